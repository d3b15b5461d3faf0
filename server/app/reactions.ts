// The reactions of all modules to the events of other modules.
import { agentReactions } from '../modules/agents/events.js';
import { conversationReactions } from '../modules/conversations/events.js';
import { knowledgeBaseReactions } from '../modules/knowledge-bases/events.js';
import { scheduledTaskReactions } from '../modules/scheduled-tasks/events.js';

export const reactions = [
  ...agentReactions,
  ...conversationReactions,
  ...knowledgeBaseReactions,
  ...scheduledTaskReactions,
];
