// Builds the conversations module from the database.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import type { Events } from '../../platform/events/events.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { createConversationRules, type Conversations } from './conversations.js';
import { createFeedbackRepository } from './feedback-repository.js';
import { createConversationRepository } from './repository.js';
import { createStopRepository } from './stop-repository.js';
import { createTurnRules, defaultLeaseMs, type Turns } from './turns/turns.js';
import { createTurnRepository } from './turns/turns-repository.js';

export interface ConversationsModuleDependencies {
  readonly database: Knex;
  readonly storage: Pick<ObjectStorage, 'presignDownload'>;
  readonly textSearches: ConcurrencyLimit;
  /** Number of days for which a deleted conversation can be read. */
  readonly deletedRecordDays: number;
  /** Time for a process to obey a stop. After that, the run is ended without it. Default: 5 s. */
  readonly stopTimeoutMs?: number;
}

export const createConversationsModule = ({
  database,
  storage,
  textSearches,
  deletedRecordDays,
  stopTimeoutMs = 5_000,
}: ConversationsModuleDependencies): Conversations =>
  createConversationRules({
    storage,
    textSearches,
    stopTimeoutMs,
    repository: createConversationRepository(database, deletedRecordDays),
    stops: createStopRepository(database),
    feedback: createFeedbackRepository(database),
  });

export interface TurnsDependencies {
  readonly database: Knex;
  readonly events: Events;
  readonly createId?: () => string;
  /** Duration of a lease. Default: `defaultLeaseMs`. */
  readonly leaseMs?: number;
  /** Maximum turns that are finished concurrently. Default: no limit. */
  readonly maxConcurrentEnds?: number;
}

export const createTurns = ({
  database,
  events,
  createId = randomUUID,
  leaseMs = defaultLeaseMs,
  maxConcurrentEnds = Infinity,
}: TurnsDependencies): Turns =>
  createTurnRules({ repository: createTurnRepository(database, events), createId, leaseMs, maxConcurrentEnds });
