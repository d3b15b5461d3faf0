// Operations whose handlers are still to come: they answer 501 to a request that is otherwise good, and their list only ever shrinks.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { operations } from '../../server/generated/operations.js';
import { pendingOperations } from '../../server/pending-operations.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { contractText } from './support.js';

/** Lower it with every operation that gets its handler; never raise it. */
const mostPending = 14;

interface Holder {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  parameters?: (Holder | { $ref: string })[];
  requestBody?: { content: Record<string, Holder> };
}
type Contract = { paths: Record<string, Record<string, Operation>> } & Record<string, unknown>;

const contract = load(contractText) as Contract;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  console.log(`${pendingOperations.length} operations are not implemented yet:\n${pendingOperations.join('\n')}`);
});
afterAll(() => server?.stop());

const resolve = (node: Holder | { $ref: string }): Holder =>
  '$ref' in node ? (node.$ref.slice(2).split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as Holder) : node;
const exampleOf = ({ example, examples }: Holder): unknown => example ?? Object.values(examples ?? {})[0]?.value;

test('the list only shrinks', () => {
  expect(pendingOperations.length).toBe(mostPending);
  expect(new Set(pendingOperations).size).toBe(pendingOperations.length);
});

test.each(pendingOperations)('%s answers 501 to the example of the contract', async (id) => {
  const { method, path } = operations[id];
  const operation = contract.paths[path]?.[method];
  const parameters = (operation?.parameters ?? []).map(resolve);
  const valuesIn = (place: string, wanted: (parameter: Holder) => boolean) =>
    Object.fromEntries(parameters.filter((parameter) => parameter.in === place && wanted(parameter)).map((parameter) => [parameter.name, exampleOf(parameter) as string]));
  const content = operation?.requestBody?.content['application/json'];
  // Optional query parameters may exclude one another; required ones and headers never do.
  const reply = await server.call(method.toUpperCase(), path, {
    query: valuesIn('query', ({ required }) => required === true),
    headers: Object.fromEntries(Object.entries(valuesIn('header', () => true)).map(([name, value]) => [name, String(value)])),
    ...(content ? { body: exampleOf(content) } : {}),
  });
  expect({ status: reply.status, body: reply.body }).toEqual({ status: 501, body: { error: 'Not Implemented' } });
});
