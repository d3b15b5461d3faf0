// The documentation of each function of the SDK, from the contract's words and examples.
import { resolve, type Contract, type Json } from './contract.js';
import type { ReplyVariant } from './sdk-reply-choice.js';
import { printLiteral } from './sdk-literal.js';
import type { SdkOperation } from './sdk-model.js';
import { keyOf } from './contract-parts.js';
import type { Since } from './since.js';

const lineWidth = 138;

const roleWords: Record<string, string> = {
  'org:guest': 'any role',
  'org:member': 'any role but guest (`org:member`)',
  'org:agent_manager': 'agent manager or admin (`org:agent_manager`)',
  'org:admin': 'admin (`org:admin`)',
};

/** The class in sdk/src/api-errors.ts for each status. */
export const errorClasses: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

/** A documentation comment of these lines; an empty one parts paragraphs. */
export function comment(lines: string[], indent = ''): string {
  const safe = lines.flatMap((line) =>
    line.startsWith('```') || line.startsWith('  ') ? [line] : wrap(line, lineWidth - indent.length),
  );
  const text = safe.map((line) => line.replace(/\*\//g, '*\\/'));
  if (text.length === 1) return `${indent}/** ${text[0]} */\n`;
  return `${indent}/**\n${text.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** The documentation of one way to call an operation; `target` is what the example calls, up to its first argument. */
export function describeOperation(
  contract: Contract,
  since: Since,
  sdk: SdkOperation,
  variant: ReplyVariant | null,
  target: 'function' | 'method',
): string[] {
  const { operation } = sdk;
  const role = `Role: ${roleWords[operation.role] ?? operation.role}`;
  const permissions = operation.permissions.map((permission) => `\`${permission}\``).join(', ');
  const lines = [`${operation.summary}.`, ''];
  if (operation.description) lines.push(...operation.description.trim().split('\n'), '');
  lines.push(permissions ? `${role}, or a token with one of the permissions ${permissions}.` : `${role}.`, '');
  lines.push(`\`${operation.method.toUpperCase()} ${operation.path}\``, '');
  if (target === 'function') lines.push('@param client - what `createClient` or `createCoreClient` gave');
  if (sdk.input) lines.push(`@param input - ${describeInput(sdk)}`);
  lines.push('@param options - signal, time limit and headers of this call', `@returns ${describeReply(sdk, variant)}`);
  for (const response of operation.responses.filter(({ status }) => status >= 400)) {
    const codes = response.errors.map(({ code }) => `\`${code}\``).join(', ');
    lines.push(`@throws {${errorClasses[response.status] ?? 'ApiError'}} ${response.status}: ${codes}`);
  }
  if (operation.deprecated) lines.push(`@deprecated ${describeDeprecation(contract, sdk)}`);
  const version = since.of(keyOf('operation', operation.id));
  if (version !== undefined) lines.push(`@since ${version}`);
  const example = exampleCode(contract, sdk, variant, target);
  lines.push(
    '@example',
    '```ts',
    ...example.split('\n').map((line) => (line.startsWith(' ') ? line : `${line}`)),
    '```',
  );
  return lines;
}

function describeInput(sdk: SdkOperation): string {
  const parts = [
    sdk.query.length > 0 ? 'query parameters' : '',
    sdk.headers.length > 0 ? 'headers' : '',
    sdk.body === 'none' ? '' : 'fields of the body',
  ].filter((part) => part !== '');
  return `${parts.join(' and ')}, in one object`;
}

function describeReply(sdk: SdkOperation, variant: ReplyVariant | null): string {
  if (sdk.reply === 'stream' && variant?.output === 'Response')
    return 'the raw response, whose body is the stream of events; the time limits end with its headers';
  if (sdk.reply === 'none') return 'nothing';
  const successes = sdk.operation.responses.filter(({ status, schema }) => status < 300 && schema);
  return successes
    .map(({ status, description }) => (successes.length > 1 ? `${status}: ${description}` : description))
    .join(' ');
}

/** Since when, until when, and what takes its place. */
function describeDeprecation(contract: Contract, { operation }: SdkOperation): string {
  const { deprecated } = operation;
  if (!deprecated) return '';
  const sameBody = (other: Json) => JSON.stringify(other) === JSON.stringify(operation.body?.schema);
  const successor =
    contract.operations.find(({ id }) => id === deprecated.successor) ??
    contract.operations.find((other) => other.path === deprecated.successor && sameBody(other.body?.schema));
  return `since ${deprecated.since}, gone after ${deprecated.sunset}. Use ${successor ? `\`${successor.id}\`` : deprecated.successor}.`;
}

function exampleCode(
  contract: Contract,
  sdk: SdkOperation,
  variant: ReplyVariant | null,
  target: 'function' | 'method',
): string {
  const input = exampleInput(contract, sdk, variant);
  const client = target === 'function' ? 'core' : 'client';
  const call = target === 'function' ? `${sdk.operation.id}(core` : `client.${sdk.operation.id}(`;
  const argument = Object.keys(input).length === 0 && sdk.input !== 'required' ? '' : printLiteral(input, 100);
  const separator = argument && target === 'function' ? ', ' : '';
  if (client === 'client' && sdk.reply === 'none') return `await ${call}${argument});`;
  return `${sdk.reply === 'none' ? '' : 'const reply = '}await ${call}${separator}${argument});`;
}

/** The contract's named example that fits the variant, with the required parameters, as one flat input. */
export function exampleInput(
  contract: Contract,
  sdk: SdkOperation,
  variant: ReplyVariant | null,
): Record<string, unknown> {
  const { operation } = sdk;
  const wanted = Object.entries(variant?.exampleKeys ?? {}).filter(([, value]) => value !== undefined);
  const raw = resolve(contract.document, contract.document.paths[operation.path][operation.method].requestBody);
  const examples: Json[] = Object.values<Json>(raw?.content['application/json'].examples ?? {}).map(
    ({ value }) => value,
  );
  const isFit = (value: Json) => wanted.every(([key, expected]) => !(key in value) || value[key] === expected);
  const body = examples.find(isFit) ?? examples[0] ?? {};
  const parameters: Record<string, unknown> = {};
  for (const parameter of sdk.query) {
    if (!parameter.required && !sdk.promotedKeys.includes(parameter.name)) continue;
    const example = (parameter as Json).example ?? body[parameter.name];
    if (example === undefined)
      throw new Error(`openapi.yaml: ${operation.id}: the required parameter ${parameter.name} has no example`);
    parameters[parameter.name] = example;
  }
  return { ...parameters, ...(sdk.body === 'none' ? {} : body), ...parameters, ...Object.fromEntries(wanted) };
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
