import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deref, operations, parameters } from '../contract/support.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenFor();
});
afterAll(() => server?.stop());

async function get(search: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/agents${search}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}
const refused = (name: string, message: unknown = expect.any(String)) => ({
  status: 400,
  body: { error: 'Bad Request', details: expect.arrayContaining([{ message, path: [name], in: 'query' }]) },
});

describe('returns 400 and names an unknown parameter', () => {
  test.each(['colour', 'ID', 'toString', 'hasOwnProperty', 'constructor', '__proto__', 'id[]x', 'a.b'])(
    '%s',
    async (name) => {
      expect(await get(`?${encodeURIComponent(name)}=1`)).toMatchObject({
        status: 400,
        body: { error: 'Bad Request', details: [{ path: [expect.any(String)], in: 'query' }] },
      });
    },
  );

  test('beside a known parameter', async () => {
    expect(await get('?id=1&colour=1')).toMatchObject(refused('colour', 'is not a known parameter'));
  });

  test('of an operation without parameters, and lists at most 20', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&');
    const reply = await fetch(`${server.url}/agent-tags?${many}`, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status).toBe(400);
    expect(((await reply.json()) as { details: unknown[] }).details).toHaveLength(20);
  });
});

describe('returns 400 and names a parameter of the wrong type', () => {
  test.each([
    'abc',
    '1.5',
    '0',
    '-1',
    '2147483648',
    '9007199254740993',
    '1e400',
    '-1e400',
    'Infinity',
    'NaN',
    'null',
    '0x10',
    '%201',
    '1.0',
    '+1',
    '%00',
    '%E0%A4%A',
    '1%27--',
    '1%0d%0aX:1',
  ])('id=%s', async (value) => {
    expect(await get(`?id=${value}`)).toMatchObject(refused('id'));
  });

  test('a repeated parameter, or one given as list or object', async () => {
    for (const search of ['?id=1&id=2', '?id=1&id=1', '?id[]=1&id[]=2', '?id[a]=1'])
      expect(await get(search)).toMatchObject({ status: 400, body: { error: 'Bad Request' } });
    expect(await get('?id=1&id=2')).toMatchObject(refused('id'));
  });

  test('empty', async () => {
    expect(await get('?id=')).toMatchObject(refused('id'));
    expect(await get('?id')).toMatchObject(refused('id'));
  });
});

test.each(['2026-11-31T00:00:00Z', '2026-13-01T00:00:00Z', '2026-11-20T25:00:00Z', '2016-12-31T23:59:60Z'])(
  'returns 400 for a timestamp that does not exist or that JavaScript cannot represent: %s',
  async (since) => {
    const reply = await server.call('GET', '/scheduled-tasks/executions', { query: { since } });
    expect({ status: reply.status, body: reply.body }).toEqual(refused('since'));
  },
);

test.each([
  [
    '/admin/users',
    { orderBy: 'foo' },
    'must be one of: created_at, email, last_sign_in_at, first_name, last_name, username, ' +
      'with an optional + or - before it',
  ],
  ['/admin/auditLog', { from: 'x' }, 'must be an ISO 8601 date, or date and time'],
  ['/admin/auditLog', { cursor: '?' }, 'must be the `nextCursor` of the previous page'],
  ['/conversations', { model: 'gpt-5' }, 'must have the form `<provider>:<model>`'],
])('explains a pattern in words: %s %j', async (path, query, message) => {
  const { status, body } = await server.call('GET', path, { query });
  expect({ status, details: body.details }).toEqual({
    status: 400,
    details: [{ message, path: Object.keys(query), in: 'query' }],
  });
});

test.each([
  ['/admin/users', { role: 'x', orderBy: 'foo' }],
  ['/admin/users', { limit: '501', role: 'x' }],
  ['/dashboard/getStats', { interval: 'month', minCostUsd: '-1', from: 'x', to: 'x' }],
  ['/conversations', { model: 'x', source: 'x', text: '', unknown: '1', from: 'x' }],
])('lists every invalid parameter: %s %j', async (path, query) => {
  const { status, body } = await server.call('GET', path, { query });
  const named = (body.details as { path: string[] }[]).map(({ path: names }) => names[0]);
  expect([status, named.sort()]).toEqual([400, Object.keys(query).sort()]);
});

test('lists only the invalid items of a list', async () => {
  const { body } = await server.call('GET', '/admin/invitations', { query: { status: 'x,pending,y', limit: '0' } });
  expect((body.details as { path: string[] }[]).map(({ path }) => path)).toEqual([
    ['limit'],
    ['status', '0'],
    ['status', '2'],
  ]);
});

test('explains the pattern of a header and of a field in words', async () => {
  const { status, body } = await server.call('POST', '/agents', {
    headers: { 'if-match': 'abc' },
    body: { name: 'a', model: 'gpt-5' },
  });
  expect({ status, details: body.details }).toEqual({
    status: 400,
    details: [
      { message: 'must be `*` or etags in quotation marks, separated by commas', path: ['If-Match'], in: 'header' },
      { message: 'must have the form `<provider>:<model>`', path: ['model'], in: 'body' },
    ],
  });
});

describe('for every query parameter of every operation,', () => {
  // By default, each parameter is sent in two of the six ways, because the same code refuses all parameters.
  const step = isFullRun ? 1 : 3;
  const all = operations.flatMap(({ method, path, raw }) => {
    const ofQuery = parameters(raw).filter(({ in: place }) => place === 'query');
    return ofQuery.map(({ name, schema }) => ({
      method: method.toUpperCase(),
      path,
      name: name as string,
      type: deref(schema).type as string,
    }));
  });
  const send = async ({ method, path }: { method: string; path: string }, search: string) => {
    const response = await fetch(`${server.url}${path}?${search}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    const { details = [] } = (await response.json()) as { details?: { path: string[] }[] };
    return { status: response.status, named: details.map(({ path: names }) => names.join('.')) };
  };

  test.each(
    [
      ['malformed percent-encoding', (name: string) => [`${name}=%E0%A4%A`, name]],
      ['a lone percent sign', (name: string) => [`${name}=%`, name]],
      ['NUL', (name: string) => [`${name}=a%00b`, name]],
      ['brackets', (name: string) => [`${name}[a]=1`, `${name}[a]`]],
      ['brackets around nothing', (name: string) => [`${name}[]=1&${name}[]=2`, `${name}[]`]],
      ['malformed percent-encoding of the name', (name: string) => [`${name}%E0=1`, `${name}%E0`]],
    ].map((one, index) => [...one, index] as [string, (name: string) => string[], number]),
  )('%s returns 400 and names the parameter', async (_what, make, which) => {
    expect(all.length).toBeGreaterThan(40);
    for (const parameter of all.filter((_one, index) => (index + which) % step === 0)) {
      const [search = '', name = ''] = make(parameter.name);
      const { status, named } = await send(parameter, search);
      expect({ ...parameter, status, isNamed: named.includes(name) }).toEqual({
        ...parameter,
        status: 400,
        isNamed: true,
      });
    }
  });

  test('a repetition returns 400 and names the parameter, unless the parameter is a list', async () => {
    for (const parameter of all.filter(({ type }) => type !== 'array')) {
      const { status, named } = await send(parameter, `${parameter.name}=1&${parameter.name}=1`);
      expect({ ...parameter, status, isNamed: named.includes(parameter.name) }).toEqual({
        ...parameter,
        status: 400,
        isNamed: true,
      });
    }
  });

  test('a repeated list causes no server failure', async () => {
    for (const parameter of all.filter(({ type }) => type === 'array')) {
      expect((await send(parameter, `${parameter.name}=pending&${parameter.name}=accepted`)).status).toBeLessThan(500);
    }
  });
});

test.each(['a/b', 'a~b', 'a~1b'])('names an unknown field of a body unchanged: %s', async (name) => {
  const reply = await server.call('POST', '/agent-tags', { body: { name: 'support', [name]: 1 } });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: [name] }] } });
});

describe('accepts equivalent notations', () => {
  test('a bare question mark, and a percent-encoded parameter', async () => {
    expect((await get('?')).status).toBe(200);
    expect((await get('?%69d=2147483647')).status).toBe(404);
  });

  test('characters that encodeURIComponent and URLSearchParams encode differently', async () => {
    const search = `?${new URLSearchParams({ schedule: '0 9 * * 1-5' }).toString()}`;
    for (const text of [search, `?schedule=${encodeURIComponent('0 9 * * 1-5')}`]) {
      const response = await fetch(`${server.url}/scheduled-tasks/preview${text}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).not.toBe(400);
    }
  });
});
