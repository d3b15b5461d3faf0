import * as fc from 'fast-check';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { deref, document, jsonBody, parameters, type Json, type RawOperation } from '../contract/support.js';
import { breaksOf, type Break } from './broken-values.js';
import { valuesOf, type Suggest, type Values } from './valid-values.js';
import { relate, suggestFrom, type Fixture } from './fixture.js';

export interface GeneratedRequest {
  operation: RawOperation;
  /** Query parameters, decoded. A name may occur twice. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Undefined if there is no body. */
  body: unknown;
}

export interface BrokenRequest extends GeneratedRequest {
  rule: string;
  /** The path that `details` must name. */
  path: string[];
}

const none: Suggest = () => undefined;

const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function parameterValues(
  operation: RawOperation,
  place: 'query' | 'header',
  suggest: Suggest,
): fc.Arbitrary<Record<string, unknown>> {
  const those = parameters(operation.raw).filter((parameter) => parameter.in === place);
  // A header has printable characters only; clients cannot send others.
  const isAnyText = (schema: Json) => schema.pattern === '^[^\\u0000]*$';
  const sendable = (schema: Json) =>
    place === 'header' && schema.enum === undefined
      ? {
          ...schema,
          maxLength: Math.min(schema.maxLength, 40),
          pattern: isAnyText(schema) ? '^[!-~]+$' : schema.pattern,
        }
      : schema;
  const values = Object.fromEntries(
    those.map(({ name, schema }): [string, Values] => [name, valuesOf(sendable(deref(schema)), suggest, [name])]),
  );
  const requiredKeys = those.filter(({ required }) => required === true).map(({ name }) => name as string);
  return fc.record(values, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface RequestValues {
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

function requestValues(
  operation: RawOperation,
  fixture: Fixture,
  suggest = suggestFrom(fixture, operation.path),
): fc.Arbitrary<RequestValues> {
  const { raw, path } = operation;
  const schema = jsonBody(raw)?.schema;
  const bodies = schema === undefined ? fc.constant(undefined) : valuesOf(schema, suggest);
  const isOptional = schema !== undefined && deref(raw.requestBody).required !== true;
  return fc
    .record({
      query: parameterValues(operation, 'query', suggest),
      // The headers of webhooks contain a signature, so generated headers would be refused. run.ts adds correct ones.
      headers: raw['x-required-role'] === 'none' ? fc.constant({}) : parameterValues(operation, 'header', none),
      body: isOptional ? fc.option(bodies, { nil: undefined }) : bodies,
    })
    .map(({ query, headers, body }) => ({
      query: relate(fixture, path, query),
      headers,
      body: isObject(body) ? relate(fixture, path, body) : body,
    }));
}

const toRequest = (operation: RawOperation, { query, headers, body }: RequestValues): GeneratedRequest => ({
  operation,
  query: Object.entries(query).map(([name, value]) => [name, written(value)]),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  body,
});

export const validRequests = (operation: RawOperation, fixture: Fixture): fc.Arbitrary<GeneratedRequest> =>
  requestValues(operation, fixture).map((parts) => toRequest(operation, parts));

/** An independent validator of bodies: Ajv on the contract, where reply-only fields may have any value. */
const judges = new Ajv2020({ strict: false, validateFormats: true, validateSchema: false });
addFormats.default(judges);
const withoutReadOnly = (node: Json): Json => {
  if (!node || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map(withoutReadOnly);
  return node.readOnly === true
    ? {}
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutReadOnly(value)]));
};
judges.addSchema(withoutReadOnly(document), 'requests');

function bodyJudge({ pointer, raw }: RawOperation): ValidateFunction | null {
  if (!jsonBody(raw)) return null;
  const place = raw.requestBody.$ref ?? `${pointer}/requestBody`;
  return judges.compile({ $ref: `requests${encodeURI(place)}/content/application~1json/schema` });
}

/** Rules that a JSON Schema validator does not know. */
const ownRules = ['x-max-bytes'];

function brokenBodies(operation: RawOperation, fixture: Fixture): Break[] {
  const body = jsonBody(operation.raw);
  if (!body) return [];
  const judge = bodyJudge(operation)!;
  return breaksOf(body.schema, suggestFrom(fixture, operation.path)).map((one) => ({
    ...one,
    values: one.values.filter(({ value }) => ownRules.includes(one.rule) || !judge(value)),
  }));
}

/** Texts that cannot be converted to the type. */
const noSuchType: Record<string, string[]> = {
  integer: [
    'one',
    '1.5',
    '',
    ' ',
    '1e400',
    '0x10',
    '+1',
    '1.0',
    '1,2',
    'null',
    '\0',
    '9007199254740993',
    '9'.repeat(400),
    `-${'9'.repeat(400)}`,
    '0'.repeat(400),
    'Infinity',
    'NaN',
    '1e3',
    '1_000',
    '0b1',
    '0o7',
    '007',
    '-0',
    '１',
  ],
  boolean: ['maybe', '1', 'TRUE', '', 'yes', '\0'],
};

interface BrokenText {
  rule: string;
  /** The text, and the path to the invalid item if the parameter is a list. */
  text: fc.Arbitrary<{ text: string; path: string[] }>;
}

function brokenTexts(given: Json): BrokenText[] {
  const schema = deref(given);
  const types = [schema.type].flat();
  const mistyped = types.flatMap((type: string) => noSuchType[type] ?? []);
  // Values in a URL are always text, so other types cannot be distinguished.
  const others = breaksOf(schema, none).filter(
    ({ rule, schemaPath }) => rule !== 'type' && (rule !== 'minLength' || schemaPath.length > 0),
  );
  return [
    ...(mistyped.length > 0
      ? [{ rule: 'type', text: fc.constantFrom(...mistyped).map((text) => ({ text, path: [] })) }]
      : []),
    ...others.map(({ rule, values }) => ({
      rule,
      text: values.map(({ value, path }) => ({ text: written(value), path: written(value) === '' ? [] : path })),
    })),
  ];
}

type Query = GeneratedRequest['query'];

interface QueryBreak {
  rule: string;
  name: string;
  change: fc.Arbitrary<{ change(query: Query): Query; path: string[] }>;
}

function brokenQueries(operation: RawOperation): QueryBreak[] {
  const those = parameters(operation.raw).filter((parameter) => parameter.in === 'query');
  const names = those.map(({ name }) => name as string);
  const unknown = ['colour', 'ID', '_', 'toString', 'limit ', ...names.map((name) => `${name}s`)].filter(
    (name) => !names.includes(name),
  );
  const put =
    (name: string, ...texts: string[]) =>
    (query: Query): Query => [
      ...query.filter(([given]) => given !== name),
      ...texts.map((text): [string, string] => [name, text]),
    ];
  return [
    // Some parsers read brackets in a name as an object or a list.
    ...names
      .flatMap((name) => [`${name}[a]`, `${name}[]`, `${name}[0]`, `${name}[`, `${name}[__proto__]`])
      .map((name) => {
        const change = fc.constantFrom('1', 'x', '').map((text) => ({ change: put(name, text), path: [] as string[] }));
        return { rule: 'brackets', name, change };
      }),
    ...unknown.map((name) => ({
      rule: 'unknown parameter',
      name,
      change: fc.constantFrom('1', '').map((text) => ({ change: put(name, text), path: [] })),
    })),
    ...those.flatMap(({ name, schema, required }): QueryBreak[] => {
      // Node's limit for headers includes the URL, and two of the longest values would exceed it.
      const twice = valuesOf(schema, none)
        .filter((value) => encodeURIComponent(written(value)).length < 4000)
        .map((value) => ({ change: put(name, written(value), written(value)), path: [] }));
      return [
        ...(required === true
          ? [{ rule: 'required', name, change: fc.constant({ change: put(name), path: [] as string[] }) }]
          : []),
        ...(deref(schema).type === 'array' ? [] : [{ rule: 'given twice', name, change: twice }]),
        ...brokenTexts(schema).map(({ rule, text }) => ({
          rule,
          name,
          change: text.map((broken) => ({ change: put(name, broken.text), path: broken.path })),
        })),
      ];
    }),
  ];
}

const brokenHeaders = (operation: RawOperation) =>
  parameters(operation.raw)
    // The signature of a webhook is checked before its headers, and an invalid header makes the signature invalid.
    .filter((parameter) => parameter.in === 'header' && operation.raw['x-required-role'] !== 'none')
    .flatMap(({ name, schema }) =>
      brokenTexts(schema)
        .filter(({ rule }) => rule === 'enum' || rule === 'maxLength')
        // White space around the value of a header is not part of the value.
        .map(({ rule, text }) => ({
          rule,
          name: name as string,
          text: text.filter((broken) => broken.text.trim() === broken.text),
        })),
    );

export function brokenRequests(operation: RawOperation, fixture: Fixture): fc.Arbitrary<BrokenRequest>[] {
  const parts = requestValues(operation, fixture);
  const ways: fc.Arbitrary<BrokenRequest>[] = [];
  for (const { rule, values } of brokenBodies(operation, fixture)) {
    ways.push(
      fc
        .tuple(parts, values)
        .map(([valid, { value, path }]) => ({ ...toRequest(operation, { ...valid, body: value }), rule, path })),
    );
  }
  for (const { rule, name, change } of brokenQueries(operation)) {
    ways.push(
      fc.tuple(parts, change).map(([valid, { change: changed, path }]) => {
        const request = toRequest(operation, valid);
        return { ...request, query: changed(request.query), rule, path: ['query', name, ...path] };
      }),
    );
  }
  for (const { rule, name, text } of brokenHeaders(operation)) {
    ways.push(
      fc.tuple(parts, text).map(([valid, broken]) => {
        const request = toRequest(operation, valid);
        return {
          ...request,
          headers: { ...request.headers, [name]: broken.text },
          rule,
          path: ['header', name],
        };
      }),
    );
  }
  return ways;
}
