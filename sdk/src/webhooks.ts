// Verifies and signs webhooks of the platform and of the identity provider, as https://www.standardwebhooks.com
// specifies.
import { AgentPlatformError, UsageError } from './errors.js';
import type * as schemas from './generated/schemas.js';
import type { IdentityEvent } from './generated/schemas.js';

export type { IdentityEvent } from './generated/schemas.js';

interface RecordData {
  /** Id of the user or the organization. */
  id: string;
  [field: string]: unknown;
}

interface MembershipData {
  /** The organization of the membership. */
  organization: { id: string; [field: string]: unknown };
  /** The user of the membership. */
  public_user_data: { user_id: string; [field: string]: unknown };
  /** Role of the user in the organization. */
  role?: string;
  /** Metadata of the membership. */
  public_metadata?: Record<string, unknown>;
  [field: string]: unknown;
}

type PlatformEvent =
  | schemas.RunCompletedEvent
  | schemas.RunFailedEvent
  | schemas.FileProcessedEvent
  | schemas.FileFailedEvent
  | schemas.TaskPausedEvent
  | schemas.MemberRemovedEvent
  | schemas.WebhookTestEvent;

/** Data of the events that the platform sends to webhook endpoints, by type. */
type PlatformEvents = { [Event in PlatformEvent as Event['type']]: Event['data'] };

/** Data of the identity provider's events that the platform reads, by type, in the provider's format. */
interface IdentityEvents {
  /** A user became a member. */
  'organizationMembership.created': MembershipData;
  /** A member has another role or other metadata. */
  'organizationMembership.updated': MembershipData;
  /** A member was removed. */
  'organizationMembership.deleted': MembershipData;
  /** An organization was deleted. */
  'organization.deleted': RecordData;
  /** A user changed. */
  'user.updated': RecordData;
  /** A user was deleted. */
  'user.deleted': RecordData;
}

/**
 * Data of events by type: events that the platform sends, and events of the identity provider that the platform reads.
 */
export interface WebhookEvents extends PlatformEvents, IdentityEvents {}

/** Types of the events that the platform sends or reads. The identity provider sends other types too. */
export type WebhookEventType = keyof WebhookEvents | (string & {});

/** One event, with `type` as the discriminator. Ignore types that this version does not know. */
export type WebhookEvent =
  | PlatformEvent
  | {
      [Type in keyof IdentityEvents]: Omit<IdentityEvent, 'type' | 'data'> & { type: Type; data: IdentityEvents[Type] };
    }[keyof IdentityEvents];

/** The webhook cannot be trusted. `reason` says why. */
export class WebhookVerificationError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'WebhookVerificationError';
  /**
   * `headers`: a header is missing. `timestamp`: invalid, too old or too new. `signature`: none matches. `payload`: not
   * a JSON object. `secret`: not a valid secret.
   */
  declare readonly reason: 'headers' | 'timestamp' | 'signature' | 'payload' | 'secret';
}

/** Settings of `verifyWebhook`. */
export interface VerifyOptions {
  /**
   * Maximum difference between the time of signing and now, in milliseconds.
   *
   * @default 300000
   */
  toleranceMs?: number | undefined;
}

/** Id and time that a signature covers. */
export interface SignOptions {
  /** Id of the message, the same for each of its deliveries. */
  id?: string | undefined;
  /** Time of signing. Default: now. */
  timestamp?: Date | undefined;
}

/** The headers of a signed webhook. */
export interface WebhookHeaders {
  /** Id of the message. */
  'webhook-id': string;
  /** Time of signing, in seconds since 1970. */
  'webhook-timestamp': string;
  /** The signatures, separated by spaces. */
  'webhook-signature': string;
}

/** A signed event, ready to be sent. */
export interface SignedEvent {
  /** The event as JSON. Send it unchanged. */
  body: string;
  /** The headers of the signature, and the content type. */
  headers: WebhookHeaders & { 'content-type': string };
}

/** Headers of a request of `fetch` or Node.js. */
export type ReceivedHeaders =
  Headers | WebhookHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Checks signature and age of a webhook, and returns its event.
 *
 * @param payload - the raw text of the body; a body that was parsed and serialized again may have another signature
 * @param headers - headers of the request, `webhook-…` or `svix-…`
 * @param secrets - the secret, or several during a rotation
 * @throws {WebhookVerificationError} if the webhook cannot be trusted
 * @example
 * ```ts
 * const event = await verifyWebhook(await request.text(), request.headers, ['whsec_bmV3', 'whsec_b2xk']);
 * if (event.type === 'run.failed') console.log(event.data.failure.message);
 * ```
 */
export async function verifyWebhook(
  payload: string,
  headers: ReceivedHeaders,
  secrets: string | readonly string[],
  { toleranceMs = 300_000 }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = read(headers, 'id');
  const timestamp = read(headers, 'timestamp');
  const signatures = read(headers, 'signature');
  if (!id || !timestamp || !signatures) throw fail('headers');
  if (!(toleranceMs >= 0) || typeof toleranceMs !== 'number')
    throw new UsageError('toleranceMs must be a number of at least 0', null);
  // Compare whole seconds, as the reference implementation does.
  const ageMs = (Math.floor(Date.now() / 1000) - Number(timestamp)) * 1000;
  if (!/^\d+$/.test(timestamp) || Math.abs(ageMs) > toleranceMs) throw fail('timestamp');
  const content = encode(`${id}.${timestamp}.${payload}`);
  const candidates = [secrets].flat();
  if (candidates.length === 0) throw fail('secret');
  const checks = candidates.map(async (secret) => {
    const key = await importKey(secret);
    // `verify` compares in constant time.
    const fits = signatures.split(' ').map((signature) => {
      const [version, text = ''] = signature.split(',');
      const bytes = fromBase64(text);
      // `atob` also accepts spaces, missing padding and unused bits, so compare the encoded bytes with the text.
      const isExact = version === 'v1' && bytes !== null && toBase64(bytes) === text;
      return isExact && crypto.subtle.verify('HMAC', key, bytes, content);
    });
    return (await Promise.all(fits)).includes(true);
  });
  if (!(await Promise.all(checks)).includes(true)) throw fail('signature');
  let event: unknown;
  let broken: unknown;
  try {
    event = JSON.parse(payload);
  } catch (cause) {
    broken = cause;
  }
  if (Object(event) !== event || Array.isArray(event)) throw fail('payload', broken);
  return event as WebhookEvent;
}

/**
 * Signs a payload, for tests of a receiver.
 *
 * @example
 * ```ts
 * const headers = await signWebhook('{"type":"user.deleted"}', 'whsec_bmV3');
 * ```
 */
export async function signWebhook(
  payload: string,
  secret: string,
  { id = 'msg_test', timestamp = new Date() }: SignOptions = {},
): Promise<WebhookHeaders> {
  if (!(Number(timestamp) >= 0)) throw new UsageError('timestamp must be a valid date', null);
  const seconds = `${Math.floor(Number(timestamp) / 1000)}`;
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), encode(`${id}.${seconds}.${payload}`));
  const text = toBase64(new Uint8Array(signature));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${text}` };
}

/**
 * Returns the body and the headers of a request with a signed event.
 *
 * @example
 * ```ts
 * const { body, headers } = await signTestEvent('user.deleted', { id: 'user_1' }, 'whsec_bmV3');
 * await fetch('http://127.0.0.1:3000/webhooks/identity', { method: 'POST', body, headers: { ...headers } });
 * ```
 */
export async function signTestEvent<Type extends WebhookEventType>(
  type: Type,
  data: Type extends keyof PlatformEvents ? PlatformEvents[Type] : IdentityEvent['data'],
  secret: string,
  { id = 'evt_test', timestamp = new Date() }: SignOptions = {},
): Promise<SignedEvent> {
  const isOfPlatform = /^(run|file|task|member|webhook)\./.test(type);
  const envelope = isOfPlatform ? { id, timestamp, organizationId: 'org_test' } : { object: 'event' };
  const body = JSON.stringify({ type, ...envelope, data });
  const headers = await signWebhook(body, secret, { id, timestamp });
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}

function read(headers: ReceivedHeaders, name: string): string | undefined {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(Object(headers));
  const get = (wanted: string) => entries.find(([key]) => key.toLowerCase() === wanted)?.[1];
  const value = get(`webhook-${name}`) ?? get(`svix-${name}`);
  return value ? String(value) : undefined;
}

const encode = (text: string) => new TextEncoder().encode(text);

function fromBase64(text: string) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function importKey(secret: string) {
  const bytes = typeof secret === 'string' ? fromBase64(secret.replace(/^whsec_/, '')) : null;
  if (!bytes?.length) throw fail('secret');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function fail(reason: WebhookVerificationError['reason'], cause?: unknown): WebhookVerificationError {
  return new WebhookVerificationError(`webhook not verified: ${reason}`, null, { cause }, { reason });
}
