// A separate entry point, because the schemas are larger than the client.
import { AgentPlatformError, report } from './errors.js';
import { definitions, replySchemas } from './generated/reply-schemas.js';
import type { Middleware } from './options.js';
import { isMediaType } from './transport.js';

/** One difference between a reply and the contract. */
export interface ReplyProblem {
  /** JSON pointer to the value. Empty for the whole body. */
  path: string;
  /** What is wrong. */
  message: string;
}

/** A reply with a status of success does not match the contract. */
export class ReplyMismatchError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ReplyMismatchError';
  /** HTTP status. */
  declare readonly status: number;
  /** `X-Request-Id` of the reply, for support requests. Null if it has none. */
  declare readonly requestId: string | null;
  /** The differences. Ajv stops at the first one unless it was created with `allErrors`. */
  declare readonly problems: readonly ReplyProblem[];
}

/** The part of Ajv 8 that is used. */
export interface SchemaCompiler {
  /** Compiles a schema to a function. After each call, its `errors` are the differences. */
  compile(schema: object): {
    (value: unknown): unknown;
    errors?: readonly { instancePath: string; message?: string }[] | null;
  };
}

/** Settings of `validateReplies`. */
export interface ValidationOptions {
  /**
   * `off` checks nothing, `warn` reports and returns the reply, `strict` rejects the call with `ReplyMismatchError`.
   *
   * @default 'warn'
   */
  mode?: 'off' | 'warn' | 'strict';
  /**
   * Called with each mismatch in the mode `warn`.
   *
   * @default a line on the console
   */
  warn?: (mismatch: ReplyMismatchError) => void;
}

/**
 * Checks types, required fields, constants and enums in the JSON body of every successful reply, except replies to raw
 * calls. Ignores fields that this version does not know. Each body is read twice, which costs time and memory for large
 * replies.
 *
 * @param ajv - from `new Ajv({ strict: false })`
 * @example
 * ```ts
 * import { Ajv } from 'ajv';
 *
 * const check = validateReplies(new Ajv({ strict: false }), { mode: 'strict' });
 * const client = createClient({ baseUrl, token, middleware: [check] });
 * ```
 */
export function validateReplies(
  ajv: SchemaCompiler,
  { mode = 'warn', warn = writeToConsole }: ValidationOptions = {},
): Middleware {
  const compiled = new Map<object, ReturnType<SchemaCompiler['compile']>>();
  return async (request, next, { operationId }) => {
    const response = await next(request);
    const schema = replySchemas[operationId]?.[response.status];
    if (mode === 'off' || !schema || !isMediaType(response, 'application/json')) return response;
    // The client itself reports a body that is not JSON.
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (body === undefined) return response;
    const check = compiled.get(schema) ?? ajv.compile({ ...schema, definitions });
    compiled.set(schema, check);
    if (check(body)) return response;
    const mismatch = describe(operationId, response, check.errors ?? []);
    if (mode === 'strict') throw mismatch;
    report(warn, mismatch);
    return response;
  };
}

function describe(
  operationId: string,
  { status, headers }: Response,
  errors: readonly { instancePath: string; message?: string }[],
): ReplyMismatchError {
  const problems = errors.map(({ instancePath, message = 'differs' }) => ({ path: instancePath, message }));
  const text = problems.map(({ path, message }) => `${path || 'the body'} ${message}`).join('; ');
  return new ReplyMismatchError(
    `the body of the ${status} reply does not match the contract: ${text}`,
    operationId,
    {},
    { status, requestId: headers.get('X-Request-Id'), problems },
  );
}

function writeToConsole({ message }: ReplyMismatchError): void {
  // eslint-disable-next-line no-console -- the documented default
  console.warn(message);
}
