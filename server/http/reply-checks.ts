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
const bounds = new Set(['maxLength', 'minLength', 'pattern', 'maxItems', 'minItems', 'minimum', 'maximum', 'maxProperties', 'propertyNames']);

function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // A property may be called `pattern`; what it holds is a schema then.
      .filter(([key, value]) => !bounds.has(key) || (value !== null && typeof value === 'object' && key !== 'propertyNames'))
      .map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : withoutBounds(value)]),
  );
}

/** `thorough`: check bounds as well. */
export function compileReplyChecks({ thorough }: { thorough: boolean }): ReplyCheck {
  const view = (schema: object): object => (thorough ? schema : (withoutBounds(schema) as object));
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  addFormats(ajv, { mode: 'fast' });
  for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'contract', components: { schemas: view(componentSchemas) } });
  const shared = new Map(Object.entries(sharedReplies).map(([name, schema]) => [name, ajv.compile(view(schema))]));
  const compiled = new Map<string, Map<number, ValidateFunction | null>>();
  for (const [operationId, replies] of Object.entries(replySchemas)) {
    const byStatus = new Map<number, ValidateFunction | null>();
    for (const [status, schema] of Object.entries(replies)) {
      const check = schema === null ? null : typeof schema === 'string' ? shared.get(schema) : ajv.compile(view(schema));
      byStatus.set(Number(status), check ?? null);
    }
    compiled.set(operationId, byStatus);
  }
  return (operationId, status, body) => {
    const check = compiled.get(operationId)?.get(status);
    if (check === undefined) return `status ${status} is not declared`;
    if (check === null) return body === undefined ? null : 'a body is not declared';
    if (check(body)) return null;
    const first = check.errors?.[0];
    return `${first?.instancePath || '(body)'} ${first?.message ?? 'differs'} ${JSON.stringify(first?.params ?? {})}`;
  };
}
