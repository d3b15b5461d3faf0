// Compiles a check for each JSON reply of the contract. The checks also run in production, so that a JSON reply cannot
// leak an undeclared field.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { OperationId } from '../../generated/operations.js';
import { componentSchemas, replySchemas, sharedReplies } from '../../generated/reply-schemas.js';

// For this CommonJS package, the type of the default import is wrong.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** Returns a description of the first difference from the contract, or null. */
export type ReplyValidator = (operationId: OperationId, status: number, body: unknown) => string | null;

/**
 * Keywords that only tests check, because a violation cannot leak data. For a list of 20 records, these keywords take
 * two thirds of the time of all checks.
 */
const bounds = new Set([
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'minimum',
  'maximum',
  'maxProperties',
  'propertyNames',
]);

function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // A property may be called `pattern`; its value is then a schema.
      .filter(
        ([key, value]) => !bounds.has(key) || (value !== null && typeof value === 'object' && key !== 'propertyNames'),
      )
      .map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : withoutBounds(value)]),
  );
}

/**
 * If `thorough`, also checks the keywords in `bounds`. Compiles each check on first use, because compiling all takes
 * half a second. Disables Ajv's optimization, which takes a third of the compilation time and makes no check faster.
 */
export function compileReplyValidator({ thorough }: { thorough: boolean }): ReplyValidator {
  const view = (schema: object): object => (thorough ? schema : (withoutBounds(schema) as object));
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } });
  addFormats(ajv, { mode: 'fast' });
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'contract', components: { schemas: view(componentSchemas) } });
  const compiled = new Map<string, ValidateFunction>();
  const compileOnce = (key: string, schema: object): ValidateFunction => {
    const check = compiled.get(key) ?? ajv.compile(view(schema));
    compiled.set(key, check);
    return check;
  };
  /** Returns null for a reply without a body, and undefined for an undeclared status. */
  const checkOf = (operationId: OperationId, status: number): ValidateFunction | null | undefined => {
    const schema = replySchemas[operationId][status];
    if (schema === null || schema === undefined) return schema;
    if (typeof schema !== 'string') return compileOnce(`${operationId} ${status}`, schema);
    const shared = sharedReplies[schema];
    if (!shared) throw new Error(`${schema} is not a shared reply`);
    return compileOnce(schema, shared);
  };
  return (operationId, status, body) => {
    const check = checkOf(operationId, status);
    if (check === undefined) return `status ${status} is not declared`;
    if (check === null) return body === undefined ? null : 'a body is not declared';
    if (check(body)) return null;
    const first = check.errors?.[0];
    return `${first?.instancePath || '(body)'} ${first?.message ?? 'differs'} ${JSON.stringify(first?.params ?? {})}`;
  };
}
