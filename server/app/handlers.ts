import type { Handlers } from '../generated/handlers.js';
import { agentTagHandlers } from '../modules/agent-tags/handlers.js';
import { agentHandlers } from '../modules/agents/handlers.js';
import { auditLogHandlers } from '../modules/audit-log/handlers.js';
import { chatHandlers } from '../modules/chat/handlers.js';
import { conversationHandlers } from '../modules/conversations/handlers.js';
import { dashboardHandlers } from '../modules/dashboard/handlers.js';
import { deletedRecordHandlers } from '../modules/deleted-records/handlers.js';
import { dependentHandlers } from '../modules/dependents/handlers.js';
import { knowledgeBaseHandlers } from '../modules/knowledge-bases/handlers.js';
import { modelCatalogHandlers } from '../modules/model-catalog/handlers.js';
import { organizationHandlers } from '../modules/organization/handlers.js';
import { scheduledTaskHandlers } from '../modules/scheduled-tasks/handlers.js';
import { skillHandlers } from '../modules/skills/handlers.js';
import { toolServerHandlers } from '../modules/tool-servers/handlers.js';
import { toolHandlers } from '../modules/tools/handlers.js';
import { uploadHandlers } from '../modules/uploads/handlers.js';
import { userErasureHandlers } from '../modules/user-erasure/handlers.js';
import { webhookEndpointHandlers } from '../modules/webhook-endpoints/handlers.js';
import type { Modules } from './modules.js';

export const handlersOf = (modules: Modules): Handlers => ({
  ...agentTagHandlers(modules.agentTags),
  ...agentHandlers(modules.agents),
  ...auditLogHandlers(modules.auditLog),
  ...chatHandlers(modules.chat),
  ...conversationHandlers(modules.conversations),
  ...dashboardHandlers(modules.dashboard),
  ...deletedRecordHandlers(modules.deletedRecords),
  ...dependentHandlers(modules.dependents),
  ...knowledgeBaseHandlers(modules.knowledgeBases),
  ...modelCatalogHandlers(modules.modelCatalog),
  ...organizationHandlers(modules.organization),
  ...scheduledTaskHandlers(modules.scheduledTasks),
  ...skillHandlers(modules.skills),
  ...toolServerHandlers(modules.toolServers),
  ...toolHandlers(modules.tools),
  ...uploadHandlers(modules.uploads),
  ...userErasureHandlers(modules.userErasure),
  ...webhookEndpointHandlers(modules.webhookEndpoints),
});
