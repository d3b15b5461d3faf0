// Which network addresses a tool server may have. Administrators of customers choose the servers, so without this they could make us call
// whatever our own network offers: other services, databases, the cloud's metadata.
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Says whether a connection to the address may be made. */
export type AddressCheck = (address: string) => boolean;

/** Of IPv6 only this part is given out to the public Internet. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Public addresses only: not private, loopback, link-local, shared (CGNAT), multicast, broadcast, documentation, or any kind of IPv6 address
 * that carries an IPv4 address inside (NAT64, 6to4, Teredo), because what it leads to is decided elsewhere.
 */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** `allowed`: ranges such as `10.20.0.0/16`, or single addresses, that may be called as well. */
export function createAddressCheck(allowed: readonly string[]): AddressCheck {
  const ranges = allowed.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${isIPv6(text) ? 128 : 32}`),
  );
  return (text) => {
    if (isIP(text) === 0) return false;
    const address = ipaddr.process(text); // an IPv4 address in IPv6's writing is the IPv4 address
    return isPublic(address) || ipaddr.subnetMatch(address, { allowed: ranges }, 'refused') === 'allowed';
  };
}
