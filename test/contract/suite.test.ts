// One suite, two targets: the server and the mock answer every operation as the contract says. The server runs with an empty organization, so
// a valid request may meet a record that is not there: any declared reply that matches its schema is right.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pendingOperations } from '../../server/pending-operations.js';
import { startTestServer } from '../support/server.js';
import { startMock } from './mock-process.js';
import { compileAt, complaints, jsonBody, operations, parameters, responses, validRequest, type Json, type RawOperation } from './support.js';

interface Target {
  url: string;
  token: string;
  stop(): Promise<void>;
}

const targets: Record<string, () => Promise<Target>> = {
  server: async () => {
    const server = await startTestServer();
    return { url: server.url, token: await server.tokenFor(), stop: server.stop };
  },
  mock: async () => ({ ...(await startMock()), token: 'any' }),
};

const pendingIds: readonly string[] = pendingOperations;
const pending = new Set(pendingIds);
console.log(`Not asked of the server, because it answers 501 yet: ${pendingIds.join(', ') || 'nothing'}`);

/** The checks of every reply of an operation, by status. */
const checks = new Map(
  operations.map(({ id, pointer, raw }) => [
    id,
    new Map(
      responses(raw).map(({ status, component, response }) => {
        const place = component === null ? `${pointer}/responses/${status}` : `#/components/responses/${component}`;
        return [status, response.content?.['application/json'] ? compileAt(`${place}/content/application~1json/schema`) : null];
      }),
    ),
  ]),
);

const errorTexts = (raw: Json, wanted: number): string[] => {
  const error = responses(raw).find(({ status }) => status === wanted)?.response.content['application/json'].schema.properties.error;
  const exact = error?.anyOf?.[0] ?? error;
  return exact?.enum ?? [exact?.const];
};

describe.each(Object.keys(targets))('%s', (name) => {
  let target: Target;
  beforeAll(async () => void (target = await (targets[name] as () => Promise<Target>)()), 40_000);
  afterAll(() => target?.stop());

  const asked = operations.filter(({ id }) => name === 'mock' || !pending.has(id));
  const send = async ({ raw, path, method, id }: RawOperation, change: { token?: string | null; body?: string; query?: string } = {}) => {
    const request = validRequest({ method, path, raw });
    const { authorization: _given, ...headers } = request.headers;
    const token = change.token === undefined ? target.token : change.token;
    const response = await fetch(target.url + (change.query === undefined ? request.address : `${path}?${change.query}`), {
      method: request.method,
      headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: change.body ?? request.body,
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: Json = isJson ? await response.json() : await response.text();
    const check = checks.get(id)?.get(response.status);
    expect({ id, status: response.status, isDeclared: check !== undefined }).toMatchObject({ isDeclared: true });
    if (check && isJson) expect({ id, status: response.status, differences: check(body) ? [] : complaints(check) }).toMatchObject({ differences: [] });
    return { status: response.status, body };
  };

  test.each(asked.map((operation) => [operation.id, operation] as const))('%s: a valid request gets a declared reply that matches', async (_id, operation) => {
    const { status } = await send(operation);
    expect(status).toBeLessThan(500);
    if (name === 'mock') expect(status).toBeLessThan(300);
  });

  const guarded = asked.filter(({ raw }) => raw['x-required-role'] !== 'none');
  test.each(guarded.map((operation) => [operation.id, operation] as const))('%s: without a token the answer is the 401', async (_id, operation) => {
    expect(await send(operation, { token: null })).toEqual({ status: 401, body: { error: 'Unauthorized' } });
  });

  const withRequiredBody = asked.filter(({ raw }) => jsonBody(raw) && raw.requestBody.required === true);
  test.each(withRequiredBody.map((operation) => [operation.id, operation] as const))("%s: a body that is no object gets the operation's own 400", async (_id, operation) => {
    const { status, body } = await send(operation, { body: '[]' });
    expect({ status, error: body.error }).toEqual({ status: 400, error: errorTexts(operation.raw, 400)[0] });
  });

  const withIntegers = asked.filter(({ raw }) => parameters(raw).some(({ in: place, schema }) => place === 'query' && JSON.stringify(schema).includes('schemas/Id')));
  test.each(withIntegers.map((operation) => [operation.id, operation] as const))("%s: text for an id gets the operation's own 400", async (_id, operation) => {
    const query = parameters(operation.raw)
      .filter(({ in: place, required, schema }) => place === 'query' && (required || JSON.stringify(schema).includes('schemas/Id')))
      .map(({ name: parameter }) => `${parameter}=one`)
      .join('&');
    const { status, body } = await send(operation, { query });
    expect({ status, error: body.error }).toEqual({ status: 400, error: errorTexts(operation.raw, 400)[0] });
  });
});
