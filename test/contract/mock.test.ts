// The mock serves the whole contract: every status of every operation, and every named example.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failedStart, startMock, type Mock } from './mock-process.js';
import { deref, errorsOf, operations, responses, validRequest, type Json } from './support.js';

/** Where Prism's answer cannot be the contract's: a header, and the reason. All statuses and bodies are, the event stream's included. */
const headersOfItsOwn: Record<string, string> = {
  deprecation: 'Prism says `Deprecation: true` on every deprecated operation, in place of the example',
};

const requestsAtOnce = 4;
let mock: Mock;
let url: string;

beforeAll(async () => {
  mock = await startMock();
  url = mock.url;
});

afterAll(() => mock.stop());

interface Wanted {
  name: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | null;
  prefer: string;
  status: number;
  expected: unknown;
}

function* allWanted(): Generator<Wanted> {
  for (const operation of operations) {
    for (const { status, response } of responses(operation.raw)) {
      const examples: (readonly [string, unknown])[] =
        status >= 400
          ? errorsOf(operation.id, status).map(({ code, text }) => [code, { error: text }] as const)
          : Object.entries<Json>(Object.values<Json>(response.content ?? {})[0]?.examples ?? {}).map(
              ([name, example]) => [name, deref(example).value] as const,
            );
      // By the status alone the first example comes.
      const selections: [string, unknown][] = [
        [`code=${status}`, examples[0]?.[1] ?? null],
        ...examples.map(([name, value]): [string, unknown] => [`code=${status}, example=${name}`, value]),
      ];
      for (const [prefer, expected] of selections) {
        yield {
          name: `${operation.id} ${prefer.replace(/code=|example=|,/g, '')}`,
          ...validRequest(operation),
          prefer,
          status,
          expected,
        };
      }
    }
  }
}

/** What the mock answers otherwise than the contract says; null when it is right. */
async function difference({
  name,
  method,
  address,
  headers,
  body,
  prefer,
  status,
  expected,
}: Wanted): Promise<string | null> {
  const reply = await fetch(`${url}${address}`, { method, headers: { ...headers, prefer }, body });
  const text = await reply.text();
  if (reply.status !== status) return `${name}: ${reply.status} ${text.slice(0, 200)}`;
  const violations = (JSON.parse(reply.headers.get('sl-violations') ?? '[]') as Json[]).filter(
    ({ location }) => !(location.at(-1) in headersOfItsOwn),
  );
  if (violations.length > 0) return `${name}: ${JSON.stringify(violations)}`;
  const wanted = expected === null ? '' : typeof expected === 'string' ? expected : JSON.stringify(expected);
  return text === wanted ? null : `${name}: ${text.slice(0, 200)} instead of ${wanted.slice(0, 200)}`;
}

test('every status of every operation, and every named example', async () => {
  const wanted = [...allWanted()];
  expect(wanted.length).toBeGreaterThan(1000);
  const queue = wanted.values();
  const differences: string[] = [];
  const work = async () => {
    for (const one of queue) {
      const found = await difference(one);
      if (found) differences.push(found);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  expect(differences).toEqual([]);
});

test('a request that does not match gets the text of its operation, and one without a token a 401', async () => {
  const authorization = { authorization: 'Bearer any' };
  const json = { ...authorization, 'content-type': 'application/json' };
  const wrong = await fetch(`${url}/agents`, { method: 'DELETE', headers: json, body: '{}' });
  expect([wrong.status, ((await wrong.json()) as Json).error]).toEqual([400, 'Agent ID is required']);
  const anonymous = await fetch(`${url}/agents`);
  expect([anonymous.status, await anonymous.json()]).toEqual([401, { error: 'Unauthorized' }]);
});

test('a record that was read can be written back', async () => {
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const task = await (
    await fetch(`${url}/scheduled-tasks/manage?taskId=7`, { headers: { ...headers, prefer: 'example=one' } })
  ).text();
  expect((await fetch(`${url}/scheduled-tasks/manage?taskId=7`, { method: 'PUT', headers, body: task })).status).toBe(
    200,
  );
});

test('a port that is taken is told in one line', async () => {
  const { port } = new URL(url);
  expect(await failedStart(port)).toBe(`Port ${port} is in use. Choose another one: npm run mock -- --port 4011\n`);
});
