// Runs the suite in every runtime (`npm run test:runtimes`). A runtime that this machine lacks is reported as skipped.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { browserPath } from '../support/chromium.js';
import { installRuntimes } from './binaries.js';
import { runInChromium } from './chromium.js';
import { startSuiteServer } from './server.js';
import type { Outcome } from './suite.js';
import { runInWorkerd } from './workerd.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sdk-runtimes-'));
const { url, server } = await startSuiteServer();

/** Bundles the suite and the SDK's published files as one script. */
async function bundle(name: string, contents: string): Promise<string> {
  const outfile = join(folder, name);
  await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // The paths of tsconfig.json would lead to the sources of the SDK.
    tsconfigRaw: {},
  });
  return outfile;
}

const print = `import { runSuite } from './suite.js';
  console.log('OUTCOMES ' + JSON.stringify(await runSuite('${url}')));`;
const script = await bundle('suite.mjs', print);

function run(binary: string, args: string[]): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    execFile(
      binary,
      args,
      { timeout: 60_000, env: { PATH: process.env.PATH, HOME: folder } },
      (error, stdout, stderr) => {
        const line = stdout.split('\n').find((text) => text.startsWith('OUTCOMES '));
        if (line) resolve(JSON.parse(line.slice('OUTCOMES '.length)));
        else reject(new Error(`${error?.message ?? 'no outcomes'}\n${stderr.slice(-2000)}`));
      },
    );
  });
}

async function startInWorkerd(binary: string): Promise<Outcome[]> {
  const worker = `import { runSuite } from './suite.js';
    export default { async fetch() { return Response.json(await runSuite('${url}')); } };`;
  await bundle('worker.mjs', worker);
  return runInWorkerd(binary, folder);
}

const installed = installRuntimes();
const [missing, binaries] = typeof installed === 'string' ? [installed, null] : ['', installed];

interface Runtime {
  binary: string | undefined;
  /** Reason why the binary is missing. */
  missing?: string;
  start(binary: string): Promise<Outcome[]>;
}

const runtimes: Record<string, Runtime> = {
  [`Node ${process.versions.node}`]: { binary: process.execPath, start: (binary) => run(binary, [script]) },
  'Node 22': { binary: binaries?.['Node 22'], missing, start: (binary) => run(binary, [script]) },
  'Node 24': { binary: binaries?.['Node 24'], missing, start: (binary) => run(binary, [script]) },
  Bun: { binary: binaries?.Bun, missing, start: (binary) => run(binary, [script]) },
  Deno: { binary: binaries?.Deno, missing, start: (binary) => run(binary, ['run', '--allow-net', script]) },
  workerd: { binary: binaries?.workerd, missing, start: startInWorkerd },
  Chromium: {
    binary: browserPath,
    missing: 'there is no Chromium',
    start: () => runInChromium(readFileSync(script, 'utf8')),
  },
};

let failed = 0;
for (const [name, { binary, missing, start }] of Object.entries(runtimes)) {
  if (!binary) {
    console.log(`| ${name} | skipped: ${missing} |`);
    continue;
  }
  const outcomes = await start(binary).catch((error: Error) => [{ name: 'starts', problem: error.message }]);
  const problems = outcomes.filter(({ problem }) => problem !== null);
  failed += outcomes.length === 0 ? 1 : problems.length;
  console.log(`| ${name} | ${outcomes.length - problems.length} of ${outcomes.length} |`);
  for (const problem of problems) console.log(`  - ${problem.name}: ${problem.problem}`);
}
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
