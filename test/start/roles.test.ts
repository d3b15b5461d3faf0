// Tests an API and a worker as separate processes. They use the database that the first process of a data folder
// starts.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { eventually } from '../support/eventually.js';
import {
  killOrphanedProcesses,
  runBin,
  runToEnd,
  startServer,
  tokenOf,
  type RunningProcess,
  type RunningServer,
} from './support.js';

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-roles-')));
const environment = { DATA_DIR: dataDir, METRICS_PORT: '0' };

async function startRole(name: 'api' | 'worker'): Promise<RunningProcess> {
  const started = runBin(name, environment);
  await eventually(started.output, (output) => output.includes('"msg":"ready"'));
  return started;
}
const portOf = ({ output }: RunningProcess) => /"port":(\d+)/.exec(output())?.[1];
const metricsPortOf = ({ output }: RunningProcess) => /metrics on port (\d+)/.exec(output())?.[1];

let alone: ReturnType<typeof runToEnd>;
let server: RunningServer;
beforeAll(async () => {
  alone = runToEnd('worker', { DATA_DIR: mkdtempSync(join(dataDir, 'alone-')) });
  server = await startServer(environment);
});
afterAll(async () => {
  await killOrphanedProcesses();
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('a worker and a second API use the services of the first process, and log why they end after it', async () => {
  const [worker, api] = await Promise.all([startRole('worker'), startRole('api')]);
  const authorization = `Bearer ${tokenOf(server)}`;
  const agents = await (await fetch(`http://127.0.0.1:${portOf(api)}/agents`, { headers: { authorization } })).json();
  expect(agents).toHaveLength(4);
  expect(portOf(worker)).toBeUndefined();
  expect((await fetch(`http://127.0.0.1:${metricsPortOf(worker)}/readyz`)).status).toBe(200);

  server.child.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0 });
  const why = expect.stringContaining('"reason":"the process that ran the embedded Postgres has exited"');
  expect(await worker.exited).toMatchObject({ code: 1, output: why });
  expect(await api.exited).toMatchObject({ code: 1, output: why });
});

test('a worker without a process to join logs one line and exits 1', async () => {
  const { code, output } = await alone;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^No process runs the embedded Postgres of .*npm start/);
});

test('an API without a process to join starts the database, and jobs wait for a worker', async () => {
  const api = await startServer(environment, 'api');
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  const worker = await startRole('worker');
  worker.child.kill('SIGTERM');
  expect(await worker.exited).toMatchObject({ code: 0, output: expect.stringContaining('"msg":"stopped"') });
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  api.child.kill('SIGTERM');
  expect(await api.exited).toMatchObject({ code: 0 });
});
