// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, MethodNotAllowedError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableError, RateLimitError, InternalServerError, ServiceUnavailableError } from '../api-errors.js';
import type * as schemas from './schemas.js';
import type { operations } from './types.js';

/** How the server may refuse any operation. */
export type CommonError =
  | UnauthorizedError<'unauthorized'>
  | InternalServerError<'internal_error'>;

/** How the server may refuse any operation that has a body. */
export type CommonBodyError =
  | CommonError
  | PayloadTooLargeError<'payload_too_large'>
  | UnsupportedMediaTypeError<'unsupported_media_type'>
  | ServiceUnavailableError<'service_unavailable'>;

/** Input of `listAgents`. */
export type ListAgentsInput = NonNullable<operations['listAgents']['parameters']['query']>;

/** What `listAgents` gives. */
export type ListAgentsOutput = schemas.Agent[] | schemas.Agent;

/** How the server may refuse `listAgents`, told apart by `status`. */
export type ListAgentsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `saveAgent`. */
export type SaveAgentInput = schemas.AgentSave;

/** What `saveAgent` gives. */
export type SaveAgentOutput = schemas.Agent;

/** How the server may refuse `saveAgent`, told apart by `status`. */
export type SaveAgentError =
  | BadRequestError<'bad_request' | 'organization_required' | 'agent_limit_reached' | 'email_slug_reserved' | 'email_slug_in_use'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found' | 'reference_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteAgent`. */
export type DeleteAgentInput = schemas.AgentDelete;

/** What `deleteAgent` gives. */
export type DeleteAgentOutput = schemas.Agent;

/** How the server may refuse `deleteAgent`, told apart by `status`. */
export type DeleteAgentError =
  | BadRequestError<'agent_id_required' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listAgentVersions`. */
export type ListAgentVersionsInput = NonNullable<operations['listAgentVersions']['parameters']['query']>;

/** What `listAgentVersions` gives. */
export type ListAgentVersionsOutput = schemas.AgentVersionPage | schemas.AgentVersionDetail;

/** How the server may refuse `listAgentVersions`, told apart by `status`. */
export type ListAgentVersionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `changeAgentVersion`. */
export type ChangeAgentVersionInput = schemas.AgentVersionChange;

/** What `changeAgentVersion` gives. */
export type ChangeAgentVersionOutput = schemas.AgentRollbackResult | schemas.AgentCheckpointResult;

/** How the server may refuse `changeAgentVersion`, told apart by `status`. */
export type ChangeAgentVersionError =
  | BadRequestError<'bad_request' | 'organization_required' | 'version_email_slug_in_use'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'agent_not_found' | 'version_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** What `syncAgentTools` gives. */
export type SyncAgentToolsOutput = schemas.AgentToolSync;

/** How the server may refuse `syncAgentTools`, told apart by `status`. */
export type SyncAgentToolsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'sync_tools_admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** What `listAgentTags` gives. */
export type ListAgentTagsOutput = schemas.AgentTagWithCount[];

/** How the server may refuse `listAgentTags`, told apart by `status`. */
export type ListAgentTagsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `renameAgentTag`. */
export type RenameAgentTagInput = NonNullable<operations['renameAgentTag']['parameters']['query']> & Omit<schemas.AgentTagUpdate, 'id'>;

/** What `renameAgentTag` gives. */
export type RenameAgentTagOutput = schemas.AgentTag;

/** How the server may refuse `renameAgentTag`, told apart by `status`. */
export type RenameAgentTagError =
  | BadRequestError<'validation_error' | 'organization_required' | 'tag_name_in_use'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tag_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createAgentTag`. */
export type CreateAgentTagInput = schemas.AgentTagCreate;

/** What `createAgentTag` gives. */
export type CreateAgentTagOutput = schemas.AgentTag;

/** How the server may refuse `createAgentTag`, told apart by `status`. */
export type CreateAgentTagError =
  | BadRequestError<'validation_error' | 'organization_required' | 'agent_tag_limit_reached'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteAgentTag`. */
export type DeleteAgentTagInput = NonNullable<operations['deleteAgentTag']['parameters']['query']>;

/** What `deleteAgentTag` gives. */
export type DeleteAgentTagOutput = schemas.SuccessMessage;

/** How the server may refuse `deleteAgentTag`, told apart by `status`. */
export type DeleteAgentTagError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tag_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listTools`. */
export type ListToolsInput = NonNullable<operations['listTools']['parameters']['query']>;

/** What `listTools` gives. */
export type ListToolsOutput = schemas.ToolCatalog;

/** How the server may refuse `listTools`, told apart by `status`. */
export type ListToolsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listUsers`. */
export type ListUsersInput = NonNullable<operations['listUsers']['parameters']['query']>;

/** What `listUsers` gives. */
export type ListUsersOutput = schemas.OrganizationUserPage;

/** How the server may refuse `listUsers`, told apart by `status`. */
export type ListUsersError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `removeUsers`. */
export type RemoveUsersInput = schemas.UserRemoval;

/** What `removeUsers` gives. */
export type RemoveUsersOutput = schemas.UserRemovalResult;

/** How the server may refuse `removeUsers`, told apart by `status`. */
export type RemoveUsersError =
  | BadRequestError<'bad_request' | 'organization_required' | 'cannot_remove_yourself'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `bulkRemoveUsers`. */
export type BulkRemoveUsersInput = schemas.UserRemoval;

/** What `bulkRemoveUsers` gives. */
export type BulkRemoveUsersOutput = schemas.UserRemovalResult;

/** How the server may refuse `bulkRemoveUsers`, told apart by `status`. */
export type BulkRemoveUsersError =
  | BadRequestError<'bad_request' | 'organization_required' | 'cannot_remove_yourself'>
  | ForbiddenError<'admin_required'>
  | MethodNotAllowedError<'method_not_allowed'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `updateUserMetadata`. */
export type UpdateUserMetadataInput = schemas.UserMetadataUpdate;

/** What `updateUserMetadata` gives. */
export type UpdateUserMetadataOutput = schemas.UserMetadataUpdateResult;

/** How the server may refuse `updateUserMetadata`, told apart by `status`. */
export type UpdateUserMetadataError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required' | 'user_not_member'>
  | MethodNotAllowedError<'method_not_allowed'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listInvitations`. */
export type ListInvitationsInput = NonNullable<operations['listInvitations']['parameters']['query']>;

/** What `listInvitations` gives. */
export type ListInvitationsOutput = schemas.InvitationPage;

/** How the server may refuse `listInvitations`, told apart by `status`. */
export type ListInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `createInvitations`. */
export type CreateInvitationsInput = schemas.InvitationsCreate;

/** What `createInvitations` gives. */
export type CreateInvitationsOutput = schemas.InvitationsCreateResult;

/** How the server may refuse `createInvitations`, told apart by `status`. */
export type CreateInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `revokeInvitations`. */
export type RevokeInvitationsInput = schemas.InvitationRevocation;

/** What `revokeInvitations` gives. */
export type RevokeInvitationsOutput = schemas.InvitationRevocationResult;

/** How the server may refuse `revokeInvitations`, told apart by `status`. */
export type RevokeInvitationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** What `getMyPermissions` gives. */
export type GetMyPermissionsOutput = schemas.CallerPermissions;

/** How the server may refuse `getMyPermissions`, told apart by `status`. */
export type GetMyPermissionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `createPresignedUpload`. */
export type CreatePresignedUploadInput = schemas.PresignedUploadCreate;

/** What `createPresignedUpload` gives. */
export type CreatePresignedUploadOutput = schemas.PresignedUpload;

/** How the server may refuse `createPresignedUpload`, told apart by `status`. */
export type CreatePresignedUploadError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listSkills`. */
export type ListSkillsInput = NonNullable<operations['listSkills']['parameters']['query']>;

/** What `listSkills` gives. */
export type ListSkillsOutput = schemas.SkillList | schemas.SkillDetailResult;

/** How the server may refuse `listSkills`, told apart by `status`. */
export type ListSkillsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable' | 'skill_content_missing'>
  | CommonError;

/** Input of `updateSkill`. */
export type UpdateSkillInput = NonNullable<operations['updateSkill']['parameters']['query']> & Omit<schemas.SkillUpdate, 'id'>;

/** What `updateSkill` gives. */
export type UpdateSkillOutput = schemas.SkillUpdateResult;

/** How the server may refuse `updateSkill`, told apart by `status`. */
export type UpdateSkillError =
  | BadRequestError<'bad_request' | 'organization_required' | 'invalid_skill_content' | 'skill_name_missing' | 'skill_limit_reached'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createSkill`. */
export type CreateSkillInput = schemas.SkillCreate;

/** What `createSkill` gives. */
export type CreateSkillOutput = schemas.SkillCreateResult;

/** How the server may refuse `createSkill`, told apart by `status`. */
export type CreateSkillError =
  | BadRequestError<'bad_request' | 'organization_required' | 'invalid_skill_content' | 'skill_name_missing' | 'skill_limit_reached'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteSkill`. */
export type DeleteSkillInput = NonNullable<operations['deleteSkill']['parameters']['query']>;

/** What `deleteSkill` gives. */
export type DeleteSkillOutput = schemas.SkillDeleteResult;

/** How the server may refuse `deleteSkill`, told apart by `status`. */
export type DeleteSkillError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listSkillFiles`. */
export type ListSkillFilesInput = NonNullable<operations['listSkillFiles']['parameters']['query']>;

/** What `listSkillFiles` gives. */
export type ListSkillFilesOutput = schemas.SkillFileList;

/** How the server may refuse `listSkillFiles`, told apart by `status`. */
export type ListSkillFilesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `addSkillFile`. */
export type AddSkillFileInput = schemas.SkillFileCreate;

/** What `addSkillFile` gives. */
export type AddSkillFileOutput = schemas.SkillFileCreateResult;

/** How the server may refuse `addSkillFile`, told apart by `status`. */
export type AddSkillFileError =
  | BadRequestError<'bad_request' | 'organization_required' | 'skill_file_limit_reached' | 'skill_file_name_in_use'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteSkillFile`. */
export type DeleteSkillFileInput = NonNullable<operations['deleteSkillFile']['parameters']['query']>;

/** What `deleteSkillFile` gives. */
export type DeleteSkillFileOutput = schemas.SkillFileDeleteResult;

/** How the server may refuse `deleteSkillFile`, told apart by `status`. */
export type DeleteSkillFileError =
  | BadRequestError<'bad_request' | 'organization_required' | 'skill_content_not_deletable'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'skill_file_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listKnowledgeBases`. */
export type ListKnowledgeBasesInput = NonNullable<operations['listKnowledgeBases']['parameters']['query']>;

/** What `listKnowledgeBases` gives. */
export type ListKnowledgeBasesOutput = schemas.KnowledgeBaseList | schemas.KnowledgeBaseReply;

/** How the server may refuse `listKnowledgeBases`, told apart by `status`. */
export type ListKnowledgeBasesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateKnowledgeBase`. */
export type UpdateKnowledgeBaseInput = NonNullable<operations['updateKnowledgeBase']['parameters']['query']> & Omit<schemas.KnowledgeBaseUpdate, 'id'>;

/** What `updateKnowledgeBase` gives. */
export type UpdateKnowledgeBaseOutput = schemas.KnowledgeBaseReply;

/** How the server may refuse `updateKnowledgeBase`, told apart by `status`. */
export type UpdateKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required' | 'invalid_extraction_schema' | 'embedding_model_immutable' | 'knowledge_base_name_in_use' | 'extraction_model_unavailable'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createKnowledgeBase`. */
export type CreateKnowledgeBaseInput = schemas.KnowledgeBaseCreate;

/** What `createKnowledgeBase` gives. */
export type CreateKnowledgeBaseOutput = schemas.KnowledgeBaseReply;

/** How the server may refuse `createKnowledgeBase`, told apart by `status`. */
export type CreateKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required' | 'invalid_extraction_schema' | 'knowledge_base_limit_reached' | 'knowledge_base_name_in_use' | 'embedding_model_unavailable' | 'extraction_model_unavailable'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBase`. */
export type DeleteKnowledgeBaseInput = NonNullable<operations['deleteKnowledgeBase']['parameters']['query']>;

/** What `deleteKnowledgeBase` gives. */
export type DeleteKnowledgeBaseOutput = schemas.KnowledgeBaseDeleted;

/** How the server may refuse `deleteKnowledgeBase`, told apart by `status`. */
export type DeleteKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listKnowledgeBaseFiles`. */
export type ListKnowledgeBaseFilesInput = NonNullable<operations['listKnowledgeBaseFiles']['parameters']['query']>;

/** What `listKnowledgeBaseFiles` gives. */
export type ListKnowledgeBaseFilesOutput = schemas.KnowledgeBaseFileList;

/** How the server may refuse `listKnowledgeBaseFiles`, told apart by `status`. */
export type ListKnowledgeBaseFilesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `addKnowledgeBaseFile`. */
export type AddKnowledgeBaseFileInput = schemas.KnowledgeBaseFileCreate;

/** What `addKnowledgeBaseFile` gives. */
export type AddKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileReply;

/** How the server may refuse `addKnowledgeBaseFile`, told apart by `status`. */
export type AddKnowledgeBaseFileError =
  | BadRequestError<'bad_request' | 'organization_required' | 'file_key_not_owned' | 'content_key_not_owned' | 'uploaded_file_missing' | 'knowledge_base_file_limit_reached' | 'knowledge_base_file_exists'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBaseFile`. */
export type DeleteKnowledgeBaseFileInput = NonNullable<operations['deleteKnowledgeBaseFile']['parameters']['query']>;

/** What `deleteKnowledgeBaseFile` gives. */
export type DeleteKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileDeleted;

/** How the server may refuse `deleteKnowledgeBaseFile`, told apart by `status`. */
export type DeleteKnowledgeBaseFileError =
  | BadRequestError<'knowledge_base_and_file_id_required' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `retryKnowledgeBaseFile`. */
export type RetryKnowledgeBaseFileInput = NonNullable<operations['retryKnowledgeBaseFile']['parameters']['query']>;

/** What `retryKnowledgeBaseFile` gives. */
export type RetryKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileReply;

/** How the server may refuse `retryKnowledgeBaseFile`, told apart by `status`. */
export type RetryKnowledgeBaseFileError =
  | BadRequestError<'bad_request' | 'organization_required' | 'file_not_failed'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'file_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `searchKnowledgeBase`. */
export type SearchKnowledgeBaseInput = schemas.KnowledgeBaseSearch;

/** What `searchKnowledgeBase` gives. */
export type SearchKnowledgeBaseOutput = schemas.KnowledgeBaseSearchReply;

/** How the server may refuse `searchKnowledgeBase`, told apart by `status`. */
export type SearchKnowledgeBaseError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'knowledge_base_not_found'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listToolServers`. */
export type ListToolServersInput = NonNullable<operations['listToolServers']['parameters']['query']>;

/** What `listToolServers` gives. */
export type ListToolServersOutput = schemas.ToolServerList | schemas.ToolServerReply;

/** How the server may refuse `listToolServers`, told apart by `status`. */
export type ListToolServersError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateToolServer`. */
export type UpdateToolServerInput = NonNullable<operations['updateToolServer']['parameters']['query']> & Omit<schemas.ToolServerUpdate, 'id'>;

/** What `updateToolServer` gives. */
export type UpdateToolServerOutput = schemas.ToolServerReply;

/** How the server may refuse `updateToolServer`, told apart by `status`. */
export type UpdateToolServerError =
  | BadRequestError<'bad_request' | 'organization_required' | 'tool_server_limit_reached' | 'tool_server_name_in_use' | 'tool_server_url_not_allowed'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createToolServer`. */
export type CreateToolServerInput = schemas.ToolServerCreate;

/** What `createToolServer` gives. */
export type CreateToolServerOutput = schemas.ToolServerReply;

/** How the server may refuse `createToolServer`, told apart by `status`. */
export type CreateToolServerError =
  | BadRequestError<'bad_request' | 'organization_required' | 'tool_server_limit_reached' | 'tool_server_name_in_use' | 'tool_server_url_not_allowed'>
  | ForbiddenError<'admin_required'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteToolServer`. */
export type DeleteToolServerInput = NonNullable<operations['deleteToolServer']['parameters']['query']>;

/** What `deleteToolServer` gives. */
export type DeleteToolServerOutput = schemas.ToolServerDeleted;

/** How the server may refuse `deleteToolServer`, told apart by `status`. */
export type DeleteToolServerError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `testToolServer`. */
export type TestToolServerInput = schemas.ToolServerTest;

/** What `testToolServer` gives. */
export type TestToolServerOutput = schemas.ToolServerTestReply;

/** How the server may refuse `testToolServer`, told apart by `status`. */
export type TestToolServerError =
  | BadRequestError<'bad_request' | 'organization_required' | 'tool_server_url_not_allowed'>
  | ForbiddenError<'admin_required'>
  | NotFoundError<'tool_server_not_found'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listScheduledTasks`. */
export type ListScheduledTasksInput = NonNullable<operations['listScheduledTasks']['parameters']['query']>;

/** What `listScheduledTasks` gives. */
export type ListScheduledTasksOutput = schemas.ScheduledTask[] | schemas.ScheduledTask;

/** How the server may refuse `listScheduledTasks`, told apart by `status`. */
export type ListScheduledTasksError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned' | 'admin_required'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `updateScheduledTask`. */
export type UpdateScheduledTaskInput = NonNullable<operations['updateScheduledTask']['parameters']['query']> & schemas.ScheduledTaskUpdate;

/** What `updateScheduledTask` gives. */
export type UpdateScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `updateScheduledTask`, told apart by `status`. */
export type UpdateScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createScheduledTask`. */
export type CreateScheduledTaskInput = schemas.ScheduledTaskCreate;

/** What `createScheduledTask` gives. */
export type CreateScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `createScheduledTask`, told apart by `status`. */
export type CreateScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required' | 'scheduled_task_limit_reached'>
  | ForbiddenError<'management_access_required'>
  | NotFoundError<'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `deleteScheduledTask`. */
export type DeleteScheduledTaskInput = NonNullable<operations['deleteScheduledTask']['parameters']['query']> & Required<Pick<NonNullable<operations['deleteScheduledTask']['parameters']['query']>, 'taskId'>>;

/** What `deleteScheduledTask` gives. */
export type DeleteScheduledTaskOutput = undefined;

/** How the server may refuse `deleteScheduledTask`, told apart by `status`. */
export type DeleteScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | PayloadTooLargeError<'payload_too_large'>
  | UnsupportedMediaTypeError<'unsupported_media_type'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `toggleScheduledTask`. */
export type ToggleScheduledTaskInput = schemas.ScheduledTaskToggle;

/** What `toggleScheduledTask` gives. */
export type ToggleScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `toggleScheduledTask`, told apart by `status`. */
export type ToggleScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `runScheduledTask`. */
export type RunScheduledTaskInput = schemas.ScheduledTaskRun;

/** What `runScheduledTask` gives. */
export type RunScheduledTaskOutput = schemas.TaskExecution;

/** How the server may refuse `runScheduledTask`, told apart by `status`. */
export type RunScheduledTaskError =
  | BadRequestError<'bad_request' | 'organization_required' | 'scheduled_task_owner_not_member' | 'scheduled_task_owner_is_guest'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found' | 'agent_not_found'>
  | ConflictError<'scheduled_task_run_limit_reached' | 'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listTaskExecutions`. */
export type ListTaskExecutionsInput = NonNullable<operations['listTaskExecutions']['parameters']['query']>;

/** What `listTaskExecutions` gives. */
export type ListTaskExecutionsOutput = schemas.TaskExecution[] | schemas.TaskExecutionStats;

/** How the server may refuse `listTaskExecutions`, told apart by `status`. */
export type ListTaskExecutionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'scheduled_task_not_owned'>
  | NotFoundError<'scheduled_task_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `previewSchedule`. */
export type PreviewScheduleInput = NonNullable<operations['previewSchedule']['parameters']['query']>;

/** What `previewSchedule` gives. */
export type PreviewScheduleOutput = schemas.SchedulePreview;

/** How the server may refuse `previewSchedule`, told apart by `status`. */
export type PreviewScheduleError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `chat`. */
export type ChatInput = {
  /**
   * `true` (the default) answers with the event stream, `false` answers 202 at once and runs in the background.
   * @default "true"
   */
  streamResponse?: NonNullable<operations['chat']['parameters']['header']>['X-Stream-Response'];
} & schemas.ChatRequest;

/** What `chat` gives. */
export type ChatOutput = schemas.ChatAccepted | Response;

/** How the server may refuse `chat`, told apart by `status`. */
export type ChatError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'agent_not_found' | 'conversation_not_found'>
  | ConflictError<'conversation_run_in_progress' | 'idempotency_key_in_progress' | 'idempotency_reply_was_stream'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited' | 'user_run_limit_reached' | 'organization_run_limit_reached'>
  | CommonBodyError;

/** Input of `getConversation`. */
export type GetConversationInput = NonNullable<operations['getConversation']['parameters']['query']>;

/** What `getConversation` gives. */
export type GetConversationOutput = schemas.Conversation;

/** How the server may refuse `getConversation`, told apart by `status`. */
export type GetConversationError =
  | BadRequestError<'thread_id_required' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `listConversations`. */
export type ListConversationsInput = NonNullable<operations['listConversations']['parameters']['query']>;

/** What `listConversations` gives. */
export type ListConversationsOutput = schemas.ConversationPage;

/** How the server may refuse `listConversations`, told apart by `status`. */
export type ListConversationsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required' | 'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `deleteConversation`. */
export type DeleteConversationInput = NonNullable<operations['deleteConversation']['parameters']['query']>;

/** What `deleteConversation` gives. */
export type DeleteConversationOutput = schemas.ConversationSummary;

/** How the server may refuse `deleteConversation`, told apart by `status`. */
export type DeleteConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `renameConversation`. */
export type RenameConversationInput = NonNullable<operations['renameConversation']['parameters']['query']> & schemas.ConversationUpdate;

/** What `renameConversation` gives. */
export type RenameConversationOutput = schemas.ConversationSummary;

/** How the server may refuse `renameConversation`, told apart by `status`. */
export type RenameConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `listConversationMessages`. */
export type ListConversationMessagesInput = NonNullable<operations['listConversationMessages']['parameters']['query']>;

/** What `listConversationMessages` gives. */
export type ListConversationMessagesOutput = schemas.MessagePage;

/** How the server may refuse `listConversationMessages`, told apart by `status`. */
export type ListConversationMessagesError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `stopConversation`. */
export type StopConversationInput = schemas.ConversationStop;

/** What `stopConversation` gives. */
export type StopConversationOutput = schemas.ConversationStopResult;

/** How the server may refuse `stopConversation`, told apart by `status`. */
export type StopConversationError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `createConversationFeedback`. */
export type CreateConversationFeedbackInput = schemas.ConversationFeedbackCreate;

/** What `createConversationFeedback` gives. */
export type CreateConversationFeedbackOutput = schemas.ConversationFeedbackResult;

/** How the server may refuse `createConversationFeedback`, told apart by `status`. */
export type CreateConversationFeedbackError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'organization_role_required'>
  | NotFoundError<'conversation_not_found' | 'message_not_found'>
  | ConflictError<'idempotency_key_in_progress'>
  | UnprocessableError<'idempotency_key_reused'>
  | RateLimitError<'rate_limited'>
  | CommonBodyError;

/** Input of `getInteractions`. */
export type GetInteractionsInput = NonNullable<operations['getInteractions']['parameters']['query']>;

/** What `getInteractions` gives. */
export type GetInteractionsOutput = schemas.DashboardInteraction[];

/** How the server may refuse `getInteractions`, told apart by `status`. */
export type GetInteractionsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;

/** Input of `getStats`. */
export type GetStatsInput = NonNullable<operations['getStats']['parameters']['query']>;

/** What `getStats` gives. */
export type GetStatsOutput = schemas.DashboardStats;

/** How the server may refuse `getStats`, told apart by `status`. */
export type GetStatsError =
  | BadRequestError<'bad_request' | 'organization_required'>
  | ForbiddenError<'management_access_required' | 'admin_required'>
  | RateLimitError<'rate_limited'>
  | ServiceUnavailableError<'service_unavailable'>
  | CommonError;
