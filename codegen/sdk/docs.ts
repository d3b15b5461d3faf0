// Generates the documentation of the SDK's functions from the descriptions and examples of the contract.
import type { Contract } from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import type { ReplyVariant } from './reply-choice.js';
import { printArgument } from '../copied/print-literal.js';
import type { SdkMethod } from './methods-model.js';
import type { SdkOperation } from './model.js';
import { keyOf } from '../contract/parts.js';
import type { Since } from './since.js';

const lineWidth = 138;

/** For each status, the name of its error class in sdk/src/api-errors.ts. */
export const errorClasses: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

export function comment(lines: string[], indent = ''): string {
  let isCode = false;
  const safe = lines.flatMap((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode || line.startsWith('  ') ? [line] : wrap(line, lineWidth - indent.length);
  });
  const text = safe.map((line) => line.replace(/\*\//g, '*\\/'));
  if (text.length === 1) return `${indent}/** ${text[0]} */\n`;
  return `${indent}/**\n${text.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

export function describeMethod(contract: Contract, since: Since, method: SdkMethod): string[] {
  const { sdk } = method;
  const { operation } = sdk;
  const lines = [`${summaryOf(method)}.`, ''];
  lines.push(...operation.description.trim().split('\n'), '');
  lines.push(`\`${operation.method.toUpperCase()} ${operation.path}\``, '');
  if (method.list?.maxLimit)
    lines.push(
      `Iterating returns at most the first ${method.list.maxLimit} records, because the contract has no further pages.`,
      '',
    );
  lines.push(`@param input - ${describeInput(method)}`);
  lines.push('@param options - signal, time limits and headers of this call', `@returns ${describeReply(method)}`);
  lines.push(`@throws {ApiError} ${describeCodes(sdk)}`);
  if (operation.deprecated) lines.push(`@deprecated ${describeDeprecation(contract, sdk)}`);
  const version = since.of(keyOf('operation', operation.id));
  if (version !== undefined) lines.push(`@since ${version}`);
  return [...lines, '@example', '```ts', ...exampleCode(contract, method, 'method').split('\n'), '```'];
}

/** Returns short documentation, because the method of the client has the full text. */
export function describeFunction(contract: Contract, method: SdkMethod): string[] {
  const { sdk } = method;
  const lines = [
    `${summaryOf(method)}: \`client.${[...method.group, method.name].join('.')}\` as a function, for bundlers.`,
    '',
    '@param client - a client',
    `@param input - ${describeInput(method)}`,
    '@param options - signal, time limits and headers of this call',
    `@returns ${describeReply(method)}`,
    `@throws {ApiError} see \`${method.typeName}Error\``,
  ];
  if (sdk.operation.deprecated) lines.push(`@deprecated ${describeDeprecation(contract, sdk)}`);
  return [...lines, '@example', '```ts', ...exampleCode(contract, method, 'function').split('\n'), '```'];
}

/** Returns the operation's summary. If the operation has two methods, describes only this method. */
export function summaryOf({ sdk, list, variant, functionName }: SdkMethod): string {
  const { summary } = sdk.operation;
  if (!variant) return summary;
  if (sdk.reply === 'stream')
    return variant.output === 'Response' ? `${summary} and stream the reply` : `${summary} without streaming the reply`;
  if (list && sdk.replyChoice?.decidedBy === 'limit') return `${summary}, ${list.next ? 'in pages' : 'all at once'}`;
  if (list) return summary.split(/,? or /)[0] as string;
  const [verb = '', ...noun] = functionName.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const article = noun.at(-1)?.endsWith('s') ? 'the' : /^[aeiou]/.test(noun[0] ?? '') ? 'an' : 'a';
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${article} ${noun.join(' ')}`;
}

function describeCodes({ operation }: SdkOperation): string {
  const common = [401, 413, 415, 429, 500];
  const parts = operation.responses
    .filter(({ status }) => status >= 400 && !common.includes(status))
    .map(({ status, errors }) => `${status} ${errors.map(({ code }) => `\`${code}\``).join(', ')}`);
  return parts.join('; ');
}

function describeInput({ sdk, main, parameters, hasInput }: SdkMethod): string {
  if (!hasInput) return 'none: `{}`';
  const parts = [parameters.length > 0 ? 'query parameters' : '', sdk.body === 'none' ? '' : 'fields of the body'];
  const whole = `${parts.filter((part) => part !== '').join(' and ')}, in one object`;
  return main ? `${whole}, or the \`${main}\` alone` : whole;
}

function describeReply({ sdk, list, output, variant }: SdkMethod): string {
  if (output.startsWith('ReadableStream')) {
    return repliesWithLines(sdk)
      ? 'a stream of JSON lines; reading fails after `attemptTimeoutMs` without a byte, and at `deadlineMs` if given'
      : 'the stream; the time limits apply until its headers arrive';
  }
  if (sdk.reply === 'none') return 'nothing';
  if (list?.next) return 'the list: awaiting it returns the first page, and iterating it returns all records';
  if (list) return 'the list, in one page';
  const successes = sdk.operation.responses.filter(({ status, schema }) => status < 300 && schema);
  if (variant && successes.length > 0) return `the \`${output.replace('schemas.', '')}\``;
  return successes
    .map(({ status, description }) => (successes.length > 1 ? `${status}: ${description}` : description))
    .join(' ');
}

const repliesWithLines = ({ operation }: SdkOperation): boolean =>
  operation.responses.some(({ mediaTypes }) => mediaTypes.includes('application/x-ndjson'));

function describeDeprecation(contract: Contract, { operation }: SdkOperation): string {
  const { deprecated } = operation;
  if (!deprecated) return '';
  const sameBody = (other: Json) => JSON.stringify(other) === JSON.stringify(operation.body?.schema);
  const successor =
    contract.operations.find(({ id }) => id === deprecated.successor) ??
    contract.operations.find((other) => other.path === deprecated.successor && sameBody(other.body?.schema));
  return (
    `since ${deprecated.since}, removed after ${deprecated.sunset}. ` +
    `Use ${successor ? `\`${successor.id}\`` : deprecated.successor}.`
  );
}

export interface ExampleCall {
  before: string;
  input: Record<string, unknown>;
  after: string;
}

/** Returns the code before and after the argument of an example call, and the argument's value. */
export function exampleCall(contract: Contract, method: SdkMethod, target: 'function' | 'method'): ExampleCall {
  const { sdk, list, fixed } = method;
  const keys = Object.entries(exampleInput(contract, sdk, method.variant)).filter(([key]) => !(key in fixed));
  const input = method.hasInput ? Object.fromEntries(keys) : {};
  const name =
    target === 'function'
      ? `${method.functionName}(core${Object.keys(input).length > 0 ? ', ' : ''}`
      : `client.${[...method.group, method.name].join('.')}(`;
  if (list) return { before: `for await (const item of ${name}`, input, after: ')) console.log(item);' };
  if (repliesWithLines(sdk))
    return {
      before: `const lines = await ${name}`,
      input,
      after: ');\nconsole.log(await new Response(lines).text());',
    };
  return { before: `${sdk.reply === 'none' ? '' : 'const reply = '}await ${name}`, input, after: ');' };
}

function exampleCode(contract: Contract, method: SdkMethod, target: 'function' | 'method'): string {
  const { before, input, after } = exampleCall(contract, method, target);
  return `${before}${printArgument(input, method.main)}${after}`;
}

/** Returns one input object: an example of the variant's body, and the examples of the required parameters. */
export function exampleInput(
  contract: Contract,
  sdk: SdkOperation,
  variant: ReplyVariant | null,
): Record<string, unknown> {
  const { operation } = sdk;
  const wanted = Object.entries(variant?.selectingKeys ?? {}).filter(([, value]) => value !== undefined);
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
      throw new InvalidContractError(
        `openapi.yaml: ${operation.id}: the required parameter ${parameter.name} has no example`,
      );
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
