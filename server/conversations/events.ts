// What conversations do when a person was removed from the organization.
import { onEvent, type Reaction } from '../events.js';
import type { Organization } from '../organization/organization.js';
import type { Conversations } from './conversations.js';

export interface ConversationReactionDependencies {
  readonly conversations: Pick<Conversations, 'stopRunsOfUser'>;
  readonly organization: Pick<Organization, 'lastKnownStandingOf'>;
}

export const conversationReactions: readonly Reaction<ConversationReactionDependencies>[] = [
  onEvent('member.removed', 'conversations.stop-runs-of-removed-member', async ({ organizationId, userId }, dependencies: ConversationReactionDependencies) => {
    // The runs of a person who came back before this ran are none of those that the removal should have stopped.
    if ((await dependencies.organization.lastKnownStandingOf(organizationId, userId)) !== 'absent') return;
    await dependencies.conversations.stopRunsOfUser(organizationId, userId);
  }),
];
