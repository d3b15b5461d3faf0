import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { agentFields } from '../api/agents/support.js';
import { killStartedProcesses, runBin, type RunningProcess } from '../start/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let token: string;
let api: RunningProcess;
let apiUrl: string;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  token = await server.tokenFor();
  api = runBin('api', { ...server.environment, PORT: '0', REQUEST_DEADLINE_MS: '3000' });
  const port = async () => {
    for (;;) {
      const found = /"port":(\d+)[^\n]*"ready"/.exec(api.output())?.[1];
      if (found !== undefined) return found;
      await sleep(20);
    }
  };
  apiUrl = `http://127.0.0.1:${await Promise.race([port(), api.exited.then(({ output }) => Promise.reject(new Error(`the process ended:\n${output}`)))])}`;
}, 60_000);
afterAll(async () => {
  await killStartedProcesses();
  await server?.stop();
});

test('after a kill during a write, the retry executes the write once', async () => {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  const send = (url: string) => fetch(`${url}/agents`, { method: 'POST', headers, body: JSON.stringify(agentFields) });
  const lock = await server.database.transaction();
  await lock.raw('lock table agents in access exclusive mode');
  const lost = send(apiUrl).then(
    (reply) => reply.status,
    () => 'no answer',
  );
  while ((await server.database('idempotency_keys').select()).length === 0) await sleep(10);
  api.child.kill('SIGKILL');
  expect(await lost).toBe('no answer');
  await lock.rollback();

  const early = await send(server.url);
  expect([early.status, early.headers.get('Retry-After')]).toEqual([409, expect.stringMatching(/^[123]$/)]);
  let reply = early;
  while (reply.status === 409) {
    await sleep(100);
    reply = await send(server.url);
  }
  expect([reply.status, reply.headers.get('Idempotency-Replayed')]).toEqual([200, null]);
  const agent = (await reply.json()) as { id: number };
  expect((await send(server.url)).headers.get('Idempotency-Replayed')).toBe('true');
  expect(await server.database('agents').select('id')).toEqual([{ id: agent.id }]);
});
