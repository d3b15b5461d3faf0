// Tests that the mock serves the whole contract.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { uploadKey } from '../../server/modules/uploads/keys.js';
import { isFullRun } from '../support/full-run.js';
import { startMock, type Mock } from '../support/mock.js';
import { headerDifferences } from './reply-headers.js';
import {
  compileAt,
  complaints,
  contract,
  deref,
  errorsOf,
  operations,
  responses,
  validRequest,
  type Json,
} from './support.js';

const concurrentRequests = 4;
let mock: Mock;
let url: string;
const authorization = { authorization: 'Bearer any' };
const json = { ...authorization, 'content-type': 'application/json' };

beforeAll(async () => {
  mock = await startMock();
  url = mock.url;
}, 120_000);

afterAll(() => mock?.stop());

interface Case {
  id: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | null;
  prefer: string;
  status: number;
  expected: unknown;
}

function* allCases(): Generator<Case> {
  for (const operation of operations) {
    for (const { status, response } of responses(operation.raw)) {
      const examples: (readonly [string, unknown])[] =
        status >= 400
          ? errorsOf(operation.id, status).map(({ code, text }) => [code, { error: text }] as const)
          : Object.entries<Json>(Object.values<Json>(response.content ?? {})[0]?.examples ?? {}).map(
              ([name, example]) => [name, deref(example).value] as const,
            );
      // Without a name, the mock returns the first example.
      const selections: [string, unknown][] = [
        [`code=${status}`, examples[0]?.[1] ?? null],
        ...examples.map(([name, value]): [string, unknown] => [`code=${status}, example=${name}`, value]),
      ];
      for (const [prefer, expected] of selections)
        yield { id: operation.id, ...validRequest(operation), prefer, status, expected };
    }
  }
}

/**
 * By default, requests every success, each error text once by name and once by status, and one error status of each
 * operation. This is enough, because the same code of the mock sends all errors.
 */
function sentCases(): Case[] {
  const cases = [...allCases()];
  expect(cases.length).toBeGreaterThan(1000);
  if (isFullRun) return cases;
  const texts = new Set<string>();
  const statuses = new Map(operations.map(({ id, raw }, index) => [id, errorStatusAt(raw, index)]));
  return cases.filter(({ id, prefer, status, expected }) => {
    const isNamed = prefer.includes('example=');
    const text = `${status} ${isNamed} ${JSON.stringify(expected)}`;
    const isNew = !texts.has(text);
    texts.add(text);
    return status < 400 || isNew || (!isNamed && status === statuses.get(id));
  });
}

/** Consecutive operations usually get different statuses. */
function errorStatusAt(raw: Json, index: number): number | undefined {
  const statuses = responses(raw).flatMap(({ status }) => (status >= 400 ? [status] : []));
  return statuses[index % statuses.length];
}

/** Removes the addresses and ids of an upload, which are new in each reply. */
const withoutUpload = (text: string) =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    ['url', 'uploadUrl', 'fileId', 'key', 'contentKey'].includes(name) ? null : value,
  );

/** A placeholder in the text of an error matches any value. */
function isSame(body: string, wanted: string): boolean {
  const parts = wanted.split(/\{[a-z]\w*\}/i);
  if (parts.length === 1) return body === wanted;
  return new RegExp(`^${parts.map(escapePattern).join('(?!undefined)[^{}]+')}$`).test(body);
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function differencesOf({
  id,
  method,
  address,
  headers,
  body,
  prefer,
  status,
  expected,
}: Case): Promise<string[]> {
  const reply = await fetch(`${url}${address}`, { method, headers: { ...headers, prefer }, body });
  const text = await reply.text();
  const name = `${id} ${prefer}`;
  if (reply.status !== status) return [`${name}: ${reply.status} ${text.slice(0, 200)}`];
  const wanted = expected === null ? '' : typeof expected === 'string' ? expected : JSON.stringify(expected);
  const isUpload = ['createPresignedUpload', 'addSkillFile'].includes(id) && status < 300;
  const isEqual = isUpload ? withoutUpload(text) === withoutUpload(wanted) : isSame(text, wanted);
  const own = [...reply.headers].filter(([header]) => header !== 'allow' || status === 405);
  return [
    ...headerDifferences(id, status, new Map(own)).map((difference) => `${name}: ${difference}`),
    ...(isEqual ? [] : [`${name}: ${text.slice(0, 200)} instead of ${wanted.slice(0, 200)}`]),
  ];
}

async function findAll<Value>(values: Iterable<Value>, find: (value: Value) => Promise<string[]>): Promise<string[]> {
  const queue = values[Symbol.iterator]();
  const found: string[] = [];
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) found.push(...(await find(next.value)));
  };
  await Promise.all(Array.from({ length: concurrentRequests }, work));
  return found;
}

test('the mock returns the statuses of the operations, and every named example', async () => {
  expect(await findAll(sentCases(), differencesOf)).toEqual([]);
}, 240_000);

describe('operations with two reply shapes', () => {
  const choices = contract.operations.filter(({ id }) => operations.find((one) => one.id === id)?.raw['x-reply-with']);

  test.each(choices.map(({ id }) => [id]))('%s returns the shape that the query selects', async (id) => {
    const { raw, path, pointer, method } = operations.find((one) => one.id === id)!;
    const wanted = raw['x-reply-with'] as string;
    const parameter = raw.parameters.map(deref).find(({ name }: Json) => name === wanted);
    const isBoolean = deref(parameter.schema).type === 'boolean';
    const request = validRequest({ method, path, raw });
    for (const [shape, query] of [
      `${isBoolean ? `${wanted}=false` : ''}`,
      `${wanted}=${isBoolean ? 'true' : 1}`,
    ].entries())
      for (const prefer of ['code=200', 'dynamic=true']) {
        const address = `${url}${request.address}${request.address.includes('?') ? '&' : '?'}${query}`;
        const reply = await fetch(address, { headers: { ...authorization, prefer } });
        const place = `${pointer}/responses/200/content/application~1json/schema`;
        const named = raw.responses['200'].content['application/json'].schema.$ref;
        const check = compileAt(`${named ?? place}/oneOf/${shape}`);
        const body: unknown = await reply.json();
        expect(JSON.stringify(body)).not.toContain('"x-free-form"');
        expect({
          query,
          prefer,
          status: reply.status,
          differences: check(body) ? [] : complaints(check),
        }).toMatchObject({
          status: 200,
          differences: [],
        });
      }
  });
});

test('the mock lets the caller call every operation, because it checks no roles', async () => {
  const get = async (prefer?: string): Promise<Json> =>
    (await fetch(`${url}/me/permissions`, { headers: { ...authorization, ...(prefer && { prefer }) } })).json();
  const called = operations.filter(({ raw }) => raw['x-required-role'] !== 'none').map(({ id }) => id);
  expect(await get()).toMatchObject({ role: 'org:admin', operations: called.sort() });
  expect(await get('code=200')).toMatchObject({ role: 'org:guest' });
});

describe('data that the mock generates', () => {
  test('matches the schema for every operation', async () => {
    const sizes: number[] = [];
    const found = await findAll(operations, async (operation) => {
      const { method, address, headers, body } = validRequest(operation);
      const dynamic = { ...headers, prefer: 'dynamic=true' };
      const reply = await fetch(`${url}${address}`, { method, headers: dynamic, body });
      const text = await reply.text();
      const declared = responses(operation.raw)[0]!;
      if (reply.status !== declared.status) return [`${operation.id}: ${reply.status} ${text.slice(0, 200)}`];
      if (declared.response.content?.['application/json'] === undefined) return [];
      sizes.push(text.length);
      const check = compileAt(`${operation.pointer}/responses/${declared.status}/content/application~1json/schema`);
      const applied = reply.headers.get('preference-applied') ?? '';
      return [
        ...(check(JSON.parse(text)) ? [] : complaints(check).map((complaint) => `${operation.id}: ${complaint}`)),
        ...(applied.startsWith('dynamic=true, seed=') ? [] : [`${operation.id}: was not generated`]),
        ...(text.includes('"x-free-form"') ? [`${operation.id}: contains a schema`] : []),
      ];
    });
    expect(found).toEqual([]);
    expect(sizes.length).toBeGreaterThan(operations.length - 5);
    expect(Math.max(...sizes)).toBeLessThan(200_000);
  }, 120_000);

  test('is the same for the same seed, and differs for another seed', async () => {
    const generate = async (prefer: string) =>
      (await fetch(`${url}/agent-tags`, { headers: { ...authorization, prefer } })).text();
    const [one, same, other] = [
      await generate('dynamic=true, seed=one'),
      await generate('dynamic=true, seed=one'),
      await generate('dynamic=true'),
    ];
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});

describe('requests to the mock that do not match the contract', () => {
  const send = async (method: string, path: string, init: { headers?: object; body?: string } = {}) => {
    const reply = await fetch(`${url}${path}`, { method, ...init, headers: { ...authorization, ...init.headers } });
    const text = await reply.text();
    return {
      status: reply.status,
      code: reply.headers.get('x-error-code'),
      allow: reply.headers.get('allow'),
      body: text === '' ? null : (JSON.parse(text) as Json),
    };
  };
  const sendJson = (method: string, path: string, body: string) => send(method, path, { headers: json, body });

  test('get the error text that their operation declares, and details that name the field', async () => {
    expect(await sendJson('DELETE', '/agents', '{}')).toMatchObject({
      status: 400,
      code: 'agent_id_required',
      body: { error: 'Agent ID is required', details: [{ message: 'is required', path: ['agentId'], in: 'body' }] },
    });
    expect(await sendJson('POST', '/agent-tags', '{"name":"","colour":1}')).toMatchObject({
      status: 400,
      body: {
        details: expect.arrayContaining([
          { message: 'is not a known field', path: ['colour'], in: 'body' },
          { message: expect.stringContaining('must NOT have fewer than 1'), path: ['name'], in: 'body' },
        ]),
      },
    });
    expect(await send('GET', '/agents?id=one&colour=red')).toMatchObject({
      body: {
        details: [
          { message: 'must be an integer', path: ['id'], in: 'query' },
          { message: 'is not a known parameter', path: ['colour'], in: 'query' },
        ],
      },
    });
    expect(await send('GET', '/agents?id=one')).toMatchObject({ body: { details: [{ path: ['id'], in: 'query' }] } });
  });

  test('get the error of the contract', async () => {
    expect(await send('GET', '/agents', { headers: { authorization: 'Basic eDp5' } })).toMatchObject({
      status: 401,
      code: 'unauthorized',
      body: { error: 'Unauthorized' },
    });
    expect(await send('GET', '/nothing')).toMatchObject({
      status: 404,
      code: 'not_found',
      body: { error: 'Not Found' },
    });
    expect(await send('PATCH', '/agents')).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
      allow: 'GET, HEAD, POST, DELETE, OPTIONS',
    });
    expect(await send('POST', '/agents', { headers: { 'content-type': 'text/plain' }, body: 'name' })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    expect(await sendJson('POST', '/agents', '{"name":')).toMatchObject({
      status: 400,
      body: { details: [{ message: 'body is not valid JSON', path: [], in: 'body' }] },
    });
    expect(await sendJson('POST', '/agent-tags', JSON.stringify({ name: 'x'.repeat(2_000_000) }))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  test.each([
    ['code=418', /status 418, which listAgents does not have. It has 200, 400, 401/],
    ['code=200, example=nothing', /an example that status 200 does not have. It has allAgents, /],
    ['code=often', /is not a valid preference/],
  ])('with Prefer: %s get a 400 that names the header', async (prefer, message) => {
    expect(await send('GET', '/agents', { headers: { prefer } })).toMatchObject({
      status: 400,
      body: { details: [{ message: expect.stringMatching(message), path: ['Prefer'], in: 'header' }] },
    });
  });

  test('do not end the mock', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end('NO HTTP AT ALL\r\n\r\n');
    const cut = connect(Number(new URL(url).port), '127.0.0.1');
    cut.on('error', () => undefined);
    const head = 'POST /agents HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nContent-Length: 50\r\n\r\n{';
    cut.write(head, () => cut.destroy());
    for (const path of ['//', '/%', '/agents?%', '/agents?id[]=1&id=2', '/__proto__', '/agents/../..//x'])
      expect((await fetch(`${url}${path}`, { headers: authorization })).status).toBeLessThan(500);
    for (const body of ['null', '1', '[]', '"x"', '{"__proto__":{}}', '['.repeat(50_000)])
      expect((await sendJson('POST', '/agents', body)).status).toBe(400);
    expect((await send('GET', '/agents')).status).toBe(200);
  });
});

test('the mock accepts the names that the contract gives to examples of errors', async () => {
  const codeOf = async (path: string, name: string) => {
    const headers = { authorization: 'Bearer any', prefer: `code=404, example=${name}` };
    return (await fetch(`${url}${path}`, { headers })).headers.get('x-error-code');
  };
  expect(await codeOf('/agents?id=1', 'agentNotFound')).toBe('agent_not_found');
  // The operation shares the example, but has another code.
  expect(await codeOf('/kb/manage?id=1', 'agentNotFound')).toBe('knowledge_base_not_found');
  expect(await codeOf('/kb/manage?id=1', 'noSuchExample')).toBe('bad_request');
  // A code, unlike the name of an example, must be one of the operation's codes.
  expect(await codeOf('/agents?id=1', 'skill_not_found')).toBe('bad_request');
});

test('the mock sends the delay of the error in Retry-After', async () => {
  const delayOf = async (path: string, prefer: string) =>
    (await fetch(`${url}${path}`, { headers: { authorization: 'Bearer any', prefer } })).headers.get('retry-after');
  expect(await delayOf('/skills/manage?id=1', 'code=503, example=skill_content_missing')).toBe('60');
  expect(await delayOf('/skills/manage?id=1', 'code=503, example=service_unavailable')).toBe('1');
});

test('the mock replies to HEAD as to GET, but without a body, and to OPTIONS with the allowed methods', async () => {
  const head = await fetch(`${url}/agents`, { method: 'HEAD', headers: authorization });
  expect([head.status, Number(head.headers.get('content-length')) > 100, await head.text()]).toEqual([200, true, '']);
  const options = await fetch(`${url}/agents`, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, DELETE, OPTIONS']);
});

test('browsers may call the mock from every origin, and read its headers', async () => {
  const preflight = await fetch(`${url}/agents`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://console.example',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization,content-type,x-stream-response',
    },
  });
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('DELETE'),
      'access-control-allow-headers': 'authorization,content-type,x-stream-response',
    }),
  ]);
  const reply = await fetch(`${url}/agents`, { headers: { ...authorization, origin: 'null' } });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('access-control-expose-headers')).toContain('X-Error-Code');
});

test('the mock sends the hash of the contract, and the id of the request', async () => {
  const reply = await fetch(`${url}/agents`, { headers: { ...authorization, 'x-request-id': 'test-request-1' } });
  expect(reply.headers.get('x-contract-sha256')).toBe(contract.sha256);
  expect(reply.headers.get('x-request-id')).toBe('test-request-1');
});

test('the mock serves the contract and a health check', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(contract.document);
  expect(await (await fetch(`${url}/openapi.yaml`)).text()).toContain('openapi: ');
});

test('a record that was read can be written back to the mock', async () => {
  const task = await (await fetch(`${url}/scheduled-tasks/manage?taskId=7`, { headers: authorization })).text();
  const saved = await fetch(`${url}/scheduled-tasks/manage?taskId=7`, { method: 'PUT', headers: json, body: task });
  expect(saved.status).toBe(200);
});

describe('uploads to the mock', () => {
  const presign = async (filename: string, contentType: string): Promise<Json> => {
    const body = JSON.stringify({ filename, contentType });
    return (await fetch(`${url}/upload/presigned`, { method: 'POST', headers: json, body })).json();
  };
  const headersOf = ({ metadata: { contentType, orgId, userId } }: Json) => ({
    'content-type': contentType,
    'x-amz-meta-file-type': contentType,
    'x-amz-meta-org-id': orgId,
    'x-amz-meta-user-id': userId,
  });

  test('are accepted at the presigned URL', async () => {
    const descriptor = await presign('../visit notes é.txt', 'text/plain; charset=utf-8');
    expect(descriptor.key).toBe(`${descriptor.metadata.orgId}/uploads/${descriptor.fileId}/visit notes é.txt`);
    const headers = headersOf(descriptor);
    const reply = await fetch(descriptor.url, { method: descriptor.method, headers, body: 'x'.repeat(3_000_000) });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });

  test('have a key with the same safe name as on the server', async () => {
    for (const filename of ['a\ufdd0b.txt', 'a\u202eb.txt', '. . .ab.txt', `${'x'.repeat(300)}.txt`]) {
      const { fileId, key, metadata } = await presign(filename, 'text/plain');
      expect([filename, key]).toEqual([filename, uploadKey(metadata.orgId, fileId, filename)]);
    }
  });

  test('of files of skills are accepted too', async () => {
    const file = { skillId: 5, fileName: 'scripts/check.py', contentType: 'text/x-python' };
    const added = await fetch(`${url}/skills/files`, { method: 'POST', headers: json, body: JSON.stringify(file) });
    const { uploadUrl, file: described } = (await added.json()) as Json;
    expect(described).toMatchObject({ fileName: file.fileName, contentType: file.contentType });
    expect(new URL(uploadUrl).pathname).toMatch(new RegExp(`/skills/${described.fileId}/check\\.py$`));
    const headers = { 'content-type': described.contentType };
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: 'x' })).status).toBe(200);
  });

  test('fail when a signed header is missing or differs', async () => {
    const descriptor = await presign('a.txt', 'text/plain');
    const { 'x-amz-meta-org-id': _missing, ...missing } = headersOf(descriptor);
    for (const headers of [missing, { ...headersOf(descriptor), 'content-type': 'text/html' }]) {
      const reply = await fetch(descriptor.url, { method: 'PUT', headers, body: 'x' });
      expect([reply.status, await reply.text()]).toEqual([403, expect.stringContaining('SignatureDoesNotMatch')]);
    }
  });
});

test('the mock returns 202 for a chat without a stream', async () => {
  const body = JSON.stringify({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hello' }] } });
  const headers = { ...json, 'x-stream-response': 'false' };
  const reply = await fetch(`${url}/chat`, { method: 'POST', headers, body });
  expect([reply.status, await reply.json()]).toEqual([202, expect.objectContaining({ status: 'in_progress' })]);
});
