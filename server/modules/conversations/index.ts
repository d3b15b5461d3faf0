import { randomUUID } from 'node:crypto';
import { concurrencyLimits } from '../../generated/operations.js';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import type { Database } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { Work } from '../../platform/jobs/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { createConversationRules, type Conversations } from './conversations.js';
import { createFeedbackRepository } from './feedback-repository.js';
import { conversationTasks } from './periodic-tasks.js';
import { createConversationRepository } from './repository.js';
import { createStopRepository } from './runs/stop-repository.js';
import { createRunRules, defaultLeaseMs, type Runs } from './runs/runs.js';
import { createRunRepository } from './runs/runs-repository.js';

export { runConditions } from './run-filter-queries.js';
export { clearRun } from './statements.js';

export interface ConversationsModule extends Conversations {
  readonly runs: Runs;
  /** The dashboard shares this limit. */
  readonly textSearchLimit: ConcurrencyLimit;
  readonly work: Work;
}

export interface ConversationsModuleDependencies {
  readonly database: Database;
  readonly storage: Pick<ObjectStorage, 'presignDownload'>;
  /** `runs.database` has a connection pool of its own. */
  readonly runs: RunsDependencies;
  /** Number of days for which a deleted conversation can be read. */
  readonly deletedRecordDays: number;
  /** See `ConversationRulesDependencies`. */
  readonly stopTimeoutMs?: number;
}

export function createConversationsModule({
  database,
  storage,
  runs: runsDependencies,
  deletedRecordDays,
  stopTimeoutMs = 5_000,
}: ConversationsModuleDependencies): ConversationsModule {
  const runs = createRuns(runsDependencies);
  // A text search can read all conversations of an organization. Without a limit, slow searches could use all
  // connections of the process.
  const textSearchLimit = createConcurrencyLimit(concurrencyLimits.textSearches);
  const conversations = createConversationRules({
    storage,
    textSearchLimit,
    stopTimeoutMs,
    repository: createConversationRepository(database, deletedRecordDays),
    stops: createStopRepository(database),
    feedback: createFeedbackRepository(database),
  });
  return { ...conversations, runs, textSearchLimit, work: { jobs: [], periodic: conversationTasks({ runs }) } };
}

export interface RunsDependencies {
  readonly database: Database;
  readonly events: Events;
  readonly createId?: () => string;
  /** Default: `defaultLeaseMs`. */
  readonly leaseMs?: number;
  /** Maximum runs whose results are stored concurrently. Default: no limit. */
  readonly maxConcurrentEnds?: number;
}

export const createRuns = ({
  database,
  events,
  createId = randomUUID,
  leaseMs = defaultLeaseMs,
  maxConcurrentEnds = Infinity,
}: RunsDependencies): Runs =>
  createRunRules({ repository: createRunRepository(database, events), createId, leaseMs, maxConcurrentEnds });
