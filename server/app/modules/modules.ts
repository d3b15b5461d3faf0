// The modules of a process.
import type { AgentTags } from '../../modules/agent-tags/agent-tags.js';
import type { Agents } from '../../modules/agents/index.js';
import type { AuditLogModule } from '../../modules/audit-log/index.js';
import type { Chat } from '../../modules/chat/index.js';
import type { ConversationsModule } from '../../modules/conversations/index.js';
import type { DashboardModule } from '../../modules/dashboard/index.js';
import type { DeletedRecordsModule } from '../../modules/deleted-records/index.js';
import type { Dependents } from '../../modules/dependents/dependents.js';
import type { KnowledgeBasesModule } from '../../modules/knowledge-bases/index.js';
import type { ModelCatalog } from '../../modules/models/models.js';
import type { OrganizationModule } from '../../modules/organization/index.js';
import type { RunsModule } from '../../modules/runs/index.js';
import type { ScheduledTasksModule } from '../../modules/scheduled-tasks/index.js';
import type { SkillsModule } from '../../modules/skills/index.js';
import type { ToolServers } from '../../modules/tool-servers/tool-servers.js';
import type { Tools } from '../../modules/tools/tools.js';
import type { UploadsModule } from '../../modules/uploads/index.js';
import type { UserErasureModule } from '../../modules/user-erasure/index.js';
import type { WebhookEndpointsModule } from '../../modules/webhook-endpoints/index.js';
import type { Work } from '../../platform/jobs/port.js';

/** One entry for each folder of `server/modules`, with the name of the folder, and `fileProcessing`. */
export type Modules = Readonly<{
  agents: Agents;
  agentTags: AgentTags;
  auditLog: AuditLogModule;
  chat: Chat;
  conversations: ConversationsModule;
  dashboard: DashboardModule;
  deletedRecords: DeletedRecordsModule;
  dependents: Dependents;
  /** The work of `knowledge-bases/processing`. */
  fileProcessing: { readonly work: Work };
  knowledgeBases: KnowledgeBasesModule;
  models: ModelCatalog;
  organization: OrganizationModule;
  runs: RunsModule;
  scheduledTasks: ScheduledTasksModule;
  skills: SkillsModule;
  toolServers: ToolServers;
  tools: Tools;
  uploads: UploadsModule;
  userErasure: UserErasureModule;
  webhookEndpoints: WebhookEndpointsModule;
}>;
