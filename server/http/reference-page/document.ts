// Adds error codes, code samples and the demo's values to the contract, for the reference page.
import { errors, type ErrorCode } from '../../generated/errors.js';
import { operations, type OperationId } from '../../generated/operations.js';
import { sdkCalls } from '../../generated/sdk-calls.js';
import { curlSample, fetchSample, sdkSample, type SampleRequest } from './samples.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form here; checked by the generators
export type Json = any;

/** Values that replace the contract's examples, by operation. */
export type FilledIn = Readonly<Record<string, { readonly query?: object; readonly body?: object } | undefined>>;

export interface DocumentOptions {
  readonly filledIn: FilledIn;
  /** Reasons why operations fail with these values, by operation. */
  readonly expectedFailures: Readonly<Record<string, string>>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

function resolve(document: Json, value: Json): Json {
  if (typeof value?.$ref !== 'string') return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((node: Json, key: string) => node[key], document);
  return resolve(document, target);
}

/** Removes the examples of optional parameters that have no value in `query`, so that the page leaves them empty. */
function parametersOf(document: Json, operation: Json, query: Readonly<Record<string, unknown>>): Json[] {
  return (operation.parameters ?? []).map((given: Json) => {
    const { example, ...parameter } = resolve(document, given);
    const schema = { ...resolve(document, parameter.schema) };
    delete schema.example;
    delete schema.examples;
    const value = query[parameter.name] ?? (parameter.required === true ? example : undefined);
    return { ...parameter, schema, ...(value === undefined ? {} : { example: value }) };
  });
}

function bodyOf(document: Json, operation: Json, body: unknown): Json {
  const given = resolve(document, operation.requestBody);
  const json = given?.content?.['application/json'];
  if (json === undefined || body === undefined) return given;
  const examples = { demo: { summary: 'On a record of the demo', value: body }, ...json.examples };
  return { ...given, content: { 'application/json': { ...json, examples } } };
}

function describeErrors(operationId: OperationId): string {
  const lines = Object.values<readonly ErrorCode[]>(operations[operationId].errorCodes)
    .flat()
    .map((code) => `- ${errors[code].status} \`${code}\`: ${errors[code].text}`);
  if (lines.length === 0) return '';
  return `\n\n<details><summary>${lines.length} error codes</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

function describe(operation: Json, expectedFailure: string | undefined): string {
  const note = expectedFailure === undefined ? '' : `**Fails from this page:** ${expectedFailure}\n\n`;
  return `${note}${operation.description}${describeErrors(operation.operationId)}`;
}

/** Returns the request that the page sends if the reader changes nothing. */
export function requestOf(
  method: string,
  path: string,
  { parameters = [], requestBody, security }: Json,
): SampleRequest {
  const query = new URLSearchParams();
  for (const { in: place, name, example } of parameters)
    if (place === 'query' && example !== undefined) query.append(name, String(example));
  const examples = requestBody?.content?.['application/json']?.examples ?? {};
  const [first] = Object.values<Json>(examples);
  const search = query.toString();
  return {
    method: method.toUpperCase(),
    path: search === '' ? path : `${path}?${search}`,
    needsToken: security?.length !== 0,
    ...(first === undefined ? {} : { body: first.value }),
  };
}

const exampleServerOf = (document: Json): string => document.servers[0].url;

function operationOf(document: Json, path: string, method: string, options: DocumentOptions): Json {
  const operation = document.paths[path][method];
  const filledIn = options.filledIn[operation.operationId] ?? {};
  const { query = {}, body } = filledIn;
  const shown = {
    ...operation,
    description: describe(operation, options.expectedFailures[operation.operationId]),
    parameters: parametersOf(document, operation, query as Record<string, unknown>),
    ...(operation.requestBody === undefined ? {} : { requestBody: bodyOf(document, operation, body) }),
  };
  const request = requestOf(method, path, shown);
  const calls = sdkCalls[operation.operationId];
  return {
    ...shown,
    'x-codeSamples': [
      { lang: 'shell', label: 'curl', source: curlSample(request, exampleServerOf(document)) },
      ...(calls === undefined ? [] : [{ lang: 'typescript', label: 'SDK', source: sdkSample(calls, filledIn) }]),
      { lang: 'javascript', label: 'fetch', source: fetchSample(request, exampleServerOf(document)) },
    ],
  };
}

/** The page replaces the URL in `x-example-server` with the address of this server, which only the browser knows. */
export function referenceDocument(contract: Json, options: DocumentOptions): Json {
  const paths = Object.fromEntries(
    Object.keys(contract.paths).map((path) => [
      path,
      Object.fromEntries(
        methods
          .filter((method) => contract.paths[path][method] !== undefined)
          .map((method) => [method, operationOf(contract, path, method, options)]),
      ),
    ]),
  );
  // Leave out the webhooks, because the page would offer to send them.
  return {
    ...contract,
    webhooks: {},
    servers: [{ url: '/' }],
    'x-example-server': exampleServerOf(contract),
    paths,
  };
}
