// Tests /readyz of starting processes.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey, signToken, startKeyServer, type KeyServer, type TestKey } from '../identity/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { killStartedProcesses, runBin, type RunningProcess } from './support.js';

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-readiness-')));
let database: TestDatabase;
let key: TestKey;
let keyServer: KeyServer;
beforeAll(async () => {
  database = await acquireTestDatabase();
  key = await makeKey('key');
  keyServer = await startKeyServer([key.jwk]);
});
afterAll(async () => {
  await killStartedProcesses();
  await keyServer?.close();
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const environment = () => ({ DATA_DIR: dataDir, DATABASE_URL: database.url, METRICS_PORT: '0' });

const readyz = async ({ output }: RunningProcess): Promise<{ status: string }> => {
  const port = /metrics on port (\d+)/.exec(output())?.[1];
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).json() as Promise<{ status: string }>;
};
const hasLogged = ({ child, output }: RunningProcess, text: string) =>
  eventually(output, (lines) => {
    if (child.exitCode !== null) throw new Error(lines);
    return lines.includes(text);
  });

test('a process that is starting is not ready', async () => {
  // This worker waits for a process that runs the embedded identity provider, and no such process exists.
  const worker = runBin('worker', environment());
  await hasLogged(worker, 'metrics on port');
  expect(await readyz(worker)).toMatchObject({ status: 'unavailable', causes: ['starting'] });
  worker.child.kill('SIGTERM');
  await worker.exited;
});

test('until it has the signing keys, an API is not ready, and returns 503 for well-formed tokens', async () => {
  keyServer.isDown = true;
  const api = runBin('api', {
    ...environment(),
    IDENTITY_ISSUER: 'https://clerk.example',
    IDENTITY_JWKS_URL: keyServer.url.href,
  });
  await hasLogged(api, '"msg":"ready"');
  expect(await readyz(api)).toMatchObject({ status: 'unavailable', causes: ['signing_keys_missing'] });
  const token = await signToken(key, { now: Date.now, advance: () => undefined }, { iss: 'https://clerk.example' });
  const url = `http://127.0.0.1:${/"port":(\d+)/.exec(api.output())?.[1]}`;
  const send = (bearer: string) => fetch(`${url}/agents`, { headers: { authorization: `Bearer ${bearer}` } });
  const refused = await send(token);
  expect([refused.status, await refused.json()]).toEqual([503, { error: 'Service Unavailable' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
  expect((await send('not.a.token')).status).toBe(401);
  keyServer.isDown = false;
  await eventually(
    () => readyz(api),
    ({ status }) => status === 'ready',
  );
  // The token is accepted, and has no organization.
  expect((await send(token)).status).toBe(400);
  keyServer.isDown = true;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await readyz(api)).toMatchObject({ status: 'ready' });
  api.child.kill('SIGTERM');
  expect(await api.exited).toMatchObject({ code: 0 });
  keyServer.isDown = false;
});
