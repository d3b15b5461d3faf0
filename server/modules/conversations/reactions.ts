import { onRemoval, type Reaction } from '../../platform/events/reaction-definition.js';
import type { Organization } from '../organization/organization.js';
import type { Conversations } from './conversations.js';

export interface ConversationReactionDependencies {
  readonly conversations: Pick<Conversations, 'stopRunsOfUser' | 'runningOfUser'>;
  readonly organization: Pick<Organization, 'lastKnownMembershipStatusOf'>;
}

export const conversationReactions: readonly Reaction<ConversationReactionDependencies>[] = [
  onRemoval<'member.removed', ConversationReactionDependencies>(
    'member.removed',
    'conversations.stop-runs-of-removed-member',
    {
      type: 'conversation',
      effect: 'run_stopped',
      find: ({ organizationId, userId }, { conversations }, page) =>
        conversations.runningOfUser(organizationId, userId, page),
    },
    async ({ organizationId, userId }, { conversations, organization }) => {
      // Skip a user who rejoined before this event was handled, because the runs may be new.
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'absent') return;
      await conversations.stopRunsOfUser(organizationId, userId);
    },
  ),
];
