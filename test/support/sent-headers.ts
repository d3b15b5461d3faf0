import type { ServerResponse } from 'node:http';

/**
 * Returns the headers of a reply that was sent, by name in lower case. `getHeaders` lacks headers that were passed to
 * `writeHead` as a list.
 */
export function sentHeaders(response: ServerResponse): Record<string, string> {
  const head = (response as ServerResponse & { _header: string | null })._header ?? '';
  const lines = head.split('\r\n').slice(1).filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );
}
