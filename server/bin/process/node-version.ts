// Exits if Node.js is too old. Programs must import this file first, because an older Node.js fails on the syntax or
// imports of other files. So this file must use only old syntax and no imports.

const minimumVersion = [20, 19];

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < minimumVersion[0]! || (major === minimumVersion[0] && minor < minimumVersion[1]!);
}

if (isTooOld(process.versions.node)) {
  console.error(`Node.js ${process.versions.node} is too old: install ${minimumVersion.join('.')} or newer.`);
  process.exit(1);
}
