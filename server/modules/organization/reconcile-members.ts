// Periodic task that reconciles the copy of each organization's members. It repairs what webhooks and own writes
// missed.
import type { PeriodicTask } from '../../platform/jobs/jobs.js';
import type { Organization } from './index.js';

export interface ReconcileMembersDependencies {
  organization: Pick<Organization, 'mirroredOrganizations' | 'reconcile'>;
  everyMs: number;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
}

export function reconcileMembers({ organization, everyMs, log }: ReconcileMembersDependencies): PeriodicTask {
  return {
    name: 'organization.reconcile-members',
    everyMs,
    async run(signal) {
      // Sequential, because the provider limits requests and users need them too.
      for (const organizationId of await organization.mirroredOrganizations()) {
        signal.throwIfAborted();
        try {
          const { changed, removed } = await organization.reconcile(organizationId);
          if (changed + removed > 0)
            log.info(
              { organizationId, changed, removed },
              'members differed from the identity provider and were put right',
            );
        } catch (error) {
          // An organization that the provider no longer knows must not prevent the others from being reconciled.
          log.error({ err: error, organizationId }, 'members could not be compared with the identity provider');
        }
      }
    },
  };
}
