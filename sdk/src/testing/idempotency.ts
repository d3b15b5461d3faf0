// Replies to requests with an `Idempotency-Key`: a repeat gets the stored reply and has no effect.
import { fakeLimits } from '../generated/fake-contract.js';
import type { FakeClock } from './clock.js';
import { FakeError } from './errors.js';
import { errorReply, type WireReply } from './replies.js';
import { canonicalText } from './values.js';

export interface Idempotency {
  /**
   * Returns the stored reply, or handles the request and stores its reply if the reply is final. A reply with the code
   * `badRequest` is not stored, so that the caller can correct the request and keep the key.
   */
  once(
    key: { operationId: string; userId: string; key: string },
    request: unknown,
    handle: () => WireReply,
    badRequest: string,
  ): WireReply;
}

/** A stream cannot be sent again, so a repeat gets a conflict instead. */
function toStored(reply: WireReply): WireReply {
  if (reply.events === undefined) return reply;
  const threadId = reply.headers['X-Thread-ID'] ?? '';
  const conflict = errorReply(new FakeError('idempotency_reply_was_stream'), null);
  return { ...conflict, headers: { ...conflict.headers, 'X-Thread-ID': threadId } };
}

/** A failure with a status other than 400 and 404 can be temporary, so a repeat runs the handler again. */
const isFinal = ({ status }: WireReply): boolean => status < 300 || status === 400 || status === 404;

export function createIdempotency(clock: FakeClock): Idempotency {
  const stored = new Map<string, { fingerprint: string; reply: WireReply }>();
  return {
    once(key, request, handle, badRequest) {
      const name = canonicalText(key);
      const fingerprint = canonicalText(request);
      const known = stored.get(name);
      if (known && known.fingerprint !== fingerprint) throw new FakeError('idempotency_key_reused');
      if (known) return { ...known.reply, headers: { ...known.reply.headers, 'Idempotency-Replayed': 'true' } };
      const reply = handle();
      if (isFinal(reply) && reply.headers['X-Error-Code'] !== badRequest) {
        stored.set(name, { fingerprint, reply: toStored(structuredClone(reply)) });
        clock.after(fakeLimits.idempotencyHours * 3_600_000, () => stored.delete(name));
      }
      return reply;
    },
  };
}
