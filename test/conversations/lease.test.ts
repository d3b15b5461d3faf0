// Tests the lease of a run.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { conversationTasks } from '../../server/modules/conversations/periodic-tasks.js';
import { defaultLeaseMs, type Run, type RunResult } from '../../server/modules/conversations/runs/runs.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { startRunBench, type RunBench } from './support.js';

let bench: RunBench;
beforeAll(async () => void (bench = await startRunBench()));
afterAll(() => bench?.release());

const done: RunResult = { status: 'completed', parts: [{ type: 'text', text: 'Yes.' }] };
const start = (changes = {}) => bench.runs.start(bench.newRun(changes), autocommit);
const takeOver = (run: Run) => bench.runs.takeOver(run);
const requestStop = ({ conversationId }: Run) =>
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
  test('extends the lease only if less than `minLeaseLeftMs` of it is left', async () => {
    const run = await start();
    const { lease_expires_at: before } = await bench.conversation(run.conversationId);
    expect(await bench.runs.heartbeat([run])).toEqual(['continue']);
    expect((await bench.conversation(run.conversationId))['lease_expires_at']).toEqual(before);
    await bench.setLeaseLeft(run.conversationId, 20_000);
    expect(await bench.runs.heartbeat([run])).toEqual(['continue']);
    expect(await leaseLeftMs(run.conversationId)).toBeGreaterThan(defaultLeaseMs - 2_000);
  });

  test.each([
    ['one second less', -1_000],
    ['one second more', 1_000],
  ])('leaves at least `minLeaseLeftMs` of the lease if %s was left', async (_what, differenceMs) => {
    const run = await start();
    await bench.setLeaseLeft(run.conversationId, bench.runs.minLeaseLeftMs + differenceMs);
    const sentAtMs = performance.now();
    expect(await bench.runs.heartbeat([run])).toEqual(['continue']);
    const leftMs = await leaseLeftMs(run.conversationId);
    expect(leftMs + performance.now() - sentAtMs).toBeGreaterThanOrEqual(bench.runs.minLeaseLeftMs);
    await bench.runs.finish(run, done);
  });

  test('renews an expired lease that no other process has taken', async () => {
    const run = await start();
    await bench.expireLease(run.conversationId);
    expect(await bench.runs.heartbeat([run])).toEqual(['continue']);
    expect(await bench.runs.failExpiredRuns()).toBe(0);
    expect(await bench.runs.finish(run, done)).toBe(true);
  });

  test('reports a stop request', async () => {
    const run = await start();
    await requestStop(run);
    expect(await bench.runs.heartbeat([run])).toEqual(['stop']);
    expect(await bench.runs.finish(run, { ...done, status: 'stopped' })).toBe(true);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      stream_status: 'stopped',
      stop_requested_at: null,
    });
  });

  test('reports `lost` for another organization, a wrong lease or a finished run', async () => {
    const run = await start();
    expect(await bench.runs.heartbeat([{ ...run, organizationId: 'org_2kOther' }])).toEqual(['lost']);
    expect(await bench.runs.heartbeat([{ ...run, lease: run.answerId }])).toEqual(['lost']);
    expect(await bench.runs.finish({ ...run, organizationId: 'org_2kOther' }, done)).toBe(false);
    await bench.runs.finish(run, done);
    expect(await bench.runs.heartbeat([run])).toEqual(['lost']);
  });

  test('reports the stop request of a parent run', async () => {
    const parent = await start();
    await requestStop(parent);
    expect(await bench.runs.heartbeat([await start({ upstreamConversationId: parent.conversationId })])).toEqual([
      'stop',
    ]);
  });
});

describe('a crashed run', () => {
  test("is ended with a reason; the user's message is kept, and a late answer is not stored", async () => {
    const run = await start();
    await bench.expireLease(run.conversationId);
    const [task] = conversationTasks({ runs: bench.runs });
    await task?.run(new AbortController().signal);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      stream_status: 'error',
      failure: 'The answer was not completed: its process ended, or no process started the run in time.',
      user_message_count: 1,
      lease_holder: null,
      cost_usd: null,
    });
    expect(await bench.runs.heartbeat([run])).toEqual(['lost']);
    expect(await bench.runs.finish(run, done)).toBe(false);
    expect(await bench.database('messages').where({ conversation_id: run.conversationId })).toHaveLength(1);
  });

  test('ends as stopped if a stop was requested', async () => {
    const run = await start();
    await requestStop(run);
    await bench.expireLease(run.conversationId);
    expect(await bench.runs.failExpiredRuns()).toBe(1);
    expect(await bench.conversation(run.conversationId)).toMatchObject({ stream_status: 'stopped', failure: null });
  });

  test('does not delay the next message', async () => {
    const run = await start();
    await bench.expireLease(run.conversationId);
    const next = await start({ conversationId: run.conversationId });
    expect(next.history.map(({ role }) => role)).toEqual(['user', 'user']);
    expect(await bench.runs.finish(run, done)).toBe(false);
    expect(await bench.runs.finish(next, done)).toBe(true);
  });

  test('is ended by only one of several concurrent calls', async () => {
    const runs = await Promise.all(Array.from({ length: 230 }, () => start()));
    await Promise.all(runs.map(({ conversationId }) => bench.expireLease(conversationId)));
    const counts = await Promise.all([
      bench.runs.failExpiredRuns(),
      bench.runs.failExpiredRuns(),
      bench.runs.failExpiredRuns(),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(runs.length);
    expect(
      await bench
        .database('conversations')
        .where({ stream_status: 'in_progress' })
        .whereIn(
          'id',
          runs.map(({ conversationId }) => conversationId),
        ),
    ).toEqual([]);
  });
});

describe('a run that a job executes', () => {
  test('belongs to no process until a job takes it, and then only to that job', async () => {
    const run = await start({ isBackground: true });
    const results = await Promise.all([1, 2, 3, 4].map(() => takeOver(run)));
    const takenOver = results.filter((one) => typeof one !== 'string');
    expect(results.filter((one) => one === 'held')).toHaveLength(3);
    expect(takenOver).toEqual([{ ...run, lease: takenOver[0]?.lease }]);
    expect(await bench.runs.heartbeat([run])).toEqual(['lost']);
    expect(await takeOver(run)).toBe('held');
    expect(await bench.runs.finish(takenOver[0] as Run, done)).toBe(true);
    expect(
      await bench.database('messages').where({ conversation_id: run.conversationId }).orderBy('position').pluck('id'),
    ).toContain(run.answerId);
    expect(await takeOver(run)).toBe('over');
  });

  test('can be taken over until one hour after its lease expired, and then fails', async () => {
    const run = await start({ isBackground: true });
    await takeOver(run);
    await bench.setLeaseLeft(run.conversationId, -(hourMs - 60_000));
    await bench.runs.failExpiredRuns();
    expect(await takeOver(run)).toMatchObject({ answerId: run.answerId });
    await bench.setLeaseLeft(run.conversationId, -(hourMs + 60_000));
    await bench.runs.failExpiredRuns();
    expect(await takeOver(run)).toBe('over');
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      stream_status: 'error',
      is_background: false,
    });
  });

  test('refuses further messages while it waits', async () => {
    const run = await start({ isBackground: true });
    await expect(start({ conversationId: run.conversationId })).rejects.toMatchObject({
      code: 'conversation_run_in_progress',
    });
    await bench.runs.finish((await takeOver(run)) as Run, done);
  });

  test('ends as stopped if a stop was requested before a job took it', async () => {
    const run = await start({ isBackground: true });
    await requestStop(run);
    expect(await takeOver(run)).toBe('over');
    expect(await bench.conversation(run.conversationId)).toMatchObject({ stream_status: 'stopped', cost_usd: '0' });
  });

  test('counts what its attempts have spent', async () => {
    const run = await start({ isBackground: true });
    const usage = { inputTokens: 10, outputTokens: 2, totalTokens: 12 };
    await bench.runs.release((await takeOver(run)) as Run, { usage, costUsd: 0.5 });
    await bench.runs.finish((await takeOver(run)) as Run, { ...done, model: 'offline:echo', usage, costUsd: 0.25 });
    expect(await bench.conversation(run.conversationId)).toMatchObject({ cost_usd: '0.75', total_tokens: 24 });
  });

  test('has an unknown cost after its process crashed, and a job took it again', async () => {
    const run = await start({ isBackground: true });
    await takeOver(run);
    expect(await bench.conversation(run.conversationId)).toMatchObject({ cost_usd: '0' });
    await bench.expireLease(run.conversationId);
    await bench.runs.finish((await takeOver(run)) as Run, done);
    expect(await bench.conversation(run.conversationId)).toMatchObject({ stream_status: 'completed', cost_usd: null });
  });

  test('cannot be taken over with another answer id or organization', async () => {
    const run = await start({ isBackground: true });
    expect(await bench.runs.takeOver({ ...run, answerId: randomUUID() })).toBe('over');
    expect(await bench.runs.takeOver({ ...run, organizationId: 'org_2kOther' })).toBe('over');
    await bench.runs.finish((await takeOver(run)) as Run, done);
  });

  test('is either ended as expired or taken over, if both are attempted concurrently', async () => {
    for (let round = 0; round < 20; round++) {
      const run = await start({ isBackground: true });
      await bench.setLeaseLeft(run.conversationId, -2 * hourMs);
      const [, takenOver] = await Promise.all([bench.runs.failExpiredRuns(), takeOver(run)]);
      const { stream_status: status } = await bench.conversation(run.conversationId);
      expect([status, takenOver === 'over']).toEqual(status === 'error' ? ['error', true] : ['in_progress', false]);
      if (typeof takenOver !== 'string') await bench.runs.finish(takenOver, done);
    }
  });
});
