// Generates valid values of a schema: mostly short ones, some at their limit, with characters of every kind.
import * as fc from 'fast-check';
import { deref, type Json } from '../contract/support.js';

export type Values = fc.Arbitrary<unknown>;

/** Suggests values, such as ids of existing records. Returns undefined to use the schema. */
export type Suggest = (at: string[], schema: Json) => Values | undefined;

/** Keywords that constrain values, and keywords that only describe. Any other keyword is an error. */
const understood = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
  'oneOf',
  'readOnly',
  'x-max-bytes',
]);
const descriptive = new Set([
  'title',
  'description',
  'default',
  'x-default',
  'example',
  'examples',
  'writeOnly',
  'x-free-form',
  'x-bounded-by',
  'x-prompt-variables',
  'x-max-schema-parts',
  'x-max-white-space',
  'x-reserved-values',
  'x-reserved-pattern',
  'x-pattern-message',
  'x-expires-after-seconds',
  'x-full-at-bytes',
  'x-missed-after-seconds',
]);

function assertUnderstood(schema: Json): void {
  for (const keyword of Object.keys(schema))
    if (!understood.has(keyword) && !descriptive.has(keyword))
      throw new Error(`cannot generate values for the keyword ${keyword}`);
}

/**
 * If a maximum length is at most this value, some generated values have exactly that length. Larger limits are tested
 * in test/contract/limits.test.ts.
 */
const maxLengthAtLimit = { text: 1100, list: 50 };
const usualLength = { text: 24, list: 3 };

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
const codePoint = fc
  .integer({ min: 1, max: 0x10ffff })
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code));

/** Mostly printable ASCII, sometimes a character that breaks quoting, escaping, case or width, rarely any other. */
const character = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...'\'"`\\%_$&<>;\t\n\r\u007f\u00a0\u0130ß\u0301\u200d\u202e\ufeff\uffff🦀'),
  },
  {
    weight: 1,
    // The unit `binary` of `fc.string` lists all code points first, which takes a second.
    arbitrary: codePoint,
  },
);

const lengthOf = (text: string) => [...text].length;
export const bytesOf = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));

/** Patterns that allow every character except NUL. The second one requires a character that is not white space. */
const anyText = new Set(['^[^\\u0000]*$', '^(?=[^\\u0000]*\\S)[^\\u0000]*$']);

const two = (number: number) => String(number).padStart(2, '0');

const zone = fc.oneof(
  fc.constantFrom('Z', 'z'),
  fc
    .tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59))
    .map(([sign, hours, minutes]) => `${sign}${two(hours)}:${two(minutes)}`),
);
const dateTime = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom('2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999-23:59'),
  },
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
        fc.constantFrom('T', 't'),
        fc.constantFrom('', '.5', '.123', '.123456789'),
        zone,
      )
      .map(
        ([day, letter, fraction, offset]) =>
          `${day.toISOString().slice(0, 19).replace('T', letter)}${fraction}${offset}`,
      ),
  },
);

/** Numeric addresses at which no server listens, because the server under test calls some of them. */
const addresses = ['127.0.0.1:2', '[::1]:2', '192.0.2.7', '10.1.2.3', '[2001:db8::7]:8443'];
/** Part of a path or query. `fc.webPath` would list all code points first, which takes 1.7 s of CPU time. */
const uriText = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(..."abcXYZ019-._~!$&'()*+,;=:@") },
      { weight: 1, arbitrary: codePoint.map(encodeURIComponent) },
    ),
    { maxLength: 10 },
  )
  .map((characters) => characters.join(''));
const uri = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom(...addresses),
    fc.array(uriText, { maxLength: 3 }).map((segments) => segments.map((segment) => `/${segment}`).join('')),
    uriText,
    fc.constantFrom('', '#', '#part'),
  )
  .map(
    ([scheme, address, path, query, fragment]) =>
      `${scheme}://${address}${path}${query === '' ? '' : `?${query}`}${fragment}`,
  );

const formats: Record<string, () => fc.Arbitrary<string>> = {
  'date-time': () => dateTime,
  uuid: () => fc.uuid().chain((uuid) => fc.constantFrom(uuid, uuid.toUpperCase())),
  email: () => fc.oneof(fc.stringMatching(/^[a-z0-9]{1,10}@[a-z]{1,8}\.example$/), fc.emailAddress()),
  uri: () => uri,
};

export const matches = (schema: Json) => {
  const { minLength = 0, maxLength = Infinity, pattern = '' } = schema;
  const expression = new RegExp(pattern, 'u');
  return (text: string) =>
    lengthOf(text) >= minLength &&
    lengthOf(text) <= maxLength &&
    expression.test(text) &&
    bytesOf(text) <= (schema['x-max-bytes'] ?? Infinity);
};

function texts(schema: Json): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = usualLength.text, pattern, format } = schema;
  const usual = Math.min(maxLength, Math.max(minLength, usualLength.text));
  if (format !== undefined) {
    const formatted = formats[format]?.();
    if (!formatted) throw new Error(`cannot generate values for the format ${format}`);
    return formatted.filter(matches(schema));
  }
  // `stringMatching` does not support look-ahead. So remove it from the pattern, and filter the texts.
  if (pattern !== undefined && !anyText.has(pattern))
    return fc
      .stringMatching(new RegExp(pattern.replace(/\(\?[=!][^)]*\)/g, ''), 'u'), { maxLength: usual })
      .filter(matches(schema));
  const short = fc.string({ unit: character, minLength, maxLength: usual });
  if (maxLength > maxLengthAtLimit.text) return short.filter(matches(schema));
  return fc
    .oneof(
      { weight: 12, arbitrary: short },
      { weight: 1, arbitrary: fc.constantFrom('x', 'é', '🦀').map((unit) => unit.repeat(maxLength)) },
    )
    .filter(matches(schema));
}

/** Returns printable texts that match the schema, always the same ones. */
export const sampleTexts = (schema: Json): string[] =>
  fc.sample(texts(schema), { numRuns: 50, seed: 1 }).filter((text) => /^[ -~]*$/.test(text));

/** Returns false for keys that the server rejects at any depth: `__proto__`, and `constructor` with a `prototype`. */
const isSafeKey = (key: string) => key !== '__proto__' && key !== 'constructor';
const key = fc.string({ unit: character, minLength: 1, maxLength: 12 }).filter(isSafeKey);

/** Generates any JSON that can be stored. */
const anyJson: Values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: character, maxLength: 24 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Generates a value in `casesOfTen` of ten cases, and undefined in the others. */
const sometimes = (values: Values, casesOfTen: number): Values =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 10 - casesOfTen, arbitrary: fc.constant(undefined) },
    { weight: casesOfTen, arbitrary: values },
  );

function objects(schema: Json, suggest: Suggest, at: string[]): Values {
  const { properties = {}, required = [], additionalProperties } = schema;
  const declared: Record<string, Values> = {};
  for (const [name, inner] of Object.entries<Json>(properties)) {
    const isReadOnly = deref(inner).readOnly === true;
    // Reply-only fields accept any value, which the server ignores.
    const values = isReadOnly ? anyJson : valuesOf(inner, suggest, [...at, name]);
    declared[name] = required.includes(name) ? values : sometimes(values, isReadOnly ? 1 : 5);
  }
  const named = fc
    .record(declared)
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
  if (additionalProperties === false || additionalProperties === undefined) return named;
  const names = schema.propertyNames
    ? (valuesOf(schema.propertyNames, suggest, [...at, '*']) as fc.Arbitrary<string>).filter(isSafeKey)
    : key;
  const others = additionalProperties === true ? anyJson : valuesOf(additionalProperties, suggest, [...at, '*']);
  const free = fc.dictionary(names, others, { maxKeys: Math.min(3, schema.maxProperties ?? 3), noNullPrototype: true });
  return fc
    .tuple(free, named)
    .map(([open, closed]) => ({ ...open, ...closed }))
    .filter((value) => bytesOf(value) <= (schema['x-max-bytes'] ?? Infinity));
}

function ofType(type: string, schema: Json, suggest: Suggest, at: string[]): Values {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum, max: schema.maximum });
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'string':
      return texts(schema);
    case 'array': {
      const { minItems = 0, maxItems = usualLength.list } = schema;
      const items = valuesOf(schema.items, suggest, [...at, '*']);
      const few = fc.array(items, {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, usualLength.list)),
      });
      if (maxItems > maxLengthAtLimit.list) return few;
      return fc.oneof(
        { weight: 20, arbitrary: few },
        { weight: 1, arbitrary: items.map((item) => Array.from({ length: maxItems }, () => item)) },
      );
    }
    case 'object':
      return objects(schema, suggest, at);
    default:
      throw new Error(`cannot generate values for the type ${type}`);
  }
}

/** Generates values that match the schema. Most are suggested values, if there are any. */
export function valuesOf(given: Json, suggest: Suggest, at: string[] = []): Values {
  const schema = deref(given);
  assertUnderstood(schema);
  const suggested = suggest(at, schema);
  if (suggested)
    return fc.oneof({ weight: 9, arbitrary: suggested }, { weight: 1, arbitrary: unsuggested(schema, suggest, at) });
  return unsuggested(schema, suggest, at);
}

function unsuggested(schema: Json, suggest: Suggest, at: string[]): Values {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((branch: Json) => valuesOf(branch, suggest, at)));
  if (schema.type === undefined) return anyJson;
  return fc.oneof(...[schema.type].flat().map((type: string) => ofType(type, schema, suggest, at)));
}
