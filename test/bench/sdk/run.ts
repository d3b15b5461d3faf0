// Measures the sizes of the SDK, and compares the time and heap of its import with those of openapi-fetch.
import { execFileSync } from 'node:child_process';
import { budget, bundle } from '../../sdk/bundle-size.js';
import { installPackage } from '../../sdk/installed.js';
import { median } from '../figures.js';

const rounds = 31;

function processMs(code: string, cwd: string): number {
  const startedAt = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  return performance.now() - startedAt;
}

function heapBytes(code: string, cwd: string): number {
  const program = `
    const used = () => (gc(), gc(), process.memoryUsage().heapUsed);
    used();
    const before = used();
    ${code};
    console.log(used() - before);`;
  const args = ['--expose-gc', '--input-type=module', '-e', program];
  return Number(
    execFileSync(process.execPath, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' }),
  );
}

const { consumer, packedBytes, remove } = installPackage();
try {
  for (const [name, limit] of Object.entries(budget)) {
    const bytes = limit.import === undefined ? packedBytes : (await bundle(limit, consumer)).bytes;
    console.log(
      `${name.padEnd(24)} ${String(bytes).padStart(7)} of ${limit.maxBytes} bytes` +
        (limit.measuredBytes === undefined ? '' : `, ${limit.measuredBytes} recorded`),
    );
  }
  const programs = {
    nothing: '',
    'openapi-fetch': "await import('openapi-fetch')",
    '@agent-platform/sdk': "await import('@agent-platform/sdk')",
  };
  const times = Object.keys(programs).map((): number[] => []);
  // The programs alternate, so that other load affects all of them.
  for (let round = 0; round < rounds; round++)
    Object.values(programs).forEach((code, index) => times[index]?.push(processMs(code, consumer)));
  const [nothing = 0, plain = 0, ours = 0] = times.map(median);
  console.log(
    `import, minus an empty process (${nothing.toFixed(0)} ms): ours ${(ours - nothing).toFixed(1)} ms, ` +
      `openapi-fetch ${(plain - nothing).toFixed(1)} ms, ratio ${((ours - nothing) / (plain - nothing)).toFixed(1)} ` +
      `(median of ${rounds})`,
  );
  const heaps = Object.values(programs).map(
    (code) => median(Array.from({ length: 7 }, () => heapBytes(code, consumer))) / 1024,
  );
  const [empty = 0, plainHeap = 0, ourHeap = 0] = heaps;
  console.log(
    `heap that an import retains, minus that of an empty process: ours ${(ourHeap - empty).toFixed(0)} KB, ` +
      `openapi-fetch ${(plainHeap - empty).toFixed(0)} KB (median of 7)`,
  );
} finally {
  remove();
}
