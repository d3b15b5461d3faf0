// Checks replies against the contract while a program runs: an entry of its own, because the schemas are larger than
// the client.
import { AgentPlatformError } from './errors.js';
import { definitions, replySchemas } from './generated/reply-schemas.js';
import type { Middleware } from './options.js';
import { isMediaType } from './transport.js';

/** One thing in a reply that is not as the contract says. */
export interface ReplyProblem {
  /** Where, as a JSON pointer; empty for the body as a whole. */
  path: string;
  /** What is wrong. */
  message: string;
}

/** A reply of success is not what the contract promises. */
export class ReplyMismatchError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ReplyMismatchError';
  /** HTTP status. */
  declare readonly status: number;
  /** `X-Request-Id` of the reply, to quote to support; null when it has none. */
  declare readonly requestId: string | null;
  /** What is wrong; Ajv stops at the first unless it was made with `allErrors`. */
  declare readonly problems: readonly ReplyProblem[];
}

/** What is used of Ajv, version 8. */
export interface SchemaCompiler {
  /** Makes a check of a schema; after each check its `errors` say what was wrong. */
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
 * Checks the body of every reply of success: types, required fields, known values. Fields that this version does not
 * know are no fault. Each body is read twice, so that this costs time and memory where replies are large.
 *
 * @param ajv - from `new Ajv({ strict: false })`; its other settings are free
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
    const body = await readJson(response.clone());
    if (body === undefined) return response;
    const check = compiled.get(schema) ?? ajv.compile({ ...schema, definitions });
    compiled.set(schema, check);
    if (check(body)) return response;
    const mismatch = describe(operationId, response, check.errors ?? []);
    if (mode === 'strict') throw mismatch;
    warn(mismatch);
    return response;
  };
}

// What is no JSON at all is reported by the client itself.
async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

function describe(
  operationId: string,
  { status, headers }: Response,
  errors: readonly { instancePath: string; message?: string }[],
): ReplyMismatchError {
  const problems = errors.map(({ instancePath, message = 'differs' }) => ({ path: instancePath, message }));
  const text = problems.map(({ path, message }) => `${path || 'the body'} ${message}`).join('; ');
  return new ReplyMismatchError(
    `status ${status} with another body than the contract's: ${text}`,
    operationId,
    {},
    { status, requestId: headers.get('X-Request-Id'), problems },
  );
}

function writeToConsole({ message }: ReplyMismatchError): void {
  // eslint-disable-next-line no-console -- the documented default
  console.warn(message);
}
