// Adds the demo data: the organization of the examples in openapi.yaml, with its records. The data is added once, so
// deleted records are not restored.
import type { ScheduledTasks } from '../../modules/scheduled-tasks/scheduled-tasks.js';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import {
  addDemoOrganization,
  addOtherDemoOrganization,
  demoOrganizationId,
  isDemoComplete,
  recordDemoComplete,
  type EmbeddedIdentityProvider,
} from '../identity/index.js';
import { createAdminToken } from './admin-token.js';
import { addAgents, type DemoAgentDependencies } from './agents.js';
import { addDemoConversations, type DemoConversationDependencies } from './conversations.js';
import { addExampleConversations } from './example-conversations.js';
import { continueIds } from './record-ids.js';
import { ada } from './people.js';
import { addResources, addVisitReports, refreshToolServer, type DemoResourceDependencies } from './resources.js';
import { addTasks } from './scheduled-tasks.js';
import { addWebhooks, refreshWebhooks, type DemoWebhookDependencies } from './webhooks.js';

export interface SeedDependencies
  extends DemoConversationDependencies, DemoAgentDependencies, DemoResourceDependencies, DemoWebhookDependencies {
  identityProvider: EmbeddedIdentityProvider;
  scheduledTasks: ScheduledTasks;
}

async function addRecords(dependencies: SeedDependencies, now: Date): Promise<void> {
  const agents = await addAgents(dependencies, await addResources(dependencies));
  await Promise.all([
    addVisitReports(dependencies, agents),
    addWebhooks(dependencies, now),
    addDemoConversations(dependencies, demoOrganizationId, agents, now),
    addExampleConversations(dependencies, agents, now).then(() => addTasks(dependencies, agents, now)),
  ]);
  await continueIds(dependencies.database);
  // The records are added without requests, so the audit log names the system as the actor. Name Ada instead.
  await dependencies
    .database('audit_log')
    .where({ organization_id: demoOrganizationId, actor_type: 'system' })
    .update({ actor_type: 'user', actor_id: ada.userId });
}

interface Demo {
  readonly organizationName: string;
  /** A token of the administrator. */
  readonly token: string;
}

const startAgain = 'Delete DATA_DIR, or use another database, and start again.';

/** Adds the demo data at the first start. Returns null if the organization or its administrator was removed later. */
export async function seedDemo(dependencies: SeedDependencies): Promise<Demo | null> {
  const { identityProvider } = dependencies;
  // Check this first: if a demo organization was deleted, adding it again would conflict with its remaining records.
  if (await isDemoComplete(identityProvider)) {
    await Promise.all([refreshToolServer(dependencies), refreshWebhooks(dependencies)]);
  } else if (await addDemoOrganization(identityProvider)) {
    await addRecords(dependencies, new Date())
      .then(() => addOtherDemoOrganization(identityProvider))
      .then(() => recordDemoComplete(identityProvider))
      .catch((cause: unknown) => {
        throw new Error(`adding the demo data failed. ${startAgain}`, { cause });
      });
  } else {
    throw new EnvironmentError(
      `The demo data is incomplete: an earlier start was interrupted, or another process still adds it. ${startAgain}`,
    );
  }
  const token = await createAdminToken(identityProvider);
  return token === null ? null : { organizationName: 'Acme Robotics, as the administrator Ada Okafor', token };
}
