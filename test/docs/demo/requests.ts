// Sends every request of the reference page with the values that the page fills in, in the order of the page.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { requestOf, type Json } from '../../../server/http/reference-page/document.js';
import { operations, type OperationId } from '../../../server/generated/operations.js';
import { createClient } from '../../../sdk/src/index.js';
import type { RunningServer } from '../../start/support.js';

interface Loaded {
  url: string;
  document: Json;
  token: string;
}

async function load({ url }: RunningServer): Promise<Loaded> {
  const read = async (path: string): Promise<Json> => (await fetch(`${url}${path}`)).json();
  return { url, document: await read('/docs/openapi.json'), token: (await read('/docs/session.json')).token };
}

/** Returns the operations in the order of the page, which groups them by tag. */
const inPageOrder = ({ document }: Loaded): { method: string; path: string; operation: Json }[] => {
  const all = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return document.tags.flatMap(({ name }: Json) => all.filter(({ operation }) => operation.tags[0] === name));
};

async function send({ url, token }: Loaded, method: string, path: string, operation: Json): Promise<string> {
  const request = requestOf(method, path, operation);
  const hasBody = request.body !== undefined;
  const reply = await fetch(`${url}${request.path}`, {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
  const text = await reply.text();
  return reply.ok ? 'succeeded' : `${reply.status} ${text}`;
}

/** Returns the first request that a sample of the SDK sends. */
async function requestOfSample(source: string): Promise<Json> {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://sample.test.example',
    token: 'sample',
    maxRetries: 0,
    fetch: (request) => {
      sent.push(new Request(request));
      return Promise.resolve(Response.json({ error: 'Not Found' }, { status: 404 }));
    },
  });
  const run = new Function('client', `return (async () => {\n${source}\n})();`) as (given: unknown) => Promise<void>;
  await run(client).catch(() => undefined);
  const [request] = sent;
  if (request === undefined) return `no request: ${source}`;
  const text = await request.text();
  return summaryOf(request.method, request.url, text === '' ? undefined : JSON.parse(text));
}

/** Returns method, path and input. Some operations accept a field in the query or in the body: the input has both. */
function summaryOf(method: string, url: string, body: object = {}): Json {
  const { pathname, searchParams } = new URL(url);
  const query = [...searchParams].map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]);
  return { method, path: pathname, input: { ...Object.fromEntries(query), ...body } };
}

export function testRequests(demo: () => RunningServer): void {
  describe('the requests of the reference page', () => {
    let page: Loaded;
    beforeAll(async () => void (page = await load(demo())));

    test('are shown with every error code of their operation', () => {
      for (const { operation } of inPageOrder(page)) {
        const { errorCodes } = operations[operation.operationId as OperationId];
        for (const code of Object.values<readonly string[]>(errorCodes).flat())
          expect(operation.description).toContain(` \`${code}\`: `);
      }
    });

    test('every operation succeeds with the filled-in values, unless the page shows why it does not', async () => {
      const inOrder = inPageOrder(page);
      const excused = inOrder.filter(({ operation }) => operation.description.includes('**Fails from this page:**'));
      expect(excused.map(({ operation }) => operation.operationId)).toEqual(['receiveIdentityEvent']);
      const outcomes: Record<string, string> = {};
      for (const { method, path, operation } of inOrder)
        outcomes[operation.operationId] = await send(page, method, path, operation);
      const expected = Object.fromEntries(Object.keys(operations).map((id) => [id, 'succeeded']));
      expect(outcomes).toEqual({ ...expected, receiveIdentityEvent: expect.stringMatching(/^401 /) });
    });

    test('the samples of the SDK send the requests of the page', async () => {
      const shown: Record<string, Json> = {};
      const sampled: Record<string, Json> = {};
      for (const { method, path, operation } of inPageOrder(page)) {
        const sample = operation['x-codeSamples'].find(({ label }: Json) => label === 'SDK');
        if (sample === undefined) continue;
        const request = requestOf(method, path, operation);
        const url = new URL(request.path, page.url).href;
        shown[operation.operationId] = summaryOf(request.method, url, request.body as object);
        sampled[operation.operationId] = await requestOfSample(sample.source);
      }
      expect(Object.keys(operations).filter((id) => !(id in shown))).toEqual(['receiveIdentityEvent']);
      // Some methods add a limit.
      expect(sampled).toMatchObject(shown);
    });

    test('samples of an operation without a token send none', () => {
      const { operation } = inPageOrder(page).find(
        (one) => one.operation.operationId === 'receiveIdentityEvent',
      ) as Json;
      expect(JSON.stringify(operation['x-codeSamples'])).not.toContain('Authorization');
    });

    test('the page sends no Idempotency-Key and no optional parameter', () => {
      const filledIn = inPageOrder(page).flatMap(({ operation }) =>
        operation.parameters.filter(({ required, example }: Json) => required !== true && example !== undefined),
      );
      expect(filledIn).toEqual([]);
    });

    test('pages of other sites and callers at other addresses get no token', async () => {
      const statusWith = async (headers: Record<string, string>) =>
        (await fetch(`${page.url}/docs/session.json`, { headers })).status;
      expect(await statusWith({})).toBe(200);
      expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(204);
      expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(204);
      expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(204);
    });
  });
}
