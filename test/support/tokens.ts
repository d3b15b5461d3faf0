import type { Container } from '../../server/app/container.js';

export interface TokenOptions {
  role?: string;
  permissions?: string[];
  userId?: string;
  organizationId?: string;
}

/**
 * Returns a function that adds the organization and the member to the identity provider and mints a token. A member
 * keeps the role and permissions of the first call.
 */
export function createTokenSource(
  provider: NonNullable<Container['identityProvider']>,
  defaultOrganizationId: string,
): (options?: TokenOptions) => Promise<string> {
  // Holds promises, so that concurrent calls for one member share the work.
  const known = new Map<string, Promise<unknown>>();
  const once = <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made as Promise<Made>;
  };

  return async (options = {}) => {
    const { role = 'org:admin', organizationId = defaultOrganizationId, permissions = [] } = options;
    const userId = options.userId ?? `user_${role.replace(/\W/g, '_')}_${permissions.join('_').replace(/\W/g, '_')}`;
    await once(organizationId, () =>
      provider.addOrganization({
        id: organizationId,
        name: organizationId,
        slug: organizationId.toLowerCase().replaceAll('_', '-'),
      }),
    );
    await once(`${organizationId}/${userId}`, () =>
      provider.addMember({ organizationId, userId, email: `${userId}@test.example`, role, permissions }),
    );
    // Reuses tokens, because minting one costs as much as a request: three statements and a signature.
    return once(`token ${organizationId}/${userId}`, () =>
      provider.mintToken({ userId, organizationId, lifetimeSeconds: 3600 }),
    );
  };
}
