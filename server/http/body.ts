// Reads a JSON body, only after the caller was let in. Refuses what a validator must never see: other media types, broken UTF-8 or JSON,
// keys that reach an object's prototype, and documents that are deep or wide enough to cost more than they are worth.
import express, { type Request, type RequestHandler } from 'express';
import secureJson from 'secure-json-parse';
import { ApiError } from '../errors.js';
import { bodyLimits, operations, type OperationId } from '../generated/operations.js';
import { contextOf } from './request-context.js';
import { findUnstorable } from './storable.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

const hasBody = (request: Request) => request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/**
 * Makes the content type one of two values, or none. The validator keeps a compiled function for each content type it meets, parameters
 * included, also on GET: 500 invented types cost it 97 MiB that are never freed.
 */
export const canonicalContentType: RequestHandler = (request, _response, next) => {
  const given = request.headers['content-type'];
  if (given !== undefined) {
    if (!hasBody(request)) delete request.headers['content-type'];
    else {
      const [mediaType = '', ...parameters] = given.toLowerCase().split(';').map((part) => part.trim());
      const foreignCharset = parameters.some((parameter) => parameter.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(parameter));
      request.headers['content-type'] = mediaType === 'application/json' && !foreignCharset ? 'application/json' : 'application/octet-stream';
    }
  }
  next();
};

const refuse = (message: string, cause?: unknown) => new ApiError('bad_request', null, { details: [{ message, path: [] }], cause });

/** Throws when a value is nested too deeply or holds too many values. Iterative: recursion is what it protects others from. */
export function assertModest(root: unknown): void {
  let values = 0;
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > bodyLimits.depth) throw refuse(`body is nested deeper than ${bodyLimits.depth} levels`);
    const next: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue;
      for (const inner of Object.values(value)) {
        if (++values > bodyLimits.values) throw refuse(`body holds more than ${bodyLimits.values} values`);
        next.push(inner);
      }
    }
    level = next;
  }
}

function parse(raw: Buffer): unknown {
  let text: string;
  try {
    text = decoder.decode(raw);
  } catch (error) {
    throw refuse('body is not UTF-8', error);
  }
  let value: unknown;
  try {
    value = secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw refuse(error instanceof SyntaxError && /forbidden prototype/i.test(error.message) ? 'body has a forbidden key (__proto__ or constructor.prototype)' : 'body is not valid JSON', error);
  }
  assertModest(value);
  const unstorable = findUnstorable(text, value);
  if (unstorable) throw new ApiError('bad_request', null, { details: [unstorable] });
  return value;
}

/** The handlers that read and parse the body of an operation; none where the contract has no body. */
export function readBody(operationId: OperationId): RequestHandler[] {
  const operation = operations[operationId];
  if (operation.body === 'none') return [];
  const read = express.raw({ limit: operation.bodyLimitBytes, type: () => true });
  const toJson: RequestHandler = (request, _response, next) => {
    const raw: unknown = request.body;
    if (!Buffer.isBuffer(raw) || raw.length === 0) {
      // Express leaves undefined for a request without framing, which the validator dereferences.
      request.body = operation.body === 'required' ? {} : undefined;
      return next();
    }
    contextOf(request).rawBody = raw;
    request.body = parse(raw);
    next();
  };
  const requireJson: RequestHandler = (request, _response, next) => {
    if (hasBody(request) && request.headers['content-type'] !== 'application/json') throw new ApiError('unsupported_media_type');
    // Nothing sent: the validator shall name the missing fields rather than a missing media type.
    if (!hasBody(request) && operation.body === 'required') request.headers['content-type'] = 'application/json';
    // body-parser would first read all of what is announced, however much that is.
    if (Number(request.headers['content-length'] ?? 0) > operation.bodyLimitBytes) throw new ApiError('payload_too_large');
    next();
  };
  return [requireJson, read, toJson];
}
