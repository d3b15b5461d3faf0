// What becomes of the slots of a task that are due. A calculation: reads nothing, changes nothing. Why so: docs/decisions/scheduled-tasks.md
import type { components } from '../../generated/types.js';
import { slotsBetween, type Slots } from './cron.js';

/** A task whose next slot has come. */
export interface DueTask {
  readonly schedule: string;
  readonly overlapPolicy: components['schemas']['ScheduledTask']['overlapPolicy'];
  readonly catchUpWindowSeconds: number;
  /** The oldest slot that nothing became of yet. */
  readonly dueAt: Date;
  /** Whether a run of the task is in progress, and whether another waits for it to end. */
  readonly hasOpenRun: boolean;
  readonly hasQueuedRun: boolean;
  /** As many runs are in progress as one task may have. */
  readonly isFull: boolean;
}

export interface SlotRecord {
  readonly scheduledFor: Date;
  readonly status: 'in_progress' | 'skipped' | 'missed';
  readonly isQueued: boolean;
  /** Null for a run. */
  readonly reason: string | null;
}

export interface SlotDecision {
  /** One for each slot, the oldest first. At most one of them is a run, the last. */
  readonly records: SlotRecord[];
  /** The first slot that has not come yet. */
  readonly nextRunAt: Date;
}

/** A slot that is looked at later than this was missed: the clock ticks every second. */
const ON_TIME_MS = 60_000;

/** A minute's schedule has half a million slots a year; a day's worth of records tells what happened. */
export const MOST_RECORDED_SLOTS = 1_440;

const notRun = (status: 'skipped' | 'missed', scheduledFor: Date, reason: string): SlotRecord => ({
  scheduledFor,
  status,
  isQueued: false,
  reason,
});

/** The slots before the newest one; the first that is recorded tells of those that are not. */
function passedOver({ times, isCut }: Slots, status: 'skipped' | 'missed', reason: string): SlotRecord[] {
  return times.map((time, index) =>
    notRun(status, time, index === 0 && isCut ? `${reason} Earlier slots are not listed.` : reason),
  );
}

function newestSlot(task: DueTask, slot: Date, now: Date): SlotRecord {
  const ageMs = now.getTime() - slot.getTime();
  if (ageMs > Math.max(task.catchUpWindowSeconds * 1000, ON_TIME_MS))
    return notRun('missed', slot, 'No worker ran at that time, and the slot is older than catchUpWindowSeconds.');
  if (task.isFull) return notRun('skipped', slot, 'As many runs as one task may have were in progress.');
  if (!task.hasOpenRun || task.overlapPolicy === 'allow')
    return { scheduledFor: slot, status: 'in_progress', isQueued: false, reason: null };
  if (task.overlapPolicy === 'skip') return notRun('skipped', slot, 'The run before was still in progress.');
  if (task.hasQueuedRun)
    return notRun('skipped', slot, 'The run before was still in progress, and another one was waiting.');
  return { scheduledFor: slot, status: 'in_progress', isQueued: true, reason: null };
}

/** Decides over every slot from `dueAt` to now: the newest may run, those before it were missed. */
export function decideSlots(task: DueTask, now: Date): SlotDecision {
  const slots = slotsBetween(task.schedule, task.dueAt, now, MOST_RECORDED_SLOTS);
  const newest = slots.times.pop() ?? task.dueAt;
  return {
    records: [
      ...passedOver(slots, 'missed', 'No worker ran at that time; one run catches up for all.'),
      newestSlot(task, newest, now),
    ],
    nextRunAt: slots.next,
  };
}

/** The slots that came before a task was changed, and that no worker had come to by then: rarely one. */
export function slotsBeforeChange(schedule: string, dueAt: Date, now: Date): SlotRecord[] {
  return passedOver(
    slotsBetween(schedule, dueAt, now, MOST_RECORDED_SLOTS),
    'missed',
    'The task was changed before a worker came to the slot.',
  );
}

/** The slots that passed while a task was off. */
export function slotsWhileOff(schedule: string, offSince: Date, now: Date): SlotRecord[] {
  return passedOver(slotsBetween(schedule, offSince, now, MOST_RECORDED_SLOTS), 'skipped', 'The task was off.');
}
