// `npm run test:runtimes` runs the suite in every runtime and prints the matrix. What cannot be had on this machine is reported as skipped, with the reason.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { installRuntimes } from './binaries.js';
import { findChromium, runInChromium } from './chromium.js';
import { startSuiteServer } from './server.js';
import type { Outcome } from './suite.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sdk-runtimes-'));
const { url, server } = await startSuiteServer();

/** The suite and the SDK's published files as one script. */
async function bundle(name: string, contents: string): Promise<string> {
  const outfile = join(folder, name);
  await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
  return outfile;
}

const print = `import { runSuite } from './suite.js'; console.log('OUTCOMES ' + JSON.stringify(await runSuite('${url}')));`;
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

/** workerd has no command line to print to: the suite runs in a worker and is the answer to a request. */
async function runInWorkerd(binary: string): Promise<Outcome[]> {
  const worker = `import { runSuite } from './suite.js'; export default { async fetch() { return Response.json(await runSuite('${url}')); } };`;
  await bundle('worker.mjs', worker);
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")], compatibilityDate = "2026-01-01", globalOutbound = "net")),
    (name = "net", network = (allow = ["private", "local", "public"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`;
  writeFileSync(join(folder, 'config.capnp'), config);
  const child = execFile(binary, ['serve', join(folder, 'config.capnp')], { env: { HOME: folder } });
  let errors = '';
  child.stderr?.on('data', (text: string) => (errors += text));
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (response?.ok) return (await response.json()) as Outcome[];
      if (response) throw new Error(await response.text());
    }
    throw new Error(`workerd does not answer\n${errors.slice(-2000)}`);
  } finally {
    child.kill();
  }
}

const installed = installRuntimes();
const [missing, binaries] = typeof installed === 'string' ? [installed, null] : ['', installed];

interface Runtime {
  binary: string | undefined;
  /** Why there is no binary. */
  missing?: string;
  start(binary: string): Promise<Outcome[]>;
}

const runtimes: Record<string, Runtime> = {
  [`Node ${process.versions.node}`]: { binary: process.execPath, start: (binary) => run(binary, [script]) },
  'Node 22': { binary: binaries?.['Node 22'], missing, start: (binary) => run(binary, [script]) },
  'Node 24': { binary: binaries?.['Node 24'], missing, start: (binary) => run(binary, [script]) },
  Bun: { binary: binaries?.Bun, missing, start: (binary) => run(binary, [script]) },
  Deno: { binary: binaries?.Deno, missing, start: (binary) => run(binary, ['run', '--allow-net', script]) },
  workerd: { binary: binaries?.workerd, missing, start: runInWorkerd },
  Chromium: {
    binary: findChromium(),
    missing: 'there is no Chromium',
    start: (binary) => runInChromium(binary, readFileSync(script, 'utf8')),
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
