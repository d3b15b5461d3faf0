// What the tests of tool servers share.
import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

/** Documentation's own address is not public; this one is, and no test calls it. */
export const publicUrl = 'https://93.184.216.34/mcp';
export const secret = 'Bearer a-secret-of-the-tests';

let names = 0;

/** Connects a tool server; fails the test when that is refused. */
export async function connectServer(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/mcp-servers/manage', {
    ...options,
    body: { name: `server ${++names}`, url: publicUrl, ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body.toolServer;
}

export const readServer = async (server: TestServer, id: number) =>
  (await server.call('GET', '/mcp-servers/manage', { query: { id } })).body.toolServer;

/** Everything that could carry a secret out: log lines and the stored rows. */
export async function expectNowhere(server: TestServer, text: string): Promise<void> {
  expect(JSON.stringify(server.logs)).not.toContain(text);
  const { rows } = await server.database.raw<{ rows: { text: string }[] }>(
    `select row_to_json(tool_servers)::text || encode(coalesce(sealed_headers, ''), 'escape') as text from tool_servers`,
  );
  for (const row of rows) expect(row.text).not.toContain(text);
}
