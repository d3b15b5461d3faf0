// Tests runs that lose their database connections while they start. The job can repeat such a run, because the run
// has not called the model yet.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createEcho, textPart, waitForEnd } from '../api/chat/chat-client.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { allOver, giveSlot, slotsOf } from '../scheduled-tasks/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startToolServer, toolServerKey } from '../support/tool-server.js';

let outside: Awaited<ReturnType<typeof startToolServer>>;
let server: TestServer;
let agentId: number;
beforeAll(async () => {
  outside = await startToolServer();
  server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' }, { worker: true });
  const toolServer = await connectServer(server, { url: outside.url, headers: { Authorization: toolServerKey } });
  agentId = (await createEcho(server, { mcpServers: [toolServer.id] })).id;
});
afterAll(async () => {
  await server?.stop();
  await outside?.stop();
});
beforeEach(() => void server.logs.splice(0));

const countLogged = (text: string) => server.logs.filter(({ msg }) => msg === text).length;

const waiting = `from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock' and query like ?`;
const startStatement = '%from tool_servers%';
const releaseStatement = '%set lease_holder = answer_id%where%';

const whenWaiting = (statement: string) =>
  eventually(
    async () => (await server.database.raw<{ rows: unknown[] }>(`select ${waiting}`, [statement])).rows,
    (rows) => rows.length > 0,
  );
/** Ends the sessions in which the statement waits for a lock. */
const endWaiting = (statement: string) =>
  server.database.raw(`select pg_terminate_backend(pid) ${waiting}`, [statement]);

async function endStart(): Promise<void> {
  await whenWaiting(startStatement);
  await endWaiting(startStatement);
}

/** Locks the table of tool servers during the work. A starting run reads this table last, so no run can start. */
async function whileStartsWait(work: (transaction: Knex.Transaction) => Promise<void>): Promise<void> {
  await server.database.transaction(async (transaction) => {
    // The pool's time limit for idle transactions would release the locks while the work waits.
    await transaction.raw('set local idle_in_transaction_session_timeout = 0');
    await transaction.raw('lock table tool_servers in access exclusive mode');
    await work(transaction);
  });
}

async function beginConversation(): Promise<string> {
  const { container, organizationId, database } = server;
  const conversation = { organizationId, userId: 'user_1', agentId, text: 'say good night', name: 'Nightly' };
  const store = await container.modules.agentRunner.unattendedRuns.prepare(conversation);
  return database.transaction(store);
}

/** Shorter than the lease of a run. So a run that is repeated only after its lease has expired fails the test. */
const withinMs = 25_000;
const answered = { streamStatus: 'completed', messages: [{ role: 'user' }, { parts: [{}, textPart('good night')] }] };

test('a background run whose start fails is repeated', async () => {
  let threadId = '';
  await whileStartsWait(async () => {
    threadId = await beginConversation();
    await endStart();
  });
  expect(await waitForEnd(server, threadId, { withinMs })).toMatchObject(answered);
  expect(countLogged('a run could not start')).toBe(1);
});

test('an execution of a scheduled task whose start fails is repeated', async () => {
  const task = await createTask(server, { agentId, schedule: '0 0 29 2 *', prompt: 'say good night' });
  await whileStartsWait(async () => {
    await giveSlot(server.database, task.id, 1);
    await endStart();
  });
  const executions = await eventually(() => slotsOf(server, task.id), allOver, withinMs);
  expect(executions).toMatchObject([{ status: 'completed', error: null }]);
  expect(await waitForEnd(server, executions[0]?.conversationId ?? '')).toMatchObject(answered);
  expect(countLogged('a run could not start')).toBe(1);
});

test('a run whose lease could not be released is repeated after the lease has expired', async () => {
  let threadId = '';
  await whileStartsWait(async (transaction) => {
    threadId = await beginConversation();
    await whenWaiting(startStatement);
    await transaction('conversations').where({ id: threadId }).forUpdate();
    await endStart();
    await eventually(
      async () => {
        await endWaiting(releaseStatement);
        return countLogged('a lease could not be released');
      },
      (count) => count === 5,
    );
  });
  const jobs = () => server.database('pgboss.job').where({ name: 'execute-run', state: 'active' });
  await eventually(jobs, (rows) => rows.length > 0);
  // The second attempt waits for the lease, which would last for 30 s.
  await server.database('conversations').where({ id: threadId }).update({ lease_expires_at: new Date() });
  expect(await waitForEnd(server, threadId, { withinMs })).toMatchObject(answered);
  expect(countLogged('a job failed and will be retried')).toBe(1);
});

test('a run that cannot start in its last attempt records the reason', async () => {
  const { unattendedRuns, execute } = server.container.modules.agentRunner;
  const { runs } = server.container.modules.conversations;
  const conversation = { userId: 'user_1', agentId, text: 'say good night', name: 'Nightly' };
  const { organizationId } = server;
  const begun = await unattendedRuns.begin({ organizationId, ...conversation });
  const run = await runs.takeOver(begun);
  if (typeof run === 'string') throw new Error(`the run is ${run}`);
  let outcome: ReturnType<typeof execute> | undefined;
  await whileStartsWait(async () => {
    outcome = execute(run, { source: 'job' });
    await endStart();
  });
  expect(await outcome).toMatchObject({
    isRecorded: true,
    status: 'error',
    failure: {
      code: 'internal',
      message: 'The agent could not start because the database was temporarily unavailable.',
    },
  });
});
