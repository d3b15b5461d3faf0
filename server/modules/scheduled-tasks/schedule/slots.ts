// Decides which due slots of a task run. See server/docs/decisions/scheduled-tasks.md.
import { limits } from '../../../generated/limits.js';
import { organizationLimits } from '../../../generated/operations.js';
import { reasons } from '../../../generated/reasons.js';
import type { components } from '../../../generated/types.js';
import { nextSlot, slotsBetween, type Slots } from './cron.js';

export interface DueTask {
  readonly schedule: string;
  readonly overlapPolicy: components['schemas']['ScheduledTask']['overlapPolicy'];
  readonly catchUpWindowSeconds: number;
  /** The oldest slot without a record. */
  readonly dueAt: Date;
  readonly hasExecutionInProgress: boolean;
  readonly hasQueuedExecution: boolean;
  readonly isAtExecutionLimit: boolean;
}

export interface SlotRecord {
  readonly scheduledFor: Date;
  readonly status: 'in_progress' | 'skipped' | 'missed';
  readonly isQueued: boolean;
  /** Null if and only if the status is `in_progress`. */
  readonly reason: string | null;
}

export interface SlotDecision {
  /** Records of the due slots, oldest first. Only the last record can be in progress. */
  readonly records: SlotRecord[];
  readonly nextRunAt: Date;
}

/** The newest due slot is missed if it is older than this and older than the catch-up window of its task. */
const missedAfterMs = limits.CatchUpWindowSeconds.missedAfterSeconds * 1_000;

/** Maximum past slots of a task that are recorded at once. Older slots are omitted. */
const maxRecordedSlots = organizationLimits.slotsRecordedAtOnce;

const unrunSlot = (status: 'skipped' | 'missed', scheduledFor: Date, reason: string): SlotRecord => ({
  scheduledFor,
  status,
  isQueued: false,
  reason,
});

/** If earlier slots are omitted, the reason in the first record says so. */
function unrunSlots({ times, isTruncated }: Slots, status: 'skipped' | 'missed', reason: string): SlotRecord[] {
  return times.map((time, index) =>
    unrunSlot(status, time, index === 0 && isTruncated ? `${reason} ${reasons.execution.earlierSlots}` : reason),
  );
}

function newestSlot(task: DueTask, slot: Date, now: Date): SlotRecord {
  const ageMs = now.getTime() - slot.getTime();
  if (ageMs > Math.max(task.catchUpWindowSeconds * 1000, missedAfterMs))
    return unrunSlot('missed', slot, reasons.execution.tooLate);
  if (task.isAtExecutionLimit) return unrunSlot('skipped', slot, reasons.execution.atLimit);
  if (!task.hasExecutionInProgress || task.overlapPolicy === 'allow')
    return { scheduledFor: slot, status: 'in_progress', isQueued: false, reason: null };
  if (task.overlapPolicy === 'skip') return unrunSlot('skipped', slot, reasons.execution.overlapped);
  if (task.hasQueuedExecution) return unrunSlot('skipped', slot, reasons.execution.queueFull);
  return { scheduledFor: slot, status: 'in_progress', isQueued: true, reason: null };
}

/** Only the newest slot from `dueAt` to `now` can run. Earlier slots are recorded as missed. */
export function decideSlots(task: DueTask, now: Date): SlotDecision {
  const slots = slotsBetween(task.schedule, task.dueAt, now, maxRecordedSlots);
  const newest = slots.times.pop() ?? task.dueAt;
  return {
    records: [...unrunSlots(slots, 'missed', reasons.execution.caughtUp), newestSlot(task, newest, now)],
    nextRunAt: nextSlot(task.schedule, now),
  };
}

/** Returns records of the slots that were due before a task was changed and that no worker had claimed. */
export function slotsBeforeChange(schedule: string, dueAt: Date, now: Date): SlotRecord[] {
  return unrunSlots(slotsBetween(schedule, dueAt, now, maxRecordedSlots), 'missed', reasons.execution.changed);
}

/** Returns records of the slots that passed while a task was disabled. */
export function slotsWhileOff(schedule: string, offSince: Date, now: Date): SlotRecord[] {
  return unrunSlots(slotsBetween(schedule, offSince, now, maxRecordedSlots), 'skipped', reasons.execution.disabled);
}
