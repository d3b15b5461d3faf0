// Builds the organization module from the database.
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { recordChanges } from '../../platform/audit.js';
import type { Events } from '../../platform/events/events.js';
import { createEventRepository } from './events-repository.js';
import { createLeaseRepository } from './leases-repository.js';
import { createOrganizationRules, type Organization, type OrganizationRulesDependencies } from './organization.js';
import { createMemberRepository } from './repository.js';

export interface OrganizationModuleDependencies extends Omit<
  OrganizationRulesDependencies,
  'members' | 'leases' | 'events' | 'record' | 'now' | 'createId'
> {
  readonly database: Knex;
  readonly events: Events;
  readonly now?: () => Date;
  readonly createId?: () => string;
}

export const createOrganization = ({
  database,
  events,
  now = () => new Date(),
  createId = randomUUID,
  ...others
}: OrganizationModuleDependencies): Organization =>
  createOrganizationRules({
    ...{ ...others, now, createId },
    members: createMemberRepository(database, events),
    leases: createLeaseRepository(database),
    events: createEventRepository(database),
    record: (origin, organizationId, entry) => recordChanges(database, origin, organizationId, entry),
  });
