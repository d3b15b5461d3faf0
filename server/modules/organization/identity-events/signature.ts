// Verifies the signature and age of a webhook (Standard Webhooks, also with Svix's header names).
import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { ApiError } from '../../../platform/errors.js';

export type SignatureHeaders = Partial<Record<`${'svix' | 'webhook'}-${'id' | 'timestamp' | 'signature'}`, string>>;

export interface SignedDelivery {
  eventId: string;
  /** Seconds since 1970. */
  timestamp: number;
}

const toleranceSeconds = 300;

const refuse = (code: 'invalid_webhook_signature' | 'webhook_timestamp_not_accepted') => new ApiError(code);

interface HeaderSet {
  id: string;
  timestamp: string;
  signature: string;
}

function readSet(headers: SignatureHeaders, prefix: 'svix' | 'webhook'): HeaderSet | null {
  const {
    [`${prefix}-id` as const]: id,
    [`${prefix}-timestamp` as const]: timestamp,
    [`${prefix}-signature` as const]: signature,
  } = headers;
  return id !== undefined && timestamp !== undefined && signature !== undefined ? { id, timestamp, signature } : null;
}

function isSame(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

/**
 * Accepts a signature with any of the secrets, so that a secret can be rotated. The library only calculates signatures,
 * because its own check reads the system clock and gives the reason of a failure only as text.
 */
export function createSignatureCheck(
  secrets: readonly string[],
  now: () => Date,
): (headers: SignatureHeaders, body: Buffer) => SignedDelivery {
  const signers = secrets.map((secret) => new Webhook(secret));
  return (headers, body) => {
    const set = readSet(headers, 'svix') ?? readSet(headers, 'webhook');
    if (set === null || !/^\d{1,12}$/.test(set.timestamp)) throw refuse('invalid_webhook_signature');
    const timestamp = Number(set.timestamp);
    const given = set.signature.split(' ').slice(0, 100);
    const text = body.toString();
    const isSigned = signers.some((signer) => {
      const expected = signer.sign(set.id, new Date(timestamp * 1000), text);
      return given.some((signature) => isSame(signature, expected));
    });
    if (!isSigned) throw refuse('invalid_webhook_signature');
    if (Math.abs(now().getTime() / 1000 - timestamp) > toleranceSeconds) throw refuse('webhook_timestamp_not_accepted');
    return { eventId: set.id, timestamp };
  };
}
