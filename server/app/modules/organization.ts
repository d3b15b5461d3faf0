// Builds the organization with its members, and the audit log.
import { operationsOpenTo } from '../../http/authorize.js';
import { createAuditLog } from '../../modules/audit-log/audit-log.js';
import { createAuditLogRepository } from '../../modules/audit-log/repository.js';
import { createOrganization } from '../../modules/organization/index.js';
import type { ModuleDependencies } from './dependencies.js';

export type OrganizationModules = ReturnType<typeof createOrganizationModules>;

export function createOrganizationModules(dependencies: ModuleDependencies) {
  const { config, database, events, log } = dependencies;
  const organization = createOrganization({
    ...{ database, events, log },
    identityProvider: dependencies.identityProvider,
    operationsOf: operationsOpenTo,
    webhookSecrets: dependencies.webhookSecrets,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
  });
  const auditLog = createAuditLog({
    repository: createAuditLogRepository(database),
    retentionDays: config.auditLogDays,
    refreshMembers: organization.refreshMembers,
    log,
  });
  return { organization, auditLog };
}
