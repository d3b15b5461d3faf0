import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import secureJson from 'secure-json-parse';
import { ApiError } from '../../platform/errors.js';
import { createJsonCounter } from '../../platform/event-loop/json-counter.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { bodyLimits, operations, type OperationId } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';
import { messageFor } from '../../generated/problem-messages.js';
import { findUnstorable } from '../../generated/storable.js';
import { contextOf } from './request-context.js';
import { discardRest } from './unreadable-requests.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/**
 * Replaces or removes the content type, because the validator keeps a compiled function for each distinct value. 500
 * values occupy 97 MiB.
 */
export const canonicalContentType: RequestHandler = (request, _response, next) => {
  const given = request.headers['content-type'];
  if (given !== undefined) {
    if (!hasBody(request)) delete request.headers['content-type'];
    else {
      const [mediaType = '', ...parameters] = given
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const foreignCharset = parameters.some(
        (parameter) => parameter.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(parameter),
      );
      request.headers['content-type'] =
        mediaType === 'application/json' && !foreignCharset ? 'application/json' : 'application/octet-stream';
    }
  }
  next();
};

const badRequest = (message: string, cause?: unknown) =>
  new ApiError('bad_request', { details: [{ message, path: [] }], cause });

function countValues(raw: Buffer): number {
  const counter = createJsonCounter(bodyLimits);
  const exceeded = counter.add(raw);
  if (exceeded === 'depth') throw badRequest(fillIn(reasons.request.tooDeep, { levels: bodyLimits.depth }));
  if (exceeded === 'values')
    throw badRequest(fillIn(reasons.request.tooManyValues, { values: bodyLimits.values.toLocaleString('en-US') }));
  return counter.values;
}

function parse(raw: Buffer): { value: unknown; valueCount: number } {
  let text: string;
  try {
    text = decoder.decode(raw);
  } catch (error) {
    throw badRequest(reasons.request.notUtf8, error);
  }
  const valueCount = countValues(raw);
  let value: unknown;
  try {
    value = secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw badRequest(
      error instanceof SyntaxError && /forbidden prototype/i.test(error.message)
        ? reasons.request.forbiddenKey
        : reasons.request.notJson,
      error,
    );
  }
  const unstorable = findUnstorable(text, value, reasons.request);
  if (unstorable) throw new ApiError('bad_request', { details: [unstorable] });
  return { value, valueCount };
}

/** Reverts `shouldKeepAlive = false`, which http-server.ts has set. */
function sendContinue(response: Response): void {
  response.shouldKeepAlive = true;
  response.writeContinue();
}

/** Rejects a missing body. Validation receives `{}` instead, and accepts it if no field is required. */
export function requireBody(operationId: OperationId): RequestHandler[] {
  if (operations[operationId].body !== 'required') return [];
  return [
    (request, _response, next) => {
      if (contextOf(request).rawBody === null)
        throw new ApiError('bad_request', { details: [{ message: messageFor('required', true), path: [] }] });
      next();
    },
  ];
}

export const ignoreBody: RequestHandler = (request, _response, next) => {
  discardRest(request);
  next();
};

/** Throws ApiError if the headers contain no valid signature of the body. */
export type CheckSignature = (headers: IncomingHttpHeaders, body: Buffer) => void;

/** Checks a signature before parsing, so that the server parses nothing for a caller without the secret. */
export function readBody(operationId: OperationId, checkSignature?: CheckSignature): RequestHandler[] {
  const operation = operations[operationId];
  if (operation.body === 'none') return [ignoreBody];
  const read = express.raw({ limit: operation.bodyLimitBytes, type: () => true });
  const toJson: RequestHandler = (request, _response, next) => {
    contextOf(request).awaitsBody = false;
    const raw: unknown = request.body;
    checkSignature?.(request.headers, Buffer.isBuffer(raw) ? raw : Buffer.alloc(0));
    if (!Buffer.isBuffer(raw) || raw.length === 0) {
      // If a required body is missing, set `{}`, so that the validator reports the missing fields.
      request.body = operation.body === 'required' ? {} : undefined;
      return next();
    }
    const context = contextOf(request);
    context.rawBody = raw;
    const { value, valueCount } = parse(raw);
    request.body = value;
    context.bodyValueCount = valueCount;
    next();
  };
  const requireJson: RequestHandler = (request, response, next) => {
    if (hasBody(request) && request.headers['content-type'] !== 'application/json')
      throw new ApiError('unsupported_media_type');
    // Without a body, the validator must report the missing fields, not a missing media type.
    if (!hasBody(request) && operation.body === 'required') request.headers['content-type'] = 'application/json';
    // Without this check, body-parser would first read the whole body.
    if (Number(request.headers['content-length'] ?? 0) > operation.bodyLimitBytes)
      throw new ApiError('payload_too_large');
    if (request.headers.expect?.toLowerCase() === '100-continue') sendContinue(response);
    contextOf(request).awaitsBody = true;
    next();
  };
  return [requireJson, read, toJson];
}
