// What the tests of scheduled tasks share.
import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const ofAnother = 'Unauthorized: Scheduled task belongs to another user';
export const notFound = 'Scheduled task not found';

export const taskFields = { name: 'Morning digest', prompt: 'Sum up what happened yesterday.', schedule: '0 6 * * *' };

/** Creates a task; fails the test when that is refused. */
export async function createTask(server: TestServer, fields: Record<string, unknown>, options: CallOptions = {}): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/scheduled-tasks/manage', { ...options, body: { ...taskFields, ...fields } });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

export const readTask = (server: TestServer, taskId: number, options: CallOptions = {}) => server.call('GET', '/scheduled-tasks/manage', { ...options, query: { taskId } });

/** Tokens of two members and of an administrator of the other organization. */
export async function people(server: TestServer): Promise<{ member: string; another: string; stranger: string; guest: string }> {
  return {
    member: await server.tokenFor({ role: 'org:member', userId: 'user_member' }),
    another: await server.tokenFor({ role: 'org:member', userId: 'user_another' }),
    stranger: await server.tokenFor({ organizationId: server.otherOrganizationId, userId: 'user_stranger' }),
    guest: await server.tokenFor({ role: 'org:guest' }),
  };
}
