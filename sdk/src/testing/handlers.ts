import type { FakeHandlers } from './contract.js';
import { agentTagHandlers } from './resources/agent-tags.js';
import { agentVersionHandlers } from './resources/agent-versions.js';
import { agentHandlers } from './resources/agents.js';
import { auditLogHandlers } from './resources/audit-log.js';
import { chatHandlers } from './resources/chat.js';
import { conversationHandlers, conversationReadHandlers } from './resources/conversations.js';
import { dashboardHandlers } from './resources/dashboard.js';
import { deletedRecordHandlers } from './resources/deleted-records.js';
import { erasureHandlers } from './resources/erasure.js';
import { dependentHandlers } from './resources/dependents.js';
import { invitationHandlers } from './resources/invitations.js';
import { knowledgeBaseFileHandlers } from './resources/knowledge-base-files.js';
import { knowledgeBaseHandlers } from './resources/knowledge-bases.js';
import { modelHandlers } from './resources/models.js';
import { scheduledTaskHandlers } from './resources/scheduled-tasks.js';
import { skillHandlers } from './resources/skills.js';
import { taskExecutionHandlers } from './resources/task-executions.js';
import { toolServerHandlers } from './resources/tool-servers.js';
import { uploadHandlers } from './resources/uploads.js';
import { userHandlers } from './resources/users.js';
import { webhookEndpointHandlers } from './resources/webhook-endpoints.js';
import type { Store } from './store.js';

export function createHandlers(store: Store): FakeHandlers {
  const handlers = resourceHandlers(store);
  return { ...handlers, ...dependentHandlers(store, handlers) };
}

const resourceHandlers = (store: Store): Omit<FakeHandlers, 'listDependents'> => ({
  ...agentHandlers(store),
  ...agentVersionHandlers(store),
  ...agentTagHandlers(store),
  ...modelHandlers(store),
  ...userHandlers(store),
  ...invitationHandlers(store),
  ...auditLogHandlers(),
  ...deletedRecordHandlers(store),
  ...erasureHandlers(store),
  ...uploadHandlers(store),
  ...skillHandlers(store),
  ...knowledgeBaseHandlers(store),
  ...knowledgeBaseFileHandlers(store),
  ...toolServerHandlers(store),
  ...webhookEndpointHandlers(store),
  ...scheduledTaskHandlers(store),
  ...taskExecutionHandlers(store),
  ...chatHandlers(store),
  ...conversationReadHandlers(store),
  ...conversationHandlers(store),
  ...dashboardHandlers(store),
});
