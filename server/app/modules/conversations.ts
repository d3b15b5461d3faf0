// Builds conversations with their turns.
import { createConversationsModule, type ConversationsModule } from '../../modules/conversations/index.js';
import { halfOfRunPool, type ModuleDependencies } from './dependencies.js';

/** A run's lease lasts three job leases, so that a dead job is reclaimed before its run. */
const jobLeasesPerRunLease = 3;

export const buildConversations = ({
  config,
  database,
  runConnections,
  events,
  storage,
}: ModuleDependencies): ConversationsModule =>
  createConversationsModule({
    database,
    storage,
    deletedRecordDays: config.deletedRecordDays,
    turns: {
      database: runConnections,
      events,
      maxConcurrentEnds: halfOfRunPool(config),
      leaseMs: jobLeasesPerRunLease * config.worker.leaseMs,
    },
  });
