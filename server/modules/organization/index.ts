// Builds the organization module from the database.
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { recordChanges } from '../../platform/audit.js';
import type { Events } from '../../platform/events/events.js';
import type { Work } from '../../platform/jobs/port.js';
import { createReceivedEventsRepository } from './identity-events/received-events-repository.js';
import { createMetadataLeaseRepository } from './administration/metadata-leases-repository.js';
import { createOrganizationRules, type Organization, type OrganizationRulesDependencies } from './organization.js';
import { organizationTasks, type OrganizationTaskDependencies } from './periodic-tasks.js';
import { createMemberRepository } from './members/members-repository.js';

export interface OrganizationModuleDependencies extends Omit<
  OrganizationRulesDependencies,
  'members' | 'metadataLeases' | 'receivedEvents' | 'record' | 'now' | 'createId' | 'log'
> {
  readonly log: OrganizationRulesDependencies['log'] & OrganizationTaskDependencies['log'];
  readonly reconcileIntervalMs: number;
  readonly database: Knex;
  readonly events: Events;
  readonly now?: () => Date;
  readonly createId?: () => string;
}

export interface OrganizationModule extends Organization {
  readonly work: Work;
}

export function createOrganizationModule({
  database,
  events,
  reconcileIntervalMs,
  now = () => new Date(),
  createId = randomUUID,
  ...others
}: OrganizationModuleDependencies): OrganizationModule {
  const organization = createOrganizationRules({
    ...others,
    now,
    createId,
    members: createMemberRepository(database, events),
    metadataLeases: createMetadataLeaseRepository(database),
    receivedEvents: createReceivedEventsRepository(database),
    record: (origin, organizationId, entry) => recordChanges(database, origin, organizationId, entry),
  });
  const periodic = organizationTasks({ organization, reconcileIntervalMs, log: others.log });
  return { ...organization, work: { jobs: [], periodic } };
}
