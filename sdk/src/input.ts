import { UsageError } from './errors.js';
import type { Operation } from './operation.js';
import { defined } from './options.js';

/** Input of a call: an object, or the value of its one required key. */
export type Input = object | string | number | undefined;

export interface RequestParts {
  query: Record<string, unknown>;
  header: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** Returns the input as an object, without fields that are undefined. */
export function toObject(operation: Operation, input: Input): Record<string, unknown> {
  const isValue = typeof input === 'string' || typeof input === 'number';
  if (isValue && operation.main === undefined) throw new TypeError('the input must be an object');
  return defined({ ...(isValue ? { [operation.main as string]: input } : input), ...operation.fixed });
}

/**
 * Divides the input of a call into query, headers and body. A key that is both a parameter and a body field is sent as
 * the parameter. A key that is not in the contract is sent too, because a newer server may know it. Any other server
 * refuses the call and names the key.
 */
export function splitInput(operation: Operation, input: Input): RequestParts {
  // These objects have no prototype, so that `__proto__` is a key like any other.
  const [query, header, body] = [0, 0, 0].map(() => Object.create(null)) as [
    Record<string, unknown>,
    Record<string, string>,
    Record<string, unknown>,
  ];
  const headerNames = operation.header ?? {};
  for (const [key, value] of Object.entries(toObject(operation, input))) {
    const name = Object.hasOwn(headerNames, key) ? headerNames[key] : undefined;
    if (name) {
      // Without this check, null would be sent as the text `null`, an etag that no record has.
      if (typeof value !== 'string' || value === '')
        throw new UsageError(`${key} must be a non-empty string`, operation);
      // If-Match is the only header whose value has quotation marks.
      header[name] = name === 'If-Match' ? `"${value}"` : value;
    } else (operation.query?.includes(key) || !operation.body ? query : body)[key] = value;
  }
  // Without this check, a call for one record without its id would return the list of all records.
  for (const key of operation.main ? [operation.main] : (operation.required ?? []))
    if ([undefined, null, '', NaN].includes(query[key] as null) && body[key] === undefined)
      throw new UsageError(`${key} is missing`, operation);
  return { query, header, body: operation.body === 'required' || Object.keys(body).length > 0 ? body : undefined };
}

/**
 * Writes each array as one parameter with commas, as the contract requires. openapi-fetch would omit a value of a wrong
 * type, such as a symbol, so the filter would have no effect. A `Date` becomes ISO 8601, as in a body.
 */
export function writeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => [value ?? []].flat().length > 0);
  return pairs.map(([name, value]) => `${name}=${[value].flat().map(toText).map(encodeURIComponent).join()}`).join('&');
}

const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
