// The safety net under webhooks and writing through: now and then the copy of each organization's members is compared with the provider's list.
import type { PeriodicTask } from '../../platform/jobs/jobs.js';
import type { Organization } from './organization.js';

export interface ReconcileMembersDependencies {
  organization: Pick<Organization, 'mirroredOrganizations' | 'reconcile'>;
  everyMs: number;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
}

export function reconcileMembers({ organization, everyMs, log }: ReconcileMembersDependencies): PeriodicTask {
  return {
    name: 'reconcile-members',
    everyMs,
    async run(signal) {
      // One after the other: the provider allows only so many calls, and people use them too.
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
          // One that the provider does not know any more must not keep the others from being compared.
          log.error({ err: error, organizationId }, 'members could not be compared with the identity provider');
        }
      }
    },
  };
}
