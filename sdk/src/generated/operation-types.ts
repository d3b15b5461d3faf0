// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, MethodNotAllowedError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableError, RateLimitError, InternalServerError, ServiceUnavailableError } from '../api-errors.js';
import type * as schemas from './schemas.js';
import type { operations } from './types.js';

/** How the server may refuse any operation. */
export type CommonError =
  | UnauthorizedError<'Unauthorized'>
  | InternalServerError<'Internal Server Error'>;

/** How the server may refuse any operation that has a body. */
export type CommonBodyError =
  | CommonError
  | PayloadTooLargeError<'Payload Too Large'>
  | UnsupportedMediaTypeError<'Unsupported Media Type'>
  | ServiceUnavailableError<'Service Unavailable'>;

/** Input of `listAgents`. */
export type ListAgentsInput = NonNullable<operations['listAgents']['parameters']['query']>;

/** What `listAgents` gives. */
export type ListAgentsOutput = schemas.Agent[] | schemas.Agent;

/** How the server may refuse `listAgents`, told apart by `status`. */
export type ListAgentsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Agent not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `saveAgent`. */
export type SaveAgentInput = schemas.AgentSave;

/** What `saveAgent` gives. */
export type SaveAgentOutput = schemas.Agent;

/** How the server may refuse `saveAgent`, told apart by `status`. */
export type SaveAgentError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Organization has reached its limit of 10000 agents' | `Email slug "${string}" is reserved and cannot be used` | `Email slug "${string}" is already in use`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Agent not found' | `${string} ${string} not found`>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteAgent`. */
export type DeleteAgentInput = schemas.AgentDelete;

/** What `deleteAgent` gives. */
export type DeleteAgentOutput = schemas.Agent;

/** How the server may refuse `deleteAgent`, told apart by `status`. */
export type DeleteAgentError =
  | BadRequestError<'Agent ID is required' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listAgentVersions`. */
export type ListAgentVersionsInput = NonNullable<operations['listAgentVersions']['parameters']['query']>;

/** What `listAgentVersions` gives. */
export type ListAgentVersionsOutput = schemas.AgentVersionPage | schemas.AgentVersionDetail;

/** How the server may refuse `listAgentVersions`, told apart by `status`. */
export type ListAgentVersionsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Agent not found' | 'Version not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `changeAgentVersion`. */
export type ChangeAgentVersionInput = schemas.AgentVersionChange;

/** What `changeAgentVersion` gives. */
export type ChangeAgentVersionOutput = schemas.AgentRollbackResult | schemas.AgentCheckpointResult;

/** How the server may refuse `changeAgentVersion`, told apart by `status`. */
export type ChangeAgentVersionError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | `Email slug "${string}" of this version is in use by another agent`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Agent not found' | 'Version not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** What `syncAgentTools` gives. */
export type SyncAgentToolsOutput = schemas.AgentToolSync;

/** How the server may refuse `syncAgentTools`, told apart by `status`. */
export type SyncAgentToolsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Only admins can sync agent tools'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** What `listAgentTags` gives. */
export type ListAgentTagsOutput = schemas.AgentTagWithCount[];

/** How the server may refuse `listAgentTags`, told apart by `status`. */
export type ListAgentTagsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `renameAgentTag`. */
export type RenameAgentTagInput = NonNullable<operations['renameAgentTag']['parameters']['query']> & Omit<schemas.AgentTagUpdate, 'id'>;

/** What `renameAgentTag` gives. */
export type RenameAgentTagOutput = schemas.AgentTag;

/** How the server may refuse `renameAgentTag`, told apart by `status`. */
export type RenameAgentTagError =
  | BadRequestError<'Validation Error' | 'User is not part of any organization' | `Tag name "${string}" is already in use`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tag not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createAgentTag`. */
export type CreateAgentTagInput = schemas.AgentTagCreate;

/** What `createAgentTag` gives. */
export type CreateAgentTagOutput = schemas.AgentTag;

/** How the server may refuse `createAgentTag`, told apart by `status`. */
export type CreateAgentTagError =
  | BadRequestError<'Validation Error' | 'User is not part of any organization' | 'Organization has reached its limit of 10000 agent tags'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteAgentTag`. */
export type DeleteAgentTagInput = NonNullable<operations['deleteAgentTag']['parameters']['query']>;

/** What `deleteAgentTag` gives. */
export type DeleteAgentTagOutput = schemas.SuccessMessage;

/** How the server may refuse `deleteAgentTag`, told apart by `status`. */
export type DeleteAgentTagError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tag not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listTools`. */
export type ListToolsInput = NonNullable<operations['listTools']['parameters']['query']>;

/** What `listTools` gives. */
export type ListToolsOutput = schemas.ToolCatalog;

/** How the server may refuse `listTools`, told apart by `status`. */
export type ListToolsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listUsers`. */
export type ListUsersInput = NonNullable<operations['listUsers']['parameters']['query']>;

/** What `listUsers` gives. */
export type ListUsersOutput = schemas.OrganizationUserPage;

/** How the server may refuse `listUsers`, told apart by `status`. */
export type ListUsersError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `removeUsers`. */
export type RemoveUsersInput = schemas.UserRemoval;

/** What `removeUsers` gives. */
export type RemoveUsersOutput = schemas.UserRemovalResult;

/** How the server may refuse `removeUsers`, told apart by `status`. */
export type RemoveUsersError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'You cannot remove yourself from the organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `bulkRemoveUsers`. */
export type BulkRemoveUsersInput = schemas.UserRemoval;

/** What `bulkRemoveUsers` gives. */
export type BulkRemoveUsersOutput = schemas.UserRemovalResult;

/** How the server may refuse `bulkRemoveUsers`, told apart by `status`. */
export type BulkRemoveUsersError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'You cannot remove yourself from the organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | MethodNotAllowedError<'Method not allowed'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `updateUserMetadata`. */
export type UpdateUserMetadataInput = schemas.UserMetadataUpdate;

/** What `updateUserMetadata` gives. */
export type UpdateUserMetadataOutput = schemas.UserMetadataUpdateResult;

/** How the server may refuse `updateUserMetadata`, told apart by `status`. */
export type UpdateUserMetadataError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization' | 'User is not a member of this organization'>
  | MethodNotAllowedError<'Method not allowed'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listInvitations`. */
export type ListInvitationsInput = NonNullable<operations['listInvitations']['parameters']['query']>;

/** What `listInvitations` gives. */
export type ListInvitationsOutput = schemas.InvitationPage;

/** How the server may refuse `listInvitations`, told apart by `status`. */
export type ListInvitationsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `createInvitations`. */
export type CreateInvitationsInput = schemas.InvitationsCreate;

/** What `createInvitations` gives. */
export type CreateInvitationsOutput = schemas.InvitationsCreateResult;

/** How the server may refuse `createInvitations`, told apart by `status`. */
export type CreateInvitationsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `revokeInvitations`. */
export type RevokeInvitationsInput = schemas.InvitationRevocation;

/** What `revokeInvitations` gives. */
export type RevokeInvitationsOutput = schemas.InvitationRevocationResult;

/** How the server may refuse `revokeInvitations`, told apart by `status`. */
export type RevokeInvitationsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** What `getMyPermissions` gives. */
export type GetMyPermissionsOutput = schemas.CallerPermissions;

/** How the server may refuse `getMyPermissions`, told apart by `status`. */
export type GetMyPermissionsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `createPresignedUpload`. */
export type CreatePresignedUploadInput = schemas.PresignedUploadCreate;

/** What `createPresignedUpload` gives. */
export type CreatePresignedUploadOutput = schemas.PresignedUpload;

/** How the server may refuse `createPresignedUpload`, told apart by `status`. */
export type CreatePresignedUploadError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listSkills`. */
export type ListSkillsInput = NonNullable<operations['listSkills']['parameters']['query']>;

/** What `listSkills` gives. */
export type ListSkillsOutput = schemas.SkillList | schemas.SkillDetailResult;

/** How the server may refuse `listSkills`, told apart by `status`. */
export type ListSkillsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable' | 'SKILL.md is missing in the file storage'>
  | CommonError;

/** Input of `updateSkill`. */
export type UpdateSkillInput = NonNullable<operations['updateSkill']['parameters']['query']> & Omit<schemas.SkillUpdate, 'id'>;

/** What `updateSkill` gives. */
export type UpdateSkillOutput = schemas.SkillUpdateResult;

/** How the server may refuse `updateSkill`, told apart by `status`. */
export type UpdateSkillError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Invalid SKILL.md content' | 'SKILL.md frontmatter must have a name' | 'Organization has reached its limit of 10000 skills'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createSkill`. */
export type CreateSkillInput = schemas.SkillCreate;

/** What `createSkill` gives. */
export type CreateSkillOutput = schemas.SkillCreateResult;

/** How the server may refuse `createSkill`, told apart by `status`. */
export type CreateSkillError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Invalid SKILL.md content' | 'SKILL.md frontmatter must have a name' | 'Organization has reached its limit of 10000 skills'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteSkill`. */
export type DeleteSkillInput = NonNullable<operations['deleteSkill']['parameters']['query']>;

/** What `deleteSkill` gives. */
export type DeleteSkillOutput = schemas.SkillDeleteResult;

/** How the server may refuse `deleteSkill`, told apart by `status`. */
export type DeleteSkillError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listSkillFiles`. */
export type ListSkillFilesInput = NonNullable<operations['listSkillFiles']['parameters']['query']>;

/** What `listSkillFiles` gives. */
export type ListSkillFilesOutput = schemas.SkillFileList;

/** How the server may refuse `listSkillFiles`, told apart by `status`. */
export type ListSkillFilesError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `addSkillFile`. */
export type AddSkillFileInput = schemas.SkillFileCreate;

/** What `addSkillFile` gives. */
export type AddSkillFileOutput = schemas.SkillFileCreateResult;

/** How the server may refuse `addSkillFile`, told apart by `status`. */
export type AddSkillFileError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'A skill can have at most 20 files' | `File name "${string}" is already in use in this skill`>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteSkillFile`. */
export type DeleteSkillFileInput = NonNullable<operations['deleteSkillFile']['parameters']['query']>;

/** What `deleteSkillFile` gives. */
export type DeleteSkillFileOutput = schemas.SkillFileDeleteResult;

/** How the server may refuse `deleteSkillFile`, told apart by `status`. */
export type DeleteSkillFileError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'SKILL.md cannot be deleted; replace it with PUT /skills/manage'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Skill file not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listKnowledgeBases`. */
export type ListKnowledgeBasesInput = NonNullable<operations['listKnowledgeBases']['parameters']['query']>;

/** What `listKnowledgeBases` gives. */
export type ListKnowledgeBasesOutput = schemas.KnowledgeBaseList | schemas.KnowledgeBaseReply;

/** How the server may refuse `listKnowledgeBases`, told apart by `status`. */
export type ListKnowledgeBasesError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `updateKnowledgeBase`. */
export type UpdateKnowledgeBaseInput = NonNullable<operations['updateKnowledgeBase']['parameters']['query']> & Omit<schemas.KnowledgeBaseUpdate, 'id'>;

/** What `updateKnowledgeBase` gives. */
export type UpdateKnowledgeBaseOutput = schemas.KnowledgeBaseReply;

/** How the server may refuse `updateKnowledgeBase`, told apart by `status`. */
export type UpdateKnowledgeBaseError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Extraction schema is not a valid JSON Schema' | 'Embedding model of a knowledge base cannot be changed' | `Knowledge base name "${string}" is already in use` | `Extraction model "${string}" is not available`>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found' | 'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createKnowledgeBase`. */
export type CreateKnowledgeBaseInput = schemas.KnowledgeBaseCreate;

/** What `createKnowledgeBase` gives. */
export type CreateKnowledgeBaseOutput = schemas.KnowledgeBaseReply;

/** How the server may refuse `createKnowledgeBase`, told apart by `status`. */
export type CreateKnowledgeBaseError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Extraction schema is not a valid JSON Schema' | 'Organization has reached its limit of 10000 knowledge bases' | `Knowledge base name "${string}" is already in use` | `Embedding model "${string}" is not available` | `Extraction model "${string}" is not available`>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBase`. */
export type DeleteKnowledgeBaseInput = NonNullable<operations['deleteKnowledgeBase']['parameters']['query']>;

/** What `deleteKnowledgeBase` gives. */
export type DeleteKnowledgeBaseOutput = schemas.KnowledgeBaseDeleted;

/** How the server may refuse `deleteKnowledgeBase`, told apart by `status`. */
export type DeleteKnowledgeBaseError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listKnowledgeBaseFiles`. */
export type ListKnowledgeBaseFilesInput = NonNullable<operations['listKnowledgeBaseFiles']['parameters']['query']>;

/** What `listKnowledgeBaseFiles` gives. */
export type ListKnowledgeBaseFilesOutput = schemas.KnowledgeBaseFileList;

/** How the server may refuse `listKnowledgeBaseFiles`, told apart by `status`. */
export type ListKnowledgeBaseFilesError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `addKnowledgeBaseFile`. */
export type AddKnowledgeBaseFileInput = schemas.KnowledgeBaseFileCreate;

/** What `addKnowledgeBaseFile` gives. */
export type AddKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileReply;

/** How the server may refuse `addKnowledgeBaseFile`, told apart by `status`. */
export type AddKnowledgeBaseFileError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'File key is outside the storage area of the organization' | 'Content key is outside the storage area of the organization' | 'No uploaded file was found at the file key' | 'Knowledge base holds the maximum of 10000 files' | `File "${string}" is already in this knowledge base`>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteKnowledgeBaseFile`. */
export type DeleteKnowledgeBaseFileInput = NonNullable<operations['deleteKnowledgeBaseFile']['parameters']['query']>;

/** What `deleteKnowledgeBaseFile` gives. */
export type DeleteKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileDeleted;

/** How the server may refuse `deleteKnowledgeBaseFile`, told apart by `status`. */
export type DeleteKnowledgeBaseFileError =
  | BadRequestError<'Valid knowledge base ID and file ID are required for DELETE' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'File not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `retryKnowledgeBaseFile`. */
export type RetryKnowledgeBaseFileInput = NonNullable<operations['retryKnowledgeBaseFile']['parameters']['query']>;

/** What `retryKnowledgeBaseFile` gives. */
export type RetryKnowledgeBaseFileOutput = schemas.KnowledgeBaseFileReply;

/** How the server may refuse `retryKnowledgeBaseFile`, told apart by `status`. */
export type RetryKnowledgeBaseFileError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Only a file whose processing failed can be retried'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'File not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `searchKnowledgeBase`. */
export type SearchKnowledgeBaseInput = schemas.KnowledgeBaseSearch;

/** What `searchKnowledgeBase` gives. */
export type SearchKnowledgeBaseOutput = schemas.KnowledgeBaseSearchReply;

/** How the server may refuse `searchKnowledgeBase`, told apart by `status`. */
export type SearchKnowledgeBaseError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Knowledge base not found'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listToolServers`. */
export type ListToolServersInput = NonNullable<operations['listToolServers']['parameters']['query']>;

/** What `listToolServers` gives. */
export type ListToolServersOutput = schemas.ToolServerList | schemas.ToolServerReply;

/** How the server may refuse `listToolServers`, told apart by `status`. */
export type ListToolServersError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tool server not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `updateToolServer`. */
export type UpdateToolServerInput = NonNullable<operations['updateToolServer']['parameters']['query']> & Omit<schemas.ToolServerUpdate, 'id'>;

/** What `updateToolServer` gives. */
export type UpdateToolServerOutput = schemas.ToolServerReply;

/** How the server may refuse `updateToolServer`, told apart by `status`. */
export type UpdateToolServerError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Organization has reached its limit of 1000 tool servers' | `Tool server name "${string}" is already in use` | `Tool server URL "${string}" leads to an address that is not allowed`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tool server not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createToolServer`. */
export type CreateToolServerInput = schemas.ToolServerCreate;

/** What `createToolServer` gives. */
export type CreateToolServerOutput = schemas.ToolServerReply;

/** How the server may refuse `createToolServer`, told apart by `status`. */
export type CreateToolServerError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Organization has reached its limit of 1000 tool servers' | `Tool server name "${string}" is already in use` | `Tool server URL "${string}" leads to an address that is not allowed`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteToolServer`. */
export type DeleteToolServerInput = NonNullable<operations['deleteToolServer']['parameters']['query']>;

/** What `deleteToolServer` gives. */
export type DeleteToolServerOutput = schemas.ToolServerDeleted;

/** How the server may refuse `deleteToolServer`, told apart by `status`. */
export type DeleteToolServerError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tool server not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `testToolServer`. */
export type TestToolServerInput = schemas.ToolServerTest;

/** What `testToolServer` gives. */
export type TestToolServerOutput = schemas.ToolServerTestReply;

/** How the server may refuse `testToolServer`, told apart by `status`. */
export type TestToolServerError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | `Tool server URL "${string}" leads to an address that is not allowed`>
  | ForbiddenError<'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Tool server not found'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listScheduledTasks`. */
export type ListScheduledTasksInput = NonNullable<operations['listScheduledTasks']['parameters']['query']>;

/** What `listScheduledTasks` gives. */
export type ListScheduledTasksOutput = schemas.ScheduledTask[] | schemas.ScheduledTask;

/** How the server may refuse `listScheduledTasks`, told apart by `status`. */
export type ListScheduledTasksError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user' | 'Unauthorized: User is not an admin in this organization'>
  | NotFoundError<'Scheduled task not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `updateScheduledTask`. */
export type UpdateScheduledTaskInput = NonNullable<operations['updateScheduledTask']['parameters']['query']> & schemas.ScheduledTaskUpdate;

/** What `updateScheduledTask` gives. */
export type UpdateScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `updateScheduledTask`, told apart by `status`. */
export type UpdateScheduledTaskError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Owner of the scheduled task is no longer a member of the organization' | 'Owner of the scheduled task is a guest in the organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user'>
  | NotFoundError<'Scheduled task not found' | 'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createScheduledTask`. */
export type CreateScheduledTaskInput = schemas.ScheduledTaskCreate;

/** What `createScheduledTask` gives. */
export type CreateScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `createScheduledTask`, told apart by `status`. */
export type CreateScheduledTaskError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Organization has reached its limit of 10000 scheduled tasks'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | NotFoundError<'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `deleteScheduledTask`. */
export type DeleteScheduledTaskInput = NonNullable<operations['deleteScheduledTask']['parameters']['query']> & Required<Pick<NonNullable<operations['deleteScheduledTask']['parameters']['query']>, 'taskId'>>;

/** What `deleteScheduledTask` gives. */
export type DeleteScheduledTaskOutput = undefined;

/** How the server may refuse `deleteScheduledTask`, told apart by `status`. */
export type DeleteScheduledTaskError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user'>
  | NotFoundError<'Scheduled task not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | PayloadTooLargeError<'Payload Too Large'>
  | UnsupportedMediaTypeError<'Unsupported Media Type'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `toggleScheduledTask`. */
export type ToggleScheduledTaskInput = schemas.ScheduledTaskToggle;

/** What `toggleScheduledTask` gives. */
export type ToggleScheduledTaskOutput = schemas.ScheduledTask;

/** How the server may refuse `toggleScheduledTask`, told apart by `status`. */
export type ToggleScheduledTaskError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Owner of the scheduled task is no longer a member of the organization' | 'Owner of the scheduled task is a guest in the organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user'>
  | NotFoundError<'Scheduled task not found' | 'Agent not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `runScheduledTask`. */
export type RunScheduledTaskInput = schemas.ScheduledTaskRun;

/** What `runScheduledTask` gives. */
export type RunScheduledTaskOutput = schemas.TaskExecution;

/** How the server may refuse `runScheduledTask`, told apart by `status`. */
export type RunScheduledTaskError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization' | 'Owner of the scheduled task is no longer a member of the organization' | 'Owner of the scheduled task is a guest in the organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user'>
  | NotFoundError<'Scheduled task not found' | 'Agent not found'>
  | ConflictError<'Scheduled task has too many runs in progress' | 'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listTaskExecutions`. */
export type ListTaskExecutionsInput = NonNullable<operations['listTaskExecutions']['parameters']['query']>;

/** What `listTaskExecutions` gives. */
export type ListTaskExecutionsOutput = schemas.TaskExecution[] | schemas.TaskExecutionStats;

/** How the server may refuse `listTaskExecutions`, told apart by `status`. */
export type ListTaskExecutionsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: Scheduled task belongs to another user'>
  | NotFoundError<'Scheduled task not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `previewSchedule`. */
export type PreviewScheduleInput = NonNullable<operations['previewSchedule']['parameters']['query']>;

/** What `previewSchedule` gives. */
export type PreviewScheduleOutput = schemas.SchedulePreview;

/** How the server may refuse `previewSchedule`, told apart by `status`. */
export type PreviewScheduleError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
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
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Agent not found' | 'Conversation not found'>
  | ConflictError<'Conversation has a run in progress' | 'Request with this Idempotency-Key is in progress' | 'Answer to this Idempotency-Key was a stream'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests' | 'User has too many runs in progress' | 'Organization has too many runs in progress'>
  | CommonBodyError;

/** Input of `getConversation`. */
export type GetConversationInput = NonNullable<operations['getConversation']['parameters']['query']>;

/** What `getConversation` gives. */
export type GetConversationOutput = schemas.Conversation;

/** How the server may refuse `getConversation`, told apart by `status`. */
export type GetConversationError =
  | BadRequestError<'threadId is required' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `listConversations`. */
export type ListConversationsInput = NonNullable<operations['listConversations']['parameters']['query']>;

/** What `listConversations` gives. */
export type ListConversationsOutput = schemas.ConversationPage;

/** How the server may refuse `listConversations`, told apart by `status`. */
export type ListConversationsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required' | 'Unauthorized: User is not an admin in this organization'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `deleteConversation`. */
export type DeleteConversationInput = NonNullable<operations['deleteConversation']['parameters']['query']>;

/** What `deleteConversation` gives. */
export type DeleteConversationOutput = schemas.ConversationSummary;

/** How the server may refuse `deleteConversation`, told apart by `status`. */
export type DeleteConversationError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `renameConversation`. */
export type RenameConversationInput = NonNullable<operations['renameConversation']['parameters']['query']> & schemas.ConversationUpdate;

/** What `renameConversation` gives. */
export type RenameConversationOutput = schemas.ConversationSummary;

/** How the server may refuse `renameConversation`, told apart by `status`. */
export type RenameConversationError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `listConversationMessages`. */
export type ListConversationMessagesInput = NonNullable<operations['listConversationMessages']['parameters']['query']>;

/** What `listConversationMessages` gives. */
export type ListConversationMessagesOutput = schemas.MessagePage;

/** How the server may refuse `listConversationMessages`, told apart by `status`. */
export type ListConversationMessagesError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `stopConversation`. */
export type StopConversationInput = schemas.ConversationStop;

/** What `stopConversation` gives. */
export type StopConversationOutput = schemas.ConversationStopResult;

/** How the server may refuse `stopConversation`, told apart by `status`. */
export type StopConversationError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `createConversationFeedback`. */
export type CreateConversationFeedbackInput = schemas.ConversationFeedbackCreate;

/** What `createConversationFeedback` gives. */
export type CreateConversationFeedbackOutput = schemas.ConversationFeedbackResult;

/** How the server may refuse `createConversationFeedback`, told apart by `status`. */
export type CreateConversationFeedbackError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: An organization role is required'>
  | NotFoundError<'Conversation not found' | 'Message not found'>
  | ConflictError<'Request with this Idempotency-Key is in progress'>
  | UnprocessableError<'Idempotency-Key was used for another request'>
  | RateLimitError<'Too Many Requests'>
  | CommonBodyError;

/** Input of `getInteractions`. */
export type GetInteractionsInput = NonNullable<operations['getInteractions']['parameters']['query']>;

/** What `getInteractions` gives. */
export type GetInteractionsOutput = schemas.DashboardInteraction[];

/** How the server may refuse `getInteractions`, told apart by `status`. */
export type GetInteractionsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: User is not an admin in this organization'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;

/** Input of `getStats`. */
export type GetStatsInput = NonNullable<operations['getStats']['parameters']['query']>;

/** What `getStats` gives. */
export type GetStatsOutput = schemas.DashboardStats;

/** How the server may refuse `getStats`, told apart by `status`. */
export type GetStatsError =
  | BadRequestError<'Bad Request' | 'User is not part of any organization'>
  | ForbiddenError<'Unauthorized: Management console access is required' | 'Unauthorized: User is not an admin in this organization'>
  | RateLimitError<'Too Many Requests'>
  | ServiceUnavailableError<'Service Unavailable'>
  | CommonError;
