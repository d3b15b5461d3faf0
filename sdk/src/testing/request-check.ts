// Reads parameters and body as the contract declares them, with defaults. Throws the 400 and 415 of the service.
import type { ErrorDetail } from '../generated/schemas.js';
import { FakeError } from './errors.js';
import { messageFor } from '../generated/problem-messages.js';
import { reasons } from '../generated/fake-contract.js';
import { findProblems, resolveSchema, withDefaults, type Problem } from './schema-check.js';
import type { FakeOperation, FakeParameter } from './tables.js';

type Values = Record<string, unknown>;

const maxDetails = 20;

function parse({ schema }: FakeParameter, text: string): unknown {
  const { type } = resolveSchema(schema);
  if (type === 'array') return text.split(',');
  if (type === 'integer') return /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
  if (type === 'number') return /^-?(0|[1-9]\d{0,15})(\.\d{1,22})?(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** If `isMalformed` is true, the service does not check the body. */
function readQuery(
  parameters: readonly FakeParameter[],
  given: URLSearchParams,
): { values: Values; details: ErrorDetail[]; isMalformed: boolean } {
  const values: Values = {};
  const details: ErrorDetail[] = [];
  const refuse = (name: string, message: string) => details.push({ message, path: [name], in: 'query' });
  for (const name of new Set(given.keys())) {
    const parameter = parameters.find((one) => one.name === name);
    const type = parameter && resolveSchema(parameter.schema).type;
    const isNumeric = type === 'integer' || type === 'number';
    const [text = '', ...more] = given.getAll(name);
    if (!parameter) refuse(name, reasons.request.unknownParameter);
    else if (more.length > 0 && type !== 'array') refuse(name, reasons.request.repeated);
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
  try {
    return JSON.parse(text);
  } catch {
    throw new FakeError('bad_request', { details: [{ message: reasons.request.notJson, path: [], in: 'body' }] });
  }
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
  const ofQuery = readQuery(ofPlace('query'), new URL(request.url).searchParams);
  const [headers, ofHeaders] = readHeaders(ofPlace('header'), request.headers);
  const ofParameters = [...ofQuery.details, ...ofHeaders].slice(0, maxDetails);
  if (ofQuery.isMalformed) throw new FakeError('bad_request', { details: ofParameters });
  const [body, ofBody] = readBody(operation, request, text);
  const details = [...ofParameters, ...ofBody].slice(0, maxDetails);
  if (details.length > 0) throw new FakeError('bad_request', { details });
  return { query: ofQuery.values, headers, body };
}
