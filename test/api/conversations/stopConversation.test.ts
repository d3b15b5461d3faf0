import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Turn } from '../../../server/modules/conversations/turns/turns.js';
import { letLeaseEnd } from '../../conversations/support.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, testAccess } from '../agents/support.js';
import { completed, begin, expectHidden, noRole, talk, text, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const stop = (threadId: unknown, options = {}) =>
  server.call('POST', '/conversations/stop', { body: { threadId }, ...options });
const read = async (threadId: string) => (await server.call('GET', '/getConversation', { query: { threadId } })).body;

/** Runs a turn until it is stopped, as the runner does, then stores the result so far. */
async function runUntilStopped(turn: Turn): Promise<string> {
  for (;;) {
    const [word] = await server.container.modules.conversations.turns.heartbeat([turn]);
    if (word === 'lost') return word;
    if (word === 'stop') {
      await server.container.modules.conversations.turns.finish(turn, {
        status: 'stopped',
        parts: [text('The brake of')],
      });
      return word;
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
    const turn = await begin(server);
    const running = runUntilStopped(turn);
    const { status, body } = await stop(turn.conversationId, { token: await tokenOf(server, 'user_ada') });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, threadId: turn.conversationId, stopped: true, streamStatus: 'stopped' },
    });
    const { messages, streamStatus } = await read(turn.conversationId);
    expect([streamStatus, messages.at(-1).parts]).toEqual(['stopped', [text('The brake of')]]);
    expect(await running).toBe('stop');
    const next = await begin(server, { conversationId: turn.conversationId });
    expect(await server.container.modules.conversations.turns.heartbeat([next])).toEqual(['continue']);
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
    const above = await begin(server);
    const below = await begin(server, { upstreamConversationId: above.conversationId });
    const running = [runUntilStopped(above), runUntilStopped(below)];
    expect((await stop(above.conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    expect(await Promise.all(running)).toEqual(['stop', 'stop']);
    expect(await read(below.conversationId)).toMatchObject({ streamStatus: 'stopped' });
  });

  test('reports a run that completes before it stops as completed', async () => {
    const turn = await begin(server);
    const stopping = stop(turn.conversationId);
    while ((await server.container.modules.conversations.turns.heartbeat([turn]))[0] !== 'stop') await pause(5);
    await server.container.modules.conversations.turns.finish(turn, completed());
    expect((await stopping).body).toMatchObject({ stopped: false, streamStatus: 'completed' });
  });

  test('ends a run whose process crashed', async () => {
    const turn = await begin(server);
    const waiting = await begin(server, { isBackground: true });
    await letLeaseEnd(server.database, turn.conversationId);
    for (const { conversationId } of [turn, waiting])
      expect((await stop(conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    expect(
      await server.container.modules.conversations.turns.takeOver(
        server.organizationId,
        waiting.conversationId,
        waiting.answerId,
      ),
    ).toBe('over');
  });

  test('aborts a run that does not stop, and does not store its reply', async () => {
    const turn = await begin(server);
    const startedAt = performance.now();
    expect((await stop(turn.conversationId)).body).toMatchObject({ stopped: true, streamStatus: 'stopped' });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(4_900);
    expect(tookMs).toBeLessThan(20_000);
    expect(await server.container.modules.conversations.turns.heartbeat([turn])).toEqual(['lost']);
    expect(await server.container.modules.conversations.turns.finish(turn, completed())).toBe(false);
    expect((await read(turn.conversationId)).messages).toHaveLength(1);
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, stop));

  test('returns 400 and names the field', async () => {
    expectNamed(await stop('x'.repeat(129)), ['threadId']);
    expectNamed(await stop(undefined), ['threadId']);
  });
});
