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
  const skills = createSkillModules(dependencies);
  const agentResources = {
    ...skills,
    ...createToolServerModules(dependencies),
    ...(await createKnowledgeBaseModules(dependencies)),
  };
  const agents = createAgentModules(dependencies, agentResources);
  const organization = createOrganizationModules(dependencies);
  const conversations = createConversationModules(dependencies, { ...agentResources, ...organization });
  const deletion = createDeletionModules(dependencies, { ...agentResources, ...organization, ...conversations });
  const webhooks = createWebhookModules(dependencies);
  const runs = createRunModules(dependencies, { ...agentResources, ...agents, ...organization });
  const scheduledTasks = createScheduledTaskModules(dependencies, { ...organization, ...runs });
  const modules = {
    ...agentResources,
    ...agents,
    ...organization,
    ...conversations,
    ...deletion,
    ...webhooks,
    ...runs,
    ...scheduledTasks,
  };
  const dependents = createDependents({
    ...modules,
    reactions,
    reactionDependencies: modules,
    missing: {
      skills: agentResources.skills.missing,
      toolServers: agentResources.toolServers.missing,
      knowledgeBases: agentResources.knowledge.knowledgeBases.missing,
    },
  });
  const idempotencyKeys = createIdempotencyKeys({ database, encryption, leaseMs: keyLeaseMs });
  const builders = [skills, organization, conversations, deletion, webhooks, runs, scheduledTasks];
  const work = joinWork(...builders.map((built) => built.work), createKnowledgeBaseWork(modules), {
    jobs: [reactionJob({ reactions, dependencies: modules, observer })],
    periodic: idempotencyTasks(idempotencyKeys),
  });
  return { ...modules, dependents, idempotencyKeys, work };
}
