import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DefaultChatTransport } from 'ai';
import { replyHeaders } from '../../server/generated/operations.js';
import { startMock, type Mock } from '../support/mock.js';
import { headerDifferences } from './reply-headers.js';
import type { Json } from './support.js';

const authorization = { authorization: 'Bearer any' };
const json = { ...authorization, 'content-type': 'application/json' };
const threadId = 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6';

describe.each([
  ['plain', {}],
  ['stateful', { stateful: true, eventDelayMs: 20 }],
])('the %s mock', (mode, options) => {
  let mock: Mock;
  beforeAll(async () => void (mock = await startMock(options)), 120_000);
  afterAll(() => mock?.stop());

  const detailsOf = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const reply = await fetch(`${mock.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    expect(reply.status).toBe(400);
    const { details } = (await reply.json()) as { details: { in: string; path: string[] }[] };
    return details.map(({ in: place, path: names }) => [place, ...names].join('.'));
  };

  test('serves the alias of an operation', async () => {
    const reply = await fetch(`${mock.url}/chat/${threadId}/stream`, { headers: authorization });
    expect(reply.status).toBe(mode === 'plain' ? 200 : 204);
    expect(
      (await fetch(`${mock.url}/chat/${threadId}/stream`, { method: 'POST', headers: authorization })).status,
    ).toBe(405);
  });

  test('refuses an unknown parameter in the query of an alias', async () => {
    expect(await detailsOf('GET', `/chat/${threadId}/stream?foo=1`, authorization)).toEqual(['query.foo']);
  });

  test('lets the chat client of the AI SDK resume', async () => {
    const transport = new DefaultChatTransport({ api: `${mock.url}/chat`, headers: authorization });
    const stream = await transport.reconnectToStream({ chatId: threadId });
    expect(stream === null).toBe(mode === 'stateful');
    await stream?.cancel();
  });

  test('lets web pages read every header of the contract', async () => {
    const { headers } = await fetch(`${mock.url}/agents`, {
      headers: { ...authorization, origin: 'https://a.example' },
    });
    const exposed = headers.get('access-control-expose-headers')?.split(',') ?? [];
    expect(exposed).toEqual(expect.arrayContaining([...replyHeaders]));
  });

  test('sends the events of a chat one by one', async () => {
    const body = JSON.stringify({
      agentId: 1,
      message: { role: 'user', parts: [{ type: 'text', text: 'one two three' }] },
    });
    const reply = await fetch(`${mock.url}/chat`, { method: 'POST', headers: json, body });
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, null]);
    let chunks = 0;
    for await (const _chunk of reply.body!) chunks += 1;
    if (mode === 'stateful') expect(chunks).toBeGreaterThan(3);
  });

  test('starts a chat in the background with the headers of the contract', async () => {
    const body = JSON.stringify({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'hello' }] } });
    const headers = { ...json, 'x-stream-response': 'false' };
    const reply = await fetch(`${mock.url}/chat`, { method: 'POST', headers, body });
    expect(reply.status).toBe(202);
    expect(headerDifferences('chat', 202, new Map(reply.headers))).toEqual([]);
    expect(await reply.json()).toMatchObject({ threadId: reply.headers.get('x-thread-id') });
  });

  test('sends the headers of rate limits even for a request that matches no operation', async () => {
    for (const [path, method] of [
      ['/nowhere', 'GET'],
      ['/agents', 'PATCH'],
    ] as const) {
      const { headers } = await fetch(`${mock.url}${path}`, { method, headers: authorization });
      for (const name of ['limit', 'remaining', 'reset']) expect(headers.get(`ratelimit-${name}`)).toMatch(/^\d+$/);
    }
  });

  test('lets a client resume a run and then send the next message', async () => {
    if (mode === 'plain') return;
    const send = (headers: object, more = {}) => {
      const message = { role: 'user', parts: [{ type: 'text', text: 'hello' }] };
      const body = JSON.stringify({ agentId: 1, message, ...more });
      return fetch(`${mock.url}/chat`, { method: 'POST', headers: { ...json, ...headers }, body });
    };
    const id = (await send({ 'x-stream-response': 'false' })).headers.get('x-thread-id');
    const resumed = await fetch(`${mock.url}/chat/stream?threadId=${id}`, { headers: authorization });
    expect(await resumed.text()).toContain('[DONE]');
    expect((await send({}, { threadId: id })).status).toBe(200);
  });

  test('ignores a body that is sent to an operation without one, as the server does', async () => {
    for (const body of ['{}', '[]', 'no JSON']) {
      const reply = await fetch(`${mock.url}/agents/sync-tools`, { method: 'POST', headers: json, body });
      expect([body, reply.status]).toEqual([body, 200]);
    }
  });

  const presign = async () => {
    const start = { method: 'POST', headers: json, body: '{"filename":"a.txt","contentType":"text/plain"}' };
    const grant = (await (await fetch(`${mock.url}/upload/presigned`, start)).json()) as Json;
    const headers = {
      'content-type': 'text/plain',
      'x-amz-meta-file-type': 'text/plain',
      'x-amz-meta-org-id': grant.metadata.orgId,
      'x-amz-meta-user-id': grant.metadata.userId,
    };
    return { grant, url: grant.url as string, headers };
  };

  const failureOf = async (url: string, init: RequestInit) => {
    const reply = await fetch(url, init);
    expect(reply.headers.get('content-type')).toBe('application/xml');
    return [reply.status, /<Code>(.*)<\/Code><Message>(.*)<\/Message>/.exec(await reply.text())?.slice(1)];
  };

  test('refuses an upload with a token beside the signature, as the storage does', async () => {
    const { url, headers } = await presign();
    const failure = [400, ['InvalidArgument', 'Only one auth mechanism allowed']];
    const put = { method: 'PUT', headers: { ...headers, ...authorization }, body: 'text' };
    expect(await failureOf(url, put)).toEqual(failure);
    expect(await failureOf(url, { headers: authorization })).toEqual(failure);
  });

  test('refuses an upload at a changed address, as the storage does', async () => {
    const { url, headers } = await presign();
    const damaged = [
      url.replace(/X-Amz-Signature=./, 'X-Amz-Signature=%'),
      url.replace(/(X-Amz-Signature=)[^&]*/, '$1'),
      url.replace(/(X-Amz-Signature=)[^&]*/, '$1' + btoa('{}')),
      url.replace(/X-Amz-Date=2/, 'X-Amz-Date=x'),
      url.replace('content-type', 'content%20type'),
      url.replace('a.txt', '%'),
    ];
    for (const address of damaged) {
      const failure = await failureOf(address, { method: 'PUT', headers, body: 'text' });
      expect([address, failure]).toEqual([address, [403, ['SignatureDoesNotMatch', expect.any(String)]]]);
    }
    expect(await failureOf(url, {})).toEqual([403, ['SignatureDoesNotMatch', expect.any(String)]]);
  });

  test('returns the ETag of an uploaded file, as a storage does', async () => {
    const { url, headers } = await presign();
    const stored = await fetch(url, { method: 'PUT', headers, body: 'text' });
    expect([stored.status, stored.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
  });

  test('accepts an upload to a URL of a reply that the header Prefer selects', async () => {
    const file = { filename: 'a.txt', contentType: 'text/plain' };
    const skillFile = { skillId: 5, fileName: 'check.py', contentType: 'text/plain' };
    const statuses = async (path: string, sent: object, prefer: string) => {
      const request = { method: 'POST', headers: { ...json, prefer }, body: JSON.stringify(sent) };
      const { metadata = {}, url, uploadUrl } = (await (await fetch(`${mock.url}${path}`, request)).json()) as Json;
      const headers = {
        'content-type': 'text/plain',
        ...(url && {
          'x-amz-meta-file-type': 'text/plain',
          'x-amz-meta-org-id': metadata.orgId,
          'x-amz-meta-user-id': metadata.userId,
        }),
      };
      const put = async (type: string) => {
        const init = { method: 'PUT', headers: { ...headers, 'content-type': type }, body: 'text' };
        return (await fetch(url ?? uploadUrl, init)).status;
      };
      return [await put('text/plain'), await put('text/html')];
    };
    for (const [path, sent, prefer] of [
      ['/upload/presigned', file, 'code=200'],
      ['/upload/presigned', file, 'dynamic=true'],
      ['/skills/files', skillFile, 'code=201'],
      ['/skills/files', skillFile, 'dynamic=true'],
    ] as const)
      expect([path, prefer, await statuses(path, sent, prefer)]).toEqual([path, prefer, [200, 403]]);
  });

  test('generates the id of an upload from the seed', async () => {
    const idOf = async (prefer: string) => {
      const start = { filename: 'a.txt', contentType: 'text/plain' };
      const request = { method: 'POST', headers: { ...json, prefer }, body: JSON.stringify(start) };
      const reply = (await (await fetch(`${mock.url}/upload/presigned`, request)).json()) as Json;
      expect([reply.key, reply.contentKey, reply.url]).toEqual(Array(3).fill(expect.stringContaining(reply.fileId)));
      return reply.fileId as string;
    };
    const [one, again, other] = [
      await idOf('dynamic=true, seed=one'),
      await idOf('dynamic=true, seed=one'),
      await idOf('dynamic=true, seed=other'),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  test('generates no event streams, and sends no Preference-Applied with the stream of the example', async () => {
    const body = JSON.stringify({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'hello' }] } });
    const send = async (prefer: string) => {
      const reply = await fetch(`${mock.url}/chat`, { method: 'POST', headers: { ...json, prefer }, body });
      return [reply.headers.get('preference-applied'), await reply.text()];
    };
    expect(await send('dynamic=true')).toEqual([null, (await send('code=200'))[1]]);
  });

  test('returns an empty page past the last entry', async () => {
    for (const path of ['/admin/users', '/admin/invitations']) {
      const page = async (query: string) =>
        (await (await fetch(`${mock.url}${path}?${query}`, { headers: authorization })).json()) as Json;
      const { data, totalCount } = await page('offset=0');
      expect(data.length).toBeGreaterThan(0);
      expect(await page(`offset=${totalCount}`)).toEqual({ data: [], totalCount });
    }
  });

  test('spells parameters as the contract does', async () => {
    expect(await detailsOf('GET', '/kb/files?kbId=x', authorization)).toEqual(['query.kbId']);
    expect(await detailsOf('GET', '/kb/files', authorization)).toEqual(['query.kbId']);
    const key = { ...json, 'idempotency-key': 'k'.repeat(300) };
    expect(await detailsOf('POST', '/agent-tags', key, '{"name":"new"}')).toEqual(['header.Idempotency-Key']);
  });

  const problemsOf = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const init = { method, headers: { ...json, ...headers }, ...(body && { body: JSON.stringify(body) }) };
    const reply = await fetch(`${mock.url}${path}`, init);
    const { error, details = [] } = (await reply.json()) as Json;
    return [reply.status, error, ...details.map(({ in: part, path: [name], message }: Json) => [part, name, message])];
  };

  test('refuses an empty header as the server does', async () => {
    const problem = ['header', 'Idempotency-Key', 'must be printable ASCII without spaces'];
    const refused = [400, 'Validation Error', problem];
    expect(await problemsOf('POST', '/agent-tags', { 'idempotency-key': '' }, { name: 'new' })).toEqual(refused);
    expect(await problemsOf('POST', '/agent-tags', { 'idempotency-key': 'k' }, { name: 'new' })).toEqual([
      200,
      undefined,
    ]);
    const tag = ['header', 'If-Match', 'must be `*` or etags in quotation marks, separated by commas'];
    expect((await problemsOf('POST', '/agents', { 'if-match': '' }, { name: 'new' })).slice(2)).toEqual([tag]);
    const id = ['header', 'svix-id', 'must not be empty'];
    expect((await problemsOf('POST', '/webhooks/identity', { 'svix-id': '' }, {})).slice(2)).toEqual([id]);
    const choice = ['header', 'X-Stream-Response', 'must not be empty'];
    const message = { role: 'user', parts: [{ type: 'text', text: 'hello' }] };
    expect((await problemsOf('POST', '/chat', { 'x-stream-response': '' }, { agentId: 1, message })).slice(2)).toEqual([
      choice,
    ]);
  });

  test.each([
    ['{"name":"a\\ud800"}', 'must not contain NUL or half of a surrogate pair', ['name']],
    ['{"name":"a\\u0000"}', 'must not contain NUL or half of a surrogate pair', ['name']],
    ['{"name":"a","metadata":{"b":1e999}}', /^must be a number between/, ['metadata', 'b']],
    ['{"name":"a","metadata":{"__proto__":1}}', /^body has a forbidden key/, []],
    ['{"name":"a","metadata":{"constructor":{"prototype":1}}}', /^body has a forbidden key/, []],
    [`{"name":"a","metadata":${'['.repeat(3000)}${']'.repeat(3000)}}`, /^body is nested deeper than 64 levels/, []],
    [`{"name":"a","metadata":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, /^body is nested deeper/, []],
  ])('refuses, as the server does, the body %.60s', async (body, message, path) => {
    const reply = await fetch(`${mock.url}/skills/manage`, { method: 'POST', headers: json, body });
    const pattern = typeof message === 'string' ? message : (expect.stringMatching(message) as unknown);
    expect([reply.status, ((await reply.json()) as Json).details]).toEqual([
      400,
      [{ message: pattern, path, in: 'body' }],
    ]);
  });

  test('reads queries as the server does', async () => {
    const encoding = 'must be percent-encoded UTF-8';
    for (const text of ['%', '%FF', '%ED%A0%80', '%C3%28'])
      expect(await problemsOf('GET', `/admin/users?query=${text}`, {})).toEqual([
        400,
        'Bad Request',
        ['query', 'query', encoding],
      ]);
    for (const text of ['01', '1e0', '%201', '0x1', '+1', '1.0', '', '-0'])
      expect([text, (await problemsOf('GET', `/agents?id=${text}`, {})).slice(2)]).toEqual([
        text,
        [['query', 'id', 'must be an integer']],
      ]);
    expect((await problemsOf('GET', '/agents?id=1&id=2', {})).slice(2)).toEqual([
      ['query', 'id', 'must be given once'],
    ]);
    const nul = ['query', 'query', 'must not contain NUL'];
    expect((await problemsOf('GET', '/admin/users?query=a%00', {})).slice(2)).toEqual([nul]);
    expect(await problemsOf('GET', '/admin/users?query=a+%C3%A9%2B', {})).toEqual([200, undefined]);
  });

  test('refuses, as the server does, a schedule that is not a cron expression', async () => {
    const task = { agentId: 1, name: 'Report', prompt: 'Write it.' };
    const refused = (place: string, message: string) => [400, 'Bad Request', [place, 'schedule', message]];
    const fields = 'must have five fields, separated by spaces: minute, hour, day of month, month, day of week';
    const tasks = '/scheduled-tasks/manage';
    expect(await problemsOf('POST', tasks, {}, { ...task, schedule: 'daily' })).toEqual(refused('body', fields));
    expect(await problemsOf('PUT', `${tasks}?taskId=7`, {}, { schedule: '61 * * * *' })).toEqual(
      refused('body', 'minute must be 0 to 59; it is 61'),
    );
    expect(await problemsOf('GET', '/scheduled-tasks/preview?schedule=0%200%2030%202%20*', {})).toEqual(
      refused('query', 'never fires: no such date exists'),
    );
    expect(await problemsOf('POST', tasks, {}, { ...task, schedule: '0 6 * * 1-5' })).toEqual([201, undefined]);
    expect(await problemsOf('PUT', `${tasks}?taskId=7`, {}, { name: 'Report' })).toEqual([200, undefined]);
  });

  test('reports the problems of only one alternative of a body', async () => {
    const body = '{"agentId":1,"message":{"role":"user","parts":[]}}';
    expect(await detailsOf('POST', '/chat', json, body)).toEqual(['body.message.parts']);
  });

  test('names the missing fields of a missing body', async () => {
    expect(await detailsOf('POST', '/agent-tags', authorization)).toEqual(['body.name']);
  });
});
