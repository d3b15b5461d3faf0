// Errors of the provider, in the JSON format of Clerk.
import { randomUUID } from 'node:crypto';

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): Fault => new Fault(404, 'resource_not_found', `${what} was not found.`);

export const invalid = (code: string, message: string): Fault => new Fault(422, code, message);

export function faultJson(fault: Fault): unknown {
  const error = { code: fault.code, message: fault.message, long_message: fault.message, meta: {} };
  return { errors: [error], clerk_trace_id: randomUUID() };
}

/** Returns undefined if the error is unexpected. */
export function toFault(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  const { code, status } = error as { code?: string; status?: number };
  // Postgres can store NUL neither in text nor in jsonb.
  if (code === '22P05' || code === '22021')
    return invalid('form_param_format_invalid', 'A value contains a character that cannot be stored.');
  if (code === '23505') return new Fault(400, 'duplicate_record', 'Another record already has this value.');
  // express.json rejected the body.
  if (status !== undefined && status >= 400 && status < 500)
    return new Fault(status, 'request_body_invalid', (error as Error).message);
  return undefined;
}
