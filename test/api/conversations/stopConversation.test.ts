import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Run } from '../../../server/modules/conversations/runs/runs.js';
import { expireLease } from '../../conversations/support.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { testAccess } from '../access.js';
import { completed, startRun, expectHidden, noRole, talk, text, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const stop = (threadId: unknown, options = {}) =>
  server.call('POST', '/conversations/stop', { body: { threadId }, ...options });
const read = async (threadId: string) => (await server.call('GET', '/getConversation', { query: { threadId } })).body;

/** Sends heartbeats and, on a request to stop, stores a partial reply, as the agent runner does. */
async function holdUntilStopped(run: Run): Promise<string> {
  for (;;) {
    const [reply] = await server.container.modules.conversations.runs.heartbeat([run]);
    if (reply === 'lost') return reply;
    if (reply === 'stop') {
      await server.container.modules.conversations.runs.finish(run, {
        status: 'stopped',
        parts: [text('The brake of')],
      });
      return reply;
    }
    await pause(20);
  }
}

describe('POST /conversations/stop', () => {
  testAccess(
    () => server,
    async (options) => stop((await talk(server, { userId: userOf(options) })).conversationId, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('returns 200 after the run has stopped, keeps the partial reply, and allows a new message', async () => {
    const run = await startRun(server);
    const running = holdUntilStopped(run);
    const { status, body } = await stop(run.conversationId, { token: await tokenOf(server, 'user_ada') });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, threadId: run.conversationId, stopped: true, streamStatus: 'stopped' },
    });
    const { messages, streamStatus } = await read(run.conversationId);
    expect([streamStatus, messages.at(-1).parts]).toEqual(['stopped', [text('The brake of')]]);
    expect(await running).toBe('stop');
    const next = await startRun(server, { conversationId: run.conversationId });
    expect(await server.container.modules.conversations.runs.heartbeat([next])).toEqual(['continue']);
  });

  test('stores one entry in the audit log if two administrators stop the same run', async () => {
    const run = await startRun(server);
    const below = await startRun(server, { upstreamConversationId: run.conversationId });
    const stops = Promise.all([stop(run.conversationId), stop(run.conversationId)]);
    expect(await Promise.all([holdUntilStopped(run), holdUntilStopped(below)])).toEqual(['stop', 'stop']);
    expect((await stops).map(({ body }) => body.stopped)).toEqual([true, true]);
    const query = { recordType: 'conversation', recordId: run.conversationId };
    const { entries } = (await server.call('GET', '/admin/auditLog', { query })).body;
    expect(entries).toMatchObject([{ action: 'conversation.stopped', recordId: run.conversationId, before: null }]);
    expect(entries[0].after.stoppedConversationIds.sort()).toEqual([run.conversationId, below.conversationId].sort());
  });

  test('returns `stopped` false if no run is in progress', async () => {
    const { conversationId } = await talk(server);
    const before = await read(conversationId);
    expect((await stop(conversationId)).body).toEqual({
      success: true,
      threadId: conversationId,
      stopped: false,
      streamStatus: 'completed',
    });
    expect(await read(conversationId)).toEqual(before);
  });

  test('stops the runs of all sub-conversations', async () => {
    const above = await startRun(server);
    const below = await startRun(server, { upstreamConversationId: above.conversationId });
    const running = [holdUntilStopped(above), holdUntilStopped(below)];
    expect((await stop(above.conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    expect(await Promise.all(running)).toEqual(['stop', 'stop']);
    expect(await read(below.conversationId)).toMatchObject({ streamStatus: 'stopped' });
  });

  test('returns `stopped` false and the status `completed` for a run that completes before it stops', async () => {
    const run = await startRun(server);
    const stopping = stop(run.conversationId);
    while ((await server.container.modules.conversations.runs.heartbeat([run]))[0] !== 'stop') await pause(5);
    await server.container.modules.conversations.runs.finish(run, completed());
    expect((await stopping).body).toMatchObject({ stopped: false, streamStatus: 'completed' });
  });

  test('ends a run whose process crashed, and a background run that no worker has taken', async () => {
    const run = await startRun(server);
    const waiting = await startRun(server, { isBackground: true });
    await expireLease(server.database, run.conversationId);
    for (const { conversationId } of [run, waiting])
      expect((await stop(conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    expect(await server.container.modules.conversations.runs.takeOver(waiting)).toBe('over');
  });

  test('aborts a run that does not stop within 5 seconds, and does not store its reply', async () => {
    const run = await startRun(server);
    const startedAt = performance.now();
    expect((await stop(run.conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(5_000 - 100);
    expect(tookMs).toBeLessThan(20_000);
    expect(await server.container.modules.conversations.runs.heartbeat([run])).toEqual(['lost']);
    expect(await server.container.modules.conversations.runs.finish(run, completed())).toBe(false);
    expect((await read(run.conversationId)).messages).toHaveLength(1);
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, stop));

  test('returns 400 and names a missing or overlong threadId', async () => {
    expectNamed(await stop('x'.repeat(129)), ['threadId']);
    expectNamed(await stop(undefined), ['threadId']);
  });
});
