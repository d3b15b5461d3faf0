// The handlers of all operations.
import type { Handlers } from '../generated/handlers.js';
import { createMessageProblems } from '../http/validation/message-problems.js';
import { agentTagHandlers } from '../modules/agent-tags/handlers.js';
import { agentHandlers } from '../modules/agents/handlers.js';
import { auditLogHandlers } from '../modules/audit-log/handlers.js';
import { conversationHandlers } from '../modules/conversations/handlers.js';
import { dashboardHandlers } from '../modules/dashboard/handlers.js';
import { dependentHandlers } from '../modules/dependents/handlers.js';
import { knowledgeBaseHandlers } from '../modules/knowledge-bases/handlers.js';
import { deletedRecordHandlers } from '../modules/deleted-records/handlers.js';
import { userErasureHandlers } from '../modules/user-erasure/handlers.js';
import { modelHandlers } from '../modules/models/handlers.js';
import { organizationHandlers } from '../modules/organization/handlers.js';
import { chatHandlers } from '../modules/chat/handlers.js';
import { scheduledTaskHandlers } from '../modules/scheduled-tasks/handlers.js';
import { skillHandlers } from '../modules/skills/handlers.js';
import { toolServerHandlers } from '../modules/tool-servers/handlers.js';
import { toolHandlers } from '../modules/tools/handlers.js';
import { uploadHandlers } from '../modules/uploads/handlers.js';
import { webhookEndpointHandlers } from '../modules/webhook-endpoints/handlers.js';
import type { Modules } from './modules/modules.js';

export const handlersOf = (modules: Modules): Handlers => ({
  ...agentHandlers(modules.agents),
  ...agentTagHandlers(modules.agentTags),
  ...toolHandlers(modules.tools),
  ...modelHandlers(modules.models),
  ...skillHandlers(modules.skills),
  ...toolServerHandlers(modules.toolServers),
  ...webhookEndpointHandlers(modules.webhookEndpoints),
  ...uploadHandlers(modules.uploads),
  ...organizationHandlers(modules.organization),
  ...auditLogHandlers(modules.auditLog),
  ...deletedRecordHandlers(modules.deletedRecords),
  ...userErasureHandlers(modules.userErasure),
  ...dependentHandlers(modules.dependents),
  ...knowledgeBaseHandlers(modules.knowledgeBases),
  ...dashboardHandlers(modules.dashboard),
  ...scheduledTaskHandlers(modules.scheduledTasks),
  ...conversationHandlers(modules.conversations),
  ...chatHandlers(modules.chat, createMessageProblems()),
});
