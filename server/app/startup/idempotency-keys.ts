import { createIdempotencyKeys, type IdempotencyKeys } from '../../platform/idempotency/keys.js';
import type { Platform } from './platform.js';
import type { StartupContext } from './startup-context.js';

/** Maximum time from the crash of a process until the Idempotency-Keys of its requests can be used again. */
const keyLeaseMs = 3_000;

export function openIdempotencyKeys(
  { logger, onClose }: StartupContext,
  { database, encryption }: Pick<Platform, 'database' | 'encryption'>,
): IdempotencyKeys {
  const keys = createIdempotencyKeys({ database, encryption, leaseMs: keyLeaseMs });
  const renew = () =>
    keys
      .renewLeases()
      .catch((error: unknown) => logger.warn({ err: error }, 'leases of idempotency keys were not renewed'));
  const timer = setInterval(() => void renew(), keyLeaseMs / 3);
  onClose(() => clearInterval(timer));
  return keys;
}
