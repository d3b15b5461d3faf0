// Tests `npm start` without settings: its output, and its end, which must leave no Postgres process.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { processesIn, waitUntil } from '../embedded/support.js';
import { acquireTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { killStartedProcesses, runBin, runToEnd, startServer, tokenOf, type RunningServer } from './support.js';

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-start-')));
/** In `npm test`, the folder is a copy of one that another server has filled: see `fillDataFolder`. */
const environment = { DATA_DIR: dataDir };
const onLinux = testIf(isLinux, 'no /proc, where tests look for processes that are left behind');
const withCurl = testIf(spawnSync('curl', ['--version']).status === 0, 'no curl for the line that the banner prints');
const hasNoProcess = () => waitUntil(() => !isLinux || processesIn(dataDir).length === 0, 60_000);

let server: RunningServer;
beforeAll(async () => void (server = await startServer(environment)));
afterAll(async () => {
  await killStartedProcesses();
  await hasNoProcess();
  removeSocketFolder(join(dataDir, 'postgres')); // a killed server does not remove it
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('a start without any configuration', () => {
  withCurl('prints a command that works unchanged', () => {
    const [, line = ''] = /^(curl [^\n]*)\n/m.exec(server.output()) ?? [];
    const agents = JSON.parse(execFileSync('sh', ['-c', line], { encoding: 'utf8' })) as { name: string }[];
    expect(agents.map(({ name }) => name)).toContain('Support Concierge');
  });

  test('prints reachable addresses', async () => {
    const [, url = ''] = /Open (\S+)$/m.exec(server.output()) ?? [];
    expect(await (await fetch(url)).text()).toContain('<rapi-doc');
    const root = await fetch(server.url, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/docs']);
  });

  const roles: readonly (readonly [role: string, reading: number, syncing: number])[] = [
    ['org:admin', 200, 200],
    ['org:agent_manager', 200, 403],
    ['org:member', 200, 403],
    ['org:guest', 403, 403],
  ];
  // By default, only one role is tested. Its statuses differ from those of an administrator and of a guest.
  test.each(isFullRun ? roles : roles.filter(([role]) => role === 'org:agent_manager'))(
    '`npm run token -- --role %s` prints a token with only that role',
    async (role, reading, syncing) => {
      const { code, output } = await runToEnd('token', environment, ['--role', role]);
      expect(code).toBe(0);
      const authorization = `Bearer ${output.split('\n').find((line) => line.startsWith('ey'))}`;
      expect((await fetch(`${server.url}/agents`, { headers: { authorization } })).status).toBe(reading);
      expect(
        (await fetch(`${server.url}/agents/sync-tools`, { method: 'POST', headers: { authorization } })).status,
      ).toBe(syncing);
    },
  );

  test('`npm run token` rejects an unknown role with a sentence', async () => {
    expect(await runToEnd('token', environment, ['--role', 'org:king'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('org:king'),
    });
  });

  test('rejects a second start on the same folder with one line, and the first keeps running', async () => {
    const { code, output } = await runToEnd('start', environment);
    expect(code).toBe(1);
    expect(output).toContain(dataDir);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('the log names the embedded services in the order in which they became ready', () => {
    const started = [...server.output().matchAll(/"msg":"ready: (embedded [a-z ]+)/gi)].map(([, name]) => name?.trim());
    expect(started).toEqual([
      'embedded Postgres',
      'embedded identity provider at http',
      'embedded object store at http',
      'embedded tool server at http',
    ]);
  });

  test('the file of the token can be read by this user only', () => {
    expect(statSync(join(dataDir, 'token')).mode & 0o077).toBe(0);
  });

  test('every log line has a level and a time, and none has the token', () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
    expect(lines.join('\n')).not.toMatch(/eyJ/);
  });
});

describe('shutdown of `npm start`', () => {
  onLinux('by kill -9 leaves no Postgres, and the next start finds its data', async () => {
    expect(processesIn(dataDir).length).toBeGreaterThan(0);
    server.child.kill('SIGKILL');
    await server.exited;
    expect(await hasNoProcess()).toBe(true);
    server = await startServer({ ...environment, LOG_FORMAT: 'pretty' });
    expect(server.output()).toMatch(/^\[[\d:]+\] INFO: ready: embedded Postgres/m);
    expect(server.output()).not.toContain('{"level"');
    const authorization = `Bearer ${tokenOf(server)}`;
    expect(await (await fetch(`${server.url}/agents`, { headers: { authorization } })).json()).toHaveLength(4);
  });

  test('on SIGTERM exits with 0, stops Postgres and issues no more tokens', async () => {
    server.child.kill('SIGTERM');
    expect(await server.exited).toMatchObject({
      code: 0,
      output: expect.stringMatching(/"msg":"stopped"|INFO: stopped/),
    });
    expect(await hasNoProcess()).toBe(true);
    expect(await runToEnd('token', environment)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Start the server first'),
    });
  });

  test('because the port is in use logs one line, exits with 1 and stops Postgres', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    try {
      const { code, output } = await runToEnd('start', { ...environment, PORT: port });
      expect({ code, output }).toEqual({ code: 1, output: `The port ${port} is in use. Set PORT to a free port.\n` });
      expect(await hasNoProcess()).toBe(true);
      // The other dependencies were stopped too. The previous test checks this after a complete start.
      if (isFullRun) expect(await runToEnd('token', environment)).toMatchObject({ code: 1 });
    } finally {
      other.close();
    }
  });
});

test('a start after an interrupted first start says that the demo data is incomplete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-start-'));
  const database = await acquireTestDatabase();
  const interrupted = { DATA_DIR: folder, DATABASE_URL: database.url };
  try {
    const first = runBin('start', interrupted);
    const hasOrganization = async () => {
      const { rows } = await database.database.raw(
        "select to_regclass('embedded_identity.organizations') is not null as exists",
      );
      return rows[0].exists && (await database.database('embedded_identity.organizations').first()) !== undefined;
    };
    await eventually(hasOrganization, (found) => found, 60_000);
    first.child.kill('SIGKILL');
    await first.exited;
    const { code, output } = await runToEnd('start', interrupted);
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^The demo data is incomplete: .*Delete DATA_DIR/);
  } finally {
    await database.release();
    rmSync(folder, { recursive: true, force: true });
  }
});
