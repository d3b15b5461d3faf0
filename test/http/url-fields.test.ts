// Tests that the server, the SDK's fake and the mock refuse texts that are not URLs. The fields are all request fields
// of the contract with the format `uri`.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFake } from '../../sdk/src/testing/index.js';
import { bodySchemas, put, smallest } from '../authorization/requests.js';
import { deref, operations, parameters, type Json, type RawOperation } from '../contract/support.js';
import { startMock, type Mock } from '../support/mock.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';

interface Field {
  operation: RawOperation;
  schema: Json;
  at: string[];
}

function* urlsIn(given: Json, at: string[]): Generator<string[]> {
  const schema = deref(given);
  if (schema.readOnly === true) return;
  if (schema.format === 'uri') yield at;
  for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) yield* urlsIn(inner, [...at, name]);
  if (schema.items) yield* urlsIn(schema.items, [...at, '*']);
  for (const branch of schema.oneOf ?? []) yield* urlsIn(branch, at);
}

const fields: Field[] = operations.flatMap((operation) =>
  bodySchemas(operation).flatMap((schema) => [...urlsIn(schema, [])].map((at) => ({ operation, schema, at }))),
);

const notUrls = [
  'http://[:::::',
  'http://%41%41^',
  'http://a b.example/',
  'https://bücher.example/',
  'https://a.example/%zz',
];
/** Prism, and so the mock, accepts these. */
const acceptedByMock = ['http://a.example:99999/', 'https://'];

const bodyWith = ({ schema, at }: Field, value: string): unknown => put(schema, smallest(schema, ''), at, value);

let server: TestServer;
let mock: Mock;
beforeAll(async () => {
  server = await startTestServer();
  mock = await startMock();
});
afterAll(async () => {
  await server?.stop();
  await mock?.stop();
});

const requiredQuery = ({ raw }: RawOperation): Record<string, string> =>
  Object.fromEntries(
    parameters(raw)
      .filter(({ in: place, required }) => place === 'query' && required === true)
      .map(({ name }) => [name, '1']),
  );

const toServer = (operation: RawOperation, body: unknown): Promise<CallResult> =>
  server.call(operation.method.toUpperCase(), operation.path, { query: requiredQuery(operation), body });

const fake = createFake();
async function send(operation: RawOperation, body: unknown, fetchReply: typeof fake.fetch, origin: string) {
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const init = { method: operation.method.toUpperCase(), headers, body: JSON.stringify(body) };
  const query = new URLSearchParams(requiredQuery(operation));
  const reply = await fetchReply(new Request(`${origin}${operation.path}?${query}`, init));
  return { status: reply.status, body: await reply.json() };
}

const names = fields.map(({ operation, at }) => `${operation.id} ${at.join('.')}`);
const cases = fields.map((field, index): [string, Field] => [names[index]!, field]);

test('the fields are known', () => {
  expect([...new Set(names)].sort()).toEqual([
    'createToolServer url',
    'createWebhookEndpoint url',
    'saveAgent logoUrl',
    'testToolServer url',
    'updateToolServer url',
    'updateWebhookEndpoint url',
  ]);
});

describe.each(cases)('%s', (_name, field) => {
  const refusal = {
    status: 400,
    body: { details: [{ message: 'must be an absolute URL', path: field.at, in: 'body' }] },
  };

  test.each([...notUrls, ...acceptedByMock])('refuses %s', async (text) => {
    const body = bodyWith(field, text);
    expect(await toServer(field.operation, body)).toMatchObject(refusal);
    expect(await send(field.operation, body, fake.fetch, 'https://fake.example')).toMatchObject(refusal);
    const ofMock = await send(field.operation, body, fetch, mock.url);
    if (acceptedByMock.includes(text)) expect(ofMock.status).toBeLessThan(300);
    else expect(ofMock).toMatchObject({ status: 400, body: { details: [{ path: field.at, in: 'body' }] } });
  });

  test('accepts a URL with an encoded international domain name and path', async () => {
    const { body } = await toServer(
      field.operation,
      bodyWith(field, 'https://xn--bcher-kva.example/Logo%20%C3%A4.png?a=b#c'),
    );
    // The server can refuse the smallest body for another reason.
    expect(JSON.stringify(body)).not.toContain('must be an absolute URL');
  });
});
