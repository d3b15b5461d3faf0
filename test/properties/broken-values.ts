// Generates values that violate a schema in exactly one place, each with the path that the 400 must name.
import * as fc from 'fast-check';
import { deref, document, type Json } from '../contract/support.js';
import { bytesOf, matches, sampleTexts, valuesOf, type Suggest, type Values } from './valid-values.js';

export interface Broken {
  value: unknown;
  /** Path from the value to the invalid part. */
  path: string[];
}

export interface Break {
  /** Path from the schema to the broken subschema. `*` stands for any item or key. */
  schemaPath: string[];
  rule: string;
  values: fc.Arbitrary<Broken>;
}

const here = (values: Values): fc.Arbitrary<Broken> => values.map((value) => ({ value, path: [] }));

const samples: Record<string, unknown[]> = {
  null: [null],
  boolean: [true],
  integer: [7],
  number: [1.5],
  string: ['text'],
  array: [[]],
  object: [{}],
};

function wrongTypes(schema: Json): Break[] {
  const types = [schema.type].flat().filter(Boolean);
  if (types.length === 0) return [];
  const wrong = Object.entries(samples).filter(
    ([type]) => !types.includes(type) && !(type === 'integer' && types.includes('number')),
  );
  return [{ schemaPath: [], rule: 'type', values: here(fc.constantFrom(...wrong.flatMap(([, values]) => values))) }];
}

/**
 * Lengthens the text by repeating the `width` characters at `offset`, or shortens it by removing characters there. The
 * length of the result may differ from `length`, so the caller checks it.
 */
function resize(text: string, length: number, offset: number, width: number): string {
  const missing = length - text.length;
  return missing < 0
    ? text.slice(0, offset) + text.slice(offset - missing)
    : text.slice(0, offset) +
        text.slice(offset, offset + width).repeat(Math.floor(missing / width)) +
        text.slice(offset);
}

/**
 * Returns a text of `length` characters that matches the schema's pattern or format, or null if none is found. Ignores
 * the other keywords.
 */
export function textOfLength(schema: Json, length: number): fc.Arbitrary<string> | null {
  const { pattern = '', format } = schema;
  const fixed = {
    uuid: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
    'date-time': '2026-01-01T00:00:00.123456789+01:00',
    email: `${'a'.repeat(Math.max(1, length - 10))}@b.example`,
    uri: `https://a.example/${'x'.repeat(Math.max(0, length - 18))}`,
  }[format as string];
  if (fixed !== undefined) return fixed.length === length ? fc.constant(fixed) : null;
  const expression = new RegExp(pattern, 'u');
  const plain = 'x'.repeat(length);
  if (expression.test(plain)) return fc.constant(plain);
  for (const text of sampleTexts({ pattern }))
    for (const width of [1, 2])
      for (let offset = 0; offset <= text.length - width; offset++) {
        const resized = resize(text, length, offset, width);
        if (resized.length === length && expression.test(resized)) return fc.constant(resized);
      }
  return null;
}

/**
 * Only fields with a `maxLength` of at most this value get a text that is too long. test/contract/limits.test.ts tests
 * all limits.
 */
const maxTextLengthTested = 200_000;

function brokenTexts(schema: Json): Break[] {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const breaks: Break[] = [];
  const add = (rule: string, values: fc.Arbitrary<string> | null) =>
    values && breaks.push({ schemaPath: [], rule, values: here(values) });
  if (minLength > 0) add('minLength', textOfLength({ ...schema, pattern: '' }, minLength - 1));
  // If no text that is too long matches the pattern or format, use one that violates it too.
  if (maxLength !== undefined && maxLength <= maxTextLengthTested)
    add('maxLength', textOfLength(schema, maxLength + 1) ?? fc.constant('x'.repeat(maxLength + 1)));
  if (pattern !== undefined) {
    const isBad = (text: string) => !new RegExp(pattern, 'u').test(text);
    const bad = ['\0', 'a\0b', 'a\0', ' ', '', '/', '..', '-', 'Ä', '\n', 'x:', ':x', 'ftp://x.example/'].filter(
      (text) => isBad(text) && text.length >= minLength && text.length <= (maxLength ?? Infinity),
    );
    if (bad.length > 0) add('pattern', fc.constantFrom(...bad));
  }
  const badFormats: Record<string, string[]> = {
    uuid: [
      '1',
      'c0a8f1d2-1b3c-4d5e-8f60-71829',
      'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5cg',
      '{c0a8f1d2-1b3c-4d5e-8f60-7182}',
    ],
    'date-time': [
      '2026-11-20',
      'yesterday',
      '1795000000',
      '2026-13-01T00:00:00Z',
      '2026-11-31T00:00:00Z',
      '2026-11-20T25:00:00Z',
      '2026-11-20T09:00:00',
    ],
    email: ['unknown', '@a.example', 'a@', 'a b@c.example', ''],
    uri: ['nowhere', 'http//a.example', '//a.example', ' ', 'http://[:::::', 'http://%41%41^'],
  };
  if (format !== undefined && badFormats[format]) add('format', fc.constantFrom(...badFormats[format]));
  const maxBytes = schema['x-max-bytes'];
  if (maxBytes !== undefined) add('x-max-bytes', fc.constant('é'.repeat(Math.floor(maxBytes / 2) + 1)));
  return breaks;
}

function brokenNumbers(schema: Json, type: 'integer' | 'number'): Break[] {
  const { minimum, maximum } = schema;
  return [
    { schemaPath: [], rule: 'minimum', values: here(fc.constantFrom(minimum - 1, -1e300)) },
    { schemaPath: [], rule: 'maximum', values: here(fc.constantFrom(maximum + 1, 1e300)) },
    {
      schemaPath: [],
      rule: 'type',
      values: here(type === 'integer' ? fc.constantFrom('7', minimum + 0.5) : fc.constant('7')),
    },
  ];
}

/** Only fields with a `maxItems` of at most this value get a list that is too long. */
const maxListLengthTested = 10_000;

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((count: number, inner) => count + countValues(inner), 1)
    : 1;

function brokenArrays(schema: Json, suggest: Suggest, at: string[]): Break[] {
  const { minItems = 0, maxItems } = schema;
  const items = valuesOf(schema.items, suggest, [...at, '*']);
  const breaks: Break[] = [];
  if (minItems > 0)
    breaks.push({
      schemaPath: [],
      rule: 'minItems',
      values: here(fc.array(items, { minLength: minItems - 1, maxLength: minItems - 1 })),
    });
  if (maxItems <= maxListLengthTested)
    breaks.push({
      schemaPath: [],
      rule: 'maxItems',
      values: here(
        items
          // The server first limits the number of values in the whole body, so leave room for the other fields.
          .filter(
            (item) => bytesOf(item) < 100 && countValues(item) * maxItems < document['x-body-limits'].values * 0.9,
          )
          .map((item) => Array.from({ length: maxItems + 1 }, () => item)),
      ),
    });
  for (const inner of breaksOf(schema.items, suggest, [...at, '*'])) {
    const values = fc
      .tuple(fc.array(items, { maxLength: 2 }), inner.values)
      .map(([before, broken]) => ({ value: [...before, broken.value], path: [String(before.length), ...broken.path] }));
    breaks.push({ schemaPath: ['*', ...inner.schemaPath], rule: inner.rule, values });
  }
  return breaks;
}

function brokenObjects(schema: Json, suggest: Suggest, at: string[]): Break[] {
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties } = schema;
  const base = valuesOf({ ...schema, type: 'object' }, suggest, at) as fc.Arbitrary<Record<string, unknown>>;
  const breaks: Break[] = [];
  const without = (name: string) => (value: Record<string, unknown>) => ({
    value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
    path: [name],
  });
  for (const name of required) breaks.push({ schemaPath: [name], rule: 'required', values: base.map(without(name)) });
  const put = (name: string, inner: Break): fc.Arbitrary<Broken> =>
    fc
      .tuple(base, inner.values)
      .map(([value, broken]) => ({ value: { ...value, [name]: broken.value }, path: [name, ...broken.path] }));
  for (const [name, inner] of Object.entries<Json>(properties)) {
    if (deref(inner).readOnly === true) continue;
    for (const one of breaksOf(inner, suggest, [...at, name]))
      breaks.push({ schemaPath: [name, ...one.schemaPath], rule: one.rule, values: put(name, one) });
  }
  if (additionalProperties === false) {
    const unknown = fc
      .constantFrom('colour', 'Name', 'ID', ' id', 'toString', 'hasOwnProperty', 'a/b', 'a~b', 'a~1b', '0', '*')
      .filter((name) => !Object.hasOwn(properties, name));
    breaks.push({
      schemaPath: ['*'],
      rule: 'additionalProperties',
      values: fc
        .tuple(base, unknown, fc.constantFrom(1, null, 'x'))
        .map(([value, name, extra]) => ({ value: { ...value, [name]: extra }, path: [name] })),
    });
  } else if (typeof additionalProperties === 'object') {
    for (const one of breaksOf(additionalProperties, suggest, [...at, '*']))
      breaks.push({ schemaPath: ['*', ...one.schemaPath], rule: one.rule, values: put('someKey', one) });
  }
  if (propertyNames) {
    const valid = valuesOf(additionalProperties, suggest, [...at, '*']);
    const bad = ['', 'a b', 'ä', 'x'.repeat(propertyNames.maxLength + 1)].filter(
      (name) => !matches(propertyNames)(name),
    );
    breaks.push({
      schemaPath: [],
      rule: 'propertyNames',
      values: fc
        .tuple(base, fc.constantFrom(...bad), valid)
        .map(([value, name, inner]) => ({ value: { ...value, [name]: inner }, path: [name] })),
    });
  }
  if (maxProperties !== undefined) {
    const inner =
      typeof additionalProperties === 'object' ? valuesOf(additionalProperties, suggest, [...at, '*']) : fc.constant(1);
    const many = inner.map((one) =>
      Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, index) => [`k${index}`, one])),
    );
    breaks.push({
      schemaPath: [],
      rule: 'maxProperties',
      values: fc.tuple(base, many).map(([value, extra]) => ({ value: { ...extra, ...value }, path: [] })),
    });
  }
  const maxBytes = schema['x-max-bytes'];
  if (maxBytes !== undefined)
    breaks.push({ schemaPath: [], rule: 'x-max-bytes', values: here(fc.constant({ k: 'é'.repeat(maxBytes / 2) })) });
  return breaks;
}

/** A value that violates one branch of a `oneOf` may match another branch, so the caller also runs a validator. */
export function breaksOf(given: Json, suggest: Suggest, at: string[] = []): Break[] {
  const schema = deref(given);
  if (schema.oneOf) return schema.oneOf.flatMap((branch: Json) => breaksOf(branch, suggest, at));
  if (schema.const !== undefined)
    return [
      ...wrongTypes(schema),
      { schemaPath: [], rule: 'const', values: here(fc.constantFrom('other', '', `${schema.const} `)) },
    ];
  if (schema.enum !== undefined)
    return [
      ...wrongTypes(schema),
      {
        schemaPath: [],
        rule: 'enum',
        values: here(fc.constantFrom('other', '', `${schema.enum[0]}`.toUpperCase(), `${schema.enum[0]} `)),
      },
    ];
  const types = [schema.type].flat();
  return [
    ...wrongTypes(schema),
    ...(types.includes('string') ? brokenTexts(schema) : []),
    ...(types.includes('integer') ? brokenNumbers(schema, 'integer') : []),
    ...(types.includes('number') ? brokenNumbers(schema, 'number') : []),
    ...(types.includes('array') ? brokenArrays(schema, suggest, at) : []),
    ...(types.includes('object') ? brokenObjects(schema, suggest, at) : []),
  ];
}
