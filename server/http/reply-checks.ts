// Compiles a check for every reply body of the contract. They run in production too: a field that is not declared never leaves the server.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { OperationId } from '../generated/operations.js';
import { componentSchemas, replySchemas, sharedReplies } from '../generated/reply-schemas.js';

// A CommonJS module: Node's ESM loader hands the function over as the default export, TypeScript sees a namespace.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** Null: the body is as declared. Else the first difference, for the log. */
export type ReplyCheck = (operationId: OperationId, status: number, body: unknown) => string | null;

/**
 * Bounds of texts and lists. Nothing can leak through them and requests were held to them on their way in; for a list of 20 records they
 * are two thirds of the check's time. So production leaves them out, and tests keep them.
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
      // A property may be called `pattern`; what it holds is a schema then.
      .filter(
        ([key, value]) => !bounds.has(key) || (value !== null && typeof value === 'object' && key !== 'propertyNames'),
      )
      .map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : withoutBounds(value)]),
  );
}

/** `thorough`: check bounds as well. A check is compiled when it is needed first, in some milliseconds; all of them would be half a second of every start. */
export function compileReplyChecks({ thorough }: { thorough: boolean }): ReplyCheck {
  const view = (schema: object): object => (thorough ? schema : (withoutBounds(schema) as object));
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  addFormats(ajv, { mode: 'fast' });
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'contract', components: { schemas: view(componentSchemas) } });
  const compiled = new Map<string, ValidateFunction>();
  const compileOnce = (key: string, schema: object): ValidateFunction => {
    const check = compiled.get(key) ?? ajv.compile(view(schema));
    compiled.set(key, check);
    return check;
  };
  /** Null: a reply without a body. undefined: the status is not declared. */
  const checkOf = (operationId: OperationId, status: number): ValidateFunction | null | undefined => {
    const schema = replySchemas[operationId][status];
    if (schema === null || schema === undefined) return schema;
    if (typeof schema !== 'string') return compileOnce(`${operationId} ${status}`, schema);
    const shared = sharedReplies[schema];
    if (!shared) throw new Error(`the reply ${schema} is not among the shared ones`);
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
