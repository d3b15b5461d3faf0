// Names of organizations and users, for the prompts of runs.
import type { IdentityProvider } from '../../../platform/identity/port.js';
import type { MemberRepository } from './members-repository.js';

export interface UserName {
  readonly email: string;
  readonly name: string;
}

export interface Names {
  /** If the identity provider fails, returns the last known name or else the id, so that runs continue. */
  ofOrganization(organizationId: string): Promise<string>;
  /** Replaces an unknown email address by the id, and an unknown name by the username, email address or id. */
  ofUser(organizationId: string, userId: string): Promise<UserName>;
}

export interface NamesDependencies {
  readonly identityProvider: Pick<IdentityProvider, 'getOrganization' | 'getMember'>;
  readonly members: Pick<MemberRepository, 'find'>;
  readonly now: () => Date;
}

const lifetimeMs = 10 * 60_000;
const retryAfterMs = 30_000;
const maxOrganizations = 10_000;

interface KnownName {
  readonly name: string;
  readonly until: number;
}

export function createNames({ identityProvider, members, now }: NamesDependencies): Names {
  const organizations = new Map<string, KnownName>();
  return {
    async ofOrganization(organizationId) {
      const known = organizations.get(organizationId);
      if (known !== undefined && now().getTime() < known.until) return known.name;
      const read: KnownName = await identityProvider.getOrganization(organizationId).then(
        ({ name }) => ({ name, until: now().getTime() + lifetimeMs }),
        () => ({ name: known?.name ?? organizationId, until: now().getTime() + retryAfterMs }),
      );
      if (organizations.size >= maxOrganizations) organizations.clear();
      organizations.set(organizationId, read);
      return read.name;
    },

    async ofUser(organizationId, userId) {
      const member =
        (await members.find(organizationId, userId)) ??
        (await identityProvider.getMember({ organizationId, userId }).catch(() => null));
      if (member === null) return { email: userId, name: userId };
      const { email, firstName, lastName, username } = member;
      const fullName = [firstName, lastName].filter(Boolean).join(' ');
      return { email: email || userId, name: fullName || username || email || userId };
    },
  };
}
