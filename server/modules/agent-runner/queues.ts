// The queue of turns that run in the background.
import type { NewJob } from '../../platform/jobs/port.js';
import { defineQueue } from '../../platform/jobs/queue-definition.js';
import type { Turn } from '../conversations/turns/turns.js';

export type TurnKey = Record<'organizationId' | 'conversationId' | 'answerId', string>;

export const runQueue = defineQueue<TurnKey>('run-turn', {
  organizationId: 'string',
  conversationId: 'string',
  answerId: 'string',
});

/** The job has the answer's id, so that a turn is enqueued only once. */
export const runJob = (turn: Turn): NewJob => runQueue.job(turn, { id: turn.answerId });
