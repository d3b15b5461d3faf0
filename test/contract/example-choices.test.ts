// Tests the examples that the query or the body of a request selects (`x-example-with`).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMock, type Mock } from '../support/mock.js';
import { deref, operations, parameters, responses, type Json } from './support.js';

let mock: Mock;
let url: string;
const authorization = { authorization: 'Bearer any' };
const json = { ...authorization, 'content-type': 'application/json' };

beforeAll(async () => {
  mock = await startMock();
  url = mock.url;
}, 120_000);

afterAll(() => mock?.stop());

test('operations name an example of their first reply, and the part of the request that selects it', () => {
  const choosing = operations.filter(({ raw }) => raw['x-example-with']);
  expect(choosing.length).toBeGreaterThan(2);
  const isSelectable = ({ raw }: (typeof operations)[number]) => {
    const { parameter, field, value, example } = raw['x-example-with'];
    const content = responses(raw)[0]?.response.content['application/json'];
    const bodies = Object.values<Json>(raw.requestBody?.content['application/json'].examples ?? {});
    return (
      content.examples[example] !== undefined &&
      (parameter === undefined
        ? bodies.some((body) => deref(body).value[field] === value)
        : parameters(raw).some(({ name, in: place }) => name === parameter && place === 'query'))
    );
  };
  expect(choosing.filter((operation) => !isSelectable(operation)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['getStats', 'day', 'totals'],
  ['getInteractions', '1', 'nested'],
])('%s returns the example that the query selects', async (id, value, first) => {
  const { raw, path } = operations.find((operation) => operation.id === id)!;
  const { parameter, example } = raw['x-example-with'];
  const examples = raw.responses['200'].content['application/json'].examples;
  const get = async (query: string, prefer = '') => {
    const address = `${url}${path}?from=2026-11-12&to=2026-11-14${query}`;
    return (await fetch(address, { headers: { ...authorization, ...(prefer && { prefer }) } })).json();
  };
  expect(await get(`&${parameter}=${value}`)).toEqual(examples[example].value);
  expect(await get('')).toEqual(examples[first].value);
  expect(await get(`&${parameter}=${value}`, `example=${first}`)).toEqual(examples[first].value);
});

test('changeAgentVersion returns the example that a field of the body selects', async () => {
  const { raw, path } = operations.find(({ id }) => id === 'changeAgentVersion')!;
  const { field, value, example } = raw['x-example-with'];
  const { examples } = raw.responses['200'].content['application/json'];
  const post = async (body: object, prefer = '') => {
    const headers = { ...json, ...(prefer && { prefer }) };
    return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  expect(await post({ agentId: 1, [field]: value })).toEqual(examples[example].value);
  expect(await post({ agentId: 1, action: 'rollback', versionId: 12 })).toEqual(examples.rolledBack.value);
  expect(await post({ agentId: 1, [field]: value }, 'example=checkpointUnchanged')).toEqual(
    examples.checkpointUnchanged.value,
  );
});
