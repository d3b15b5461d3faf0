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
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, in words. */
            message: string;
        };
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        ErrorDetail: {
            /** @description What is wrong. */
            message: string;
            /** @description Where: `query` or `headers` and the name of the parameter, or the way to the field of the body. */
            path: string[];
        };
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
            /** @description Suggested first messages shown to users. */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** @description Model that the agent runs on, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            /** @description Most tool-call round trips in one response, at least 1. */
            maxToolRoundtrips: number;
            /** @description Instructions that the agent follows. */
            systemPrompt: string;
            /** @description Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. */
            tools: components["schemas"]["AgentTools"];
            /** @description Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** @description Stage of an agent. */
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
            /** @description Tags of the agent, sorted by name. */
            tags: components["schemas"]["AgentTagReferences"];
        };
        AgentTagReferences: components["schemas"]["AgentTagReference"][];
        AgentTagReference: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
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
            /** @description What the tool does, as the model is told. */
            description: string;
            /** @description JSON Schema of the tool's input. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description What one agent may do with a tool. Kept when tools are synchronized. */
            config?: components["schemas"]["ToolConfig"];
        };
        ProviderToolDefinition: {
            /**
             * @description Marks a tool of the provider.
             * @constant
             */
            isProviderTool: true;
        };
        ToolConfig: {
            /** @description Knowledge bases that `search_knowledge_base` and `read_kb_file` may read. */
            accessibleKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Knowledge bases that `write_to_knowledge_base` may write to. */
            writableKnowledgeBaseIds?: components["schemas"]["Id"][];
            /** @description Agents that `call_agent` may call, as numbers or as numeric strings; kept as given. */
            callableAgentIds?: (components["schemas"]["Id"] | string)[];
            /** @description Skills that `load_skill` may load. */
            skillIds?: components["schemas"]["Id"][];
        };
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
            /** @description Most tool-call round trips in one response. 50 for a new agent when omitted. */
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
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly publishedVersionId?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back; `tagIds` changes the tags. */
            readonly tags?: components["schemas"]["AgentTagReferences"];
        };
        AgentDelete: {
            /** @description Id of the agent to delete. */
            agentId: components["schemas"]["Id"];
        };
        AgentConfiguration: {
            /** @description Name of the agent. */
            name: string;
            /** @description Short text on what the agent is for. */
            description: string;
            /**
             * Format: uri
             * @description Address of the agent's picture.
             */
            logoUrl: string | null;
            /** @description Suggested first messages shown to users. */
            conversationStarters: components["schemas"]["ConversationStarters"];
            /** @description Model, as `<provider>:<model>`. */
            model: components["schemas"]["ModelId"];
            /** @description Most tool-call round trips in one response. */
            maxToolRoundtrips: number;
            /** @description Instructions that the agent follows. */
            systemPrompt: string;
            /** @description Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's provider. */
            tools: components["schemas"]["AgentTools"];
            /** @description Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. */
            mcpServers: components["schemas"]["AgentToolServerIds"];
            /** @description Stage of an agent. */
            stage: components["schemas"]["AgentStage"];
            /** @description Whether the agent appears in the chat interface. */
            showInChat: boolean;
            /** @description Local part of the agent's e-mail address. */
            emailSlug: string | null;
        };
        AgentVersion: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /** @description Place in the agent's history: 1, 2, 3 … without gaps. */
            number: number;
            /** @description Label given to a checkpoint; null without one. */
            label: string | null;
            /** @description User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description What made the version.
             * @enum {string}
             */
            source: "save" | "checkpoint" | "rollback";
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
        };
        AgentVersionPage: {
            /** @description Versions, newest first. */
            versions: components["schemas"]["AgentVersion"][];
            /** @description Pass it as `before` to get the next page; null on the last one. */
            nextCursor: components["schemas"]["Id"] | null;
        };
        AgentVersionDetail: {
            /** @description Id of the version. */
            id: components["schemas"]["Id"];
            /** @description The agent it belongs to. */
            agentId: components["schemas"]["Id"];
            /** @description Place in the agent's history: 1, 2, 3 … without gaps. */
            number: number;
            /** @description Label given to a checkpoint; null without one. */
            label: string | null;
            /** @description User who made the version. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the version was made. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description What made the version.
             * @enum {string}
             */
            source: "save" | "checkpoint" | "rollback";
            /** @description Whether the live configuration reflects this version. */
            isPublished: boolean;
            /** @description What a version keeps of an agent, and what a rollback restores. */
            snapshot: components["schemas"]["AgentConfiguration"];
            /** @description Fields that differ from the version before; every field for the first version. */
            changes: components["schemas"]["AgentVersionDifference"][];
        };
        AgentVersionDifference: {
            /** @description Name of the field. */
            field: string;
            /** @description Value in the version before; null for the first version. */
            before: unknown;
            /** @description Value in this version. */
            after: unknown;
        };
        AgentVersionChange: components["schemas"]["AgentRollback"] | components["schemas"]["AgentCheckpoint"];
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
        AgentRollbackResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The version that is live now. */
            publishedVersionId: components["schemas"]["Id"];
        };
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
        AgentToolSync: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many agents were changed. */
            updated: number;
            /** @description How many agents were looked at. */
            total: number;
            /** @description The agents that were changed, sorted by name. */
            agents: components["schemas"]["AgentReference"][];
            /** @description Tools that agents have and the catalog does not, or no longer, have; they were left as they are. */
            retiredTools: components["schemas"]["RetiredTool"][];
        };
        AgentReference: {
            /** @description Id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
        };
        RetiredTool: {
            /** @description Id of the agent. */
            agentId: components["schemas"]["Id"];
            /** @description Name of the tool. */
            toolName: string;
        };
        AgentTag: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
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
        AgentTagWithCount: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
            name: components["schemas"]["TagName"];
            /** @description Organization that owns the tag. */
            organizationId: components["schemas"]["OrganizationId"];
            /** @description User who created the tag. */
            createdBy: components["schemas"]["UserId"];
            /** @description When the tag was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the tag was last renamed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description How many agents carry the tag, deleted ones not counted. */
            agentCount: number;
        };
        AgentTagCreate: {
            /** @description Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. */
            name: components["schemas"]["TagName"];
        };
        AgentTagUpdate: {
            /** @description New name. Omitted keeps the name. */
            name?: components["schemas"]["TagName"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdBy?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly agentCount?: number;
        };
        ToolCatalog: {
            /** @description Entries, sorted by name. */
            tools: components["schemas"]["ToolCatalogEntry"][];
            /** @description How many entries `tools` has. */
            total: number;
        };
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
        /** @enum {string} */
        OrganizationRole: "org:admin" | "org:agent_manager" | "org:member" | "org:guest";
        UserMetadata: {
            [key: string]: unknown;
        };
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
        OrganizationUserPage: {
            /** @description The members of this page, in the order asked for. */
            data: components["schemas"]["OrganizationUser"][];
            /** @description How many members match, over all pages. */
            totalCount: number;
        };
        UserRemoval: {
            /** @description Ids of the users to remove, 1 to 50. An id given twice counts once. */
            userIds: components["schemas"]["UserId"][];
        };
        UserRemovalResult: {
            /** @description True only when every user was removed. */
            success: boolean;
            /** @description How many different users were asked for. */
            total: number;
            /** @description How many were removed. */
            successful: number;
            /** @description How many were not removed. */
            failed: number;
            /** @description One entry for each user that was removed, in the order asked for. */
            results: components["schemas"]["UserRemovalSuccess"][];
            /** @description One entry for each user that was not removed, in the order asked for. Absent when there is none. */
            errors?: components["schemas"]["UserRemovalFailure"][];
        };
        UserRemovalSuccess: {
            /** @description Id of the user. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
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
            /** @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
        UserMetadataUpdate: {
            /** @description Id of the member. */
            userId: components["schemas"]["UserId"];
            /** @description The whole new metadata; nothing of the old is kept. */
            metadata: components["schemas"]["UserMetadata"];
        };
        UserMetadataUpdateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The member with the new metadata. */
            user: components["schemas"]["UpdatedUser"];
        };
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
        InvitationId: string;
        /** @enum {string} */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
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
        InvitationPage: {
            /** @description The invitations of this page, newest first. */
            data: components["schemas"]["Invitation"][];
            /** @description How many invitations match, over all pages. */
            totalCount: number;
        };
        InvitationsCreate: {
            /** @description The people to invite, 1 to 50. */
            invitations: components["schemas"]["InvitationCreate"][];
        };
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
            role?: components["schemas"]["OrganizationRole"];
            /** @description Metadata the person gets on joining; none when left out. */
            metadata?: components["schemas"]["UserMetadata"];
        };
        InvitationsCreateResult: {
            /** @description True only when every entry succeeded. */
            success: boolean;
            /** @description How many different addresses were asked for. */
            total: number;
            /** @description How many succeeded. */
            successful: number;
            /** @description How many failed. */
            failed: number;
            /** @description One entry for each address that succeeded, in the order asked for. */
            results: (components["schemas"]["InvitationCreated"] | components["schemas"]["DirectMembershipCreated"])[];
            /** @description One entry for each address that failed, in the order asked for; empty when none did. */
            errors: components["schemas"]["InvitationCreateFailure"][];
        };
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
            /** @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
        InvitationRevocation: {
            /** @description Ids of the invitations, 1 to 50. An id given twice counts once. */
            invitationIds: components["schemas"]["InvitationId"][];
        };
        InvitationRevocationResult: {
            /** @description True only when every invitation was revoked. */
            success: boolean;
            /** @description How many different invitations were asked for. */
            total: number;
            /** @description How many were revoked. */
            successful: number;
            /** @description How many were not revoked. */
            failed: number;
            /** @description One entry for each invitation that was revoked, in the order asked for. */
            results: components["schemas"]["InvitationRevoked"][];
            /** @description One entry for each invitation that was not revoked, in the order asked for; empty when there is none. */
            errors: components["schemas"]["InvitationRevocationFailure"][];
        };
        InvitationRevoked: {
            /** @description Id of the invitation. */
            invitationId: components["schemas"]["InvitationId"];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
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
            /** @description After how many seconds another try makes sense; only with `Too Many Requests` and `Service Unavailable`. */
            retryAfterSeconds?: number;
        };
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
        ContentType: string;
        PresignedUploadCreate: {
            /** @description Name of the file. It is made safe and cut to 255 bytes of UTF-8 before use. */
            filename: string;
            /** @description MIME type of the file. */
            contentType: components["schemas"]["ContentType"];
        };
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
        PresignedUploadMetadata: {
            /** @description Value of `Content-Type` and of `x-amz-meta-file-type`. */
            contentType: components["schemas"]["ContentType"];
            /** @description Value of `x-amz-meta-org-id`. */
            orgId: components["schemas"]["OrganizationId"];
            /** @description Value of `x-amz-meta-user-id`. */
            userId: components["schemas"]["UserId"];
        };
        SkillName: string;
        SkillMdContent: string;
        SkillMetadata: {
            [key: string]: unknown;
        };
        Skill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** @description How many files the skill has, SKILL.md included. */
            fileCount: number;
            /** @description When the skill was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the skill was last changed, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        SkillDetail: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** @description How many files the skill has, SKILL.md included. */
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
        SkillAgent: {
            /** @description Id of the agent. */
            id: components["schemas"]["Id"];
            /** @description Name of the agent. */
            name: string;
        };
        SkillList: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skills, sorted by name. */
            skills: components["schemas"]["Skill"][];
        };
        SkillDetailResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skill. */
            skill: components["schemas"]["SkillDetail"];
        };
        SkillCreate: {
            /** @description Whole text of SKILL.md with its frontmatter. */
            skillMdContent: components["schemas"]["SkillMdContent"];
        };
        SkillCreateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The new skill. */
            skill: components["schemas"]["CreatedSkill"];
        };
        CreatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name read from the frontmatter. */
            name: components["schemas"]["SkillName"];
            /** @description Description read from the frontmatter; null when it has none. */
            description: string | null;
            /** @description How many files the skill has, SKILL.md included. */
            fileCount: number;
        };
        SkillUpdate: {
            /** @description Whole new text of SKILL.md. When given, `name` and `description` of this body are ignored. */
            skillMdContent?: components["schemas"]["SkillMdContent"];
            /** @description New name. */
            name?: components["schemas"]["SkillName"];
            /** @description New description; null clears it. */
            description?: string | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly metadata?: components["schemas"]["SkillMetadata"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly fileCount?: number;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly files?: components["schemas"]["SkillFile"][];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly agents?: components["schemas"]["SkillAgent"][];
        };
        SkillUpdateResult: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The skill. */
            skill: components["schemas"]["UpdatedSkill"];
        };
        UpdatedSkill: {
            /** @description Id of the skill. */
            id: components["schemas"]["Id"];
            /** @description Name of the skill. */
            name: components["schemas"]["SkillName"];
            /** @description What the skill is for; null when it has no description. */
            description: string | null;
            /** @description Further fields of the frontmatter. */
            metadata: components["schemas"]["SkillMetadata"];
            /** @description How many files the skill has, SKILL.md included. */
            fileCount: number;
        };
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
            contentType: components["schemas"]["ContentType"];
            /** @description Size of the file in bytes; 0 while it is not known. */
            fileSize: number;
            /** @description When the record was created, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
        };
        SkillFileName: string;
        SkillFileList: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The files, SKILL.md first. */
            files: components["schemas"]["SkillFile"][];
        };
        SkillFileCreate: {
            /** @description Id of the skill. */
            skillId: components["schemas"]["Id"];
            /** @description Name of the file, unique within the skill. */
            fileName: components["schemas"]["SkillFileName"];
            /** @description MIME type of the file. */
            contentType: components["schemas"]["ContentType"];
            /**
             * @description Size of the file in bytes; recorded as 0 when left out.
             * @default 0
             */
            fileSize?: number;
        };
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
        KnowledgeBase: {
            /** @description Id of the knowledge base. */
            id: components["schemas"]["Id"];
            /** @description Name; unique in the organization. */
            name: string;
            /** @description What it holds; may be empty. */
            description: string;
            /** @description Model that embeds the text, `<provider>:<model>`; never changes. */
            embeddingModel: components["schemas"]["ModelId"];
            /** @description Length of an embedding, in numbers; follows from the model. */
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
            /** @description Number of its files. */
            fileCount: number;
            /** @description When the newest file was added, ISO 8601 in UTC; null while it has no files. */
            lastFileUploadedAt: components["schemas"]["Timestamp"] | null;
            /** @description Size of all its files together, in bytes. */
            totalSize: number;
            /**
             * @description `empty` without files, `ready` with at least one.
             * @enum {string}
             */
            status: "empty" | "ready";
        };
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
        KnowledgeBaseTriggerSave: {
            /** @description Whether the agent is run. True when left out. */
            enabled?: boolean;
            /** @description Id of an agent of the organization. */
            agentId: components["schemas"]["Id"];
            /** @description Text the agent is run with. */
            prompt: string;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
        };
        KnowledgeBaseCreate: {
            /** @description Name; unique in the organization. */
            name: string;
            /**
             * @description What it holds.
             * @default
             */
            description?: string;
            /** @description Model that embeds the text; cannot be changed later. */
            embeddingModel: components["schemas"]["ModelId"];
            /**
             * @description Model that reads data out of each file; null for none.
             * @default null
             */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /**
             * @description JSON Schema (of an object) of the data to read out of each file; null for none. Works together with `extractionModel`.
             * @default null
             */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Free text that says where the files come from.
             * @default null
             */
            source?: string | null;
            /**
             * @description Agent to run for every processed file; null for none.
             * @default null
             */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
        };
        KnowledgeBaseUpdate: {
            /** @description Name; unique in the organization. */
            name?: string;
            /** @description What it holds. */
            description?: string;
            /** @description Only the value that is stored is accepted, and it is ignored; a different one is a 400. */
            embeddingModel?: components["schemas"]["ModelId"];
            /** @description Model that reads data out of each file; null clears it. */
            extractionModel?: components["schemas"]["ModelId"] | null;
            /** @description JSON Schema (of an object) of the data to read out of each file; null clears it. */
            extractionSchema?: {
                [key: string]: unknown;
            } | null;
            /** @description Free text that says where the files come from; null clears it. */
            source?: string | null;
            /** @description Agent to run for every processed file; replaces the trigger as a whole, null clears it. */
            trigger?: components["schemas"]["KnowledgeBaseTriggerSave"] | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly embeddingDimensions?: number;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly fileCount?: number;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly lastFileUploadedAt?: components["schemas"]["Timestamp"] | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly totalSize?: number;
            /**
             * @description Accepted and ignored, so that a record that was read can be written back.
             * @enum {string}
             */
            readonly status?: "empty" | "ready";
        };
        KnowledgeBaseList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The knowledge bases, sorted by name. */
            knowledgeBases: components["schemas"]["KnowledgeBase"][];
        };
        KnowledgeBaseReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The knowledge base. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
        };
        KnowledgeBaseDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
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
            /** @description Size of the file in bytes; null when it is not known. */
            fileSize: number | null;
            /** @description State of the processing. */
            processingStatus: components["schemas"]["KnowledgeBaseFileStatus"];
            /** @description Why the processing failed; null when it did not. */
            processingError: string | null;
            /** @description Metadata given when the file was added, or null. */
            userMetadata: {
                [key: string]: unknown;
            } | null;
            /** @description Data read out of the file by the extraction schema; null while there is none. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: uuid
             * @description Conversation of the agent that the trigger ran for this file; null when none was run.
             */
            triggerConversationId: string | null;
            /** @description When the file was added, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the record last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        KnowledgeBaseFileStatus: "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";
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
            /** @description Size of the file in bytes. May be left out; the record has the size of the stored object in any case. */
            fileSize?: number;
            /**
             * @description Metadata of your own that is kept with the file.
             * @default null
             */
            userMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        KnowledgeBaseFileList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The files, newest first. */
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        KnowledgeBaseFileReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The file record. */
            file: components["schemas"]["KnowledgeBaseFile"];
        };
        KnowledgeBaseFileDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        KnowledgeBaseSearch: {
            /** @description Id of the knowledge base. */
            kbId: components["schemas"]["Id"];
            /** @description What to look for. */
            query: string;
            /**
             * @description How many passages at most.
             * @default 10
             */
            limit?: number;
        };
        KnowledgeBaseSearchReply: {
            /** @description The passages, best first. */
            results: components["schemas"]["KnowledgeBaseSearchResult"][];
        };
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
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ToolServerTransport: "streamable-http" | "sse";
        ToolServerHeaders: {
            [key: string]: string;
        };
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
            transport?: components["schemas"]["ToolServerTransport"];
            /**
             * @description Headers to send; never in a reply.
             * @default {}
             */
            headers?: components["schemas"]["ToolServerHeaders"];
            /**
             * @description Whether agents may use it.
             * @default true
             */
            enabled?: boolean;
        };
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
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly headerNames?: string[];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ToolServerList: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The tool servers, sorted by name. */
            toolServers: components["schemas"]["ToolServer"][];
        };
        ToolServerReply: {
            /** @description Always true in a reply that is not an error. */
            success: boolean;
            /** @description The tool server. */
            toolServer: components["schemas"]["ToolServer"];
        };
        ToolServerDeleted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        ToolServerTest: components["schemas"]["ToolServerTestStored"] | components["schemas"]["ToolServerTestAddress"];
        ToolServerTestStored: {
            /** @description Id of the tool server. */
            id: components["schemas"]["Id"];
        };
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
        ToolServerTestReply: {
            /** @description Whether the server answered with its tools. */
            success: boolean;
            /** @description The tools of the server, at most the first 1000; empty when the test failed. */
            tools: components["schemas"]["ToolServerTool"][];
            /** @description Why the test failed; null when it did not. */
            error: string | null;
            /** @description How long the test took, in milliseconds. */
            durationMs: number;
        };
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
        CronSchedule: string;
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
            /** @description What happens to a slot while a run is in progress. */
            overlapPolicy: components["schemas"]["TaskOverlapPolicy"];
            /** @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. */
            catchUpWindowSeconds: number;
            /**
             * @description Why the service switched the task off (its owner left the organization, its agent was deleted, ten runs in a row failed); null when it did not.
             * @enum {string|null}
             */
            pausedReason: "owner_removed" | "agent_deleted" | "consecutive_failures" | null;
            /** @description When the task was created, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the task was last changed, ISO 8601 in UTC. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        TaskOverlapPolicy: "skip" | "queue_one" | "allow";
        ScheduledTaskCreate: {
            /** @description Name of the task. */
            name: string;
            /**
             * @description What the task is for.
             * @default
             */
            description?: string;
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
            enabled?: boolean;
            /**
             * @description What happens to a slot while a run is in progress.
             * @default skip
             */
            overlapPolicy?: components["schemas"]["TaskOverlapPolicy"];
            /**
             * @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute.
             * @default 31536000
             */
            catchUpWindowSeconds?: number;
        };
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
            /** @description How old a missed slot may be, in seconds, to be caught up by one run; 0 never catches up. A slot is on time for a minute. */
            catchUpWindowSeconds?: number;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly id?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly agentName?: string;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly lastRunAt?: components["schemas"]["Timestamp"] | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly nextRunAt?: components["schemas"]["Timestamp"] | null;
            /**
             * @description Accepted and ignored, so that a record that was read can be written back.
             * @enum {string|null}
             */
            readonly pausedReason?: "owner_removed" | "agent_deleted" | "consecutive_failures" | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
        };
        ScheduledTaskDelete: {
            /** @description Id of the task; equal to the one in the query when both are given. */
            taskId: components["schemas"]["Id"];
        };
        ScheduledTaskToggle: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
            /** @description True to follow the schedule from now on, false to stop. */
            enabled: boolean;
        };
        ScheduledTaskRun: {
            /** @description Id of the task. */
            taskId: components["schemas"]["Id"];
        };
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
            /**
             * @description `in_progress` (waiting or running) becomes `completed` or `failed`. `skipped` (another run was in progress, or the task was off) and `missed` (no worker ran) come only with `include=occurrences`.
             * @enum {string}
             */
            status: "in_progress" | "completed" | "failed" | "skipped" | "missed";
            /** @description Slot of the schedule, ISO 8601 in UTC; for a run started by hand, when it was asked for. */
            scheduledFor: components["schemas"]["Timestamp"];
            /** @description When the run started, ISO 8601 in UTC; null while it waits and for slots that did not run. */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** @description When the run ended, ISO 8601 in UTC; null before that and for slots that did not run. */
            finishedAt: components["schemas"]["Timestamp"] | null;
            /** @description Why the run failed; null when it did not. */
            error: string | null;
            /** @description Why the slot was skipped or missed; null for a run. */
            reason: string | null;
            /** @description When the record was made, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
        };
        TaskExecutionStats: {
            /** @description Number of all runs. */
            total: number;
            /** @description Number of runs that ended well. */
            completed: number;
            /** @description Number of runs that failed. */
            failed: number;
            /** @description Number of runs that have not ended. */
            in_progress: number;
        };
        SchedulePreview: {
            /** @description The next ten times, ISO 8601 in UTC, soonest first. */
            next: components["schemas"]["Timestamp"][];
            /** @description What the expression means in English. */
            description: string;
        };
        ChatRequest: {
            /** @description Agent that answers. With `threadId` it must be the agent of that conversation. */
            agentId: components["schemas"]["Id"];
            /** @description The message to send. The last message of the AI SDK's chat client can be sent as it is. */
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
            timezone?: string;
        };
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
        ChatMessagePart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatFilePart"];
        ChatTextPart: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
        };
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
        ChatEventStream: string;
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
        /** @enum {string|null} */
        StreamStatus: "in_progress" | "completed" | "stopped" | "error" | "timeout" | null;
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
            /** @description System prompt used in the latest run, kept for audit. Empty before the first run. */
            renderedSystemPrompt: string;
            /**
             * @description State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
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
            /** @description Messages, ordered by creation time. */
            messages: components["schemas"]["Message"][];
        };
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
            /**
             * @description State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
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
        ConversationPage: {
            /** @description Conversations, the last changed first. */
            conversations: components["schemas"]["ConversationSummary"][];
            /** @description Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        ConversationUpdate: {
            /** @description New title. Absent leaves it as it is. */
            name?: string;
            /**
             * Format: uuid
             * @description Accepted and ignored, so that a record that was read can be written back.
             */
            readonly id?: string;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly agentId?: components["schemas"]["Id"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly organizationId?: components["schemas"]["OrganizationId"];
            /**
             * Format: uuid
             * @description Accepted and ignored, so that a record that was read can be written back.
             */
            readonly upstreamConversationId?: string | null;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly renderedSystemPrompt?: string;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly streamStatus?: components["schemas"]["StreamStatus"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly createdAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly updatedAt?: components["schemas"]["Timestamp"];
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly deletedAt?: components["schemas"]["Timestamp"] | null;
            /**
             * @description Accepted and ignored, so that a record that was read can be written back.
             * @constant
             */
            readonly isDeleted?: true;
            /** @description Accepted and ignored, so that a record that was read can be written back. */
            readonly messages?: components["schemas"]["Message"][];
        };
        ConversationStop: {
            /**
             * Format: uuid
             * @description Id of the conversation.
             */
            threadId: string;
        };
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
            /**
             * @description State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error`; `timeout`; null when none was ever
             *     started. A new message moves a finished one to `in_progress`.
             */
            streamStatus: components["schemas"]["StreamStatus"];
        };
        /** @enum {string} */
        FeedbackRating: "helpful" | "not_helpful";
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
            /** @description Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /**
             * @description Free text. Empty when there is none.
             * @default
             */
            comment?: string;
        };
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
            /** @description Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** @description Free text. Empty when there is none. */
            comment: string;
            /** @description Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        ConversationFeedbackResult: {
            /** @description Always true. */
            success: boolean;
            /** @description A stored rating. */
            feedback: components["schemas"]["ConversationFeedback"];
        };
        Message: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description Content of the message, in order. */
            parts: components["schemas"]["MessagePart"][];
            /** @description Time of creation, ISO 8601 in UTC. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Tokens used for this message. Absent on user messages and when the model tells none. */
            usage?: components["schemas"]["MessageUsage"];
            /**
             * @description Why the model ended: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more may come. Absent on user
             *     messages and when the run did not come to its end.
             */
            finishReason?: string;
        };
        MessagePage: {
            /** @description Messages, the oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description Value of `cursor` for the next page. Null on the last one. */
            nextCursor: string | null;
        };
        MessageUsage: {
            /** @description Tokens sent to the model. */
            inputTokens: number;
            /** @description Tokens that the model wrote. */
            outputTokens: number;
            /** @description Tokens in all. */
            totalTokens: number;
        };
        MessagePart: components["schemas"]["MessageTextPart"] | components["schemas"]["MessageReasoningPart"] | components["schemas"]["MessageToolPart"] | components["schemas"]["MessageStepStartPart"] | components["schemas"]["MessageFilePart"];
        MessageTextPart: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
        };
        MessageReasoningPart: {
            /**
             * @description Always `reasoning`.
             * @constant
             */
            type: "reasoning";
            /** @description The reasoning. Empty when the model hides it. */
            text: string;
        };
        MessageToolPart: {
            /** @description `tool-` and the name of the tool, for example `tool-search_knowledge_base`. Tools of connected tool servers as well. */
            type: string;
            /** @description Id of the call, unique in its message. */
            toolCallId: string;
            /**
             * @description `input-streaming`: the arguments were not complete when the run ended. `input-available`: called, without a result yet.
             *     `output-available`: `output` holds the result. `output-error`: `errorText` tells what failed.
             * @enum {string}
             */
            state: "input-streaming" | "input-available" | "output-available" | "output-error";
            /** @description Arguments of the call. Absent when the model gave none that can be read. */
            input?: unknown;
            /** @description Result of the call, a value of any type. Present when `state` is `output-available`. */
            output?: unknown;
            /** @description What failed. Present when `state` is `output-error`. */
            errorText?: string;
            /** @description True when the model provider ran the tool. Absent otherwise. */
            providerExecuted?: boolean;
        };
        MessageStepStartPart: {
            /**
             * @description Always `step-start`.
             * @constant
             */
            type: "step-start";
        };
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
             * @description Content of the file. A base64 `data:` URL, or for a stored file a presigned https address that works for 10 minutes.
             */
            url: string;
            /** @description Storage key of the file. Present when the file was sent as the key of an upload. */
            fileKey?: string;
        };
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
            /** @description Messages of the user. */
            userMessageCount: number;
            /** @description Messages of the agent. */
            assistantMessageCount: number;
            /** @description Messages in all. */
            totalMessageCount: number;
            /** @description Seconds from the first to the last message. Null with fewer than two messages. */
            duration: number | null;
            /** @description Tokens in all. */
            totalTokens: number;
            /** @description Tokens sent to the model. */
            inputTokens: number;
            /** @description Tokens that the model wrote. */
            outputTokens: number;
            /** @description Files in the messages of the user. */
            attachmentCount: number;
            /** @description Tool calls of the agent, in order. */
            toolCalls: components["schemas"]["DashboardToolCall"][];
            /** @description Why the model ended its last answer, for example `stop`, `length` or `tool_calls`. Null when there is none. */
            lastFinishReason: string | null;
            /** @description Ratings in all. Null when nobody rated. */
            totalFeedback: number | null;
            /** @description Ratings `helpful`. Null when nobody rated. */
            totalHelpful: number | null;
            /** @description Ratings `not_helpful`. Null when nobody rated. */
            totalNotHelpful: number | null;
            /** @description The ratings, the oldest first. Null when nobody rated. */
            feedbackData: components["schemas"]["DashboardFeedback"][] | null;
            /** @description Sub-conversations, the last changed first, nested to any depth. Empty when there are none. */
            subConversations: components["schemas"]["DashboardInteraction"][];
        };
        DashboardToolCall: {
            /** @description Name of the tool. */
            toolName: string;
            /** @description Arguments of the call. */
            args: {
                [key: string]: unknown;
            };
            /** @description Result of the call, a value of any type. Null when there is none, the error text when it failed. */
            result: unknown;
        };
        DashboardFeedback: {
            /** @description Rating by a user. */
            rating: components["schemas"]["FeedbackRating"];
            /** @description Free text. Empty when there is none. */
            comment: string;
            /** @description Time of the rating, ISO 8601 in UTC. */
            timestamp: components["schemas"]["Timestamp"];
        };
        DashboardStats: {
            /** @description Top-level conversations. */
            conversationCount: number;
            /** @description Messages, of users and agents. */
            messageCount: number;
            /** @description Tool calls. */
            toolCalls: number;
            /** @description Tokens in all. */
            totalTokens: number;
            /** @description Tokens sent to models. */
            inputTokens: number;
            /** @description Tokens that models wrote. */
            outputTokens: number;
            /** @description Different users. */
            uniqueUsers: number;
            /** @description Different agents, those of sub-conversations included. */
            uniqueAgents: number;
            /** @description Ratings in all. */
            totalFeedback: number;
            /** @description Ratings `helpful`. */
            totalHelpful: number;
            /** @description Ratings `not_helpful`. */
            totalNotHelpful: number;
            /** @description Files in the knowledge bases of the organization at the time of the call. */
            kbFileCount: number;
            /** @description Knowledge bases of the organization at the time of the call. */
            kbCount: number;
            /** @description One entry for each hour, day or week, the oldest first. Present only with `interval`. */
            series?: components["schemas"]["DashboardStatsPoint"][];
        };
        DashboardStatsPoint: {
            /** @description Start of the hour, day or week in UTC, ISO 8601. That of the first entry may lie before `from`. */
            start: components["schemas"]["Timestamp"];
            /** @description Top-level conversations. */
            conversationCount: number;
            /** @description Messages, of users and agents. */
            messageCount: number;
            /** @description Tool calls. */
            toolCalls: number;
            /** @description Tokens in all. */
            totalTokens: number;
            /** @description Tokens sent to models. */
            inputTokens: number;
            /** @description Tokens that models wrote. */
            outputTokens: number;
            /** @description Different users. */
            uniqueUsers: number;
            /** @description Different agents, those of sub-conversations included. */
            uniqueAgents: number;
            /** @description Ratings in all. */
            totalFeedback: number;
            /** @description Ratings `helpful`. */
            totalHelpful: number;
            /** @description Ratings `not_helpful`. */
            totalNotHelpful: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
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
        responses: never;
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
                limit?: number;
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
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listTools: {
        parameters: {
            query?: {
                /**
                 * @description Whether tools that are not available now are listed too.
                 * @example true
                 */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Most users in one page, 1 to 500.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description How many users to skip from the start of the sorted list, 0 or more.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Only members with exactly this role. Without it, members of every role are listed.
                 * @example org:member
                 */
                role?: "org:admin" | "org:member";
                /**
                 * @description Sort field, with `-` before it for descending; `+` before it, or nothing, for ascending. Write `+` as `%2B`; a bare `+`, which arrives as a space, is understood too. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field is a 400.
                 * @example -created_at
                 */
                orderBy?: string;
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
        responses: never;
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Most invitations in one page, 1 to 500.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description How many invitations to skip from the start of the list, 0 or more.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description States to list, separated by commas. Only pending invitations when left out.
                 * @example [
                 *       "pending",
                 *       "accepted"
                 *     ]
                 */
                status?: components["schemas"]["InvitationStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        requestBody?: never;
        responses: never;
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
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listKnowledgeBaseFiles: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    deleteKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * @description Record id of the file (`id` of the file record), an integer and not the UUID.
                 * @example 22
                 */
                fileId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    retryKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * @description Id of the knowledge base.
                 * @example 1
                 */
                kbId: components["schemas"]["Id"];
                /**
                 * @description Record id of the file (`id` of the file record), an integer and not the UUID.
                 * @example 22
                 */
                fileId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
    };
    updateToolServer: {
        parameters: {
            query: {
                /**
                 * @description Id of the tool server.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    deleteToolServer: {
        parameters: {
            query: {
                /**
                 * @description Id of the tool server.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listScheduledTasks: {
        parameters: {
            query?: {
                /**
                 * @description Id of one task; the reply is then that task as an object.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description Lists every task of the organization instead of the caller's own. Admins only.
                 * @example false
                 */
                allInOrg?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listTaskExecutions: {
        parameters: {
            query?: {
                /**
                 * @description Id of one task; only its runs are listed or counted.
                 * @example 7
                 */
                taskId?: components["schemas"]["Id"];
                /**
                 * @description How many entries at most, 1 to 500.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description When true, the reply is an object with counts instead of the list.
                 * @example false
                 */
                stats?: boolean;
                /**
                 * @description ISO 8601 time with zone. Only runs created after it are counted; without `stats`, only those are listed.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                since?: string;
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
        responses: never;
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
        responses: never;
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `true` (the default) answers with the event stream, `false` answers 202 at once and runs in the background.
                 * @example true
                 */
                "X-Stream-Response"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getConversation: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description Only conversations with this agent. An agent without conversations, an unknown one included, gives an empty list.
                 * @example 1
                 */
                agentId?: components["schemas"]["Id"];
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
                /**
                 * @description List the conversations of every user of the organization. Needs the role org:admin.
                 * @example false
                 */
                allInOrg?: boolean;
                /**
                 * @description Most conversations in one page, 1 to 100.
                 * @example 50
                 */
                limit?: number;
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
        responses: never;
    };
    deleteConversation: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    renameConversation: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listConversationMessages: {
        parameters: {
            query: {
                /**
                 * @description Id (UUID) of the conversation.
                 * @example c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6
                 */
                threadId: string;
                /**
                 * @description Most messages in one page, 1 to 100.
                 * @example 50
                 */
                limit?: number;
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
        responses: never;
    };
    getInteractions: {
        parameters: {
            query: {
                /**
                 * @description Start of the range, included. ISO 8601 with a time zone.
                 * @example 2026-11-02T00:00:00.000Z
                 */
                from: string;
                /**
                 * @description End of the range, not included. ISO 8601 with a time zone.
                 * @example 2026-11-21T00:00:00.000Z
                 */
                to: string;
                /**
                 * @description List the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
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
        responses: never;
    };
    getStats: {
        parameters: {
            query: {
                /**
                 * @description Start of the range, included. ISO 8601 with a time zone.
                 * @example 2026-11-12T00:00:00.000Z
                 */
                from: string;
                /**
                 * @description End of the range, not included. ISO 8601 with a time zone.
                 * @example 2026-11-14T00:00:00.000Z
                 */
                to: string;
                /**
                 * @description Count the conversations of every user of the organization. Needs the role org:admin.
                 * @example true
                 */
                allInOrg?: boolean;
                /**
                 * @description Only conversations of this user; another user than the caller needs `allInOrg=true`.
                 * @example user_2kChiaraRossi6uR9vTx4Le
                 */
                userId?: components["schemas"]["UserId"];
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
                interval?: "hour" | "day" | "week";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
