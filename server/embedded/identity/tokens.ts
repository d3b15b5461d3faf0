// Signs session tokens in Clerk's format, versions 1 and 2.
import { SignJWT, type CryptoKey } from 'jose';
import type { Membership } from './rows.js';

export interface TokenIssuerOptions {
  readonly issuer: string;
  readonly signingKey: CryptoKey;
  readonly keyId: string;
  readonly createId: (prefix: string) => string;
  readonly now: () => number;
}

export interface SessionToken {
  readonly userId: string;
  /** Null for a token without an organization. */
  readonly membership: Membership | null;
  readonly version: 1 | 2;
  readonly lifetimeSeconds: number;
  readonly authorizedParty?: string;
}

export type SignToken = (session: SessionToken) => Promise<string>;

export function createTokenIssuer(options: TokenIssuerOptions): SignToken {
  const { issuer, signingKey, keyId, createId, now } = options;
  return ({ userId, membership, version, lifetimeSeconds, authorizedParty }) => {
    const issuedAt = Math.floor(now() / 1000);
    const organizationClaims =
      membership === null ? {} : version === 2 ? version2Claims(membership) : version1Claims(membership);
    return new SignJWT({
      sid: createId('sess'),
      ...(version === 2 ? { v: 2, sts: 'active', fva: [0, -1] } : {}),
      ...(authorizedParty === undefined ? {} : { azp: authorizedParty }),
      ...organizationClaims,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt - 10)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(signingKey);
  };
}

function version1Claims({ row, organization }: Membership): Record<string, unknown> {
  return { org_id: organization.id, org_slug: organization.slug, org_role: row.role, org_permissions: row.permissions };
}

function version2Claims({ row, organization }: Membership): Record<string, unknown> {
  const base = { id: organization.id, slg: organization.slug, rol: row.role.replace(/^org:/, '') };
  if (row.permissions.length === 0) return { o: base };
  const { features, names, masks } = packPermissions(row.permissions);
  return {
    o: { ...base, per: names.join(','), fpm: masks.join(',') },
    fea: features.map((feature) => `o:${feature}`).join(','),
  };
}

/** Packs permissions `org:<feature>:<name>` into one bit mask per feature. Bit 0 stands for `names[0]`. */
function packPermissions(permissions: readonly string[]): { features: string[]; names: string[]; masks: bigint[] } {
  const parts = permissions.map((permission) => permission.split(':'));
  const features = [...new Set(parts.map(([, feature = '']) => feature))];
  const names = [...new Set(parts.map(([, , name = '']) => name))];
  const masks = features.map((feature) =>
    names.reduce(
      (mask, name, bit) => (permissions.includes(`org:${feature}:${name}`) ? mask | (1n << BigInt(bit)) : mask),
      0n,
    ),
  );
  return { features, names, masks };
}
