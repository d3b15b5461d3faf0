// Refuses a Node.js that is too old, in one sentence. Each process checks this before it imports anything else: an older Node.js fails on the
// syntax or the imports of the modules themselves. So this file must stay as plain as it is.

const MINIMUM = [20, 19];

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < MINIMUM[0]! || (major === MINIMUM[0] && minor < MINIMUM[1]!);
}

if (isTooOld(process.versions.node)) {
  console.error(`Node.js ${process.versions.node} is too old: install ${MINIMUM.join('.')} or newer.`);
  process.exit(1);
}
