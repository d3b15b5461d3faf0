// Resolves the names of customers' servers. The name server of a hostile name may stay silent, which must not delay
// other names.
import { promises as dns, type LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import type { Resolve } from './guard.js';

/** Less than the time limit of a connection, so that its error is that of the name. */
const queryTimeoutMs = 2_500;

/** Sends its own queries, any number concurrently. `dns.lookup` occupies one of the few threads of the process. */
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

/** Read once, as a container's hosts file is written before its process starts. */
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
 * Returns all addresses of a name. The system resolves names of the hosts file and names without a dot, to which it may
 * add a domain of its own.
 */
export const resolveName: Resolve = (name) =>
  !name.includes('.') || localNames.has(name.toLowerCase()) ? dns.lookup(name, { all: true }) : query(name);
