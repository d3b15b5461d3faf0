// Stops the runs of a user who was removed from the organization.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { Organization } from '../organization/index.js';
import type { Conversations } from './conversations.js';

export interface ConversationReactionDependencies {
  readonly conversations: Pick<Conversations, 'stopRunsOfUser'>;
  readonly organization: Pick<Organization, 'lastKnownMembershipStatusOf'>;
}

export const conversationReactions: readonly Reaction<ConversationReactionDependencies>[] = [
  onEvent(
    'member.removed',
    'conversations.stop-runs-of-removed-member',
    async ({ organizationId, userId }, { conversations, organization }: ConversationReactionDependencies) => {
      // The user may have rejoined and started runs before this event was handled.
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'absent') return;
      await conversations.stopRunsOfUser(organizationId, userId);
    },
  ),
];
