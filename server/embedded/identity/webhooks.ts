// Sends webhooks to the service, signed as Clerk signs them: Standard Webhooks with Svix's header names. Deliveries are
// kept in memory, so a shutdown loses pending deliveries.
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Log } from './log.js';

export interface WebhookOptions {
  /** If undefined, no events are sent before the first call of `sendTo`. */
  readonly url?: string;
  readonly secret: string;
  /** Delay before each retry. */
  readonly retryDelaysMs: readonly number[];
  readonly createId: (prefix: string) => string;
  readonly now: () => number;
  readonly log: Log;
}

export interface WebhookSender {
  sendTo(url: string): void;
  send(type: string, data: unknown): void;
  /** Resolves when each delivery in progress has succeeded or has no retry left. */
  settled(): Promise<void>;
  /** Aborts deliveries in progress. */
  stop(): Promise<void>;
}

const attemptTimeoutMs = 5_000;

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Makes one attempt. Rejects if the receiver does not return a 2xx status. */
async function post(signer: Webhook, target: string, { id, at, body }: Message, stopping: AbortSignal): Promise<void> {
  const response = await fetch(target, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
      'svix-signature': signer.sign(id, at, body),
    },
    signal: AbortSignal.any([stopping, AbortSignal.timeout(attemptTimeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

export function createWebhookSender(options: WebhookOptions): WebhookSender {
  const { retryDelaysMs, createId, now, log } = options;
  let { url } = options;
  const signer = new Webhook(options.secret);
  const stopping = new AbortController();
  const inProgress = new Set<Promise<void>>();

  /** Every attempt has the same id, by which the receiver recognizes a repetition. */
  async function deliver(target: string, type: string, body: string): Promise<void> {
    const messageId = createId('msg');
    for (const delayMs of [0, ...retryDelaysMs]) {
      try {
        if (delayMs > 0) await wait(delayMs, undefined, { signal: stopping.signal });
        await post(signer, target, { id: messageId, at: new Date(now()), body }, stopping.signal);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error, type, messageId, target }, 'a webhook was not delivered');
      }
    }
  }

  const settled = async (): Promise<void> => {
    await Promise.all(inProgress);
  };

  return {
    sendTo(target) {
      url = target;
    },
    send(type, data) {
      if (url === undefined || stopping.signal.aborted) return;
      const delivery = deliver(url, type, JSON.stringify({ object: 'event', type, timestamp: now(), data })).finally(
        () => inProgress.delete(delivery),
      );
      inProgress.add(delivery);
    },
    settled,
    async stop() {
      stopping.abort();
      await settled();
    },
  };
}
