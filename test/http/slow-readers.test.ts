// Readers who ask for long lists and do not take them: what that costs the others.
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { list, range, save } from '../api/dashboard/support.js';

let server: TestServer;
let token: string;
const path = `/dashboard/getInteractions?${new URLSearchParams(range).toString()}`;
const streamPoolSize = 4;
const readers = 12;
/** 20 MB, which no socket's buffers hold. */
const conversations = 2_000;

beforeAll(async () => {
  // Fewer connections than readers: each reader that took one would be missed at once.
  server = await startTestServer({ DATABASE_POOL_SIZE: '3', DATABASE_STREAM_POOL_SIZE: String(streamPoolSize) });
  token = await server.tokenFor();
  const { id: agentId } = await save(server);
  await server.database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, first_message_text, created_at, updated_at)
     select ?, gen_random_uuid(), ?, 'user_org_admin_', '', repeat('Ä', 5000), '2026-11-10', '2026-11-10' from generate_series(1, cast(? as integer))`,
    [server.organizationId, agentId, conversations],
  );
  await list(server, { to: range.from });
}, 60_000);
afterAll(() => server?.stop());

interface Reader {
  reply: http.IncomingMessage;
  answeredAfterMs: number;
}

/** Sends the request, waits for the head of the reply and takes nothing more. */
async function ask(): Promise<Reader> {
  const startedAt = performance.now();
  const request = http.get(server.url + path, { headers: { authorization: `Bearer ${token}` }, agent: false });
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  reply.on('error', () => undefined);
  return { reply, answeredAfterMs: performance.now() - startedAt };
}

/** More of other operations than the pool has connections. */
async function askOthers(): Promise<number[]> {
  const paths = ['/agents', '/conversations', '/dashboard/getStats'];
  const replies = await Promise.all([...paths, ...paths].map((other) => server.call('GET', other, { token, query: other.endsWith('getStats') ? range : {} })));
  return replies.map(({ status }) => status);
}
const allAnswered = [200, 200, 200, 200, 200, 200];

const inUse = () => (server.container.streams.client as { pool: { numUsed(): number } }).pool.numUsed();

async function expectReleased(): Promise<void> {
  for (let attempt = 0; attempt < 60 && inUse() > 0; attempt++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(inUse()).toBe(0);
  const { rows } = await server.database.raw<{ rows: unknown[] }>(
    `select from pg_stat_activity where datname = current_database() and application_name = 'agent-platform-streams' and state <> 'idle'`,
  );
  expect(rows).toHaveLength(0);
}

test('twelve readers who do not read keep as many connections as streams have; other lists are refused soon, other operations do not notice', async () => {
  expect(await askOthers()).toEqual(allAnswered);
  const all = Promise.all(Array.from({ length: readers }, ask));
  while (inUse() < streamPoolSize) await new Promise((resolve) => setTimeout(resolve, 10));
  // While the rest of them still waits for a connection.
  expect(await askOthers()).toEqual(allAnswered);

  const asked = await all;
  const begun = asked.filter(({ reply }) => reply.statusCode === 200);
  const refused = asked.filter(({ reply }) => reply.statusCode === 503);
  expect([begun.length, refused.length]).toEqual([streamPoolSize, readers - streamPoolSize]);
  for (const { reply, answeredAfterMs } of refused) {
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(answeredAfterMs).toBeLessThan(4_000);
    reply.resume();
  }
  const startedAt = performance.now();
  expect(await askOthers()).toEqual(allAnswered);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(inUse()).toBe(streamPoolSize);

  // Half of them go away, half of them read on.
  begun.slice(0, 2).forEach(({ reply }) => void reply.destroy());
  for (const { reply } of begun.slice(2)) {
    let text = '';
    for await (const piece of reply.setEncoding('utf8')) text += piece;
    expect(JSON.parse(text)).toHaveLength(conversations);
  }
  await expectReleased();
  expect((await list(server, {}, { token })).body).toHaveLength(conversations);
  await expectReleased();
}, 30_000);
