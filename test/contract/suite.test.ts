// Runs one suite on four targets: the server, the mock without and with `--stateful`, and the SDK's fake.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
import { isFullRun } from '../support/full-run.js';
import { headerDifferences } from './reply-headers.js';
import { differences, targets, type Target } from './targets.js';

/** Returns null if the contract declares no JSON for the status, and undefined if it does not declare the status. */
function checkOf({ pointer, raw }: RawOperation, status: number) {
  const declared = responses(raw).find((one) => one.status === status);
  if (declared === undefined) return undefined;
  const { component, response } = declared;
  const place = component === null ? `${pointer}/responses/${status}` : `#/components/responses/${component}`;
  return response.content?.['application/json'] ? compileAt(`${place}/content/application~1json/schema`) : null;
}

interface Change {
  token?: string | null;
  body?: string | Uint8Array<ArrayBuffer>;
  query?: string;
  headers?: Record<string, string>;
}

/** Sends the contract's example with changes. Any reply must have a declared status and match its schema. */
async function send(target: Target, operation: RawOperation, change: Change = {}) {
  const { raw, path, method, id } = operation;
  const request = validRequest({ method, path, raw });
  const { authorization: _given, ...headers } = request.headers;
  const token = change.token === undefined ? target.token : change.token;
  const address = target.url + (change.query === undefined ? request.address : `${path}?${change.query}`);
  const response = await target.fetch(
    new Request(address, {
      method: request.method,
      headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...change.headers },
      body: change.body ?? request.body,
    }),
  );
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const body: Json = isJson ? await response.json() : await response.text();
  const check = checkOf(operation, response.status);
  expect({ id, status: response.status, isDeclared: check !== undefined }).toMatchObject({ isDeclared: true });
  if (check && isJson)
    expect({ id, status: response.status, differences: check(body) ? [] : complaints(check) }).toMatchObject({
      differences: [],
    });
  return { status: response.status, headers: response.headers, body };
}

type Sent = ReturnType<typeof send>;

const replies = new WeakMap<Target, Map<string, Sent>>();

/** Sends a request once, because several checks read its reply. */
function sendOnce(target: Target, operation: RawOperation, change: Change = {}): Sent {
  const ofTarget = replies.get(target) ?? new Map<string, Sent>();
  replies.set(target, ofTarget);
  const key = `${operation.id} ${JSON.stringify(change)}`;
  const reply = ofTarget.get(key) ?? send(target, operation, change);
  ofTarget.set(key, reply);
  return reply;
}

/**
 * Returns the kinds of values that a check sends to an operation. The full run sends all kinds to each operation. By
 * default, each operation gets one kind, in turn.
 */
const kindsFor = <Kind>({ id }: RawOperation, kinds: readonly Kind[]): readonly Kind[] =>
  isFullRun ? kinds : [kinds[operations.findIndex((one) => one.id === id) % kinds.length] as Kind];

/** Returns the error messages of a check by operation. */
async function failuresOf(of: RawOperation[], expects: (operation: RawOperation) => Promise<void>) {
  const failures: Record<string, string> = {};
  for (const operation of of)
    await expects(operation).catch((error: unknown) => (failures[operation.id] = String(error)));
  return failures;
}

const queryOf = (operation: RawOperation) =>
  parameters(operation.raw).filter(({ in: place, name }) => place === 'query' && name !== undefined);

const takesBody = ({ raw }: RawOperation) => jsonBody(raw) !== null;

const isQueryId = ({ in: place, schema }: Json) => place === 'query' && JSON.stringify(schema).includes('schemas/Id');
const isClosed = (schema: Json): boolean => deref(schema).additionalProperties === false;

const noToken: Change = { token: null };
const unknownParameter = (operation: RawOperation): Change => ({
  query: [validRequest(operation).address.split('?')[1] ?? [], 'unheardOf=1'].flat().join('&'),
});

async function expectOwn400(target: Target, operation: RawOperation, change: Change): Promise<void> {
  const { status, headers, body } = await sendOnce(target, operation, change);
  const errors = errorsOf(operation.id, 400);
  const lacksField = body.details?.some(({ message }: Json) => message === 'is required');
  const error = (lacksField ? errors.find(({ means }) => means === 'missing_field') : undefined) ?? errors[0];
  expect({ status, code: headers.get('X-Error-Code'), error: body.error }).toEqual({
    status: 400,
    code: error?.code,
    error: error?.text,
  });
}

const suite: Record<
  string,
  { appliesTo(operation: RawOperation): boolean; expects(target: Target, operation: RawOperation): Promise<void> }
> = {
  'a valid request gets a declared reply that matches its schema': {
    appliesTo: () => true,
    async expects(target, operation) {
      expect((await sendOnce(target, operation)).status).toBeLessThan(500);
    },
  },
  'a valid request succeeds': {
    appliesTo: () => true,
    async expects(target, operation) {
      expect((await sendOnce(target, operation)).status).toBeLessThan(300);
    },
  },
  'every reply has a request id': {
    appliesTo: () => true,
    async expects(target, operation) {
      expect((await sendOnce(target, operation)).headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,128}$/);
    },
  },
  'every reply has the headers of the contract': {
    appliesTo: () => true,
    async expects(target, operation) {
      const { status, headers } = await sendOnce(target, operation);
      expect(headerDifferences(operation.id, status, new Map(headers))).toEqual([]);
    },
  },
  'every refusal has the headers of the contract': {
    appliesTo: ({ raw }) => raw['x-required-role'] !== 'none',
    async expects(target, operation) {
      for (const change of [noToken, unknownParameter(operation)]) {
        const { status, headers } = await sendOnce(target, operation, change);
        expect(headerDifferences(operation.id, status, new Map(headers))).toEqual([]);
      }
    },
  },
  'a request without a token gets 401': {
    appliesTo: ({ raw }) => raw['x-required-role'] !== 'none',
    async expects(target, operation) {
      const { status, body } = await sendOnce(target, operation, noToken);
      expect({ status, body }).toEqual({ status: 401, body: { error: 'Unauthorized' } });
    },
  },
  "a body that is not an object gets the operation's own 400": {
    appliesTo: ({ raw }) => jsonBody(raw) !== null && raw.requestBody.required === true,
    expects: (target, operation) => expectOwn400(target, operation, { body: '[]' }),
  },
  "a missing body gets the operation's own 400": {
    appliesTo: (operation) => takesBody(operation) && operation.raw.requestBody.required === true,
    expects: (target, operation) => expectOwn400(target, operation, { body: '' }),
  },
  'a body of another media type gets 415': {
    appliesTo: takesBody,
    async expects(target, operation) {
      for (const type of kindsFor(operation, ['text/plain', 'application/json; charset=latin1', 'application/jsonp']))
        expect((await send(target, operation, { headers: { 'content-type': type } })).status).toBe(415);
    },
  },
  'a media type may have parameters': {
    appliesTo: takesBody,
    async expects(target, operation) {
      const types = ['application/json; charset="UTF-8"', 'Application/JSON ; profile=any'];
      for (const type of kindsFor(operation, types))
        await expectOwn400(target, operation, { headers: { 'content-type': type }, body: '[]' });
    },
  },
  'a compressed body is read': {
    appliesTo: (operation) => takesBody(operation) && isClosed(jsonBody(operation.raw).schema),
    async expects(target, operation) {
      const headers = { 'content-encoding': 'gzip' };
      const text = JSON.stringify({ ...JSON.parse(validRequest(operation).body ?? '{}'), unheardOf: 1 });
      const { body } = await send(target, operation, { headers, body: new Uint8Array(gzipSync(text)) });
      expect(body.details).toEqual([expect.objectContaining({ path: ['unheardOf'] })]);
      await expectOwn400(target, operation, { headers });
      const unknown = { 'content-encoding': 'compress' };
      expect((await send(target, operation, { headers: unknown })).status).toBe(415);
    },
  },
  "an empty parameter gets the operation's own 400": {
    appliesTo: (operation) => queryOf(operation).length > 0,
    async expects(target, operation) {
      for (const { name } of queryOf(operation)) {
        const query = new URLSearchParams(validRequest(operation).address.split('?')[1] ?? '');
        query.set(name, '');
        await expectOwn400(target, operation, { query: `${query}` });
      }
    },
  },
  'a page past the last entry is empty': {
    appliesTo: (operation) => queryOf(operation).some(({ name }) => name === 'offset'),
    async expects(target, operation) {
      const { status, body } = await send(target, operation, { query: 'offset=1000000' });
      expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
    },
  },
  "an unknown field gets the operation's own 400": {
    appliesTo: ({ raw }) => jsonBody(raw) !== null && isClosed(jsonBody(raw).schema),
    expects: (target, operation) =>
      expectOwn400(target, operation, {
        body: JSON.stringify({ ...JSON.parse(validRequest(operation).body ?? '{}'), unheardOf: 1 }),
      }),
  },
  "text for an id gets the operation's own 400": {
    appliesTo: ({ raw }) => parameters(raw).some(isQueryId),
    expects: (target, operation) =>
      expectOwn400(target, operation, {
        query: parameters(operation.raw)
          .filter((parameter) => isQueryId(parameter) || (parameter.in === 'query' && parameter.required))
          .map(({ name }) => `${name}=one`)
          .join('&'),
      }),
  },
  "an unknown parameter gets the operation's own 400": {
    appliesTo: () => true,
    expects: (target, operation) => expectOwn400(target, operation, unknownParameter(operation)),
  },
  'a deprecated operation states the date of its deprecation': {
    appliesTo: ({ raw }) => raw.deprecated === true,
    async expects(target, operation) {
      const { headers } = await sendOnce(target, operation);
      expect(headers.get('deprecation')).toBe(`@${Date.parse(operation.raw['x-deprecated-since']) / 1000}`);
    },
  },
  'a deprecated operation states its sunset and its successor': {
    appliesTo: ({ raw }) => raw.deprecated === true,
    async expects(target, operation) {
      const { headers } = await sendOnce(target, operation);
      const { 'x-sunset': sunset, 'x-successor': successor } = operation.raw;
      expect(Date.parse(headers.get('sunset') ?? '')).toBe(Date.parse(sunset));
      expect(headers.get('link')).toBe(`<${successor}>; rel="successor-version"`);
    },
  },
};

const isOfValidRequests = (check: string) => /^(a valid request|every reply|a deprecated operation) /.test(check);

/**
 * Returns the operations to check. In both mocks, the same source code refuses invalid requests, before the stateful
 * mock reads its records. So by default, checks of refusals call only every fourth operation of the stateful mock.
 */
const sampled = (target: string, check: string): RawOperation[] =>
  isFullRun || target !== 'stateful mock' || isOfValidRequests(check)
    ? operations
    : operations.filter((_operation, index) => index % 4 === 0);

describe.each(Object.keys(targets))('%s', (name) => {
  let target: Target;
  beforeAll(async () => void (target = await (targets[name] as () => Promise<Target>)()), 120_000);
  afterAll(() => target?.stop());

  for (const [check, { appliesTo, expects }] of Object.entries(suite)) {
    const { of = [], because = '' } = differences[name]?.[check] ?? {};
    if (of === 'not run') continue;
    const differs = ({ id }: RawOperation) => of === 'all' || of.includes(id);
    const applying = sampled(name, check).filter(appliesTo);
    const [others, same] = [applying.filter(differs), applying.filter((operation) => !differs(operation))];

    // One test for all operations, because 3,000 tests take seconds of CPU time by themselves.
    test(check, async () => expect(await failuresOf(same, (one) => expects(target, one))).toEqual({}));
    if (others.length > 0)
      test(`${check} differs: ${because}`, async () => {
        const failures = await failuresOf(others, (one) => expects(target, one));
        expect(Object.keys(failures)).toEqual(others.map(({ id }) => id));
      });
  }

  test('every listed difference names an existing check and operation', () => {
    const ids = operations.map(({ id }) => id);
    for (const [check, { of }] of Object.entries(differences[name] ?? {})) {
      expect(Object.keys(suite)).toContain(check);
      expect(typeof of === 'string' ? [] : of.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
