// Builds the modules in the order of their dependencies. A module that needs another one declares a port for it; two
// modules never need each other: effects in the other direction are events (../reactions.ts).
import { createDependents } from '../../modules/dependents/dependents.js';
import { createIdempotencyKeys } from '../../platform/idempotency/keys.js';
import { reactions } from '../reactions.js';
import { createAgentModules } from './agents.js';
import { createConversationModules } from './conversations.js';
import { createDeletionModules } from './deletion.js';
import type { ModuleDependencies } from './dependencies.js';
import { createOrganizationModules } from './organization.js';
import { createRunModules } from './runs.js';
import { createWebhookModules } from './webhooks.js';

/** How long after the crash of its process the Idempotency-Key of a request can be used again. */
export const keyLeaseMs = 3_000;

export type Modules = Awaited<ReturnType<typeof createModules>>;

export async function createModules(dependencies: ModuleDependencies) {
  const { database, encryption } = dependencies;
  const agents = await createAgentModules(dependencies);
  const organization = createOrganizationModules(dependencies);
  const conversations = createConversationModules(dependencies, { ...agents, ...organization });
  const deletion = createDeletionModules(dependencies, { ...agents, ...organization, ...conversations });
  const webhooks = createWebhookModules(dependencies);
  const runs = createRunModules(dependencies, { ...agents, ...organization });
  const modules = { ...agents, ...organization, ...conversations, ...deletion, ...webhooks, ...runs };
  const dependents = createDependents({
    ...modules,
    reactions,
    reactionDependencies: modules,
    missing: {
      skills: agents.skills.missing,
      toolServers: agents.toolServers.missing,
      knowledgeBases: agents.knowledge.knowledgeBases.missing,
    },
  });
  const idempotencyKeys = createIdempotencyKeys({ database, encryption, leaseMs: keyLeaseMs });
  return { ...modules, dependents, idempotencyKeys };
}
