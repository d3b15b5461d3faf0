// The rules of openapi.yaml that no linter checks.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  allSchemas,
  contract,
  deref,
  document,
  errorsOf,
  jsonBody,
  operations,
  parameters,
  responses,
  type Json,
} from './support.js';

const roles = ['none', 'org:guest', 'org:member', 'org:agent_manager', 'org:admin'];
const bearer = operations.filter(({ raw }) => raw['x-required-role'] !== 'none');
const schemas = [...allSchemas()];
const typesOf = (schema: Json): string[] => (schema.type === undefined ? [] : [schema.type].flat());

/** Returns the names of all items for which the condition does not hold. */
const failing = <Item>(items: Iterable<Item>, name: (item: Item) => string, holds: (item: Item) => unknown) =>
  [...items].filter((item) => !holds(item)).map(name);
const id = (candidate: { id: string }) => candidate.id;
const at = (candidate: { at: string }) => candidate.at;

describe('operations', () => {
  test('have a unique verb-noun id, one declared tag, a short summary and a description', () => {
    expect(new Set(operations.map(id)).size).toBe(operations.length);
    expect(failing(operations, id, (candidate) => /^[a-z]+([A-Z][a-z]*)*$/.test(candidate.id))).toEqual([]);
    const tags = document.tags.map((tag: Json) => tag.name);
    expect(failing(operations, id, ({ raw }) => raw.tags.length === 1 && tags.includes(raw.tags[0]))).toEqual([]);
    expect(
      failing(operations, id, ({ raw }) => raw.summary.length <= 60 && !raw.summary.endsWith('.') && raw.description),
    ).toEqual([]);
  });

  test('state the minimum role, and require a token unless it is none', () => {
    expect(failing(operations, id, ({ raw }) => roles.includes(raw['x-required-role']))).toEqual([]);
    expect(
      failing(operations, id, ({ raw }) => (raw['x-required-role'] === 'none') === (raw.security?.length === 0)),
    ).toEqual([]);
    expect(document.security).toEqual([{ bearerAuth: [] }]);
  });

  test('name the parameter that selects one of two reply shapes', () => {
    const twoShapes = operations.filter(
      ({ method, raw }) =>
        method === 'get' &&
        responses(raw).some(
          ({ status, response }) => status === 200 && deref(response.content['application/json']?.schema)?.oneOf,
        ),
    );
    expect(twoShapes.length).toBeGreaterThan(0);
    expect(
      failing(twoShapes, id, ({ raw }) =>
        parameters(raw).some(({ name, required }) => name === raw['x-reply-with'] && !required),
      ),
    ).toEqual([]);
    expect(operations.filter(({ raw }) => raw['x-reply-with']).map(id)).toEqual(twoShapes.map(id));
  });

  test('have a unique group and method name for SDKs, and one method for each of two replies', () => {
    const name = /^[a-z][A-Za-z]*$/;
    const groupOf = ({ raw }: (typeof operations)[number]): string[] => raw['x-fern-sdk-group-name'] ?? [];
    const methodsOf = ({ raw }: (typeof operations)[number]) =>
      Object.entries<string>(raw['x-sdk-methods'] ?? { [raw['x-fern-sdk-method-name']]: raw.operationId });
    expect(
      failing(
        operations,
        id,
        (operation) =>
          groupOf(operation).length > 0 &&
          [...groupOf(operation), operation.raw['x-fern-sdk-method-name']].every((part) => name.test(part)) &&
          methodsOf(operation)
            .flat()
            .every((part) => name.test(part)),
      ),
    ).toEqual([]);
    const pairs = operations.map((operation) => [...groupOf(operation), operation.raw['x-fern-sdk-method-name']]);
    expect(new Set(pairs.map(String)).size).toBe(operations.length);
    const methods = operations.flatMap((operation) =>
      methodsOf(operation).map(([key]) => [...groupOf(operation), key]),
    );
    expect(new Set(methods.map(String)).size).toBe(methods.length);
    const functions = operations.flatMap((operation) => methodsOf(operation).map(([, value]) => value));
    expect(new Set(functions).size).toBe(functions.length);
    // A method name must not equal a group name on the same level.
    expect(methods.map(String).filter((path) => operations.some((other) => String(groupOf(other)) === path))).toEqual(
      [],
    );
    const replySchemas = ({ raw }: (typeof operations)[number]) =>
      responses(raw)
        .filter(({ status }) => status < 300)
        .flatMap(({ response }) => Object.values<Json>(response.content ?? {}))
        .flatMap(({ schema }) => deref(schema).oneOf ?? [schema]);
    const twoReplies = operations.filter(
      (operation) => new Set(replySchemas(operation).map((schema) => JSON.stringify(schema))).size > 1,
    );
    expect(operations.filter(({ raw }) => raw['x-sdk-methods']).map(id)).toEqual(twoReplies.map(id));
    expect(failing(twoReplies, id, (operation) => methodsOf(operation).length === 2)).toEqual([]);
  });

  test('use only extensions documented in codegen/README.md', () => {
    const used = new Set<string>();
    JSON.stringify(document, (key, value) => (key.startsWith('x-') ? (used.add(key), value) : value));
    const readme = readFileSync(new URL('../../codegen/README.md', import.meta.url), 'utf8');
    expect([...used].filter((key) => !readme.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('statuses', () => {
  const statuses = ({ raw }: { raw: Json }) => Object.keys(raw.responses);

  test.each(['400', '401', '429', '500', '503'])('%s everywhere', (status) => {
    expect(failing(operations, id, (candidate) => statuses(candidate).includes(status))).toEqual([]);
  });

  test('403 on every operation with a token', () =>
    expect(failing(bearer, id, (candidate) => statuses(candidate).includes('403'))).toEqual([]));

  test.each(['413', '415'])('%s if and only if there is a body', (status) => {
    expect(
      failing(
        operations,
        id,
        (candidate) => statuses(candidate).includes(status) === (candidate.raw.requestBody !== undefined),
      ),
    ).toEqual([]);
  });

  test('405 only if the interface states it', () => {
    expect(operations.filter((candidate) => statuses(candidate).includes('405')).map(id)).toEqual([
      'bulkRemoveUsers',
      'updateUserMetadata',
    ]);
  });

  test('only numbers, at least one success, and no redirect', () => {
    expect(
      failing(operations, id, (candidate) =>
        statuses(candidate).every((status) => /^(20[0-9]|4[0-9]{2}|50[03])$/.test(status)),
      ),
    ).toEqual([]);
    expect(
      failing(operations, id, (candidate) => statuses(candidate).some((status) => status.startsWith('2'))),
    ).toEqual([]);
  });
});

describe('headers', () => {
  const all = operations.flatMap(({ id: name, raw }) =>
    responses(raw).map((reply) => ({ id: `${name} ${reply.status}`, deprecated: raw.deprecated === true, ...reply })),
  );
  const declares =
    (...names: string[]) =>
    ({ response }: { response: Json }) =>
      names.every((name) => response.headers?.[name]);

  test('request id and rate limit on every reply', () => {
    expect(
      failing(all, id, declares('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')),
    ).toEqual([]);
  });
  test('Retry-After on 429 and 503', () =>
    expect(
      failing(
        all.filter(({ status }) => status === 429 || status === 503),
        id,
        declares('Retry-After'),
      ),
    ).toEqual([]));
  test('WWW-Authenticate on the 401 of every token', () => {
    const tokens = bearer.map(({ id: name, raw }) => ({ id: name, response: deref(raw.responses['401']) }));
    expect(failing(tokens, id, declares('WWW-Authenticate'))).toEqual([]);
  });
  test('Allow on 405', () =>
    expect(
      failing(
        all.filter(({ status }) => status === 405),
        id,
        declares('Allow'),
      ),
    ).toEqual([]));
  test('Deprecation, Sunset and Link on deprecated operations', () => {
    const deprecated = all.filter((reply) => reply.deprecated && reply.status < 300);
    expect(deprecated.length).toBeGreaterThan(0);
    expect(failing(deprecated, id, declares('Deprecation', 'Sunset', 'Link'))).toEqual([]);
  });
});

describe('errors', () => {
  const errors = Object.entries<Json>(document.components.responses).map(([name, response]) => ({
    id: name,
    response,
  }));

  test('are shared components', () => {
    const inline = operations.flatMap(({ id: name, raw }) =>
      responses(raw)
        .filter(({ status, component }) => status >= 400 && component === null)
        .map(({ status }) => `${name} ${status}`),
    );
    expect(inline).toEqual([]);
  });

  test('share one schema', () =>
    expect(
      failing(
        errors,
        id,
        ({ response }) => response.content['application/json'].schema.$ref === '#/components/schemas/Error',
      ),
    ).toEqual([]));

  test('every operation lists a code for each status', () => {
    const replies = contract.operations.flatMap(({ id: name, responses: all }) =>
      all.filter(({ status }) => status >= 400).map((reply) => ({ id: `${name} ${reply.status}`, ...reply })),
    );
    expect(failing(replies, id, ({ errors: listed }) => listed.length > 0)).toEqual([]);
    expect(
      failing(replies, id, ({ status, errors: listed }) => listed.every((error) => error.status === status)),
    ).toEqual([]);
  });

  test('every listed code of an operation belongs to one of its statuses', () => {
    const wrong = operations.flatMap(({ id: name, raw }) =>
      (raw['x-error-codes'] ?? [])
        .filter((code: string) => raw.responses[document['x-errors'][code].status] === undefined)
        .map((code: string) => `${name} ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the unlisted codes belong to requests that match no operation', () => {
    const listed = new Set(contract.operations.flatMap(({ responses: all }) => all.flatMap((reply) => reply.errors)));
    expect(contract.errors.filter((error) => !listed.has(error)).map(({ code }) => code)).toEqual([
      'not_found',
      'request_timeout',
      'request_headers_too_large',
      'not_implemented',
    ]);
  });

  test('X-Error-Code on every error', () =>
    expect(failing(errors, id, ({ response }) => response.headers['X-Error-Code'])).toEqual([]));

  test('codes and texts are unique, and each text states the remedy', () => {
    const texts = contract.errors.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(
      failing(
        contract.errors,
        ({ code }) => code,
        ({ code }) => /^[a-z]+(_[a-z]+)*$/.test(code),
      ),
    ).toEqual([]);
    expect(
      failing(
        contract.errors,
        ({ code }) => code,
        ({ action }) => /^[A-Z`].*[.]$/.test(action),
      ),
    ).toEqual([]);
  });

  test('every 400 of an operation with a token covers a missing organization', () => {
    const has = (name: string) => errorsOf(name, 400).some(({ code }) => code === 'organization_required');
    expect(failing(bearer, id, ({ id: name }) => has(name))).toEqual([]);
  });
});

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
  test('replies require every property that is always present, and allow no others', () => {
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

describe('words', () => {
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

  // The name alone does not say what a number counts. These names denote a time or a size.
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
  test('each of these names is used', () => {
    expect(units.filter(([what]) => numbers.some(({ name }) => what.test(name)))).toHaveLength(units.length);
  });
  test('every timestamp is an ISO 8601 text, and states it where a description applies to all', () => {
    const times = [...properties, ...inputs].filter(({ property }) => property.format === 'date-time');
    expect(failing(times, at, ({ property }) => typesOf(property).includes('string'))).toEqual([]);
    expect(document.components.schemas.Timestamp.description).toMatch(/ISO 8601/);
    expect(document.info.description).toContain(
      'Replies have dates and times as ISO 8601 in UTC; requests may use any offset.',
    );
  });
});

describe('defaults', () => {
  /**
   * Yields every place where a schema has a default. Validators do not fill in defaults inside oneOf and similar
   * keywords.
   */
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

  test('no body of an update has one, because an omitted field keeps its value', () => {
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
        'renameAgentTag',
      ]),
    );
    expect(updates.flatMap(found)).toEqual([]);
  });
  test('no place where validation does not fill it in has a default', () =>
    expect(bodies.flatMap(found).filter(({ filledIn }) => !filledIn)).toEqual([]));

  // Generators of clients misread `default: null` there.
  test('a default of null is an x-default if and only if it is beside a reference or a oneOf', () => {
    const isNamed = ({ schema }: { schema: Json }) => schema.$ref !== undefined || schema.oneOf !== undefined;
    const extended = schemas.filter(({ schema }) => 'x-default' in schema);
    expect(extended.length).toBeGreaterThan(5);
    expect(failing(extended, at, (place) => place.schema['x-default'] === null && isNamed(place))).toEqual([]);
    expect(failing(schemas.filter(isNamed), at, ({ schema }) => schema.default !== null)).toEqual([]);
  });
});
