import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createEcho, message, waitForEnd } from '../api/chat/chat-client.js';
import { addProcessed, createBase, noSuchFile, upload } from '../api/knowledge-bases/support.js';
import { newSkill, skillMd } from '../api/skills/support.js';
import { fails, hangs, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { startTestStore } from '../storage/support.js';
import { acquireTestDatabase } from '../support/database.js';
import { countDeadlines } from '../support/deadlines.js';
import { eventually } from '../support/eventually.js';
import { startDatabaseProxy, startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';

const unavailable = { status: 503, body: { error: 'Service Unavailable' } };
type Attempt = [method: string, path: string, options?: CallOptions];

async function expectUnavailable(server: TestServer, token: string, attempts: readonly Attempt[]): Promise<void> {
  const attemptOne = async ([method, path, options]: Attempt) => ({
    attempt: `${method} ${path}`,
    reply: await server.call(method, path, { token, ...options }),
  });
  for (const { attempt, reply } of await Promise.all(attempts.map(attemptOne))) {
    expect({ attempt, ...reply }).toMatchObject({ attempt, ...unavailable });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
}

/** Waits for a reply with status 200. On a busy machine, the first request may take longer than its deadline. */
const untilServed = (server: TestServer, token: string) =>
  eventually(
    () => server.call('GET', '/agents', { token }),
    ({ status }) => status === 200,
  );

describe('a hanging Postgres', () => {
  const range = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' };
  const attempts: Attempt[] = [
    ['GET', '/agents'],
    ['POST', '/agents', { body: { name: 'x', model: 'offline:echo' } }],
    ['GET', '/agents/versions', { query: { agentId: 1 } }],
    ['GET', '/agent-tags'],
    ['GET', '/tools'],
    ['GET', '/models'],
    ['GET', '/kb/manage'],
    ['GET', '/kb/files', { query: { kbId: 1 } }],
    ['POST', '/kb/search', { body: { kbId: 1, query: 'x' } }],
    ['GET', '/skills/manage'],
    ['POST', '/skills/manage', { body: { skillMdContent: skillMd({ name: 'x' }) } }],
    ['GET', '/admin/users'],
    ['GET', '/admin/invitations'],
    ['POST', '/upload/presigned', { body: { filename: 'a.md', contentType: 'text/markdown' } }],
    ['GET', '/conversations'],
    ['POST', '/chat', { body: message(1, 'hello') }],
    ['GET', '/dashboard/getInteractions', { query: range }],
    ['GET', '/dashboard/getStats', { query: range }],
    ['GET', '/scheduled-tasks/manage'],
    ['GET', '/scheduled-tasks/executions'],
    ['GET', '/mcp-servers/manage'],
  ];

  test('operations return 503 by the deadline, and succeed after the database has recovered', async () => {
    const database = await acquireTestDatabase();
    const { proxy, url } = await startDatabaseProxy(database.url);
    const server = await startTestServer(
      {
        DATABASE_URL: url,
        // Both times are longer than the deadline, so only the deadline ends a request.
        DATABASE_CONNECT_TIMEOUT_MS: '60000',
        DATABASE_STATEMENT_TIMEOUT_MS: '60000',
        // With this store, every request waits for the database, even if its module does not need the database.
        RATE_LIMIT_STORE: 'postgres-exact',
        REQUEST_DEADLINE_MS: '3000',
      },
      { worker: true },
    );
    try {
      const token = await server.tokenFor();
      await untilServed(server, token);
      proxy.hang();
      const before = countDeadlines(server.logs);
      await expectUnavailable(server, token, attempts);
      expect(countDeadlines(server.logs) - before).toBe(attempts.length);
      expect((await server.call('GET', '/healthz', { token: null })).status).toBe(200);
      proxy.goOn();
      await untilServed(server, token);
    } finally {
      await server.stop();
      await proxy.stop();
      await database.release();
    }
  });
});

describe('an object store', () => {
  let server: TestServer;
  let proxy: FaultyProxy;
  let store: Awaited<ReturnType<typeof startTestStore>>;
  let token: string;
  let attempts: Attempt[];
  beforeAll(async () => {
    store = await startTestStore();
    const { hostname, port } = new URL(store.endpoint);
    proxy = await startFaultyProxy({ host: hostname, port: Number(port) });
    server = await startTestServer(
      {
        S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
        S3_BUCKET: 'test',
        S3_REGION: store.region,
        // The requests that prepare the test must not exceed the deadline, even on a busy machine.
        REQUEST_DEADLINE_MS: '8000',
        S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
      },
      { worker: true },
    );
    token = await server.tokenFor();
    const [skill, base, agent, uploaded] = [
      await newSkill(server),
      await createBase(server),
      await createEcho(server),
      await upload(server),
    ];
    attempts = [
      ['POST', '/skills/manage', { body: { skillMdContent: skillMd({ name: 'another' }) } }],
      ['PUT', '/skills/manage', { query: { id: skill.id }, body: { skillMdContent: skillMd({ name: 'changed' }) } }],
      ['POST', '/kb/files', { body: { kbId: base.id, ...uploaded, fileName: 'a.md', contentType: 'text/markdown' } }],
      [
        'POST',
        '/kb/files',
        {
          body: { kbId: base.id, ...noSuchFile(server.organizationId), fileName: 'b.md', contentType: 'text/markdown' },
        },
      ],
      [
        'POST',
        '/chat',
        {
          body: {
            agentId: agent.id,
            message: { role: 'user', parts: [{ type: 'file', mediaType: 'text/markdown', url: uploaded.fileKey }] },
          },
        },
      ],
    ];
  });
  afterAll(async () => {
    await server?.stop();
    await proxy?.stop();
    await store?.stop();
  });

  test('that hangs: operations that need it return 503 by the deadline, and no skill is stored', async () => {
    const before = (await server.call('GET', '/skills/manage', { token })).body;
    proxy.hang();
    await expectUnavailable(server, token, attempts);
    expect(countDeadlines(server.logs)).toBe(attempts.length);
    expect((await server.call('GET', '/agents', { token })).status).toBe(200);
    expect(
      (
        await server.call('POST', '/upload/presigned', {
          token,
          body: { filename: 'a.md', contentType: 'text/markdown' },
        })
      ).status,
    ).toBe(200);
    proxy.goOn();
    expect((await server.call('GET', '/skills/manage', { token })).body).toEqual(before);
  });

  test('that is down: operations that need it return 503, and others succeed', async () => {
    await proxy.stop();
    await expectUnavailable(server, token, attempts);
    expect((await server.call('GET', '/kb/manage', { token })).status).toBe(200);
  });
});

describe('a model provider', () => {
  let provider: ChatServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startChatServer();
    server = await startTestServer(
      {
        RUN_TIME_LIMIT_SECONDS: '1',
        MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
      },
      { worker: true },
    );
  });
  afterAll(async () => {
    await server?.stop();
    await provider?.stop();
  });

  test.each(['true', 'false'])(
    'that hangs: a run ends at its time limit (streamed: %s)',
    async (isStreamed) => {
      provider.respondWith(hangs);
      const { id } = await createEcho(server, { model: 'local:tiny' });
      const reply = await server.call('POST', '/chat', {
        headers: { 'x-stream-response': isStreamed },
        body: message(id, 'hello'),
      });
      expect(reply.status).toBe(isStreamed === 'true' ? 200 : 202);
      expect(await waitForEnd(server, reply.headers.get('x-thread-id') ?? '')).toMatchObject({
        streamStatus: 'timeout',
        failure: 'The agent took too long to answer.',
      });
    },
    30_000,
  );

  const create = () => server.call('POST', '/kb/manage', { body: { name: 'x', embeddingModel: 'local:embedding' } });

  test('that is at its rate limit: creating a knowledge base returns 429 with Retry-After', async () => {
    provider.respondWith(fails(429, undefined, { 'Retry-After': '7' }));
    const reply = await create();
    expect(reply).toMatchObject({ status: 429, body: { error: 'Too Many Requests' } });
    expect(reply.headers.get('retry-after')).toBe('7');
  });

  test('that fails or no longer has the model: operations that embed text return 503', async () => {
    provider.respondWith(fails(503));
    expect(await create()).toMatchObject(unavailable);
    provider.respondWith((response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(
        JSON.stringify({
          object: 'list',
          model: 'embedding',
          data: [{ index: 0, embedding: [1, 0] }],
          usage: { prompt_tokens: 1, total_tokens: 1 },
        }),
      ),
    );
    const { body } = await create();
    await addProcessed(server, body.knowledgeBase.id, 'Some text.');
    for (const status of [404, 500]) {
      provider.respondWith(fails(status));
      expect(
        await server.call('POST', '/kb/search', { body: { kbId: body.knowledgeBase.id, query: 'x' } }),
      ).toMatchObject(unavailable);
    }
    provider.respondWith(fails(429, undefined, { 'Retry-After': '7' }));
    expect(
      await server.call('POST', '/kb/search', { body: { kbId: body.knowledgeBase.id, query: 'x' } }),
    ).toMatchObject({ status: 429 });
  });
});
