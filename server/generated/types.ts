// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents, or get one
         * @description Requires the member role or higher. Without `id`, returns every agent of the organization with its tags, sorted by name, case-insensitively. The list is complete: it has no pages. With `id`, returns that agent as an object. Returns 404 if the agent does not exist or was deleted.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create or update an agent
         * @description Requires the agent manager role or higher, or the permission `org:manage_agents:create` or
         *     `org:manage_agents:update`. Creating needs the first permission, updating the second.
         *
         *     Without `id`, creates an agent; `name` is required. With `id`, updates that agent: an omitted field keeps its
         *     value and `null` clears a nullable field. An empty list in `tagIds` removes the tags. Read-only fields in the
         *     body are ignored.
         *
         *     A save that changes the configuration appends a version and moves `publishedVersionId` to it. A save that
         *     changes nothing, or only tags, appends none. Returns the saved agent. Its `warnings` name unknown variables of
         *     the prompt, problems of the model, and settings that the model ignores or limits. Returns 400 if the provider of
         *     a new `model`, the part before the colon, does not exist. Returns 404 if the agent, or a record to which the
         *     save adds a reference, does not exist.
         */
        post: operations["saveAgent"];
        /**
         * Delete an agent
         * @description Requires the admin role, or the permission `org:manage_agents:delete`. Soft-deletes an agent and returns its
         *     last state. The agent can no longer be listed, read, changed or run. Runs that a process already executes
         *     continue; waiting runs fail. The versions and conversations are kept, and the email slug becomes free.
         *
         *     Within seconds, the scheduled tasks and knowledge base triggers that run the agent are disabled; until then,
         *     they start no run. Every agent that may call the deleted agent gets a new version without the reference. Returns
         *     404 if the agent does not exist or was already deleted.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an agent, or get one
         * @description Requires the member role or higher. Returns the versions of an agent, newest first. Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `before`; it is null on the last page. With `versionId`, returns that version instead, with its configuration (`snapshot`) and the differences from the previous version (`changes`). Returns 404 if the agent or the version does not exist, or the agent was deleted.
         */
        get: operations["listAgentVersions"];
        put?: never;
        /**
         * Roll back to a version, or save a checkpoint
         * @description Requires the agent manager role or higher, or the permission `org:manage_agents:update`.
         *
         *     - `rollback` immediately makes the snapshot of a version the live configuration, and moves `publishedVersionId`
         *       to that version. It appends no version. Returns 400 if another agent now has the email slug of the snapshot.
         *     - `checkpoint` appends the live configuration as a version with an optional label, and moves
         *       `publishedVersionId` to that version. If the newest version already has this configuration, no version is
         *       appended. The newest version then gets the label, if one is sent, and `created` is false.
         *
         *     Returns 404 if the agent or the version does not exist, or the agent was deleted.
         */
        post: operations["changeAgentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/sync-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the tool schemas of all agents
         * @description Requires the admin role. Sets the description and parameters of every agent's tools to those of the tool
         *     catalog. Provider tools do not change. Each tool keeps its `config`, such as `callableAgentIds`.
         *
         *     Returns the agents that changed; each gets a new version. A tool that is no longer in the catalog stays as it is
         *     and is listed in `retiredTools`.
         */
        post: operations["syncAgentTools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agent tags
         * @description Requires the member role or higher. Returns every tag of the organization, sorted by name, with the number of agents that have it. The list is complete: it has no pages.
         */
        get: operations["listAgentTags"];
        /**
         * Update an agent tag
         * @description Requires the admin role. Changes the given fields, keeps the others, and returns the tag. Every agent with the tag shows the new name. Read-only fields in the body are ignored. Returns 400 if another tag has the new name, and 404 if the tag does not exist.
         */
        put: operations["updateAgentTag"];
        /**
         * Create an agent tag
         * @description Requires the admin role. Returns the new tag. If the organization already has a tag of this name, returns that tag. Names are compared exactly, after white space at both ends is removed. Concurrent calls with one name create one tag.
         */
        post: operations["createAgentTag"];
        /**
         * Delete an agent tag
         * @description Requires the admin role. Deletes a tag and removes it from every agent. Returns 404 if the tag does not exist.
         */
        delete: operations["deleteAgentTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tool catalog
         * @description Requires the member role or higher. Returns the tools that an agent's `tools` may contain, sorted by name. The list is complete: it has no pages. By default, only tools that are available now are listed. With `all=true`, the others are listed too, with the reason in `unavailableReason`.
         */
        get: operations["listTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models
         * @description Requires the member role or higher. Returns the known models for agents and knowledge bases, sorted by id. The list is complete: it has no pages. By default, only models that are available now are listed. With `all=true`, the others are listed too, with the reason in `unavailableReason`. An unknown model also works if its provider is configured.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the organization
         * @description Requires the admin role. Returns the members of the organization with the organization's metadata about them. Returns one page of at most `limit` entries, starting at `offset`; `totalCount` counts the entries of all pages. People with a pending invitation are not members yet; `GET /admin/invitations` lists them. Returns an empty page if `offset` is past the last member.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        /**
         * Remove users from the organization
         * @description Requires the admin role. Removes 1 to 50 members from the organization. They lose access within a second, and
         *     the organization's metadata about them is deleted. Within seconds, their runs in progress are stopped and their
         *     scheduled tasks are disabled. Their accounts at the identity provider remain.
         *
         *     Duplicate ids count once. An entry that fails does not stop the others and is listed in `errors`. Callers cannot
         *     remove themselves: their own entry fails. If it is the only entry, the request returns 400. An entry also fails
         *     if it exceeds a rate limit of the identity provider. Returns 200 if every user was removed, and otherwise 207.
         *     Returns 503 instead if the identity provider was unavailable for every entry but the caller's own. Send the ids
         *     in a JSON body with the DELETE request.
         */
        delete: operations["removeUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulkRemove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove users from the organization (deprecated)
         * @deprecated
         * @description Requires the admin role. Deprecated: use `DELETE /admin/users`, which takes the same body, returns the same
         *     replies and has dry runs. Replies have the headers `Deprecation`, `Sunset` and `Link`.
         */
        post: operations["bulkRemoveUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/updateUserMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the metadata of a user
         * @description Requires the admin role. Replaces the organization's metadata about a member and returns the member. The new
         *     object is not merged: absent keys are removed, and `{}` clears everything. Values may be any JSON. Keys whose
         *     value is null are dropped at every level, but lists are stored as they are. `role`, `department`, `team`,
         *     `level` and `vnum` are customary keys; none is required.
         *
         *     User lists and dashboard filters show the change immediately. Other members can read the metadata at the
         *     identity provider, so store no secrets in it. The user's metadata in other organizations does not change.
         *     Returns 403 if the user is not a member of the organization.
         */
        post: operations["updateUserMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person's data
         * @description Requires the admin role. Erases what the organization stores about a person, for example after a request under
         *     the GDPR, and returns a report. A member is first removed from the organization. The person may also have left
         *     already. This cannot be undone.
         *
         *     **Removed:**
         *
         *     - the person's conversations, with messages, ratings and attachments
         *     - the person's ratings of other conversations
         *     - the person's scheduled tasks, with executions
         *     - the person's uploads that no knowledge base or other conversation uses
         *     - the stored profile of the person
         *     - deliveries of events about the person to webhook endpoints
         *
         *     **Anonymized:** agents, skills, knowledge bases and other records of the organization stay, as do the entries of
         *     the audit log. The person's id in them is replaced by `erasedAs`, a random id that nothing connects with the
         *     person. The audit log also loses the person's names, email addresses, network addresses and metadata, and the
         *     values of their conversations and tasks. Mentions of the person in texts of others stay.
         *
         *     The person's runs in progress are stopped, which can take a few seconds. Background jobs then delete the records
         *     and the stored files, usually within minutes. If the person becomes a member again before then, the jobs can
         *     also delete new uploads and deliveries. This concerns uploads that are not used yet, and deliveries about the
         *     person.
         *
         *     For 30 days after the removal, the service keeps the user id with
         *     the role and times of the membership. Without this record, it could not refuse access tokens from before the
         *     removal. At the identity provider, only the membership is removed; the account and its invitations stay.
         *
         *     After this reply, operations can still return data of the person in three cases:
         *
         *     - Another caller repeats an earlier request with its `Idempotency-Key`. For up to 24 hours, the stored reply is
         *       returned.
         *     - Events about the person, such as `member.removed`, are still sent to webhook endpoints. `GET
         *       /webhook-endpoints/deliveries` shows such a delivery with the user id. A background job deletes the delivery
         *       after the last attempt.
         *     - A request of the person was in progress and stores a chat or a task. A background job erases these after the
         *       maximum duration of a request, unless the person is a member again.
         *
         *     Once all data is deleted, another erasure returns 404.
         *
         *     Returns 400 for the caller's own id, or if the identity provider refuses to remove the member. Returns 404 if
         *     the organization has no data of the person.
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations of the organization
         * @description Requires the admin role. Returns the invitations of the organization, newest first. Returns one page of at most `limit` entries, starting at `offset`; `totalCount` counts the entries of all pages. By default, only pending invitations are listed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people to the organization
         * @description Requires the admin role. Invites 1 to 50 people by email address:
         *
         *     - A person without an account at the identity provider gets an email with an invitation (`type` is
         *       `invitation`). It can be accepted for 30 days. If an invitation to the address is already pending, the entry
         *       fails: revoke that invitation first.
         *     - A person with an account becomes a member immediately (`type` is `direct_membership`). An entry for an
         *       existing member succeeds and changes nothing.
         *
         *     If addresses differ only in case, only the first is used. An entry that fails does not stop the others. Returns
         *     200 if every entry succeeded, and otherwise 207. Returns 503 instead if the identity provider was unavailable
         *     for every entry.
         */
        post: operations["createInvitations"];
        /**
         * Revoke pending invitations
         * @description Requires the admin role. Revokes 1 to 50 pending invitations, so that their links stop working. An entry fails if the organization has no such invitation, or if the invitation is not pending. Duplicate ids count once. An entry that fails does not stop the others and is listed in `errors`. Returns 200 if every invitation was revoked, and otherwise 207. Returns 503 instead if the identity provider was unavailable for every entry. Send the ids in a JSON body with the DELETE request.
         */
        delete: operations["revokeInvitations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auditLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Requires the admin role. Returns the administrative changes of the organization, newest first. An entry has the
         *     actor, the record, the time, the network address, the request id, and the changed fields with their old and new
         *     values. Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is
         *     null on the last page. A page of large entries has fewer entries.
         *
         *     Failed changes have no entry. Chats, feedback, and changes that users make to their own conversations are not
         *     recorded. Of runs, the log contains only manual executions of tasks, and stops of other users' runs. Secrets are replaced by `[secret]`. Entries are deleted after 365 days, unless the installation
         *     sets another number.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auditLog/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Requires the admin role. Returns all entries that match the filters, newest first, as NDJSON: each line is an entry as `GET /admin/auditLog` returns it. Without filters, returns the whole log. If reading the entries fails after the reply began, the connection is closed and the body is incomplete.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deletedRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted records
         * @description Requires the admin role. Returns the deleted agents, knowledge bases, skills, tool servers, scheduled tasks and
         *     conversations that can be restored, most recently deleted first. Returns one page of at most `limit` entries. To
         *     get the next page, pass `nextCursor` as `cursor`; it is null on the last page.
         *
         *     A record is listed until `purgeAt`, 30 days after its deletion unless the installation sets another number. Then
         *     it can no longer be restored, and a background job purges it with its files within about an hour.
         *     Sub-conversations of a deleted conversation are not listed.
         */
        get: operations["listDeletedRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deletedRecords/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted record
         * @description Requires the admin role. Restores a deleted record under its old id, with its content. An agent has its versions
         *     and tags again, a skill or a knowledge base its files, and a tool server its headers. A scheduled task has its
         *     executions, and a conversation its messages and the sub-conversations that were deleted with it.
         *
         *     **A restore starts no runs.** A restored scheduled task is disabled. If its agent was deleted or its owner lost
         *     access, `pausedReason` becomes that reason; otherwise, `pausedReason` does not change. The service processes the
         *     unfinished files of a restored knowledge base, but the trigger is disabled. Tasks and triggers that were
         *     disabled because their agent was deleted stay disabled after the agent is restored.
         *
         *     **References are not added again.** The deletion removed the record's id from the agents that referred to it.
         *     Only earlier versions of these agents still have the id. A restored agent keeps its references to records that
         *     were deleted in the meantime. It runs without these records.
         *
         *     Returns 400 if the name or email slug of the record is now in use, or the organization has reached its limit of
         *     such records. Returns 404 if the record does not exist, is not deleted, or its `purgeAt` has passed. Also
         *     returns 404 for a sub-conversation of a deleted conversation.
         */
        post: operations["restoreDeletedRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a deletion changes
         * @description Requires the member role or higher. Returns the records that the deletion of a record would change, and the
         *     effect on each. Returns at most 100 records per effect; `totals` counts all of them. With `type=user`, returns
         *     what the removal of the user from the organization would change. Only admins may use this type.
         *
         *     Scheduled tasks and conversations of other users are counted, but listed only for admins. The changes take
         *     effect within seconds after the deletion, on the records as they are then. Returns 404 if the record does not
         *     exist or was deleted. With `type=user`, returns 403 if that user is not a member.
         */
        get: operations["listDependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the caller may do
         * @description Requires the guest role or higher. Returns the caller's identity, as the access token states it, and the operations that the caller's role and permissions allow. A listed operation can still return 403 for a single record or option, such as another member's conversation or `allInOrg=true`.
         */
        get: operations["getMyPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of the identity provider
         * @description Requires no access token. The identity provider calls this operation when members, users or organizations
         *     change; clients do not. The signature of the delivery replaces the token. The section `webhooks` of the OpenAPI
         *     document describes the events that are applied. Every other type is acknowledged and ignored.
         *
         *     **Signature.** The provider signs `<id>.<timestamp>.<body as sent>` with HMAC-SHA256. It sends either the three
         *     `svix-` headers or the three `webhook-` headers of Standard Webhooks, which mean the same. If both sets are
         *     present, the `svix-` set is used.
         *
         *     **Repeats.** If the provider sends a processed event again, with the same id and a new timestamp and signature,
         *     the event is not applied again. The reply is 200 with `outcome: duplicate`. After a 5xx, the provider should
         *     send the event again.
         *
         *     **Errors.** Returns 401 and changes nothing if headers are missing or the signature is wrong. Also returns 401
         *     if the timestamp differs from the server's clock by more than 5 minutes. Returns 401 too if a processed event
         *     arrives again with the same id and timestamp. Returns 400 for a signed body that is not an event.
         */
        post: operations["receiveIdentityEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/presigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a file upload
         * @description Requires the guest role or higher. Returns an upload descriptor: a presigned `url` that is valid for 10 minutes,
         *     and the keys under which the file and its text will be stored. Nothing is stored until the file is sent.
         *
         *     To upload the file, send its bytes to `url` with HTTP PUT, without the access token, and with these headers:
         *
         *     | Header | Value |
         *     |---|---|
         *     | `Content-Type` | `metadata.contentType` |
         *     | `x-amz-meta-file-type` | `metadata.contentType` |
         *     | `x-amz-meta-org-id` | `metadata.orgId` |
         *     | `x-amz-meta-user-id` | `metadata.userId` |
         *
         *     The headers are signed. If one is missing or differs, the storage rejects the upload with
         *     `SignatureDoesNotMatch`. A file can be at most 5 GiB. The storage of an installation may accept less in one PUT.
         *
         *     `key` ends with the file name. Path and line separators, control characters, bidirectional controls, leading
         *     dots, and white space at both ends are removed from the name. A name over 255 bytes of UTF-8 is shortened, but
         *     keeps an extension of up to 32 bytes; an empty name becomes `file`. Pass `key` and `contentKey` to `POST
         *     /kb/files`.
         */
        post: operations["createPresignedUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills, or get one
         * @description Requires the member role or higher. Without `id`, returns every skill of the organization in `skills`, sorted by name. The list is complete: it has no pages. With `id`, returns that skill in `skill`, with its files, the agents that may load it, and the text of its SKILL.md. Returns 404 if the skill does not exist or was deleted.
         */
        get: operations["listSkills"];
        /**
         * Update a skill
         * @description Requires the member role or higher. Returns the updated skill. With `skillMdContent`, replaces the stored
         *     SKILL.md and reads name, description and metadata from its frontmatter; `name` and `description` of the body are
         *     ignored. The text can have at most 102,400 bytes of UTF-8.
         *
         *     Without `skillMdContent`, changes only the given `name` and `description`; SKILL.md stays as it is. An empty
         *     object changes nothing. Read-only fields in the body are ignored. Returns 400 if the text is invalid or its
         *     frontmatter has no name, and 404 if the skill does not exist or was deleted.
         */
        put: operations["updateSkill"];
        /**
         * Create a skill
         * @description Requires the admin role. Creates a skill from the text of a SKILL.md file and returns it. The text is a block of
         *     YAML frontmatter between two `---` lines, followed by instructions. It can have at most 102,400 bytes of UTF-8.
         *
         *     The frontmatter requires `name` (1 to 200 characters) and may have `description` (at most 4,000 characters).
         *     All other fields become `metadata`. Names need not be unique. SKILL.md is stored as the first file of the skill,
         *     so `fileCount` is 1. If the frontmatter is invalid, returns 400 with the line and column in `details`.
         */
        post: operations["createSkill"];
        /**
         * Delete a skill
         * @description Requires the member role or higher. Soft-deletes a skill: it is no longer listed, and agents can no longer load it. Within seconds, each agent that refers to the skill gets a new version without the reference. An admin can restore the skill with its files. Returns 404 if the skill does not exist or was already deleted.
         */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a skill
         * @description Requires the member role or higher. Returns the files of a skill: SKILL.md first, then the others by name. The list is complete: it has no pages. Returns 404 if the skill does not exist or was deleted.
         */
        get: operations["listSkillFiles"];
        put?: never;
        /**
         * Add a file to a skill
         * @description Requires the member role or higher. Creates the record of a file and returns it with a presigned `uploadUrl`. To
         *     upload the file, send its bytes to `uploadUrl` with HTTP PUT within 10 minutes. Set the header `Content-Type` to
         *     `file.contentType`, and omit the access token.
         *
         *     A skill can have at most 20 files, including SKILL.md. `fileName` may contain folders, separated by `/`
         *     (`scripts/check.py`). The record exists even if the bytes never arrive; delete it to start over. A repeat with
         *     the same `Idempotency-Key` returns the same `uploadUrl` and does not extend its validity.
         *
         *     Returns 400 if the skill already has a file of this name; delete that file first, or replace SKILL.md with `PUT
         *     /skills/manage`. Returns 404 if the skill does not exist or was deleted.
         */
        post: operations["addSkillFile"];
        /**
         * Delete a file of a skill
         * @description Requires the member role or higher. Deletes one file of a skill from storage and database. This cannot be undone. Returns 400 for SKILL.md; replace it with `PUT /skills/manage`. Returns 404 if the file does not exist or its skill was deleted.
         */
        delete: operations["deleteSkillFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the download URL of a file of a skill
         * @description Requires the member role or higher. Returns a presigned URL of the file. To download it, send a GET to the URL before it expires, and omit the access token. A browser displays raster images and saves other files. If the file was never uploaded, the download URL returns 404. This operation returns 404 if the file does not exist or its skill was deleted.
         */
        get: operations["getSkillFileDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List knowledge bases, or get one
         * @description Requires the member role or higher. Without `id`, returns every knowledge base of the organization in `knowledgeBases`, sorted by name. The list is complete: it has no pages. With `id`, returns that knowledge base in `knowledgeBase`. Returns 404 if the knowledge base does not exist or was deleted.
         */
        get: operations["listKnowledgeBases"];
        /**
         * Update a knowledge base
         * @description Requires the member role or higher. Changes the given fields, keeps the others, and returns the knowledge base.
         *     `null` clears a nullable field. Read-only fields in the body are ignored. New extraction settings and a new
         *     trigger apply to files that are processed afterwards. A new `language` applies to all files, within minutes.
         *
         *     Returns 400 for a different `embeddingModel`, which cannot be changed. Returns 404 if the knowledge base does
         *     not exist or was deleted. If the request adds or enables a trigger, or changes its agent, also returns 404 if
         *     this agent does not exist or was deleted.
         */
        put: operations["updateKnowledgeBase"];
        /**
         * Create a knowledge base
         * @description Requires the member role or higher. Creates an empty knowledge base and returns it. `name` must be unique in the
         *     organization; otherwise returns 400 with the code `knowledge_base_name_in_use`. `embeddingModel` cannot be
         *     changed later and determines `embeddingDimensions`. Structured data is extracted from files only if both
         *     `extractionModel` and `extractionSchema` are set. Returns 400 if the installation has no access to
         *     `embeddingModel` or `extractionModel`.
         *
         *     The agent of an enabled `trigger` runs once for each processed file. If no run is started,
         *     `triggerSkippedReason` of the file has the reason. The agent receives the prompt and the metadata of the file,
         *     but not the text of the file. Returns 404 if the agent of `trigger` does not exist or was deleted.
         */
        post: operations["createKnowledgeBase"];
        /**
         * Delete a knowledge base
         * @description Requires the member role or higher. Soft-deletes a knowledge base: it is no longer listed, searched or written to, and its name becomes free. Agents that refer to it can no longer use it. Within seconds, each of these agents gets a new version without the reference. An admin can restore the knowledge base until its `purgeAt` in `GET /admin/deletedRecords`. Then it is purged with its embeddings, and with the texts and uploads that no other record uses. Returns 404 if the knowledge base does not exist or was already deleted.
         */
        delete: operations["deleteKnowledgeBase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a knowledge base
         * @description Requires the member role or higher. Returns every file of a knowledge base, newest first, with the status of its processing. The list is complete: it has no pages. To wait until all files are processed, repeat the call until no file has the status `parsing`, `parsed` or `chunking`. Returns 404 if the knowledge base does not exist or was deleted.
         */
        get: operations["listKnowledgeBaseFiles"];
        put?: never;
        /**
         * Add an uploaded file to a knowledge base
         * @description Requires the member role or higher. Adds an uploaded file, and returns its record before the file is processed.
         *     First call `POST /upload/presigned`, and send the file to the returned `url` with HTTP PUT. Then call this
         *     operation with `fileId`, `key` (as `fileKey`) and `contentKey` from the reply of `POST /upload/presigned`.
         *
         *     Processing extracts the text, stores it under `contentKey`, splits it into chunks and embeds the chunks. Then it
         *     extracts structured data, if the knowledge base has an extraction model and schema. Last, it starts the agent of
         *     the knowledge base's trigger, if the trigger is enabled.
         *
         *     Supported types: txt, md, json, csv, xml, yaml, html, pdf, docx, xlsx, pptx, odt, rtf, epub, eml, source code.
         *     `contentType` selects the type. If `contentType` is generic (such as `text/plain` or `application/octet-stream`)
         *     or unknown, the extension of `fileName` selects the type. An unknown `audio/`, `font/`, `image/`, `model/` or
         *     `video/` type is not supported, whatever the extension. A byte order mark determines the encoding of a text.
         *     Without a mark, the service tries the encoding named in `contentType`, or else in the HTML or XML document. If
         *     none is named, or the text is not valid in it, the encoding is detected (UTF-8, Shift_JIS, GB18030, EUC-KR,
         *     windows-1251 and others). There is no OCR: a scan without a text layer ends as `parse_failed`.
         *
         *     A file also ends as `parse_failed` if it is damaged or encrypted, or exceeds 50 MiB or 20 million characters of
         *     text.
         *
         *     Returns 400 if the type of the file is not supported, with the list of supported types. Returns 400 if `fileKey`
         *     or `contentKey` does not belong to the organization's upload `fileId`, or no file was uploaded under `fileKey`.
         *     Returns 400 if the knowledge base already has the file, or has 10,000 files. Returns 404 if the knowledge base
         *     does not exist or was deleted.
         */
        post: operations["addKnowledgeBaseFile"];
        /**
         * Delete a file from a knowledge base
         * @description Requires the member role or higher. Deletes the record, chunks and embeddings of a file. Also deletes its extracted text, unless another knowledge base uses the text. This cannot be undone. The uploaded file is kept. Returns 404 if the knowledge base does not exist or does not contain the file.
         */
        delete: operations["deleteKnowledgeBaseFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/files/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process a failed file again
         * @description Requires the member role or higher. Enqueues the processing of a failed file again, from the step that failed, and returns the file's record. Returns 409 unless the status of the file is `parse_failed`, `chunk_failed` or `extract_failed`. Returns 404 if the file does not exist.
         */
        post: operations["retryKnowledgeBaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get download URLs of a file
         * @description Requires the member role or higher. Returns a presigned URL of the uploaded file and, if its text was extracted, a presigned URL of the text. To download, send a GET to the URL before it expires, without the access token. A browser displays raster images and saves other files. Returns 404 if the file does not exist.
         */
        get: operations["getKnowledgeBaseFileDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/files/chunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the chunks of a file
         * @description Requires the member role or higher. Returns the chunks of a file in the order of its text. `POST /kb/search` finds these chunks. Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last page. Until the status of the file is `completed` or `extract_failed`, chunks can be missing. Returns 404 if the file does not exist.
         */
        get: operations["listKnowledgeBaseFileChunks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kb/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a knowledge base
         * @description Requires the member role or higher. Returns the passages of a knowledge base that best match `query`, best match first. `mode` selects whether words, meanings or both are compared. Searches only files with the status `completed` or `extract_failed`. If there are no such files, returns an empty list. The mode `text` does not call the embedding model. Returns 404 if the knowledge base does not exist or was deleted.
         */
        post: operations["searchKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp-servers/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tool servers, or get one
         * @description Requires the admin role. Without `id`, returns every tool server (MCP server) of the organization in `toolServers`, sorted by name. The list is complete: it has no pages. With `id`, returns that tool server in `toolServer`. Replies contain the names of the headers of a tool server, but not their values. Returns 404 if the tool server does not exist.
         */
        get: operations["listToolServers"];
        /**
         * Update a tool server
         * @description Requires the admin role. Changes the given fields, keeps the others, and returns the tool server. `headers` replaces all stored headers, and `{}` removes them. If the new `url` has another scheme, host or port and `headers` is omitted, the stored headers are removed. This keeps them from being sent to another server. Read-only fields in the body are ignored. Returns 404 if the tool server does not exist.
         */
        put: operations["updateToolServer"];
        /**
         * Create a tool server
         * @description Requires the admin role. Stores a tool server and returns it, without connecting to it. To test the connection,
         *     call `POST /mcp-servers/test`. To give the tools to an agent, add the id of the tool server to the agent's
         *     `mcpServers`. If another tool server of the organization has the same `name`, returns 400 with the code
         *     `tool_server_name_in_use`.
         *
         *     Returns 400 if `url` contains a user name or password, or a port of another protocol, such as 25 (SMTP). Also
         *     returns 400 if its host is `localhost` or an IP address that is not public, unless the installation allows the
         *     address. The addresses of other host names are checked at each connection.
         */
        post: operations["createToolServer"];
        /**
         * Delete a tool server
         * @description Requires the admin role. Soft-deletes a tool server. Agents that refer to it continue without its tools. Within seconds, each of these agents gets a new version without the reference. Returns 404 if the tool server does not exist.
         */
        delete: operations["deleteToolServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp-servers/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a tool server and list its tools
         * @description Requires the admin role. Connects to a tool server and returns its tools. Send the `id` of a stored server, or
         *     the `url` of a server that is not stored. A stored server is tested with its stored headers, even if it is
         *     disabled. The result updates `state`, `lastError`, `lastErrorAt` and `lastSuccessAt` of the stored server.
         *
         *     If the server cannot be reached, rejects the headers or does not respond within 10 seconds, the call returns 200
         *     with `success: false` and the reason in `error`. Returns 400 for a URL that `POST /mcp-servers/manage` refuses,
         *     and 404 if the stored server does not exist.
         */
        post: operations["testToolServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints, or get one
         * @description Requires the admin role. Without `id`, returns every webhook endpoint of the organization in `webhookEndpoints`, oldest first. The list is complete: it has no pages. With `id`, returns that endpoint in `webhookEndpoint`. Secrets are not returned. Returns 404 if the endpoint does not exist.
         */
        get: operations["listWebhookEndpoints"];
        /**
         * Update a webhook endpoint
         * @description Requires the admin role. Changes the given fields, keeps the others, and returns the webhook endpoint. Enabling an endpoint that the service disabled clears `disabledReason` and `failingSince`. Events that occur while an endpoint is disabled are not sent later. Read-only fields in the body are ignored. Returns 404 if the endpoint does not exist.
         */
        put: operations["updateWebhookEndpoint"];
        /**
         * Create a webhook endpoint
         * @description Requires the admin role. Stores a webhook endpoint, and returns it with its signing secret. Only this reply
         *     contains the secret. While the endpoint is enabled, the service sends each event of the given types to `url`.
         *     The section `webhooks` of the OpenAPI document describes the events.
         *
         *     Returns 400 if `url` contains a user name or password, or a port of another protocol, such as 25 (SMTP). Also
         *     returns 400 if its host is `localhost` or an IP address that is not public, unless the installation allows the
         *     address. The addresses of other host names are checked at each delivery.
         */
        post: operations["createWebhookEndpoint"];
        /**
         * Delete a webhook endpoint
         * @description Requires the admin role. Deletes a webhook endpoint and its secret. Pending deliveries are not sent. Returns 404 if the endpoint does not exist.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Requires the admin role. Creates a new signing secret and returns it. Only this reply contains the new secret. For 24 hours, deliveries are signed with the new and the previous secret, so that receivers can switch without rejecting an event. After another rotation within this time, the oldest secret no longer signs deliveries. Returns 404 if the webhook endpoint does not exist.
         */
        post: operations["rotateWebhookEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Requires the admin role. Sends an event of the type `webhook.test` to a webhook endpoint, even if the endpoint is disabled, and returns the delivery. The event is sent once, without retries. The result does not change `failingSince`. If the receiver cannot be reached, does not respond within 15 seconds or does not return a 2xx status, the delivery has the status `failed`. Returns 404 if the endpoint does not exist.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries to a webhook endpoint
         * @description Requires the admin role. Returns the deliveries to a webhook endpoint, newest first, each with the body of the
         *     event and the result of the last attempt. Returns one page of at most `limit` entries. To get the next page,
         *     pass `nextCursor` as `cursor`; it is null on the last page.
         *
         *     Deliveries are deleted after 30 days, unless the installation sets another number. Returns 404 if the endpoint
         *     does not exist.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Requires the admin role. Sends the event of a delivery to the same webhook endpoint again, with the same `webhook-id` and the same body. Creates a new delivery with its own retries, and returns it before the event is sent. Returns 409 if the endpoint is disabled, and 404 if the delivery or its endpoint does not exist.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled tasks, or get one
         * @description Requires the member role or higher. Without `taskId`, returns the caller's tasks, newest first. The list is
         *     complete: it has no pages. With `allInOrg=true`, which requires the admin role, returns every task of the
         *     organization. With `taskId`, returns that task as an object and ignores `allInOrg`.
         *
         *     Only the owner and admins can read a task; other callers get 403. Returns 404 if the task does not exist or was
         *     deleted.
         */
        get: operations["listScheduledTasks"];
        /**
         * Update a scheduled task
         * @description Requires the member role or higher. Changes the given fields, keeps the others, and returns the task. If
         *     `schedule` changes, missed slots of the old schedule do not run. `enabled` works as in `POST
         *     /scheduled-tasks/toggle`. Read-only fields in the body are ignored.
         *
         *     Only the owner and admins can change a task; other callers get 403. An admin who changes `prompt`, `agentId` or
         *     `schedule` of another member's task becomes its owner, and the task then runs as the admin. Other changes keep
         *     the owner. Returns 404 if the task, or a new agent, does not exist or was deleted.
         */
        put: operations["updateScheduledTask"];
        /**
         * Create a scheduled task
         * @description Requires the member role or higher. Creates a task that runs an agent with `prompt` on a cron schedule in UTC,
         *     and returns it. The caller owns the task and its conversations. Each time at which the schedule fires is a slot.
         *     A slot starts at most one execution. If several slots pass while no worker is running, only the latest slot can
         *     run. If it is older than `catchUpWindowSeconds`, it does not run. Values below 60 seconds count as 60 seconds.
         *
         *     Returns 400 if the schedule is not a cron expression with five fields, or never fires, for example because its
         *     date is 30 February. Returns 404 if the agent does not exist or was deleted.
         */
        post: operations["createScheduledTask"];
        /**
         * Delete a scheduled task
         * @description Requires the member role or higher. Soft-deletes and disables a task: it is no longer listed or run. An
         *     execution that is running continues to its end, and an execution that waits is skipped. The conversations of the
         *     task are kept.
         *
         *     Send `taskId` in the query or as a JSON body, `{"taskId": 7}`. Returns 400 if neither contains `taskId`, or if
         *     the ids differ. Only the owner and admins can delete a task; other callers get 403. Returns 404 if the task does
         *     not exist or was already deleted.
         */
        delete: operations["deleteScheduledTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a scheduled task
         * @description Requires the member role or higher. Sets `enabled` and returns the task. Enabling a task sets `pausedReason` to
         *     null and `consecutiveFailures` to 0; slots that have passed do not run. Disabling a task does not stop a running
         *     execution. If `enabled` already has this value, nothing changes.
         *
         *     Only the owner and admins can enable and disable a task; other callers get 403. Enabling returns 400 if the
         *     owner left the organization or became a guest, and 404 if the agent was deleted. Returns 404 if the task does
         *     not exist or was deleted.
         */
        post: operations["toggleScheduledTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scheduled task now
         * @description Requires the member role or higher. Enqueues one execution and returns it before it starts. The execution runs
         *     as the owner of the task. Ignores the schedule, `enabled` and `overlapPolicy`. If a slot of the schedule becomes
         *     due while the execution is in progress, `overlapPolicy` applies to the slot. A failure counts towards
         *     `consecutiveFailures`. To follow the execution, call `GET /scheduled-tasks/executions`, or `GET
         *     /getConversation` with its `conversationId`.
         *
         *     Only the owner and admins can run a task; other callers get 403. Returns 400 if the owner left the organization
         *     or became a guest. Returns 404 if the task or its agent does not exist or was deleted, and 409 if 10 executions
         *     of the task are in progress.
         */
        post: operations["runScheduledTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions of scheduled tasks, or count them
         * @description Requires the member role or higher. Returns the executions of the caller's tasks, newest first. For an admin,
         *     returns the executions of every task of the organization. Returns one page of at most `limit` entries. To get
         *     the next page, pass the `id` of the last entry as `before`; after the last page, the list is empty. With
         *     `stats=true`, returns counts by status instead and ignores `limit`, `before` and `include`. Executions of
         *     deleted tasks are included.
         *
         *     Each slot (a time at which the schedule fires) has at most one entry. With `include=occurrences`, the list also
         *     contains the slots and manual executions that did not run, with the reason. Slots that pass while a task is
         *     disabled are recorded when the task is enabled or its schedule changes. After a long time without records, for
         *     example after an outage, only the newest 1,440 slots are recorded. An execution stays `in_progress` while a
         *     model call is repeated, or while the execution waits for the file storage or the database. Returns 403 if
         *     `taskId` names another member's task and the caller is not an admin. Returns 404 if the task does not exist.
         */
        get: operations["listTaskExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview when a schedule fires
         * @description Requires the member role or higher. Returns the next ten times at which a cron expression fires, in UTC, and the meaning of the expression in English. Stores nothing. If both the day of month and the day of week are restricted (not `*`), the schedule fires on days that match either. Returns 400 if the expression is invalid or never fires, with the reason in `details`.
         */
        get: operations["previewSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to an agent
         * @description Requires the guest role or higher. Sends one user message to an agent and runs the agent. Without `threadId`,
         *     opens a conversation that the caller owns. With `threadId`, adds the message to that conversation, which must
         *     belong to the caller. Guests can chat only with agents whose `stage` is `released` and whose `showInChat` is
         *     true.
         *
         *     **AI SDK.** `new DefaultChatTransport({ api: '<base>/chat', headers, body: { agentId } })` works without
         *     changes, in versions 5, 6 and 7. The `id` of the chat selects the caller's conversation that was opened with this
         *     `id`, or else the conversation whose `threadId` equals this `id`. If there is neither, a conversation is opened.
         *     Only the text and file parts of the last message are sent; other parts and earlier messages are ignored.
         *
         *     The last message of the AI SDK replaces stored messages in two cases:
         *
         *     - The `id` of a stored user message, or the `id` that the client sent with it, equals the `id` of the last
         *       message. Then the last message replaces the stored message and all messages after it. If both have the same
         *       parts, the stored message is kept, and only the messages after it are replaced.
         *     - No stored user message has this `id`, `trigger` is `regenerate-message`, and `messageId` is the id of an
         *       answer. Then the user message before this answer is kept, even if its parts differ. All messages after it are
         *       replaced.
         *
         *     In all other cases, the message is added. A message in the field `message` is always added. Replaced messages
         *     stay stored for audits, but no operation returns them, and the model does not receive them.
         *
         *     **Reply.** By default, returns 200 with an event stream in the AI SDK's UI-message protocol, version 1. Each
         *     event is a `data:` line with a JSON object, and the last line is `data: [DONE]`. In the `start` event,
         *     `messageId` is the id of the stored answer, and `messageMetadata.threadId` is the id of the conversation. If a
         *     run fails after the stream began, the stream contains an event of the type `error`. The status code remains 200,
         *     and the `streamStatus` of the conversation becomes `error` or `timeout`.
         *
         *     With the header `X-Stream-Response: false`, returns 202 as soon as the message is stored, and the run continues
         *     in the background. Poll `GET /getConversation` until `streamStatus` is no longer `in_progress`. A run continues
         *     if the connection closes. To resume the stream, call `GET /chat/stream`. To stop the run, call `POST
         *     /conversations/stop`.
         *
         *     **Files.** Send a file as a base64 `data:` URL of at most 4,194,304 characters, or as the `key` of a completed
         *     upload. Other URLs, keys of another organization and keys without a file return 400. Guests can send only keys
         *     of their own uploads.
         *
         *     **Repeats.** With an `Idempotency-Key`, a repeated request does not store the message or run the agent again. If
         *     the first request returned 202, the repeat returns the same 202. If the first request returned a stream, the
         *     repeat returns 409, and `X-Thread-ID` names the conversation to read.
         *
         *     **Limits.** At most 60 requests a minute per user. A user can have 10 streamed runs and 100 background runs in
         *     progress. The background runs include waiting runs, and runs of triggers and scheduled tasks. An organization
         *     can have 1,000 runs in progress. A message over a limit returns 429 and is not stored. A conversation is full at
         *     10,000 messages or 32 MiB, not counting files sent by key.
         *
         *     **Errors.** Returns 400 if `agentId` is not the agent of the conversation, or the conversation is full. Returns
         *     404 if the agent or the conversation does not exist, was deleted, or is not available to the caller. Returns 409
         *     if a run of the conversation is in progress; the message is not stored.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the stream of a run in progress
         * @description Requires the guest role or higher. Streams the run in progress of a conversation, from the beginning of the
         *     answer. Also served at `/chat/{threadId}/stream`, the path that the AI SDK's chat client calls. Callers can read
         *     their own conversations, admins every conversation of the organization.
         *
         *     Returns 204 if no run is in progress; in that case, call `GET /getConversation` for the answer. Also returns 204
         *     if the conversation does not exist, or is not available to the caller. If the answer is too long to be resumed,
         *     returns 204 or closes the connection before `[DONE]`. The connection also closes before `[DONE]` if the run may
         *     start again, for example because its process crashed.
         */
        get: operations["resumeChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getConversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation with all its messages
         * @description Requires the guest role or higher. Returns a conversation with all its messages, ordered by creation time.
         *     Callers can read their own conversations, admins every conversation of the organization. During a run, returns
         *     the messages stored so far, and `streamStatus` is `in_progress`.
         *
         *     A soft-deleted conversation is returned with `isDeleted: true` until it is purged. Lists omit it, and it accepts
         *     no messages. Returns 404 if the conversation does not exist, was purged, or is not available to the caller. To
         *     reopen a chat, a chat client can send its own chat id as `threadId`.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Requires the guest role or higher. Returns the caller's conversations without messages and system prompt, most
         *     recently updated first (by `updatedAt`, then `id`). Returns one page of at most `limit` entries. To get the next
         *     page, pass `nextCursor` as `cursor`; it is null on the last page. With `allInOrg=true`, which requires the admin
         *     role, returns the conversations of the whole organization.
         *
         *     Soft-deleted conversations are omitted. Sub-conversations are listed only with `source=agent`. Conversations of
         *     scheduled tasks are included. New conversations do not shift later pages. A conversation that changes while
         *     pages are read moves to the start of the list, so later pages can omit it. The `userId` of another user requires
         *     `allInOrg=true`; without it, admins get 400 and other callers 403. Returns 400 if `from` is later than `to`. The
         *     filters `model` and `minCostUsd` return 403 to guests.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Requires the guest role or higher. Soft-deletes a conversation and its sub-conversations, and returns the
         *     conversation with `isDeleted: true`. Lists and the dashboard omit them. Runs in progress end with the status
         *     `stopped`, and their answers are not stored.
         *
         *     Callers can delete their own conversations, admins every conversation of the organization. Returns 404 if the
         *     conversation does not exist, was already deleted, or is not available to the caller.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        /**
         * Rename a conversation
         * @description Requires the guest role or higher. Sets the name of a conversation and returns the conversation without
         *     messages. White space at both ends of the name is removed. A body without `name`, or with the current name,
         *     changes nothing, including `updatedAt`. Read-only fields in the body are ignored.
         *
         *     Callers can rename their own conversations, admins every conversation of the organization. Returns 400 for an
         *     empty name. Returns 404 if the conversation does not exist, was deleted, or is not available to the caller.
         */
        patch: operations["renameConversation"];
        trace?: never;
    };
    "/conversations/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a conversation
         * @description Requires the guest role or higher. Returns the messages of a conversation, oldest first. Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last page. Callers can read their own conversations, admins every conversation of the organization. Returns 404 if the conversation does not exist, was deleted, or is not available to the caller.
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the run of a conversation
         * @description Requires the guest role or higher. Stops the run in progress of a conversation and the runs of its
         *     sub-conversations. When the call returns, the runs have ended and a new message can be sent. If a run ends
         *     within 5 seconds after the request, the text that the agent has written is kept. Returns `stopped: false` if no
         *     run was in progress, or if the run ended by itself.
         *
         *     Callers can stop their own conversations, admins every conversation of the organization. Returns 404 if the
         *     conversation does not exist, was deleted, or is not available to the caller.
         */
        post: operations["stopConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a conversation or a message
         * @description Requires the guest role or higher. Stores the caller's rating of a conversation or, with `messageId`, of one
         *     message, and returns it. A user has one rating per message and one for the conversation as a whole; a new rating
         *     replaces the previous one. The dashboard shows the ratings. A rating does not change `updatedAt` of the
         *     conversation.
         *
         *     Callers can rate their own conversations, admins every conversation of the organization. Returns 404 if the
         *     conversation does not exist, was deleted, or is not available to the caller. Also returns 404 if the message
         *     does not exist.
         */
        post: operations["createConversationFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/getInteractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations with usage data
         * @description Requires the guest role or higher. Returns the caller's top-level conversations with `from` <= `createdAt` <
         *     `to`, most recently updated first. Each has its owner, agent, usage and cost. `limit` turns on paging. Returns
         *     one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; it is null on the last
         *     page. Without `limit`, returns all conversations as an array. Each conversation contains its sub-conversations
         *     in `subConversations`, whatever their dates. Soft-deleted conversations are omitted. The counts of a
         *     conversation do not include its sub-conversations.
         *
         *     With `allInOrg=true`, which requires the admin role, returns the conversations of the whole organization. The
         *     `userId` of another user requires `allInOrg=true`; without it, admins get 400 and other callers 403. For guests,
         *     replies contain no models and costs, and the filters `model` and `minCostUsd` return 403.
         *
         *     Filters apply to the top-level conversations and their last runs. With `source=agent`, the list contains
         *     sub-conversations instead of top-level conversations, and `from`, `to` and the filters apply to these. If `from`
         *     equals `to`, returns an empty list. Returns 400 if `from` is later than `to`. Without `limit`, also returns 400
         *     if more than 10,000 top-level conversations match. In that case, send `limit`.
         */
        get: operations["getInteractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/getStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage totals
         * @description Requires the guest role or higher. Returns totals over the conversations that `GET /dashboard/getInteractions`
         *     returns for the same filters. The same rules apply to `allInOrg`, `userId`, `from` and `to`, but any number of
         *     conversations can match.
         *
         *     Messages, tool calls, tokens, cost and feedback include sub-conversations; `conversationCount` and
         *     `failedConversationCount` count top-level conversations only. The range and the series use the `createdAt` of
         *     the top-level conversation, also for the values of its sub-conversations. With `source=agent`, all of these
         *     values cover only the selected sub-conversations, and the range and the series use their `createdAt`. `kbCount`
         *     and `kbFileCount` are current numbers of the organization, and filters do not affect them. For guests, both are
         *     0, every cost counts as unknown, and the filters `model` and `minCostUsd` return 403.
         *
         *     With `interval`, also returns a series for charts, oldest first. The series has one entry for each hour, day or
         *     week (from Monday) in UTC that overlaps the range, including entries without conversations. Returns 400 if the
         *     series would have more than 1,000 entries.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "run.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run of an agent was completed
         * @description Sent when a run of an agent ended with an answer, even if another agent started the run. Not sent for a stopped run.
         */
        post: operations["onRunCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run of an agent failed
         * @description Sent when a run of an agent failed, exceeded its time limit, or did not complete because its process ended. Not sent for a stopped run.
         */
        post: operations["onRunFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was processed
         * @description Sent when a file of a knowledge base was processed and can be searched.
         */
        post: operations["onFileProcessed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The processing of a file failed
         * @description Sent when the processing of a file of a knowledge base failed and is not repeated.
         */
        post: operations["onFileFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A scheduled task was disabled
         * @description Sent when the service disabled a scheduled task. Not sent when a user disables one.
         */
        post: operations["onTaskPaused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member was removed
         * @description Sent when a user was removed from the organization, through the service or at the identity provider.
         */
        post: operations["onMemberRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An endpoint is tested
         * @description Sent by `POST /webhook-endpoints/test` to the tested endpoint, whatever its `eventTypes` are.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizationMembership.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user became a member
         * @description The identity provider sends this event after a user joined the organization. The service adds the member to `GET /admin/users`.
         */
        post: operations["onMembershipCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizationMembership.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The role or metadata of a member changed
         * @description The identity provider sends this event after the role or the metadata of a member changed. A lower role applies within seconds, also to existing tokens. A higher role applies with the next token.
         */
        post: operations["onMembershipUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizationMembership.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member was removed
         * @description The identity provider sends this event after a member was removed. The user loses access. The user's runs in the organization are stopped, and the user's scheduled tasks are disabled.
         */
        post: operations["onMembershipDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The profile of a user changed
         * @description The identity provider sends this event after the profile of a user changed. The service updates the user in every organization.
         */
        post: operations["onUserUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An account was deleted
         * @description The identity provider sends this event after the account of a user was deleted. The user is removed from every organization.
         */
        post: operations["onUserDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organization.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An organization was deleted
         * @description The identity provider sends this event after an organization was deleted. All its members are removed.
         */
        post: operations["onOrganizationDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An error. The header `X-Error-Code` has its code. */
        Error: {
            /** @description Text of the error. Texts do not change. */
            error: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description Code of an error. `x-errors` of the contract has the status, text and action of each code.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "validation_error" | "agent_id_required" | "knowledge_base_and_file_id_required" | "thread_id_required" | "organization_required" | "agent_limit_reached" | "email_slug_reserved" | "email_slug_in_use" | "version_email_slug_in_use" | "agent_tag_limit_reached" | "tag_name_in_use" | "cannot_remove_yourself" | "cannot_erase_yourself" | "user_not_removable" | "invalid_skill_content" | "skill_name_missing" | "skill_limit_reached" | "skill_file_limit_reached" | "skill_file_name_in_use" | "skill_content_not_deletable" | "invalid_extraction_schema" | "knowledge_base_limit_reached" | "knowledge_base_name_in_use" | "model_provider_not_found" | "embedding_model_unavailable" | "extraction_model_unavailable" | "embedding_model_immutable" | "file_key_not_owned" | "content_key_not_owned" | "uploaded_file_missing" | "file_type_not_supported" | "knowledge_base_file_limit_reached" | "knowledge_base_file_exists" | "tool_server_limit_reached" | "tool_server_name_in_use" | "tool_server_url_not_allowed" | "webhook_endpoint_limit_reached" | "webhook_endpoint_url_not_allowed" | "scheduled_task_limit_reached" | "scheduled_task_owner_not_member" | "scheduled_task_owner_is_guest" | "unauthorized" | "invalid_webhook_signature" | "webhook_timestamp_not_accepted" | "webhook_already_received" | "admin_required" | "sync_tools_admin_required" | "management_access_required" | "organization_role_required" | "scheduled_task_not_owned" | "user_not_member" | "not_found" | "agent_not_found" | "version_not_found" | "reference_not_found" | "tag_not_found" | "skill_not_found" | "skill_file_not_found" | "knowledge_base_not_found" | "file_not_found" | "tool_server_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "scheduled_task_not_found" | "conversation_not_found" | "message_not_found" | "deleted_record_not_found" | "user_not_found" | "method_not_allowed" | "conversation_run_in_progress" | "scheduled_task_run_limit_reached" | "file_not_failed" | "webhook_endpoint_disabled" | "idempotency_key_in_progress" | "idempotency_reply_was_stream" | "request_timeout" | "record_changed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "user_run_limit_reached" | "organization_run_limit_reached" | "request_headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable" | "skill_content_missing";
        /**
         * Format: int32
         * @description Id of a record.
         */
        Id: number;
        /**
         * Format: int32
         * @description Id of a record, or null.
         */
        NullableId: number | null;
        /**
         * Format: date-time
         * @description ISO 8601 date and time with a zone. Replies are in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description ISO 8601 date and time with a zone, or null. Replies are in UTC with milliseconds.
         */
        NullableTimestamp: string | null;
        /** @description ISO 8601 date (`2026-11-02`, midnight UTC) or date and time (`2026-11-02T09:30:00Z`). A time without a zone is in UTC. A date that does not exist returns 400. */
        DateOrDateTime: string;
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         */
        EpochMilliseconds: number;
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z, or null.
         */
        NullableEpochMilliseconds: number | null;
        /**
         * Format: int32
         * @description A count.
         */
        Count: number;
        /**
         * Format: int32
         * @description A count, or null.
         */
        NullableCount: number | null;
        /**
         * Format: int32
         * @description Maximum entries of one page.
         */
        PageLimit: number;
        /**
         * Format: int64
         * @description A number of tokens or bytes.
         */
        LargeCount: number;
        /**
         * @description Always true.
         * @constant
         */
        AlwaysTrue: true;
        /**
         * Format: uuid
         * @description A UUID.
         */
        Uuid: string;
        /** @description Name of a record. */
        DisplayName: string;
        /** @description Name of a record. */
        ShortName: string;
        /**
         * Format: uuid
         * @description A UUID, or null.
         */
        NullableUuid: string | null;
        /** @description A JSON object with any fields. */
        FreeFormObject: {
            [key: string]: unknown;
        };
        /** @description What the skill is for; null if it has no description. */
        SkillDescription: string | null;
        /**
         * Format: int32
         * @description Number of files, including SKILL.md.
         */
        SkillFileCount: number;
        /** @description Prompt that the agent runs with. */
        Prompt: string;
        /**
         * Format: int32
         * @description Maximum age, in seconds, at which a slot (a time at which the schedule fires) still runs. Values below 60 seconds count as 60 seconds. If several slots were not started in time, only the latest can run.
         */
        CatchUpWindowSeconds: number;
        /**
         * Format: int32
         * @description Seconds to wait before a retry. Present only with `Too Many Requests` and `Service Unavailable`. An entry with these errors or `Internal Server Error` may have succeeded. Repeat the whole request with the same `Idempotency-Key`.
         */
        RetryAfterSeconds: number;
        /**
         * Format: int32
         * @description A number of entries of a bulk request.
         */
        BulkCount: number;
        /** @description Name of a user; null if unknown. */
        PersonName: string | null;
        /** @description Storage key of a file. */
        FileKey: string;
        /**
         * Format: uri
         * @description URL of the server.
         */
        ToolServerUrl: string;
        /**
         * Format: int32
         * @description Maximum tool-call roundtrips per response.
         */
        MaxToolRoundtrips: number;
        /** @description Instructions that the agent follows. Each run fills in `{{CURRENT_DATE}}` (such as 2026-11-22, in the run's time zone), `{{USER_EMAIL}}` and `{{USER_NAME}}` (of the conversation's owner), `{{ORG_NAME}}` and `{{AGENT_NAME}}`. If a value is unknown, the id of the user or organization is inserted. Other variables stay as written, and a save returns them in `warnings`. */
        SystemPrompt: string;
        /** @description A short description; may be empty. */
        ShortDescription: string;
        /** @description Why something failed, as a text for users; null if it did not. */
        FailureReason: string | null;
        /** @description User id of the identity provider. */
        UserId: string;
        /** @description User id of the identity provider, or null. */
        NullableUserId: string | null;
        /** @description Organization id of the identity provider. */
        OrganizationId: string;
        /** @description A model, as `<provider>:<model>`. */
        ModelId: string;
        /** @description A model, as `<provider>:<model>`, or null. */
        NullableModelId: string | null;
        /** @description The call succeeded. */
        SuccessMessage: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Confirmation in words. */
            message: string;
        };
        /** @description Problems of the request, one for each field. Absent unless the status is 400. Lists only the first problem if the body has more than 500 values. */
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        /** @description A problem of the request. */
        ErrorDetail: {
            /** @description The problem of the field or parameter. */
            message: string;
            /** @description Names and indexes that lead to the field in the body, or the name of the parameter or header. Empty if the problem concerns the whole body. */
            path: string[];
            in: components["schemas"]["RequestPart"];
        };
        /**
         * @description Part of the request that has the problem.
         * @enum {string}
         */
        RequestPart: "body" | "query" | "header";
        /** @description Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. */
        Etag: string;
        /** @description An agent, its live configuration and its tags. */
        Agent: {
            /** @description Unique id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
            /** @description Short purpose of the agent; may be empty. */
            description: components["schemas"]["ShortDescription"];
            /**
             * Format: uri
             * @description URL of the agent's logo; null if it has none.
             */
            logoUrl: string | null;
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** @description Model of the agent, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            temperature: components["schemas"]["Temperature"];
            maxOutputTokens: components["schemas"]["MaxOutputTokens"];
            /** @description How much the model reasons before it answers; null for the provider's default. */
            reasoningEffort: components["schemas"]["ReasoningEffort"] | null;
            maxToolRoundtrips: components["schemas"]["MaxToolRoundtrips"];
            systemPrompt: components["schemas"]["SystemPrompt"];
            tools: components["schemas"]["AgentTools"];
            mcpServers: components["schemas"]["AgentToolServerIds"];
            stage: components["schemas"]["AgentStage"];
            /** @description Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** @description Local part of the agent's email address; null if it has none. */
            emailSlug: string | null;
            /** @description Id of the version that the live configuration reflects. */
            publishedVersionId: components["schemas"]["Id"];
            /** @description When the agent was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the configuration, tags or published version last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
            tags: components["schemas"]["AgentTagReferences"];
            warnings?: components["schemas"]["AgentWarnings"];
        };
        /** @description Sampling temperature; null for the provider's default. A model that reasons may ignore it. */
        Temperature: number | null;
        /**
         * Format: int32
         * @description Maximum tokens that the model may return in one call, usually including reasoning tokens; null for the provider's default.
         */
        MaxOutputTokens: number | null;
        /**
         * @description How much a model reasons before it answers, from least to most.
         * @enum {string}
         */
        ReasoningEffort: "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";
        /** @description Possible mistakes in the saved agent. Present only in the reply to a save, if there are any. */
        AgentWarnings: components["schemas"]["ErrorDetail"][];
        /** @description Tags of the agent, sorted by name. */
        AgentTagReferences: components["schemas"]["AgentTagReference"][];
        /** @description A tag of an agent. */
        AgentTagReference: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["TagName"];
        };
        /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed. */
        TagName: string;
        /**
         * @description Stage of an agent.
         * @enum {string}
         */
        AgentStage: "development" | "released";
        /** @description Suggested first messages shown to users. */
        ConversationStarters: string[];
        /** @description Ids of the tool servers whose tools the agent may use; null or empty if there are none. */
        AgentToolServerIds: components["schemas"]["Id"][] | null;
        /** @description Tool definitions by key. The key is the name of a platform tool, or `provider:tool` for a tool that the model provider runs. */
        AgentTools: {
            [key: string]: components["schemas"]["PlatformToolDefinition"] | components["schemas"]["ProviderToolDefinition"];
        };
        /** @description A tool that the platform runs. */
        PlatformToolDefinition: {
            /** @description What the tool does. The model reads this text. */
            description: string;
            /** @description JSON Schema of the tool's input. */
            parameters: components["schemas"]["FreeFormObject"];
            /** @description Settings of the tool for this agent; absent if there are none. A refresh of the tool schemas keeps the settings. */
            config?: components["schemas"]["ToolConfig"];
        };
        /** @description A tool that the model provider runs; its key is `provider:tool`. */
        ProviderToolDefinition: {
            isProviderTool: components["schemas"]["AlwaysTrue"];
        };
        /** @description Settings of a tool for one agent. */
        ToolConfig: {
            /** @description Knowledge bases that `search_knowledge_base` and `read_kb_file` may read; absent for none. */
            accessibleKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Knowledge bases that `write_to_knowledge_base` may write to; absent for none. */
            writableKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Agents that `call_agent` may call, as numbers or numeric strings; stored as given. Absent for none. */
            callableAgentIds?: (components["schemas"]["Id"] | string)[];
            /** @description Skills that `load_skill` may load; absent for none. */
            skillIds?: components["schemas"]["Id"][];
        };
        /** @description A new agent, which requires `name`, or changes to the agent with the given `id`. */
        AgentSave: {
            /** @description Id of the agent to update. Without it, an agent is created. */
            id?: components["schemas"]["Id"];
            /** @description Name of the agent. Required for a new agent. */
            name?: string;
            /** @description Short purpose of the agent. Default for a new agent: empty. */
            description?: components["schemas"]["ShortDescription"];
            /**
             * Format: uri
             * @description URL of the agent's logo, http or https; null clears it.
             */
            logoUrl?: string | null;
            /** @description Suggested first messages shown to users. Default for a new agent: none. */
            conversationStarters?: components["schemas"]["ConversationStarters"];
            /** @description Model of the agent, as `<provider>:<model>`. Default for a new agent: the default model of the installation. */
            model?: components["schemas"]["ModelId"];
            temperature?: components["schemas"]["Temperature"];
            maxOutputTokens?: components["schemas"]["MaxOutputTokens"];
            /** @description How much the model reasons before it answers; null for the provider's default. */
            reasoningEffort?: components["schemas"]["ReasoningEffort"] | null;
            /** @description Maximum tool-call roundtrips per response. Default for a new agent: 50. */
            maxToolRoundtrips?: components["schemas"]["MaxToolRoundtrips"];
            /** @description Instructions that the agent follows. Default for a new agent: empty. */
            systemPrompt?: components["schemas"]["SystemPrompt"];
            /** @description All tool definitions of the agent; they replace the current ones. Default for a new agent: none. */
            tools?: components["schemas"]["AgentTools"];
            /** @description Ids of the tool servers whose tools the agent may use; null clears them. */
            mcpServers?: components["schemas"]["AgentToolServerIds"];
            /** @description Stage of the agent. Default for a new agent: `development`. */
            stage?: components["schemas"]["AgentStage"];
            /** @description Whether the agent appears in the chat interface. Default for a new agent: true. */
            showInChat?: boolean;
            /** @description Local part of the agent's email address, unique across organizations; null clears it. Lowercase letters, digits and inner hyphens; not a reserved word, `agent-<number>` or `kb-<number>`. */
            emailSlug?: string | null;
            /** @description Ids of all tags of the agent. If omitted, the tags do not change; an empty list removes them. */
            tagIds?: components["schemas"]["Id"][];
            /** @description Accepted and ignored. */
            readonly publishedVersionId?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
            /** @description Accepted and ignored. `tagIds` changes the tags. */
            readonly tags?: components["schemas"]["AgentTagReferences"];
            /** @description Accepted and ignored. */
            readonly warnings?: components["schemas"]["AgentWarnings"];
        };
        /** @description The agent to delete. */
        AgentDelete: {
            /** @description Id of the agent to delete. */
            agentId: components["schemas"]["Id"];
        };
        /** @description The configuration of an agent, which a version stores and a rollback restores. Defaults apply to new agents, and to versions that were saved before a field was added. */
        AgentConfiguration: {
            /** @description Name of the agent. */
            name: components["schemas"]["DisplayName"];
            /**
             * @description Short purpose of the agent.
             * @default
             */
            description: components["schemas"]["ShortDescription"];
            /**
             * Format: uri
             * @description URL of the agent's logo; null for none.
             * @default null
             */
            logoUrl: string | null;
            /** @default [] */
            conversationStarters: components["schemas"]["ConversationStarters"];
            model: components["schemas"]["ModelId"];
            /** @default null */
            temperature: components["schemas"]["Temperature"];
            /** @default null */
            maxOutputTokens: components["schemas"]["MaxOutputTokens"];
            /**
             * @description How much the model reasons before it answers; null for the provider's default.
             * @default null
             */
            reasoningEffort: components["schemas"]["ReasoningEffort"] | null;
            /** @default 50 */
            maxToolRoundtrips: components["schemas"]["MaxToolRoundtrips"];
            /** @default  */
            systemPrompt: components["schemas"]["SystemPrompt"];
            /** @default {} */
            tools: components["schemas"]["AgentTools"];
            /** @default null */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** @default development */
            stage: components["schemas"]["AgentStage"];
            /**
             * @description Whether the agent appears in the chat interface.
             * @default true
             */
            showInChat: boolean;
            /**
             * @description Local part of the agent's email address; null for none.
             * @default null
             */
            emailSlug: string | null;
        };
        /** @description One entry of an agent's history. */
        AgentVersion: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            number: components["schemas"]["AgentVersionNumber"];
            label: components["schemas"]["AgentVersionLabel"];
            /** @description User who created the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was created. */
            createdAt: components["schemas"]["Timestamp"];
            source: components["schemas"]["AgentVersionSource"];
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
        };
        /** @description A page of an agent's history, newest first. */
        AgentVersionPage: {
            /** @description Versions, newest first. */
            versions: components["schemas"]["AgentVersion"][];
            /** @description Value of `before` for the next page; null on the last page. */
            nextCursor: components["schemas"]["NullableId"];
        };
        /**
         * @description How the version was created. `save`: a save or another operation changed the configuration. `checkpoint`: a checkpoint was saved. `rollback`: not used, because a rollback adds no version.
         * @enum {string}
         */
        AgentVersionSource: "save" | "checkpoint" | "rollback";
        /**
         * Format: int32
         * @description Position in the agent's history: 1, 2, 3 … without gaps.
         */
        AgentVersionNumber: number;
        /** @description Label of the checkpoint, or the deleted record that the agent no longer refers to, such as `Skill 5 was deleted`; null if there is none. */
        AgentVersionLabel: string | null;
        /** @description One version in full. */
        AgentVersionDetail: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            number: components["schemas"]["AgentVersionNumber"];
            label: components["schemas"]["AgentVersionLabel"];
            /** @description User who created the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was created. */
            createdAt: components["schemas"]["Timestamp"];
            source: components["schemas"]["AgentVersionSource"];
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
            snapshot: components["schemas"]["AgentConfiguration"];
            /** @description Fields that differ from the previous version; for the first version, all fields. */
            changes: components["schemas"]["AgentVersionDifference"][];
        };
        /** @description A field that differs from the previous version. */
        AgentVersionDifference: {
            /** @description Name of the field. */
            field: string;
            /** @description Value in the previous version; null for the first version. */
            before: unknown;
            /** @description Value in this version. */
            after: unknown;
        };
        /** @description A rollback or a checkpoint. */
        AgentVersionChange: components["schemas"]["AgentRollback"] | components["schemas"]["AgentCheckpoint"];
        /** @description A rollback of the live configuration to a version. */
        AgentRollback: {
            /** @description The agent. */
            agentId: components["schemas"]["Id"];
            /**
             * @description Roll back.
             * @constant
             */
            action: "rollback";
            /** @description Id of the version to restore. */
            versionId: components["schemas"]["Id"];
        };
        /** @description A checkpoint of the live configuration. */
        AgentCheckpoint: {
            /** @description The agent. */
            agentId: components["schemas"]["Id"];
            /**
             * @description Save a checkpoint.
             * @constant
             */
            action: "checkpoint";
            /** @description Label of the checkpoint. */
            label?: string;
        };
        /** @description The result of a rollback. */
        AgentRollbackResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Id of the version that is live now. */
            publishedVersionId: components["schemas"]["Id"];
        };
        /** @description The result of a checkpoint. */
        AgentCheckpointResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The version with the live configuration. */
            version: components["schemas"]["AgentVersion"];
            /** @description False if the newest version already has the live configuration. */
            created: boolean;
        };
        /** @description The result of a refresh of the tool schemas. */
        AgentToolSync: {
            success: components["schemas"]["AlwaysTrue"];
            /**
             * Format: int32
             * @description Number of agents that changed.
             */
            updated: number;
            /**
             * Format: int32
             * @description Number of agents that were checked.
             */
            total: number;
            /** @description The agents that changed, sorted by name. */
            agents: components["schemas"]["AgentReference"][];
            /** @description Tools that agents have but the catalog lacks. The refresh does not change these tools. */
            retiredTools: components["schemas"]["RetiredTool"][];
        };
        /** @description An agent, by id and name. */
        AgentReference: {
            /** @description Id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: components["schemas"]["DisplayName"];
        };
        /** @description A tool that an agent has but the catalog lacks. */
        RetiredTool: {
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description Name of the tool. */
            toolName: string;
        };
        /** @description A tag of agents. */
        AgentTag: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["TagName"];
            /** @description Organization that owns the tag. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description User who created the tag. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the tag was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the tag was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description A tag with the number of agents that have it. */
        AgentTagWithCount: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["TagName"];
            /** @description Organization that owns the tag. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description User who created the tag. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the tag was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the tag was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Number of agents that have the tag, not counting deleted ones.
             */
            agentCount: number;
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description A new tag. */
        AgentTagCreate: {
            name: components["schemas"]["TagName"];
        };
        /** @description Changes to a tag. An omitted field keeps its value. */
        AgentTagUpdate: {
            name?: components["schemas"]["TagName"];
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** @description Accepted and ignored. */
            readonly createdBy?: components["schemas"]["UserId"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly agentCount?: number;
        };
        /** @description The known models. */
        ModelCatalog: {
            /** @description Models, sorted by id. */
            models: components["schemas"]["ModelCatalogEntry"][];
            /**
             * Format: int32
             * @description Number of entries in `models`.
             */
            total: number;
        };
        /** @description One known model. */
        ModelCatalogEntry: {
            /** @description The model, as agents and knowledge bases name it. */
            id: components["schemas"]["ModelId"];
            /** @description Display name. */
            displayName: components["schemas"]["DisplayName"];
            /** @description The model's provider, the part of `id` before the colon. */
            provider: string;
            /** @description What the model can be used for: `chat` as an agent's `model`, `embedding` and `extraction` as a knowledge base's `embeddingModel` and `extractionModel`. */
            uses: ("chat" | "embedding" | "extraction")[];
            /**
             * Format: int32
             * @description Context window in tokens, input and output together; null if unknown.
             */
            contextTokens: number | null;
            /**
             * Format: int32
             * @description Maximum tokens that a call can return; null if unknown.
             */
            maxOutputTokens: number | null;
            /** @description Kinds of input that the model reads; null if unknown. */
            inputs: ("text" | "image" | "audio" | "pdf")[] | null;
            /** @description Whether an agent's `temperature` has an effect; null if unknown. */
            acceptsTemperature: boolean | null;
            /** @description Values of an agent's `reasoningEffort` that have an effect; null if unknown. */
            reasoningEfforts: components["schemas"]["ReasoningEffort"][] | null;
            /** @description Price of the model; null if unknown. */
            price: components["schemas"]["ModelPrice"] | null;
            /** @description Whether the model is available now. */
            available: boolean;
            /** @description Why the model is not available; absent if it is. */
            unavailableReason?: string;
        };
        /** @description Price of a model's tokens in the model catalog of the installation. Does not include discounts and surcharges of the provider. */
        ModelPrice: {
            /**
             * @description Always USD: US dollars.
             * @constant
             */
            currency: "USD";
            /** @description Price of a million tokens of input. */
            inputPerMillionTokens: number;
            /** @description Price of a million tokens of output, reasoning included; 0 for an embedding model. */
            outputPerMillionTokens: number;
        };
        /** @description The tool catalog. */
        ToolCatalog: {
            /** @description Entries, sorted by name. */
            tools: components["schemas"]["ToolCatalogEntry"][];
            /**
             * Format: int32
             * @description Number of entries in `tools`.
             */
            total: number;
        };
        /** @description One tool of the catalog. */
        ToolCatalogEntry: {
            /** @description Key of the tool in an agent's `tools`. */
            name: string;
            /** @description Display name. */
            displayName: components["schemas"]["DisplayName"];
            /** @description What the tool does. */
            description: string;
            /** @description Group of tools, such as `agents` or `knowledge`. */
            category: string;
            /** @description JSON Schema of the tool's input; null for a provider tool. */
            parameters: {
                [key: string]: unknown;
            } | null;
            /** @description Integration that must be configured before the tool can be used; null if there is none. */
            requiredIntegration: string | null;
            /** @description Whether only this organization has the tool. */
            isPrivate: boolean;
            /** @description Whether the model provider runs the tool. */
            isProviderTool: boolean;
            /** @description Model provider of a provider tool; absent for other tools. */
            provider?: string;
            /** @description Whether the tool is available now. */
            available: boolean;
            /** @description Why the tool is not available; absent if it is. */
            unavailableReason?: string;
        };
        /**
         * @description Role of a user in the organization, from highest to lowest. The introduction of the contract lists what each role may do. Any other role of the identity provider counts as, and is shown as, `org:member`.
         * @enum {string}
         */
        OrganizationRole: "org:admin" | "org:agent_manager" | "org:member" | "org:guest";
        /** @description Metadata of a user in the organization: any keys with any JSON values, at most 8,192 bytes of JSON in UTF-8. Customary keys are `role`, `department`, `team`, `level` and `vnum`; none is required. */
        UserMetadata: {
            [key: string]: unknown;
        };
        /** @description A member of the organization. */
        OrganizationUser: {
            /** @description User id of the identity provider. */
            id: components["schemas"]["UserId"];
            /** @description Primary email address; empty if the account has none. */
            email: string;
            /** @description First name; null if unknown. */
            firstName: components["schemas"]["PersonName"];
            /** @description Last name; null if unknown. */
            lastName: components["schemas"]["PersonName"];
            /** @description Username at the identity provider; null if the user has none. */
            username: components["schemas"]["PersonName"];
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            profileImageUrl: string;
            /** @description Role in this organization. */
            role: components["schemas"]["OrganizationRole"];
            /** @description Metadata in this organization; empty if there is none. */
            publicMetadata: components["schemas"]["UserMetadata"];
            /** @description When the user joined the organization, in milliseconds since 1970. */
            joinedAt: components["schemas"]["EpochMilliseconds"];
            /** @description When the user last signed in, in milliseconds since 1970; null if never. */
            lastSignInAt: components["schemas"]["NullableEpochMilliseconds"];
            /** @description When the account was created, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description One page of members. */
        OrganizationUserPage: {
            /** @description The members of this page, in the order of `orderBy`. */
            data: components["schemas"]["OrganizationUser"][];
            /** @description Number of matching members on all pages. */
            totalCount: components["schemas"]["Count"];
        };
        /** @description The users to remove. */
        UserRemoval: {
            /** @description Ids of the users to remove, 1 to 50. Duplicates count once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** @description The result for each user. */
        UserRemovalResult: {
            /** @description True if every user was removed. */
            success: boolean;
            /** @description Number of different users in the request. */
            total: components["schemas"]["BulkCount"];
            /** @description Number of users that were removed. */
            successful: components["schemas"]["BulkCount"];
            /** @description Number of users that were not removed. */
            failed: components["schemas"]["BulkCount"];
            /** @description The removed users, in the order of the request. */
            results: components["schemas"]["UserRemovalSuccess"][];
            /** @description The users that were not removed, in the order of the request. Absent if there are none. */
            errors?: components["schemas"]["UserRemovalFailure"][];
        };
        /** @description A user that was removed. */
        UserRemovalSuccess: {
            /** @description Id of the user. */
            userId: components["schemas"]["UserId"];
            success: components["schemas"]["AlwaysTrue"];
        };
        /** @description A user that was not removed. */
        UserRemovalFailure: {
            /** @description Id of the user. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /**
             * @description Code of the failure, for programs. `error` is its text.
             * @enum {string}
             */
            code: "cannot_remove_yourself" | "user_not_member" | "user_not_removable" | "rate_limited" | "service_unavailable" | "internal_error";
            /**
             * @description Why the user was not removed. `User cannot be removed` means that the identity provider refuses the removal, for example of the last admin. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
             * @enum {string}
             */
            error: "You cannot remove yourself from the organization" | "User is not a member of this organization" | "User cannot be removed" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            retryAfterSeconds?: components["schemas"]["RetryAfterSeconds"];
        };
        /** @description New metadata of a member. */
        UserMetadataUpdate: {
            /** @description Id of the member. */
            userId: components["schemas"]["UserId"];
            /** @description The complete new metadata; it replaces the old. */
            metadata: components["schemas"]["UserMetadata"];
        };
        /** @description The updated member. */
        UserMetadataUpdateResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The member with the new metadata. */
            user: components["schemas"]["UpdatedUser"];
        };
        /** @description A member after a change of metadata. */
        UpdatedUser: {
            /** @description User id of the identity provider. */
            id: components["schemas"]["UserId"];
            /** @description Primary email address; empty if the account has none. */
            email: string;
            /** @description First name; null if unknown. */
            firstName: components["schemas"]["PersonName"];
            /** @description Last name; null if unknown. */
            lastName: components["schemas"]["PersonName"];
            /** @description The new metadata. */
            publicMetadata: components["schemas"]["UserMetadata"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description Id of an invitation at the identity provider. */
        InvitationId: string;
        /**
         * @description Status of an invitation: `pending` (can be accepted), `accepted` (the person joined), `revoked`, or `expired` (not accepted within 30 days).
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
        /** @description An invitation to join the organization. */
        Invitation: {
            /** @description Id of the invitation. */
            id: components["schemas"]["InvitationId"];
            /**
             * Format: email
             * @description Email address of the invited person.
             */
            emailAddress: string;
            /** @description Role that the person gets on accepting. */
            role: components["schemas"]["OrganizationRole"];
            /** @description Status of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /** @description Metadata that the person gets on accepting; null if there is none. */
            publicMetadata: components["schemas"]["UserMetadata"] | null;
            /** @description When the invitation was created, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
            /** @description When the status last changed, in milliseconds since 1970. */
            updatedAt: components["schemas"]["EpochMilliseconds"];
        };
        /** @description One page of invitations. */
        InvitationPage: {
            /** @description The invitations of this page, newest first. */
            data: components["schemas"]["Invitation"][];
            /** @description Number of matching invitations on all pages. */
            totalCount: components["schemas"]["Count"];
        };
        /** @description The people to invite. */
        InvitationsCreate: {
            /** @description The people to invite, 1 to 50. */
            invitations: components["schemas"]["InvitationCreate"][];
        };
        /** @description One person to invite. */
        InvitationCreate: {
            /**
             * Format: email
             * @description Email address to invite. Case is ignored.
             */
            email: string;
            /**
             * @description Role that the person gets.
             * @default org:member
             */
            role: components["schemas"]["OrganizationRole"];
            /** @description Metadata that the person gets on joining. Omitted means none. */
            metadata?: components["schemas"]["UserMetadata"];
        };
        /** @description The result for each address. */
        InvitationsCreateResult: {
            /** @description True if every entry succeeded. */
            success: boolean;
            /** @description Number of different addresses in the request. */
            total: components["schemas"]["BulkCount"];
            /** @description Number of addresses that succeeded. */
            successful: components["schemas"]["BulkCount"];
            /** @description Number of addresses that failed. */
            failed: components["schemas"]["BulkCount"];
            /** @description The addresses that succeeded, in the order of the request. */
            results: (components["schemas"]["InvitationCreated"] | components["schemas"]["DirectMembershipCreated"])[];
            /** @description The addresses that failed, in the order of the request; empty if there are none. */
            errors: components["schemas"]["InvitationCreateFailure"][];
        };
        /** @description An address that was invited. */
        InvitationCreated: {
            /**
             * Format: email
             * @description The address as in the request.
             */
            email: string;
            success: components["schemas"]["AlwaysTrue"];
            /**
             * @description An invitation was sent.
             * @constant
             */
            type: "invitation";
            /** @description Id of the new invitation. */
            invitationId: components["schemas"]["InvitationId"];
        };
        /** @description An address whose owner became a member, or already was one. */
        DirectMembershipCreated: {
            /**
             * Format: email
             * @description The address as in the request.
             */
            email: string;
            success: components["schemas"]["AlwaysTrue"];
            /**
             * @description The user is a member; no invitation was sent.
             * @constant
             */
            type: "direct_membership";
            /** @description Id of the member. */
            userId: components["schemas"]["UserId"];
        };
        /** @description An address that could not be invited. */
        InvitationCreateFailure: {
            /**
             * Format: email
             * @description The address as in the request.
             */
            email: string;
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /**
             * @description Code of the failure, for programs. `error` is its text.
             * @enum {string}
             */
            code: "already_invited" | "address_refused" | "rate_limited" | "service_unavailable" | "internal_error";
            /**
             * @description Why the address could not be invited. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
             * @enum {string}
             */
            error: "An invitation for this email address is already pending" | "This email address cannot be invited" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            retryAfterSeconds?: components["schemas"]["RetryAfterSeconds"];
        };
        /** @description The invitations to revoke. */
        InvitationRevocation: {
            /** @description Ids of the invitations, 1 to 50. Duplicates count once. */
            invitationIds: components["schemas"]["InvitationId"][];
        };
        /** @description The result for each invitation. */
        InvitationRevocationResult: {
            /** @description True if every invitation was revoked. */
            success: boolean;
            /** @description Number of different invitations in the request. */
            total: components["schemas"]["BulkCount"];
            /** @description Number of invitations that were revoked. */
            successful: components["schemas"]["BulkCount"];
            /** @description Number of invitations that were not revoked. */
            failed: components["schemas"]["BulkCount"];
            /** @description The revoked invitations, in the order of the request. */
            results: components["schemas"]["InvitationRevoked"][];
            /** @description The invitations that were not revoked, in the order of the request; empty if there are none. */
            errors: components["schemas"]["InvitationRevocationFailure"][];
        };
        /** @description An invitation that was revoked. */
        InvitationRevoked: {
            /** @description Id of the invitation. */
            invitationId: components["schemas"]["InvitationId"];
            success: components["schemas"]["AlwaysTrue"];
        };
        /** @description An invitation that was not revoked. */
        InvitationRevocationFailure: {
            /** @description Id of the invitation. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /**
             * @description Code of the failure, for programs. `error` is its text.
             * @enum {string}
             */
            code: "invitation_not_found" | "invitation_not_pending" | "rate_limited" | "service_unavailable" | "internal_error";
            /**
             * @description Why the invitation was not revoked. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
             * @enum {string}
             */
            error: "Invitation not found" | "Invitation is not pending" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            retryAfterSeconds?: components["schemas"]["RetryAfterSeconds"];
        };
        /**
         * @description Type of a record that other records refer to.
         * @enum {string}
         */
        ReferencedRecordType: "agent" | "agent_tag" | "knowledge_base" | "skill" | "tool_server" | "user";
        /** @description Id of a record of any type, as text. */
        RecordId: string;
        /**
         * @description `reference_removed`: an agent gets a version without the id. `tag_removed`: an agent loses the tag. `task_disabled`: a scheduled task is disabled. `trigger_disabled`: the trigger of a knowledge base is disabled. `run_stopped`: the run of a conversation is stopped.
         * @enum {string}
         */
        DependentEffect: "reference_removed" | "tag_removed" | "task_disabled" | "trigger_disabled" | "run_stopped";
        /** @description A record that a deletion changes. */
        Dependent: {
            /**
             * @description Type of the record.
             * @enum {string}
             */
            type: "agent" | "knowledge_base" | "scheduled_task" | "conversation";
            /** @description Id of the record, as text. */
            id: string;
            /** @description Name of the record. */
            name: components["schemas"]["DisplayName"];
            effect: components["schemas"]["DependentEffect"];
        };
        /** @description An effect of a deletion, and the number of records that it changes. */
        DependentTotal: {
            effect: components["schemas"]["DependentEffect"];
            /** @description Number of records, including those that are not listed. */
            total: components["schemas"]["Count"];
        };
        /** @description What a deletion changes in other records. */
        Dependents: {
            /** @description The records, at most 100 of each effect. */
            dependents: components["schemas"]["Dependent"][];
            /** @description Number of records for each effect. Effects without records are omitted. */
            totals: components["schemas"]["DependentTotal"][];
        };
        /** @description The caller's identity and the operations that the caller may call. */
        CallerPermissions: {
            /** @description Id of the caller. */
            userId: components["schemas"]["UserId"];
            /** @description Organization of the token, in which every call acts. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Role of the caller in that organization. */
            role: components["schemas"]["OrganizationRole"];
            /** @description Permissions of the token, such as `org:manage_agents:create`; empty if it has none. */
            permissions: string[];
            /** @description The `operationId` of each operation that the caller may call, sorted. */
            operations: string[];
        };
        /** @description An event of the identity provider. Other keys are accepted and ignored; at most 50 keys in all. */
        IdentityEvent: {
            /** @description What happened, such as `organizationMembership.deleted`. */
            type: string;
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description When it happened, in milliseconds since 1970. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            /** @description Id of the provider's instance. */
            instance_id?: string;
            /** @description Details of the request that caused the event. Ignored. */
            event_attributes?: components["schemas"]["FreeFormObject"];
            /** @description The record that the event is about, in the provider's form. The section `webhooks` of the OpenAPI document describes the fields that the service reads. */
            data: components["schemas"]["FreeFormObject"];
        } & {
            [key: string]: unknown;
        };
        /** @description An event about a membership. Other keys are accepted and ignored. */
        MembershipEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "organizationMembership.created" | "organizationMembership.updated" | "organizationMembership.deleted";
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description Time of the event, in milliseconds since 1970. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            data: components["schemas"]["MembershipEventData"];
        } & {
            [key: string]: unknown;
        };
        /** @description A membership in the provider's form. Other keys are accepted and ignored. */
        MembershipEventData: {
            /** @description Role of the user in the organization. */
            role?: string;
            /** @description Metadata of the user in the organization; null for none. */
            public_metadata?: components["schemas"]["UserMetadata"] | null;
            /** @description When the user joined, in milliseconds since 1970. */
            created_at?: components["schemas"]["EpochMilliseconds"];
            /** @description When the membership last changed, in milliseconds since 1970. */
            updated_at?: components["schemas"]["EpochMilliseconds"];
            /** @description The organization. */
            organization: components["schemas"]["EventRecord"];
            public_user_data: components["schemas"]["MembershipEventUser"];
        } & {
            [key: string]: unknown;
        };
        /** @description The user of a membership. Other keys are accepted and ignored. */
        MembershipEventUser: {
            /** @description User id of the identity provider. */
            user_id: components["schemas"]["UserId"];
            /** @description First name; null if unknown. */
            first_name?: components["schemas"]["PersonName"];
            /** @description Last name; null if unknown. */
            last_name?: components["schemas"]["PersonName"];
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            image_url?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An event about the profile of a user. Other keys are accepted and ignored. */
        UserEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "user.updated";
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description Time of the event, in milliseconds since 1970. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            data: components["schemas"]["UserEventData"];
        } & {
            [key: string]: unknown;
        };
        /** @description A user in the provider's form. Other keys are accepted and ignored. */
        UserEventData: {
            /** @description User id of the identity provider. */
            id: components["schemas"]["UserId"];
            /** @description Username; null if the user has none. */
            username?: components["schemas"]["PersonName"];
            /** @description First name; null if unknown. */
            first_name?: components["schemas"]["PersonName"];
            /** @description Last name; null if unknown. */
            last_name?: components["schemas"]["PersonName"];
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            image_url?: string;
            /** @description Email addresses of the user. */
            email_addresses?: components["schemas"]["EventEmailAddress"][];
            /** @description Id of the primary email address; null for none. */
            primary_email_address_id?: string | null;
            /** @description When the user last signed in, in milliseconds since 1970; null if never. */
            last_sign_in_at?: components["schemas"]["NullableEpochMilliseconds"];
            /** @description When the profile last changed, in milliseconds since 1970. */
            updated_at?: components["schemas"]["EpochMilliseconds"];
        } & {
            [key: string]: unknown;
        };
        /** @description An email address of a user. Other keys are accepted and ignored. */
        EventEmailAddress: {
            /** @description Id of the address. */
            id: string;
            /** @description The address. */
            email_address: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An event about a deleted user or organization. Other keys are accepted and ignored. */
        DeletionEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "user.deleted" | "organization.deleted";
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description Time of the event, in milliseconds since 1970. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            data: components["schemas"]["EventRecord"];
        } & {
            [key: string]: unknown;
        };
        /** @description A user or an organization in the provider's form. Other keys are accepted and ignored. */
        EventRecord: {
            /** @description Id of the record. */
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Confirms that the event was received. */
        IdentityEventReceipt: {
            received: components["schemas"]["AlwaysTrue"];
            /**
             * @description `applied`, `ignored` (nothing changed), or `duplicate` (an earlier delivery of the event was processed).
             * @enum {string}
             */
            outcome: "applied" | "ignored" | "duplicate";
        };
        /** @description MIME type of a file, such as `application/pdf`, with its parameters. */
        MediaType: string;
        /** @description The file to upload. */
        PresignedUploadCreate: {
            /** @description Name of the file. Unsafe characters and leading dots are removed, and the name is cut to 255 bytes of UTF-8. */
            filename: string;
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
        };
        /** @description An upload descriptor. It contains what the client needs to upload the file. */
        PresignedUpload: {
            /**
             * Format: uri
             * @description Presigned URL for the file. Expires after 10 minutes.
             */
            url: string;
            /**
             * @description HTTP method for `url`.
             * @constant
             */
            method: "PUT";
            /** @description Id of the new file. */
            fileId: components["schemas"]["Uuid"];
            /** @description Storage key of the file: `<org_id>/uploads/<file_id>/<filename>`. */
            key: string;
            /** @description Storage key of the extracted text: `<org_id>/contents/<file_id>.md`. */
            contentKey: string;
            /** @description Values of the headers to send with the file. */
            metadata: components["schemas"]["PresignedUploadMetadata"];
        };
        /** @description Values of the headers that must be sent with the file. */
        PresignedUploadMetadata: {
            /** @description Value of `Content-Type` and of `x-amz-meta-file-type`. */
            contentType: components["schemas"]["MediaType"];
            /** @description Value of `x-amz-meta-org-id`. */
            orgId: components["schemas"]["OrganizationId"];
            /** @description Value of `x-amz-meta-user-id`. */
            userId: components["schemas"]["UserId"];
        };
        /** @description Name of a skill, as in the frontmatter of its SKILL.md. */
        SkillName: string;
        /** @description Complete text of a SKILL.md file: YAML frontmatter between two `---` lines, then the instructions. At most 102,400 bytes of UTF-8. The frontmatter must not have more than 500 characters of white space in a row. */
        SkillMdContent: string;
        /** @description Every field of the SKILL.md frontmatter other than `name` and `description`. At most 102,400 bytes of JSON, 5,000 values and 32 levels. Numbers that JSON cannot represent exactly must be quoted. */
        SkillMetadata: {
            [key: string]: unknown;
        };
        /** @description A skill. */
        Skill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["SkillDescription"];
            /** @description Other fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            fileCount: components["schemas"]["SkillFileCount"];
            /** @description When the skill was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the skill was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description One skill with its files, its agents and the text of SKILL.md. */
        SkillDetail: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["SkillDescription"];
            /** @description Other fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            fileCount: components["schemas"]["SkillFileCount"];
            /** @description When the skill was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the skill was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The files of the skill, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
            /** @description The agents that may load the skill, sorted by name. */
            agents: components["schemas"]["AgentReference"][];
            /** @description Complete text of SKILL.md. */
            skillMdContent: components["schemas"]["SkillMdContent"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description All skills of the organization. */
        SkillList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The skills, sorted by name. */
            skills: components["schemas"]["Skill"][];
        };
        /** @description One skill. */
        SkillDetailResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The skill. */
            skill: components["schemas"]["SkillDetail"];
        };
        /** @description A skill to create. */
        SkillCreate: {
            /** @description Complete text of SKILL.md with its frontmatter. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        /** @description The skill that was created. */
        SkillCreateResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The new skill. */
            skill: components["schemas"]["CreatedSkill"];
        };
        /** @description A skill after its creation. */
        CreatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name from the frontmatter. */
            name: components["schemas"]["SkillName"];
            /** @description Description from the frontmatter; null if it has none. */
            description: components["schemas"]["SkillDescription"];
            fileCount: components["schemas"]["SkillFileCount"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description Changes to a skill. An omitted field keeps its value. */
        SkillUpdate: {
            /** @description New text of SKILL.md. If present, `name` and `description` of this body are ignored. */
            skillMdContent?: components["schemas"]["SkillMdContent"];
            /** @description New name. */
            name?: components["schemas"]["SkillName"];
            /** @description New description; null clears it. */
            description?: components["schemas"]["SkillDescription"];
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly metadata?: components["schemas"]["SkillMetadata"];
            /** @description Accepted and ignored. */
            readonly fileCount?: components["schemas"]["SkillFileCount"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly files?: components["schemas"]["SkillFile"][];
            /** @description Accepted and ignored. */
            readonly agents?: components["schemas"]["AgentReference"][];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description The updated skill. */
        SkillUpdateResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The skill. */
            skill: components["schemas"]["UpdatedSkill"];
        };
        /** @description A skill after an update. */
        UpdatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["SkillDescription"];
            /** @description Other fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            fileCount: components["schemas"]["SkillFileCount"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description The skill was deleted. */
        SkillDeleteResult: {
            success: components["schemas"]["AlwaysTrue"];
            /**
             * @description Confirmation in words.
             * @constant
             */
            message: "Skill deleted";
        };
        /** @description A file of a skill. */
        SkillFile: {
            /** @description Id of the record, which operations on one file take as `fileId`. */
            id: components["schemas"]["Id"];
            /** @description Id of the file in storage. */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file, with its folders. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /** @description Size of the file in bytes; 0 if unknown. */
            fileSize: components["schemas"]["LargeCount"];
            /** @description When the record was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Name of a file in its skill, with `/` between folders. No part is empty or begins with a dot; no backslashes or control characters. */
        SkillFileName: string;
        /** @description The files of a skill. */
        SkillFileList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The files, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
        };
        /** @description A file to add to a skill. */
        SkillFileCreate: {
            /** @description Id of the skill. */
            skillId: components["schemas"]["Id"];
            /** @description Name of the file, unique in the skill. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Format: int64
             * @description Size of the file in bytes. Omitted means 0.
             * @default 0
             */
            fileSize: number;
        };
        /** @description The new file record and its upload URL. */
        SkillFileCreateResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The file record. */
            file: components["schemas"]["SkillFile"];
            /**
             * Format: uri
             * @description Presigned URL for HTTP PUT of the bytes. Expires after 10 minutes.
             */
            uploadUrl: string;
        };
        /** @description The file was deleted. */
        SkillFileDeleteResult: {
            success: components["schemas"]["AlwaysTrue"];
            /**
             * @description Confirmation in words.
             * @constant
             */
            message: "File deleted";
        };
        /** @description Where a file of a skill can be downloaded. */
        SkillFileDownload: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Name of the file, with its folders. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description Declared MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Format: uri
             * @description Presigned URL of the file for HTTP GET. Expires after 10 minutes.
             */
            url: string;
        };
        /** @description A set of files whose text can be searched by keyword and meaning. */
        KnowledgeBase: {
            /** @description Id of the knowledge base. */
            id: components["schemas"]["Id"];
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name: components["schemas"]["ShortName"];
            /** @description What it contains; may be empty. */
            description: components["schemas"]["ShortDescription"];
            /** @description Model that embeds the text, as `<provider>:<model>`; never changes. */
            embeddingModel: components["schemas"]["ModelId"];
            /**
             * Format: int32
             * @description Length of an embedding, in numbers; determined by the model.
             */
            embeddingDimensions: number;
            language: components["schemas"]["KnowledgeBaseLanguage"];
            /** @description Model that extracts structured data from each file; null for none. */
            extractionModel: components["schemas"]["NullableModelId"];
            extractionSchema: components["schemas"]["ExtractionSchema"];
            source: components["schemas"]["KnowledgeBaseSource"];
            /** @description Agent that runs after a file was processed; null for none. */
            trigger: components["schemas"]["KnowledgeBaseTrigger"] | null;
            /** @description When the knowledge base was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the settings last changed, or a file was added or deleted. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description User who created it. */
            userId: components["schemas"]["UserId"];
            /**
             * Format: int32
             * @description Number of files.
             */
            fileCount: number;
            /** @description When the newest file was added; null if there are no files. */
            lastFileUploadedAt: components["schemas"]["NullableTimestamp"];
            /** @description Total size of all files, in bytes. */
            totalSize: components["schemas"]["LargeCount"];
            status: components["schemas"]["KnowledgeBaseStatus"];
            readonly etag: components["schemas"]["Etag"];
        };
        /**
         * @description Language of the texts. A search also finds inflected forms of a word in this language. `simple`, for other languages and mixed texts, finds only the exact form. Identifiers are found in every language, and so is text written without spaces, such as Chinese, Japanese or Thai.
         * @enum {string}
         */
        KnowledgeBaseLanguage: "simple" | "arabic" | "armenian" | "basque" | "catalan" | "danish" | "dutch" | "english" | "finnish" | "french" | "german" | "greek" | "hindi" | "hungarian" | "indonesian" | "irish" | "italian" | "lithuanian" | "nepali" | "norwegian" | "portuguese" | "romanian" | "russian" | "serbian" | "spanish" | "swedish" | "tamil" | "turkish" | "yiddish";
        /**
         * @description `empty` without files, `ready` with at least one.
         * @enum {string}
         */
        KnowledgeBaseStatus: "empty" | "ready";
        /** @description Origin of the files, as free text; null for none. */
        KnowledgeBaseSource: string | null;
        /** @description JSON Schema of the object to extract from each file; null for none. */
        ExtractionSchema: {
            [key: string]: unknown;
        } | null;
        /** @description Agent that runs after a file was processed. The agent receives the prompt and the file's metadata, but not the file's text. */
        KnowledgeBaseTrigger: {
            /** @description Whether the agent runs. */
            enabled: boolean;
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            prompt: components["schemas"]["Prompt"];
            /** @description When the trigger was set. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The trigger to set; it replaces the current one. */
        KnowledgeBaseTriggerSave: {
            /** @description Whether the agent runs. Omitted means true. */
            enabled?: boolean;
            /** @description Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            prompt: components["schemas"]["Prompt"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
        };
        /** @description A new knowledge base. */
        KnowledgeBaseCreate: {
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name: components["schemas"]["ShortName"];
            /**
             * @description What it contains.
             * @default
             */
            description: components["schemas"]["ShortDescription"];
            /** @description Model that embeds the text, as `<provider>:<model>`; cannot be changed later. */
            embeddingModel: components["schemas"]["ModelId"];
            /** @default simple */
            language: components["schemas"]["KnowledgeBaseLanguage"];
            /**
             * @description Model that extracts structured data from each file; null for none.
             * @default null
             */
            extractionModel: components["schemas"]["NullableModelId"];
            /**
             * @description JSON Schema of the object to extract from each file; null for none. Without `extractionModel`, it is stored, but nothing is extracted. It may refer only to its own parts, such as `#/$defs/name`. Each anchor must be unique, and parts must not have `$id`. At most 10,000 parts (objects and lists) after its references are resolved.
             * @default null
             */
            extractionSchema: components["schemas"]["ExtractionSchema"];
            /** @default null */
            source: components["schemas"]["KnowledgeBaseSource"];
            /**
             * @description Agent to run after a file was processed; null for none.
             * @default null
             */
            trigger: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
        };
        /** @description Changes to a knowledge base. An omitted field keeps its value. */
        KnowledgeBaseUpdate: {
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name?: components["schemas"]["ShortName"];
            /** @description What it contains. */
            description?: components["schemas"]["ShortDescription"];
            /** @description The current value is accepted and ignored; a different one returns 400. */
            embeddingModel?: components["schemas"]["ModelId"];
            language?: components["schemas"]["KnowledgeBaseLanguage"];
            /** @description Model that extracts structured data from each file; null clears it. */
            extractionModel?: components["schemas"]["NullableModelId"];
            /** @description JSON Schema of the object to extract from each file; null clears it. It may refer only to its own parts, such as `#/$defs/name`. Each anchor must be unique, and parts must not have `$id`. At most 10,000 parts (objects and lists) after its references are resolved. */
            extractionSchema?: components["schemas"]["ExtractionSchema"];
            /** @description Origin of the files, as free text; null clears it. */
            source?: components["schemas"]["KnowledgeBaseSource"];
            /** @description Agent to run after a file was processed. Replaces the current trigger; null clears it. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly embeddingDimensions?: number;
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly userId?: components["schemas"]["UserId"];
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly fileCount?: number;
            /** @description Accepted and ignored, including null. */
            readonly lastFileUploadedAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored. */
            readonly totalSize?: components["schemas"]["LargeCount"];
            /** @description Accepted and ignored. */
            readonly status?: components["schemas"]["KnowledgeBaseStatus"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description Every knowledge base of the organization. */
        KnowledgeBaseList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The knowledge bases, sorted by name. */
            knowledgeBases: components["schemas"]["KnowledgeBase"][];
        };
        /** @description One knowledge base. */
        KnowledgeBaseReply: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The knowledge base. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
        };
        /** @description Confirms that the call succeeded. */
        Success: {
            success: components["schemas"]["AlwaysTrue"];
        };
        /** @description A file of a knowledge base, with the status of its processing. */
        KnowledgeBaseFile: {
            /** @description Id of the record, which operations on one file take as `fileId`. */
            id: components["schemas"]["Id"];
            /** @description Id of the knowledge base. */
            knowledgeBaseId: components["schemas"]["Id"];
            /** @description UUID of the upload. */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file. */
            fileName: string;
            /** @description Storage key of the file, `<org_id>/uploads/<file_id>/<filename>`. */
            fileKey: components["schemas"]["FileKey"];
            /** @description Storage key of the extracted text, `<org_id>/contents/<file_id>.md`. The text is stored there before `processingStatus` becomes `parsed`. */
            contentKey: components["schemas"]["FileKey"];
            /** @description MIME type of the file. */
            contentType: string;
            /**
             * Format: int64
             * @description Size of the file in bytes; null if unknown.
             */
            fileSize: number | null;
            /** @description Status of the processing. */
            processingStatus: components["schemas"]["KnowledgeBaseFileStatus"];
            /** @description Why the processing failed; null if it did not. */
            processingError: components["schemas"]["FailureReason"];
            /** @description Metadata from the request that added the file; null for none. */
            userMetadata: {
                [key: string]: unknown;
            } | null;
            /** @description Structured data extracted from the first 200,000 characters of the file's text, at most 1,048,576 bytes of JSON in UTF-8; null if there is none. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /** @description Conversation of the trigger's run for this file; null if there was no run. */
            triggerConversationId: components["schemas"]["NullableUuid"];
            /** @description Why an enabled trigger did not run for this file, as a text for users; null otherwise. */
            triggerSkippedReason: components["schemas"]["FailureReason"];
            /** @description When the file was added. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Status of the processing: `parsing` (waiting or extracting text), `parsed`, `chunking` (splitting and embedding text, extracting data), `completed`, `parse_failed`, `chunk_failed`, or `extract_failed` (text can be searched, data is missing).
         * @enum {string}
         */
        KnowledgeBaseFileStatus: "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";
        /** @description An uploaded file to add to a knowledge base. */
        KnowledgeBaseFileCreate: {
            /** @description Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /** @description `fileId` of the upload descriptor. */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file in lists. */
            fileName: string;
            /** @description `key` of the upload descriptor. Must begin with the caller's `<org_id>/`, belong to `fileId`, and refer to an uploaded file. */
            fileKey: components["schemas"]["FileKey"];
            /** @description `contentKey` of the upload descriptor. Must begin with the caller's `<org_id>/` and belong to `fileId`. */
            contentKey: components["schemas"]["FileKey"];
            /** @description MIME type with which the file was uploaded. The MIME type and the extension of `fileName` select how the file is read. */
            contentType: string;
            /**
             * Format: int64
             * @description Size of the file in bytes. Ignored, because the record has the size of the stored file.
             */
            fileSize?: number;
            /**
             * @description Your own metadata of the file; null for none.
             * @default null
             */
            userMetadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Every file of one knowledge base. */
        KnowledgeBaseFileList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The files, newest first. */
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        /** @description One file of a knowledge base. */
        KnowledgeBaseFileReply: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The file record. */
            file: components["schemas"]["KnowledgeBaseFile"];
        };
        /** @description Where a file of a knowledge base and its extracted text can be downloaded. */
        KnowledgeBaseFileDownload: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Name of the file. */
            fileName: string;
            /** @description Declared MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Format: uri
             * @description Presigned URL of the file for HTTP GET. Expires after 10 minutes.
             */
            url: string;
            /**
             * Format: uri
             * @description Presigned URL of the extracted text (UTF-8, Markdown) for HTTP GET. Expires after 10 minutes. Null if the text was not extracted yet, or could not be extracted.
             */
            textUrl: string | null;
        };
        /** @description A chunk of the text of a file. */
        KnowledgeBaseFileChunk: {
            /** @description Index of the chunk in the file. The first is 0. */
            position: components["schemas"]["Count"];
            /** @description Headings above the chunk, outermost first, joined by ` > `; null if it has none. */
            heading: string | null;
            /** @description Text of the chunk. */
            text: string;
            /** @description Number of tokens in the text, counted with the cl100k_base encoding. Other models may count differently. */
            tokenCount: components["schemas"]["Count"];
        };
        /** @description One page of the chunks of a file. */
        KnowledgeBaseFileChunkPage: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Chunks, in the order of the text. */
            chunks: components["schemas"]["KnowledgeBaseFileChunk"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description A search in one knowledge base. */
        KnowledgeBaseSearch: {
            /** @description Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /** @description Text to search for. */
            query: string;
            /**
             * Format: int32
             * @description Maximum passages.
             * @default 10
             */
            limit: number;
            /** @default hybrid */
            mode: components["schemas"]["KnowledgeBaseSearchMode"];
        };
        /**
         * @description `text` finds words and identifiers. `vector` finds similar meanings. `hybrid` merges both rankings by reciprocal rank fusion.
         * @enum {string}
         */
        KnowledgeBaseSearchMode: "hybrid" | "text" | "vector";
        /** @description The result of a search. */
        KnowledgeBaseSearchReply: {
            /** @description The passages, best first. */
            results: components["schemas"]["KnowledgeBaseSearchResult"][];
        };
        /** @description One passage of a file. */
        KnowledgeBaseSearchResult: {
            /** @description UUID of the file (`fileId` of the file record). */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file. */
            fileName: string;
            /** @description The passage. */
            text: string;
            /** @description Relevance by which the passages are sorted. In the modes `text` and `vector`, equals `scores.text` or `scores.vector`. In the mode `hybrid`, a passage that is first in both rankings has the score 1. */
            score: number;
            scores: components["schemas"]["KnowledgeBaseSearchScores"];
        };
        /** @description Scores of a passage by words and by meaning. The two scores cannot be compared with each other. */
        KnowledgeBaseSearchScores: {
            /** @description Score of the search by words. Higher if the passage contains more of the query's words, if these words are rare, and if the passage is short. Null in the mode `vector`, and if this search did not find the passage. */
            text: number | null;
            /** @description Cosine similarity to the query; 1 is closest. Lowered for a passage from a document's index or table of contents. Null in the mode `text`, and if the passage is not among the 100 nearest. */
            vector: number | null;
        };
        /** @description A tool server (Model Context Protocol) whose tools agents can use. Replies never contain the values of its headers. */
        ToolServer: {
            /** @description Id of the tool server, which `mcpServers` of an agent contains. */
            id: components["schemas"]["Id"];
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name: components["schemas"]["ShortName"];
            /**
             * Format: uri
             * @description URL of the server.
             */
            url: string;
            /** @description Transport of the server. */
            transport: components["schemas"]["ToolServerTransport"];
            /** @description Names of the stored headers, sorted. */
            headerNames: components["schemas"]["ShortName"][];
            /** @description Whether agents may use the server. */
            enabled: boolean;
            state: components["schemas"]["ToolServerState"];
            /** @description Error of the last failed use of the server; null if no use failed since the URL, transport or headers changed. */
            lastError: components["schemas"]["FailureReason"];
            /** @description Time of the last failed use; null if `lastError` is null. */
            lastErrorAt: components["schemas"]["NullableTimestamp"];
            /** @description When the server was last used successfully, accurate to the minute; null if never since the URL, transport or headers changed. */
            lastSuccessAt: components["schemas"]["NullableTimestamp"];
            /** @description When the tool server was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the tool server was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
        };
        /**
         * @description Whether the last use of the tool server succeeded. A run of an agent uses the server, and so does `POST /mcp-servers/test` with the server's `id`. `unknown` before the first use, and after a change of the URL, transport or headers.
         * @enum {string}
         */
        ToolServerState: "unknown" | "reachable" | "unreachable";
        /**
         * @description Transport of the Model Context Protocol.
         * @enum {string}
         */
        ToolServerTransport: "streamable-http" | "sse";
        /** @description Headers sent with every call to the tool server, by name. Stored encrypted and never returned. Names are unique, ignoring case. Returns 400 for names that the connection or the protocol uses, such as `Host`, `Accept`, `MCP-Session-Id` and names that begin with `Proxy-`. The contract lists these names as `x-reserved-values`. */
        ToolServerHeaders: {
            [key: string]: string;
        };
        /** @description A tool server to connect. */
        ToolServerCreate: {
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name: components["schemas"]["ShortName"];
            url: components["schemas"]["ToolServerUrl"];
            /**
             * @description Transport of the server.
             * @default streamable-http
             */
            transport: components["schemas"]["ToolServerTransport"];
            /**
             * @description Headers to send; never returned.
             * @default {}
             */
            headers: components["schemas"]["ToolServerHeaders"];
            /**
             * @description Whether agents may use the server.
             * @default true
             */
            enabled: boolean;
        };
        /** @description Changes to a tool server. An omitted field keeps its value. */
        ToolServerUpdate: {
            /** @description Name; unique in the organization. White space at both ends is removed. */
            name?: components["schemas"]["ShortName"];
            url?: components["schemas"]["ToolServerUrl"];
            /** @description Transport of the server. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** @description Replaces all stored headers; an empty object removes them. Never returned. */
            headers?: components["schemas"]["ToolServerHeaders"];
            /** @description Whether agents may use the server. */
            enabled?: boolean;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly headerNames?: components["schemas"]["ShortName"][];
            /** @description Accepted and ignored. */
            readonly state?: components["schemas"]["ToolServerState"];
            /** @description Accepted and ignored, including null. */
            readonly lastError?: components["schemas"]["FailureReason"];
            /** @description Accepted and ignored, including null. */
            readonly lastErrorAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored, including null. */
            readonly lastSuccessAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description Every tool server of the organization. */
        ToolServerList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The tool servers, sorted by name. */
            toolServers: components["schemas"]["ToolServer"][];
        };
        /** @description One tool server. */
        ToolServerReply: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The tool server. */
            toolServer: components["schemas"]["ToolServer"];
        };
        /** @description The tool server to test, stored or not. */
        ToolServerTest: components["schemas"]["ToolServerTestStored"] | components["schemas"]["ToolServerTestAddress"];
        /** @description A stored tool server to test. */
        ToolServerTestStored: {
            /** @description Id of the tool server. */
            id: components["schemas"]["Id"];
        };
        /** @description A tool server to test before it is stored. */
        ToolServerTestAddress: {
            url: components["schemas"]["ToolServerUrl"];
            /** @description Transport of the server. Omitted means `streamable-http`. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** @description Headers to send. Not stored. */
            headers?: components["schemas"]["ToolServerHeaders"];
        };
        /** @description The result of a test of a tool server. */
        ToolServerTestReply: {
            /** @description Whether the server returned its tools. */
            success: boolean;
            /** @description The first 1,000 tools of the server; empty if the test failed. */
            tools: components["schemas"]["ToolServerTool"][];
            /** @description Why the test failed; null if it did not. */
            error: components["schemas"]["FailureReason"];
            /**
             * Format: int32
             * @description Duration of the test, in milliseconds.
             */
            durationMs: number;
        };
        /** @description A tool of a tool server. */
        ToolServerTool: {
            /** @description Name of the tool. */
            name: string;
            /** @description Description by the server; null if it gives none. */
            description: string | null;
            /** @description JSON Schema of the tool's input. */
            inputSchema: {
                [key: string]: unknown;
            };
        };
        /** @description An address to which the service sends events. Its signing secret is shown only at creation and rotation. */
        WebhookEndpoint: {
            /** @description Id of the webhook endpoint. */
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description URL that receives the events.
             */
            url: string;
            description: components["schemas"]["ShortDescription"];
            eventTypes: components["schemas"]["WebhookEventTypes"];
            /** @description Whether events are sent to the endpoint. */
            enabled: boolean;
            /** @description Why the service disabled the endpoint; null if it did not. */
            disabledReason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description Time of the first failed attempt since the last success, or since the endpoint was enabled or `url` changed. Null if no attempt failed since then. Tests do not count. */
            failingSince: components["schemas"]["NullableTimestamp"];
            /** @description Time until which deliveries are also signed with the previous secret; null if they are not. */
            previousSecretExpiresAt: components["schemas"]["NullableTimestamp"];
            /** @description When the webhook endpoint was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the webhook endpoint was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
        };
        /**
         * @description Type of an event:
         *
         *     - `run.completed`: a run of an agent ended with an answer.
         *     - `run.failed`: a run of an agent failed, exceeded its time limit, or was interrupted.
         *     - `file.processed`: a file of a knowledge base was processed and can be searched.
         *     - `file.failed`: the processing of a file of a knowledge base failed.
         *     - `task.paused`: the service disabled a scheduled task.
         *     - `member.removed`: a user is no longer a member of the organization.
         * @enum {string}
         */
        WebhookEventType: "run.completed" | "run.failed" | "file.processed" | "file.failed" | "task.paused" | "member.removed";
        /** @description Types of the events that are sent. A type that occurs twice counts once. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /**
         * @description Why the service disabled the endpoint: `failing` if every attempt in 5 days failed, `gone` if the endpoint returned 410.
         * @enum {string}
         */
        WebhookDisabledReason: "failing" | "gone";
        /**
         * Format: uri
         * @description URL that receives the events.
         */
        WebhookEndpointUrl: string;
        /** @description A webhook endpoint to create. */
        WebhookEndpointCreate: {
            url: components["schemas"]["WebhookEndpointUrl"];
            /** @default  */
            description: components["schemas"]["ShortDescription"];
            eventTypes: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Whether events are sent to the endpoint.
             * @default true
             */
            enabled: boolean;
        };
        /** @description Changes to a webhook endpoint. An omitted field keeps its value. */
        WebhookEndpointUpdate: {
            url?: components["schemas"]["WebhookEndpointUrl"];
            description?: components["schemas"]["ShortDescription"];
            eventTypes?: components["schemas"]["WebhookEventTypes"];
            /** @description Whether events are sent to the endpoint. */
            enabled?: boolean;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, including null. */
            readonly disabledReason?: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description Accepted and ignored, including null. */
            readonly failingSince?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored, including null. */
            readonly previousSecretExpiresAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description Every webhook endpoint of the organization. */
        WebhookEndpointList: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The webhook endpoints, oldest first. */
            webhookEndpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description One webhook endpoint. */
        WebhookEndpointReply: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The webhook endpoint. */
            webhookEndpoint: components["schemas"]["WebhookEndpoint"];
        };
        /** @description A webhook endpoint with its new signing secret. */
        WebhookEndpointSecretReply: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description The webhook endpoint. */
            webhookEndpoint: components["schemas"]["WebhookEndpoint"];
            /** @description Secret that signs the deliveries, in the form of Standard Webhooks. Shown only here. */
            secret: string;
        };
        /**
         * @description `pending` before the first attempt and between attempts, `succeeded` after a response with status 2xx, otherwise `failed`.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description The delivery of one event to one webhook endpoint. */
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the webhook endpoint. */
            endpointId: components["schemas"]["Id"];
            /**
             * @description Why the event was sent: `event` because it occurred, `replay` because an admin sent it again, `test` because an admin tested the endpoint.
             * @enum {string}
             */
            kind: "event" | "replay" | "test";
            eventId: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            eventType: "run.completed" | "run.failed" | "file.processed" | "file.failed" | "task.paused" | "member.removed" | "webhook.test";
            /** @description The body of the request, as it is sent: the event as JSON. */
            payload: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts so far. */
            attempts: components["schemas"]["Count"];
            /** @description When the last attempt began; null before the first one. */
            lastAttemptAt: components["schemas"]["NullableTimestamp"];
            /** @description When the next attempt is due; null if there is none. */
            nextAttemptAt: components["schemas"]["NullableTimestamp"];
            /**
             * Format: int32
             * @description Status of the response to the last attempt; null if there is none.
             */
            responseStatus: number | null;
            /** @description The first 1,000 characters of the response to the last attempt; null if there is none. */
            responseBody: string | null;
            /** @description Why the delivery or its last attempt failed; null if neither did. */
            error: components["schemas"]["FailureReason"];
            /**
             * Format: int32
             * @description Duration of the last attempt, in milliseconds; null before the first one.
             */
            durationMs: number | null;
            /** @description When the delivery was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of deliveries. */
        WebhookDeliveryPage: {
            /** @description Deliveries, newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description One delivery. */
        WebhookDeliveryReply: {
            success: components["schemas"]["AlwaysTrue"];
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description Id of the event. Every delivery of the event has the same id. */
        WebhookEventId: string;
        /** @description A run of an agent ended with an answer. */
        RunCompletedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "run.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["RunCompletedEventData"];
        };
        /** @description The run and its conversation. */
        RunCompletedEventData: {
            /** @description Id of the conversation. */
            conversationId: components["schemas"]["Uuid"];
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description User id of the owner of the conversation. */
            userId: components["schemas"]["UserId"];
            source: components["schemas"]["ConversationSource"];
            /** @description Model that the run used; null if unknown. */
            model: components["schemas"]["NullableModelId"];
            /** @description Milliseconds from the message that started the run to the end of the run. Null if no process recorded the end. */
            latencyMs: components["schemas"]["LatencyMs"];
            /** @description Tokens of the run; null if no model call returned anything. */
            usage: components["schemas"]["MessageUsage"] | null;
        };
        /** @description A run of an agent failed. */
        RunFailedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "run.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["RunFailedEventData"];
        };
        /** @description The run, its conversation, and why it failed. */
        RunFailedEventData: {
            /** @description Id of the conversation. */
            conversationId: components["schemas"]["Uuid"];
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description User id of the owner of the conversation. */
            userId: components["schemas"]["UserId"];
            source: components["schemas"]["ConversationSource"];
            /** @description Model that the run used; null if unknown. */
            model: components["schemas"]["NullableModelId"];
            /** @description Milliseconds from the message that started the run to the end of the run. Null if no process recorded the end. */
            latencyMs: components["schemas"]["LatencyMs"];
            failure: components["schemas"]["RunFailure"];
        };
        /** @description A file of a knowledge base was processed. */
        FileProcessedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "file.processed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["FileProcessedEventData"];
        };
        /** @description The file. */
        FileProcessedEventData: {
            /** @description Id of the knowledge base. */
            knowledgeBaseId: components["schemas"]["Id"];
            /** @description Id of the file record. */
            fileRecordId: components["schemas"]["Id"];
            /** @description UUID of the file. */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file. */
            fileName: string;
        };
        /** @description The processing of a file of a knowledge base failed. */
        FileFailedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "file.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["FileFailedEventData"];
        };
        /** @description The file, and why its processing failed. */
        FileFailedEventData: {
            /** @description Id of the knowledge base. */
            knowledgeBaseId: components["schemas"]["Id"];
            /** @description Id of the file record. */
            fileRecordId: components["schemas"]["Id"];
            /** @description UUID of the file. */
            fileId: components["schemas"]["Uuid"];
            /** @description Name of the file. */
            fileName: string;
            /**
             * @description Status that names the failed step.
             * @enum {string}
             */
            processingStatus: "parse_failed" | "chunk_failed" | "extract_failed";
            /** @description The reason, as a text for users. */
            processingError: components["schemas"]["ShortDescription"];
        };
        /** @description The service disabled a scheduled task. */
        TaskPausedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "task.paused";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["TaskPausedEventData"];
        };
        /** @description The scheduled task. */
        TaskPausedEventData: {
            /** @description Id of the scheduled task. */
            taskId: components["schemas"]["Id"];
            /** @description Name of the scheduled task. */
            name: string;
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description User id of the owner of the task. */
            userId: components["schemas"]["UserId"];
            pausedReason: components["schemas"]["TaskPausedReason"];
        };
        /** @description A user is no longer a member of the organization. */
        MemberRemovedEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "member.removed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["MemberRemovedEventData"];
        };
        /** @description The user. */
        MemberRemovedEventData: {
            /** @description User id of the removed member. */
            userId: components["schemas"]["UserId"];
        };
        /** @description A test by an admin. Sent independently of the `eventTypes` of the endpoint. */
        WebhookTestEvent: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "webhook.test";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Organization of the event. */
            organizationId: components["schemas"]["OrganizationId"];
            data: components["schemas"]["WebhookTestEventData"];
        };
        /** @description The tested endpoint. */
        WebhookTestEventData: {
            /** @description Id of the webhook endpoint. */
            webhookEndpointId: components["schemas"]["Id"];
            /** @description User id of the admin. */
            requestedBy: components["schemas"]["UserId"];
        };
        /** @description Cron expression in UTC with five fields, separated by spaces: minute, hour, day of month, month, day of week (0 and 7 are Sunday). `*`, lists, ranges, steps and English three-letter names (MON, JAN) are allowed. Seconds, macros such as `@daily`, and `*` in a list are not allowed. If both the day of month and the day of week are restricted (not `*`), the schedule fires on days that match either. For example, `0 6 1 * 1` fires on the first of each month and on each Monday. */
        CronSchedule: string;
        /** @description A task that runs an agent on a cron schedule. */
        ScheduledTask: {
            /** @description Id of the task. */
            id: components["schemas"]["Id"];
            /** @description Name of the task. */
            name: components["schemas"]["ShortName"];
            /** @description What the task is for; may be empty. */
            description: components["schemas"]["ShortDescription"];
            prompt: components["schemas"]["Prompt"];
            /** @description Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** @description Whether the task runs on its schedule. */
            enabled: boolean;
            /** @description Id of the agent to run. */
            agentId: components["schemas"]["Id"];
            /** @description Name of the agent to run. */
            agentName: components["schemas"]["DisplayName"];
            /** @description User who owns the task. */
            userId: components["schemas"]["UserId"];
            /** @description When the last execution started; null before the first one. */
            lastRunAt: components["schemas"]["NullableTimestamp"];
            /** @description When the task runs next; null while it is disabled. */
            nextRunAt: components["schemas"]["NullableTimestamp"];
            /** @description What happens to a slot while an execution is in progress. While 10 executions of the task are in progress, every slot is skipped. */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            catchUpWindowSeconds: components["schemas"]["CatchUpWindowSeconds"];
            /** @description Why the service disabled the task; null if it did not. */
            pausedReason: components["schemas"]["TaskPausedReason"] | null;
            /** @description Number of executions that failed since the last completed one, or since the task was enabled. After 3 failed executions, the service disables the task. The installation can set another number. */
            consecutiveFailures: components["schemas"]["Count"];
            /** @description Why the last execution failed. Absent if the last execution completed, and before the first one ended. */
            lastFailure?: components["schemas"]["RunFailure"];
            /** @description When the task was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the task was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            readonly etag: components["schemas"]["Etag"];
        };
        /**
         * @description Why the service disabled a task: `owner_removed` (the owner left the organization), `owner_demoted` (the owner became a guest), `agent_deleted`, or `consecutive_failures` (several executions in a row failed).
         * @enum {string}
         */
        TaskPausedReason: "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures";
        /**
         * @description What happens to a slot (a time at which the schedule fires) while an execution is in progress. `skip` skips the slot, and `allow` runs it immediately. `queue_one` runs the slot afterwards, but skips it if another slot is waiting.
         * @enum {string}
         */
        TaskOverlapPolicy: "skip" | "queue_one" | "allow";
        /** @description A new scheduled task. */
        ScheduledTaskCreate: {
            /** @description Name of the task. */
            name: components["schemas"]["ShortName"];
            /**
             * @description What the task is for.
             * @default
             */
            description: components["schemas"]["ShortDescription"];
            prompt: components["schemas"]["Prompt"];
            /** @description Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** @description Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /**
             * @description Whether the task runs on its schedule.
             * @default true
             */
            enabled: boolean;
            /**
             * @description What happens to a slot while an execution is in progress.
             * @default skip
             */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /** @default 31536000 */
            catchUpWindowSeconds: components["schemas"]["CatchUpWindowSeconds"];
        };
        /** @description Changes to a scheduled task. An omitted field keeps its value. */
        ScheduledTaskUpdate: {
            /** @description Name of the task. */
            name?: components["schemas"]["ShortName"];
            /** @description What the task is for. */
            description?: components["schemas"]["ShortDescription"];
            prompt?: components["schemas"]["Prompt"];
            /** @description Cron expression with five fields, in UTC. */
            schedule?: components["schemas"]["CronSchedule"];
            /** @description Id of an agent of the organization. */
            agentId?: components["schemas"]["Id"];
            /** @description Whether the task runs on its schedule. */
            enabled?: boolean;
            /** @description What happens to a slot while an execution is in progress. */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            catchUpWindowSeconds?: components["schemas"]["CatchUpWindowSeconds"];
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly agentName?: components["schemas"]["DisplayName"];
            /** @description Accepted and ignored. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, including null. */
            readonly lastRunAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored, including null. */
            readonly nextRunAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored, including null. */
            readonly pausedReason?: components["schemas"]["TaskPausedReason"] | null;
            /** @description Accepted and ignored. */
            readonly consecutiveFailures?: components["schemas"]["Count"];
            /** @description Accepted and ignored. */
            readonly lastFailure?: components["schemas"]["RunFailure"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description The task to delete. */
        ScheduledTaskDelete: {
            /** @description Id of the task. Must equal `taskId` of the query if both are present. */
            taskId: components["schemas"]["Id"];
        };
        /** @description The task to enable or disable. */
        ScheduledTaskToggle: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
            /** @description Whether the task runs on its schedule from now on. */
            enabled: boolean;
        };
        /** @description The task to run now. */
        ScheduledTaskRun: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
        };
        /** @description One execution of a scheduled task. With `include=occurrences`, it can be a slot or a manual execution that did not run. */
        TaskExecution: {
            /** @description Id of the execution. */
            id: components["schemas"]["Id"];
            /** @description Id of the task. */
            scheduledTaskId: components["schemas"]["Id"];
            kind: components["schemas"]["TaskExecutionKind"];
            /** @description Conversation of the execution, set when the execution starts. `GET /getConversation` returns it. Null while the execution waits, if no conversation was opened, and after the purge of the conversation. */
            conversationId: components["schemas"]["NullableUuid"];
            /** @description Version of the agent that the execution uses. `GET /agents/versions` lists it. Null if no conversation was opened, and after the purge of the agent. */
            agentVersionId: components["schemas"]["NullableId"];
            status: components["schemas"]["TaskExecutionStatus"];
            /** @description Slot of the schedule; for `POST /scheduled-tasks/run`, the time of that call. */
            scheduledFor: components["schemas"]["Timestamp"];
            /** @description When the execution started; null while it waits and if it did not run. */
            startedAt: components["schemas"]["NullableTimestamp"];
            /** @description When the execution ended; null before that and if it did not run. */
            finishedAt: components["schemas"]["NullableTimestamp"];
            /** @description Why the execution failed, as a text for users; null if it did not. */
            error: components["schemas"]["FailureReason"];
            /** @description Why the execution failed, as a code. Present only if it failed. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Why the execution did not run, if `status` is `skipped` or `missed`; otherwise null. */
            reason: string | null;
            /** @description When the record was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description `slot`: an execution at a slot of the schedule. `manual`: an execution that `POST /scheduled-tasks/run` started; the audit log names the user.
         * @enum {string}
         */
        TaskExecutionKind: "slot" | "manual";
        /**
         * @description `in_progress`: the execution waits or runs. `skipped`: the slot or the execution was not started. `missed`: no worker started the slot in time. Executions with `skipped` or `missed` are returned only with `include=occurrences`.
         * @enum {string}
         */
        TaskExecutionStatus: "in_progress" | "completed" | "failed" | "skipped" | "missed";
        /** @description Counts of executions by status. Skipped and missed slots are not counted. */
        TaskExecutionStats: {
            /** @description Number of executions. */
            total: components["schemas"]["Count"];
            /** @description Number of executions that completed. */
            completed: components["schemas"]["Count"];
            /** @description Number of executions that failed. */
            failed: components["schemas"]["Count"];
            /** @description Number of executions in progress. */
            in_progress: components["schemas"]["Count"];
        };
        /** @description When a schedule fires. */
        SchedulePreview: {
            /** @description The next ten times, earliest first. */
            next: components["schemas"]["Timestamp"][];
            /** @description Meaning of the expression in English. */
            description: string;
        };
        /** @description A message to an agent, in the form of this service or in that of the AI SDK's chat client. */
        ChatBody: components["schemas"]["ChatRequest"] | components["schemas"]["ChatClientRequest"];
        /** @description One user message to an agent. */
        ChatRequest: {
            /** @description Id of the agent to run. With `threadId`, it must be the agent of that conversation. */
            agentId: components["schemas"]["Id"];
            message: components["schemas"]["ChatMessage"];
            /** @description Id of the conversation to continue. Without it, a conversation is opened. */
            threadId?: components["schemas"]["Uuid"];
            timezone?: components["schemas"]["TimeZone"];
        };
        /** @description IANA time zone of the date and time in the system prompt. Default `UTC`. An unknown name returns 400. */
        TimeZone: string;
        /** @description The body of the AI SDK's `DefaultChatTransport`, with `agentId` from its option `body`. */
        ChatClientRequest: {
            /** @description Id of the agent to run. It must be the agent of the conversation that is continued. */
            agentId: components["schemas"]["Id"];
            /** @description Id of the chat in the client, or of a conversation. Without it, a conversation is opened. */
            id?: string;
            /** @description Messages of the chat. The last message is sent. It must have the role `user` and follow `ChatMessage`. Earlier messages are ignored. Omit them in a long chat, so that the body does not exceed its limits. */
            messages: components["schemas"]["ChatClientMessage"][];
            /**
             * @description With `regenerate-message`, the service also uses `messageId`. Default `submit-message`.
             * @enum {string}
             */
            trigger?: "submit-message" | "regenerate-message";
            /** @description Id of the answer to regenerate. Used only with `regenerate-message`, and only if no stored message has the `id` of the last message. */
            messageId?: string;
            timezone?: components["schemas"]["TimeZone"];
        };
        /** @description A message of the AI SDK's chat client. Other keys are accepted and ignored. */
        ChatClientMessage: {
            /** @description Id that the client or this service gave the message. */
            id?: string;
            /**
             * @description Author of the message.
             * @enum {string}
             */
            role: "user" | "assistant" | "system";
            /** @description Content of the message, in order. */
            parts: components["schemas"]["ChatClientPart"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A part of a message. In the last message, parts of the types `text` and `file` follow `ChatTextPart` and `ChatFilePart`. If a file part has a `fileKey`, the service uses it instead of the `url`. If its `mediaType` is an empty text, the service uses the type in its `data:` URL. Other keys and types are accepted and ignored. */
        ChatClientPart: {
            /** @description Type of the part. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The message to send. */
        ChatMessage: {
            /** @description Id with which a chat client can later replace the message. The stored message also gets a UUID. */
            id?: string;
            /**
             * @description Always `user`.
             * @constant
             */
            role: "user";
            /** @description Content of the message, in order. */
            parts: components["schemas"]["ChatMessagePart"][];
            /** @description Metadata of the message in a chat client. Accepted and ignored. */
            metadata?: components["schemas"]["FreeFormObject"];
        };
        /** @description A part of a message to send, distinguished by `type`. */
        ChatMessagePart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatFilePart"];
        /** @description Text to send. */
        ChatTextPart: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
        };
        /** @description A file to send. */
        ChatFilePart: {
            /**
             * @description Always `file`.
             * @constant
             */
            type: "file";
            /** @description Media type of the file, without parameters. */
            mediaType: string;
            /** @description Display name. Absent if the file has none. */
            filename?: string;
            /** @description Content of the file: a base64 `data:` URL, or the `key` of a completed upload. The key must begin with the id of the caller's organization. */
            url: string;
        };
        /**
         * @description Server-sent events of the AI SDK's UI-message stream, version 1. Each `data:` line is a JSON object with a
         *     `type`: `start`, `start-step`, `text-start`, `text-delta`, `text-end`, `reasoning-start`, `reasoning-delta`,
         *     `reasoning-end`, `tool-input-start`, `tool-input-delta`, `tool-input-available`, `tool-input-error`,
         *     `tool-output-available`, `tool-output-error`, `file`, `finish-step`, `message-metadata`, `finish`, `abort` (the
         *     run was stopped) or `error`. The last line is `data: [DONE]`. Ignore unknown types.
         *
         *     Between events, the server sends the comment `: keep-alive` every 15 seconds, so that a client can notice a lost
         *     connection.
         *
         *     The `messageMetadata` of `start` has the `threadId`. The `messageMetadata` of `message-metadata` has one field:
         *
         *     - `warnings`, a list of `RunWarning`: sent before the answer if the run cannot use a tool server of the agent. Not
         *       sent to guests, who cannot read tool servers.
         *     - `failureCode`, a `RunFailureCode`: sent before the `error` of a run that failed.
         */
        ChatEventStream: string;
        /** @description A message that was stored and whose run continues in the background. */
        ChatAccepted: {
            /** @description Id of the conversation, as in the header `X-Thread-ID`. */
            threadId: components["schemas"]["Uuid"];
            /**
             * @description Always `in_progress`.
             * @constant
             */
            status: "in_progress";
        };
        /**
         * @description Status of the conversation's last run:
         *
         *     - `in_progress`: the run waits or runs.
         *     - `completed`: the run ended with an answer.
         *     - `stopped`: the run was stopped.
         *     - `error`: the run failed, the answer was empty, or the provider's content filter withheld it.
         *     - `timeout`: the run exceeded its time limit, or the model sent nothing for too long.
         * @enum {string}
         */
        StreamStatus: "in_progress" | "completed" | "stopped" | "error" | "timeout";
        /**
         * @description What opened a conversation:
         *
         *     - `chat`: a message of a user.
         *     - `task`: an execution of a scheduled task.
         *     - `trigger`: the trigger of a knowledge base.
         *     - `agent`: a call by another agent. The conversation is a sub-conversation.
         * @enum {string}
         */
        ConversationSource: "chat" | "task" | "trigger" | "agent";
        /**
         * Format: int32
         * @description Milliseconds from the message that started the last run to the end of the run, including time in the queue. Null before the end, and if no process recorded the end, for example after a crash.
         */
        LatencyMs: number | null;
        /** @description Model that the last run used, which may differ from the agent's current model. Null for guests and before the end of the run. Also null if the agent could not be loaded, the owner was not permitted, or no process recorded the end. */
        RunModel: string | null;
        /** @description Cost of all runs in US dollars, without sub-conversations. The cost of a run is based on the price of its model in `GET /models` at the time of the run. Null for guests, if the price of a run was unknown, and if the process of a run did not record its end. */
        RunCostUsd: number | null;
        /** @description An amount in US dollars. */
        CostUsd: number;
        /**
         * @description Why a run of an agent failed:
         *
         *     - `model_unavailable`: the model provider is down, fails, or closes the connection before the end of the answer.
         *     - `model_rate_limited`: the model provider accepts no more calls for now.
         *     - `model_rejected`: the model provider refused the call, for example because of a wrong key or unsupported
         *       input.
         *     - `model_not_found`: the model provider does not know the model.
         *     - `model_not_configured`: the provider of the agent's model is not configured on the server.
         *     - `context_too_long`: the conversation exceeds the context window of the model.
         *     - `content_filtered`: the model provider withheld the answer, or a part of it.
         *     - `empty_answer`: the model ended without a text, a file or a tool call.
         *     - `timed_out`: the run exceeded its time limit, or the model sent nothing for too long.
         *     - `agent_not_found`: the agent was deleted.
         *     - `owner_not_permitted`: the owner of the conversation left the organization or became a guest.
         *     - `storage_unavailable`: a file of the conversation could not be read.
         *     - `stopped`: the run of a scheduled task was stopped. Only executions and tasks have this code. The conversation
         *       has the status `stopped`.
         *     - `interrupted`: the process of the run ended before the answer was complete, or no worker started the run in
         *       time.
         *     - `internal`: any other reason. The log of the server has the details.
         * @enum {string}
         */
        RunFailureCode: "model_unavailable" | "model_rate_limited" | "model_rejected" | "model_not_found" | "model_not_configured" | "context_too_long" | "content_filtered" | "empty_answer" | "timed_out" | "agent_not_found" | "owner_not_permitted" | "storage_unavailable" | "stopped" | "interrupted" | "internal";
        /** @description Why a run of an agent failed. */
        RunFailure: {
            code: components["schemas"]["RunFailureCode"];
            /** @description The reason, as a text for users. */
            message: components["schemas"]["ShortDescription"];
        };
        /** @description A conversation with all its messages. */
        Conversation: {
            /** @description Id of the conversation. */
            id: components["schemas"]["Uuid"];
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Title, generated or set by a user. */
            name: components["schemas"]["DisplayName"];
            /** @description Parent conversation of a sub-conversation; null for a top-level conversation. */
            upstreamConversationId: components["schemas"]["NullableUuid"];
            /** @description System prompt of the last run; empty before the first run. Absent for guests, who cannot read agents. */
            renderedSystemPrompt?: string;
            /** @description Status of the last run; null before the first run. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            source: components["schemas"]["ConversationSource"];
            model: components["schemas"]["RunModel"];
            latencyMs: components["schemas"]["LatencyMs"];
            costUsd: components["schemas"]["RunCostUsd"];
            /** @description When the conversation was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the last message was added or the last change was made. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the conversation was soft-deleted; null if it was not deleted. */
            deletedAt: components["schemas"]["NullableTimestamp"];
            /** @description Always true. Present only if the conversation is soft-deleted. */
            isDeleted?: components["schemas"]["AlwaysTrue"];
            /** @description Why the last run did not complete, as a text for users. Present only if `streamStatus` is `error` or `timeout`. */
            failure?: components["schemas"]["ShortDescription"];
            /** @description Why the last run did not complete, as a code. Present only if `failure` is. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Messages, ordered by creation time. */
            messages: components["schemas"]["Message"][];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description A conversation without its messages and system prompt. */
        ConversationSummary: {
            /** @description Id of the conversation, which parameters call `threadId`. */
            id: components["schemas"]["Uuid"];
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Title, generated or set by a user. */
            name: components["schemas"]["DisplayName"];
            /** @description Parent conversation of a sub-conversation; null for a top-level conversation. */
            upstreamConversationId: components["schemas"]["NullableUuid"];
            /** @description Status of the last run; null before the first run. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            source: components["schemas"]["ConversationSource"];
            model: components["schemas"]["RunModel"];
            latencyMs: components["schemas"]["LatencyMs"];
            costUsd: components["schemas"]["RunCostUsd"];
            /** @description Why the last run did not complete. Present only if `streamStatus` is `error` or `timeout`. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description When the conversation was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the last message was added or the last change was made. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the conversation was soft-deleted; null if it was not deleted. */
            deletedAt: components["schemas"]["NullableTimestamp"];
            /** @description Always true. Present only if the conversation is soft-deleted. */
            isDeleted?: components["schemas"]["AlwaysTrue"];
            readonly etag: components["schemas"]["Etag"];
        };
        /** @description One page of conversations. */
        ConversationPage: {
            /** @description Conversations, most recently updated first. */
            conversations: components["schemas"]["ConversationSummary"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description Kind of an administrative change. Begins with the type of the record. `scheduled_task.run`: the task was started manually; `after` has the `executionId`. `conversation.stopped`: a user other than the owner stopped the runs of the conversation and its sub-conversations; `after` has the `stoppedConversationIds`.
         * @enum {string}
         */
        AuditAction: "agent.created" | "agent.updated" | "agent.deleted" | "agent.restored" | "agent.rolled_back" | "agent.checkpointed" | "agent_tag.created" | "agent_tag.updated" | "agent_tag.deleted" | "user.added" | "user.updated" | "user.removed" | "user.erased" | "invitation.created" | "invitation.revoked" | "skill.created" | "skill.updated" | "skill.deleted" | "skill.restored" | "skill_file.created" | "skill_file.deleted" | "knowledge_base.created" | "knowledge_base.updated" | "knowledge_base.deleted" | "knowledge_base.restored" | "knowledge_base_file.created" | "knowledge_base_file.retried" | "knowledge_base_file.deleted" | "tool_server.created" | "tool_server.updated" | "tool_server.deleted" | "tool_server.restored" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.deleted" | "scheduled_task.created" | "scheduled_task.updated" | "scheduled_task.deleted" | "scheduled_task.restored" | "scheduled_task.run" | "conversation.updated" | "conversation.deleted" | "conversation.restored" | "conversation.stopped";
        /**
         * @description Type of a changed record.
         * @enum {string}
         */
        AuditRecordType: "agent" | "agent_tag" | "user" | "invitation" | "skill" | "skill_file" | "knowledge_base" | "knowledge_base_file" | "tool_server" | "webhook_endpoint" | "scheduled_task" | "conversation";
        /** @description Who made a change. */
        AuditActor: {
            /**
             * @description `user`: a request of a user, a consequence of the request, or an agent that runs for the user. `identity_provider`: a webhook, or a reconciliation with the identity provider. `system`: the service itself.
             * @enum {string}
             */
            type: "user" | "identity_provider" | "system";
            /** @description User id; null if `type` is not `user`. */
            id: components["schemas"]["NullableUserId"];
            /** @description Email address of the user at the time of the change. If it was not known then, the current address. Null if neither is known. */
            email: string | null;
        };
        /** @description Fields of a record, by name. Secrets are replaced by `[secret]`. A value of more than 20,000 characters, as text or as JSON, becomes a truncated text that ends with a note. If both truncated texts of a change would be equal, they begin at the first difference, after a note that counts the characters before it. */
        AuditValues: {
            [key: string]: components["schemas"]["AuditValue"];
        } | null;
        /** @description Value of a field, of any type. */
        AuditValue: unknown;
        /** @description An administrative change of a record. */
        AuditEntry: {
            /**
             * Format: int64
             * @description Id of the entry.
             */
            id: number;
            /** @description Organization of the record. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description When the record was changed. */
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["AuditActor"];
            action: components["schemas"]["AuditAction"];
            recordType: components["schemas"]["AuditRecordType"];
            /** @description Id of the record as text. */
            recordId: string;
            /** @description Name of the record at the time of the change, or the email address of a user; null if it has none. */
            recordName: string | null;
            /** @description `X-Request-Id` of the request that caused the change, directly or as a consequence; null if there is none. A client can choose this id, so several requests can have the same one. */
            requestId: string | null;
            /** @description Network address of the client; null if no request made the change directly, or if the user was erased. */
            clientAddress: string | null;
            /** @description The changed fields before the change; null for a creation, a new checkpoint, a retry, a run of a task, a stop and an erasure. */
            before: components["schemas"]["AuditValues"];
            /** @description The changed fields after the change; null for a deletion or removal. If an agent added a file to a knowledge base, also contains `conversationId`, the id of the conversation. */
            after: components["schemas"]["AuditValues"];
        };
        /** @description One page of the audit log. */
        AuditLogPage: {
            /** @description Entries, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description Type of a deleted record.
         * @enum {string}
         */
        DeletedRecordType: "agent" | "knowledge_base" | "skill" | "tool_server" | "scheduled_task" | "conversation";
        /** @description Id of the record as text. */
        DeletedRecordId: string;
        /** @description Name of the record. */
        DeletedRecordName: components["schemas"]["DisplayName"];
        /** @description A deleted record that can be restored. */
        DeletedRecord: {
            type: components["schemas"]["DeletedRecordType"];
            id: components["schemas"]["DeletedRecordId"];
            name: components["schemas"]["DeletedRecordName"];
            /** @description When the record was deleted. */
            deletedAt: components["schemas"]["Timestamp"];
            /** @description User who deleted the record; null if that was not recorded. */
            deletedBy: components["schemas"]["NullableUserId"];
            /** @description Time from which the record cannot be restored. The record is then purged. */
            purgeAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of deleted records. */
        DeletedRecordPage: {
            /** @description Deleted records, most recently deleted first. */
            records: components["schemas"]["DeletedRecord"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description The deleted record to restore. */
        DeletedRecordRestore: {
            type: components["schemas"]["DeletedRecordType"];
            id: components["schemas"]["DeletedRecordId"];
        };
        /** @description A record that was restored. */
        RestoredRecord: {
            type: components["schemas"]["DeletedRecordType"];
            id: components["schemas"]["DeletedRecordId"];
            name: components["schemas"]["DeletedRecordName"];
        };
        /** @description The person whose data is erased. */
        UserErasure: {
            /** @description Id of the person. */
            userId: components["schemas"]["UserId"];
        };
        /** @description Number of records. */
        ErasedCount: components["schemas"]["Count"];
        /** @description What was erased of a person. */
        UserErasureReport: {
            /** @description Random id that replaces the person's id in the records that stay. */
            erasedAs: string;
            /** @description Whether the person was a member. A member is removed first. */
            wasMember: boolean;
            /** @description Numbers of removed records. */
            removed: {
                /** @description Conversations and sub-conversations. */
                conversations: components["schemas"]["ErasedCount"];
                /** @description Messages of these conversations. */
                messages: components["schemas"]["ErasedCount"];
                /** @description Ratings by the person. */
                feedback: components["schemas"]["ErasedCount"];
                /** @description Scheduled tasks. */
                scheduledTasks: components["schemas"]["ErasedCount"];
                /** @description Executions of these tasks. */
                taskExecutions: components["schemas"]["ErasedCount"];
                /** @description Deliveries of events about the person to webhook endpoints. */
                webhookDeliveries: components["schemas"]["ErasedCount"];
            };
            /** @description Numbers of records that contained the person's id, and that stay without it. */
            anonymized: {
                /** @description Agents. */
                agents: components["schemas"]["ErasedCount"];
                /** @description Versions of agents. */
                agentVersions: components["schemas"]["ErasedCount"];
                /** @description Tags. */
                agentTags: components["schemas"]["ErasedCount"];
                /** @description Skills and their files. */
                skills: components["schemas"]["ErasedCount"];
                /** @description Knowledge bases and their files. */
                knowledgeBases: components["schemas"]["ErasedCount"];
                /** @description Tool servers. */
                toolServers: components["schemas"]["ErasedCount"];
                /** @description Webhook endpoints. */
                webhookEndpoints: components["schemas"]["ErasedCount"];
                /** @description Entries of the audit log. */
                auditEntries: components["schemas"]["ErasedCount"];
            };
        };
        /** @description Lines of JSON, each an `AuditEntry`. */
        AuditLogExport: string;
        /** @description New name of a conversation. */
        ConversationUpdate: {
            /** @description New title. If omitted, the title does not change. */
            name?: string;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Uuid"];
            /** @description Accepted and ignored. */
            readonly agentId?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** @description Accepted and ignored, including null. */
            readonly upstreamConversationId?: components["schemas"]["NullableUuid"];
            /** @description Accepted and ignored. */
            readonly renderedSystemPrompt?: string;
            /** @description Accepted and ignored. */
            readonly failure?: components["schemas"]["ShortDescription"];
            /** @description Accepted and ignored. */
            readonly failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Accepted and ignored, including null. */
            readonly streamStatus?: components["schemas"]["StreamStatus"] | null;
            /** @description Accepted and ignored. */
            readonly source?: components["schemas"]["ConversationSource"];
            /** @description Accepted and ignored, including null. */
            readonly model?: components["schemas"]["RunModel"];
            /** @description Accepted and ignored, including null. */
            readonly latencyMs?: components["schemas"]["LatencyMs"];
            /** @description Accepted and ignored, including null. */
            readonly costUsd?: components["schemas"]["RunCostUsd"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, including null. */
            readonly deletedAt?: components["schemas"]["NullableTimestamp"];
            /** @description Accepted and ignored. */
            readonly isDeleted?: components["schemas"]["AlwaysTrue"];
            /** @description Accepted and ignored. */
            readonly messages?: components["schemas"]["Message"][];
            /** @description Accepted and ignored. Send the etag in the header `If-Match` instead. */
            readonly etag?: components["schemas"]["Etag"];
        };
        /** @description The conversation to stop. */
        ConversationStop: {
            /** @description Id of the conversation, or of the caller's chat in a chat client. */
            threadId: string;
        };
        /** @description The result of a stop. */
        ConversationStopResult: {
            success: components["schemas"]["AlwaysTrue"];
            /** @description Id of the conversation. */
            threadId: components["schemas"]["Uuid"];
            /** @description True if a run was stopped; false if no run was in progress, or if it ended by itself. */
            stopped: boolean;
            /** @description Status of the last run; null before the first run. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
        };
        /**
         * @description Rating by a user.
         * @enum {string}
         */
        FeedbackRating: "helpful" | "not_helpful";
        /** @description Free text; empty if there is none. */
        FeedbackComment: string;
        /** @description A rating to store. */
        ConversationFeedbackCreate: {
            /** @description Id of the conversation. */
            threadId: components["schemas"]["Uuid"];
            /** @description Id of the message to rate. Without it, the conversation as a whole is rated. */
            messageId?: components["schemas"]["Uuid"];
            rating: components["schemas"]["FeedbackRating"];
            /**
             * @description Free text; empty if there is none.
             * @default
             */
            comment: string;
        };
        /** @description A stored rating. */
        ConversationFeedback: {
            /** @description Id of the rating. It stays the same if the user rates again. */
            id: components["schemas"]["Id"];
            /** @description Id of the conversation. */
            threadId: components["schemas"]["Uuid"];
            /** @description Id of the rated message; null if the conversation as a whole is rated. */
            messageId: components["schemas"]["NullableUuid"];
            /** @description User who rated. */
            userId: components["schemas"]["UserId"];
            rating: components["schemas"]["FeedbackRating"];
            comment: components["schemas"]["FeedbackComment"];
            /** @description When the rating was given. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The stored rating. */
        ConversationFeedbackResult: {
            success: components["schemas"]["AlwaysTrue"];
            feedback: components["schemas"]["ConversationFeedback"];
        };
        /** @description One message of a conversation. */
        Message: {
            /** @description Id of the message. */
            id: components["schemas"]["Uuid"];
            role: components["schemas"]["MessageRole"];
            /** @description Content of the message, in order. */
            parts: components["schemas"]["MessagePart"][];
            /** @description When the message was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Tokens used for this message. Absent on user messages, and if no model call returned anything. */
            usage?: components["schemas"]["MessageUsage"];
            /** @description Why the model stopped: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more values may be added. Absent on user messages, and if the model did not finish. */
            finishReason?: string;
            /** @description Tool servers that the run could not use. Absent on user messages, if there are none, and for guests, who cannot read tool servers. */
            warnings?: components["schemas"]["RunWarning"][];
        };
        /** @description A resource of the agent that a run could not use. */
        RunWarning: {
            /**
             * @description `tool_server_unavailable`: a tool server failed, or the agent had too many tools. The run had none of the server's tools.
             * @enum {string}
             */
            code: "tool_server_unavailable";
            /** @description Id of the tool server. */
            toolServerId: components["schemas"]["Id"];
            /** @description What was missing and why, as a text for users. */
            message: components["schemas"]["ShortDescription"];
        };
        /** @description One page of messages. */
        MessagePage: {
            /** @description Messages, oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description Tokens used for a message, including all steps and failed model calls. If the provider reports no count, the service estimates one token per four characters. */
        MessageUsage: {
            /** @description Tokens sent to the model. */
            inputTokens: components["schemas"]["Count"];
            /** @description Tokens from the model. */
            outputTokens: components["schemas"]["Count"];
            /** @description Total tokens. */
            totalTokens: components["schemas"]["Count"];
        };
        /** @description A part of a message, distinguished by `type`. */
        MessagePart: components["schemas"]["MessageTextPart"] | components["schemas"]["MessageReasoningPart"] | components["schemas"]["MessageToolPart"] | components["schemas"]["MessageStepStartPart"] | components["schemas"]["MessageFilePart"];
        /**
         * @description Who wrote the message.
         * @enum {string}
         */
        MessageRole: "user" | "assistant";
        /** @description Text. */
        MessageTextPart: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
        };
        /** @description Reasoning of the model before its answer. */
        MessageReasoningPart: {
            /**
             * @description Always `reasoning`.
             * @constant
             */
            type: "reasoning";
            /** @description The reasoning; empty if the model hides it. */
            text: string;
        };
        /**
         * @description `input-streaming` (the run ended before the arguments were complete), `input-available` (called, no result yet), `output-available` (`output` has the result), or `output-error` (`errorText` has the reason).
         * @enum {string}
         */
        ToolCallState: "input-streaming" | "input-available" | "output-available" | "output-error";
        /** @description One call of a tool. */
        MessageToolPart: {
            /** @description `tool-` and the name of the tool, such as `tool-search_knowledge_base`. The tool `search` of the tool server 3 has the type `tool-mcp_3_search`. */
            type: string;
            /** @description Id of the call, unique in the message. */
            toolCallId: string;
            state: components["schemas"]["ToolCallState"];
            /** @description Arguments of the call. Absent if there are none, if they cannot be read, or if they exceed 1,048,576 bytes of JSON in UTF-8. */
            input?: unknown;
            /** @description Result of the call, of any type. Present if `state` is `output-available`. A value of more than 100,000 characters, as text or as JSON, becomes a truncated text that ends with a note. */
            output?: unknown;
            /** @description Why the call failed. Present if `state` is `output-error`. */
            errorText?: string;
            /** @description True if the model provider ran the tool. Absent otherwise. */
            providerExecuted?: boolean;
        };
        /** @description Start of a step: one roundtrip to the model. */
        MessageStepStartPart: {
            /**
             * @description Always `step-start`.
             * @constant
             */
            type: "step-start";
        };
        /** @description A file in a message. */
        MessageFilePart: {
            /**
             * @description Always `file`.
             * @constant
             */
            type: "file";
            /** @description Media type of the file. */
            mediaType: string;
            /** @description Display name. Absent if the file has none. */
            filename?: string;
            /**
             * Format: uri
             * @description Content of the file: a base64 `data:` URL, or a presigned URL if the part has a `fileKey`. The presigned URL expires after 10 minutes. It returns raster images inline and other files as attachments. Types that are not known to be safe, such as HTML and SVG, are returned as `application/octet-stream`.
             */
            url: string;
            /** @description Storage key of the file. Present if the file was sent as the key of an upload. */
            fileKey?: components["schemas"]["FileKey"];
        };
        /** @description One conversation with its owner, agent and usage. The counts do not include sub-conversations. */
        DashboardInteraction: {
            /** @description Id of the conversation. */
            id: components["schemas"]["Uuid"];
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** @description Parent conversation of a sub-conversation; null for a top-level conversation. */
            upstreamConversationId: components["schemas"]["NullableUuid"];
            /** @description When the conversation was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the last message was added or the last change was made. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Current name of the agent, even if it was deleted. */
            agentName: components["schemas"]["DisplayName"];
            /** @description Current model of the agent, as `<provider>:<model>`; empty for guests. */
            agentModel: string;
            /** @description URL of the agent's logo; null if it has none. */
            agentLogoUrl: string | null;
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description Email address of the owner; empty if unknown. */
            userEmail: string;
            /** @description First name of the owner; null if unknown. */
            userFirstName: components["schemas"]["PersonName"];
            /** @description Last name of the owner; null if unknown. */
            userLastName: components["schemas"]["PersonName"];
            /** @description Metadata of the owner in this organization; empty if the owner is no longer a member. */
            userPublicMetadata: components["schemas"]["UserMetadata"];
            /** @description The first 1,000 characters of the first text of the first user message; null if there is none. */
            firstMessageText: string | null;
            /** @description Number of user messages. */
            userMessageCount: components["schemas"]["Count"];
            /** @description Number of agent messages. */
            assistantMessageCount: components["schemas"]["Count"];
            /** @description Total messages. */
            totalMessageCount: components["schemas"]["Count"];
            /** @description Seconds from the first to the last message; null for fewer than two messages. */
            duration: number | null;
            /** @description Total tokens. */
            totalTokens: components["schemas"]["Count"];
            /** @description Tokens sent to the model. */
            inputTokens: components["schemas"]["Count"];
            /** @description Tokens from the model. */
            outputTokens: components["schemas"]["Count"];
            /** @description Number of files in user messages. */
            attachmentCount: components["schemas"]["Count"];
            /** @description Tool calls of the agent, in order. */
            toolCalls: components["schemas"]["DashboardToolCall"][];
            /** @description Why the model ended its last answer, such as `stop`, `length` or `tool_calls`; null if there is none. */
            lastFinishReason: string | null;
            /** @description Status of the last run; null before the first run. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            source: components["schemas"]["ConversationSource"];
            model: components["schemas"]["RunModel"];
            latencyMs: components["schemas"]["LatencyMs"];
            costUsd: components["schemas"]["RunCostUsd"];
            /** @description Why the last run did not complete. Present only if `streamStatus` is `error` or `timeout`. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Number of ratings; null if there are none. */
            totalFeedback: components["schemas"]["NullableCount"];
            /** @description Number of `helpful` ratings; null if there are no ratings. */
            totalHelpful: components["schemas"]["NullableCount"];
            /** @description Number of `not_helpful` ratings; null if there are no ratings. */
            totalNotHelpful: components["schemas"]["NullableCount"];
            /** @description The ratings, oldest first; null if there are none. */
            feedbackData: components["schemas"]["DashboardFeedback"][] | null;
            /** @description Sub-conversations, most recently updated first, nested to any depth; empty if there are none. */
            subConversations: components["schemas"]["DashboardInteraction"][];
        };
        /** @description One page of conversations. */
        DashboardInteractionPage: {
            /** @description Conversations, most recently updated first. */
            interactions: components["schemas"]["DashboardInteraction"][];
            /** @description Value of `cursor` for the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description One tool call of an agent. */
        DashboardToolCall: {
            /** @description Name of the tool. */
            toolName: string;
            /** @description Arguments of the call. */
            args: {
                [key: string]: unknown;
            };
            /** @description Result of the call, of any type. Always present: null if there is none, the error text if the call failed. A value of more than 10,000 characters, as text or as JSON, becomes a truncated text that ends with a note. */
            result?: unknown;
        };
        /** @description One rating of a conversation or of a message in it. */
        DashboardFeedback: {
            rating: components["schemas"]["FeedbackRating"];
            comment: components["schemas"]["FeedbackComment"];
            /** @description When the rating was given. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description Length of one entry of `series`.
         * @enum {string}
         */
        StatsInterval: "hour" | "day" | "week";
        /** @description Totals over conversations. */
        DashboardStats: {
            /** @description Number of top-level conversations; with `source=agent`, of the selected sub-conversations. */
            conversationCount: components["schemas"]["Count"];
            /** @description Number of top-level conversations whose last run ended with `error` or `timeout`; with `source=agent`, of the selected sub-conversations. */
            failedConversationCount: components["schemas"]["Count"];
            /** @description Number of messages of users and agents. */
            messageCount: components["schemas"]["Count"];
            /** @description Number of tool calls. */
            toolCalls: components["schemas"]["Count"];
            /** @description Total tokens. */
            totalTokens: components["schemas"]["LargeCount"];
            /** @description Tokens sent to models. */
            inputTokens: components["schemas"]["LargeCount"];
            /** @description Tokens from models. */
            outputTokens: components["schemas"]["LargeCount"];
            /** @description Known cost in US dollars of all runs of these conversations, also of runs that used another model than the filter `model`; 0 for guests. Deleted conversations are not counted, so that the cost of a past range falls when users delete conversations. */
            costUsd: components["schemas"]["CostUsd"];
            /** @description Number of conversations, including sub-conversations, whose cost is not in `costUsd`, because it is unknown or the caller is a guest. */
            unknownCostCount: components["schemas"]["Count"];
            /** @description Number of different owners. */
            uniqueUsers: components["schemas"]["Count"];
            /** @description Number of different agents, including those of sub-conversations. */
            uniqueAgents: components["schemas"]["Count"];
            /** @description Number of ratings. */
            totalFeedback: components["schemas"]["Count"];
            /** @description Number of `helpful` ratings. */
            totalHelpful: components["schemas"]["Count"];
            /** @description Number of `not_helpful` ratings. */
            totalNotHelpful: components["schemas"]["Count"];
            /** @description Number of files in the knowledge bases of the organization now; 0 for guests. */
            kbFileCount: components["schemas"]["Count"];
            /** @description Number of knowledge bases of the organization now; 0 for guests. */
            kbCount: components["schemas"]["Count"];
            /** @description One entry per hour, day or week, oldest first. Present only with `interval`. */
            series?: components["schemas"]["DashboardStatsPoint"][];
        };
        /** @description Totals of an hour, day or week. Users and agents count once per entry, so the sum of `uniqueUsers` or `uniqueAgents` over the entries may exceed the total. */
        DashboardStatsPoint: {
            /** @description Start of the hour, day or week in UTC. The first entry may start before `from`. */
            start: components["schemas"]["Timestamp"];
            /** @description Number of top-level conversations; with `source=agent`, of the selected sub-conversations. */
            conversationCount: components["schemas"]["Count"];
            /** @description Number of top-level conversations whose last run ended with `error` or `timeout`; with `source=agent`, of the selected sub-conversations. */
            failedConversationCount: components["schemas"]["Count"];
            /** @description Number of messages of users and agents. */
            messageCount: components["schemas"]["Count"];
            /** @description Number of tool calls. */
            toolCalls: components["schemas"]["Count"];
            /** @description Total tokens. */
            totalTokens: components["schemas"]["LargeCount"];
            /** @description Tokens sent to models. */
            inputTokens: components["schemas"]["LargeCount"];
            /** @description Tokens from models. */
            outputTokens: components["schemas"]["LargeCount"];
            /** @description Known cost in US dollars of all runs of these conversations, also of runs that used another model than the filter `model`; 0 for guests. Deleted conversations are not counted, so that the cost of a past range falls when users delete conversations. */
            costUsd: components["schemas"]["CostUsd"];
            /** @description Number of conversations, including sub-conversations, whose cost is not in `costUsd`, because it is unknown or the caller is a guest. */
            unknownCostCount: components["schemas"]["Count"];
            /** @description Number of different owners. */
            uniqueUsers: components["schemas"]["Count"];
            /** @description Number of different agents, including those of sub-conversations. */
            uniqueAgents: components["schemas"]["Count"];
            /** @description Number of ratings. */
            totalFeedback: components["schemas"]["Count"];
            /** @description Number of `helpful` ratings. */
            totalHelpful: components["schemas"]["Count"];
            /** @description Number of `not_helpful` ratings. */
            totalNotHelpful: components["schemas"]["Count"];
        };
    };
    responses: {
        /** @description The request does not match the contract, violates a rule, or has a token without an organization. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, malformed, expired or invalid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not an event. */
        InvalidEvent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The signature is missing or wrong, the timestamp is not accepted, or the same delivery was received before. */
        InvalidSignature: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks the role or permission. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A record does not exist, was deleted, or is not available to the caller. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path does not have this method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the record does not permit the request, or a request with the same `Idempotency-Key` is in progress. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The conversation has a run in progress, or a request with the same `Idempotency-Key` is in progress or returned a stream. */
        ChatConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Thread-ID": components["headers"]["X-Thread-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record was changed since it was read. The request changed nothing. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body exceeds its limit. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `Content-Type` is not `application/json` in UTF-8, or `Content-Encoding` is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request, or with another role or permissions. Nothing changed. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A rate limit was reached, or too many runs are in progress. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected failure. Send the value of `X-Request-Id` to support. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service or a dependency is overloaded or not available. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
         * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
         */
        IdempotencyKey: string;
        /**
         * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
         * @example *
         */
        IfMatch: string;
        /**
         * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
         * @example false
         */
        DryRun: boolean;
        /**
         * @description Maximum entries per page.
         * @example 50
         */
        Limit: number;
        /**
         * @description Number of entries to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description Id of the tag.
         * @example 1
         */
        AgentTagId: components["schemas"]["Id"];
        /**
         * @description Id of the file record: its integer `id`, not the UUID `fileId`.
         * @example 52
         */
        SkillFileId: components["schemas"]["Id"];
        /**
         * @description Id of the knowledge base.
         * @example 1
         */
        KnowledgeBaseId: components["schemas"]["Id"];
        /**
         * @description Id of the file record: its integer `id`, not the UUID `fileId`.
         * @example 22
         */
        KnowledgeBaseFileId: components["schemas"]["Id"];
        /**
         * @description Id of the tool server.
         * @example 3
         */
        ToolServerId: components["schemas"]["Id"];
        /**
         * @description Id of the webhook endpoint.
         * @example 5
         */
        WebhookEndpointId: components["schemas"]["Id"];
        /**
         * @description Id (UUID) of the conversation.
         * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
         */
        ThreadId: components["schemas"]["Uuid"];
        /**
         * @description Id of the conversation, or of the caller's chat in a chat client.
         * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
         */
        ThreadOrChatId: string;
        /**
         * @description Whether to include the records of every user of the organization. Requires the admin role.
         * @example false
         */
        AllInOrg: boolean;
        /**
         * @description Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key must have that value.
         * @example department
         */
        MetadataKey: string;
        /**
         * @description Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3.
         * @example Field Service
         */
        MetadataValue: string;
        /**
         * @description Includes only conversations of this user. A user other than the caller requires `allInOrg=true`.
         * @example user_2kChiaraRossi6uR9vTx4Le
         */
        ConversationUserId: components["schemas"]["UserId"];
        /**
         * @description Includes only conversations with this agent. An unknown id selects none.
         * @example 1
         */
        ConversationAgentId: components["schemas"]["Id"];
        /**
         * @description Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones.
         * @example [
         *       "error",
         *       "timeout"
         *     ]
         */
        ConversationStreamStatus: components["schemas"]["StreamStatus"][];
        /**
         * @description Includes only conversations whose last run failed with one of these codes, separated by commas.
         * @example [
         *       "model_unavailable"
         *     ]
         */
        ConversationFailureCode: components["schemas"]["RunFailureCode"][];
        /**
         * @description Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations.
         * @example task
         */
        ConversationSourceFilter: components["schemas"]["ConversationSource"];
        /**
         * @description Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models.
         * @example openai:gpt-5-mini
         */
        ConversationModel: components["schemas"]["ModelId"];
        /**
         * @description Includes only conversations whose last run took at least this many milliseconds.
         * @example 10000
         */
        MinLatencyMs: components["schemas"]["Count"];
        /**
         * @description Includes only conversations whose cost is known and at least this many US dollars.
         * @example 0.01
         */
        MinCostUsd: components["schemas"]["CostUsd"];
        /**
         * @description Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored.
         * @example E-17
         */
        ConversationText: string;
        /**
         * @description Includes only changes by this user.
         * @example user_2kAdaOkafor5tN8wQy3Kd
         */
        AuditActorId: components["schemas"]["UserId"];
        /**
         * @description Includes only changes of this kind.
         * @example agent.updated
         */
        AuditActionFilter: components["schemas"]["AuditAction"];
        /**
         * @description Includes only changes of records of this type.
         * @example agent
         */
        AuditRecordTypeFilter: components["schemas"]["AuditRecordType"];
        /**
         * @description Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too.
         * @example 1
         */
        AuditRecordId: string;
        /**
         * @description Start of the range, included. Default is the oldest entry.
         * @example 2026-11-02T00:00:00.000Z
         */
        AuditFrom: components["schemas"]["DateOrDateTime"];
        /**
         * @description End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`.
         * @example 2026-11-21T00:00:00.000Z
         */
        AuditTo: components["schemas"]["DateOrDateTime"];
        /**
         * @description Id of the event. Every delivery of the event has the same id.
         * @example msg_2kWebhook4rT7yBq1Zn
         */
        SvixId: string;
        /**
         * @description Time of this delivery, in whole seconds since 1970.
         * @example 1795161900
         */
        SvixTimestamp: string;
        /**
         * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        SvixSignature: string;
        /**
         * @description Id of the event. Every delivery of the event has the same id.
         * @example msg_2kWebhook4rT7yBq1Zn
         */
        WebhookId: string;
        /**
         * @description Time of this attempt, in whole seconds since 1970.
         * @example 1795161900
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of the request, for logs and support. A client can choose it with the request header `X-Request-Id`, as 8 to 128 letters, digits, `.`, `_` or `-`. Otherwise the service generates it.
         * @example req_01K9Y7ZB3M5TQ8VE
         */
        "X-Request-Id": string;
        /**
         * @description Code of the error. Codes do not change.
         * @example agent_not_found
         */
        "X-Error-Code": components["schemas"]["ErrorCode"];
        /**
         * @description SHA-256, in hexadecimal, of the contract that the server was built from. Clients can compare it with the hash of their own copy.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        "X-Contract-Sha256": string;
        /**
         * @description Maximum requests per window. The `RateLimit` headers describe the limit with the fewest requests left.
         * @example 1000
         */
        "RateLimit-Limit": number;
        /**
         * @description Requests left in the window.
         * @example 998
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window ends.
         * @example 7
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description Authentication scheme.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Methods of the path.
         * @example GET, HEAD, POST, OPTIONS
         */
        Allow: string;
        /**
         * @description Time since which the operation is deprecated, as `@` and Unix seconds (RFC 9745).
         * @example @1793491200
         */
        Deprecation: string;
        /**
         * @description Time at which the operation will be removed, as an HTTP date (RFC 8594).
         * @example Mon, 01 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description Operation that replaces this one, with rel="successor-version".
         * @example </admin/users>; rel="successor-version"
         */
        Link: string;
        /**
         * @description Id of the conversation.
         * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
         */
        "X-Thread-ID": components["schemas"]["Uuid"];
        /**
         * @description The `etag` of the record in the reply, in quotation marks. In a 412, it is the tag of the current record.
         * @example "nQm3ZtV7bLcA2sXk"
         */
        ETag: string;
        /**
         * @description `true` if this is the stored reply to an earlier request with the same `Idempotency-Key`. Absent otherwise.
         * @example true
         */
        "Idempotency-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAgents: {
        parameters: {
            query?: {
                /**
                 * @description Id of the agent to return. Without it, all agents are listed.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All agents, or one agent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"][] | components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSave"];
            };
        };
        responses: {
            /** @description The saved agent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAgent: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentDelete"];
            };
        };
        responses: {
            /** @description The deleted agent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAgentVersions: {
        parameters: {
            query: {
                /**
                 * @description Id of the agent.
                 * @example 1
                 */
                agentId: components["schemas"]["Id"];
                /**
                 * @description Id of the version to return in full.
                 * @example 13
                 */
                versionId?: components["schemas"]["Id"];
                /**
                 * @description Maximum versions per page. Ignored with `versionId`.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description `nextCursor` of the previous page. Only older versions are returned. Ignored with `versionId`.
                 * @example 13
                 */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions, or one version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentVersionPage"] | components["schemas"]["AgentVersionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeAgentVersion: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentVersionChange"];
            };
        };
        responses: {
            /** @description The result of the rollback or checkpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentRollbackResult"] | components["schemas"]["AgentCheckpointResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    syncAgentTools: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which agents were updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentToolSync"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAgentTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tags. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTagWithCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAgentTag: {
        parameters: {
            query: {
                /**
                 * @description Id of the tag.
                 * @example 1
                 */
                id: components["parameters"]["AgentTagId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentTagUpdate"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAgentTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentTagCreate"];
            };
        };
        responses: {
            /** @description The new or existing tag. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAgentTag: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the tag.
                 * @example 1
                 */
                id: components["parameters"]["AgentTagId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTools: {
        parameters: {
            query: {
                /**
                 * @description Whether to also list tools that are not available.
                 * @example true
                 */
                all: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolCatalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listModels: {
        parameters: {
            query: {
                /**
                 * @description Whether to also list models that are not available.
                 * @example true
                 */
                all: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelCatalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /**
                 * @description Maximum users per page, 1 to 500.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                offset: components["parameters"]["Offset"];
                /**
                 * @description Lists only members with this role.
                 * @example org:member
                 */
                role?: "org:admin" | "org:member";
                /**
                 * @description Sort field, prefixed with `-` for descending order; no prefix or `+` means ascending. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field returns 400. Send `+` as `%2B` or as it is.
                 * @example -created_at
                 */
                orderBy: string;
                /**
                 * @description Lists only members with this text in the email address, username, first name or last name. Case is ignored.
                 * @example chiara
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeUsers: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRemoval"];
            };
        };
        responses: {
            /** @description Every user was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRemovalResult"];
                };
            };
            /** @description At least one user was not removed; `errors` has the reasons. */
            207: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRemovalResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkRemoveUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRemoval"];
            };
        };
        responses: {
            /** @description Every user was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRemovalResult"];
                };
            };
            /** @description At least one user was not removed; `errors` has the reasons. */
            207: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRemovalResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUserMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserMetadataUpdate"];
            };
        };
        responses: {
            /** @description The member with the new metadata. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMetadataUpdateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserErasure"];
            };
        };
        responses: {
            /** @description What was erased. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserErasureReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query: {
                /**
                 * @description Maximum invitations per page, 1 to 500.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                offset: components["parameters"]["Offset"];
                /**
                 * @description Lists only invitations with these statuses, separated by commas.
                 * @example [
                 *       "pending",
                 *       "accepted"
                 *     ]
                 */
                status: components["schemas"]["InvitationStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsCreate"];
            };
        };
        responses: {
            /** @description Every entry succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsCreateResult"];
                };
            };
            /** @description At least one entry failed; `errors` has the reasons. */
            207: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsCreateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitations: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRevocation"];
            };
        };
        responses: {
            /** @description Every invitation was revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRevocationResult"];
                };
            };
            /** @description At least one invitation was not revoked; `errors` has the reasons. */
            207: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRevocationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query: {
                /**
                 * @description Includes only changes by this user.
                 * @example user_2kAdaOkafor5tN8wQy3Kd
                 */
                actorId?: components["parameters"]["AuditActorId"];
                /**
                 * @description Includes only changes of this kind.
                 * @example agent.updated
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Includes only changes of records of this type.
                 * @example agent
                 */
                recordType?: components["parameters"]["AuditRecordTypeFilter"];
                /**
                 * @description Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too.
                 * @example 1
                 */
                recordId?: components["parameters"]["AuditRecordId"];
                /**
                 * @description Start of the range, included. Default is the oldest entry.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to?: components["parameters"]["AuditTo"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400.
                 * @example WyIyMDI2LTExLTIwVDA5OjMwOjAwLjAwMFoiLDQxXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Includes only changes by this user.
                 * @example user_2kAdaOkafor5tN8wQy3Kd
                 */
                actorId?: components["parameters"]["AuditActorId"];
                /**
                 * @description Includes only changes of this kind.
                 * @example agent.updated
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Includes only changes of records of this type.
                 * @example agent
                 */
                recordType?: components["parameters"]["AuditRecordTypeFilter"];
                /**
                 * @description Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too.
                 * @example 1
                 */
                recordId?: components["parameters"]["AuditRecordId"];
                /**
                 * @description Start of the range, included. Default is the oldest entry.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, one per line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AuditLogExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedRecords: {
        parameters: {
            query: {
                /**
                 * @description Includes only records of this type.
                 * @example agent
                 */
                type?: components["schemas"]["DeletedRecordType"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400.
                 * @example WyIyMDI2LTExLTIwVDA5OjMwOjAwLjAwMFoiLCJhZ2VudCIsIjkiXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecordPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreDeletedRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletedRecordRestore"];
            };
        };
        responses: {
            /** @description The restored record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDependents: {
        parameters: {
            query: {
                /**
                 * @description Type of the record.
                 * @example tool_server
                 */
                type: components["schemas"]["ReferencedRecordType"];
                /**
                 * @description Id of the record, as text.
                 * @example 3
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the deletion changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dependents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's identity, role, permissions and operations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallerPermissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveIdentityEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["InvalidEvent"];
            401: components["responses"]["InvalidSignature"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPresignedUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresignedUploadCreate"];
            };
        };
        responses: {
            /** @description The upload descriptor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresignedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description Id of the skill to return. Without it, all skills are listed.
                 * @example 5
                 */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All skills, or one skill. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillList"] | components["schemas"]["SkillDetailResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSkill: {
        parameters: {
            query: {
                /**
                 * @description Id of the skill to update.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillUpdate"];
            };
        };
        responses: {
            /** @description The updated skill. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillUpdateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillCreate"];
            };
        };
        responses: {
            /** @description The skill that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillCreateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSkill: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the skill to delete.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSkillFiles: {
        parameters: {
            query: {
                /**
                 * @description Id of the skill whose files are listed.
                 * @example 5
                 */
                skillId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of the skill. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addSkillFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillFileCreate"];
            };
        };
        responses: {
            /** @description The file record and the upload URL. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFileCreateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSkillFile: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 52
                 */
                fileId: components["parameters"]["SkillFileId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFileDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSkillFileDownload: {
        parameters: {
            query: {
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 52
                 */
                fileId: components["parameters"]["SkillFileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The download URL. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFileDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKnowledgeBases: {
        parameters: {
            query?: {
                /**
                 * @description Id of the knowledge base to return. Without it, all knowledge bases are listed.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All knowledge bases, or one knowledge base. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseList"] | components["schemas"]["KnowledgeBaseReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateKnowledgeBase: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseUpdate"];
            };
        };
        responses: {
            /** @description The updated knowledge base. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKnowledgeBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseCreate"];
            };
        };
        responses: {
            /** @description The new knowledge base. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteKnowledgeBase: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the knowledge base.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKnowledgeBaseFiles: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of the knowledge base. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseFileCreate"];
            };
        };
        responses: {
            /** @description The new file record. Its processing is queued. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file record. Its processing is queued again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getKnowledgeBaseFileDownload: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The download URLs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKnowledgeBaseFileChunks: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
                /**
                 * @description Id of the file record: its integer `id`, not the UUID `fileId`.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another file, returns 400.
                 * @example WzIyLDFd
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chunks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileChunkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseSearch"];
            };
        };
        responses: {
            /** @description The passages, best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseSearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listToolServers: {
        parameters: {
            query?: {
                /**
                 * @description Id of the tool server to return. Without it, all tool servers are listed.
                 * @example 3
                 */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tool servers, or one tool server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolServerList"] | components["schemas"]["ToolServerReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateToolServer: {
        parameters: {
            query: {
                /**
                 * @description Id of the tool server.
                 * @example 3
                 */
                id: components["parameters"]["ToolServerId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolServerUpdate"];
            };
        };
        responses: {
            /** @description The updated tool server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolServerReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createToolServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolServerCreate"];
            };
        };
        responses: {
            /** @description The new tool server. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolServerReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteToolServer: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the tool server.
                 * @example 3
                 */
                id: components["parameters"]["ToolServerId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool server was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testToolServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolServerTest"];
            };
        };
        responses: {
            /** @description The result of the test. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolServerTestReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description Id of the webhook endpoint to return. Without it, all endpoints are listed.
                 * @example 5
                 */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All webhook endpoints, or one endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"] | components["schemas"]["WebhookEndpointReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 5
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The updated webhook endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The new webhook endpoint with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the webhook endpoint.
                 * @example 5
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookEndpointSecret: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 5
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 5
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 5
                 */
                endpointId: components["schemas"]["Id"];
                /**
                 * @description Includes only deliveries with this status.
                 * @example failed
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /**
                 * @description Includes only deliveries of events of this type.
                 * @example run.failed
                 */
                eventType?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400.
                 * @example WyIyMDI2LTExLTIwVDA2OjAwOjQxLjIwMFoiLCI5ZDRjMmIxYS04ZTdmLTRhMzYtYjVjNC1kM2UyZjFhMGI5YzgiXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query: {
                /**
                 * @description Id of the delivery whose event is sent again.
                 * @example 9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8
                 */
                deliveryId: components["schemas"]["Uuid"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listScheduledTasks: {
        parameters: {
            query: {
                /**
                 * @description Id of the task to return. Without it, tasks are listed.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description Whether to include the records of every user of the organization. Requires the admin role.
                 * @example false
                 */
                allInOrg: components["parameters"]["AllInOrg"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks as an array, or one task as an object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"][] | components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateScheduledTask: {
        parameters: {
            query: {
                /**
                 * @description Id of the task.
                 * @example 7
                 */
                taskId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskUpdate"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createScheduledTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskCreate"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteScheduledTask: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id of the task. Required unless the body contains it.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The task id, if it is not in the query. Without a body, no content type is required. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskDelete"];
            };
        };
        responses: {
            /** @description The task was deleted. No body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    toggleScheduledTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskToggle"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    runScheduledTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskRun"];
            };
        };
        responses: {
            /** @description The new execution. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskExecution"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTaskExecutions: {
        parameters: {
            query: {
                /**
                 * @description Lists or counts only executions of this task.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description Maximum entries, 1 to 500.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description Whether to return counts instead of the list.
                 * @example false
                 */
                stats: boolean;
                /**
                 * @description Lists or counts only executions created after this time.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                since?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description `id` of the last entry of the previous page, with the same `taskId`. Returns only the entries after it. Any other id returns 400.
                 * @example 71
                 */
                before?: components["schemas"]["Id"];
                /**
                 * @description `occurrences` adds the slots and manual executions that did not run. These entries have the `status` `skipped` or `missed`, and a `reason`. They count towards `limit`.
                 * @example occurrences
                 */
                include?: "occurrences";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions as an array, or the counts as an object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskExecution"][] | components["schemas"]["TaskExecutionStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewSchedule: {
        parameters: {
            query: {
                /**
                 * @description The cron expression, percent-encoded.
                 * @example 0 6 * * 1-5
                 */
                schedule: components["schemas"]["CronSchedule"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next times and the meaning of the expression. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `true` returns the event stream; `false` returns 202 immediately and runs the agent in the background.
                 * @example true
                 */
                "X-Stream-Response"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBody"];
            };
        };
        responses: {
            /** @description The event stream of the run, if `X-Stream-Response` is `true` or absent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Thread-ID": components["headers"]["X-Thread-ID"];
                    /**
                     * @description Version of the UI-message stream protocol.
                     * @example v1
                     */
                    "X-Vercel-AI-UI-Message-Stream"?: "v1";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEventStream"];
                };
            };
            /** @description The message is stored and the run continues in the background, if `X-Stream-Response` is `false`. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Thread-ID": components["headers"]["X-Thread-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChatConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeChat: {
        parameters: {
            query: {
                /**
                 * @description Id of the conversation, or of the caller's chat in a chat client.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadOrChatId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream of the run, in the format of `POST /chat`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Thread-ID": components["headers"]["X-Thread-ID"];
                    /**
                     * @description Version of the UI-message stream protocol.
                     * @example v1
                     */
                    "X-Vercel-AI-UI-Message-Stream"?: "v1";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description There is no stream to resume. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConversation: {
        parameters: {
            query: {
                /**
                 * @description Id of the conversation, or of the caller's chat in a chat client.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadOrChatId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversations: {
        parameters: {
            query: {
                /**
                 * @description Includes only conversations with this agent. An unknown id selects none.
                 * @example 1
                 */
                agentId?: components["parameters"]["ConversationAgentId"];
                /**
                 * @description Includes only conversations of this user. A user other than the caller requires `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description Whether to include the records of every user of the organization. Requires the admin role.
                 * @example false
                 */
                allInOrg: components["parameters"]["AllInOrg"];
                /**
                 * @description Start of the range of `createdAt`, included. By default, the range has no start.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description End of the range of `createdAt`, not included. By default, the range has no end.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones.
                 * @example [
                 *       "error",
                 *       "timeout"
                 *     ]
                 */
                streamStatus?: components["parameters"]["ConversationStreamStatus"];
                /**
                 * @description Includes only conversations whose last run failed with one of these codes, separated by commas.
                 * @example [
                 *       "model_unavailable"
                 *     ]
                 */
                failureCode?: components["parameters"]["ConversationFailureCode"];
                /**
                 * @description Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations.
                 * @example task
                 */
                source?: components["parameters"]["ConversationSourceFilter"];
                /**
                 * @description Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models.
                 * @example openai:gpt-5-mini
                 */
                model?: components["parameters"]["ConversationModel"];
                /**
                 * @description Includes only conversations whose last run took at least this many milliseconds.
                 * @example 10000
                 */
                minLatencyMs?: components["parameters"]["MinLatencyMs"];
                /**
                 * @description Includes only conversations whose cost is known and at least this many US dollars.
                 * @example 0.01
                 */
                minCostUsd?: components["parameters"]["MinCostUsd"];
                /**
                 * @description Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored.
                 * @example E-17
                 */
                text?: components["parameters"]["ConversationText"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400.
                 * @example WyIyMDI2LTExLTEyVDA4OjE0OjIxLjQ4MFoiLCJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConversation: {
        parameters: {
            query: {
                /**
                 * @description With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @example false
                 */
                dryRun: components["parameters"]["DryRun"];
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted conversation, without messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameConversation: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadId"];
            };
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdate"];
            };
        };
        responses: {
            /** @description The renamed conversation, without messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversationMessages: {
        parameters: {
            query: {
                /**
                 * @description Id of the conversation, or of the caller's chat in a chat client.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadOrChatId"];
                /**
                 * @description Maximum entries per page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another conversation, returns 400.
                 * @example WyJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiLDJd
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationStop"];
            };
        };
        responses: {
            /** @description The status of the conversation after the call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationStopResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConversationFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the request, chosen by the client, such as a UUID. A repeat with the same key within 24 hours returns the stored reply and changes nothing. The section "Repeat a write" lists exceptions. Keys are separate per user, organization and operation.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationFeedbackCreate"];
            };
        };
        responses: {
            /** @description The stored rating. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationFeedbackResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInteractions: {
        parameters: {
            query: {
                /**
                 * @description Start of the range, included.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from: components["schemas"]["DateOrDateTime"];
                /**
                 * @description End of the range, not included.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to: components["schemas"]["DateOrDateTime"];
                /**
                 * @description Whether to include the records of every user of the organization. Requires the admin role.
                 * @example false
                 */
                allInOrg: components["parameters"]["AllInOrg"];
                /**
                 * @description Includes only conversations of this user. A user other than the caller requires `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key must have that value.
                 * @example department
                 */
                metadataKey?: components["parameters"]["MetadataKey"];
                /**
                 * @description Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3.
                 * @example Field Service
                 */
                metadataValue?: components["parameters"]["MetadataValue"];
                /**
                 * @description Includes only conversations with this agent. An unknown id selects none.
                 * @example 1
                 */
                agentId?: components["parameters"]["ConversationAgentId"];
                /**
                 * @description Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones.
                 * @example [
                 *       "error",
                 *       "timeout"
                 *     ]
                 */
                streamStatus?: components["parameters"]["ConversationStreamStatus"];
                /**
                 * @description Includes only conversations whose last run failed with one of these codes, separated by commas.
                 * @example [
                 *       "model_unavailable"
                 *     ]
                 */
                failureCode?: components["parameters"]["ConversationFailureCode"];
                /**
                 * @description Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations.
                 * @example task
                 */
                source?: components["parameters"]["ConversationSourceFilter"];
                /**
                 * @description Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models.
                 * @example openai:gpt-5-mini
                 */
                model?: components["parameters"]["ConversationModel"];
                /**
                 * @description Includes only conversations whose last run took at least this many milliseconds.
                 * @example 10000
                 */
                minLatencyMs?: components["parameters"]["MinLatencyMs"];
                /**
                 * @description Includes only conversations whose cost is known and at least this many US dollars.
                 * @example 0.01
                 */
                minCostUsd?: components["parameters"]["MinCostUsd"];
                /**
                 * @description Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored.
                 * @example E-17
                 */
                text?: components["parameters"]["ConversationText"];
                /**
                 * @description Maximum conversations per page, 1 to 100. Without it, the reply is an array.
                 * @example 50
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description `nextCursor` of the previous page, unchanged. Send it with `limit` and the same filters. An invalid cursor returns 400.
                 * @example WyIyMDI2LTExLTEyVDA4OjE0OjIxLjQ4MFoiLCJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiXQ
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations, most recently updated first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardInteraction"][] | components["schemas"]["DashboardInteractionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStats: {
        parameters: {
            query: {
                /**
                 * @description Start of the range, included.
                 * @example 2026-11-12T00:00:00.000Z
                 */
                from: components["schemas"]["DateOrDateTime"];
                /**
                 * @description End of the range, not included.
                 * @example 2026-11-14T00:00:00.000Z
                 */
                to: components["schemas"]["DateOrDateTime"];
                /**
                 * @description Whether to include the records of every user of the organization. Requires the admin role.
                 * @example false
                 */
                allInOrg: components["parameters"]["AllInOrg"];
                /**
                 * @description Includes only conversations of this user. A user other than the caller requires `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key must have that value.
                 * @example department
                 */
                metadataKey?: components["parameters"]["MetadataKey"];
                /**
                 * @description Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3.
                 * @example Field Service
                 */
                metadataValue?: components["parameters"]["MetadataValue"];
                /**
                 * @description Includes only conversations with this agent. An unknown id selects none.
                 * @example 1
                 */
                agentId?: components["parameters"]["ConversationAgentId"];
                /**
                 * @description Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones.
                 * @example [
                 *       "error",
                 *       "timeout"
                 *     ]
                 */
                streamStatus?: components["parameters"]["ConversationStreamStatus"];
                /**
                 * @description Includes only conversations whose last run failed with one of these codes, separated by commas.
                 * @example [
                 *       "model_unavailable"
                 *     ]
                 */
                failureCode?: components["parameters"]["ConversationFailureCode"];
                /**
                 * @description Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations.
                 * @example task
                 */
                source?: components["parameters"]["ConversationSourceFilter"];
                /**
                 * @description Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models.
                 * @example openai:gpt-5-mini
                 */
                model?: components["parameters"]["ConversationModel"];
                /**
                 * @description Includes only conversations whose last run took at least this many milliseconds.
                 * @example 10000
                 */
                minLatencyMs?: components["parameters"]["MinLatencyMs"];
                /**
                 * @description Includes only conversations whose cost is known and at least this many US dollars.
                 * @example 0.01
                 */
                minCostUsd?: components["parameters"]["MinCostUsd"];
                /**
                 * @description Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored.
                 * @example E-17
                 */
                text?: components["parameters"]["ConversationText"];
                /**
                 * @description Adds `series`, with one entry per hour, day or week in UTC.
                 * @example day
                 */
                interval?: components["schemas"]["StatsInterval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals and, with `interval`, the series. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onRunCompleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCompletedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRunFailed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunFailedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFileProcessed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileProcessedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFileFailed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileFailedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTaskPaused: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPausedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberRemoved: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRemovedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Any other 2xx status has the same meaning. Any other status is a failure. The service repeats a failed attempt a limited number of times, but not after status 410 and not for a test event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMembershipCreated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onMembershipUpdated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onMembershipDeleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onUserUpdated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onUserDeleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onOrganizationDeleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: components["parameters"]["SvixId"];
                /**
                 * @description Time of this delivery, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: components["parameters"]["SvixTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: components["parameters"]["SvixSignature"];
                /**
                 * @description Id of the event. Every delivery of the event has the same id.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionEvent"];
            };
        };
        responses: {
            /** @description The event was received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Contract-Sha256": components["headers"]["X-Contract-Sha256"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
