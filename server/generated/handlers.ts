// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { Handler } from '../http/handler-types.js';

/** Every operation of the contract. */
export interface Handlers {
  /** List agents, or get one. `GET /agents`, org:member. */
  listAgents: Handler<'listAgents'>;
  /** Create or update an agent. `POST /agents`, org:agent_manager. */
  saveAgent: Handler<'saveAgent'>;
  /** Delete an agent. `DELETE /agents`, org:admin. */
  deleteAgent: Handler<'deleteAgent'>;
  /** List the versions of an agent, or get one. `GET /agents/versions`, org:member. */
  listAgentVersions: Handler<'listAgentVersions'>;
  /** Roll back to a version, or save a checkpoint. `POST /agents/versions`, org:agent_manager. */
  changeAgentVersion: Handler<'changeAgentVersion'>;
  /** Refresh the tool schemas of all agents. `POST /agents/sync-tools`, org:admin. */
  syncAgentTools: Handler<'syncAgentTools'>;
  /** List agent tags. `GET /agent-tags`, org:member. */
  listAgentTags: Handler<'listAgentTags'>;
  /** Update an agent tag. `PUT /agent-tags`, org:admin. */
  updateAgentTag: Handler<'updateAgentTag'>;
  /** Create an agent tag. `POST /agent-tags`, org:admin. */
  createAgentTag: Handler<'createAgentTag'>;
  /** Delete an agent tag. `DELETE /agent-tags`, org:admin. */
  deleteAgentTag: Handler<'deleteAgentTag'>;
  /** List the tool catalog. `GET /tools`, org:member. */
  listTools: Handler<'listTools'>;
  /** List the models. `GET /models`, org:member. */
  listModels: Handler<'listModels'>;
  /** List the users of the organization. `GET /admin/users`, org:admin. */
  listUsers: Handler<'listUsers'>;
  /** Remove users from the organization. `DELETE /admin/users`, org:admin. */
  removeUsers: Handler<'removeUsers'>;
  /** Remove users from the organization (deprecated). `POST /admin/bulkRemove`, org:admin. */
  bulkRemoveUsers: Handler<'bulkRemoveUsers'>;
  /** Replace the metadata of a user. `POST /admin/updateUserMetadata`, org:admin. */
  updateUserMetadata: Handler<'updateUserMetadata'>;
  /** Erase a person's data. `POST /admin/users/erase`, org:admin. */
  eraseUser: Handler<'eraseUser'>;
  /** List the invitations of the organization. `GET /admin/invitations`, org:admin. */
  listInvitations: Handler<'listInvitations'>;
  /** Invite people to the organization. `POST /admin/invitations`, org:admin. */
  createInvitations: Handler<'createInvitations'>;
  /** Revoke pending invitations. `DELETE /admin/invitations`, org:admin. */
  revokeInvitations: Handler<'revokeInvitations'>;
  /** List the audit log. `GET /admin/auditLog`, org:admin. */
  listAuditLog: Handler<'listAuditLog'>;
  /** Export the audit log. `GET /admin/auditLog/export`, org:admin. */
  exportAuditLog: Handler<'exportAuditLog'>;
  /** List deleted records. `GET /admin/deletedRecords`, org:admin. */
  listDeletedRecords: Handler<'listDeletedRecords'>;
  /** Restore a deleted record. `POST /admin/deletedRecords/restore`, org:admin. */
  restoreDeletedRecord: Handler<'restoreDeletedRecord'>;
  /** List what a deletion changes. `GET /dependents`, org:member. */
  listDependents: Handler<'listDependents'>;
  /** Get what the caller may do. `GET /me/permissions`, org:guest. */
  getMyPermissions: Handler<'getMyPermissions'>;
  /** Receive an event of the identity provider. `POST /webhooks/identity`, no token. */
  receiveIdentityEvent: Handler<'receiveIdentityEvent'>;
  /** Start a file upload. `POST /upload/presigned`, org:guest. */
  createPresignedUpload: Handler<'createPresignedUpload'>;
  /** List skills, or get one. `GET /skills/manage`, org:member. */
  listSkills: Handler<'listSkills'>;
  /** Update a skill. `PUT /skills/manage`, org:member. */
  updateSkill: Handler<'updateSkill'>;
  /** Create a skill. `POST /skills/manage`, org:admin. */
  createSkill: Handler<'createSkill'>;
  /** Delete a skill. `DELETE /skills/manage`, org:member. */
  deleteSkill: Handler<'deleteSkill'>;
  /** List the files of a skill. `GET /skills/files`, org:member. */
  listSkillFiles: Handler<'listSkillFiles'>;
  /** Add a file to a skill. `POST /skills/files`, org:member. */
  addSkillFile: Handler<'addSkillFile'>;
  /** Delete a file of a skill. `DELETE /skills/files`, org:member. */
  deleteSkillFile: Handler<'deleteSkillFile'>;
  /** Get the download URL of a file of a skill. `GET /skills/files/download`, org:member. */
  getSkillFileDownload: Handler<'getSkillFileDownload'>;
  /** List knowledge bases, or get one. `GET /kb/manage`, org:member. */
  listKnowledgeBases: Handler<'listKnowledgeBases'>;
  /** Update a knowledge base. `PUT /kb/manage`, org:member. */
  updateKnowledgeBase: Handler<'updateKnowledgeBase'>;
  /** Create a knowledge base. `POST /kb/manage`, org:member. */
  createKnowledgeBase: Handler<'createKnowledgeBase'>;
  /** Delete a knowledge base. `DELETE /kb/manage`, org:member. */
  deleteKnowledgeBase: Handler<'deleteKnowledgeBase'>;
  /** List the files of a knowledge base. `GET /kb/files`, org:member. */
  listKnowledgeBaseFiles: Handler<'listKnowledgeBaseFiles'>;
  /** Add an uploaded file to a knowledge base. `POST /kb/files`, org:member. */
  addKnowledgeBaseFile: Handler<'addKnowledgeBaseFile'>;
  /** Delete a file from a knowledge base. `DELETE /kb/files`, org:member. */
  deleteKnowledgeBaseFile: Handler<'deleteKnowledgeBaseFile'>;
  /** Process a failed file again. `POST /kb/files/retry`, org:member. */
  retryKnowledgeBaseFile: Handler<'retryKnowledgeBaseFile'>;
  /** Get download URLs of a file. `GET /kb/files/download`, org:member. */
  getKnowledgeBaseFileDownload: Handler<'getKnowledgeBaseFileDownload'>;
  /** List the chunks of a file. `GET /kb/files/chunks`, org:member. */
  listKnowledgeBaseFileChunks: Handler<'listKnowledgeBaseFileChunks'>;
  /** Search a knowledge base. `POST /kb/search`, org:member. */
  searchKnowledgeBase: Handler<'searchKnowledgeBase'>;
  /** List tool servers, or get one. `GET /mcp-servers/manage`, org:admin. */
  listToolServers: Handler<'listToolServers'>;
  /** Update a tool server. `PUT /mcp-servers/manage`, org:admin. */
  updateToolServer: Handler<'updateToolServer'>;
  /** Create a tool server. `POST /mcp-servers/manage`, org:admin. */
  createToolServer: Handler<'createToolServer'>;
  /** Delete a tool server. `DELETE /mcp-servers/manage`, org:admin. */
  deleteToolServer: Handler<'deleteToolServer'>;
  /** Test a tool server and list its tools. `POST /mcp-servers/test`, org:admin. */
  testToolServer: Handler<'testToolServer'>;
  /** List webhook endpoints, or get one. `GET /webhook-endpoints/manage`, org:admin. */
  listWebhookEndpoints: Handler<'listWebhookEndpoints'>;
  /** Update a webhook endpoint. `PUT /webhook-endpoints/manage`, org:admin. */
  updateWebhookEndpoint: Handler<'updateWebhookEndpoint'>;
  /** Create a webhook endpoint. `POST /webhook-endpoints/manage`, org:admin. */
  createWebhookEndpoint: Handler<'createWebhookEndpoint'>;
  /** Delete a webhook endpoint. `DELETE /webhook-endpoints/manage`, org:admin. */
  deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'>;
  /** Rotate the secret of a webhook endpoint. `POST /webhook-endpoints/rotateSecret`, org:admin. */
  rotateWebhookEndpointSecret: Handler<'rotateWebhookEndpointSecret'>;
  /** Send a test event. `POST /webhook-endpoints/test`, org:admin. */
  testWebhookEndpoint: Handler<'testWebhookEndpoint'>;
  /** List the deliveries to a webhook endpoint. `GET /webhook-endpoints/deliveries`, org:admin. */
  listWebhookDeliveries: Handler<'listWebhookDeliveries'>;
  /** Send an event again. `POST /webhook-endpoints/deliveries/replay`, org:admin. */
  replayWebhookDelivery: Handler<'replayWebhookDelivery'>;
  /** List scheduled tasks, or get one. `GET /scheduled-tasks/manage`, org:member. */
  listScheduledTasks: Handler<'listScheduledTasks'>;
  /** Update a scheduled task. `PUT /scheduled-tasks/manage`, org:member. */
  updateScheduledTask: Handler<'updateScheduledTask'>;
  /** Create a scheduled task. `POST /scheduled-tasks/manage`, org:member. */
  createScheduledTask: Handler<'createScheduledTask'>;
  /** Delete a scheduled task. `DELETE /scheduled-tasks/manage`, org:member. */
  deleteScheduledTask: Handler<'deleteScheduledTask'>;
  /** Enable or disable a scheduled task. `POST /scheduled-tasks/toggle`, org:member. */
  toggleScheduledTask: Handler<'toggleScheduledTask'>;
  /** Run a scheduled task now. `POST /scheduled-tasks/run`, org:member. */
  runScheduledTask: Handler<'runScheduledTask'>;
  /** List executions of scheduled tasks, or count them. `GET /scheduled-tasks/executions`, org:member. */
  listTaskExecutions: Handler<'listTaskExecutions'>;
  /** Preview when a schedule fires. `GET /scheduled-tasks/preview`, org:member. */
  previewSchedule: Handler<'previewSchedule'>;
  /** Send a message to an agent. `POST /chat`, org:guest. */
  chat: Handler<'chat'>;
  /** Resume the stream of a run in progress. `GET /chat/stream`, org:guest. */
  resumeChat: Handler<'resumeChat'>;
  /** Get a conversation with all its messages. `GET /getConversation`, org:guest. */
  getConversation: Handler<'getConversation'>;
  /** List conversations. `GET /conversations`, org:guest. */
  listConversations: Handler<'listConversations'>;
  /** Delete a conversation. `DELETE /conversations`, org:guest. */
  deleteConversation: Handler<'deleteConversation'>;
  /** Rename a conversation. `PATCH /conversations`, org:guest. */
  renameConversation: Handler<'renameConversation'>;
  /** List the messages of a conversation. `GET /conversations/messages`, org:guest. */
  listConversationMessages: Handler<'listConversationMessages'>;
  /** Stop the run of a conversation. `POST /conversations/stop`, org:guest. */
  stopConversation: Handler<'stopConversation'>;
  /** Rate a conversation or a message. `POST /conversations/feedback`, org:guest. */
  createConversationFeedback: Handler<'createConversationFeedback'>;
  /** List conversations with usage data. `GET /dashboard/getInteractions`, org:guest. */
  getInteractions: Handler<'getInteractions'>;
  /** Get usage totals. `GET /dashboard/getStats`, org:guest. */
  getStats: Handler<'getStats'>;
}
