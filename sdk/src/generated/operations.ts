// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { Call } from '../call.js';
import type { CoreClient } from '../core.js';
import { createLines } from '../lines.js';
import { byCursor, byOffset, createList, type List } from '../list.js';
import type { CallOptions } from '../options.js';
import type * as types from './operation-types.js';
import type * as schemas from './schemas.js';

/**
 * List agents: `client.agents.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListAgentsError`
 * @example
 * ```ts
 * for await (const item of listAgents(core)) console.log(item);
 * ```
 */
export function listAgents(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.Agent, schemas.Agent[]> {
  return createList(client, { id: 'listAgents', path: '/agents', method: 'GET' }, input, options, {});
}

/**
 * Get an agent: `client.agents.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `Agent`
 * @throws {ApiError} see `GetAgentError`
 * @example
 * ```ts
 * const reply = await getAgent(core, 1);
 * ```
 */
export function getAgent(client: CoreClient, input: types.GetAgentInput | types.GetAgentInput['id'], options?: CallOptions): Call<schemas.Agent> {
  return client.call({ id: 'listAgents', path: '/agents', main: 'id', method: 'GET' }, input, options);
}

/**
 * Create or update an agent: `client.agents.save` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The saved agent.
 * @throws {ApiError} see `SaveAgentError`
 * @example
 * ```ts
 * const reply = await saveAgent(core, {
 *   name: 'Support Concierge',
 *   description: 'Answers customers\' questions about Acme\'s robot arms',
 *   model: 'openai:gpt-5-mini',
 *   systemPrompt: 'You are the first contact for owners of Acme robot arms. Be brief and precise.',
 *   conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
 *   stage: 'released',
 *   emailSlug: 'support-concierge',
 *   tagIds: [1],
 * });
 * ```
 */
export function saveAgent(client: CoreClient, input: types.SaveAgentInput, options?: CallOptions): Call<schemas.Agent> {
  return client.call({ id: 'saveAgent', path: '/agents', header: { etag: 'If-Match' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete an agent: `client.agents.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object, or the `agentId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The deleted agent.
 * @throws {ApiError} see `DeleteAgentError`
 * @example
 * ```ts
 * const reply = await deleteAgent(core, 1);
 * ```
 */
export function deleteAgent(client: CoreClient, input: types.DeleteAgentInput | types.DeleteAgentInput['agentId'], options?: CallOptions): Call<schemas.Agent> {
  return client.call({ id: 'deleteAgent', path: '/agents', main: 'agentId', query: ['dryRun'], header: { etag: 'If-Match' }, method: 'DELETE', body: 'required', key: true }, input, options);
}

/**
 * List the versions of an agent: `client.agents.versions.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `agentId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListAgentVersionsError`
 * @example
 * ```ts
 * for await (const item of listAgentVersions(core, 1)) console.log(item);
 * ```
 */
export function listAgentVersions(client: CoreClient, input: types.ListAgentVersionsInput | types.ListAgentVersionsInput['agentId'], options?: CallOptions): List<schemas.AgentVersion, schemas.AgentVersionPage> {
  return createList(client, { id: 'listAgentVersions', path: '/agents/versions', main: 'agentId', method: 'GET' }, input, options, { items: 'versions', next: byCursor('before') });
}

/**
 * Get an agent version: `client.agents.versions.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the `AgentVersionDetail`
 * @throws {ApiError} see `GetAgentVersionError`
 * @example
 * ```ts
 * const reply = await getAgentVersion(core, { agentId: 1, versionId: 13 });
 * ```
 */
export function getAgentVersion(client: CoreClient, input: types.GetAgentVersionInput, options?: CallOptions): Call<schemas.AgentVersionDetail> {
  return client.call({ id: 'listAgentVersions', path: '/agents/versions', required: ['agentId', 'versionId'], method: 'GET' }, input, options);
}

/**
 * Restore an agent version: `client.agents.versions.rollback` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the `AgentRollbackResult`
 * @throws {ApiError} see `RestoreAgentVersionError`
 * @example
 * ```ts
 * const reply = await restoreAgentVersion(core, { agentId: 1, versionId: 12 });
 * ```
 */
export function restoreAgentVersion(client: CoreClient, input: types.RestoreAgentVersionInput, options?: CallOptions): Call<schemas.AgentRollbackResult> {
  return client.call({ id: 'changeAgentVersion', path: '/agents/versions', required: ['agentId', 'versionId'], fixed: { action: 'rollback' }, query: ['dryRun'], header: { etag: 'If-Match' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Create an agent checkpoint: `client.agents.versions.checkpoint` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object, or the `agentId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `AgentCheckpointResult`
 * @throws {ApiError} see `CreateAgentCheckpointError`
 * @example
 * ```ts
 * const reply = await createAgentCheckpoint(core, { agentId: 1, label: 'Before the winter sale' });
 * ```
 */
export function createAgentCheckpoint(client: CoreClient, input: types.CreateAgentCheckpointInput | types.CreateAgentCheckpointInput['agentId'], options?: CallOptions): Call<schemas.AgentCheckpointResult> {
  return client.call({ id: 'changeAgentVersion', path: '/agents/versions', main: 'agentId', fixed: { action: 'checkpoint' }, query: ['dryRun'], header: { etag: 'If-Match' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Refresh the tool schemas of all agents: `client.agents.syncTools` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns Which agents were updated.
 * @throws {ApiError} see `SyncAgentToolsError`
 * @example
 * ```ts
 * const reply = await syncAgentTools(core);
 * ```
 */
export function syncAgentTools(client: CoreClient, input?: types.SyncAgentToolsInput, options?: CallOptions): Call<schemas.AgentToolSync> {
  return client.call({ id: 'syncAgentTools', path: '/agents/sync-tools', method: 'POST', key: true }, input, options);
}

/**
 * List agent tags: `client.tags.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListAgentTagsError`
 * @example
 * ```ts
 * for await (const item of listAgentTags(core)) console.log(item);
 * ```
 */
export function listAgentTags(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.AgentTagWithCount, schemas.AgentTagWithCount[]> {
  return createList(client, { id: 'listAgentTags', path: '/agent-tags', method: 'GET' }, input, options, {});
}

/**
 * Update an agent tag: `client.tags.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated tag.
 * @throws {ApiError} see `UpdateAgentTagError`
 * @example
 * ```ts
 * const reply = await updateAgentTag(core, { id: 1, name: 'customers' });
 * ```
 */
export function updateAgentTag(client: CoreClient, input: types.UpdateAgentTagInput, options?: CallOptions): Call<schemas.AgentTag> {
  return client.call({ id: 'updateAgentTag', path: '/agent-tags', required: ['id'], query: ['id'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create an agent tag: `client.tags.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object, or the `name` alone
 * @param options - signal, time limits and headers of this call
 * @returns The new or existing tag.
 * @throws {ApiError} see `CreateAgentTagError`
 * @example
 * ```ts
 * const reply = await createAgentTag(core, 'customer-facing');
 * ```
 */
export function createAgentTag(client: CoreClient, input: types.CreateAgentTagInput | types.CreateAgentTagInput['name'], options?: CallOptions): Call<schemas.AgentTag> {
  return client.call({ id: 'createAgentTag', path: '/agent-tags', main: 'name', method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete an agent tag: `client.tags.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The tag was deleted.
 * @throws {ApiError} see `DeleteAgentTagError`
 * @example
 * ```ts
 * const reply = await deleteAgentTag(core, 1);
 * ```
 */
export function deleteAgentTag(client: CoreClient, input: types.DeleteAgentTagInput | types.DeleteAgentTagInput['id'], options?: CallOptions): Call<schemas.SuccessMessage> {
  return client.call({ id: 'deleteAgentTag', path: '/agent-tags', main: 'id', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * List the tool catalog: `client.tools.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListToolsError`
 * @example
 * ```ts
 * for await (const item of listTools(core)) console.log(item);
 * ```
 */
export function listTools(client: CoreClient, input?: types.ListToolsInput, options?: CallOptions): List<schemas.ToolCatalogEntry, schemas.ToolCatalog> {
  return createList(client, { id: 'listTools', path: '/tools', method: 'GET' }, input, options, { items: 'tools' });
}

/**
 * List the models: `client.models.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListModelsError`
 * @example
 * ```ts
 * for await (const item of listModels(core)) console.log(item);
 * ```
 */
export function listModels(client: CoreClient, input?: types.ListModelsInput, options?: CallOptions): List<schemas.ModelCatalogEntry, schemas.ModelCatalog> {
  return createList(client, { id: 'listModels', path: '/models', method: 'GET' }, input, options, { items: 'models' });
}

/**
 * List the users of the organization: `client.users.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListUsersError`
 * @example
 * ```ts
 * for await (const item of listUsers(core)) console.log(item);
 * ```
 */
export function listUsers(client: CoreClient, input?: types.ListUsersInput, options?: CallOptions): List<schemas.OrganizationUser, schemas.OrganizationUserPage> {
  return createList(client, { id: 'listUsers', path: '/admin/users', method: 'GET' }, input, options, { items: 'data', next: byOffset });
}

/**
 * Remove users from the organization: `client.users.remove` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` has the reasons.
 * @throws {ApiError} see `RemoveUsersError`
 * @example
 * ```ts
 * const reply = await removeUsers(core, { userIds: ['user_2kDenizKaya8wV2yUa6Nf'] });
 * ```
 */
export function removeUsers(client: CoreClient, input: types.RemoveUsersInput, options?: CallOptions): Call<schemas.UserRemovalResult> {
  return client.call({ id: 'removeUsers', path: '/admin/users', required: ['userIds'], query: ['dryRun'], method: 'DELETE', body: 'required', key: true }, input, options);
}

/**
 * Remove users from the organization (deprecated): `client.users.bulkRemove` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` has the reasons.
 * @throws {ApiError} see `BulkRemoveUsersError`
 * @deprecated since 2026-11-01, removed after 2027-11-01. Use `removeUsers`.
 * @example
 * ```ts
 * const reply = await bulkRemoveUsers(core, { userIds: ['user_2kDenizKaya8wV2yUa6Nf', 'user_2kChiaraRossi6uR9vTx4Le'] });
 * ```
 */
export function bulkRemoveUsers(client: CoreClient, input: types.BulkRemoveUsersInput, options?: CallOptions): Call<schemas.UserRemovalResult> {
  return client.call({ id: 'bulkRemoveUsers', path: '/admin/bulkRemove', required: ['userIds'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Replace the metadata of a user: `client.users.updateMetadata` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The member with the new metadata.
 * @throws {ApiError} see `UpdateUserMetadataError`
 * @example
 * ```ts
 * const reply = await updateUserMetadata(core, {
 *   userId: 'user_2kChiaraRossi6uR9vTx4Le',
 *   metadata: { department: 'Field Service', team: 'North', level: 2 },
 * });
 * ```
 */
export function updateUserMetadata(client: CoreClient, input: types.UpdateUserMetadataInput, options?: CallOptions): Call<schemas.UserMetadataUpdateResult> {
  return client.call({ id: 'updateUserMetadata', path: '/admin/updateUserMetadata', required: ['userId', 'metadata'], header: { etag: 'If-Match' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Erase a person's data: `client.users.erase` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object, or the `userId` alone
 * @param options - signal, time limits and headers of this call
 * @returns What was erased.
 * @throws {ApiError} see `EraseUserError`
 * @example
 * ```ts
 * const reply = await eraseUser(core, 'user_2kDenizKaya8wV2yUa6Nf');
 * ```
 */
export function eraseUser(client: CoreClient, input: types.EraseUserInput | types.EraseUserInput['userId'], options?: CallOptions): Call<schemas.UserErasureReport> {
  return client.call({ id: 'eraseUser', path: '/admin/users/erase', main: 'userId', method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * List the invitations of the organization: `client.invitations.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListInvitationsError`
 * @example
 * ```ts
 * for await (const item of listInvitations(core)) console.log(item);
 * ```
 */
export function listInvitations(client: CoreClient, input?: types.ListInvitationsInput, options?: CallOptions): List<schemas.Invitation, schemas.InvitationPage> {
  return createList(client, { id: 'listInvitations', path: '/admin/invitations', method: 'GET' }, input, options, { items: 'data', next: byOffset });
}

/**
 * Invite people to the organization: `client.invitations.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns 200: Every entry succeeded. 207: At least one entry failed; `errors` has the reasons.
 * @throws {ApiError} see `CreateInvitationsError`
 * @example
 * ```ts
 * const reply = await createInvitations(core, { invitations: [{ email: 'eli@acme-robotics.example' }] });
 * ```
 */
export function createInvitations(client: CoreClient, input: types.CreateInvitationsInput, options?: CallOptions): Call<schemas.InvitationsCreateResult> {
  return client.call({ id: 'createInvitations', path: '/admin/invitations', required: ['invitations'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Revoke pending invitations: `client.invitations.revoke` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns 200: Every invitation was revoked. 207: At least one invitation was not revoked; `errors` has the reasons.
 * @throws {ApiError} see `RevokeInvitationsError`
 * @example
 * ```ts
 * const reply = await revokeInvitations(core, { invitationIds: ['orginv_2kEliPark9zB3cWq7Mg'] });
 * ```
 */
export function revokeInvitations(client: CoreClient, input: types.RevokeInvitationsInput, options?: CallOptions): Call<schemas.InvitationRevocationResult> {
  return client.call({ id: 'revokeInvitations', path: '/admin/invitations', required: ['invitationIds'], query: ['dryRun'], method: 'DELETE', body: 'required', key: true }, input, options);
}

/**
 * List the audit log: `client.auditLog.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListAuditLogError`
 * @example
 * ```ts
 * for await (const item of listAuditLog(core)) console.log(item);
 * ```
 */
export function listAuditLog(client: CoreClient, input?: types.ListAuditLogInput, options?: CallOptions): List<schemas.AuditEntry, schemas.AuditLogPage> {
  return createList(client, { id: 'listAuditLog', path: '/admin/auditLog', method: 'GET' }, input, options, { items: 'entries', next: byCursor('cursor') });
}

/**
 * Export the audit log: `client.auditLog.export` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns a stream of JSON lines; reading fails after `attemptTimeoutMs` without a byte, and at `deadlineMs` if given
 * @throws {ApiError} see `ExportAuditLogError`
 * @example
 * ```ts
 * const lines = await exportAuditLog(core);
 * console.log(await new Response(lines).text());
 * ```
 */
export function exportAuditLog(client: CoreClient, input?: types.ExportAuditLogInput, options?: CallOptions): Call<ReadableStream<Uint8Array>> {
  return createLines(client, { id: 'exportAuditLog', path: '/admin/auditLog/export', method: 'GET', reply: 'stream' }, input, options);
}

/**
 * List deleted records: `client.deletedRecords.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListDeletedRecordsError`
 * @example
 * ```ts
 * for await (const item of listDeletedRecords(core)) console.log(item);
 * ```
 */
export function listDeletedRecords(client: CoreClient, input?: types.ListDeletedRecordsInput, options?: CallOptions): List<schemas.DeletedRecord, schemas.DeletedRecordPage> {
  return createList(client, { id: 'listDeletedRecords', path: '/admin/deletedRecords', method: 'GET' }, input, options, { items: 'records', next: byCursor('cursor') });
}

/**
 * Restore a deleted record: `client.deletedRecords.restore` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The restored record.
 * @throws {ApiError} see `RestoreDeletedRecordError`
 * @example
 * ```ts
 * const reply = await restoreDeletedRecord(core, { type: 'agent', id: '9' });
 * ```
 */
export function restoreDeletedRecord(client: CoreClient, input: types.RestoreDeletedRecordInput, options?: CallOptions): Call<schemas.RestoredRecord> {
  return client.call({ id: 'restoreDeletedRecord', path: '/admin/deletedRecords/restore', required: ['type', 'id'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * List what a deletion changes: `client.dependents.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns What the deletion changes.
 * @throws {ApiError} see `ListDependentsError`
 * @example
 * ```ts
 * const reply = await listDependents(core, { type: 'tool_server', id: '3' });
 * ```
 */
export function listDependents(client: CoreClient, input: types.ListDependentsInput, options?: CallOptions): Call<schemas.Dependents> {
  return client.call({ id: 'listDependents', path: '/dependents', required: ['type', 'id'], method: 'GET' }, input, options);
}

/**
 * Get what the caller may do: `client.me.permissions` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns The caller's identity, role, permissions and operations.
 * @throws {ApiError} see `GetMyPermissionsError`
 * @example
 * ```ts
 * const reply = await getMyPermissions(core);
 * ```
 */
export function getMyPermissions(client: CoreClient, input?: types.NoInput, options?: CallOptions): Call<schemas.CallerPermissions> {
  return client.call({ id: 'getMyPermissions', path: '/me/permissions', method: 'GET' }, input, options);
}

/**
 * Start a file upload: `client.uploads.presign` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The upload descriptor.
 * @throws {ApiError} see `CreatePresignedUploadError`
 * @example
 * ```ts
 * const reply = await createPresignedUpload(core, { filename: 'gripper-g4-manual.pdf', contentType: 'application/pdf' });
 * ```
 */
export function createPresignedUpload(client: CoreClient, input: types.CreatePresignedUploadInput, options?: CallOptions): Call<schemas.PresignedUpload> {
  return client.call({ id: 'createPresignedUpload', path: '/upload/presigned', required: ['filename', 'contentType'], method: 'POST', body: 'required', key: false }, input, options);
}

/**
 * List skills: `client.skills.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListSkillsError`
 * @example
 * ```ts
 * for await (const item of listSkills(core)) console.log(item);
 * ```
 */
export function listSkills(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.Skill, schemas.SkillList> {
  return createList(client, { id: 'listSkills', path: '/skills/manage', method: 'GET' }, input, options, { items: 'skills' });
}

/**
 * Get a skill: `client.skills.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `SkillDetailResult`
 * @throws {ApiError} see `GetSkillError`
 * @example
 * ```ts
 * const reply = await getSkill(core, 5);
 * ```
 */
export function getSkill(client: CoreClient, input: types.GetSkillInput | types.GetSkillInput['id'], options?: CallOptions): Call<schemas.SkillDetailResult> {
  return client.call({ id: 'listSkills', path: '/skills/manage', main: 'id', method: 'GET' }, input, options);
}

/**
 * Update a skill: `client.skills.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated skill.
 * @throws {ApiError} see `UpdateSkillError`
 * @example
 * ```ts
 * const reply = await updateSkill(core, {
 *   id: 5,
 *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: \'1.3\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n',
 * });
 * ```
 */
export function updateSkill(client: CoreClient, input: types.UpdateSkillInput, options?: CallOptions): Call<schemas.SkillUpdateResult> {
  return client.call({ id: 'updateSkill', path: '/skills/manage', required: ['id'], query: ['id'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create a skill: `client.skills.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object, or the `skillMdContent` alone
 * @param options - signal, time limits and headers of this call
 * @returns The skill that was created.
 * @throws {ApiError} see `CreateSkillError`
 * @example
 * ```ts
 * const reply = await createSkill(core, '---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: \'1.2\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n');
 * ```
 */
export function createSkill(client: CoreClient, input: types.CreateSkillInput | types.CreateSkillInput['skillMdContent'], options?: CallOptions): Call<schemas.SkillCreateResult> {
  return client.call({ id: 'createSkill', path: '/skills/manage', main: 'skillMdContent', method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a skill: `client.skills.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The skill was deleted.
 * @throws {ApiError} see `DeleteSkillError`
 * @example
 * ```ts
 * const reply = await deleteSkill(core, 5);
 * ```
 */
export function deleteSkill(client: CoreClient, input: types.DeleteSkillInput | types.DeleteSkillInput['id'], options?: CallOptions): Call<schemas.SkillDeleteResult> {
  return client.call({ id: 'deleteSkill', path: '/skills/manage', main: 'id', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * List the files of a skill: `client.skills.files.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `skillId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListSkillFilesError`
 * @example
 * ```ts
 * for await (const item of listSkillFiles(core, 5)) console.log(item);
 * ```
 */
export function listSkillFiles(client: CoreClient, input: types.ListSkillFilesInput | types.ListSkillFilesInput['skillId'], options?: CallOptions): List<schemas.SkillFile, schemas.SkillFileList> {
  return createList(client, { id: 'listSkillFiles', path: '/skills/files', main: 'skillId', method: 'GET' }, input, options, { items: 'files' });
}

/**
 * Add a file to a skill: `client.skills.files.add` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The file record and the upload URL.
 * @throws {ApiError} see `AddSkillFileError`
 * @example
 * ```ts
 * const reply = await addSkillFile(core, { skillId: 5, fileName: 'template.md', contentType: 'text/markdown', fileSize: 1184 });
 * ```
 */
export function addSkillFile(client: CoreClient, input: types.AddSkillFileInput, options?: CallOptions): Call<schemas.SkillFileCreateResult> {
  return client.call({ id: 'addSkillFile', path: '/skills/files', required: ['skillId', 'fileName', 'contentType'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a file of a skill: `client.skills.files.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `fileId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The file was deleted.
 * @throws {ApiError} see `DeleteSkillFileError`
 * @example
 * ```ts
 * const reply = await deleteSkillFile(core, 52);
 * ```
 */
export function deleteSkillFile(client: CoreClient, input: types.DeleteSkillFileInput | types.DeleteSkillFileInput['fileId'], options?: CallOptions): Call<schemas.SkillFileDeleteResult> {
  return client.call({ id: 'deleteSkillFile', path: '/skills/files', main: 'fileId', method: 'DELETE', key: true }, input, options);
}

/**
 * Get the download URL of a file of a skill: `client.skills.files.getDownload` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `fileId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The download URL.
 * @throws {ApiError} see `GetSkillFileDownloadError`
 * @example
 * ```ts
 * const reply = await getSkillFileDownload(core, 52);
 * ```
 */
export function getSkillFileDownload(client: CoreClient, input: types.GetSkillFileDownloadInput | types.GetSkillFileDownloadInput['fileId'], options?: CallOptions): Call<schemas.SkillFileDownload> {
  return client.call({ id: 'getSkillFileDownload', path: '/skills/files/download', main: 'fileId', method: 'GET' }, input, options);
}

/**
 * List knowledge bases: `client.knowledgeBases.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListKnowledgeBasesError`
 * @example
 * ```ts
 * for await (const item of listKnowledgeBases(core)) console.log(item);
 * ```
 */
export function listKnowledgeBases(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.KnowledgeBase, schemas.KnowledgeBaseList> {
  return createList(client, { id: 'listKnowledgeBases', path: '/kb/manage', method: 'GET' }, input, options, { items: 'knowledgeBases' });
}

/**
 * Get a knowledge base: `client.knowledgeBases.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `KnowledgeBaseReply`
 * @throws {ApiError} see `GetKnowledgeBaseError`
 * @example
 * ```ts
 * const reply = await getKnowledgeBase(core, 1);
 * ```
 */
export function getKnowledgeBase(client: CoreClient, input: types.GetKnowledgeBaseInput | types.GetKnowledgeBaseInput['id'], options?: CallOptions): Call<schemas.KnowledgeBaseReply> {
  return client.call({ id: 'listKnowledgeBases', path: '/kb/manage', main: 'id', method: 'GET' }, input, options);
}

/**
 * Update a knowledge base: `client.knowledgeBases.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated knowledge base.
 * @throws {ApiError} see `UpdateKnowledgeBaseError`
 * @example
 * ```ts
 * const reply = await updateKnowledgeBase(core, {
 *   id: 1,
 *   name: 'Product manuals and guides',
 *   description: 'Manuals, guides and frequent questions of the robot arms',
 * });
 * ```
 */
export function updateKnowledgeBase(client: CoreClient, input: types.UpdateKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseReply> {
  return client.call({ id: 'updateKnowledgeBase', path: '/kb/manage', required: ['id'], query: ['id'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create a knowledge base: `client.knowledgeBases.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The new knowledge base.
 * @throws {ApiError} see `CreateKnowledgeBaseError`
 * @example
 * ```ts
 * const reply = await createKnowledgeBase(core, {
 *   name: 'Product manuals',
 *   description: 'Manuals and frequent questions of the robot arms',
 *   embeddingModel: 'openai:text-embedding-3-small',
 *   language: 'english',
 * });
 * ```
 */
export function createKnowledgeBase(client: CoreClient, input: types.CreateKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseReply> {
  return client.call({ id: 'createKnowledgeBase', path: '/kb/manage', required: ['name', 'embeddingModel'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a knowledge base: `client.knowledgeBases.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The knowledge base was deleted.
 * @throws {ApiError} see `DeleteKnowledgeBaseError`
 * @example
 * ```ts
 * const reply = await deleteKnowledgeBase(core, 2);
 * ```
 */
export function deleteKnowledgeBase(client: CoreClient, input: types.DeleteKnowledgeBaseInput | types.DeleteKnowledgeBaseInput['id'], options?: CallOptions): Call<schemas.Success> {
  return client.call({ id: 'deleteKnowledgeBase', path: '/kb/manage', main: 'id', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * List the files of a knowledge base: `client.knowledgeBases.files.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `kbId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListKnowledgeBaseFilesError`
 * @example
 * ```ts
 * for await (const item of listKnowledgeBaseFiles(core, 1)) console.log(item);
 * ```
 */
export function listKnowledgeBaseFiles(client: CoreClient, input: types.ListKnowledgeBaseFilesInput | types.ListKnowledgeBaseFilesInput['kbId'], options?: CallOptions): List<schemas.KnowledgeBaseFile, schemas.KnowledgeBaseFileList> {
  return createList(client, { id: 'listKnowledgeBaseFiles', path: '/kb/files', main: 'kbId', method: 'GET' }, input, options, { items: 'files' });
}

/**
 * Add an uploaded file to a knowledge base: `client.knowledgeBases.files.add` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The new file record. Its processing is queued.
 * @throws {ApiError} see `AddKnowledgeBaseFileError`
 * @example
 * ```ts
 * const reply = await addKnowledgeBaseFile(core, {
 *   kbId: 1,
 *   fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11',
 *   fileName: 'arm-x2-manual.pdf',
 *   fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf',
 *   contentKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md',
 *   contentType: 'application/pdf',
 *   fileSize: 482113,
 *   userMetadata: { product: 'Arm X2', language: 'en' },
 * });
 * ```
 */
export function addKnowledgeBaseFile(client: CoreClient, input: types.AddKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileReply> {
  return client.call({ id: 'addKnowledgeBaseFile', path: '/kb/files', required: ['kbId', 'fileId', 'fileName', 'fileKey', 'contentKey', 'contentType'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a file from a knowledge base: `client.knowledgeBases.files.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The file was deleted.
 * @throws {ApiError} see `DeleteKnowledgeBaseFileError`
 * @example
 * ```ts
 * const reply = await deleteKnowledgeBaseFile(core, { kbId: 1, fileId: 22 });
 * ```
 */
export function deleteKnowledgeBaseFile(client: CoreClient, input: types.DeleteKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.Success> {
  return client.call({ id: 'deleteKnowledgeBaseFile', path: '/kb/files', required: ['kbId', 'fileId'], method: 'DELETE', key: true }, input, options);
}

/**
 * Process a failed file again: `client.knowledgeBases.files.retry` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The file record. Its processing is queued again.
 * @throws {ApiError} see `RetryKnowledgeBaseFileError`
 * @example
 * ```ts
 * const reply = await retryKnowledgeBaseFile(core, { kbId: 1, fileId: 22 });
 * ```
 */
export function retryKnowledgeBaseFile(client: CoreClient, input: types.RetryKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileReply> {
  return client.call({ id: 'retryKnowledgeBaseFile', path: '/kb/files/retry', required: ['kbId', 'fileId'], method: 'POST', key: true }, input, options);
}

/**
 * Get download URLs of a file: `client.knowledgeBases.files.getDownload` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The download URLs.
 * @throws {ApiError} see `GetKnowledgeBaseFileDownloadError`
 * @example
 * ```ts
 * const reply = await getKnowledgeBaseFileDownload(core, { kbId: 1, fileId: 22 });
 * ```
 */
export function getKnowledgeBaseFileDownload(client: CoreClient, input: types.GetKnowledgeBaseFileDownloadInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileDownload> {
  return client.call({ id: 'getKnowledgeBaseFileDownload', path: '/kb/files/download', required: ['kbId', 'fileId'], method: 'GET' }, input, options);
}

/**
 * List the chunks of a file: `client.knowledgeBases.files.listChunks` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListKnowledgeBaseFileChunksError`
 * @example
 * ```ts
 * for await (const item of listKnowledgeBaseFileChunks(core, { kbId: 1, fileId: 22 })) console.log(item);
 * ```
 */
export function listKnowledgeBaseFileChunks(client: CoreClient, input: types.ListKnowledgeBaseFileChunksInput, options?: CallOptions): List<schemas.KnowledgeBaseFileChunk, schemas.KnowledgeBaseFileChunkPage> {
  return createList(client, { id: 'listKnowledgeBaseFileChunks', path: '/kb/files/chunks', required: ['kbId', 'fileId'], method: 'GET' }, input, options, { items: 'chunks', next: byCursor('cursor') });
}

/**
 * Search a knowledge base: `client.knowledgeBases.search` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The passages, best first.
 * @throws {ApiError} see `SearchKnowledgeBaseError`
 * @example
 * ```ts
 * const reply = await searchKnowledgeBase(core, { kbId: 1, query: 'Why does the arm stop at 40 degrees?', limit: 3 });
 * ```
 */
export function searchKnowledgeBase(client: CoreClient, input: types.SearchKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseSearchReply> {
  return client.call({ id: 'searchKnowledgeBase', path: '/kb/search', required: ['kbId', 'query'], method: 'POST', body: 'required', key: false }, input, options);
}

/**
 * List tool servers: `client.toolServers.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListToolServersError`
 * @example
 * ```ts
 * for await (const item of listToolServers(core)) console.log(item);
 * ```
 */
export function listToolServers(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.ToolServer, schemas.ToolServerList> {
  return createList(client, { id: 'listToolServers', path: '/mcp-servers/manage', method: 'GET' }, input, options, { items: 'toolServers' });
}

/**
 * Get a tool server: `client.toolServers.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `ToolServerReply`
 * @throws {ApiError} see `GetToolServerError`
 * @example
 * ```ts
 * const reply = await getToolServer(core, 3);
 * ```
 */
export function getToolServer(client: CoreClient, input: types.GetToolServerInput | types.GetToolServerInput['id'], options?: CallOptions): Call<schemas.ToolServerReply> {
  return client.call({ id: 'listToolServers', path: '/mcp-servers/manage', main: 'id', method: 'GET' }, input, options);
}

/**
 * Update a tool server: `client.toolServers.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated tool server.
 * @throws {ApiError} see `UpdateToolServerError`
 * @example
 * ```ts
 * const reply = await updateToolServer(core, { id: 3, enabled: false });
 * ```
 */
export function updateToolServer(client: CoreClient, input: types.UpdateToolServerInput, options?: CallOptions): Call<schemas.ToolServerReply> {
  return client.call({ id: 'updateToolServer', path: '/mcp-servers/manage', required: ['id'], query: ['id'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create a tool server: `client.toolServers.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The new tool server.
 * @throws {ApiError} see `CreateToolServerError`
 * @example
 * ```ts
 * const reply = await createToolServer(core, {
 *   name: 'Parts inventory',
 *   url: 'https://mcp.acme-robotics.example/mcp',
 *   transport: 'streamable-http',
 *   headers: { Authorization: 'Bearer parts-inventory-key' },
 * });
 * ```
 */
export function createToolServer(client: CoreClient, input: types.CreateToolServerInput, options?: CallOptions): Call<schemas.ToolServerReply> {
  return client.call({ id: 'createToolServer', path: '/mcp-servers/manage', required: ['name', 'url'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a tool server: `client.toolServers.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The tool server was deleted.
 * @throws {ApiError} see `DeleteToolServerError`
 * @example
 * ```ts
 * const reply = await deleteToolServer(core, 3);
 * ```
 */
export function deleteToolServer(client: CoreClient, input: types.DeleteToolServerInput | types.DeleteToolServerInput['id'], options?: CallOptions): Call<schemas.Success> {
  return client.call({ id: 'deleteToolServer', path: '/mcp-servers/manage', main: 'id', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * Test a tool server and list its tools: `client.toolServers.test` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The result of the test.
 * @throws {ApiError} see `TestToolServerError`
 * @example
 * ```ts
 * const reply = await testToolServer(core, { id: 3 });
 * ```
 */
export function testToolServer(client: CoreClient, input: types.TestToolServerInput, options?: CallOptions): Call<schemas.ToolServerTestReply> {
  return client.call({ id: 'testToolServer', path: '/mcp-servers/test', method: 'POST', body: 'required', key: false }, input, options);
}

/**
 * List webhook endpoints: `client.webhookEndpoints.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - none: `{}`
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListWebhookEndpointsError`
 * @example
 * ```ts
 * for await (const item of listWebhookEndpoints(core)) console.log(item);
 * ```
 */
export function listWebhookEndpoints(client: CoreClient, input?: types.NoInput, options?: CallOptions): List<schemas.WebhookEndpoint, schemas.WebhookEndpointList> {
  return createList(client, { id: 'listWebhookEndpoints', path: '/webhook-endpoints/manage', method: 'GET' }, input, options, { items: 'webhookEndpoints' });
}

/**
 * Get a webhook endpoint: `client.webhookEndpoints.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `WebhookEndpointReply`
 * @throws {ApiError} see `GetWebhookEndpointError`
 * @example
 * ```ts
 * const reply = await getWebhookEndpoint(core, 5);
 * ```
 */
export function getWebhookEndpoint(client: CoreClient, input: types.GetWebhookEndpointInput | types.GetWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.WebhookEndpointReply> {
  return client.call({ id: 'listWebhookEndpoints', path: '/webhook-endpoints/manage', main: 'id', method: 'GET' }, input, options);
}

/**
 * Update a webhook endpoint: `client.webhookEndpoints.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated webhook endpoint.
 * @throws {ApiError} see `UpdateWebhookEndpointError`
 * @example
 * ```ts
 * const reply = await updateWebhookEndpoint(core, { id: 5, eventTypes: ['run.failed', 'member.removed'] });
 * ```
 */
export function updateWebhookEndpoint(client: CoreClient, input: types.UpdateWebhookEndpointInput, options?: CallOptions): Call<schemas.WebhookEndpointReply> {
  return client.call({ id: 'updateWebhookEndpoint', path: '/webhook-endpoints/manage', required: ['id'], query: ['id'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create a webhook endpoint: `client.webhookEndpoints.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The new webhook endpoint with its secret.
 * @throws {ApiError} see `CreateWebhookEndpointError`
 * @example
 * ```ts
 * const reply = await createWebhookEndpoint(core, {
 *   url: 'https://hooks.acme-robotics.example/agent-platform',
 *   description: 'Alerts of the support team',
 *   eventTypes: ['run.failed', 'file.failed', 'task.paused'],
 * });
 * ```
 */
export function createWebhookEndpoint(client: CoreClient, input: types.CreateWebhookEndpointInput, options?: CallOptions): Call<schemas.WebhookEndpointSecretReply> {
  return client.call({ id: 'createWebhookEndpoint', path: '/webhook-endpoints/manage', required: ['url', 'eventTypes'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a webhook endpoint: `client.webhookEndpoints.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The webhook endpoint was deleted.
 * @throws {ApiError} see `DeleteWebhookEndpointError`
 * @example
 * ```ts
 * const reply = await deleteWebhookEndpoint(core, 5);
 * ```
 */
export function deleteWebhookEndpoint(client: CoreClient, input: types.DeleteWebhookEndpointInput | types.DeleteWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.Success> {
  return client.call({ id: 'deleteWebhookEndpoint', path: '/webhook-endpoints/manage', main: 'id', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * Rotate the secret of a webhook endpoint: `client.webhookEndpoints.rotateSecret` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The webhook endpoint with its new secret.
 * @throws {ApiError} see `RotateWebhookEndpointSecretError`
 * @example
 * ```ts
 * const reply = await rotateWebhookEndpointSecret(core, 5);
 * ```
 */
export function rotateWebhookEndpointSecret(client: CoreClient, input: types.RotateWebhookEndpointSecretInput | types.RotateWebhookEndpointSecretInput['id'], options?: CallOptions): Call<schemas.WebhookEndpointSecretReply> {
  return client.call({ id: 'rotateWebhookEndpointSecret', path: '/webhook-endpoints/rotateSecret', main: 'id', header: { etag: 'If-Match' }, method: 'POST', key: true }, input, options);
}

/**
 * Send a test event: `client.webhookEndpoints.test` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `id` alone
 * @param options - signal, time limits and headers of this call
 * @returns The delivery of the test event.
 * @throws {ApiError} see `TestWebhookEndpointError`
 * @example
 * ```ts
 * const reply = await testWebhookEndpoint(core, 5);
 * ```
 */
export function testWebhookEndpoint(client: CoreClient, input: types.TestWebhookEndpointInput | types.TestWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.WebhookDeliveryReply> {
  return client.call({ id: 'testWebhookEndpoint', path: '/webhook-endpoints/test', main: 'id', method: 'POST', key: false }, input, options);
}

/**
 * List the deliveries to a webhook endpoint: `client.webhookEndpoints.deliveries.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `endpointId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListWebhookDeliveriesError`
 * @example
 * ```ts
 * for await (const item of listWebhookDeliveries(core, 5)) console.log(item);
 * ```
 */
export function listWebhookDeliveries(client: CoreClient, input: types.ListWebhookDeliveriesInput | types.ListWebhookDeliveriesInput['endpointId'], options?: CallOptions): List<schemas.WebhookDelivery, schemas.WebhookDeliveryPage> {
  return createList(client, { id: 'listWebhookDeliveries', path: '/webhook-endpoints/deliveries', main: 'endpointId', method: 'GET' }, input, options, { items: 'deliveries', next: byCursor('cursor') });
}

/**
 * Send an event again: `client.webhookEndpoints.deliveries.replay` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `deliveryId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The new delivery.
 * @throws {ApiError} see `ReplayWebhookDeliveryError`
 * @example
 * ```ts
 * const reply = await replayWebhookDelivery(core, '9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8');
 * ```
 */
export function replayWebhookDelivery(client: CoreClient, input: types.ReplayWebhookDeliveryInput | types.ReplayWebhookDeliveryInput['deliveryId'], options?: CallOptions): Call<schemas.WebhookDeliveryReply> {
  return client.call({ id: 'replayWebhookDelivery', path: '/webhook-endpoints/deliveries/replay', main: 'deliveryId', method: 'POST', key: true }, input, options);
}

/**
 * List scheduled tasks: `client.tasks.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListScheduledTasksError`
 * @example
 * ```ts
 * for await (const item of listScheduledTasks(core)) console.log(item);
 * ```
 */
export function listScheduledTasks(client: CoreClient, input?: types.ListScheduledTasksInput, options?: CallOptions): List<schemas.ScheduledTask, schemas.ScheduledTask[]> {
  return createList(client, { id: 'listScheduledTasks', path: '/scheduled-tasks/manage', method: 'GET' }, input, options, {});
}

/**
 * Get a scheduled task: `client.tasks.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `taskId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the `ScheduledTask`
 * @throws {ApiError} see `GetScheduledTaskError`
 * @example
 * ```ts
 * const reply = await getScheduledTask(core, 7);
 * ```
 */
export function getScheduledTask(client: CoreClient, input: types.GetScheduledTaskInput | types.GetScheduledTaskInput['taskId'], options?: CallOptions): Call<schemas.ScheduledTask> {
  return client.call({ id: 'listScheduledTasks', path: '/scheduled-tasks/manage', main: 'taskId', method: 'GET' }, input, options);
}

/**
 * Update a scheduled task: `client.tasks.update` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated task.
 * @throws {ApiError} see `UpdateScheduledTaskError`
 * @example
 * ```ts
 * const reply = await updateScheduledTask(core, { taskId: 7, schedule: '0 7 * * 1-5' });
 * ```
 */
export function updateScheduledTask(client: CoreClient, input: types.UpdateScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask> {
  return client.call({ id: 'updateScheduledTask', path: '/scheduled-tasks/manage', required: ['taskId'], query: ['taskId'], header: { etag: 'If-Match' }, method: 'PUT', body: 'required', key: true }, input, options);
}

/**
 * Create a scheduled task: `client.tasks.create` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The new task.
 * @throws {ApiError} see `CreateScheduledTaskError`
 * @example
 * ```ts
 * const reply = await createScheduledTask(core, {
 *   name: 'Morning visit digest',
 *   description: 'Sums up the visits of the day before',
 *   prompt: 'Sum up all visit reports of yesterday in ten lines.',
 *   schedule: '0 6 * * 1-5',
 *   agentId: 2,
 * });
 * ```
 */
export function createScheduledTask(client: CoreClient, input: types.CreateScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask> {
  return client.call({ id: 'createScheduledTask', path: '/scheduled-tasks/manage', required: ['name', 'prompt', 'schedule', 'agentId'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Delete a scheduled task: `client.tasks.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `taskId` alone
 * @param options - signal, time limits and headers of this call
 * @returns nothing
 * @throws {ApiError} see `DeleteScheduledTaskError`
 * @example
 * ```ts
 * await deleteScheduledTask(core, 7);
 * ```
 */
export function deleteScheduledTask(client: CoreClient, input: types.DeleteScheduledTaskInput | types.DeleteScheduledTaskInput['taskId'], options?: CallOptions): Call<undefined> {
  return client.call({ id: 'deleteScheduledTask', path: '/scheduled-tasks/manage', main: 'taskId', header: { etag: 'If-Match' }, method: 'DELETE', reply: 'none', key: true }, input, options);
}

/**
 * Enable or disable a scheduled task: `client.tasks.toggle` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The updated task.
 * @throws {ApiError} see `ToggleScheduledTaskError`
 * @example
 * ```ts
 * const reply = await toggleScheduledTask(core, { taskId: 7, enabled: false });
 * ```
 */
export function toggleScheduledTask(client: CoreClient, input: types.ToggleScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask> {
  return client.call({ id: 'toggleScheduledTask', path: '/scheduled-tasks/toggle', required: ['taskId', 'enabled'], header: { etag: 'If-Match' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Run a scheduled task now: `client.tasks.run` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object, or the `taskId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The new execution.
 * @throws {ApiError} see `RunScheduledTaskError`
 * @example
 * ```ts
 * const reply = await runScheduledTask(core, 7);
 * ```
 */
export function runScheduledTask(client: CoreClient, input: types.RunScheduledTaskInput | types.RunScheduledTaskInput['taskId'], options?: CallOptions): Call<schemas.TaskExecution> {
  return client.call({ id: 'runScheduledTask', path: '/scheduled-tasks/run', main: 'taskId', method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * List executions of scheduled tasks: `client.tasks.executions` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `ListTaskExecutionsError`
 * @example
 * ```ts
 * for await (const item of listTaskExecutions(core)) console.log(item);
 * ```
 */
export function listTaskExecutions(client: CoreClient, input?: types.ListTaskExecutionsInput, options?: CallOptions): List<schemas.TaskExecution, schemas.TaskExecution[]> {
  return createList(client, { id: 'listTaskExecutions', path: '/scheduled-tasks/executions', method: 'GET' }, input, options, { maxLimit: 500 });
}

/**
 * Get the task execution stats: `client.tasks.executionStats` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the `TaskExecutionStats`
 * @throws {ApiError} see `GetTaskExecutionStatsError`
 * @example
 * ```ts
 * const reply = await getTaskExecutionStats(core);
 * ```
 */
export function getTaskExecutionStats(client: CoreClient, input?: types.GetTaskExecutionStatsInput, options?: CallOptions): Call<schemas.TaskExecutionStats> {
  return client.call({ id: 'listTaskExecutions', path: '/scheduled-tasks/executions', fixed: { stats: true }, method: 'GET' }, input, options);
}

/**
 * Preview when a schedule fires: `client.tasks.preview` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `schedule` alone
 * @param options - signal, time limits and headers of this call
 * @returns The next times and the meaning of the expression.
 * @throws {ApiError} see `PreviewScheduleError`
 * @example
 * ```ts
 * const reply = await previewSchedule(core, '0 6 * * 1-5');
 * ```
 */
export function previewSchedule(client: CoreClient, input: types.PreviewScheduleInput | types.PreviewScheduleInput['schedule'], options?: CallOptions): Call<schemas.SchedulePreview> {
  return client.call({ id: 'previewSchedule', path: '/scheduled-tasks/preview', main: 'schedule', method: 'GET' }, input, options);
}

/**
 * Send a message to an agent and stream the reply: `client.chat.stream` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the stream; the time limits apply until its headers arrive
 * @throws {ApiError} see `StreamChatError`
 * @example
 * ```ts
 * const reply = await streamChat(core, {
 *   agentId: 1,
 *   message: {
 *     role: 'user',
 *     parts: [
 *       {
 *         type: 'text',
 *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
 *       },
 *     ],
 *   },
 *   timezone: 'Europe/Rome',
 * });
 * ```
 */
export function streamChat(client: CoreClient, input: types.StreamChatInput, options?: CallOptions): Call<ReadableStream<Uint8Array>> {
  return client.call({ id: 'chat', path: '/chat', fixed: { streamResponse: 'true' }, header: { streamResponse: 'X-Stream-Response' }, method: 'POST', body: 'required', reply: 'stream', key: true }, input, options);
}

/**
 * Send a message to an agent without streaming the reply: `client.chat.send` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the `ChatAccepted`
 * @throws {ApiError} see `SendChatError`
 * @example
 * ```ts
 * const reply = await sendChat(core, {
 *   agentId: 1,
 *   message: {
 *     role: 'user',
 *     parts: [
 *       {
 *         type: 'text',
 *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
 *       },
 *     ],
 *   },
 *   timezone: 'Europe/Rome',
 * });
 * ```
 */
export function sendChat(client: CoreClient, input: types.SendChatInput, options?: CallOptions): Call<schemas.ChatAccepted> {
  return client.call({ id: 'chat', path: '/chat', fixed: { streamResponse: 'false' }, header: { streamResponse: 'X-Stream-Response' }, method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Resume the stream of a run in progress: `client.chat.resume` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `threadId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the stream; the time limits apply until its headers arrive
 * @throws {ApiError} see `ResumeChatError`
 * @example
 * ```ts
 * const reply = await resumeChat(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
 * ```
 */
export function resumeChat(client: CoreClient, input: types.ResumeChatInput | types.ResumeChatInput['threadId'], options?: CallOptions): Call<ReadableStream<Uint8Array> | null> {
  return client.call({ id: 'resumeChat', path: '/chat/stream', main: 'threadId', method: 'GET', reply: 'stream' }, input, options);
}

/**
 * Get a conversation with all its messages: `client.conversations.get` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `threadId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The conversation with its messages.
 * @throws {ApiError} see `GetConversationError`
 * @example
 * ```ts
 * const reply = await getConversation(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
 * ```
 */
export function getConversation(client: CoreClient, input: types.GetConversationInput | types.GetConversationInput['threadId'], options?: CallOptions): Call<schemas.Conversation> {
  return client.call({ id: 'getConversation', path: '/getConversation', main: 'threadId', method: 'GET' }, input, options);
}

/**
 * List conversations: `client.conversations.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListConversationsError`
 * @example
 * ```ts
 * for await (const item of listConversations(core)) console.log(item);
 * ```
 */
export function listConversations(client: CoreClient, input?: types.ListConversationsInput, options?: CallOptions): List<schemas.ConversationSummary, schemas.ConversationPage> {
  return createList(client, { id: 'listConversations', path: '/conversations', method: 'GET' }, input, options, { items: 'conversations', next: byCursor('cursor') });
}

/**
 * Delete a conversation: `client.conversations.delete` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `threadId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The deleted conversation, without messages.
 * @throws {ApiError} see `DeleteConversationError`
 * @example
 * ```ts
 * const reply = await deleteConversation(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
 * ```
 */
export function deleteConversation(client: CoreClient, input: types.DeleteConversationInput | types.DeleteConversationInput['threadId'], options?: CallOptions): Call<schemas.ConversationSummary> {
  return client.call({ id: 'deleteConversation', path: '/conversations', main: 'threadId', header: { etag: 'If-Match' }, method: 'DELETE', key: true }, input, options);
}

/**
 * Rename a conversation: `client.conversations.rename` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The renamed conversation, without messages.
 * @throws {ApiError} see `RenameConversationError`
 * @example
 * ```ts
 * const reply = await renameConversation(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6', name: 'Arm X2 brake fault E-17' });
 * ```
 */
export function renameConversation(client: CoreClient, input: types.RenameConversationInput, options?: CallOptions): Call<schemas.ConversationSummary> {
  return client.call({ id: 'renameConversation', path: '/conversations', required: ['threadId'], query: ['threadId'], header: { etag: 'If-Match' }, method: 'PATCH', body: 'required', key: true }, input, options);
}

/**
 * List the messages of a conversation: `client.conversations.messages.list` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object, or the `threadId` alone
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListConversationMessagesError`
 * @example
 * ```ts
 * for await (const item of listConversationMessages(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6')) console.log(item);
 * ```
 */
export function listConversationMessages(client: CoreClient, input: types.ListConversationMessagesInput | types.ListConversationMessagesInput['threadId'], options?: CallOptions): List<schemas.Message, schemas.MessagePage> {
  return createList(client, { id: 'listConversationMessages', path: '/conversations/messages', main: 'threadId', method: 'GET' }, input, options, { items: 'messages', next: byCursor('cursor') });
}

/**
 * Stop the run of a conversation: `client.conversations.stop` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object, or the `threadId` alone
 * @param options - signal, time limits and headers of this call
 * @returns The status of the conversation after the call.
 * @throws {ApiError} see `StopConversationError`
 * @example
 * ```ts
 * const reply = await stopConversation(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
 * ```
 */
export function stopConversation(client: CoreClient, input: types.StopConversationInput | types.StopConversationInput['threadId'], options?: CallOptions): Call<schemas.ConversationStopResult> {
  return client.call({ id: 'stopConversation', path: '/conversations/stop', main: 'threadId', method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * Rate a conversation or a message: `client.conversations.createFeedback` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - fields of the body, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The stored rating.
 * @throws {ApiError} see `CreateConversationFeedbackError`
 * @example
 * ```ts
 * const reply = await createConversationFeedback(core, {
 *   threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
 *   messageId: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
 *   rating: 'helpful',
 *   comment: 'The brake supply was the cause.',
 * });
 * ```
 */
export function createConversationFeedback(client: CoreClient, input: types.CreateConversationFeedbackInput, options?: CallOptions): Call<schemas.ConversationFeedbackResult> {
  return client.call({ id: 'createConversationFeedback', path: '/conversations/feedback', required: ['threadId', 'rating'], method: 'POST', body: 'required', key: true }, input, options);
}

/**
 * List conversations with usage data, all at once: `client.dashboard.interactions` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list, in one page
 * @throws {ApiError} see `GetInteractionsError`
 * @example
 * ```ts
 * for await (const item of getInteractions(core, { from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })) console.log(item);
 * ```
 */
export function getInteractions(client: CoreClient, input: types.GetInteractionsInput, options?: CallOptions): List<schemas.DashboardInteraction, schemas.DashboardInteraction[]> {
  return createList(client, { id: 'getInteractions', path: '/dashboard/getInteractions', required: ['from', 'to'], method: 'GET' }, input, options, {});
}

/**
 * List conversations with usage data, in pages: `client.dashboard.interactionPages` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns the list: awaiting it returns the first page, and iterating it returns all records
 * @throws {ApiError} see `ListInteractionsError`
 * @example
 * ```ts
 * for await (const item of listInteractions(core, { from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', limit: 50 })) console.log(item);
 * ```
 */
export function listInteractions(client: CoreClient, input: types.ListInteractionsInput, options?: CallOptions): List<schemas.DashboardInteraction, schemas.DashboardInteractionPage> {
  return createList(client, { id: 'getInteractions', path: '/dashboard/getInteractions', required: ['from', 'to', 'limit'], method: 'GET' }, input, options, { items: 'interactions', next: byCursor('cursor') });
}

/**
 * Get usage totals: `client.dashboard.stats` as a function, for bundlers.
 *
 * @param client - a client
 * @param input - query parameters, in one object
 * @param options - signal, time limits and headers of this call
 * @returns The totals and, with `interval`, the series.
 * @throws {ApiError} see `GetStatsError`
 * @example
 * ```ts
 * const reply = await getStats(core, { from: '2026-11-12T00:00:00.000Z', to: '2026-11-14T00:00:00.000Z' });
 * ```
 */
export function getStats(client: CoreClient, input: types.GetStatsInput, options?: CallOptions): Call<schemas.DashboardStats> {
  return client.call({ id: 'getStats', path: '/dashboard/getStats', required: ['from', 'to'], method: 'GET' }, input, options);
}
