// What conversations do when a person was removed from the organization.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { Organization } from '../organization/organization.js';
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
      // A person who came back before this ran may have begun runs since.
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'absent') return;
      await conversations.stopRunsOfUser(organizationId, userId);
    },
  ),
];
