// Tests the limits of concurrent runs. Without the limits, one user could exhaust the resources of all others.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createEcho, message, openStream } from '../api/chat/chat-client.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { organizationLimits } from '../../server/generated/operations.js';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../support/server.js';

const { streamedRunsOfUser, backgroundRunsOfUser, runsInProgress, executionsOfTaskInProgress } = organizationLimits;

let server: TestServer;
let agentId: number;
// Without a worker, queued runs stay queued.
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CHAT: '1000' }, { worker: false });
  agentId = (await createEcho(server)).id;
});
afterEach(async () => {
  await server.database('conversations').where({ stream_status: 'in_progress' }).update({
    stream_status: 'stopped',
    answer_id: null,
    lease_holder: null,
    lease_expires_at: null,
    is_background: false,
    stop_requested_at: null,
  });
});
afterAll(() => server?.stop());

const background = { 'x-stream-response': 'false' };
const startRun = (options: CallOptions) => server.call('POST', '/chat', { ...options, body: message(agentId, 'hang') });
const tooManyRunsOfUser = 'User has too many runs in progress';

function countByStatus(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('a streamed run above the limit of a user returns 429, even for concurrent requests', async () => {
  const token = await server.tokenFor({ userId: 'user_streams', role: 'org:member' });
  const replies = await Promise.all(
    Array.from({ length: streamedRunsOfUser + 10 }, () =>
      fetch(`${server.url}/chat`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message(agentId, 'hang')),
      }),
    ),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(countByStatus(replies)).toEqual({ 200: streamedRunsOfUser, 429: 10 });
  expect(await Promise.all(refused.map((reply) => reply.json()))).toEqual(
    refused.map(() => ({ error: tooManyRunsOfUser })),
  );
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '10'));
  expect(
    Number((await server.database('conversations').where({ user_id: 'user_streams' }).count())[0]?.['count']),
  ).toBe(streamedRunsOfUser);

  // Other users and background runs have their own limits. A run that ends no longer counts.
  const other = await openStream(server, message(agentId, 'hang'), {
    token: await server.tokenFor({ userId: 'user_other', role: 'org:member' }),
  });
  expect(await startRun({ token, headers: background })).toMatchObject({ status: 202 });
  const first = replies.find(({ status }) => status === 200)!;
  expect(
    (await server.call('POST', '/conversations/stop', { token, body: { threadId: first.headers.get('x-thread-id') } }))
      .status,
  ).toBe(200);
  (await openStream(server, message(agentId, 'hang'), { token })).abort();
  await Promise.all(replies.map(({ body }) => (body?.locked ? undefined : body?.cancel())));
  other.abort();
});

test('a background run above the limit of a user returns 429', async () => {
  const token = await server.tokenFor({ userId: 'user_background', role: 'org:member' });
  const replies: CallResult[] = [];
  // Sends eight requests at a time. On a slow machine, some of a larger number could get 503.
  while (replies.length < backgroundRunsOfUser + 3) {
    const length = Math.min(8, backgroundRunsOfUser + 3 - replies.length);
    replies.push(...(await Promise.all(Array.from({ length }, () => startRun({ token, headers: background })))));
  }
  expect(countByStatus(replies)).toEqual({ 202: backgroundRunsOfUser, 429: 3 });
  expect(replies.filter(({ status }) => status === 429).map(({ body }) => body)).toEqual(
    Array(3).fill({ error: tooManyRunsOfUser }),
  );
  expect(
    Number(
      (
        await server
          .database('pgboss.job')
          .where({ name: 'execute-run' })
          .whereRaw(`data->>'organizationId' = ?`, [server.organizationId])
          .count()
      )[0]?.['count'],
    ),
  ).toBeGreaterThanOrEqual(backgroundRunsOfUser);
});

test('a run above the limit of its organization returns 429, regardless of other organizations', async () => {
  await server.database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, stream_status, answer_id, lease_holder,
       lease_expires_at, is_background)
     select :organizationId, gen_random_uuid(), :agentId, 'user_' || n, 'x', 'in_progress', gen_random_uuid(),
       gen_random_uuid(), now(), true
     from generate_series(1, :runsInProgress) n`,
    { organizationId: server.organizationId, agentId, runsInProgress },
  );
  expect(await startRun({ headers: background })).toMatchObject({
    status: 429,
    body: { error: 'Organization has too many runs in progress' },
  });
  const crossTenantToken = await server.tokenFor({ organizationId: server.otherOrganizationId });
  const { id } = await createEcho(server, {}, { token: crossTenantToken });
  expect(
    await server.call('POST', '/chat', { token: crossTenantToken, headers: background, body: message(id, 'hang') }),
  ).toMatchObject({ status: 202 });
});

test('an execution of a scheduled task above the limit returns 409', async () => {
  const task = await createTask(server, { agentId, overlapPolicy: 'allow' });
  const startManually = () => server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } });
  const replies = await Promise.all(Array.from({ length: executionsOfTaskInProgress + 5 }, startManually));
  expect(countByStatus(replies)).toEqual({ 202: executionsOfTaskInProgress, 409: 5 });
  expect(await startManually()).toMatchObject({
    status: 409,
    body: { error: 'Scheduled task has too many executions in progress' },
  });
});
