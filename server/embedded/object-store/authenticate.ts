import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readSignatureParameters, type SignatureParameters } from './signature-parameters.js';
import type { Credentials } from './credentials.js';
import { accessDenied, Fault } from './fault.js';
import { calculateSignature, scopeOf, signingKeyOf } from './signature.js';
import type { Target } from './target.js';

export interface AuthenticationRules {
  readonly credentials: Credentials;
  readonly region: string;
  readonly now: () => number;
}

export interface ReceivedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly target: Target;
}

/** The verified signature, and the values that are needed to verify the body and the signatures of its chunks. */
export interface Authentication {
  /** Signed hash of the body: a SHA-256, `UNSIGNED-PAYLOAD`, or `STREAMING-…` for a body in chunks. */
  readonly payloadHash: string;
  readonly signature: string;
  readonly timestamp: string;
  readonly scope: readonly string[];
  readonly signingKey: Buffer;
}

const maxSkewMs = 15 * 60 * 1000;

export function authenticate(request: ReceivedRequest, rules: AuthenticationRules): Authentication {
  const parameters = readSignatureParameters(request.headers, request.target);
  if (parameters.accessKeyId !== rules.credentials.accessKeyId) {
    throw new Fault(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
      AWSAccessKeyId: parameters.accessKeyId,
    });
  }
  requireScope(parameters, rules.region);
  requireTime(parameters, rules.now());
  requireSignedHeaders(parameters, request.headers);
  requireSignature(parameters, request, rules);
  const { payloadHash, signature, timestamp, scope } = parameters;
  const signingKey = signingKeyOf(scope, rules.credentials.secretAccessKey);
  return { payloadHash, signature, timestamp, scope, signingKey };
}

function requireScope({ scope, timestamp, lifetimeSeconds }: SignatureParameters, region: string): void {
  const expected = scopeOf({ timestamp, region }).join('/');
  if (scope.join('/') === expected) return;
  const code = lifetimeSeconds === null ? 'AuthorizationHeaderMalformed' : 'AuthorizationQueryParametersError';
  throw new Fault(400, code, `The credential scope is wrong; expecting '${expected}'`, { Region: region });
}

function requireTime({ timestamp, lifetimeSeconds }: SignatureParameters, now: number): void {
  const signedAt = Date.parse(timestamp.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (Number.isNaN(signedAt)) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  const serverTime = new Date(now).toISOString();
  if (lifetimeSeconds === null) {
    if (Math.abs(now - signedAt) <= maxSkewMs) return;
    throw new Fault(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { ServerTime: serverTime },
    );
  }
  const expiresAt = signedAt + lifetimeSeconds * 1000;
  if (now > expiresAt)
    throw accessDenied('Request has expired', { Expires: new Date(expiresAt).toISOString(), ServerTime: serverTime });
  if (signedAt - now > maxSkewMs) throw accessDenied('Request is not valid yet', { ServerTime: serverTime });
}

/** Rejects unsigned `x-amz-` headers. The user of a presigned URL could add one, for example to copy another object. */
function requireSignedHeaders({ signedHeaders }: SignatureParameters, headers: IncomingHttpHeaders): void {
  if (!signedHeaders.includes('host'))
    throw accessDenied('There were headers present in the request which were not signed', { HeadersNotSigned: 'host' });
  const notSigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (notSigned.length > 0)
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: notSigned.join(', '),
    });
}

function requireSignature(
  parameters: SignatureParameters,
  { method, headers, target }: ReceivedRequest,
  { credentials, region }: AuthenticationRules,
): void {
  const { signature, canonicalRequest, stringToSign } = calculateSignature(
    {
      method,
      path: target.path,
      query: target.query.filter(([name]) => name !== 'X-Amz-Signature'),
      headers: parameters.signedHeaders.map((name) => [name, String(headers[name] ?? '')]),
      payloadHash: parameters.payloadHash,
      timestamp: parameters.timestamp,
      region,
    },
    credentials.secretAccessKey,
  );
  // A missing header is not equivalent to a header that was signed with an empty value.
  const isComplete = parameters.signedHeaders.every((name) => headers[name] !== undefined);
  if (isComplete && timingSafeEqual(Buffer.from(signature), Buffer.from(parameters.signature))) return;
  const message =
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
  const fields = {
    AWSAccessKeyId: parameters.accessKeyId,
    StringToSign: stringToSign,
    SignatureProvided: parameters.signature,
    CanonicalRequest: canonicalRequest,
  };
  throw new Fault(403, 'SignatureDoesNotMatch', message, fields);
}
