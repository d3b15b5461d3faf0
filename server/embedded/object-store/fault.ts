// Errors of the store, in the form of S3's errors.

export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const accessDenied = (message = 'Access Denied', fields: Readonly<Record<string, string>> = {}): Fault =>
  new Fault(403, 'AccessDenied', message, fields);

export const invalidRequest = (message: string): Fault => new Fault(400, 'InvalidRequest', message);

export const invalidArgument = (message: string): Fault => new Fault(400, 'InvalidArgument', message);

/** Returns the error for a feature of S3 that this store lacks. Ignoring the feature would hide its absence. */
export const notImplemented = (what: string): Fault =>
  new Fault(501, 'NotImplemented', `The embedded object store does not support ${what}.`);

export function tooLarge(proposed: number | string, maxObjectBytes: number): Fault {
  const sizes = { ProposedSize: String(proposed), MaxSizeAllowed: String(maxObjectBytes) };
  return new Fault(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', sizes);
}
