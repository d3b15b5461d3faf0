// Timers of a process: what it repeats as long as it is running, besides jobs and periodic tasks.
import { createIdempotencyKeys, type IdempotencyKeys } from '../../platform/idempotency/keys.js';
import type { Removals } from '../../modules/organization/members/removals.js';
import type { Platform } from './platform.js';
import type { StartupContext } from './startup-context.js';

const reloadIntervalMs = 1_000;
/** How long after the crash of its process the Idempotency-Key of a request can be used again. */
const keyLeaseMs = 3_000;

/**
 * Reads which members lost access, also through other processes. A process that serves no requests does not need it.
 */
export async function watchRemovals({ config, logger, closers }: StartupContext, removals: Removals): Promise<void> {
  if (config.role === 'worker') return;
  await removals.reload();
  if (config.environment === 'test') return;
  const reload = () =>
    removals.reload().catch((error: unknown) => logger.warn({ err: error }, 'lost access was not read'));
  const timer = setInterval(() => void reload(), reloadIntervalMs);
  closers.push(() => clearInterval(timer));
}

/** Opens the idempotency keys, and renews the leases of those of requests in progress. */
export function openIdempotencyKeys(
  { logger, closers }: StartupContext,
  { database, encryption }: Pick<Platform, 'database' | 'encryption'>,
): IdempotencyKeys {
  const keys = createIdempotencyKeys({ database, encryption, leaseMs: keyLeaseMs });
  const renew = () =>
    keys
      .renewLeases()
      .catch((error: unknown) => logger.warn({ err: error }, 'leases of idempotency keys were not renewed'));
  const timer = setInterval(() => void renew(), keyLeaseMs / 3);
  closers.push(() => clearInterval(timer));
  return keys;
}
