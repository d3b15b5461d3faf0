// Reads parameters and body as the contract declares them, with defaults. Throws the 400 and 415 of the service.
import type { ErrorDetail } from '../generated/schemas.js';
import { FakeError } from './errors.js';
import { messageFor } from '../generated/problem-messages.js';
import { fakeLimits, reasons } from '../generated/fake-contract.js';
import { findBodyProblem } from '../generated/parsed-body.js';
import { notations, readPairs } from '../generated/query-text.js';
import { findProblems, resolveSchema, withDefaults, type Problem } from './schema-check.js';
import type { FakeOperation, FakeParameter } from './tables.js';

type Values = Record<string, unknown>;

const maxDetails = 20;

function parse({ schema }: FakeParameter, text: string): unknown {
  const { type } = resolveSchema(schema);
  if (type === 'array') return text.split(',');
  const notation = typeof type === 'string' ? notations[type] : undefined;
  if (notation) return notation.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** If `isMalformed` is true, the service does not check the body. */
function readQuery(
  parameters: readonly FakeParameter[],
  query: string,
): { values: Values; details: ErrorDetail[]; isMalformed: boolean } {
  const values: Values = {};
  const details: ErrorDetail[] = [];
  const refuse = (name: string, message: string) => details.push({ message, path: [name], in: 'query' });
  const given = new Map<string, (string | null)[]>();
  for (const [name, text] of readPairs(query)) given.set(name, [...(given.get(name) ?? []), text]);
  for (const [name, texts] of given) {
    const parameter = parameters.find((one) => one.name === name);
    const type = parameter && resolveSchema(parameter.schema).type;
    const isNumeric = type === 'integer' || type === 'number';
    const text = texts.join(',');
    if (!parameter) refuse(name, reasons.request.unknownParameter);
    else if (texts.includes(null)) refuse(name, reasons.request.notPercentEncoded);
    else if (text.includes('\0')) refuse(name, messageFor('pattern', '^[^\\u0000]*$'));
    else if (texts.length > 1 && type !== 'array') refuse(name, reasons.request.repeated);
    else if (text === '' && !isNumeric) refuse(name, reasons.request.emptyParameter);
    else {
      values[name] = parse(parameter, text);
      const [problem] = isNumeric ? findProblems(parameter.schema, values[name]) : [];
      if (problem) {
        refuse(name, problem.message);
        delete values[name];
      }
    }
  }
  for (const { name, required } of parameters)
    if (required && !given.has(name)) refuse(name, messageFor('required', true));
  const isMalformed = details.length > 0;
  return { values, details: [...details, ...checkAndFillIn(parameters, values, 'query')], isMalformed };
}

function readHeaders(parameters: readonly FakeParameter[], given: Headers): [Values, ErrorDetail[]] {
  const entries = parameters.flatMap(({ name }) => (given.has(name) ? [[name, given.get(name)] as const] : []));
  const values: Values = Object.fromEntries(entries);
  return [values, checkAndFillIn(parameters, values, 'header')];
}

/** Fills in defaults. Returns the first problem of each parameter, or of each item of a list. */
function checkAndFillIn(
  parameters: readonly FakeParameter[],
  values: Values,
  place: 'query' | 'header',
): ErrorDetail[] {
  return parameters.flatMap(({ name, schema }): ErrorDetail[] => {
    if (values[name] !== undefined) {
      const found = firstOfEachPath(findProblems(schema, values[name]));
      return found.map(({ message, path }) => ({ message, path: [name, ...path], in: place }));
    }
    const fallback = resolveSchema(schema).default;
    if (fallback !== undefined) values[name] = structuredClone(fallback);
    return [];
  });
}

function firstOfEachPath(problems: Problem[]): Problem[] {
  const places = problems.map(({ path }) => JSON.stringify(path));
  return problems.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

function parseBody(text: string): unknown {
  const refuse = (problem: Problem) => new FakeError('bad_request', { details: [{ ...problem, in: 'body' }] });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refuse({ message: reasons.request.notJson, path: [] });
  }
  const problem = findBodyProblem(text, body, { reasons: reasons.request, levels: fakeLimits.bodyLevels });
  if (problem) throw refuse(problem);
  return body;
}

function isJson(contentType: string): boolean {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  return mediaType === 'application/json' && charsets.every((charset) => /^charset="?utf-?8"?$/.test(charset));
}

function readBody({ body }: FakeOperation, request: Request, text: string): [unknown, ErrorDetail[]] {
  if (!body) return [undefined, []];
  const isMissing = text === '';
  if (!isMissing && !isJson(request.headers.get('Content-Type') ?? '')) throw new FakeError('unsupported_media_type');
  if (isMissing && !body.required) return [undefined, []];
  // Check an empty object instead of a missing body, so that the error names the required fields.
  const value = isMissing ? {} : parseBody(text);
  const problems = firstOfEachPath(findProblems(body.schema, value));
  if (isMissing && problems.length === 0) problems.push({ message: messageFor('required', true), path: [] });
  if (problems.length > 0) return [undefined, problems.map((problem) => ({ ...problem, in: 'body' }))];
  return [withDefaults(body.schema, value), []];
}

export function readRequest(
  operation: FakeOperation,
  request: Request,
  text: string,
): { query: object; headers: object; body: unknown } {
  const ofPlace = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const ofQuery = readQuery(ofPlace('query'), new URL(request.url).search.slice(1));
  const [headers, ofHeaders] = readHeaders(ofPlace('header'), request.headers);
  const ofParameters = [...ofQuery.details, ...ofHeaders].slice(0, maxDetails);
  if (ofQuery.isMalformed) throw new FakeError('bad_request', { details: ofParameters });
  const [body, ofBody] = readBody(operation, request, text);
  const details = [...ofParameters, ...ofBody].slice(0, maxDetails);
  if (details.length > 0) throw new FakeError('bad_request', { details });
  return { query: ofQuery.values, headers, body };
}
