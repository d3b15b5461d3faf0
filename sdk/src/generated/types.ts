// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type * as schemas from './schemas.js';

interface ErrorReply {
    headers: { [name: string]: unknown };
    content: { "application/json": schemas.Error };
}

/** Every path of the contract with its operations, as openapi-fetch reads them. */
export interface paths {
    "/agents": {
        get: operations["listAgents"];
        post: operations["saveAgent"];
        delete: operations["deleteAgent"];
    };
    "/agents/versions": {
        get: operations["listAgentVersions"];
        post: operations["changeAgentVersion"];
    };
    "/agents/sync-tools": {
        post: operations["syncAgentTools"];
    };
    "/agent-tags": {
        get: operations["listAgentTags"];
        put: operations["updateAgentTag"];
        post: operations["createAgentTag"];
        delete: operations["deleteAgentTag"];
    };
    "/tools": {
        get: operations["listTools"];
    };
    "/models": {
        get: operations["listModels"];
    };
    "/admin/users": {
        get: operations["listUsers"];
        delete: operations["removeUsers"];
    };
    "/admin/bulkRemove": {
        post: operations["bulkRemoveUsers"];
    };
    "/admin/updateUserMetadata": {
        post: operations["updateUserMetadata"];
    };
    "/admin/users/erase": {
        post: operations["eraseUser"];
    };
    "/admin/invitations": {
        get: operations["listInvitations"];
        post: operations["createInvitations"];
        delete: operations["revokeInvitations"];
    };
    "/admin/auditLog": {
        get: operations["listAuditLog"];
    };
    "/admin/auditLog/export": {
        get: operations["exportAuditLog"];
    };
    "/admin/deletedRecords": {
        get: operations["listDeletedRecords"];
    };
    "/admin/deletedRecords/restore": {
        post: operations["restoreDeletedRecord"];
    };
    "/dependents": {
        get: operations["listDependents"];
    };
    "/me/permissions": {
        get: operations["getMyPermissions"];
    };
    "/webhooks/identity": {
        post: operations["receiveIdentityEvent"];
    };
    "/upload/presigned": {
        post: operations["createPresignedUpload"];
    };
    "/skills/manage": {
        get: operations["listSkills"];
        put: operations["updateSkill"];
        post: operations["createSkill"];
        delete: operations["deleteSkill"];
    };
    "/skills/files": {
        get: operations["listSkillFiles"];
        post: operations["addSkillFile"];
        delete: operations["deleteSkillFile"];
    };
    "/skills/files/download": {
        get: operations["getSkillFileDownload"];
    };
    "/kb/manage": {
        get: operations["listKnowledgeBases"];
        put: operations["updateKnowledgeBase"];
        post: operations["createKnowledgeBase"];
        delete: operations["deleteKnowledgeBase"];
    };
    "/kb/files": {
        get: operations["listKnowledgeBaseFiles"];
        post: operations["addKnowledgeBaseFile"];
        delete: operations["deleteKnowledgeBaseFile"];
    };
    "/kb/files/retry": {
        post: operations["retryKnowledgeBaseFile"];
    };
    "/kb/files/download": {
        get: operations["getKnowledgeBaseFileDownload"];
    };
    "/kb/files/chunks": {
        get: operations["listKnowledgeBaseFileChunks"];
    };
    "/kb/search": {
        post: operations["searchKnowledgeBase"];
    };
    "/mcp-servers/manage": {
        get: operations["listToolServers"];
        put: operations["updateToolServer"];
        post: operations["createToolServer"];
        delete: operations["deleteToolServer"];
    };
    "/mcp-servers/test": {
        post: operations["testToolServer"];
    };
    "/webhook-endpoints/manage": {
        get: operations["listWebhookEndpoints"];
        put: operations["updateWebhookEndpoint"];
        post: operations["createWebhookEndpoint"];
        delete: operations["deleteWebhookEndpoint"];
    };
    "/webhook-endpoints/rotateSecret": {
        post: operations["rotateWebhookEndpointSecret"];
    };
    "/webhook-endpoints/test": {
        post: operations["testWebhookEndpoint"];
    };
    "/webhook-endpoints/deliveries": {
        get: operations["listWebhookDeliveries"];
    };
    "/webhook-endpoints/deliveries/replay": {
        post: operations["replayWebhookDelivery"];
    };
    "/scheduled-tasks/manage": {
        get: operations["listScheduledTasks"];
        put: operations["updateScheduledTask"];
        post: operations["createScheduledTask"];
        delete: operations["deleteScheduledTask"];
    };
    "/scheduled-tasks/toggle": {
        post: operations["toggleScheduledTask"];
    };
    "/scheduled-tasks/run": {
        post: operations["runScheduledTask"];
    };
    "/scheduled-tasks/executions": {
        get: operations["listTaskExecutions"];
    };
    "/scheduled-tasks/preview": {
        get: operations["previewSchedule"];
    };
    "/chat": {
        post: operations["chat"];
    };
    "/chat/stream": {
        get: operations["resumeChat"];
    };
    "/getConversation": {
        get: operations["getConversation"];
    };
    "/conversations": {
        get: operations["listConversations"];
        delete: operations["deleteConversation"];
        patch: operations["renameConversation"];
    };
    "/conversations/messages": {
        get: operations["listConversationMessages"];
    };
    "/conversations/stop": {
        post: operations["stopConversation"];
    };
    "/conversations/feedback": {
        post: operations["createConversationFeedback"];
    };
    "/dashboard/getInteractions": {
        get: operations["getInteractions"];
    };
    "/dashboard/getStats": {
        get: operations["getStats"];
    };
}

/** Every operation of the contract, by its id. */
export interface operations {
    listAgents: {
        parameters: {
            query?: {
                /** Id of the agent to return. Without it, all agents are listed. 1 to 2147483647. */
                id?: schemas.Id | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Agent[] | schemas.Agent;
                };
            };
            default: ErrorReply;
        };
    };
    saveAgent: {
        parameters: {
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.AgentSave;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Agent;
                };
            };
            default: ErrorReply;
        };
    };
    deleteAgent: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
            } | undefined;
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.AgentDelete;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Agent;
                };
            };
            default: ErrorReply;
        };
    };
    listAgentVersions: {
        parameters: {
            query: {
                /** Id of the agent. 1 to 2147483647. */
                agentId: schemas.Id;
                /** Id of the version to return in full. 1 to 2147483647. */
                versionId?: schemas.Id | undefined;
                /**
                 * Maximum versions per page. Ignored with `versionId`. 1 to 200.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page. Only older versions are returned. Ignored with `versionId`. 1 to 2147483647. */
                before?: schemas.Id | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentVersionPage | schemas.AgentVersionDetail;
                };
            };
            default: ErrorReply;
        };
    };
    changeAgentVersion: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
            } | undefined;
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.AgentVersionChange;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentRollbackResult | schemas.AgentCheckpointResult;
                };
            };
            default: ErrorReply;
        };
    };
    syncAgentTools: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentToolSync;
                };
            };
            default: ErrorReply;
        };
    };
    listAgentTags: {
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentTagWithCount[];
                };
            };
            default: ErrorReply;
        };
    };
    updateAgentTag: {
        parameters: {
            query: {
                /** Id of the tag. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.AgentTagUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentTag;
                };
            };
            default: ErrorReply;
        };
    };
    createAgentTag: {
        requestBody: {
            content: {
                "application/json": schemas.AgentTagCreate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AgentTag;
                };
            };
            default: ErrorReply;
        };
    };
    deleteAgentTag: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the tag. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SuccessMessage;
                };
            };
            default: ErrorReply;
        };
    };
    listTools: {
        parameters: {
            query?: {
                /**
                 * Whether to also list tools that are not available.
                 * @default false
                 */
                all?: boolean | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ToolCatalog;
                };
            };
            default: ErrorReply;
        };
    };
    listModels: {
        parameters: {
            query?: {
                /**
                 * Whether to also list models that are not available.
                 * @default false
                 */
                all?: boolean | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ModelCatalog;
                };
            };
            default: ErrorReply;
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * Maximum users per page, 1 to 500.
                 * @default 100
                 */
                limit?: number | undefined;
                /**
                 * Number of entries to skip. 0 to 2147483647.
                 * @default 0
                 */
                offset?: number | undefined;
                /** Lists only members with this role. */
                role?: ("org:admin" | "org:member") | undefined;
                /**
                 * Sort field, prefixed with `-` for descending order; no prefix or `+` means ascending. Fields: `created_at`, `email`, `last_sign_in_at`, `first_name`, `last_name`, `username`. Any other field returns 400. Send `+` as `%2B` or as it is. At most 32 characters.
                 * @default "-created_at"
                 */
                orderBy?: string | undefined;
                /** Lists only members with this text in the email address, username, first name or last name. Case is ignored. 1 to 256 characters. */
                query?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.OrganizationUserPage;
                };
            };
            default: ErrorReply;
        };
    };
    removeUsers: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.UserRemoval;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserRemovalResult;
                };
            };
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserRemovalResult;
                };
            };
            default: ErrorReply;
        };
    };
    bulkRemoveUsers: {
        requestBody: {
            content: {
                "application/json": schemas.UserRemoval;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserRemovalResult;
                };
            };
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserRemovalResult;
                };
            };
            default: ErrorReply;
        };
    };
    updateUserMetadata: {
        parameters: {
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.UserMetadataUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserMetadataUpdateResult;
                };
            };
            default: ErrorReply;
        };
    };
    eraseUser: {
        requestBody: {
            content: {
                "application/json": schemas.UserErasure;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.UserErasureReport;
                };
            };
            default: ErrorReply;
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * Maximum invitations per page, 1 to 500.
                 * @default 100
                 */
                limit?: number | undefined;
                /**
                 * Number of entries to skip. 0 to 2147483647.
                 * @default 0
                 */
                offset?: number | undefined;
                /**
                 * Lists only invitations with these statuses, separated by commas. 1 to 4 items.
                 * @default ["pending"]
                 */
                status?: schemas.InvitationStatus[] | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.InvitationPage;
                };
            };
            default: ErrorReply;
        };
    };
    createInvitations: {
        requestBody: {
            content: {
                "application/json": schemas.InvitationsCreate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.InvitationsCreateResult;
                };
            };
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.InvitationsCreateResult;
                };
            };
            default: ErrorReply;
        };
    };
    revokeInvitations: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.InvitationRevocation;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.InvitationRevocationResult;
                };
            };
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.InvitationRevocationResult;
                };
            };
            default: ErrorReply;
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** Includes only changes by this user. 1 to 128 characters. */
                actorId?: schemas.UserId | undefined;
                /** Includes only changes of this kind. */
                action?: schemas.AuditAction | undefined;
                /** Includes only changes of records of this type. */
                recordType?: schemas.AuditRecordType | undefined;
                /** Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too. 1 to 128 characters. */
                recordId?: string | undefined;
                /** Start of the range, included. Default is the oldest entry. At most 35 characters. */
                from?: schemas.DateOrDateTime | undefined;
                /** End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`. At most 35 characters. */
                to?: schemas.DateOrDateTime | undefined;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.AuditLogPage;
                };
            };
            default: ErrorReply;
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /** Includes only changes by this user. 1 to 128 characters. */
                actorId?: schemas.UserId | undefined;
                /** Includes only changes of this kind. */
                action?: schemas.AuditAction | undefined;
                /** Includes only changes of records of this type. */
                recordType?: schemas.AuditRecordType | undefined;
                /** Includes only changes of records with this id. Ids are unique only within a type, so set `recordType` too. 1 to 128 characters. */
                recordId?: string | undefined;
                /** Start of the range, included. Default is the oldest entry. At most 35 characters. */
                from?: schemas.DateOrDateTime | undefined;
                /** End of the range, not included. Default is the newest entry. Returns 400 if it is earlier than `from`. At most 35 characters. */
                to?: schemas.DateOrDateTime | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": schemas.AuditLogExport;
                };
            };
            default: ErrorReply;
        };
    };
    listDeletedRecords: {
        parameters: {
            query?: {
                /** Includes only records of this type. */
                type?: schemas.DeletedRecordType | undefined;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.DeletedRecordPage;
                };
            };
            default: ErrorReply;
        };
    };
    restoreDeletedRecord: {
        requestBody: {
            content: {
                "application/json": schemas.DeletedRecordRestore;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.RestoredRecord;
                };
            };
            default: ErrorReply;
        };
    };
    listDependents: {
        parameters: {
            query: {
                /** Type of the record. */
                type: schemas.ReferencedRecordType;
                /** Id of the record, as text. 1 to 128 characters. */
                id: schemas.RecordId;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Dependents;
                };
            };
            default: ErrorReply;
        };
    };
    getMyPermissions: {
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.CallerPermissions;
                };
            };
            default: ErrorReply;
        };
    };
    receiveIdentityEvent: {
        parameters: {
            header?: {
                /** Id of the event. Every delivery of the event has the same id. 1 to 256 characters. */
                "svix-id"?: string | undefined;
                /** Time of this delivery, in whole seconds since 1970. 1 to 20 characters. */
                "svix-timestamp"?: string | undefined;
                /** Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough. 1 to 4096 characters. */
                "svix-signature"?: string | undefined;
                /** Id of the event. Every delivery of the event has the same id. 1 to 256 characters. */
                "webhook-id"?: string | undefined;
                /** Time of this attempt, in whole seconds since 1970. 1 to 20 characters. */
                "webhook-timestamp"?: string | undefined;
                /** Signatures separated by spaces, each `v1,` and a base64 HMAC-SHA256. One valid signature is enough. 1 to 4096 characters. */
                "webhook-signature"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.IdentityEvent;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.IdentityEventReceipt;
                };
            };
            default: ErrorReply;
        };
    };
    createPresignedUpload: {
        requestBody: {
            content: {
                "application/json": schemas.PresignedUploadCreate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.PresignedUpload;
                };
            };
            default: ErrorReply;
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /** Id of the skill to return. Without it, all skills are listed. 1 to 2147483647. */
                id?: schemas.Id | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillList | schemas.SkillDetailResult;
                };
            };
            default: ErrorReply;
        };
    };
    updateSkill: {
        parameters: {
            query: {
                /** Id of the skill to update. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.SkillUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillUpdateResult;
                };
            };
            default: ErrorReply;
        };
    };
    createSkill: {
        requestBody: {
            content: {
                "application/json": schemas.SkillCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillCreateResult;
                };
            };
            default: ErrorReply;
        };
    };
    deleteSkill: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the skill to delete. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillDeleteResult;
                };
            };
            default: ErrorReply;
        };
    };
    listSkillFiles: {
        parameters: {
            query: {
                /** Id of the skill whose files are listed. 1 to 2147483647. */
                skillId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillFileList;
                };
            };
            default: ErrorReply;
        };
    };
    addSkillFile: {
        requestBody: {
            content: {
                "application/json": schemas.SkillFileCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillFileCreateResult;
                };
            };
            default: ErrorReply;
        };
    };
    deleteSkillFile: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillFileDeleteResult;
                };
            };
            default: ErrorReply;
        };
    };
    getSkillFileDownload: {
        parameters: {
            query: {
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SkillFileDownload;
                };
            };
            default: ErrorReply;
        };
    };
    listKnowledgeBases: {
        parameters: {
            query?: {
                /** Id of the knowledge base to return. Without it, all knowledge bases are listed. 1 to 2147483647. */
                id?: schemas.Id | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseList | schemas.KnowledgeBaseReply;
                };
            };
            default: ErrorReply;
        };
    };
    updateKnowledgeBase: {
        parameters: {
            query: {
                /** Id of the knowledge base. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.KnowledgeBaseUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseReply;
                };
            };
            default: ErrorReply;
        };
    };
    createKnowledgeBase: {
        requestBody: {
            content: {
                "application/json": schemas.KnowledgeBaseCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseReply;
                };
            };
            default: ErrorReply;
        };
    };
    deleteKnowledgeBase: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the knowledge base. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Success;
                };
            };
            default: ErrorReply;
        };
    };
    listKnowledgeBaseFiles: {
        parameters: {
            query: {
                /** Id of the knowledge base. 1 to 2147483647. */
                kbId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseFileList;
                };
            };
            default: ErrorReply;
        };
    };
    addKnowledgeBaseFile: {
        requestBody: {
            content: {
                "application/json": schemas.KnowledgeBaseFileCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseFileReply;
                };
            };
            default: ErrorReply;
        };
    };
    deleteKnowledgeBaseFile: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the knowledge base. 1 to 2147483647. */
                kbId: schemas.Id;
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Success;
                };
            };
            default: ErrorReply;
        };
    };
    retryKnowledgeBaseFile: {
        parameters: {
            query: {
                /** Id of the knowledge base. 1 to 2147483647. */
                kbId: schemas.Id;
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseFileReply;
                };
            };
            default: ErrorReply;
        };
    };
    getKnowledgeBaseFileDownload: {
        parameters: {
            query: {
                /** Id of the knowledge base. 1 to 2147483647. */
                kbId: schemas.Id;
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseFileDownload;
                };
            };
            default: ErrorReply;
        };
    };
    listKnowledgeBaseFileChunks: {
        parameters: {
            query: {
                /** Id of the knowledge base. 1 to 2147483647. */
                kbId: schemas.Id;
                /** Id of the file record: its integer `id`, not the UUID `fileId`. 1 to 2147483647. */
                fileId: schemas.Id;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another file, returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseFileChunkPage;
                };
            };
            default: ErrorReply;
        };
    };
    searchKnowledgeBase: {
        requestBody: {
            content: {
                "application/json": schemas.KnowledgeBaseSearch;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.KnowledgeBaseSearchReply;
                };
            };
            default: ErrorReply;
        };
    };
    listToolServers: {
        parameters: {
            query?: {
                /** Id of the tool server to return. Without it, all tool servers are listed. 1 to 2147483647. */
                id?: schemas.Id | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ToolServerList | schemas.ToolServerReply;
                };
            };
            default: ErrorReply;
        };
    };
    updateToolServer: {
        parameters: {
            query: {
                /** Id of the tool server. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.ToolServerUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ToolServerReply;
                };
            };
            default: ErrorReply;
        };
    };
    createToolServer: {
        requestBody: {
            content: {
                "application/json": schemas.ToolServerCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ToolServerReply;
                };
            };
            default: ErrorReply;
        };
    };
    deleteToolServer: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the tool server. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Success;
                };
            };
            default: ErrorReply;
        };
    };
    testToolServer: {
        requestBody: {
            content: {
                "application/json": schemas.ToolServerTest;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ToolServerTestReply;
                };
            };
            default: ErrorReply;
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** Id of the webhook endpoint to return. Without it, all endpoints are listed. 1 to 2147483647. */
                id?: schemas.Id | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookEndpointList | schemas.WebhookEndpointReply;
                };
            };
            default: ErrorReply;
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query: {
                /** Id of the webhook endpoint. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.WebhookEndpointUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookEndpointReply;
                };
            };
            default: ErrorReply;
        };
    };
    createWebhookEndpoint: {
        requestBody: {
            content: {
                "application/json": schemas.WebhookEndpointCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookEndpointSecretReply;
                };
            };
            default: ErrorReply;
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the webhook endpoint. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Success;
                };
            };
            default: ErrorReply;
        };
    };
    rotateWebhookEndpointSecret: {
        parameters: {
            query: {
                /** Id of the webhook endpoint. 1 to 2147483647. */
                id: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookEndpointSecretReply;
                };
            };
            default: ErrorReply;
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query: {
                /** Id of the webhook endpoint. 1 to 2147483647. */
                id: schemas.Id;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookDeliveryReply;
                };
            };
            default: ErrorReply;
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** Id of the webhook endpoint. 1 to 2147483647. */
                endpointId: schemas.Id;
                /** Includes only deliveries with this status. */
                status?: schemas.WebhookDeliveryStatus | undefined;
                /** Includes only deliveries of events of this type. */
                eventType?: schemas.WebhookEventType | undefined;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookDeliveryPage;
                };
            };
            default: ErrorReply;
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query: {
                /** Id of the delivery whose event is sent again. Format uuid, at most 36 characters. */
                deliveryId: schemas.Uuid;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.WebhookDeliveryReply;
                };
            };
            default: ErrorReply;
        };
    };
    listScheduledTasks: {
        parameters: {
            query?: {
                /** Id of the task to return. Without it, tasks are listed. 1 to 2147483647. */
                taskId?: schemas.Id | undefined;
                /**
                 * Whether to include the records of every user of the organization. Requires the admin role.
                 * @default false
                 */
                allInOrg?: boolean | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ScheduledTask[] | schemas.ScheduledTask;
                };
            };
            default: ErrorReply;
        };
    };
    updateScheduledTask: {
        parameters: {
            query: {
                /** Id of the task. 1 to 2147483647. */
                taskId: schemas.Id;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.ScheduledTaskUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ScheduledTask;
                };
            };
            default: ErrorReply;
        };
    };
    createScheduledTask: {
        requestBody: {
            content: {
                "application/json": schemas.ScheduledTaskCreate;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ScheduledTask;
                };
            };
            default: ErrorReply;
        };
    };
    deleteScheduledTask: {
        parameters: {
            query?: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id of the task. Required unless the body contains it. 1 to 2147483647. */
                taskId?: schemas.Id | undefined;
            } | undefined;
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        /** The task id, if it is not in the query. Without a body, no content type is required. */
        requestBody?: {
            content: {
                "application/json": schemas.ScheduledTaskDelete;
            };
        } | undefined;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: ErrorReply;
        };
    };
    toggleScheduledTask: {
        parameters: {
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.ScheduledTaskToggle;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ScheduledTask;
                };
            };
            default: ErrorReply;
        };
    };
    runScheduledTask: {
        requestBody: {
            content: {
                "application/json": schemas.ScheduledTaskRun;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.TaskExecution;
                };
            };
            default: ErrorReply;
        };
    };
    listTaskExecutions: {
        parameters: {
            query?: {
                /** Lists or counts only executions of this task. 1 to 2147483647. */
                taskId?: schemas.Id | undefined;
                /**
                 * Maximum entries, 1 to 500.
                 * @default 50
                 */
                limit?: number | undefined;
                /**
                 * Whether to return counts instead of the list.
                 * @default false
                 */
                stats?: boolean | undefined;
                /** Lists or counts only executions created after this time. At most 35 characters. */
                since?: schemas.DateOrDateTime | undefined;
                /** `id` of the last entry of the previous page, with the same `taskId`. Returns only the entries after it. Any other id returns 400. 1 to 2147483647. */
                before?: schemas.Id | undefined;
                /** `occurrences` adds the slots and manual executions that did not run. These entries have the `status` `skipped` or `missed`, and a `reason`. They count towards `limit`. */
                include?: "occurrences" | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.TaskExecution[] | schemas.TaskExecutionStats;
                };
            };
            default: ErrorReply;
        };
    };
    previewSchedule: {
        parameters: {
            query: {
                /** The cron expression, percent-encoded. 1 to 100 characters. */
                schedule: schemas.CronSchedule;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.SchedulePreview;
                };
            };
            default: ErrorReply;
        };
    };
    chat: {
        parameters: {
            header?: {
                /**
                 * `true` returns the event stream; `false` returns 202 immediately and runs the agent in the background.
                 * @default "true"
                 */
                "X-Stream-Response"?: ("true" | "false") | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.ChatBody;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": schemas.ChatEventStream;
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ChatAccepted;
                };
            };
            default: ErrorReply;
        };
    };
    resumeChat: {
        parameters: {
            query: {
                /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
                threadId: string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: ErrorReply;
        };
    };
    getConversation: {
        parameters: {
            query: {
                /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
                threadId: string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Conversation;
                };
            };
            default: ErrorReply;
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
                agentId?: schemas.Id | undefined;
                /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
                userId?: schemas.UserId | undefined;
                /**
                 * Whether to include the records of every user of the organization. Requires the admin role.
                 * @default false
                 */
                allInOrg?: boolean | undefined;
                /** Start of the range of `createdAt`, included. By default, the range has no start. At most 35 characters. */
                from?: schemas.DateOrDateTime | undefined;
                /** End of the range of `createdAt`, not included. By default, the range has no end. At most 35 characters. */
                to?: schemas.DateOrDateTime | undefined;
                /** Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to 5 items. */
                streamStatus?: schemas.StreamStatus[] | undefined;
                /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
                failureCode?: schemas.RunFailureCode[] | undefined;
                /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
                source?: schemas.ConversationSource | undefined;
                /** Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200 characters. */
                model?: schemas.ModelId | undefined;
                /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
                minLatencyMs?: schemas.Count | undefined;
                /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
                minCostUsd?: schemas.CostUsd | undefined;
                /** Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored. 1 to 200 characters. */
                text?: string | undefined;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged and with the same filters. Any other value returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ConversationPage;
                };
            };
            default: ErrorReply;
        };
    };
    deleteConversation: {
        parameters: {
            query: {
                /**
                 * With `true`, the request changes nothing. It returns the same status and body as without `dryRun`, except for times and new ids. It does not predict refusals by the identity provider. The reply is not stored for an `Idempotency-Key`.
                 * @default false
                 */
                dryRun?: boolean | undefined;
                /** Id (UUID) of the conversation. Format uuid, at most 36 characters. */
                threadId: schemas.Uuid;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ConversationSummary;
                };
            };
            default: ErrorReply;
        };
    };
    renameConversation: {
        parameters: {
            query: {
                /** Id (UUID) of the conversation. Format uuid, at most 36 characters. */
                threadId: schemas.Uuid;
            };
            header?: {
                /** `etag` of the record that you read, in quotation marks. If the record has changed since then, the request changes nothing and returns 412. Several tags are separated by commas; `*` matches every record. Ignored when a record is created. 1 to 1000 characters, matching `^(\*|"[!#-~]*"( ?, ?"[!#-~]*")*)$`. */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": schemas.ConversationUpdate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ConversationSummary;
                };
            };
            default: ErrorReply;
        };
    };
    listConversationMessages: {
        parameters: {
            query: {
                /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
                threadId: string;
                /**
                 * Maximum entries per page. 1 to 100.
                 * @default 50
                 */
                limit?: number | undefined;
                /** `nextCursor` of the previous page, unchanged. An invalid cursor, or one of another conversation, returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.MessagePage;
                };
            };
            default: ErrorReply;
        };
    };
    stopConversation: {
        requestBody: {
            content: {
                "application/json": schemas.ConversationStop;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ConversationStopResult;
                };
            };
            default: ErrorReply;
        };
    };
    createConversationFeedback: {
        requestBody: {
            content: {
                "application/json": schemas.ConversationFeedbackCreate;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.ConversationFeedbackResult;
                };
            };
            default: ErrorReply;
        };
    };
    getInteractions: {
        parameters: {
            query: {
                /** Start of the range, included. At most 35 characters. */
                from: schemas.DateOrDateTime;
                /** End of the range, not included. At most 35 characters. */
                to: schemas.DateOrDateTime;
                /**
                 * Whether to include the records of every user of the organization. Requires the admin role.
                 * @default false
                 */
                allInOrg?: boolean | undefined;
                /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
                userId?: schemas.UserId | undefined;
                /** Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key must have that value. 1 to 200 characters. */
                metadataKey?: string | undefined;
                /** Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3. 1 to 1000 characters. */
                metadataValue?: string | undefined;
                /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
                agentId?: schemas.Id | undefined;
                /** Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to 5 items. */
                streamStatus?: schemas.StreamStatus[] | undefined;
                /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
                failureCode?: schemas.RunFailureCode[] | undefined;
                /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
                source?: schemas.ConversationSource | undefined;
                /** Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200 characters. */
                model?: schemas.ModelId | undefined;
                /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
                minLatencyMs?: schemas.Count | undefined;
                /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
                minCostUsd?: schemas.CostUsd | undefined;
                /** Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored. 1 to 200 characters. */
                text?: string | undefined;
                /** Maximum conversations per page, 1 to 100. Without it, the reply is an array. */
                limit?: schemas.PageLimit | undefined;
                /** `nextCursor` of the previous page, unchanged. Send it with `limit` and the same filters. An invalid cursor returns 400. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
                cursor?: string | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.DashboardInteraction[] | schemas.DashboardInteractionPage;
                };
            };
            default: ErrorReply;
        };
    };
    getStats: {
        parameters: {
            query: {
                /** Start of the range, included. At most 35 characters. */
                from: schemas.DateOrDateTime;
                /** End of the range, not included. At most 35 characters. */
                to: schemas.DateOrDateTime;
                /**
                 * Whether to include the records of every user of the organization. Requires the admin role.
                 * @default false
                 */
                allInOrg?: boolean | undefined;
                /** Includes only conversations of this user. A user other than the caller requires `allInOrg=true`. 1 to 128 characters. */
                userId?: schemas.UserId | undefined;
                /** Includes only conversations of users whose metadata in this organization has this key at the top level. With `metadataValue`, the key must have that value. 1 to 200 characters. */
                metadataKey?: string | undefined;
                /** Includes only conversations of users whose metadata in this organization has this value under `metadataKey`. Without `metadataKey`, any key at the top level may have the value. Values are compared exactly, as text: `3` matches the number 3. 1 to 1000 characters. */
                metadataValue?: string | undefined;
                /** Includes only conversations with this agent. An unknown id selects none. 1 to 2147483647. */
                agentId?: schemas.Id | undefined;
                /** Includes only conversations whose last run has one of these statuses, separated by commas. `error,timeout` selects the failed ones. 1 to 5 items. */
                streamStatus?: schemas.StreamStatus[] | undefined;
                /** Includes only conversations whose last run failed with one of these codes, separated by commas. 1 to 15 items. */
                failureCode?: schemas.RunFailureCode[] | undefined;
                /** Includes only conversations with this source. `agent` selects sub-conversations, and other values select top-level conversations. */
                source?: schemas.ConversationSource | undefined;
                /** Includes only conversations whose last run used this model. Their costs and tokens also include earlier runs with other models. 3 to 200 characters. */
                model?: schemas.ModelId | undefined;
                /** Includes only conversations whose last run took at least this many milliseconds. 0 to 2147483647. */
                minLatencyMs?: schemas.Count | undefined;
                /** Includes only conversations whose cost is known and at least this many US dollars. 0 to 1000000000000. */
                minCostUsd?: schemas.CostUsd | undefined;
                /** Includes only conversations with this text in the name, or in the `firstMessageText` that `GET /dashboard/getInteractions` returns. Case is ignored. 1 to 200 characters. */
                text?: string | undefined;
                /** Adds `series`, with one entry per hour, day or week in UTC. */
                interval?: schemas.StatsInterval | undefined;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.DashboardStats;
                };
            };
            default: ErrorReply;
        };
    };
}
