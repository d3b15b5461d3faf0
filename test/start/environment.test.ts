// Tests that the process prints one sentence and exits with 1 for problems that an operator can fix.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { isFullRun } from '../support/full-run.js';
import { testIf } from '../support/platform.js';
import { failureOf, sentenceOf, startHere } from './failures.js';
import { fillDataFolder, killStartedProcesses, startServer } from './support.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-environment-')));
const dataDir = join(folder, 'data');
const mounted: string[] = [];
afterAll(async () => {
  await killStartedProcesses();
  for (const path of mounted) spawnSync('umount', [path]);
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns null if this machine does not allow mounts. */
function mountFolder(name: string, options: string): string | null {
  const path = join(folder, name);
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return null;
  mounted.push(path);
  return path;
}
const readOnly = mountFolder('read-only', 'ro');
const full = mountFolder('full', 'size=16k');
const small = mountFolder('small', 'size=12m,mode=755');
const withMounts = testIf(small !== null, 'mounting a file system is not allowed here');

describe('a start fails with a sentence about the data folder if', () => {
  test('it cannot be created', async () => {
    expect(await sentenceOf({ DATA_DIR: '/proc/agent-platform' })).toMatch(
      /^The data folder \/proc\/agent-platform cannot be written: no such file/,
    );
  });

  test('it is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    expect(await sentenceOf({ DATA_DIR: path })).toMatch(/^The data folder .* cannot be written: .*DATA_DIR/);
  });

  withMounts('its file system is read-only', async () => {
    expect(await sentenceOf({ DATA_DIR: readOnly ?? '' })).toContain(
      'cannot be written: the file system is read-only (EROFS)',
    );
  });

  withMounts('its file system is full', async () => {
    expect(await sentenceOf({ DATA_DIR: full ?? '' })).toContain(
      'cannot be written: no space left on the device (ENOSPC)',
    );
  });

  withMounts('its file system fills up while Postgres creates its files', async () => {
    expect(await failureOf({ DATA_DIR: small ?? '' })).toMatch(
      /^The embedded Postgres cannot create its files in .*No space left on device\.$/,
    );
  });
});

describe('a corrupt file in the data folder', () => {
  beforeAll(async () => {
    await fillDataFolder(dataDir);
    if (!isFullRun) return;
    const server = await startServer({ DATA_DIR: dataDir });
    server.child.kill('SIGTERM');
    await server.exited;
  });

  test.each([
    ['postgres/cluster/postmaster.pid', 'postmaster.pid is corrupt'],
    ['postgres/cluster/PG_VERSION', 'was created by Postgres'],
    ['postgres/cluster/global/pg_control', 'The embedded Postgres does not start'],
    ['encryption-key', 'encryption-key is corrupt'],
    ['object-store/credentials.json', 'credentials.json is corrupt'],
    ['identity/signing-key.json', 'signing-key.json is corrupt'],
    ['identity/secret-key', 'secret-key is corrupt'],
  ])('makes the start fail with a sentence that names the folder and the problem: %s', async (file, text) => {
    const path = join(dataDir, file);
    const before = readdirSync(join(path, '..')).includes(file.split('/').at(-1) ?? '') ? readFileSync(path) : null;
    writeFileSync(path, '\u0000garbage');
    try {
      // The secret key is read last. Its case starts a process, which must stop everything that it started before.
      const line = await (file === 'identity/secret-key' ? failureOf : sentenceOf)({ DATA_DIR: dataDir });
      expect(line).toContain(text);
      expect(line).toContain(dataDir);
    } finally {
      if (before === null) rmSync(path);
      else writeFileSync(path, before);
    }
  });

  test('the server starts after the files are restored', async () => {
    if (!isFullRun) return (await startHere({ DATA_DIR: dataDir })).close();
    const server = await startServer({ DATA_DIR: dataDir });
    server.child.kill('SIGTERM');
    expect(await server.exited).toMatchObject({ code: 0 });
  });
});

describe('addresses', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await acquireTestDatabase()));
  afterAll(() => database?.release());

  test('a host name that does not exist is named, with its setting', async () => {
    const environment = { DATA_DIR: join(folder, 'host'), DATABASE_URL: database.url, METRICS_PORT: '0' };
    const sentence = (setting: string) =>
      new RegExp(`^The server cannot listen on server\\.invalid \\(E\\w+\\)\\. Set ${setting} `);
    expect(await failureOf({ ...environment, HOST: 'server.invalid' }, 'api')).toMatch(sentence('HOST'));
    expect(await sentenceOf({ ...environment, METRICS_HOST: 'server.invalid' })).toMatch(sentence('METRICS_HOST'));
  });

  test('the port of an embedded service that is in use is named, with its setting', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const environment = { DATA_DIR: join(folder, 'port'), DATABASE_URL: database.url };
    expect(await sentenceOf({ ...environment, EMBEDDED_IDENTITY_PORT: port })).toMatch(
      new RegExp(`${port} .* in use.*EMBEDDED_IDENTITY_PORT`),
    );
    other.close();
  });

  test('an unreachable database server and a database that does not exist are named', async () => {
    const refused = await sentenceOf({ DATA_DIR: folder, DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/x' });
    expect(refused).toBe(
      'The database of DATABASE_URL (x at 127.0.0.1:1) cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
    const other = new URL(database.url);
    other.pathname = '/absent';
    expect(await failureOf({ DATA_DIR: folder, DATABASE_URL: String(other) }, 'migrate')).toContain(
      'database "absent" does not exist',
    );
  });
});

test('a program rejects an old Node.js before it runs any other module', async () => {
  const preload = join(folder, 'old-node.cjs');
  writeFileSync(preload, "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
  expect(await failureOf({ NODE_OPTIONS: `--require ${preload}` })).toBe(
    'Node.js 18.20.8 is too old: install 20.19 or newer.',
  );
  for (const name of ['start', 'api', 'worker', 'migrate', 'token', 'doctor', 'objects']) {
    const source = readFileSync(new URL(`../../server/bin/${name}.ts`, import.meta.url), 'utf8');
    const [first, ...others] = source.match(/^import .*/gm) ?? [];
    expect(first).toBe("import './process/node-version.js';");
    expect(others.filter((line) => line !== "import './process/early-exit.js';")).toEqual([]);
  }
  // early-exit.ts must import no module, because its handlers must exist before other modules are loaded.
  expect(readFileSync(new URL('../../server/bin/process/early-exit.ts', import.meta.url), 'utf8')).not.toMatch(
    /^import/m,
  );
});
