// Checks one request, then returns an example, generated data, or the reply of the SDK's fake.
import { randomUUID } from 'node:crypto';
import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { messageFor } from '../../codegen/copied/problem-messages.js';
import { resolve, type Json } from '../../codegen/contract/document.js';
import type { Contract, Operation } from './contract.js';
import { toDetail } from './problems.js';
import type { Prism, PrismReply, PrismRequest } from './prism.js';
import { findQueryProblems } from './query.js';
import { headersOfError, errorReply, invalidRequestReply, type Detail, type Reply } from './reply.js';
import { findScheduleProblems } from './schedules.js';
import { withUpload } from './uploads.js';

export interface OperationRequest {
  operation: Operation;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
  /** The text of the body, decompressed. */
  text: string;
}

/** The SDK's fake, which keeps records in memory. */
export interface Service {
  /** Base URL of its presigned URLs. */
  readonly storageUrl: string;
  /**
   * Returns the reply to a valid request. If neither the fake nor the mock can compute it, returns null for a GET and a
   * 501 for any other method. For null, the mock replies with an example.
   */
  reply(request: OperationRequest): Promise<Reply | null>;
  /** Stores an uploaded file, or returns it. */
  storage(method: string, url: URL, headers: Record<string, string>, bytes: Buffer): Promise<Reply>;
}

export interface ReplyDependencies {
  contract: Contract;
  prism: Prism;
  /** Null without `--stateful`. */
  service: Service | null;
}

interface Preferences {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
  seed?: string;
}

/** Reads the header Prefer; null if it is malformed. */
function readPreferences({ headers }: OperationRequest): Preferences | null {
  const { prefer } = headers;
  if (prefer === undefined) return {};
  const input: Json = { method: 'get', url: { path: '/', query: {} }, headers: { prefer } };
  const result: Json = getHttpConfigFromRequest(input);
  return result._tag === 'Right' ? result.right : null;
}

const examplesOf = (operation: Operation, status: number): string[] => {
  const errors = operation.errors.get(status);
  if (errors) return errors.map(({ code }) => code);
  const content = Object.values<Json>(operation.raw.responses[status]?.content ?? {})[0];
  return Object.keys(content?.examples ?? {});
};

/**
 * Replaces the name of an error example in openapi.yaml, such as `agentNotFound`, with the error code, such as
 * `agent_not_found`. A shared response also lists errors that this operation does not return. Removes the name of such
 * an error, so that the mock replies with the operation's first error of the status.
 */
function withErrorCode(contract: Contract, { errors }: Operation, preferences: Preferences): Preferences {
  const { exampleKey, ...rest } = preferences;
  const own = errors.get(rest.code ?? 0);
  const code = exampleKey?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) ?? '';
  if (own === undefined || code === exampleKey || contract.document['x-errors'][code]?.status !== rest.code)
    return preferences;
  return own.some((error) => error.code === code) ? { ...rest, exampleKey: code } : rest;
}

/** Returns the problem if the header Prefer selects a status or example that the operation does not have. */
function findUnknown(operation: Operation, preferences: Preferences): Detail | null {
  const detail = (message: string): Detail => ({ message, path: ['Prefer'], in: 'header' });
  const statuses = Object.keys(operation.raw.responses);
  const { code, exampleKey } = preferences;
  if (code !== undefined && !statuses.includes(String(code)))
    return detail(`names status ${code}, which ${operation.id} does not have. It has ${statuses.join(', ')}`);
  const status = code ?? Number(statuses[0]);
  const examples = examplesOf(operation, status);
  if (exampleKey !== undefined && !examples.includes(exampleKey))
    return detail(`names an example that status ${status} does not have. It has ${examples.join(', ') || 'none'}`);
  return null;
}

/** Adds the example that the request selects, unless the caller prefers a status or an example. */
function withChosenExample({ operation, url, body }: OperationRequest, given: Preferences): Preferences {
  const choice = operation.exampleChoice;
  if (choice === null || given.code !== undefined || given.exampleKey !== undefined) return given;
  const isChosen =
    'parameter' in choice
      ? url.searchParams.has(choice.parameter)
      : (body as Json | undefined)?.[choice.field] === choice.value;
  return isChosen ? { ...given, exampleKey: choice.example } : given;
}

/** Returns the index of the reply shape that the query selects, or null if the operation has only one. */
function shapeOf({ operation: { replyChoice }, url }: OperationRequest): 0 | 1 | null {
  if (!replyChoice) return null;
  const value = url.searchParams.get(replyChoice.parameter);
  return value === null || (replyChoice.isBoolean && value !== 'true') ? 0 : 1;
}

function toPrismRequest({ operation, url, headers, body }: OperationRequest): PrismRequest {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  // Prism would negotiate the media type by `accept`. The server does not, because each status has only one.
  const { accept: _accept, prefer: _prefer, ...rest } = headers;
  if (operation.bodyLimitBytes !== null) return { query, headers: rest, body };
  // The server ignores a body that the operation does not take, but Prism rejects it.
  const { 'content-length': _length, 'content-type': _type, ...others } = rest;
  return { query, headers: others, body: undefined };
}

/** Finds empty header parameters, which Prism does not refuse. */
function findEmptyHeaders({ document, patternMessages }: Contract, { operation, headers }: OperationRequest): Detail[] {
  const { request: reasons } = document['x-reasons'];
  const parameters: Json[] = (operation.raw.parameters ?? []).map((parameter: Json) => resolve(document, parameter));
  return parameters
    .filter((parameter) => parameter.in === 'header' && headers[parameter.name.toLowerCase()] === '')
    .map(({ name, schema }) => {
      const { pattern } = resolve(document, schema);
      const isRefused = pattern !== undefined && !new RegExp(pattern, 'u').test('');
      const message = isRefused ? messageFor('pattern', pattern, patternMessages.get(pattern)) : reasons.emptyParameter;
      return { message, path: [name], in: 'header' };
    });
}

async function findProblems({ contract, prism }: ReplyDependencies, request: OperationRequest): Promise<Detail[]> {
  const { operation, url } = request;
  const ofQuery = findQueryProblems(contract, operation, url);
  if (ofQuery.length > 0) return ofQuery;
  const emptyHeaders = findEmptyHeaders(contract, request);
  if (emptyHeaders.length > 0) return emptyHeaders;
  const isMissing = operation.requiresBody && request.body === undefined;
  const { body, headers, ...rest } = toPrismRequest(request);
  // Check `{}` instead of a missing body, so that Prism names the missing fields, as the server does.
  const checked = isMissing
    ? { ...rest, body: {}, headers: { ...headers, 'content-type': 'application/json' } }
    : { ...rest, body, headers };
  const found = (await prism.check(operation, checked)).map((violation) =>
    toDetail(operation, violation, contract.patternMessages),
  );
  if (isMissing && found.length === 0) return [{ message: messageFor('required', true), path: [], in: 'body' }];
  return found.length > 0 ? found : findScheduleProblems(request);
}

const originOf = ({ headers: { host = 'localhost' } }: OperationRequest) => `http://${host}`;

/** Returns the etag of the record in a body: of the body itself, or of one of its fields. */
function etagIn(body: unknown): string | null {
  if (Array.isArray(body) || typeof body !== 'object' || body === null) return null;
  const records = [body, ...Object.values(body as Json)] as ({ etag?: unknown } | null)[];
  const found = records.find((record) => typeof record?.etag === 'string');
  return found ? `"${String(found.etag)}"` : null;
}

/** Returns the page, without its entries if `offset` is past the last one. */
function pageOf({ url }: OperationRequest, body: Json): Json {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  if (typeof body?.totalCount !== 'number' || offset < body.totalCount || offset === 0) return body;
  return Object.fromEntries(
    Object.entries<Json>(body).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}

/**
 * Converts a reply of Prism. Removes the headers that the mock sets itself, and `Idempotency-Replayed`, because
 * examples are not replays. `newId` is the id of a new upload.
 */
function toReply(
  request: OperationRequest,
  { exampleKey }: Preferences,
  given: PrismReply,
  newId: string | undefined,
): Reply {
  const { operation } = request;
  const { status } = given;
  const errors = operation.errors.get(status) ?? [];
  const error = errors.find(({ code }) => code === exampleKey) ?? errors[0];
  const headers = { ...given.headers };
  const dropped = [
    'deprecation',
    'sunset',
    'link',
    'idempotency-replayed',
    'retry-after',
    'x-error-code',
    'x-request-id',
    'x-contract-sha256',
  ];
  for (const name of Object.keys(headers)) if (dropped.includes(name.toLowerCase())) delete headers[name];
  if (given.body === undefined || given.body === null) delete headers['Content-type'];
  const upload = { origin: originOf(request), newId };
  const body = status < 300 ? withUpload(operation.id, given.body, request.body, upload) : given.body;
  const etag = etagIn(body);
  if (etag !== null) headers['ETag'] = etag;
  else if (status < 300) delete headers['ETag'];
  return {
    status,
    headers: { ...headers, ...(error && headersOfError(error)) },
    body: typeof body === 'string' ? body : body === undefined || body === null ? '' : JSON.stringify(body),
  };
}

/**
 * Returns whether Prism can generate the reply: JSON with a status below 300. Without `code`, checks the first status
 * of the operation.
 */
function canGenerate({ raw }: Operation, code: number | undefined): boolean {
  const status = code ?? Object.keys(raw.responses)[0];
  return Number(status) < 300 && raw.responses[String(status)]?.content?.['application/json'] !== undefined;
}

/** Returns the reply of the SDK's fake. Its presigned URLs lead to the mock. */
async function replyFromMemory(service: Service, request: OperationRequest): Promise<Reply | null> {
  const reply = await service.reply(request);
  return reply && { ...reply, body: reply.body.replaceAll(service.storageUrl, originOf(request)) };
}

/** Id of an administrator in the examples of the contract. */
const adminId = 'user_2kAdaOkafor5tN8wQy3Kd';

/** Replaces the caller in the reply of GET /me/permissions by an administrator, because the mock checks no roles. */
function asAdmin({ paths }: Contract, reply: Reply): Reply {
  const operations = [...paths.values()]
    .flatMap((methods) => [...methods.values()])
    .filter(({ isPublic }) => !isPublic)
    .map(({ id }) => id)
    .sort();
  const caller = { ...(JSON.parse(reply.body) as object), userId: adminId, role: 'org:admin', operations };
  return { ...reply, body: JSON.stringify(caller) };
}

export async function replyTo(dependencies: ReplyDependencies, request: OperationRequest): Promise<Reply> {
  const { contract, prism, service } = dependencies;
  const { operation, headers } = request;
  const problems = await findProblems(dependencies, request);
  if (problems.length > 0) return invalidRequestReply(contract, operation, problems);
  const read = readPreferences(request);
  if (read === null)
    return errorReply(contract.error('bad_request'), [
      { message: 'is not a valid preference', path: ['Prefer'], in: 'header' },
    ]);
  const preferences = withErrorCode(contract, operation, read);
  const isBackground = headers['x-stream-response'] === 'false' && operation.raw.responses['202'] !== undefined;
  const chosen = isBackground
    ? { code: 202, ...withoutUndefined(preferences) }
    : withChosenExample(request, preferences);
  const unknown = findUnknown(operation, chosen);
  if (unknown) return errorReply(contract.error('bad_request'), [unknown]);

  const { code, exampleKey, dynamic, seed } = preferences;
  // The SDK's fake has only the operations that take a token.
  const isStateful = service !== null && !operation.isPublic;
  if (isStateful && code === undefined && exampleKey === undefined && dynamic !== true) {
    const reply = await replyFromMemory(service, request);
    if (reply !== null) return reply;
  }
  const prismRequest = toPrismRequest(request);
  if (dynamic === true && exampleKey === undefined && canGenerate(operation, chosen.code)) {
    const generated = await prism.generate(operation, prismRequest, shapeOf(request), { code: chosen.code, seed });
    if (generated) {
      const reply = toReply(request, chosen, generated.reply, undefined);
      const applied = `dynamic=true, seed="${generated.seed}"`;
      return { ...reply, headers: { ...reply.headers, 'Preference-Applied': applied } };
    }
  }
  const { code: status, exampleKey: name } = chosen;
  const example = await prism.example(operation, prismRequest, shapeOf(request), { code: status, exampleKey: name });
  const isSelected = status !== undefined || name !== undefined;
  const shown = isSelected ? example : { ...example, body: pageOf(request, example.body) };
  const reply = toReply(request, chosen, shown, randomUUID());
  return operation.id === 'getMyPermissions' && !isSelected ? asAdmin(contract, reply) : reply;
}

const withoutUndefined = (preferences: Preferences): Preferences =>
  Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
