import { appendFileSync } from 'node:fs';
import { recordedHeaders } from './recorded-headers.js';

/**
 * Returns a `fetch` that appends each request and its reply to a file, for `agent-platform-mock check`. Records a
 * stream at its end.
 *
 * @example
 * ```js
 * const client = createClient({ baseUrl, token, fetch: recordFetch('traffic.ndjson') });
 * ```
 */
export function recordFetch(file: string, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const body = request.body === null ? '' : await request.clone().text();
    const response = await send(request);
    const copy = response.clone();
    const write = (text: string) => {
      const sent = { method, url, headers: recordedHeaders(request.headers), ...(body === '' ? {} : { body }) };
      const received = { status: response.status, headers: recordedHeaders(response.headers), body: text };
      appendFileSync(file, `${JSON.stringify({ request: sent, response: received })}\n`);
    };
    const isStream = /^(text\/event-stream|application\/x-ndjson)/.test(response.headers.get('content-type') ?? '');
    // Waiting for the end of a stream would hold back its events. A broken stream is not recorded.
    if (isStream) void copy.text().then(write, () => undefined);
    else write(await copy.text());
    return response;
  };
}
