// Says what is wrong with a body that validation has refused. express-openapi-validator stops at the first problem, and
// of a `oneOf` it reports the problems of every variant. Here only the variant that the caller meant counts, and a
// small body gets all of its problems.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { ErrorDetail } from '../platform/errors.js';
import type { OperationId } from '../generated/operations.js';
import { messageFor } from './problem-messages.js';

// A CommonJS module: Node's ESM loader hands the function over as the default export, TypeScript sees a namespace.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- schemas are free-form here; the generators have checked them
type Schema = any;

/**
 * Ajv copies the list of errors at each reference, so collecting all errors of a body costs the square of their number:
 * 10,000 wrong items took 3 s. A body with more values than this gets its first problem only.
 */
const maxValuesForAllProblems = 500;

/**
 * Returns the problems of a refused body; `valueCount` is how many values the body holds. Returns none if it finds
 * none.
 */
export type FindBodyProblems = (operationId: OperationId, body: unknown, valueCount: number) => ErrorDetail[];

/** `schemas`: the components of the contract; `bodies`: the schema of each operation's body. */
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
  const [allOf, firstOf] = [compiler(true), compiler(false)];
  return (operationId, body, valueCount) => {
    if (!bodies.has(operationId)) return [];
    const validate = (valueCount <= maxValuesForAllProblems ? allOf : firstOf)(operationId);
    return validate(body) ? [] : (validate.errors ?? []).filter(isOfCaller).map(toDetail);
  };
}

function createAjv(allErrors: boolean, schemas: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    inlineRefs: false,
    verbose: true,
    allErrors,
  });
  addFormats(ajv, { mode: 'fast' });
  ajv.addFormat('date-time', fullFormats['date-time'] as never);
  const anyNumber = { type: 'number', validate: Number.isFinite } as const;
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, anyNumber);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  return ajv;
}

/** `if` only chooses the variant. Of a field name that is not allowed, `propertyNames` says so; what is wrong with it is another error. */
const isOfCaller = ({ keyword, propertyName }: ErrorObject): boolean => keyword !== 'if' && propertyName === undefined;

function toDetail({ instancePath, keyword, params, schema }: ErrorObject): ErrorDetail {
  const { missingProperty, additionalProperty, propertyName } = params as Record<string, unknown>;
  const property = missingProperty ?? additionalProperty ?? propertyName;
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
  const path = typeof property === 'string' ? [...names, property] : names;
  return { message: messageFor(keyword, schema), path };
}

/** Copies a schema with each `oneOf` written as a choice by `if`, and with references that hold in any document. */
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

/**
 * What tells a variant from the others before its fields are checked: its type, and the fields with one possible value.
 */
function identityOf({ type, properties = {} }: Schema): Schema {
  const constants = Object.entries<Schema>(properties).filter(([, { const: value }]) => value !== undefined);
  if (constants.length === 0) return { type };
  const values = constants.map(([name, { const: value }]) => [name, { const: value }]);
  return { type, required: constants.map(([name]) => name), properties: Object.fromEntries(values) };
}

/** The first variant whose identity fits decides. Variants that only their required fields tell apart come last. */
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

/** Refuses what fits no variant, and names the field or type that would decide. */
function noVariant(identities: Schema[], names: string[]): Schema {
  const types = [...new Set(identities.map(({ type }) => type as string))];
  if (names.length > 0) return { type: types, required: names };
  const name = identities.find(({ required }) => required !== undefined)?.required[0] as string | undefined;
  if (name === undefined) return { type: types };
  const values = identities.flatMap(({ properties = {} }) => (name in properties ? [properties[name].const] : []));
  return { type: types, required: [name], properties: { [name]: { enum: values } } };
}
