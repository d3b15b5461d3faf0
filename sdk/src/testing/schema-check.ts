// Checks values against the request schemas of the contract, and fills in defaults.
import { fakeSchemas } from '../generated/fake-contract.js';
import { hasNoneOf, messageFor } from '../generated/problem-messages.js';
import type { FakeSchema } from './tables.js';

export interface Problem {
  message: string;
  path: string[];
}

type Fields = Record<string, unknown>;

/** Keywords beside a reference replace those of its target. */
export function resolveSchema(schema: FakeSchema): FakeSchema {
  const { $ref, ...siblings } = schema;
  return $ref === undefined ? schema : { ...resolveSchema(fakeSchemas[$ref] ?? {}), ...siblings };
}

export function findProblems(given: FakeSchema, value: unknown, path: string[] = []): Problem[] {
  const schema = resolveSchema(given);
  if (schema.oneOf) return findVariantProblems(schema.oneOf, value, path);
  const fails = (keyword: keyof FakeSchema): Problem[] => [
    { message: messageFor(keyword, schema[keyword], schema['x-pattern-message']), path },
  ];
  const types = [schema.type ?? []].flat();
  const problems = types.length === 0 || types.some((type) => isOfType(value, type)) ? [] : fails('type');
  if (schema.enum && !schema.enum.includes(value)) problems.push(...fails('enum'));
  if (schema.const !== undefined && schema.const !== value) problems.push(...fails('const'));
  if (typeof value === 'string') problems.push(...violated(schema, textChecks, value).flatMap(fails));
  if (typeof value === 'number') problems.push(...violated(schema, numberChecks, value).flatMap(fails));
  if (Array.isArray(value)) {
    problems.push(...violated(schema, listChecks, value).flatMap(fails));
    const { items } = schema;
    if (items) problems.push(...value.flatMap((item, index) => findProblems(items, item, [...path, String(index)])));
  } else if (typeof value === 'object' && value !== null) {
    problems.push(...violated(schema, objectChecks, value).flatMap(fails));
    problems.push(...findFieldProblems(schema, value as Fields, path));
  }
  return problems;
}

type Checks<Value> = Partial<Record<keyof FakeSchema, (value: Value, limit: never) => boolean>>;

const violated = <Value>(schema: FakeSchema, checks: Checks<Value>, value: Value): (keyof FakeSchema)[] =>
  (Object.keys(checks) as (keyof FakeSchema)[]).filter(
    (keyword) => schema[keyword] !== undefined && checks[keyword]?.(value, schema[keyword] as never) === false,
  );

const lengthOf = (text: string) => [...text].length;

const formats: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, // prettier-ignore
  'date-time': /^\d{4}-\d\d-\d\d[t\s]\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d(:?\d\d)?)$/i,
};

function hasFormat(text: string, format: string): boolean {
  if (format === 'uri') return /^([\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i.test(text) && URL.canParse(text);
  return formats[format]?.test(text) ?? true;
}

// These checks have the order of the service, which reports only the first problem of a parameter.
const textChecks: Checks<string> = {
  pattern: (text, pattern) => new RegExp(pattern, 'u').test(text),
  format: hasFormat,
  maxLength: (text, limit) => lengthOf(text) <= limit,
  minLength: (text, limit) => lengthOf(text) >= limit,
};

const numberChecks: Checks<number> = {
  minimum: (value, limit) => value >= limit,
  maximum: (value, limit) => value <= limit,
};

const listChecks: Checks<readonly unknown[]> = {
  minItems: (list, limit) => list.length >= limit,
  maxItems: (list, limit) => list.length <= limit,
};

const objectChecks: Checks<object> = { maxProperties: (value, limit) => Object.keys(value).length <= limit };

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function findFieldProblems(schema: FakeSchema, value: Fields, path: string[]): Problem[] {
  const { required = [], properties = {}, additionalProperties = true, propertyNames } = schema;
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name) => ({ message: messageFor('required', true), path: [...path, name] }));
  const wrong = Object.entries(value).flatMap(([name, field]): Problem[] => {
    const place = [...path, name];
    if (propertyNames && findProblems(propertyNames, name).length > 0)
      return [{ message: messageFor('propertyNames', true), path: place }];
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (declared) return findProblems(declared, field, place);
    if (typeof additionalProperties === 'object') return findProblems(additionalProperties, field, place);
    return additionalProperties ? [] : [{ message: messageFor('additionalProperties', false), path: place }];
  });
  return [...missing, ...wrong];
}

/**
 * Reports only the problems of the variant that the caller meant, found in this order:
 * 1. the variant whose type and constant fields fit
 * 2. the object variant without constant fields, if there is only one
 * 3. the first object variant without constant fields whose first required field the value has
 */
function findVariantProblems(variants: readonly FakeSchema[], value: unknown, path: string[]): Problem[] {
  const all = variants.map(resolveSchema);
  const plain = all.filter((variant) => variant.type === 'object' && constantsOf(variant).length === 0);
  const meant =
    all.find((variant) => !plain.includes(variant) && fits(variant, value)) ??
    (plain.length === 1 ? plain[0] : plain.find((variant) => hasFirstField(variant, value)));
  if (meant) return findProblems(meant, value, path);
  const types = [...new Set(all.flatMap(({ type }) => type ?? []))];
  if (!types.some((type) => isOfType(value, type))) return [{ message: messageFor('type', types), path }];
  const problemAt = (name: string, keyword: string, expected: unknown): Problem => ({
    message: messageFor(keyword, expected),
    path: [...path, name],
  });
  if (plain.length > 0) return [{ message: hasNoneOf(plain.map(({ required = [] }) => required[0] ?? '')), path }];
  const constants = all.flatMap(constantsOf);
  const name = constants[0]?.[0] ?? '';
  if ((value as Fields)[name] === undefined) return [problemAt(name, 'required', true)];
  const values = constants.flatMap(([one, constant]) => (one === name ? [constant] : []));
  return [problemAt(name, 'enum', values)];
}

const constantsOf = ({ properties = {} }: FakeSchema): [name: string, value: unknown][] =>
  Object.entries(properties).flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]]));

const fits = (variant: FakeSchema, value: unknown): boolean =>
  [variant.type ?? []].flat().some((type) => isOfType(value, type)) &&
  constantsOf(variant).every(([name, constant]) => (value as Fields)[name] === constant);

const hasFirstField = ({ required = [] }: FakeSchema, value: unknown): boolean =>
  isOfType(value, 'object') && Object.hasOwn(value as object, required[0] ?? '');

/** Returns a copy of a valid value with the defaults of fields that are not given. */
export function withDefaults(given: FakeSchema, value: unknown): unknown {
  const schema = resolveSchema(given);
  if (schema.oneOf) {
    const meant = schema.oneOf.map(resolveSchema).find((variant) => findProblems(variant, value).length === 0);
    return meant ? withDefaults(meant, value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => (schema.items ? withDefaults(schema.items, item) : item));
  if (typeof value !== 'object' || value === null) return value;
  const filled: Fields = { ...value };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const fallback = resolveSchema(property).default;
    if (filled[name] !== undefined) filled[name] = withDefaults(property, filled[name]);
    else if (fallback !== undefined) filled[name] = structuredClone(fallback);
  }
  return filled;
}
