// The generated functions against the contract: all there, documented, and each key of the input in its part of the request. This reads
// openapi.yaml by itself and not through codegen, so that a mistake of the generator shows.
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as functions from '../../sdk/src/generated/operations.js';
import { createClient } from '../../sdk/src/index.js';

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
  header
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

async function call(operationId: string, input: object): Promise<Sent> {
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
  const client = createClient({ baseUrl: 'http://api.test', token: 't', fetch }) as unknown as Record<
    string,
    (input: object) => Promise<unknown>
  >;
  await client[operationId]?.(input);
  if (!sent) throw new Error(`${operationId} sent nothing`);
  return sent;
}

test('there is a function and a method for each operation with a bearer token, and no other', () => {
  const ids = operations.map(({ operationId }) => operationId).sort();
  expect(Object.keys(functions).sort()).toEqual(ids);
  const client = createClient({ baseUrl: 'http://api.test', token: 't' });
  const lists = ids.filter((id) => id.startsWith('list')).map((id) => id.replace('list', 'iterate'));
  expect(Object.keys(client).sort()).toEqual(
    [
      ...ids,
      ...lists,
      'request',
      'call',
      'fetch',
      'attemptTimeoutMs',
      'upload',
      'streamChat',
      'knowledgeBases',
      'tasks',
      'conversations',
    ].sort(),
  );
});

describe('every key of the input goes where the contract has it', () => {
  test.each(operations.map((operation) => [operation.operationId, operation]))('%s', async (id, operation) => {
    const parameters: Json[] = (operation.parameters ?? []).map(resolve);
    const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name as string);
    const allHeaders = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name as string);
    const headerNames = allHeaders.filter((name) => name !== 'Idempotency-Key');
    const ownFields = bodyFields(operation).filter((field) => !queryNames.includes(field));
    const input = Object.fromEntries(
      [...queryNames, ...headerNames.map(inputKey), ...ownFields].map((key, index) => [key, `ü ${key}&${index}`]),
    );

    const sent = await call(id, input);
    expect([sent.method, sent.path]).toEqual([operation.method, operation.path]);
    expect(sent.query).toEqual(Object.fromEntries(queryNames.map((name) => [name, input[name]])));
    for (const name of headerNames) expect(sent.headers.has(name)).toBe(true);
    expect(sent.headers.has('Idempotency-Key')).toBe(allHeaders.includes('Idempotency-Key'));
    if (ownFields.length > 0)
      expect(JSON.parse(sent.body)).toEqual(Object.fromEntries(ownFields.map((name) => [name, input[name]])));
    else expect(sent.body).toBe(operation.requestBody?.required ? '{}' : '');
    expect(sent.headers.get('Content-Type')).toBe(sent.body === '' ? null : 'application/json');
  });
});

describe('values', () => {
  test('booleans and numbers are written out, what is undefined is left out, arrays are joined by commas', async () => {
    expect((await call('listScheduledTasks', { taskId: undefined, allInOrg: true })).query).toEqual({
      allInOrg: 'true',
    });
    expect((await call('listTaskExecutions', { limit: 5, stats: false })).query).toEqual({
      limit: '5',
      stats: 'false',
    });
    expect((await call('listInvitations', { status: ['pending', 'accepted'] })).query).toEqual({
      status: 'pending,accepted',
    });
    expect((await call('saveAgent', { name: 'x', description: undefined, logoUrl: null })).body).toBe(
      '{"name":"x","logoUrl":null}',
    );
  });

  test('a header parameter is sent under its own name', async () => {
    expect((await call('chat', { agentId: 1, streamResponse: 'false' })).headers.get('X-Stream-Response')).toBe(
      'false',
    );
  });

  test('keys of prototypes are keys like any other, and unknown ones are sent for the server to refuse', async () => {
    expect((await call('saveAgent', JSON.parse('{"__proto__":{"a":1},"constructor":2}'))).body).toBe(
      '{"__proto__":{"a":1},"constructor":2}',
    );
    expect((await call('listAgents', { colour: 'red' })).query).toEqual({ colour: 'red' });
  });
});

describe('documentation', () => {
  const source = readFileSync(new URL('../../sdk/src/generated/operations.ts', import.meta.url), 'utf8');

  test.each(operations.map((operation) => [operation.operationId, operation]))(
    '%s tells role, errors, deprecation and an example',
    (id, operation) => {
      const end = source.indexOf(`export function ${id}(`);
      const comment = source.slice(source.lastIndexOf('/**', end), end);
      expect(comment).toContain(`${operation.summary}.`);
      expect(comment).toContain('Role: ');
      for (const status of Object.keys(operation.responses).filter((text) => Number(text) >= 400))
        expect(comment).toMatch(new RegExp(`@throws \\{\\w+\\} ${status}: `));
      expect(comment.includes('@deprecated')).toBe(operation.deprecated === true);
      expect(comment).toMatch(/@example\n \* ```ts\n[\s\S]*await \w+\(core/);
    },
  );

  test('the changelog names every deprecated operation, since when, until when, and what takes its place', () => {
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
    expect(source).toMatch(/@deprecated since 2026-11-01, gone after 2027-11-01\. Use `removeUsers`\./);
  });
});
