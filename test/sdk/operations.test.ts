// Compares the generated functions with the contract: existence, documentation, and the place of each key in a request.
// Reads openapi.yaml without codegen, so that a bug of the generator is noticed.
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as functions from '../../sdk/src/generated/operations.js';
import * as sdk from '../../sdk/src/index.js';
import { createFake } from '../../sdk/src/testing/index.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document is free-form
type Json = any;
const contract = load(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Json;

function resolve(value: Json): Json {
  if (!value?.$ref) return value;
  return resolve(
    value.$ref
      .slice(2)
      .split('/')
      .reduce((node: Json, key: string) => node[key], contract),
  );
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const operations: Json[] = Object.entries<Json>(contract.paths)
  .flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ ...item[method], path, method: method.toUpperCase() })),
  )
  .filter((operation) => operation['x-required-role'] !== 'none');

const inputKey = (header: string) =>
  header === 'If-Match'
    ? 'etag'
    : header
        .replace(/^x-/i, '')
        .toLowerCase()
        .replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

function bodyFields(operation: Json): string[] {
  const schema = resolve(resolve(operation.requestBody)?.content['application/json'].schema);
  return (schema?.oneOf ?? [schema]).flatMap((branch: Json) => Object.keys(resolve(branch)?.properties ?? {}));
}

interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: string;
}

async function call(run: (client: sdk.CoreClient, input: object) => Promise<unknown>, input: object): Promise<Sent> {
  let sent: Sent | undefined;
  const fetch = async (request: Request) => {
    const url = new URL(request.url);
    sent = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await request.text(),
    };
    return new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } });
  };
  // Only the request is checked, so the reply need not match the operation.
  await run(sdk.createClient({ baseUrl: 'http://api.test', token: 't', fetch }), input).catch((error: unknown) => {
    if (!(error instanceof sdk.ResponseParseError)) throw error;
  });
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

function methodsOf(operation: Json): { place: string[]; name: string }[] {
  const names = operation['x-sdk-methods'] ?? { [operation['x-fern-sdk-method-name']]: operation.operationId };
  return Object.entries<string>(names).map(([key, name]) => ({
    place: [...operation['x-fern-sdk-group-name'], key],
    name,
  }));
}

const all = operations.flatMap((operation) => methodsOf(operation).map((method) => ({ operation, ...method })));

test('operations with a bearer token have functions and methods, helpers have methods, and there are no others', () => {
  expect(Object.keys(functions).sort()).toEqual(all.map(({ name }) => name).sort());
  const places = (group: object, path: string[] = []): string[] =>
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'function' ? [[...path, key].join('.')] : places(value as object, [...path, key]),
    );
  const {
    raw,
    fetch,
    attemptTimeoutMs,
    call: _call,
    clock: _clock,
    ...groups
  } = sdk.createClient({
    baseUrl: 'http://api.test',
    token: 't',
  });
  expect([typeof raw.GET, fetch, attemptTimeoutMs]).toEqual(['function', undefined, 30_000]);
  expect(places(groups).sort()).toEqual(
    [...all.map(({ place }) => place.join('.')), ...readHelpers().map(({ helper }) => helper)].sort(),
  );
});

/** Reads the table of helpers in the README. */
function readHelpers(): { helper: string; methods: string[]; functionName: string }[] {
  const readme = readFileSync(new URL('../../sdk/README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('### Helpers\n');
  return [...table.matchAll(/^\| `([\w.]+)` +\|[^|]+\|([^|]+)\| `(\w+)` +\|$/gm)].map(
    ([, helper = '', methods = '', functionName = '']) => ({
      helper,
      methods: [...methods.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
      functionName,
    }),
  );
}

describe('the README says of each helper', () => {
  const blob = new Blob(['E-17: check the brake.'], { type: 'text/plain' });
  const file = { filename: 'notes.txt' };
  const threadId = 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6';
  const calls: Record<string, (client: sdk.Client) => Promise<unknown>> = {
    'chat.sendAndWait': (client) => client.chat.sendAndWait({ agentId: 1, message: 'Hi' }),
    'chat.stop': (client) => client.chat.stop(threadId),
    'conversations.waitUntilDone': (client) => client.conversations.waitUntilDone(threadId),
    'knowledgeBases.files.uploadAndWait': (client) => client.knowledgeBases.files.uploadAndWait(1, blob, file),
    'knowledgeBases.files.waitUntilReady': (client) => client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 1 }),
    'knowledgeBases.waitUntilReady': (client) => client.knowledgeBases.waitUntilReady(1),
    'tasks.runAndWait': (client) => client.tasks.runAndWait(7),
    'uploads.upload': (client) => client.uploads.upload(blob, file),
  };

  test.each(readHelpers())('which operations $helper calls, and its function', async (row) => {
    const fake = createFake();
    const client = sdk.createClient({ baseUrl: 'http://fake.test', token: 't', fetch: fake.fetch, clock: fake.clock });
    const run = calls[row.helper] as (client: sdk.Client) => Promise<unknown>;
    // A wait for work that fails makes the same calls.
    await run(client).catch((error: unknown) => {
      if (!(error instanceof sdk.JobFailedError)) throw error;
    });
    // The request that sends the file of an upload is not an operation.
    const called = new Set(fake.requests.flatMap(({ operationId }) => operationId ?? []));
    const documented = row.methods.map(
      (method) => all.find(({ place }) => place.join('.') === method)?.operation.operationId,
    );
    expect([...called]).toEqual(documented);
    expect(typeof (sdk as unknown as Record<string, unknown>)[row.functionName]).toBe('function');
  });
});

type Run = (client: sdk.CoreClient, input: object) => Promise<unknown>;
const functionOf = (name: string) => (functions as unknown as Record<string, Run>)[name] as Run;

// Values that a method sets itself.
const fixed: Record<string, Record<string, unknown>> = {
  restoreAgentVersion: { action: 'rollback' },
  createAgentCheckpoint: { action: 'checkpoint' },
  getTaskExecutionStats: { stats: true },
  streamChat: { streamResponse: 'true' },
  sendChat: { streamResponse: 'false' },
};

describe('every key of the input is sent in the part of the request that the contract names', () => {
  test.each(all.map(({ name, operation }) => [name, operation]))('%s', async (name, operation) => {
    const parameters: Json[] = (operation.parameters ?? []).map(resolve);
    const queryNames = parameters.filter((parameter) => parameter.in === 'query').map((query) => query.name as string);
    const allHeaders = parameters
      .filter((parameter) => parameter.in === 'header')
      .map((header) => header.name as string);
    const headerNames = allHeaders.filter((header) => header !== 'Idempotency-Key');
    const isProtected = headerNames.includes('If-Match');
    const ownFields = bodyFields(operation).filter(
      (field) => !queryNames.includes(field) && !(isProtected && field === 'etag'),
    );
    const hasNoInput = name.startsWith('list') && queryNames.every((query) => query === 'id' || query === 'stats');
    const given = Object.fromEntries(
      [...(hasNoInput ? [] : queryNames), ...ownFields].map((key, index) => [key, `ü ${key}&${index}`]),
    );
    const input: Record<string, unknown> = { ...given, ...fixed[name], ...(isProtected && { etag: '"tag"' }) };
    if (isProtected) given.etag = 'tag';

    const sent = await call(functionOf(name), hasNoInput ? {} : given);
    expect([sent.method, sent.path]).toEqual([operation.method, operation.path]);
    const wanted = queryNames.filter((query) => query in input);
    expect(sent.query).toEqual(Object.fromEntries(wanted.map((query) => [query, String(input[query])])));
    for (const header of headerNames) expect(sent.headers.get(header)).toBe(input[inputKey(header)]);
    expect(sent.headers.has('Idempotency-Key')).toBe(allHeaders.includes('Idempotency-Key'));
    if (ownFields.length > 0)
      expect(JSON.parse(sent.body)).toEqual(Object.fromEntries(ownFields.map((field) => [field, input[field]])));
    else expect(sent.body).toBe(operation.requestBody?.required ? '{}' : '');
    expect(sent.headers.get('Content-Type')).toBe(sent.body === '' ? null : 'application/json');
  });
});

// Methods with a required key that is optional in their operation, which also has methods without this key.
const requiredByMethod = [
  'getAgent',
  'getAgentVersion',
  'getSkill',
  'getKnowledgeBase',
  'getToolServer',
  'getWebhookEndpoint',
  'getScheduledTask',
  'restoreAgentVersion',
  'createAgentCheckpoint',
];
const mustHaveInput = ({ name, operation }: (typeof all)[number]) =>
  requiredByMethod.includes(name) ||
  (operation.parameters ?? []).map(resolve).some((parameter: Json) => parameter.in === 'query' && parameter.required) ||
  resolve(resolve(operation.requestBody)?.content['application/json'].schema)?.required?.length > 0;

describe('a required key that is missing is a UsageError, and nothing is sent', () => {
  test.each(all.filter(mustHaveInput).map(({ name }) => name))('%s', async (name) => {
    for (const input of [undefined, null, {}, { id: undefined }, { agentId: undefined }])
      await expect(call(functionOf(name), input as never)).rejects.toMatchObject({
        name: 'UsageError',
        message: expect.stringMatching(/ is missing$/),
      });
  });

  test('null, NaN or an empty text for a required query parameter are UsageErrors too', async () => {
    for (const id of [null, NaN, ''])
      await expect(call(functionOf('getAgent'), { id })).rejects.toMatchObject({
        name: 'UsageError',
        message: 'GET /agents: id is missing',
      });
    await expect(call(functionOf('getAgentVersion'), { agentId: 1 })).rejects.toBeInstanceOf(sdk.UsageError);
  });
});

test.each([null, '', 5])('the etag %j is a UsageError that names it, and nothing is sent', async (etag) => {
  for (const [name, input] of [
    ['saveAgent', { name: 'x', etag }],
    ['deleteSkill', { id: 1, etag }],
  ] as const)
    await expect(call(functionOf(name), input)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(/: etag must be a non-empty string$/),
      attempts: 0,
    });
});

test('a method that needs no input takes options as its second argument', async () => {
  let signal: AbortSignal | undefined;
  const fetch = async (request: Request) => {
    signal = request.signal;
    return new Response('[]', { headers: { 'Content-Type': 'application/json' } });
  };
  const client = sdk.createClient({ baseUrl: 'http://api.test', token: 't', fetch });
  await expect(client.agents.list({}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(sdk.AbortError);
  expect(signal).toBeUndefined();
});

describe('values', () => {
  test('booleans and numbers become text, undefined is left out, and arrays are joined by commas', async () => {
    expect((await call(functionOf('listScheduledTasks'), { taskId: undefined, allInOrg: true })).query).toEqual({
      allInOrg: 'true',
    });
    expect((await call(functionOf('listUsers'), { limit: 5, offset: 0 })).query).toEqual({ limit: '5', offset: '0' });
    expect((await call(functionOf('listInvitations'), { status: ['pending', 'accepted'] })).query).toEqual({
      status: 'pending,accepted',
    });
    expect((await call(functionOf('saveAgent'), { name: 'x', description: undefined, logoUrl: null })).body).toBe(
      '{"name":"x","logoUrl":null}',
    );
  });

  test('the value of the one required key can be passed in place of the input', async () => {
    expect((await call(functionOf('getAgent'), 7 as never)).query).toEqual({ id: '7' });
    expect((await call(functionOf('deleteAgent'), 7 as never)).body).toBe('{"agentId":7}');
    expect((await call(functionOf('createAgentTag'), 'robots' as never)).body).toBe('{"name":"robots"}');
    await expect(call(functionOf('updateAgentTag'), 7 as never)).rejects.toBeInstanceOf(sdk.UsageError);
  });

  test('__proto__ is an ordinary key, and unknown keys are sent to the server', async () => {
    expect((await call(functionOf('saveAgent'), JSON.parse('{"__proto__":{"a":1},"constructor":2}'))).body).toBe(
      '{"__proto__":{"a":1},"constructor":2}',
    );
    expect((await call(functionOf('listUsers'), { colour: 'red' })).query).toEqual({ colour: 'red' });
  });
});

describe('documentation', () => {
  const read = (name: string) => readFileSync(new URL(`../../sdk/src/generated/${name}`, import.meta.url), 'utf8');
  const [source, groups] = [read('operations.ts'), read('methods.ts')];
  const commentBefore = (text: string, end: number) => text.slice(text.lastIndexOf('/**', end), end);
  const common = [401, 413, 415, 429, 500];

  test.each(all.map(({ name, place, operation }) => [name, place, operation] as const))(
    '%s describes role, errors, deprecation and an example',
    (name, place, operation) => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const ofFunction = commentBefore(source, source.indexOf(`export function ${name}(`));
      expect(ofFunction).toContain(`\`client.${place.join('.')}\``);
      expect(ofFunction).toContain(`@throws {ApiError} see \`${type}Error\``);
      expect(ofFunction).toMatch(/@example\n \* ```ts\n[\s\S]*await \w+\(core|of \w+\(core/);

      const group = place.slice(0, -1).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
      const from = groups.indexOf(`export interface ${group.join('')}Methods {`);
      const ofMethod = commentBefore(groups, groups.indexOf(`\n  ${place.at(-1)}(`, from)).replace(/\s+\*\s+/g, ' ');
      expect(ofMethod).toContain('Requires the ');
      for (const status of Object.keys(operation.responses).map(Number))
        if (status >= 400 && !common.includes(status)) expect(ofMethod).toMatch(new RegExp(`\\b${status} \``));
      expect(ofMethod.includes('@deprecated')).toBe(operation.deprecated === true);
      expect(ofMethod).toContain(`client.${place.join('.')}(`);
    },
  );

  test('the changelog names every deprecated operation, both dates, and the replacement', () => {
    const changelog = readFileSync(new URL('../../sdk/CHANGELOG.md', import.meta.url), 'utf8');
    const deprecated = operations.filter((operation) => operation.deprecated === true);
    expect(deprecated.length).toBeGreaterThan(0);
    for (const { operationId, ...operation } of deprecated) {
      const line = changelog.split('\n').find((text) => text.includes(`\`${operationId}\` is deprecated`)) ?? '';
      expect(line).toContain(operation['x-deprecated-since']);
      expect(line).toContain(operation['x-sunset']);
      const successors = operations
        .filter(({ path }) => path === operation['x-successor'])
        .map((other) => `\`${other.operationId}\``);
      expect(successors.filter((name) => line.includes(name))).toHaveLength(1);
    }
  });

  test('the deprecated operation names its successor', () => {
    expect(source).toMatch(/@deprecated since 2026-11-01, removed after 2027-11-01\. Use `removeUsers`\./);
  });
});
