// Finds the problems of a body that express-openapi-validator has rejected. The library reports only one problem, or
// the problems of every variant of a `oneOf`. This file reports one problem of each field in a small body. For a
// `oneOf`, it reports only the problems of the selected variant.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';
import addFormatsModule from 'ajv-formats';
import type { ErrorDetail } from '../../platform/errors.js';
import type { OperationId } from '../../generated/operations.js';
import { hasNoneOf, messageFor } from '../../generated/problem-messages.js';
import { requestFormats } from './formats.js';

// For these CommonJS packages, the types of the default imports are wrong.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const ucs2length = (ucs2lengthModule as unknown as { default: (text: string) => number }).default;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form here; checked by the generators
type Schema = any;

/**
 * In a body with more values, only the first problem is reported. Collecting all errors takes quadratic time: 10,000
 * invalid items took 3 s.
 */
const maxValuesForAllProblems = 500;

/** Returns the problems of a rejected body, or an empty list. `valueCount` is the number of values in the body. */
export type FindBodyProblems = (operationId: OperationId, body: unknown, valueCount: number) => ErrorDetail[];

export function createBodyProblems(
  schemas: Record<string, Schema>,
  bodies: ReadonlyMap<OperationId, Schema>,
): FindBodyProblems {
  const chosen = Object.entries(schemas).map(([name, schema]) => [name, chooseVariants(schema, schemas)]);
  const components = Object.fromEntries(chosen) as Record<string, Schema>;
  const compiler = (allErrors: boolean) => {
    let ajv: Ajv2020 | undefined;
    const compiled = new Map<OperationId, ValidateFunction>();
    return (operationId: OperationId): ValidateFunction => {
      const known = compiled.get(operationId);
      if (known) return known;
      ajv ??= createAjv(allErrors, components);
      const made = ajv.compile(chooseVariants(bodies.get(operationId), schemas) as object);
      compiled.set(operationId, made);
      return made;
    };
  };
  const [withAllErrors, withFirstError] = [compiler(true), compiler(false)];
  return (operationId, body, valueCount) => {
    if (!bodies.has(operationId)) return [];
    const validate = (valueCount <= maxValuesForAllProblems ? withAllErrors : withFirstError)(operationId);
    return validate(body) ? [] : firstOfEachPath((validate.errors ?? []).filter(isForCaller).map(toDetail));
  };
}

export function createAjv(allErrors: boolean, schemas: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    inlineRefs: false,
    // See reply-checks.ts.
    code: { optimize: false },
    verbose: true,
    allErrors,
  });
  addFormats(ajv, { mode: 'fast' });
  for (const [name, format] of Object.entries(requestFormats)) ajv.addFormat(name, format);
  const anyNumber = { type: 'number', validate: Number.isFinite } as const;
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, anyNumber);
  ajv.removeKeyword('maxLength').removeKeyword('minLength');
  ajv.addKeyword({ keyword: 'maxLength', type: 'string', schemaType: 'number', validate: isAtMost });
  ajv.addKeyword({ keyword: 'minLength', type: 'string', schemaType: 'number', validate: isAtLeast });
  ajv.addKeyword({ keyword: hasAnyOf, type: 'object', schemaType: 'array', validate: hasAny });
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  return ajv;
}

/**
 * Ajv counts the characters for each limit, which takes 35 ms for 4 MB. A text of n UTF-16 units has n/2 to n
 * characters, so most texts need no count.
 */
const isAtMost = (limit: number, text: string): boolean =>
  text.length <= limit || (text.length <= 2 * limit && ucs2length(text) <= limit);
const isAtLeast = (limit: number, text: string): boolean =>
  text.length >= 2 * limit || (text.length >= limit && ucs2length(text) >= limit);

/** Schema keyword for objects that need at least one of several fields. */
const hasAnyOf = 'hasAnyOf';
const hasAny = (names: string[], value: object): boolean => names.some((name) => Object.hasOwn(value, name));

/** An empty text can violate its length and its pattern, but one message is enough. */
function firstOfEachPath(details: ErrorDetail[]): ErrorDetail[] {
  const seen = new Set<string>();
  return details.filter(({ path }) => {
    const place = JSON.stringify(path);
    return !seen.has(place) && seen.add(place);
  });
}

/** Omits errors of `if`, which only selects a variant, and errors inside `propertyNames`, which adds its own error. */
const isForCaller = ({ keyword, propertyName }: ErrorObject): boolean => keyword !== 'if' && propertyName === undefined;

function toDetail({ instancePath, keyword, params, schema, parentSchema }: ErrorObject): ErrorDetail {
  const { missingProperty, additionalProperty, propertyName } = params as Record<string, unknown>;
  const property = missingProperty ?? additionalProperty ?? propertyName;
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
  const path = typeof property === 'string' ? [...names, property] : names;
  if (keyword === hasAnyOf) return { message: hasNoneOf(schema as string[]), path };
  return { message: messageFor(keyword, schema, parentSchema?.['x-pattern-message'] as string | undefined), path };
}

/**
 * Returns a copy of a schema with `if` in place of each `oneOf`. References in the copy name the document `contract`.
 */
function chooseVariants(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (Array.isArray(schema)) return schema.map((item) => chooseVariants(item, schemas));
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(
    Object.entries<Schema>(schema).map(([key, value]) => [key, isValue(key) ? value : chooseVariants(value, schemas)]),
  );
  if (typeof copy['$ref'] === 'string') copy['$ref'] = copy['$ref'].replace(/^#/, 'contract#');
  if (!Array.isArray(schema.oneOf)) return copy;
  const { oneOf, ...rest } = copy;
  return {
    ...rest,
    ...choice(
      schema.oneOf.map((variant: Schema) => resolve(variant, schemas)),
      oneOf as Schema[],
    ),
  };
}

const isValue = (key: string) => key === 'enum' || key === 'const' || key === 'default';

const resolve = (schema: Schema, schemas: Record<string, Schema>): Schema =>
  typeof schema.$ref === 'string' ? resolve(schemas[schema.$ref.split('/').at(-1)], schemas) : schema;

/** Returns a schema that identifies a variant by its type and its constant fields. */
function identityOf({ type, properties = {} }: Schema): Schema {
  const constants = Object.entries<Schema>(properties).filter(([, { const: value }]) => value !== undefined);
  if (constants.length === 0) return { type };
  const values = constants.map(([name, { const: value }]) => [name, { const: value }]);
  return { type, required: constants.map(([name]) => name), properties: Object.fromEntries(values) };
}

/** Returns a schema that selects the first matching variant. Object variants without constant fields come last. */
function choice(variants: Schema[], copies: Schema[]): Schema {
  const all = variants.map((variant, index) => ({ variant, copy: copies[index], identity: identityOf(variant) }));
  type Variant = (typeof all)[number];
  const isPlain = ({ variant, identity }: Variant) => variant.type === 'object' && identity.required === undefined;
  const tagged = all.filter((one) => !isPlain(one));
  const plain = all.filter(isPlain);
  if (plain.length === 1) return chain(tagged, plain[0]!.copy);
  const byField = plain.map(({ variant, copy }) => ({
    copy,
    identity: { type: 'object', required: [variant.required[0] as string] },
  }));
  const names = byField.flatMap(({ identity }) => identity.required);
  return chain(
    [...tagged, ...byField],
    noVariant(
      all.map(({ identity }) => identity),
      names,
    ),
  );
}

const chain = (variants: { identity: Schema; copy: Schema }[], last: Schema): Schema =>
  variants.reduceRight((otherwise, { identity, copy }) => ({ if: identity, then: copy, else: otherwise }), last);

/** Rejects a value that matches no variant. The error names types, fields or values that would select a variant. */
function noVariant(identities: Schema[], names: string[]): Schema {
  const types = [...new Set(identities.map(({ type }) => type as string))];
  if (names.length > 0) return { type: types, [hasAnyOf]: names };
  const name = identities.find(({ required }) => required !== undefined)?.required[0] as string | undefined;
  if (name === undefined) return { type: types };
  const values = identities.flatMap(({ properties = {} }) => (name in properties ? [properties[name].const] : []));
  return { type: types, required: [name], properties: { [name]: { enum: values } } };
}
