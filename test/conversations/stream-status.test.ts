// Tests the transitions of stream_status, which the database enforces.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { classifyDatabaseError } from '../../server/platform/database/errors.js';
import { startRunBench, type RunBench } from './support.js';

let bench: RunBench;
beforeAll(async () => void (bench = await startRunBench()));
afterAll(() => bench?.release());

const states = [null, 'in_progress', 'completed', 'stopped', 'error', 'timeout'] as const;
type State = (typeof states)[number];

/**
 * Allowed changes: null → in_progress → completed | stopped | error | timeout. A new message changes a finished status
 * to in_progress.
 */
const isAllowed = (from: State, to: State): boolean =>
  from === to || (to === 'in_progress' ? from !== 'in_progress' : from === 'in_progress' && to !== null);

const columnsOf = (state: State) => ({
  stream_status: state,
  ...(state === 'in_progress'
    ? { answer_id: randomUUID(), lease_holder: randomUUID(), lease_expires_at: new Date() }
    : { answer_id: null, lease_holder: null, lease_expires_at: null }),
});

async function insert(columns: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await bench.database('conversations').insert({
    organization_id: bench.organizationId,
    id,
    agent_id: bench.agentId,
    user_id: 'user_1',
    name: 'Any',
    ...columns,
  });
  return id;
}

const pairs = states.flatMap((from) => states.map((to) => ({ from, to, allowed: isAllowed(from, to) })));

describe('stream_status', () => {
  test.each(pairs)('from $from to $to: allowed $allowed', async ({ from, to, allowed }) => {
    const id = await insert(columnsOf(from));
    const move = bench.database('conversations').where({ id }).update(columnsOf(to));
    if (allowed) {
      await move;
      expect(await bench.conversation(id)).toMatchObject({ stream_status: to });
      return;
    }
    const failure = classifyDatabaseError(
      await move.then(
        () => null,
        (error: unknown) => error,
      ),
    );
    expect(failure).toEqual({ kind: 'check_violation', constraint: 'conversations_stream_status_move' });
    expect(await bench.conversation(id)).toMatchObject({ stream_status: from });
  });

  test('allows nine of thirty transitions', () => {
    const moves = pairs.filter(({ from, to }) => from !== to);
    expect([moves.length, moves.filter(({ allowed }) => allowed).length]).toEqual([30, 9]);
  });

  test.each([
    ['in progress without a lease', { stream_status: 'in_progress' }],
    ['in progress although deleted', { ...columnsOf('in_progress'), deleted_at: new Date() }],
    ['a lease of a finished conversation', { ...columnsOf('completed'), lease_holder: randomUUID() }],
    ['a stop request without a run', { ...columnsOf(null), stop_requested_at: new Date() }],
    ['a job without a run', { ...columnsOf('error'), is_background: true }],
  ])('refuses %s', async (_case, columns) => {
    const failure = classifyDatabaseError(
      await insert(columns).then(
        () => null,
        (error: unknown) => error,
      ),
    );
    expect(failure).toEqual({ kind: 'check_violation', constraint: 'conversations_lease_check' });
  });
});
