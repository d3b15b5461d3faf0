// The errors of the contract: the table `x-errors`, and the errors of each operation.
import { InvalidContractError, targetOf, type Json } from './document.js';

export interface ContractError {
  code: string;
  status: number;
  /** The cause of the error, if several codes share it. `missing_field`: the request lacks a required field. */
  means?: 'invalid_request' | 'missing_field' | 'missing_role';
  /** The numbers of the contract are filled in. Values that the server fills in are in braces. */
  text: string;
  action: string;
  /** `Retry-After` of the reply, unless the server computes the delay. */
  retryAfterSeconds?: number;
}

/** Replaces each `{#/…}` of an error text with the number to which it refers, such as a limit. */
const fillInNumbers = (document: Json, code: string, text: string): string =>
  text.replace(/\{(#\/[^}]*)\}/g, (_match, reference: string) => {
    const value = targetOf(document, reference);
    if (typeof value === 'number') return String(value);
    throw new InvalidContractError(`openapi.yaml: the text of ${code} refers to ${reference}, which is not a number`);
  });

export const readErrors = (document: Json): ContractError[] =>
  Object.entries<Json>(document['x-errors'] ?? {}).map(([code, error]) => ({
    code,
    ...error,
    text: fillInNumbers(document, code, error.text),
  }));

/**
 * Returns the errors of an operation with one status: its own, and those of the shared response. Its own error replaces
 * a shared one with the same `means`. The error of an invalid request or a missing role is the first.
 */
export function errorsOf(
  errors: readonly ContractError[],
  operation: Json,
  response: Json,
  status: number,
): ContractError[] {
  const named = (codes: string[] = []) =>
    codes.map((code) => {
      const found = errors.find((error) => error.code === code);
      if (!found)
        throw new InvalidContractError(
          `openapi.yaml: ${operation.operationId} has the error code ${code}, which x-errors lacks`,
        );
      return found;
    });
  const own = named(operation['x-error-codes']).filter((error) => error.status === status);
  const meanings = new Set(own.flatMap(({ means }) => means ?? []));
  const shared = named(response['x-error-codes']).filter(({ means }) => means === undefined || !meanings.has(means));
  const all = [...new Set([...own, ...shared])];
  const isFirst = ({ means }: ContractError) => means === 'invalid_request' || means === 'missing_role';
  return [...all.filter(isFirst), ...all.filter((error) => !isFirst(error))];
}
