// Calls a fake or a server with `fetch`, so that tests do not depend on the client.
import { createFake, type Fake, type FakeOptions } from '../../../sdk/src/testing/index.js';

export interface Call {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** A body that is not JSON, instead of `body`. */
  text?: string;
  token?: string | null;
  headers?: Record<string, string>;
}

export interface Result {
  status: number;
  code: string | null;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of every shape
  body: any;
}

export type Send = (route: string, call?: Call) => Promise<Result>;

/** Returns a function that sends requests such as `POST /agents`. */
export const sender =
  (fetch: (request: Request) => Promise<Response>, baseUrl: string, defaultToken: string): Send =>
  async (route, { query = {}, body, text: given, token = defaultToken, headers = {} } = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const sent = given ?? (body === undefined ? undefined : JSON.stringify(body));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const response = await fetch(
      new Request(`${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return {
      status: response.status,
      code: response.headers.get('X-Error-Code'),
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };

export function startFake(options?: FakeOptions): { fake: Fake; send: Send } {
  const fake = createFake(options);
  return { fake, send: sender(fake.fetch, 'http://fake.test/v1', 'any') };
}

/** Headers of the PUT to a presigned URL. */
export const uploadHeaders = ({ contentType, orgId, userId }: Record<string, string>): Record<string, string> => ({
  'content-type': contentType ?? '',
  'x-amz-meta-file-type': contentType ?? '',
  'x-amz-meta-org-id': orgId ?? '',
  'x-amz-meta-user-id': userId ?? '',
});
