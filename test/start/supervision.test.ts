// Tests that a server stops when a process that it depends on ends: the npm that runs it, or its embedded Postgres.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { postmasterOf, processesIn, waitUntil } from '../embedded/support.js';
import { builtFile } from '../support/built.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { fillDataFolder, killStartedProcesses, startServer } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-supervision-')));
const onLinux = testIf(isLinux, 'no /proc, where the test looks for processes that are left behind');

let npm: ChildProcess | undefined;
afterEach(async () => {
  npm?.kill('SIGKILL');
  await killStartedProcesses();
  expect(await waitUntil(() => !isLinux || processesIn(dataDir).length === 0, 60_000)).toBe(true);
});
afterAll(() => {
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns a folder whose script `start` runs the compiled server, which takes 2 s less CPU time than the sources. */
function compiledProject(): string {
  const folder = join(dataDir, 'project');
  mkdirSync(folder);
  const scripts = { start: `node ${builtFile('server/bin/start.ts')}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'compiled', scripts }));
  return folder;
}

/** Runs `npm start` in the folder. Resolves when the server is ready. */
async function startByNpm(cwd: string): Promise<{ url: string; output: () => string }> {
  await fillDataFolder(dataDir);
  const ports = { PORT: '0', EMBEDDED_IDENTITY_PORT: '0', EMBEDDED_STORAGE_PORT: '0', EMBEDDED_TOOL_SERVER_PORT: '0' };
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DATA_DIR: dataDir, ...ports };
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  npm = child;
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await waitUntil(() => /^curl .*\n/m.test(text), 120_000);
  return { url: /API +(\S+)/.exec(text)?.[1] ?? text, output: () => text };
}

onLinux.each([
  ['SIGTERM', () => root],
  ['SIGKILL', () => (isFullRun ? root : compiledProject())],
] as const)('%s to npm cleanly stops the server that npm started', async (signal, folder) => {
  const { url, output } = await startByNpm(folder());
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm?.kill(signal);
  // The outputs close when the last process that holds them has ended.
  await once(npm!, 'close');
  expect(output()).toContain('"msg":"stopped"');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

onLinux('a killed embedded Postgres ends the server immediately, with exit code 1', async () => {
  const server = await startServer({ DATA_DIR: dataDir, SHUTDOWN_DELAY_MS: '', SHUTDOWN_GRACE_MS: '60000' });
  const startedAt = performance.now();
  process.kill(postmasterOf(join(dataDir, 'postgres')), 'SIGKILL');
  expect(await server.exited).toMatchObject({
    code: 1,
    output: expect.stringContaining('the embedded Postgres exited'),
  });
  // Takes 2 s on an idle machine. A grace period of one minute must not delay the exit.
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
