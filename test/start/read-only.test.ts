// Tests processes that start while the database is read-only, for example after a failover to a standby.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey, startKeyServer, type KeyServer } from '../identity/support.js';
import { runStatement } from '../support/database-server.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startTestServer } from '../support/server.js';
import { failureOf, sentenceOf } from './failures.js';
import { killStartedProcesses, runBin, type RunningProcess } from './support.js';

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-read-only-')));
let migrated: TestDatabase;
let empty: TestDatabase;
let keyServer: KeyServer;
beforeAll(async () => {
  [migrated, empty] = [await acquireTestDatabase(), await acquireTestDatabase({ isMigrated: false })];
  keyServer = await startKeyServer([(await makeKey('key')).jwk]);
});
afterAll(async () => {
  await killStartedProcesses();
  await keyServer?.close();
  await Promise.all([migrated?.release(), empty?.release()]);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const environmentOf = ({ url }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  IDENTITY_ISSUER: 'https://clerk.example',
  IDENTITY_JWKS_URL: keyServer.url.href,
  METRICS_PORT: '0',
});

async function setReadOnly({ url }: TestDatabase, isReadOnly: boolean): Promise<void> {
  const setting = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only';
  const name = new URL(url).pathname.slice(1);
  await runStatement(url, `begin read write; alter database ${name} ${setting}; commit`);
}

/** Resolves when the process is ready. Rejects with its output if it ends. */
async function startRole(name: 'api' | 'worker'): Promise<RunningProcess> {
  const started = runBin(name, environmentOf(migrated));
  await eventually(started.output, (output) => {
    if (started.child.exitCode !== null) throw new Error(output);
    return output.includes('"msg":"ready"');
  });
  return started;
}

const readyz = async ({ output }: RunningProcess): Promise<unknown> => {
  const port = /metrics on port (\d+)/.exec(output())?.[1];
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
};

async function stop({ child, exited }: RunningProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toMatchObject({ code: 0 });
}

test('an API and a worker start, are degraded, and work when the database is writable again', async () => {
  // Creates the queues, as the processes before the failover did.
  const before = await startTestServer({ DATABASE_URL: migrated.url }, { worker: false });
  await before.stop();

  await setReadOnly(migrated, true);
  // Starts one after the other, because the worker uses the API's object store.
  const processes = [await startRole('api'), await startRole('worker')];
  const degraded = expect.objectContaining({ status: 'degraded', causes: ['database_read_only'] });
  for (const started of processes) expect(await readyz(started)).toEqual(degraded);

  await setReadOnly(migrated, false);
  for (const started of processes) {
    await eventually(
      () => readyz(started),
      (body) => (body as { status: string }).status === 'ready',
    );
  }
  for (const started of processes.reverse()) await stop(started);
});

test('a process whose migrations are missing names the read-only database, and does not start', async () => {
  await setReadOnly(empty, true);
  for (const name of ['api', 'worker', 'migrate'] as const) {
    const environment = environmentOf(empty);
    const sentence = await (name === 'api' ? sentenceOf(environment, name) : failureOf(environment, name));
    expect({ name, sentence }).toEqual({
      name,
      sentence: expect.stringMatching(/^The database is read-only and lacks the migrations 0001-.*then start again\.$/),
    });
  }
});

test('a process that has to create a queue names the read-only database, and does not start', async () => {
  await setReadOnly(migrated, false);
  await runStatement(
    migrated.url,
    `select pgboss.delete_queue(name) from pgboss.queue where name <> 'dead-letter' limit 1`,
  );
  await setReadOnly(migrated, true);
  expect(await failureOf(environmentOf(migrated), 'api')).toMatch(
    /^The database is read-only, but this process must write .* start again\.$/,
  );
});
