// Tests the lease of a run: its holder, its expiry, and recovery after a crash.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { conversationTasks } from '../../server/modules/conversations/periodic-tasks.js';
import { defaultLeaseMs, type Turn, type TurnResult } from '../../server/modules/conversations/turns/turns.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { startTurnBench, type TurnBench } from './support.js';

let bench: TurnBench;
beforeAll(async () => void (bench = await startTurnBench()));
afterAll(() => bench?.release());

const done: TurnResult = { status: 'completed', parts: [{ type: 'text', text: 'Yes.' }] };
const begin = (changes = {}) => bench.turns.begin(bench.newTurn(changes), autocommit);
const takeOver = ({ conversationId, answerId }: Turn) =>
  bench.turns.takeOver(bench.organizationId, conversationId, answerId);
const requestStop = ({ conversationId }: Turn) =>
  bench.database('conversations').where({ id: conversationId }).update({ stop_requested_at: new Date() });
const hourMs = 60 * 60_000;

async function leaseLeftMs(conversationId: string): Promise<number> {
  const { rows } = await bench.database.raw(
    'select extract(epoch from lease_expires_at - clock_timestamp()) * 1000 as left from conversations where id = ?',
    [conversationId],
  );
  return Number(rows[0].left);
}

describe('a heartbeat', () => {
  test('extends the lease, and writes only after a few seconds of it have passed', async () => {
    const turn = await begin();
    const { lease_expires_at: before } = await bench.conversation(turn.conversationId);
    expect(await bench.turns.heartbeat([turn])).toEqual(['continue']);
    expect((await bench.conversation(turn.conversationId))['lease_expires_at']).toEqual(before);
    await bench.letLeaseEnd(turn.conversationId, -20_000);
    expect(await bench.turns.heartbeat([turn])).toEqual(['continue']);
    expect(await leaseLeftMs(turn.conversationId)).toBeGreaterThan(defaultLeaseMs - 2_000);
  });

  test('renews an expired lease that no other process has taken', async () => {
    const turn = await begin();
    await bench.letLeaseEnd(turn.conversationId);
    expect(await bench.turns.heartbeat([turn])).toEqual(['continue']);
    expect(await bench.turns.failExpiredRuns()).toBe(0);
    expect(await bench.turns.finish(turn, done)).toBe(true);
  });

  test('reports a stop request', async () => {
    const turn = await begin();
    await requestStop(turn);
    expect(await bench.turns.heartbeat([turn])).toEqual(['stop']);
    expect(await bench.turns.finish(turn, { ...done, status: 'stopped' })).toBe(true);
    expect(await bench.conversation(turn.conversationId)).toMatchObject({
      stream_status: 'stopped',
      stop_requested_at: null,
    });
  });

  test('reports `lost` for another organization, another run or a finished turn', async () => {
    const turn = await begin();
    expect(await bench.turns.heartbeat([{ ...turn, organizationId: 'org_2kOther' }])).toEqual(['lost']);
    expect(await bench.turns.heartbeat([{ ...turn, lease: turn.answerId }])).toEqual(['lost']);
    expect(await bench.turns.finish({ ...turn, organizationId: 'org_2kOther' }, done)).toBe(false);
    await bench.turns.finish(turn, done);
    expect(await bench.turns.heartbeat([turn])).toEqual(['lost']);
  });

  test('reports the stop request of a parent run', async () => {
    const above = await begin();
    await requestStop(above);
    expect(await bench.turns.heartbeat([await begin({ upstreamConversationId: above.conversationId })])).toEqual([
      'stop',
    ]);
  });
});

describe('a crashed run', () => {
  test('is ended with a reason, keeps the message and accepts no reply', async () => {
    const turn = await begin();
    await bench.letLeaseEnd(turn.conversationId);
    const [task] = conversationTasks({ turns: bench.turns });
    await task?.run(new AbortController().signal);
    expect(await bench.conversation(turn.conversationId)).toMatchObject({
      stream_status: 'error',
      failure: 'The process that ran the agent ended before the answer was complete.',
      user_message_count: 1,
      lease_holder: null,
    });
    expect(await bench.turns.heartbeat([turn])).toEqual(['lost']);
    expect(await bench.turns.finish(turn, done)).toBe(false);
    expect(await bench.database('messages').where({ conversation_id: turn.conversationId })).toHaveLength(1);
  });

  test('ends as stopped if a stop was requested', async () => {
    const turn = await begin();
    await requestStop(turn);
    await bench.letLeaseEnd(turn.conversationId);
    expect(await bench.turns.failExpiredRuns()).toBe(1);
    expect(await bench.conversation(turn.conversationId)).toMatchObject({ stream_status: 'stopped', failure: null });
  });

  test('does not delay the next message', async () => {
    const turn = await begin();
    await bench.letLeaseEnd(turn.conversationId);
    const next = await begin({ conversationId: turn.conversationId });
    expect(next.history.map(({ role }) => role)).toEqual(['user', 'user']);
    expect(await bench.turns.finish(turn, done)).toBe(false);
    expect(await bench.turns.finish(next, done)).toBe(true);
  });

  test('is ended once, for many runs and concurrent processes', async () => {
    const turns = await Promise.all(Array.from({ length: 230 }, () => begin()));
    await Promise.all(turns.map(({ conversationId }) => bench.letLeaseEnd(conversationId)));
    const counts = await Promise.all([
      bench.turns.failExpiredRuns(),
      bench.turns.failExpiredRuns(),
      bench.turns.failExpiredRuns(),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(turns.length);
    expect(
      await bench
        .database('conversations')
        .where({ stream_status: 'in_progress' })
        .whereIn(
          'id',
          turns.map(({ conversationId }) => conversationId),
        ),
    ).toEqual([]);
  });
});

describe('a turn that a job runs', () => {
  test('belongs to no process until a job takes it, and then only to that job', async () => {
    const turn = await begin({ isBackground: true });
    const results = await Promise.all([1, 2, 3, 4].map(() => takeOver(turn)));
    const takenOver = results.filter((one) => typeof one !== 'string');
    expect(results.filter((one) => one === 'held')).toHaveLength(3);
    expect(takenOver).toEqual([{ ...turn, lease: takenOver[0]?.lease }]);
    expect(await bench.turns.heartbeat([turn])).toEqual(['lost']);
    expect(await takeOver(turn)).toBe('held');
    expect(await bench.turns.finish(takenOver[0] as Turn, done)).toBe(true);
    expect(
      await bench.database('messages').where({ conversation_id: turn.conversationId }).orderBy('position').pluck('id'),
    ).toContain(turn.answerId);
    expect(await takeOver(turn)).toBe('over');
  });

  test('waits one hour for the next attempt if its process crashes', async () => {
    const turn = await begin({ isBackground: true });
    await takeOver(turn);
    await bench.letLeaseEnd(turn.conversationId, hourMs - 60_000);
    expect(await bench.turns.failExpiredRuns()).toBe(0);
    expect(await takeOver(turn)).toMatchObject({ answerId: turn.answerId });
    await bench.letLeaseEnd(turn.conversationId, hourMs + 60_000);
    expect(await bench.turns.failExpiredRuns()).toBe(1);
    expect(await takeOver(turn)).toBe('over');
    expect(await bench.conversation(turn.conversationId)).toMatchObject({
      stream_status: 'error',
      is_background: false,
    });
  });

  test('refuses further messages while it waits', async () => {
    const turn = await begin({ isBackground: true });
    await expect(begin({ conversationId: turn.conversationId })).rejects.toMatchObject({
      code: 'conversation_run_in_progress',
    });
    await bench.turns.finish((await takeOver(turn)) as Turn, done);
  });

  test('ends as stopped if a stop was requested before a job took it', async () => {
    const turn = await begin({ isBackground: true });
    await requestStop(turn);
    expect(await takeOver(turn)).toBe('over');
    expect(await bench.conversation(turn.conversationId)).toMatchObject({ stream_status: 'stopped' });
  });

  test("cannot be taken over by another turn's id or organization", async () => {
    const turn = await begin({ isBackground: true });
    expect(await bench.turns.takeOver(bench.organizationId, turn.conversationId, turn.lease)).toBe('over');
    expect(await bench.turns.takeOver('org_2kOther', turn.conversationId, turn.answerId)).toBe('over');
    await bench.turns.finish((await takeOver(turn)) as Turn, done);
  });

  test('concurrent reclaim and takeover: exactly one succeeds', async () => {
    for (let round = 0; round < 20; round++) {
      const turn = await begin({ isBackground: true });
      await bench.letLeaseEnd(turn.conversationId, 2 * hourMs);
      const [count, takenOver] = await Promise.all([bench.turns.failExpiredRuns(), takeOver(turn)]);
      expect([count, takenOver === 'over']).toEqual(count === 1 ? [1, true] : [0, false]);
      if (typeof takenOver !== 'string') await bench.turns.finish(takenOver, done);
    }
  });
});
