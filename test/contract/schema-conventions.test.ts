// Rules for the schemas, descriptions and defaults of openapi.yaml that no linter checks.
import { describe, expect, test } from '@jest/globals';
import {
  allSchemas,
  deref,
  document,
  failing,
  jsonBody,
  operations,
  parameters,
  responses,
  type Json,
} from './support.js';

const schemas = [...allSchemas()];
const typesOf = (schema: Json): string[] => (schema.type === undefined ? [] : [schema.type].flat());
const id = (candidate: { id: string }) => candidate.id;
const at = (candidate: { at: string }) => candidate.at;

describe('schemas', () => {
  test('every component and property is described', () => {
    const properties = schemas.flatMap(({ at: where, schema }) =>
      Object.entries<Json>(schema.properties ?? {}).map(([name, property]) => ({
        at: `${where}.${name}`,
        property: deref(property),
      })),
    );
    expect(failing(properties, at, ({ property }) => property.description)).toEqual([]);
    expect(
      failing(
        Object.entries<Json>(document.components.schemas),
        ([name]) => name,
        ([, schema]) => schema.description,
      ),
    ).toEqual([]);
    const items = schemas
      .filter(({ schema }) => schema.items)
      .map(({ at: where, schema }) => ({ at: where, items: deref(schema.items) }));
    expect(failing(items, at, (array) => array.items.description || array.items.oneOf)).toEqual([]);
  });

  test('every parameter, header and reply is described', () => {
    const described = operations.flatMap(({ id: name, raw }) => [
      ...parameters(raw).map((parameter) => ({ id: `${name} ${parameter.name}`, description: parameter.description })),
      ...responses(raw).map(({ status, response }) => ({ id: `${name} ${status}`, description: response.description })),
    ]);
    expect(failing(described, id, ({ description }) => description)).toEqual([]);
    expect(
      failing(
        Object.entries<Json>(document.components.headers),
        ([name]) => name,
        ([, header]) => header.description,
      ),
    ).toEqual([]);
  });

  const fixed = (schema: Json) => schema.const !== undefined || schema.enum !== undefined;
  const ofType = (type: string) => schemas.filter(({ schema }) => typesOf(schema).includes(type));

  test('strings have a maximum length and exclude NUL', () => {
    expect(failing(ofType('string'), at, ({ schema }) => fixed(schema) || schema.maxLength !== undefined)).toEqual([]);
    expect(
      failing(
        ofType('string'),
        at,
        ({ schema }) =>
          fixed(schema) || schema.format || (schema.pattern && !new RegExp(schema.pattern, 'u').test(`a\u0000a`)),
      ),
    ).toEqual([]);
  });
  test('numbers have a minimum and a maximum, integers a format', () => {
    const bounded = ({ schema }: { schema: Json }) =>
      fixed(schema) || (schema.minimum !== undefined && schema.maximum !== undefined);
    expect(failing([...ofType('integer'), ...ofType('number')], at, bounded)).toEqual([]);
    expect(failing(ofType('integer'), at, ({ schema }) => ['int32', 'int64'].includes(schema.format))).toEqual([]);
  });
  test('arrays have a maximum length and an item schema', () =>
    expect(failing(ofType('array'), at, ({ schema }) => schema.maxItems !== undefined && schema.items)).toEqual([]));
  test('objects are closed, or marked free-form with a limit', () => {
    const open = ({ schema }: { schema: Json }) => schema['x-free-form'] === true && schema.maxProperties !== undefined;
    expect(
      failing(ofType('object'), at, (candidate) => candidate.schema.additionalProperties === false || open(candidate)),
    ).toEqual([]);
    const untyped = schemas.filter(
      ({ schema }) => !schema.type && !schema.$ref && !schema.oneOf && !schema.anyOf && schema.const === undefined,
    );
    expect(failing(untyped, at, ({ schema }) => schema['x-free-form'] === true)).toEqual([]);
  });
  test('require only properties that they declare', () => {
    expect(
      failing(
        schemas.filter(({ schema }) => schema.required),
        at,
        ({ schema }) => schema.required.every((name: string) => schema.properties?.[name]),
      ),
    ).toEqual([]);
  });
  test('each component is used', () => {
    const text = JSON.stringify(document);
    const names = ['schemas', 'responses', 'headers', 'parameters'].flatMap((kind) =>
      Object.keys(document.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(names.filter((name) => !text.includes(`"$ref":"${name}"`))).toEqual([]);
  });
});

describe('descriptions', () => {
  const isNullable = (schema: Json): boolean =>
    [schema.type].flat().includes('null') ||
    (schema.enum ?? []).includes(null) ||
    (schema.oneOf ?? schema.anyOf ?? []).some((branch: Json) => isNullable(deref(branch)));
  const properties = schemas.flatMap(({ at: where, schema }) =>
    Object.entries<Json>(schema.properties ?? {}).map(([name, property]) => ({
      at: `${where}.${name}`,
      name,
      property: deref(property),
    })),
  );
  const inputs = operations.flatMap(({ id: operationId, raw }) =>
    parameters(raw).map(({ name, schema, description }) => ({
      at: `${operationId}?${name}`,
      name,
      property: { ...deref(schema), description },
    })),
  );
  const says =
    (pattern: RegExp) =>
    ({ property }: { property: Json }) =>
      pattern.test(property.description);

  test('every nullable property states the meaning of null', () => {
    const nullable = [...properties, ...inputs].filter(({ property }) => isNullable(property));
    expect(nullable.length).toBeGreaterThan(60);
    expect(failing(nullable, at, says(/\bnull\b/i))).toEqual([]);
  });

  test('every optional property of a reply states when it is absent', () => {
    const followed = new Set<string>();
    const optional: { at: string; property: Json }[] = [];
    const note = (value: Json, where: string): void => {
      if (!value || typeof value !== 'object' || followed.has(value.$ref)) return;
      if (value.$ref) followed.add(value.$ref);
      const place = value.$ref ?? where;
      const node = deref(value);
      for (const [name, property] of Object.entries<Json>(node.properties ?? {}))
        if (!node.required?.includes(name)) optional.push({ at: `${place}.${name}`, property: deref(property) });
      for (const [key, inner] of Object.entries<Json>(node))
        if (key !== 'examples' && key !== 'example') note(inner, `${place}/${key}`);
    };
    for (const { id: name, raw } of operations)
      for (const { status, response } of responses(raw)) if (status < 300) note(response.content, `${name} ${status}`);
    expect(optional.length).toBeGreaterThan(20);
    expect(failing(optional, at, says(/\b(absent|present|only with)\b/i))).toEqual([]);
  });

  const units: [what: RegExp, words: RegExp][] = [
    [/Ms$|Milliseconds$/, /\bmilliseconds\b/i],
    [/Seconds$|^duration$/, /\bseconds\b/i],
    [/Bytes$|[sS]ize$/, /\bbytes\b/],
    [/At$|^timestamp$/, /\bmilliseconds since 1970\b/],
    [/Dimensions$/, /\bin numbers\b/],
    [/[tT]okens$/, /\btokens\b/i],
    [/PerMillionTokens$/, /^Price of a million tokens\b/],
  ];
  const numbers = [...properties, ...inputs].filter(
    ({ property }) =>
      typesOf(property).some((type) => type === 'integer' || type === 'number') &&
      !/^Accepted and ignored/.test(property.description),
  );

  test.each(units)('a number named %s states its unit', (what, words) => {
    const named = numbers.filter(({ name }) => what.test(name));
    expect(failing(named, at, says(words))).toEqual([]);
  });
  test('the contract has a number for each of the names whose unit is checked', () => {
    expect(units.filter(([what]) => numbers.some(({ name }) => what.test(name)))).toHaveLength(units.length);
  });
  test('every timestamp is a text, and the shared descriptions say that it is ISO 8601', () => {
    const times = [...properties, ...inputs].filter(({ property }) => property.format === 'date-time');
    expect(failing(times, at, ({ property }) => typesOf(property).includes('string'))).toEqual([]);
    expect(document.components.schemas.Timestamp.description).toMatch(/ISO 8601/);
    expect(document.info.description).toContain(
      'Dates and times in replies are ISO 8601 in UTC; requests may use any offset.',
    );
  });
});

describe('defaults', () => {
  /** `filledIn` is false inside oneOf, anyOf and allOf, where validators do not fill in defaults. */
  function* defaultsIn(
    schema: Json,
    where: string,
    filledIn = true,
    seen: Json[] = [],
  ): Generator<{ where: string; filledIn: boolean }> {
    if (!schema || typeof schema !== 'object' || seen.includes(schema.$ref ?? schema)) return;
    const trail = [...seen, schema.$ref ?? schema];
    const resolved = deref(schema);
    if ('default' in resolved) yield { where, filledIn };
    for (const [name, inner] of Object.entries<Json>(resolved.properties ?? {}))
      yield* defaultsIn(inner, `${where}.${name}`, filledIn, trail);
    yield* defaultsIn(resolved.items, `${where}[]`, filledIn, trail);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const inner of resolved[key] ?? []) yield* defaultsIn(inner, `${where}/${key}`, false, trail);
  }
  const bodies = operations.filter(({ raw }) => raw.requestBody);
  const found = ({ id: name, raw }: { id: string; raw: Json }) => [...defaultsIn(jsonBody(raw)?.schema, name)];

  test('no body of an update has a default, because an omitted field keeps its value', () => {
    const updates = bodies.filter(({ method, id: name }) => ['put', 'patch'].includes(method) || name === 'saveAgent');
    expect(updates.map(id)).toEqual(
      expect.arrayContaining([
        'saveAgent',
        'updateSkill',
        'updateKnowledgeBase',
        'updateToolServer',
        'updateWebhookEndpoint',
        'updateScheduledTask',
        'renameConversation',
        'updateAgentTag',
      ]),
    );
    expect(updates.flatMap(found)).toEqual([]);
  });
  test('every default is in a place where validation fills it in', () =>
    expect(bodies.flatMap(found).filter(({ filledIn }) => !filledIn)).toEqual([]));

  // Client generators misread `default: null` beside a reference or a oneOf.
  test('a default of null is an x-default if and only if it is beside a reference or a oneOf', () => {
    const isNamed = ({ schema }: { schema: Json }) => schema.$ref !== undefined || schema.oneOf !== undefined;
    const extended = schemas.filter(({ schema }) => 'x-default' in schema);
    expect(extended.length).toBeGreaterThan(5);
    expect(failing(extended, at, (place) => place.schema['x-default'] === null && isNamed(place))).toEqual([]);
    expect(failing(schemas.filter(isNamed), at, ({ schema }) => schema.default !== null)).toEqual([]);
  });
});
