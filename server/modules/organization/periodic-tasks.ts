import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { Organization } from './organization.js';

export interface OrganizationTaskDependencies {
  organization: Pick<Organization, 'mirroredOrganizations' | 'reconcile'>;
  reconcileIntervalMs: number;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
}

/** Corrects members that differ from the identity provider, for example after a lost webhook. */
async function reconcileMembers(
  { organization, log }: OrganizationTaskDependencies,
  signal: AbortSignal,
): Promise<void> {
  // Reconcile one organization after another, because all calls share one rate limit of the provider.
  for (const organizationId of await organization.mirroredOrganizations()) {
    signal.throwIfAborted();
    try {
      const { changed, removed } = await organization.reconcile(organizationId);
      if (changed + removed > 0)
        log.info(
          { organizationId, changed, removed },
          'members differed from the identity provider and were corrected',
        );
    } catch (error) {
      // A failure, for example for a deleted organization, must not prevent the reconciliation of other organizations.
      log.error({ err: error, organizationId }, 'members could not be reconciled with the identity provider');
    }
  }
}

export const organizationTasks = (dependencies: OrganizationTaskDependencies): PeriodicTask[] => [
  {
    name: 'organization.reconcile-members',
    everyMs: dependencies.reconcileIntervalMs,
    run: (signal) => reconcileMembers(dependencies, signal),
  },
];
