// Builds the organization with its members, and the audit log.
import { operationsOpenTo } from '../../http/authorize.js';
import { createAuditLogModule } from '../../modules/audit-log/index.js';
import { createOrganizationModule } from '../../modules/organization/index.js';
import { joinWork } from '../../platform/jobs/port.js';
import type { ModuleDependencies } from './dependencies.js';
import type { ModulesOf } from './module-group.js';

export type OrganizationModules = ModulesOf<typeof createOrganizationModules>;

export function createOrganizationModules(dependencies: ModuleDependencies) {
  const { config, database, events, log } = dependencies;
  const { organization, work: organizationWork } = createOrganizationModule({
    database,
    events,
    log,
    identityProvider: dependencies.identityProvider,
    operationsOf: operationsOpenTo,
    webhookSecrets: dependencies.webhookSecrets,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
    reconcileIntervalMs: config.members.reconcileIntervalMs,
  });
  const { work: auditLogWork, ...auditLog } = createAuditLogModule({
    database,
    retentionDays: config.auditLogDays,
    refreshMembers: organization.refreshMembers,
  });
  return { modules: { organization, ...auditLog }, work: joinWork(organizationWork, auditLogWork) };
}
