// Timers that run in every process until it stops. Jobs and periodic tasks are elsewhere.
import { createIdempotencyKeys, type IdempotencyKeys } from '../../platform/idempotency/keys.js';
import type { Removals } from '../../modules/organization/members/removals.js';
import type { Platform } from './platform.js';
import type { StartupContext } from './startup-context.js';

const reloadIntervalMs = 1_000;
/** After a process crashed, the idempotency keys of its requests can be used again within this time. */
const keyLeaseMs = 3_000;

/**
 * Loads the members who lost access, at the start and then every second, because another process may have removed them.
 * A process that serves no requests checks no tokens, so it does not need them.
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

/** Opens the idempotency keys. Renews the leases of the keys whose requests are in progress. */
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
