// Builds the request of an operation with the parts of openapi-fetch. Its client is not used: it reads the reply itself, and reading is part of
// what is limited in time and tried again here.
import { createFinalURL, mergeHeaders } from 'openapi-fetch';
import { splitInput, type Operation } from './operation.js';
import type { SharedOptions } from './options.js';

/** Gives the same request as often as it is sent, because a `Request` with a body can be read only once. */
export type RequestFactory = (signal: AbortSignal, token: string) => Request;

/** Deals out the input and writes it down; what cannot be written throws here, before anything is sent. */
export function buildRequest(baseUrl: string, operation: Operation, input: object | undefined, options: SharedOptions[]): RequestFactory {
  const { query, header, body } = splitInput(operation, input);
  const url = createFinalURL(operation.path, { baseUrl, params: { query }, querySerializer, pathSerializer: (path) => path });
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
  const pairs = Object.entries(query).filter(([, value]) => value !== null && [value].flat().length);
  return pairs.map(([name, value]) => `${name}=${[value].flat().map((item) => encodeURIComponent(String(item))).join()}`).join('&');
}

// A UUID. `crypto.randomUUID` is missing in pages that are not served over https.
function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (+digit / 4)))).toString(16),
  );
}
