// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export interface components {
    schemas: {
        Error: {
            /** What went wrong, in words that do not change. At most 2200 characters. */
            error: string;
            /** What is wrong with the request, one entry for each problem. Absent unless the status is 400. Lists the first problem only if the body holds more than 500 values. At most 20 items. */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @enum {string} */
        ErrorCode: "bad_request" | "validation_error" | "agent_id_required" | "knowledge_base_and_file_id_required" | "thread_id_required" | "organization_required" | "agent_limit_reached" | "email_slug_reserved" | "email_slug_in_use" | "version_email_slug_in_use" | "agent_tag_limit_reached" | "tag_name_in_use" | "cannot_remove_yourself" | "invalid_skill_content" | "skill_name_missing" | "skill_limit_reached" | "skill_file_limit_reached" | "skill_file_name_in_use" | "skill_content_not_deletable" | "invalid_extraction_schema" | "knowledge_base_limit_reached" | "knowledge_base_name_in_use" | "embedding_model_unavailable" | "extraction_model_unavailable" | "embedding_model_immutable" | "file_key_not_owned" | "content_key_not_owned" | "uploaded_file_missing" | "knowledge_base_file_limit_reached" | "knowledge_base_file_exists" | "file_not_failed" | "tool_server_limit_reached" | "tool_server_name_in_use" | "tool_server_url_not_allowed" | "scheduled_task_limit_reached" | "scheduled_task_owner_not_member" | "scheduled_task_owner_is_guest" | "unauthorized" | "invalid_webhook_signature" | "webhook_timestamp_not_accepted" | "webhook_already_received" | "admin_required" | "sync_tools_admin_required" | "management_access_required" | "organization_role_required" | "scheduled_task_not_owned" | "user_not_member" | "not_found" | "agent_not_found" | "version_not_found" | "reference_not_found" | "tag_not_found" | "skill_not_found" | "skill_file_not_found" | "knowledge_base_not_found" | "file_not_found" | "tool_server_not_found" | "scheduled_task_not_found" | "conversation_not_found" | "message_not_found" | "method_not_allowed" | "conversation_run_in_progress" | "scheduled_task_run_limit_reached" | "idempotency_key_in_progress" | "idempotency_reply_was_stream" | "request_timeout" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "user_run_limit_reached" | "organization_run_limit_reached" | "request_headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable" | "skill_content_missing";
        Id: number;
        Timestamp: string;
        DateOrDateTime: string;
        EpochMilliseconds: number;
        UserId: string;
        OrganizationId: string;
        ModelId: string;
        SuccessMessage: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** What was done, in words. At most 500 characters. */
            message: string;
        };
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        ErrorDetail: {
            /** What is wrong with the field or parameter. At most 500 characters. */
            message: string;
            /** Names that lead to the field of the body, from the outside in, or the name of the parameter or header. Empty for the body as a whole. At most 10 items, each at most 100 characters. */
            path: string[];
            /** Part of the request that the path is in. */
            in: components["schemas"]["RequestPart"];
        };
        /** @enum {string} */
        RequestPart: "body" | "query" | "header";
        Agent: {
            /** Unique id of the agent. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the agent. 1 to 200 characters. */
            name: string;
            /** Short text on what the agent is for; empty when there is none. At most 2000 characters. */
            description: string;
            /** Address of the agent's picture; null when it has none. Format uri, at most 2048 characters. */
            logoUrl: string | null;
            /** Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters. */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** Model that the agent runs on, as `<provider>:<model>`. 3 to 200 characters. */
            model: components["schemas"]["ModelId"];
            /** Most tool-call round trips in one response, at least 1. 1 to 1000. */
            maxToolRoundtrips: number;
            /** Instructions that the agent follows. At most 100000 characters. */
            systemPrompt: string;
            /** Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`. */
            tools: components["schemas"]["AgentTools"];
            /** Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. At most 100 items, each 1 to 2147483647. */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** Stage of an agent. */
            stage: components["schemas"]["AgentStage"];
            /** Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** Local part of the agent's e-mail address; null when it has none. At most 63 characters. */
            emailSlug: string | null;
            /** Id of the version that the live configuration reflects. 1 to 2147483647. */
            publishedVersionId: components["schemas"]["Id"];
            /** When the agent was created. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When its configuration, the set of its tags or its published version last changed. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Tags of the agent, sorted by name. At most 100 items. */
            tags: components["schemas"]["AgentTagReferences"];
        };
        AgentTagReferences: components["schemas"]["AgentTagReference"][];
        AgentTagReference: {
            /** Id of the tag. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. Not blank. */
            name: components["schemas"]["TagName"];
        };
        TagName: string;
        /** @enum {string} */
        AgentStage: "development" | "released";
        ConversationStarters: string[];
        AgentToolServerIds: components["schemas"]["Id"][] | null;
        AgentTools: {
            [key: string]: components["schemas"]["PlatformToolDefinition"] | components["schemas"]["ProviderToolDefinition"];
        };
        PlatformToolDefinition: {
            /** What the tool does, as the model is told. At most 5000 characters. */
            description: string;
            /** JSON Schema of the tool's input. At most 200 fields. */
            parameters: {
                [key: string]: unknown;
            };
            /** What one agent may do with the tool; absent when nothing is set. Kept when tools are synchronized. */
            config?: components["schemas"]["ToolConfig"];
        };
        ProviderToolDefinition: {
            /**
             * Marks a tool of the provider.
             * @constant
             */
            isProviderTool: true;
        };
        ToolConfig: {
            /** Knowledge bases that `search_knowledge_base` and `read_kb_file` may read; absent for none. At most 1000 items, each 1 to 2147483647. */
            accessibleKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** Knowledge bases that `write_to_knowledge_base` may write to; absent for none. At most 1000 items, each 1 to 2147483647. */
            writableKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** Agents that `call_agent` may call, as numbers or as numeric strings; kept as given. Absent for none. At most 1000 items, each 1 to 2147483647 or at most 10 characters, matching `^[1-9][0-9]{0,9}$`. */
            callableAgentIds?: (components["schemas"]["Id"] | string)[];
            /** Skills that `load_skill` may load; absent for none. At most 1000 items, each 1 to 2147483647. */
            skillIds?: components["schemas"]["Id"][];
        };
        AgentSave: {
            /** Id of the agent to update. Omit it to create one. 1 to 2147483647. */
            id?: components["schemas"]["Id"];
            /** Name of the agent. Required to create one. 1 to 200 characters, not blank. */
            name?: string;
            /** Short text on what the agent is for. Empty for a new agent when omitted. At most 2000 characters. */
            description?: string;
            /** Address of the agent's picture (http or https); null clears it. Format uri, at most 2048 characters, matching `^https?://`. */
            logoUrl?: string | null;
            /** Suggested first messages. Empty for a new agent when omitted. At most 50 items, each 1 to 1000 characters. */
            conversationStarters?: components["schemas"]["ConversationStarters"];
            /** Model to run on, as `<provider>:<model>`. The default model of the installation for a new agent when omitted. 3 to 200 characters. */
            model?: components["schemas"]["ModelId"];
            /** Most tool-call round trips in one response. 50 for a new agent when omitted. 1 to 1000. */
            maxToolRoundtrips?: number;
            /** Instructions that the agent follows. Empty for a new agent when omitted. At most 100000 characters. */
            systemPrompt?: string;
            /** All tool definitions of the agent; they replace those it had. None for a new agent when omitted. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`. */
            tools?: components["schemas"]["AgentTools"];
            /** Ids of connected tool servers; null clears them. At most 100 items, each 1 to 2147483647. */
            mcpServers?: components["schemas"]["AgentToolServerIds"];
            /** `development` for a new agent when omitted. */
            stage?: components["schemas"]["AgentStage"];
            /** Whether the agent appears in the chat interface. True for a new agent when omitted. */
            showInChat?: boolean;
            /** Local part of the agent's e-mail address: small letters, digits and inner hyphens, unique over all organizations, not a reserved word, not of the form `agent-<number>` or `kb-<number>`. Null clears it. 1 to 63 characters, matching `^[a-z0-9]([a-z0-9-]*[a-z0-9])?$`. */
            emailSlug?: string | null;
            /** Ids of all tags the agent is to have. Omitted leaves them alone; empty clears them. At most 100 items, each 1 to 2147483647. */
            tagIds?: components["schemas"]["Id"][];
            /** Accepted and ignored. 1 to 2147483647. */
            readonly publishedVersionId?: components["schemas"]["Id"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back; `tagIds` changes the tags. At most 100 items. */
            readonly tags?: components["schemas"]["AgentTagReferences"];
        };
        AgentDelete: {
            /** Id of the agent to delete. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
        };
        AgentConfiguration: {
            /** Name of the agent. At most 200 characters. */
            name: string;
            /**
             * Short text on what the agent is for. At most 2000 characters.
             * @default ""
             */
            description: string;
            /**
             * Address of the agent's picture; null for none. Format uri, at most 2048 characters.
             * @default null
             */
            logoUrl: string | null;
            /**
             * Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters.
             * @default []
             */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** Model, as `<provider>:<model>`. 3 to 200 characters. */
            model: components["schemas"]["ModelId"];
            /**
             * Most tool-call round trips in one response. 1 to 1000.
             * @default 50
             */
            maxToolRoundtrips: number;
            /**
             * Instructions that the agent follows. At most 100000 characters.
             * @default ""
             */
            systemPrompt: string;
            /**
             * Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`.
             * @default {}
             */
            tools: components["schemas"]["AgentTools"];
            /**
             * Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. At most 100 items, each 1 to 2147483647.
             * @default null
             */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /**
             * Stage of an agent.
             * @default "development"
             */
            stage: components["schemas"]["AgentStage"];
            /**
             * Whether the agent appears in the chat interface.
             * @default true
             */
            showInChat: boolean;
            /**
             * Local part of the agent's e-mail address; null for none. At most 63 characters.
             * @default null
             */
            emailSlug: string | null;
        };
        AgentVersion: {
            /** Id of the version. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** The agent it belongs to. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Place in the agent's history: 1, 2, 3 … without gaps. 1 to 2147483647. */
            number: number;
            /** Label given to a checkpoint; null without one. At most 200 characters. */
            label: string | null;
            /** User who made the version. 1 to 128 characters. */
            createdBy: components["schemas"]["UserId"];
            /** When the version was made. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** What made the version. */
            source: components["schemas"]["AgentVersionSource"];
            /** Whether the live configuration reflects this version. */
            isPublished: boolean;
        };
        AgentVersionPage: {
            /** Versions, newest first. At most 200 items. */
            versions: components["schemas"]["AgentVersion"][];
            /** Pass it as `before` to get the next page; null on the last one. 1 to 2147483647. */
            nextCursor: components["schemas"]["Id"] | null;
        };
        /** @enum {string} */
        AgentVersionSource: "save" | "checkpoint" | "rollback";
        AgentVersionDetail: {
            /** Id of the version. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** The agent it belongs to. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Place in the agent's history: 1, 2, 3 … without gaps. 1 to 2147483647. */
            number: number;
            /** Label given to a checkpoint; null without one. At most 200 characters. */
            label: string | null;
            /** User who made the version. 1 to 128 characters. */
            createdBy: components["schemas"]["UserId"];
            /** When the version was made. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** What made the version. */
            source: components["schemas"]["AgentVersionSource"];
            /** Whether the live configuration reflects this version. */
            isPublished: boolean;
            /** The configuration of an agent: what a version keeps, and what a rollback restores. A new agent gets the default of each field that is omitted, and so does a version that is older than the field. */
            snapshot: components["schemas"]["AgentConfiguration"];
            /** Fields that differ from the version before; every field for the first version. At most 100 items. */
            changes: components["schemas"]["AgentVersionDifference"][];
        };
        AgentVersionDifference: {
            /** Name of the field. At most 100 characters. */
            field: string;
            /** Value in the version before; null for the first version. */
            before: unknown;
            /** Value in this version. */
            after: unknown;
        };
        AgentVersionChange: components["schemas"]["AgentRollback"] | components["schemas"]["AgentCheckpoint"];
        AgentRollback: {
            /** The agent. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /**
             * Roll back.
             * @constant
             */
            action: "rollback";
            /** The version of this agent to restore. 1 to 2147483647. */
            versionId: components["schemas"]["Id"];
        };
        AgentCheckpoint: {
            /** The agent. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /**
             * Save a checkpoint.
             * @constant
             */
            action: "checkpoint";
            /** Label of the checkpoint. 1 to 200 characters. */
            label?: string;
        };
        AgentRollbackResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The version that is live now. 1 to 2147483647. */
            publishedVersionId: components["schemas"]["Id"];
        };
        AgentCheckpointResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The version that holds the live configuration. */
            version: components["schemas"]["AgentVersion"];
            /** False when nothing had changed and no version was appended. */
            created: boolean;
        };
        AgentToolSync: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** How many agents were changed. 0 to 10000. */
            updated: number;
            /** How many agents were looked at. 0 to 10000. */
            total: number;
            /** The agents that were changed, sorted by name. At most 10000 items. */
            agents: components["schemas"]["AgentReference"][];
            /** Tools that agents have and the catalog does not, or no longer, have; they were left as they are. At most 10000 items. */
            retiredTools: components["schemas"]["RetiredTool"][];
        };
        AgentReference: {
            /** Id of the agent. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the agent. At most 200 characters. */
            name: string;
        };
        RetiredTool: {
            /** Id of the agent. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Name of the tool. At most 128 characters. */
            toolName: string;
        };
        AgentTag: {
            /** Id of the tag. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. Not blank. */
            name: components["schemas"]["TagName"];
            /** Organization that owns the tag. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            organizationId: components["schemas"]["OrganizationId"];
            /** User who created the tag. 1 to 128 characters. */
            createdBy: components["schemas"]["UserId"];
            /** When the tag was created. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the tag was last renamed. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        AgentTagWithCount: {
            /** Id of the tag. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. Not blank. */
            name: components["schemas"]["TagName"];
            /** Organization that owns the tag. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            organizationId: components["schemas"]["OrganizationId"];
            /** User who created the tag. 1 to 128 characters. */
            createdBy: components["schemas"]["UserId"];
            /** When the tag was created. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the tag was last renamed. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** How many agents carry the tag, deleted ones not counted. 0 to 10000. */
            agentCount: number;
        };
        AgentTagCreate: {
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. Not blank. */
            name: components["schemas"]["TagName"];
        };
        AgentTagUpdate: {
            /** New name. Omitted keeps the name. 1 to 50 characters, not blank. */
            name?: components["schemas"]["TagName"];
            /** Accepted and ignored. 1 to 2147483647. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** Accepted and ignored. 1 to 128 characters. */
            readonly createdBy?: components["schemas"]["UserId"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. 0 to 10000. */
            readonly agentCount?: number;
        };
        ToolCatalog: {
            /** Entries, sorted by name. At most 1000 items. */
            tools: components["schemas"]["ToolCatalogEntry"][];
            /** How many entries `tools` has. 0 to 1000. */
            total: number;
        };
        ToolCatalogEntry: {
            /** Key under which an agent's `tools` holds it. At most 128 characters. */
            name: string;
            /** Name to show to people. At most 200 characters. */
            displayName: string;
            /** What the tool does. At most 5000 characters. */
            description: string;
            /** Group of tools, such as `agents` or `knowledge`. At most 50 characters. */
            category: string;
            /** JSON Schema of the tool's input; null for a tool of the provider. At most 200 fields. */
            parameters: {
                [key: string]: unknown;
            } | null;
            /** What must be configured before the tool can be used; null when nothing. At most 100 characters. */
            requiredIntegration: string | null;
            /** Whether only this organization sees the tool. */
            isPrivate: boolean;
            /** Whether the tool runs on the side of the model's provider. */
            isProviderTool: boolean;
            /** The model provider of a provider tool; absent for others. At most 100 characters. */
            provider?: string;
            /** Whether the tool can be used now. */
            available: boolean;
            /** Why the tool cannot be used now; absent when it can. At most 500 characters. */
            unavailableReason?: string;
        };
        /** @enum {string} */
        OrganizationRole: "org:admin" | "org:agent_manager" | "org:member" | "org:guest";
        UserMetadata: {
            [key: string]: unknown;
        };
        OrganizationUser: {
            /** Id of the person at the identity provider. 1 to 128 characters. */
            id: components["schemas"]["UserId"];
            /** Primary e-mail address; empty when the account has none. At most 320 characters. */
            email: string;
            /** First name; null when not known. At most 256 characters. */
            firstName: string | null;
            /** Last name; null when not known. At most 256 characters. */
            lastName: string | null;
            /** Username at the identity provider; null when the person has none. At most 256 characters. */
            username: string | null;
            /** Address of the profile picture. Format uri, at most 2048 characters. */
            profileImageUrl: string;
            /** Role in this organization. */
            role: components["schemas"]["OrganizationRole"];
            /** Metadata this organization keeps about the person; empty when there is none. At most 2000 fields, at most 8192 bytes. */
            publicMetadata: components["schemas"]["UserMetadata"];
            /** When the person joined this organization, in milliseconds since 1970. 0 to 9007199254740991. */
            joinedAt: components["schemas"]["EpochMilliseconds"];
            /** When the person last signed in, in milliseconds since 1970; null when never. 0 to 9007199254740991. */
            lastSignInAt: components["schemas"]["EpochMilliseconds"] | null;
            /** When the account was created, in milliseconds since 1970. 0 to 9007199254740991. */
            createdAt: components["schemas"]["EpochMilliseconds"];
        };
        OrganizationUserPage: {
            /** The members of this page, in the order asked for. At most 500 items. */
            data: components["schemas"]["OrganizationUser"][];
            /** How many members match, over all pages. 0 to 2147483647. */
            totalCount: number;
        };
        UserRemoval: {
            /** Ids of the users to remove, 1 to 50. An id given twice counts once. Each 1 to 128 characters. */
            userIds: components["schemas"]["UserId"][];
        };
        UserRemovalResult: {
            /** True only when every user was removed. */
            success: boolean;
            /** How many different users were asked for. 1 to 50. */
            total: number;
            /** How many were removed. 0 to 50. */
            successful: number;
            /** How many were not removed. 0 to 50. */
            failed: number;
            /** One entry for each user that was removed, in the order asked for. At most 50 items. */
            results: components["schemas"]["UserRemovalSuccess"][];
            /** One entry for each user that was not removed, in the order asked for. Absent when there is none. 1 to 50 items. */
            errors?: components["schemas"]["UserRemovalFailure"][];
        };
        UserRemovalSuccess: {
            /** Id of the user. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        UserRemovalFailure: {
            /** Id of the user. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /**
             * Always false.
             * @constant
             */
            success: false;
            /**
             * Why the user was not removed. `User cannot be removed` is a rule of the identity provider, such as that the last administrator stays. The last three mean that it refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "You cannot remove yourself from the organization" | "User is not a member of this organization" | "User cannot be removed" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out. 1 to 86400. */
            retryAfterSeconds?: number;
        };
        UserMetadataUpdate: {
            /** Id of the member. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** The whole new metadata; nothing of the old is kept. At most 2000 fields, at most 8192 bytes. */
            metadata: components["schemas"]["UserMetadata"];
        };
        UserMetadataUpdateResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The member with the new metadata. */
            user: components["schemas"]["UpdatedUser"];
        };
        UpdatedUser: {
            /** Id of the person at the identity provider. 1 to 128 characters. */
            id: components["schemas"]["UserId"];
            /** Primary e-mail address; empty when the account has none. At most 320 characters. */
            email: string;
            /** First name; null when not known. At most 256 characters. */
            firstName: string | null;
            /** Last name; null when not known. At most 256 characters. */
            lastName: string | null;
            /** The metadata now kept. At most 2000 fields, at most 8192 bytes. */
            publicMetadata: components["schemas"]["UserMetadata"];
        };
        InvitationId: string;
        /** @enum {string} */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
        Invitation: {
            /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
            id: components["schemas"]["InvitationId"];
            /** Address the invitation was sent to. Format email, at most 320 characters. */
            emailAddress: string;
            /** Role the person gets on accepting. */
            role: components["schemas"]["OrganizationRole"];
            /** State of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /** Metadata the person gets on accepting; null when none was given. At most 2000 fields, at most 8192 bytes. */
            publicMetadata: components["schemas"]["UserMetadata"] | null;
            /** When the invitation was made, in milliseconds since 1970. 0 to 9007199254740991. */
            createdAt: components["schemas"]["EpochMilliseconds"];
            /** When its state last changed, in milliseconds since 1970. 0 to 9007199254740991. */
            updatedAt: components["schemas"]["EpochMilliseconds"];
        };
        InvitationPage: {
            /** The invitations of this page, newest first. At most 500 items. */
            data: components["schemas"]["Invitation"][];
            /** How many invitations match, over all pages. 0 to 2147483647. */
            totalCount: number;
        };
        InvitationsCreate: {
            /** The people to invite, 1 to 50. */
            invitations: components["schemas"]["InvitationCreate"][];
        };
        InvitationCreate: {
            /** Address to invite; upper and lower case are alike. Format email, at most 320 characters. */
            email: string;
            /**
             * Role the person gets.
             * @default "org:member"
             */
            role?: components["schemas"]["OrganizationRole"];
            /** Metadata the person gets on joining; none when left out. At most 2000 fields, at most 8192 bytes. */
            metadata?: components["schemas"]["UserMetadata"];
        };
        InvitationsCreateResult: {
            /** True only when every entry succeeded. */
            success: boolean;
            /** How many different addresses were asked for. 1 to 50. */
            total: number;
            /** How many succeeded. 0 to 50. */
            successful: number;
            /** How many failed. 0 to 50. */
            failed: number;
            /** One entry for each address that succeeded, in the order asked for. At most 50 items. */
            results: (components["schemas"]["InvitationCreated"] | components["schemas"]["DirectMembershipCreated"])[];
            /** One entry for each address that failed, in the order asked for; empty when none did. At most 50 items. */
            errors: components["schemas"]["InvitationCreateFailure"][];
        };
        InvitationCreated: {
            /** The address as asked for. Format email, at most 320 characters. */
            email: string;
            /**
             * Always true.
             * @constant
             */
            success: true;
            /**
             * An invitation was sent.
             * @constant
             */
            type: "invitation";
            /** Id of the new invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
            invitationId: components["schemas"]["InvitationId"];
        };
        DirectMembershipCreated: {
            /** The address as asked for. Format email, at most 320 characters. */
            email: string;
            /**
             * Always true.
             * @constant
             */
            success: true;
            /**
             * The person is a member; no invitation was sent.
             * @constant
             */
            type: "direct_membership";
            /** Id of the member. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
        };
        InvitationCreateFailure: {
            /** The address as asked for. Format email, at most 320 characters. */
            email: string;
            /**
             * Always false.
             * @constant
             */
            success: false;
            /**
             * Why the address could not be invited. The last three mean that the identity provider refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "An invitation for this email address is already pending" | "This email address cannot be invited" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out. 1 to 86400. */
            retryAfterSeconds?: number;
        };
        InvitationRevocation: {
            /** Ids of the invitations, 1 to 50. An id given twice counts once. Each 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
            invitationIds: components["schemas"]["InvitationId"][];
        };
        InvitationRevocationResult: {
            /** True only when every invitation was revoked. */
            success: boolean;
            /** How many different invitations were asked for. 1 to 50. */
            total: number;
            /** How many were revoked. 0 to 50. */
            successful: number;
            /** How many were not revoked. 0 to 50. */
            failed: number;
            /** One entry for each invitation that was revoked, in the order asked for. At most 50 items. */
            results: components["schemas"]["InvitationRevoked"][];
            /** One entry for each invitation that was not revoked, in the order asked for; empty when there is none. At most 50 items. */
            errors: components["schemas"]["InvitationRevocationFailure"][];
        };
        InvitationRevoked: {
            /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        InvitationRevocationFailure: {
            /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * Always false.
             * @constant
             */
            success: false;
            /**
             * Why the invitation was not revoked. The last three mean that the identity provider refused or failed for now; try these again later.
             * @enum {string}
             */
            error: "Invitation not found" | "Invitation is not pending" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error";
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. After `Service Unavailable` the entry may have taken effect: the same request with the same `Idempotency-Key` finds out. 1 to 86400. */
            retryAfterSeconds?: number;
        };
        CallerPermissions: {
            /** Id of the caller. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** The organization every call of this token acts in. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Role of the caller in that organization. */
            role: components["schemas"]["OrganizationRole"];
            /** Permissions the token names, such as `org:manage_agents:create`; empty when it names none. At most 500 items, each 1 to 200 characters. */
            permissions: string[];
            /** The operationId of each operation of this contract that the caller may call, sorted by name. At most 500 items, each 1 to 100 characters, matching `^[a-z][A-Za-z0-9]*$`. */
            operations: string[];
        };
        IdentityEvent: {
            /** What happened, such as `organizationMembership.deleted`. 1 to 100 characters. */
            type: string;
            /**
             * Always `event`.
             * @constant
             */
            object: "event";
            /** When it happened, in milliseconds since 1970. 0 to 9007199254740991. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            /** Id of the provider's instance. At most 128 characters. */
            instance_id?: string;
            /** What the provider tells about the request that caused the event. Ignored. At most 200 fields. */
            event_attributes?: {
                [key: string]: unknown;
            };
            /** The record the event is about, in the provider's form. Read from it are `organization.id`, `public_user_data.user_id`, `role` and `public_metadata` of a membership, and `id` of a user or an organization. At most 200 fields. */
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        IdentityEventReceipt: {
            /**
             * Always true.
             * @constant
             */
            received: true;
            /**
             * What was done: `applied` acted on, `ignored` of a type or about a record that does not matter here, `duplicate` taken before.
             * @enum {string}
             */
            outcome: "applied" | "ignored" | "duplicate";
        };
        MediaType: string;
        PresignedUploadCreate: {
            /** Name of the file. It is made safe and cut to 255 bytes of UTF-8 before use. 1 to 1024 characters. */
            filename: string;
            /** MIME type of the file. 3 to 255 characters. */
            contentType: components["schemas"]["MediaType"];
        };
        PresignedUpload: {
            /** Presigned address for the file. Works for 10 minutes. Format uri, at most 8192 characters, good for 600 seconds. */
            url: string;
            /**
             * HTTP method for `url`.
             * @constant
             */
            method: "PUT";
            /** Id of the new file. Format uuid, at most 36 characters. */
            fileId: string;
            /** Where the file is stored: `<org_id>/uploads/<file_id>/<filename>`. At most 1024 characters, matching `^[^/]+/uploads/[0-9a-f-]{36}/[^/]+$`. */
            key: string;
            /** Where the text taken from a document is stored: `<org_id>/contents/<file_id>.md`. At most 1024 characters, matching `^[^/]+/contents/[0-9a-f-]{36}\.md$`. */
            contentKey: string;
            /** The values to send as headers with the file. */
            metadata: components["schemas"]["PresignedUploadMetadata"];
        };
        PresignedUploadMetadata: {
            /** Value of `Content-Type` and of `x-amz-meta-file-type`. 3 to 255 characters. */
            contentType: components["schemas"]["MediaType"];
            /** Value of `x-amz-meta-org-id`. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            orgId: components["schemas"]["OrganizationId"];
            /** Value of `x-amz-meta-user-id`. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
        };
        SkillName: string;
        SkillMdContent: string;
        SkillMetadata: {
            [key: string]: unknown;
        };
        Skill: {
            /** Id of the skill. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the skill. 1 to 200 characters, not blank. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. At most 4000 characters. */
            description: string | null;
            /** Further fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. 0 to 20. */
            fileCount: number;
            /** When the skill was created, ISO 8601. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the skill was last changed, ISO 8601. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        SkillDetail: {
            /** Id of the skill. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the skill. 1 to 200 characters, not blank. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. At most 4000 characters. */
            description: string | null;
            /** Further fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. 0 to 20. */
            fileCount: number;
            /** When the skill was created, ISO 8601. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the skill was last changed, ISO 8601. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** The files of the skill, SKILL.md first. At most 20 items. */
            files: components["schemas"]["SkillFile"][];
            /** The agents that may load the skill, sorted by name. At most 10000 items. */
            agents: components["schemas"]["SkillAgent"][];
            /** Whole text of SKILL.md. 1 to 102400 characters, at most 102400 bytes. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        SkillAgent: {
            /** Id of the agent. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the agent. At most 255 characters. */
            name: string;
        };
        SkillList: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The skills, sorted by name. At most 10000 items. */
            skills: components["schemas"]["Skill"][];
        };
        SkillDetailResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The skill. */
            skill: components["schemas"]["SkillDetail"];
        };
        SkillCreate: {
            /** Whole text of SKILL.md with its frontmatter. 1 to 102400 characters, at most 102400 bytes. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        SkillCreateResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The new skill. */
            skill: components["schemas"]["CreatedSkill"];
        };
        CreatedSkill: {
            /** Id of the skill. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name read from the frontmatter. 1 to 200 characters, not blank. */
            name: components["schemas"]["SkillName"];
            /** Description read from the frontmatter; null when it has none. At most 4000 characters. */
            description: string | null;
            /** How many files the skill has, SKILL.md included. 0 to 20. */
            fileCount: number;
        };
        SkillUpdate: {
            /** Whole new text of SKILL.md. When given, `name` and `description` of this body are ignored. 1 to 102400 characters, at most 102400 bytes. */
            skillMdContent?: components["schemas"]["SkillMdContent"];
            /** New name. 1 to 200 characters, not blank. */
            name?: components["schemas"]["SkillName"];
            /** New description; null clears it. At most 4000 characters. */
            description?: string | null;
            /** Accepted and ignored. 1 to 2147483647. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored. At most 200 fields, at most 102400 bytes. */
            readonly metadata?: components["schemas"]["SkillMetadata"];
            /** Accepted and ignored. 0 to 20. */
            readonly fileCount?: number;
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. At most 20 items. */
            readonly files?: components["schemas"]["SkillFile"][];
            /** Accepted and ignored. At most 10000 items. */
            readonly agents?: components["schemas"]["SkillAgent"][];
        };
        SkillUpdateResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The skill. */
            skill: components["schemas"]["UpdatedSkill"];
        };
        UpdatedSkill: {
            /** Id of the skill. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the skill. 1 to 200 characters, not blank. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. At most 4000 characters. */
            description: string | null;
            /** Further fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. 0 to 20. */
            fileCount: number;
        };
        SkillDeleteResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /**
             * What was done.
             * @constant
             */
            message: "Skill deleted";
        };
        SkillFile: {
            /** Id of the file record; DELETE /skills/files takes this one. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Id of the file in storage. Format uuid, at most 36 characters. */
            fileId: string;
            /** Name of the file, with its folders if it has any. 1 to 255 characters. */
            fileName: components["schemas"]["SkillFileName"];
            /** MIME type of the file. 3 to 255 characters. */
            contentType: components["schemas"]["MediaType"];
            /** Size of the file in bytes; 0 while it is not known. 0 to 9007199254740991. */
            fileSize: number;
            /** When the record was created, ISO 8601. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
        };
        SkillFileName: string;
        SkillFileList: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The files, SKILL.md first. At most 20 items. */
            files: components["schemas"]["SkillFile"][];
        };
        SkillFileCreate: {
            /** Id of the skill. 1 to 2147483647. */
            skillId: components["schemas"]["Id"];
            /** Name of the file, unique within the skill. 1 to 255 characters. */
            fileName: components["schemas"]["SkillFileName"];
            /** MIME type of the file. 3 to 255 characters. */
            contentType: components["schemas"]["MediaType"];
            /**
             * Size of the file in bytes; recorded as 0 when left out. 0 to 9007199254740991.
             * @default 0
             */
            fileSize?: number;
        };
        SkillFileCreateResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The file record. */
            file: components["schemas"]["SkillFile"];
            /** Presigned address for HTTP PUT of the bytes. Works for 10 minutes. Format uri, at most 8192 characters, good for 600 seconds. */
            uploadUrl: string;
        };
        SkillFileDeleteResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /**
             * What was done.
             * @constant
             */
            message: "File deleted";
        };
        KnowledgeBase: {
            /** Id of the knowledge base. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name; unique in the organization. 1 to 100 characters. */
            name: string;
            /** What it holds; may be empty. At most 2000 characters. */
            description: string;
            /** Model that embeds the text, `<provider>:<model>`; never changes. 3 to 200 characters. */
            embeddingModel: components["schemas"]["ModelId"];
            /** Length of an embedding, in numbers; follows from the model. 1 to 16000. */
            embeddingDimensions: number;
            /** Model that reads data out of each file, or null when none is. 3 to 200 characters. */
            extractionModel: components["schemas"]["ModelId"] | null;
            /** JSON Schema (of an object) of the data to read out of each file, or null. At most 200 fields. */
            extractionSchema: {
                [key: string]: unknown;
            } | null;
            /** Free text that says where the files come from, or null. At most 2048 characters. */
            source: string | null;
            /** Agent that is run for every processed file, or null. */
            trigger: components["schemas"]["KnowledgeBaseTrigger"] | null;
            /** When it was created, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When it was last changed, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** User who created it. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** Number of its files. 0 to 10000. */
            fileCount: number;
            /** When the newest file was added, ISO 8601 in UTC; null while it has no files. Format date-time, at most 35 characters. */
            lastFileUploadedAt: components["schemas"]["Timestamp"] | null;
            /** Size of all its files together, in bytes. 0 to 9007199254740991. */
            totalSize: number;
            /** `empty` without files, `ready` with at least one. */
            status: components["schemas"]["KnowledgeBaseStatus"];
        };
        /** @enum {string} */
        KnowledgeBaseStatus: "empty" | "ready";
        KnowledgeBaseTrigger: {
            /** Whether the agent is run. */
            enabled: boolean;
            /** Id of the agent. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Text the agent is run with. 1 to 20000 characters. */
            prompt: string;
            /** When the trigger was set, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
        };
        KnowledgeBaseTriggerSave: {
            /** Whether the agent is run. True when left out. */
            enabled?: boolean;
            /** Id of an agent of the organization. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Text the agent is run with. 1 to 20000 characters. */
            prompt: string;
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
        };
        KnowledgeBaseCreate: {
            /** Name; unique in the organization. 1 to 100 characters. */
            name: string;
            /**
             * What it holds. At most 2000 characters.
             * @default ""
             */
            description?: string;
            /** Model that embeds the text; cannot be changed later. 3 to 200 characters. */
            embeddingModel: components["schemas"]["ModelId"];
            /** Model that reads data out of each file; null for none. 3 to 200 characters. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** JSON Schema (of an object) of the data to read out of each file; null for none. Works together with `extractionModel`. With its references spelled out it has at most 10,000 parts: objects and lists. At most 200 fields. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** Free text that says where the files come from; null for none. At most 2048 characters. */
            source?: string | null;
            /** Agent to run for every processed file; null for none. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
        };
        KnowledgeBaseUpdate: {
            /** Name; unique in the organization. 1 to 100 characters. */
            name?: string;
            /** What it holds. At most 2000 characters. */
            description?: string;
            /** Only the value that is stored is accepted, and it is ignored; a different one is a 400. 3 to 200 characters. */
            embeddingModel?: components["schemas"]["ModelId"];
            /** Model that reads data out of each file; null clears it. 3 to 200 characters. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** JSON Schema (of an object) of the data to read out of each file; null clears it. With its references spelled out it has at most 10,000 parts: objects and lists. At most 200 fields. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** Free text that says where the files come from; null clears it. At most 2048 characters. */
            source?: string | null;
            /** Agent to run for every processed file; replaces the trigger as a whole, null clears it. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
            /** Accepted and ignored. 1 to 2147483647. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored. 1 to 16000. */
            readonly embeddingDimensions?: number;
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. 1 to 128 characters. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored. 0 to 10000. */
            readonly fileCount?: number;
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly lastFileUploadedAt?: components["schemas"]["Timestamp"] | null;
            /** Accepted and ignored. 0 to 9007199254740991. */
            readonly totalSize?: number;
            /** Accepted and ignored. */
            readonly status?: components["schemas"]["KnowledgeBaseStatus"];
        };
        KnowledgeBaseList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The knowledge bases, sorted by name. At most 10000 items. */
            knowledgeBases: components["schemas"]["KnowledgeBase"][];
        };
        KnowledgeBaseReply: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The knowledge base. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
        };
        KnowledgeBaseDeleted: {
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        KnowledgeBaseFile: {
            /** Record id; the one that delete and retry take as `fileId`. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Id of the knowledge base. 1 to 2147483647. */
            knowledgeBaseId: components["schemas"]["Id"];
            /** UUID of the upload. Format uuid, at most 36 characters. */
            fileId: string;
            /** Name of the file. 1 to 255 characters. */
            fileName: string;
            /** Storage key of the file, `<org_id>/uploads/<file_id>/<filename>`. 1 to 1024 characters. */
            fileKey: string;
            /** Storage key of the extracted text, `<org_id>/contents/<file_id>.md`. Nothing is stored there before `parsed`. 1 to 1024 characters. */
            contentKey: string;
            /** MIME type of the file. 1 to 255 characters. */
            contentType: string;
            /** Size of the file in bytes; null when it is not known. 0 to 5368709120. */
            fileSize: number | null;
            /** State of the processing. */
            processingStatus: components["schemas"]["KnowledgeBaseFileStatus"];
            /** Why the processing failed; null when it did not. At most 2000 characters. */
            processingError: string | null;
            /** Metadata given when the file was added, or null. At most 200 fields. */
            userMetadata: {
                [key: string]: unknown;
            } | null;
            /** Data read out of the file by the extraction schema, 1,048,576 bytes of JSON in UTF-8 at most; null while there is none. At most 200 fields, at most 1048576 bytes. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /** Conversation of the agent that the trigger ran for this file; null when none was run. Format uuid, at most 36 characters. */
            triggerConversationId: string | null;
            /** Why the trigger was not run for this file although it is on: a file that an agent wrote while it ran for a trigger starts no further one, and nothing runs in the name of somebody who left the organization or became a guest. Null otherwise. At most 2000 characters. */
            triggerSkippedReason: string | null;
            /** When the file was added, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the record last changed, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        KnowledgeBaseFileStatus: "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";
        KnowledgeBaseFileCreate: {
            /** Id of the knowledge base. 1 to 2147483647. */
            kbId: components["schemas"]["Id"];
            /** `fileId` of the upload descriptor. Format uuid, at most 36 characters. */
            fileId: string;
            /** Name under which the file is listed. 1 to 255 characters. */
            fileName: string;
            /** `key` of the upload descriptor; must lie under the caller's `<org_id>/`, belong to `fileId` and have an object behind it. 1 to 1024 characters. */
            fileKey: string;
            /** `contentKey` of the upload descriptor; must lie under the caller's `<org_id>/` and belong to `fileId`. 1 to 1024 characters. */
            contentKey: string;
            /** MIME type of the file, as it was uploaded. 3 to 255 characters. */
            contentType: string;
            /** Size of the file in bytes. May be left out; the record has the size of the stored object in any case. 0 to 5368709120. */
            fileSize?: number;
            /** Metadata of your own that is kept with the file; null for none. At most 200 fields. */
            userMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        KnowledgeBaseFileList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The files, newest first. At most 10000 items. */
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        KnowledgeBaseFileReply: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The file record. */
            file: components["schemas"]["KnowledgeBaseFile"];
        };
        KnowledgeBaseFileDeleted: {
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        KnowledgeBaseSearch: {
            /** Id of the knowledge base. 1 to 2147483647. */
            kbId: components["schemas"]["Id"];
            /** What to look for. 1 to 4000 characters. */
            query: string;
            /**
             * How many passages at most. 1 to 50.
             * @default 10
             */
            limit?: number;
        };
        KnowledgeBaseSearchReply: {
            /** The passages, best first. At most 50 items. */
            results: components["schemas"]["KnowledgeBaseSearchResult"][];
        };
        KnowledgeBaseSearchResult: {
            /** UUID of the file (`fileId` of the file record). Format uuid, at most 36 characters. */
            fileId: string;
            /** Name of the file. 1 to 255 characters. */
            fileName: string;
            /** The passage. At most 20000 characters. */
            text: string;
            /** Nearness in meaning, 0 to 1; 1 is nearest. */
            score: number;
        };
        ToolServer: {
            /** Id of the tool server; `mcpServers` of an agent refers to it. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name; unique in the organization. 1 to 100 characters. */
            name: string;
            /** Address of the server. Format uri, at most 2048 characters. */
            url: string;
            /** How the server is spoken to. */
            transport: components["schemas"]["ToolServerTransport"];
            /** Names of the stored headers, sorted; their values are never given out. At most 50 items, each 1 to 100 characters. */
            headerNames: string[];
            /** Whether agents may use it. */
            enabled: boolean;
            /** Outcome of the newest attempt to use the tool server, by a run of an agent or by `POST /mcp-servers/test` with its id: `reachable`, `unreachable`, or `unknown` before the first attempt and after a change of its address or headers. */
            state: components["schemas"]["ToolServerState"];
            /** Why the newest failed attempt to use the server failed; null when none did. At most 2000 characters. */
            lastError: string | null;
            /** When that attempt failed, ISO 8601 in UTC; null when none did. Format date-time, at most 35 characters. */
            lastErrorAt: string | null;
            /** When the server was last used successfully, ISO 8601 in UTC, to the minute while it works; null when it never was. Format date-time, at most 35 characters. */
            lastSuccessAt: string | null;
            /** When it was created, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When it was last changed, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ToolServerState: "unknown" | "reachable" | "unreachable";
        /** @enum {string} */
        ToolServerTransport: "streamable-http" | "sse";
        ToolServerHeaders: {
            [key: string]: string;
        };
        ToolServerCreate: {
            /** Name; unique in the organization. 1 to 100 characters, not blank. */
            name: string;
            /** Address of the server. Format uri, at most 2048 characters, matching `^https?://`. */
            url: string;
            /**
             * How the server is spoken to.
             * @default "streamable-http"
             */
            transport?: components["schemas"]["ToolServerTransport"];
            /**
             * Headers to send; never in a reply. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`.
             * @default {}
             */
            headers?: components["schemas"]["ToolServerHeaders"];
            /**
             * Whether agents may use it.
             * @default true
             */
            enabled?: boolean;
        };
        ToolServerUpdate: {
            /** Name; unique in the organization. 1 to 100 characters, not blank. */
            name?: string;
            /** Address of the server. Format uri, at most 2048 characters, matching `^https?://`. */
            url?: string;
            /** How the server is spoken to. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** Replaces all stored headers; an empty object removes them. Never in a reply. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`. */
            headers?: components["schemas"]["ToolServerHeaders"];
            /** Whether agents may use it. */
            enabled?: boolean;
            /** Accepted and ignored. 1 to 2147483647. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored. At most 50 items, each 1 to 100 characters. */
            readonly headerNames?: string[];
            /** Accepted and ignored. */
            readonly state?: components["schemas"]["ToolServerState"];
            /** Accepted and ignored, null as well. At most 2000 characters. */
            readonly lastError?: string | null;
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly lastErrorAt?: string | null;
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly lastSuccessAt?: string | null;
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ToolServerList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The tool servers, sorted by name. At most 1000 items. */
            toolServers: components["schemas"]["ToolServer"][];
        };
        ToolServerReply: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The tool server. */
            toolServer: components["schemas"]["ToolServer"];
        };
        ToolServerDeleted: {
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        ToolServerTest: components["schemas"]["ToolServerTestStored"] | components["schemas"]["ToolServerTestAddress"];
        ToolServerTestStored: {
            /** Id of the tool server. 1 to 2147483647. */
            id: components["schemas"]["Id"];
        };
        ToolServerTestAddress: {
            /** Address of the server. Format uri, at most 2048 characters, matching `^https?://`. */
            url: string;
            /** How the server is spoken to; `streamable-http` when left out. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** Headers to send; none when left out. Not stored. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`. */
            headers?: components["schemas"]["ToolServerHeaders"];
        };
        ToolServerTestReply: {
            /** Whether the server answered with its tools. */
            success: boolean;
            /** The tools of the server, at most the first 1000; empty when the test failed. At most 1000 items. */
            tools: components["schemas"]["ToolServerTool"][];
            /** Why the test failed; null when it did not. At most 2000 characters. */
            error: string | null;
            /** How long the test took, in milliseconds. 0 to 60000. */
            durationMs: number;
        };
        ToolServerTool: {
            /** Name of the tool. 1 to 256 characters. */
            name: string;
            /** What the tool does, as the server says; null when it says nothing. At most 20000 characters. */
            description: string | null;
            /** JSON Schema of what the tool takes. At most 200 fields. */
            inputSchema: {
                [key: string]: unknown;
            };
        };
        CronSchedule: string;
        ScheduledTask: {
            /** Id of the task. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Name of the task. 1 to 100 characters. */
            name: string;
            /** What the task is for; may be empty. At most 2000 characters. */
            description: string;
            /** Text the agent is run with. 1 to 20000 characters. */
            prompt: string;
            /** Cron expression with five fields, in UTC. 1 to 100 characters. */
            schedule: components["schemas"]["CronSchedule"];
            /** Whether the schedule is followed. */
            enabled: boolean;
            /** Id of the agent that is run. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Name of the agent that is run. At most 255 characters. */
            agentName: string;
            /** User who owns the task. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** When the newest run started, ISO 8601 in UTC; null before the first run. Format date-time, at most 35 characters. */
            lastRunAt: components["schemas"]["Timestamp"] | null;
            /** When the task runs next, ISO 8601 in UTC; null while it is off. Format date-time, at most 35 characters. */
            nextRunAt: components["schemas"]["Timestamp"] | null;
            /** What happens to a slot while a run is in progress. Also with `allow` at most ten runs of a task are in progress at one time. */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /** How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. 0 to 31536000. */
            catchUpWindowSeconds: number;
            /** Why the service switched the task off; null when it did not. */
            pausedReason: components["schemas"]["TaskPausedReason"] | null;
            /** Number of runs that failed since the last one that completed. Three switch the task off, unless the server is configured otherwise. 0 to 2147483647. */
            consecutiveFailures: number;
            /** Why the newest run that ended failed. Absent when it completed and before the first run; kept while the task is off. */
            lastFailure?: components["schemas"]["RunFailure"];
            /** When the task was created, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the task was last changed, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        TaskPausedReason: "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures";
        /** @enum {string} */
        TaskOverlapPolicy: "skip" | "queue_one" | "allow";
        ScheduledTaskCreate: {
            /** Name of the task. 1 to 100 characters. */
            name: string;
            /**
             * What the task is for. At most 2000 characters.
             * @default ""
             */
            description?: string;
            /** Text the agent is run with. 1 to 20000 characters. */
            prompt: string;
            /** Cron expression with five fields, in UTC. 1 to 100 characters. */
            schedule: components["schemas"]["CronSchedule"];
            /** Id of an agent of the organization. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /**
             * Whether the schedule is followed.
             * @default true
             */
            enabled?: boolean;
            /**
             * What happens to a slot while a run is in progress.
             * @default "skip"
             */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /**
             * How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. 0 to 31536000.
             * @default 31536000
             */
            catchUpWindowSeconds?: number;
        };
        ScheduledTaskUpdate: {
            /** Name of the task. 1 to 100 characters. */
            name?: string;
            /** What the task is for. At most 2000 characters. */
            description?: string;
            /** Text the agent is run with. 1 to 20000 characters. */
            prompt?: string;
            /** Cron expression with five fields, in UTC. 1 to 100 characters. */
            schedule?: components["schemas"]["CronSchedule"];
            /** Id of an agent of the organization. 1 to 2147483647. */
            agentId?: components["schemas"]["Id"];
            /** Whether the schedule is followed. */
            enabled?: boolean;
            /** What happens to a slot while a run is in progress. */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /** How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. 0 to 31536000. */
            catchUpWindowSeconds?: number;
            /** Accepted and ignored. 1 to 2147483647. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored. At most 255 characters. */
            readonly agentName?: string;
            /** Accepted and ignored. 1 to 128 characters. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly lastRunAt?: components["schemas"]["Timestamp"] | null;
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly nextRunAt?: components["schemas"]["Timestamp"] | null;
            /** Accepted and ignored, null as well. */
            readonly pausedReason?: components["schemas"]["TaskPausedReason"] | null;
            /** Accepted and ignored. 0 to 2147483647. */
            readonly consecutiveFailures?: number;
            /** Accepted and ignored. */
            readonly lastFailure?: components["schemas"]["RunFailure"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ScheduledTaskDelete: {
            /** Id of the task; equal to the one in the query when both are given. 1 to 2147483647. */
            taskId: components["schemas"]["Id"];
        };
        ScheduledTaskToggle: {
            /** Id of the task. 1 to 2147483647. */
            taskId: components["schemas"]["Id"];
            /** True to follow the schedule from now on, false to stop. */
            enabled: boolean;
        };
        ScheduledTaskRun: {
            /** Id of the task. 1 to 2147483647. */
            taskId: components["schemas"]["Id"];
        };
        TaskExecution: {
            /** Id of the execution. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Id of the task. 1 to 2147483647. */
            scheduledTaskId: components["schemas"]["Id"];
            /** Conversation of the run, to be read with `GET /getConversation`; it exists from the start of the run. Null while the run waits to be started, when it could not be, and for `skipped` and `missed` slots. Format uuid, at most 36 characters. */
            conversationId: string | null;
            /** Version of the agent that the run was started with, as `GET /agents/versions` lists it. Null where `conversationId` is. 1 to 2147483647. */
            agentVersionId: components["schemas"]["Id"] | null;
            /** `in_progress` (waiting or running) becomes `completed` or `failed`. `skipped` (another run was in progress, or the task was off) and `missed` (no worker ran) come only with `include=occurrences`. */
            status: components["schemas"]["TaskExecutionStatus"];
            /** Slot of the schedule, ISO 8601 in UTC; for a run started by hand, when it was asked for. Format date-time, at most 35 characters. */
            scheduledFor: components["schemas"]["Timestamp"];
            /** When the run started, ISO 8601 in UTC; null while it waits and for slots that did not run. Format date-time, at most 35 characters. */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** When the run ended, ISO 8601 in UTC; null before that and for slots that did not run. Format date-time, at most 35 characters. */
            finishedAt: components["schemas"]["Timestamp"] | null;
            /** Why the run failed, in words for people; null when it did not. At most 2000 characters. */
            error: string | null;
            /** Why the run failed, for programs. Present only when it did. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** Why the slot was skipped or missed; null for a run. At most 500 characters. */
            reason: string | null;
            /** When the record was made, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        TaskExecutionStatus: "in_progress" | "completed" | "failed" | "skipped" | "missed";
        TaskExecutionStats: {
            /** Number of all runs. 0 to 2147483647. */
            total: number;
            /** Number of runs that ended well. 0 to 2147483647. */
            completed: number;
            /** Number of runs that failed. 0 to 2147483647. */
            failed: number;
            /** Number of runs that have not ended. 0 to 2147483647. */
            in_progress: number;
        };
        SchedulePreview: {
            /** The next ten times, ISO 8601 in UTC, soonest first. Exactly 10 items, each format date-time, at most 35 characters. */
            next: components["schemas"]["Timestamp"][];
            /** What the expression means in English. 1 to 500 characters. */
            description: string;
        };
        ChatRequest: {
            /** Agent that answers. With `threadId` it must be the agent of that conversation. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** The message to send. The last message of the AI SDK's chat client can be sent as it is. */
            message: components["schemas"]["ChatMessage"];
            /** Conversation to continue. Absent opens a new one. Format uuid, at most 36 characters. */
            threadId?: string;
            /**
             * IANA time zone name in which the agent tells dates and times. An unknown name is a 400. 1 to 64 characters, matching `^[A-Za-z0-9_+/-]+$`.
             * @default "UTC"
             */
            timezone?: string;
        };
        ChatMessage: {
            /** Id that a chat client gave the message. Accepted and ignored; the stored message gets a UUID. At most 128 characters. */
            id?: string;
            /**
             * Always `user`.
             * @constant
             */
            role: "user";
            /** Content of the message, in order. 1 to 20 items. */
            parts: components["schemas"]["ChatMessagePart"][];
            /** Metadata that a chat client gave the message. Accepted and ignored. At most 200 fields. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        ChatMessagePart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatFilePart"];
        ChatTextPart: {
            /**
             * Always `text`.
             * @constant
             */
            type: "text";
            /** The text. 1 to 100000 characters. */
            text: string;
        };
        ChatFilePart: {
            /**
             * Always `file`.
             * @constant
             */
            type: "file";
            /** Media type of the file, without parameters. At most 255 characters. */
            mediaType: string;
            /** Name to show. Absent when the file has none. 1 to 255 characters. */
            filename?: string;
            /** Content of the file: a base64 `data:` URL, or the `key` that `POST /upload/presigned` answered, once the file is uploaded. The key must begin with the id of the caller's organization. 1 to 4194304 characters. */
            url: string;
        };
        ChatEventStream: string;
        ChatAccepted: {
            /** Id of the conversation. The same as in the header X-Thread-ID. Format uuid, at most 36 characters. */
            threadId: string;
            /**
             * Always `in_progress`.
             * @constant
             */
            status: "in_progress";
        };
        /** @enum {string} */
        StreamStatus: "in_progress" | "completed" | "stopped" | "error" | "timeout";
        /** @enum {string} */
        RunFailureCode: "model_unavailable" | "model_rate_limited" | "model_rejected" | "model_not_found" | "model_not_configured" | "context_too_long" | "content_filtered" | "empty_answer" | "timed_out" | "agent_not_found" | "owner_not_permitted" | "storage_unavailable" | "stopped" | "interrupted" | "internal";
        RunFailure: {
            /**
             * Why a run of an agent failed:
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
             */
            code: components["schemas"]["RunFailureCode"];
            /** The reason in words for people. At most 2000 characters. */
            message: string;
        };
        Conversation: {
            /** Id of the conversation. Format uuid, at most 36 characters. */
            id: string;
            /** Agent of the conversation. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Owner of the conversation. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** Organization of the conversation. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Title, generated or set by the user. At most 200 characters. */
            name: string;
            /** Conversation from which this one branched. Null for a top-level conversation. Format uuid, at most 36 characters. */
            upstreamConversationId: string | null;
            /** System prompt used in the latest run, kept for audit. Empty before the first run. Absent for guests, who may not read agents. At most 1000000 characters. */
            renderedSystemPrompt?: string;
            /** State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** Time of creation, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Time of soft deletion, ISO 8601 in UTC. Null when not deleted. Format date-time, at most 35 characters. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
            /** Why the latest run did not complete, in words for people. Present only when it did not (`error` or `timeout`). At most 2000 characters. */
            failure?: string;
            /** Why the latest run did not complete, for programs. Present whenever `failure` is. */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** Messages, ordered by creation time. At most 10000 items. */
            messages: components["schemas"]["Message"][];
        };
        ConversationSummary: {
            /** Id of the conversation, `threadId` elsewhere. Format uuid, at most 36 characters. */
            id: string;
            /** Agent of the conversation. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Owner of the conversation. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** Organization of the conversation. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Title, generated or set by the user. At most 200 characters. */
            name: string;
            /** Conversation from which this one branched. Null for a top-level conversation. Format uuid, at most 36 characters. */
            upstreamConversationId: string | null;
            /** State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** Why the latest run did not complete. Present only when it did not (`error` or `timeout`). */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** Time of creation, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Time of soft deletion, ISO 8601 in UTC. Null when not deleted. Format date-time, at most 35 characters. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
        };
        ConversationPage: {
            /** Conversations, the last changed first. At most 100 items. */
            conversations: components["schemas"]["ConversationSummary"][];
            /** Value of `cursor` for the next page. Null on the last one. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
            nextCursor: string | null;
        };
        ConversationUpdate: {
            /** New title. Absent leaves it as it is. 1 to 200 characters, not blank. */
            name?: string;
            /** Accepted and ignored. Format uuid, at most 36 characters. */
            readonly id?: string;
            /** Accepted and ignored. 1 to 2147483647. */
            readonly agentId?: components["schemas"]["Id"];
            /** Accepted and ignored. 1 to 128 characters. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** Accepted and ignored, null as well. Format uuid, at most 36 characters. */
            readonly upstreamConversationId?: string | null;
            /** Accepted and ignored. At most 1000000 characters. */
            readonly renderedSystemPrompt?: string;
            /** Accepted and ignored. At most 2000 characters. */
            readonly failure?: string;
            /** Accepted and ignored. */
            readonly failureCode?: components["schemas"]["RunFailureCode"];
            /** Accepted and ignored, null as well. */
            readonly streamStatus?: components["schemas"]["StreamStatus"] | null;
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored. Format date-time, at most 35 characters. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, null as well. Format date-time, at most 35 characters. */
            readonly deletedAt?: components["schemas"]["Timestamp"] | null;
            /**
             * Accepted and ignored.
             * @constant
             */
            readonly isDeleted?: true;
            /** Accepted and ignored. At most 10000 items. */
            readonly messages?: components["schemas"]["Message"][];
        };
        ConversationStop: {
            /** Id of the conversation. Format uuid, at most 36 characters. */
            threadId: string;
        };
        ConversationStopResult: {
            /** Always true. */
            success: boolean;
            /** Id of the conversation. Format uuid, at most 36 characters. */
            threadId: string;
            /** True when a run was stopped; false when none was in progress or it ended by itself. */
            stopped: boolean;
            /** State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
        };
        /** @enum {string} */
        FeedbackRating: "helpful" | "not_helpful";
        ConversationFeedbackCreate: {
            /** Id of the conversation. Format uuid, at most 36 characters. */
            threadId: string;
            /** Message of that conversation. Absent rates the conversation as a whole. Format uuid, at most 36 characters. */
            messageId?: string;
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /**
             * Free text. Empty when there is none. At most 5000 characters.
             * @default ""
             */
            comment?: string;
        };
        ConversationFeedback: {
            /** Id of the rating. It stays the same when the user rates again. 1 to 2147483647. */
            id: components["schemas"]["Id"];
            /** Id of the conversation. Format uuid, at most 36 characters. */
            threadId: string;
            /** The rated message. Null when the conversation as a whole is rated. Format uuid, at most 36 characters. */
            messageId: string | null;
            /** User who rated. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** Free text. Empty when there is none. At most 5000 characters. */
            comment: string;
            /** Time of the rating, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            timestamp: components["schemas"]["Timestamp"];
        };
        ConversationFeedbackResult: {
            /** Always true. */
            success: boolean;
            /** A stored rating. */
            feedback: components["schemas"]["ConversationFeedback"];
        };
        Message: {
            /** Id of the message. Format uuid, at most 36 characters. */
            id: string;
            /** Who wrote the message. */
            role: components["schemas"]["MessageRole"];
            /** Content of the message, in order. At most 5000 items. */
            parts: components["schemas"]["MessagePart"][];
            /** Time of creation, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** Tokens used for this message. Absent on user messages and when no call of the model returned anything. */
            usage?: components["schemas"]["MessageUsage"];
            /**
             * Why the model ended: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more may come. Absent on user
             *     messages and when the run did not come to its end. At most 64 characters, matching `^[a-z][a-z_]*$`.
             */
            finishReason?: string;
            /** What the run had to do without. Absent on user messages and when nothing was missing. 1 to 100 items. */
            warnings?: components["schemas"]["RunWarning"][];
        };
        RunWarning: {
            /**
             * `tool_server_unavailable`: a tool server could not be reached, so that the run had none of its tools.
             * @enum {string}
             */
            code: "tool_server_unavailable";
            /** Id of the tool server. 1 to 2147483647. */
            toolServerId: components["schemas"]["Id"];
            /** What was missing and why, in words for people. At most 2000 characters. */
            message: string;
        };
        MessagePage: {
            /** Messages, the oldest first. At most 100 items. */
            messages: components["schemas"]["Message"][];
            /** Value of `cursor` for the next page. Null on the last one. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
            nextCursor: string | null;
        };
        MessageUsage: {
            /** Tokens sent to the model. 0 to 2147483647. */
            inputTokens: number;
            /** Tokens that the model wrote. 0 to 2147483647. */
            outputTokens: number;
            /** Tokens in all. 0 to 2147483647. */
            totalTokens: number;
        };
        MessagePart: components["schemas"]["MessageTextPart"] | components["schemas"]["MessageReasoningPart"] | components["schemas"]["MessageToolPart"] | components["schemas"]["MessageStepStartPart"] | components["schemas"]["MessageFilePart"];
        /** @enum {string} */
        MessageRole: "user" | "assistant";
        MessageTextPart: {
            /**
             * Always `text`.
             * @constant
             */
            type: "text";
            /** The text. At most 1000000 characters. */
            text: string;
        };
        MessageReasoningPart: {
            /**
             * Always `reasoning`.
             * @constant
             */
            type: "reasoning";
            /** The reasoning. Empty when the model hides it. At most 1000000 characters. */
            text: string;
        };
        /** @enum {string} */
        ToolCallState: "input-streaming" | "input-available" | "output-available" | "output-error";
        MessageToolPart: {
            /** `tool-` and the name of the tool, for example `tool-search_knowledge_base`. Tools of connected tool servers as well. 6 to 260 characters. */
            type: string;
            /** Id of the call, unique in its message. 1 to 200 characters. */
            toolCallId: string;
            /**
             * `input-streaming`: the arguments were not complete when the run ended. `input-available`: called, without a result yet.
             *     `output-available`: `output` holds the result. `output-error`: `errorText` tells what failed.
             */
            state: components["schemas"]["ToolCallState"];
            /** Arguments of the call. Absent when the model gave none that can be read, or more than 1,048,576 bytes of JSON in UTF-8. At most 1048576 bytes. */
            input?: unknown;
            /** Result of the call, a value of any type. Present when `state` is `output-available`. A text of more than 100,000 characters, or a value whose JSON has more, is cut there: what is left is a text that ends by saying so. */
            output?: unknown;
            /** What failed. Present when `state` is `output-error`. At most 10000 characters. */
            errorText?: string;
            /** True when the model provider ran the tool. Absent otherwise. */
            providerExecuted?: boolean;
        };
        MessageStepStartPart: {
            /**
             * Always `step-start`.
             * @constant
             */
            type: "step-start";
        };
        MessageFilePart: {
            /**
             * Always `file`.
             * @constant
             */
            type: "file";
            /** Media type of the file. 1 to 255 characters. */
            mediaType: string;
            /** Name to show. Absent when the file has none. At most 255 characters. */
            filename?: string;
            /** Content of the file. A base64 `data:` URL, or for a stored file a presigned https address that works for 10 minutes. It sends raster images inline and any other file as an attachment; a type that a browser would execute, such as HTML or SVG, is sent as `application/octet-stream`. Format uri, at most 4194304 characters, good for 600 seconds. */
            url: string;
            /** Storage key of the file. Present when the file was sent as the key of an upload. 1 to 1024 characters. */
            fileKey?: string;
        };
        DashboardInteraction: {
            /** Id of the conversation. Format uuid, at most 36 characters. */
            id: string;
            /** Agent of the conversation. 1 to 2147483647. */
            agentId: components["schemas"]["Id"];
            /** Parent conversation of a sub-conversation. Null for a top-level one. Format uuid, at most 36 characters. */
            upstreamConversationId: string | null;
            /** Time of creation, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Name of the agent now, also when it was deleted. At most 255 characters. */
            agentName: string;
            /** Model of the agent now. 3 to 200 characters. */
            agentModel: components["schemas"]["ModelId"];
            /** Logo of the agent. Null when it has none. At most 2048 characters. */
            agentLogoUrl: string | null;
            /** Owner of the conversation. 1 to 128 characters. */
            userId: components["schemas"]["UserId"];
            /** E-mail address of the owner. Empty when the owner is no longer known. At most 320 characters. */
            userEmail: string;
            /** First name of the owner. Null when not known. At most 255 characters. */
            userFirstName: string | null;
            /** Last name of the owner. Null when not known. At most 255 characters. */
            userLastName: string | null;
            /** Metadata of the owner in this organization. Empty when the owner is no longer a member. At most 2000 fields, at most 8192 bytes. */
            userPublicMetadata: components["schemas"]["UserMetadata"];
            /** First text of the first user message. Null when there is none. At most 100000 characters. */
            firstMessageText: string | null;
            /** Messages of the user. 0 to 2147483647. */
            userMessageCount: number;
            /** Messages of the agent. 0 to 2147483647. */
            assistantMessageCount: number;
            /** Messages in all. 0 to 2147483647. */
            totalMessageCount: number;
            /** Seconds from the first to the last message. Null with fewer than two messages. 0 to 9007199254740991. */
            duration: number | null;
            /** Tokens in all. 0 to 2147483647. */
            totalTokens: number;
            /** Tokens sent to the model. 0 to 2147483647. */
            inputTokens: number;
            /** Tokens that the model wrote. 0 to 2147483647. */
            outputTokens: number;
            /** Files in the messages of the user. 0 to 2147483647. */
            attachmentCount: number;
            /** Tool calls of the agent, in order. At most 10000 items. */
            toolCalls: components["schemas"]["DashboardToolCall"][];
            /** Why the model ended its last answer, for example `stop`, `length` or `tool_calls`. Null when there is none. At most 64 characters. */
            lastFinishReason: string | null;
            /** State of the latest run; null when none was ever started. */
            streamStatus: components["schemas"]["StreamStatus"] | null;
            /** Why the latest run did not complete. Present only when it did not (`error` or `timeout`). */
            failureCode?: components["schemas"]["RunFailureCode"];
            /** Ratings in all. Null when nobody rated. 0 to 2147483647. */
            totalFeedback: number | null;
            /** Ratings `helpful`. Null when nobody rated. 0 to 2147483647. */
            totalHelpful: number | null;
            /** Ratings `not_helpful`. Null when nobody rated. 0 to 2147483647. */
            totalNotHelpful: number | null;
            /** The ratings, the oldest first. Null when nobody rated. At most 10000 items. */
            feedbackData: components["schemas"]["DashboardFeedback"][] | null;
            /** Sub-conversations, the last changed first, nested to any depth. Empty when there are none. At most 10000 items. */
            subConversations: components["schemas"]["DashboardInteraction"][];
        };
        DashboardToolCall: {
            /** Name of the tool. 1 to 255 characters. */
            toolName: string;
            /** Arguments of the call. At most 200 fields. */
            args: {
                [key: string]: unknown;
            };
            /** Result of the call, a value of any type. Always present; null when there is none, the error text when it failed. */
            result?: unknown;
        };
        DashboardFeedback: {
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** Free text. Empty when there is none. At most 5000 characters. */
            comment: string;
            /** Time of the rating, ISO 8601 in UTC. Format date-time, at most 35 characters. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        StatsInterval: "hour" | "day" | "week";
        DashboardStats: {
            /** Top-level conversations. 0 to 2147483647. */
            conversationCount: number;
            /** Messages, of users and agents. 0 to 2147483647. */
            messageCount: number;
            /** Tool calls. 0 to 2147483647. */
            toolCalls: number;
            /** Tokens in all. 0 to 9007199254740991. */
            totalTokens: number;
            /** Tokens sent to models. 0 to 9007199254740991. */
            inputTokens: number;
            /** Tokens that models wrote. 0 to 9007199254740991. */
            outputTokens: number;
            /** Different users. 0 to 2147483647. */
            uniqueUsers: number;
            /** Different agents, those of sub-conversations included. 0 to 2147483647. */
            uniqueAgents: number;
            /** Ratings in all. 0 to 2147483647. */
            totalFeedback: number;
            /** Ratings `helpful`. 0 to 2147483647. */
            totalHelpful: number;
            /** Ratings `not_helpful`. 0 to 2147483647. */
            totalNotHelpful: number;
            /** Files in the knowledge bases of the organization at the time of the call. 0 to 2147483647. */
            kbFileCount: number;
            /** Knowledge bases of the organization at the time of the call. 0 to 2147483647. */
            kbCount: number;
            /** One entry for each hour, day or week, the oldest first. Present only with `interval`. At most 1000 items. */
            series?: components["schemas"]["DashboardStatsPoint"][];
        };
        DashboardStatsPoint: {
            /** Start of the hour, day or week in UTC, ISO 8601. That of the first entry may lie before `from`. Format date-time, at most 35 characters. */
            start: components["schemas"]["Timestamp"];
            /** Top-level conversations. 0 to 2147483647. */
            conversationCount: number;
            /** Messages, of users and agents. 0 to 2147483647. */
            messageCount: number;
            /** Tool calls. 0 to 2147483647. */
            toolCalls: number;
            /** Tokens in all. 0 to 9007199254740991. */
            totalTokens: number;
            /** Tokens sent to models. 0 to 9007199254740991. */
            inputTokens: number;
            /** Tokens that models wrote. 0 to 9007199254740991. */
            outputTokens: number;
            /** Different users. 0 to 2147483647. */
            uniqueUsers: number;
            /** Different agents, those of sub-conversations included. 0 to 2147483647. */
            uniqueAgents: number;
            /** Ratings in all. 0 to 2147483647. */
            totalFeedback: number;
            /** Ratings `helpful`. 0 to 2147483647. */
            totalHelpful: number;
            /** Ratings `not_helpful`. 0 to 2147483647. */
            totalNotHelpful: number;
        };
    };
}
export interface operations {
    listAgents: {
        parameters: {
            query?: {
                /**
                 * Id of the one agent to read. Omit it to list all. 1 to 2147483647.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
        };
    };
    listAgentVersions: {
        parameters: {
            query: {
                /**
                 * The agent whose history is asked for. 1 to 2147483647.
                 * @example 1
                 */
                agentId: components["schemas"]["Id"];
                /**
                 * Id of the one version to read in full. 1 to 2147483647.
                 * @example 13
                 */
                versionId?: components["schemas"]["Id"];
                /**
                 * How many versions a page holds at most. Ignored with `versionId`. 1 to 200.
                 * @default 50
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before. Only versions older than it are returned. Ignored with `versionId`. 1 to 2147483647.
                 * @example 13
                 */
                before?: components["schemas"]["Id"];
            };
        };
    };
    renameAgentTag: {
        parameters: {
            query: {
                /**
                 * The tag to rename. 1 to 2147483647.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    deleteAgentTag: {
        parameters: {
            query: {
                /**
                 * The tag to delete. 1 to 2147483647.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    listTools: {
        parameters: {
            query?: {
                /**
                 * Whether tools that are not available now are listed too.
                 * @default false
                 * @example true
                 */
                all?: boolean;
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * Most users in one page, 1 to 500.
                 * @default 100
                 * @example 100
                 */
                limit?: number;
                /**
                 * How many users to skip from the start of the sorted list, 0 or more. 0 to 2147483647.
                 * @default 0
                 * @example 0
                 */
                offset?: number;
                /**
                 * Only members with exactly this role. Without it, members of every role are listed.
                 * @example org:member
                 */
                role?: "org:admin" | "org:member";
                /**
                 * Sort field, with `-` before it for descending; `+` before it, or nothing, for ascending. Write `+` as `%2B`; a bare `+`, which arrives as a space, is understood too. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field is a 400. At most 32 characters.
                 * @default "-created_at"
                 * @example -created_at
                 */
                orderBy?: string;
                /**
                 * Only members whose e-mail address, username, first name or last name contains this text; upper and lower case are alike. 1 to 256 characters.
                 * @example chiara
                 */
                query?: string;
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * Most invitations in one page, 1 to 500.
                 * @default 100
                 * @example 100
                 */
                limit?: number;
                /**
                 * How many invitations to skip from the start of the list, 0 or more. 0 to 2147483647.
                 * @default 0
                 * @example 0
                 */
                offset?: number;
                /**
                 * States to list, separated by commas. Only pending invitations when left out. 1 to 4 items.
                 * @default ["pending"]
                 * @example [
                 *       "pending",
                 *       "accepted"
                 *     ]
                 */
                status?: components["schemas"]["InvitationStatus"][];
            };
        };
    };
    receiveIdentityEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Unique id of the event, the same on every repeat. 1 to 256 characters.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: string;
                /**
                 * When this delivery was sent, in whole seconds since 1970. 1 to 20 characters.
                 * @example 1795161900
                 */
                "svix-timestamp"?: string;
                /**
                 * One or more signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256; one that fits is enough. 1 to 4096 characters.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: string;
                /**
                 * Same as `svix-id`, by its Standard Webhooks name. 1 to 256 characters.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: string;
                /**
                 * Same as `svix-timestamp`, by its Standard Webhooks name. 1 to 20 characters.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: string;
                /**
                 * Same as `svix-signature`, by its Standard Webhooks name. 1 to 4096 characters.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature"?: string;
            };
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * Id of the one skill to get. All skills are listed when left out. 1 to 2147483647.
                 * @example 5
                 */
                id?: components["schemas"]["Id"];
            };
        };
    };
    updateSkill: {
        parameters: {
            query: {
                /**
                 * Id of the skill to update. 1 to 2147483647.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    deleteSkill: {
        parameters: {
            query: {
                /**
                 * Id of the skill to delete. 1 to 2147483647.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    listSkillFiles: {
        parameters: {
            query: {
                /**
                 * Id of the skill whose files are listed. 1 to 2147483647.
                 * @example 5
                 */
                skillId: components["schemas"]["Id"];
            };
        };
    };
    deleteSkillFile: {
        parameters: {
            query: {
                /**
                 * Id of the file record (the integer `id`, not the UUID `fileId`). 1 to 2147483647.
                 * @example 52
                 */
                fileId: components["schemas"]["Id"];
            };
        };
    };
    listKnowledgeBases: {
        parameters: {
            query?: {
                /**
                 * Id of one knowledge base; the reply then holds `knowledgeBase` and no list. 1 to 2147483647.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
        };
    };
    updateKnowledgeBase: {
        parameters: {
            query: {
                /**
                 * Id of the knowledge base. 1 to 2147483647.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    deleteKnowledgeBase: {
        parameters: {
            query: {
                /**
                 * Id of the knowledge base. 1 to 2147483647.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    listKnowledgeBaseFiles: {
        parameters: {
            query: {
                /**
                 * Id of the knowledge base. 1 to 2147483647.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
            };
        };
    };
    deleteKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * Id of the knowledge base. 1 to 2147483647.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * Record id of the file (`id` of the file record), an integer and not the UUID. 1 to 2147483647.
                 * @example 22
                 */
                fileId: components["schemas"]["Id"];
            };
        };
    };
    retryKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * Id of the knowledge base. 1 to 2147483647.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * Record id of the file (`id` of the file record), an integer and not the UUID. 1 to 2147483647.
                 * @example 22
                 */
                fileId: components["schemas"]["Id"];
            };
        };
    };
    listToolServers: {
        parameters: {
            query?: {
                /**
                 * Id of one tool server; the reply then holds `toolServer` and no list. 1 to 2147483647.
                 * @example 3
                 */
                id?: components["schemas"]["Id"];
            };
        };
    };
    updateToolServer: {
        parameters: {
            query: {
                /**
                 * Id of the tool server. 1 to 2147483647.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    deleteToolServer: {
        parameters: {
            query: {
                /**
                 * Id of the tool server. 1 to 2147483647.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
        };
    };
    listScheduledTasks: {
        parameters: {
            query?: {
                /**
                 * Id of one task; the reply is then that task as an object. 1 to 2147483647.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * Lists every task of the organization instead of the caller's own. Admins only.
                 * @default false
                 * @example false
                 */
                allInOrg?: boolean;
            };
        };
    };
    updateScheduledTask: {
        parameters: {
            query: {
                /**
                 * Id of the task. 1 to 2147483647.
                 * @example 7
                 */
                taskId: components["schemas"]["Id"];
            };
        };
    };
    deleteScheduledTask: {
        parameters: {
            query?: {
                /**
                 * Id of the task. Needed here unless the body carries it. 1 to 2147483647.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
            };
        };
    };
    listTaskExecutions: {
        parameters: {
            query?: {
                /**
                 * Id of one task; only its runs are listed or counted. 1 to 2147483647.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * How many entries at most, 1 to 500.
                 * @default 50
                 * @example 50
                 */
                limit?: number;
                /**
                 * When true, the reply is an object with counts instead of the list.
                 * @default false
                 * @example false
                 */
                stats?: boolean;
                /**
                 * Only runs created after this time are counted; without `stats`, only those are listed. At most 35 characters.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                since?: components["schemas"]["DateOrDateTime"];
                /**
                 * `occurrences` adds the slots that did not run, with `status` `skipped` or `missed` and a `reason`. They count towards `limit`.
                 * @example occurrences
                 */
                include?: "occurrences";
            };
        };
    };
    previewSchedule: {
        parameters: {
            query: {
                /**
                 * The cron expression, percent-encoded as any query value. 1 to 100 characters.
                 * @example 0 6 * * 1-5
                 */
                schedule: components["schemas"]["CronSchedule"];
            };
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `true` (the default) answers with the event stream, `false` answers 202 at once and runs in the background.
                 * @default "true"
                 * @example true
                 */
                "X-Stream-Response"?: "true" | "false";
            };
        };
    };
    getConversation: {
        parameters: {
            query: {
                /**
                 * Id (UUID) of the conversation. Format uuid, at most 36 characters.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * Only conversations with this agent. An agent without conversations, an unknown one included, gives an empty list. 1 to 2147483647.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`. 1 to 128 characters.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * List the conversations of every user of the organization. Needs the role org:admin.
                 * @default false
                 * @example false
                 */
                allInOrg?: boolean;
                /**
                 * Most conversations in one page, 1 to 100.
                 * @default 50
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before, used as it is and with the same filters. One that this service did not issue is a 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`.
                 * @example WyIyMDI2LTExLTEyVDA4OjE0OjIxLjQ4MFoiLCJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiXQ
                 */
                cursor?: string;
            };
        };
    };
    deleteConversation: {
        parameters: {
            query: {
                /**
                 * Id (UUID) of the conversation. Format uuid, at most 36 characters.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
        };
    };
    renameConversation: {
        parameters: {
            query: {
                /**
                 * Id (UUID) of the conversation. Format uuid, at most 36 characters.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
        };
    };
    listConversationMessages: {
        parameters: {
            query: {
                /**
                 * Id (UUID) of the conversation. Format uuid, at most 36 characters.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
                /**
                 * Most messages in one page, 1 to 100.
                 * @default 50
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before, used as it is. One that this service did not issue is a 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`.
                 * @example WyJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiLDJd
                 */
                cursor?: string;
            };
        };
    };
    getInteractions: {
        parameters: {
            query: {
                /**
                 * Start of the range, included. At most 35 characters.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from: components["schemas"]["DateOrDateTime"];
                /**
                 * End of the range, not included. At most 35 characters.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to: components["schemas"]["DateOrDateTime"];
                /**
                 * List the conversations of every user of the organization. Needs the role org:admin.
                 * @default false
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`. 1 to 128 characters.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * Only conversations of users whose metadata in this organization has this key at its top level. With `metadataValue` that key
                 *     must have that value. 1 to 200 characters.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * Only conversations of users whose metadata in this organization has this value, under `metadataKey` or, without it, under any
                 *     key at the top level. Compared exactly and as text: `3` finds the number 3, `true` the boolean. 1 to 1000 characters.
                 * @example Field Service
                 */
                metadataValue?: string;
            };
        };
    };
    getStats: {
        parameters: {
            query: {
                /**
                 * Start of the range, included. At most 35 characters.
                 * @example 2026-11-12T00:00:00.000Z
                 */
                from: components["schemas"]["DateOrDateTime"];
                /**
                 * End of the range, not included. At most 35 characters.
                 * @example 2026-11-14T00:00:00.000Z
                 */
                to: components["schemas"]["DateOrDateTime"];
                /**
                 * Count the conversations of every user of the organization. Needs the role org:admin.
                 * @default false
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`. 1 to 128 characters.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * Only conversations of users whose metadata has this key, as in `GET /dashboard/getInteractions`. 1 to 200 characters.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * Only conversations of users whose metadata has this value, as in `GET /dashboard/getInteractions`. 1 to 1000 characters.
                 * @example Field Service
                 */
                metadataValue?: string;
                /**
                 * Only top-level conversations with this agent. An unknown one gives zeros. 1 to 2147483647.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * Adds `series`, with one entry for each hour, day or week in UTC.
                 * @example day
                 */
                interval?: components["schemas"]["StatsInterval"];
            };
        };
    };
}
