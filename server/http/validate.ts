// express-openapi-validator as a validator only. Its own routing compiles a regular expression for every path of the contract on every
// request (139 of 142 µs with 108 operations), so Express routes and each operation's metadata is asked for once, when the server starts.
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as openApiValidator from 'express-openapi-validator';
import type { Express, Request, RequestHandler, Response } from 'express';
import { ApiError, type ErrorDetail } from '../errors.js';
import { operations, type OperationId } from '../generated/operations.js';

interface ValidatorError {
  status?: number;
  errors?: { path: string; message: string }[];
}

interface Metadata {
  schema: { operationId: string };
}

const mostDetails = 100;

const unescape = (part: string) => part.replace(/~1/g, '/').replace(/~0/g, '~');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `/body/tagIds/0` → `tagIds, 0`; parameters keep the name of their place. */
function toPath(pointer: string, body: unknown): string[] {
  const parts = pointer.split('/').slice(1);
  if (parts[0] !== 'body') return parts.map(unescape);
  const path: string[] = [];
  let value = body;
  for (const [index, part] of parts.slice(1).entries()) {
    // The name of an additional property stands at the end of the pointer as it is, slashes and tildes included.
    const rest = parts.slice(index + 1).join('/');
    if (isObject(value) && Object.hasOwn(value, rest)) return [...path, rest];
    path.push(unescape(part));
    value = isObject(value) ? value[unescape(part)] : undefined;
  }
  return path;
}

function toDetails(errors: { path: string; message: string }[], body: unknown): ErrorDetail[] {
  const seen = new Set<string>();
  const details: ErrorDetail[] = [];
  for (const { path, message } of errors) {
    const key = `${path} ${message}`;
    if (seen.has(key)) continue;
    seen.add(key);
    details.push({ message: message.slice(0, 1000), path: toPath(path, body).map((part) => part.slice(0, 1000)).slice(0, 50) });
    if (details.length === mostDetails) break;
  }
  return details;
}

function translate(error: unknown, body: unknown): unknown {
  const { status, errors } = error as ValidatorError;
  if (status === 415) return new ApiError('unsupported_media_type', null, { cause: error });
  if (status === 400) return new ApiError('bad_request', null, { details: toDetails(errors ?? [], body), cause: error });
  return error;
}

/** The validator takes whatever JavaScript reads as a number: `0x10`, `1e400`, a space. The contract's integers are written in digits. */
function findOddNumber(given: Request['query'], coerced: Request['query']): ApiError | undefined {
  for (const [name, text] of Object.entries(given)) {
    if (typeof coerced[name] === 'number' && !/^-?\d+$/.test(String(text))) {
      return new ApiError('bad_request', null, { details: [{ message: 'must be an integer', path: ['query', name] }] });
    }
  }
  return undefined;
}

/** Prepares the validator; the result gives the middleware of one operation. Throws when the contract is not valid. */
export async function createRequestValidation(app: Express, apiSpec: object): Promise<(operationId: OperationId) => RequestHandler> {
  const chain = openApiValidator.middleware({
    apiSpec: apiSpec as never,
    validateRequests: { allErrors: true },
    // Its own takes the 31st of November for a day. The other formats are the ones that replies are checked by.
    formats: { 'date-time': fullFormats['date-time'] as never },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    validateApiSpec: true,
  }) as RequestHandler[];
  const named = (name: string): RequestHandler => {
    const found = chain.find((middleware) => middleware.name === name);
    if (!found) throw new Error(`express-openapi-validator no longer has a ${name}`);
    return found;
  };
  const readMetadata = named('metadataMiddleware');
  const validateRequest = named('requestMiddleware');
  const metadata = new Map<OperationId, Metadata>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    const probe = { method: method.toUpperCase(), path, url: path, originalUrl: path, baseUrl: '', app, params: {}, headers: {} };
    await new Promise<void>((resolve, reject) => {
      void readMetadata(probe as unknown as Request, {} as Response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    const found = (probe as { openapi?: Metadata }).openapi;
    if (found?.schema.operationId !== id) throw new Error(`openapi.yaml: ${id} is shadowed by ${found?.schema.operationId ?? 'nothing'}`);
    metadata.set(id, found);
  }
  return (operationId) => {
    const known = metadata.get(operationId);
    return (request, response, next) => {
      (request as Request & { openapi?: unknown }).openapi = { ...known, pathParams: request.params };
      const given = { ...request.query };
      const passOn = (error?: unknown) => (error === undefined ? next(findOddNumber(given, request.query)) : next(translate(error, request.body)));
      try {
        const pending = validateRequest(request, response, passOn) as unknown;
        // The validator loads the contract asynchronously, so its middleware may hand back a promise.
        if (pending instanceof Promise) pending.catch(passOn);
      } catch (error) {
        passOn(error);
      }
    };
  };
}
