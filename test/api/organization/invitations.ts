import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { newUserId } from './support.js';

export const newAddress = () => `${newUserId()}@invited.example`;

export const invite = (server: TestServer, invitations: unknown, options: CallOptions = {}) =>
  server.call('POST', '/admin/invitations', { body: { invitations }, ...options });

/** Invites one person without an account. */
export async function inviteOne(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<string> {
  const reply = await invite(server, [{ email: newAddress(), ...fields }], options);
  expect(reply).toMatchObject({ status: 200, body: { results: [{ type: 'invitation' }] } });
  return reply.body.results[0].invitationId;
}

export async function listInvitations(
  server: TestServer,
  query: NonNullable<CallOptions['query']> = {},
  options: CallOptions = {},
): Promise<CallResult> {
  return server.call('GET', '/admin/invitations', { query, ...options });
}
