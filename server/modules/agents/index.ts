import type { Database } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import { toolCatalog } from '../tools/catalog.js';
import { createAgentRules, type Agents } from './agents.js';
import type { ReferenceChecks } from './references.js';
import { createAgentRepository } from './repository.js';
import type { SavingDependencies } from './saving.js';
import { createVersions } from './versions.js';
import { createVersionRepository } from './versions-repository.js';

export { lockReferencedAgent } from './statements.js';

export interface AgentsModuleDependencies {
  readonly database: Database;
  readonly events: Events;
  /** Model of a new agent if the request names no model. Has the form `<provider>:<model>`. */
  readonly defaultModel: string;
  readonly modelCatalog: SavingDependencies['modelCatalog'];
  readonly references: ReferenceChecks;
  readonly now?: () => Date;
}

export function createAgentsModule({
  database,
  events,
  now = () => new Date(),
  ...others
}: AgentsModuleDependencies): Agents {
  return createAgentRules({
    ...others,
    repository: createAgentRepository(database, events),
    versions: createVersions({ repository: createVersionRepository(database), now }),
    catalog: toolCatalog,
    now,
  });
}
