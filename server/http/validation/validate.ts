// Uses express-openapi-validator without its routing. The routing compiles a regular expression for every path on every
// request, and takes 139 of the validator's 142 µs (measured). Instead, operation-routes.ts finds the operation, and
// this file reads the metadata of all operations at start.
import * as openApiValidator from 'express-openapi-validator';
import specificationValidator from 'express-openapi-validator/dist/framework/openapi.schema.validator.js';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { operations, type OperationId } from '../../generated/operations.js';
import { createBodyProblems, type FindBodyProblems } from './body-problems.js';
import { requestFormats } from './formats.js';
import { createValueProblems, type Parameter } from './parameter-problems.js';
import { messageFor } from '../../generated/problem-messages.js';
import { findQueryProblems, type QueryParameter } from './query.js';
import { contextOf } from '../request/request-context.js';

/** `errorCode` begins with the violated keyword: `maximum.openapi.validation`. */
interface Violation {
  path: string;
  message: string;
  errorCode?: string;
}

interface ValidatorError {
  status?: number;
  errors?: Violation[];
}

interface Metadata {
  schema: { operationId: string };
}

// Disables the library's check of the contract, which takes time at each start. `npm run lint:contract` checks the
// contract.
specificationValidator.OpenAPISchemaValidator = class {
  validate() {
    return { errors: [] };
  }
} as never;

/** Converts `/query/limit` to `['query', 'limit']`. */
const toNames = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

const isOfBody = ({ path }: { path: string }) => /^\/body(\/|$)/.test(path);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form here; checked by the generators
type Json = any;

const resolve = (contract: Json, node: Json): Json =>
  typeof node?.$ref === 'string'
    ? resolve(
        contract,
        node.$ref
          .split('/')
          .slice(1)
          .reduce((inner: Json, key: string) => inner[key.replace(/~1/g, '/').replace(/~0/g, '~')], contract),
      )
    : node;

function parametersOf(contract: Json, operationId: OperationId): Parameter[] {
  const { method, path } = operations[operationId];
  return ((contract.paths[path][method].parameters ?? []) as Json[]).map((given) => {
    const parameter = resolve(contract, given);
    const schema = resolve(contract, parameter.schema);
    return { ...parameter, schema, items: resolve(contract, schema.items) };
  });
}

function queryParametersOf(parameters: Parameter[]): Map<string, QueryParameter> {
  const ofQuery = parameters.filter(({ in: place }) => place === 'query');
  return new Map(
    ofQuery.map(({ name, required = false, schema }): [string, QueryParameter] => {
      const { type, minimum, maximum } = schema;
      return [name, { name, required, type, minimum, maximum }];
    }),
  );
}

/** Returns copies of the body schemas, because the validator modifies its input. */
function bodiesOf(contract: Json): Map<OperationId, Json> {
  const bodies = new Map<OperationId, Json>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    const schema = resolve(contract, contract.paths[path][method].requestBody)?.content?.['application/json']?.schema;
    if (schema !== undefined) bodies.set(id, structuredClone(schema));
  }
  return bodies;
}

/** Calls the validator's middleware with an artificial request for each operation, and returns the metadata. */
async function metadataOfOperations(readMetadata: RequestHandler): Promise<Map<OperationId, Metadata>> {
  const app = express();
  const metadata = new Map<OperationId, Metadata>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    const probe = {
      method: method.toUpperCase(),
      path,
      url: path,
      originalUrl: path,
      baseUrl: '',
      app,
      params: {},
      headers: {},
    };
    await new Promise<void>((resolve, reject) => {
      void readMetadata(probe as unknown as Request, {} as Response, (error?: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
    const found = (probe as { openapi?: Metadata }).openapi;
    if (found?.schema.operationId !== id)
      throw new Error(`openapi.yaml: the validator finds ${found?.schema.operationId ?? 'nothing'} instead of ${id}`);
    metadata.set(id, found);
  }
  return metadata;
}

function createValidator(apiSpec: Json): { readMetadata: RequestHandler; validateRequest: RequestHandler } {
  const chain = openApiValidator.middleware({
    apiSpec: apiSpec as never,
    // By default, the validator compiles each referenced schema to resolve the reference. That takes a third of its
    // preparation time.
    $refParser: { mode: 'dereference' },
    // With all errors, 60 KB of invalid items take 10 s. See body-problems.ts.
    validateRequests: { allErrors: false },
    formats: requestFormats,
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    validateApiSpec: false,
  }) as RequestHandler[];
  const named = (name: string): RequestHandler => {
    const found = chain.find((middleware) => middleware.name === name);
    if (!found) throw new Error(`express-openapi-validator no longer has a ${name}`);
    return found;
  };
  return { readMetadata: named('metadataMiddleware'), validateRequest: named('requestMiddleware') };
}

export async function createRequestValidation(apiSpec: Json): Promise<(operationId: OperationId) => RequestHandler> {
  const findValueProblems = createValueProblems();
  const bodyProblems = createBodyProblems(structuredClone(apiSpec.components.schemas), bodiesOf(apiSpec));
  const parameters = new Map(
    (Object.keys(operations) as OperationId[]).map((id) => [id, structuredClone(parametersOf(apiSpec, id))]),
  );
  const { readMetadata, validateRequest } = createValidator(apiSpec);
  const metadata = await metadataOfOperations(readMetadata);
  return (operationId) => {
    const known = metadata.get(operationId);
    const declared = parameters.get(operationId) ?? [];
    const queryParameters = queryParametersOf(declared);
    const parameterOf = (place: string, name: string) =>
      declared.find((parameter) => parameter.in === place && parameter.name === name);
    const findParameterProblems = ({ url, headers }: Request): ErrorDetail[] => {
      const ofQuery = findQueryProblems(url, queryParameters, (name, text) => {
        const parameter = parameterOf('query', name);
        // findQueryProblems has already checked numbers.
        const isNumber = parameter?.schema.type === 'integer' || parameter?.schema.type === 'number';
        return parameter && !isNumber ? findValueProblems(parameter, text) : [];
      });
      const ofHeaders = declared.flatMap((parameter) => {
        const text = parameter.in === 'header' ? headers[parameter.name.toLowerCase()] : undefined;
        return typeof text === 'string' ? findValueProblems(parameter, text) : [];
      });
      return [...ofQuery, ...ofHeaders];
    };
    const translation = { operationId, parameters: declared, findParameterProblems, findBodyProblems: bodyProblems };
    return (request, response, next) => {
      if (findQueryProblems(request.url, queryParameters).length > 0)
        return next(new ApiError('bad_request', { details: findParameterProblems(request) }));
      (request as Request & { openapi?: unknown }).openapi = { ...known, pathParams: request.params };
      const passOn = (error?: unknown) => (error === undefined ? next() : next(translate(error, request, translation)));
      try {
        const pending = validateRequest(request, response, passOn) as unknown;
        if (pending instanceof Promise) pending.catch(passOn);
      } catch (error) {
        passOn(error);
      }
    };
  };
}

function toParameterDetail({ path, message, errorCode = '' }: Violation, parameters: Parameter[]): ErrorDetail {
  const [place, name = '', ...rest] = toNames(path);
  const found = parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  const [keyword = ''] = errorCode.split('.');
  const schema = rest.length > 0 ? found?.items : found?.schema;
  return {
    message:
      schema?.[keyword] === undefined && keyword !== 'required'
        ? message
        : messageFor(keyword, schema?.[keyword], schema?.['x-pattern-message']),
    path: [found?.name ?? name, ...rest],
    in: place === 'headers' ? 'header' : 'query',
  };
}

interface Translation {
  readonly operationId: OperationId;
  readonly parameters: Parameter[];
  findParameterProblems(request: Request): ErrorDetail[];
  readonly findBodyProblems: FindBodyProblems;
}

function translate(
  error: unknown,
  request: Request,
  { operationId, parameters, findParameterProblems, findBodyProblems }: Translation,
): unknown {
  const { status, errors = [] } = error as ValidatorError;
  if (status === 415) return new ApiError('unsupported_media_type', { cause: error });
  if (status !== 400) return error;
  const violations = errors.filter((one) => !isOfBody(one));
  const all = violations.length > 0 ? findParameterProblems(request) : [];
  const ofParameters = all.length > 0 ? all : violations.map((one) => toParameterDetail(one, parameters));
  const ofBody = errors.some(isOfBody)
    ? findBodyProblems(operationId, request.body, contextOf(request).bodyValueCount)
    : [];
  const details = [...ofParameters, ...ofBody];
  const fallback = errors.map(({ path, message }): ErrorDetail => ({ message, path: toNames(path).slice(1) }));
  return new ApiError('bad_request', { details: details.length > 0 ? details : fallback, cause: error });
}
