// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { FakeOperation, FakeSchema, FakeSeed, Filled } from '../testing/tables.js';
import type * as schemas from './schemas.js';

/** Types of each operation's request, with defaults filled in, and of its successful replies. */
export interface FakeExchanges {
  listAgents: {
    query: { id?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.Agent[] | schemas.Agent };
  };
  saveAgent: {
    query: object;
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.AgentSave;
    reply: { status: 200; body: schemas.Agent };
  };
  deleteAgent: {
    query: { dryRun: boolean };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.AgentDelete;
    reply: { status: 200; body: schemas.Agent };
  };
  listAgentVersions: {
    query: { agentId: number; versionId?: number; limit: number; before?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.AgentVersionPage | schemas.AgentVersionDetail };
  };
  changeAgentVersion: {
    query: { dryRun: boolean };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.AgentVersionChange;
    reply: { status: 200; body: schemas.AgentRollbackResult | schemas.AgentCheckpointResult };
  };
  syncAgentTools: {
    query: { dryRun: boolean };
    headers: { 'Idempotency-Key'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.AgentToolSync };
  };
  listAgentTags: {
    query: object;
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.AgentTagWithCount[] };
  };
  updateAgentTag: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.AgentTagUpdate;
    reply: { status: 200; body: schemas.AgentTag };
  };
  createAgentTag: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.AgentTagCreate;
    reply: { status: 200; body: schemas.AgentTag };
  };
  deleteAgentTag: {
    query: { dryRun: boolean; id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.SuccessMessage };
  };
  listTools: {
    query: { all: boolean };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.ToolCatalog };
  };
  listModels: {
    query: { all: boolean };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.ModelCatalog };
  };
  listUsers: {
    query: { limit: number; offset: number; role?: 'org:admin' | 'org:member'; orderBy: string; query?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.OrganizationUserPage };
  };
  removeUsers: {
    query: { dryRun: boolean };
    headers: { 'Idempotency-Key'?: string };
    body: schemas.UserRemoval;
    reply: { status: 200; body: schemas.UserRemovalResult } | { status: 207; body: schemas.UserRemovalResult };
  };
  bulkRemoveUsers: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.UserRemoval;
    reply: { status: 200; body: schemas.UserRemovalResult } | { status: 207; body: schemas.UserRemovalResult };
  };
  updateUserMetadata: {
    query: object;
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.UserMetadataUpdate;
    reply: { status: 200; body: schemas.UserMetadataUpdateResult };
  };
  eraseUser: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.UserErasure;
    reply: { status: 200; body: schemas.UserErasureReport };
  };
  listInvitations: {
    query: { limit: number; offset: number; status: ('pending' | 'accepted' | 'revoked' | 'expired')[] };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.InvitationPage };
  };
  createInvitations: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.InvitationsCreate;
    reply: { status: 200; body: schemas.InvitationsCreateResult } | { status: 207; body: schemas.InvitationsCreateResult };
  };
  revokeInvitations: {
    query: { dryRun: boolean };
    headers: { 'Idempotency-Key'?: string };
    body: schemas.InvitationRevocation;
    reply: { status: 200; body: schemas.InvitationRevocationResult } | { status: 207; body: schemas.InvitationRevocationResult };
  };
  listAuditLog: {
    query: { actorId?: string; action?: 'agent.created' | 'agent.updated' | 'agent.deleted' | 'agent.restored' | 'agent.rolled_back' | 'agent.checkpointed' | 'agent_tag.created' | 'agent_tag.updated' | 'agent_tag.deleted' | 'user.added' | 'user.updated' | 'user.removed' | 'user.erased' | 'invitation.created' | 'invitation.revoked' | 'skill.created' | 'skill.updated' | 'skill.deleted' | 'skill.restored' | 'skill_file.created' | 'skill_file.deleted' | 'knowledge_base.created' | 'knowledge_base.updated' | 'knowledge_base.deleted' | 'knowledge_base.restored' | 'knowledge_base_file.created' | 'knowledge_base_file.retried' | 'knowledge_base_file.deleted' | 'tool_server.created' | 'tool_server.updated' | 'tool_server.deleted' | 'tool_server.restored' | 'webhook_endpoint.created' | 'webhook_endpoint.updated' | 'webhook_endpoint.deleted' | 'scheduled_task.created' | 'scheduled_task.updated' | 'scheduled_task.deleted' | 'scheduled_task.restored' | 'scheduled_task.run' | 'conversation.updated' | 'conversation.deleted' | 'conversation.restored' | 'conversation.stopped'; recordType?: 'agent' | 'agent_tag' | 'user' | 'invitation' | 'skill' | 'skill_file' | 'knowledge_base' | 'knowledge_base_file' | 'tool_server' | 'webhook_endpoint' | 'scheduled_task' | 'conversation'; recordId?: string; from?: string; to?: string; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.AuditLogPage };
  };
  exportAuditLog: {
    query: { actorId?: string; action?: 'agent.created' | 'agent.updated' | 'agent.deleted' | 'agent.restored' | 'agent.rolled_back' | 'agent.checkpointed' | 'agent_tag.created' | 'agent_tag.updated' | 'agent_tag.deleted' | 'user.added' | 'user.updated' | 'user.removed' | 'user.erased' | 'invitation.created' | 'invitation.revoked' | 'skill.created' | 'skill.updated' | 'skill.deleted' | 'skill.restored' | 'skill_file.created' | 'skill_file.deleted' | 'knowledge_base.created' | 'knowledge_base.updated' | 'knowledge_base.deleted' | 'knowledge_base.restored' | 'knowledge_base_file.created' | 'knowledge_base_file.retried' | 'knowledge_base_file.deleted' | 'tool_server.created' | 'tool_server.updated' | 'tool_server.deleted' | 'tool_server.restored' | 'webhook_endpoint.created' | 'webhook_endpoint.updated' | 'webhook_endpoint.deleted' | 'scheduled_task.created' | 'scheduled_task.updated' | 'scheduled_task.deleted' | 'scheduled_task.restored' | 'scheduled_task.run' | 'conversation.updated' | 'conversation.deleted' | 'conversation.restored' | 'conversation.stopped'; recordType?: 'agent' | 'agent_tag' | 'user' | 'invitation' | 'skill' | 'skill_file' | 'knowledge_base' | 'knowledge_base_file' | 'tool_server' | 'webhook_endpoint' | 'scheduled_task' | 'conversation'; recordId?: string; from?: string; to?: string };
    headers: object;
    body: undefined;
    reply: { status: 200 };
  };
  listDeletedRecords: {
    query: { type?: 'agent' | 'knowledge_base' | 'skill' | 'tool_server' | 'scheduled_task' | 'conversation'; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.DeletedRecordPage };
  };
  restoreDeletedRecord: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.DeletedRecordRestore;
    reply: { status: 200; body: schemas.RestoredRecord };
  };
  listDependents: {
    query: { type: 'agent' | 'agent_tag' | 'knowledge_base' | 'skill' | 'tool_server' | 'user'; id: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.Dependents };
  };
  getMyPermissions: {
    query: object;
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.CallerPermissions };
  };
  createPresignedUpload: {
    query: object;
    headers: object;
    body: schemas.PresignedUploadCreate;
    reply: { status: 200; body: schemas.PresignedUpload };
  };
  listSkills: {
    query: { id?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.SkillList | schemas.SkillDetailResult };
  };
  updateSkill: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.SkillUpdate;
    reply: { status: 200; body: schemas.SkillUpdateResult };
  };
  createSkill: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.SkillCreate;
    reply: { status: 201; body: schemas.SkillCreateResult };
  };
  deleteSkill: {
    query: { dryRun: boolean; id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.SkillDeleteResult };
  };
  listSkillFiles: {
    query: { skillId: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.SkillFileList };
  };
  addSkillFile: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.SkillFileCreate, 'fileSize'>;
    reply: { status: 201; body: schemas.SkillFileCreateResult };
  };
  deleteSkillFile: {
    query: { dryRun: boolean; fileId: number };
    headers: { 'Idempotency-Key'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.SkillFileDeleteResult };
  };
  getSkillFileDownload: {
    query: { fileId: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.SkillFileDownload };
  };
  listKnowledgeBases: {
    query: { id?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.KnowledgeBaseList | schemas.KnowledgeBaseReply };
  };
  updateKnowledgeBase: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.KnowledgeBaseUpdate;
    reply: { status: 200; body: schemas.KnowledgeBaseReply };
  };
  createKnowledgeBase: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.KnowledgeBaseCreate, 'description' | 'language' | 'extractionModel' | 'extractionSchema' | 'source' | 'trigger'>;
    reply: { status: 201; body: schemas.KnowledgeBaseReply };
  };
  deleteKnowledgeBase: {
    query: { dryRun: boolean; id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.Success };
  };
  listKnowledgeBaseFiles: {
    query: { kbId: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.KnowledgeBaseFileList };
  };
  addKnowledgeBaseFile: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.KnowledgeBaseFileCreate, 'userMetadata'>;
    reply: { status: 201; body: schemas.KnowledgeBaseFileReply };
  };
  deleteKnowledgeBaseFile: {
    query: { dryRun: boolean; kbId: number; fileId: number };
    headers: { 'Idempotency-Key'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.Success };
  };
  retryKnowledgeBaseFile: {
    query: { kbId: number; fileId: number };
    headers: { 'Idempotency-Key'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.KnowledgeBaseFileReply };
  };
  getKnowledgeBaseFileDownload: {
    query: { kbId: number; fileId: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.KnowledgeBaseFileDownload };
  };
  listKnowledgeBaseFileChunks: {
    query: { kbId: number; fileId: number; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.KnowledgeBaseFileChunkPage };
  };
  searchKnowledgeBase: {
    query: object;
    headers: object;
    body: Filled<schemas.KnowledgeBaseSearch, 'limit' | 'mode'>;
    reply: { status: 200; body: schemas.KnowledgeBaseSearchReply };
  };
  listToolServers: {
    query: { id?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.ToolServerList | schemas.ToolServerReply };
  };
  updateToolServer: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.ToolServerUpdate;
    reply: { status: 200; body: schemas.ToolServerReply };
  };
  createToolServer: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.ToolServerCreate, 'transport' | 'headers' | 'enabled'>;
    reply: { status: 201; body: schemas.ToolServerReply };
  };
  deleteToolServer: {
    query: { dryRun: boolean; id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.Success };
  };
  testToolServer: {
    query: object;
    headers: object;
    body: schemas.ToolServerTest;
    reply: { status: 200; body: schemas.ToolServerTestReply };
  };
  listWebhookEndpoints: {
    query: { id?: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.WebhookEndpointList | schemas.WebhookEndpointReply };
  };
  updateWebhookEndpoint: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.WebhookEndpointUpdate;
    reply: { status: 200; body: schemas.WebhookEndpointReply };
  };
  createWebhookEndpoint: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.WebhookEndpointCreate, 'description' | 'enabled'>;
    reply: { status: 201; body: schemas.WebhookEndpointSecretReply };
  };
  deleteWebhookEndpoint: {
    query: { dryRun: boolean; id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.Success };
  };
  rotateWebhookEndpointSecret: {
    query: { id: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.WebhookEndpointSecretReply };
  };
  testWebhookEndpoint: {
    query: { id: number };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.WebhookDeliveryReply };
  };
  listWebhookDeliveries: {
    query: { endpointId: number; status?: 'pending' | 'succeeded' | 'failed'; eventType?: 'run.completed' | 'run.failed' | 'file.processed' | 'file.failed' | 'task.paused' | 'member.removed'; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.WebhookDeliveryPage };
  };
  replayWebhookDelivery: {
    query: { deliveryId: string };
    headers: { 'Idempotency-Key'?: string };
    body: undefined;
    reply: { status: 202; body: schemas.WebhookDeliveryReply };
  };
  listScheduledTasks: {
    query: { taskId?: number; allInOrg: boolean };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.ScheduledTask[] | schemas.ScheduledTask };
  };
  updateScheduledTask: {
    query: { taskId: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.ScheduledTaskUpdate;
    reply: { status: 200; body: schemas.ScheduledTask };
  };
  createScheduledTask: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.ScheduledTaskCreate, 'description' | 'enabled' | 'overlapPolicy' | 'catchUpWindowSeconds'>;
    reply: { status: 201; body: schemas.ScheduledTask };
  };
  deleteScheduledTask: {
    query: { dryRun: boolean; taskId?: number };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.ScheduledTaskDelete | undefined;
    reply: { status: 204 };
  };
  toggleScheduledTask: {
    query: object;
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.ScheduledTaskToggle;
    reply: { status: 200; body: schemas.ScheduledTask };
  };
  runScheduledTask: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.ScheduledTaskRun;
    reply: { status: 202; body: schemas.TaskExecution };
  };
  listTaskExecutions: {
    query: { taskId?: number; limit: number; stats: boolean; since?: string; before?: number; include?: 'occurrences' };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.TaskExecution[] | schemas.TaskExecutionStats };
  };
  previewSchedule: {
    query: { schedule: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.SchedulePreview };
  };
  chat: {
    query: object;
    headers: { 'Idempotency-Key'?: string; 'X-Stream-Response': 'true' | 'false' };
    body: schemas.ChatBody;
    reply: { status: 200 } | { status: 202; body: schemas.ChatAccepted };
  };
  resumeChat: {
    query: { threadId: string };
    headers: object;
    body: undefined;
    reply: { status: 200 } | { status: 204 };
  };
  getConversation: {
    query: { threadId: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.Conversation };
  };
  listConversations: {
    query: { agentId?: number; userId?: string; allInOrg: boolean; from?: string; to?: string; streamStatus?: ('in_progress' | 'completed' | 'stopped' | 'error' | 'timeout')[]; failureCode?: ('model_unavailable' | 'model_rate_limited' | 'model_rejected' | 'model_not_found' | 'model_not_configured' | 'context_too_long' | 'content_filtered' | 'empty_answer' | 'timed_out' | 'agent_not_found' | 'owner_not_permitted' | 'storage_unavailable' | 'stopped' | 'interrupted' | 'internal')[]; source?: 'chat' | 'task' | 'trigger' | 'agent'; model?: string; minLatencyMs?: number; minCostUsd?: number; text?: string; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.ConversationPage };
  };
  deleteConversation: {
    query: { dryRun: boolean; threadId: string };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: undefined;
    reply: { status: 200; body: schemas.ConversationSummary };
  };
  renameConversation: {
    query: { threadId: string };
    headers: { 'Idempotency-Key'?: string; 'If-Match'?: string };
    body: schemas.ConversationUpdate;
    reply: { status: 200; body: schemas.ConversationSummary };
  };
  listConversationMessages: {
    query: { threadId: string; limit: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.MessagePage };
  };
  stopConversation: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: schemas.ConversationStop;
    reply: { status: 200; body: schemas.ConversationStopResult };
  };
  createConversationFeedback: {
    query: object;
    headers: { 'Idempotency-Key'?: string };
    body: Filled<schemas.ConversationFeedbackCreate, 'comment'>;
    reply: { status: 200; body: schemas.ConversationFeedbackResult };
  };
  getInteractions: {
    query: { from: string; to: string; allInOrg: boolean; userId?: string; metadataKey?: string; metadataValue?: string; agentId?: number; streamStatus?: ('in_progress' | 'completed' | 'stopped' | 'error' | 'timeout')[]; failureCode?: ('model_unavailable' | 'model_rate_limited' | 'model_rejected' | 'model_not_found' | 'model_not_configured' | 'context_too_long' | 'content_filtered' | 'empty_answer' | 'timed_out' | 'agent_not_found' | 'owner_not_permitted' | 'storage_unavailable' | 'stopped' | 'interrupted' | 'internal')[]; source?: 'chat' | 'task' | 'trigger' | 'agent'; model?: string; minLatencyMs?: number; minCostUsd?: number; text?: string; limit?: number; cursor?: string };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.DashboardInteraction[] | schemas.DashboardInteractionPage };
  };
  getStats: {
    query: { from: string; to: string; allInOrg: boolean; userId?: string; metadataKey?: string; metadataValue?: string; agentId?: number; streamStatus?: ('in_progress' | 'completed' | 'stopped' | 'error' | 'timeout')[]; failureCode?: ('model_unavailable' | 'model_rate_limited' | 'model_rejected' | 'model_not_found' | 'model_not_configured' | 'context_too_long' | 'content_filtered' | 'empty_answer' | 'timed_out' | 'agent_not_found' | 'owner_not_permitted' | 'storage_unavailable' | 'stopped' | 'interrupted' | 'internal')[]; source?: 'chat' | 'task' | 'trigger' | 'agent'; model?: string; minLatencyMs?: number; minCostUsd?: number; text?: string; interval?: 'hour' | 'day' | 'week' };
    headers: object;
    body: undefined;
    reply: { status: 200; body: schemas.DashboardStats };
  };
}

/** The operations that take a token. */
export const fakeOperations: Readonly<Record<string, FakeOperation>> = {
  listAgents: {
    method: 'GET',
    path: '/agents',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  saveAgent: {
    method: 'POST',
    path: '/agents',
    role: 'org:agent_manager',
    permissions: ['org:manage_agents:create', 'org:manage_agents:update'],
    permissionByField: { field: 'id', present: 'org:manage_agents:update', absent: 'org:manage_agents:create' },
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
    ],
    body: { required: true, schema: { $ref: 'AgentSave' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  deleteAgent: {
    method: 'DELETE',
    path: '/agents',
    role: 'org:admin',
    permissions: ['org:manage_agents:delete'],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
    ],
    body: { required: true, schema: { $ref: 'AgentDelete' } },
    badRequest: 'bad_request',
    missingField: 'agent_id_required',
    forbidden: 'admin_required',
  },
  listAgentVersions: {
    method: 'GET',
    path: '/agents/versions',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'agentId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'versionId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 200, default: 50, format: 'int32' } },
      { name: 'before', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  changeAgentVersion: {
    method: 'POST',
    path: '/agents/versions',
    role: 'org:agent_manager',
    permissions: ['org:manage_agents:update'],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
    ],
    body: { required: true, schema: { $ref: 'AgentVersionChange' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  syncAgentTools: {
    method: 'POST',
    path: '/agents/sync-tools',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
    ],
    badRequest: 'bad_request',
    forbidden: 'sync_tools_admin_required',
  },
  listAgentTags: {
    method: 'GET',
    path: '/agent-tags',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  updateAgentTag: {
    method: 'PUT',
    path: '/agent-tags',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'AgentTagUpdate' } },
    badRequest: 'validation_error',
    forbidden: 'admin_required',
  },
  createAgentTag: {
    method: 'POST',
    path: '/agent-tags',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'AgentTagCreate' } },
    badRequest: 'validation_error',
    forbidden: 'admin_required',
  },
  deleteAgentTag: {
    method: 'DELETE',
    path: '/agent-tags',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listTools: {
    method: 'GET',
    path: '/tools',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'all', in: 'query', required: false, schema: { type: 'boolean', default: false } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listModels: {
    method: 'GET',
    path: '/models',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'all', in: 'query', required: false, schema: { type: 'boolean', default: false } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 500, default: 100, format: 'int32' } },
      {
        name: 'offset',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0, format: 'int32' },
      },
      { name: 'role', in: 'query', required: false, schema: { type: 'string', enum: ['org:admin', 'org:member'] } },
      {
        name: 'orderBy',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 32,
          pattern: '^[-+ ]?(created_at|email|last_sign_in_at|first_name|last_name|username)$',
          'x-pattern-message': 'must be one of: created_at, email, last_sign_in_at, first_name, last_name, username, with an optional + or - before it',
          default: '-created_at',
        },
      },
      { name: 'query', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 256, pattern: '^[^\\u0000]*$' } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  removeUsers: {
    method: 'DELETE',
    path: '/admin/users',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
    ],
    body: { required: true, schema: { $ref: 'UserRemoval' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  bulkRemoveUsers: {
    method: 'POST',
    path: '/admin/bulkRemove',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'UserRemoval' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
    deprecated: { since: '@1793491200', sunset: 'Mon, 01 Nov 2027 00:00:00 GMT', link: '</admin/users>; rel="successor-version"' },
  },
  updateUserMetadata: {
    method: 'POST',
    path: '/admin/updateUserMetadata',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
    ],
    body: { required: true, schema: { $ref: 'UserMetadataUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  eraseUser: {
    method: 'POST',
    path: '/admin/users/erase',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'UserErasure' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listInvitations: {
    method: 'GET',
    path: '/admin/invitations',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 500, default: 100, format: 'int32' } },
      {
        name: 'offset',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0, format: 'int32' },
      },
      {
        name: 'status',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 4, items: { $ref: 'InvitationStatus' }, default: ['pending'] },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  createInvitations: {
    method: 'POST',
    path: '/admin/invitations',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'InvitationsCreate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  revokeInvitations: {
    method: 'DELETE',
    path: '/admin/invitations',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
    ],
    body: { required: true, schema: { $ref: 'InvitationRevocation' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listAuditLog: {
    method: 'GET',
    path: '/admin/auditLog',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'actorId',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
      {
        name: 'action',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          enum: [
            'agent.created',
            'agent.updated',
            'agent.deleted',
            'agent.restored',
            'agent.rolled_back',
            'agent.checkpointed',
            'agent_tag.created',
            'agent_tag.updated',
            'agent_tag.deleted',
            'user.added',
            'user.updated',
            'user.removed',
            'user.erased',
            'invitation.created',
            'invitation.revoked',
            'skill.created',
            'skill.updated',
            'skill.deleted',
            'skill.restored',
            'skill_file.created',
            'skill_file.deleted',
            'knowledge_base.created',
            'knowledge_base.updated',
            'knowledge_base.deleted',
            'knowledge_base.restored',
            'knowledge_base_file.created',
            'knowledge_base_file.retried',
            'knowledge_base_file.deleted',
            'tool_server.created',
            'tool_server.updated',
            'tool_server.deleted',
            'tool_server.restored',
            'webhook_endpoint.created',
            'webhook_endpoint.updated',
            'webhook_endpoint.deleted',
            'scheduled_task.created',
            'scheduled_task.updated',
            'scheduled_task.deleted',
            'scheduled_task.restored',
            'scheduled_task.run',
            'conversation.updated',
            'conversation.deleted',
            'conversation.restored',
            'conversation.stopped',
          ],
        },
      },
      {
        name: 'recordType',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          enum: [
            'agent',
            'agent_tag',
            'user',
            'invitation',
            'skill',
            'skill_file',
            'knowledge_base',
            'knowledge_base_file',
            'tool_server',
            'webhook_endpoint',
            'scheduled_task',
            'conversation',
          ],
        },
      },
      { name: 'recordId', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } },
      {
        name: 'from',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'to',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  exportAuditLog: {
    method: 'GET',
    path: '/admin/auditLog/export',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'actorId',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
      {
        name: 'action',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          enum: [
            'agent.created',
            'agent.updated',
            'agent.deleted',
            'agent.restored',
            'agent.rolled_back',
            'agent.checkpointed',
            'agent_tag.created',
            'agent_tag.updated',
            'agent_tag.deleted',
            'user.added',
            'user.updated',
            'user.removed',
            'user.erased',
            'invitation.created',
            'invitation.revoked',
            'skill.created',
            'skill.updated',
            'skill.deleted',
            'skill.restored',
            'skill_file.created',
            'skill_file.deleted',
            'knowledge_base.created',
            'knowledge_base.updated',
            'knowledge_base.deleted',
            'knowledge_base.restored',
            'knowledge_base_file.created',
            'knowledge_base_file.retried',
            'knowledge_base_file.deleted',
            'tool_server.created',
            'tool_server.updated',
            'tool_server.deleted',
            'tool_server.restored',
            'webhook_endpoint.created',
            'webhook_endpoint.updated',
            'webhook_endpoint.deleted',
            'scheduled_task.created',
            'scheduled_task.updated',
            'scheduled_task.deleted',
            'scheduled_task.restored',
            'scheduled_task.run',
            'conversation.updated',
            'conversation.deleted',
            'conversation.restored',
            'conversation.stopped',
          ],
        },
      },
      {
        name: 'recordType',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          enum: [
            'agent',
            'agent_tag',
            'user',
            'invitation',
            'skill',
            'skill_file',
            'knowledge_base',
            'knowledge_base_file',
            'tool_server',
            'webhook_endpoint',
            'scheduled_task',
            'conversation',
          ],
        },
      },
      { name: 'recordId', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } },
      {
        name: 'from',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'to',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listDeletedRecords: {
    method: 'GET',
    path: '/admin/deletedRecords',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'type',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['agent', 'knowledge_base', 'skill', 'tool_server', 'scheduled_task', 'conversation'] },
      },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  restoreDeletedRecord: {
    method: 'POST',
    path: '/admin/deletedRecords/restore',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'DeletedRecordRestore' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listDependents: {
    method: 'GET',
    path: '/dependents',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'type',
        in: 'query',
        required: true,
        schema: { type: 'string', enum: ['agent', 'agent_tag', 'knowledge_base', 'skill', 'tool_server', 'user'] },
      },
      {
        name: 'id',
        in: 'query',
        required: true,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  getMyPermissions: {
    method: 'GET',
    path: '/me/permissions',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  createPresignedUpload: {
    method: 'POST',
    path: '/upload/presigned',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [],
    body: { required: true, schema: { $ref: 'PresignedUploadCreate' } },
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  listSkills: {
    method: 'GET',
    path: '/skills/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  updateSkill: {
    method: 'PUT',
    path: '/skills/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'SkillUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  createSkill: {
    method: 'POST',
    path: '/skills/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'SkillCreate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  deleteSkill: {
    method: 'DELETE',
    path: '/skills/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listSkillFiles: {
    method: 'GET',
    path: '/skills/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'skillId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  addSkillFile: {
    method: 'POST',
    path: '/skills/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'SkillFileCreate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  deleteSkillFile: {
    method: 'DELETE',
    path: '/skills/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      { name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  getSkillFileDownload: {
    method: 'GET',
    path: '/skills/files/download',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listKnowledgeBases: {
    method: 'GET',
    path: '/kb/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  updateKnowledgeBase: {
    method: 'PUT',
    path: '/kb/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'KnowledgeBaseUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  createKnowledgeBase: {
    method: 'POST',
    path: '/kb/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'KnowledgeBaseCreate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  deleteKnowledgeBase: {
    method: 'DELETE',
    path: '/kb/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listKnowledgeBaseFiles: {
    method: 'GET',
    path: '/kb/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'kbId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  addKnowledgeBaseFile: {
    method: 'POST',
    path: '/kb/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'KnowledgeBaseFileCreate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  deleteKnowledgeBaseFile: {
    method: 'DELETE',
    path: '/kb/files',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      { name: 'kbId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    missingField: 'knowledge_base_and_file_id_required',
    forbidden: 'management_access_required',
  },
  retryKnowledgeBaseFile: {
    method: 'POST',
    path: '/kb/files/retry',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'kbId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  getKnowledgeBaseFileDownload: {
    method: 'GET',
    path: '/kb/files/download',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'kbId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listKnowledgeBaseFileChunks: {
    method: 'GET',
    path: '/kb/files/chunks',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'kbId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'fileId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  searchKnowledgeBase: {
    method: 'POST',
    path: '/kb/search',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [],
    body: { required: true, schema: { $ref: 'KnowledgeBaseSearch' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listToolServers: {
    method: 'GET',
    path: '/mcp-servers/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  updateToolServer: {
    method: 'PUT',
    path: '/mcp-servers/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'ToolServerUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  createToolServer: {
    method: 'POST',
    path: '/mcp-servers/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'ToolServerCreate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  deleteToolServer: {
    method: 'DELETE',
    path: '/mcp-servers/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  testToolServer: {
    method: 'POST',
    path: '/mcp-servers/test',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [],
    body: { required: true, schema: { $ref: 'ToolServerTest' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listWebhookEndpoints: {
    method: 'GET',
    path: '/webhook-endpoints/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  updateWebhookEndpoint: {
    method: 'PUT',
    path: '/webhook-endpoints/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'WebhookEndpointUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  createWebhookEndpoint: {
    method: 'POST',
    path: '/webhook-endpoints/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'WebhookEndpointCreate' } },
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  deleteWebhookEndpoint: {
    method: 'DELETE',
    path: '/webhook-endpoints/manage',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  rotateWebhookEndpointSecret: {
    method: 'POST',
    path: '/webhook-endpoints/rotateSecret',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  testWebhookEndpoint: {
    method: 'POST',
    path: '/webhook-endpoints/test',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } }],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/webhook-endpoints/deliveries',
    role: 'org:admin',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'endpointId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'status', in: 'query', required: false, schema: { type: 'string', enum: ['pending', 'succeeded', 'failed'] } },
      {
        name: 'eventType',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['run.completed', 'run.failed', 'file.processed', 'file.failed', 'task.paused', 'member.removed'] },
      },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/webhook-endpoints/deliveries/replay',
    role: 'org:admin',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'deliveryId', in: 'query', required: true, schema: { type: 'string', format: 'uuid', maxLength: 36 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'admin_required',
  },
  listScheduledTasks: {
    method: 'GET',
    path: '/scheduled-tasks/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'taskId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'allInOrg', in: 'query', required: false, schema: { type: 'boolean', default: false } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  updateScheduledTask: {
    method: 'PUT',
    path: '/scheduled-tasks/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'taskId', in: 'query', required: true, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: true, schema: { $ref: 'ScheduledTaskUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  createScheduledTask: {
    method: 'POST',
    path: '/scheduled-tasks/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'ScheduledTaskCreate' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  deleteScheduledTask: {
    method: 'DELETE',
    path: '/scheduled-tasks/manage',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'taskId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
    ],
    body: { required: false, schema: { $ref: 'ScheduledTaskDelete' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  toggleScheduledTask: {
    method: 'POST',
    path: '/scheduled-tasks/toggle',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
    ],
    body: { required: true, schema: { $ref: 'ScheduledTaskToggle' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  runScheduledTask: {
    method: 'POST',
    path: '/scheduled-tasks/run',
    role: 'org:member',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'ScheduledTaskRun' } },
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  listTaskExecutions: {
    method: 'GET',
    path: '/scheduled-tasks/executions',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'taskId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 500, default: 50, format: 'int32' } },
      { name: 'stats', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'since',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      { name: 'before', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      { name: 'include', in: 'query', required: false, schema: { type: 'string', enum: ['occurrences'] } },
    ],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  previewSchedule: {
    method: 'GET',
    path: '/scheduled-tasks/preview',
    role: 'org:member',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'schedule', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' } }],
    badRequest: 'bad_request',
    forbidden: 'management_access_required',
  },
  chat: {
    method: 'POST',
    path: '/chat',
    role: 'org:guest',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'X-Stream-Response', in: 'header', required: false, schema: { type: 'string', enum: ['true', 'false'], default: 'true' } },
    ],
    body: { required: true, schema: { $ref: 'ChatBody' } },
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  resumeChat: {
    method: 'GET',
    path: '/chat/stream',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'threadId', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } }],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  getConversation: {
    method: 'GET',
    path: '/getConversation',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [{ name: 'threadId', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } }],
    badRequest: 'bad_request',
    missingField: 'thread_id_required',
    forbidden: 'organization_role_required',
  },
  listConversations: {
    method: 'GET',
    path: '/conversations',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'agentId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      {
        name: 'userId',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
      { name: 'allInOrg', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'from',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'to',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'streamStatus',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 5, items: { $ref: 'StreamStatus' } },
      },
      {
        name: 'failureCode',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 15, items: { $ref: 'RunFailureCode' } },
      },
      { name: 'source', in: 'query', required: false, schema: { type: 'string', enum: ['chat', 'task', 'trigger', 'agent'] } },
      {
        name: 'model',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 3,
          maxLength: 200,
          pattern: '^[A-Za-z0-9_-]+:[^\\s\\u0000]+$',
          'x-pattern-message': 'must have the form `<provider>:<model>`',
        },
      },
      { name: 'minLatencyMs', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 2147483647 } },
      { name: 'minCostUsd', in: 'query', required: false, schema: { type: 'number', minimum: 0, maximum: 1000000000000 } },
      { name: 'text', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/conversations',
    role: 'org:guest',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'threadId', in: 'query', required: true, schema: { type: 'string', format: 'uuid', maxLength: 36 } },
    ],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  renameConversation: {
    method: 'PATCH',
    path: '/conversations',
    role: 'org:guest',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          pattern: '^(\\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$',
          'x-pattern-message': 'must be `*` or etags in quotation marks, separated by commas',
        },
      },
      { name: 'threadId', in: 'query', required: true, schema: { type: 'string', format: 'uuid', maxLength: 36 } },
    ],
    body: { required: true, schema: { $ref: 'ConversationUpdate' } },
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  listConversationMessages: {
    method: 'GET',
    path: '/conversations/messages',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [
      { name: 'threadId', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50, format: 'int32' } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  stopConversation: {
    method: 'POST',
    path: '/conversations/stop',
    role: 'org:guest',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'ConversationStop' } },
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  createConversationFeedback: {
    method: 'POST',
    path: '/conversations/feedback',
    role: 'org:guest',
    permissions: [],
    acceptsKey: true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$', 'x-pattern-message': 'must be printable ASCII without spaces' },
      },
    ],
    body: { required: true, schema: { $ref: 'ConversationFeedbackCreate' } },
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  getInteractions: {
    method: 'GET',
    path: '/dashboard/getInteractions',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'from',
        in: 'query',
        required: true,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'to',
        in: 'query',
        required: true,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      { name: 'allInOrg', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'userId',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
      {
        name: 'metadataKey',
        in: 'query',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' },
      },
      {
        name: 'metadataValue',
        in: 'query',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^[^\\u0000]*$' },
      },
      { name: 'agentId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      {
        name: 'streamStatus',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 5, items: { $ref: 'StreamStatus' } },
      },
      {
        name: 'failureCode',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 15, items: { $ref: 'RunFailureCode' } },
      },
      { name: 'source', in: 'query', required: false, schema: { type: 'string', enum: ['chat', 'task', 'trigger', 'agent'] } },
      {
        name: 'model',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 3,
          maxLength: 200,
          pattern: '^[A-Za-z0-9_-]+:[^\\s\\u0000]+$',
          'x-pattern-message': 'must have the form `<provider>:<model>`',
        },
      },
      { name: 'minLatencyMs', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 2147483647 } },
      { name: 'minCostUsd', in: 'query', required: false, schema: { type: 'number', minimum: 0, maximum: 1000000000000 } },
      { name: 'text', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 100 } },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
          pattern: '^[A-Za-z0-9_=-]+$',
          'x-pattern-message': 'must be the `nextCursor` of the previous page',
        },
      },
    ],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
  getStats: {
    method: 'GET',
    path: '/dashboard/getStats',
    role: 'org:guest',
    permissions: [],
    acceptsKey: false,
    parameters: [
      {
        name: 'from',
        in: 'query',
        required: true,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      {
        name: 'to',
        in: 'query',
        required: true,
        schema: {
          type: 'string',
          maxLength: 35,
          pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
          'x-pattern-message': 'must be an ISO 8601 date, or date and time',
        },
      },
      { name: 'allInOrg', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'userId',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          pattern: '^[^\\u0000-\\u0020]+$',
          'x-pattern-message': 'must not contain spaces or control characters',
        },
      },
      {
        name: 'metadataKey',
        in: 'query',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' },
      },
      {
        name: 'metadataValue',
        in: 'query',
        required: false,
        schema: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^[^\\u0000]*$' },
      },
      { name: 'agentId', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 } },
      {
        name: 'streamStatus',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 5, items: { $ref: 'StreamStatus' } },
      },
      {
        name: 'failureCode',
        in: 'query',
        required: false,
        schema: { type: 'array', minItems: 1, maxItems: 15, items: { $ref: 'RunFailureCode' } },
      },
      { name: 'source', in: 'query', required: false, schema: { type: 'string', enum: ['chat', 'task', 'trigger', 'agent'] } },
      {
        name: 'model',
        in: 'query',
        required: false,
        schema: {
          type: 'string',
          minLength: 3,
          maxLength: 200,
          pattern: '^[A-Za-z0-9_-]+:[^\\s\\u0000]+$',
          'x-pattern-message': 'must have the form `<provider>:<model>`',
        },
      },
      { name: 'minLatencyMs', in: 'query', required: false, schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 2147483647 } },
      { name: 'minCostUsd', in: 'query', required: false, schema: { type: 'number', minimum: 0, maximum: 1000000000000 } },
      { name: 'text', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' } },
      { name: 'interval', in: 'query', required: false, schema: { type: 'string', enum: ['hour', 'day', 'week'] } },
    ],
    badRequest: 'bad_request',
    forbidden: 'organization_role_required',
  },
};

/** Schemas that requests refer to. */
export const fakeSchemas: Readonly<Record<string, FakeSchema>> = {
  Id: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647 },
  AgentSave: {
    type: 'object',
    additionalProperties: false,
    properties: {
      id: { $ref: 'Id' },
      name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^(?=[^\\u0000]*\\S)[^\\u0000]*$' },
      description: { $ref: 'ShortDescription' },
      logoUrl: {
        type: ['string', 'null'],
        format: 'uri',
        pattern: '^https?://',
        'x-pattern-message': 'must be an http or https URL',
        maxLength: 2048,
      },
      conversationStarters: { $ref: 'ConversationStarters' },
      model: { $ref: 'ModelId' },
      temperature: { $ref: 'Temperature' },
      maxOutputTokens: { $ref: 'MaxOutputTokens' },
      reasoningEffort: { oneOf: [{ $ref: 'ReasoningEffort' }, { type: 'null' }] },
      maxToolRoundtrips: { $ref: 'MaxToolRoundtrips' },
      systemPrompt: { $ref: 'SystemPrompt' },
      tools: { $ref: 'AgentTools' },
      mcpServers: { $ref: 'AgentToolServerIds' },
      stage: { $ref: 'AgentStage' },
      showInChat: { type: 'boolean' },
      emailSlug: {
        type: ['string', 'null'],
        minLength: 1,
        maxLength: 63,
        pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$',
        'x-pattern-message': 'must consist of lowercase letters, digits and hyphens, with no hyphen at either end',
      },
      tagIds: { type: 'array', maxItems: 100, items: { $ref: 'Id' } },
      publishedVersionId: {},
      createdAt: {},
      updatedAt: {},
      etag: {},
      tags: {},
      warnings: {},
    },
  },
  ShortDescription: { type: 'string', maxLength: 2000, pattern: '^[^\\u0000]*$' },
  ConversationStarters: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^[^\\u0000]*$' } },
  ModelId: {
    type: 'string',
    minLength: 3,
    maxLength: 200,
    pattern: '^[A-Za-z0-9_-]+:[^\\s\\u0000]+$',
    'x-pattern-message': 'must have the form `<provider>:<model>`',
  },
  Temperature: { type: ['number', 'null'], minimum: 0, maximum: 2 },
  MaxOutputTokens: { type: ['integer', 'null'], minimum: 1, maximum: 10000000, format: 'int32' },
  ReasoningEffort: { type: 'string', enum: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] },
  MaxToolRoundtrips: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
  SystemPrompt: { type: 'string', maxLength: 100000, pattern: '^[^\\u0000]*$' },
  AgentTools: {
    type: 'object',
    maxProperties: 200,
    propertyNames: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9_.:-]+$' },
    additionalProperties: { oneOf: [{ $ref: 'PlatformToolDefinition' }, { $ref: 'ProviderToolDefinition' }] },
  },
  PlatformToolDefinition: {
    type: 'object',
    additionalProperties: false,
    required: ['description', 'parameters'],
    properties: {
      description: { type: 'string', maxLength: 5000, pattern: '^[^\\u0000]*$' },
      parameters: { $ref: 'FreeFormObject' },
      config: { $ref: 'ToolConfig' },
    },
  },
  FreeFormObject: { type: 'object', additionalProperties: true, maxProperties: 200 },
  ToolConfig: {
    type: 'object',
    additionalProperties: false,
    properties: {
      accessibleKnowledgeBaseIds: { type: 'array', maxItems: 1000, items: { $ref: 'Id' } },
      writableKnowledgeBaseIds: { type: 'array', maxItems: 1000, items: { $ref: 'Id' } },
      callableAgentIds: {
        type: 'array',
        maxItems: 1000,
        items: {
          oneOf: [
            { $ref: 'Id' },
            { type: 'string', pattern: '^[1-9][0-9]{0,9}$', 'x-pattern-message': 'must be the id of an agent', maxLength: 10 },
          ],
        },
      },
      skillIds: { type: 'array', maxItems: 1000, items: { $ref: 'Id' } },
    },
  },
  ProviderToolDefinition: { type: 'object', additionalProperties: false, required: ['isProviderTool'], properties: { isProviderTool: { $ref: 'AlwaysTrue' } } },
  AlwaysTrue: { type: 'boolean', const: true },
  AgentToolServerIds: { type: ['array', 'null'], maxItems: 100, items: { $ref: 'Id' } },
  AgentStage: { type: 'string', enum: ['development', 'released'] },
  AgentDelete: { type: 'object', additionalProperties: false, required: ['agentId'], properties: { agentId: { $ref: 'Id' } } },
  AgentVersionChange: { oneOf: [{ $ref: 'AgentRollback' }, { $ref: 'AgentCheckpoint' }] },
  AgentRollback: {
    type: 'object',
    additionalProperties: false,
    required: ['agentId', 'action', 'versionId'],
    properties: { agentId: { $ref: 'Id' }, action: { type: 'string', const: 'rollback' }, versionId: { $ref: 'Id' } },
  },
  AgentCheckpoint: {
    type: 'object',
    additionalProperties: false,
    required: ['agentId', 'action'],
    properties: {
      agentId: { $ref: 'Id' },
      action: { type: 'string', const: 'checkpoint' },
      label: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' },
    },
  },
  AgentTagUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: { name: { $ref: 'TagName' }, id: {}, organizationId: {}, createdBy: {}, createdAt: {}, updatedAt: {}, etag: {}, agentCount: {} },
  },
  TagName: { type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=[^\\u0000]*\\S)[^\\u0000]*$' },
  AgentTagCreate: { type: 'object', additionalProperties: false, required: ['name'], properties: { name: { $ref: 'TagName' } } },
  UserRemoval: {
    type: 'object',
    additionalProperties: false,
    required: ['userIds'],
    properties: { userIds: { type: 'array', minItems: 1, maxItems: 50, items: { $ref: 'UserId' } } },
  },
  UserId: {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    pattern: '^[^\\u0000-\\u0020]+$',
    'x-pattern-message': 'must not contain spaces or control characters',
  },
  UserMetadataUpdate: {
    type: 'object',
    additionalProperties: false,
    required: ['userId', 'metadata'],
    properties: { userId: { $ref: 'UserId' }, metadata: { $ref: 'UserMetadata' } },
  },
  UserMetadata: { type: 'object', additionalProperties: true, maxProperties: 1183, 'x-max-bytes': 8192 },
  UserErasure: { type: 'object', additionalProperties: false, required: ['userId'], properties: { userId: { $ref: 'UserId' } } },
  InvitationStatus: { type: 'string', enum: ['pending', 'accepted', 'revoked', 'expired'] },
  InvitationsCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['invitations'],
    properties: { invitations: { type: 'array', minItems: 1, maxItems: 50, items: { $ref: 'InvitationCreate' } } },
  },
  InvitationCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['email'],
    properties: {
      email: { type: 'string', format: 'email', maxLength: 320 },
      role: { $ref: 'OrganizationRole', default: 'org:member' },
      metadata: { $ref: 'UserMetadata' },
    },
  },
  OrganizationRole: { type: 'string', enum: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'] },
  InvitationRevocation: {
    type: 'object',
    additionalProperties: false,
    required: ['invitationIds'],
    properties: { invitationIds: { type: 'array', minItems: 1, maxItems: 50, items: { $ref: 'InvitationId' } } },
  },
  InvitationId: {
    type: 'string',
    minLength: 8,
    maxLength: 128,
    pattern: '^orginv_[A-Za-z0-9_-]+$',
    'x-pattern-message': 'must be the id of an invitation, which begins with orginv_',
  },
  AuditAction: {
    type: 'string',
    enum: [
      'agent.created',
      'agent.updated',
      'agent.deleted',
      'agent.restored',
      'agent.rolled_back',
      'agent.checkpointed',
      'agent_tag.created',
      'agent_tag.updated',
      'agent_tag.deleted',
      'user.added',
      'user.updated',
      'user.removed',
      'user.erased',
      'invitation.created',
      'invitation.revoked',
      'skill.created',
      'skill.updated',
      'skill.deleted',
      'skill.restored',
      'skill_file.created',
      'skill_file.deleted',
      'knowledge_base.created',
      'knowledge_base.updated',
      'knowledge_base.deleted',
      'knowledge_base.restored',
      'knowledge_base_file.created',
      'knowledge_base_file.retried',
      'knowledge_base_file.deleted',
      'tool_server.created',
      'tool_server.updated',
      'tool_server.deleted',
      'tool_server.restored',
      'webhook_endpoint.created',
      'webhook_endpoint.updated',
      'webhook_endpoint.deleted',
      'scheduled_task.created',
      'scheduled_task.updated',
      'scheduled_task.deleted',
      'scheduled_task.restored',
      'scheduled_task.run',
      'conversation.updated',
      'conversation.deleted',
      'conversation.restored',
      'conversation.stopped',
    ],
  },
  AuditRecordType: {
    type: 'string',
    enum: [
      'agent',
      'agent_tag',
      'user',
      'invitation',
      'skill',
      'skill_file',
      'knowledge_base',
      'knowledge_base_file',
      'tool_server',
      'webhook_endpoint',
      'scheduled_task',
      'conversation',
    ],
  },
  DateOrDateTime: {
    type: 'string',
    maxLength: 35,
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$',
    'x-pattern-message': 'must be an ISO 8601 date, or date and time',
  },
  DeletedRecordType: { type: 'string', enum: ['agent', 'knowledge_base', 'skill', 'tool_server', 'scheduled_task', 'conversation'] },
  DeletedRecordRestore: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'id'],
    properties: { type: { $ref: 'DeletedRecordType' }, id: { $ref: 'DeletedRecordId' } },
  },
  DeletedRecordId: { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$', 'x-pattern-message': 'must be the id of a deleted record' },
  ReferencedRecordType: { type: 'string', enum: ['agent', 'agent_tag', 'knowledge_base', 'skill', 'tool_server', 'user'] },
  RecordId: {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    pattern: '^[^\\u0000-\\u0020]+$',
    'x-pattern-message': 'must not contain spaces or control characters',
  },
  PresignedUploadCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['filename', 'contentType'],
    properties: { filename: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^\\u0000]*$' }, contentType: { $ref: 'MediaType' } },
  },
  MediaType: {
    type: 'string',
    minLength: 3,
    maxLength: 255,
    pattern: '^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( ?; ?[A-Za-z0-9_-]+=[A-Za-z0-9!#$&^_.+-]+)*$',
    'x-pattern-message': 'must be a MIME type, such as application/pdf',
  },
  SkillUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      skillMdContent: { $ref: 'SkillMdContent' },
      name: { $ref: 'SkillName' },
      description: { $ref: 'SkillDescription' },
      id: {},
      metadata: {},
      fileCount: {},
      createdAt: {},
      updatedAt: {},
      files: {},
      agents: {},
      etag: {},
    },
  },
  SkillMdContent: { type: 'string', minLength: 1, maxLength: 102400, 'x-max-bytes': 102400, pattern: '^[^\\u0000]*$' },
  SkillName: { type: 'string', minLength: 1, maxLength: 200, pattern: '^(?=[^\\u0000]*\\S)[^\\u0000]*$' },
  SkillDescription: { type: ['string', 'null'], maxLength: 4000, pattern: '^[^\\u0000]*$' },
  SkillCreate: { type: 'object', additionalProperties: false, required: ['skillMdContent'], properties: { skillMdContent: { $ref: 'SkillMdContent' } } },
  SkillFileCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['skillId', 'fileName', 'contentType'],
    properties: {
      skillId: { $ref: 'Id' },
      fileName: { $ref: 'SkillFileName' },
      contentType: { $ref: 'MediaType' },
      fileSize: { type: 'integer', format: 'int64', minimum: 0, maximum: 9007199254740991, default: 0 },
    },
  },
  SkillFileName: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*(/[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*)*$',
    'x-pattern-message': 'must be a relative path without backslashes, control characters, or names that begin with a dot',
  },
  KnowledgeBaseUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { $ref: 'ShortName' },
      description: { $ref: 'ShortDescription' },
      embeddingModel: { $ref: 'ModelId' },
      language: { $ref: 'KnowledgeBaseLanguage' },
      extractionModel: { $ref: 'NullableModelId' },
      extractionSchema: { $ref: 'ExtractionSchema' },
      source: { $ref: 'KnowledgeBaseSource' },
      trigger: { oneOf: [{ $ref: 'KnowledgeBaseTriggerSave' }, { type: 'null' }] },
      id: {},
      embeddingDimensions: {},
      createdAt: {},
      updatedAt: {},
      userId: {},
      fileCount: {},
      lastFileUploadedAt: {},
      totalSize: {},
      status: {},
      etag: {},
    },
  },
  ShortName: { type: 'string', minLength: 1, maxLength: 100, pattern: '^(?=[^\\u0000]*\\S)[^\\u0000]*$' },
  KnowledgeBaseLanguage: {
    type: 'string',
    enum: [
      'simple',
      'arabic',
      'armenian',
      'basque',
      'catalan',
      'danish',
      'dutch',
      'english',
      'finnish',
      'french',
      'german',
      'greek',
      'hindi',
      'hungarian',
      'indonesian',
      'irish',
      'italian',
      'lithuanian',
      'nepali',
      'norwegian',
      'portuguese',
      'romanian',
      'russian',
      'serbian',
      'spanish',
      'swedish',
      'tamil',
      'turkish',
      'yiddish',
    ],
  },
  NullableModelId: {
    type: ['string', 'null'],
    minLength: 3,
    maxLength: 200,
    pattern: '^[A-Za-z0-9_-]+:[^\\s\\u0000]+$',
    'x-pattern-message': 'must have the form `<provider>:<model>`',
  },
  ExtractionSchema: { type: ['object', 'null'], additionalProperties: true, maxProperties: 200 },
  KnowledgeBaseSource: { type: ['string', 'null'], maxLength: 2048, pattern: '^[^\\u0000]*$' },
  KnowledgeBaseTriggerSave: {
    type: 'object',
    additionalProperties: false,
    required: ['agentId', 'prompt'],
    properties: { enabled: { type: 'boolean' }, agentId: { $ref: 'Id' }, prompt: { $ref: 'Prompt' }, createdAt: {} },
  },
  Prompt: { type: 'string', minLength: 1, maxLength: 20000, pattern: '^[^\\u0000]*$' },
  KnowledgeBaseCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'embeddingModel'],
    properties: {
      name: { $ref: 'ShortName' },
      description: { $ref: 'ShortDescription', default: '' },
      embeddingModel: { $ref: 'ModelId' },
      language: { $ref: 'KnowledgeBaseLanguage', default: 'simple' },
      extractionModel: { default: null, $ref: 'NullableModelId' },
      extractionSchema: { default: null, $ref: 'ExtractionSchema' },
      source: { default: null, $ref: 'KnowledgeBaseSource' },
      trigger: { default: null, oneOf: [{ $ref: 'KnowledgeBaseTriggerSave' }, { type: 'null' }] },
    },
  },
  KnowledgeBaseFileCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['kbId', 'fileId', 'fileName', 'fileKey', 'contentKey', 'contentType'],
    properties: {
      kbId: { $ref: 'Id' },
      fileId: { $ref: 'Uuid' },
      fileName: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' },
      fileKey: { $ref: 'FileKey' },
      contentKey: { $ref: 'FileKey' },
      contentType: {
        type: 'string',
        minLength: 3,
        maxLength: 255,
        pattern: '^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;[^\\u0000]*)?$',
        'x-pattern-message': 'must be a MIME type, such as application/pdf',
      },
      fileSize: { type: 'integer', format: 'int64', minimum: 0, maximum: 5368709120 },
      userMetadata: { type: ['object', 'null'], additionalProperties: true, maxProperties: 200, default: null },
    },
  },
  Uuid: { type: 'string', format: 'uuid', maxLength: 36 },
  FileKey: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^\\u0000]*$' },
  KnowledgeBaseSearch: {
    type: 'object',
    additionalProperties: false,
    required: ['kbId', 'query'],
    properties: {
      kbId: { $ref: 'Id' },
      query: { type: 'string', minLength: 1, maxLength: 4000, pattern: '^[^\\u0000]*$' },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, format: 'int32' },
      mode: { $ref: 'KnowledgeBaseSearchMode', default: 'hybrid' },
    },
  },
  KnowledgeBaseSearchMode: { type: 'string', enum: ['hybrid', 'text', 'vector'] },
  ToolServerUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { $ref: 'ShortName' },
      url: { $ref: 'ToolServerUrl' },
      transport: { $ref: 'ToolServerTransport' },
      headers: { $ref: 'ToolServerHeaders' },
      enabled: { type: 'boolean' },
      id: {},
      headerNames: {},
      state: {},
      lastError: {},
      lastErrorAt: {},
      lastSuccessAt: {},
      createdAt: {},
      updatedAt: {},
      etag: {},
    },
  },
  ToolServerUrl: { type: 'string', format: 'uri', maxLength: 2048, pattern: '^https?://', 'x-pattern-message': 'must be an http or https URL' },
  ToolServerTransport: { type: 'string', enum: ['streamable-http', 'sse'] },
  ToolServerHeaders: {
    type: 'object',
    maxProperties: 50,
    propertyNames: { type: 'string', maxLength: 100, pattern: '^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$' },
    additionalProperties: { type: 'string', maxLength: 8192, pattern: '^[\\t\\x20-\\x7E]*$', 'x-pattern-message': 'must be printable ASCII' },
  },
  ToolServerCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'url'],
    properties: {
      name: { $ref: 'ShortName' },
      url: { $ref: 'ToolServerUrl' },
      transport: { $ref: 'ToolServerTransport', default: 'streamable-http' },
      headers: { $ref: 'ToolServerHeaders', default: {} },
      enabled: { type: 'boolean', default: true },
    },
  },
  ToolServerTest: { oneOf: [{ $ref: 'ToolServerTestStored' }, { $ref: 'ToolServerTestAddress' }] },
  ToolServerTestStored: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: { $ref: 'Id' } } },
  ToolServerTestAddress: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { $ref: 'ToolServerUrl' }, transport: { $ref: 'ToolServerTransport' }, headers: { $ref: 'ToolServerHeaders' } },
  },
  WebhookEndpointUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      url: { $ref: 'WebhookEndpointUrl' },
      description: { $ref: 'ShortDescription' },
      eventTypes: { $ref: 'WebhookEventTypes' },
      enabled: { type: 'boolean' },
      id: {},
      disabledReason: {},
      failingSince: {},
      previousSecretExpiresAt: {},
      createdAt: {},
      updatedAt: {},
      etag: {},
    },
  },
  WebhookEndpointUrl: { type: 'string', format: 'uri', maxLength: 2048, pattern: '^https?://', 'x-pattern-message': 'must be an http or https URL' },
  WebhookEventTypes: { type: 'array', minItems: 1, maxItems: 6, items: { $ref: 'WebhookEventType' } },
  WebhookEventType: { type: 'string', enum: ['run.completed', 'run.failed', 'file.processed', 'file.failed', 'task.paused', 'member.removed'] },
  WebhookEndpointCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['url', 'eventTypes'],
    properties: {
      url: { $ref: 'WebhookEndpointUrl' },
      description: { $ref: 'ShortDescription', default: '' },
      eventTypes: { $ref: 'WebhookEventTypes' },
      enabled: { type: 'boolean', default: true },
    },
  },
  WebhookDeliveryStatus: { type: 'string', enum: ['pending', 'succeeded', 'failed'] },
  ScheduledTaskUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { $ref: 'ShortName' },
      description: { $ref: 'ShortDescription' },
      prompt: { $ref: 'Prompt' },
      schedule: { $ref: 'CronSchedule' },
      agentId: { $ref: 'Id' },
      enabled: { type: 'boolean' },
      overlapPolicy: { $ref: 'TaskOverlapPolicy' },
      catchUpWindowSeconds: { $ref: 'CatchUpWindowSeconds' },
      id: {},
      agentName: {},
      userId: {},
      lastRunAt: {},
      nextRunAt: {},
      pausedReason: {},
      consecutiveFailures: {},
      lastFailure: {},
      createdAt: {},
      updatedAt: {},
      etag: {},
    },
  },
  CronSchedule: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' },
  TaskOverlapPolicy: { type: 'string', enum: ['skip', 'queue_one', 'allow'] },
  CatchUpWindowSeconds: { type: 'integer', format: 'int32', minimum: 0, maximum: 31536000 },
  ScheduledTaskCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'prompt', 'schedule', 'agentId'],
    properties: {
      name: { $ref: 'ShortName' },
      description: { $ref: 'ShortDescription', default: '' },
      prompt: { $ref: 'Prompt' },
      schedule: { $ref: 'CronSchedule' },
      agentId: { $ref: 'Id' },
      enabled: { type: 'boolean', default: true },
      overlapPolicy: { $ref: 'TaskOverlapPolicy', default: 'skip' },
      catchUpWindowSeconds: { $ref: 'CatchUpWindowSeconds', default: 31536000 },
    },
  },
  ScheduledTaskDelete: { type: 'object', additionalProperties: false, required: ['taskId'], properties: { taskId: { $ref: 'Id' } } },
  ScheduledTaskToggle: {
    type: 'object',
    additionalProperties: false,
    required: ['taskId', 'enabled'],
    properties: { taskId: { $ref: 'Id' }, enabled: { type: 'boolean' } },
  },
  ScheduledTaskRun: { type: 'object', additionalProperties: false, required: ['taskId'], properties: { taskId: { $ref: 'Id' } } },
  ChatBody: { oneOf: [{ $ref: 'ChatRequest' }, { $ref: 'ChatClientRequest' }] },
  ChatRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['message', 'agentId'],
    properties: { agentId: { $ref: 'Id' }, message: { $ref: 'ChatMessage' }, threadId: { $ref: 'Uuid' }, timezone: { $ref: 'TimeZone' } },
  },
  ChatMessage: {
    type: 'object',
    additionalProperties: false,
    required: ['role', 'parts'],
    properties: {
      id: { type: 'string', maxLength: 128, pattern: '^[^\\u0000]*$' },
      role: { type: 'string', const: 'user' },
      parts: { type: 'array', minItems: 1, maxItems: 20, items: { $ref: 'ChatMessagePart' } },
      metadata: { $ref: 'FreeFormObject' },
    },
  },
  ChatMessagePart: { oneOf: [{ $ref: 'ChatTextPart' }, { $ref: 'ChatFilePart' }] },
  ChatTextPart: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'text'],
    properties: { type: { type: 'string', const: 'text' }, text: { type: 'string', minLength: 1, maxLength: 100000, pattern: '^[^\\u0000]*$' } },
  },
  ChatFilePart: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'mediaType', 'url'],
    properties: {
      type: { type: 'string', const: 'file' },
      mediaType: {
        type: 'string',
        maxLength: 255,
        pattern: '^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$',
        'x-pattern-message': 'must be a MIME type without parameters, such as application/pdf',
      },
      filename: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' },
      url: {
        type: 'string',
        minLength: 1,
        maxLength: 4194304,
        pattern: '^(data:[A-Za-z0-9!$&\'()*+.;=/_~-]{0,255};base64,|(?!data:)[^\\u0000/:]{1,1024}/uploads/[^\\u0000/]{1,1024}/[^\\u0000/]{1,1024}$)',
        'x-pattern-message': 'must be a base64 data: URL or the key of an upload',
      },
    },
  },
  TimeZone: {
    type: 'string',
    minLength: 1,
    maxLength: 64,
    pattern: '^[A-Za-z0-9_+/-]+$',
    'x-pattern-message': 'must be an IANA time zone, such as Europe/Berlin',
  },
  ChatClientRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['messages', 'agentId'],
    properties: {
      agentId: { $ref: 'Id' },
      id: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' },
      messages: { type: 'array', minItems: 1, maxItems: 2500, items: { $ref: 'ChatClientMessage' } },
      trigger: { type: 'string', enum: ['submit-message', 'regenerate-message'] },
      messageId: { type: 'string', maxLength: 128, pattern: '^[^\\u0000]*$' },
      timezone: { $ref: 'TimeZone' },
    },
  },
  ChatClientMessage: {
    type: 'object',
    additionalProperties: true,
    maxProperties: 50,
    required: ['role', 'parts'],
    properties: {
      id: { type: 'string', maxLength: 128, pattern: '^[^\\u0000]*$' },
      role: { type: 'string', enum: ['user', 'assistant', 'system'] },
      parts: { type: 'array', maxItems: 5000, items: { $ref: 'ChatClientPart' } },
    },
  },
  ChatClientPart: {
    type: 'object',
    additionalProperties: true,
    maxProperties: 50,
    required: ['type'],
    properties: { type: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' } },
  },
  StreamStatus: { type: 'string', enum: ['in_progress', 'completed', 'stopped', 'error', 'timeout'] },
  RunFailureCode: {
    type: 'string',
    enum: [
      'model_unavailable',
      'model_rate_limited',
      'model_rejected',
      'model_not_found',
      'model_not_configured',
      'context_too_long',
      'content_filtered',
      'empty_answer',
      'timed_out',
      'agent_not_found',
      'owner_not_permitted',
      'storage_unavailable',
      'stopped',
      'interrupted',
      'internal',
    ],
  },
  ConversationSource: { type: 'string', enum: ['chat', 'task', 'trigger', 'agent'] },
  Count: { type: 'integer', format: 'int32', minimum: 0, maximum: 2147483647 },
  CostUsd: { type: 'number', minimum: 0, maximum: 1000000000000 },
  ConversationUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^(?=[^\\u0000]*\\S)[^\\u0000]*$' },
      id: {},
      agentId: {},
      userId: {},
      organizationId: {},
      upstreamConversationId: {},
      renderedSystemPrompt: {},
      failure: {},
      failureCode: {},
      streamStatus: {},
      source: {},
      model: {},
      latencyMs: {},
      costUsd: {},
      createdAt: {},
      updatedAt: {},
      deletedAt: {},
      isDeleted: {},
      messages: {},
      etag: {},
    },
  },
  ConversationStop: {
    type: 'object',
    additionalProperties: false,
    required: ['threadId'],
    properties: { threadId: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000]*$' } },
  },
  ConversationFeedbackCreate: {
    type: 'object',
    additionalProperties: false,
    required: ['threadId', 'rating'],
    properties: {
      threadId: { $ref: 'Uuid' },
      messageId: { $ref: 'Uuid' },
      rating: { $ref: 'FeedbackRating' },
      comment: { type: 'string', maxLength: 5000, default: '', pattern: '^[^\\u0000]*$' },
    },
  },
  FeedbackRating: { type: 'string', enum: ['helpful', 'not_helpful'] },
  PageLimit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100 },
  StatsInterval: { type: 'string', enum: ['hour', 'day', 'week'] },
};

/** Status and text of each error code. */
export const fakeErrors = {
  bad_request: { status: 400, text: 'Bad Request' },
  validation_error: { status: 400, text: 'Validation Error' },
  agent_id_required: { status: 400, text: 'Agent ID is required' },
  knowledge_base_and_file_id_required: { status: 400, text: 'Valid knowledge base ID and file ID are required for DELETE' },
  thread_id_required: { status: 400, text: 'threadId is required' },
  organization_required: { status: 400, text: 'User is not part of any organization' },
  agent_limit_reached: { status: 400, text: 'Organization has reached its limit of 10000 agents' },
  email_slug_reserved: { status: 400, text: 'Email slug "{slug}" is reserved and cannot be used' },
  email_slug_in_use: { status: 400, text: 'Email slug "{slug}" is already in use' },
  version_email_slug_in_use: { status: 400, text: 'Email slug "{slug}" of this version is in use by another agent' },
  agent_tag_limit_reached: { status: 400, text: 'Organization has reached its limit of 10000 agent tags' },
  tag_name_in_use: { status: 400, text: 'Tag name "{name}" is already in use' },
  cannot_remove_yourself: { status: 400, text: 'You cannot remove yourself from the organization' },
  cannot_erase_yourself: { status: 400, text: 'You cannot erase yourself' },
  user_not_removable: { status: 400, text: 'User cannot be removed' },
  invalid_skill_content: { status: 400, text: 'Invalid SKILL.md content' },
  skill_name_missing: { status: 400, text: 'SKILL.md frontmatter must have a name' },
  skill_limit_reached: { status: 400, text: 'Organization has reached its limit of 10000 skills' },
  skill_file_limit_reached: { status: 400, text: 'A skill can have at most 20 files' },
  skill_file_name_in_use: { status: 400, text: 'File name "{fileName}" is already in use in this skill' },
  skill_content_not_deletable: { status: 400, text: 'SKILL.md cannot be deleted; replace it with PUT /skills/manage' },
  invalid_extraction_schema: { status: 400, text: 'Extraction schema is not a valid JSON Schema' },
  knowledge_base_limit_reached: { status: 400, text: 'Organization has reached its limit of 10000 knowledge bases' },
  knowledge_base_name_in_use: { status: 400, text: 'Knowledge base name "{name}" is already in use' },
  model_provider_not_found: { status: 400, text: 'Model provider "{provider}" does not exist' },
  embedding_model_unavailable: { status: 400, text: 'Embedding model "{model}" is not available' },
  extraction_model_unavailable: { status: 400, text: 'Extraction model "{model}" is not available' },
  embedding_model_immutable: { status: 400, text: 'Embedding model of a knowledge base cannot be changed' },
  file_key_not_owned: { status: 400, text: 'File key is outside the storage area of the organization' },
  content_key_not_owned: { status: 400, text: 'Content key is outside the storage area of the organization' },
  uploaded_file_missing: { status: 400, text: 'No uploaded file was found at the file key' },
  file_type_not_supported: { status: 400, text: 'File type is not supported; supported types: {types}' },
  knowledge_base_file_limit_reached: { status: 400, text: 'Knowledge base holds the maximum of 10000 files' },
  knowledge_base_file_exists: { status: 400, text: 'File "{fileId}" is already in this knowledge base' },
  tool_server_limit_reached: { status: 400, text: 'Organization has reached its limit of 1000 tool servers' },
  tool_server_name_in_use: { status: 400, text: 'Tool server name "{name}" is already in use' },
  tool_server_url_not_allowed: { status: 400, text: 'Tool server URL "{url}" leads to an address or port that is not allowed' },
  webhook_endpoint_limit_reached: { status: 400, text: 'Organization has reached its limit of 20 webhook endpoints' },
  webhook_endpoint_url_not_allowed: { status: 400, text: 'Webhook endpoint URL "{url}" leads to an address or port that is not allowed' },
  scheduled_task_limit_reached: { status: 400, text: 'Organization has reached its limit of 10000 scheduled tasks' },
  scheduled_task_owner_not_member: { status: 400, text: 'Owner of the scheduled task is no longer a member of the organization' },
  scheduled_task_owner_is_guest: { status: 400, text: 'Owner of the scheduled task is a guest in the organization' },
  unauthorized: { status: 401, text: 'Unauthorized' },
  invalid_webhook_signature: { status: 401, text: 'Invalid webhook signature' },
  webhook_timestamp_not_accepted: { status: 401, text: 'Webhook timestamp is outside the tolerance' },
  webhook_already_received: { status: 401, text: 'Webhook was already received' },
  admin_required: { status: 403, text: 'Unauthorized: User is not an admin in this organization' },
  sync_tools_admin_required: { status: 403, text: 'Unauthorized: Only admins can sync agent tools' },
  management_access_required: { status: 403, text: 'Unauthorized: Management console access is required' },
  organization_role_required: { status: 403, text: 'Unauthorized: An organization role is required' },
  scheduled_task_not_owned: { status: 403, text: 'Unauthorized: Scheduled task belongs to another user' },
  user_not_member: { status: 403, text: 'User is not a member of this organization' },
  not_found: { status: 404, text: 'Not Found' },
  agent_not_found: { status: 404, text: 'Agent not found' },
  version_not_found: { status: 404, text: 'Version not found' },
  reference_not_found: { status: 404, text: '{thing} {id} not found' },
  tag_not_found: { status: 404, text: 'Tag not found' },
  skill_not_found: { status: 404, text: 'Skill not found' },
  skill_file_not_found: { status: 404, text: 'Skill file not found' },
  knowledge_base_not_found: { status: 404, text: 'Knowledge base not found' },
  file_not_found: { status: 404, text: 'File not found' },
  tool_server_not_found: { status: 404, text: 'Tool server not found' },
  webhook_endpoint_not_found: { status: 404, text: 'Webhook endpoint not found' },
  webhook_delivery_not_found: { status: 404, text: 'Webhook delivery not found' },
  scheduled_task_not_found: { status: 404, text: 'Scheduled task not found' },
  conversation_not_found: { status: 404, text: 'Conversation not found' },
  message_not_found: { status: 404, text: 'Message not found' },
  deleted_record_not_found: { status: 404, text: 'Deleted record not found' },
  user_not_found: { status: 404, text: 'User not found' },
  method_not_allowed: { status: 405, text: 'Method not allowed' },
  conversation_run_in_progress: { status: 409, text: 'Conversation has a run in progress' },
  scheduled_task_run_limit_reached: { status: 409, text: 'Scheduled task has too many executions in progress' },
  file_not_failed: { status: 409, text: 'Only a file whose processing failed can be retried' },
  webhook_endpoint_disabled: { status: 409, text: 'Webhook endpoint is disabled' },
  idempotency_key_in_progress: { status: 409, text: 'Request with this Idempotency-Key is in progress' },
  idempotency_reply_was_stream: { status: 409, text: 'Answer to this Idempotency-Key was a stream' },
  request_timeout: { status: 408, text: 'Request Timeout' },
  record_changed: { status: 412, text: 'Record was changed since it was read' },
  payload_too_large: { status: 413, text: 'Payload Too Large' },
  unsupported_media_type: { status: 415, text: 'Unsupported Media Type' },
  idempotency_key_reused: { status: 422, text: 'Idempotency-Key was used for another request' },
  rate_limited: { status: 429, text: 'Too Many Requests' },
  user_run_limit_reached: { status: 429, text: 'User has too many runs in progress' },
  organization_run_limit_reached: { status: 429, text: 'Organization has too many runs in progress' },
  request_headers_too_large: { status: 431, text: 'Request Header Fields Too Large' },
  internal_error: { status: 500, text: 'Internal Server Error' },
  not_implemented: { status: 501, text: 'Not Implemented' },
  service_unavailable: { status: 503, text: 'Service Unavailable' },
  skill_content_missing: { status: 503, text: 'SKILL.md is missing in the file storage' },
} as const;

/** Limits and durations that the fake applies. */
export const fakeLimits = {
  agents: 10000,
  agentTags: 10000,
  knowledgeBases: 10000,
  skills: 10000,
  scheduledTasks: 10000,
  failedExecutionsInARow: 3,
  toolServers: 1000,
  webhookEndpoints: 20,
  concurrentRuns: 5,
  concurrentFiles: 2,
  streamedRunsOfUser: 10,
  backgroundRunsOfUser: 100,
  runsInProgress: 1000,
  executionsOfTaskInProgress: 10,
  slotsRecordedAtOnce: 1440,
  bodyLevels: 64,
  idempotencyHours: 24,
  dependentsOfEffect: 100,
  titleCharacters: 200,
  filesOfSkill: 20,
  filesOfKnowledgeBase: 10000,
  interactions: 10000,
  firstMessageCharacters: 1000,
  previousSecretSeconds: 86400,
  metadataBytes: 8192,
  skillMdBytes: 102400,
  skillMdWhiteSpace: 500,
  skillMetadataFields: 200,
  agentWarnings: 20,
  skillNameCharacters: 200,
  skillDescriptionCharacters: 4000,
  statsEntries: 1000,
  invitationSeconds: 2592000,
  deletedRecordDays: 30,
  uploadSeconds: 600,
} as const;

/** Headers about rate limits, as in the examples. */
export const fakeRateLimit = { 'RateLimit-Limit': '1000', 'RateLimit-Remaining': '998', 'RateLimit-Reset': '7' } as const;

/** Email slugs that agents cannot have. */
export const reservedEmailSlugs = {
  values: [
    'abuse',
    'account',
    'accounts',
    'admin',
    'administrator',
    'admins',
    'alert',
    'alerts',
    'api',
    'billing',
    'bounce',
    'bounces',
    'daemon',
    'dmarc',
    'dns',
    'ftp',
    'help',
    'helpdesk',
    'hostmaster',
    'info',
    'legal',
    'list',
    'list-request',
    'mail',
    'mailer-daemon',
    'marketing',
    'news',
    'no-reply',
    'noc',
    'nobody',
    'noreply',
    'notification',
    'notifications',
    'owner',
    'postmaster',
    'privacy',
    'root',
    'sales',
    'security',
    'smtp',
    'ssl-admin',
    'ssladmin',
    'sslwebmaster',
    'support',
    'sysadmin',
    'system',
    'usenet',
    'uucp',
    'webmaster',
    'www',
  ],
  pattern: '^(agent|kb)-[0-9]+$',
} as const;

/** Headers that cannot be set for tool servers, in lower case. */
export const reservedToolServerHeaders = {
  values: [
    'host',
    'content-length',
    'content-type',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'upgrade',
    'te',
    'trailer',
    'expect',
    'accept',
    'accept-encoding',
    'last-event-id',
    'mcp-session-id',
    'mcp-protocol-version',
  ],
  pattern: '^proxy-',
} as const;

/** Texts in replies that explain a problem. `{value}` is a placeholder. */
export const reasons = {
  request: {
    unknownParameter: 'is not a known parameter',
    emptyParameter: 'must not be empty',
    repeated: 'must be given once',
    notPercentEncoded: 'must be percent-encoded UTF-8',
    notJson: 'body is not valid JSON',
    forbiddenKey: 'body has a forbidden key (__proto__ or constructor.prototype)',
    tooDeep: 'body is nested deeper than {levels} levels',
    unstorableText: 'must not contain NUL or half of a surrogate pair',
    unstorableNumber: 'must be a number between -{max} and {max}',
    tooManyBytes: 'must be at most {max} bytes of UTF-8',
    tooManyBytesAsJson: 'must be at most {max} bytes long as JSON; it has {bytes}',
    differs: 'differs between query and body',
    immutable: 'cannot be changed',
    inUse: 'is already in use',
    reserved: 'is reserved',
    notAvailable: 'is not available',
    restoredNameInUse: 'names a record whose unique name is in use',
    noSuchDate: 'must be an existing date',
    fromAfterTo: 'must not be later than to',
    notTimeZone: 'is not a time zone',
    foreignCursor: 'is not a cursor of this list',
    cursorWithoutLimit: 'requires limit',
    foreignVersion: 'must be a version of this agent',
    foreignExecution: 'must be an execution of this list',
    otherUser: 'names another user, which requires allInOrg=true',
    tooManyConversations: 'the range has more than {max} conversations; use limit and cursor',
    tooManyEntries: 'the range has more than {max} entries of one {interval}',
    providerNotFound: 'names a provider that does not exist',
    providerToolKey: 'the key of a provider tool must have the form provider:tool',
    otherToolKey: 'a key of the form provider:tool is for provider tools',
    otherAgent: 'is not the agent of this conversation',
    notBase64: 'must be in base64 after the comma',
    keyOfOtherOrganization: 'is not a key of this organization',
    notUploaded: 'does not refer to an uploaded file',
    otherFileKey: 'must be the key of the upload with this fileId',
    otherContentKey: 'must be the contentKey of the upload with this fileId',
    notObjectSchema: 'must be a JSON Schema of an object',
    urlWithUser: 'must not hold a user name or password',
    toolServerUrlWithUser: 'must not hold a user name or password; send a header',
    reservedHeader: 'is a header that cannot be set',
    repeatedHeader: 'is given more than once',
  },
  schedule: {
    fiveFields: 'must have five fields, separated by spaces: minute, hour, day of month, month, day of week',
    notStandard: 'must be standard cron: @, L, W, # and ? are not supported',
    starInList: 'must not have * in a list: it already stands for every value',
    neverFires: 'never fires: no such date exists',
    noValue: '{field} has a comma without a value',
    form: '{field} must be *, a value, a range such as 1-5, or a range with a step such as */5; it is {value}',
    range: '{field} must be {values}; it is {value}',
    reversedRange: 'the range of {field} must not end before it begins; it is {value}',
    stepOfValue: 'the step of {field} must follow * or a range; it follows {value}',
    step: 'the step of {field} must be 1 to {max}; it is {value}',
  },
  skillMd: {
    opening: 'must begin with a line `---`',
    noEnd: 'the frontmatter must end with a line `---`',
    end: 'a line that ends the frontmatter must be `---`',
    whiteSpace: 'more than {max} characters of white space in one piece',
    noName: 'must have a name',
    notText: '{field} must be text: quote it',
    tooLong: '{field} must not have more than {max} characters',
    tooManyFields: 'the frontmatter must not have more than {max} further fields',
  },
  warning: {
    unknownVariable: 'has an unknown variable {variable}, which stays as written',
    noProvider: 'is not usable now: no provider is configured under the name {provider}',
    noApiKey: 'is not usable now: no API key is configured for the provider {provider}',
    unknownModel: 'is not a known model of the provider {provider}, and may not exist',
    notChatModel: 'is not a chat model',
    ignored: 'has no effect on this model',
    ignoredExcept: 'has no effect on this model, which accepts {efforts}',
    limited: 'exceeds the maximum of this model, {max}, which applies instead',
    toolServer: 'The tools of the tool server "{name}" are missing. {reason}.',
    toolOfToolServer: 'The tool server of the tool "{name}" is unavailable.',
  },
  run: { stopped: 'The run was stopped.', agentDeleted: 'The agent was deleted.' },
  execution: {
    atLimit: 'The task already had its maximum number of executions in progress.',
    overlapped: 'The previous execution was still in progress.',
    queueFull: 'The previous execution was still in progress, and another one was waiting.',
    disabled: 'The task was disabled.',
    disabledWhileWaiting: 'The task was disabled while the slot waited.',
    earlierSlots: 'Earlier slots are not listed.',
  },
  trigger: {
    userLeft: 'The user who added the file is no longer a member of the organization.',
    userIsGuest: 'The user who added the file is a guest in the organization.',
    agentDeleted: 'The agent of the trigger was deleted.',
  },
  invitation: {
    pending: 'An invitation for this email address is already pending',
    refused: 'This email address cannot be invited',
    notFound: 'Invitation not found',
    notPending: 'Invitation is not pending',
  },
} as const;

/** Names of variables, and their pattern. */
export const promptVariables = { names: ['CURRENT_DATE', 'USER_EMAIL', 'USER_NAME', 'ORG_NAME', 'AGENT_NAME'], pattern: '\\{\\{ ?([A-Za-z]\\w{0,63}) ?\\}\\}' } as const;

/** Maximum characters of a title made from a message, and the title if the message has no text. */
export const defaultTitles = { characters: 80, withoutText: 'New conversation' } as const;

/** Types of files that knowledge bases read. */
export const documentTypes = {
  types: {
    txt: 'a text',
    md: 'a Markdown text',
    json: 'JSON',
    csv: 'CSV',
    xml: 'XML',
    yaml: 'YAML',
    html: 'HTML',
    pdf: 'a PDF document',
    docx: 'a Word document (.docx)',
    xlsx: 'an Excel workbook (.xlsx)',
    pptx: 'a PowerPoint presentation (.pptx)',
    odt: 'an OpenDocument text (.odt)',
    rtf: 'a Rich Text document',
    epub: 'an EPUB book',
    eml: 'an email message',
    'source code': 'source code',
  },
  byContentType: {
    'text/plain': 'txt',
    'text/markdown': 'md',
    'text/x-markdown': 'md',
    'application/json': 'json',
    'text/json': 'json',
    'text/csv': 'csv',
    'application/csv': 'csv',
    'text/tab-separated-values': 'csv',
    'application/xml': 'xml',
    'text/xml': 'xml',
    'application/yaml': 'yaml',
    'application/x-yaml': 'yaml',
    'text/yaml': 'yaml',
    'text/x-yaml': 'yaml',
    'text/html': 'html',
    'application/xhtml+xml': 'html',
    'application/pdf': 'pdf',
    'application/x-pdf': 'pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/rtf': 'rtf',
    'text/rtf': 'rtf',
    'application/epub+zip': 'epub',
    'message/rfc822': 'eml',
    'application/graphql': 'source code',
    'application/javascript': 'source code',
    'application/sql': 'source code',
    'application/toml': 'source code',
    'application/typescript': 'source code',
    'application/x-httpd-php': 'source code',
    'application/x-javascript': 'source code',
    'application/x-perl': 'source code',
    'application/x-php': 'source code',
    'application/x-python-code': 'source code',
    'application/x-ruby': 'source code',
    'application/x-sh': 'source code',
    'application/x-sql': 'source code',
    'application/x-typescript': 'source code',
    'text/css': 'source code',
    'text/ecmascript': 'source code',
    'text/javascript': 'source code',
    'text/typescript': 'source code',
    'text/x-c': 'source code',
    'text/x-c++': 'source code',
    'text/x-c++hdr': 'source code',
    'text/x-c++src': 'source code',
    'text/x-chdr': 'source code',
    'text/x-csharp': 'source code',
    'text/x-csrc': 'source code',
    'text/x-diff': 'source code',
    'text/x-go': 'source code',
    'text/x-java': 'source code',
    'text/x-java-source': 'source code',
    'text/x-kotlin': 'source code',
    'text/x-lua': 'source code',
    'text/x-makefile': 'source code',
    'text/x-patch': 'source code',
    'text/x-perl': 'source code',
    'text/x-php': 'source code',
    'text/x-python': 'source code',
    'text/x-r': 'source code',
    'text/x-ruby': 'source code',
    'text/x-rust': 'source code',
    'text/x-scala': 'source code',
    'text/x-scss': 'source code',
    'text/x-sh': 'source code',
    'text/x-shellscript': 'source code',
    'text/x-sql': 'source code',
    'text/x-swift': 'source code',
    'text/x-typescript': 'source code',
  },
  byExtension: {
    txt: 'txt',
    text: 'txt',
    log: 'txt',
    rst: 'txt',
    adoc: 'txt',
    tex: 'txt',
    md: 'md',
    markdown: 'md',
    json: 'json',
    ipynb: 'json',
    csv: 'csv',
    tsv: 'csv',
    xml: 'xml',
    svg: 'xml',
    yaml: 'yaml',
    yml: 'yaml',
    html: 'html',
    htm: 'html',
    xhtml: 'html',
    pdf: 'pdf',
    docx: 'docx',
    xlsx: 'xlsx',
    pptx: 'pptx',
    odt: 'odt',
    rtf: 'rtf',
    epub: 'epub',
    eml: 'eml',
    bash: 'source code',
    bat: 'source code',
    c: 'source code',
    cc: 'source code',
    cfg: 'source code',
    cjs: 'source code',
    clj: 'source code',
    conf: 'source code',
    cpp: 'source code',
    cs: 'source code',
    css: 'source code',
    cts: 'source code',
    cxx: 'source code',
    dart: 'source code',
    diff: 'source code',
    dockerfile: 'source code',
    ex: 'source code',
    exs: 'source code',
    go: 'source code',
    gradle: 'source code',
    graphql: 'source code',
    groovy: 'source code',
    h: 'source code',
    hpp: 'source code',
    hs: 'source code',
    ini: 'source code',
    java: 'source code',
    jl: 'source code',
    js: 'source code',
    jsx: 'source code',
    kt: 'source code',
    kts: 'source code',
    less: 'source code',
    lua: 'source code',
    m: 'source code',
    makefile: 'source code',
    mjs: 'source code',
    mm: 'source code',
    mts: 'source code',
    patch: 'source code',
    php: 'source code',
    pl: 'source code',
    pm: 'source code',
    proto: 'source code',
    ps1: 'source code',
    py: 'source code',
    r: 'source code',
    rb: 'source code',
    rs: 'source code',
    sass: 'source code',
    scala: 'source code',
    scss: 'source code',
    sh: 'source code',
    sql: 'source code',
    svelte: 'source code',
    swift: 'source code',
    tf: 'source code',
    toml: 'source code',
    ts: 'source code',
    tsx: 'source code',
    vb: 'source code',
    vue: 'source code',
    zsh: 'source code',
  },
  unspecificContentTypes: [
    'text/plain',
    'application/octet-stream',
    'binary/octet-stream',
    'application/zip',
    'application/x-zip-compressed',
    'application/vnd.ms-excel',
    'video/mp2t',
  ],
} as const;

/** Fields of records that the fake compares and copies. `readOnly` fields are omitted. */
export const settableFields = {
  agents: [
    'name',
    'description',
    'logoUrl',
    'conversationStarters',
    'model',
    'temperature',
    'maxOutputTokens',
    'reasoningEffort',
    'maxToolRoundtrips',
    'systemPrompt',
    'tools',
    'mcpServers',
    'stage',
    'showInChat',
    'emailSlug',
  ],
  agentTags: ['name'],
  conversations: ['name'],
  createdSkills: ['id', 'name', 'description', 'fileCount'],
  knowledgeBaseFiles: ['kbId', 'fileId', 'fileName', 'fileKey', 'contentKey', 'contentType', 'fileSize', 'userMetadata'],
  knowledgeBases: ['name', 'description', 'embeddingModel', 'language', 'extractionModel', 'extractionSchema', 'source', 'trigger'],
  scheduledTasks: ['name', 'description', 'prompt', 'schedule', 'agentId', 'enabled', 'overlapPolicy', 'catchUpWindowSeconds'],
  skills: ['skillMdContent', 'name', 'description'],
  toolServers: ['name', 'url', 'transport', 'headers', 'enabled'],
  triggers: ['enabled', 'agentId', 'prompt'],
  updatedSkills: ['id', 'name', 'description', 'metadata', 'fileCount'],
  webhookEndpoints: ['url', 'description', 'eventTypes', 'enabled'],
} as const;

/** Defaults of an agent's fields. */
export const agentDefaults = {
  description: '',
  logoUrl: null,
  conversationStarters: [],
  temperature: null,
  maxOutputTokens: null,
  reasoningEffort: null,
  maxToolRoundtrips: 50,
  systemPrompt: '',
  tools: {},
  mcpServers: null,
  stage: 'development',
  showInChat: true,
  emailSlug: null,
} as const;

/** Records of the examples. */
export const fakeSeed: FakeSeed = {
  agents: [
    {
      id: 2,
      name: 'Field Report Writer',
      description: 'Turns a technician\'s notes into a visit report',
      logoUrl: null,
      conversationStarters: ['Write up today\'s visit'],
      model: 'anthropic:claude-sonnet-4-5',
      temperature: 0.3,
      maxOutputTokens: 4000,
      reasoningEffort: null,
      maxToolRoundtrips: 50,
      systemPrompt: 'Write clear visit reports in the past tense. Never invent measurements.',
      tools: {},
      mcpServers: null,
      stage: 'development',
      showInChat: true,
      emailSlug: null,
      publishedVersionId: 9,
      createdAt: '2026-11-03T10:30:00.000Z',
      updatedAt: '2026-11-03T10:30:00.000Z',
      etag: 'bi1NOj1MS7IbCVZX',
      tags: [{ id: 2, name: 'field-service' }],
    },
    {
      id: 3,
      name: 'Spare Parts Finder',
      description: 'Finds the part that fits a symptom',
      logoUrl: 'https://assets.acme-robotics.example/spare-parts.png',
      conversationStarters: [],
      model: 'openai:gpt-5-mini',
      temperature: null,
      maxOutputTokens: null,
      reasoningEffort: 'low',
      maxToolRoundtrips: 50,
      systemPrompt: 'Find spare parts of Acme robot arms by symptom and serial number.',
      tools: {},
      mcpServers: null,
      stage: 'released',
      showInChat: false,
      emailSlug: null,
      publishedVersionId: 10,
      createdAt: '2026-11-03T11:00:00.000Z',
      updatedAt: '2026-11-03T11:00:00.000Z',
      etag: 'I2tWWva1EoJv2J27',
      tags: [],
    },
    {
      id: 1,
      name: 'Support Concierge',
      description: 'Answers customers\' questions about Acme\'s robot arms',
      logoUrl: 'https://assets.acme-robotics.example/concierge.png',
      conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
      model: 'openai:gpt-5-mini',
      temperature: null,
      maxOutputTokens: null,
      reasoningEffort: 'low',
      maxToolRoundtrips: 20,
      systemPrompt: 'You are the first contact for owners of Acme robot arms. Ask for the serial number first.',
      tools: {
        search_knowledge_base: {
          description: 'Searches the knowledge bases the agent may read, by keyword and meaning, and returns the best passages with the file each comes from.',
          parameters: {
            type: 'object',
            properties: {
              query: { type: 'string', minLength: 1, pattern: '\\S', maxLength: 2000, description: 'Question or keywords to search for.' },
              knowledgeBaseId: {
                type: 'integer',
                format: 'int32',
                minimum: 1,
                maximum: 2147483647,
                description: 'Id of the one knowledge base to search. Omit it to search all that the agent may read.',
              },
              limit: {
                type: 'integer',
                format: 'int32',
                minimum: 1,
                maximum: 50,
                default: 10,
                description: 'Maximum number of passages to return.',
              },
            },
            required: ['query'],
            additionalProperties: false,
          },
          config: { accessibleKnowledgeBaseIds: [1] },
        },
        call_agent: {
          description: 'Hands a task to another agent of the organization and returns its answer.',
          parameters: {
            type: 'object',
            properties: {
              agentId: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647, description: 'Id of the agent to call.' },
              message: {
                type: 'string',
                minLength: 1,
                pattern: '\\S',
                maxLength: 100000,
                description: 'Message to the agent, which sees nothing else of this conversation.',
              },
            },
            required: ['agentId', 'message'],
            additionalProperties: false,
          },
          config: { callableAgentIds: [3] },
        },
      },
      mcpServers: [3],
      stage: 'released',
      showInChat: true,
      emailSlug: 'support-concierge',
      publishedVersionId: 13,
      createdAt: '2026-11-02T09:00:00.000Z',
      updatedAt: '2026-11-18T14:05:00.000Z',
      etag: 'heoVG4xbWrDTNJEA',
      tags: [{ id: 1, name: 'customer-facing' }, { id: 2, name: 'field-service' }],
    },
  ],
  agentVersions: [
    {
      id: 13,
      agentId: 1,
      number: 3,
      label: null,
      createdBy: 'user_2kBenLindqvist4sM7xPz2Jc',
      createdAt: '2026-11-18T14:05:00.000Z',
      source: 'save',
      isPublished: true,
    },
    {
      id: 12,
      agentId: 1,
      number: 2,
      label: 'Before the manual',
      createdBy: 'user_2kBenLindqvist4sM7xPz2Jc',
      createdAt: '2026-11-10T11:20:00.000Z',
      source: 'checkpoint',
      isPublished: false,
    },
    {
      id: 11,
      agentId: 1,
      number: 1,
      label: null,
      createdBy: 'user_2kAdaOkafor5tN8wQy3Kd',
      createdAt: '2026-11-02T09:00:00.000Z',
      source: 'save',
      isPublished: false,
    },
  ],
  agentTags: [
    {
      id: 1,
      name: 'customer-facing',
      organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
      createdBy: 'user_2kAdaOkafor5tN8wQy3Kd',
      createdAt: '2026-11-02T09:10:00.000Z',
      updatedAt: '2026-11-02T09:10:00.000Z',
      agentCount: 1,
      etag: 'aQ8mXw2TsVdLk5Rj',
    },
    {
      id: 2,
      name: 'field-service',
      organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
      createdBy: 'user_2kAdaOkafor5tN8wQy3Kd',
      createdAt: '2026-11-02T09:12:00.000Z',
      updatedAt: '2026-11-02T09:12:00.000Z',
      agentCount: 2,
      etag: 'jN4yHc9PbGfWz3Ue',
    },
  ],
  tools: [
    {
      name: 'anthropic:web_search',
      displayName: 'Web search (Anthropic)',
      description: 'Searches the web at the model provider.',
      category: 'web',
      parameters: null,
      requiredIntegration: 'anthropic',
      isPrivate: false,
      isProviderTool: true,
      provider: 'anthropic',
      available: false,
      unavailableReason: 'No API key is configured for the provider anthropic',
    },
    {
      name: 'call_agent',
      displayName: 'Call agent',
      description: 'Hands a task to another agent of the organization and returns its answer.',
      category: 'agents',
      parameters: {
        type: 'object',
        properties: {
          agentId: { type: 'integer', format: 'int32', minimum: 1, maximum: 2147483647, description: 'Id of the agent to call.' },
          message: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            maxLength: 100000,
            description: 'Message to the agent, which sees nothing else of this conversation.',
          },
        },
        required: ['agentId', 'message'],
        additionalProperties: false,
      },
      requiredIntegration: null,
      isPrivate: false,
      isProviderTool: false,
      available: true,
    },
    {
      name: 'search_knowledge_base',
      displayName: 'Search knowledge base',
      description: 'Searches the knowledge bases the agent may read, by keyword and meaning, and returns the best passages with the file each comes from.',
      category: 'knowledge',
      parameters: {
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1, pattern: '\\S', maxLength: 2000, description: 'Question or keywords to search for.' },
          knowledgeBaseId: {
            type: 'integer',
            format: 'int32',
            minimum: 1,
            maximum: 2147483647,
            description: 'Id of the one knowledge base to search. Omit it to search all that the agent may read.',
          },
          limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 50, default: 10, description: 'Maximum number of passages to return.' },
        },
        required: ['query'],
        additionalProperties: false,
      },
      requiredIntegration: null,
      isPrivate: false,
      isProviderTool: false,
      available: true,
    },
  ],
  models: [
    {
      id: 'anthropic:claude-sonnet-5-5',
      displayName: 'Claude Sonnet 5.5',
      provider: 'anthropic',
      uses: ['chat', 'extraction'],
      contextTokens: null,
      maxOutputTokens: 128000,
      inputs: ['text', 'image', 'pdf'],
      acceptsTemperature: false,
      reasoningEfforts: ['low', 'medium', 'high', 'xhigh', 'max'],
      price: { currency: 'USD', inputPerMillionTokens: 2, outputPerMillionTokens: 10 },
      available: false,
      unavailableReason: 'No API key is configured for the provider anthropic',
    },
    {
      id: 'offline:echo',
      displayName: 'Offline echo',
      provider: 'offline',
      uses: ['chat', 'extraction'],
      contextTokens: null,
      maxOutputTokens: null,
      inputs: ['text'],
      acceptsTemperature: false,
      reasoningEfforts: [],
      price: { currency: 'USD', inputPerMillionTokens: 0, outputPerMillionTokens: 0 },
      available: true,
    },
    {
      id: 'openai:gpt-5-mini',
      displayName: 'GPT-5 mini',
      provider: 'openai',
      uses: ['chat', 'extraction'],
      contextTokens: 400000,
      maxOutputTokens: 128000,
      inputs: ['text', 'image'],
      acceptsTemperature: false,
      reasoningEfforts: ['minimal', 'low', 'medium', 'high'],
      price: { currency: 'USD', inputPerMillionTokens: 0.25, outputPerMillionTokens: 2 },
      available: true,
    },
    {
      id: 'openai:text-embedding-3-small',
      displayName: 'Text Embedding 3 small',
      provider: 'openai',
      uses: ['embedding'],
      contextTokens: 8191,
      maxOutputTokens: null,
      inputs: ['text'],
      acceptsTemperature: null,
      reasoningEfforts: null,
      price: { currency: 'USD', inputPerMillionTokens: 0.02, outputPerMillionTokens: 0 },
      available: true,
    },
  ],
  users: [
    {
      id: 'user_2kChiaraRossi6uR9vTx4Le',
      email: 'chiara@acme-robotics.example',
      firstName: 'Chiara',
      lastName: 'Rossi',
      username: null,
      profileImageUrl: 'https://img.identity.example/chiara-rossi.png',
      role: 'org:member',
      publicMetadata: { department: 'Field Service', team: 'North' },
      joinedAt: 1793872800000,
      lastSignInAt: 1795161900000,
      createdAt: 1793872800000,
      etag: 'wJ2gLr8XnUtCk5Ye',
    },
    {
      id: 'user_2kAdaOkafor5tN8wQy3Kd',
      email: 'ada@acme-robotics.example',
      firstName: 'Ada',
      lastName: 'Okafor',
      username: 'ada',
      profileImageUrl: 'https://img.identity.example/ada-okafor.png',
      role: 'org:admin',
      publicMetadata: { department: 'Operations', role: 'Head of Support', level: 3 },
      joinedAt: 1793610000000,
      lastSignInAt: 1795192200000,
      createdAt: 1793610000000,
      etag: 'vB9mPz4HqSdOf7Gi',
    },
    {
      id: 'user_2kDenizKaya8wV2yUa6Nf',
      email: 'deniz@partner-works.example',
      firstName: 'Deniz',
      lastName: null,
      username: null,
      profileImageUrl: 'https://img.identity.example/deniz-kaya.png',
      role: 'org:guest',
      publicMetadata: {},
      joinedAt: 1794320400000,
      lastSignInAt: null,
      createdAt: 1794320400000,
      etag: 'aT3xEu6RyKcWj1Nh',
    },
  ],
  invitations: [
    {
      id: 'orginv_2kEliPark9zB3cWq7Mg',
      emailAddress: 'eli@acme-robotics.example',
      role: 'org:member',
      status: 'pending',
      publicMetadata: { department: 'Support' },
      createdAt: 1794320400000,
      updatedAt: 1794320400000,
    },
    {
      id: 'orginv_2kFatimaNoor1aC4dXr8Nh',
      emailAddress: 'fatima@acme-robotics.example',
      role: 'org:agent_manager',
      status: 'accepted',
      publicMetadata: null,
      createdAt: 1793693700000,
      updatedAt: 1793872800000,
    },
  ],
  skills: [
    {
      id: 5,
      name: 'incident-report',
      description: 'Writes an incident report from a chat',
      metadata: { version: '1.2', owner: 'support' },
      fileCount: 2,
      createdAt: '2026-11-03T08:15:00.000Z',
      updatedAt: '2026-11-10T14:20:00.000Z',
      files: [
        {
          id: 51,
          fileId: '9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33',
          fileName: 'SKILL.md',
          contentType: 'text/markdown',
          fileSize: 207,
          createdAt: '2026-11-03T08:15:00.000Z',
        },
        {
          id: 52,
          fileId: 'ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44',
          fileName: 'template.md',
          contentType: 'text/markdown',
          fileSize: 1184,
          createdAt: '2026-11-03T08:20:00.000Z',
        },
      ],
      agents: [{ id: 1, name: 'Support Concierge' }],
      skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: \'1.2\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n',
      etag: 'gB3nUe7RxTqMw5Hd',
    },
  ],
  skillFiles: [
    {
      id: 51,
      fileId: '9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33',
      fileName: 'SKILL.md',
      contentType: 'text/markdown',
      fileSize: 207,
      createdAt: '2026-11-03T08:15:00.000Z',
    },
    {
      id: 52,
      fileId: 'ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44',
      fileName: 'template.md',
      contentType: 'text/markdown',
      fileSize: 1184,
      createdAt: '2026-11-03T08:20:00.000Z',
    },
  ],
  knowledgeBases: [
    {
      id: 1,
      name: 'Product manuals',
      description: 'Manuals and frequent questions of the robot arms',
      embeddingModel: 'openai:text-embedding-3-small',
      embeddingDimensions: 1536,
      language: 'english',
      extractionModel: null,
      extractionSchema: null,
      source: null,
      trigger: null,
      createdAt: '2026-11-02T09:20:00.000Z',
      updatedAt: '2026-11-03T10:05:12.000Z',
      userId: 'user_2kAdaOkafor5tN8wQy3Kd',
      fileCount: 2,
      lastFileUploadedAt: '2026-11-03T10:05:12.000Z',
      totalSize: 488353,
      status: 'ready',
      etag: 'k7WqVb2NcYtA0sLd',
    },
    {
      id: 2,
      name: 'Visit reports',
      description: 'Reports written after a visit to a customer',
      embeddingModel: 'openai:text-embedding-3-small',
      embeddingDimensions: 1536,
      language: 'english',
      extractionModel: 'openai:gpt-5-mini',
      extractionSchema: {
        type: 'object',
        properties: {
          customer: { type: 'string', description: 'Name of the customer.', minLength: 1, maxLength: 200, pattern: '\\S' },
          visitedOn: { type: 'string', description: 'Day of the visit.', format: 'date', maxLength: 10 },
        },
        required: ['customer'],
      },
      source: 'field-service',
      trigger: { enabled: true, agentId: 2, prompt: 'Check the new report for open points and list them.', createdAt: '2026-11-04T08:00:00.000Z' },
      createdAt: '2026-11-04T08:00:00.000Z',
      updatedAt: '2026-11-04T08:00:00.000Z',
      userId: 'user_2kBenLindqvist4sM7xPz2Jc',
      fileCount: 0,
      lastFileUploadedAt: null,
      totalSize: 0,
      status: 'empty',
      etag: 'mZ4xJr9HuPeG1oTi',
    },
  ],
  knowledgeBaseFiles: [
    {
      id: 22,
      knowledgeBaseId: 1,
      fileId: '8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22',
      fileName: 'gripper-faq.md',
      fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22/gripper-faq.md',
      contentKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/contents/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22.md',
      contentType: 'text/markdown',
      fileSize: 6240,
      processingStatus: 'chunk_failed',
      processingError: 'The embedding model did not answer',
      userMetadata: null,
      extractedData: null,
      triggerConversationId: null,
      triggerSkippedReason: null,
      createdAt: '2026-11-03T10:05:12.000Z',
      updatedAt: '2026-11-03T10:06:40.000Z',
    },
    {
      id: 21,
      knowledgeBaseId: 1,
      fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11',
      fileName: 'arm-x2-manual.pdf',
      fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf',
      contentKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md',
      contentType: 'application/pdf',
      fileSize: 482113,
      processingStatus: 'completed',
      processingError: null,
      userMetadata: { product: 'Arm X2', language: 'en' },
      extractedData: null,
      triggerConversationId: null,
      triggerSkippedReason: null,
      createdAt: '2026-11-03T10:00:00.000Z',
      updatedAt: '2026-11-03T10:00:21.000Z',
    },
  ],
  toolServers: [
    {
      id: 3,
      name: 'Parts inventory',
      url: 'https://mcp.acme-robotics.example/mcp',
      transport: 'streamable-http',
      headerNames: ['Authorization'],
      enabled: true,
      state: 'reachable',
      lastError: null,
      lastErrorAt: null,
      lastSuccessAt: '2026-11-12T08:14:20.000Z',
      createdAt: '2026-11-05T13:00:00.000Z',
      updatedAt: '2026-11-05T13:00:00.000Z',
      etag: 'tS4rWq8YbNcZk2Lp',
    },
  ],
  webhookEndpoints: [
    {
      id: 5,
      url: 'https://hooks.acme-robotics.example/agent-platform',
      description: 'Alerts of the support team',
      eventTypes: ['run.failed', 'file.failed', 'task.paused'],
      enabled: true,
      disabledReason: null,
      failingSince: null,
      previousSecretExpiresAt: null,
      createdAt: '2026-11-06T09:00:00.000Z',
      updatedAt: '2026-11-06T09:00:00.000Z',
      etag: 'pW2kTz7RbXcQa9Ls',
    },
  ],
  scheduledTasks: [
    {
      id: 7,
      name: 'Morning visit digest',
      description: 'Sums up the visits of the day before',
      prompt: 'Sum up all visit reports of yesterday in ten lines.',
      schedule: '0 6 * * 1-5',
      enabled: true,
      agentId: 2,
      agentName: 'Field Report Writer',
      userId: 'user_2kBenLindqvist4sM7xPz2Jc',
      lastRunAt: '2026-11-20T06:00:00.000Z',
      nextRunAt: '2026-11-23T06:00:00.000Z',
      overlapPolicy: 'skip',
      catchUpWindowSeconds: 31536000,
      pausedReason: null,
      consecutiveFailures: 0,
      createdAt: '2026-11-09T11:00:00.000Z',
      updatedAt: '2026-11-09T11:00:00.000Z',
      etag: 'nQm3ZtV7bLcA2sXk',
    },
  ],
  taskExecutions: [
    {
      id: 70,
      scheduledTaskId: 7,
      kind: 'slot',
      conversationId: null,
      agentVersionId: null,
      status: 'skipped',
      scheduledFor: '2026-11-18T06:00:00.000Z',
      startedAt: null,
      finishedAt: null,
      error: null,
      reason: 'The previous execution was still in progress.',
      createdAt: '2026-11-18T06:00:00.120Z',
    },
    {
      id: 72,
      scheduledTaskId: 7,
      kind: 'slot',
      conversationId: '15fde6c7-6081-42a3-8eb5-c6d7e8f90a1b',
      agentVersionId: 12,
      status: 'in_progress',
      scheduledFor: '2026-11-20T06:00:00.000Z',
      startedAt: '2026-11-20T06:00:00.214Z',
      finishedAt: null,
      error: null,
      reason: null,
      createdAt: '2026-11-20T06:00:00.180Z',
    },
    {
      id: 71,
      scheduledTaskId: 7,
      kind: 'slot',
      conversationId: 'e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8',
      agentVersionId: 12,
      status: 'completed',
      scheduledFor: '2026-11-19T06:00:00.000Z',
      startedAt: '2026-11-19T06:00:00.190Z',
      finishedAt: '2026-11-19T06:00:31.402Z',
      error: null,
      reason: null,
      createdAt: '2026-11-19T06:00:00.155Z',
    },
  ],
  conversations: [
    {
      id: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
      agentId: 1,
      userId: 'user_2kChiaraRossi6uR9vTx4Le',
      organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
      name: 'Arm X2 stops at 40 degrees',
      upstreamConversationId: null,
      renderedSystemPrompt: 'You are the first contact for owners of Acme robot arms. Ask for the serial number first.',
      streamStatus: 'completed',
      source: 'chat',
      model: 'openai:gpt-5-mini',
      latencyMs: 18360,
      costUsd: 0.000884,
      createdAt: '2026-11-12T08:14:03.120Z',
      updatedAt: '2026-11-12T08:14:21.480Z',
      deletedAt: null,
      etag: 'pR5tHw9LzJbEu3Ka',
      messages: [
        {
          id: 'f3dbc4a5-4e6f-4081-9c93-a4b5c6d7e8f9',
          role: 'user',
          parts: [
            { type: 'text', text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?' },
            {
              type: 'file',
              mediaType: 'image/jpeg',
              filename: 'joint-2.jpg',
              fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/joint-2.jpg',
              url: 'https://storage.agent-platform.example/agent-platform/org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/joint-2.jpg?X-Amz-Expires=600',
            },
          ],
          createdAt: '2026-11-12T08:14:03.120Z',
        },
        {
          id: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
          role: 'assistant',
          parts: [
            { type: 'step-start' },
            {
              type: 'tool-search_knowledge_base',
              toolCallId: 'call_8Q',
              state: 'output-available',
              input: { query: 'E-17', knowledgeBaseId: 1 },
              output: { results: [{ fileName: 'arm-x2-manual.pdf', text: 'E-17: joint 2 brake.', score: 0.83 }] },
            },
            {
              type: 'tool-call_agent',
              toolCallId: 'call_9R',
              state: 'output-available',
              input: { agentId: 3, message: 'Which kit fits joint 2?' },
              output: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
            },
            { type: 'step-start' },
            { type: 'text', text: 'E-17 means the brake of joint 2 does not release. Check its 24 V supply first.' },
          ],
          createdAt: '2026-11-12T08:14:21.480Z',
          usage: { inputTokens: 1840, outputTokens: 212, totalTokens: 2052 },
          finishReason: 'stop',
        },
      ],
    },
    {
      id: 'd1b9a2e3-2c4d-4e6f-9a71-8293a4b5c6d7',
      agentId: 3,
      userId: 'user_2kChiaraRossi6uR9vTx4Le',
      organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
      name: 'Brake kit for joint 2',
      upstreamConversationId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
      renderedSystemPrompt: 'Find spare parts of Acme robot arms by symptom and serial number.',
      streamStatus: 'completed',
      source: 'agent',
      model: 'openai:gpt-5-mini',
      latencyMs: 6600,
      costUsd: 0.000265,
      createdAt: '2026-11-12T08:14:09.300Z',
      updatedAt: '2026-11-12T08:14:15.900Z',
      deletedAt: null,
      etag: 'zC4kYh7WjPfTa1Br',
      messages: [],
    },
    {
      id: 'e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8',
      agentId: 2,
      userId: 'user_2kBenLindqvist4sM7xPz2Jc',
      organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
      name: 'Morning visit digest',
      upstreamConversationId: null,
      streamStatus: 'completed',
      source: 'task',
      model: 'openai:gpt-5-mini',
      latencyMs: 31212,
      costUsd: 0.000326,
      createdAt: '2026-11-19T06:00:00.190Z',
      updatedAt: '2026-11-19T06:00:31.402Z',
      deletedAt: null,
      etag: 'dX8nSv2QcGyMo6Ft',
    },
  ],
  feedback: [
    {
      id: 301,
      threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
      messageId: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
      userId: 'user_2kChiaraRossi6uR9vTx4Le',
      rating: 'helpful',
      comment: 'The brake supply was the cause.',
      timestamp: '2026-11-12T08:20:10.000Z',
    },
  ],
};
