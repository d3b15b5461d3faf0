// Builds what runs agents: turns and the module of runs.
import { createTurns } from '../../modules/conversations/index.js';
import { conversationTasks } from '../../modules/conversations/periodic-tasks.js';
import { createRunsModule } from '../../modules/runs/index.js';
import { knowledgeForAgents } from '../../modules/runs/knowledge.js';
import { joinWork } from '../../platform/jobs/port.js';
import type { AgentModules } from './agents.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import type { ModulesOf } from './module-group.js';
import type { OrganizationModules } from './organization.js';
import type { SkillModules } from './skills.js';
import type { ToolServerModules } from './tool-servers.js';

type UsedModules = SkillModules & ToolServerModules & KnowledgeBaseModules & AgentModules & OrganizationModules;

export type RunModules = ModulesOf<typeof createRunModules>;

/** A run's lease lasts three job leases, so that a dead job is reclaimed before its run. */
const jobLeasesPerRunLease = 3;

export function createRunModules(
  dependencies: ModuleDependencies,
  { agents, knowledge, modelCatalog, organization, skills, toolServers }: UsedModules,
) {
  const { config, runConnections, jobs, events, storage, models, log, observer } = dependencies;
  // Half of the connections is for beginnings, half for ends, so that neither waits for the other.
  const maxConcurrent = Math.max(1, Math.floor(config.database.runPoolSize / 2));
  const turns = createTurns({
    database: runConnections,
    events,
    maxConcurrentEnds: maxConcurrent,
    leaseMs: jobLeasesPerRunLease * config.worker.leaseMs,
  });
  const { work: runsWork, ...runs } = createRunsModule({
    turns,
    agents,
    models,
    modelCatalog,
    storage,
    skills,
    jobs,
    log,
    observer,
    toolServers,
    database: runConnections,
    limits: { ...config.runs, maxBeginning: maxConcurrent, retryDelayMs: config.models.retryDelayMs },
    knowledge: knowledgeForAgents(knowledge),
    names: organization.names,
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
  });
  const turnsWork = { jobs: [], periodic: conversationTasks({ turns }) };
  return { modules: { turns, ...runs }, work: joinWork(turnsWork, runsWork) };
}
