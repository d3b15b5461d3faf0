import type { ContractError } from '../../codegen/contract/errors.js';
import { messageFor } from '../../codegen/copied/problem-messages.js';
import type { Contract, Operation } from './contract.js';

export interface Detail {
  message: string;
  path: string[];
  in: 'body' | 'query' | 'header';
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Bytes of a file, sent instead of `body`. */
  bytes?: Buffer;
  note?: string;
}

const shown = ({ message, path, in: part }: Detail) => `${part}${path.map((name) => `.${name}`).join('')} ${message}`;

export const headersOfError = ({ code, retryAfterSeconds }: ContractError): Record<string, string> => ({
  'X-Error-Code': code,
  ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
});

export function errorReply(
  error: ContractError,
  details: readonly Detail[] = [],
  headers: Record<string, string> = {},
): Reply {
  const body = { error: error.text, ...(details.length > 0 ? { details: details.slice(0, 20) } : {}) };
  return {
    status: error.status,
    headers: { 'Content-Type': 'application/json', ...headersOfError(error), ...headers },
    body: JSON.stringify(body),
    ...(details.length > 0 ? { note: details.slice(0, 3).map(shown).join('; ') } : {}),
  };
}

export function invalidRequestReply(contract: Contract, operation: Operation, details: readonly Detail[]): Reply {
  const errors = operation.errors.get(400) ?? [];
  const lacksField = details.some(({ message }) => message === messageFor('required', true));
  const ofMissingField = lacksField ? errors.find(({ means }) => means === 'missing_field') : undefined;
  return errorReply(ofMissingField ?? errors[0] ?? contract.error('bad_request'), details);
}
