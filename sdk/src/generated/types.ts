// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export interface components {
    schemas: {
        Id: number;
        /** Format: date-time */
        Timestamp: string;
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
            /** What was done, in words. */
            message: string;
        };
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        ErrorDetail: {
            /** What is wrong. */
            message: string;
            /** Where: `query` or `headers` and the name of the parameter, or the way to the field of the body. */
            path: string[];
        };
        Agent: {
            /** Unique id of the agent. */
            id: components["schemas"]["Id"];
            /** Name of the agent. */
            name: string;
            /** Short text on what the agent is for; empty when there is none. */
            description: string;
            /**
             * Format: uri.
             * Address of the agent's picture; null when it has none.
             */
            logoUrl: string | null;
            /** Suggested first messages shown to users. */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** Model that the agent runs on, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            /** Most tool-call round trips in one response, at least 1. */
            maxToolRoundtrips: number;
            /** Instructions that the agent follows. */
            systemPrompt: string;
            /** Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. */
            tools: components["schemas"]["AgentTools"];
            /** Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** Stage of an agent. */
            stage: components["schemas"]["AgentStage"];
            /** Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** Local part of the agent's e-mail address; null when it has none. */
            emailSlug: string | null;
            /** Id of the version that the live configuration reflects. */
            publishedVersionId: components["schemas"]["Id"];
            /** When the agent was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** When its configuration, the set of its tags or its published version last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Tags of the agent, sorted by name. */
            tags: components["schemas"]["AgentTagReferences"];
        };
        AgentTagReferences: components["schemas"]["AgentTagReference"][];
        AgentTagReference: {
            /** Id of the tag. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
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
            /** What the tool does, as the model is told. */
            description: string;
            /** JSON Schema of the tool's input. */
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
            /** Knowledge bases that `search_knowledge_base` and `read_kb_file` may read; absent for none. */
            accessibleKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** Knowledge bases that `write_to_knowledge_base` may write to; absent for none. */
            writableKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** Agents that `call_agent` may call, as numbers or as numeric strings; kept as given. Absent for none. */
            callableAgentIds?: (components["schemas"]["Id"] | string)[];
            /** Skills that `load_skill` may load; absent for none. */
            skillIds?: components["schemas"]["Id"][];
        };
        AgentSave: {
            /** Id of the agent to update. Omit it to create one. */
            id?: components["schemas"]["Id"];
            /** Name of the agent. Required to create one. */
            name?: string;
            /** Short text on what the agent is for. Empty for a new agent when omitted. */
            description?: string;
            /**
             * Format: uri.
             * Address of the agent's picture (http or https); null clears it.
             */
            logoUrl?: string | null;
            /** Suggested first messages. Empty for a new agent when omitted. */
            conversationStarters?: components["schemas"]["ConversationStarters"];
            /** Model to run on, as `<provider>:<model>`. The default model of the installation for a new agent when omitted. */
            model?: components["schemas"]["ModelId"];
            /** Most tool-call round trips in one response. 50 for a new agent when omitted. */
            maxToolRoundtrips?: number;
            /** Instructions that the agent follows. Empty for a new agent when omitted. */
            systemPrompt?: string;
            /** All tool definitions of the agent; they replace those it had. None for a new agent when omitted. */
            tools?: components["schemas"]["AgentTools"];
            /** Ids of connected tool servers; null clears them. */
            mcpServers?: components["schemas"]["AgentToolServerIds"];
            /** `development` for a new agent when omitted. */
            stage?: components["schemas"]["AgentStage"];
            /** Whether the agent appears in the chat interface. True for a new agent when omitted. */
            showInChat?: boolean;
            /** Local part of the agent's e-mail address: small letters, digits and inner hyphens, unique over all organizations, not a reserved word, not of the form `agent-<number>` or `kb-<number>`. Null clears it. */
            emailSlug?: string | null;
            /** Ids of all tags the agent is to have. Omitted leaves them alone; empty clears them. */
            tagIds?: components["schemas"]["Id"][];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly publishedVersionId?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back; `tagIds` changes the tags. */
            readonly tags?: components["schemas"]["AgentTagReferences"];
        };
        AgentDelete: {
            /** Id of the agent to delete. */
            agentId: components["schemas"]["Id"];
        };
        AgentConfiguration: {
            /** Name of the agent. */
            name: string;
            /** Short text on what the agent is for. */
            description: string;
            /**
             * Format: uri.
             * Address of the agent's picture; null for none.
             */
            logoUrl: string | null;
            /** Suggested first messages shown to users. */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** Model, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            /** Most tool-call round trips in one response. */
            maxToolRoundtrips: number;
            /** Instructions that the agent follows. */
            systemPrompt: string;
            /** Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. */
            tools: components["schemas"]["AgentTools"];
            /** Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** Stage of an agent. */
            stage: components["schemas"]["AgentStage"];
            /** Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** Local part of the agent's e-mail address; null for none. */
            emailSlug: string | null;
        };
        AgentVersion: {
            /** Id of the version. */
            id: components["schemas"]["Id"];
            /** The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /** Place in the agent's history: 1, 2, 3 … without gaps. */
            number: number;
            /** Label given to a checkpoint; null without one. */
            label: string | null;
            /** User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * What made the version.
             * @enum {string}
             */
            source: "save" | "checkpoint" | "rollback";
            /** Whether the live configuration reflects this version. */
            isPublished: boolean;
        };
        AgentVersionPage: {
            /** Versions, newest first. */
            versions: components["schemas"]["AgentVersion"][];
            /** Pass it as `before` to get the next page; null on the last one. */
            nextCursor: components["schemas"]["Id"] | null;
        };
        AgentVersionDetail: {
            /** Id of the version. */
            id: components["schemas"]["Id"];
            /** The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /** Place in the agent's history: 1, 2, 3 … without gaps. */
            number: number;
            /** Label given to a checkpoint; null without one. */
            label: string | null;
            /** User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * What made the version.
             * @enum {string}
             */
            source: "save" | "checkpoint" | "rollback";
            /** Whether the live configuration reflects this version. */
            isPublished: boolean;
            /** What a version keeps of an agent, and what a rollback restores. */
            snapshot: components["schemas"]["AgentConfiguration"];
            /** Fields that differ from the version before; every field for the first version. */
            changes: components["schemas"]["AgentVersionDifference"][];
        };
        AgentVersionDifference: {
            /** Name of the field. */
            field: string;
            /** Value in the version before; null for the first version. */
            before: unknown;
            /** Value in this version. */
            after: unknown;
        };
        AgentVersionChange: components["schemas"]["AgentRollback"] | components["schemas"]["AgentCheckpoint"];
        AgentRollback: {
            /** The agent. */
            agentId: components["schemas"]["Id"];
            /**
             * Roll back.
             * @constant
             */
            action: "rollback";
            /** The version of this agent to restore. */
            versionId: components["schemas"]["Id"];
        };
        AgentCheckpoint: {
            /** The agent. */
            agentId: components["schemas"]["Id"];
            /**
             * Save a checkpoint.
             * @constant
             */
            action: "checkpoint";
            /** Label of the checkpoint. */
            label?: string;
        };
        AgentRollbackResult: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The version that is live now. */
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
            /** How many agents were changed. */
            updated: number;
            /** How many agents were looked at. */
            total: number;
            /** The agents that were changed, sorted by name. */
            agents: components["schemas"]["AgentReference"][];
            /** Tools that agents have and the catalog does not, or no longer, have; they were left as they are. */
            retiredTools: components["schemas"]["RetiredTool"][];
        };
        AgentReference: {
            /** Id of the agent. */
            id: components["schemas"]["Id"];
            /** Name of the agent. */
            name: string;
        };
        RetiredTool: {
            /** Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** Name of the tool. */
            toolName: string;
        };
        AgentTag: {
            /** Id of the tag. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
            name: components["schemas"]["TagName"];
            /** Organization that owns the tag. */
            organizationId: components["schemas"]["OrganizationId"];
            /** User who created the tag. */
            createdBy: components["schemas"]["UserId"];
            /** When the tag was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the tag was last renamed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        AgentTagWithCount: {
            /** Id of the tag. */
            id: components["schemas"]["Id"];
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
            name: components["schemas"]["TagName"];
            /** Organization that owns the tag. */
            organizationId: components["schemas"]["OrganizationId"];
            /** User who created the tag. */
            createdBy: components["schemas"]["UserId"];
            /** When the tag was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the tag was last renamed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** How many agents carry the tag, deleted ones not counted. */
            agentCount: number;
        };
        AgentTagCreate: {
            /** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
            name: components["schemas"]["TagName"];
        };
        AgentTagUpdate: {
            /** New name. Omitted keeps the name. */
            name?: components["schemas"]["TagName"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdBy?: components["schemas"]["UserId"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly agentCount?: number;
        };
        ToolCatalog: {
            /** Entries, sorted by name. */
            tools: components["schemas"]["ToolCatalogEntry"][];
            /** How many entries `tools` has. */
            total: number;
        };
        ToolCatalogEntry: {
            /** Key under which an agent's `tools` holds it. */
            name: string;
            /** Name to show to people. */
            displayName: string;
            /** What the tool does. */
            description: string;
            /** Group of tools, such as `agents` or `knowledge`. */
            category: string;
            /** JSON Schema of the tool's input; null for a tool of the provider. */
            parameters: {
                [key: string]: unknown;
            } | null;
            /** What must be configured before the tool can be used; null when nothing. */
            requiredIntegration: string | null;
            /** Whether only this organization sees the tool. */
            isPrivate: boolean;
            /** Whether the tool runs on the side of the model's provider. */
            isProviderTool: boolean;
            /** The model provider of a provider tool; absent for others. */
            provider?: string;
            /** Whether the tool can be used now. */
            available: boolean;
            /** Why the tool cannot be used now; absent when it can. */
            unavailableReason?: string;
        };
        /** @enum {string} */
        OrganizationRole: "org:admin" | "org:agent_manager" | "org:member" | "org:guest";
        UserMetadata: {
            [key: string]: unknown;
        };
        OrganizationUser: {
            /** Id of the person at the identity provider. */
            id: components["schemas"]["UserId"];
            /** Primary e-mail address; empty when the account has none. */
            email: string;
            /** First name; null when not known. */
            firstName: string | null;
            /** Last name; null when not known. */
            lastName: string | null;
            /** Username at the identity provider; null when the person has none. */
            username: string | null;
            /**
             * Format: uri.
             * Address of the profile picture.
             */
            profileImageUrl: string;
            /** Role in this organization. */
            role: components["schemas"]["OrganizationRole"];
            /** Metadata this organization keeps about the person; empty when there is none. */
            publicMetadata: components["schemas"]["UserMetadata"];
            /** When the person joined this organization, in milliseconds since 1970. */
            joinedAt: components["schemas"]["EpochMilliseconds"];
            /** When the person last signed in, in milliseconds since 1970; null when never. */
            lastSignInAt: components["schemas"]["EpochMilliseconds"] | null;
            /** When the account was created, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
        };
        OrganizationUserPage: {
            /** The members of this page, in the order asked for. */
            data: components["schemas"]["OrganizationUser"][];
            /** How many members match, over all pages. */
            totalCount: number;
        };
        UserRemoval: {
            /** Ids of the users to remove, 1 to 50. An id given twice counts once. */
            userIds: components["schemas"]["UserId"][];
        };
        UserRemovalResult: {
            /** True only when every user was removed. */
            success: boolean;
            /** How many different users were asked for. */
            total: number;
            /** How many were removed. */
            successful: number;
            /** How many were not removed. */
            failed: number;
            /** One entry for each user that was removed, in the order asked for. */
            results: components["schemas"]["UserRemovalSuccess"][];
            /** One entry for each user that was not removed, in the order asked for. Absent when there is none. */
            errors?: components["schemas"]["UserRemovalFailure"][];
        };
        UserRemovalSuccess: {
            /** Id of the user. */
            userId: components["schemas"]["UserId"];
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        UserRemovalFailure: {
            /** Id of the user. */
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
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
        UserMetadataUpdate: {
            /** Id of the member. */
            userId: components["schemas"]["UserId"];
            /** The whole new metadata; nothing of the old is kept. */
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
            /** Id of the person at the identity provider. */
            id: components["schemas"]["UserId"];
            /** Primary e-mail address; empty when the account has none. */
            email: string;
            /** First name; null when not known. */
            firstName: string | null;
            /** Last name; null when not known. */
            lastName: string | null;
            /** The metadata now kept. */
            publicMetadata: components["schemas"]["UserMetadata"];
        };
        InvitationId: string;
        /** @enum {string} */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
        Invitation: {
            /** Id of the invitation. */
            id: components["schemas"]["InvitationId"];
            /**
             * Format: email.
             * Address the invitation was sent to.
             */
            emailAddress: string;
            /** Role the person gets on accepting. */
            role: components["schemas"]["OrganizationRole"];
            /** State of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /** Metadata the person gets on accepting; null when none was given. */
            publicMetadata: components["schemas"]["UserMetadata"] | null;
            /** When the invitation was made, in milliseconds since 1970. */
            createdAt: components["schemas"]["EpochMilliseconds"];
            /** When its state last changed, in milliseconds since 1970. */
            updatedAt: components["schemas"]["EpochMilliseconds"];
        };
        InvitationPage: {
            /** The invitations of this page, newest first. */
            data: components["schemas"]["Invitation"][];
            /** How many invitations match, over all pages. */
            totalCount: number;
        };
        InvitationsCreate: {
            /** The people to invite, 1 to 50. */
            invitations: components["schemas"]["InvitationCreate"][];
        };
        InvitationCreate: {
            /**
             * Format: email.
             * Address to invite; upper and lower case are alike.
             */
            email: string;
            /**
             * Role the person gets.
             * @default org:member
             */
            role?: components["schemas"]["OrganizationRole"];
            /** Metadata the person gets on joining; none when left out. */
            metadata?: components["schemas"]["UserMetadata"];
        };
        InvitationsCreateResult: {
            /** True only when every entry succeeded. */
            success: boolean;
            /** How many different addresses were asked for. */
            total: number;
            /** How many succeeded. */
            successful: number;
            /** How many failed. */
            failed: number;
            /** One entry for each address that succeeded, in the order asked for. */
            results: (components["schemas"]["InvitationCreated"] | components["schemas"]["DirectMembershipCreated"])[];
            /** One entry for each address that failed, in the order asked for; empty when none did. */
            errors: components["schemas"]["InvitationCreateFailure"][];
        };
        InvitationCreated: {
            /**
             * Format: email.
             * The address as asked for.
             */
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
            /** Id of the new invitation. */
            invitationId: components["schemas"]["InvitationId"];
        };
        DirectMembershipCreated: {
            /**
             * Format: email.
             * The address as asked for.
             */
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
            /** Id of the member. */
            userId: components["schemas"]["UserId"];
        };
        InvitationCreateFailure: {
            /**
             * Format: email.
             * The address as asked for.
             */
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
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
        InvitationRevocation: {
            /** Ids of the invitations, 1 to 50. An id given twice counts once. */
            invitationIds: components["schemas"]["InvitationId"][];
        };
        InvitationRevocationResult: {
            /** True only when every invitation was revoked. */
            success: boolean;
            /** How many different invitations were asked for. */
            total: number;
            /** How many were revoked. */
            successful: number;
            /** How many were not revoked. */
            failed: number;
            /** One entry for each invitation that was revoked, in the order asked for. */
            results: components["schemas"]["InvitationRevoked"][];
            /** One entry for each invitation that was not revoked, in the order asked for; empty when there is none. */
            errors: components["schemas"]["InvitationRevocationFailure"][];
        };
        InvitationRevoked: {
            /** Id of the invitation. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * Always true.
             * @constant
             */
            success: true;
        };
        InvitationRevocationFailure: {
            /** Id of the invitation. */
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
            /** After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
        CallerPermissions: {
            /** Id of the caller. */
            userId: components["schemas"]["UserId"];
            /** The organization every call of this token acts in. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Role of the caller in that organization. */
            role: components["schemas"]["OrganizationRole"];
            /** Permissions the token names, such as `org:manage_agents:create`; empty when it names none. */
            permissions: string[];
            /** The operationId of each operation of this contract that the caller may call, sorted by name. */
            operations: string[];
        };
        IdentityEvent: {
            /** What happened, such as `organizationMembership.deleted`. */
            type: string;
            /**
             * Always `event`.
             * @constant
             */
            object: "event";
            /** When it happened, in milliseconds since 1970. */
            timestamp?: components["schemas"]["EpochMilliseconds"];
            /** Id of the provider's instance. */
            instance_id?: string;
            /** What the provider tells about the request that caused the event. Ignored. */
            event_attributes?: {
                [key: string]: unknown;
            };
            /** The record the event is about, in the provider's form. Read from it are `organization.id`, `public_user_data.user_id`, `role` and `public_metadata` of a membership, and `id` of a user or an organization. */
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
        ContentType: string;
        PresignedUploadCreate: {
            /** Name of the file. It is made safe and cut to 255 bytes of UTF-8 before use. */
            filename: string;
            /** MIME type of the file. */
            contentType: components["schemas"]["ContentType"];
        };
        PresignedUpload: {
            /**
             * Format: uri.
             * Presigned address for the file. Works for 10 minutes.
             */
            url: string;
            /**
             * HTTP method for `url`.
             * @constant
             */
            method: "PUT";
            /**
             * Format: uuid.
             * Id of the new file.
             */
            fileId: string;
            /** Where the file is stored: `<org_id>/uploads/<file_id>/<filename>`. */
            key: string;
            /** Where the text taken from a document is stored: `<org_id>/contents/<file_id>.md`. */
            contentKey: string;
            /** The values to send as headers with the file. */
            metadata: components["schemas"]["PresignedUploadMetadata"];
        };
        PresignedUploadMetadata: {
            /** Value of `Content-Type` and of `x-amz-meta-file-type`. */
            contentType: components["schemas"]["ContentType"];
            /** Value of `x-amz-meta-org-id`. */
            orgId: components["schemas"]["OrganizationId"];
            /** Value of `x-amz-meta-user-id`. */
            userId: components["schemas"]["UserId"];
        };
        SkillName: string;
        SkillMdContent: string;
        SkillMetadata: {
            [key: string]: unknown;
        };
        Skill: {
            /** Id of the skill. */
            id: components["schemas"]["Id"];
            /** Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. */
            description: string | null;
            /** Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. */
            fileCount: number;
            /** When the skill was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the skill was last changed, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        SkillDetail: {
            /** Id of the skill. */
            id: components["schemas"]["Id"];
            /** Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. */
            description: string | null;
            /** Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. */
            fileCount: number;
            /** When the skill was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the skill was last changed, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
            /** The files of the skill, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
            /** The agents that may load the skill, sorted by name. */
            agents: components["schemas"]["SkillAgent"][];
            /** Whole text of SKILL.md. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        SkillAgent: {
            /** Id of the agent. */
            id: components["schemas"]["Id"];
            /** Name of the agent. */
            name: string;
        };
        SkillList: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The skills, sorted by name. */
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
            /** Whole text of SKILL.md with its frontmatter. */
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
            /** Id of the skill. */
            id: components["schemas"]["Id"];
            /** Name read from the frontmatter. */
            name: components["schemas"]["SkillName"];
            /** Description read from the frontmatter; null when it has none. */
            description: string | null;
            /** How many files the skill has, SKILL.md included. */
            fileCount: number;
        };
        SkillUpdate: {
            /** Whole new text of SKILL.md. When given, `name` and `description` of this body are ignored. */
            skillMdContent?: components["schemas"]["SkillMdContent"];
            /** New name. */
            name?: components["schemas"]["SkillName"];
            /** New description; null clears it. */
            description?: string | null;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly metadata?: components["schemas"]["SkillMetadata"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly fileCount?: number;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly files?: components["schemas"]["SkillFile"][];
            /** Accepted and ignored, so that a record that was read can be written back. */
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
            /** Id of the skill. */
            id: components["schemas"]["Id"];
            /** Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** What the skill is for; null when it has no description. */
            description: string | null;
            /** Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** How many files the skill has, SKILL.md included. */
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
            /** Id of the file record; DELETE /skills/files takes this one. */
            id: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * Id of the file in storage.
             */
            fileId: string;
            /** Name of the file, with its folders if it has any. */
            fileName: components["schemas"]["SkillFileName"];
            /** MIME type of the file. */
            contentType: components["schemas"]["ContentType"];
            /** Size of the file in bytes; 0 while it is not known. */
            fileSize: number;
            /** When the record was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
        };
        SkillFileName: string;
        SkillFileList: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The files, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
        };
        SkillFileCreate: {
            /** Id of the skill. */
            skillId: components["schemas"]["Id"];
            /** Name of the file, unique within the skill. */
            fileName: components["schemas"]["SkillFileName"];
            /** MIME type of the file. */
            contentType: components["schemas"]["ContentType"];
            /**
             * Size of the file in bytes; recorded as 0 when left out.
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
            /**
             * Format: uri.
             * Presigned address for HTTP PUT of the bytes. Works for 10 minutes.
             */
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
            /** Id of the knowledge base. */
            id: components["schemas"]["Id"];
            /** Name; unique in the organization. */
            name: string;
            /** What it holds; may be empty. */
            description: string;
            /** Model that embeds the text, `<provider>:<model>`; never changes. */
            embeddingModel: components["schemas"]["ModelId"];
            /** Length of an embedding, in numbers; follows from the model. */
            embeddingDimensions: number;
            /** Model that reads data out of each file, or null when none is. */
            extractionModel: components["schemas"]["ModelId"] | null;
            /** JSON Schema (of an object) of the data to read out of each file, or null. */
            extractionSchema: {
                [key: string]: unknown;
            } | null;
            /** Free text that says where the files come from, or null. */
            source: string | null;
            /** Agent that is run for every processed file, or null. */
            trigger: components["schemas"]["KnowledgeBaseTrigger"] | null;
            /** When it was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** When it was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** User who created it. */
            userId: components["schemas"]["UserId"];
            /** Number of its files. */
            fileCount: number;
            /** When the newest file was added, ISO 8601 in UTC; null while it has no files. */
            lastFileUploadedAt: components["schemas"]["Timestamp"] | null;
            /** Size of all its files together, in bytes. */
            totalSize: number;
            /**
             * `empty` without files, `ready` with at least one.
             * @enum {string}
             */
            status: "empty" | "ready";
        };
        KnowledgeBaseTrigger: {
            /** Whether the agent is run. */
            enabled: boolean;
            /** Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** Text the agent is run with. */
            prompt: string;
            /** When the trigger was set, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
        };
        KnowledgeBaseTriggerSave: {
            /** Whether the agent is run. True when left out. */
            enabled?: boolean;
            /** Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /** Text the agent is run with. */
            prompt: string;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
        };
        KnowledgeBaseCreate: {
            /** Name; unique in the organization. */
            name: string;
            /**
             * What it holds.
             * @default
             */
            description?: string;
            /** Model that embeds the text; cannot be changed later. */
            embeddingModel: components["schemas"]["ModelId"];
            /**
             * Model that reads data out of each file; null for none.
             * @default null
             */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /**
             * JSON Schema (of an object) of the data to read out of each file; null for none. Works together with `extractionModel`. With its references spelled out it has at most 10,000 parts: objects and lists.
             * @default null
             */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /**
             * Free text that says where the files come from; null for none.
             * @default null
             */
            source?: string | null;
            /**
             * Agent to run for every processed file; null for none.
             * @default null
             */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
        };
        KnowledgeBaseUpdate: {
            /** Name; unique in the organization. */
            name?: string;
            /** What it holds. */
            description?: string;
            /** Only the value that is stored is accepted, and it is ignored; a different one is a 400. */
            embeddingModel?: components["schemas"]["ModelId"];
            /** Model that reads data out of each file; null clears it. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** JSON Schema (of an object) of the data to read out of each file; null clears it. With its references spelled out it has at most 10,000 parts: objects and lists. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** Free text that says where the files come from; null clears it. */
            source?: string | null;
            /** Agent to run for every processed file; replaces the trigger as a whole, null clears it. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly embeddingDimensions?: number;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly fileCount?: number;
            /** Accepted and ignored, null as well, so that a record that was read can be written back. */
            readonly lastFileUploadedAt?: components["schemas"]["Timestamp"] | null;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly totalSize?: number;
            /**
             * Accepted and ignored, so that a record that was read can be written back.
             * @enum {string}
             */
            readonly status?: "empty" | "ready";
        };
        KnowledgeBaseList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The knowledge bases, sorted by name. */
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
            /** Record id; the one that delete and retry take as `fileId`. */
            id: components["schemas"]["Id"];
            /** Id of the knowledge base. */
            knowledgeBaseId: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * UUID of the upload.
             */
            fileId: string;
            /** Name of the file. */
            fileName: string;
            /** Storage key of the file, `<org_id>/uploads/<file_id>/<filename>`. */
            fileKey: string;
            /** Storage key of the extracted text, `<org_id>/contents/<file_id>.md`. Nothing is stored there before `parsed`. */
            contentKey: string;
            /** MIME type of the file. */
            contentType: string;
            /** Size of the file in bytes; null when it is not known. */
            fileSize: number | null;
            /** State of the processing. */
            processingStatus: components["schemas"]["KnowledgeBaseFileStatus"];
            /** Why the processing failed; null when it did not. */
            processingError: string | null;
            /** Metadata given when the file was added, or null. */
            userMetadata: {
                [key: string]: unknown;
            } | null;
            /** Data read out of the file by the extraction schema, 1,048,576 bytes of JSON in UTF-8 at most; null while there is none. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: uuid.
             * Conversation of the agent that the trigger ran for this file; null when none was run.
             */
            triggerConversationId: string | null;
            /** Why the trigger was not run for this file although it is on: a file that an agent wrote while it ran for a trigger starts no further one, and nothing runs in the name of somebody who left the organization or became a guest. Null otherwise. */
            triggerSkippedReason: string | null;
            /** When the file was added, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the record last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        KnowledgeBaseFileStatus: "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";
        KnowledgeBaseFileCreate: {
            /** Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * `fileId` of the upload descriptor.
             */
            fileId: string;
            /** Name under which the file is listed. */
            fileName: string;
            /** `key` of the upload descriptor; must lie under the caller's `<org_id>/`, belong to `fileId` and have an object behind it. */
            fileKey: string;
            /** `contentKey` of the upload descriptor; must lie under the caller's `<org_id>/` and belong to `fileId`. */
            contentKey: string;
            /** MIME type of the file, as it was uploaded. */
            contentType: string;
            /** Size of the file in bytes. May be left out; the record has the size of the stored object in any case. */
            fileSize?: number;
            /**
             * Metadata of your own that is kept with the file; null for none.
             * @default null
             */
            userMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        KnowledgeBaseFileList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The files, newest first. */
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
            /** Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /** What to look for. */
            query: string;
            /**
             * How many passages at most.
             * @default 10
             */
            limit?: number;
        };
        KnowledgeBaseSearchReply: {
            /** The passages, best first. */
            results: components["schemas"]["KnowledgeBaseSearchResult"][];
        };
        KnowledgeBaseSearchResult: {
            /**
             * Format: uuid.
             * UUID of the file (`fileId` of the file record).
             */
            fileId: string;
            /** Name of the file. */
            fileName: string;
            /** The passage. */
            text: string;
            /** Nearness in meaning, 0 to 1; 1 is nearest. */
            score: number;
        };
        ToolServer: {
            /** Id of the tool server; `mcpServers` of an agent refers to it. */
            id: components["schemas"]["Id"];
            /** Name; unique in the organization. */
            name: string;
            /**
             * Format: uri.
             * Address of the server.
             */
            url: string;
            /** How the server is spoken to. */
            transport: components["schemas"]["ToolServerTransport"];
            /** Names of the stored headers, sorted; their values are never given out. */
            headerNames: string[];
            /** Whether agents may use it. */
            enabled: boolean;
            /** When it was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** When it was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ToolServerTransport: "streamable-http" | "sse";
        ToolServerHeaders: {
            [key: string]: string;
        };
        ToolServerCreate: {
            /** Name; unique in the organization. */
            name: string;
            /**
             * Format: uri.
             * Address of the server.
             */
            url: string;
            /**
             * How the server is spoken to.
             * @default streamable-http
             */
            transport?: components["schemas"]["ToolServerTransport"];
            /**
             * Headers to send; never in a reply.
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
            /** Name; unique in the organization. */
            name?: string;
            /**
             * Format: uri.
             * Address of the server.
             */
            url?: string;
            /** How the server is spoken to. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** Replaces all stored headers; an empty object removes them. Never in a reply. */
            headers?: components["schemas"]["ToolServerHeaders"];
            /** Whether agents may use it. */
            enabled?: boolean;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly headerNames?: string[];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ToolServerList: {
            /** Always true in a reply that is not an error. */
            success: boolean;
            /** The tool servers, sorted by name. */
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
            /** Id of the tool server. */
            id: components["schemas"]["Id"];
        };
        ToolServerTestAddress: {
            /**
             * Format: uri.
             * Address of the server.
             */
            url: string;
            /** How the server is spoken to; `streamable-http` when left out. */
            transport?: components["schemas"]["ToolServerTransport"];
            /** Headers to send; none when left out. Not stored. */
            headers?: components["schemas"]["ToolServerHeaders"];
        };
        ToolServerTestReply: {
            /** Whether the server answered with its tools. */
            success: boolean;
            /** The tools of the server, at most the first 1000; empty when the test failed. */
            tools: components["schemas"]["ToolServerTool"][];
            /** Why the test failed; null when it did not. */
            error: string | null;
            /** How long the test took, in milliseconds. */
            durationMs: number;
        };
        ToolServerTool: {
            /** Name of the tool. */
            name: string;
            /** What the tool does, as the server says; null when it says nothing. */
            description: string | null;
            /** JSON Schema of what the tool takes. */
            inputSchema: {
                [key: string]: unknown;
            };
        };
        CronSchedule: string;
        ScheduledTask: {
            /** Id of the task. */
            id: components["schemas"]["Id"];
            /** Name of the task. */
            name: string;
            /** What the task is for; may be empty. */
            description: string;
            /** Text the agent is run with. */
            prompt: string;
            /** Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** Whether the schedule is followed. */
            enabled: boolean;
            /** Id of the agent that is run. */
            agentId: components["schemas"]["Id"];
            /** Name of the agent that is run. */
            agentName: string;
            /** User who owns the task. */
            userId: components["schemas"]["UserId"];
            /** When the newest run started, ISO 8601 in UTC; null before the first run. */
            lastRunAt: components["schemas"]["Timestamp"] | null;
            /** When the task runs next, ISO 8601 in UTC; null while it is off. */
            nextRunAt: components["schemas"]["Timestamp"] | null;
            /** What happens to a slot while a run is in progress. Also with `allow` at most ten runs of a task are in progress at one time. */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /** How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. */
            catchUpWindowSeconds: number;
            /**
             * Why the service switched the task off (its owner left the organization or became a guest, its agent was deleted, ten runs in a row failed); null when it did not.
             * @enum {string|null}
             */
            pausedReason: "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures" | null;
            /** When the task was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** When the task was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        TaskOverlapPolicy: "skip" | "queue_one" | "allow";
        ScheduledTaskCreate: {
            /** Name of the task. */
            name: string;
            /**
             * What the task is for.
             * @default
             */
            description?: string;
            /** Text the agent is run with. */
            prompt: string;
            /** Cron expression with five fields, in UTC. */
            schedule: components["schemas"]["CronSchedule"];
            /** Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /**
             * Whether the schedule is followed.
             * @default true
             */
            enabled?: boolean;
            /**
             * What happens to a slot while a run is in progress.
             * @default skip
             */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /**
             * How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute.
             * @default 31536000
             */
            catchUpWindowSeconds?: number;
        };
        ScheduledTaskUpdate: {
            /** Name of the task. */
            name?: string;
            /** What the task is for. */
            description?: string;
            /** Text the agent is run with. */
            prompt?: string;
            /** Cron expression with five fields, in UTC. */
            schedule?: components["schemas"]["CronSchedule"];
            /** Id of an agent of the organization. */
            agentId?: components["schemas"]["Id"];
            /** Whether the schedule is followed. */
            enabled?: boolean;
            /** What happens to a slot while a run is in progress. */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /** How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. */
            catchUpWindowSeconds?: number;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly agentName?: string;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored, null as well, so that a record that was read can be written back. */
            readonly lastRunAt?: components["schemas"]["Timestamp"] | null;
            /** Accepted and ignored, null as well, so that a record that was read can be written back. */
            readonly nextRunAt?: components["schemas"]["Timestamp"] | null;
            /**
             * Accepted and ignored, null as well, so that a record that was read can be written back.
             * @enum {string|null}
             */
            readonly pausedReason?: "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures" | null;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ScheduledTaskDelete: {
            /** Id of the task; equal to the one in the query when both are given. */
            taskId: components["schemas"]["Id"];
        };
        ScheduledTaskToggle: {
            /** Id of the task. */
            taskId: components["schemas"]["Id"];
            /** True to follow the schedule from now on, false to stop. */
            enabled: boolean;
        };
        ScheduledTaskRun: {
            /** Id of the task. */
            taskId: components["schemas"]["Id"];
        };
        TaskExecution: {
            /** Id of the execution. */
            id: components["schemas"]["Id"];
            /** Id of the task. */
            scheduledTaskId: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * Conversation of the run, to be read with `GET /getConversation`; it exists from the start of the run. Null while the run waits to be started, when it could not be, and for `skipped` and `missed` slots.
             */
            conversationId: string | null;
            /** Version of the agent that the run was started with, as `GET /agents/versions` lists it. Null where `conversationId` is. */
            agentVersionId: components["schemas"]["Id"] | null;
            /**
             * `in_progress` (waiting or running) becomes `completed` or `failed`. `skipped` (another run was in progress, or the task was off) and `missed` (no worker ran) come only with `include=occurrences`.
             * @enum {string}
             */
            status: "in_progress" | "completed" | "failed" | "skipped" | "missed";
            /** Slot of the schedule, ISO 8601 in UTC; for a run started by hand, when it was asked for. */
            scheduledFor: components["schemas"]["Timestamp"];
            /** When the run started, ISO 8601 in UTC; null while it waits and for slots that did not run. */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** When the run ended, ISO 8601 in UTC; null before that and for slots that did not run. */
            finishedAt: components["schemas"]["Timestamp"] | null;
            /** Why the run failed; null when it did not. */
            error: string | null;
            /** Why the slot was skipped or missed; null for a run. */
            reason: string | null;
            /** When the record was made, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
        };
        TaskExecutionStats: {
            /** Number of all runs. */
            total: number;
            /** Number of runs that ended well. */
            completed: number;
            /** Number of runs that failed. */
            failed: number;
            /** Number of runs that have not ended. */
            in_progress: number;
        };
        SchedulePreview: {
            /** The next ten times, ISO 8601 in UTC, soonest first. */
            next: components["schemas"]["Timestamp"][];
            /** What the expression means in English. */
            description: string;
        };
        ChatRequest: {
            /** Agent that answers. With `threadId` it must be the agent of that conversation. */
            agentId: components["schemas"]["Id"];
            /** The message to send. The last message of the AI SDK's chat client can be sent as it is. */
            message: components["schemas"]["ChatMessage"];
            /**
             * Format: uuid.
             * Conversation to continue. Absent opens a new one.
             */
            threadId?: string;
            /**
             * IANA time zone name in which the agent tells dates and times. An unknown name is a 400.
             * @default UTC
             */
            timezone?: string;
        };
        ChatMessage: {
            /** Id that a chat client gave the message. Accepted and ignored; the stored message gets a UUID. */
            id?: string;
            /**
             * Always `user`.
             * @constant
             */
            role: "user";
            /** Content of the message, in order. */
            parts: components["schemas"]["ChatMessagePart"][];
            /** Metadata that a chat client gave the message. Accepted and ignored. */
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
            /** The text. */
            text: string;
        };
        ChatFilePart: {
            /**
             * Always `file`.
             * @constant
             */
            type: "file";
            /** Media type of the file, without parameters. */
            mediaType: string;
            /** Name to show. Absent when the file has none. */
            filename?: string;
            /** Content of the file: a base64 `data:` URL, or the `key` that `POST /upload/presigned` answered, once the file is uploaded. The key must begin with the id of the caller's organization. */
            url: string;
        };
        ChatEventStream: string;
        ChatAccepted: {
            /**
             * Format: uuid.
             * Id of the conversation. The same as in the header X-Thread-ID.
             */
            threadId: string;
            /**
             * Always `in_progress`.
             * @constant
             */
            status: "in_progress";
        };
        /** @enum {string|null} */
        StreamStatus: "in_progress" | "completed" | "stopped" | "error" | "timeout" | null;
        Conversation: {
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            id: string;
            /** Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Title, generated or set by the user. */
            name: string;
            /**
             * Format: uuid.
             * Conversation from which this one branched. Null for a top-level conversation.
             */
            upstreamConversationId: string | null;
            /** System prompt used in the latest run, kept for audit. Empty before the first run. */
            renderedSystemPrompt: string;
            /**
             * State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
            /** Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Time of soft deletion, ISO 8601 in UTC. Null when not deleted. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
            /** Why the latest run did not complete, in words for people. Present only when it did not (`error` or `timeout`). */
            failure?: string;
            /** Messages, ordered by creation time. */
            messages: components["schemas"]["Message"][];
        };
        ConversationSummary: {
            /**
             * Format: uuid.
             * Id of the conversation, `threadId` elsewhere.
             */
            id: string;
            /** Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /** Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** Organization of the conversation. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Title, generated or set by the user. */
            name: string;
            /**
             * Format: uuid.
             * Conversation from which this one branched. Null for a top-level conversation.
             */
            upstreamConversationId: string | null;
            /**
             * State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
            /** Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Time of soft deletion, ISO 8601 in UTC. Null when not deleted. */
            deletedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Present and true only when the conversation is soft-deleted.
             * @constant
             */
            isDeleted?: true;
        };
        ConversationPage: {
            /** Conversations, the last changed first. */
            conversations: components["schemas"]["ConversationSummary"][];
            /** Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        ConversationUpdate: {
            /** New title. Absent leaves it as it is. */
            name?: string;
            /**
             * Format: uuid.
             * Accepted and ignored, so that a record that was read can be written back.
             */
            readonly id?: string;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly agentId?: components["schemas"]["Id"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /**
             * Format: uuid.
             * Accepted and ignored, null as well, so that a record that was read can be written back.
             */
            readonly upstreamConversationId?: string | null;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly renderedSystemPrompt?: string;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly failure?: string;
            /** Accepted and ignored, null as well, so that a record that was read can be written back. */
            readonly streamStatus?: components["schemas"]["StreamStatus"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** Accepted and ignored, null as well, so that a record that was read can be written back. */
            readonly deletedAt?: components["schemas"]["Timestamp"] | null;
            /**
             * Accepted and ignored, so that a record that was read can be written back.
             * @constant
             */
            readonly isDeleted?: true;
            /** Accepted and ignored, so that a record that was read can be written back. */
            readonly messages?: components["schemas"]["Message"][];
        };
        ConversationStop: {
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            threadId: string;
        };
        ConversationStopResult: {
            /** Always true. */
            success: boolean;
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            threadId: string;
            /** True when a run was stopped; false when none was in progress or it ended by itself. */
            stopped: boolean;
            /**
             * State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
        };
        /** @enum {string} */
        FeedbackRating: "helpful" | "not_helpful";
        ConversationFeedbackCreate: {
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            threadId: string;
            /**
             * Format: uuid.
             * Message of that conversation. Absent rates the conversation as a whole.
             */
            messageId?: string;
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /**
             * Free text. Empty when there is none.
             * @default
             */
            comment?: string;
        };
        ConversationFeedback: {
            /** Id of the rating. It stays the same when the user rates again. */
            id: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            threadId: string;
            /**
             * Format: uuid.
             * The rated message. Null when the conversation as a whole is rated.
             */
            messageId: string | null;
            /** User who rated. */
            userId: components["schemas"]["UserId"];
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** Free text. Empty when there is none. */
            comment: string;
            /** Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        ConversationFeedbackResult: {
            /** Always true. */
            success: boolean;
            /** A stored rating. */
            feedback: components["schemas"]["ConversationFeedback"];
        };
        Message: {
            /**
             * Format: uuid.
             * Id of the message.
             */
            id: string;
            /**
             * Who wrote it.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** Content of the message, in order. */
            parts: components["schemas"]["MessagePart"][];
            /** Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** Tokens used for this message. Absent on user messages and when the model tells none. */
            usage?: components["schemas"]["MessageUsage"];
            /**
             * Why the model ended: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more may come. Absent on user
             *     messages and when the run did not come to its end.
             */
            finishReason?: string;
        };
        MessagePage: {
            /** Messages, the oldest first. */
            messages: components["schemas"]["Message"][];
            /** Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        MessageUsage: {
            /** Tokens sent to the model. */
            inputTokens: number;
            /** Tokens that the model wrote. */
            outputTokens: number;
            /** Tokens in all. */
            totalTokens: number;
        };
        MessagePart: components["schemas"]["MessageTextPart"] | components["schemas"]["MessageReasoningPart"] | components["schemas"]["MessageToolPart"] | components["schemas"]["MessageStepStartPart"] | components["schemas"]["MessageFilePart"];
        MessageTextPart: {
            /**
             * Always `text`.
             * @constant
             */
            type: "text";
            /** The text. */
            text: string;
        };
        MessageReasoningPart: {
            /**
             * Always `reasoning`.
             * @constant
             */
            type: "reasoning";
            /** The reasoning. Empty when the model hides it. */
            text: string;
        };
        MessageToolPart: {
            /** `tool-` and the name of the tool, for example `tool-search_knowledge_base`. Tools of connected tool servers as well. */
            type: string;
            /** Id of the call, unique in its message. */
            toolCallId: string;
            /**
             * `input-streaming`: the arguments were not complete when the run ended. `input-available`: called, without a result yet.
             *     `output-available`: `output` holds the result. `output-error`: `errorText` tells what failed.
             * @enum {string}
             */
            state: "input-streaming" | "input-available" | "output-available" | "output-error";
            /** Arguments of the call. Absent when the model gave none that can be read, or more than 1,048,576 bytes of JSON in UTF-8. */
            input?: unknown;
            /** Result of the call, a value of any type. Present when `state` is `output-available`. A text of more than 100,000 characters, or a value whose JSON has more, is cut there: what is left is a text that ends by saying so. */
            output?: unknown;
            /** What failed. Present when `state` is `output-error`. */
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
            /** Media type of the file. */
            mediaType: string;
            /** Name to show. Absent when the file has none. */
            filename?: string;
            /**
             * Format: uri.
             * Content of the file. A base64 `data:` URL, or for a stored file a presigned https address that works for 10 minutes.
             */
            url: string;
            /** Storage key of the file. Present when the file was sent as the key of an upload. */
            fileKey?: string;
        };
        DashboardInteraction: {
            /**
             * Format: uuid.
             * Id of the conversation.
             */
            id: string;
            /** Agent of the conversation. */
            agentId: components["schemas"]["Id"];
            /**
             * Format: uuid.
             * Parent conversation of a sub-conversation. Null for a top-level one.
             */
            upstreamConversationId: string | null;
            /** Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** Time of the last message or change, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
            /** Name of the agent now, also when it was deleted. */
            agentName: string;
            /** Model of the agent now. */
            agentModel: components["schemas"]["ModelId"];
            /** Logo of the agent. Null when it has none. */
            agentLogoUrl: string | null;
            /** Owner of the conversation. */
            userId: components["schemas"]["UserId"];
            /** E-mail address of the owner. Empty when the owner is no longer known. */
            userEmail: string;
            /** First name of the owner. Null when not known. */
            userFirstName: string | null;
            /** Last name of the owner. Null when not known. */
            userLastName: string | null;
            /** Metadata of the owner in this organization. Empty when the owner is no longer a member. */
            userPublicMetadata: components["schemas"]["UserMetadata"];
            /** First text of the first user message. Null when there is none. */
            firstMessageText: string | null;
            /** Messages of the user. */
            userMessageCount: number;
            /** Messages of the agent. */
            assistantMessageCount: number;
            /** Messages in all. */
            totalMessageCount: number;
            /** Seconds from the first to the last message. Null with fewer than two messages. */
            duration: number | null;
            /** Tokens in all. */
            totalTokens: number;
            /** Tokens sent to the model. */
            inputTokens: number;
            /** Tokens that the model wrote. */
            outputTokens: number;
            /** Files in the messages of the user. */
            attachmentCount: number;
            /** Tool calls of the agent, in order. */
            toolCalls: components["schemas"]["DashboardToolCall"][];
            /** Why the model ended its last answer, for example `stop`, `length` or `tool_calls`. Null when there is none. */
            lastFinishReason: string | null;
            /** Ratings in all. Null when nobody rated. */
            totalFeedback: number | null;
            /** Ratings `helpful`. Null when nobody rated. */
            totalHelpful: number | null;
            /** Ratings `not_helpful`. Null when nobody rated. */
            totalNotHelpful: number | null;
            /** The ratings, the oldest first. Null when nobody rated. */
            feedbackData: components["schemas"]["DashboardFeedback"][] | null;
            /** Sub-conversations, the last changed first, nested to any depth. Empty when there are none. */
            subConversations: components["schemas"]["DashboardInteraction"][];
        };
        DashboardToolCall: {
            /** Name of the tool. */
            toolName: string;
            /** Arguments of the call. */
            args: {
                [key: string]: unknown;
            };
            /** Result of the call, a value of any type. Null when there is none, the error text when it failed. */
            result: unknown;
        };
        DashboardFeedback: {
            /** Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** Free text. Empty when there is none. */
            comment: string;
            /** Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        DashboardStats: {
            /** Top-level conversations. */
            conversationCount: number;
            /** Messages, of users and agents. */
            messageCount: number;
            /** Tool calls. */
            toolCalls: number;
            /** Tokens in all. */
            totalTokens: number;
            /** Tokens sent to models. */
            inputTokens: number;
            /** Tokens that models wrote. */
            outputTokens: number;
            /** Different users. */
            uniqueUsers: number;
            /** Different agents, those of sub-conversations included. */
            uniqueAgents: number;
            /** Ratings in all. */
            totalFeedback: number;
            /** Ratings `helpful`. */
            totalHelpful: number;
            /** Ratings `not_helpful`. */
            totalNotHelpful: number;
            /** Files in the knowledge bases of the organization at the time of the call. */
            kbFileCount: number;
            /** Knowledge bases of the organization at the time of the call. */
            kbCount: number;
            /** One entry for each hour, day or week, the oldest first. Present only with `interval`. */
            series?: components["schemas"]["DashboardStatsPoint"][];
        };
        DashboardStatsPoint: {
            /** Start of the hour, day or week in UTC, ISO 8601. That of the first entry may lie before `from`. */
            start: components["schemas"]["Timestamp"];
            /** Top-level conversations. */
            conversationCount: number;
            /** Messages, of users and agents. */
            messageCount: number;
            /** Tool calls. */
            toolCalls: number;
            /** Tokens in all. */
            totalTokens: number;
            /** Tokens sent to models. */
            inputTokens: number;
            /** Tokens that models wrote. */
            outputTokens: number;
            /** Different users. */
            uniqueUsers: number;
            /** Different agents, those of sub-conversations included. */
            uniqueAgents: number;
            /** Ratings in all. */
            totalFeedback: number;
            /** Ratings `helpful`. */
            totalHelpful: number;
            /** Ratings `not_helpful`. */
            totalNotHelpful: number;
        };
    };
    parameters: never;
}
export interface operations {
    listAgents: {
        parameters: {
            query?: {
                /**
                 * Id of the one agent to read. Omit it to list all.
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
                 * The agent whose history is asked for.
                 * @example 1
                 */
                agentId: components["schemas"]["Id"];
                /**
                 * Id of the one version to read in full.
                 * @example 13
                 */
                versionId?: components["schemas"]["Id"];
                /**
                 * How many versions a page holds at most. Ignored with `versionId`.
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before. Only versions older than it are returned. Ignored with `versionId`.
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
                 * The tag to rename.
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
                 * The tag to delete.
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
                 * @example 100
                 */
                limit?: number;
                /**
                 * How many users to skip from the start of the sorted list, 0 or more.
                 * @example 0
                 */
                offset?: number;
                /**
                 * Only members with exactly this role. Without it, members of every role are listed.
                 * @example org:member
                 */
                role?: "org:admin" | "org:member";
                /**
                 * Sort field, with `-` before it for descending; `+` before it, or nothing, for ascending. Write `+` as `%2B`; a bare `+`, which arrives as a space, is understood too. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field is a 400.
                 * @example -created_at
                 */
                orderBy?: string;
                /**
                 * Only members whose e-mail address, username, first name or last name contains this text; upper and lower case are alike.
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
                 * @example 100
                 */
                limit?: number;
                /**
                 * How many invitations to skip from the start of the list, 0 or more.
                 * @example 0
                 */
                offset?: number;
                /**
                 * States to list, separated by commas. Only pending invitations when left out.
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
                 * Unique id of the event, the same on every repeat.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "svix-id"?: string;
                /**
                 * When this delivery was sent, in whole seconds since 1970.
                 * @example 1795161900
                 */
                "svix-timestamp"?: string;
                /**
                 * One or more signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256; one that fits is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "svix-signature"?: string;
                /**
                 * Same as `svix-id`, by its Standard Webhooks name.
                 * @example msg_2kWebhook4rT7yBq1Zn
                 */
                "webhook-id"?: string;
                /**
                 * Same as `svix-timestamp`, by its Standard Webhooks name.
                 * @example 1795161900
                 */
                "webhook-timestamp"?: string;
                /**
                 * Same as `svix-signature`, by its Standard Webhooks name.
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
                 * Id of the one skill to get. All skills are listed when left out.
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
                 * Id of the skill to update.
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
                 * Id of the skill to delete.
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
                 * Id of the skill whose files are listed.
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
                 * Id of the file record (the integer `id`, not the UUID `fileId`).
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
                 * Id of one knowledge base; the reply then holds `knowledgeBase` and no list.
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
                 * Id of the knowledge base.
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
                 * Id of the knowledge base.
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
                 * Id of the knowledge base.
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
                 * Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * Record id of the file (`id` of the file record), an integer and not the UUID.
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
                 * Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * Record id of the file (`id` of the file record), an integer and not the UUID.
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
                 * Id of one tool server; the reply then holds `toolServer` and no list.
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
                 * Id of the tool server.
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
                 * Id of the tool server.
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
                 * Id of one task; the reply is then that task as an object.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * Lists every task of the organization instead of the caller's own. Admins only.
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
                 * Id of the task.
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
                 * Id of the task. Needed here unless the body carries it.
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
                 * Id of one task; only its runs are listed or counted.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * How many entries at most, 1 to 500.
                 * @example 50
                 */
                limit?: number;
                /**
                 * When true, the reply is an object with counts instead of the list.
                 * @example false
                 */
                stats?: boolean;
                /**
                 * ISO 8601 time with zone. Only runs created after it are counted; without `stats`, only those are listed.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                since?: string;
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
                 * The cron expression, percent-encoded as any query value.
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
                 * Id (UUID) of the conversation.
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
                 * Only conversations with this agent. An agent without conversations, an unknown one included, gives an empty list.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * List the conversations of every user of the organization. Needs the role org:admin.
                 * @example false
                 */
                allInOrg?: boolean;
                /**
                 * Most conversations in one page, 1 to 100.
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before, used as it is and with the same filters. One that this service did not issue is a 400.
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
                 * Id (UUID) of the conversation.
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
                 * Id (UUID) of the conversation.
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
                 * Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
                /**
                 * Most messages in one page, 1 to 100.
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `nextCursor` of the page before, used as it is. One that this service did not issue is a 400.
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
                 * Start of the range, included. ISO 8601 with a time zone.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from: string;
                /**
                 * End of the range, not included. ISO 8601 with a time zone.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to: string;
                /**
                 * List the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * Only conversations of users whose metadata in this organization has this key at its top level. With `metadataValue` that key
                 *     must have that value.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * Only conversations of users whose metadata in this organization has this value, under `metadataKey` or, without it, under any
                 *     key at the top level. Compared exactly and as text: `3` finds the number 3, `true` the boolean.
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
                 * Start of the range, included. ISO 8601 with a time zone.
                 * @example 2026-11-12T00:00:00.000Z
                 */
                from: string;
                /**
                 * End of the range, not included. ISO 8601 with a time zone.
                 * @example 2026-11-14T00:00:00.000Z
                 */
                to: string;
                /**
                 * Count the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * Only conversations of users whose metadata has this key, as in `GET /dashboard/getInteractions`.
                 * @example department
                 */
                metadataKey?: string;
                /**
                 * Only conversations of users whose metadata has this value, as in `GET /dashboard/getInteractions`.
                 * @example Field Service
                 */
                metadataValue?: string;
                /**
                 * Only top-level conversations with this agent. An unknown one gives zeros.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * Adds `series`, with one entry for each hour, day or week in UTC.
                 * @example day
                 */
                interval?: "hour" | "day" | "week";
            };
        };
    };
}
