// Decides which addresses a customer's server (a tool server or a webhook receiver) may have. Without this check,
// customers could reach our own network: services, databases, cloud metadata.
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AddressCheck = (address: string) => boolean;

/** The only part of IPv6 that is assigned to the public Internet. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Azure's platform services. The address looks public, but only virtual machines of Azure can reach it. */
const azurePlatform = '168.63.129.16';

/**
 * Excludes IPv6 addresses that contain an IPv4 address (NAT64, 6to4, Teredo), because a gateway decides where they
 * lead.
 */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== azurePlatform;
  return address.match(globalUnicast);
}

/** `allowed`: ranges such as `10.20.0.0/16`, or single addresses, that are allowed although they are not public. */
export function createAddressCheck(allowed: readonly string[]): AddressCheck {
  const ranges = allowed.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${isIPv6(text) ? 128 : 32}`),
  );
  return (text) => {
    if (isIP(text) === 0) return false;
    const address = ipaddr.process(text); // converts an IPv4-mapped IPv6 address to IPv4
    return isPublic(address) || ipaddr.subnetMatch(address, { allowed: ranges }, 'refused') === 'allowed';
  };
}
