// Lists that are written while they are read: what reaches the client, and what becomes of the connection to the database.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { addConversation, list, range, save } from '../api/dashboard/support.js';

let server: TestServer;
let token: string;
let agentId: number;
const userId = 'user_org_admin_';
const path = `/dashboard/getInteractions?${new URLSearchParams(range).toString()}`;
const many = 2_000;

beforeAll(async () => {
  server = await startTestServer({ REQUEST_DEADLINE_MS: '8000' });
  token = await server.tokenFor();
  agentId = (await save(server)).id;
  await server.database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, first_message_text, created_at, updated_at)
     select ?, gen_random_uuid(), ?, ?, '', repeat('Ä', 5000), '2026-11-10', timestamptz '2026-11-10' - n * interval '1 s' from generate_series(1, cast(? as integer)) n`,
    [server.organizationId, agentId, userId, many],
  );
  await list(server);
});
afterAll(() => server?.stop());

/** Connections of streams that are doing something. */
async function busyConnections(): Promise<number> {
  const { rows } = await server.database.raw<{ rows: { count: number }[] }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'agent-platform-streams' and state <> 'idle'`,
  );
  return rows[0]!.count;
}

async function expectReleased(): Promise<void> {
  for (let attempt = 0; attempt < 40 && (await busyConnections()) > 0; attempt++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await busyConnections()).toBe(0);
  const pool = (server.container.streams.client as { pool: { numUsed(): number } }).pool;
  expect(pool.numUsed()).toBe(0);
}

function request(method: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .request(server.url + path, { method, headers: { authorization: `Bearer ${token}` }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

test('a long list comes in pieces, whole, and nothing of it stays behind', async () => {
  const reply = await request('GET');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'transfer-encoding': 'chunked',
  });
  expect(reply.headers['content-length']).toBeUndefined();
  let text = '';
  for await (const piece of reply.setEncoding('utf8')) text += piece;
  expect(JSON.parse(text)).toHaveLength(many);
  await expectReleased();
});

test('a short list has its exact length', async () => {
  const reply = await server.call('GET', path.replace('2026-11-01', '2026-11-11'));
  expect({ body: reply.body, length: reply.headers.get('content-length') }).toEqual({ body: [], length: '2' });
});

test('HEAD has the headers and no body', async () => {
  const reply = await request('HEAD');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  let length = 0;
  for await (const piece of reply) length += (piece as Buffer).length;
  expect(length).toBe(0);
  await expectReleased();
});

test('who goes away in the middle leaves no connection to the database in use', async () => {
  const logged = server.logs.length;
  for (let index = 0; index < 12; index++) {
    const reply = await request('GET');
    await once(reply, 'data');
    reply.destroy();
  }
  await expectReleased();
  const lines = server.logs.slice(logged);
  expect(lines.filter(({ status }) => status === 499)).toHaveLength(12);
  expect(lines.filter(({ level }) => level === 'error' || level === 50)).toEqual([]);
  expect((await list(server)).body).toHaveLength(many);
});

test('who reads nothing is cut at the deadline', async () => {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await busyConnections()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 7_500));
  await expectReleased();
  socket.destroy();
});

test('a failure after the beginning cuts the connection: no client takes the part for the whole', async () => {
  // A name that no reply may hold, in the last row.
  const broken = await addConversation(server, {
    agentId,
    userId,
    createdAt: '2026-11-10T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
    lastFinishReason: 'x'.repeat(65),
  });
  const logged = server.logs.length;
  const reply = await request('GET');
  expect(reply.statusCode).toBe(200);
  let text = '';
  await expect(
    (async () => {
      for await (const piece of reply.setEncoding('utf8')) text += piece;
    })(),
  ).rejects.toThrow('aborted');
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(reply.complete).toBe(false);
  await expectReleased();
  expect(JSON.stringify(server.logs.slice(logged))).toContain('lastFinishReason');
  await server.database('conversations').where({ id: broken }).delete();
});

test('a failure before the beginning is an error reply', async () => {
  const broken = await addConversation(server, {
    agentId,
    userId,
    updatedAt: '2026-12-24T00:00:00.000Z',
    lastFinishReason: 'x'.repeat(65),
  });
  expect(await list(server)).toMatchObject({ status: 500, body: { error: 'Internal Server Error' } });
  await server.database('conversations').where({ id: broken }).delete();
  await expectReleased();
});

test('a connection to the database that breaks in the middle breaks the reply, and only that one', async () => {
  const reply = await request('GET');
  await once(reply, 'data');
  reply.pause();
  await server.database.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  );
  await expect(
    (async () => {
      for await (const _piece of reply) void _piece;
    })(),
  ).rejects.toThrow('aborted');
  await expectReleased();
  expect((await list(server)).body).toHaveLength(many);
});

test('any depth of nesting is written', async () => {
  const depth = 3_000;
  const moment = '2026-11-20T00:00:00Z';
  const ids = Array.from({ length: depth }, () => randomUUID());
  await server.database.batchInsert(
    'conversations',
    ids.map((id, index) => ({
      ...{
        organization_id: server.organizationId,
        id,
        agent_id: agentId,
        user_id: userId,
        name: '',
        created_at: moment,
        updated_at: moment,
      },
      ...(index > 0 && {
        upstream_conversation_id: ids[index - 1],
        root_conversation_id: ids[0],
        root_created_at: moment,
        root_user_id: userId,
        root_agent_id: agentId,
      }),
    })),
    500,
  );
  const { status, body } = await list(server, { from: '2026-11-20T00:00:00Z' });
  expect(status).toBe(200);
  let count = 0;
  for (
    let node = body[0] as { subConversations: never[] } | undefined;
    node !== undefined;
    node = node.subConversations[0]
  )
    count++;
  expect(count).toBe(depth);
});
