import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const secret = 'Bearer a-secret-of-the-tests';

let names = 0;
let urls = 0;

/** Returns a new URL that no test calls. Uses no address for documentation, because the server refuses those. */
export const newUrl = (): string => `https://93.184.216.34/mcp/${++urls}`;

export async function connectServer(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/mcp-servers/manage', {
    ...options,
    body: { name: `server ${++names}`, url: newUrl(), ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body.toolServer;
}

export const readServer = async (server: TestServer, id: number) =>
  (await server.call('GET', '/mcp-servers/manage', { query: { id } })).body.toolServer;

/** Expects that the text is in no log line and in no stored tool server. */
export async function expectNowhere(server: TestServer, text: string): Promise<void> {
  expect(JSON.stringify(server.logs)).not.toContain(text);
  const { rows } = await server.database.raw<{ rows: { text: string }[] }>(
    `select row_to_json(tool_servers)::text || encode(coalesce(sealed_headers, ''), 'escape') as text
     from tool_servers`,
  );
  for (const row of rows) expect(row.text).not.toContain(text);
}
