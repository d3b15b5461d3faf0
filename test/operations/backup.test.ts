// Rehearses the backups of server/docs/maintenance.md: back up, destroy the data, restore, read back.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { fillDataFolder, killStartedProcesses, runToEnd, startServer, tokenOf } from '../start/support.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { startTestServer } from '../support/server.js';
import { createFixture, examineData, expectFixture, type Target } from './support.js';

jest.setTimeout(300_000);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-backup-')));
const dataDir = join(folder, 'data');
let cluster: ChildProcess | undefined;
afterAll(async () => {
  await killStartedProcesses();
  cluster?.stdin?.end();
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface StoppableTarget extends Target {
  stop(): Promise<void>;
}

async function start(environment: Record<string, string>): Promise<StoppableTarget> {
  const server = await startServer(environment);
  return {
    url: server.url,
    token: tokenOf(server),
    async stop() {
      server.child.kill('SIGTERM');
      expect(await server.exited).toMatchObject({ code: 0 });
    },
  };
}

/** Starts a server in this process. In `npm run test:full`, starts a process, which takes a second of CPU time. */
async function startHere(environment: Record<string, string>): Promise<StoppableTarget> {
  if (isFullRun) return start(environment);
  const embedsPostgres = environment['DATABASE_URL'] === undefined;
  if (embedsPostgres) await fillDataFolder(environment['DATA_DIR'] ?? '');
  const server = await startTestServer(environment, { worker: true, embedsPostgres });
  return { url: server.url, token: await server.tokenFor(), stop: server.stop };
}

testIf(isLinux, 'no `cp -a`')('a copy of the data folder of a stopped server restores records and files', async () => {
  const first = await startHere({ DATA_DIR: dataDir });
  const fixture = await createFixture(first);
  await first.stop();
  const copy = join(folder, 'copy');
  execFileSync('cp', ['-a', dataDir, copy]);
  rmSync(dataDir, { recursive: true });

  execFileSync('cp', ['-a', copy, dataDir]);
  expect(await examineData({ DATA_DIR: dataDir }, true)).toMatchObject({ ok: true });
  const restored = await startHere({ DATA_DIR: dataDir });
  await expectFixture(restored, fixture);
  await restored.stop();
});

/** Versions of Postgres from Debian packages, newest first. pg_dump must be at least as new as the server. */
const versions = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one))
  : [];
const version = versions.find((name) =>
  ['postgres', 'pg_dump', 'pg_restore'].every((program) => existsSync(`/usr/lib/postgresql/${name}/bin/${program}`)),
);
const canRehearse = version !== undefined && spawnSync('pg_virtualenv', ['-h']).status === 0;

/**
 * Starts a separate Postgres that ends with this process. Its cluster is in a temporary folder (`-t`). In the folder of
 * the system, a cluster that a killed run has left would make the next run fail.
 */
async function startPostgres(): Promise<string> {
  const script = 'echo "URL=postgresql://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT"; exec cat';
  cluster = spawn('pg_virtualenv', ['-t', '-v', version ?? '', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  cluster.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await eventually(
    () => /^URL=(\S+)$/m.exec(text)?.[1] ?? '',
    (url) => url !== '',
  );
  return /^URL=(\S+)$/m.exec(text)?.[1] ?? '';
}

const run = (program: string, ...args: string[]) =>
  execFileSync(`/usr/lib/postgresql/${version}/bin/${program}`, args, { encoding: 'utf8' });

testIf(canRehearse, 'no Debian packages postgresql and postgresql-common, which the test of pg_dump needs')(
  'pg_dump and an export of the objects restore a server with an external database',
  async () => {
    const admin = new URL(await startPostgres());
    const service = new URL(admin);
    service.username = service.password = 'agent_platform';
    const command = (text: string) => run('psql', '--quiet', `--command=${text}`, `${admin.href}/postgres`);
    command(`create role agent_platform login password 'agent_platform'`);
    command('create database platform owner agent_platform');
    const encryptionKey = Buffer.alloc(32, 3).toString('base64');
    const before = {
      DATA_DIR: join(folder, 'before'),
      DATABASE_URL: `${service.href}/platform?sslmode=disable`,
      ENCRYPTION_KEY: encryptionKey,
    };
    const first = await startHere(before);
    const fixture = await createFixture(first);
    const dump = join(folder, 'platform.dump');
    run('pg_dump', '--format=custom', `--file=${dump}`, before.DATABASE_URL);
    const exported = join(folder, 'objects');
    const { code, output } = await runToEnd('objects', before, ['export', exported]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^Exported [1-9]\d* objects\.\n$/) });
    await first.stop();
    rmSync(before.DATA_DIR, { recursive: true });

    command('create database restored owner agent_platform');
    const after = {
      DATA_DIR: join(folder, 'after'),
      DATABASE_URL: `${service.href}/restored?sslmode=disable`,
      ENCRYPTION_KEY: encryptionKey,
    };
    run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${after.DATABASE_URL}`, dump);
    expect(await examineData(after)).toMatchObject({ ok: false });
    const index = join(exported, 'index.jsonl');
    const lines = readFileSync(index, 'utf8');
    writeFileSync(index, lines.slice(0, lines.indexOf('\n') + 1));
    expect(await runToEnd('objects', after, ['import', exported])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is incomplete'),
    });
    writeFileSync(index, lines);
    expect(await runToEnd('objects', after, ['import', exported])).toMatchObject({
      code: 0,
      output: output.replace('Exported', 'Imported'),
    });
    expect(await examineData(after, true)).toMatchObject({ ok: true });
    const restored = await startHere(after);
    await expectFixture(restored, fixture);
    await restored.stop();
  },
);
