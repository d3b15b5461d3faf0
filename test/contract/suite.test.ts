// One suite, three targets: the server, the mock, and the fake in the SDK's testing entry answer every operation as the contract says. The server
// runs with an empty organization, so a valid request may meet a record that is not there: any declared reply that matches its schema is right.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFake } from '../../sdk/src/testing/index.js';
import { startTestServer } from '../support/server.js';
import { startMock } from './mock-process.js';
import {
  compileAt,
  complaints,
  deref,
  errorsOf,
  jsonBody,
  operations,
  parameters,
  responses,
  validRequest,
  type Json,
  type RawOperation,
} from './support.js';

interface Target {
  url: string;
  token: string;
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

const targets: Record<string, () => Promise<Target>> = {
  server: async () => {
    const server = await startTestServer();
    return { url: server.url, token: await server.tokenFor(), fetch, stop: server.stop };
  },
  mock: async () => ({ ...(await startMock()), token: 'any', fetch }),
  fake: async () => ({
    url: 'http://fake.test',
    token: 'any',
    fetch: (request) => createFake().fetch(request),
    stop: async () => undefined,
  }),
};

/** Where a target may answer otherwise, and why: by check. What names its operations, or all, is tried, and must still be a difference. */
type Difference = { of: readonly string[] | 'all' | 'not asked'; because: string };
const notOfTheSdk: Difference = {
  of: ['receiveIdentityEvent'],
  because: 'the SDK has no call for it, it is the identity provider that makes it',
};
const differences: Record<string, Record<string, Difference>> = {
  server: {
    'a valid request succeeds': {
      of: 'not asked',
      because: 'its organization is empty; served-examples.test.ts asks a server that has the records',
    },
  },
  mock: {
    "an unknown parameter gets the operation's own 400": { of: 'all', because: 'Prism lets them pass' },
    'a deprecated operation says since when': {
      of: 'all',
      because: 'Prism writes the word true, which was a draft of the header, over the time of the example',
    },
  },
  fake: {
    'a valid request gets a declared reply that matches': notOfTheSdk,
    'a valid request succeeds': notOfTheSdk,
    'every reply has its id': notOfTheSdk,
    "an unknown parameter gets the operation's own 400": notOfTheSdk,
    "a body that is no object gets the operation's own 400": {
      of: ['receiveIdentityEvent', 'changeAgentVersion', 'testToolServer'],
      because: 'the SDK has no call for the first, and the fake knows no rules of bodies that come in several shapes',
    },
  },
};

for (const [name, checks] of Object.entries(differences))
  for (const [check, { of, because }] of Object.entries(checks))
    console.log(`${name} differs: ${check} (${[of].flat().join(', ')}): ${because}`);

/** The checks of every reply of an operation, by status. */
const checks = new Map(
  operations.map(({ id, pointer, raw }) => [
    id,
    new Map(
      responses(raw).map(({ status, component, response }) => {
        const place = component === null ? `${pointer}/responses/${status}` : `#/components/responses/${component}`;
        return [
          status,
          response.content?.['application/json'] ? compileAt(`${place}/content/application~1json/schema`) : null,
        ];
      }),
    ),
  ]),
);

interface Change {
  token?: string | null;
  body?: string;
  query?: string;
}

/** Sends the contract's example, changed; whatever comes has a declared status and matches its schema. */
async function send(target: Target, { raw, path, method, id }: RawOperation, change: Change = {}) {
  const request = validRequest({ method, path, raw });
  const { authorization: _given, ...headers } = request.headers;
  const token = change.token === undefined ? target.token : change.token;
  const address = target.url + (change.query === undefined ? request.address : `${path}?${change.query}`);
  const response = await target.fetch(
    new Request(address, {
      method: request.method,
      headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: change.body ?? request.body,
    }),
  );
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: Json = isJson ? await response.json() : await response.text();
  const check = checks.get(id)?.get(response.status);
  expect({ id, status: response.status, isDeclared: check !== undefined }).toMatchObject({ isDeclared: true });
  if (check && isJson)
    expect({ id, status: response.status, differences: check(body) ? [] : complaints(check) }).toMatchObject({
      differences: [],
    });
  return { status: response.status, headers: response.headers, body };
}

const isQueryId = ({ in: place, schema }: Json) => place === 'query' && JSON.stringify(schema).includes('schemas/Id');
const isClosed = (schema: Json): boolean => deref(schema).additionalProperties === false;
async function expectOwn400(target: Target, operation: RawOperation, change: Change): Promise<void> {
  const { status, headers, body } = await send(target, operation, change);
  const [error] = errorsOf(operation.id, 400);
  expect({ status, code: headers.get('X-Error-Code'), error: body.error }).toEqual({
    status: 400,
    code: error?.code,
    error: error?.text,
  });
}

/** What is asked of every target; of which operations, and what has to come. */
const suite: Record<
  string,
  { asks(operation: RawOperation): boolean; expects(target: Target, operation: RawOperation): Promise<void> }
> = {
  'a valid request gets a declared reply that matches': {
    asks: () => true,
    async expects(target, operation) {
      expect((await send(target, operation)).status).toBeLessThan(500);
    },
  },
  'a valid request succeeds': {
    asks: () => true,
    async expects(target, operation) {
      expect((await send(target, operation)).status).toBeLessThan(300);
    },
  },
  'every reply has its id': {
    asks: () => true,
    async expects(target, operation) {
      expect((await send(target, operation)).headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,128}$/);
    },
  },
  'without a token the answer is the 401': {
    asks: ({ raw }) => raw['x-required-role'] !== 'none',
    async expects(target, operation) {
      const { status, body } = await send(target, operation, { token: null });
      expect({ status, body }).toEqual({ status: 401, body: { error: 'Unauthorized' } });
    },
  },
  "a body that is no object gets the operation's own 400": {
    asks: ({ raw }) => jsonBody(raw) !== null && raw.requestBody.required === true,
    expects: (target, operation) => expectOwn400(target, operation, { body: '[]' }),
  },
  "an unknown field gets the operation's own 400": {
    asks: ({ raw }) => jsonBody(raw) !== null && isClosed(jsonBody(raw).schema),
    expects: (target, operation) =>
      expectOwn400(target, operation, {
        body: JSON.stringify({ ...JSON.parse(validRequest(operation).body ?? '{}'), unheardOf: 1 }),
      }),
  },
  "text for an id gets the operation's own 400": {
    asks: ({ raw }) => parameters(raw).some(isQueryId),
    expects: (target, operation) =>
      expectOwn400(target, operation, {
        query: parameters(operation.raw)
          .filter((parameter) => isQueryId(parameter) || (parameter.in === 'query' && parameter.required))
          .map(({ name }) => `${name}=one`)
          .join('&'),
      }),
  },
  "an unknown parameter gets the operation's own 400": {
    asks: () => true,
    expects: (target, operation) =>
      expectOwn400(target, operation, {
        query: [validRequest(operation).address.split('?')[1] ?? [], 'unheardOf=1'].flat().join('&'),
      }),
  },
  'a deprecated operation says since when': {
    asks: ({ raw }) => raw.deprecated === true,
    async expects(target, operation) {
      const { headers } = await send(target, operation);
      expect(headers.get('deprecation')).toBe(`@${Date.parse(operation.raw['x-deprecated-since']) / 1000}`);
    },
  },
  'a deprecated operation says until when, and what takes its place': {
    asks: ({ raw }) => raw.deprecated === true,
    async expects(target, operation) {
      const { headers } = await send(target, operation);
      const { 'x-sunset': sunset, 'x-successor': successor } = operation.raw;
      expect(Date.parse(headers.get('sunset') ?? '')).toBe(Date.parse(sunset));
      expect(headers.get('link')).toBe(`<${successor}>; rel="successor-version"`);
    },
  },
};

describe.each(Object.keys(targets))('%s', (name) => {
  let target: Target;
  beforeAll(async () => void (target = await (targets[name] as () => Promise<Target>)()), 40_000);
  afterAll(() => target?.stop());

  describe.each(Object.entries(suite))('%s', (check, { asks, expects }) => {
    const { of = [], because = '' } = differences[name]?.[check] ?? {};
    if (of === 'not asked') return;
    const differs = ({ id }: RawOperation) => of === 'all' || of.includes(id);
    const titled = (those: RawOperation[]) => those.map((operation) => [operation.id, operation] as const);
    const [others, same] = [
      operations.filter((operation) => asks(operation) && differs(operation)),
      operations.filter((operation) => asks(operation) && !differs(operation)),
    ];

    if (same.length > 0) test.each(titled(same))('%s', (_id, operation) => expects(target, operation));
    if (others.length > 0)
      test.each(titled(others))(`%s differs: ${because}`, (_id, operation) =>
        expect(expects(target, operation)).rejects.toThrow(),
      );
  });

  test('no difference is listed for a check or an operation that is not there', () => {
    const ids = operations.map(({ id }) => id);
    for (const [check, { of }] of Object.entries(differences[name] ?? {})) {
      expect(Object.keys(suite)).toContain(check);
      expect(typeof of === 'string' ? [] : of.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
