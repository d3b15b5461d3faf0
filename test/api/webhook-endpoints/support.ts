import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { expectSameNotFound } from '../errors.js';

let urls = 0;

/** Returns a new URL that no test calls. Uses no address for documentation, because the server refuses those. */
export const newUrl = (): string => `https://93.184.216.34/events/${++urls}`;

export async function createWithSecret(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/webhook-endpoints/manage', {
    ...options,
    body: { url: newUrl(), eventTypes: ['run.failed'], ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

export const createEndpoint = async (...given: Parameters<typeof createWithSecret>): Promise<CallResult['body']> =>
  (await createWithSecret(...given)).webhookEndpoint;

export const readEndpoint = async (server: TestServer, id: number): Promise<CallResult['body']> =>
  (await server.call('GET', '/webhook-endpoints/manage', { query: { id } })).body.webhookEndpoint;

/** Expects 404 for a missing, a deleted and a cross-tenant endpoint, and no change to the cross-tenant one. */
export async function expectEndpointNotFound(
  server: TestServer,
  send: (id: number) => Promise<CallResult>,
): Promise<void> {
  const deleted = await createEndpoint(server);
  await server.call('DELETE', '/webhook-endpoints/manage', { query: { id: deleted.id } });
  const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
  const foreign = await createEndpoint(server, {}, { token });
  const replies = [];
  for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await send(id));
  expectSameNotFound(replies, 'Webhook endpoint not found');
  const { body } = await server.call('GET', '/webhook-endpoints/manage', { token, query: { id: foreign.id } });
  expect(body.webhookEndpoint).toEqual(foreign);
}
