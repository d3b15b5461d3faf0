// Tests a server whose log cannot be written.
import { mkdtempSync, openSync, closeSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../contract/mock-process.js';
import { isLinux, testIf } from '../support/platform.js';
import { addSigningKey } from '../support/signing-key.js';
import { killStartedProcesses, runBin, type RunningProcess } from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-log-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await acquireTestDatabase();
  addSigningKey(dataDir);
});
afterEach(killStartedProcesses);
afterAll(async () => {
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(stdout: number | 'unread', environment: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = runBin(
    'api',
    {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(port),
      SHUTDOWN_GRACE_MS: '2000',
      ...environment,
    },
    [],
    stdout,
  );
  const status = (path: string) => fetch(url + path).then((reply) => (void reply.body?.cancel(), reply.status));
  await eventually(
    () => status('/readyz').catch(() => 0),
    (ready) => ready === 200,
  );
  return { server, status };
}

async function expectExit({ child, exited }: RunningProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toMatchObject({ code: 0, signal: null });
}

const full = testIf(isLinux, 'only Linux has the device /dev/full');

full.each(['json', 'pretty'])(
  'a log on a full disk does not stop the service, and standard error says so once (%s)',
  async (format) => {
    const stdout = openSync('/dev/full', 'w');
    const { server, status } = await start(stdout, { LOG_FORMAT: format });
    closeSync(stdout);
    for (let count = 0; count < 20; count++) expect(await status('/agents')).toBe(401);
    await expectExit(server);
    expect(server.output()).toBe(
      'The log cannot be written to standard output (ENOSPC). The process runs on, and drops log lines.\n',
    );
  },
);

test('a log whose reader has stopped does not stop the service', async () => {
  const { server, status } = await start('unread');
  // The socket of a pipe holds some 200 kB, and `maxWaitingLength` is 1 MB.
  const path = `/${'x'.repeat(4_000)}`;
  for (let count = 0; count < 400; count++) expect([401, 404, 429]).toContain(await status(path));
  expect(await status('/readyz')).toBe(200);
  await expectExit(server);
});
