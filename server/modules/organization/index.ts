import type { Database } from '../../platform/database/database.js';
import { recordChanges } from '../../platform/audit.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { Work } from '../../platform/jobs/port.js';
import { createReceivedEventsRepository } from './identity-events/received-events-repository.js';
import { createOrganizationRules, type Organization, type OrganizationRulesDependencies } from './organization.js';
import { organizationTasks, type OrganizationTaskDependencies } from './periodic-tasks.js';
import { createMemberRepository } from './members/members-repository.js';

export interface OrganizationModuleDependencies extends Omit<
  OrganizationRulesDependencies,
  'members' | 'receivedEvents' | 'record' | 'now' | 'log'
> {
  readonly log: OrganizationRulesDependencies['log'] & OrganizationTaskDependencies['log'];
  readonly reconcileIntervalMs: number;
  readonly database: Database;
  readonly events: Events;
  readonly now?: () => Date;
}

export interface OrganizationModule extends Organization {
  readonly work: Work;
}

export function createOrganizationModule({
  database,
  events,
  reconcileIntervalMs,
  now = () => new Date(),
  ...others
}: OrganizationModuleDependencies): OrganizationModule {
  const organization = createOrganizationRules({
    ...others,
    now,
    members: createMemberRepository(database, events),
    receivedEvents: createReceivedEventsRepository(database),
    record: (origin, organizationId, entry) => recordChanges(database, origin, organizationId, entry),
  });
  const periodic = organizationTasks({ organization, reconcileIntervalMs, log: others.log });
  return { ...organization, work: { jobs: [], periodic } };
}
