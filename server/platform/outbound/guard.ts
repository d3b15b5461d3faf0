// Guards connections to addresses that customers choose. Checks the resolved address when the connection is opened,
// which prevents DNS rebinding. See server/docs/decisions/tool-servers.md.
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { DEFAULT_CIPHERS } from 'node:tls';
import type { AddressCheck } from './addresses.js';

// The "bad ports" of https://fetch.spec.whatwg.org/#port-blocking, which belong to services other than HTTP. Some of
// these services would take lines of a request as commands.
const badPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** `port` is empty for the default port of the protocol. */
const hasAllowedPort = ({ port }: URL): boolean => port === '' || !badPorts.has(Number(port));

/** Resolves a name to all its addresses, like `dns.promises.lookup` with `all`. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Returns whether the origin is exempt from the checks of its host and port. If the host is a name, the addresses that
 * it resolves to are still checked.
 */
export type OriginCheck = (origin: string) => boolean;

export interface UrlRules {
  readonly isAllowed: AddressCheck;
  readonly isAllowedOrigin: OriginCheck;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Returns whether the name always resolves to the local machine (RFC 6761). */
const isLoopbackName = (host: string): boolean => /(^|\.)localhost\.?$/i.test(host);

/** Checks a URL without resolving its name. Also checks a literal IP address, for which Node does not call `lookup`. */
export function isCallable(url: URL, { isAllowed, isAllowedOrigin }: UrlRules): boolean {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return false;
  if (isAllowedOrigin(url.origin)) return true;
  if (!hasAllowedPort(url)) return false;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) return false;
  return !isLoopbackName(host) || isAllowed('127.0.0.1') || isAllowed('::1');
}

export interface LookupRules {
  readonly isAllowed: AddressCheck;
  readonly resolve: Resolve;
  /**
   * Returns the error for a name that does not resolve, or resolves to an address that is not allowed. Different errors
   * would reveal which names exist in our network.
   */
  unresolvable(cause?: unknown): Error;
}

/** Throws if any address is not allowed, because a private address among public ones indicates an attack. */
async function resolveAllowed(
  hostname: string,
  { isAllowed, resolve, unresolvable }: LookupRules,
): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname).catch((cause: unknown) => {
    throw unresolvable(cause);
  });
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) throw unresolvable();
  return addresses;
}

/** Returns a `lookup` for requests that resolves names to allowed addresses only. */
export function createLookup(rules: LookupRules): LookupFunction {
  return (hostname, options, callback) => {
    resolveAllowed(hostname, rules).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

/**
 * TLS ciphers without finite-field Diffie-Hellman key exchange, for which the server chooses the group. A group of
 * 10,000 bits blocks the event loop for 2 s before the certificate is checked.
 */
export const ciphers = `${DEFAULT_CIPHERS}:!kDHE`;
