/**
 * Options of Node.js for a process that runs for a few seconds. They make V8 optimize code later, because most code in
 * such a process runs too few times to repay the optimization. The TypeScript compiler takes a quarter less CPU time,
 * the code generator a third less, and a start of the server an eighth less. Node.js 22 and newer have no
 * `--interrupt-budget`.
 */
export const briefProcess = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=2000000', '--sparkplug']
  : ['--sparkplug'];
