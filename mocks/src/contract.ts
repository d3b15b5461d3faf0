import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { resolve, type Json } from '../../codegen/contract/document.js';
import { errorsOf, readErrors, type ContractError } from '../../codegen/contract/errors.js';
import { createAliases } from '../../codegen/copied/path-aliases.js';

export interface Operation {
  id: string;
  method: string;
  path: string;
  raw: Json;
  isPublic: boolean;
  query: ReadonlySet<string>;
  headers: readonly string[];
  requiresBody: boolean;
  bodyVariants: readonly Json[];
  /** Maximum bytes of the body, or null if the operation takes no body. */
  bodyLimitBytes: number | null;
  /** The query parameter that selects the second of two reply shapes, and whether it is a boolean. */
  replyChoice: { parameter: string; isBoolean: boolean } | null;
  /** The example for a query with the parameter, or for a body whose field has the value. */
  exampleChoice: ({ example: string } & ({ parameter: string } | { field: string; value: Json })) | null;
  deprecationHeaders: Readonly<Record<string, string>>;
  /** Errors by status. The first error of a 400 is for a request that does not match the contract. */
  errors: ReadonlyMap<number, readonly ContractError[]>;
}

export interface Contract {
  text: string;
  /** SHA-256 of the text with line feeds as line ends, as the server computes it. */
  sha256: string;
  version: string;
  document: Json;
  /** Operations by path and upper-case method. */
  paths: ReadonlyMap<string, ReadonlyMap<string, Operation>>;
  replyHeaders: readonly string[];
  /** The headers about rate limits, with the values of the examples. */
  rateLimitHeaders: Readonly<Record<string, string>>;
  /** The texts of `details` for values that do not match a pattern, by pattern. */
  patternMessages: ReadonlyMap<string, string>;
  /** If the path is an alias, returns the URL of the operation, with the given query. Null for any other URL. */
  resolveAlias(url: URL): URL | null;
  error(code: string): ContractError;
}

/** Returns the path of the package's contract or, if the mock runs from its source, of the repository's. */
function contractFile(): string {
  const candidates = ['./openapi.yaml', '../../openapi.yaml'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return candidates.find((file) => existsSync(file)) ?? (candidates[0] as string);
}

/** Returns the errors of `x-errors`, with the values of `x-error-examples` in place of each `{name}`. */
const errorsWithExamples = (document: Json): ContractError[] =>
  readErrors(document).map((error) => ({
    ...error,
    text: error.text.replace(/\{(\w+)\}/g, (_match, name: string) => document['x-error-examples'][name]),
  }));

const errorsByStatus = (document: Json, errors: readonly ContractError[], raw: Json): Map<number, ContractError[]> =>
  new Map(
    Object.entries<Json>(raw.responses)
      .map(([status, response]) => [Number(status), response] as const)
      .filter(([status]) => status >= 400)
      .map(([status, response]) => [status, errorsOf(errors, raw, resolve(document, response), status)]),
  );

function deprecationHeadersOf(raw: Json): Record<string, string> {
  if (raw.deprecated !== true) return {};
  return {
    Deprecation: `@${Date.parse(raw['x-deprecated-since']) / 1000}`,
    Sunset: new Date(raw['x-sunset']).toUTCString(),
    Link: `<${raw['x-successor']}>; rel="successor-version"`,
  };
}

function bodyVariantsOf(document: Json, raw: Json): Json[] {
  const schema = resolve(document, raw.requestBody?.content?.['application/json']?.schema);
  return (schema?.oneOf ?? [schema]).map((variant: Json) => resolve(document, variant));
}

function toOperation(
  { document, errors }: { readonly document: Json; readonly errors: readonly ContractError[] },
  path: string,
  method: string,
  raw: Json,
): Operation {
  const parameters: Json[] = (raw.parameters ?? []).map((parameter: Json) => resolve(document, parameter));
  const choice = parameters.find(({ name }) => name === raw['x-reply-with']);
  const isBoolean = resolve(document, choice?.schema)?.type === 'boolean';
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    raw,
    isPublic: raw['x-required-role'] === 'none',
    query: new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)),
    headers: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    requiresBody: raw.requestBody?.required === true,
    bodyVariants: bodyVariantsOf(document, raw),
    bodyLimitBytes: raw.requestBody ? (raw['x-body-limit'] ?? document['x-body-limits']?.bytes ?? 1_048_576) : null,
    replyChoice: choice ? { parameter: choice.name, isBoolean } : null,
    exampleChoice: raw['x-example-with'] ?? null,
    deprecationHeaders: deprecationHeadersOf(raw),
    errors: errorsByStatus(document, errors, raw),
  };
}

function aliasResolverOf(document: Json): Contract['resolveAlias'] {
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.values<Json>(item).map((raw) => ({ path, alias: raw['x-path-alias'] ?? null })),
  );
  const aliasOf = createAliases(operations);
  return ({ origin, pathname, search }) => {
    const alias = aliasOf(pathname);
    return alias && new URL(alias.url + search.replace('?', '&'), origin);
  };
}

function headersOfReplies(document: Json): string[] {
  const operations = Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item));
  const replies = operations.flatMap(({ responses }) => Object.values<Json>(responses));
  return [...new Set(replies.flatMap((reply) => Object.keys(resolve(document, reply).headers ?? {})))];
}

function rateLimitHeadersOf(document: Json): Record<string, string> {
  const headers = Object.entries<Json>(document.components.headers ?? {});
  const own = headers.filter(([name]) => name.startsWith('RateLimit-'));
  return Object.fromEntries(own.map(([name, { example }]) => [name, String(example)]));
}

function patternMessagesIn(node: Json): [pattern: string, message: string][] {
  if (node === null || typeof node !== 'object') return [];
  const { pattern, 'x-pattern-message': message } = node;
  const own: [string, string][] = typeof message === 'string' ? [[pattern, message]] : [];
  return [...own, ...Object.values<Json>(node).flatMap(patternMessagesIn)];
}

/** Throws if the file is missing or is not an OpenAPI document. */
export function readContract(file: string = contractFile()): Contract {
  const text = readFileSync(file, 'utf8');
  // Without this copy, all uses of a YAML alias would share one object.
  const document = JSON.parse(JSON.stringify(load(text))) as Json;
  if (document?.openapi === undefined || document.paths === undefined)
    throw new Error(`${file} is not an OpenAPI document`);
  const errors = errorsWithExamples(document);
  const paths = Object.entries<Json>(document.paths).map(([path, item]) => {
    const operations = Object.entries<Json>(item).map(([method, raw]) =>
      toOperation({ document, errors }, path, method, raw),
    );
    return [path, new Map(operations.map((operation) => [operation.method, operation]))] as const;
  });
  return {
    text,
    sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
    version: document.info.version,
    document,
    paths: new Map(paths),
    resolveAlias: aliasResolverOf(document),
    replyHeaders: headersOfReplies(document),
    rateLimitHeaders: rateLimitHeadersOf(document),
    patternMessages: new Map(patternMessagesIn(document)),
    error(code) {
      const found = errors.find((error) => error.code === code);
      if (!found) throw new Error(`x-errors lacks ${code}`);
      return found;
    },
  };
}
