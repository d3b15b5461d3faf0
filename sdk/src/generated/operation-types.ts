// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, MethodNotAllowedError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableError, RateLimitError, InternalServerError, ServiceUnavailableError } from '../api-errors.js';
import type * as schemas from './schemas.js';
import type { operations } from './types.js';

type Query<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Table } } ? Required<NonNullable<Table>> : never;

/** Input of an operation that needs none: `{}`, passed before the options. */
export type NoInput = Record<string, never>;

/** Name of an operation in the contract. */
export type OperationId =
  | 'listAgents'
  | 'saveAgent'
  | 'deleteAgent'
  | 'listAgentVersions'
  | 'changeAgentVersion'
  | 'syncAgentTools'
  | 'listAgentTags'
  | 'updateAgentTag'
  | 'createAgentTag'
  | 'deleteAgentTag'
  | 'listTools'
  | 'listModels'
  | 'listUsers'
  | 'removeUsers'
  | 'bulkRemoveUsers'
  | 'updateUserMetadata'
  | 'eraseUser'
  | 'listInvitations'
  | 'createInvitations'
  | 'revokeInvitations'
  | 'listAuditLog'
  | 'exportAuditLog'
  | 'listDeletedRecords'
  | 'restoreDeletedRecord'
  | 'listDependents'
  | 'getMyPermissions'
  | 'createPresignedUpload'
  | 'listSkills'
  | 'updateSkill'
  | 'createSkill'
  | 'deleteSkill'
  | 'listSkillFiles'
  | 'addSkillFile'
  | 'deleteSkillFile'
  | 'getSkillFileDownload'
  | 'listKnowledgeBases'
  | 'updateKnowledgeBase'
  | 'createKnowledgeBase'
  | 'deleteKnowledgeBase'
  | 'listKnowledgeBaseFiles'
  | 'addKnowledgeBaseFile'
  | 'deleteKnowledgeBaseFile'
  | 'retryKnowledgeBaseFile'
  | 'getKnowledgeBaseFileDownload'
  | 'listKnowledgeBaseFileChunks'
  | 'searchKnowledgeBase'
  | 'listToolServers'
  | 'updateToolServer'
  | 'createToolServer'
  | 'deleteToolServer'
  | 'testToolServer'
  | 'listWebhookEndpoints'
  | 'updateWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookEndpointSecret'
  | 'testWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
  | 'listScheduledTasks'
  | 'updateScheduledTask'
  | 'createScheduledTask'
  | 'deleteScheduledTask'
  | 'toggleScheduledTask'
  | 'runScheduledTask'
  | 'listTaskExecutions'
  | 'previewSchedule'
  | 'chat'
  | 'resumeChat'
  | 'getConversation'
  | 'listConversations'
  | 'deleteConversation'
  | 'renameConversation'
  | 'listConversationMessages'
  | 'stopConversation'
  | 'createConversationFeedback'
  | 'getInteractions'
  | 'getStats';

/** Errors of every operation. */
export type CommonError =
  | UnauthorizedError<'unauthorized'>
  | InternalServerError<'internal_error'>;

/** Errors of every operation that has a body. */
export type CommonBodyError =
  | CommonError
  | PayloadTooLargeError<'payload_too_large'>
  | UnsupportedMediaTypeError<'unsupported_media_type'>
  | ServiceUnavailableError<'service_unavailable'>;

/** Errors of `listAgents`, distinguished by `status` and `code`. */
export type ListAgentsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getAgent`. */
export interface GetAgentInput {
  /** Id of the agent to return. Without it, all agents are listed. 1 to 2147483647. */
  id: Query<'listAgents'>['id'];
}

/** Errors of `getAgent`, distinguished by `status` and `code`. */
export type GetAgentError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `saveAgent`. */
export interface SaveAgentInput extends schemas.AgentSave {
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `saveAgent`, distinguished by `status` and `code`. */
export type SaveAgentError =
  | BadRequestError<'bad_request' | 'agent_limit_reached' | 'email_slug_reserved' | 'email_slug_in_use' | 'model_provider_not_found' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found' | 'reference_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteAgent`. */
export interface DeleteAgentInput extends schemas.AgentDelete {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteAgent'>['dryRun'] | undefined;
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteAgent`, distinguished by `status` and `code`. */
export type DeleteAgentError =
  | BadRequestError<'bad_request' | 'agent_id_required' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listAgentVersions`. */
export interface ListAgentVersionsInput {
  /** Id of the agent. 1 to 2147483647. */
  agentId: Query<'listAgentVersions'>['agentId'];
  /**
   * Maximum versions per page. Ignored with `versionId`. 1 to 200.
   * @default 50
   */
  limit?: Query<'listAgentVersions'>['limit'] | undefined;
  /** `nextCursor` of the previous page. Only older versions are returned. Ignored with `versionId`. 1 to 2147483647. */
  before?: Query<'listAgentVersions'>['before'] | undefined;
}

/** Errors of `listAgentVersions`, distinguished by `status` and `code`. */
export type ListAgentVersionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getAgentVersion`. */
export interface GetAgentVersionInput {
  /** Id of the agent. 1 to 2147483647. */
  agentId: Query<'listAgentVersions'>['agentId'];
  /** Id of the version to return in full. 1 to 2147483647. */
  versionId: Query<'listAgentVersions'>['versionId'];
}

/** Errors of `getAgentVersion`, distinguished by `status` and `code`. */
export type GetAgentVersionError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `restoreAgentVersion`. */
export interface RestoreAgentVersionInput extends Omit<schemas.AgentRollback, 'action'> {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'changeAgentVersion'>['dryRun'] | undefined;
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `restoreAgentVersion`, distinguished by `status` and `code`. */
export type RestoreAgentVersionError =
  | BadRequestError<'bad_request' | 'version_email_slug_in_use' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createAgentCheckpoint`. */
export interface CreateAgentCheckpointInput extends Omit<schemas.AgentCheckpoint, 'action'> {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'changeAgentVersion'>['dryRun'] | undefined;
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `createAgentCheckpoint`, distinguished by `status` and `code`. */
export type CreateAgentCheckpointError =
  | BadRequestError<'bad_request' | 'version_email_slug_in_use' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `syncAgentTools`. */
export interface SyncAgentToolsInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'syncAgentTools'>['dryRun'] | undefined;
}

/** Errors of `syncAgentTools`, distinguished by `status` and `code`. */
export type SyncAgentToolsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'sync_tools_admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Errors of `listAgentTags`, distinguished by `status` and `code`. */
export type ListAgentTagsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateAgentTag`. */
export interface UpdateAgentTagInput extends Omit<schemas.AgentTagUpdate, 'id'> {
  /** Id of the tag. 1 to 2147483647. */
  id: Query<'updateAgentTag'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateAgentTag`, distinguished by `status` and `code`. */
export type UpdateAgentTagError =
  | BadRequestError<'validation_error' | 'tag_name_in_use' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tag_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createAgentTag`. */
export interface CreateAgentTagInput extends schemas.AgentTagCreate {}

/** Errors of `createAgentTag`, distinguished by `status` and `code`. */
export type CreateAgentTagError =
  | BadRequestError<'validation_error' | 'agent_tag_limit_reached' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteAgentTag`. */
export interface DeleteAgentTagInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteAgentTag'>['dryRun'] | undefined;
  /** Id of the tag. 1 to 2147483647. */
  id: Query<'deleteAgentTag'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteAgentTag`, distinguished by `status` and `code`. */
export type DeleteAgentTagError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tag_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listTools`. */
export interface ListToolsInput {
  /**
   * Whether to also list tools that are not available.
   * @default false
   */
  all?: Query<'listTools'>['all'] | undefined;
}

/** Errors of `listTools`, distinguished by `status` and `code`. */
export type ListToolsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listModels`. */
export interface ListModelsInput {
  /**
   * Whether to also list models that are not available.
   * @default false
   */
  all?: Query<'listModels'>['all'] | undefined;
}

/** Errors of `listModels`, distinguished by `status` and `code`. */
export type ListModelsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listUsers`. */
export interface ListUsersInput {
  /**
   * Maximum users per page, 1 to 500.
   * @default 100
   */
  limit?: Query<'listUsers'>['limit'] | undefined;
  /**
   * Number of entries to skip. 0 to 2147483647.
   * @default 0
   */
  offset?: Query<'listUsers'>['offset'] | undefined;
  /** Lists only members with this role. */
  role?: Query<'listUsers'>['role'] | undefined;
  /**
   * Sort field, prefixed with `-` for descending order; no prefix or `+` means ascending. Fields: `created_at`, `email`, `last_sign_in_at`,
   * `first_name`, `last_name`, `username`. Any other field returns 400. Send `+` as `%2B` or as it is. At most 32 characters.
   * @default "-created_at"
   */
  orderBy?: Query<'listUsers'>['orderBy'] | undefined;
  /** Lists only members with this text in the email address, username, first name or last name. Case is ignored. 1 to 256 characters. */
  query?: Query<'listUsers'>['query'] | undefined;
}

/** Errors of `listUsers`, distinguished by `status` and `code`. */
export type ListUsersError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `removeUsers`. */
export interface RemoveUsersInput extends schemas.UserRemoval {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'removeUsers'>['dryRun'] | undefined;
}

/** Errors of `removeUsers`, distinguished by `status` and `code`. */
export type RemoveUsersError =
  | BadRequestError<'bad_request' | 'cannot_remove_yourself' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `bulkRemoveUsers`. */
export interface BulkRemoveUsersInput extends schemas.UserRemoval {}

/** Errors of `bulkRemoveUsers`, distinguished by `status` and `code`. */
export type BulkRemoveUsersError =
  | BadRequestError<'bad_request' | 'cannot_remove_yourself' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | MethodNotAllowedError<'method_not_allowed'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `updateUserMetadata`. */
export interface UpdateUserMetadataInput extends schemas.UserMetadataUpdate {
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateUserMetadata`, distinguished by `status` and `code`. */
export type UpdateUserMetadataError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required' | 'user_not_member'>
  | MethodNotAllowedError<'method_not_allowed'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `eraseUser`. */
export interface EraseUserInput extends schemas.UserErasure {}

/** Errors of `eraseUser`, distinguished by `status` and `code`. */
export type EraseUserError =
  | BadRequestError<'bad_request' | 'cannot_erase_yourself' | 'user_not_removable' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'user_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listInvitations`. */
export interface ListInvitationsInput {
  /**
   * Maximum invitations per page, 1 to 500.
   * @default 100
   */
  limit?: Query<'listInvitations'>['limit'] | undefined;
  /**
   * Number of entries to skip. 0 to 2147483647.
   * @default 0
   */
  offset?: Query<'listInvitations'>['offset'] | undefined;
  /**
   * Lists only invitations with these statuses, separated by commas. 1 to 4 items.
   * @default ["pending"]
   */
  status?: Query<'listInvitations'>['status'] | undefined;
}

/** Errors of `listInvitations`, distinguished by `status` and `code`. */
export type ListInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `createInvitations`. */
export interface CreateInvitationsInput extends schemas.InvitationsCreate {}

/** Errors of `createInvitations`, distinguished by `status` and `code`. */
export type CreateInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `revokeInvitations`. */
export interface RevokeInvitationsInput extends schemas.InvitationRevocation {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'revokeInvitations'>['dryRun'] | undefined;
}

/** Errors of `revokeInvitations`, distinguished by `status` and `code`. */
export type RevokeInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listAuditLog`. */
export interface ListAuditLogInput {
  /** Includes only changes by this user. 1 to 128 characters. */
  actorId?: Query<'listAuditLog'>['actorId'] | undefined;
  /** Includes only changes of this kind. */
  action?: Query<'listAuditLog'>['action'] | undefined;
  /** Includes only changes of records of this type. */
  recordType?: Query<'listAuditLog'>['recordType'] | undefined;
  /** Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too. 1 to 128 characters. */
  recordId?: Query<'listAuditLog'>['recordId'] | undefined;
  /** Start of the range, included. Default is the oldest entry. At most 35 characters. */
  from?: Query<'listAuditLog'>['from'] | undefined;
  /** End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`. At most 35 characters. */
  to?: Query<'listAuditLog'>['to'] | undefined;
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listAuditLog'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching
   * `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listAuditLog'>['cursor'] | undefined;
}

/** Errors of `listAuditLog`, distinguished by `status` and `code`. */
export type ListAuditLogError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `exportAuditLog`. */
export interface ExportAuditLogInput {
  /** Includes only changes by this user. 1 to 128 characters. */
  actorId?: Query<'exportAuditLog'>['actorId'] | undefined;
  /** Includes only changes of this kind. */
  action?: Query<'exportAuditLog'>['action'] | undefined;
  /** Includes only changes of records of this type. */
  recordType?: Query<'exportAuditLog'>['recordType'] | undefined;
  /** Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too. 1 to 128 characters. */
  recordId?: Query<'exportAuditLog'>['recordId'] | undefined;
  /** Start of the range, included. Default is the oldest entry. At most 35 characters. */
  from?: Query<'exportAuditLog'>['from'] | undefined;
  /** End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`. At most 35 characters. */
  to?: Query<'exportAuditLog'>['to'] | undefined;
}

/** Errors of `exportAuditLog`, distinguished by `status` and `code`. */
export type ExportAuditLogError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listDeletedRecords`. */
export interface ListDeletedRecordsInput {
  /** Includes only records of this type. */
  type?: Query<'listDeletedRecords'>['type'] | undefined;
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listDeletedRecords'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching
   * `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listDeletedRecords'>['cursor'] | undefined;
}

/** Errors of `listDeletedRecords`, distinguished by `status` and `code`. */
export type ListDeletedRecordsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `restoreDeletedRecord`. */
export interface RestoreDeletedRecordInput extends schemas.DeletedRecordRestore {}

/** Errors of `restoreDeletedRecord`, distinguished by `status` and `code`. */
export type RestoreDeletedRecordError =
  | BadRequestError<'bad_request' | 'agent_limit_reached' | 'email_slug_in_use' | 'skill_limit_reached' | 'knowledge_base_limit_reached' | 'knowledge_base_name_in_use' | 'tool_server_limit_reached' | 'tool_server_name_in_use' | 'scheduled_task_limit_reached' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'deleted_record_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listDependents`. */
export interface ListDependentsInput {
  /** Type of the record. */
  type: Query<'listDependents'>['type'];
  /** Id of the record, as text. 1 to 128 characters. */
  id: Query<'listDependents'>['id'];
}

/** Errors of `listDependents`, distinguished by `status` and `code`. */
export type ListDependentsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'admin_required' | 'user_not_member'>
  | NotFoundError<'agent_not_found' | 'tag_not_found' | 'skill_not_found' | 'knowledge_base_not_found' | 'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Errors of `getMyPermissions`, distinguished by `status` and `code`. */
export type GetMyPermissionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `createPresignedUpload`. */
export interface CreatePresignedUploadInput extends schemas.PresignedUploadCreate {}

/** Errors of `createPresignedUpload`, distinguished by `status` and `code`. */
export type CreatePresignedUploadError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Errors of `listSkills`, distinguished by `status` and `code`. */
export type ListSkillsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'skill_content_missing' | 'service_unavailable'>
  | CommonError;

/** Input of `getSkill`. */
export interface GetSkillInput {
  /** Id of the skill to return. Without it, all skills are listed. 1 to 2147483647. */
  id: Query<'listSkills'>['id'];
}

/** Errors of `getSkill`, distinguished by `status` and `code`. */
export type GetSkillError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'skill_content_missing' | 'service_unavailable'>
  | CommonError;

/** Input of `updateSkill`. */
export interface UpdateSkillInput extends Omit<schemas.SkillUpdate, 'id'> {
  /** Id of the skill to update. 1 to 2147483647. */
  id: Query<'updateSkill'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateSkill`, distinguished by `status` and `code`. */
export type UpdateSkillError =
  | BadRequestError<'bad_request' | 'invalid_skill_content' | 'skill_name_missing' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createSkill`. */
export interface CreateSkillInput extends schemas.SkillCreate {}

/** Errors of `createSkill`, distinguished by `status` and `code`. */
export type CreateSkillError =
  | BadRequestError<'bad_request' | 'invalid_skill_content' | 'skill_name_missing' | 'skill_limit_reached' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteSkill`. */
export interface DeleteSkillInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteSkill'>['dryRun'] | undefined;
  /** Id of the skill to delete. 1 to 2147483647. */
  id: Query<'deleteSkill'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteSkill`, distinguished by `status` and `code`. */
export type DeleteSkillError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listSkillFiles`. */
export interface ListSkillFilesInput {
  /** Id of the skill whose files are listed. 1 to 2147483647. */
  skillId: Query<'listSkillFiles'>['skillId'];
}

/** Errors of `listSkillFiles`, distinguished by `status` and `code`. */
export type ListSkillFilesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `addSkillFile`. */
export interface AddSkillFileInput extends schemas.SkillFileCreate {}

/** Errors of `addSkillFile`, distinguished by `status` and `code`. */
export type AddSkillFileError =
  | BadRequestError<'bad_request' | 'skill_file_limit_reached' | 'skill_file_name_in_use' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteSkillFile`. */
export interface DeleteSkillFileInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteSkillFile'>['dryRun'] | undefined;
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'deleteSkillFile'>['fileId'];
}

/** Errors of `deleteSkillFile`, distinguished by `status` and `code`. */
export type DeleteSkillFileError =
  | BadRequestError<'bad_request' | 'skill_content_not_deletable' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_file_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getSkillFileDownload`. */
export interface GetSkillFileDownloadInput {
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'getSkillFileDownload'>['fileId'];
}

/** Errors of `getSkillFileDownload`, distinguished by `status` and `code`. */
export type GetSkillFileDownloadError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_file_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Errors of `listKnowledgeBases`, distinguished by `status` and `code`. */
export type ListKnowledgeBasesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getKnowledgeBase`. */
export interface GetKnowledgeBaseInput {
  /** Id of the knowledge base to return. Without it, all knowledge bases are listed. 1 to 2147483647. */
  id: Query<'listKnowledgeBases'>['id'];
}

/** Errors of `getKnowledgeBase`, distinguished by `status` and `code`. */
export type GetKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateKnowledgeBase`. */
export interface UpdateKnowledgeBaseInput extends Omit<schemas.KnowledgeBaseUpdate, 'id'> {
  /** Id of the knowledge base. 1 to 2147483647. */
  id: Query<'updateKnowledgeBase'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateKnowledgeBase`, distinguished by `status` and `code`. */
export type UpdateKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'invalid_extraction_schema' | 'embedding_model_immutable' | 'knowledge_base_name_in_use' | 'extraction_model_unavailable' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createKnowledgeBase`. */
export interface CreateKnowledgeBaseInput extends schemas.KnowledgeBaseCreate {}

/** Errors of `createKnowledgeBase`, distinguished by `status` and `code`. */
export type CreateKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'invalid_extraction_schema' | 'knowledge_base_limit_reached' | 'knowledge_base_name_in_use' | 'embedding_model_unavailable' | 'extraction_model_unavailable' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBase`. */
export interface DeleteKnowledgeBaseInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteKnowledgeBase'>['dryRun'] | undefined;
  /** Id of the knowledge base. 1 to 2147483647. */
  id: Query<'deleteKnowledgeBase'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteKnowledgeBase`, distinguished by `status` and `code`. */
export type DeleteKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listKnowledgeBaseFiles`. */
export interface ListKnowledgeBaseFilesInput {
  /** Id of the knowledge base. 1 to 2147483647. */
  kbId: Query<'listKnowledgeBaseFiles'>['kbId'];
}

/** Errors of `listKnowledgeBaseFiles`, distinguished by `status` and `code`. */
export type ListKnowledgeBaseFilesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `addKnowledgeBaseFile`. */
export interface AddKnowledgeBaseFileInput extends schemas.KnowledgeBaseFileCreate {}

/** Errors of `addKnowledgeBaseFile`, distinguished by `status` and `code`. */
export type AddKnowledgeBaseFileError =
  | BadRequestError<'bad_request' | 'file_key_not_owned' | 'content_key_not_owned' | 'uploaded_file_missing' | 'file_type_not_supported' | 'knowledge_base_file_limit_reached' | 'knowledge_base_file_exists' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBaseFile`. */
export interface DeleteKnowledgeBaseFileInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteKnowledgeBaseFile'>['dryRun'] | undefined;
  /** Id of the knowledge base. 1 to 2147483647. */
  kbId: Query<'deleteKnowledgeBaseFile'>['kbId'];
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'deleteKnowledgeBaseFile'>['fileId'];
}

/** Errors of `deleteKnowledgeBaseFile`, distinguished by `status` and `code`. */
export type DeleteKnowledgeBaseFileError =
  | BadRequestError<'bad_request' | 'knowledge_base_and_file_id_required' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `retryKnowledgeBaseFile`. */
export interface RetryKnowledgeBaseFileInput {
  /** Id of the knowledge base. 1 to 2147483647. */
  kbId: Query<'retryKnowledgeBaseFile'>['kbId'];
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'retryKnowledgeBaseFile'>['fileId'];
}

/** Errors of `retryKnowledgeBaseFile`, distinguished by `status` and `code`. */
export type RetryKnowledgeBaseFileError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | ConflictError<'file_not_failed' | 'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getKnowledgeBaseFileDownload`. */
export interface GetKnowledgeBaseFileDownloadInput {
  /** Id of the knowledge base. 1 to 2147483647. */
  kbId: Query<'getKnowledgeBaseFileDownload'>['kbId'];
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'getKnowledgeBaseFileDownload'>['fileId'];
}

/** Errors of `getKnowledgeBaseFileDownload`, distinguished by `status` and `code`. */
export type GetKnowledgeBaseFileDownloadError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listKnowledgeBaseFileChunks`. */
export interface ListKnowledgeBaseFileChunksInput {
  /** Id of the knowledge base. 1 to 2147483647. */
  kbId: Query<'listKnowledgeBaseFileChunks'>['kbId'];
  /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
  fileId: Query<'listKnowledgeBaseFileChunks'>['fileId'];
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listKnowledgeBaseFileChunks'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another file, returns 400. 1 to 512 characters, matching
   * `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listKnowledgeBaseFileChunks'>['cursor'] | undefined;
}

/** Errors of `listKnowledgeBaseFileChunks`, distinguished by `status` and `code`. */
export type ListKnowledgeBaseFileChunksError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `searchKnowledgeBase`. */
export interface SearchKnowledgeBaseInput extends schemas.KnowledgeBaseSearch {}

/** Errors of `searchKnowledgeBase`, distinguished by `status` and `code`. */
export type SearchKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Errors of `listToolServers`, distinguished by `status` and `code`. */
export type ListToolServersError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getToolServer`. */
export interface GetToolServerInput {
  /** Id of the tool server to return. Without it, all tool servers are listed. 1 to 2147483647. */
  id: Query<'listToolServers'>['id'];
}

/** Errors of `getToolServer`, distinguished by `status` and `code`. */
export type GetToolServerError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateToolServer`. */
export interface UpdateToolServerInput extends Omit<schemas.ToolServerUpdate, 'id'> {
  /** Id of the tool server. 1 to 2147483647. */
  id: Query<'updateToolServer'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateToolServer`, distinguished by `status` and `code`. */
export type UpdateToolServerError =
  | BadRequestError<'bad_request' | 'tool_server_name_in_use' | 'tool_server_url_not_allowed' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createToolServer`. */
export interface CreateToolServerInput extends schemas.ToolServerCreate {}

/** Errors of `createToolServer`, distinguished by `status` and `code`. */
export type CreateToolServerError =
  | BadRequestError<'bad_request' | 'tool_server_limit_reached' | 'tool_server_name_in_use' | 'tool_server_url_not_allowed' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteToolServer`. */
export interface DeleteToolServerInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteToolServer'>['dryRun'] | undefined;
  /** Id of the tool server. 1 to 2147483647. */
  id: Query<'deleteToolServer'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteToolServer`, distinguished by `status` and `code`. */
export type DeleteToolServerError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `testToolServer`. */
export type TestToolServerInput = schemas.ToolServerTest;

/** Errors of `testToolServer`, distinguished by `status` and `code`. */
export type TestToolServerError =
  | BadRequestError<'bad_request' | 'tool_server_url_not_allowed' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Errors of `listWebhookEndpoints`, distinguished by `status` and `code`. */
export type ListWebhookEndpointsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getWebhookEndpoint`. */
export interface GetWebhookEndpointInput {
  /** Id of the webhook endpoint to return. Without it, all endpoints are listed. 1 to 2147483647. */
  id: Query<'listWebhookEndpoints'>['id'];
}

/** Errors of `getWebhookEndpoint`, distinguished by `status` and `code`. */
export type GetWebhookEndpointError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateWebhookEndpoint`. */
export interface UpdateWebhookEndpointInput extends Omit<schemas.WebhookEndpointUpdate, 'id'> {
  /** Id of the webhook endpoint. 1 to 2147483647. */
  id: Query<'updateWebhookEndpoint'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateWebhookEndpoint`, distinguished by `status` and `code`. */
export type UpdateWebhookEndpointError =
  | BadRequestError<'bad_request' | 'webhook_endpoint_url_not_allowed' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createWebhookEndpoint`. */
export interface CreateWebhookEndpointInput extends schemas.WebhookEndpointCreate {}

/** Errors of `createWebhookEndpoint`, distinguished by `status` and `code`. */
export type CreateWebhookEndpointError =
  | BadRequestError<'bad_request' | 'webhook_endpoint_limit_reached' | 'webhook_endpoint_url_not_allowed' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteWebhookEndpoint`. */
export interface DeleteWebhookEndpointInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteWebhookEndpoint'>['dryRun'] | undefined;
  /** Id of the webhook endpoint. 1 to 2147483647. */
  id: Query<'deleteWebhookEndpoint'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteWebhookEndpoint`, distinguished by `status` and `code`. */
export type DeleteWebhookEndpointError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `rotateWebhookEndpointSecret`. */
export interface RotateWebhookEndpointSecretInput {
  /** Id of the webhook endpoint. 1 to 2147483647. */
  id: Query<'rotateWebhookEndpointSecret'>['id'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `rotateWebhookEndpointSecret`, distinguished by `status` and `code`. */
export type RotateWebhookEndpointSecretError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `testWebhookEndpoint`. */
export interface TestWebhookEndpointInput {
  /** Id of the webhook endpoint. 1 to 2147483647. */
  id: Query<'testWebhookEndpoint'>['id'];
}

/** Errors of `testWebhookEndpoint`, distinguished by `status` and `code`. */
export type TestWebhookEndpointError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listWebhookDeliveries`. */
export interface ListWebhookDeliveriesInput {
  /** Id of the webhook endpoint. 1 to 2147483647. */
  endpointId: Query<'listWebhookDeliveries'>['endpointId'];
  /** Includes only deliveries with this status. */
  status?: Query<'listWebhookDeliveries'>['status'] | undefined;
  /** Includes only deliveries of events of this type. */
  eventType?: Query<'listWebhookDeliveries'>['eventType'] | undefined;
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listWebhookDeliveries'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching
   * `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listWebhookDeliveries'>['cursor'] | undefined;
}

/** Errors of `listWebhookDeliveries`, distinguished by `status` and `code`. */
export type ListWebhookDeliveriesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_endpoint_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `replayWebhookDelivery`. */
export interface ReplayWebhookDeliveryInput {
  /** Id of the delivery whose event is sent again. Format uuid, at most 36 characters. */
  deliveryId: Query<'replayWebhookDelivery'>['deliveryId'];
}

/** Errors of `replayWebhookDelivery`, distinguished by `status` and `code`. */
export type ReplayWebhookDeliveryError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'webhook_delivery_not_found'>
  | ConflictError<'webhook_endpoint_disabled' | 'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listScheduledTasks`. */
export interface ListScheduledTasksInput {
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'listScheduledTasks'>['allInOrg'] | undefined;
}

/** Errors of `listScheduledTasks`, distinguished by `status` and `code`. */
export type ListScheduledTasksError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'admin_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getScheduledTask`. */
export interface GetScheduledTaskInput {
  /** Id of the task to return. Without it, tasks are listed. 1 to 2147483647. */
  taskId: Query<'listScheduledTasks'>['taskId'];
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'listScheduledTasks'>['allInOrg'] | undefined;
}

/** Errors of `getScheduledTask`, distinguished by `status` and `code`. */
export type GetScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'admin_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateScheduledTask`. */
export interface UpdateScheduledTaskInput extends schemas.ScheduledTaskUpdate {
  /** Id of the task. 1 to 2147483647. */
  taskId: Query<'updateScheduledTask'>['taskId'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `updateScheduledTask`, distinguished by `status` and `code`. */
export type UpdateScheduledTaskError =
  | BadRequestError<'bad_request' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createScheduledTask`. */
export interface CreateScheduledTaskInput extends schemas.ScheduledTaskCreate {}

/** Errors of `createScheduledTask`, distinguished by `status` and `code`. */
export type CreateScheduledTaskError =
  | BadRequestError<'bad_request' | 'scheduled_task_limit_reached' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteScheduledTask`. */
export interface DeleteScheduledTaskInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteScheduledTask'>['dryRun'] | undefined;
  /** Id of the task. Required unless the body contains it. 1 to 2147483647. */
  taskId: Query<'deleteScheduledTask'>['taskId'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteScheduledTask`, distinguished by `status` and `code`. */
export type DeleteScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | PayloadTooLargeError<'payload_too_large'>
  | UnsupportedMediaTypeError<'unsupported_media_type'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `toggleScheduledTask`. */
export interface ToggleScheduledTaskInput extends schemas.ScheduledTaskToggle {
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `toggleScheduledTask`, distinguished by `status` and `code`. */
export type ToggleScheduledTaskError =
  | BadRequestError<'bad_request' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `runScheduledTask`. */
export interface RunScheduledTaskInput extends schemas.ScheduledTaskRun {}

/** Errors of `runScheduledTask`, distinguished by `status` and `code`. */
export type RunScheduledTaskError =
  | BadRequestError<'bad_request' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'scheduled_task_run_limit_reached' | 'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listTaskExecutions`. */
export interface ListTaskExecutionsInput {
  /** Lists or counts only executions of this task. 1 to 2147483647. */
  taskId?: Query<'listTaskExecutions'>['taskId'] | undefined;
  /**
   * Maximum entries, 1 to 500.
   * @default 50
   */
  limit?: Query<'listTaskExecutions'>['limit'] | undefined;
  /** Lists or counts only executions created after this time. At most 35 characters. */
  since?: Query<'listTaskExecutions'>['since'] | undefined;
  /**
   * `id` of the last entry of the previous page, with the same `taskId`. Returns only the entries after it. Any other id returns 400. 1 to
   * 2147483647.
   */
  before?: Query<'listTaskExecutions'>['before'] | undefined;
  /**
   * `occurrences` adds the slots and manual executions that did not run. These entries have the `status` `skipped` or `missed`, and a
   * `reason`. They count towards `limit`.
   */
  include?: Query<'listTaskExecutions'>['include'] | undefined;
}

/** Errors of `listTaskExecutions`, distinguished by `status` and `code`. */
export type ListTaskExecutionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getTaskExecutionStats`. */
export interface GetTaskExecutionStatsInput {
  /** Lists or counts only executions of this task. 1 to 2147483647. */
  taskId?: Query<'listTaskExecutions'>['taskId'] | undefined;
  /**
   * Maximum entries, 1 to 500.
   * @default 50
   */
  limit?: Query<'listTaskExecutions'>['limit'] | undefined;
  /** Lists or counts only executions created after this time. At most 35 characters. */
  since?: Query<'listTaskExecutions'>['since'] | undefined;
  /**
   * `id` of the last entry of the previous page, with the same `taskId`. Returns only the entries after it. Any other id returns 400. 1 to
   * 2147483647.
   */
  before?: Query<'listTaskExecutions'>['before'] | undefined;
  /**
   * `occurrences` adds the slots and manual executions that did not run. These entries have the `status` `skipped` or `missed`, and a
   * `reason`. They count towards `limit`.
   */
  include?: Query<'listTaskExecutions'>['include'] | undefined;
}

/** Errors of `getTaskExecutionStats`, distinguished by `status` and `code`. */
export type GetTaskExecutionStatsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `previewSchedule`. */
export interface PreviewScheduleInput {
  /** The cron expression, percent-encoded. 1 to 100 characters. */
  schedule: Query<'previewSchedule'>['schedule'];
}

/** Errors of `previewSchedule`, distinguished by `status` and `code`. */
export type PreviewScheduleError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `streamChat`. */
export type StreamChatInput = schemas.ChatBody;

/** Errors of `streamChat`, distinguished by `status` and `code`. */
export type StreamChatError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'agent_not_found' | 'conversation_not_found'>
  | ConflictError<'conversation_run_in_progress' | 'idempotency_key_in_progress' | 'idempotency_reply_was_stream'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'user_run_limit_reached' | 'organization_run_limit_reached' | 'rate_limited'>
  | CommonBodyError;

/** Input of `sendChat`. */
export type SendChatInput = schemas.ChatBody;

/** Errors of `sendChat`, distinguished by `status` and `code`. */
export type SendChatError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'agent_not_found' | 'conversation_not_found'>
  | ConflictError<'conversation_run_in_progress' | 'idempotency_key_in_progress' | 'idempotency_reply_was_stream'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'user_run_limit_reached' | 'organization_run_limit_reached' | 'rate_limited'>
  | CommonBodyError;

/** Input of `resumeChat`. */
export interface ResumeChatInput {
  /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
  threadId: Query<'resumeChat'>['threadId'];
}

/** Errors of `resumeChat`, distinguished by `status` and `code`. */
export type ResumeChatError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getConversation`. */
export interface GetConversationInput {
  /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
  threadId: Query<'getConversation'>['threadId'];
}

/** Errors of `getConversation`, distinguished by `status` and `code`. */
export type GetConversationError =
  | BadRequestError<'bad_request' | 'thread_id_required' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listConversations`. */
export interface ListConversationsInput {
  /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
  agentId?: Query<'listConversations'>['agentId'] | undefined;
  /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
  userId?: Query<'listConversations'>['userId'] | undefined;
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'listConversations'>['allInOrg'] | undefined;
  /** Start of the range of `createdAt`, included. By default, the range has no start. At most 35 characters. */
  from?: Query<'listConversations'>['from'] | undefined;
  /** End of the range of `createdAt`, not included. By default, the range has no end. At most 35 characters. */
  to?: Query<'listConversations'>['to'] | undefined;
  /**
   * Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to
   * 5 items.
   */
  streamStatus?: Query<'listConversations'>['streamStatus'] | undefined;
  /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
  failureCode?: Query<'listConversations'>['failureCode'] | undefined;
  /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
  source?: Query<'listConversations'>['source'] | undefined;
  /**
   * Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200
   * characters.
   */
  model?: Query<'listConversations'>['model'] | undefined;
  /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
  minLatencyMs?: Query<'listConversations'>['minLatencyMs'] | undefined;
  /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
  minCostUsd?: Query<'listConversations'>['minCostUsd'] | undefined;
  /**
   * Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case
   * is ignored. 1 to 200 characters.
   */
  text?: Query<'listConversations'>['text'] | undefined;
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listConversations'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching
   * `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listConversations'>['cursor'] | undefined;
}

/** Errors of `listConversations`, distinguished by `status` and `code`. */
export type ListConversationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required' | 'admin_required' | 'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `deleteConversation`. */
export interface DeleteConversationInput {
  /**
   * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does
   * not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
   * @default false
   */
  dryRun?: Query<'deleteConversation'>['dryRun'] | undefined;
  /** Id (UUID) of the conversation. Format uuid, at most 36 characters. */
  threadId: Query<'deleteConversation'>['threadId'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `deleteConversation`, distinguished by `status` and `code`. */
export type DeleteConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `renameConversation`. */
export interface RenameConversationInput extends schemas.ConversationUpdate {
  /** Id (UUID) of the conversation. Format uuid, at most 36 characters. */
  threadId: Query<'renameConversation'>['threadId'];
  /**
   * `etag` of the record that was read. If the record was changed since, the call changes nothing and rejects with 412 `record_changed`.
   * Without `etag`, the call overwrites such changes.
   */
  etag?: schemas.Etag;
}

/** Errors of `renameConversation`, distinguished by `status` and `code`. */
export type RenameConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PreconditionFailedError<'record_changed'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listConversationMessages`. */
export interface ListConversationMessagesInput {
  /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
  threadId: Query<'listConversationMessages'>['threadId'];
  /**
   * Maximum entries per page. 1 to 100.
   * @default 50
   */
  limit?: Query<'listConversationMessages'>['limit'] | undefined;
  /**
   * `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another conversation, returns 400. 1 to 512 characters,
   * matching `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'listConversationMessages'>['cursor'] | undefined;
}

/** Errors of `listConversationMessages`, distinguished by `status` and `code`. */
export type ListConversationMessagesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `stopConversation`. */
export interface StopConversationInput extends schemas.ConversationStop {}

/** Errors of `stopConversation`, distinguished by `status` and `code`. */
export type StopConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createConversationFeedback`. */
export interface CreateConversationFeedbackInput extends schemas.ConversationFeedbackCreate {}

/** Errors of `createConversationFeedback`, distinguished by `status` and `code`. */
export type CreateConversationFeedbackError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found' | 'message_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `getInteractions`. */
export interface GetInteractionsInput {
  /** Start of the range, included. At most 35 characters. */
  from: Query<'getInteractions'>['from'];
  /** End of the range, not included. At most 35 characters. */
  to: Query<'getInteractions'>['to'];
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'getInteractions'>['allInOrg'] | undefined;
  /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
  userId?: Query<'getInteractions'>['userId'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key
   * must have that value. 1 to 200 characters.
   */
  metadataKey?: Query<'getInteractions'>['metadataKey'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any
   * key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3. 1 to 1000 characters.
   */
  metadataValue?: Query<'getInteractions'>['metadataValue'] | undefined;
  /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
  agentId?: Query<'getInteractions'>['agentId'] | undefined;
  /**
   * Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to
   * 5 items.
   */
  streamStatus?: Query<'getInteractions'>['streamStatus'] | undefined;
  /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
  failureCode?: Query<'getInteractions'>['failureCode'] | undefined;
  /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
  source?: Query<'getInteractions'>['source'] | undefined;
  /**
   * Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200
   * characters.
   */
  model?: Query<'getInteractions'>['model'] | undefined;
  /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
  minLatencyMs?: Query<'getInteractions'>['minLatencyMs'] | undefined;
  /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
  minCostUsd?: Query<'getInteractions'>['minCostUsd'] | undefined;
  /**
   * Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case
   * is ignored. 1 to 200 characters.
   */
  text?: Query<'getInteractions'>['text'] | undefined;
}

/** Errors of `getInteractions`, distinguished by `status` and `code`. */
export type GetInteractionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required' | 'admin_required' | 'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listInteractions`. */
export interface ListInteractionsInput {
  /** Start of the range, included. At most 35 characters. */
  from: Query<'getInteractions'>['from'];
  /** End of the range, not included. At most 35 characters. */
  to: Query<'getInteractions'>['to'];
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'getInteractions'>['allInOrg'] | undefined;
  /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
  userId?: Query<'getInteractions'>['userId'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key
   * must have that value. 1 to 200 characters.
   */
  metadataKey?: Query<'getInteractions'>['metadataKey'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any
   * key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3. 1 to 1000 characters.
   */
  metadataValue?: Query<'getInteractions'>['metadataValue'] | undefined;
  /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
  agentId?: Query<'getInteractions'>['agentId'] | undefined;
  /**
   * Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to
   * 5 items.
   */
  streamStatus?: Query<'getInteractions'>['streamStatus'] | undefined;
  /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
  failureCode?: Query<'getInteractions'>['failureCode'] | undefined;
  /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
  source?: Query<'getInteractions'>['source'] | undefined;
  /**
   * Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200
   * characters.
   */
  model?: Query<'getInteractions'>['model'] | undefined;
  /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
  minLatencyMs?: Query<'getInteractions'>['minLatencyMs'] | undefined;
  /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
  minCostUsd?: Query<'getInteractions'>['minCostUsd'] | undefined;
  /**
   * Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case
   * is ignored. 1 to 200 characters.
   */
  text?: Query<'getInteractions'>['text'] | undefined;
  /** Maximum conversations per page, 1 to 100. Without it, the reply is an array. */
  limit: Query<'getInteractions'>['limit'];
  /**
   * `nextCursor` of the previous page, unchanged. Send it with `limit` and the same filters. An invalid cursor returns 400. 1 to 512
   * characters, matching `^[A-Za-z0-9_=-]+$`.
   */
  cursor?: Query<'getInteractions'>['cursor'] | undefined;
}

/** Errors of `listInteractions`, distinguished by `status` and `code`. */
export type ListInteractionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required' | 'admin_required' | 'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getStats`. */
export interface GetStatsInput {
  /** Start of the range, included. At most 35 characters. */
  from: Query<'getStats'>['from'];
  /** End of the range, not included. At most 35 characters. */
  to: Query<'getStats'>['to'];
  /**
   * Whether to include the records of every user of the organization. Requires the admin role.
   * @default false
   */
  allInOrg?: Query<'getStats'>['allInOrg'] | undefined;
  /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
  userId?: Query<'getStats'>['userId'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key
   * must have that value. 1 to 200 characters.
   */
  metadataKey?: Query<'getStats'>['metadataKey'] | undefined;
  /**
   * Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any
   * key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3. 1 to 1000 characters.
   */
  metadataValue?: Query<'getStats'>['metadataValue'] | undefined;
  /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
  agentId?: Query<'getStats'>['agentId'] | undefined;
  /**
   * Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to
   * 5 items.
   */
  streamStatus?: Query<'getStats'>['streamStatus'] | undefined;
  /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
  failureCode?: Query<'getStats'>['failureCode'] | undefined;
  /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
  source?: Query<'getStats'>['source'] | undefined;
  /**
   * Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200
   * characters.
   */
  model?: Query<'getStats'>['model'] | undefined;
  /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
  minLatencyMs?: Query<'getStats'>['minLatencyMs'] | undefined;
  /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
  minCostUsd?: Query<'getStats'>['minCostUsd'] | undefined;
  /**
   * Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case
   * is ignored. 1 to 200 characters.
   */
  text?: Query<'getStats'>['text'] | undefined;
  /** Adds `series`, with one entry per hour, day or week in UTC. */
  interval?: Query<'getStats'>['interval'] | undefined;
}

/** Errors of `getStats`, distinguished by `status` and `code`. */
export type GetStatsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required' | 'admin_required' | 'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;
