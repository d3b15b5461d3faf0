// Resolves the names of customers' servers. A hostile name server must not delay the resolution of other names.
import { promises as dns, type LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import type { Resolve } from './guard.js';

/** Limit of the first query. The second has twice this limit, so both together take about 8 s. */
const queryTimeoutMs = 2_500;

/** Sends DNS queries itself, because each `dns.lookup` would occupy one of the few threads of the process. */
const resolver = new dns.Resolver({ timeout: queryTimeoutMs, tries: 2 });

const hostsFile = platform() === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

function namesOfHostsFile(): ReadonlySet<string> {
  try {
    const lines = readFileSync(hostsFile, 'utf8').split('\n');
    return new Set(lines.flatMap((line) => (line.split('#')[0] ?? '').toLowerCase().trim().split(/\s+/).slice(1)));
  } catch {
    return new Set();
  }
}

const localNames = namesOfHostsFile();

async function query(name: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
  return addresses;
}

/**
 * Returns all addresses of a name. The operating system resolves names of the hosts file, and names without a dot, to
 * which it may append a search domain.
 */
export const resolveName: Resolve = (name) =>
  !name.includes('.') || localNames.has(name.toLowerCase()) ? dns.lookup(name, { all: true }) : query(name);
