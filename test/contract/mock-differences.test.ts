// Tests most of the differences between the mock and the server that mocks/README.md lists.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMock, type Mock } from '../support/mock.js';
import type { Json } from './support.js';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
}, 120_000);
afterAll(() => mock?.stop());

async function call(method: string, path: string, { body, ...headers }: Record<string, unknown> = {}) {
  const reply = await fetch(`${mock.url}${path}`, {
    method,
    headers: { authorization: 'Bearer any', 'content-type': 'application/json', ...(headers as object) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Json };
}

test('the mock does not check roles', async () => {
  expect((await call('GET', '/admin/users')).status).toBe(200);
  expect(await call('GET', '/admin/users', { prefer: 'code=403' })).toMatchObject({
    status: 403,
    body: { error: 'Unauthorized: User is not an admin in this organization' },
  });
});

test('the mock stores nothing, and every id exists', async () => {
  const tags = async () => (await call('GET', '/agent-tags')).body;
  const before = await tags();
  expect((await call('POST', '/agent-tags', { body: { name: 'new' } })).status).toBe(200);
  expect(await tags()).toEqual(before);
  const [one, other] = [await call('GET', '/agents?id=1'), await call('GET', '/agents?id=424242')];
  expect(other).toMatchObject({ status: 200, body: one.body });
});

test('the mock ignores an Idempotency-Key', async () => {
  const send = (name: string) =>
    call('POST', '/agent-tags', { body: { name }, 'idempotency-key': 'the-same-key', prefer: 'code=200' });
  for (const name of ['one', 'one', 'other']) {
    const { status, headers } = await send(name);
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
  }
});

test('the mock ignores If-Match, although its replies have the ETag of their record', async () => {
  const { body, headers } = await call('GET', '/agents?id=1');
  expect(headers.get('etag')).toBe(`"${body.etag}"`);
  expect((await call('GET', '/agents')).headers.get('etag')).toBeNull();
  const stale = { 'if-match': '"another"', body: { id: 1, name: 'x' } };
  expect((await call('POST', '/agents', stale)).status).toBe(200);
  expect(await call('POST', '/agents', { ...stale, prefer: 'code=412' })).toMatchObject({
    status: 412,
    body: { error: 'Record was changed since it was read' },
  });
});

test('the mock does not check rules between records', async () => {
  const [first, second] = (await call('GET', '/agent-tags')).body;
  expect((await call('PUT', `/agent-tags?id=${first.id}`, { body: { name: second.name } })).status).toBe(200);
});

test('the mock does not apply rate limits', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => call('GET', '/agent-tags')));
  expect(new Set(replies.map(({ headers }) => headers.get('ratelimit-remaining')))).toEqual(new Set(['998']));
});

test("the details of an error of the mock have Prism's messages, except for a pattern", async () => {
  const { body } = await call('GET', '/agents?id=0');
  expect(body.details).toEqual([{ message: 'must be >= 1', path: ['id'], in: 'query' }]);
  const { body: ofPattern } = await call('GET', '/admin/auditLog?from=x');
  expect(ofPattern.details).toEqual([
    { message: 'must be an ISO 8601 date, or date and time', path: ['from'], in: 'query' },
  ]);
});

test('the download addresses of the mock lead nowhere', async () => {
  const files = await call('GET', '/kb/files/download?kbId=1&fileId=1');
  const skills = await call('GET', '/skills/files/download?fileId=1');
  for (const { body } of [files, skills]) expect(new URL(body.url).hostname).toMatch(/\.example$/);
});

test('an execution in progress never ends on the mock', async () => {
  const { body } = await call('POST', '/scheduled-tasks/run', { body: { taskId: 7 } });
  expect(body.status).toBe('in_progress');
  const list = async () => (await call('GET', '/scheduled-tasks/executions?taskId=7')).body as Json[];
  const executions = await list();
  expect(executions.map(({ status }) => status)).toContain('in_progress');
  expect(await list()).toEqual(executions);
});

test('the mock ignores filters', async () => {
  const { data } = (await call('GET', '/admin/users?query=zzzz')).body;
  expect(data).toEqual((await call('GET', '/admin/users')).body.data);
});
