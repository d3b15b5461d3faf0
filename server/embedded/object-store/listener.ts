// Handles one request: CORS, authentication, the operation, and errors.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, type AuthenticationRules } from './authenticate.js';
import { handleBucketCall, listBuckets } from './bucket-routes.js';
import { checksumHeaders } from './checksums.js';
import { Fault } from './fault.js';
import { handleObjectCall } from './object-routes.js';
import type { MultipartUploads } from './multipart.js';
import type { Objects } from './objects.js';
import { parseTarget, type Target } from './target.js';
import { faultXml } from './xml.js';

export interface ListenerDependencies extends AuthenticationRules {
  readonly objects: Objects;
  readonly uploads: MultipartUploads;
  readonly maxObjectBytes: number;
  readonly log: { error(fields: object, message: string): void };
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/**
 * Maximum bytes of a rejected body to read and discard. If the connection closed while a client is sending, many
 * clients would lose the reply.
 */
const maxDiscardedBytes = 16 * 1024 * 1024;

export function createListener(dependencies: ListenerDependencies): Listener {
  return async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    // Prevents browsers from guessing the type of stored content and from running its scripts.
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    allowBrowsers(request, response);
    if (request.method === 'OPTIONS') {
      response.statusCode = 204;
      response.end();
      return;
    }
    try {
      await handle(request, response, dependencies);
    } catch (error) {
      // The client disconnected.
      if (error === request.errored || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      const isServerFailure = !(error instanceof Fault) || error.status === 500;
      if (isServerFailure)
        dependencies.log.error(
          { err: error, requestId, method: request.method, path: pathOf(request) },
          'the embedded object store failed',
        );
      if (response.headersSent) response.destroy();
      else
        writeFault(
          request,
          response,
          error instanceof Fault
            ? error
            : new Fault(500, 'InternalError', 'We encountered an internal error. Please try again.'),
          requestId,
        );
    }
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, uploads, maxObjectBytes, ...rules }: ListenerDependencies,
): Promise<void> {
  const { method = '', headers, url = '' } = request;
  const target = parseTarget(url);
  const authentication = authenticate({ method, headers, target }, rules);
  readHoistedHeaders(request, target);
  const call = { request, response, target, authentication, objects, uploads, maxObjectBytes };
  if (target.bucket === '') {
    await listBuckets(call);
    return;
  }
  if (!bucketName.test(target.bucket)) throw new Fault(400, 'InvalidBucketName', 'The specified bucket is not valid.');
  const isCreation = method === 'PUT' && target.key === '';
  if (!isCreation && !(await objects.hasBucket(target.bucket)))
    throw new Fault(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: target.bucket });
  await (target.key === '' ? handleBucketCall(call) : handleObjectCall(call));
}

/**
 * Copies `x-amz-` parameters of the query to the headers. For a presigned URL, Amazon's client moves most headers to
 * the query.
 */
function readHoistedHeaders(request: IncomingMessage, { query }: Target): void {
  for (const [name, value] of query) if (name.startsWith('x-amz-')) request.headers[name] ??= value;
}

/** Allows requests from all origins, because every request needs a signed URL or the key. */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader(
    'access-control-expose-headers',
    ['ETag', 'Content-Range', 'x-amz-request-id', ...checksumHeaders].join(', '),
  );
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, POST, DELETE');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '600');
}

function writeFault(request: IncomingMessage, response: ServerResponse, fault: Fault, requestId: string): void {
  for (const name of response.getHeaderNames())
    if (/^(content-|etag|last-modified|x-amz-meta-)/.test(name)) response.removeHeader(name);
  if (!request.complete) discardBody(request);
  response.statusCode = fault.status;
  response.setHeader('content-type', 'application/xml');
  response.end(request.method === 'HEAD' ? undefined : faultXml(fault, requestId));
}

/** Returns the path without the query, which may contain a signature. */
const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0];

function discardBody(request: IncomingMessage): void {
  let discardedBytes = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > maxDiscardedBytes) request.destroy();
  });
}
