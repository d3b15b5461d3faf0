// Secrets that sign webhooks, in the format of Standard Webhooks.
import { randomBytes } from 'node:crypto';
import type { Encryption } from '../../platform/encryption.js';

const secretBytes = 32;

export const createSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

export const isPreviousSecretValid = (expiresAt: Date | null, now: Date): expiresAt is Date =>
  expiresAt !== null && expiresAt > now;

/** Binds an encrypted secret to its row, so that it cannot be used in another row. */
const contextOf = (organizationId: string, id: number): string[] => [
  'webhook endpoint secret',
  organizationId,
  String(id),
];

export const encryptSecret = (encryption: Encryption, organizationId: string, id: number, secret: string): Buffer =>
  encryption.encrypt(secret, contextOf(organizationId, id));

/** Throws DecryptionError if the encryption key is no longer configured. */
export const decryptSecret = (encryption: Encryption, organizationId: string, id: number, encrypted: Buffer): string =>
  encryption.decrypt(encrypted, contextOf(organizationId, id));
