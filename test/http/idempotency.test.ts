import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../server/app/config/config.js';
import { createContainer, type Container } from '../../server/app/container.js';
import { createHttpServer } from '../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../server/platform/log/logger.js';
import { agentFields } from '../api/agents/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { unwatched } from '../support/event-loop.js';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ ENCRYPTION_KEY: randomBytes(32).toString('base64') }, { worker: false });
  admin = await server.tokenFor();
});
afterAll(() => server?.stop());

interface Sent {
  key?: string;
  token?: string;
  body?: unknown;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  url?: string;
  signal?: AbortSignal;
}

/**
 * Sends a request. By default, it creates an agent. Names of agents need not be unique, so a second execution would add
 * a second row.
 */
async function send({
  key,
  token = admin,
  body = agentFields,
  method = 'POST',
  path = '/agents',
  headers = {},
  url = server.url,
  signal,
}: Sent) {
  const given = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...headers,
  };
  const response = await fetch(url + path, {
    method,
    headers: given,
    body: body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const countAgents = async () => Number((await server.database('agents').whereNull('deleted_at').count())[0]?.['count']);
const rowsOf = (key: string) => server.database('idempotency_keys').where({ key });
const used = { error: 'Idempotency-Key was used for another request' };
const inProgress = { error: 'Request with this Idempotency-Key is in progress' };
const isReplay = ({ headers }: { headers: Headers }) => headers.get('Idempotency-Replayed') === 'true';

let key: string;
let agents: number;
beforeEach(async () => {
  key = randomUUID();
  agents = await countAgents();
});
const created = async () => (await countAgents()) - agents;

describe('a retry', () => {
  test('returns the first reply byte for byte and changes nothing', async () => {
    const first = await send({ key });
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    const second = await send({ key });
    expect([second.status, second.text, isReplay(second)]).toEqual([200, first.text, true]);
    for (const name of ['Content-Type', 'Content-Length'])
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    expect(second.headers.get('RateLimit-Limit')).not.toBeNull();
    expect(await created()).toBe(1);
  });

  test('returns the first reply even if its body is serialized differently', async () => {
    const first = await send({ key, body: '{"name": "Café", "model": "openai:gpt-5-mini"}' });
    const second = await send({ key, body: '{"model":"openai:gpt-5-mini","name":"Caf\\u00e9"}' });
    expect([second.text, isReplay(second)]).toEqual([first.text, true]);
  });

  test('returns no body if the first reply had none', async () => {
    const agent = JSON.parse((await send({})).text);
    const task = JSON.parse(
      (
        await send({
          path: '/scheduled-tasks/manage',
          body: { name: 'T', prompt: 'P', schedule: '0 6 * * *', agentId: agent.id },
        })
      ).text,
    );
    const remove = () => send({ key, method: 'DELETE', path: `/scheduled-tasks/manage?taskId=${task.id}`, body: null });
    const replies = [await remove(), await remove()];
    expect(replies.map((reply) => [reply.status, reply.text, isReplay(reply)])).toEqual([
      [204, '', false],
      [204, '', true],
    ]);
    expect(replies[1]?.headers.get('Content-Type')).toBeNull();
  });

  test('returns the same error, even if the request would now succeed', async () => {
    const last = JSON.parse((await send({})).text).id;
    const rename = () => send({ key, body: { id: last + 1, name: 'Later' } });
    const first = await rename();
    expect([first.status, isReplay(first)]).toEqual([404, false]);
    expect(JSON.parse((await send({})).text).id).toBe(last + 1);
    const second = await rename();
    expect([second.status, second.text, isReplay(second)]).toEqual([404, first.text, true]);
  });

  test('is not executed: only one of 20 concurrent requests takes effect', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send({ key })));
    const done = replies.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter((reply) => !isReplay(reply))).toHaveLength(1);
    for (const { headers, text } of replies.filter(({ status }) => status !== 200)) {
      expect([JSON.parse(text), headers.get('Retry-After')]).toEqual([inProgress, expect.stringMatching(/^[123]$/)]);
    }
    expect(await created()).toBe(1);
    expect(isReplay(await send({ key }))).toBe(true);
  });

  test('after a disconnect, returns the reply of the first request once it has ended', async () => {
    const lock = await server.database.transaction();
    await lock.raw('lock table agents in access exclusive mode');
    const gone = new AbortController();
    const first = send({ key, signal: gone.signal }).catch((error: Error) => error.name);
    while ((await rowsOf(key)).length === 0) await sleep(10);
    gone.abort();
    expect(await first).toBe('AbortError');
    // If this process crashed now, the lease would expire within 3 seconds.
    const [{ leaseLeftMs }] = await rowsOf(key).select(
      server.database.raw('extract(epoch from leased_until - clock_timestamp()) * 1000 as "leaseLeftMs"'),
    );
    expect(Number(leaseLeftMs)).toBeLessThanOrEqual(3_000);
    const early = await send({ key });
    expect([early.status, JSON.parse(early.text), early.headers.get('Retry-After')]).toEqual([
      409,
      inProgress,
      expect.stringMatching(/^[123]$/),
    ]);
    await lock.rollback();
    let late = await send({ key });
    while (late.status === 409) {
      await sleep(20);
      late = await send({ key });
    }
    expect([late.status, isReplay(late), await created()]).toEqual([200, true, 1]);
  });
});

describe('a key', () => {
  test('with another body or query, returns 422 and changes nothing', async () => {
    await send({ key });
    const other = await send({ key, body: { ...agentFields, name: 'Another' } });
    expect([other.status, JSON.parse(other.text), isReplay(other)]).toEqual([422, used, false]);
    expect(await created()).toBe(1);
    const removal = (id: number) => send({ key, method: 'DELETE', path: `/agent-tags?id=${id}`, body: null });
    expect([(await removal(901)).status, (await removal(902)).status]).toEqual([404, 422]);
  });

  test('belongs to one user in one organization and one operation', async () => {
    const tokens = [
      admin,
      await server.tokenFor({ userId: 'user_other' }),
      await server.tokenFor({ organizationId: server.otherOrganizationId }),
    ];
    const replies = await Promise.all(
      tokens.map((token, index) => send({ key, token, body: { ...agentFields, name: `Agent ${index}` } })),
    );
    expect(replies.map((reply) => [reply.status, isReplay(reply)])).toEqual(tokens.map(() => [200, false]));
    expect(await created()).toBe(3);
    const tag = await send({ key, path: '/agent-tags', body: { name: key } });
    expect([tag.status, isReplay(tag)]).toEqual([200, false]);
  });

  test('belongs to a role: after a change of the role, a retry returns 422 instead of the stored reply', async () => {
    const change = (name: string) => ({
      key,
      method: 'PATCH',
      path: `/conversations?threadId=${randomUUID()}`,
      body: { name },
    });
    const { path, ...rest } = change('Renamed');
    const [, { body }] = [await send({ ...rest, path }), await server.call('GET', '/me/permissions')];
    const { userId } = body as { userId: string };
    const { url, secretKey } = server.container.identityProvider!;
    const membership = `${url}/v1/organizations/${server.organizationId}/memberships/${userId}`;
    const become = (role: string) =>
      fetch(membership, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ role }),
      });
    expect((await become('org:member')).status).toBe(200);
    const token = await server.container.identityProvider!.mintToken({
      userId,
      organizationId: server.organizationId,
      lifetimeSeconds: 60,
    });
    const again = await send({ ...rest, path, token });
    await become('org:admin');
    expect([again.status, JSON.parse(again.text)]).toEqual([422, used]);
    expect(isReplay(await send({ ...rest, path }))).toBe(true);
  });

  test.each([
    ['255 characters is accepted', 'k'.repeat(255), 200],
    ['256 characters is refused', 'k'.repeat(256), 400],
    ['zero characters is refused', '', 400],
    ['a space is refused', 'a b', 400],
    ['a letter beyond ASCII is refused', 'cl\u00e9', 400],
  ])('with %s', async (_what, given, status) => {
    const reply = await send({ key: given });
    expect(reply.status).toBe(status);
    if (status === 400) expect(JSON.parse(reply.text).details[0].path).toEqual(['Idempotency-Key']);
  });

  test('can be used again after one day', async () => {
    await send({ key });
    const [row] = await rowsOf(key);
    expect(row.expires_at.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await rowsOf(key).update({ expires_at: server.database.raw('now()') });
    const reply = await send({ key, body: { ...agentFields, name: 'The next day' } });
    expect([reply.status, isReplay(reply), await created()]).toEqual([200, false, 2]);
  });

  test('is not stored for a refused caller or an invalid request', async () => {
    const refused = [
      await send({ key, token: 'not.a.token' }),
      await send({ key, token: await server.tokenFor({ role: 'org:member' }) }),
      await send({ key, body: { name: 7 } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 400]);
    expect(await rowsOf(key)).toEqual([]);
    expect((await send({ key })).status).toBe(200);
  });

  test('can be used for the corrected request after a 400 for an invalid value', async () => {
    const { id: agentId } = (await server.call('POST', '/agents', { token: admin, body: agentFields })).body;
    const task = { name: 'A task', prompt: 'Report.', agentId };
    const create = (schedule: string) =>
      server.call('POST', '/scheduled-tasks/manage', {
        token: admin,
        headers: { 'Idempotency-Key': key },
        body: { ...task, schedule },
      });
    expect((await create('bad')).status).toBe(400);
    expect((await create('0 6 * * 1')).status).toBe(201);
  });

  test('stays bound to its request after a server failure', async () => {
    await server.database.raw('alter table agents rename to agents_away');
    const failed = await send({ key });
    await server.database.raw('alter table agents_away rename to agents');
    expect([failed.status, await rowsOf(key)]).toMatchObject([500, [{ status: null }]]);
    expect((await send({ key, body: { ...agentFields, name: 'Another' } })).status).toBe(422);
    const reply = await send({ key });
    expect([reply.status, isReplay(reply), await created()]).toEqual([200, false, 1]);
  });

  test('stays bound to its request if the repeat after a server failure is refused', async () => {
    const { id } = JSON.parse((await send({})).text) as { id: number };
    const change = { key, body: { ...agentFields, id }, headers: { 'If-Match': '"0123456789abcdef"' } };
    await server.database.raw('alter table agents rename to agents_away');
    const failed = await send(change);
    await server.database.raw('alter table agents_away rename to agents');
    expect([failed.status, (await send(change)).status]).toEqual([500, 412]);
    expect((await send({ ...change, body: { ...change.body, name: 'Another' } })).status).toBe(422);
  });

  test('after a crash, can be used for the same request once its lease has expired', async () => {
    await send({ key });
    const unanswered = { status: null, headers: null, sealed_body: null };
    await rowsOf(key).update({ ...unanswered, leased_until: server.database.raw("now() + interval '3 seconds'") });
    expect((await send({ key })).status).toBe(409);
    await rowsOf(key).update({ leased_until: server.database.raw('now()') });
    expect((await send({ key, body: { ...agentFields, name: 'Another' } })).status).toBe(422);
    const reply = await send({ key });
    expect([reply.status, isReplay(reply), await created()]).toEqual([200, false, 2]);
    expect(isReplay(await send({ key }))).toBe(true);
  });
});

test('an Idempotency-Key costs two statements, or none if the operation accepts no key', async () => {
  const plain = await server.countStatements(() => send({}));
  expect(await server.countStatements(() => send({ key }))).toBe(plain + 2);
  expect(await server.countStatements(() => send({ key }))).toBe(2);
  const upload = { path: '/upload/presigned', body: { filename: 'a.txt', contentType: 'text/plain' } };
  expect(await server.countStatements(async () => void (await send({ ...upload, key })))).toBe(
    await server.countStatements(async () => void (await send(upload))),
  );
});

test('keeps the newest 100 large replies of a user', async () => {
  const systemPrompt = randomBytes(48_000).toString('hex');
  const { id } = JSON.parse((await send({ body: { ...agentFields, systemPrompt } })).text);
  const keys = Array.from({ length: 102 }, () => randomUUID());
  for (const each of keys) expect((await send({ key: each, body: { id } })).status).toBe(200);
  const kept = await server.database('idempotency_keys').whereIn('key', keys).pluck('key');
  expect(new Set(kept)).toEqual(new Set(keys.slice(2)));
  expect(isReplay(await send({ key: keys[2] ?? '', body: { id } }))).toBe(true);
});

test('stores the reply encrypted', async () => {
  const { text } = await send({ key });
  const [row] = await rowsOf(key);
  expect(row.sealed_body.length).toBeGreaterThan(text.length);
  expect(row.sealed_body.toString('latin1')).not.toContain(agentFields.name);
});

describe('a chat', () => {
  const countMessages = async () =>
    Number((await server.database('messages').where({ role: 'user' }).count())[0]?.['count']);
  const message = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
  let agentId: number;
  beforeAll(async () => {
    agentId = JSON.parse((await send({ body: { name: 'Echo', model: 'offline:echo' } })).text).id;
  });

  test('in the background is accepted once', async () => {
    const before = await countMessages();
    const chat = () =>
      send({ key, path: '/chat', body: { agentId, message }, headers: { 'X-Stream-Response': 'false' } });
    const [first, second] = [await chat(), await chat()];
    expect([second.status, second.text, second.headers.get('X-Thread-ID'), isReplay(second)]).toEqual([
      202,
      first.text,
      first.headers.get('X-Thread-ID'),
      true,
    ]);
    expect((await countMessages()) - before).toBe(1);
    expect((await send({ key, path: '/chat', body: { agentId, message } })).status).toBe(422);
  });

  test('with a streamed reply is streamed once: a retry returns 409 and the conversation id in a header', async () => {
    const before = await countMessages();
    const chat = () => send({ key, path: '/chat', body: { agentId, message } });
    const first = await chat();
    expect(first.text).toMatch(/data: \[DONE\]\n\n$/);
    const second = await chat();
    expect([second.status, JSON.parse(second.text), isReplay(second)]).toEqual([
      409,
      { error: 'Answer to this Idempotency-Key was a stream' },
      true,
    ]);
    expect(second.headers.get('X-Thread-ID')).toBe(first.headers.get('X-Thread-ID'));
    expect(second.headers.get('X-Vercel-AI-UI-Message-Stream')).toBeNull();
    expect((await countMessages()) - before).toBe(1);
  });
});

describe('two servers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-second-'));
  let container: Container;
  let second: Server;
  let url: string;
  beforeAll(async () => {
    const provider = server.container.identityProvider!;
    const config = readConfig({
      ...server.environment,
      DATA_DIR: dataDir,
      IDENTITY_ISSUER: provider.issuer,
      CLERK_SECRET_KEY: provider.secretKey,
      CLERK_API_URL: provider.url,
    });
    const quiet = { write: () => undefined };
    container = await createContainer(config, {
      logger: createLogger('info', quiet),
      accessLogger: createAccessLogger('info', quiet),
    });
    second = createHttpServer(await unwatched(() => container.createApp()), {
      requestTimeoutMs: 60_000,
      keepAliveTimeoutMs: 5_000,
    });
    second.listen(0, '127.0.0.1');
    await once(second, 'listening');
    url = `http://127.0.0.1:${(second.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    second?.closeAllConnections();
    second?.close();
    await container?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('execute a request only once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_value, index) => send({ key, ...(index % 2 === 0 ? { url } : {}) })),
    );
    expect(replies.filter((reply) => reply.status === 200 && !isReplay(reply))).toHaveLength(1);
    const [one, other] = [await send({ key }), await send({ key, url })];
    expect([one.text, isReplay(one), isReplay(other)]).toEqual([other.text, true, true]);
    expect(await created()).toBe(1);
  });
});
