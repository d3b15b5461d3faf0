// Shared by the tests of webhook endpoints.
import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

/** A public address that no test calls. The address ranges for documentation are not public. */
export const publicUrl = 'https://93.184.216.34/events';

/** Creates a webhook endpoint and returns the whole reply. Fails the test if the server refuses. */
export async function createWithSecret(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/webhook-endpoints/manage', {
    ...options,
    body: { url: publicUrl, eventTypes: ['run.failed'], ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

export const createEndpoint = async (...given: Parameters<typeof createWithSecret>): Promise<CallResult['body']> =>
  (await createWithSecret(...given)).webhookEndpoint;

export const readEndpoint = async (server: TestServer, id: number): Promise<CallResult['body']> =>
  (await server.call('GET', '/webhook-endpoints/manage', { query: { id } })).body.webhookEndpoint;
