// Builds the organization with its members.
import { operationsOpenTo } from '../../http/authorize.js';
import { createOrganizationModule, type OrganizationModule } from '../../modules/organization/index.js';
import type { ModuleDependencies } from './dependencies.js';

export const buildOrganization = ({
  config,
  database,
  events,
  leases,
  log,
  identityProvider,
  webhookSecrets,
}: ModuleDependencies): OrganizationModule =>
  createOrganizationModule({
    database,
    events,
    leases,
    log,
    identityProvider,
    webhookSecrets,
    operationsOf: operationsOpenTo,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
    reconcileIntervalMs: config.members.reconcileIntervalMs,
  });
