// A fetch for the official client that connects to allowed addresses only. The address is checked when the connection is made, on what the
// name resolves to just then, so a name that changes its meaning between a check and a use (DNS rebinding) gains nothing. Every request
// makes a connection of its own, and redirects come back to the caller, whose next request is checked again.
//
// Node's own fetch cannot be given a `lookup` without the package behind it, in a version that fits it; node:http can.
// docs/decisions/tool-servers.md
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import type { AddressCheck } from './addresses.js';
import type { ToolServerLimits } from './limits.js';
import { late, unresolvable } from './failures.js';
import { ToolServerError } from './port.js';
import { limitBytes } from './reply-size.js';

/** Every address of a name, as `dns.promises.lookup` with `all` gives them. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;
export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface GuardedFetchParts {
  isAllowed: AddressCheck;
  resolve: Resolve;
  limits: ToolServerLimits;
  /** Told when a reply is cut off because it is too large: the official client waits on as if nothing had happened. */
  onTooLarge(error: ToolServerError): void;
}

const refusal = () => new ToolServerError('address_refused', 'The tool server leads to an address that is not allowed');

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Names of this machine on every machine (RFC 6761). */
const isLoopbackName = (host: string): boolean => /(^|\.)localhost\.?$/i.test(host);

/** Throws when the URL itself is not one to call, whatever its name resolves to. Node does not ask `lookup` about addresses. */
export function assertCallable(url: URL, isAllowed: AddressCheck): void {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') throw refusal();
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) throw refusal();
  if (isLoopbackName(host) && !isAllowed('127.0.0.1') && !isAllowed('::1')) throw refusal();
}

/**
 * Returns the addresses of a name. Throws if one of them is not allowed: a name with a private address among others is a trap. A name that
 * does not resolve gets the same error, or an administrator could find out which names exist in our own network.
 */
async function resolveAllowed(
  hostname: string,
  { isAllowed, resolve }: Pick<GuardedFetchParts, 'isAllowed' | 'resolve'>,
): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname).catch((cause: unknown) => {
    throw unresolvable(cause);
  });
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) throw unresolvable();
  return addresses;
}

function createLookup(parts: GuardedFetchParts): LookupFunction {
  return (hostname, options, callback) => {
    resolveAllowed(hostname, parts).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

const isWithoutBody = (status: number): boolean => [204, 205, 304].includes(status);

/** Ends the request when a step takes too long; `begin` starts the next step and ends the one before. */
function createStepTimer(request: http.ClientRequest): { begin(timeoutMs: number | null): void } {
  let timer: NodeJS.Timeout | undefined;
  request.once('close', () => clearTimeout(timer));
  return {
    begin(timeoutMs) {
      clearTimeout(timer);
      if (timeoutMs !== null) timer = setTimeout(() => request.destroy(late(timeoutMs)), timeoutMs);
    },
  };
}

/** Not `Readable.toWeb`: in Node 20 it throws where nobody can catch it when data arrives after the stream was cancelled. */
function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source.iterator();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = (await chunks.next()) as IteratorResult<Uint8Array, undefined>;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function toResponse(
  incoming: http.IncomingMessage,
  { limits, onTooLarge }: Pick<GuardedFetchParts, 'limits' | 'onTooLarge'>,
): Response {
  const status = incoming.statusCode ?? 0;
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  if (isWithoutBody(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const limited = pipeline(incoming, limitBytes({ isStream, limits }), (error) => {
    if (error instanceof ToolServerError) onTooLarge(error);
  });
  return new Response(toWebStream(limited), { status, headers });
}

export function createGuardedFetch(parts: GuardedFetchParts): Fetch {
  const { limits, isAllowed } = parts;
  const lookup = createLookup(parts);
  return async (address, init = {}) => {
    const url = new URL(address);
    assertCallable(url, isAllowed);
    const { method = 'GET', body = null, signal } = init;
    if (body !== null && typeof body !== 'string') throw new TypeError('the client sends text');
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'identity'); // a small reply that unpacks to a huge one cannot be
    if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)));
    return new Promise<Response>((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const options = {
        method,
        headers: Object.fromEntries(headers),
        lookup,
        agent: false as const,
        ...(signal ? { signal } : {}),
      };
      const request = (isSecure ? https : http).request(url, options);
      const timer = createStepTimer(request);
      timer.begin(limits.connectTimeoutMs);
      request.once('socket', (socket) =>
        socket.once(isSecure ? 'secureConnect' : 'connect', () => timer.begin(limits.callTimeoutMs)),
      );
      request.once('response', (incoming) => {
        // A GET is the stream on which a server says whatever it has to say until the session ends.
        if (method === 'GET') timer.begin(null);
        try {
          resolve(toResponse(incoming, parts));
        } catch (error) {
          request.destroy(
            new ToolServerError('invalid_reply', 'The tool server did not answer in HTTP', { cause: error }),
          );
        }
      });
      request.on('error', reject);
      request.end(body ?? undefined);
    });
  };
}
