// Tests the size of openapi.yaml, and the sizes that it allows for bodies, fields and lists.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { parse } from 'yaml';
import { contractFile } from '../../codegen/contract/contract.js';
import { deref, document, jsonBody, operations, type Json } from './support.js';

const text = readFileSync(contractFile, 'utf8');

test('the contract has at most 160 lines and 7,400 bytes per operation', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(160 * operations.length);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7400 * operations.length);
});

// The package `yaml` multiplies the uses of an alias by the uses of the aliases inside it, and refuses a product above
// 100.
test('a strict YAML parser reads the contract', () => {
  expect(parse(text)).toEqual(load(text));
});

interface Cost {
  bytes: number;
  values: number;
}

/** Returns the minimum size in JSON of a value that matches the schema. */
function leastOf(given: Json): Cost {
  const schema = deref(given);
  const constants: unknown[] = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  if (constants.length > 0)
    return { bytes: Math.min(...constants.map((value) => JSON.stringify(value).length)), values: 1 };
  if (schema.oneOf) {
    const branches: Cost[] = schema.oneOf.map(leastOf);
    const least = (key: keyof Cost) => Math.min(...branches.map((branch) => branch[key]));
    return { bytes: least('bytes'), values: least('values') };
  }
  const isText = [schema.type].flat().includes('string');
  const own = isText ? 2 + (schema.format === 'uuid' ? 36 : (schema.minLength ?? 0)) : schema.properties ? 2 : 1;
  const inner = (schema.required ?? []).map((name: string) => ({ name, ...leastOf(schema.properties[name]) }));
  return inner.reduce(
    (sum: Cost, { name, bytes, values }: Cost & { name: string }) => ({
      bytes: sum.bytes + name.length + 4 + bytes,
      values: sum.values + values,
    }),
    { bytes: own, values: 1 },
  );
}

/** Yields the limits that no request can reach, because its body would be too large. */
function* unreachable(given: Json, at: string, maxBytes: number, followed: string[] = []): Generator<string> {
  if (!given || followed.includes(given.$ref)) return;
  const trail = given.$ref ? [...followed, given.$ref] : followed;
  const schema = deref(given);
  if (schema.maxLength > maxBytes) yield `${at}: maxLength ${schema.maxLength}`;
  if (schema.maxItems !== undefined) {
    const { bytes, values } = leastOf(schema.items);
    if (schema.maxItems * (bytes + 1) > maxBytes || schema.maxItems * values > document['x-body-limits'].values)
      yield `${at}: maxItems ${schema.maxItems}`;
  }
  if (schema.maxProperties > document['x-body-limits'].values) yield `${at}: maxProperties ${schema.maxProperties}`;
  for (const [name, property] of Object.entries<Json>(schema.properties ?? {}))
    yield* unreachable(property, `${at}.${name}`, maxBytes, trail);
  yield* unreachable(schema.items, `${at}[]`, maxBytes, trail);
  for (const branch of schema.oneOf ?? []) yield* unreachable(branch, at, maxBytes, trail);
}

test('no bound of a field exceeds what fits into the body', () => {
  const bodies = operations.filter(({ raw }) => jsonBody(raw));
  expect(bodies.length).toBeGreaterThan(25);
  const found = bodies.flatMap(({ id, raw }) => [
    ...unreachable(jsonBody(raw)?.schema, id, raw['x-body-limit'] ?? document['x-body-limits'].bytes),
  ]);
  // A client may send back a conversation that it read. The server ignores the messages, so their limits do not matter.
  expect(found).toEqual(['renameConversation.messages[].parts[].url: maxLength 4194304']);
});

test('the maximum length of a list of records equals the organization limit of these records', () => {
  const limits = document['x-organization-limits'];
  const longest = {
    SkillList: ['skills', limits.skills],
    KnowledgeBaseList: ['knowledgeBases', limits.knowledgeBases],
    ToolServerList: ['toolServers', limits.toolServers],
    WebhookEndpointList: ['webhookEndpoints', limits.webhookEndpoints],
  } as const;
  for (const [schema, [property, limit]] of Object.entries(longest))
    expect(document.components.schemas[schema].properties[property].maxItems).toBe(limit);
  const arrays = {
    listAgents: limits.agents,
    listAgentTags: limits.agentTags,
    listScheduledTasks: limits.scheduledTasks,
  };
  for (const [id, limit] of Object.entries(arrays)) {
    const operation = operations.find((one) => one.id === id);
    const { schema } = deref(operation?.raw.responses['200']).content['application/json'];
    expect((schema.oneOf?.[0] ?? schema).maxItems).toBe(limit);
  }
});
