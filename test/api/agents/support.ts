import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const agentFields = { name: 'Support Concierge', model: 'offline:echo' };

/** Creates an agent, or updates it if the fields have an id. */
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
