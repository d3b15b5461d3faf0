import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { addConversation, list, range, save } from '../api/dashboard/support.js';

let server: TestServer;
let token: string;
let agentId: number;
const userId = 'user_org_admin_';
const path = `/dashboard/getInteractions?${new URLSearchParams(range).toString()}`;
const many = 2_000;

beforeAll(async () => {
  server = await startTestServer({ REQUEST_DEADLINE_MS: '60000' });
  token = await server.tokenFor();
  agentId = (await save(server)).id;
  await server.database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, first_message_text, created_at,
       updated_at)
     select ?, gen_random_uuid(), ?, ?, '', repeat('Ä', 5000), '2026-11-10',
       timestamptz '2026-11-10' - n * interval '1 s'
     from generate_series(1, cast(? as integer)) n`,
    [server.organizationId, agentId, userId, many],
  );
  await list(server);
});
afterAll(() => server?.stop());

async function busyConnections(): Promise<number> {
  const { rows } = await server.database.raw<{ rows: { count: number }[] }>(
    `select count(*) as count
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'agent-platform-streams'
       and state <> 'idle'`,
  );
  return rows[0]!.count;
}

async function expectReleased({ container } = server): Promise<void> {
  await eventually(busyConnections, (busy) => busy === 0);
  const pool = (container.platform.streamConnections.client as { pool: { numUsed(): number } }).pool;
  // The pool takes the connection back only after it has read Postgres' last reply.
  await eventually(
    () => pool.numUsed(),
    (used) => used === 0,
  );
}

function request(method: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .request(server.url + path, { method, headers: { authorization: `Bearer ${token}` }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

test('a long list arrives completely and in chunks', async () => {
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

test('a short list has its exact length as Content-Length', async () => {
  const reply = await server.call('GET', path.replace('2026-11-01', '2026-11-11'));
  expect({ body: reply.body, length: reply.headers.get('content-length') }).toEqual({ body: [], length: '2' });
});

test('HEAD returns the headers and no body', async () => {
  const reply = await request('HEAD');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  let length = 0;
  for await (const piece of reply) length += (piece as Buffer).length;
  expect(length).toBe(0);
  await expectReleased();
});

test('a client that disconnects midway leaves no database connection in use', async () => {
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

test('the deadline frees the database connection of a client that reads nothing', async () => {
  const deadlineMs = 4_000;
  const { DATABASE_URL = '' } = server.environment;
  const impatient = await startTestServer({ DATABASE_URL, REQUEST_DEADLINE_MS: String(deadlineMs) }, { worker: false });
  try {
    const ownToken = await impatient.tokenFor();
    const socket = net.connect(Number(new URL(impatient.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ownToken}\r\n\r\n`);
    await eventually(busyConnections, (busy) => busy === 1, deadlineMs);
    await eventually(busyConnections, (busy) => busy === 0);
    await expectReleased(impatient);
    socket.destroy();
  } finally {
    await impatient.stop();
  }
});

test('a failure midway closes the connection, so that no client accepts a partial list as complete', async () => {
  // The finish reason of the last row is longer than the contract allows in a reply.
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

test('a failure before the first byte returns an error reply', async () => {
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

test('a database connection that breaks midway breaks its reply, and later requests succeed', async () => {
  const reply = await request('GET');
  await once(reply, 'data');
  reply.pause();
  await server.database.raw(
    `select pg_terminate_backend(pid)
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  );
  await expect(
    (async () => {
      for await (const _piece of reply) void _piece;
    })(),
  ).rejects.toThrow('aborted');
  await expectReleased();
  // Another request may get a terminated connection, and return 503.
  const { body } = await eventually(
    () => list(server),
    ({ status }) => status === 200,
  );
  expect(body).toHaveLength(many);
});

test('returns conversations nested 3,000 levels deep', async () => {
  const depth = 3_000;
  const timestamp = '2026-11-20T00:00:00Z';
  const ids = Array.from({ length: depth }, () => randomUUID());
  await server.database.batchInsert(
    'conversations',
    ids.map((id, index) => ({
      organization_id: server.organizationId,
      id,
      agent_id: agentId,
      user_id: userId,
      name: '',
      created_at: timestamp,
      updated_at: timestamp,
      ...(index > 0 && {
        upstream_conversation_id: ids[index - 1],
        root_conversation_id: ids[0],
        root_created_at: timestamp,
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
