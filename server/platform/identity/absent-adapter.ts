// The identity provider for token issuers that have no account API.
import { IdentityProviderError, type IdentityProvider } from './port.js';

export function createAbsentIdentityProvider(): IdentityProvider {
  const refuse = () =>
    Promise.reject(
      new IdentityProviderError('unavailable', 'no identity provider with an API is configured', {
        retryAfterSeconds: 3600,
      }),
    );
  return {
    getOrganization: refuse,
    listMembers: refuse,
    getMember: refuse,
    findUserId: refuse,
    addMember: refuse,
    replaceMetadata: refuse,
    removeMember: refuse,
    listInvitations: refuse,
    getInvitation: refuse,
    createInvitation: refuse,
    revokeInvitation: refuse,
  };
}
