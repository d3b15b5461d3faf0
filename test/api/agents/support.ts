// Shared by the tests of agents, tags and tools.
import { expect, test } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const agentFields = { name: 'Support Concierge', model: 'offline:echo' };

/** Texts of the 403 replies. */
export const notAdmin = 'Unauthorized: User is not an admin in this organization';
export const noConsole = 'Unauthorized: Management console access is required';

/** Creates or updates an agent. Fails the test if the server refuses. */
export async function save(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const body = 'id' in fields ? fields : { ...agentFields, ...fields };
  const reply = await server.call('POST', '/agents', { ...options, body });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

export async function createTag(
  server: TestServer,
  name: string,
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/agent-tags', { ...options, body: { name } });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

export async function versionsOf(server: TestServer, agentId: number): Promise<CallResult['body'][]> {
  const reply = await server.call('GET', '/agents/versions', { query: { agentId, limit: 200 } });
  expect(reply.status).toBe(200);
  return reply.body.versions;
}

export const readAgent = async (server: TestServer, id: number) =>
  (await server.call('GET', '/agents', { query: { id } })).body;

/** Expects a 400 that names the field. */
export function expectNamed(reply: CallResult, path: string[], text = 'Bad Request'): void {
  expect({ status: reply.status, error: reply.body.error }).toEqual({ status: 400, error: text });
  const named = (reply.body.details as { path: string[]; in: string }[]).map(({ path: names, in: place }) =>
    place === 'body' ? names : [place, ...names],
  );
  expect(named).toContainEqual(path);
}

type Call = (options: CallOptions) => Promise<CallResult>;

/**
 * Defines the tests that every operation has: without a valid token, and with each role. `attempt` makes a call with
 * the given token; the rest of the call is valid.
 */
export function testAccess(
  server: () => TestServer,
  attempt: Call,
  { allowed, refused, text, status = 200 }: { allowed: string[]; refused: string[]; text: string; status?: number },
): void {
  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token']) {
      const reply = await attempt({ token });
      expect(reply).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
    }
  });

  test.each(allowed)('is open to %s', async (role) => {
    expect((await attempt({ token: await server().tokenFor({ role }) })).status).toBe(status);
  });

  test.each(refused)('returns 403 for %s', async (role) => {
    expect(await attempt({ token: await server().tokenFor({ role }) })).toMatchObject({
      status: 403,
      body: { error: text },
    });
  });
}

/** Expects the same 404 for a missing, a deleted and a cross-tenant record. */
export function expectSameNotFound(replies: CallResult[], text: string): void {
  for (const reply of replies)
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 404, body: { error: text } });
}
