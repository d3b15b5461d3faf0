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
         * List agents, or read one
         * @description Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create or update an agent
         * @description Without `id` creates an agent (`name` is required then); with `id` updates that agent. An update is partial: an omitted field keeps its value, `null` clears a nullable one, `tagIds` omitted leaves the tags alone and `[]` clears them. Every save that changes a configuration field appends a version and moves `publishedVersionId` in the same transaction; a save that changes nothing appends nothing. Tags are not part of the configuration: changing them appends no version. The answer-only fields of an agent are accepted and ignored, so an agent that was read can be changed and written back; any other unknown field is refused. Creating needs the role agent manager or admin, or the permission `org:manage_agents:create`; updating likewise with `org:manage_agents:update`. Every agent, knowledge base, skill, tag and tool server that is referred to must exist in the organization.
         */
        post: operations["saveAgent"];
        /**
         * Delete an agent
         * @description Soft deletion: the agent is no longer listed, read, changed or run, and no new conversation can be started with it. Its versions and conversations are kept. Its e-mail slug becomes free. Within seconds of the reply its scheduled tasks and the triggers that run it are disabled, and each agent that may call it gets a version without it; until then a scheduled or triggered run of it does not begin. Needs the role admin, or the permission `org:manage_agents:delete`. Answers with the deleted agent.
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
         * List an agent's versions, or read one
         * @description With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next. With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before (`changes`).
         */
        get: operations["listAgentVersions"];
        put?: never;
        /**
         * Roll back to a version, or save a checkpoint
         * @description `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has taken since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the newest version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or admin, or the permission `org:manage_agents:update`.
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
         * @description Brings the description and parameters of every platform tool that an agent of the organization uses to those of the tool catalog, and keeps each tool's `config` (such as `callableAgentIds` and `accessibleKnowledgeBaseIds`). Idempotent: a second call updates none. Each agent that changes gets a version. A tool that left the catalog is kept as it is and reported in `retiredTools`. The request has no body.
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
         * @description Every tag of the organization, sorted by name, with the number of agents (not counting deleted ones) that carry it.
         */
        get: operations["listAgentTags"];
        /**
         * Rename an agent tag
         * @description Renames the tag on every agent that carries it. Another tag of that name is a 400. The answer-only fields of a tag are accepted and ignored.
         */
        put: operations["renameAgentTag"];
        /**
         * Create an agent tag
         * @description Idempotent: when the organization already has a tag of this name (compared exactly, after white space at both ends is removed), that tag is returned. Two calls at once yield one tag.
         */
        post: operations["createAgentTag"];
        /**
         * Delete an agent tag
         * @description Deletes the tag and takes it off every agent.
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
         * @description The tools that an agent's `tools` may hold, sorted by name. Without `all=true` only those that are available to the organization now; with it also the others, with the reason in `unavailableReason`.
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
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the organization
         * @description One page of the active members of the caller's organization, with the metadata the organization keeps about each. Only people who accepted their invitation are listed; pending invitations are found with GET /admin/invitations. `totalCount` counts every member that matches `role` and `query`, whatever the page. An offset behind the last member answers an empty page. Administrators only.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        /**
         * Remove users from the organization
         * @description Removes 1 to 50 members from the caller's organization. Each loses access at once, the organization's metadata about them is deleted, and within seconds their runs in progress are stopped and their scheduled tasks in this organization are disabled; until then a run in their name does not begin. Their accounts at the identity provider stay. Ids given twice count once. Entries are independent: one that fails never stops the others, and is listed in `errors`. 200 when every entry was removed, 207 when at least one was not, even if none was. Callers cannot remove themselves: such an entry fails, and if it is the only one the answer is a 400. The identity provider's own rate limits apply. Administrators only. The ids travel in a JSON body; clients must send it with the DELETE.
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
         * Remove users from the organization (old form)
         * @deprecated
         * @description Deprecated: use DELETE /admin/users, which takes the same body and gives the same answers. Removes 1 to 50 members from the caller's organization; each loses access at once and the organization's metadata about them is deleted. Ids given twice count once. One entry that fails never stops the others. Callers cannot remove themselves. 200 when every entry was removed, 207 when at least one was not, even if none was, 400 when the only entry is the caller. Every answer carries the headers `Deprecation`, `Sunset` and `Link`. Administrators only. Other methods than POST are answered with 405.
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
         * @description Replaces the organization's metadata about one of its members. The object given becomes the whole metadata: keys it does not have are gone, and `{}` clears everything. Any JSON values are allowed, but a key whose value is null is not kept, nor is one inside an object; null inside a list is. `role`, `department`, `team`, `level` and `vnum` are customary keys, none is required. The metadata belongs to this organization only: the same person's metadata in another organization is not touched. Changes show at once in user lists and dashboard filters, and every member of the organization can see them in answers, so put no secrets there. A person who is not a member of the caller's organization is a 403. Administrators only. Other methods than POST are answered with 405.
         */
        post: operations["updateUserMetadata"];
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
         * @description One page of the organization's invitations, newest first. Without `status` only pending ones are listed. `totalCount` counts every invitation with one of the states asked for, whatever the page. Administrators only.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people to the organization
         * @description Invites 1 to 50 people by e-mail address. A person without an account at the identity provider gets an invitation by e-mail (`type` `invitation`), which can be accepted for 30 days and then expires. A person who has an account becomes a member at once (`type` `direct_membership`); one who is a member already counts as a success and keeps role and metadata. Addresses that differ only in upper and lower case are the same and count once, the first one given. An address with a pending invitation fails: revoke that invitation first. Entries are independent: one that fails never stops the others. 200 when every entry succeeded, 207 when at least one failed, even if all did. Administrators only.
         */
        post: operations["createInvitations"];
        /**
         * Revoke pending invitations
         * @description Revokes 1 to 50 pending invitations; their links stop working. Ids given twice count once. Entries are independent: one that fails (because it is no longer pending, or is not an invitation of this organization) never stops the others. 200 when every one was revoked, 207 when at least one was not, even if none was. Administrators only. The ids travel in a JSON body; clients must send it with the DELETE.
         */
        delete: operations["revokeInvitations"];
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
         * @description Who the caller is, as the access token says, and which operations of this contract the caller's role and permissions allow. An operation in the list can still be refused for a particular record or option, such as another member's conversation or `allInOrg=true`. Open to every member of the organization, guests included.
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
         * @description Called by the identity provider, not by partners, when members, users or organizations change. Takes no access token: the delivery is signed instead, over `<id>.<timestamp>.<body as sent>` with HMAC-SHA256. Send either the three `svix-` headers or the three `webhook-` headers (Standard Webhooks), which mean the same; when both sets are there, the `svix-` set counts. A delivery without a full set, with a wrong signature or with a timestamp more than 5 minutes from now is a 401 and changes nothing, and so is a second copy of a delivery that was taken (same id, timestamp and signature). The provider's own repeat of an event, signed anew under the same id, is answered with 200 and `outcome` `duplicate` and is not applied twice. Acted on are `organizationMembership.created`, `organizationMembership.updated`, `organizationMembership.deleted`, `user.updated`, `user.deleted` and `organization.deleted`; every other type is acknowledged and ignored. Read are, besides `type` and `timestamp`: of a membership in `data` `role`, `public_metadata`, `created_at`, `updated_at`, `organization.id`, and of `public_user_data` `user_id`, `first_name`, `last_name` and `image_url`; of a user `id`, `username`, `first_name`, `last_name`, `image_url`, `email_addresses` (`id`, `email_address`), `primary_email_address_id`, `last_sign_in_at` and `updated_at`; of what was deleted, a user or an organization, `id`. A removed member's scheduled tasks are disabled. A body that is no event is a 400 even without a signature, because bodies are validated first; nothing is done with it. After a 5xx answer the event is not taken and the provider should send it again.
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
         * @description First of two steps. Answers a presigned `url` that takes the file for 10 minutes. Second step: send the file's bytes to `url` with HTTP PUT, without the access token, and with exactly these headers: `Content-Type` = `metadata.contentType`; `x-amz-meta-file-type` = `metadata.contentType`; `x-amz-meta-org-id` = `metadata.orgId`; `x-amz-meta-user-id` = `metadata.userId`. They are part of the signature: when one is missing or differs, the storage refuses the upload with `SignatureDoesNotMatch`. The file name is made safe before it becomes the end of `key`: separators, control and bidirectional control characters, leading dots, and white space at both ends are taken out, it is cut to 255 bytes of UTF-8 with its extension kept, and if nothing is left it is `file`. `key` and `contentKey` are what POST /kb/files asks for. Nothing is stored until the second step. A file has at most 5 GiB, or what the installation's storage takes in one PUT when that is less. Open to every member of the organization, guests included.
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
         * List the skills or get one
         * @description Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
         */
        get: operations["listSkills"];
        /**
         * Update a skill
         * @description With `skillMdContent`, the stored SKILL.md is replaced, name, description and metadata are read from its frontmatter anew, and `name` and `description` of the body are ignored. Without it, only the `name` and `description` given are changed, and SKILL.md stays as it is. An empty body changes nothing. The text may have 102,400 bytes of UTF-8 (100KB) at most. A skill that was read can be written back: the fields that only an answer has are accepted and ignored.
         */
        put: operations["updateSkill"];
        /**
         * Create a skill
         * @description Creates a skill from the text of a SKILL.md file: a block of YAML frontmatter between two lines `---`, then the instructions. `name` is required in the frontmatter (1 to 200 characters), `description` is optional (4,000 characters at most), every other field becomes `metadata`. The text may have 102,400 bytes of UTF-8 (100KB) at most. It is stored as the first file of the skill, so `fileCount` is 1. Names need not be unique. Text that cannot be taken is a 400 whose `details` name line and column. Administrators only.
         */
        post: operations["createSkill"];
        /**
         * Delete a skill
         * @description Deletes a skill softly: it is no longer listed and agents can no longer load it, but its files are kept in storage. Within seconds each agent whose tools name it gets a version without its id. A skill that was deleted before is a 404.
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
         * @description The files of one skill, SKILL.md first, then the others by name. Every member who is not a guest.
         */
        get: operations["listSkillFiles"];
        put?: never;
        /**
         * Add a file to a skill
         * @description Records a further file of a skill and answers a presigned `uploadUrl`. Then send the bytes to `uploadUrl` with HTTP PUT within 10 minutes, without the access token and with the header `Content-Type` = `file.contentType`. A skill has at most 20 files, SKILL.md included. `fileName` may name folders (`scripts/check.py`), always with `/`; no part of it may begin with a dot, and it may not lead out of the skill. A name the skill has already, SKILL.md too, is a 400: delete that file first, or replace SKILL.md with PUT /skills/manage. The record exists from now on, whether or not the bytes arrive; to start over, delete it. A repeat with the same `Idempotency-Key` gets the same `uploadUrl`, with what is left of its 10 minutes.
         */
        post: operations["addSkillFile"];
        /**
         * Delete a file of a skill
         * @description Deletes one file of a skill from storage and database; this cannot be undone. SKILL.md cannot be deleted here: replace it with PUT /skills/manage. A file of a deleted skill is a 404.
         */
        delete: operations["deleteSkillFile"];
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
         * List knowledge bases, or read one
         * @description Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
         */
        get: operations["listKnowledgeBases"];
        /**
         * Change a knowledge base
         * @description Changes the fields that are given and keeps the others; `null` clears a nullable one. `embeddingModel` cannot be changed: the same value is accepted and ignored, a different one is refused with 400. The fields that only a reply has are accepted and ignored, so that a record that was read can be written back. New extraction settings and a new trigger count for files processed from then on; files that are already there are left alone. Open to every role but guest.
         */
        put: operations["updateKnowledgeBase"];
        /**
         * Create a knowledge base
         * @description Creates an empty knowledge base. `name` is unique among the organization's knowledge bases that are not deleted. `embeddingModel` cannot be changed later; `embeddingDimensions` follows from it. Files are read into data only when both `extractionModel` and `extractionSchema` are set. With `trigger`, its agent is run once for every file that was processed; the agent gets the file's metadata and the prompt, not the text. Open to every role but guest.
         */
        post: operations["createKnowledgeBase"];
        /**
         * Delete a knowledge base
         * @description Soft-deletes a knowledge base: it is no longer listed, searched or written to, and its name is free again. Agents whose tools name it run on without it, and within seconds each gets a version without its id. There is no operation to bring it back. Its records, embeddings and extracted texts are removed for good 30 days later; what was uploaded stays. Open to every role but guest.
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
         * @description Lists every file of one knowledge base, newest first, with the state of its processing. Ask again until no file is `parsing`, `parsed` or `chunking` to wait for the processing. Open to every role but guest.
         */
        get: operations["listKnowledgeBaseFiles"];
        put?: never;
        /**
         * Add an uploaded file to a knowledge base
         * @description Adds a file that was uploaded before and starts its processing. Order of calls: `POST /upload/presigned`, then the HTTP PUT of the file, then this call with `fileId`, `fileKey` (`key` of the descriptor) and `contentKey` from the descriptor. Both keys must lie under the caller's `<org_id>/`, and `fileKey` must have an object behind it. Processing goes on after the reply: the text is taken out (txt, md, json, csv, xml, yaml, html, pdf, docx; any other type ends as `parse_failed`) and stored at `contentKey`, cut into chunks, embedded, read into data when the knowledge base has an extraction model and schema; at last the trigger is fired. The same file can be in a knowledge base only once, and a knowledge base holds at most 10000 files. Open to every role but guest.
         */
        post: operations["addKnowledgeBaseFile"];
        /**
         * Delete a file from a knowledge base
         * @description Deletes the file record, its embeddings and its extracted text; this cannot be undone. The upload itself stays. `fileId` is here the record id (an integer), not the UUID of the upload. A knowledge base that does not exist, or does not hold the file, gets `File not found` too. Open to every role but guest.
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
         * @description Processes a file again whose state is `parse_failed`, `chunk_failed` or `extract_failed`, from the step that failed. A file in any other state is refused with 400. No body. Processing goes on after the reply. Open to every role but guest.
         */
        post: operations["retryKnowledgeBaseFile"];
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
         * @description Finds the passages of one knowledge base that are nearest in meaning to `query`, best first. Only files whose text is embedded are searched (`completed` and `extract_failed`); a knowledge base without any gives an empty list. Changes nothing. Open to every role but guest.
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
         * List connected tool servers, or read one
         * @description Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under `toolServer` instead. Header values are never in a reply, only their names. Admins only.
         */
        get: operations["listToolServers"];
        /**
         * Change a tool server
         * @description Changes the fields that are given and keeps the others. `headers` replaces all stored headers; left out, they are kept; `{}` removes them. A `url` with another scheme, host or port removes the stored headers unless `headers` is given as well, so that they never reach another server by accident. The fields that only a reply has are accepted and ignored. Admins only.
         */
        put: operations["updateToolServer"];
        /**
         * Connect a tool server
         * @description Connects a tool server. `name` is unique in the organization. `url` must not lead to a private or link-local address unless the installation allows it, and holds no user name or password. The server is not called here; use `POST /mcp-servers/test` for that, and every connection checks the address again. Put the id that comes back into `mcpServers` of an agent to give the agent its tools. Admins only.
         */
        post: operations["createToolServer"];
        /**
         * Disconnect a tool server
         * @description Deletes a tool server and its stored headers. Agents that are connected to it run on without its tools, and within seconds each gets a version without its id. Admins only.
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
         * Try a tool server and list its tools
         * @description Connects to a tool server and lists its tools. Give either the `id` of a stored one (its stored headers are used, also when it is switched off) or the `url` of one that is not stored yet. Stores nothing. A server that cannot be reached, refuses the headers or does not answer within 10 seconds gives 200 with `success: false` and the reason in `error`. Private and link-local addresses are refused with 400 unless the installation allows them. Admins only.
         */
        post: operations["testToolServer"];
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
         * List scheduled tasks, or read one
         * @description Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the organization. With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task of the organization. Deleted tasks are left out. Open to every role but guest.
         */
        get: operations["listScheduledTasks"];
        /**
         * Change a scheduled task
         * @description Changes the fields that are given and keeps the others. A new `schedule` counts from now on: slots of the old one are not caught up. `enabled` works as in `POST /scheduled-tasks/toggle`. The fields that only a reply has are accepted and ignored, so that a task that was read can be written back. Members change their own tasks, admins every task of the organization. An admin who changes `prompt`, `agentId` or `schedule` of another member's task becomes its owner, and the task runs in the admin's name from then on; any other change leaves the owner as it is. Open to every role but guest.
         */
        put: operations["updateScheduledTask"];
        /**
         * Create a scheduled task
         * @description Creates a task that runs an agent with `prompt` on a cron schedule in UTC. The caller owns it, and its conversations are the owner's. A schedule that is not a five-field cron expression, or that can never fire (30 February), is refused with 400; `details` names `schedule`. Each slot runs exactly once. Slots missed while no worker ran collapse into one catch-up run when the newest of them is not older than `catchUpWindowSeconds`. Open to every role but guest.
         */
        post: operations["createScheduledTask"];
        /**
         * Delete a scheduled task
         * @description Soft-deletes and disables a task: it is no longer listed and never runs again; its executions and conversations are kept. A run that is in progress goes on to its end. `taskId` is required, in the query or as a JSON body `{"taskId": 7}`; given in both, the two must be equal, and given in neither is a 400. Members delete their own tasks, admins every task of the organization. Open to every role but guest.
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
         * Switch a scheduled task on or off
         * @description Sets `enabled`. Switching on counts from now: slots that passed while the task was off are not caught up, and `pausedReason` becomes null. A task whose agent is deleted cannot be switched on (404 `Agent not found`), nor one whose owner left the organization (400). Switching off does not stop a run that is in progress. A task that is in that state already stays so. Members switch their own tasks, admins every task of the organization. Open to every role but guest.
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
         * @description Starts one run at once, as the task's owner, and answers before it ends. The schedule is not touched, a task that is off can be run, and `overlapPolicy` is not looked at. Follow the run with `GET /scheduled-tasks/executions` or `GET /getConversation`. A task whose agent is deleted gets 404 `Agent not found`, one whose owner left the organization or became a guest 400, one with ten runs in progress 409. Members run their own tasks, admins every task of the organization. Open to every role but guest.
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
         * List past runs of scheduled tasks, or count them
         * @description The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
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
         * Show when a schedule would fire
         * @description Gives the next ten times of a cron expression in UTC, counted from now, and what it means in words. Stores nothing. An expression that is not valid or can never fire gets 400; `details` says why. When both the day of month and the day of week are restricted, a day counts when either of them matches, as in standard cron. Open to every role but guest.
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
         * @description Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
         *     message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
         *     conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
         *     agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
         *     deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
         *     32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
         *     `threadId`).
         *
         *     By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
         *     JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
         *     A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
         *     becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
         *     on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
         *
         *     Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
         *     same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
         *     `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
         *     file behind it. At most 60 requests a minute for each user.
         *
         *     With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
         *     stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
         *
         *     A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
         *     included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
         *     stored.
         */
        post: operations["chat"];
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
         * @description Answers one conversation with all its messages, ordered by creation time. The conversation must belong to the caller's organization:
         *     a caller reads own conversations, an administrator reads every conversation of the organization. Sub-conversations and the
         *     conversations of scheduled task runs are read in the same way. A soft-deleted conversation is returned with `deletedAt` and
         *     `isDeleted: true`; lists leave it out and it takes no messages. Returns 404 if the conversation does not exist or belongs to another
         *     person or another organization. During a run the messages stored so far are answered and `streamStatus` is `in_progress`.
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
         * @description Lists conversations, the last changed first (by `updatedAt`, then `id`), without their messages and system prompt. Without
         *     `allInOrg` the caller's own are listed; `allInOrg=true` lists those of the whole organization and needs the role org:admin. `userId`
         *     may name another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an
         *     administrator 400. Soft-deleted conversations and sub-conversations (`upstreamConversationId` not null) are left out; the
         *     conversations of scheduled task runs are listed for the owner of the task. Read on with `cursor` until `nextCursor` is null. New
         *     conversations do not move the pages that follow; one that changes meanwhile moves to the beginning of the list, so the pages that
         *     follow no longer hold it.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Soft-deletes a conversation and its sub-conversations: they are no longer listed, read or counted on the dashboard. The owner may do
         *     so, guests included, and an administrator for every conversation of the organization. A run in progress ends with the deletion, as
         *     `stopped` and without its answer. A conversation that was deleted before is answered with 404. The answer is the deleted record with
         *     `isDeleted` true.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        /**
         * Rename a conversation
         * @description Gives a conversation a new name. The owner may do so, guests included, and an administrator for every conversation of the
         *     organization. Every other field of a conversation is accepted and ignored. White space at both ends of the name is dropped; nothing
         *     but white space is a 400. A body without `name`, or with the name that it has, changes nothing, `updatedAt` included. A name that
         *     was set here is not replaced by a generated one.
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
         * @description Lists the messages of one conversation page by page, the oldest first. A caller reads own conversations, an administrator every
         *     conversation of the organization. Read on with `cursor` until `nextCursor` is null.
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
         * @description Stops the run in progress of a conversation and the runs of its sub-conversations. `streamStatus` is `stopped` when the call
         *     answers; what the agent wrote until then is kept, and a new message may be sent at once. A run that does not end within 5 seconds is
         *     cut off, without what it wrote. A conversation without a run in progress, or whose run came to its end by itself meanwhile, is left
         *     as it is and answered with `stopped` false, so the call may be repeated. The owner may do so, guests included, and an administrator
         *     for every conversation of the organization.
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
         * @description Stores the caller's rating of a conversation or, with `messageId`, of one message. A user has one rating for each message and one
         *     for the conversation as a whole: rating again replaces it, and the answer is 200 both times. The owner may do so, guests included,
         *     and an administrator for every conversation of the organization. Ratings show in the dashboard; they do not change the `updatedAt`
         *     of the conversation.
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
         * @description Lists conversations with their owner, agent and usage, for analysis. Ordered by `updatedAt`, the latest first. Top-level
         *     conversations with `from` <= `createdAt` < `to` are listed; their sub-conversations are nested in `subConversations` whatever their
         *     own dates. Soft-deleted conversations are left out. The counts of a conversation do not include those of its sub-conversations.
         *
         *     Without `allInOrg` the caller's own conversations are listed; `allInOrg=true` needs the role org:admin (403). `userId` may name
         *     another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an administrator 400.
         *     `from` later than `to` is a 400; `from` equal to `to` gives an empty list. The list is whole: a range with more than 10,000
         *     top-level conversations is a 400, to be asked for in smaller ranges.
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
         * @description Answers totals over the conversations that `GET /dashboard/getInteractions` finds with the same filters, and with `interval` a
         *     series for plots. Messages, tool calls, tokens and feedback include those of sub-conversations; `conversationCount` counts top-level
         *     conversations only. Everything is counted at the `createdAt` of its top-level conversation. `kbCount` and `kbFileCount` are those of
         *     the organization at the time of the call, whatever the filters.
         *
         *     The same rules hold for `allInOrg`, `userId`, `from` and `to`, but there is no limit on the number of conversations. The series has
         *     one entry for each hour, day or week (from Monday) in UTC that the range touches, empty ones included, the oldest first; more than
         *     1,000 entries are a 400.
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An error. `X-Error-Code` in the headers of the reply has its code. */
        Error: {
            /** @description What went wrong, in words that do not change. */
            error: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description Code of an error. `x-errors` at the beginning of this document has the status, text and remedy of each.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "validation_error" | "agent_id_required" | "knowledge_base_and_file_id_required" | "thread_id_required" | "organization_required" | "agent_limit_reached" | "email_slug_reserved" | "email_slug_in_use" | "version_email_slug_in_use" | "agent_tag_limit_reached" | "tag_name_in_use" | "cannot_remove_yourself" | "invalid_skill_content" | "skill_name_missing" | "skill_limit_reached" | "skill_file_limit_reached" | "skill_file_name_in_use" | "skill_content_not_deletable" | "invalid_extraction_schema" | "knowledge_base_limit_reached" | "knowledge_base_name_in_use" | "embedding_model_unavailable" | "extraction_model_unavailable" | "embedding_model_immutable" | "file_key_not_owned" | "content_key_not_owned" | "uploaded_file_missing" | "knowledge_base_file_limit_reached" | "knowledge_base_file_exists" | "file_not_failed" | "tool_server_limit_reached" | "tool_server_name_in_use" | "tool_server_url_not_allowed" | "scheduled_task_limit_reached" | "scheduled_task_owner_not_member" | "scheduled_task_owner_is_guest" | "unauthorized" | "invalid_webhook_signature" | "webhook_timestamp_not_accepted" | "webhook_already_received" | "admin_required" | "sync_tools_admin_required" | "management_access_required" | "organization_role_required" | "scheduled_task_not_owned" | "user_not_member" | "not_found" | "agent_not_found" | "version_not_found" | "reference_not_found" | "tag_not_found" | "skill_not_found" | "skill_file_not_found" | "knowledge_base_not_found" | "file_not_found" | "tool_server_not_found" | "scheduled_task_not_found" | "conversation_not_found" | "message_not_found" | "method_not_allowed" | "conversation_run_in_progress" | "scheduled_task_run_limit_reached" | "idempotency_key_in_progress" | "idempotency_reply_was_stream" | "request_timeout" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "user_run_limit_reached" | "organization_run_limit_reached" | "request_headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable" | "skill_content_missing";
        /**
         * Format: int32
         * @description Id of a record.
         */
        Id: number;
        /**
         * Format: date-time
         * @description Moment as ISO 8601 text with zone; answers are in UTC with milliseconds.
         */
        Timestamp: string;
        /** @description ISO 8601 date (`2026-11-02`, midnight UTC) or date and time (`2026-11-02T09:30:00Z`). A time without a zone is in UTC. A date that the calendar does not have is a 400. */
        DateOrDateTime: string;
        /**
         * Format: int64
         * @description Moment as milliseconds since 1970-01-01T00:00:00Z.
         */
        EpochMilliseconds: number;
        /** @description User id of the identity provider. */
        UserId: string;
        /** @description Organization id of the identity provider. */
        OrganizationId: string;
        /** @description Model, as `<provider>:<model>`. */
        ModelId: string;
        /** @description The call succeeded. */
        SuccessMessage: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, in words. */
            message: string;
        };
        /** @description What is wrong with the request, one entry for each problem. Absent unless the status is 400. Lists the first problem only if the body holds more than 500 values. */
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        /** @description One thing that is wrong with the request. */
        ErrorDetail: {
            /** @description What is wrong with the field or parameter. */
            message: string;
            /** @description Names that lead to the field of the body, from the outside in, or the name of the parameter or header. Empty for the body as a whole. */
            path: string[];
            in: components["schemas"]["RequestPart"];
        };
        /**
         * @description Part of the request that the path is in.
         * @enum {string}
         */
        RequestPart: "body" | "query" | "header";
        /** @description An agent, its live configuration and its tags. */
        Agent: {
            /** @description Unique id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
            /** @description Short text on what the agent is for; empty when there is none. */
            description: string;
            /**
             * Format: uri
             * @description Address of the agent's picture; null when it has none.
             */
            logoUrl: string | null;
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** @description Model that the agent runs on, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            /**
             * Format: int32
             * @description Most tool-call round trips in one response, at least 1.
             */
            maxToolRoundtrips: number;
            /** @description Instructions that the agent follows. */
            systemPrompt: string;
            tools: components["schemas"]["AgentTools"];
            mcpServers: components["schemas"]["AgentToolServerIds"];
            stage: components["schemas"]["AgentStage"];
            /** @description Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** @description Local part of the agent's e-mail address; null when it has none. */
            emailSlug: string | null;
            /** @description Id of the version that the live configuration reflects. */
            publishedVersionId: components["schemas"]["Id"];
            /** @description When the agent was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When its configuration, the set of its tags or its published version last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            tags: components["schemas"]["AgentTagReferences"];
        };
        /** @description Tags of the agent, sorted by name. */
        AgentTagReferences: components["schemas"]["AgentTagReference"][];
        /** @description A tag as an agent shows it. */
        AgentTagReference: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["TagName"];
        };
        /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
        TagName: string;
        /**
         * @description Stage of an agent.
         * @enum {string}
         */
        AgentStage: "development" | "released";
        /** @description Suggested first messages shown to users. */
        ConversationStarters: string[];
        /** @description Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. */
        AgentToolServerIds: components["schemas"]["Id"][] | null;
        /** @description Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. */
        AgentTools: {
            [key: string]: components["schemas"]["PlatformToolDefinition"] | components["schemas"]["ProviderToolDefinition"];
        };
        /** @description A tool that the platform runs. */
        PlatformToolDefinition: {
            /** @description What the tool does, as the model is told. */
            description: string;
            /** @description JSON Schema of the tool's input. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description What one agent may do with the tool; absent when nothing is set. Kept when tools are synchronized. */
            config?: components["schemas"]["ToolConfig"];
        };
        /** @description A tool that runs on the side of the model's provider; its key is `provider:tool`. */
        ProviderToolDefinition: {
            /**
             * @description Marks a tool of the provider.
             * @constant
             */
            isProviderTool: true;
        };
        /** @description What one agent may do with a tool. Kept when tools are synchronized. */
        ToolConfig: {
            /** @description Knowledge bases that `search_knowledge_base` and `read_kb_file` may read; absent for none. */
            accessibleKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Knowledge bases that `write_to_knowledge_base` may write to; absent for none. */
            writableKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Agents that `call_agent` may call, as numbers or as numeric strings; kept as given. Absent for none. */
            callableAgentIds?: (components["schemas"]["Id"] | string)[];
            /** @description Skills that `load_skill` may load; absent for none. */
            skillIds?: components["schemas"]["Id"][];
        };
        /** @description A new agent (`name` required), or with `id` the changes to one. */
        AgentSave: {
            /** @description Id of the agent to update. Omit it to create one. */
            id?: components["schemas"]["Id"];
            /** @description Name of the agent. Required to create one. */
            name?: string;
            /** @description Short text on what the agent is for. Empty for a new agent when omitted. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the agent's picture (http or https); null clears it.
             */
            logoUrl?: string | null;
            /** @description Suggested first messages. Empty for a new agent when omitted. */
            conversationStarters?: components["schemas"]["ConversationStarters"];
            /** @description Model to run on, as `<provider>:<model>`. The default model of the installation for a new agent when omitted. */
            model?: components["schemas"]["ModelId"];
            /**
             * Format: int32
             * @description Most tool-call round trips in one response. 50 for a new agent when omitted.
             */
            maxToolRoundtrips?: number;
            /** @description Instructions that the agent follows. Empty for a new agent when omitted. */
            systemPrompt?: string;
            /** @description All tool definitions of the agent; they replace those it had. None for a new agent when omitted. */
            tools?: components["schemas"]["AgentTools"];
            /** @description Ids of connected tool servers; null clears them. */
            mcpServers?: components["schemas"]["AgentToolServerIds"];
            /** @description `development` for a new agent when omitted. */
            stage?: components["schemas"]["AgentStage"];
            /** @description Whether the agent appears in the chat interface. True for a new agent when omitted. */
            showInChat?: boolean;
            /** @description Local part of the agent's e-mail address: small letters, digits and inner hyphens, unique over all organizations, not a reserved word, not of the form `agent-<number>` or `kb-<number>`. Null clears it. */
            emailSlug?: string | null;
            /** @description Ids of all tags the agent is to have. Omitted leaves them alone; empty clears them. */
            tagIds?: components["schemas"]["Id"][];
            /** @description Accepted and ignored. */
            readonly publishedVersionId?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back; `tagIds` changes the tags. */
            readonly tags?: components["schemas"]["AgentTagReferences"];
        };
        /** @description Which agent to delete. */
        AgentDelete: {
            /** @description Id of the agent to delete. */
            agentId: components["schemas"]["Id"];
        };
        /** @description The configuration of an agent: what a version keeps, and what a rollback restores. A new agent gets the default of each field that is omitted, and so does a version that is older than the field. */
        AgentConfiguration: {
            /** @description Name of the agent. */
            name: string;
            /**
             * @description Short text on what the agent is for.
             * @default
             */
            description: string;
            /**
             * Format: uri
             * @description Address of the agent's picture; null for none.
             * @default null
             */
            logoUrl: string | null;
            /** @default [] */
            conversationStarters: components["schemas"]["ConversationStarters"];
            model: components["schemas"]["ModelId"];
            /**
             * Format: int32
             * @description Most tool-call round trips in one response.
             * @default 50
             */
            maxToolRoundtrips: number;
            /**
             * @description Instructions that the agent follows.
             * @default
             */
            systemPrompt: string;
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
             * @description Local part of the agent's e-mail address; null for none.
             * @default null
             */
            emailSlug: string | null;
        };
        /** @description One entry of an agent's history. */
        AgentVersion: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Place in the agent's history: 1, 2, 3 … without gaps.
             */
            number: number;
            /** @description Label given to a checkpoint; null without one. */
            label: string | null;
            /** @description User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            source: components["schemas"]["AgentVersionSource"];
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
        };
        /** @description A page of an agent's history, newest first. */
        AgentVersionPage: {
            /** @description Versions, newest first. */
            versions: components["schemas"]["AgentVersion"][];
            /** @description Pass it as `before` to get the next page; null on the last one. */
            nextCursor: components["schemas"]["Id"] | null;
        };
        /**
         * @description What made the version.
         * @enum {string}
         */
        AgentVersionSource: "save" | "checkpoint" | "rollback";
        /** @description One version in full. */
        AgentVersionDetail: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Place in the agent's history: 1, 2, 3 … without gaps.
             */
            number: number;
            /** @description Label given to a checkpoint; null without one. */
            label: string | null;
            /** @description User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            source: components["schemas"]["AgentVersionSource"];
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
            snapshot: components["schemas"]["AgentConfiguration"];
            /** @description Fields that differ from the version before; every field for the first version. */
            changes: components["schemas"]["AgentVersionDifference"][];
        };
        /** @description One field that differs from the version before. */
        AgentVersionDifference: {
            /** @description Name of the field. */
            field: string;
            /** @description Value in the version before; null for the first version. */
            before: unknown;
            /** @description Value in this version. */
            after: unknown;
        };
        /** @description A rollback or a checkpoint. */
        AgentVersionChange: components["schemas"]["AgentRollback"] | components["schemas"]["AgentCheckpoint"];
        /** @description Restore the live configuration from a version. */
        AgentRollback: {
            /** @description The agent. */
            agentId: components["schemas"]["Id"];
            /**
             * @description Roll back.
             * @constant
             */
            action: "rollback";
            /** @description The version of this agent to restore. */
            versionId: components["schemas"]["Id"];
        };
        /** @description Keep the live configuration as a version. */
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
        /** @description Answer to a rollback. */
        AgentRollbackResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The version that is live now. */
            publishedVersionId: components["schemas"]["Id"];
        };
        /** @description Answer to a checkpoint. */
        AgentCheckpointResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The version that holds the live configuration. */
            version: components["schemas"]["AgentVersion"];
            /** @description False when nothing had changed and no version was appended. */
            created: boolean;
        };
        /** @description Answer to a synchronization of tools. */
        AgentToolSync: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * Format: int32
             * @description How many agents were changed.
             */
            updated: number;
            /**
             * Format: int32
             * @description How many agents were looked at.
             */
            total: number;
            /** @description The agents that were changed, sorted by name. */
            agents: components["schemas"]["AgentReference"][];
            /** @description Tools that agents have and the catalog does not, or no longer, have; they were left as they are. */
            retiredTools: components["schemas"]["RetiredTool"][];
        };
        /** @description An agent, by id and name. */
        AgentReference: {
            /** @description Id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
        };
        /** @description A tool of an agent that the catalog does not have. */
        RetiredTool: {
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description Name of the tool. */
            toolName: string;
        };
        /** @description A tag that agents can carry. */
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
            /** @description When the tag was last renamed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A tag with the number of agents that carry it. */
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
            /** @description When the tag was last renamed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description How many agents carry the tag, deleted ones not counted.
             */
            agentCount: number;
        };
        /** @description A new tag. */
        AgentTagCreate: {
            name: components["schemas"]["TagName"];
        };
        /** @description A new name for a tag. */
        AgentTagUpdate: {
            /** @description New name. Omitted keeps the name. */
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
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly agentCount?: number;
        };
        /** @description The tool catalog. */
        ToolCatalog: {
            /** @description Entries, sorted by name. */
            tools: components["schemas"]["ToolCatalogEntry"][];
            /**
             * Format: int32
             * @description How many entries `tools` has.
             */
            total: number;
        };
        /** @description One tool of the catalog. */
        ToolCatalogEntry: {
            /** @description Key under which an agent's `tools` holds it. */
            name: string;
            /** @description Name to show to people. */
            displayName: string;
            /** @description What the tool does. */
            description: string;
            /** @description Group of tools, such as `agents` or `knowledge`. */
            category: string;
            /** @description JSON Schema of the tool's input; null for a tool of the provider. */
            parameters: {
                [key: string]: unknown;
            } | null;
            /** @description What must be configured before the tool can be used; null when nothing. */
            requiredIntegration: string | null;
            /** @description Whether only this organization sees the tool. */
            isPrivate: boolean;
            /** @description Whether the tool runs on the side of the model's provider. */
            isProviderTool: boolean;
            /** @description The model provider of a provider tool; absent for others. */
            provider?: string;
            /** @description Whether the tool can be used now. */
            available: boolean;
            /** @description Why the tool cannot be used now; absent when it can. */
            unavailableReason?: string;
        };
        /**
         * @description Role of a person in the organization, from the most powerful to the least: `org:admin` may do everything, `org:agent_manager` also manages agents, `org:member` is an ordinary member, `org:guest` may only chat. A further role set up at the identity provider counts, and is shown, as `org:member`.
         * @enum {string}
         */
        OrganizationRole: "org:admin" | "org:agent_manager" | "org:member" | "org:guest";
        /** @description What the organization keeps about one of its members: any keys with any JSON values, 8,192 bytes of JSON in UTF-8 at most. Customary keys are `role`, `department`, `team`, `level` and `vnum`; none is required. */
        UserMetadata: {
            [key: string]: unknown;
        };
        /** @description A member of the organization. */
        OrganizationUser: {
            /** @description Id of the person at the identity provider. */
            id: components["schemas"]["UserId"];
            /** @description Primary e-mail address; empty when the account has none. */
            email: string;
            /** @description First name; null when not known. */
            firstName: string | null;
            /** @description Last name; null when not known. */
            lastName: string | null;
            /** @description Username at the identity provider; null when the person has none. */
            username: string | null;
            /**
             * Format: uri
             * @description Address of the profile picture.
             */
            profileImageUrl: string;
            /** @description Role in this organization. */
            role: components["schemas"]["OrganizationRole"];
            /** @description Metadata this organization keeps about the person; empty when there is none. */
            publicMetadata: components["schemas"]["UserMetadata"];
            /** @description When the person joined this organization, in milliseconds since 1970. */
            joinedAt: components["schemas"]["EpochMilliseconds"];
            /** @description When the person last signed in, in milliseconds since 1970; null when never. */
            lastSignInAt: components["schemas"]["EpochMilliseconds"] | null;
            /** @description When the account was created, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
        };
        /** @description One page of members. */
        OrganizationUserPage: {
            /** @description The members of this page, in the order asked for. */
            data: components["schemas"]["OrganizationUser"][];
            /**
             * Format: int32
             * @description How many members match, over all pages.
             */
            totalCount: number;
        };
        /** @description Which users to remove from the organization. */
        UserRemoval: {
            /** @description Ids of the users to remove, 1 to 50. An id given twice counts once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** @description What became of each user of a removal. */
        UserRemovalResult: {
            /** @description True only when every user was removed. */
            success: boolean;
            /**
             * Format: int32
             * @description How many different users were asked for.
             */
            total: number;
            /**
             * Format: int32
             * @description How many were removed.
             */
            successful: number;
            /**
             * Format: int32
             * @description How many were not removed.
             */
            failed: number;
            /** @description One entry for each user that was removed, in the order asked for. */
            results: components["schemas"]["UserRemovalSuccess"][];
            /** @description One entry for each user that was not removed, in the order asked for. Absent when there is none. */
            errors?: components["schemas"]["UserRemovalFailure"][];
        };
        /** @description A user that was removed. */
        UserRemovalSuccess: {
            /** @description Id of the user. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
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
             * @description Why the user was not removed. `User cannot be removed` is a rule of the identity provider, such as that the last administrator stays. The last three mean that it refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "You cannot remove yourself from the organization" | "User is not a member of this organization" | "User cannot be removed" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /**
             * Format: int32
             * @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out.
             */
            retryAfterSeconds?: number;
        };
        /** @description New metadata for one member. */
        UserMetadataUpdate: {
            /** @description Id of the member. */
            userId: components["schemas"]["UserId"];
            /** @description The whole new metadata; nothing of the old is kept. */
            metadata: components["schemas"]["UserMetadata"];
        };
        /** @description The member after the change. */
        UserMetadataUpdateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The member with the new metadata. */
            user: components["schemas"]["UpdatedUser"];
        };
        /** @description A member as shown after a change of metadata. */
        UpdatedUser: {
            /** @description Id of the person at the identity provider. */
            id: components["schemas"]["UserId"];
            /** @description Primary e-mail address; empty when the account has none. */
            email: string;
            /** @description First name; null when not known. */
            firstName: string | null;
            /** @description Last name; null when not known. */
            lastName: string | null;
            /** @description The metadata now kept. */
            publicMetadata: components["schemas"]["UserMetadata"];
        };
        /** @description Id of an invitation, given by the identity provider. */
        InvitationId: string;
        /**
         * @description State of an invitation: `pending` can still be accepted, `accepted` made a member, `revoked` was taken back, `expired` was not accepted within 30 days.
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
        /** @description An invitation to join the organization. */
        Invitation: {
            /** @description Id of the invitation. */
            id: components["schemas"]["InvitationId"];
            /**
             * Format: email
             * @description Address the invitation was sent to.
             */
            emailAddress: string;
            /** @description Role the person gets on accepting. */
            role: components["schemas"]["OrganizationRole"];
            /** @description State of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /** @description Metadata the person gets on accepting; null when none was given. */
            publicMetadata: components["schemas"]["UserMetadata"] | null;
            /** @description When the invitation was made, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
            /** @description When its state last changed, in milliseconds since 1970. */
            updatedAt: components["schemas"]["EpochMilliseconds"];
        };
        /** @description One page of invitations. */
        InvitationPage: {
            /** @description The invitations of this page, newest first. */
            data: components["schemas"]["Invitation"][];
            /**
             * Format: int32
             * @description How many invitations match, over all pages.
             */
            totalCount: number;
        };
        /** @description Whom to invite. */
        InvitationsCreate: {
            /** @description The people to invite, 1 to 50. */
            invitations: components["schemas"]["InvitationCreate"][];
        };
        /** @description One person to invite. */
        InvitationCreate: {
            /**
             * Format: email
             * @description Address to invite; upper and lower case are alike.
             */
            email: string;
            /**
             * @description Role the person gets.
             * @default org:member
             */
            role: components["schemas"]["OrganizationRole"];
            /** @description Metadata the person gets on joining; none when left out. */
            metadata?: components["schemas"]["UserMetadata"];
        };
        /** @description What became of each address. */
        InvitationsCreateResult: {
            /** @description True only when every entry succeeded. */
            success: boolean;
            /**
             * Format: int32
             * @description How many different addresses were asked for.
             */
            total: number;
            /**
             * Format: int32
             * @description How many succeeded.
             */
            successful: number;
            /**
             * Format: int32
             * @description How many failed.
             */
            failed: number;
            /** @description One entry for each address that succeeded, in the order asked for. */
            results: (components["schemas"]["InvitationCreated"] | components["schemas"]["DirectMembershipCreated"])[];
            /** @description One entry for each address that failed, in the order asked for; empty when none did. */
            errors: components["schemas"]["InvitationCreateFailure"][];
        };
        /** @description An address that got an invitation. */
        InvitationCreated: {
            /**
             * Format: email
             * @description The address as asked for.
             */
            email: string;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description An invitation was sent.
             * @constant
             */
            type: "invitation";
            /** @description Id of the new invitation. */
            invitationId: components["schemas"]["InvitationId"];
        };
        /** @description An address whose owner is now a member, or was one before. */
        DirectMembershipCreated: {
            /**
             * Format: email
             * @description The address as asked for.
             */
            email: string;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The person is a member; no invitation was sent.
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
             * @description The address as asked for.
             */
            email: string;
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /**
             * @description Why the address could not be invited. The last three mean that the identity provider refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "An invitation for this email address is already pending" | "This email address cannot be invited" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /**
             * Format: int32
             * @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out.
             */
            retryAfterSeconds?: number;
        };
        /** @description Which invitations to revoke. */
        InvitationRevocation: {
            /** @description Ids of the invitations, 1 to 50. An id given twice counts once. */
            invitationIds: components["schemas"]["InvitationId"][];
        };
        /** @description What became of each invitation. */
        InvitationRevocationResult: {
            /** @description True only when every invitation was revoked. */
            success: boolean;
            /**
             * Format: int32
             * @description How many different invitations were asked for.
             */
            total: number;
            /**
             * Format: int32
             * @description How many were revoked.
             */
            successful: number;
            /**
             * Format: int32
             * @description How many were not revoked.
             */
            failed: number;
            /** @description One entry for each invitation that was revoked, in the order asked for. */
            results: components["schemas"]["InvitationRevoked"][];
            /** @description One entry for each invitation that was not revoked, in the order asked for; empty when there is none. */
            errors: components["schemas"]["InvitationRevocationFailure"][];
        };
        /** @description An invitation that was revoked. */
        InvitationRevoked: {
            /** @description Id of the invitation. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
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
             * @description Why the invitation was not revoked. The last three mean that the identity provider refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "Invitation not found" | "Invitation is not pending" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /**
             * Format: int32
             * @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out.
             */
            retryAfterSeconds?: number;
        };
        /** @description Who the caller is and what the caller may do. */
        CallerPermissions: {
            /** @description Id of the caller. */
            userId: components["schemas"]["UserId"];
            /** @description The organization every call of this token acts in. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Role of the caller in that organization. */
            role: components["schemas"]["OrganizationRole"];
            /** @description Permissions the token names, such as `org:manage_agents:create`; empty when it names none. */
            permissions: string[];
            /** @description The operationId of each operation of this contract that the caller may call, sorted by name. */
            operations: string[];
        };
        /** @description An event as the identity provider sends it. Further keys of the provider's envelope are accepted and ignored, 50 keys in all at most. */
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
            /** @description What the provider tells about the request that caused the event. Ignored. */
            event_attributes?: {
                [key: string]: unknown;
            };
            /** @description The record the event is about, in the provider's form. Read from it are `organization.id`, `public_user_data.user_id`, `role` and `public_metadata` of a membership, and `id` of a user or an organization. */
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The event was taken; the provider need not send it again. */
        IdentityEventReceipt: {
            /**
             * @description Always true.
             * @constant
             */
            received: true;
            /**
             * @description What was done: `applied` acted on, `ignored` of a type or about a record that does not matter here, `duplicate` taken before.
             * @enum {string}
             */
            outcome: "applied" | "ignored" | "duplicate";
        };
        /** @description MIME type of a file, such as `application/pdf`, with its parameters if it has any. */
        MediaType: string;
        /** @description The file to upload. */
        PresignedUploadCreate: {
            /** @description Name of the file. It is made safe and cut to 255 bytes of UTF-8 before use. */
            filename: string;
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
        };
        /** @description Where and how to send the file of an upload. */
        PresignedUpload: {
            /**
             * Format: uri
             * @description Presigned address for the file. Works for 10 minutes.
             */
            url: string;
            /**
             * @description HTTP method for `url`.
             * @constant
             */
            method: "PUT";
            /**
             * Format: uuid
             * @description Id of the new file.
             */
            fileId: string;
            /** @description Where the file is stored: `<org_id>/uploads/<file_id>/<filename>`. */
            key: string;
            /** @description Where the text taken from a document is stored: `<org_id>/contents/<file_id>.md`. */
            contentKey: string;
            /** @description The values to send as headers with the file. */
            metadata: components["schemas"]["PresignedUploadMetadata"];
        };
        /** @description Values that must be sent as headers with the file. */
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
        /** @description Whole text of a SKILL.md file: YAML frontmatter between two lines `---`, then the instructions. 102,400 bytes of UTF-8 at most. */
        SkillMdContent: string;
        /** @description Every field of the frontmatter of SKILL.md beside `name` and `description`. 102,400 bytes of JSON, 5,000 values and 32 levels at most; numbers that JSON cannot hold without loss must be quoted. */
        SkillMetadata: {
            [key: string]: unknown;
        };
        /** @description A skill as listed. */
        Skill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /**
             * Format: int32
             * @description How many files the skill has, SKILL.md included.
             */
            fileCount: number;
            /** @description When the skill was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the skill was last changed, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description One skill with its files, its agents and the text of SKILL.md. */
        SkillDetail: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /**
             * Format: int32
             * @description How many files the skill has, SKILL.md included.
             */
            fileCount: number;
            /** @description When the skill was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the skill was last changed, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The files of the skill, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
            /** @description The agents that may load the skill, sorted by name. */
            agents: components["schemas"]["SkillAgent"][];
            /** @description Whole text of SKILL.md. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        /** @description An agent that may load a skill. */
        SkillAgent: {
            /** @description Id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
        };
        /** @description All skills of the organization. */
        SkillList: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skills, sorted by name. */
            skills: components["schemas"]["Skill"][];
        };
        /** @description The one skill asked for. */
        SkillDetailResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skill. */
            skill: components["schemas"]["SkillDetail"];
        };
        /** @description A skill to create. */
        SkillCreate: {
            /** @description Whole text of SKILL.md with its frontmatter. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        /** @description The skill that was created. */
        SkillCreateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The new skill. */
            skill: components["schemas"]["CreatedSkill"];
        };
        /** @description A skill as shown when it was created. */
        CreatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name read from the frontmatter. */
            name: components["schemas"]["SkillName"];
            /** @description Description read from the frontmatter; null when it has none. */
            description: string | null;
            /**
             * Format: int32
             * @description How many files the skill has, SKILL.md included.
             */
            fileCount: number;
        };
        /** @description What to change about a skill. What is left out stays as it is. */
        SkillUpdate: {
            /** @description Whole new text of SKILL.md. When given, `name` and `description` of this body are ignored. */
            skillMdContent?: components["schemas"]["SkillMdContent"];
            /** @description New name. */
            name?: components["schemas"]["SkillName"];
            /** @description New description; null clears it. */
            description?: string | null;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly metadata?: components["schemas"]["SkillMetadata"];
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly fileCount?: number;
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly files?: components["schemas"]["SkillFile"][];
            /** @description Accepted and ignored. */
            readonly agents?: components["schemas"]["SkillAgent"][];
        };
        /** @description The skill after a change. */
        SkillUpdateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skill. */
            skill: components["schemas"]["UpdatedSkill"];
        };
        /** @description A skill as shown after a change. */
        UpdatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /**
             * Format: int32
             * @description How many files the skill has, SKILL.md included.
             */
            fileCount: number;
        };
        /** @description The skill was deleted. */
        SkillDeleteResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description What was done.
             * @constant
             */
            message: "Skill deleted";
        };
        /** @description A file of a skill. */
        SkillFile: {
            /** @description Id of the file record; DELETE /skills/files takes this one. */
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Id of the file in storage.
             */
            fileId: string;
            /** @description Name of the file, with its folders if it has any. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Format: int64
             * @description Size of the file in bytes; 0 while it is not known.
             */
            fileSize: number;
            /** @description When the record was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Name of a file within its skill, with `/` between folders. No part is empty or begins with a dot; no backslash or control character. */
        SkillFileName: string;
        /** @description The files of a skill. */
        SkillFileList: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The files, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
        };
        /** @description A file to add to a skill. */
        SkillFileCreate: {
            /** @description Id of the skill. */
            skillId: components["schemas"]["Id"];
            /** @description Name of the file, unique within the skill. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description MIME type of the file. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Format: int64
             * @description Size of the file in bytes; recorded as 0 when left out.
             * @default 0
             */
            fileSize: number;
        };
        /** @description The new file record and where to send the bytes. */
        SkillFileCreateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The file record. */
            file: components["schemas"]["SkillFile"];
            /**
             * Format: uri
             * @description Presigned address for HTTP PUT of the bytes. Works for 10 minutes.
             */
            uploadUrl: string;
        };
        /** @description The file was deleted. */
        SkillFileDeleteResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description What was done.
             * @constant
             */
            message: "File deleted";
        };
        /** @description A set of files whose text agents and users can search by meaning. */
        KnowledgeBase: {
            /** @description Id of the knowledge base. */
            id: components["schemas"]["Id"];
            /** @description Name; unique in the organization. */
            name: string;
            /** @description What it holds; may be empty. */
            description: string;
            /** @description Model that embeds the text, `<provider>:<model>`; never changes. */
            embeddingModel: components["schemas"]["ModelId"];
            /**
             * Format: int32
             * @description Length of an embedding, in numbers; follows from the model.
             */
            embeddingDimensions: number;
            /** @description Model that reads data out of each file, or null when none is. */
            extractionModel: components["schemas"]["ModelId"] | null;
            /** @description JSON Schema (of an object) of the data to read out of each file, or null. */
            extractionSchema: {
                [key: string]: unknown;
            } | null;
            /** @description Free text that says where the files come from, or null. */
            source: string | null;
            /** @description Agent that is run for every processed file, or null. */
            trigger: components["schemas"]["KnowledgeBaseTrigger"] | null;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description User who created it. */
            userId: components["schemas"]["UserId"];
            /**
             * Format: int32
             * @description Number of its files.
             */
            fileCount: number;
            /** @description When the newest file was added, ISO 8601 in UTC; null while it has no files. */
            lastFileUploadedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Size of all its files together, in bytes.
             */
            totalSize: number;
            status: components["schemas"]["KnowledgeBaseStatus"];
        };
        /**
         * @description `empty` without files, `ready` with at least one.
         * @enum {string}
         */
        KnowledgeBaseStatus: "empty" | "ready";
        /** @description Agent that is run once for every file that was processed. It gets the file's metadata and the prompt, not the text. */
        KnowledgeBaseTrigger: {
            /** @description Whether the agent is run. */
            enabled: boolean;
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description Text the agent is run with. */
            prompt: string;
            /** @description When the trigger was set, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The trigger to set; it replaces the one that is there. */
        KnowledgeBaseTriggerSave: {
            /** @description Whether the agent is run. True when left out. */
            enabled?: boolean;
            /** @description Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /** @description Text the agent is run with. */
            prompt: string;
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
        };
        /** @description A new knowledge base. */
        KnowledgeBaseCreate: {
            /** @description Name; unique in the organization. */
            name: string;
            /**
             * @description What it holds.
             * @default
             */
            description: string;
            /** @description Model that embeds the text; cannot be changed later. */
            embeddingModel: components["schemas"]["ModelId"];
            /** @description Model that reads data out of each file; null for none. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** @description JSON Schema (of an object) of the data to read out of each file; null for none. Works together with `extractionModel`. With its references spelled out it has at most 10,000 parts: objects and lists. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** @description Free text that says where the files come from; null for none. */
            source?: string | null;
            /** @description Agent to run for every processed file; null for none. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
        };
        /** @description The fields of a knowledge base to change. A field that is left out keeps its value. */
        KnowledgeBaseUpdate: {
            /** @description Name; unique in the organization. */
            name?: string;
            /** @description What it holds. */
            description?: string;
            /** @description Only the value that is stored is accepted, and it is ignored; a different one is a 400. */
            embeddingModel?: components["schemas"]["ModelId"];
            /** @description Model that reads data out of each file; null clears it. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** @description JSON Schema (of an object) of the data to read out of each file; null clears it. With its references spelled out it has at most 10,000 parts: objects and lists. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** @description Free text that says where the files come from; null clears it. */
            source?: string | null;
            /** @description Agent to run for every processed file; replaces the trigger as a whole, null clears it. */
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
            /** @description Accepted and ignored, null as well. */
            readonly lastFileUploadedAt?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Accepted and ignored.
             */
            readonly totalSize?: number;
            /** @description Accepted and ignored. */
            readonly status?: components["schemas"]["KnowledgeBaseStatus"];
        };
        /** @description Every knowledge base of the organization. */
        KnowledgeBaseList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The knowledge bases, sorted by name. */
            knowledgeBases: components["schemas"]["KnowledgeBase"][];
        };
        /** @description One knowledge base. */
        KnowledgeBaseReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The knowledge base. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
        };
        /** @description Confirms that a knowledge base was deleted. */
        KnowledgeBaseDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /** @description A file in a knowledge base, with the state of its processing. */
        KnowledgeBaseFile: {
            /** @description Record id; the one that delete and retry take as `fileId`. */
            id: components["schemas"]["Id"];
            /** @description Id of the knowledge base. */
            knowledgeBaseId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description UUID of the upload.
             */
            fileId: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description Storage key of the file, `<org_id>/uploads/<file_id>/<filename>`. */
            fileKey: string;
            /** @description Storage key of the extracted text, `<org_id>/contents/<file_id>.md`. Nothing is stored there before `parsed`. */
            contentKey: string;
            /** @description MIME type of the file. */
            contentType: string;
            /**
             * Format: int64
             * @description Size of the file in bytes; null when it is not known.
             */
            fileSize: number | null;
            /** @description State of the processing. */
            processingStatus: components["schemas"]["KnowledgeBaseFileStatus"];
            /** @description Why the processing failed; null when it did not. */
            processingError: string | null;
            /** @description Metadata given when the file was added, or null. */
            userMetadata: {
                [key: string]: unknown;
            } | null;
            /** @description Data read out of the file by the extraction schema, 1,048,576 bytes of JSON in UTF-8 at most; null while there is none. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: uuid
             * @description Conversation of the agent that the trigger ran for this file; null when none was run.
             */
            triggerConversationId: string | null;
            /** @description Why the trigger was not run for this file although it is on: a file that an agent wrote while it ran for a trigger starts no further one, and nothing runs in the name of somebody who left the organization or became a guest. Null otherwise. */
            triggerSkippedReason: string | null;
            /** @description When the file was added, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the record last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description State of the processing: `parsing` (text is being taken out), `parsed`, `chunking` (text is being cut and embedded), `completed`; or `parse_failed`, `chunk_failed`, `extract_failed` (the text can be searched, the data is missing).
         * @enum {string}
         */
        KnowledgeBaseFileStatus: "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";
        /** @description An uploaded file to add to a knowledge base. */
        KnowledgeBaseFileCreate: {
            /** @description Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description `fileId` of the upload descriptor.
             */
            fileId: string;
            /** @description Name under which the file is listed. */
            fileName: string;
            /** @description `key` of the upload descriptor; must lie under the caller's `<org_id>/`, belong to `fileId` and have an object behind it. */
            fileKey: string;
            /** @description `contentKey` of the upload descriptor; must lie under the caller's `<org_id>/` and belong to `fileId`. */
            contentKey: string;
            /** @description MIME type of the file, as it was uploaded. */
            contentType: string;
            /**
             * Format: int64
             * @description Size of the file in bytes. May be left out; the record has the size of the stored object in any case.
             */
            fileSize?: number;
            /** @description Metadata of your own that is kept with the file; null for none. */
            userMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Every file of one knowledge base. */
        KnowledgeBaseFileList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The files, newest first. */
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        /** @description One file of a knowledge base. */
        KnowledgeBaseFileReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The file record. */
            file: components["schemas"]["KnowledgeBaseFile"];
        };
        /** @description Confirms that a file was deleted. */
        KnowledgeBaseFileDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /** @description A search in one knowledge base. */
        KnowledgeBaseSearch: {
            /** @description Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /** @description What to look for. */
            query: string;
            /**
             * Format: int32
             * @description How many passages at most.
             * @default 10
             */
            limit: number;
        };
        /** @description The passages that were found. */
        KnowledgeBaseSearchReply: {
            /** @description The passages, best first. */
            results: components["schemas"]["KnowledgeBaseSearchResult"][];
        };
        /** @description One passage of a file. */
        KnowledgeBaseSearchResult: {
            /**
             * Format: uuid
             * @description UUID of the file (`fileId` of the file record).
             */
            fileId: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description The passage. */
            text: string;
            /** @description Nearness in meaning, 0 to 1; 1 is nearest. */
            score: number;
        };
        /** @description A tool server (Model Context Protocol) that agents can be connected to. Its header values are never in a reply. */
        ToolServer: {
            /** @description Id of the tool server; `mcpServers` of an agent refers to it. */
            id: components["schemas"]["Id"];
            /** @description Name; unique in the organization. */
            name: string;
            /**
             * Format: uri
             * @description Address of the server.
             */
            url: string;
            /** @description How the server is spoken to. */
            transport: components["schemas"]["ToolServerTransport"];
            /** @description Names of the stored headers, sorted; their values are never given out. */
            headerNames: string[];
            /** @description Whether agents may use it. */
            enabled: boolean;
            state: components["schemas"]["ToolServerState"];
            /** @description Why the newest failed attempt to use the server failed; null when none did. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When that attempt failed, ISO 8601 in UTC; null when none did.
             */
            lastErrorAt: string | null;
            /**
             * Format: date-time
             * @description When the server was last used successfully, ISO 8601 in UTC, to the minute while it works; null when it never was.
             */
            lastSuccessAt: string | null;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Outcome of the newest attempt to use the tool server, by a run of an agent or by `POST /mcp-servers/test` with its id: `reachable`, `unreachable`, or `unknown` before the first attempt and after a change of its address or headers.
         * @enum {string}
         */
        ToolServerState: "unknown" | "reachable" | "unreachable";
        /**
         * @description Transport of the Model Context Protocol.
         * @enum {string}
         */
        ToolServerTransport: "streamable-http" | "sse";
        /** @description Headers sent with every call to the tool server, name to value; never given out. Stored encrypted. Each name once, whatever its case. Those that the connection and the protocol need for themselves are refused: `Host`, `Content-Length`, `Content-Type`, `Connection`, `Keep-Alive`, `Transfer-Encoding`, `Upgrade`, `TE`, `Trailer`, `Expect`, `Accept`, `Accept-Encoding`, `Last-Event-ID`, `MCP-Session-Id`, `MCP-Protocol-Version`, and all that begin with `Proxy-`. */
        ToolServerHeaders: {
            [key: string]: string;
        };
        /** @description A tool server to connect. */
        ToolServerCreate: {
            /** @description Name; unique in the organization. */
            name: string;
            /**
             * Format: uri
             * @description Address of the server.
             */
            url: string;
            /**
             * @description How the server is spoken to.
             * @default streamable-http
             */
            transport: components["schemas"]["ToolServerTransport"];
            /**
             * @description Headers to send; never in a reply.
             * @default {}
             */
            headers: components["schemas"]["ToolServerHeaders"];
            /**
             * @description Whether agents may use it.
             * @default true
             */
            enabled: boolean;
        };
        /** @description The fields of a tool server to change. A field that is left out keeps its value. */
        ToolServerUpdate: {
            /** @description Name; unique in the organization. */
            name?: string;
            /**
             * Format: uri
             * @description Address of the server.
             */
            url?: string;
            /** @description How the server is spoken to. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** @description Replaces all stored headers; an empty object removes them. Never in a reply. */
            headers?: components["schemas"]["ToolServerHeaders"];
            /** @description Whether agents may use it. */
            enabled?: boolean;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly headerNames?: string[];
            /** @description Accepted and ignored. */
            readonly state?: components["schemas"]["ToolServerState"];
            /** @description Accepted and ignored, null as well. */
            readonly lastError?: string | null;
            /**
             * Format: date-time
             * @description Accepted and ignored, null as well.
             */
            readonly lastErrorAt?: string | null;
            /**
             * Format: date-time
             * @description Accepted and ignored, null as well.
             */
            readonly lastSuccessAt?: string | null;
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Every tool server of the organization. */
        ToolServerList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The tool servers, sorted by name. */
            toolServers: components["schemas"]["ToolServer"][];
        };
        /** @description One tool server. */
        ToolServerReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The tool server. */
            toolServer: components["schemas"]["ToolServer"];
        };
        /** @description Confirms that a tool server was deleted. */
        ToolServerDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /** @description The tool server to try, stored or not. */
        ToolServerTest: components["schemas"]["ToolServerTestStored"] | components["schemas"]["ToolServerTestAddress"];
        /** @description A stored tool server to try. */
        ToolServerTestStored: {
            /** @description Id of the tool server. */
            id: components["schemas"]["Id"];
        };
        /** @description A tool server to try before it is stored. */
        ToolServerTestAddress: {
            /**
             * Format: uri
             * @description Address of the server.
             */
            url: string;
            /** @description How the server is spoken to; `streamable-http` when left out. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** @description Headers to send; none when left out. Not stored. */
            headers?: components["schemas"]["ToolServerHeaders"];
        };
        /** @description What a test of a tool server found. */
        ToolServerTestReply: {
            /** @description Whether the server answered with its tools. */
            success: boolean;
            /** @description The tools of the server, at most the first 1000; empty when the test failed. */
            tools: components["schemas"]["ToolServerTool"][];
            /** @description Why the test failed; null when it did not. */
            error: string | null;
            /**
             * Format: int32
             * @description How long the test took, in milliseconds.
             */
            durationMs: number;
        };
        /** @description A tool that a tool server offers. */
        ToolServerTool: {
            /** @description Name of the tool. */
            name: string;
            /** @description What the tool does, as the server says; null when it says nothing. */
            description: string | null;
            /** @description JSON Schema of what the tool takes. */
            inputSchema: {
                [key: string]: unknown;
            };
        };
        /** @description Cron expression in UTC with five fields: minute, hour, day of month, month, day of week (0 and 7 are Sunday). `*`, lists, ranges, steps and English three-letter names (MON, JAN) are allowed; seconds and macros such as `@daily` are not. When both the day of month and the day of week are restricted (neither is `*`), the schedule fires on a day that matches either of them, as in standard cron: `0 6 1 * 1` fires on the first of each month and on each Monday. */
        CronSchedule: string;
        /** @description A task that runs an agent on a cron schedule. */
        ScheduledTask: {
            /** @description Id of the task. */
            id: components["schemas"]["Id"];
            /** @description Name of the task. */
            name: string;
            /** @description What the task is for; may be empty. */
            description: string;
            /** @description Text the agent is run with. */
            prompt: string;
            /** @description Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** @description Whether the schedule is followed. */
            enabled: boolean;
            /** @description Id of the agent that is run. */
            agentId: components["schemas"]["Id"];
            /** @description Name of the agent that is run. */
            agentName: string;
            /** @description User who owns the task. */
            userId: components["schemas"]["UserId"];
            /** @description When the newest run started, ISO 8601 in UTC; null before the first run. */
            lastRunAt: components["schemas"]["Timestamp"] | null;
            /** @description When the task runs next, ISO 8601 in UTC; null while it is off. */
            nextRunAt: components["schemas"]["Timestamp"] | null;
            /** @description What happens to a slot while a run is in progress. Also with `allow` at most ten runs of a task are in progress at one time. */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /**
             * Format: int32
             * @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute.
             */
            catchUpWindowSeconds: number;
            /** @description Why the service switched the task off; null when it did not. */
            pausedReason: components["schemas"]["TaskPausedReason"] | null;
            /**
             * Format: int32
             * @description Number of runs that failed since the last one that completed. Three switch the task off, unless the server is configured otherwise.
             */
            consecutiveFailures: number;
            /** @description Why the newest run that ended failed. Absent when it completed and before the first run; kept while the task is off. */
            lastFailure?: components["schemas"]["RunFailure"];
            /** @description When the task was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the task was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Why the service switched a task off: its owner left the organization (`owner_removed`) or became a guest (`owner_demoted`), its agent
         *     was deleted (`agent_deleted`), or three runs in a row failed (`consecutive_failures`).
         * @enum {string}
         */
        TaskPausedReason: "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures";
        /**
         * @description What happens when a slot comes while a run is in progress: `skip` leaves the slot out, `queue_one` runs it afterwards (at most one waits), `allow` runs it at once beside the other.
         * @enum {string}
         */
        TaskOverlapPolicy: "skip" | "queue_one" | "allow";
        /** @description A new scheduled task. */
        ScheduledTaskCreate: {
            /** @description Name of the task. */
            name: string;
            /**
             * @description What the task is for.
             * @default
             */
            description: string;
            /** @description Text the agent is run with. */
            prompt: string;
            /** @description Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** @description Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /**
             * @description Whether the schedule is followed.
             * @default true
             */
            enabled: boolean;
            /**
             * @description What happens to a slot while a run is in progress.
             * @default skip
             */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /**
             * Format: int32
             * @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute.
             * @default 31536000
             */
            catchUpWindowSeconds: number;
        };
        /** @description The fields of a scheduled task to change. A field that is left out keeps its value. */
        ScheduledTaskUpdate: {
            /** @description Name of the task. */
            name?: string;
            /** @description What the task is for. */
            description?: string;
            /** @description Text the agent is run with. */
            prompt?: string;
            /** @description Cron expression with five fields, in UTC. */
            schedule?: components["schemas"]["CronSchedule"];
            /** @description Id of an agent of the organization. */
            agentId?: components["schemas"]["Id"];
            /** @description Whether the schedule is followed. */
            enabled?: boolean;
            /** @description What happens to a slot while a run is in progress. */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /**
             * Format: int32
             * @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute.
             */
            catchUpWindowSeconds?: number;
            /** @description Accepted and ignored. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly agentName?: string;
            /** @description Accepted and ignored. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, null as well. */
            readonly lastRunAt?: components["schemas"]["Timestamp"] | null;
            /** @description Accepted and ignored, null as well. */
            readonly nextRunAt?: components["schemas"]["Timestamp"] | null;
            /** @description Accepted and ignored, null as well. */
            readonly pausedReason?: components["schemas"]["TaskPausedReason"] | null;
            /**
             * Format: int32
             * @description Accepted and ignored.
             */
            readonly consecutiveFailures?: number;
            /** @description Accepted and ignored. */
            readonly lastFailure?: components["schemas"]["RunFailure"];
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        /** @description The task to delete. */
        ScheduledTaskDelete: {
            /** @description Id of the task; equal to the one in the query when both are given. */
            taskId: components["schemas"]["Id"];
        };
        /** @description The task to switch on or off. */
        ScheduledTaskToggle: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
            /** @description True to follow the schedule from now on, false to stop. */
            enabled: boolean;
        };
        /** @description The task to run now. */
        ScheduledTaskRun: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
        };
        /** @description One run of a scheduled task, or with `include=occurrences` one slot that did not run. */
        TaskExecution: {
            /** @description Id of the execution. */
            id: components["schemas"]["Id"];
            /** @description Id of the task. */
            scheduledTaskId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Conversation of the run, to be read with `GET /getConversation`; it exists from the start of the run. Null while the run waits to be started, when it could not be, and for `skipped` and `missed` slots.
             */
            conversationId: string | null;
            /** @description Version of the agent that the run was started with, as `GET /agents/versions` lists it. Null where `conversationId` is. */
            agentVersionId: components["schemas"]["Id"] | null;
            status: components["schemas"]["TaskExecutionStatus"];
            /** @description Slot of the schedule, ISO 8601 in UTC; for a run started by hand, when it was asked for. */
            scheduledFor: components["schemas"]["Timestamp"];
            /** @description When the run started, ISO 8601 in UTC; null while it waits and for slots that did not run. */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** @description When the run ended, ISO 8601 in UTC; null before that and for slots that did not run. */
            finishedAt: components["schemas"]["Timestamp"] | null;
            /** @description Why the run failed, in words for people; null when it did not. */
            error: string | null;
            /** @description Why the run failed, for programs. Present only when it did. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Why the slot was skipped or missed; null for a run. */
            reason: string | null;
            /** @description When the record was made, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description `in_progress` (waiting or running) becomes `completed` or `failed`. `skipped` (another run was in progress, or the task was off) and `missed` (no worker ran) come only with `include=occurrences`.
         * @enum {string}
         */
        TaskExecutionStatus: "in_progress" | "completed" | "failed" | "skipped" | "missed";
        /** @description Counts of runs by status. Skipped and missed slots are not counted. */
        TaskExecutionStats: {
            /**
             * Format: int32
             * @description Number of all runs.
             */
            total: number;
            /**
             * Format: int32
             * @description Number of runs that ended well.
             */
            completed: number;
            /**
             * Format: int32
             * @description Number of runs that failed.
             */
            failed: number;
            /**
             * Format: int32
             * @description Number of runs that have not ended.
             */
            in_progress: number;
        };
        /** @description When a schedule would fire. */
        SchedulePreview: {
            /** @description The next ten times, ISO 8601 in UTC, soonest first. */
            next: components["schemas"]["Timestamp"][];
            /** @description What the expression means in English. */
            description: string;
        };
        /** @description One user message to an agent. */
        ChatRequest: {
            /** @description Agent that answers. With `threadId` it must be the agent of that conversation. */
            agentId: components["schemas"]["Id"];
            message: components["schemas"]["ChatMessage"];
            /**
             * Format: uuid
             * @description Conversation to continue. Absent opens a new one.
             */
            threadId?: string;
            /**
             * @description IANA time zone name in which the agent tells dates and times. An unknown name is a 400.
             * @default UTC
             */
            timezone: string;
        };
        /** @description The message to send. The last message of the AI SDK's chat client can be sent as it is. */
        ChatMessage: {
            /** @description Id that a chat client gave the message. Accepted and ignored; the stored message gets a UUID. */
            id?: string;
            /**
             * @description Always `user`.
             * @constant
             */
            role: "user";
            /** @description Content of the message, in order. */
            parts: components["schemas"]["ChatMessagePart"][];
            /** @description Metadata that a chat client gave the message. Accepted and ignored. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description One part of a message to send; `type` tells which. */
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
            /** @description Name to show. Absent when the file has none. */
            filename?: string;
            /** @description Content of the file: a base64 `data:` URL, or the `key` that `POST /upload/presigned` answered, once the file is uploaded. The key must begin with the id of the caller's organization. */
            url: string;
        };
        /**
         * @description Server-sent events of the AI SDK's UI-message stream, version 1. Each `data:` line is a JSON object with a `type`: `start`,
         *     `start-step`, `text-start`, `text-delta`, `text-end`, `reasoning-start`, `reasoning-delta`, `reasoning-end`, `tool-input-start`,
         *     `tool-input-delta`, `tool-input-available`, `tool-input-error`, `tool-output-available`, `tool-output-error`, `finish-step`, `message-metadata`, `finish`,
         *     `abort` (the run was stopped) or `error`. The last line is `data: [DONE]`. Ignore types that you do not know.
         *     The `messageMetadata` of a `message-metadata` event holds `warnings` (a list of `RunWarning`) before the answer of a run that cannot use
         *     everything that its agent has, and `failureCode` (a `RunFailureCode`) before the `error` of a run that failed.
         */
        ChatEventStream: string;
        /** @description Answer to a message whose run goes on in the background. */
        ChatAccepted: {
            /**
             * Format: uuid
             * @description Id of the conversation. The same as in the header X-Thread-ID.
             */
            threadId: string;
            /**
             * @description Always `in_progress`.
             * @constant
             */
            status: "in_progress";
        };
        /**
         * @description State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error` (also when the answer is empty or
         *     was withheld by the provider's content filter); `timeout` (the run exceeded its time limit, or the model sent nothing for too long).
         *     A new message moves a finished one to `in_progress`.
         * @enum {string}
         */
        StreamStatus: "in_progress" | "completed" | "stopped" | "error" | "timeout";
        /**
         * @description Why a run of an agent failed:
         *
         *     - `model_unavailable`: the model provider is down, fails, or closed the connection before the end of the answer.
         *     - `model_rate_limited`: the model provider accepts no more calls for now.
         *     - `model_rejected`: the model provider refused the call, for example because of a wrong key or an input that the model does not take.
         *     - `model_not_found`: the model provider does not know the model.
         *     - `model_not_configured`: the provider of the agent's model is not configured on this server.
         *     - `context_too_long`: the conversation is longer than the context window of the model.
         *     - `content_filtered`: the model provider withheld the answer, or a part of it.
         *     - `empty_answer`: the model ended without a text, a file or a tool call.
         *     - `timed_out`: the run exceeded its time limit, or the model sent nothing for too long.
         *     - `agent_not_found`: the agent was deleted.
         *     - `owner_not_permitted`: the owner of the conversation left the organization, or became a guest, who may only chat.
         *     - `storage_unavailable`: a file of the conversation could not be read.
         *     - `stopped`: a user stopped the run. Only on runs of scheduled tasks; the conversation then has the status `stopped`.
         *     - `interrupted`: the process that ran the agent ended before the answer was complete.
         *     - `internal`: any other reason; the server's log has the details.
         * @enum {string}
         */
        RunFailureCode: "model_unavailable" | "model_rate_limited" | "model_rejected" | "model_not_found" | "model_not_configured" | "context_too_long" | "content_filtered" | "empty_answer" | "timed_out" | "agent_not_found" | "owner_not_permitted" | "storage_unavailable" | "stopped" | "interrupted" | "internal";
        /** @description Why a run of an agent failed. */
        RunFailure: {
            code: components["schemas"]["RunFailureCode"];
            /** @description The reason in words for people. */
            message: string;
        };
        /** @description A conversation with all its messages. */
        Conversation: {
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            id: string;
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Title, generated or set by the user. */
            name: string;
            /**
             * Format: uuid
             * @description Conversation from which this one branched. Null for a top-level conversation.
             */
            upstreamConversationId: string | null;
            /** @description System prompt used in the latest run, kept for audit. Empty before the first run. Absent for guests, who may not read agents. */
            renderedSystemPrompt?: string;
            /** @description State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** @description Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Time of soft deletion, ISO 8601 in UTC. Null when not deleted. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
            /** @description Why the latest run did not complete, in words for people. Present only when it did not (`error` or `timeout`). */
            failure?: string;
            /** @description Why the latest run did not complete, for programs. Present whenever `failure` is. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Messages, ordered by creation time. */
            messages: components["schemas"]["Message"][];
        };
        /** @description A conversation without its messages and system prompt. */
        ConversationSummary: {
            /**
             * Format: uuid
             * @description Id of the conversation, `threadId` elsewhere.
             */
            id: string;
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Title, generated or set by the user. */
            name: string;
            /**
             * Format: uuid
             * @description Conversation from which this one branched. Null for a top-level conversation.
             */
            upstreamConversationId: string | null;
            /** @description State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** @description Why the latest run did not complete. Present only when it did not (`error` or `timeout`). */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Time of soft deletion, ISO 8601 in UTC. Null when not deleted. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
        };
        /** @description One page of conversations. */
        ConversationPage: {
            /** @description Conversations, the last changed first. */
            conversations: components["schemas"]["ConversationSummary"][];
            /** @description Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        /** @description New name of a conversation. */
        ConversationUpdate: {
            /** @description New title. Absent leaves it as it is. */
            name?: string;
            /**
             * Format: uuid
             * @description Accepted and ignored.
             */
            readonly id?: string;
            /** @description Accepted and ignored. */
            readonly agentId?: components["schemas"]["Id"];
            /** @description Accepted and ignored. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /**
             * Format: uuid
             * @description Accepted and ignored, null as well.
             */
            readonly upstreamConversationId?: string | null;
            /** @description Accepted and ignored. */
            readonly renderedSystemPrompt?: string;
            /** @description Accepted and ignored. */
            readonly failure?: string;
            /** @description Accepted and ignored. */
            readonly failureCode?: components["schemas"]["RunFailureCode"];
            /** @description Accepted and ignored, null as well. */
            readonly streamStatus?: components["schemas"]["StreamStatus"] | null;
            /** @description Accepted and ignored. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, null as well. */
            readonly deletedAt?: components["schemas"]["Timestamp"] | null;
            /**
             * @description Accepted and ignored.
             * @constant
             */
            readonly isDeleted?: true;
            /** @description Accepted and ignored. */
            readonly messages?: components["schemas"]["Message"][];
        };
        /** @description The conversation whose run is to be stopped. */
        ConversationStop: {
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            threadId: string;
        };
        /** @description State of a conversation after a stop. */
        ConversationStopResult: {
            /** @description Always true. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            threadId: string;
            /** @description True when a run was stopped; false when none was in progress or it ended by itself. */
            stopped: boolean;
            /** @description State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
        };
        /**
         * @description Rating by a user.
         * @enum {string}
         */
        FeedbackRating: "helpful" | "not_helpful";
        /** @description A rating to store. */
        ConversationFeedbackCreate: {
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            threadId: string;
            /**
             * Format: uuid
             * @description Message of that conversation. Absent rates the conversation as a whole.
             */
            messageId?: string;
            rating: components["schemas"]["FeedbackRating"];
            /**
             * @description Free text. Empty when there is none.
             * @default
             */
            comment: string;
        };
        /** @description A stored rating. */
        ConversationFeedback: {
            /** @description Id of the rating. It stays the same when the user rates again. */
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            threadId: string;
            /**
             * Format: uuid
             * @description The rated message. Null when the conversation as a whole is rated.
             */
            messageId: string | null;
            /** @description User who rated. */
            userId: components["schemas"]["UserId"];
            rating: components["schemas"]["FeedbackRating"];
            /** @description Free text. Empty when there is none. */
            comment: string;
            /** @description Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description Answer to a rating. */
        ConversationFeedbackResult: {
            /** @description Always true. */
            success: boolean;
            feedback: components["schemas"]["ConversationFeedback"];
        };
        /** @description One message of a conversation. */
        Message: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            role: components["schemas"]["MessageRole"];
            /** @description Content of the message, in order. */
            parts: components["schemas"]["MessagePart"][];
            /** @description Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Tokens used for this message. Absent on user messages and when no call of the model returned anything. */
            usage?: components["schemas"]["MessageUsage"];
            /**
             * @description Why the model ended: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more may come. Absent on user
             *     messages and when the run did not come to its end.
             */
            finishReason?: string;
            /** @description What the run had to do without. Absent on user messages and when nothing was missing. */
            warnings?: components["schemas"]["RunWarning"][];
        };
        /** @description Something that the agent has and that a run could not use. */
        RunWarning: {
            /**
             * @description `tool_server_unavailable`: a tool server could not be reached, so that the run had none of its tools.
             * @enum {string}
             */
            code: "tool_server_unavailable";
            /** @description Id of the tool server. */
            toolServerId: components["schemas"]["Id"];
            /** @description What was missing and why, in words for people. */
            message: string;
        };
        /** @description One page of messages. */
        MessagePage: {
            /** @description Messages, the oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        /** @description Tokens used for a message, summed over its steps and over the calls of the model that failed. Where the provider did not report a count, it is estimated at one token for four characters. */
        MessageUsage: {
            /**
             * Format: int32
             * @description Tokens sent to the model.
             */
            inputTokens: number;
            /**
             * Format: int32
             * @description Tokens that the model wrote.
             */
            outputTokens: number;
            /**
             * Format: int32
             * @description Tokens in all.
             */
            totalTokens: number;
        };
        /** @description One part of a message; `type` tells which. */
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
        /** @description Reasoning that the model shows before it answers. */
        MessageReasoningPart: {
            /**
             * @description Always `reasoning`.
             * @constant
             */
            type: "reasoning";
            /** @description The reasoning. Empty when the model hides it. */
            text: string;
        };
        /**
         * @description `input-streaming`: the arguments were not complete when the run ended. `input-available`: called, without a result yet.
         *     `output-available`: `output` holds the result. `output-error`: `errorText` tells what failed.
         * @enum {string}
         */
        ToolCallState: "input-streaming" | "input-available" | "output-available" | "output-error";
        /** @description One call of a tool. */
        MessageToolPart: {
            /** @description `tool-` and the name of the tool, for example `tool-search_knowledge_base`. Tools of connected tool servers as well. */
            type: string;
            /** @description Id of the call, unique in its message. */
            toolCallId: string;
            state: components["schemas"]["ToolCallState"];
            /** @description Arguments of the call. Absent when the model gave none that can be read, or more than 1,048,576 bytes of JSON in UTF-8. */
            input?: unknown;
            /** @description Result of the call, a value of any type. Present when `state` is `output-available`. A text of more than 100,000 characters, or a value whose JSON has more, is cut there: what is left is a text that ends by saying so. */
            output?: unknown;
            /** @description What failed. Present when `state` is `output-error`. */
            errorText?: string;
            /** @description True when the model provider ran the tool. Absent otherwise. */
            providerExecuted?: boolean;
        };
        /** @description Start of a step, which is one roundtrip to the model. */
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
            /** @description Name to show. Absent when the file has none. */
            filename?: string;
            /**
             * Format: uri
             * @description Content of the file. A base64 `data:` URL, or for a stored file a presigned https address that works for 10 minutes. It sends raster images inline and any other file as an attachment; a type that a browser would execute, such as HTML or SVG, is sent as `application/octet-stream`.
             */
            url: string;
            /** @description Storage key of the file. Present when the file was sent as the key of an upload. */
            fileKey?: string;
        };
        /** @description One conversation with its owner, agent and usage. The counts do not include sub-conversations. */
        DashboardInteraction: {
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            id: string;
            /** @description Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Parent conversation of a sub-conversation. Null for a top-level one.
             */
            upstreamConversationId: string | null;
            /** @description Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Name of the agent now, also when it was deleted. */
            agentName: string;
            /** @description Model of the agent now. */
            agentModel: components["schemas"]["ModelId"];
            /** @description Logo of the agent. Null when it has none. */
            agentLogoUrl: string | null;
            /** @description Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** @description E-mail address of the owner. Empty when the owner is no longer known. */
            userEmail: string;
            /** @description First name of the owner. Null when not known. */
            userFirstName: string | null;
            /** @description Last name of the owner. Null when not known. */
            userLastName: string | null;
            /** @description Metadata of the owner in this organization. Empty when the owner is no longer a member. */
            userPublicMetadata: components["schemas"]["UserMetadata"];
            /** @description First text of the first user message. Null when there is none. */
            firstMessageText: string | null;
            /**
             * Format: int32
             * @description Messages of the user.
             */
            userMessageCount: number;
            /**
             * Format: int32
             * @description Messages of the agent.
             */
            assistantMessageCount: number;
            /**
             * Format: int32
             * @description Messages in all.
             */
            totalMessageCount: number;
            /** @description Seconds from the first to the last message. Null with fewer than two messages. */
            duration: number | null;
            /**
             * Format: int32
             * @description Tokens in all.
             */
            totalTokens: number;
            /**
             * Format: int32
             * @description Tokens sent to the model.
             */
            inputTokens: number;
            /**
             * Format: int32
             * @description Tokens that the model wrote.
             */
            outputTokens: number;
            /**
             * Format: int32
             * @description Files in the messages of the user.
             */
            attachmentCount: number;
            /** @description Tool calls of the agent, in order. */
            toolCalls: components["schemas"]["DashboardToolCall"][];
            /** @description Why the model ended its last answer, for example `stop`, `length` or `tool_calls`. Null when there is none. */
            lastFinishReason: string | null;
            /** @description State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** @description Why the latest run did not complete. Present only when it did not (`error` or `timeout`). */
            failureCode?: components["schemas"]["RunFailureCode"];
            /**
             * Format: int32
             * @description Ratings in all. Null when nobody rated.
             */
            totalFeedback: number | null;
            /**
             * Format: int32
             * @description Ratings `helpful`. Null when nobody rated.
             */
            totalHelpful: number | null;
            /**
             * Format: int32
             * @description Ratings `not_helpful`. Null when nobody rated.
             */
            totalNotHelpful: number | null;
            /** @description The ratings, the oldest first. Null when nobody rated. */
            feedbackData: components["schemas"]["DashboardFeedback"][] | null;
            /** @description Sub-conversations, the last changed first, nested to any depth. Empty when there are none. */
            subConversations: components["schemas"]["DashboardInteraction"][];
        };
        /** @description One tool call of an agent. */
        DashboardToolCall: {
            /** @description Name of the tool. */
            toolName: string;
            /** @description Arguments of the call. */
            args: {
                [key: string]: unknown;
            };
            /** @description Result of the call, a value of any type. Always present; null when there is none, the error text when it failed. */
            result?: unknown;
        };
        /** @description One rating of a conversation or of a message in it. */
        DashboardFeedback: {
            rating: components["schemas"]["FeedbackRating"];
            /** @description Free text. Empty when there is none. */
            comment: string;
            /** @description Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description Length of one entry of `series`.
         * @enum {string}
         */
        StatsInterval: "hour" | "day" | "week";
        /** @description Totals over conversations. */
        DashboardStats: {
            /**
             * Format: int32
             * @description Top-level conversations.
             */
            conversationCount: number;
            /**
             * Format: int32
             * @description Messages, of users and agents.
             */
            messageCount: number;
            /**
             * Format: int32
             * @description Tool calls.
             */
            toolCalls: number;
            /**
             * Format: int64
             * @description Tokens in all.
             */
            totalTokens: number;
            /**
             * Format: int64
             * @description Tokens sent to models.
             */
            inputTokens: number;
            /**
             * Format: int64
             * @description Tokens that models wrote.
             */
            outputTokens: number;
            /**
             * Format: int32
             * @description Different users.
             */
            uniqueUsers: number;
            /**
             * Format: int32
             * @description Different agents, those of sub-conversations included.
             */
            uniqueAgents: number;
            /**
             * Format: int32
             * @description Ratings in all.
             */
            totalFeedback: number;
            /**
             * Format: int32
             * @description Ratings `helpful`.
             */
            totalHelpful: number;
            /**
             * Format: int32
             * @description Ratings `not_helpful`.
             */
            totalNotHelpful: number;
            /**
             * Format: int32
             * @description Files in the knowledge bases of the organization at the time of the call.
             */
            kbFileCount: number;
            /**
             * Format: int32
             * @description Knowledge bases of the organization at the time of the call.
             */
            kbCount: number;
            /** @description One entry for each hour, day or week, the oldest first. Present only with `interval`. */
            series?: components["schemas"]["DashboardStatsPoint"][];
        };
        /** @description Totals of one hour, day or week. Users and agents are counted once in each entry, so their sum may exceed the total. */
        DashboardStatsPoint: {
            /** @description Start of the hour, day or week in UTC, ISO 8601. That of the first entry may lie before `from`. */
            start: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Top-level conversations.
             */
            conversationCount: number;
            /**
             * Format: int32
             * @description Messages, of users and agents.
             */
            messageCount: number;
            /**
             * Format: int32
             * @description Tool calls.
             */
            toolCalls: number;
            /**
             * Format: int64
             * @description Tokens in all.
             */
            totalTokens: number;
            /**
             * Format: int64
             * @description Tokens sent to models.
             */
            inputTokens: number;
            /**
             * Format: int64
             * @description Tokens that models wrote.
             */
            outputTokens: number;
            /**
             * Format: int32
             * @description Different users.
             */
            uniqueUsers: number;
            /**
             * Format: int32
             * @description Different agents, those of sub-conversations included.
             */
            uniqueAgents: number;
            /**
             * Format: int32
             * @description Ratings in all.
             */
            totalFeedback: number;
            /**
             * Format: int32
             * @description Ratings `helpful`.
             */
            totalHelpful: number;
            /**
             * Format: int32
             * @description Ratings `not_helpful`.
             */
            totalNotHelpful: number;
        };
    };
    responses: {
        /** @description The request does not match the contract, a rule refuses it, or the token names no organization. */
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
        /** @description The token or signature is missing, malformed, expired or wrong. */
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
        /** @description A record does not exist, was deleted, or belongs to another organization. */
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
        /** @description The state of the record does not permit the request now, or its `Idempotency-Key` is in use by a request in progress. */
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
        /** @description The conversation has a run in progress, or the `Idempotency-Key` was used before. */
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
        /** @description The body is not `application/json` in UTF-8. */
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
        /** @description The `Idempotency-Key` was used for another request of this operation. Nothing was done. */
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
        /** @description A rate limit or concurrency limit was reached. */
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
        /** @description An unexpected failure. The log has its cause under the request id. */
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
        /** @description A dependency of the service is not available. */
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
         * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
         * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
         */
        IdempotencyKey: string;
        /**
         * @description Id of the knowledge base.
         * @example 1
         */
        KnowledgeBaseId: components["schemas"]["Id"];
        /**
         * @description Record id of the file (`id` of the file record), an integer and not the UUID.
         * @example 22
         */
        KnowledgeBaseFileId: components["schemas"]["Id"];
        /**
         * @description Id of the tool server.
         * @example 3
         */
        ToolServerId: components["schemas"]["Id"];
        /**
         * @description Id (UUID) of the conversation.
         * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
         */
        ThreadId: string;
        /**
         * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
         * @example user_2kChiaraRossi6uR9vTx4Le
         */
        ConversationUserId: components["schemas"]["UserId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request in logs and support. Taken from the request when it is well-formed, else made by the service.
         * @example req_01K9Y7ZB3M5TQ8VE
         */
        "X-Request-Id": string;
        /**
         * @description The error as a code that does not change.
         * @example agent_not_found
         */
        "X-Error-Code": components["schemas"]["ErrorCode"];
        /**
         * @description SHA-256, in hexadecimal, of the contract that the server was built from. A client that was generated from another one sees so, and may say that it is older or newer.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        "X-Contract-Sha256": string;
        /**
         * @description How many requests the narrowest limit allows in its window.
         * @example 1000
         */
        "RateLimit-Limit": number;
        /**
         * @description How many of them are left.
         * @example 998
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window ends.
         * @example 7
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Methods that the path has.
         * @example GET, HEAD, POST, OPTIONS
         */
        Allow: string;
        /**
         * @description Since when the operation is deprecated, as `@` and Unix seconds (RFC 9745).
         * @example @1793491200
         */
        Deprecation: string;
        /**
         * @description When the operation will be removed, as an HTTP date (RFC 8594).
         * @example Mon, 01 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description The operation that takes its place, with rel="successor-version".
         * @example </admin/users>; rel="successor-version"
         */
        Link: string;
        /**
         * @description Id of the conversation.
         * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
         */
        "X-Thread-ID": string;
        /**
         * @description `true`: the answer to the first request with this `Idempotency-Key`, given again; nothing was done. Absent otherwise.
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
                 * @description Id of the one agent to read. Omit it to list all.
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
            /** @description All agents, or the one asked for. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The agent as it is now, with its tags. */
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
                    "application/json": components["schemas"]["Agent"];
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
    deleteAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description The agent whose history is asked for.
                 * @example 1
                 */
                agentId: components["schemas"]["Id"];
                /**
                 * @description Id of the one version to read in full.
                 * @example 13
                 */
                versionId?: components["schemas"]["Id"];
                /**
                 * @description How many versions a page holds at most. Ignored with `versionId`.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description The `nextCursor` of the page before. Only versions older than it are returned. Ignored with `versionId`.
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
            /** @description A page of versions, or the one asked for. */
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
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description What was done. */
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
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
    renameAgentTag: {
        parameters: {
            query: {
                /**
                 * @description The tag to rename.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The renamed tag. */
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
                    "application/json": components["schemas"]["AgentTag"];
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
    createAgentTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description The tag, new or already there. */
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
                 * @description The tag to delete.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is gone. */
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
                 * @description Whether tools that are not available now are listed too.
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
    listUsers: {
        parameters: {
            query: {
                /**
                 * @description Most users in one page, 1 to 500.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description How many users to skip from the start of the sorted list, 0 or more.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description Only members with exactly this role. Without it, members of every role are listed.
                 * @example org:member
                 */
                role?: "org:admin" | "org:member";
                /**
                 * @description Sort field, with `-` before it for descending; `+` before it, or nothing, for ascending. Write `+` as `%2B`; a bare `+`, which arrives as a space, is understood too. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field is a 400.
                 * @example -created_at
                 */
                orderBy: string;
                /**
                 * @description Only members whose e-mail address, username, first name or last name contains this text; upper and lower case are alike.
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
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description At least one user was not removed; `errors` says which and why. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description At least one user was not removed; `errors` says which and why. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The member with the metadata now kept. */
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
                    "application/json": components["schemas"]["UserMetadataUpdateResult"];
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
    listInvitations: {
        parameters: {
            query: {
                /**
                 * @description Most invitations in one page, 1 to 500.
                 * @example 100
                 */
                limit: number;
                /**
                 * @description How many invitations to skip from the start of the list, 0 or more.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description States to list, separated by commas. Only pending invitations when left out.
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description At least one entry failed; `errors` says which and why. */
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
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description At least one invitation was not revoked; `errors` says which and why. */
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
                 * @description Unique id of the event, the same on every repeat.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: string;
                /**
                 * @description When this delivery was sent, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: string;
                /**
                 * @description One or more signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256; one that fits is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: string;
                /**
                 * @description Same as `svix-id`, by its Standard Webhooks name.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: string;
                /**
                 * @description Same as `svix-timestamp`, by its Standard Webhooks name.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: string;
                /**
                 * @description Same as `svix-signature`, by its Standard Webhooks name.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: string;
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
            /** @description The event was taken. */
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
            /** @description Where and how to send the file. */
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
                 * @description Id of the one skill to get. All skills are listed when left out.
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
            /** @description The skills, or the one skill asked for. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The skill after the change. */
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
                    "application/json": components["schemas"]["SkillUpdateResult"];
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
    createSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
                 * @description Id of the skill to delete.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description The file record and where to send the bytes. */
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
                 * @description Id of the file record (the integer `id`, not the UUID `fileId`).
                 * @example 52
                 */
                fileId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
    listKnowledgeBases: {
        parameters: {
            query?: {
                /**
                 * @description Id of one knowledge base; the reply then holds `knowledgeBase` and no list.
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
            /** @description The knowledge bases of the organization, or the one that was asked for. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The knowledge base after the change. */
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
    createKnowledgeBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
                 * @description Id of the knowledge base.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base is deleted. */
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
                    "application/json": components["schemas"]["KnowledgeBaseDeleted"];
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description The new file record; its processing has started. */
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
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["parameters"]["KnowledgeBaseId"];
                /**
                 * @description Record id of the file (`id` of the file record), an integer and not the UUID.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is deleted. */
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
                    "application/json": components["schemas"]["KnowledgeBaseFileDeleted"];
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
                 * @description Record id of the file (`id` of the file record), an integer and not the UUID.
                 * @example 22
                 */
                fileId: components["parameters"]["KnowledgeBaseFileId"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file record; its processing has started again. */
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
                 * @description Id of one tool server; the reply then holds `toolServer` and no list.
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
            /** @description The tool servers of the organization, or the one that was asked for. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The tool server after the change. */
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
                    "application/json": components["schemas"]["ToolServerReply"];
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
    createToolServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
                 * @description Id of the tool server.
                 * @example 3
                 */
                id: components["parameters"]["ToolServerId"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool server is deleted. */
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
                    "application/json": components["schemas"]["ToolServerDeleted"];
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
            /** @description What the test found. */
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
    listScheduledTasks: {
        parameters: {
            query: {
                /**
                 * @description Id of one task; the reply is then that task as an object.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description Lists every task of the organization instead of the caller's own. Admins only.
                 * @example false
                 */
                allInOrg: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks as an array, or the one that was asked for as an object. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The task after the change. */
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
    createScheduledTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            query?: {
                /**
                 * @description Id of the task. Needed here unless the body carries it.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The task id, for callers that do not send it in the query. Without a body, no content type is needed. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskDelete"];
            };
        };
        responses: {
            /** @description The task is deleted. No body. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The task after the change. */
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
    runScheduledTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description The execution that was started. */
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
                 * @description Id of one task; only its runs are listed or counted.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description How many entries at most, 1 to 500.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description When true, the reply is an object with counts instead of the list.
                 * @example false
                 */
                stats: boolean;
                /**
                 * @description Only runs created after this time are counted; without `stats`, only those are listed.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                since?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description `occurrences` adds the slots that did not run, with `status` `skipped` or `missed` and a `reason`. They count towards `limit`.
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
            /** @description The runs as an array, or the counts as an object. */
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
                 * @description The cron expression, percent-encoded as any query value.
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
            /** @description The next times and the meaning. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `true` (the default) answers with the event stream, `false` answers 202 at once and runs in the background.
                 * @example true
                 */
                "X-Stream-Response"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The event stream of the run, when `X-Stream-Response` is `true` or absent. */
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
            /** @description The message is stored and the run goes on in the background, when `X-Stream-Response` is `false`. */
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
    getConversation: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadId"];
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
                 * @description Only conversations with this agent. An agent without conversations, an unknown one included, gives an empty list.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description List the conversations of every user of the organization. Needs the role org:admin.
                 * @example false
                 */
                allInOrg: boolean;
                /**
                 * @description Most conversations in one page, 1 to 100.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description The `nextCursor` of the page before, used as it is and with the same filters. One that this service did not issue is a 400.
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
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadId"];
            };
            header?: {
                /**
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
                 * @example 5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: components["parameters"]["ThreadId"];
                /**
                 * @description Most messages in one page, 1 to 100.
                 * @example 50
                 */
                limit: number;
                /**
                 * @description The `nextCursor` of the page before, used as it is. One that this service did not issue is a 400.
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
            /** @description The state after the call. */
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
                 * @description Chosen by the client, a UUID for instance, and the same on every repeat of one request: the request is then carried out once and its answer given again for 24 hours. Of the caller, in this operation: others may use the same key.
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
                 * @description List the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg: boolean;
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description Only conversations of users whose metadata in this organization has this key at its top level. With `metadataValue` that key
                 *     must have that value.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * @description Only conversations of users whose metadata in this organization has this value, under `metadataKey` or, without it, under any
                 *     key at the top level. Compared exactly and as text: `3` finds the number 3, `true` the boolean.
                 * @example Field Service
                 */
                metadataValue?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations, the latest change first. */
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
                    "application/json": components["schemas"]["DashboardInteraction"][];
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
                 * @description Count the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg: boolean;
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["parameters"]["ConversationUserId"];
                /**
                 * @description Only conversations of users whose metadata has this key, as in `GET /dashboard/getInteractions`.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * @description Only conversations of users whose metadata has this value, as in `GET /dashboard/getInteractions`.
                 * @example Field Service
                 */
                metadataValue?: string;
                /**
                 * @description Only top-level conversations with this agent. An unknown one gives zeros.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * @description Adds `series`, with one entry for each hour, day or week in UTC.
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
}
