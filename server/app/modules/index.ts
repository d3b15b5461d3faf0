// Builds the modules in the order of their dependencies. A module that needs another one declares a port for it. Two
// modules never need each other: effects in the opposite direction are domain events (../reactions.ts).
import { createDependents } from '../../modules/dependents/dependents.js';
import { reactionJob } from '../../platform/events/reaction-job.js';
import { createIdempotencyKeys } from '../../platform/idempotency/keys.js';
import { idempotencyTasks } from '../../platform/idempotency/periodic-tasks.js';
import { joinWork } from '../../platform/jobs/port.js';
import { reactions } from '../reactions.js';
import { createAgentModules } from './agents.js';
import { createConversationModules } from './conversations.js';
import { createDeletionModules } from './deletion.js';
import type { ModuleDependencies } from './dependencies.js';
import { createKnowledgeBaseModules, createKnowledgeBaseWork } from './knowledge-bases.js';
import { createOrganizationModules } from './organization.js';
import { createRunModules } from './runs.js';
import { createScheduledTaskModules } from './scheduled-tasks.js';
import { createSkillModules } from './skills.js';
import { createToolServerModules } from './tool-servers.js';
import { createWebhookModules } from './webhooks.js';

/** How long after the crash of its process the Idempotency-Key of a request can be used again. */
export const keyLeaseMs = 3_000;

export type Modules = Awaited<ReturnType<typeof createModules>>;

export async function createModules(dependencies: ModuleDependencies) {
  const { database, encryption, observer } = dependencies;
  const groups = await createGroups(dependencies);
  const modules = {
    ...groups.skills.modules,
    ...groups.toolServers.modules,
    ...groups.knowledgeBases.modules,
    ...groups.agents.modules,
    ...groups.organization.modules,
    ...groups.conversations.modules,
    ...groups.deletion.modules,
    ...groups.webhooks.modules,
    ...groups.runs.modules,
    ...groups.scheduledTasks.modules,
  };
  const dependents = createDependents({
    agents: modules.agents,
    agentTags: modules.agentTags,
    organization: modules.organization,
    reactions,
    reactionDependencies: modules,
    missing: {
      skills: modules.skills.missing,
      toolServers: modules.toolServers.missing,
      knowledgeBases: modules.knowledge.knowledgeBases.missing,
    },
  });
  const idempotencyKeys = createIdempotencyKeys({ database, encryption, leaseMs: keyLeaseMs });
  const work = joinWork(...Object.values(groups).map((group) => group.work), {
    jobs: [reactionJob({ reactions, dependencies: modules, observer })],
    periodic: idempotencyTasks(idempotencyKeys),
  });
  return { ...modules, dependents, idempotencyKeys, work };
}

/** Handlers and the worker read only the returned record, so a group that is missing in it fails to compile. */
async function createGroups(dependencies: ModuleDependencies) {
  const skills = createSkillModules(dependencies);
  const toolServers = createToolServerModules(dependencies);
  const knowledgeBases = await createKnowledgeBaseModules(dependencies);
  const agentResources = { ...skills.modules, ...toolServers.modules, ...knowledgeBases.modules };
  const agents = createAgentModules(dependencies, agentResources);
  const organization = createOrganizationModules(dependencies);
  const organizationResources = { ...agentResources, ...organization.modules };
  const conversations = createConversationModules(dependencies, organizationResources);
  const deletion = createDeletionModules(dependencies, { ...organizationResources, ...conversations.modules });
  const webhooks = createWebhookModules(dependencies);
  const runs = createRunModules(dependencies, { ...organizationResources, ...agents.modules });
  const scheduledTasks = createScheduledTaskModules(dependencies, { ...organization.modules, ...runs.modules });
  const knowledgeBaseWork = createKnowledgeBaseWork({ ...organizationResources, ...runs.modules });
  return {
    skills,
    toolServers,
    knowledgeBases,
    agents,
    organization,
    conversations,
    deletion,
    webhooks,
    runs,
    scheduledTasks,
    knowledgeBaseWork,
  };
}
