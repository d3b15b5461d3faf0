// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { Call } from '../call.js';
import type { List } from '../list.js';
import type { CallOptions } from '../options.js';
import {
  listAgents,
  getAgent,
  saveAgent,
  deleteAgent,
  listAgentVersions,
  getAgentVersion,
  restoreAgentVersion,
  createAgentCheckpoint,
  syncAgentTools,
  listAgentTags,
  updateAgentTag,
  createAgentTag,
  deleteAgentTag,
  listTools,
  listModels,
  listUsers,
  removeUsers,
  bulkRemoveUsers,
  updateUserMetadata,
  eraseUser,
  listInvitations,
  createInvitations,
  revokeInvitations,
  listAuditLog,
  exportAuditLog,
  listDeletedRecords,
  restoreDeletedRecord,
  listDependents,
  getMyPermissions,
  createPresignedUpload,
  listSkills,
  getSkill,
  updateSkill,
  createSkill,
  deleteSkill,
  listSkillFiles,
  addSkillFile,
  deleteSkillFile,
  getSkillFileDownload,
  listKnowledgeBases,
  getKnowledgeBase,
  updateKnowledgeBase,
  createKnowledgeBase,
  deleteKnowledgeBase,
  listKnowledgeBaseFiles,
  addKnowledgeBaseFile,
  deleteKnowledgeBaseFile,
  retryKnowledgeBaseFile,
  getKnowledgeBaseFileDownload,
  listKnowledgeBaseFileChunks,
  searchKnowledgeBase,
  listToolServers,
  getToolServer,
  updateToolServer,
  createToolServer,
  deleteToolServer,
  testToolServer,
  listWebhookEndpoints,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookEndpointSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  replayWebhookDelivery,
  listScheduledTasks,
  getScheduledTask,
  updateScheduledTask,
  createScheduledTask,
  deleteScheduledTask,
  toggleScheduledTask,
  runScheduledTask,
  listTaskExecutions,
  getTaskExecutionStats,
  previewSchedule,
  streamChat,
  sendChat,
  resumeChat,
  getConversation,
  listConversations,
  deleteConversation,
  renameConversation,
  listConversationMessages,
  stopConversation,
  createConversationFeedback,
  getInteractions,
  listInteractions,
  getStats,
} from './operations.js';
import type * as types from './operation-types.js';
import type * as schemas from './schemas.js';

/** The operations under `client.agents.versions`. */
export interface AgentsVersionsMethods {
  /**
   * List the versions of an agent.
   *
   * Requires the member role or higher. Returns the versions of an agent, newest first. Returns one page of at most `limit` entries. To get
   * the next page, pass `nextCursor` as `before`; it is null on the last page. With `versionId`, returns that version instead, with its
   * configuration (`snapshot`) and the differences from the previous version (`changes`). Returns 404 if the agent or the version does not
   * exist, or the agent was deleted.
   *
   * `GET /agents/versions`
   *
   * @param input - query parameters, in one object, or the `agentId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `agent_not_found`,
   * `version_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.agents.versions.list(1)) console.log(item);
   * ```
   */
  list(input: types.ListAgentVersionsInput | types.ListAgentVersionsInput['agentId'], options?: CallOptions): List<schemas.AgentVersion, schemas.AgentVersionPage>;

  /**
   * Get an agent version.
   *
   * Requires the member role or higher. Returns the versions of an agent, newest first. Returns one page of at most `limit` entries. To get
   * the next page, pass `nextCursor` as `before`; it is null on the last page. With `versionId`, returns that version instead, with its
   * configuration (`snapshot`) and the differences from the previous version (`changes`). Returns 404 if the agent or the version does not
   * exist, or the agent was deleted.
   *
   * `GET /agents/versions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the `AgentVersionDetail`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `agent_not_found`,
   * `version_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.versions.get({ agentId: 1, versionId: 13 });
   * ```
   */
  get(input: types.GetAgentVersionInput, options?: CallOptions): Call<schemas.AgentVersionDetail>;

  /**
   * Restore an agent version.
   *
   * Requires the agent manager role or higher, or the permission `org:manage_agents:update`.
   *
   * - `rollback` immediately makes the snapshot of a version the live configuration, and moves `publishedVersionId`
   *   to that version. It appends no version. Returns 400 if another agent now has the email slug of the snapshot.
   * - `checkpoint` appends the live configuration as a version with an optional label, and moves
   *   `publishedVersionId` to that version. If the newest version already has this configuration, no version is
   *   appended. The newest version then gets the label, if one is sent, and `created` is false.
   *
   * Returns 404 if the agent or the version does not exist, or the agent was deleted.
   *
   * `POST /agents/versions`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the `AgentRollbackResult`
   * @throws {ApiError} 400 `bad_request`, `version_email_slug_in_use`, `organization_required`; 403 `admin_required`; 404 `agent_not_found`,
   * `version_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.versions.rollback({ agentId: 1, versionId: 12 });
   * ```
   */
  rollback(input: types.RestoreAgentVersionInput, options?: CallOptions): Call<schemas.AgentRollbackResult>;

  /**
   * Create an agent checkpoint.
   *
   * Requires the agent manager role or higher, or the permission `org:manage_agents:update`.
   *
   * - `rollback` immediately makes the snapshot of a version the live configuration, and moves `publishedVersionId`
   *   to that version. It appends no version. Returns 400 if another agent now has the email slug of the snapshot.
   * - `checkpoint` appends the live configuration as a version with an optional label, and moves
   *   `publishedVersionId` to that version. If the newest version already has this configuration, no version is
   *   appended. The newest version then gets the label, if one is sent, and `created` is false.
   *
   * Returns 404 if the agent or the version does not exist, or the agent was deleted.
   *
   * `POST /agents/versions`
   *
   * @param input - query parameters and fields of the body, in one object, or the `agentId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `AgentCheckpointResult`
   * @throws {ApiError} 400 `bad_request`, `version_email_slug_in_use`, `organization_required`; 403 `admin_required`; 404 `agent_not_found`,
   * `version_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.versions.checkpoint({ agentId: 1, label: 'Before the winter sale' });
   * ```
   */
  checkpoint(input: types.CreateAgentCheckpointInput | types.CreateAgentCheckpointInput['agentId'], options?: CallOptions): Call<schemas.AgentCheckpointResult>;
}

/** The operations under `client.agents`. */
export interface AgentsMethods {
  /**
   * List agents.
   *
   * Requires the member role or higher. Without `id`, returns every agent of the organization with its tags, sorted by name,
   * case-insensitively. The list is complete: it has no pages. With `id`, returns that agent as an object. Returns 404 if the agent does not
   * exist or was deleted.
   *
   * `GET /agents`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `agent_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.agents.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.Agent, schemas.Agent[]>;

  /**
   * Get an agent.
   *
   * Requires the member role or higher. Without `id`, returns every agent of the organization with its tags, sorted by name,
   * case-insensitively. The list is complete: it has no pages. With `id`, returns that agent as an object. Returns 404 if the agent does not
   * exist or was deleted.
   *
   * `GET /agents`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `Agent`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `agent_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.get(1);
   * ```
   */
  get(input: types.GetAgentInput | types.GetAgentInput['id'], options?: CallOptions): Call<schemas.Agent>;

  /**
   * Create or update an agent.
   *
   * Requires the agent manager role or higher, or the permission `org:manage_agents:create` or
   * `org:manage_agents:update`. Creating needs the first permission, updating the second.
   *
   * Without `id`, creates an agent; `name` is required. With `id`, updates that agent: an omitted field keeps its
   * value and `null` clears a nullable field. An empty list in `tagIds` removes the tags. Read-only fields in the
   * body are ignored.
   *
   * A save that changes the configuration appends a version and moves `publishedVersionId` to it. A save that
   * changes nothing, or only tags, appends none. Returns the saved agent. Its `warnings` name unknown variables of
   * the prompt, problems of the model, and settings that the model ignores or limits. Returns 400 if the provider of
   * a new `model`, the part before the colon, does not exist. Returns 404 if the agent, or a record to which the
   * save adds a reference, does not exist.
   *
   * `POST /agents`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The saved agent.
   * @throws {ApiError} 400 `bad_request`, `agent_limit_reached`, `email_slug_reserved`, `email_slug_in_use`, `model_provider_not_found`,
   * `organization_required`; 403 `admin_required`; 404 `agent_not_found`, `reference_not_found`; 409 `idempotency_key_in_progress`; 412
   * `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.save({
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
  save(input: types.SaveAgentInput, options?: CallOptions): Call<schemas.Agent>;

  /**
   * Delete an agent.
   *
   * Requires the admin role, or the permission `org:manage_agents:delete`. Soft-deletes an agent and returns its
   * last state. The agent can no longer be listed, read, changed or run. Runs that a process already executes
   * continue; waiting runs fail. The versions and conversations are kept, and the email slug becomes free.
   *
   * Within seconds, the scheduled tasks and knowledge base triggers that run the agent are disabled; until then,
   * they start no run. Every agent that may call the deleted agent gets a new version without the reference. Returns
   * 404 if the agent does not exist or was already deleted.
   *
   * `DELETE /agents`
   *
   * @param input - query parameters and fields of the body, in one object, or the `agentId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The deleted agent.
   * @throws {ApiError} 400 `bad_request`, `agent_id_required`, `organization_required`; 403 `admin_required`; 404 `agent_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.delete(1);
   * ```
   */
  delete(input: types.DeleteAgentInput | types.DeleteAgentInput['agentId'], options?: CallOptions): Call<schemas.Agent>;

  /**
   * Refresh the tool schemas of all agents.
   *
   * Requires the admin role. Sets the description and parameters of every agent's tools to those of the tool
   * catalog. Provider tools do not change. Each tool keeps its `config`, such as `callableAgentIds`.
   *
   * Returns the agents that changed; each gets a new version. A tool that is no longer in the catalog stays as it is
   * and is listed in `retiredTools`.
   *
   * `POST /agents/sync-tools`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns Which agents were updated.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `sync_tools_admin_required`; 409 `idempotency_key_in_progress`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.agents.syncTools();
   * ```
   */
  syncTools(input?: types.SyncAgentToolsInput, options?: CallOptions): Call<schemas.AgentToolSync>;

  /** The operations under `client.agents.versions`. */
  readonly versions: AgentsVersionsMethods;
}

/** The operations under `client.tags`. */
export interface TagsMethods {
  /**
   * List agent tags.
   *
   * Requires the member role or higher. Returns every tag of the organization, sorted by name, with the number of agents that have it. The
   * list is complete: it has no pages.
   *
   * `GET /agent-tags`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.tags.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.AgentTagWithCount, schemas.AgentTagWithCount[]>;

  /**
   * Update an agent tag.
   *
   * Requires the admin role. Changes the given fields, keeps the others, and returns the tag. Every agent with the tag shows the new name.
   * Read-only fields in the body are ignored. Returns 400 if another tag has the new name, and 404 if the tag does not exist.
   *
   * `PUT /agent-tags`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated tag.
   * @throws {ApiError} 400 `validation_error`, `tag_name_in_use`, `organization_required`; 403 `admin_required`; 404 `tag_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tags.update({ id: 1, name: 'customers' });
   * ```
   */
  update(input: types.UpdateAgentTagInput, options?: CallOptions): Call<schemas.AgentTag>;

  /**
   * Create an agent tag.
   *
   * Requires the admin role. Returns the new tag. If the organization already has a tag of this name, returns that tag. Names are compared
   * exactly, after white space at both ends is removed. Concurrent calls with one name create one tag.
   *
   * `POST /agent-tags`
   *
   * @param input - fields of the body, in one object, or the `name` alone
   * @param options - signal, time limits and headers of this call
   * @returns The new or existing tag.
   * @throws {ApiError} 400 `validation_error`, `agent_tag_limit_reached`, `organization_required`; 403 `admin_required`; 409
   * `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tags.create('customer-facing');
   * ```
   */
  create(input: types.CreateAgentTagInput | types.CreateAgentTagInput['name'], options?: CallOptions): Call<schemas.AgentTag>;

  /**
   * Delete an agent tag.
   *
   * Requires the admin role. Deletes a tag and removes it from every agent. Returns 404 if the tag does not exist.
   *
   * `DELETE /agent-tags`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The tag was deleted.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `tag_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tags.delete(1);
   * ```
   */
  delete(input: types.DeleteAgentTagInput | types.DeleteAgentTagInput['id'], options?: CallOptions): Call<schemas.SuccessMessage>;
}

/** The operations under `client.tools`. */
export interface ToolsMethods {
  /**
   * List the tool catalog.
   *
   * Requires the member role or higher. Returns the tools that an agent's `tools` may contain, sorted by name. The list is complete: it has
   * no pages. By default, only tools that are available now are listed. With `all=true`, the others are listed too, with the reason in
   * `unavailableReason`.
   *
   * `GET /tools`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.tools.list()) console.log(item);
   * ```
   */
  list(input?: types.ListToolsInput, options?: CallOptions): List<schemas.ToolCatalogEntry, schemas.ToolCatalog>;
}

/** The operations under `client.models`. */
export interface ModelsMethods {
  /**
   * List the models.
   *
   * Requires the member role or higher. Returns the known models for agents and knowledge bases, sorted by id. The list is complete: it has
   * no pages. By default, only models that are available now are listed. With `all=true`, the others are listed too, with the reason in
   * `unavailableReason`. An unknown model also works if its provider is configured.
   *
   * `GET /models`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.models.list()) console.log(item);
   * ```
   */
  list(input?: types.ListModelsInput, options?: CallOptions): List<schemas.ModelCatalogEntry, schemas.ModelCatalog>;
}

/** The operations under `client.users`. */
export interface UsersMethods {
  /**
   * List the users of the organization.
   *
   * Requires the admin role. Returns the members of the organization with the organization's metadata about them. Returns one page of at
   * most `limit` entries, starting at `offset`; `totalCount` counts the entries of all pages. People with a pending invitation are not
   * members yet; `GET /admin/invitations` lists them. Returns an empty page if `offset` is past the last member.
   *
   * `GET /admin/users`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.users.list()) console.log(item);
   * ```
   */
  list(input?: types.ListUsersInput, options?: CallOptions): List<schemas.OrganizationUser, schemas.OrganizationUserPage>;

  /**
   * Remove users from the organization.
   *
   * Requires the admin role. Removes 1 to 50 members from the organization. They lose access within a second, and
   * the organization's metadata about them is deleted. Within seconds, their runs in progress are stopped and their
   * scheduled tasks are disabled. Their accounts at the identity provider remain.
   *
   * Duplicate ids count once. An entry that fails does not stop the others and is listed in `errors`. Callers cannot
   * remove themselves: their own entry fails. If it is the only entry, the request returns 400. An entry also fails
   * if it exceeds a rate limit of the identity provider. Returns 200 if every user was removed, and otherwise 207.
   * Returns 503 instead if the identity provider was unavailable for every entry but the caller's own. Send the ids
   * in a JSON body with the DELETE request.
   *
   * `DELETE /admin/users`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` has the reasons.
   * @throws {ApiError} 400 `bad_request`, `cannot_remove_yourself`, `organization_required`; 403 `admin_required`; 409
   * `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.users.remove({ userIds: ['user_2kDenizKaya8wV2yUa6Nf'] });
   * ```
   */
  remove(input: types.RemoveUsersInput, options?: CallOptions): Call<schemas.UserRemovalResult>;

  /**
   * Remove users from the organization (deprecated).
   *
   * Requires the admin role. Deprecated: use `DELETE /admin/users`, which takes the same body, returns the same
   * replies and has dry runs. Replies have the headers `Deprecation`, `Sunset` and `Link`.
   *
   * `POST /admin/bulkRemove`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` has the reasons.
   * @throws {ApiError} 400 `bad_request`, `cannot_remove_yourself`, `organization_required`; 403 `admin_required`; 405 `method_not_allowed`;
   * 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @deprecated since 2026-11-01, removed after 2027-11-01. Use `removeUsers`.
   * @example
   * ```ts
   * const reply = await client.users.bulkRemove({ userIds: ['user_2kDenizKaya8wV2yUa6Nf', 'user_2kChiaraRossi6uR9vTx4Le'] });
   * ```
   */
  bulkRemove(input: types.BulkRemoveUsersInput, options?: CallOptions): Call<schemas.UserRemovalResult>;

  /**
   * Replace the metadata of a user.
   *
   * Requires the admin role. Replaces the organization's metadata about a member and returns the member. The new
   * object is not merged: absent keys are removed, and `{}` clears everything. Values may be any JSON. Keys whose
   * value is null are dropped at every level, but lists are stored as they are. `role`, `department`, `team`,
   * `level` and `vnum` are customary keys; none is required.
   *
   * User lists and dashboard filters show the change immediately. Other members can read the metadata at the
   * identity provider, so store no secrets in it. The user's metadata in other organizations does not change.
   * Returns 403 if the user is not a member of the organization.
   *
   * `POST /admin/updateUserMetadata`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The member with the new metadata.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`, `user_not_member`; 405 `method_not_allowed`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.users.updateMetadata({
   *   userId: 'user_2kChiaraRossi6uR9vTx4Le',
   *   metadata: { department: 'Field Service', team: 'North', level: 2 },
   * });
   * ```
   */
  updateMetadata(input: types.UpdateUserMetadataInput, options?: CallOptions): Call<schemas.UserMetadataUpdateResult>;

  /**
   * Erase a person's data.
   *
   * Requires the admin role. Erases what the organization stores about a person, for example after a request under
   * the GDPR, and returns a report. A member is first removed from the organization. The person may also have left
   * already. This cannot be undone.
   *
   * **Removed:**
   *
   * - the person's conversations, with messages, ratings and attachments
   * - the person's ratings of other conversations
   * - the person's scheduled tasks, with executions
   * - the person's uploads that no knowledge base or other conversation uses
   * - the stored profile of the person
   * - deliveries of events about the person to webhook endpoints
   *
   * **Anonymized:** agents, skills, knowledge bases and other records of the organization stay, as do the entries of
   * the audit log. The person's id in them is replaced by `erasedAs`, a random id that nothing connects with the
   * person. The audit log also loses the person's names, email addresses, network addresses and metadata, and the
   * values of their conversations and tasks. Mentions of the person in texts of others stay.
   *
   * The person's runs in progress are stopped, which can take a few seconds. Background jobs then delete the records
   * and the stored files, usually within minutes. If the person becomes a member again before then, the jobs can
   * also delete new uploads and deliveries. This concerns uploads that are not used yet, and deliveries about the
   * person.
   *
   * For 30 days after the removal, the service keeps the user id with
   * the role and times of the membership. Without this record, it could not refuse access tokens from before the
   * removal. At the identity provider, only the membership is removed; the account and its invitations stay.
   *
   * After this reply, operations can still return data of the person in three cases:
   *
   * - Another caller repeats an earlier request with its `Idempotency-Key`. For up to 24 hours, the stored reply is
   *   returned.
   * - Events about the person, such as `member.removed`, are still sent to webhook endpoints. `GET
   *   /webhook-endpoints/deliveries` shows such a delivery with the user id. A background job deletes the delivery
   *   after the last attempt.
   * - A request of the person was in progress and stores a chat or a task. A background job erases these after the
   *   maximum duration of a request, unless the person is a member again.
   *
   * Once all data is deleted, another erasure returns 404.
   *
   * Returns 400 for the caller's own id, or if the identity provider refuses to remove the member. Returns 404 if
   * the organization has no data of the person.
   *
   * `POST /admin/users/erase`
   *
   * @param input - fields of the body, in one object, or the `userId` alone
   * @param options - signal, time limits and headers of this call
   * @returns What was erased.
   * @throws {ApiError} 400 `bad_request`, `cannot_erase_yourself`, `user_not_removable`, `organization_required`; 403 `admin_required`; 404
   * `user_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.users.erase('user_2kDenizKaya8wV2yUa6Nf');
   * ```
   */
  erase(input: types.EraseUserInput | types.EraseUserInput['userId'], options?: CallOptions): Call<schemas.UserErasureReport>;
}

/** The operations under `client.invitations`. */
export interface InvitationsMethods {
  /**
   * List the invitations of the organization.
   *
   * Requires the admin role. Returns the invitations of the organization, newest first. Returns one page of at most `limit` entries,
   * starting at `offset`; `totalCount` counts the entries of all pages. By default, only pending invitations are listed.
   *
   * `GET /admin/invitations`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.invitations.list()) console.log(item);
   * ```
   */
  list(input?: types.ListInvitationsInput, options?: CallOptions): List<schemas.Invitation, schemas.InvitationPage>;

  /**
   * Invite people to the organization.
   *
   * Requires the admin role. Invites 1 to 50 people by email address:
   *
   * - A person without an account at the identity provider gets an email with an invitation (`type` is
   *   `invitation`). It can be accepted for 30 days. If an invitation to the address is already pending, the entry
   *   fails: revoke that invitation first.
   * - A person with an account becomes a member immediately (`type` is `direct_membership`). An entry for an
   *   existing member succeeds and changes nothing.
   *
   * If addresses differ only in case, only the first is used. An entry that fails does not stop the others. Returns
   * 200 if every entry succeeded, and otherwise 207. Returns 503 instead if the identity provider was unavailable
   * for every entry.
   *
   * `POST /admin/invitations`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns 200: Every entry succeeded. 207: At least one entry failed; `errors` has the reasons.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 409 `idempotency_key_in_progress`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.invitations.create({ invitations: [{ email: 'eli@acme-robotics.example' }] });
   * ```
   */
  create(input: types.CreateInvitationsInput, options?: CallOptions): Call<schemas.InvitationsCreateResult>;

  /**
   * Revoke pending invitations.
   *
   * Requires the admin role. Revokes 1 to 50 pending invitations, so that their links stop working. An entry fails if the organization has
   * no such invitation, or if the invitation is not pending. Duplicate ids count once. An entry that fails does not stop the others and is
   * listed in `errors`. Returns 200 if every invitation was revoked, and otherwise 207. Returns 503 instead if the identity provider was
   * unavailable for every entry. Send the ids in a JSON body with the DELETE request.
   *
   * `DELETE /admin/invitations`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns 200: Every invitation was revoked. 207: At least one invitation was not revoked; `errors` has the reasons.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 409 `idempotency_key_in_progress`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.invitations.revoke({ invitationIds: ['orginv_2kEliPark9zB3cWq7Mg'] });
   * ```
   */
  revoke(input: types.RevokeInvitationsInput, options?: CallOptions): Call<schemas.InvitationRevocationResult>;
}

/** The operations under `client.auditLog`. */
export interface AuditLogMethods {
  /**
   * List the audit log.
   *
   * Requires the admin role. Returns the administrative changes of the organization, newest first. An entry has the
   * actor, the record, the time, the network address, the request id, and the changed fields with their old and new
   * values. Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is
   * null on the last page. A page of large entries has fewer entries.
   *
   * Failed changes have no entry. Chats, feedback, and changes that users make to their own conversations are not
   * recorded. Of runs, the log contains only manual executions of tasks, and stops of other users' runs. Secrets are replaced by `[secret]`.
   * Entries are deleted after 365 days, unless the installation
   * sets another number.
   *
   * `GET /admin/auditLog`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.auditLog.list()) console.log(item);
   * ```
   */
  list(input?: types.ListAuditLogInput, options?: CallOptions): List<schemas.AuditEntry, schemas.AuditLogPage>;

  /**
   * Export the audit log.
   *
   * Requires the admin role. Returns all entries that match the filters, newest first, as NDJSON: each line is an entry as `GET
   * /admin/auditLog` returns it. Without filters, returns the whole log. If reading the entries fails after the reply began, the connection
   * is closed and the body is incomplete.
   *
   * `GET /admin/auditLog/export`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns a stream of JSON lines; reading fails after `attemptTimeoutMs` without a byte, and at `deadlineMs` if given
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const lines = await client.auditLog.export();
   * console.log(await new Response(lines).text());
   * ```
   */
  export(input?: types.ExportAuditLogInput, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
}

/** The operations under `client.deletedRecords`. */
export interface DeletedRecordsMethods {
  /**
   * List deleted records.
   *
   * Requires the admin role. Returns the deleted agents, knowledge bases, skills, tool servers, scheduled tasks and
   * conversations that can be restored, most recently deleted first. Returns one page of at most `limit` entries. To
   * get the next page, pass `nextCursor` as `cursor`; it is null on the last page.
   *
   * A record is listed until `purgeAt`, 30 days after its deletion unless the installation sets another number. Then
   * it can no longer be restored, and a background job purges it with its files within about an hour.
   * Sub-conversations of a deleted conversation are not listed.
   *
   * `GET /admin/deletedRecords`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.deletedRecords.list()) console.log(item);
   * ```
   */
  list(input?: types.ListDeletedRecordsInput, options?: CallOptions): List<schemas.DeletedRecord, schemas.DeletedRecordPage>;

  /**
   * Restore a deleted record.
   *
   * Requires the admin role. Restores a deleted record under its old id, with its content. An agent has its versions
   * and tags again, a skill or a knowledge base its files, and a tool server its headers. A scheduled task has its
   * executions, and a conversation its messages and the sub-conversations that were deleted with it.
   *
   * **A restore starts no runs.** A restored scheduled task is disabled. If its agent was deleted or its owner lost
   * access, `pausedReason` becomes that reason; otherwise, `pausedReason` does not change. The service processes the
   * unfinished files of a restored knowledge base, but the trigger is disabled. Tasks and triggers that were
   * disabled because their agent was deleted stay disabled after the agent is restored.
   *
   * **References are not added again.** The deletion removed the record's id from the agents that referred to it.
   * Only earlier versions of these agents still have the id. A restored agent keeps its references to records that
   * were deleted in the meantime. It runs without these records.
   *
   * Returns 400 if the name or email slug of the record is now in use, or the organization has reached its limit of
   * such records. Returns 404 if the record does not exist, is not deleted, or its `purgeAt` has passed. Also
   * returns 404 for a sub-conversation of a deleted conversation.
   *
   * `POST /admin/deletedRecords/restore`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The restored record.
   * @throws {ApiError} 400 `bad_request`, `agent_limit_reached`, `email_slug_in_use`, `skill_limit_reached`, `knowledge_base_limit_reached`,
   * `knowledge_base_name_in_use`, `tool_server_limit_reached`, `tool_server_name_in_use`, `scheduled_task_limit_reached`,
   * `organization_required`; 403 `admin_required`; 404 `deleted_record_not_found`; 409 `idempotency_key_in_progress`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deletedRecords.restore({ type: 'agent', id: '9' });
   * ```
   */
  restore(input: types.RestoreDeletedRecordInput, options?: CallOptions): Call<schemas.RestoredRecord>;
}

/** The operations under `client.dependents`. */
export interface DependentsMethods {
  /**
   * List what a deletion changes.
   *
   * Requires the member role or higher. Returns the records that the deletion of a record would change, and the
   * effect on each. Returns at most 100 records per effect; `totals` counts all of them. With `type=user`, returns
   * what the removal of the user from the organization would change. Only admins may use this type.
   *
   * Scheduled tasks and conversations of other users are counted, but listed only for admins. The changes take
   * effect within seconds after the deletion, on the records as they are then. Returns 404 if the record does not
   * exist or was deleted. With `type=user`, returns 403 if that user is not a member.
   *
   * `GET /dependents`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns What the deletion changes.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `admin_required`, `user_not_member`;
   * 404 `agent_not_found`, `tag_not_found`, `skill_not_found`, `knowledge_base_not_found`, `tool_server_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.dependents.list({ type: 'tool_server', id: '3' });
   * ```
   */
  list(input: types.ListDependentsInput, options?: CallOptions): Call<schemas.Dependents>;
}

/** The operations under `client.me`. */
export interface MeMethods {
  /**
   * Get what the caller may do.
   *
   * Requires the guest role or higher. Returns the caller's identity, as the access token states it, and the operations that the caller's
   * role and permissions allow. A listed operation can still return 403 for a single record or option, such as another member's conversation
   * or `allInOrg=true`.
   *
   * `GET /me/permissions`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns The caller's identity, role, permissions and operations.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.me.permissions();
   * ```
   */
  permissions(input?: types.NoInput, options?: CallOptions): Call<schemas.CallerPermissions>;
}

/** The operations under `client.uploads`. */
export interface UploadsMethods {
  /**
   * Start a file upload.
   *
   * Requires the guest role or higher. Returns an upload descriptor: a presigned `url` that is valid for 10 minutes,
   * and the keys under which the file and its text will be stored. Nothing is stored until the file is sent.
   *
   * To upload the file, send its bytes to `url` with HTTP PUT, without the access token, and with these headers:
   *
   * | Header | Value |
   * |---|---|
   * | `Content-Type` | `metadata.contentType` |
   * | `x-amz-meta-file-type` | `metadata.contentType` |
   * | `x-amz-meta-org-id` | `metadata.orgId` |
   * | `x-amz-meta-user-id` | `metadata.userId` |
   *
   * The headers are signed. If one is missing or differs, the storage rejects the upload with
   * `SignatureDoesNotMatch`. A file can be at most 5 GiB. The storage of an installation may accept less in one PUT.
   *
   * `key` ends with the file name. Path and line separators, control characters, bidirectional controls, leading
   * dots, and white space at both ends are removed from the name. A name over 255 bytes of UTF-8 is shortened, but
   * keeps an extension of up to 32 bytes; an empty name becomes `file`. Pass `key` and `contentKey` to `POST
   * /kb/files`.
   *
   * `POST /upload/presigned`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The upload descriptor.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.uploads.presign({ filename: 'gripper-g4-manual.pdf', contentType: 'application/pdf' });
   * ```
   */
  presign(input: types.CreatePresignedUploadInput, options?: CallOptions): Call<schemas.PresignedUpload>;
}

/** The operations under `client.skills.files`. */
export interface SkillsFilesMethods {
  /**
   * List the files of a skill.
   *
   * Requires the member role or higher. Returns the files of a skill: SKILL.md first, then the others by name. The list is complete: it has
   * no pages. Returns 404 if the skill does not exist or was deleted.
   *
   * `GET /skills/files`
   *
   * @param input - query parameters, in one object, or the `skillId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `skill_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.skills.files.list(5)) console.log(item);
   * ```
   */
  list(input: types.ListSkillFilesInput | types.ListSkillFilesInput['skillId'], options?: CallOptions): List<schemas.SkillFile, schemas.SkillFileList>;

  /**
   * Add a file to a skill.
   *
   * Requires the member role or higher. Creates the record of a file and returns it with a presigned `uploadUrl`. To
   * upload the file, send its bytes to `uploadUrl` with HTTP PUT within 10 minutes. Set the header `Content-Type` to
   * `file.contentType`, and omit the access token.
   *
   * A skill can have at most 20 files, including SKILL.md. `fileName` may contain folders, separated by `/`
   * (`scripts/check.py`). The record exists even if the bytes never arrive; delete it to start over. A repeat with
   * the same `Idempotency-Key` returns the same `uploadUrl` and does not extend its validity.
   *
   * Returns 400 if the skill already has a file of this name; delete that file first, or replace SKILL.md with `PUT
   * /skills/manage`. Returns 404 if the skill does not exist or was deleted.
   *
   * `POST /skills/files`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The file record and the upload URL.
   * @throws {ApiError} 400 `bad_request`, `skill_file_limit_reached`, `skill_file_name_in_use`, `organization_required`; 403
   * `management_access_required`; 404 `skill_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.files.add({ skillId: 5, fileName: 'template.md', contentType: 'text/markdown', fileSize: 1184 });
   * ```
   */
  add(input: types.AddSkillFileInput, options?: CallOptions): Call<schemas.SkillFileCreateResult>;

  /**
   * Delete a file of a skill.
   *
   * Requires the member role or higher. Deletes one file of a skill from storage and database. This cannot be undone. Returns 400 for
   * SKILL.md; replace it with `PUT /skills/manage`. Returns 404 if the file does not exist or its skill was deleted.
   *
   * `DELETE /skills/files`
   *
   * @param input - query parameters, in one object, or the `fileId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The file was deleted.
   * @throws {ApiError} 400 `bad_request`, `skill_content_not_deletable`, `organization_required`; 403 `management_access_required`; 404
   * `skill_file_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.files.delete(52);
   * ```
   */
  delete(input: types.DeleteSkillFileInput | types.DeleteSkillFileInput['fileId'], options?: CallOptions): Call<schemas.SkillFileDeleteResult>;

  /**
   * Get the download URL of a file of a skill.
   *
   * Requires the member role or higher. Returns a presigned URL of the file. To download it, send a GET to the URL before it expires, and
   * omit the access token. A browser displays raster images and saves other files. If the file was never uploaded, the download URL returns
   * 404. This operation returns 404 if the file does not exist or its skill was deleted.
   *
   * `GET /skills/files/download`
   *
   * @param input - query parameters, in one object, or the `fileId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The download URL.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `skill_file_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.files.getDownload(52);
   * ```
   */
  getDownload(input: types.GetSkillFileDownloadInput | types.GetSkillFileDownloadInput['fileId'], options?: CallOptions): Call<schemas.SkillFileDownload>;
}

/** The operations under `client.skills`. */
export interface SkillsMethods {
  /**
   * List skills.
   *
   * Requires the member role or higher. Without `id`, returns every skill of the organization in `skills`, sorted by name. The list is
   * complete: it has no pages. With `id`, returns that skill in `skill`, with its files, the agents that may load it, and the text of its
   * SKILL.md. Returns 404 if the skill does not exist or was deleted.
   *
   * `GET /skills/manage`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `skill_not_found`; 503
   * `skill_content_missing`, `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.skills.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.Skill, schemas.SkillList>;

  /**
   * Get a skill.
   *
   * Requires the member role or higher. Without `id`, returns every skill of the organization in `skills`, sorted by name. The list is
   * complete: it has no pages. With `id`, returns that skill in `skill`, with its files, the agents that may load it, and the text of its
   * SKILL.md. Returns 404 if the skill does not exist or was deleted.
   *
   * `GET /skills/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `SkillDetailResult`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `skill_not_found`; 503
   * `skill_content_missing`, `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.get(5);
   * ```
   */
  get(input: types.GetSkillInput | types.GetSkillInput['id'], options?: CallOptions): Call<schemas.SkillDetailResult>;

  /**
   * Update a skill.
   *
   * Requires the member role or higher. Returns the updated skill. With `skillMdContent`, replaces the stored
   * SKILL.md and reads name, description and metadata from its frontmatter; `name` and `description` of the body are
   * ignored. The text can have at most 102,400 bytes of UTF-8.
   *
   * Without `skillMdContent`, changes only the given `name` and `description`; SKILL.md stays as it is. An empty
   * object changes nothing. Read-only fields in the body are ignored. Returns 400 if the text is invalid or its
   * frontmatter has no name, and 404 if the skill does not exist or was deleted.
   *
   * `PUT /skills/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated skill.
   * @throws {ApiError} 400 `bad_request`, `invalid_skill_content`, `skill_name_missing`, `organization_required`; 403
   * `management_access_required`; 404 `skill_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.update({
   *   id: 5,
   *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: \'1.3\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n',
   * });
   * ```
   */
  update(input: types.UpdateSkillInput, options?: CallOptions): Call<schemas.SkillUpdateResult>;

  /**
   * Create a skill.
   *
   * Requires the admin role. Creates a skill from the text of a SKILL.md file and returns it. The text is a block of
   * YAML frontmatter between two `---` lines, followed by instructions. It can have at most 102,400 bytes of UTF-8.
   *
   * The frontmatter requires `name` (1 to 200 characters) and may have `description` (at most 4,000 characters).
   * All other fields become `metadata`. Names need not be unique. SKILL.md is stored as the first file of the skill,
   * so `fileCount` is 1. If the frontmatter is invalid, returns 400 with the line and column in `details`.
   *
   * `POST /skills/manage`
   *
   * @param input - fields of the body, in one object, or the `skillMdContent` alone
   * @param options - signal, time limits and headers of this call
   * @returns The skill that was created.
   * @throws {ApiError} 400 `bad_request`, `invalid_skill_content`, `skill_name_missing`, `skill_limit_reached`, `organization_required`; 403
   * `admin_required`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.create('---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: \'1.2\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n');
   * ```
   */
  create(input: types.CreateSkillInput | types.CreateSkillInput['skillMdContent'], options?: CallOptions): Call<schemas.SkillCreateResult>;

  /**
   * Delete a skill.
   *
   * Requires the member role or higher. Soft-deletes a skill: it is no longer listed, and agents can no longer load it. Within seconds, each
   * agent that refers to the skill gets a new version without the reference. An admin can restore the skill with its files. Returns 404 if
   * the skill does not exist or was already deleted.
   *
   * `DELETE /skills/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The skill was deleted.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `skill_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.skills.delete(5);
   * ```
   */
  delete(input: types.DeleteSkillInput | types.DeleteSkillInput['id'], options?: CallOptions): Call<schemas.SkillDeleteResult>;

  /** The operations under `client.skills.files`. */
  readonly files: SkillsFilesMethods;
}

/** The operations under `client.knowledgeBases.files`. */
export interface KnowledgeBasesFilesMethods {
  /**
   * List the files of a knowledge base.
   *
   * Requires the member role or higher. Returns every file of a knowledge base, newest first, with the status of its processing. The list is
   * complete: it has no pages. To wait until all files are processed, repeat the call until no file has the status `parsing`, `parsed` or
   * `chunking`. Returns 404 if the knowledge base does not exist or was deleted.
   *
   * `GET /kb/files`
   *
   * @param input - query parameters, in one object, or the `kbId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.knowledgeBases.files.list(1)) console.log(item);
   * ```
   */
  list(input: types.ListKnowledgeBaseFilesInput | types.ListKnowledgeBaseFilesInput['kbId'], options?: CallOptions): List<schemas.KnowledgeBaseFile, schemas.KnowledgeBaseFileList>;

  /**
   * Add an uploaded file to a knowledge base.
   *
   * Requires the member role or higher. Adds an uploaded file, and returns its record before the file is processed.
   * First call `POST /upload/presigned`, and send the file to the returned `url` with HTTP PUT. Then call this
   * operation with `fileId`, `key` (as `fileKey`) and `contentKey` from the reply of `POST /upload/presigned`.
   *
   * Processing extracts the text, stores it under `contentKey`, splits it into chunks and embeds the chunks. Then it
   * extracts structured data, if the knowledge base has an extraction model and schema. Last, it starts the agent of
   * the knowledge base's trigger, if the trigger is enabled.
   *
   * Supported types: txt, md, json, csv, xml, yaml, html, pdf, docx, xlsx, pptx, odt, rtf, epub, eml, source code.
   * `contentType` selects the type. If `contentType` is generic (such as `text/plain` or `application/octet-stream`)
   * or unknown, the extension of `fileName` selects the type. An unknown `audio/`, `font/`, `image/`, `model/` or
   * `video/` type is not supported, whatever the extension. A byte order mark determines the encoding of a text.
   * Without a mark, the service tries the encoding named in `contentType`, or else in the HTML or XML document. If
   * none is named, or the text is not valid in it, the encoding is detected (UTF-8, Shift_JIS, GB18030, EUC-KR,
   * windows-1251 and others). There is no OCR: a scan without a text layer ends as `parse_failed`.
   *
   * A file also ends as `parse_failed` if it is damaged or encrypted, or exceeds 50 MiB or 20 million characters of
   * text.
   *
   * Returns 400 if the type of the file is not supported, with the list of supported types. Returns 400 if `fileKey`
   * or `contentKey` does not belong to the organization's upload `fileId`, or no file was uploaded under `fileKey`.
   * Returns 400 if the knowledge base already has the file, or has 10,000 files. Returns 404 if the knowledge base
   * does not exist or was deleted.
   *
   * `POST /kb/files`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The new file record. Its processing is queued.
   * @throws {ApiError} 400 `bad_request`, `file_key_not_owned`, `content_key_not_owned`, `uploaded_file_missing`, `file_type_not_supported`,
   * `knowledge_base_file_limit_reached`, `knowledge_base_file_exists`, `organization_required`; 403 `management_access_required`; 404
   * `knowledge_base_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.files.add({
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
  add(input: types.AddKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileReply>;

  /**
   * Delete a file from a knowledge base.
   *
   * Requires the member role or higher. Deletes the record, chunks and embeddings of a file. Also deletes its extracted text, unless another
   * knowledge base uses the text. This cannot be undone. The uploaded file is kept. Returns 404 if the knowledge base does not exist or does
   * not contain the file.
   *
   * `DELETE /kb/files`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The file was deleted.
   * @throws {ApiError} 400 `bad_request`, `knowledge_base_and_file_id_required`, `organization_required`; 403 `management_access_required`;
   * 404 `file_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.files.delete({ kbId: 1, fileId: 22 });
   * ```
   */
  delete(input: types.DeleteKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.Success>;

  /**
   * Process a failed file again.
   *
   * Requires the member role or higher. Enqueues the processing of a failed file again, from the step that failed, and returns the file's
   * record. Returns 409 unless the status of the file is `parse_failed`, `chunk_failed` or `extract_failed`. Returns 404 if the file does
   * not exist.
   *
   * `POST /kb/files/retry`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The file record. Its processing is queued again.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `file_not_found`; 409
   * `file_not_failed`, `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.files.retry({ kbId: 1, fileId: 22 });
   * ```
   */
  retry(input: types.RetryKnowledgeBaseFileInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileReply>;

  /**
   * Get download URLs of a file.
   *
   * Requires the member role or higher. Returns a presigned URL of the uploaded file and, if its text was extracted, a presigned URL of the
   * text. To download, send a GET to the URL before it expires, without the access token. A browser displays raster images and saves other
   * files. Returns 404 if the file does not exist.
   *
   * `GET /kb/files/download`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The download URLs.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `file_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.files.getDownload({ kbId: 1, fileId: 22 });
   * ```
   */
  getDownload(input: types.GetKnowledgeBaseFileDownloadInput, options?: CallOptions): Call<schemas.KnowledgeBaseFileDownload>;

  /**
   * List the chunks of a file.
   *
   * Requires the member role or higher. Returns the chunks of a file in the order of its text. `POST /kb/search` finds these chunks. Returns
   * one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last page. Until the status
   * of the file is `completed` or `extract_failed`, chunks can be missing. Returns 404 if the file does not exist.
   *
   * `GET /kb/files/chunks`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `file_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.knowledgeBases.files.listChunks({ kbId: 1, fileId: 22 })) console.log(item);
   * ```
   */
  listChunks(input: types.ListKnowledgeBaseFileChunksInput, options?: CallOptions): List<schemas.KnowledgeBaseFileChunk, schemas.KnowledgeBaseFileChunkPage>;
}

/** The operations under `client.knowledgeBases`. */
export interface KnowledgeBasesMethods {
  /**
   * List knowledge bases.
   *
   * Requires the member role or higher. Without `id`, returns every knowledge base of the organization in `knowledgeBases`, sorted by name.
   * The list is complete: it has no pages. With `id`, returns that knowledge base in `knowledgeBase`. Returns 404 if the knowledge base does
   * not exist or was deleted.
   *
   * `GET /kb/manage`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.knowledgeBases.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.KnowledgeBase, schemas.KnowledgeBaseList>;

  /**
   * Get a knowledge base.
   *
   * Requires the member role or higher. Without `id`, returns every knowledge base of the organization in `knowledgeBases`, sorted by name.
   * The list is complete: it has no pages. With `id`, returns that knowledge base in `knowledgeBase`. Returns 404 if the knowledge base does
   * not exist or was deleted.
   *
   * `GET /kb/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `KnowledgeBaseReply`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.get(1);
   * ```
   */
  get(input: types.GetKnowledgeBaseInput | types.GetKnowledgeBaseInput['id'], options?: CallOptions): Call<schemas.KnowledgeBaseReply>;

  /**
   * Update a knowledge base.
   *
   * Requires the member role or higher. Changes the given fields, keeps the others, and returns the knowledge base.
   * `null` clears a nullable field. Read-only fields in the body are ignored. New extraction settings and a new
   * trigger apply to files that are processed afterwards. A new `language` applies to all files, within minutes.
   *
   * Returns 400 for a different `embeddingModel`, which cannot be changed. Returns 404 if the knowledge base does
   * not exist or was deleted. If the request adds or enables a trigger, or changes its agent, also returns 404 if
   * this agent does not exist or was deleted.
   *
   * `PUT /kb/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated knowledge base.
   * @throws {ApiError} 400 `bad_request`, `invalid_extraction_schema`, `embedding_model_immutable`, `knowledge_base_name_in_use`,
   * `extraction_model_unavailable`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`,
   * `agent_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.update({
   *   id: 1,
   *   name: 'Product manuals and guides',
   *   description: 'Manuals, guides and frequent questions of the robot arms',
   * });
   * ```
   */
  update(input: types.UpdateKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseReply>;

  /**
   * Create a knowledge base.
   *
   * Requires the member role or higher. Creates an empty knowledge base and returns it. `name` must be unique in the
   * organization; otherwise returns 400 with the code `knowledge_base_name_in_use`. `embeddingModel` cannot be
   * changed later and determines `embeddingDimensions`. Structured data is extracted from files only if both
   * `extractionModel` and `extractionSchema` are set. Returns 400 if the installation has no access to
   * `embeddingModel` or `extractionModel`.
   *
   * The agent of an enabled `trigger` runs once for each processed file. If no run is started,
   * `triggerSkippedReason` of the file has the reason. The agent receives the prompt and the metadata of the file,
   * but not the text of the file. Returns 404 if the agent of `trigger` does not exist or was deleted.
   *
   * `POST /kb/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The new knowledge base.
   * @throws {ApiError} 400 `bad_request`, `invalid_extraction_schema`, `knowledge_base_limit_reached`, `knowledge_base_name_in_use`,
   * `embedding_model_unavailable`, `extraction_model_unavailable`, `organization_required`; 403 `management_access_required`; 404
   * `agent_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.create({
   *   name: 'Product manuals',
   *   description: 'Manuals and frequent questions of the robot arms',
   *   embeddingModel: 'openai:text-embedding-3-small',
   *   language: 'english',
   * });
   * ```
   */
  create(input: types.CreateKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseReply>;

  /**
   * Delete a knowledge base.
   *
   * Requires the member role or higher. Soft-deletes a knowledge base: it is no longer listed, searched or written to, and its name becomes
   * free. Agents that refer to it can no longer use it. Within seconds, each of these agents gets a new version without the reference. An
   * admin can restore the knowledge base until its `purgeAt` in `GET /admin/deletedRecords`. Then it is purged with its embeddings, and with
   * the texts and uploads that no other record uses. Returns 404 if the knowledge base does not exist or was already deleted.
   *
   * `DELETE /kb/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The knowledge base was deleted.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.delete(2);
   * ```
   */
  delete(input: types.DeleteKnowledgeBaseInput | types.DeleteKnowledgeBaseInput['id'], options?: CallOptions): Call<schemas.Success>;

  /**
   * Search a knowledge base.
   *
   * Requires the member role or higher. Returns the passages of a knowledge base that best match `query`, best match first. `mode` selects
   * whether words, meanings or both are compared. Searches only files with the status `completed` or `extract_failed`. If there are no such
   * files, returns an empty list. The mode `text` does not call the embedding model. Returns 404 if the knowledge base does not exist or was
   * deleted.
   *
   * `POST /kb/search`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The passages, best first.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 404 `knowledge_base_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.knowledgeBases.search({ kbId: 1, query: 'Why does the arm stop at 40 degrees?', limit: 3 });
   * ```
   */
  search(input: types.SearchKnowledgeBaseInput, options?: CallOptions): Call<schemas.KnowledgeBaseSearchReply>;

  /** The operations under `client.knowledgeBases.files`. */
  readonly files: KnowledgeBasesFilesMethods;
}

/** The operations under `client.toolServers`. */
export interface ToolServersMethods {
  /**
   * List tool servers.
   *
   * Requires the admin role. Without `id`, returns every tool server (MCP server) of the organization in `toolServers`, sorted by name. The
   * list is complete: it has no pages. With `id`, returns that tool server in `toolServer`. Replies contain the names of the headers of a
   * tool server, but not their values. Returns 404 if the tool server does not exist.
   *
   * `GET /mcp-servers/manage`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `tool_server_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.toolServers.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.ToolServer, schemas.ToolServerList>;

  /**
   * Get a tool server.
   *
   * Requires the admin role. Without `id`, returns every tool server (MCP server) of the organization in `toolServers`, sorted by name. The
   * list is complete: it has no pages. With `id`, returns that tool server in `toolServer`. Replies contain the names of the headers of a
   * tool server, but not their values. Returns 404 if the tool server does not exist.
   *
   * `GET /mcp-servers/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `ToolServerReply`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `tool_server_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toolServers.get(3);
   * ```
   */
  get(input: types.GetToolServerInput | types.GetToolServerInput['id'], options?: CallOptions): Call<schemas.ToolServerReply>;

  /**
   * Update a tool server.
   *
   * Requires the admin role. Changes the given fields, keeps the others, and returns the tool server. `headers` replaces all stored headers,
   * and `{}` removes them. If the new `url` has another scheme, host or port and `headers` is omitted, the stored headers are removed. This
   * keeps them from being sent to another server. Read-only fields in the body are ignored. Returns 404 if the tool server does not exist.
   *
   * `PUT /mcp-servers/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated tool server.
   * @throws {ApiError} 400 `bad_request`, `tool_server_name_in_use`, `tool_server_url_not_allowed`, `organization_required`; 403
   * `admin_required`; 404 `tool_server_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`;
   * 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toolServers.update({ id: 3, enabled: false });
   * ```
   */
  update(input: types.UpdateToolServerInput, options?: CallOptions): Call<schemas.ToolServerReply>;

  /**
   * Create a tool server.
   *
   * Requires the admin role. Stores a tool server and returns it, without connecting to it. To test the connection,
   * call `POST /mcp-servers/test`. To give the tools to an agent, add the id of the tool server to the agent's
   * `mcpServers`. If another tool server of the organization has the same `name`, returns 400 with the code
   * `tool_server_name_in_use`.
   *
   * Returns 400 if `url` contains a user name or password, or a port of another protocol, such as 25 (SMTP). Also
   * returns 400 if its host is `localhost` or an IP address that is not public, unless the installation allows the
   * address. The addresses of other host names are checked at each connection.
   *
   * `POST /mcp-servers/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The new tool server.
   * @throws {ApiError} 400 `bad_request`, `tool_server_limit_reached`, `tool_server_name_in_use`, `tool_server_url_not_allowed`,
   * `organization_required`; 403 `admin_required`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toolServers.create({
   *   name: 'Parts inventory',
   *   url: 'https://mcp.acme-robotics.example/mcp',
   *   transport: 'streamable-http',
   *   headers: { Authorization: 'Bearer parts-inventory-key' },
   * });
   * ```
   */
  create(input: types.CreateToolServerInput, options?: CallOptions): Call<schemas.ToolServerReply>;

  /**
   * Delete a tool server.
   *
   * Requires the admin role. Soft-deletes a tool server. Agents that refer to it continue without its tools. Within seconds, each of these
   * agents gets a new version without the reference. Returns 404 if the tool server does not exist.
   *
   * `DELETE /mcp-servers/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The tool server was deleted.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `tool_server_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toolServers.delete(3);
   * ```
   */
  delete(input: types.DeleteToolServerInput | types.DeleteToolServerInput['id'], options?: CallOptions): Call<schemas.Success>;

  /**
   * Test a tool server and list its tools.
   *
   * Requires the admin role. Connects to a tool server and returns its tools. Send the `id` of a stored server, or
   * the `url` of a server that is not stored. A stored server is tested with its stored headers, even if it is
   * disabled. The result updates `state`, `lastError`, `lastErrorAt` and `lastSuccessAt` of the stored server.
   *
   * If the server cannot be reached, rejects the headers or does not respond within 10 seconds, the call returns 200
   * with `success: false` and the reason in `error`. Returns 400 for a URL that `POST /mcp-servers/manage` refuses,
   * and 404 if the stored server does not exist.
   *
   * `POST /mcp-servers/test`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The result of the test.
   * @throws {ApiError} 400 `bad_request`, `tool_server_url_not_allowed`, `organization_required`; 403 `admin_required`; 404
   * `tool_server_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toolServers.test({ id: 3 });
   * ```
   */
  test(input: types.TestToolServerInput, options?: CallOptions): Call<schemas.ToolServerTestReply>;
}

/** The operations under `client.webhookEndpoints.deliveries`. */
export interface WebhookEndpointsDeliveriesMethods {
  /**
   * List the deliveries to a webhook endpoint.
   *
   * Requires the admin role. Returns the deliveries to a webhook endpoint, newest first, each with the body of the
   * event and the result of the last attempt. Returns one page of at most `limit` entries. To get the next page,
   * pass `nextCursor` as `cursor`; it is null on the last page.
   *
   * Deliveries are deleted after 30 days, unless the installation sets another number. Returns 404 if the endpoint
   * does not exist.
   *
   * `GET /webhook-endpoints/deliveries`
   *
   * @param input - query parameters, in one object, or the `endpointId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.webhookEndpoints.deliveries.list(5)) console.log(item);
   * ```
   */
  list(input: types.ListWebhookDeliveriesInput | types.ListWebhookDeliveriesInput['endpointId'], options?: CallOptions): List<schemas.WebhookDelivery, schemas.WebhookDeliveryPage>;

  /**
   * Send an event again.
   *
   * Requires the admin role. Sends the event of a delivery to the same webhook endpoint again, with the same `webhook-id` and the same body.
   * Creates a new delivery with its own retries, and returns it before the event is sent. Returns 409 if the endpoint is disabled, and 404
   * if the delivery or its endpoint does not exist.
   *
   * `POST /webhook-endpoints/deliveries/replay`
   *
   * @param input - query parameters, in one object, or the `deliveryId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The new delivery.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_delivery_not_found`; 409
   * `webhook_endpoint_disabled`, `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.deliveries.replay('9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8');
   * ```
   */
  replay(input: types.ReplayWebhookDeliveryInput | types.ReplayWebhookDeliveryInput['deliveryId'], options?: CallOptions): Call<schemas.WebhookDeliveryReply>;
}

/** The operations under `client.webhookEndpoints`. */
export interface WebhookEndpointsMethods {
  /**
   * List webhook endpoints.
   *
   * Requires the admin role. Without `id`, returns every webhook endpoint of the organization in `webhookEndpoints`, oldest first. The list
   * is complete: it has no pages. With `id`, returns that endpoint in `webhookEndpoint`. Secrets are not returned. Returns 404 if the
   * endpoint does not exist.
   *
   * `GET /webhook-endpoints/manage`
   *
   * @param input - none: `{}`
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.webhookEndpoints.list()) console.log(item);
   * ```
   */
  list(input?: types.NoInput, options?: CallOptions): List<schemas.WebhookEndpoint, schemas.WebhookEndpointList>;

  /**
   * Get a webhook endpoint.
   *
   * Requires the admin role. Without `id`, returns every webhook endpoint of the organization in `webhookEndpoints`, oldest first. The list
   * is complete: it has no pages. With `id`, returns that endpoint in `webhookEndpoint`. Secrets are not returned. Returns 404 if the
   * endpoint does not exist.
   *
   * `GET /webhook-endpoints/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `WebhookEndpointReply`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.get(5);
   * ```
   */
  get(input: types.GetWebhookEndpointInput | types.GetWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.WebhookEndpointReply>;

  /**
   * Update a webhook endpoint.
   *
   * Requires the admin role. Changes the given fields, keeps the others, and returns the webhook endpoint. Enabling an endpoint that the
   * service disabled clears `disabledReason` and `failingSince`. Events that occur while an endpoint is disabled are not sent later.
   * Read-only fields in the body are ignored. Returns 404 if the endpoint does not exist.
   *
   * `PUT /webhook-endpoints/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated webhook endpoint.
   * @throws {ApiError} 400 `bad_request`, `webhook_endpoint_url_not_allowed`, `organization_required`; 403 `admin_required`; 404
   * `webhook_endpoint_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.update({ id: 5, eventTypes: ['run.failed', 'member.removed'] });
   * ```
   */
  update(input: types.UpdateWebhookEndpointInput, options?: CallOptions): Call<schemas.WebhookEndpointReply>;

  /**
   * Create a webhook endpoint.
   *
   * Requires the admin role. Stores a webhook endpoint, and returns it with its signing secret. Only this reply
   * contains the secret. While the endpoint is enabled, the service sends each event of the given types to `url`.
   * The section `webhooks` of the OpenAPI document describes the events.
   *
   * Returns 400 if `url` contains a user name or password, or a port of another protocol, such as 25 (SMTP). Also
   * returns 400 if its host is `localhost` or an IP address that is not public, unless the installation allows the
   * address. The addresses of other host names are checked at each delivery.
   *
   * `POST /webhook-endpoints/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The new webhook endpoint with its secret.
   * @throws {ApiError} 400 `bad_request`, `webhook_endpoint_limit_reached`, `webhook_endpoint_url_not_allowed`, `organization_required`; 403
   * `admin_required`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.create({
   *   url: 'https://hooks.acme-robotics.example/agent-platform',
   *   description: 'Alerts of the support team',
   *   eventTypes: ['run.failed', 'file.failed', 'task.paused'],
   * });
   * ```
   */
  create(input: types.CreateWebhookEndpointInput, options?: CallOptions): Call<schemas.WebhookEndpointSecretReply>;

  /**
   * Delete a webhook endpoint.
   *
   * Requires the admin role. Deletes a webhook endpoint and its secret. Pending deliveries are not sent. Returns 404 if the endpoint does
   * not exist.
   *
   * `DELETE /webhook-endpoints/manage`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The webhook endpoint was deleted.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.delete(5);
   * ```
   */
  delete(input: types.DeleteWebhookEndpointInput | types.DeleteWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.Success>;

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * Requires the admin role. Creates a new signing secret and returns it. Only this reply contains the new secret. For 24 hours, deliveries
   * are signed with the new and the previous secret, so that receivers can switch without rejecting an event. After another rotation within
   * this time, the oldest secret no longer signs deliveries. Returns 404 if the webhook endpoint does not exist.
   *
   * `POST /webhook-endpoints/rotateSecret`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The webhook endpoint with its new secret.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.rotateSecret(5);
   * ```
   */
  rotateSecret(input: types.RotateWebhookEndpointSecretInput | types.RotateWebhookEndpointSecretInput['id'], options?: CallOptions): Call<schemas.WebhookEndpointSecretReply>;

  /**
   * Send a test event.
   *
   * Requires the admin role. Sends an event of the type `webhook.test` to a webhook endpoint, even if the endpoint is disabled, and returns
   * the delivery. The event is sent once, without retries. The result does not change `failingSince`. If the receiver cannot be reached,
   * does not respond within 15 seconds or does not return a 2xx status, the delivery has the status `failed`. Returns 404 if the endpoint
   * does not exist.
   *
   * `POST /webhook-endpoints/test`
   *
   * @param input - query parameters, in one object, or the `id` alone
   * @param options - signal, time limits and headers of this call
   * @returns The delivery of the test event.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `admin_required`; 404 `webhook_endpoint_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.webhookEndpoints.test(5);
   * ```
   */
  test(input: types.TestWebhookEndpointInput | types.TestWebhookEndpointInput['id'], options?: CallOptions): Call<schemas.WebhookDeliveryReply>;

  /** The operations under `client.webhookEndpoints.deliveries`. */
  readonly deliveries: WebhookEndpointsDeliveriesMethods;
}

/** The operations under `client.tasks`. */
export interface TasksMethods {
  /**
   * List scheduled tasks.
   *
   * Requires the member role or higher. Without `taskId`, returns the caller's tasks, newest first. The list is
   * complete: it has no pages. With `allInOrg=true`, which requires the admin role, returns every task of the
   * organization. With `taskId`, returns that task as an object and ignores `allInOrg`.
   *
   * Only the owner and admins can read a task; other callers get 403. Returns 404 if the task does not exist or was
   * deleted.
   *
   * `GET /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `admin_required`,
   * `scheduled_task_not_owned`; 404 `scheduled_task_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.tasks.list()) console.log(item);
   * ```
   */
  list(input?: types.ListScheduledTasksInput, options?: CallOptions): List<schemas.ScheduledTask, schemas.ScheduledTask[]>;

  /**
   * Get a scheduled task.
   *
   * Requires the member role or higher. Without `taskId`, returns the caller's tasks, newest first. The list is
   * complete: it has no pages. With `allInOrg=true`, which requires the admin role, returns every task of the
   * organization. With `taskId`, returns that task as an object and ignores `allInOrg`.
   *
   * Only the owner and admins can read a task; other callers get 403. Returns 404 if the task does not exist or was
   * deleted.
   *
   * `GET /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object, or the `taskId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the `ScheduledTask`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `admin_required`,
   * `scheduled_task_not_owned`; 404 `scheduled_task_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.get(7);
   * ```
   */
  get(input: types.GetScheduledTaskInput | types.GetScheduledTaskInput['taskId'], options?: CallOptions): Call<schemas.ScheduledTask>;

  /**
   * Update a scheduled task.
   *
   * Requires the member role or higher. Changes the given fields, keeps the others, and returns the task. If
   * `schedule` changes, missed slots of the old schedule do not run. `enabled` works as in `POST
   * /scheduled-tasks/toggle`. Read-only fields in the body are ignored.
   *
   * Only the owner and admins can change a task; other callers get 403. An admin who changes `prompt`, `agentId` or
   * `schedule` of another member's task becomes its owner, and the task then runs as the admin. Other changes keep
   * the owner. Returns 404 if the task, or a new agent, does not exist or was deleted.
   *
   * `PUT /scheduled-tasks/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated task.
   * @throws {ApiError} 400 `bad_request`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`, `organization_required`; 403
   * `management_access_required`, `scheduled_task_not_owned`; 404 `scheduled_task_not_found`, `agent_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.update({ taskId: 7, schedule: '0 7 * * 1-5' });
   * ```
   */
  update(input: types.UpdateScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask>;

  /**
   * Create a scheduled task.
   *
   * Requires the member role or higher. Creates a task that runs an agent with `prompt` on a cron schedule in UTC,
   * and returns it. The caller owns the task and its conversations. Each time at which the schedule fires is a slot.
   * A slot starts at most one execution. If several slots pass while no worker is running, only the latest slot can
   * run. If it is older than `catchUpWindowSeconds`, it does not run. Values below 60 seconds count as 60 seconds.
   *
   * Returns 400 if the schedule is not a cron expression with five fields, or never fires, for example because its
   * date is 30 February. Returns 404 if the agent does not exist or was deleted.
   *
   * `POST /scheduled-tasks/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The new task.
   * @throws {ApiError} 400 `bad_request`, `scheduled_task_limit_reached`, `organization_required`; 403 `management_access_required`; 404
   * `agent_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.create({
   *   name: 'Morning visit digest',
   *   description: 'Sums up the visits of the day before',
   *   prompt: 'Sum up all visit reports of yesterday in ten lines.',
   *   schedule: '0 6 * * 1-5',
   *   agentId: 2,
   * });
   * ```
   */
  create(input: types.CreateScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask>;

  /**
   * Delete a scheduled task.
   *
   * Requires the member role or higher. Soft-deletes and disables a task: it is no longer listed or run. An
   * execution that is running continues to its end, and an execution that waits is skipped. The conversations of the
   * task are kept.
   *
   * Send `taskId` in the query or as a JSON body, `{"taskId": 7}`. Returns 400 if neither contains `taskId`, or if
   * the ids differ. Only the owner and admins can delete a task; other callers get 403. Returns 404 if the task does
   * not exist or was already deleted.
   *
   * `DELETE /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object, or the `taskId` alone
   * @param options - signal, time limits and headers of this call
   * @returns nothing
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `scheduled_task_not_owned`; 404
   * `scheduled_task_not_found`; 409 `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * await client.tasks.delete(7);
   * ```
   */
  delete(input: types.DeleteScheduledTaskInput | types.DeleteScheduledTaskInput['taskId'], options?: CallOptions): Call<undefined>;

  /**
   * Enable or disable a scheduled task.
   *
   * Requires the member role or higher. Sets `enabled` and returns the task. Enabling a task sets `pausedReason` to
   * null and `consecutiveFailures` to 0; slots that have passed do not run. Disabling a task does not stop a running
   * execution. If `enabled` already has this value, nothing changes.
   *
   * Only the owner and admins can enable and disable a task; other callers get 403. Enabling returns 400 if the
   * owner left the organization or became a guest, and 404 if the agent was deleted. Returns 404 if the task does
   * not exist or was deleted.
   *
   * `POST /scheduled-tasks/toggle`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The updated task.
   * @throws {ApiError} 400 `bad_request`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`, `organization_required`; 403
   * `management_access_required`, `scheduled_task_not_owned`; 404 `scheduled_task_not_found`, `agent_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.toggle({ taskId: 7, enabled: false });
   * ```
   */
  toggle(input: types.ToggleScheduledTaskInput, options?: CallOptions): Call<schemas.ScheduledTask>;

  /**
   * Run a scheduled task now.
   *
   * Requires the member role or higher. Enqueues one execution and returns it before it starts. The execution runs
   * as the owner of the task. Ignores the schedule, `enabled` and `overlapPolicy`. If a slot of the schedule becomes
   * due while the execution is in progress, `overlapPolicy` applies to the slot. A failure counts towards
   * `consecutiveFailures`. To follow the execution, call `GET /scheduled-tasks/executions`, or `GET
   * /getConversation` with its `conversationId`.
   *
   * Only the owner and admins can run a task; other callers get 403. Returns 400 if the owner left the organization
   * or became a guest. Returns 404 if the task or its agent does not exist or was deleted, and 409 if 10 executions
   * of the task are in progress.
   *
   * `POST /scheduled-tasks/run`
   *
   * @param input - fields of the body, in one object, or the `taskId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The new execution.
   * @throws {ApiError} 400 `bad_request`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`, `organization_required`; 403
   * `management_access_required`, `scheduled_task_not_owned`; 404 `scheduled_task_not_found`, `agent_not_found`; 409
   * `scheduled_task_run_limit_reached`, `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.run(7);
   * ```
   */
  run(input: types.RunScheduledTaskInput | types.RunScheduledTaskInput['taskId'], options?: CallOptions): Call<schemas.TaskExecution>;

  /**
   * List executions of scheduled tasks.
   *
   * Requires the member role or higher. Returns the executions of the caller's tasks, newest first. For an admin,
   * returns the executions of every task of the organization. Returns one page of at most `limit` entries. To get
   * the next page, pass the `id` of the last entry as `before`; after the last page, the list is empty. With
   * `stats=true`, returns counts by status instead and ignores `limit`, `before` and `include`. Executions of
   * deleted tasks are included.
   *
   * Each slot (a time at which the schedule fires) has at most one entry. With `include=occurrences`, the list also
   * contains the slots and manual executions that did not run, with the reason. Slots that pass while a task is
   * disabled are recorded when the task is enabled or its schedule changes. After a long time without records, for
   * example after an outage, only the newest 1,440 slots are recorded. An execution stays `in_progress` while a
   * model call is repeated, or while the execution waits for the file storage or the database. Returns 403 if
   * `taskId` names another member's task and the caller is not an admin. Returns 404 if the task does not exist.
   *
   * `GET /scheduled-tasks/executions`
   *
   * Iterating returns at most the first 500 records, because the contract has no further pages.
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `scheduled_task_not_owned`; 404
   * `scheduled_task_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.tasks.executions()) console.log(item);
   * ```
   */
  executions(input?: types.ListTaskExecutionsInput, options?: CallOptions): List<schemas.TaskExecution, schemas.TaskExecution[]>;

  /**
   * Get the task execution stats.
   *
   * Requires the member role or higher. Returns the executions of the caller's tasks, newest first. For an admin,
   * returns the executions of every task of the organization. Returns one page of at most `limit` entries. To get
   * the next page, pass the `id` of the last entry as `before`; after the last page, the list is empty. With
   * `stats=true`, returns counts by status instead and ignores `limit`, `before` and `include`. Executions of
   * deleted tasks are included.
   *
   * Each slot (a time at which the schedule fires) has at most one entry. With `include=occurrences`, the list also
   * contains the slots and manual executions that did not run, with the reason. Slots that pass while a task is
   * disabled are recorded when the task is enabled or its schedule changes. After a long time without records, for
   * example after an outage, only the newest 1,440 slots are recorded. An execution stays `in_progress` while a
   * model call is repeated, or while the execution waits for the file storage or the database. Returns 403 if
   * `taskId` names another member's task and the caller is not an admin. Returns 404 if the task does not exist.
   *
   * `GET /scheduled-tasks/executions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the `TaskExecutionStats`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`, `scheduled_task_not_owned`; 404
   * `scheduled_task_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.executionStats();
   * ```
   */
  executionStats(input?: types.GetTaskExecutionStatsInput, options?: CallOptions): Call<schemas.TaskExecutionStats>;

  /**
   * Preview when a schedule fires.
   *
   * Requires the member role or higher. Returns the next ten times at which a cron expression fires, in UTC, and the meaning of the
   * expression in English. Stores nothing. If both the day of month and the day of week are restricted (not `*`), the schedule fires on days
   * that match either. Returns 400 if the expression is invalid or never fires, with the reason in `details`.
   *
   * `GET /scheduled-tasks/preview`
   *
   * @param input - query parameters, in one object, or the `schedule` alone
   * @param options - signal, time limits and headers of this call
   * @returns The next times and the meaning of the expression.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.tasks.preview('0 6 * * 1-5');
   * ```
   */
  preview(input: types.PreviewScheduleInput | types.PreviewScheduleInput['schedule'], options?: CallOptions): Call<schemas.SchedulePreview>;
}

/** The operations under `client.chat`. */
export interface ChatMethods {
  /**
   * Send a message to an agent and stream the reply.
   *
   * Requires the guest role or higher. Sends one user message to an agent and runs the agent. Without `threadId`,
   * opens a conversation that the caller owns. With `threadId`, adds the message to that conversation, which must
   * belong to the caller. Guests can chat only with agents whose `stage` is `released` and whose `showInChat` is
   * true.
   *
   * **AI SDK.** `new DefaultChatTransport({ api: '<base>/chat', headers, body: { agentId } })` works without
   * changes, in versions 5, 6 and 7. The `id` of the chat selects the caller's conversation that was opened with this
   * `id`, or else the conversation whose `threadId` equals this `id`. If there is neither, a conversation is opened.
   * Only the text and file parts of the last message are sent; other parts and earlier messages are ignored.
   *
   * The last message of the AI SDK replaces stored messages in two cases:
   *
   * - The `id` of a stored user message, or the `id` that the client sent with it, equals the `id` of the last
   *   message. Then the last message replaces the stored message and all messages after it. If both have the same
   *   parts, the stored message is kept, and only the messages after it are replaced.
   * - No stored user message has this `id`, `trigger` is `regenerate-message`, and `messageId` is the id of an
   *   answer. Then the user message before this answer is kept, even if its parts differ. All messages after it are
   *   replaced.
   *
   * In all other cases, the message is added. A message in the field `message` is always added. Replaced messages
   * stay stored for audits, but no operation returns them, and the model does not receive them.
   *
   * **Reply.** By default, returns 200 with an event stream in the AI SDK's UI-message protocol, version 1. Each
   * event is a `data:` line with a JSON object, and the last line is `data: [DONE]`. In the `start` event,
   * `messageId` is the id of the stored answer, and `messageMetadata.threadId` is the id of the conversation. If a
   * run fails after the stream began, the stream contains an event of the type `error`. The status code remains 200,
   * and the `streamStatus` of the conversation becomes `error` or `timeout`.
   *
   * With the header `X-Stream-Response: false`, returns 202 as soon as the message is stored, and the run continues
   * in the background. Poll `GET /getConversation` until `streamStatus` is no longer `in_progress`. A run continues
   * if the connection closes. To resume the stream, call `GET /chat/stream`. To stop the run, call `POST
   * /conversations/stop`.
   *
   * **Files.** Send a file as a base64 `data:` URL of at most 4,194,304 characters, or as the `key` of a completed
   * upload. Other URLs, keys of another organization and keys without a file return 400. Guests can send only keys
   * of their own uploads.
   *
   * **Repeats.** With an `Idempotency-Key`, a repeated request does not store the message or run the agent again. If
   * the first request returned 202, the repeat returns the same 202. If the first request returned a stream, the
   * repeat returns 409, and `X-Thread-ID` names the conversation to read.
   *
   * **Limits.** At most 60 requests a minute per user. A user can have 10 streamed runs and 100 background runs in
   * progress. The background runs include waiting runs, and runs of triggers and scheduled tasks. An organization
   * can have 1,000 runs in progress. A message over a limit returns 429 and is not stored. A conversation is full at
   * 10,000 messages or 32 MiB, not counting files sent by key.
   *
   * **Errors.** Returns 400 if `agentId` is not the agent of the conversation, or the conversation is full. Returns
   * 404 if the agent or the conversation does not exist, was deleted, or is not available to the caller. Returns 409
   * if a run of the conversation is in progress; the message is not stored.
   *
   * `POST /chat`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the stream; the time limits apply until its headers arrive
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `agent_not_found`,
   * `conversation_not_found`; 409 `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat.stream({
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
  stream(input: types.StreamChatInput, options?: CallOptions): Call<ReadableStream<Uint8Array>>;

  /**
   * Send a message to an agent without streaming the reply.
   *
   * Requires the guest role or higher. Sends one user message to an agent and runs the agent. Without `threadId`,
   * opens a conversation that the caller owns. With `threadId`, adds the message to that conversation, which must
   * belong to the caller. Guests can chat only with agents whose `stage` is `released` and whose `showInChat` is
   * true.
   *
   * **AI SDK.** `new DefaultChatTransport({ api: '<base>/chat', headers, body: { agentId } })` works without
   * changes, in versions 5, 6 and 7. The `id` of the chat selects the caller's conversation that was opened with this
   * `id`, or else the conversation whose `threadId` equals this `id`. If there is neither, a conversation is opened.
   * Only the text and file parts of the last message are sent; other parts and earlier messages are ignored.
   *
   * The last message of the AI SDK replaces stored messages in two cases:
   *
   * - The `id` of a stored user message, or the `id` that the client sent with it, equals the `id` of the last
   *   message. Then the last message replaces the stored message and all messages after it. If both have the same
   *   parts, the stored message is kept, and only the messages after it are replaced.
   * - No stored user message has this `id`, `trigger` is `regenerate-message`, and `messageId` is the id of an
   *   answer. Then the user message before this answer is kept, even if its parts differ. All messages after it are
   *   replaced.
   *
   * In all other cases, the message is added. A message in the field `message` is always added. Replaced messages
   * stay stored for audits, but no operation returns them, and the model does not receive them.
   *
   * **Reply.** By default, returns 200 with an event stream in the AI SDK's UI-message protocol, version 1. Each
   * event is a `data:` line with a JSON object, and the last line is `data: [DONE]`. In the `start` event,
   * `messageId` is the id of the stored answer, and `messageMetadata.threadId` is the id of the conversation. If a
   * run fails after the stream began, the stream contains an event of the type `error`. The status code remains 200,
   * and the `streamStatus` of the conversation becomes `error` or `timeout`.
   *
   * With the header `X-Stream-Response: false`, returns 202 as soon as the message is stored, and the run continues
   * in the background. Poll `GET /getConversation` until `streamStatus` is no longer `in_progress`. A run continues
   * if the connection closes. To resume the stream, call `GET /chat/stream`. To stop the run, call `POST
   * /conversations/stop`.
   *
   * **Files.** Send a file as a base64 `data:` URL of at most 4,194,304 characters, or as the `key` of a completed
   * upload. Other URLs, keys of another organization and keys without a file return 400. Guests can send only keys
   * of their own uploads.
   *
   * **Repeats.** With an `Idempotency-Key`, a repeated request does not store the message or run the agent again. If
   * the first request returned 202, the repeat returns the same 202. If the first request returned a stream, the
   * repeat returns 409, and `X-Thread-ID` names the conversation to read.
   *
   * **Limits.** At most 60 requests a minute per user. A user can have 10 streamed runs and 100 background runs in
   * progress. The background runs include waiting runs, and runs of triggers and scheduled tasks. An organization
   * can have 1,000 runs in progress. A message over a limit returns 429 and is not stored. A conversation is full at
   * 10,000 messages or 32 MiB, not counting files sent by key.
   *
   * **Errors.** Returns 400 if `agentId` is not the agent of the conversation, or the conversation is full. Returns
   * 404 if the agent or the conversation does not exist, was deleted, or is not available to the caller. Returns 409
   * if a run of the conversation is in progress; the message is not stored.
   *
   * `POST /chat`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the `ChatAccepted`
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `agent_not_found`,
   * `conversation_not_found`; 409 `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`; 422
   * `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat.send({
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
  send(input: types.SendChatInput, options?: CallOptions): Call<schemas.ChatAccepted>;

  /**
   * Resume the stream of a run in progress.
   *
   * Requires the guest role or higher. Streams the run in progress of a conversation, from the beginning of the
   * answer. Also served at `/chat/{threadId}/stream`, the path that the AI SDK's chat client calls. Callers can read
   * their own conversations, admins every conversation of the organization.
   *
   * Returns 204 if no run is in progress; in that case, call `GET /getConversation` for the answer. Also returns 204
   * if the conversation does not exist, or is not available to the caller. If the answer is too long to be resumed,
   * returns 204 or closes the connection before `[DONE]`. The connection also closes before `[DONE]` if the run may
   * start again, for example because its process crashed.
   *
   * `GET /chat/stream`
   *
   * @param input - query parameters, in one object, or the `threadId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the stream; the time limits apply until its headers arrive
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat.resume('c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
   * ```
   */
  resume(input: types.ResumeChatInput | types.ResumeChatInput['threadId'], options?: CallOptions): Call<ReadableStream<Uint8Array> | null>;
}

/** The operations under `client.conversations.messages`. */
export interface ConversationsMessagesMethods {
  /**
   * List the messages of a conversation.
   *
   * Requires the guest role or higher. Returns the messages of a conversation, oldest first. Returns one page of at most `limit` entries. To
   * get the next page, pass `nextCursor` as `cursor`; it is null on the last page. Callers can read their own conversations, admins every
   * conversation of the organization. Returns 404 if the conversation does not exist, was deleted, or is not available to the caller.
   *
   * `GET /conversations/messages`
   *
   * @param input - query parameters, in one object, or the `threadId` alone
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `conversation_not_found`; 503
   * `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.conversations.messages.list('c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6')) console.log(item);
   * ```
   */
  list(input: types.ListConversationMessagesInput | types.ListConversationMessagesInput['threadId'], options?: CallOptions): List<schemas.Message, schemas.MessagePage>;
}

/** The operations under `client.conversations`. */
export interface ConversationsMethods {
  /**
   * Get a conversation with all its messages.
   *
   * Requires the guest role or higher. Returns a conversation with all its messages, ordered by creation time.
   * Callers can read their own conversations, admins every conversation of the organization. During a run, returns
   * the messages stored so far, and `streamStatus` is `in_progress`.
   *
   * A soft-deleted conversation is returned with `isDeleted: true` until it is purged. Lists omit it, and it accepts
   * no messages. Returns 404 if the conversation does not exist, was purged, or is not available to the caller. To
   * reopen a chat, a chat client can send its own chat id as `threadId`.
   *
   * `GET /getConversation`
   *
   * @param input - query parameters, in one object, or the `threadId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The conversation with its messages.
   * @throws {ApiError} 400 `bad_request`, `thread_id_required`, `organization_required`; 403 `organization_role_required`; 404
   * `conversation_not_found`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.conversations.get('c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
   * ```
   */
  get(input: types.GetConversationInput | types.GetConversationInput['threadId'], options?: CallOptions): Call<schemas.Conversation>;

  /**
   * List conversations.
   *
   * Requires the guest role or higher. Returns the caller's conversations without messages and system prompt, most
   * recently updated first (by `updatedAt`, then `id`). Returns one page of at most `limit` entries. To get the next
   * page, pass `nextCursor` as `cursor`; it is null on the last page. With `allInOrg=true`, which requires the admin
   * role, returns the conversations of the whole organization.
   *
   * Soft-deleted conversations are omitted. Sub-conversations are listed only with `source=agent`. Conversations of
   * scheduled tasks are included. New conversations do not shift later pages. A conversation that changes while
   * pages are read moves to the start of the list, so later pages can omit it. The `userId` of another user requires
   * `allInOrg=true`; without it, admins get 400 and other callers 403. Returns 400 if `from` is later than `to`. The
   * filters `model` and `minCostUsd` return 403 to guests.
   *
   * `GET /conversations`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`, `admin_required`,
   * `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.conversations.list()) console.log(item);
   * ```
   */
  list(input?: types.ListConversationsInput, options?: CallOptions): List<schemas.ConversationSummary, schemas.ConversationPage>;

  /**
   * Delete a conversation.
   *
   * Requires the guest role or higher. Soft-deletes a conversation and its sub-conversations, and returns the
   * conversation with `isDeleted: true`. Lists and the dashboard omit them. Runs in progress end with the status
   * `stopped`, and their answers are not stored.
   *
   * Callers can delete their own conversations, admins every conversation of the organization. Returns 404 if the
   * conversation does not exist, was already deleted, or is not available to the caller.
   *
   * `DELETE /conversations`
   *
   * @param input - query parameters, in one object, or the `threadId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The deleted conversation, without messages.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `conversation_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.conversations.delete('c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
   * ```
   */
  delete(input: types.DeleteConversationInput | types.DeleteConversationInput['threadId'], options?: CallOptions): Call<schemas.ConversationSummary>;

  /**
   * Rename a conversation.
   *
   * Requires the guest role or higher. Sets the name of a conversation and returns the conversation without
   * messages. White space at both ends of the name is removed. A body without `name`, or with the current name,
   * changes nothing, including `updatedAt`. Read-only fields in the body are ignored.
   *
   * Callers can rename their own conversations, admins every conversation of the organization. Returns 400 for an
   * empty name. Returns 404 if the conversation does not exist, was deleted, or is not available to the caller.
   *
   * `PATCH /conversations`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The renamed conversation, without messages.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `conversation_not_found`; 409
   * `idempotency_key_in_progress`; 412 `record_changed`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.conversations.rename({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6', name: 'Arm X2 brake fault E-17' });
   * ```
   */
  rename(input: types.RenameConversationInput, options?: CallOptions): Call<schemas.ConversationSummary>;

  /**
   * Stop the run of a conversation.
   *
   * Requires the guest role or higher. Stops the run in progress of a conversation and the runs of its
   * sub-conversations. When the call returns, the runs have ended and a new message can be sent. If a run ends
   * within 5 seconds after the request, the text that the agent has written is kept. Returns `stopped: false` if no
   * run was in progress, or if the run ended by itself.
   *
   * Callers can stop their own conversations, admins every conversation of the organization. Returns 404 if the
   * conversation does not exist, was deleted, or is not available to the caller.
   *
   * `POST /conversations/stop`
   *
   * @param input - fields of the body, in one object, or the `threadId` alone
   * @param options - signal, time limits and headers of this call
   * @returns The status of the conversation after the call.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `conversation_not_found`; 409
   * `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.conversations.stop('c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
   * ```
   */
  stop(input: types.StopConversationInput | types.StopConversationInput['threadId'], options?: CallOptions): Call<schemas.ConversationStopResult>;

  /**
   * Rate a conversation or a message.
   *
   * Requires the guest role or higher. Stores the caller's rating of a conversation or, with `messageId`, of one
   * message, and returns it. A user has one rating per message and one for the conversation as a whole; a new rating
   * replaces the previous one. The dashboard shows the ratings. A rating does not change `updatedAt` of the
   * conversation.
   *
   * Callers can rate their own conversations, admins every conversation of the organization. Returns 404 if the
   * conversation does not exist, was deleted, or is not available to the caller. Also returns 404 if the message
   * does not exist.
   *
   * `POST /conversations/feedback`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The stored rating.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`; 404 `conversation_not_found`,
   * `message_not_found`; 409 `idempotency_key_in_progress`; 422 `idempotency_key_reused`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.conversations.createFeedback({
   *   threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
   *   messageId: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
   *   rating: 'helpful',
   *   comment: 'The brake supply was the cause.',
   * });
   * ```
   */
  createFeedback(input: types.CreateConversationFeedbackInput, options?: CallOptions): Call<schemas.ConversationFeedbackResult>;

  /** The operations under `client.conversations.messages`. */
  readonly messages: ConversationsMessagesMethods;
}

/** The operations under `client.dashboard`. */
export interface DashboardMethods {
  /**
   * List conversations with usage data, all at once.
   *
   * Requires the guest role or higher. Returns the caller's top-level conversations with `from` <= `createdAt` <
   * `to`, most recently updated first. Each has its owner, agent, usage and cost. `limit` turns on paging. Returns
   * one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last
   * page. Without `limit`, returns all conversations as an array. Each conversation contains its sub-conversations
   * in `subConversations`, whatever their dates. Soft-deleted conversations are omitted. The counts of a
   * conversation do not include its sub-conversations.
   *
   * With `allInOrg=true`, which requires the admin role, returns the conversations of the whole organization. The
   * `userId` of another user requires `allInOrg=true`; without it, admins get 400 and other callers 403. For guests,
   * replies contain no models and costs, and the filters `model` and `minCostUsd` return 403.
   *
   * Filters apply to the top-level conversations and their last runs. With `source=agent`, the list contains
   * sub-conversations instead of top-level conversations, and `from`, `to` and the filters apply to these. If `from`
   * equals `to`, returns an empty list. Returns 400 if `from` is later than `to`. Without `limit`, also returns 400
   * if more than 10,000 top-level conversations match. In that case, send `limit`.
   *
   * `GET /dashboard/getInteractions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list, in one page
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`, `admin_required`,
   * `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.dashboard.interactions({ from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })) console.log(item);
   * ```
   */
  interactions(input: types.GetInteractionsInput, options?: CallOptions): List<schemas.DashboardInteraction, schemas.DashboardInteraction[]>;

  /**
   * List conversations with usage data, in pages.
   *
   * Requires the guest role or higher. Returns the caller's top-level conversations with `from` <= `createdAt` <
   * `to`, most recently updated first. Each has its owner, agent, usage and cost. `limit` turns on paging. Returns
   * one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last
   * page. Without `limit`, returns all conversations as an array. Each conversation contains its sub-conversations
   * in `subConversations`, whatever their dates. Soft-deleted conversations are omitted. The counts of a
   * conversation do not include its sub-conversations.
   *
   * With `allInOrg=true`, which requires the admin role, returns the conversations of the whole organization. The
   * `userId` of another user requires `allInOrg=true`; without it, admins get 400 and other callers 403. For guests,
   * replies contain no models and costs, and the filters `model` and `minCostUsd` return 403.
   *
   * Filters apply to the top-level conversations and their last runs. With `source=agent`, the list contains
   * sub-conversations instead of top-level conversations, and `from`, `to` and the filters apply to these. If `from`
   * equals `to`, returns an empty list. Returns 400 if `from` is later than `to`. Without `limit`, also returns 400
   * if more than 10,000 top-level conversations match. In that case, send `limit`.
   *
   * `GET /dashboard/getInteractions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns the list: awaiting it returns the first page, and iterating it returns all records
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`, `admin_required`,
   * `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * for await (const item of client.dashboard.interactionPages({ from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', limit: 50 })) console.log(item);
   * ```
   */
  interactionPages(input: types.ListInteractionsInput, options?: CallOptions): List<schemas.DashboardInteraction, schemas.DashboardInteractionPage>;

  /**
   * Get usage totals.
   *
   * Requires the guest role or higher. Returns totals over the conversations that `GET /dashboard/getInteractions`
   * returns for the same filters. The same rules apply to `allInOrg`, `userId`, `from` and `to`, but any number of
   * conversations can match.
   *
   * Messages, tool calls, tokens, cost and feedback include sub-conversations; `conversationCount` and
   * `failedConversationCount` count top-level conversations only. The range and the series use the `createdAt` of
   * the top-level conversation, also for the values of its sub-conversations. With `source=agent`, all of these
   * values cover only the selected sub-conversations, and the range and the series use their `createdAt`. `kbCount`
   * and `kbFileCount` are current numbers of the organization, and filters do not affect them. For guests, both are
   * 0, every cost counts as unknown, and the filters `model` and `minCostUsd` return 403.
   *
   * With `interval`, also returns a series for charts, oldest first. The series has one entry for each hour, day or
   * week (from Monday) in UTC that overlaps the range, including entries without conversations. Returns 400 if the
   * series would have more than 1,000 entries.
   *
   * `GET /dashboard/getStats`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limits and headers of this call
   * @returns The totals and, with `interval`, the series.
   * @throws {ApiError} 400 `bad_request`, `organization_required`; 403 `organization_role_required`, `admin_required`,
   * `management_access_required`; 503 `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.dashboard.stats({ from: '2026-11-12T00:00:00.000Z', to: '2026-11-14T00:00:00.000Z' });
   * ```
   */
  stats(input: types.GetStatsInput, options?: CallOptions): Call<schemas.DashboardStats>;
}

/** The methods of a client by their groups, as functions whose first parameter is the client. */
export const methods = {
  agents: {
    list: listAgents,
    get: getAgent,
    save: saveAgent,
    delete: deleteAgent,
    syncTools: syncAgentTools,
    versions: {
      list: listAgentVersions,
      get: getAgentVersion,
      rollback: restoreAgentVersion,
      checkpoint: createAgentCheckpoint,
    },
  },
  tags: {
    list: listAgentTags,
    update: updateAgentTag,
    create: createAgentTag,
    delete: deleteAgentTag,
  },
  tools: {
    list: listTools,
  },
  models: {
    list: listModels,
  },
  users: {
    list: listUsers,
    remove: removeUsers,
    bulkRemove: bulkRemoveUsers,
    updateMetadata: updateUserMetadata,
    erase: eraseUser,
  },
  invitations: {
    list: listInvitations,
    create: createInvitations,
    revoke: revokeInvitations,
  },
  auditLog: {
    list: listAuditLog,
    export: exportAuditLog,
  },
  deletedRecords: {
    list: listDeletedRecords,
    restore: restoreDeletedRecord,
  },
  dependents: {
    list: listDependents,
  },
  me: {
    permissions: getMyPermissions,
  },
  uploads: {
    presign: createPresignedUpload,
  },
  skills: {
    list: listSkills,
    get: getSkill,
    update: updateSkill,
    create: createSkill,
    delete: deleteSkill,
    files: {
      list: listSkillFiles,
      add: addSkillFile,
      delete: deleteSkillFile,
      getDownload: getSkillFileDownload,
    },
  },
  knowledgeBases: {
    list: listKnowledgeBases,
    get: getKnowledgeBase,
    update: updateKnowledgeBase,
    create: createKnowledgeBase,
    delete: deleteKnowledgeBase,
    search: searchKnowledgeBase,
    files: {
      list: listKnowledgeBaseFiles,
      add: addKnowledgeBaseFile,
      delete: deleteKnowledgeBaseFile,
      retry: retryKnowledgeBaseFile,
      getDownload: getKnowledgeBaseFileDownload,
      listChunks: listKnowledgeBaseFileChunks,
    },
  },
  toolServers: {
    list: listToolServers,
    get: getToolServer,
    update: updateToolServer,
    create: createToolServer,
    delete: deleteToolServer,
    test: testToolServer,
  },
  webhookEndpoints: {
    list: listWebhookEndpoints,
    get: getWebhookEndpoint,
    update: updateWebhookEndpoint,
    create: createWebhookEndpoint,
    delete: deleteWebhookEndpoint,
    rotateSecret: rotateWebhookEndpointSecret,
    test: testWebhookEndpoint,
    deliveries: {
      list: listWebhookDeliveries,
      replay: replayWebhookDelivery,
    },
  },
  tasks: {
    list: listScheduledTasks,
    get: getScheduledTask,
    update: updateScheduledTask,
    create: createScheduledTask,
    delete: deleteScheduledTask,
    toggle: toggleScheduledTask,
    run: runScheduledTask,
    executions: listTaskExecutions,
    executionStats: getTaskExecutionStats,
    preview: previewSchedule,
  },
  chat: {
    stream: streamChat,
    send: sendChat,
    resume: resumeChat,
  },
  conversations: {
    get: getConversation,
    list: listConversations,
    delete: deleteConversation,
    rename: renameConversation,
    stop: stopConversation,
    createFeedback: createConversationFeedback,
    messages: {
      list: listConversationMessages,
    },
  },
  dashboard: {
    interactions: getInteractions,
    interactionPages: listInteractions,
    stats: getStats,
  },
};
