// Builds the request of an operation with the parts of openapi-fetch. Its client is not used: it reads the reply itself, and reading is part of
// what is limited in time and tried again here.
import { createFinalURL, mergeHeaders } from 'openapi-fetch';
import { splitInput, type Operation } from './operation.js';
import type { SharedOptions } from './options.js';

/** Gives the same request as often as it is sent, because a `Request` with a body can be read only once. */
export type RequestFactory = (signal: AbortSignal, token: string) => Request;

/** Deals out the input and writes it down; what cannot be written throws here, before anything is sent. */
export function buildRequest(
  baseUrl: string,
  operation: Operation,
  input: object | undefined,
  options: SharedOptions[],
): RequestFactory {
  const { query, header, body } = splitInput(operation, input);
  const url = createFinalURL(operation.path, {
    baseUrl,
    params: { query },
    querySerializer,
    pathSerializer: (path) => path,
  });
  const text = body && JSON.stringify(body);
  const own = {
    'Content-Type': text && 'application/json',
    // One for all attempts: the server does the work once and gives its first answer again.
    'Idempotency-Key': operation.key ? randomId() : undefined,
  };
  const headers = mergeHeaders(own, ...options.map(({ headers }) => headers), header);
  return (signal, token) => {
    headers.set('Authorization', `Bearer ${token}`);
    return new Request(url, { method: operation.method, headers, body: text, signal, redirect: 'manual' });
  };
}

// The contract writes every array as one parameter with commas; the generator refuses any other style.
function querySerializer(query: Record<string, unknown>): string {
  const pairs = Object.entries(query as Record<string, string>).filter(
    ([, value]) => value !== null && [value].flat().length,
  );
  return pairs.map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join()}`).join('&');
}

// A UUID, or as many random bits: pages that are not served over https have no `randomUUID`.
const randomId = () =>
  (crypto as Partial<typeof crypto>).randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
