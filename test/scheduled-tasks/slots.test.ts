import { describe, expect, test } from '@jest/globals';
import {
  decideSlots,
  slotsBeforeChange,
  slotsWhileOff,
  type DueTask,
  type SlotRecord,
} from '../../server/modules/scheduled-tasks/schedule/slots.js';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);
const task = (more: Partial<DueTask> = {}): DueTask => ({
  schedule: '*/10 * * * *',
  overlapPolicy: 'skip',
  catchUpWindowSeconds: 3600,
  dueAt: at('09:00:00'),
  hasExecutionInProgress: false,
  hasQueuedExecution: false,
  isAtExecutionLimit: false,
  ...more,
});
const short = (records: readonly SlotRecord[]) =>
  records.map(
    ({ scheduledFor, status, isQueued }) =>
      `${scheduledFor.toISOString().slice(11, 16)} ${status}${isQueued ? ' queued' : ''}`,
  );
const decide = (more: Partial<DueTask>, now: string) => short(decideSlots(task(more), at(now)).records);

describe('a due slot', () => {
  test('is run once its time has come', () => {
    expect(decideSlots(task(), at('09:00:00'))).toEqual({
      records: [{ scheduledFor: at('09:00:00'), status: 'in_progress', isQueued: false, reason: null }],
      nextRunAt: at('09:10:00'),
    });
  });

  test('is run if it is the latest of several passed slots; the earlier ones are missed', () => {
    const { records, nextRunAt } = decideSlots(task(), at('09:39:59'));
    expect(short(records)).toEqual(['09:00 missed', '09:10 missed', '09:20 missed', '09:30 in_progress']);
    expect(records.map(({ reason }) => reason)).toEqual([
      ...Array<string>(3).fill('No worker ran at that time. Of several missed slots, only the latest can still run.'),
      null,
    ]);
    expect(nextRunAt).toEqual(at('09:40:00'));
  });

  test('is missed if it is older than the window', () => {
    expect(decide({ schedule: '0 9 * * *' }, '10:00:00')).toEqual(['09:00 in_progress']);
    expect(decideSlots(task({ schedule: '0 9 * * *' }), at('10:00:00.001'))).toEqual({
      records: [
        {
          scheduledFor: at('09:00:00'),
          status: 'missed',
          isQueued: false,
          reason: 'No worker ran at that time, and the slot is older than catchUpWindowSeconds.',
        },
      ],
      nextRunAt: new Date('2026-11-22T09:00:00Z'),
    });
  });

  test('with a window of 0 is run on time and not caught up', () => {
    expect(decide({ catchUpWindowSeconds: 0 }, '09:01:00')).toEqual(['09:00 in_progress']);
    expect(decide({ catchUpWindowSeconds: 0 }, '09:01:01')).toEqual(['09:00 missed']);
  });

  test('is judged by its own age, not by that of earlier slots', () => {
    expect(decide({ catchUpWindowSeconds: 0 }, '09:20:05')).toEqual([
      '09:00 missed',
      '09:10 missed',
      '09:20 in_progress',
    ]);
  });
});

describe('a slot that becomes due during a run', () => {
  const open = { hasExecutionInProgress: true };
  test('is skipped, queued or run concurrently, as the overlap policy states', () => {
    expect(decide(open, '09:00:01')).toEqual(['09:00 skipped']);
    expect(decide({ ...open, overlapPolicy: 'queue_one' }, '09:00:01')).toEqual(['09:00 in_progress queued']);
    expect(decide({ ...open, overlapPolicy: 'allow' }, '09:00:01')).toEqual(['09:00 in_progress']);
  });

  test('is skipped with allow and queue_one at the limit of executions of the task', () => {
    for (const overlapPolicy of ['allow', 'queue_one'] as const) {
      const { records } = decideSlots(task({ ...open, isAtExecutionLimit: true, overlapPolicy }), at('09:00:01'));
      expect(records).toMatchObject([
        { status: 'skipped', reason: 'The task already had its maximum number of executions in progress.' },
      ]);
    }
  });

  test('is skipped if another slot is already queued', () => {
    const { records } = decideSlots(
      task({ ...open, hasQueuedExecution: true, overlapPolicy: 'queue_one' }),
      at('09:00:01'),
    );
    expect(records).toMatchObject([
      { status: 'skipped', reason: 'The previous execution was still in progress, and another one was waiting.' },
    ]);
  });

  test('is missed if it is too old', () => {
    expect(decide({ ...open, schedule: '0 9 * * *' }, '12:00:00')).toEqual(['09:00 missed']);
  });
});

describe('of more slots than can be recorded,', () => {
  const long = { schedule: '* * * * *', dueAt: new Date('2026-11-19T09:00:00Z') };
  test('the newest are kept, and the first record reports that there were others', () => {
    const { records, nextRunAt } = decideSlots(task(long), at('09:00:30'));
    expect(records).toHaveLength(1_440);
    expect(records[0]).toMatchObject({
      scheduledFor: new Date('2026-11-20T09:01:00Z'),
      reason: expect.stringMatching(/Earlier slots are not listed\.$/),
    });
    expect(records[1]?.reason).not.toMatch(/Earlier/);
    expect(records.at(-1)).toMatchObject({ scheduledFor: at('09:00:00'), status: 'in_progress' });
    expect(nextRunAt).toEqual(at('09:01:00'));
  });

  test('the newest of a disabled task are kept too', () => {
    const records = slotsWhileOff('* * * * *', long.dueAt, at('09:00:30'));
    expect(records).toHaveLength(1_440);
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['skipped']));
    expect(records[0]?.reason).toBe('The task was disabled. Earlier slots are not listed.');
  });
});

test('slots of a disabled or changed task are recorded with the reason', () => {
  expect(slotsWhileOff('*/10 * * * *', at('09:00:00'), at('09:10:00'))).toMatchObject([
    { scheduledFor: at('09:00:00'), status: 'skipped', reason: 'The task was disabled.' },
    { scheduledFor: at('09:10:00') },
  ]);
  expect(slotsWhileOff('*/10 * * * *', at('09:01:00'), at('09:09:00'))).toEqual([]);
  expect(slotsBeforeChange('*/10 * * * *', at('09:10:00'), at('09:09:00'))).toEqual([]);
  expect(slotsBeforeChange('*/10 * * * *', at('09:10:00'), at('09:10:01'))).toMatchObject([
    { status: 'missed', reason: 'The task was changed before a worker claimed the slot.' },
  ]);
});
