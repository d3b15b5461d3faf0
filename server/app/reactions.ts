import { agentReactions } from '../modules/agents/reactions.js';
import { conversationReactions } from '../modules/conversations/reactions.js';
import { knowledgeBaseReactions } from '../modules/knowledge-bases/reactions.js';
import { scheduledTaskReactions } from '../modules/scheduled-tasks/reactions.js';
import { hasSubscriber } from '../modules/webhook-endpoints/index.js';
import { createWebhookReactions } from '../modules/webhook-endpoints/reactions.js';

export const reactions = [
  ...agentReactions,
  ...conversationReactions,
  ...knowledgeBaseReactions,
  ...scheduledTaskReactions,
  ...createWebhookReactions(hasSubscriber),
];
