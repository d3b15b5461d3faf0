// Receives the body of an upload, and checks its size, hashes and checksum.
import type { Call } from './call.js';
import { badChecksum, expectedChecksum, headerOf, type ChecksumAlgorithm } from './checksums.js';
import { decodeChunks } from './chunked-body.js';
import { Fault, invalidRequest, tooLarge } from './fault.js';
import type { NewObject } from './objects.js';

export const uploadHeaders = ['x-amz-sdk-checksum-algorithm', 'x-amz-trailer', 'x-amz-decoded-content-length'];

export type Received = Pick<NewObject, 'content' | 'checksumAlgorithm'> & Required<Pick<NewObject, 'check'>>;

export interface ReceiveOptions {
  /** Algorithm of the checksum if the client names none. */
  readonly defaultAlgorithm?: ChecksumAlgorithm | undefined;
  /** Set if the checksum header describes the object and not this body. */
  readonly ignoresChecksum?: boolean;
}

export function receiveBody(call: Call, { defaultAlgorithm, ignoresChecksum = false }: ReceiveOptions = {}): Received {
  const { request, response, authentication } = call;
  const { headers } = request;
  const { payloadHash } = authentication;
  const expected = ignoresChecksum ? undefined : expectedChecksum(headers);
  const length = readLength(call);
  if (headers.expect !== undefined) response.writeContinue();
  const chunked = isChunked(call) ? decodeChunks(request, authentication) : null;
  const algorithm = expected?.algorithm ?? defaultAlgorithm;
  return {
    content: chunked?.content ?? request,
    ...(algorithm === undefined ? {} : { checksumAlgorithm: algorithm }),
    check({ size, md5, sha256, checksum }) {
      if (size !== length)
        throw new Fault(
          400,
          'IncompleteBody',
          'You did not provide the number of bytes specified by the Content-Length HTTP header',
        );
      if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== sha256.toString('hex')) {
        throw new Fault(
          400,
          'XAmzContentSHA256Mismatch',
          "The provided 'x-amz-content-sha256' header does not match what was computed.",
        );
      }
      const givenMd5 = headers['content-md5'];
      if (givenMd5 !== undefined && givenMd5 !== md5.toString('base64'))
        throw new Fault(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
      if (expected === undefined || expected.place === null) return;
      const name = headerOf(expected.algorithm);
      const given = expected.place === 'header' ? headers[name] : chunked?.trailers.get(name);
      if (given !== checksum) throw badChecksum(expected.algorithm);
    },
  };
}

function isChunked({ authentication: { payloadHash } }: Call): boolean {
  if (/^[0-9a-f]{64}$/.test(payloadHash) || payloadHash === 'UNSIGNED-PAYLOAD') return false;
  if (/^STREAMING-(UNSIGNED-PAYLOAD-TRAILER|AWS4-HMAC-SHA256-PAYLOAD(-TRAILER)?)$/.test(payloadHash)) return true;
  throw invalidRequest('x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a STREAMING- value, or a SHA-256.');
}

/** Returns the length of the content, which for `aws-chunked` is shorter than the body. */
function readLength(call: Call): number {
  const { headers } = call.request;
  const length = isChunked(call) ? headers['x-amz-decoded-content-length'] : headers['content-length'];
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw new Fault(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(length) > call.maxObjectBytes) throw tooLarge(length, call.maxObjectBytes);
  return Number(length);
}
