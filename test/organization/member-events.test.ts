// Reactions to member events check the current state of the member, and every run checks its owner.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RunOptions } from '../../server/modules/agent-runner/attempt/attempt.js';
import { createEcho } from '../api/chat/chat-client.js';
import { addPerson, alwaysFresh, listUsers, providerOf } from '../api/organization/support.js';
import { createTask, readTask } from '../api/scheduled-tasks/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  // Jobs run only after the last test starts the worker.
  server = await startTestServer(alwaysFresh, { worker: false });
  ({ id: agentId } = await createEcho(server));
});
afterAll(() => server?.stop());

async function setRole(userId: string, role: string): Promise<void> {
  const { url, secretKey } = providerOf(server);
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const reply = await fetch(`${url}/v1/organizations/${server.organizationId}/memberships/${userId}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ role }),
  });
  expect(reply.status).toBe(200);
  await listUsers(server);
}

async function memberWithTask() {
  const userId = await addPerson(server);
  await listUsers(server);
  const { id: taskId } = await createTask(
    server,
    { agentId },
    { token: await server.tokenFor({ userId, role: 'org:member' }) },
  );
  return { userId, taskId };
}

const remove = (userId: string) => server.call('DELETE', '/admin/users', { body: { userIds: [userId] } });
const eventsOf = async (userId: string): Promise<string[]> => {
  const { rows } = await server.database.raw<{ rows: { type: string }[] }>(
    `select distinct data -> 'event' ->> 'type' as type, min(created_on) from pgboss.job
     where name = 'domain-event' and data -> 'event' ->> 'userId' = :userId group by type order by min(created_on)`,
    { userId },
  );
  return rows.map(({ type }) => type);
};

async function run(userId: string, options: RunOptions = {}, isTriggered = false) {
  const { unattendedRuns, execute } = server.container.modules.agentRunner;
  const { runs } = server.container.modules.conversations;
  const started = await unattendedRuns.begin({
    organizationId: server.organizationId,
    userId,
    agentId,
    text: 'say hello',
    isTriggered,
  });
  const taken = await runs.takeOver(started);
  if (typeof taken === 'string') throw new Error(`the run is ${taken}`);
  return execute(taken, options);
}

test('one event is emitted per removal and demotion, even if they are reported several times', async () => {
  const { userId } = await memberWithTask();
  expect(await eventsOf(userId)).toEqual([]);
  await setRole(userId, 'org:guest');
  await listUsers(server);
  expect(await eventsOf(userId)).toEqual(['member.demoted']);
  await remove(userId);
  expect((await remove(userId)).body).toMatchObject({ successful: 0 });
  await listUsers(server);
  expect(await eventsOf(userId)).toEqual(['member.demoted', 'member.removed']);
  const jobs = await server.database('pgboss.job').whereRaw(`data -> 'event' ->> 'userId' = ?`, [userId]);
  // There is one reaction to the demotion, and there are two reactions to the removal.
  expect(jobs).toHaveLength(3);
});

test('no run starts for a removed user', async () => {
  const { userId } = await memberWithTask();
  expect(await run(userId)).toMatchObject({ status: 'completed' });
  await remove(userId);
  const message = 'The owner of the conversation is no longer a member of the organization.';
  const refused = { isRecorded: true, status: 'error', failure: { code: 'owner_not_permitted', message }, parts: [] };
  for (const source of ['chat', 'job', 'scheduled'] as const)
    expect(await run(userId, { source, hasNextAttempt: () => true })).toMatchObject(refused);
});

test('a guest may chat; no scheduled or triggered run starts for a guest', async () => {
  const { userId } = await memberWithTask();
  await setRole(userId, 'org:guest');
  const message =
    'The owner of the conversation is a guest in the organization, and agents run for guests only in chats.';
  const refused = { isRecorded: true, status: 'error', failure: { code: 'owner_not_permitted', message } };
  expect(await run(userId)).toMatchObject({ status: 'completed' });
  expect(await run(userId, { source: 'scheduled' })).toMatchObject(refused);
  expect(await run(userId, { source: 'job' }, true)).toMatchObject(refused);
});

test('a late reaction ignores a user who is a member again', async () => {
  const [promoted, returned, demoted] = [await memberWithTask(), await memberWithTask(), await memberWithTask()];
  await setRole(promoted.userId, 'org:guest');
  await setRole(promoted.userId, 'org:member');
  await remove(returned.userId);
  await addPerson(server, { userId: returned.userId });
  await setRole(demoted.userId, 'org:guest');

  await server.container.startWorker();
  const openJobs = () => server.database('pgboss.job').where({ name: 'domain-event' }).whereNot({ state: 'completed' });
  await eventually(openJobs, (jobs) => jobs.length === 0);
  expect((await readTask(server, promoted.taskId)).body).toMatchObject({ enabled: true });
  expect((await readTask(server, returned.taskId)).body).toMatchObject({ enabled: true });
  expect((await readTask(server, demoted.taskId)).body).toMatchObject({
    enabled: false,
    pausedReason: 'owner_demoted',
  });
});
