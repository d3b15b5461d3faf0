// How the store refuses a call: S3's status, code and text, and fields that help to see why.

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

export const invalidArgument = (message: string): Fault => new Fault(400, 'InvalidArgument', message);

/** For whatever S3 has and this store has not: ignored, it would look as if it worked. */
export const notImplemented = (what: string): Fault =>
  new Fault(501, 'NotImplemented', `The embedded object store does not know ${what}.`);
