// Builds what runs agents: for requests, for processed files and on a schedule.
import { createTurns } from '../../modules/conversations/index.js';
import { createRunningAgents } from '../../modules/runs/index.js';
import { knowledgeForAgents } from '../../modules/runs/knowledge.js';
import { createRunEventsRepository } from '../../modules/runs/stream/run-events-repository.js';
import { createExecutionHistoryRepository } from '../../modules/scheduled-tasks/execution-history-repository.js';
import { createTaskExecutions } from '../../modules/scheduled-tasks/executions.js';
import { createTaskRunner } from '../../modules/scheduled-tasks/index.js';
import { createTaskRepository } from '../../modules/scheduled-tasks/repository.js';
import { createScheduledTasks } from '../../modules/scheduled-tasks/scheduled-tasks.js';
import type { AgentModules } from './agents.js';
import type { ModuleDependencies } from './dependencies.js';
import type { OrganizationModules } from './organization.js';

/** A run's lease lasts three job leases, so that a dead job is reclaimed before its run. */
const jobLeasesPerRunLease = 3;

export function createRunModules(
  dependencies: ModuleDependencies,
  { agents, knowledge, modelCatalog, organization, skills, toolServers }: AgentModules & OrganizationModules,
) {
  const { config, database, runConnections, jobs, events, storage, models, log, observer } = dependencies;
  const { timeLimitMs, concurrency } = config.runs;
  const { membershipStatusOf, lastKnownMembershipStatusOf } = organization;
  const concurrencyPerOrganization = config.organizationConcurrency.runs;
  // Half of the connections is for beginnings, half for ends, so that neither waits for the other.
  const maxConcurrent = Math.max(1, Math.floor(config.database.runPoolSize / 2));
  const turns = createTurns({
    ...{ database: runConnections, events, maxConcurrentEnds: maxConcurrent },
    leaseMs: jobLeasesPerRunLease * config.worker.leaseMs,
  });
  const runEvents = createRunEventsRepository(runConnections);
  const { chat, runner, following, ...running } = createRunningAgents({
    ...{ turns, agents, models, modelCatalog, storage, skills, jobs, log, observer, toolServers },
    ...{ timeLimitMs, concurrency },
    chats: { concurrency: maxConcurrent, maxStreams: config.runs.maxStreamed },
    runEvents,
    concurrencyPerOrganization,
    retryDelayMs: config.models.retryDelayMs,
    knowledge: knowledgeForAgents(knowledge),
    names: organization.names,
    membershipStatusOf: lastKnownMembershipStatusOf,
  });
  const tasks = createTaskRepository(database, events);
  const scheduledTasks = createScheduledTasks({ repository: tasks, membershipStatusOf });
  return {
    ...{ turns, chat, runner, following, runEvents, scheduledTasks, turnJobs: running.jobs },
    executions: createTaskExecutions({ tasks, executions: createExecutionHistoryRepository(database) }),
    knowledgeWork: knowledge.work({
      membershipStatusOf: lastKnownMembershipStatusOf,
      prepareConversation: (organizationId, message) =>
        chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
    }),
    taskRunner: createTaskRunner({
      ...{ database, events, scheduledTasks, jobs, turns, chat, runner, observer },
      ...{ timeLimitMs, concurrency, concurrencyPerOrganization },
      ...{ membershipStatusOf, lastKnownMembershipStatusOf },
      failuresBeforePause: config.taskFailuresBeforePause,
    }),
  };
}
