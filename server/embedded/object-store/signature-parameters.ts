// Reads the signature parameters of a request from its query (presigned) or its Authorization header.
import type { IncomingHttpHeaders } from 'node:http';
import { accessDenied, Fault, invalidArgument } from './fault.js';
import { algorithm } from './signature.js';
import { queryValue, type Target } from './target.js';

export interface SignatureParameters {
  readonly accessKeyId: string;
  /** Date, region, service and terminator. */
  readonly scope: readonly string[];
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly timestamp: string;
  readonly payloadHash: string;
  /** Lifetime of a presigned URL. Null for a signature in the header. */
  readonly lifetimeSeconds: number | null;
}

interface Texts {
  readonly credential: string | undefined;
  readonly signedHeaders: string | undefined;
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
}

/** Returns the error for Signature Version 2, with which some clients, such as boto3 in us-east-1, still sign URLs. */
const oldSignature = () =>
  new Fault(
    400,
    'InvalidRequest',
    `The authorization mechanism you have provided is not supported. Please use ${algorithm}.`,
  );

const maxLifetimeSeconds = 7 * 24 * 60 * 60;

export function readSignatureParameters(headers: IncomingHttpHeaders, target: Target): SignatureParameters {
  if (queryValue(target, 'AWSAccessKeyId') !== undefined || headers.authorization?.startsWith('AWS '))
    throw oldSignature();
  const isPresigned = queryValue(target, 'X-Amz-Signature') !== undefined;
  if (isPresigned && headers.authorization !== undefined) throw invalidArgument('Only one auth mechanism allowed');
  return isPresigned ? readQuery(target) : readHeader(headers);
}

function readQuery(target: Target): SignatureParameters {
  const malformed = (message: string) => new Fault(400, 'AuthorizationQueryParametersError', message);
  if (queryValue(target, 'X-Amz-Algorithm') !== algorithm)
    throw malformed(`X-Amz-Algorithm only supports "${algorithm}"`);
  const expires = queryValue(target, 'X-Amz-Expires') ?? '';
  const lifetimeSeconds = /^\d{1,6}$/.test(expires) ? Number(expires) : 0;
  if (lifetimeSeconds < 1 || lifetimeSeconds > maxLifetimeSeconds)
    throw malformed(`X-Amz-Expires must be between 1 and ${maxLifetimeSeconds} seconds`);
  const texts = {
    credential: queryValue(target, 'X-Amz-Credential'),
    signedHeaders: queryValue(target, 'X-Amz-SignedHeaders'),
    signature: queryValue(target, 'X-Amz-Signature'),
    timestamp: queryValue(target, 'X-Amz-Date'),
  };
  return {
    ...parse(texts, malformed),
    payloadHash: queryValue(target, 'X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    lifetimeSeconds,
  };
}

function readHeader(headers: IncomingHttpHeaders): SignatureParameters {
  const { authorization = '' } = headers;
  if (!authorization.startsWith(`${algorithm} `)) throw accessDenied();
  const malformed = (message: string) =>
    new Fault(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${message}`);
  const parts = authorization
    .slice(algorithm.length)
    .split(',')
    .map((part) => part.trim().split('='));
  const fields = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const payloadHash = headers['x-amz-content-sha256'];
  if (typeof payloadHash !== 'string')
    throw new Fault(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  const timestamp = headers['x-amz-date'];
  const texts = {
    credential: fields.get('Credential'),
    signedHeaders: fields.get('SignedHeaders'),
    signature: fields.get('Signature'),
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
  };
  return { ...parse(texts, malformed), payloadHash, lifetimeSeconds: null };
}

function parse(
  texts: Texts,
  malformed: (message: string) => Fault,
): Omit<SignatureParameters, 'payloadHash' | 'lifetimeSeconds'> {
  const { credential = '', signedHeaders = '', signature = '', timestamp = '' } = texts;
  const [accessKeyId = '', ...scope] = credential.split('/');
  if (accessKeyId === '' || scope.length !== 4)
    throw malformed('the Credential must be "<access key id>/<date>/<region>/<service>/aws4_request"');
  if (!/^\d{8}T\d{6}Z$/.test(timestamp)) throw malformed('the date must be in the ISO 8601 format "yyyyMMddTHHmmssZ"');
  if (!/^[0-9a-f]{64}$/.test(signature)) throw malformed('the signature must be 64 hexadecimal digits');
  return { accessKeyId, scope, signedHeaders: signedHeaders.split(';'), signature, timestamp };
}
