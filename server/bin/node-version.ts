// Exits with one sentence if Node.js is too old. Each process imports this file first, because an older Node.js fails
// on the syntax or imports of the other modules. So this file must use only old syntax and no imports.

const MINIMUM = [20, 19];

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < MINIMUM[0]! || (major === MINIMUM[0] && minor < MINIMUM[1]!);
}

if (isTooOld(process.versions.node)) {
  console.error(`Node.js ${process.versions.node} is too old: install ${MINIMUM.join('.')} or newer.`);
  process.exit(1);
}
