import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const ofAnother = 'Unauthorized: Scheduled task belongs to another user';
export const notFound = 'Scheduled task not found';

export const taskFields = { name: 'Morning digest', prompt: 'Sum up what happened yesterday.', schedule: '0 6 * * *' };

export async function createTask(
  server: TestServer,
  fields: Record<string, unknown>,
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await server.call('POST', '/scheduled-tasks/manage', {
    ...options,
    body: { ...taskFields, ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

export const readTask = (server: TestServer, taskId: number, options: CallOptions = {}) =>
  server.call('GET', '/scheduled-tasks/manage', { ...options, query: { taskId } });

/** Returns the task after an event has disabled it. Needs a server with a worker. */
export const readDisabledTask = (server: TestServer, taskId: number): Promise<CallResult['body']> =>
  eventually(
    async () => (await readTask(server, taskId)).body,
    ({ pausedReason }) => pausedReason !== null,
  );

/** Returns tokens of two members, a guest, and an administrator of the other organization. */
export async function people(
  server: TestServer,
): Promise<{ member: string; another: string; crossTenant: string; guest: string }> {
  return {
    member: await server.tokenFor({ role: 'org:member', userId: 'user_member' }),
    another: await server.tokenFor({ role: 'org:member', userId: 'user_another' }),
    crossTenant: await server.tokenFor({ organizationId: server.otherOrganizationId, userId: 'user_cross_tenant' }),
    guest: await server.tokenFor({ role: 'org:guest' }),
  };
}

/** Returns the executions of a task, newest first, including skipped and missed slots. */
export async function executionsOf(server: TestServer, taskId: number): Promise<CallResult['body'][]> {
  const reply = await server.call('GET', '/scheduled-tasks/executions', {
    query: { taskId, include: 'occurrences', limit: 500 },
  });
  expect(reply.status).toBe(200);
  return reply.body;
}

export async function ended(server: TestServer, id: number): Promise<CallResult['body']> {
  for (let look = 0; look < 200; look++) {
    const { body } = await server.call('GET', '/scheduled-tasks/executions', { query: { limit: 500 } });
    const execution = (body as { id: number; status: string }[]).find((entry) => entry.id === id);
    if (execution && execution.status !== 'in_progress') return execution;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`execution ${id} did not end`);
}
