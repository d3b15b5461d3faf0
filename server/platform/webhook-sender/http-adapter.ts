// Sends signed events to receivers (https://www.standardwebhooks.com). Customers choose the addresses, so the rules of
// outbound/guard.ts apply. See server/docs/decisions/webhooks.md.
import { limits } from '../../generated/limits.js';
import { webhookLimits } from '../../generated/operations.js';
import http from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { Webhook } from 'standardwebhooks';
import { reasons } from '../../generated/reasons.js';
import { createAddressCheck } from '../outbound/addresses.js';
import { isCertificateError, isHandshakeError } from '../outbound/tls-errors.js';
import { ciphers, createLookup, isCallable, type Resolve } from '../outbound/guard.js';
import { resolveName } from '../outbound/names.js';
import { fillIn } from '../text-placeholders.js';
import type { DeliveryAttempt, DeliveryResult, WebhookSender } from './port.js';
import { cutText } from '../cut-text.js';

export interface WebhookSenderOptions {
  /** Ranges such as `10.20.0.0/16`, or single addresses, that are allowed although they are not public. */
  readonly allowedAddresses: readonly string[];
  /** Returns whether a URL is exempt from the checks of its host and port. Default: none is. */
  readonly isAllowedUrl?: (url: string) => boolean;
  /** Time limit of an attempt, including the lookup of the name. Default: `attemptSeconds` of the contract. */
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
}

const defaultTimeoutMs = webhookLimits.attemptSeconds * 1_000;
const maxResponseBytes = 4_096;
const maxResponseCharacters = limits['WebhookDelivery.responseBody'].maxLength;

/** A failure whose message is safe to show to users. */
class AttemptError extends Error {}

const texts = reasons.delivery;

const unresolvable = (cause?: unknown) => new AttemptError(texts.unresolvable, { cause });

/** Hides Node's own message, because it may contain an address of our network. */
function messageOf(error: unknown): string {
  if (error instanceof AttemptError) return error.message;
  const code = String((error as { code?: unknown } | null)?.code);
  if (isCertificateError(code)) return texts.invalidCertificate;
  if (isHandshakeError(code)) return texts.handshakeFailed;
  if (code.startsWith('HPE_')) return texts.notHttp;
  if (code === 'ECONNREFUSED') return texts.connectionRefused;
  if (code === 'ECONNRESET') return texts.connectionClosed;
  return texts.unreachable;
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return fillIn(status >= 300 && status < 400 ? texts.redirect : texts.status, { status });
}

/** Removes NUL, because Postgres cannot store it. */
const excerptOf = (chunks: readonly Buffer[]): string =>
  cutText(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''), maxResponseCharacters);

/** Reads the beginning of the body. A body that is cut off or late does not change the outcome. */
async function readExcerpt(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxResponseBytes - bytes));
      bytes += chunk.length;
      if (bytes >= maxResponseBytes) break;
    }
  } catch {
    // Keep the bytes that arrived before the failure.
  }
  response.destroy();
  return excerptOf(chunks);
}

function headersOf({ eventId, payload, at, secrets }: DeliveryAttempt): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
    'user-agent': 'Agent-Platform-Webhooks/1.0',
    // The response is not decompressed.
    'accept-encoding': 'identity',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, payload)).join(' '),
  };
}

function request(
  attempt: DeliveryAttempt,
  lookup: ReturnType<typeof createLookup>,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const url = new URL(attempt.url);
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: headersOf(attempt),
      lookup,
      agent: false as const,
      ciphers,
      signal,
    };
    const sent = (url.protocol === 'https:' ? https : http).request(url, options);
    sent.once('response', resolve);
    sent.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new AttemptError(texts.notHttp));
    });
    sent.on('error', reject);
    sent.end(attempt.payload);
  });
}

export function createWebhookSender({
  allowedAddresses,
  isAllowedUrl = () => false,
  timeoutMs = defaultTimeoutMs,
  resolve = resolveName,
}: WebhookSenderOptions): WebhookSender {
  const isAllowedAddress = createAddressCheck(allowedAddresses);
  const lookup = createLookup({ isAllowed: isAllowedAddress, resolve, unresolvable });
  const isAllowed = (url: string) =>
    URL.canParse(url) &&
    isCallable(new URL(url), { isAllowed: isAllowedAddress, isAllowedOrigin: () => isAllowedUrl(url) });

  return {
    isAllowed,

    async send(attempt, signal) {
      const startedMs = performance.now();
      const timeout = AbortSignal.timeout(timeoutMs);
      const result = (outcome: Omit<DeliveryResult, 'durationMs'>): DeliveryResult => ({
        ...outcome,
        durationMs: Math.round(performance.now() - startedMs),
      });
      try {
        // The configuration may have changed since the endpoint was saved.
        if (!isAllowed(attempt.url)) throw new AttemptError(texts.addressRefused);
        const response = await request(attempt, lookup, AbortSignal.any([signal, timeout]));
        const responseStatus = response.statusCode ?? 0;
        const responseBody = await readExcerpt(response);
        signal.throwIfAborted();
        return result({ responseStatus, responseBody, error: failureOf(responseStatus) });
      } catch (error) {
        signal.throwIfAborted();
        const message = timeout.aborted ? fillIn(texts.timeout, { seconds: timeoutMs / 1000 }) : messageOf(error);
        return result({ responseStatus: null, responseBody: null, error: message });
      }
    },
  };
}
