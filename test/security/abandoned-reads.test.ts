// Tests requests whose client disconnects. The statements of costly reads end, and writes are completed.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

const deadlineMs = 4_000;
let server: TestServer;
let token: string;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer({ REQUEST_DEADLINE_MS: String(deadlineMs) }, { worker: true });
  token = await server.tokenFor();
  kbId = (await createBase(server)).id;
  await addProcessed(server, kbId, 'Notes about invoices.');
  // Stops the worker, because its periodic tasks would wait for the tables too.
  await server.container.stopWorker(5_000);
}, 60_000);
afterAll(() => server?.stop());

const range = 'from=2026-01-01&to=2027-01-01&allInOrg=true';
const search = () => ({ method: 'POST', body: JSON.stringify({ kbId, query: 'invoices', mode: 'text' }) });
const get = () => ({});
const reads: readonly [path: string, table: string, request: () => RequestInit][] = [
  [`/dashboard/getStats?${range}`, 'conversations', get],
  [`/dashboard/getInteractions?${range}`, 'conversations', get],
  [`/dashboard/getInteractions?${range}&limit=5&text=abc`, 'conversations', get],
  ['/conversations?allInOrg=true&text=abc', 'conversations', get],
  ['/admin/auditLog?recordId=abc', 'audit_log', get],
  ['/admin/auditLog/export?recordId=abc', 'audit_log', get],
  ['/kb/search', 'knowledge_base_chunks', search],
];

/** Calls the action while every statement that uses the table waits for a lock. */
const whileLocked = (table: string, action: () => Promise<unknown>) =>
  server.database.transaction(async (transaction) => {
    await transaction.raw('lock table ?? in access exclusive mode', [table]);
    await action();
  });

async function waiting(): Promise<string[]> {
  const { rows } = await server.database.raw<{ rows: { query: string }[] }>(
    `select query
     from pg_stat_activity
     where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
  );
  return rows.map(({ query }) => query);
}

/** Sends the request, and disconnects when its statement waits. */
async function abandon(path: string, init: RequestInit): Promise<void> {
  const client = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = fetch(`${server.url}${path}`, { ...init, headers, signal: client.signal });
  const waits = eventually(waiting, (statements) => statements.length > 0, 5_000);
  await Promise.race([waits, reply]);
  client.abort();
  await expect(reply).rejects.toThrow('aborted');
}

const failures = () => server.logs.filter(({ level }) => Number(level) >= 50);

test.each(reads)('the statement of %s ends soon after the client disconnects', async (path, table, request) => {
  await whileLocked(table, async () => {
    await abandon(path, request());
    await eventually(waiting, (statements) => statements.length === 0, 1_500);
  });
  // A disconnect is not logged as a failure, and the database connections serve the next requests.
  expect(failures()).toEqual([]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${server.url}/agents`, { headers: { authorization: `Bearer ${token}` } })),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});

test('the statement of a read ends at the deadline of its request', async () => {
  await whileLocked('conversations', async () => {
    expect(await server.call('GET', `/dashboard/getStats?${range}`)).toMatchObject({ status: 503 });
    await eventually(waiting, (statements) => statements.length === 0, 1_500);
  });
  server.logs.length = 0;
});

test('a write is completed after its client disconnected', async () => {
  await whileLocked('agent_tags', async () => {
    await abandon('/agent-tags', { method: 'POST', body: JSON.stringify({ name: 'kept' }) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await waiting()).toHaveLength(1);
  });
  const named = (tags: { name: string }[]) => tags.map(({ name }) => name);
  await eventually(
    async () => named((await server.call('GET', '/agent-tags')).body),
    (names) => names.includes('kept'),
    5_000,
  );
});
