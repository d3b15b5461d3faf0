// Tests an API and a worker as separate processes that use the embedded services of a first process.
import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { killStartedProcesses, runBin, runToEnd, startServer, tokenOf, type RunningProcess } from './support.js';

const ownerExited = expect.stringContaining('"reason":"the process that ran the embedded Postgres has exited"');
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
beforeAll(() => void (alone = runToEnd('worker', { DATA_DIR: mkdtempSync(join(dataDir, 'alone-')) })));
afterAll(async () => {
  await killStartedProcesses();
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

let startedApi: ReturnType<typeof startServer> | undefined;
/** Starts the API that two tests use. The second test stops it. */
const startApi = () => (startedApi ??= startServer(environment, 'api'));

test('a worker stops if the embedded Postgres of another process changes its port', async () => {
  await startApi();
  const worker = await startRole('worker');
  const path = join(dataDir, 'postgres', 'connection.json');
  const connection = JSON.parse(readFileSync(path, 'utf8')) as { port: number };
  const write = (port: number): void => {
    writeFileSync(`${path}.changed`, JSON.stringify({ ...connection, port }));
    renameSync(`${path}.changed`, path);
  };
  write(connection.port + 1);
  expect(await worker.exited).toMatchObject({ code: 1, output: ownerExited });
  write(connection.port);
});

/** By default, only an API is tested, because `npm start` starts the same services. */
const firstProcesses = isFullRun ? (['api', 'start'] as const) : (['api'] as const);

test.each(firstProcesses)(
  'a worker and a second API use the services of the first process, and log why they end after it: %s',
  async (first) => {
    const server = await (first === 'api' ? startApi() : startServer(environment, first));
    const [worker, api] = await Promise.all([startRole('worker'), startRole('api')]);
    const authorization = `Bearer ${tokenOf(server)}`;
    const agents = await (await fetch(`http://127.0.0.1:${portOf(api)}/agents`, { headers: { authorization } })).json();
    expect(agents).toHaveLength(4);
    expect(portOf(worker)).toBeUndefined();
    expect((await fetch(`http://127.0.0.1:${metricsPortOf(worker)}/readyz`)).status).toBe(200);
    if (isFullRun) await stopAnotherWorker();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.exited).toMatchObject({ code: 0 });
    expect(await worker.exited).toMatchObject({ code: 1, output: ownerExited });
    expect(await api.exited).toMatchObject({ code: 1, output: ownerExited });
  },
);

/** Called only in `npm run test:full`, because rollover.test.ts stops a worker too. */
async function stopAnotherWorker(): Promise<void> {
  const worker = await startRole('worker');
  worker.child.kill('SIGTERM');
  expect(await worker.exited).toMatchObject({ code: 0, output: expect.stringContaining('"msg":"stopped"') });
}

test('a worker without a process to join prints one sentence and exits 1', async () => {
  const { code, output } = await alone;
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  const sentence = expect.stringMatching(/^No process runs the embedded Postgres of .*npm start/);
  expect({ code, lines }).toEqual({ code: 1, lines: [sentence] });
});
