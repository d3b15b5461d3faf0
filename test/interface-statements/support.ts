import { expect } from '@jest/globals';
import type { CallResult, TestServer } from '../support/server.js';

export const notAdmin = 'Unauthorized: User is not an admin in this organization';

export interface Caller {
  userId?: string;
  role?: string;
  organizationId?: string;
}

/** Returns a function that calls the server as a user. The default is an administrator. */
export const callerOf =
  (server: () => TestServer) =>
  async (method: string, path: string, given: { query?: object; body?: unknown; as?: Caller } = {}) => {
    const { query = {}, body, as = {} } = given;
    const token = await server().tokenFor(as);
    return server().call(method, path, { token, query: query as Record<string, string>, body });
  };

export function expectError(reply: CallResult, status: number, error: string, field?: string): void {
  expect(reply).toMatchObject({ status, body: { error } });
  if (field === undefined) return;
  const details = reply.body.details as { message: string; path: string[] }[];
  expect(details.map(({ path }) => path.at(-1))).toContain(field);
  for (const { message, path } of details) expect([typeof message, Array.isArray(path)]).toEqual(['string', true]);
}

export const skillMd = (frontmatter: string, text = 'Do it.') => `---\n${frontmatter}\n---\n${text}\n`;
