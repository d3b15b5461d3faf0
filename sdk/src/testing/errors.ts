// The error replies of the fake, and the exception for what it does not model.
import { AgentPlatformError } from '../errors.js';
import { fakeErrors, reasons } from '../generated/fake-contract.js';
import type { ErrorCode, ErrorDetail } from '../generated/schemas.js';
import type { FakeOperationId, FakeReply } from './contract.js';

/** Replaces the placeholders of a text, such as `{name}`. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name]));

/** A failed request. The contract defines the status and text of its code. */
export class FakeError extends Error {
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    {
      values = {},
      details = [],
      headers = {},
    }: { values?: Record<string, unknown>; details?: readonly ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(fillIn(fakeErrors[code].text, values));
    this.status = fakeErrors[code].status;
    this.details = details;
    this.headers = headers;
  }
}

export const refuseField = (message: string, path: (string | number)[], place: ErrorDetail['in'] = 'body'): FakeError =>
  new FakeError('bad_request', { details: [{ message, path: path.map(String), in: place }] });

/** Returns the error for a unique value that another record has. `values` fill the placeholders in the error's text. */
export const inUse = (code: ErrorCode, field: string, values: Record<string, string>): FakeError =>
  new FakeError(code, { values, details: [{ message: reasons.request.inUse, path: [field], in: 'body' }] });

/**
 * Thrown if the fake cannot know what the service would return, such as the result of a search by meaning. The message
 * contains the line of code that sets a reply.
 */
export class NotModelledError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'NotModelledError';

  constructor(operationId: string, what: string, reply: object) {
    const line = `fake.reply('${operationId}', ${JSON.stringify(reply)});`;
    super(`the fake does not model ${what}. Set a reply: ${line}`, operationId);
  }
}

/** Creates the error. The type of `reply` ensures that the message shows a valid reply. */
export const notModelled = <Id extends FakeOperationId>(
  operationId: Id,
  what: string,
  reply: FakeReply<Id>,
): NotModelledError => new NotModelledError(operationId, what, reply);
