// Reads Clerk's session tokens, versions 1 and 2.
import { textClaim, textListClaim } from './claim-values.js';
import type { Claims, Principal } from './port.js';

type Membership = Pick<Principal, 'organizationId' | 'role' | 'permissions'>;

export function principalFromClerk(claims: Claims): Principal {
  // A pending session has an unfinished task, such as choosing an organization. Clerk treats it as signed out.
  if (claims['sts'] === 'pending') throw new Error('the session is pending');
  const userId = textClaim(claims['sub']);
  if (userId === null) throw new Error('"sub" is not a text');
  const membership = claims['v'] === 2 ? readVersion2(claims) : readVersion1(claims);
  const sessionId = textClaim(claims['sid']);
  return { userId, ...membership, ...(sessionId === null ? {} : { sessionId }) };
}

function readVersion1(claims: Claims): Membership {
  return {
    organizationId: textClaim(claims['org_id']),
    role: textClaim(claims['org_role']),
    permissions: textListClaim(claims['org_permissions']),
  };
}

function readVersion2(claims: Claims): Membership {
  const organization = claims['o'];
  if (typeof organization !== 'object' || organization === null)
    return { organizationId: null, role: null, permissions: [] };
  const { id, rol, per, fpm } = organization as Record<string, unknown>;
  const role = textClaim(rol);
  return {
    organizationId: textClaim(id),
    role: role === null ? null : `org:${role}`,
    permissions: readPermissions(textClaim(claims['fea']), textClaim(per), textClaim(fpm)),
  };
}

/**
 * `fea` lists features with their scope ("o:agents,u:chat"). `per` lists the names of permissions ("create,read").
 * `fpm` has a bit mask for each feature of the organization. The lowest bit stands for the first permission, so "3"
 * means create and read.
 */
function readPermissions(features: string | null, names: string | null, map: string | null): string[] {
  if (features === null || names === null || map === null) return [];
  const permissionNames = splitList(names);
  const masks = splitList(map);
  return organizationFeatures(features).flatMap((feature, index) => {
    const mask = masks[index] ?? '';
    const bits = /^\d+$/.test(mask) ? BigInt(mask) : 0n; // a JavaScript number holds at most 53 permissions
    return permissionNames
      .filter((_name, bit) => ((bits >> BigInt(bit)) & 1n) === 1n)
      .map((name) => `org:${feature}:${name}`);
  });
}

function organizationFeatures(features: string): string[] {
  return splitList(features).flatMap((entry) => {
    const colon = entry.indexOf(':');
    if (colon === -1) throw new Error('"fea" has an entry without a scope');
    const scope = entry.slice(0, colon);
    return scope === 'o' || scope === 'ou' || scope === 'uo' ? [entry.slice(colon + 1)] : [];
  });
}

function splitList(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}
