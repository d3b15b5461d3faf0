// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** One of the known values, or another text: a newer server may have more. */
export type OpenEnum<Known extends string | null> = Known | (string & {});

/** An error. The header `X-Error-Code` has its code. */
export interface Error {
    /** Text of the error. Texts do not change. At most 2200 characters. */
    error: string;
    /** Problems of the request, one for each field. Absent unless the status is 400. Lists only the first problem if the body has more than 500 values. At most 20 items. */
    details?: ErrorDetails | undefined;
}

/** Code of an error. `x-errors` of the contract has the status, text and action of each code. */
export type ErrorCode = "bad_request" | "validation_error" | "agent_id_required" | "knowledge_base_and_file_id_required" | "thread_id_required" | "organization_required" | "agent_limit_reached" | "email_slug_reserved" | "email_slug_in_use" | "version_email_slug_in_use" | "agent_tag_limit_reached" | "tag_name_in_use" | "cannot_remove_yourself" | "cannot_erase_yourself" | "user_not_removable" | "invalid_skill_content" | "skill_name_missing" | "skill_limit_reached" | "skill_file_limit_reached" | "skill_file_name_in_use" | "skill_content_not_deletable" | "invalid_extraction_schema" | "knowledge_base_limit_reached" | "knowledge_base_name_in_use" | "model_provider_not_found" | "embedding_model_unavailable" | "extraction_model_unavailable" | "embedding_model_immutable" | "file_key_not_owned" | "content_key_not_owned" | "uploaded_file_missing" | "file_type_not_supported" | "knowledge_base_file_limit_reached" | "knowledge_base_file_exists" | "tool_server_limit_reached" | "tool_server_name_in_use" | "tool_server_url_not_allowed" | "webhook_endpoint_limit_reached" | "webhook_endpoint_url_not_allowed" | "scheduled_task_limit_reached" | "scheduled_task_owner_not_member" | "scheduled_task_owner_is_guest" | "unauthorized" | "invalid_webhook_signature" | "webhook_timestamp_not_accepted" | "webhook_already_received" | "admin_required" | "sync_tools_admin_required" | "management_access_required" | "organization_role_required" | "scheduled_task_not_owned" | "user_not_member" | "not_found" | "agent_not_found" | "version_not_found" | "reference_not_found" | "tag_not_found" | "skill_not_found" | "skill_file_not_found" | "knowledge_base_not_found" | "file_not_found" | "tool_server_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "scheduled_task_not_found" | "conversation_not_found" | "message_not_found" | "deleted_record_not_found" | "user_not_found" | "method_not_allowed" | "conversation_run_in_progress" | "scheduled_task_run_limit_reached" | "file_not_failed" | "webhook_endpoint_disabled" | "idempotency_key_in_progress" | "idempotency_reply_was_stream" | "request_timeout" | "record_changed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "user_run_limit_reached" | "organization_run_limit_reached" | "request_headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable" | "skill_content_missing";

/** Id of a record. 1 to 2147483647. */
export type Id = number;

/** Id of a record, or null. 1 to 2147483647. */
export type NullableId = number | null;

/** ISO 8601 date and time with a zone. Replies are in UTC with milliseconds. Format date-time, at most 35 characters. */
export type Timestamp = string;

/** ISO 8601 date and time with a zone, or null. Replies are in UTC with milliseconds. Format date-time, at most 35 characters. */
export type NullableTimestamp = string | null;

/**
 * ISO 8601 date (`2026-11-02`, midnight UTC) or date and time (`2026-11-02T09:30:00Z`). A time without a zone is in UTC. A date that does
 * not exist returns 400. At most 35 characters.
 */
export type DateOrDateTime = string;

/** Milliseconds since 1970-01-01T00:00:00Z. 0 to 9007199254740991. */
export type EpochMilliseconds = number;

/** Milliseconds since 1970-01-01T00:00:00Z, or null. 0 to 9007199254740991. */
export type NullableEpochMilliseconds = number | null;

/** A count. 0 to 2147483647. */
export type Count = number;

/** A count, or null. 0 to 2147483647. */
export type NullableCount = number | null;

/** Maximum entries of one page. 1 to 100. */
export type PageLimit = number;

/** A number of tokens or bytes. 0 to 9007199254740991. */
export type LargeCount = number;

/** Always true. */
export type AlwaysTrue = true;

/** A UUID. Format uuid, at most 36 characters. */
export type Uuid = string;

/** Name of a record. At most 200 characters. */
export type DisplayName = string;

/** Name of a record. 1 to 100 characters, not blank. */
export type ShortName = string;

/** A UUID, or null. Format uuid, at most 36 characters. */
export type NullableUuid = string | null;

/** A JSON object with any fields. At most 200 fields. */
export interface FreeFormObject {
    [key: string]: unknown;
}

/** What the skill is for; null if it has no description. At most 4000 characters. */
export type SkillDescription = string | null;

/** Number of files, including SKILL.md. 0 to 20. */
export type SkillFileCount = number;

/** Prompt that the agent runs with. 1 to 20000 characters. */
export type Prompt = string;

/**
 * Maximum age, in seconds, at which a slot (a time at which the schedule fires) still runs. Values below 60 seconds count as 60 seconds. If
 * several slots were not started in time, only the latest can run. 0 to 31536000.
 */
export type CatchUpWindowSeconds = number;

/**
 * Seconds to wait before a retry. Present only with `Too Many Requests` and `Service Unavailable`. An entry with these errors or `Internal
 * Server Error` may have succeeded. Repeat the whole request with the same `Idempotency-Key`. 1 to 86400.
 */
export type RetryAfterSeconds = number;

/** A number of entries of a bulk request. 0 to 50. */
export type BulkCount = number;

/** Name of a user; null if unknown. At most 256 characters. */
export type PersonName = string | null;

/** Storage key of a file. 1 to 1024 characters. */
export type FileKey = string;

/** URL of the server. Format uri, at most 2048 characters, matching `^https?://`. */
export type ToolServerUrl = string;

/** Maximum tool-call roundtrips per response. 1 to 1000. */
export type MaxToolRoundtrips = number;

/**
 * Instructions that the agent follows. Each run fills in `{{CURRENT_DATE}}` (such as 2026-11-22, in the run's time zone), `{{USER_EMAIL}}`
 * and `{{USER_NAME}}` (of the conversation's owner), `{{ORG_NAME}}` and `{{AGENT_NAME}}`. If a value is unknown, the id of the user or
 * organization is inserted. Other variables stay as written, and a save returns them in `warnings`. At most 100000 characters.
 */
export type SystemPrompt = string;

/** A short description; may be empty. At most 2000 characters. */
export type ShortDescription = string;

/** Why something failed, as a text for users; null if it did not. At most 2000 characters. */
export type FailureReason = string | null;

/** User id of the identity provider. 1 to 128 characters. */
export type UserId = string;

/** User id of the identity provider, or null. 1 to 128 characters. */
export type NullableUserId = string | null;

/** Organization id of the identity provider. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
export type OrganizationId = string;

/** A model, as `<provider>:<model>`. 3 to 200 characters. */
export type ModelId = string;

/** A model, as `<provider>:<model>`, or null. 3 to 200 characters. */
export type NullableModelId = string | null;

/** The call succeeded. */
export interface SuccessMessage {
    /** Always true. */
    success: AlwaysTrue;
    /** Confirmation in words. At most 500 characters. */
    message: string;
}

/**
 * Problems of the request, one for each field. Absent unless the status is 400. Lists only the first problem if the body has more than 500
 * values. At most 20 items.
 */
export type ErrorDetails = ErrorDetail[];

/** A problem of the request. */
export interface ErrorDetail {
    /** The problem of the field or parameter. At most 500 characters. */
    message: string;
    /** Names and indexes that lead to the field in the body, or the name of the parameter or header. Empty if the problem concerns the whole body. At most 10 items, each at most 100 characters. */
    path: string[];
    /** Part of the request that has the problem. */
    in: OpenEnum<RequestPart>;
}

/** Part of the request that has the problem. */
export type RequestPart = "body" | "query" | "header";

/**
 * Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or
 * deleted. 1 to 64 characters, matching `^[!#-~]+$`.
 */
export type Etag = string;

/** An agent, its live configuration and its tags. */
export interface Agent {
    /** Unique id of the agent. 1 to 2147483647. */
    id: Id;
    /** Name of the agent. 1 to 200 characters. */
    name: string;
    /** Short purpose of the agent; may be empty. At most 2000 characters. */
    description: ShortDescription;
    /** URL of the agent's logo; null if it has none. Format uri, at most 2048 characters. */
    logoUrl: string | null;
    /** Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters. */
    conversationStarters: ConversationStarters;
    /** Model of the agent, as `<provider>:<model>`. 3 to 200 characters. */
    model: ModelId;
    /** Sampling temperature; null for the provider's default. A model that reasons may ignore it. 0 to 2. */
    temperature: Temperature;
    /** Maximum tokens that the model may return in one call, usually including reasoning tokens; null for the provider's default. 1 to 10000000. */
    maxOutputTokens: MaxOutputTokens;
    /** How much the model reasons before it answers; null for the provider's default. */
    reasoningEffort: OpenEnum<ReasoningEffort> | null;
    /** Maximum tool-call roundtrips per response. 1 to 1000. */
    maxToolRoundtrips: MaxToolRoundtrips;
    /** Instructions that the agent follows. Each run fills in `{{CURRENT_DATE}}` (such as 2026-11-22, in the run's time zone), `{{USER_EMAIL}}` and `{{USER_NAME}}` (of the conversation's owner), `{{ORG_NAME}}` and `{{AGENT_NAME}}`. If a value is unknown, the id of the user or organization is inserted. Other variables stay as written, and a save returns them in `warnings`. At most 100000 characters. */
    systemPrompt: SystemPrompt;
    /** Tool definitions by key. The key is the name of a platform tool, or `provider:tool` for a tool that the model provider runs. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`. */
    tools: AgentTools;
    /** Ids of the tool servers whose tools the agent may use; null or empty if there are none. At most 100 items, each 1 to 2147483647. */
    mcpServers: AgentToolServerIds;
    /** Stage of an agent. */
    stage: OpenEnum<AgentStage>;
    /** Whether the agent appears in the chat interface. */
    showInChat: boolean;
    /** Local part of the agent's email address; null if it has none. At most 63 characters. */
    emailSlug: string | null;
    /** Id of the version that the live configuration reflects. 1 to 2147483647. */
    publishedVersionId: Id;
    /** When the agent was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the configuration, tags or published version last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
    /** Tags of the agent, sorted by name. At most 100 items. */
    tags: AgentTagReferences;
    /** Possible mistakes in the saved agent. Present only in the reply to a save, if there are any. At most 20 items. */
    warnings?: AgentWarnings | undefined;
}

/** Sampling temperature; null for the provider's default. A model that reasons may ignore it. 0 to 2. */
export type Temperature = number | null;

/** Maximum tokens that the model may return in one call, usually including reasoning tokens; null for the provider's default. 1 to 10000000. */
export type MaxOutputTokens = number | null;

/** How much a model reasons before it answers, from least to most. */
export type ReasoningEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** Possible mistakes in the saved agent. Present only in the reply to a save, if there are any. At most 20 items. */
export type AgentWarnings = ErrorDetail[];

/** Tags of the agent, sorted by name. At most 100 items. */
export type AgentTagReferences = AgentTagReference[];

/** A tag of an agent. */
export interface AgentTagReference {
    /** Id of the tag. 1 to 2147483647. */
    id: Id;
    /** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
    name: TagName;
}

/** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
export type TagName = string;

/** Stage of an agent. */
export type AgentStage = "development" | "released";

/** Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters. */
export type ConversationStarters = string[];

/** Ids of the tool servers whose tools the agent may use; null or empty if there are none. At most 100 items, each 1 to 2147483647. */
export type AgentToolServerIds = Id[] | null;

/**
 * Tool definitions by key. The key is the name of a platform tool, or `provider:tool` for a tool that the model provider runs. At most 200
 * fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`.
 */
export interface AgentTools {
    [key: string]: PlatformToolDefinition | ProviderToolDefinition;
}

/** A tool that the platform runs. */
export interface PlatformToolDefinition {
    /** What the tool does. The model reads this text. At most 5000 characters. */
    description: string;
    /** JSON Schema of the tool's input. At most 200 fields. */
    parameters: FreeFormObject;
    /** Settings of the tool for this agent; absent if there are none. A refresh of the tool schemas keeps the settings. */
    config?: ToolConfig | undefined;
}

/** A tool that the model provider runs; its key is `provider:tool`. */
export interface ProviderToolDefinition {
    /** Always true. */
    isProviderTool: AlwaysTrue;
}

/** Settings of a tool for one agent. */
export interface ToolConfig {
    /** Knowledge bases that `search_knowledge_base` and `read_kb_file` may read; absent for none. At most 1000 items, each 1 to 2147483647. */
    accessibleKnowledgeBaseIds?: Id[] | undefined;
    /** Knowledge bases that `write_to_knowledge_base` may write to; absent for none. At most 1000 items, each 1 to 2147483647. */
    writableKnowledgeBaseIds?: Id[] | undefined;
    /** Agents that `call_agent` may call, as numbers or numeric strings; stored as given. Absent for none. At most 1000 items, each 1 to 2147483647 or at most 10 characters, matching `^[1-9][0-9]{0,9}$`. */
    callableAgentIds?: (Id | string)[] | undefined;
    /** Skills that `load_skill` may load; absent for none. At most 1000 items, each 1 to 2147483647. */
    skillIds?: Id[] | undefined;
}

/** A new agent, which requires `name`, or changes to the agent with the given `id`. */
export interface AgentSave {
    /** Id of the agent to update. Without it, an agent is created. 1 to 2147483647. */
    id?: Id | undefined;
    /** Name of the agent. Required for a new agent. 1 to 200 characters, not blank. */
    name?: string | undefined;
    /** Short purpose of the agent. Default for a new agent: empty. At most 2000 characters. */
    description?: ShortDescription | undefined;
    /** URL of the agent's logo, http or https; null clears it. Format uri, at most 2048 characters, matching `^https?://`. */
    logoUrl?: (string | null) | undefined;
    /** Suggested first messages shown to users. Default for a new agent: none. At most 50 items, each 1 to 1000 characters. */
    conversationStarters?: ConversationStarters | undefined;
    /** Model of the agent, as `<provider>:<model>`. Default for a new agent: the default model of the installation. 3 to 200 characters. */
    model?: ModelId | undefined;
    /** Sampling temperature; null for the provider's default. A model that reasons may ignore it. 0 to 2. */
    temperature?: Temperature | undefined;
    /** Maximum tokens that the model may return in one call, usually including reasoning tokens; null for the provider's default. 1 to 10000000. */
    maxOutputTokens?: MaxOutputTokens | undefined;
    /** How much the model reasons before it answers; null for the provider's default. */
    reasoningEffort?: (OpenEnum<ReasoningEffort> | null) | undefined;
    /** Maximum tool-call roundtrips per response. Default for a new agent: 50. 1 to 1000. */
    maxToolRoundtrips?: MaxToolRoundtrips | undefined;
    /** Instructions that the agent follows. Default for a new agent: empty. At most 100000 characters. */
    systemPrompt?: SystemPrompt | undefined;
    /** All tool definitions of the agent; they replace the current ones. Default for a new agent: none. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`. */
    tools?: AgentTools | undefined;
    /** Ids of the tool servers whose tools the agent may use; null clears them. At most 100 items, each 1 to 2147483647. */
    mcpServers?: AgentToolServerIds | undefined;
    /** Stage of the agent. Default for a new agent: `development`. */
    stage?: OpenEnum<AgentStage> | undefined;
    /** Whether the agent appears in the chat interface. Default for a new agent: true. */
    showInChat?: boolean | undefined;
    /** Local part of the agent's email address, unique across organizations; null clears it. Lowercase letters, digits and inner hyphens; not a reserved word, `agent-<number>` or `kb-<number>`. 1 to 63 characters, matching `^[a-z0-9]([a-z0-9-]*[a-z0-9])?$`. */
    emailSlug?: (string | null) | undefined;
    /** Ids of all tags of the agent. If omitted, the tags do not change; an empty list removes them. At most 100 items, each 1 to 2147483647. */
    tagIds?: Id[] | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly publishedVersionId?: Id | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
    /** Accepted and ignored. `tagIds` changes the tags. At most 100 items. */
    readonly tags?: AgentTagReferences | undefined;
    /** Accepted and ignored. At most 20 items. */
    readonly warnings?: AgentWarnings | undefined;
}

/** The agent to delete. */
export interface AgentDelete {
    /** Id of the agent to delete. 1 to 2147483647. */
    agentId: Id;
}

/**
 * The configuration of an agent, which a version stores and a rollback restores. Defaults apply to new agents, and to versions that were
 * saved before a field was added.
 */
export interface AgentConfiguration {
    /** Name of the agent. At most 200 characters. */
    name: DisplayName;
    /**
     * Short purpose of the agent. At most 2000 characters.
     * @default ""
     */
    description: ShortDescription;
    /**
     * URL of the agent's logo; null for none. Format uri, at most 2048 characters.
     * @default null
     */
    logoUrl: string | null;
    /**
     * Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters.
     * @default []
     */
    conversationStarters: ConversationStarters;
    /** A model, as `<provider>:<model>`. 3 to 200 characters. */
    model: ModelId;
    /**
     * Sampling temperature; null for the provider's default. A model that reasons may ignore it. 0 to 2.
     * @default null
     */
    temperature: Temperature;
    /**
     * Maximum tokens that the model may return in one call, usually including reasoning tokens; null for the provider's default. 1 to 10000000.
     * @default null
     */
    maxOutputTokens: MaxOutputTokens;
    /**
     * How much the model reasons before it answers; null for the provider's default.
     * @default null
     */
    reasoningEffort: OpenEnum<ReasoningEffort> | null;
    /**
     * Maximum tool-call roundtrips per response. 1 to 1000.
     * @default 50
     */
    maxToolRoundtrips: MaxToolRoundtrips;
    /**
     * Instructions that the agent follows. Each run fills in `{{CURRENT_DATE}}` (such as 2026-11-22, in the run's time zone), `{{USER_EMAIL}}` and `{{USER_NAME}}` (of the conversation's owner), `{{ORG_NAME}}` and `{{AGENT_NAME}}`. If a value is unknown, the id of the user or organization is inserted. Other variables stay as written, and a save returns them in `warnings`. At most 100000 characters.
     * @default ""
     */
    systemPrompt: SystemPrompt;
    /**
     * Tool definitions by key. The key is the name of a platform tool, or `provider:tool` for a tool that the model provider runs. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`.
     * @default {}
     */
    tools: AgentTools;
    /**
     * Ids of the tool servers whose tools the agent may use; null or empty if there are none. At most 100 items, each 1 to 2147483647.
     * @default null
     */
    mcpServers: AgentToolServerIds;
    /**
     * Stage of an agent.
     * @default "development"
     */
    stage: OpenEnum<AgentStage>;
    /**
     * Whether the agent appears in the chat interface.
     * @default true
     */
    showInChat: boolean;
    /**
     * Local part of the agent's email address; null for none. At most 63 characters.
     * @default null
     */
    emailSlug: string | null;
}

/** One entry of an agent's history. */
export interface AgentVersion {
    /** Id of the version. 1 to 2147483647. */
    id: Id;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** Position in the agent's history: 1, 2, 3 … without gaps. 1 to 2147483647. */
    number: AgentVersionNumber;
    /** Label of the checkpoint, or the deleted record that the agent no longer refers to, such as `Skill 5 was deleted`; null if there is none. At most 200 characters. */
    label: AgentVersionLabel;
    /** User who created the version. 1 to 128 characters. */
    createdBy: UserId;
    /** When the version was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** How the version was created. `save`: a save or another operation changed the configuration. `checkpoint`: a checkpoint was saved. `rollback`: not used, because a rollback adds no version. */
    source: OpenEnum<AgentVersionSource>;
    /** Whether the live configuration reflects this version. */
    isPublished: boolean;
}

/** A page of an agent's history, newest first. */
export interface AgentVersionPage {
    /** Versions, newest first. At most 200 items. */
    versions: AgentVersion[];
    /** Value of `before` for the next page; null on the last page. 1 to 2147483647. */
    nextCursor: NullableId;
}

/**
 * How the version was created. `save`: a save or another operation changed the configuration. `checkpoint`: a checkpoint was saved.
 * `rollback`: not used, because a rollback adds no version.
 */
export type AgentVersionSource = "save" | "checkpoint" | "rollback";

/** Position in the agent's history: 1, 2, 3 … without gaps. 1 to 2147483647. */
export type AgentVersionNumber = number;

/**
 * Label of the checkpoint, or the deleted record that the agent no longer refers to, such as `Skill 5 was deleted`; null if there is none.
 * At most 200 characters.
 */
export type AgentVersionLabel = string | null;

/** One version in full. */
export interface AgentVersionDetail {
    /** Id of the version. 1 to 2147483647. */
    id: Id;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** Position in the agent's history: 1, 2, 3 … without gaps. 1 to 2147483647. */
    number: AgentVersionNumber;
    /** Label of the checkpoint, or the deleted record that the agent no longer refers to, such as `Skill 5 was deleted`; null if there is none. At most 200 characters. */
    label: AgentVersionLabel;
    /** User who created the version. 1 to 128 characters. */
    createdBy: UserId;
    /** When the version was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** How the version was created. `save`: a save or another operation changed the configuration. `checkpoint`: a checkpoint was saved. `rollback`: not used, because a rollback adds no version. */
    source: OpenEnum<AgentVersionSource>;
    /** Whether the live configuration reflects this version. */
    isPublished: boolean;
    /** The configuration of an agent, which a version stores and a rollback restores. Defaults apply to new agents, and to versions that were saved before a field was added. */
    snapshot: AgentConfiguration;
    /** Fields that differ from the previous version; for the first version, all fields. At most 100 items. */
    changes: AgentVersionDifference[];
}

/** A field that differs from the previous version. */
export interface AgentVersionDifference {
    /** Name of the field. At most 100 characters. */
    field: string;
    /** Value in the previous version; null for the first version. */
    before: unknown;
    /** Value in this version. */
    after: unknown;
}

/** A rollback or a checkpoint. */
export type AgentVersionChange = AgentRollback | AgentCheckpoint;

/** A rollback of the live configuration to a version. */
export interface AgentRollback {
    /** The agent. 1 to 2147483647. */
    agentId: Id;
    /**
     * Roll back.
     */
    action: "rollback";
    /** Id of the version to restore. 1 to 2147483647. */
    versionId: Id;
}

/** A checkpoint of the live configuration. */
export interface AgentCheckpoint {
    /** The agent. 1 to 2147483647. */
    agentId: Id;
    /**
     * Save a checkpoint.
     */
    action: "checkpoint";
    /** Label of the checkpoint. 1 to 200 characters. */
    label?: string | undefined;
}

/** The result of a rollback. */
export interface AgentRollbackResult {
    /** Always true. */
    success: AlwaysTrue;
    /** Id of the version that is live now. 1 to 2147483647. */
    publishedVersionId: Id;
}

/** The result of a checkpoint. */
export interface AgentCheckpointResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The version with the live configuration. */
    version: AgentVersion;
    /** False if the newest version already has the live configuration. */
    created: boolean;
}

/** The result of a refresh of the tool schemas. */
export interface AgentToolSync {
    /** Always true. */
    success: AlwaysTrue;
    /** Number of agents that changed. 0 to 10000. */
    updated: number;
    /** Number of agents that were checked. 0 to 10000. */
    total: number;
    /** The agents that changed, sorted by name. At most 10000 items. */
    agents: AgentReference[];
    /** Tools that agents have but the catalog lacks. The refresh does not change these tools. At most 10000 items. */
    retiredTools: RetiredTool[];
}

/** An agent, by id and name. */
export interface AgentReference {
    /** Id of the agent. 1 to 2147483647. */
    id: Id;
    /** Name of the agent. At most 200 characters. */
    name: DisplayName;
}

/** A tool that an agent has but the catalog lacks. */
export interface RetiredTool {
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** Name of the tool. At most 128 characters. */
    toolName: string;
}

/** A tag of agents. */
export interface AgentTag {
    /** Id of the tag. 1 to 2147483647. */
    id: Id;
    /** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
    name: TagName;
    /** Organization that owns the tag. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** User who created the tag. 1 to 128 characters. */
    createdBy: UserId;
    /** When the tag was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the tag was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** A tag with the number of agents that have it. */
export interface AgentTagWithCount {
    /** Id of the tag. 1 to 2147483647. */
    id: Id;
    /** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
    name: TagName;
    /** Organization that owns the tag. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** User who created the tag. 1 to 128 characters. */
    createdBy: UserId;
    /** When the tag was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the tag was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Number of agents that have the tag, not counting deleted ones. 0 to 10000. */
    agentCount: number;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** A new tag. */
export interface AgentTagCreate {
    /** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
    name: TagName;
}

/** Changes to a tag. An omitted field keeps its value. */
export interface AgentTagUpdate {
    /** Name of a tag, 1 to 50 characters. White space at both ends is removed. Not blank. */
    name?: TagName | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    readonly organizationId?: OrganizationId | undefined;
    /** Accepted and ignored. 1 to 128 characters. */
    readonly createdBy?: UserId | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
    /** Accepted and ignored. 0 to 10000. */
    readonly agentCount?: number | undefined;
}

/** The known models. */
export interface ModelCatalog {
    /** Models, sorted by id. At most 1000 items. */
    models: ModelCatalogEntry[];
    /** Number of entries in `models`. 0 to 1000. */
    total: number;
}

/** One known model. */
export interface ModelCatalogEntry {
    /** The model, as agents and knowledge bases name it. 3 to 200 characters. */
    id: ModelId;
    /** Display name. At most 200 characters. */
    displayName: DisplayName;
    /** The model's provider, the part of `id` before the colon. At most 64 characters. */
    provider: string;
    /** What the model can be used for: `chat` as an agent's `model`, `embedding` and `extraction` as a knowledge base's `embeddingModel` and `extractionModel`. At most 3 items. */
    uses: ("chat" | "embedding" | "extraction")[];
    /** Context window in tokens, input and output together; null if unknown. 1 to 1000000000. */
    contextTokens: number | null;
    /** Maximum tokens that a call can return; null if unknown. 1 to 10000000. */
    maxOutputTokens: number | null;
    /** Kinds of input that the model reads; null if unknown. At most 4 items. */
    inputs: ("text" | "image" | "audio" | "pdf")[] | null;
    /** Whether an agent's `temperature` has an effect; null if unknown. */
    acceptsTemperature: boolean | null;
    /** Values of an agent's `reasoningEffort` that have an effect; null if unknown. At most 7 items. */
    reasoningEfforts: OpenEnum<ReasoningEffort>[] | null;
    /** Price of the model; null if unknown. */
    price: ModelPrice | null;
    /** Whether the model is available now. */
    available: boolean;
    /** Why the model is not available; absent if it is. At most 500 characters. */
    unavailableReason?: string | undefined;
}

/** Price of a model's tokens in the model catalog of the installation. Does not include discounts and surcharges of the provider. */
export interface ModelPrice {
    /**
     * Always USD: US dollars.
     */
    currency: "USD";
    /** Price of a million tokens of input. 0 to 1000000. */
    inputPerMillionTokens: number;
    /** Price of a million tokens of output, reasoning included; 0 for an embedding model. 0 to 1000000. */
    outputPerMillionTokens: number;
}

/** The tool catalog. */
export interface ToolCatalog {
    /** Entries, sorted by name. At most 100 items. */
    tools: ToolCatalogEntry[];
    /** Number of entries in `tools`. 0 to 100. */
    total: number;
}

/** One tool of the catalog. */
export interface ToolCatalogEntry {
    /** Key of the tool in an agent's `tools`. At most 128 characters. */
    name: string;
    /** Display name. At most 200 characters. */
    displayName: DisplayName;
    /** What the tool does. At most 5000 characters. */
    description: string;
    /** Group of tools, such as `agents` or `knowledge`. At most 50 characters. */
    category: string;
    /** JSON Schema of the tool's input; null for a provider tool. At most 200 fields. */
    parameters: {
        [key: string]: unknown;
    } | null;
    /** Integration that must be configured before the tool can be used; null if there is none. At most 100 characters. */
    requiredIntegration: string | null;
    /** Whether only this organization has the tool. */
    isPrivate: boolean;
    /** Whether the model provider runs the tool. */
    isProviderTool: boolean;
    /** Model provider of a provider tool; absent for other tools. At most 100 characters. */
    provider?: string | undefined;
    /** Whether the tool is available now. */
    available: boolean;
    /** Why the tool is not available; absent if it is. At most 500 characters. */
    unavailableReason?: string | undefined;
}

/**
 * Role of a user in the organization, from highest to lowest. The introduction of the contract lists what each role may do. Any other role
 * of the identity provider counts as, and is shown as, `org:member`.
 */
export type OrganizationRole = "org:admin" | "org:agent_manager" | "org:member" | "org:guest";

/**
 * Metadata of a user in the organization: any keys with any JSON values, at most 8,192 bytes of JSON in UTF-8. Customary keys are `role`,
 * `department`, `team`, `level` and `vnum`; none is required. At most 1183 fields.
 */
export interface UserMetadata {
    [key: string]: unknown;
}

/** A member of the organization. */
export interface OrganizationUser {
    /** User id of the identity provider. 1 to 128 characters. */
    id: UserId;
    /** Primary email address; empty if the account has none. At most 320 characters. */
    email: string;
    /** First name; null if unknown. At most 256 characters. */
    firstName: PersonName;
    /** Last name; null if unknown. At most 256 characters. */
    lastName: PersonName;
    /** Username at the identity provider; null if the user has none. At most 256 characters. */
    username: PersonName;
    /** URL of the profile picture. Format uri, at most 2048 characters. */
    profileImageUrl: string;
    /** Role in this organization. */
    role: OpenEnum<OrganizationRole>;
    /** Metadata in this organization; empty if there is none. At most 1183 fields, at most 8192 bytes. */
    publicMetadata: UserMetadata;
    /** When the user joined the organization, in milliseconds since 1970. 0 to 9007199254740991. */
    joinedAt: EpochMilliseconds;
    /** When the user last signed in, in milliseconds since 1970; null if never. 0 to 9007199254740991. */
    lastSignInAt: NullableEpochMilliseconds;
    /** When the account was created, in milliseconds since 1970. 0 to 9007199254740991. */
    createdAt: EpochMilliseconds;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** One page of members. */
export interface OrganizationUserPage {
    /** The members of this page, in the order of `orderBy`. At most 500 items. */
    data: OrganizationUser[];
    /** Number of matching members on all pages. 0 to 2147483647. */
    totalCount: Count;
}

/** The users to remove. */
export interface UserRemoval {
    /** Ids of the users to remove, 1 to 50. Duplicates count once. Each 1 to 128 characters. */
    userIds: UserId[];
}

/** The result for each user. */
export interface UserRemovalResult {
    /** True if every user was removed. */
    success: boolean;
    /** Number of different users in the request. 0 to 50. */
    total: BulkCount;
    /** Number of users that were removed. 0 to 50. */
    successful: BulkCount;
    /** Number of users that were not removed. 0 to 50. */
    failed: BulkCount;
    /** The removed users, in the order of the request. At most 50 items. */
    results: UserRemovalSuccess[];
    /** The users that were not removed, in the order of the request. Absent if there are none. 1 to 50 items. */
    errors?: UserRemovalFailure[] | undefined;
}

/** A user that was removed. */
export interface UserRemovalSuccess {
    /** Id of the user. 1 to 128 characters. */
    userId: UserId;
    /** Always true. */
    success: AlwaysTrue;
}

/** A user that was not removed. */
export interface UserRemovalFailure {
    /** Id of the user. 1 to 128 characters. */
    userId: UserId;
    /**
     * Always false.
     */
    success: false;
    /**
     * Code of the failure, for programs. `error` is its text.
     */
    code: OpenEnum<"cannot_remove_yourself" | "user_not_member" | "user_not_removable" | "rate_limited" | "service_unavailable" | "internal_error">;
    /**
     * Why the user was not removed. `User cannot be removed` means that the identity provider refuses the removal, for example of the last admin. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
     */
    error: OpenEnum<"You cannot remove yourself from the organization" | "User is not a member of this organization" | "User cannot be removed" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error">;
    /** Seconds to wait before a retry. Present only with `Too Many Requests` and `Service Unavailable`. An entry with these errors or `Internal Server Error` may have succeeded. Repeat the whole request with the same `Idempotency-Key`. 1 to 86400. */
    retryAfterSeconds?: RetryAfterSeconds | undefined;
}

/** New metadata of a member. */
export interface UserMetadataUpdate {
    /** Id of the member. 1 to 128 characters. */
    userId: UserId;
    /** The complete new metadata; it replaces the old. At most 1183 fields, at most 8192 bytes. */
    metadata: UserMetadata;
}

/** The updated member. */
export interface UserMetadataUpdateResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The member with the new metadata. */
    user: UpdatedUser;
}

/** A member after a change of metadata. */
export interface UpdatedUser {
    /** User id of the identity provider. 1 to 128 characters. */
    id: UserId;
    /** Primary email address; empty if the account has none. At most 320 characters. */
    email: string;
    /** First name; null if unknown. At most 256 characters. */
    firstName: PersonName;
    /** Last name; null if unknown. At most 256 characters. */
    lastName: PersonName;
    /** The new metadata. At most 1183 fields, at most 8192 bytes. */
    publicMetadata: UserMetadata;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** Id of an invitation at the identity provider. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
export type InvitationId = string;

/**
 * Status of an invitation: `pending` (can be accepted), `accepted` (the person joined), `revoked`, or `expired` (not accepted within 30
 * days).
 */
export type InvitationStatus = "pending" | "accepted" | "revoked" | "expired";

/** An invitation to join the organization. Valid for 2592000 seconds. */
export interface Invitation {
    /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
    id: InvitationId;
    /** Email address of the invited person. Format email, at most 320 characters. */
    emailAddress: string;
    /** Role that the person gets on accepting. */
    role: OpenEnum<OrganizationRole>;
    /** Status of the invitation. */
    status: OpenEnum<InvitationStatus>;
    /** Metadata that the person gets on accepting; null if there is none. At most 1183 fields, at most 8192 bytes. */
    publicMetadata: UserMetadata | null;
    /** When the invitation was created, in milliseconds since 1970. 0 to 9007199254740991. */
    createdAt: EpochMilliseconds;
    /** When the status last changed, in milliseconds since 1970. 0 to 9007199254740991. */
    updatedAt: EpochMilliseconds;
}

/** One page of invitations. */
export interface InvitationPage {
    /** The invitations of this page, newest first. At most 500 items. */
    data: Invitation[];
    /** Number of matching invitations on all pages. 0 to 2147483647. */
    totalCount: Count;
}

/** The people to invite. */
export interface InvitationsCreate {
    /** The people to invite, 1 to 50. */
    invitations: InvitationCreate[];
}

/** One person to invite. */
export interface InvitationCreate {
    /** Email address to invite. Case is ignored. Format email, at most 320 characters. */
    email: string;
    /**
     * Role that the person gets.
     * @default "org:member"
     */
    role?: OpenEnum<OrganizationRole> | undefined;
    /** Metadata that the person gets on joining. Omitted means none. At most 1183 fields, at most 8192 bytes. */
    metadata?: UserMetadata | undefined;
}

/** The result for each address. */
export interface InvitationsCreateResult {
    /** True if every entry succeeded. */
    success: boolean;
    /** Number of different addresses in the request. 0 to 50. */
    total: BulkCount;
    /** Number of addresses that succeeded. 0 to 50. */
    successful: BulkCount;
    /** Number of addresses that failed. 0 to 50. */
    failed: BulkCount;
    /** The addresses that succeeded, in the order of the request. At most 50 items. */
    results: (InvitationCreated | DirectMembershipCreated)[];
    /** The addresses that failed, in the order of the request; empty if there are none. At most 50 items. */
    errors: InvitationCreateFailure[];
}

/** An address that was invited. */
export interface InvitationCreated {
    /** The address as in the request. Format email, at most 320 characters. */
    email: string;
    /** Always true. */
    success: AlwaysTrue;
    /**
     * An invitation was sent.
     */
    type: "invitation";
    /** Id of the new invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
    invitationId: InvitationId;
}

/** An address whose owner became a member, or already was one. */
export interface DirectMembershipCreated {
    /** The address as in the request. Format email, at most 320 characters. */
    email: string;
    /** Always true. */
    success: AlwaysTrue;
    /**
     * The user is a member; no invitation was sent.
     */
    type: "direct_membership";
    /** Id of the member. 1 to 128 characters. */
    userId: UserId;
}

/** An address that could not be invited. */
export interface InvitationCreateFailure {
    /** The address as in the request. Format email, at most 320 characters. */
    email: string;
    /**
     * Always false.
     */
    success: false;
    /**
     * Code of the failure, for programs. `error` is its text.
     */
    code: OpenEnum<"already_invited" | "address_refused" | "rate_limited" | "service_unavailable" | "internal_error">;
    /**
     * Why the address could not be invited. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
     */
    error: OpenEnum<"An invitation for this email address is already pending" | "This email address cannot be invited" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error">;
    /** Seconds to wait before a retry. Present only with `Too Many Requests` and `Service Unavailable`. An entry with these errors or `Internal Server Error` may have succeeded. Repeat the whole request with the same `Idempotency-Key`. 1 to 86400. */
    retryAfterSeconds?: RetryAfterSeconds | undefined;
}

/** The invitations to revoke. */
export interface InvitationRevocation {
    /** Ids of the invitations, 1 to 50. Duplicates count once. Each 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
    invitationIds: InvitationId[];
}

/** The result for each invitation. */
export interface InvitationRevocationResult {
    /** True if every invitation was revoked. */
    success: boolean;
    /** Number of different invitations in the request. 0 to 50. */
    total: BulkCount;
    /** Number of invitations that were revoked. 0 to 50. */
    successful: BulkCount;
    /** Number of invitations that were not revoked. 0 to 50. */
    failed: BulkCount;
    /** The revoked invitations, in the order of the request. At most 50 items. */
    results: InvitationRevoked[];
    /** The invitations that were not revoked, in the order of the request; empty if there are none. At most 50 items. */
    errors: InvitationRevocationFailure[];
}

/** An invitation that was revoked. */
export interface InvitationRevoked {
    /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
    invitationId: InvitationId;
    /** Always true. */
    success: AlwaysTrue;
}

/** An invitation that was not revoked. */
export interface InvitationRevocationFailure {
    /** Id of the invitation. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
    invitationId: InvitationId;
    /**
     * Always false.
     */
    success: false;
    /**
     * Code of the failure, for programs. `error` is its text.
     */
    code: OpenEnum<"invitation_not_found" | "invitation_not_pending" | "rate_limited" | "service_unavailable" | "internal_error">;
    /**
     * Why the invitation was not revoked. For `Too Many Requests`, `Service Unavailable` and `Internal Server Error`, retry later.
     */
    error: OpenEnum<"Invitation not found" | "Invitation is not pending" | "Too Many Requests" | "Service Unavailable" | "Internal Server Error">;
    /** Seconds to wait before a retry. Present only with `Too Many Requests` and `Service Unavailable`. An entry with these errors or `Internal Server Error` may have succeeded. Repeat the whole request with the same `Idempotency-Key`. 1 to 86400. */
    retryAfterSeconds?: RetryAfterSeconds | undefined;
}

/** Type of a record that other records refer to. */
export type ReferencedRecordType = "agent" | "agent_tag" | "knowledge_base" | "skill" | "tool_server" | "user";

/** Id of a record of any type, as text. 1 to 128 characters. */
export type RecordId = string;

/**
 * `reference_removed`: an agent gets a version without the id. `tag_removed`: an agent loses the tag. `task_disabled`: a scheduled task is
 * disabled. `trigger_disabled`: the trigger of a knowledge base is disabled. `run_stopped`: the run of a conversation is stopped.
 */
export type DependentEffect = "reference_removed" | "tag_removed" | "task_disabled" | "trigger_disabled" | "run_stopped";

/** A record that a deletion changes. */
export interface Dependent {
    /**
     * Type of the record.
     */
    type: OpenEnum<"agent" | "knowledge_base" | "scheduled_task" | "conversation">;
    /** Id of the record, as text. At most 36 characters. */
    id: string;
    /** Name of the record. At most 200 characters. */
    name: DisplayName;
    /** `reference_removed`: an agent gets a version without the id. `tag_removed`: an agent loses the tag. `task_disabled`: a scheduled task is disabled. `trigger_disabled`: the trigger of a knowledge base is disabled. `run_stopped`: the run of a conversation is stopped. */
    effect: OpenEnum<DependentEffect>;
}

/** An effect of a deletion, and the number of records that it changes. */
export interface DependentTotal {
    /** `reference_removed`: an agent gets a version without the id. `tag_removed`: an agent loses the tag. `task_disabled`: a scheduled task is disabled. `trigger_disabled`: the trigger of a knowledge base is disabled. `run_stopped`: the run of a conversation is stopped. */
    effect: OpenEnum<DependentEffect>;
    /** Number of records, including those that are not listed. 0 to 2147483647. */
    total: Count;
}

/** What a deletion changes in other records. */
export interface Dependents {
    /** The records, at most 100 of each effect. At most 500 items. */
    dependents: Dependent[];
    /** Number of records for each effect. Effects without records are omitted. At most 5 items. */
    totals: DependentTotal[];
}

/** The caller's identity and the operations that the caller may call. */
export interface CallerPermissions {
    /** Id of the caller. 1 to 128 characters. */
    userId: UserId;
    /** Organization of the token, in which every call acts. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** Role of the caller in that organization. */
    role: OpenEnum<OrganizationRole>;
    /** Permissions of the token, such as `org:manage_agents:create`; empty if it has none. At most 500 items, each 1 to 200 characters. */
    permissions: string[];
    /** The `operationId` of each operation that the caller may call, sorted. At most 100 items, each 1 to 100 characters, matching `^[a-z][A-Za-z0-9]*$`. */
    operations: string[];
}

/** An event of the identity provider. Other keys are accepted and ignored; at most 50 keys in all. At most 50 fields. */
export type IdentityEvent = {
    /** What happened, such as `organizationMembership.deleted`. 1 to 100 characters. */
    type: string;
    /**
     * Always `event`.
     */
    object: "event";
    /** When it happened, in milliseconds since 1970. 0 to 9007199254740991. */
    timestamp?: EpochMilliseconds | undefined;
    /** Id of the provider's instance. At most 128 characters. */
    instance_id?: string | undefined;
    /** Details of the request that caused the event. Ignored. At most 200 fields. */
    event_attributes?: FreeFormObject | undefined;
    /** The record that the event is about, in the provider's form. The section `webhooks` of the OpenAPI document describes the fields that the service reads. At most 200 fields. */
    data: FreeFormObject;
} & {
    [key: string]: unknown;
};

/** An event about a membership. Other keys are accepted and ignored. At most 50 fields. */
export type MembershipEvent = {
    /**
     * Type of the event.
     */
    type: OpenEnum<"organizationMembership.created" | "organizationMembership.updated" | "organizationMembership.deleted">;
    /**
     * Always `event`.
     */
    object: "event";
    /** Time of the event, in milliseconds since 1970. 0 to 9007199254740991. */
    timestamp?: EpochMilliseconds | undefined;
    /** A membership in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
    data: MembershipEventData;
} & {
    [key: string]: unknown;
};

/** A membership in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
export type MembershipEventData = {
    /** Role of the user in the organization. 1 to 128 characters. */
    role?: string | undefined;
    /** Metadata of the user in the organization; null for none. At most 1183 fields, at most 8192 bytes. */
    public_metadata?: (UserMetadata | null) | undefined;
    /** When the user joined, in milliseconds since 1970. 0 to 9007199254740991. */
    created_at?: EpochMilliseconds | undefined;
    /** When the membership last changed, in milliseconds since 1970. 0 to 9007199254740991. */
    updated_at?: EpochMilliseconds | undefined;
    /** The organization. At most 200 fields. */
    organization: EventRecord;
    /** The user of a membership. Other keys are accepted and ignored. At most 200 fields. */
    public_user_data: MembershipEventUser;
} & {
    [key: string]: unknown;
};

/** The user of a membership. Other keys are accepted and ignored. At most 200 fields. */
export type MembershipEventUser = {
    /** User id of the identity provider. 1 to 128 characters. */
    user_id: UserId;
    /** First name; null if unknown. At most 256 characters. */
    first_name?: PersonName | undefined;
    /** Last name; null if unknown. At most 256 characters. */
    last_name?: PersonName | undefined;
    /** URL of the profile picture. Format uri, at most 2048 characters. */
    image_url?: string | undefined;
} & {
    [key: string]: unknown;
};

/** An event about the profile of a user. Other keys are accepted and ignored. At most 50 fields. */
export type UserEvent = {
    /**
     * Type of the event.
     */
    type: "user.updated";
    /**
     * Always `event`.
     */
    object: "event";
    /** Time of the event, in milliseconds since 1970. 0 to 9007199254740991. */
    timestamp?: EpochMilliseconds | undefined;
    /** A user in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
    data: UserEventData;
} & {
    [key: string]: unknown;
};

/** A user in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
export type UserEventData = {
    /** User id of the identity provider. 1 to 128 characters. */
    id: UserId;
    /** Username; null if the user has none. At most 256 characters. */
    username?: PersonName | undefined;
    /** First name; null if unknown. At most 256 characters. */
    first_name?: PersonName | undefined;
    /** Last name; null if unknown. At most 256 characters. */
    last_name?: PersonName | undefined;
    /** URL of the profile picture. Format uri, at most 2048 characters. */
    image_url?: string | undefined;
    /** Email addresses of the user. At most 100 items. */
    email_addresses?: EventEmailAddress[] | undefined;
    /** Id of the primary email address; null for none. At most 128 characters. */
    primary_email_address_id?: (string | null) | undefined;
    /** When the user last signed in, in milliseconds since 1970; null if never. 0 to 9007199254740991. */
    last_sign_in_at?: NullableEpochMilliseconds | undefined;
    /** When the profile last changed, in milliseconds since 1970. 0 to 9007199254740991. */
    updated_at?: EpochMilliseconds | undefined;
} & {
    [key: string]: unknown;
};

/** An email address of a user. Other keys are accepted and ignored. At most 200 fields. */
export type EventEmailAddress = {
    /** Id of the address. 1 to 128 characters. */
    id: string;
    /** The address. At most 320 characters. */
    email_address: string;
} & {
    [key: string]: unknown;
};

/** An event about a deleted user or organization. Other keys are accepted and ignored. At most 50 fields. */
export type DeletionEvent = {
    /**
     * Type of the event.
     */
    type: OpenEnum<"user.deleted" | "organization.deleted">;
    /**
     * Always `event`.
     */
    object: "event";
    /** Time of the event, in milliseconds since 1970. 0 to 9007199254740991. */
    timestamp?: EpochMilliseconds | undefined;
    /** A user or an organization in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
    data: EventRecord;
} & {
    [key: string]: unknown;
};

/** A user or an organization in the provider's form. Other keys are accepted and ignored. At most 200 fields. */
export type EventRecord = {
    /** Id of the record. 1 to 128 characters. */
    id: string;
} & {
    [key: string]: unknown;
};

/** Confirms that the event was received. */
export interface IdentityEventReceipt {
    /** Always true. */
    received: AlwaysTrue;
    /**
     * `applied`, `ignored` (nothing changed), or `duplicate` (an earlier delivery of the event was processed).
     */
    outcome: OpenEnum<"applied" | "ignored" | "duplicate">;
}

/** MIME type of a file, such as `application/pdf`, with its parameters. 3 to 255 characters. */
export type MediaType = string;

/** The file to upload. */
export interface PresignedUploadCreate {
    /** Name of the file. Unsafe characters and leading dots are removed, and the name is cut to 255 bytes of UTF-8. 1 to 1024 characters. */
    filename: string;
    /** MIME type of the file. 3 to 255 characters. */
    contentType: MediaType;
}

/** An upload descriptor. It contains what the client needs to upload the file. */
export interface PresignedUpload {
    /** Presigned URL for the file. Expires after 10 minutes. Format uri, at most 8192 characters, valid for 600 seconds. */
    url: string;
    /**
     * HTTP method for `url`.
     */
    method: "PUT";
    /** Id of the new file. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Storage key of the file: `<org_id>/uploads/<file_id>/<filename>`. At most 1024 characters, matching `^[^/]+/uploads/[0-9a-f-]{36}/[^/]+$`. */
    key: string;
    /** Storage key of the extracted text: `<org_id>/contents/<file_id>.md`. At most 1024 characters, matching `^[^/]+/contents/[0-9a-f-]{36}\.md$`. */
    contentKey: string;
    /** Values of the headers to send with the file. */
    metadata: PresignedUploadMetadata;
}

/** Values of the headers that must be sent with the file. */
export interface PresignedUploadMetadata {
    /** Value of `Content-Type` and of `x-amz-meta-file-type`. 3 to 255 characters. */
    contentType: MediaType;
    /** Value of `x-amz-meta-org-id`. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    orgId: OrganizationId;
    /** Value of `x-amz-meta-user-id`. 1 to 128 characters. */
    userId: UserId;
}

/** Name of a skill, as in the frontmatter of its SKILL.md. 1 to 200 characters, not blank. */
export type SkillName = string;

/**
 * Complete text of a SKILL.md file: YAML frontmatter between two `---` lines, then the instructions. At most 102,400 bytes of UTF-8. The
 * frontmatter must not have more than 500 characters of white space in a row. 1 to 102400 characters.
 */
export type SkillMdContent = string;

/**
 * Every field of the SKILL.md frontmatter other than `name` and `description`. At most 102,400 bytes of JSON, 5,000 values and 32 levels.
 * Numbers that JSON cannot represent exactly must be quoted. At most 200 fields.
 */
export interface SkillMetadata {
    [key: string]: unknown;
}

/** A skill. */
export interface Skill {
    /** Id of the skill. 1 to 2147483647. */
    id: Id;
    /** Name of the skill. 1 to 200 characters, not blank. */
    name: SkillName;
    /** What the skill is for; null if it has no description. At most 4000 characters. */
    description: SkillDescription;
    /** Other fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
    metadata: SkillMetadata;
    /** Number of files, including SKILL.md. 0 to 20. */
    fileCount: SkillFileCount;
    /** When the skill was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the skill was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** One skill with its files, its agents and the text of SKILL.md. */
export interface SkillDetail {
    /** Id of the skill. 1 to 2147483647. */
    id: Id;
    /** Name of the skill. 1 to 200 characters, not blank. */
    name: SkillName;
    /** What the skill is for; null if it has no description. At most 4000 characters. */
    description: SkillDescription;
    /** Other fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
    metadata: SkillMetadata;
    /** Number of files, including SKILL.md. 0 to 20. */
    fileCount: SkillFileCount;
    /** When the skill was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the skill was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** The files of the skill, SKILL.md first. At most 20 items. */
    files: SkillFile[];
    /** The agents that may load the skill, sorted by name. At most 10000 items. */
    agents: AgentReference[];
    /** Complete text of SKILL.md. 1 to 102400 characters, at most 102400 bytes. */
    skillMdContent: SkillMdContent;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** All skills of the organization. */
export interface SkillList {
    /** Always true. */
    success: AlwaysTrue;
    /** The skills, sorted by name. At most 10000 items. */
    skills: Skill[];
}

/** One skill. */
export interface SkillDetailResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The skill. */
    skill: SkillDetail;
}

/** A skill to create. */
export interface SkillCreate {
    /** Complete text of SKILL.md with its frontmatter. 1 to 102400 characters, at most 102400 bytes. */
    skillMdContent: SkillMdContent;
}

/** The skill that was created. */
export interface SkillCreateResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The new skill. */
    skill: CreatedSkill;
}

/** A skill after its creation. */
export interface CreatedSkill {
    /** Id of the skill. 1 to 2147483647. */
    id: Id;
    /** Name from the frontmatter. 1 to 200 characters, not blank. */
    name: SkillName;
    /** Description from the frontmatter; null if it has none. At most 4000 characters. */
    description: SkillDescription;
    /** Number of files, including SKILL.md. 0 to 20. */
    fileCount: SkillFileCount;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** Changes to a skill. An omitted field keeps its value. */
export interface SkillUpdate {
    /** New text of SKILL.md. If present, `name` and `description` of this body are ignored. 1 to 102400 characters, at most 102400 bytes. */
    skillMdContent?: SkillMdContent | undefined;
    /** New name. 1 to 200 characters, not blank. */
    name?: SkillName | undefined;
    /** New description; null clears it. At most 4000 characters. */
    description?: SkillDescription | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored. At most 200 fields, at most 102400 bytes. */
    readonly metadata?: SkillMetadata | undefined;
    /** Accepted and ignored. 0 to 20. */
    readonly fileCount?: SkillFileCount | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. At most 20 items. */
    readonly files?: SkillFile[] | undefined;
    /** Accepted and ignored. At most 6600 items. */
    readonly agents?: AgentReference[] | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** The updated skill. */
export interface SkillUpdateResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The skill. */
    skill: UpdatedSkill;
}

/** A skill after an update. */
export interface UpdatedSkill {
    /** Id of the skill. 1 to 2147483647. */
    id: Id;
    /** Name of the skill. 1 to 200 characters, not blank. */
    name: SkillName;
    /** What the skill is for; null if it has no description. At most 4000 characters. */
    description: SkillDescription;
    /** Other fields of the frontmatter. At most 200 fields, at most 102400 bytes. */
    metadata: SkillMetadata;
    /** Number of files, including SKILL.md. 0 to 20. */
    fileCount: SkillFileCount;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** The skill was deleted. */
export interface SkillDeleteResult {
    /** Always true. */
    success: AlwaysTrue;
    /**
     * Confirmation in words.
     */
    message: "Skill deleted";
}

/** A file of a skill. */
export interface SkillFile {
    /** Id of the record, which operations on one file take as `fileId`. 1 to 2147483647. */
    id: Id;
    /** Id of the file in storage. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file, with its folders. 1 to 255 characters. */
    fileName: SkillFileName;
    /** MIME type of the file. 3 to 255 characters. */
    contentType: MediaType;
    /** Size of the file in bytes; 0 if unknown. 0 to 9007199254740991. */
    fileSize: LargeCount;
    /** When the record was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
}

/**
 * Name of a file in its skill, with `/` between folders. No part is empty or begins with a dot; no backslashes or control characters. 1 to
 * 255 characters.
 */
export type SkillFileName = string;

/** The files of a skill. */
export interface SkillFileList {
    /** Always true. */
    success: AlwaysTrue;
    /** The files, SKILL.md first. At most 20 items. */
    files: SkillFile[];
}

/** A file to add to a skill. */
export interface SkillFileCreate {
    /** Id of the skill. 1 to 2147483647. */
    skillId: Id;
    /** Name of the file, unique in the skill. 1 to 255 characters. */
    fileName: SkillFileName;
    /** MIME type of the file. 3 to 255 characters. */
    contentType: MediaType;
    /**
     * Size of the file in bytes. Omitted means 0. 0 to 9007199254740991.
     * @default 0
     */
    fileSize?: number | undefined;
}

/** The new file record and its upload URL. */
export interface SkillFileCreateResult {
    /** Always true. */
    success: AlwaysTrue;
    /** The file record. */
    file: SkillFile;
    /** Presigned URL for HTTP PUT of the bytes. Expires after 10 minutes. Format uri, at most 8192 characters, valid for 600 seconds. */
    uploadUrl: string;
}

/** The file was deleted. */
export interface SkillFileDeleteResult {
    /** Always true. */
    success: AlwaysTrue;
    /**
     * Confirmation in words.
     */
    message: "File deleted";
}

/** Where a file of a skill can be downloaded. */
export interface SkillFileDownload {
    /** Always true. */
    success: AlwaysTrue;
    /** Name of the file, with its folders. 1 to 255 characters. */
    fileName: SkillFileName;
    /** Declared MIME type of the file. 3 to 255 characters. */
    contentType: MediaType;
    /** Presigned URL of the file for HTTP GET. Expires after 10 minutes. Format uri, at most 8192 characters, valid for 600 seconds. */
    url: string;
}

/** A set of files whose text can be searched by keyword and meaning. */
export interface KnowledgeBase {
    /** Id of the knowledge base. 1 to 2147483647. */
    id: Id;
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name: ShortName;
    /** What it contains; may be empty. At most 2000 characters. */
    description: ShortDescription;
    /** Model that embeds the text, as `<provider>:<model>`; never changes. 3 to 200 characters. */
    embeddingModel: ModelId;
    /** Length of an embedding, in numbers; determined by the model. 1 to 16000. */
    embeddingDimensions: number;
    /** Language of the texts. A search also finds inflected forms of a word in this language. `simple`, for other languages and mixed texts, finds only the exact form. Identifiers are found in every language, and so is text written without spaces, such as Chinese, Japanese or Thai. */
    language: OpenEnum<KnowledgeBaseLanguage>;
    /** Model that extracts structured data from each file; null for none. 3 to 200 characters. */
    extractionModel: NullableModelId;
    /** JSON Schema of the object to extract from each file; null for none. At most 200 fields. */
    extractionSchema: ExtractionSchema;
    /** Origin of the files, as free text; null for none. At most 2048 characters. */
    source: KnowledgeBaseSource;
    /** Agent that runs after a file was processed; null for none. */
    trigger: KnowledgeBaseTrigger | null;
    /** When the knowledge base was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the settings last changed, or a file was added or deleted. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** User who created it. 1 to 128 characters. */
    userId: UserId;
    /** Number of files. 0 to 10000. */
    fileCount: number;
    /** When the newest file was added; null if there are no files. Format date-time, at most 35 characters. */
    lastFileUploadedAt: NullableTimestamp;
    /** Total size of all files, in bytes. 0 to 9007199254740991. */
    totalSize: LargeCount;
    /** `empty` without files, `ready` with at least one. */
    status: OpenEnum<KnowledgeBaseStatus>;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/**
 * Language of the texts. A search also finds inflected forms of a word in this language. `simple`, for other languages and mixed texts,
 * finds only the exact form. Identifiers are found in every language, and so is text written without spaces, such as Chinese, Japanese or
 * Thai.
 */
export type KnowledgeBaseLanguage = "simple" | "arabic" | "armenian" | "basque" | "catalan" | "danish" | "dutch" | "english" | "finnish" | "french" | "german" | "greek" | "hindi" | "hungarian" | "indonesian" | "irish" | "italian" | "lithuanian" | "nepali" | "norwegian" | "portuguese" | "romanian" | "russian" | "serbian" | "spanish" | "swedish" | "tamil" | "turkish" | "yiddish";

/** `empty` without files, `ready` with at least one. */
export type KnowledgeBaseStatus = "empty" | "ready";

/** Origin of the files, as free text; null for none. At most 2048 characters. */
export type KnowledgeBaseSource = string | null;

/** JSON Schema of the object to extract from each file; null for none. At most 200 fields. */
export type ExtractionSchema = {
    [key: string]: unknown;
} | null;

/** Agent that runs after a file was processed. The agent receives the prompt and the file's metadata, but not the file's text. */
export interface KnowledgeBaseTrigger {
    /** Whether the agent runs. */
    enabled: boolean;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** Prompt that the agent runs with. 1 to 20000 characters. */
    prompt: Prompt;
    /** When the trigger was set. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
}

/** The trigger to set; it replaces the current one. */
export interface KnowledgeBaseTriggerSave {
    /** Whether the agent runs. Omitted means true. */
    enabled?: boolean | undefined;
    /** Id of an agent of the organization. 1 to 2147483647. */
    agentId: Id;
    /** Prompt that the agent runs with. 1 to 20000 characters. */
    prompt: Prompt;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
}

/** A new knowledge base. */
export interface KnowledgeBaseCreate {
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name: ShortName;
    /**
     * What it contains. At most 2000 characters.
     * @default ""
     */
    description?: ShortDescription | undefined;
    /** Model that embeds the text, as `<provider>:<model>`; cannot be changed later. 3 to 200 characters. */
    embeddingModel: ModelId;
    /**
     * Language of the texts. A search also finds inflected forms of a word in this language. `simple`, for other languages and mixed texts, finds only the exact form. Identifiers are found in every language, and so is text written without spaces, such as Chinese, Japanese or Thai.
     * @default "simple"
     */
    language?: OpenEnum<KnowledgeBaseLanguage> | undefined;
    /**
     * Model that extracts structured data from each file; null for none. 3 to 200 characters.
     * @default null
     */
    extractionModel?: NullableModelId | undefined;
    /**
     * JSON Schema of the object to extract from each file; null for none. Without `extractionModel`, it is stored, but nothing is extracted. It may refer only to its own parts, such as `#/$defs/name`. Each anchor must be unique, and parts must not have `$id`. At most 10,000 parts (objects and lists) after its references are resolved. At most 200 fields.
     * @default null
     */
    extractionSchema?: ExtractionSchema | undefined;
    /**
     * Origin of the files, as free text; null for none. At most 2048 characters.
     * @default null
     */
    source?: KnowledgeBaseSource | undefined;
    /**
     * Agent to run after a file was processed; null for none.
     * @default null
     */
    trigger?: (KnowledgeBaseTriggerSave | null) | undefined;
}

/** Changes to a knowledge base. An omitted field keeps its value. */
export interface KnowledgeBaseUpdate {
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name?: ShortName | undefined;
    /** What it contains. At most 2000 characters. */
    description?: ShortDescription | undefined;
    /** The current value is accepted and ignored; a different one returns 400. 3 to 200 characters. */
    embeddingModel?: ModelId | undefined;
    /** Language of the texts. A search also finds inflected forms of a word in this language. `simple`, for other languages and mixed texts, finds only the exact form. Identifiers are found in every language, and so is text written without spaces, such as Chinese, Japanese or Thai. */
    language?: OpenEnum<KnowledgeBaseLanguage> | undefined;
    /** Model that extracts structured data from each file; null clears it. 3 to 200 characters. */
    extractionModel?: NullableModelId | undefined;
    /** JSON Schema of the object to extract from each file; null clears it. It may refer only to its own parts, such as `#/$defs/name`. Each anchor must be unique, and parts must not have `$id`. At most 10,000 parts (objects and lists) after its references are resolved. At most 200 fields. */
    extractionSchema?: ExtractionSchema | undefined;
    /** Origin of the files, as free text; null clears it. At most 2048 characters. */
    source?: KnowledgeBaseSource | undefined;
    /** Agent to run after a file was processed. Replaces the current trigger; null clears it. */
    trigger?: (KnowledgeBaseTriggerSave | null) | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored. 1 to 16000. */
    readonly embeddingDimensions?: number | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. 1 to 128 characters. */
    readonly userId?: UserId | undefined;
    /** Accepted and ignored. 0 to 10000. */
    readonly fileCount?: number | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly lastFileUploadedAt?: NullableTimestamp | undefined;
    /** Accepted and ignored. 0 to 9007199254740991. */
    readonly totalSize?: LargeCount | undefined;
    /** Accepted and ignored. */
    readonly status?: OpenEnum<KnowledgeBaseStatus> | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** Every knowledge base of the organization. */
export interface KnowledgeBaseList {
    /** Always true. */
    success: AlwaysTrue;
    /** The knowledge bases, sorted by name. At most 10000 items. */
    knowledgeBases: KnowledgeBase[];
}

/** One knowledge base. */
export interface KnowledgeBaseReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The knowledge base. */
    knowledgeBase: KnowledgeBase;
}

/** Confirms that the call succeeded. */
export interface Success {
    /** Always true. */
    success: AlwaysTrue;
}

/** A file of a knowledge base, with the status of its processing. */
export interface KnowledgeBaseFile {
    /** Id of the record, which operations on one file take as `fileId`. 1 to 2147483647. */
    id: Id;
    /** Id of the knowledge base. 1 to 2147483647. */
    knowledgeBaseId: Id;
    /** UUID of the upload. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file. 1 to 255 characters. */
    fileName: string;
    /** Storage key of the file, `<org_id>/uploads/<file_id>/<filename>`. 1 to 1024 characters. */
    fileKey: FileKey;
    /** Storage key of the extracted text, `<org_id>/contents/<file_id>.md`. The text is stored there before `processingStatus` becomes `parsed`. 1 to 1024 characters. */
    contentKey: FileKey;
    /** MIME type of the file. 1 to 255 characters. */
    contentType: string;
    /** Size of the file in bytes; null if unknown. 0 to 5368709120. */
    fileSize: number | null;
    /** Status of the processing. */
    processingStatus: OpenEnum<KnowledgeBaseFileStatus>;
    /** Why the processing failed; null if it did not. At most 2000 characters. */
    processingError: FailureReason;
    /** Metadata from the request that added the file; null for none. At most 200 fields. */
    userMetadata: {
        [key: string]: unknown;
    } | null;
    /** Structured data extracted from the first 200,000 characters of the file's text, at most 1,048,576 bytes of JSON in UTF-8; null if there is none. At most 200 fields. */
    extractedData: {
        [key: string]: unknown;
    } | null;
    /** Conversation of the trigger's run for this file; null if there was no run. Format uuid, at most 36 characters. */
    triggerConversationId: NullableUuid;
    /** Why an enabled trigger did not run for this file, as a text for users; null otherwise. At most 2000 characters. */
    triggerSkippedReason: FailureReason;
    /** When the file was added. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the record last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
}

/**
 * Status of the processing: `parsing` (waiting or extracting text), `parsed`, `chunking` (splitting and embedding text, extracting data),
 * `completed`, `parse_failed`, `chunk_failed`, or `extract_failed` (text can be searched, data is missing).
 */
export type KnowledgeBaseFileStatus = "parsing" | "parsed" | "chunking" | "completed" | "parse_failed" | "chunk_failed" | "extract_failed";

/** An uploaded file to add to a knowledge base. */
export interface KnowledgeBaseFileCreate {
    /** Id of the knowledge base. 1 to 2147483647. */
    kbId: Id;
    /** `fileId` of the upload descriptor. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file in lists. 1 to 255 characters. */
    fileName: string;
    /** `key` of the upload descriptor. Must begin with the caller's `<org_id>/`, belong to `fileId`, and refer to an uploaded file. 1 to 1024 characters. */
    fileKey: FileKey;
    /** `contentKey` of the upload descriptor. Must begin with the caller's `<org_id>/` and belong to `fileId`. 1 to 1024 characters. */
    contentKey: FileKey;
    /** MIME type with which the file was uploaded. The MIME type and the extension of `fileName` select how the file is read. 3 to 255 characters. */
    contentType: string;
    /** Size of the file in bytes. Ignored, because the record has the size of the stored file. 0 to 5368709120. */
    fileSize?: number | undefined;
    /**
     * Your own metadata of the file; null for none. At most 200 fields.
     * @default null
     */
    userMetadata?: ({
        [key: string]: unknown;
    } | null) | undefined;
}

/** Every file of one knowledge base. */
export interface KnowledgeBaseFileList {
    /** Always true. */
    success: AlwaysTrue;
    /** The files, newest first. At most 10000 items. */
    files: KnowledgeBaseFile[];
}

/** One file of a knowledge base. */
export interface KnowledgeBaseFileReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The file record. */
    file: KnowledgeBaseFile;
}

/** Where a file of a knowledge base and its extracted text can be downloaded. */
export interface KnowledgeBaseFileDownload {
    /** Always true. */
    success: AlwaysTrue;
    /** Name of the file. 1 to 255 characters. */
    fileName: string;
    /** Declared MIME type of the file. 3 to 255 characters. */
    contentType: MediaType;
    /** Presigned URL of the file for HTTP GET. Expires after 10 minutes. Format uri, at most 8192 characters, valid for 600 seconds. */
    url: string;
    /** Presigned URL of the extracted text (UTF-8, Markdown) for HTTP GET. Expires after 10 minutes. Null if the text was not extracted yet, or could not be extracted. Format uri, at most 8192 characters. */
    textUrl: string | null;
}

/** A chunk of the text of a file. */
export interface KnowledgeBaseFileChunk {
    /** Index of the chunk in the file. The first is 0. 0 to 2147483647. */
    position: Count;
    /** Headings above the chunk, outermost first, joined by ` > `; null if it has none. At most 20000 characters. */
    heading: string | null;
    /** Text of the chunk. At most 20000 characters. */
    text: string;
    /** Number of tokens in the text, counted with the cl100k_base encoding. Other models may count differently. 0 to 2147483647. */
    tokenCount: Count;
}

/** One page of the chunks of a file. */
export interface KnowledgeBaseFileChunkPage {
    /** Always true. */
    success: AlwaysTrue;
    /** Chunks, in the order of the text. At most 100 items. */
    chunks: KnowledgeBaseFileChunk[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/** A search in one knowledge base. */
export interface KnowledgeBaseSearch {
    /** Id of the knowledge base. 1 to 2147483647. */
    kbId: Id;
    /** Text to search for. 1 to 4000 characters. */
    query: string;
    /**
     * Maximum passages. 1 to 50.
     * @default 10
     */
    limit?: number | undefined;
    /**
     * `text` finds words and identifiers. `vector` finds similar meanings. `hybrid` merges both rankings by reciprocal rank fusion.
     * @default "hybrid"
     */
    mode?: OpenEnum<KnowledgeBaseSearchMode> | undefined;
}

/** `text` finds words and identifiers. `vector` finds similar meanings. `hybrid` merges both rankings by reciprocal rank fusion. */
export type KnowledgeBaseSearchMode = "hybrid" | "text" | "vector";

/** The result of a search. */
export interface KnowledgeBaseSearchReply {
    /** The passages, best first. At most 50 items. */
    results: KnowledgeBaseSearchResult[];
}

/** One passage of a file. */
export interface KnowledgeBaseSearchResult {
    /** UUID of the file (`fileId` of the file record). Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file. 1 to 255 characters. */
    fileName: string;
    /** The passage. At most 20000 characters. */
    text: string;
    /** Relevance by which the passages are sorted. In the modes `text` and `vector`, equals `scores.text` or `scores.vector`. In the mode `hybrid`, a passage that is first in both rankings has the score 1. 0 to 1. */
    score: number;
    /** Scores of a passage by words and by meaning. The two scores cannot be compared with each other. */
    scores: KnowledgeBaseSearchScores;
}

/** Scores of a passage by words and by meaning. The two scores cannot be compared with each other. */
export interface KnowledgeBaseSearchScores {
    /** Score of the search by words. Higher if the passage contains more of the query's words, if these words are rare, and if the passage is short. Null in the mode `vector`, and if this search did not find the passage. 0 to 1. */
    text: number | null;
    /** Cosine similarity to the query; 1 is closest. Lowered for a passage from a document's index or table of contents. Null in the mode `text`, and if the passage is not among the 100 nearest. 0 to 1. */
    vector: number | null;
}

/** A tool server (Model Context Protocol) whose tools agents can use. Replies never contain the values of its headers. */
export interface ToolServer {
    /** Id of the tool server, which `mcpServers` of an agent contains. 1 to 2147483647. */
    id: Id;
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name: ShortName;
    /** URL of the server. Format uri, at most 2048 characters. */
    url: string;
    /** Transport of the server. */
    transport: OpenEnum<ToolServerTransport>;
    /** Names of the stored headers, sorted. At most 50 items, each 1 to 100 characters, not blank. */
    headerNames: ShortName[];
    /** Whether agents may use the server. */
    enabled: boolean;
    /** Whether the last use of the tool server succeeded. A run of an agent uses the server, and so does `POST /mcp-servers/test` with the server's `id`. `unknown` before the first use, and after a change of the URL, transport or headers. */
    state: OpenEnum<ToolServerState>;
    /** Error of the last failed use of the server; null if no use failed since the URL, transport or headers changed. At most 2000 characters. */
    lastError: FailureReason;
    /** Time of the last failed use; null if `lastError` is null. Format date-time, at most 35 characters. */
    lastErrorAt: NullableTimestamp;
    /** When the server was last used successfully, accurate to the minute; null if never since the URL, transport or headers changed. Format date-time, at most 35 characters. */
    lastSuccessAt: NullableTimestamp;
    /** When the tool server was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the tool server was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/**
 * Whether the last use of the tool server succeeded. A run of an agent uses the server, and so does `POST /mcp-servers/test` with the
 * server's `id`. `unknown` before the first use, and after a change of the URL, transport or headers.
 */
export type ToolServerState = "unknown" | "reachable" | "unreachable";

/** Transport of the Model Context Protocol. */
export type ToolServerTransport = "streamable-http" | "sse";

/**
 * Headers sent with every call to the tool server, by name. Stored encrypted and never returned. Names are unique, ignoring case. Returns
 * 400 for names that the connection or the protocol uses, such as `Host`, `Accept`, `MCP-Session-Id` and names that begin with `Proxy-`. The
 * contract lists these names as `x-reserved-values`. At most 50 fields, names at most 100 characters, matching
 * ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`.
 */
export interface ToolServerHeaders {
    [key: string]: string;
}

/** A tool server to connect. */
export interface ToolServerCreate {
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name: ShortName;
    /** URL of the server. Format uri, at most 2048 characters, matching `^https?://`. */
    url: ToolServerUrl;
    /**
     * Transport of the server.
     * @default "streamable-http"
     */
    transport?: OpenEnum<ToolServerTransport> | undefined;
    /**
     * Headers to send; never returned. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`.
     * @default {}
     */
    headers?: ToolServerHeaders | undefined;
    /**
     * Whether agents may use the server.
     * @default true
     */
    enabled?: boolean | undefined;
}

/** Changes to a tool server. An omitted field keeps its value. */
export interface ToolServerUpdate {
    /** Name; unique in the organization. White space at both ends is removed. 1 to 100 characters, not blank. */
    name?: ShortName | undefined;
    /** URL of the server. Format uri, at most 2048 characters, matching `^https?://`. */
    url?: ToolServerUrl | undefined;
    /** Transport of the server. */
    transport?: OpenEnum<ToolServerTransport> | undefined;
    /** Replaces all stored headers; an empty object removes them. Never returned. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`. */
    headers?: ToolServerHeaders | undefined;
    /** Whether agents may use the server. */
    enabled?: boolean | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored. At most 50 items, each 1 to 100 characters, not blank. */
    readonly headerNames?: ShortName[] | undefined;
    /** Accepted and ignored. */
    readonly state?: OpenEnum<ToolServerState> | undefined;
    /** Accepted and ignored, including null. At most 2000 characters. */
    readonly lastError?: FailureReason | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly lastErrorAt?: NullableTimestamp | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly lastSuccessAt?: NullableTimestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** Every tool server of the organization. */
export interface ToolServerList {
    /** Always true. */
    success: AlwaysTrue;
    /** The tool servers, sorted by name. At most 1000 items. */
    toolServers: ToolServer[];
}

/** One tool server. */
export interface ToolServerReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The tool server. */
    toolServer: ToolServer;
}

/** The tool server to test, stored or not. */
export type ToolServerTest = ToolServerTestStored | ToolServerTestAddress;

/** A stored tool server to test. */
export interface ToolServerTestStored {
    /** Id of the tool server. 1 to 2147483647. */
    id: Id;
}

/** A tool server to test before it is stored. */
export interface ToolServerTestAddress {
    /** URL of the server. Format uri, at most 2048 characters, matching `^https?://`. */
    url: ToolServerUrl;
    /** Transport of the server. Omitted means `streamable-http`. */
    transport?: OpenEnum<ToolServerTransport> | undefined;
    /** Headers to send. Not stored. At most 50 fields, names at most 100 characters, matching ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`. */
    headers?: ToolServerHeaders | undefined;
}

/** The result of a test of a tool server. */
export interface ToolServerTestReply {
    /** Whether the server returned its tools. */
    success: boolean;
    /** The first 1,000 tools of the server; empty if the test failed. At most 1000 items. */
    tools: ToolServerTool[];
    /** Why the test failed; null if it did not. At most 2000 characters. */
    error: FailureReason;
    /** Duration of the test, in milliseconds. 0 to 60000. */
    durationMs: number;
}

/** A tool of a tool server. */
export interface ToolServerTool {
    /** Name of the tool. 1 to 256 characters. */
    name: string;
    /** Description by the server; null if it gives none. At most 20000 characters. */
    description: string | null;
    /** JSON Schema of the tool's input. At most 200 fields. */
    inputSchema: {
        [key: string]: unknown;
    };
}

/** An address to which the service sends events. Its signing secret is shown only at creation and rotation. */
export interface WebhookEndpoint {
    /** Id of the webhook endpoint. 1 to 2147483647. */
    id: Id;
    /** URL that receives the events. Format uri, at most 2048 characters. */
    url: string;
    /** A short description; may be empty. At most 2000 characters. */
    description: ShortDescription;
    /** Types of the events that are sent. A type that occurs twice counts once. 1 to 6 items. */
    eventTypes: WebhookEventTypes;
    /** Whether events are sent to the endpoint. */
    enabled: boolean;
    /** Why the service disabled the endpoint; null if it did not. */
    disabledReason: OpenEnum<WebhookDisabledReason> | null;
    /** Time of the first failed attempt since the last success, or since the endpoint was enabled or `url` changed. Null if no attempt failed since then. Tests do not count. Format date-time, at most 35 characters. */
    failingSince: NullableTimestamp;
    /** Time until which deliveries are also signed with the previous secret; null if they are not. Format date-time, at most 35 characters, valid for 86400 seconds. */
    previousSecretExpiresAt: NullableTimestamp;
    /** When the webhook endpoint was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the webhook endpoint was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/**
 * Type of an event:
 * - `run.completed`: a run of an agent ended with an answer.
 * - `run.failed`: a run of an agent failed, exceeded its time limit, or was interrupted.
 * - `file.processed`: a file of a knowledge base was processed and can be searched.
 * - `file.failed`: the processing of a file of a knowledge base failed.
 * - `task.paused`: the service disabled a scheduled task.
 * - `member.removed`: a user is no longer a member of the organization.
 */
export type WebhookEventType = "run.completed" | "run.failed" | "file.processed" | "file.failed" | "task.paused" | "member.removed";

/** Types of the events that are sent. A type that occurs twice counts once. 1 to 6 items. */
export type WebhookEventTypes = OpenEnum<WebhookEventType>[];

/** Why the service disabled the endpoint: `failing` if every attempt in 5 days failed, `gone` if the endpoint returned 410. */
export type WebhookDisabledReason = "failing" | "gone";

/** URL that receives the events. Format uri, at most 2048 characters, matching `^https?://`. */
export type WebhookEndpointUrl = string;

/** A webhook endpoint to create. */
export interface WebhookEndpointCreate {
    /** URL that receives the events. Format uri, at most 2048 characters, matching `^https?://`. */
    url: WebhookEndpointUrl;
    /**
     * A short description; may be empty. At most 2000 characters.
     * @default ""
     */
    description?: ShortDescription | undefined;
    /** Types of the events that are sent. A type that occurs twice counts once. 1 to 6 items. */
    eventTypes: WebhookEventTypes;
    /**
     * Whether events are sent to the endpoint.
     * @default true
     */
    enabled?: boolean | undefined;
}

/** Changes to a webhook endpoint. An omitted field keeps its value. */
export interface WebhookEndpointUpdate {
    /** URL that receives the events. Format uri, at most 2048 characters, matching `^https?://`. */
    url?: WebhookEndpointUrl | undefined;
    /** A short description; may be empty. At most 2000 characters. */
    description?: ShortDescription | undefined;
    /** Types of the events that are sent. A type that occurs twice counts once. 1 to 6 items. */
    eventTypes?: WebhookEventTypes | undefined;
    /** Whether events are sent to the endpoint. */
    enabled?: boolean | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored, including null. */
    readonly disabledReason?: (OpenEnum<WebhookDisabledReason> | null) | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly failingSince?: NullableTimestamp | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly previousSecretExpiresAt?: NullableTimestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** Every webhook endpoint of the organization. */
export interface WebhookEndpointList {
    /** Always true. */
    success: AlwaysTrue;
    /** The webhook endpoints, oldest first. At most 20 items. */
    webhookEndpoints: WebhookEndpoint[];
}

/** One webhook endpoint. */
export interface WebhookEndpointReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The webhook endpoint. */
    webhookEndpoint: WebhookEndpoint;
}

/** A webhook endpoint with its new signing secret. */
export interface WebhookEndpointSecretReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The webhook endpoint. */
    webhookEndpoint: WebhookEndpoint;
    /** Secret that signs the deliveries, in the form of Standard Webhooks. Shown only here. At most 50 characters, matching `^whsec_[A-Za-z0-9+/]{43}=$`. */
    secret: string;
}

/** `pending` before the first attempt and between attempts, `succeeded` after a response with status 2xx, otherwise `failed`. */
export type WebhookDeliveryStatus = "pending" | "succeeded" | "failed";

/** The delivery of one event to one webhook endpoint. */
export interface WebhookDelivery {
    /** Id of the delivery. Format uuid, at most 36 characters. */
    id: Uuid;
    /** Id of the webhook endpoint. 1 to 2147483647. */
    endpointId: Id;
    /**
     * Why the event was sent: `event` because it occurred, `replay` because an admin sent it again, `test` because an admin tested the endpoint.
     */
    kind: OpenEnum<"event" | "replay" | "test">;
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    eventId: WebhookEventId;
    /**
     * Type of the event.
     */
    eventType: OpenEnum<"run.completed" | "run.failed" | "file.processed" | "file.failed" | "task.paused" | "member.removed" | "webhook.test">;
    /** The body of the request, as it is sent: the event as JSON. At most 20000 characters. */
    payload: string;
    /** `pending` before the first attempt and between attempts, `succeeded` after a response with status 2xx, otherwise `failed`. */
    status: OpenEnum<WebhookDeliveryStatus>;
    /** Number of attempts so far. 0 to 2147483647. */
    attempts: Count;
    /** When the last attempt began; null before the first one. Format date-time, at most 35 characters. */
    lastAttemptAt: NullableTimestamp;
    /** When the next attempt is due; null if there is none. Format date-time, at most 35 characters. */
    nextAttemptAt: NullableTimestamp;
    /** Status of the response to the last attempt; null if there is none. 100 to 999. */
    responseStatus: number | null;
    /** The first 1,000 characters of the response to the last attempt; null if there is none. */
    responseBody: string | null;
    /** Why the delivery or its last attempt failed; null if neither did. At most 2000 characters. */
    error: FailureReason;
    /** Duration of the last attempt, in milliseconds; null before the first one. 0 to 60000. */
    durationMs: number | null;
    /** When the delivery was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
}

/** One page of deliveries. */
export interface WebhookDeliveryPage {
    /** Deliveries, newest first. At most 100 items. */
    deliveries: WebhookDelivery[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/** One delivery. */
export interface WebhookDeliveryReply {
    /** Always true. */
    success: AlwaysTrue;
    /** The delivery of one event to one webhook endpoint. */
    delivery: WebhookDelivery;
}

/** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
export type WebhookEventId = string;

/** A run of an agent ended with an answer. */
export interface RunCompletedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "run.completed";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The run and its conversation. */
    data: RunCompletedEventData;
}

/** The run and its conversation. */
export interface RunCompletedEventData {
    /** Id of the conversation. Format uuid, at most 36 characters. */
    conversationId: Uuid;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** User id of the owner of the conversation. 1 to 128 characters. */
    userId: UserId;
    /**
     * What opened a conversation:
     *     - `chat`: a message of a user.
     *     - `task`: an execution of a scheduled task.
     *     - `trigger`: the trigger of a knowledge base.
     *     - `agent`: a call by another agent. The conversation is a sub-conversation.
     */
    source: OpenEnum<ConversationSource>;
    /** Model that the run used; null if unknown. 3 to 200 characters. */
    model: NullableModelId;
    /** Milliseconds from the message that started the run to the end of the run. Null if no process recorded the end. 0 to 2147483647. */
    latencyMs: LatencyMs;
    /** Tokens of the run; null if no model call returned anything. */
    usage: MessageUsage | null;
}

/** A run of an agent failed. */
export interface RunFailedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "run.failed";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The run, its conversation, and why it failed. */
    data: RunFailedEventData;
}

/** The run, its conversation, and why it failed. */
export interface RunFailedEventData {
    /** Id of the conversation. Format uuid, at most 36 characters. */
    conversationId: Uuid;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** User id of the owner of the conversation. 1 to 128 characters. */
    userId: UserId;
    /**
     * What opened a conversation:
     *     - `chat`: a message of a user.
     *     - `task`: an execution of a scheduled task.
     *     - `trigger`: the trigger of a knowledge base.
     *     - `agent`: a call by another agent. The conversation is a sub-conversation.
     */
    source: OpenEnum<ConversationSource>;
    /** Model that the run used; null if unknown. 3 to 200 characters. */
    model: NullableModelId;
    /** Milliseconds from the message that started the run to the end of the run. Null if no process recorded the end. 0 to 2147483647. */
    latencyMs: LatencyMs;
    /** Why a run of an agent failed. */
    failure: RunFailure;
}

/** A file of a knowledge base was processed. */
export interface FileProcessedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "file.processed";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The file. */
    data: FileProcessedEventData;
}

/** The file. */
export interface FileProcessedEventData {
    /** Id of the knowledge base. 1 to 2147483647. */
    knowledgeBaseId: Id;
    /** Id of the file record. 1 to 2147483647. */
    fileRecordId: Id;
    /** UUID of the file. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file. 1 to 255 characters. */
    fileName: string;
}

/** The processing of a file of a knowledge base failed. */
export interface FileFailedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "file.failed";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The file, and why its processing failed. */
    data: FileFailedEventData;
}

/** The file, and why its processing failed. */
export interface FileFailedEventData {
    /** Id of the knowledge base. 1 to 2147483647. */
    knowledgeBaseId: Id;
    /** Id of the file record. 1 to 2147483647. */
    fileRecordId: Id;
    /** UUID of the file. Format uuid, at most 36 characters. */
    fileId: Uuid;
    /** Name of the file. 1 to 255 characters. */
    fileName: string;
    /**
     * Status that names the failed step.
     */
    processingStatus: OpenEnum<"parse_failed" | "chunk_failed" | "extract_failed">;
    /** The reason, as a text for users. At most 2000 characters. */
    processingError: ShortDescription;
}

/** The service disabled a scheduled task. */
export interface TaskPausedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "task.paused";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The scheduled task. */
    data: TaskPausedEventData;
}

/** The scheduled task. */
export interface TaskPausedEventData {
    /** Id of the scheduled task. 1 to 2147483647. */
    taskId: Id;
    /** Name of the scheduled task. At most 100 characters. */
    name: string;
    /** Id of the agent. 1 to 2147483647. */
    agentId: Id;
    /** User id of the owner of the task. 1 to 128 characters. */
    userId: UserId;
    /** Why the service disabled a task: `owner_removed` (the owner left the organization), `owner_demoted` (the owner became a guest), `agent_deleted`, or `consecutive_failures` (several executions in a row failed). */
    pausedReason: OpenEnum<TaskPausedReason>;
}

/** A user is no longer a member of the organization. */
export interface MemberRemovedEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "member.removed";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The user. */
    data: MemberRemovedEventData;
}

/** The user. */
export interface MemberRemovedEventData {
    /** User id of the removed member. 1 to 128 characters. */
    userId: UserId;
}

/** A test by an admin. Sent independently of the `eventTypes` of the endpoint. */
export interface WebhookTestEvent {
    /** Id of the event. Every delivery of the event has the same id. 1 to 64 characters, matching `^evt_[0-9a-f-]+$`. */
    id: WebhookEventId;
    /**
     * Type of the event.
     */
    type: "webhook.test";
    /** When it happened. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
    /** Organization of the event. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** The tested endpoint. */
    data: WebhookTestEventData;
}

/** The tested endpoint. */
export interface WebhookTestEventData {
    /** Id of the webhook endpoint. 1 to 2147483647. */
    webhookEndpointId: Id;
    /** User id of the admin. 1 to 128 characters. */
    requestedBy: UserId;
}

/**
 * Cron expression in UTC with five fields, separated by spaces: minute, hour, day of month, month, day of week (0 and 7 are Sunday). `*`,
 * lists, ranges, steps and English three-letter names (MON, JAN) are allowed. Seconds, macros such as `@daily`, and `*` in a list are not
 * allowed. If both the day of month and the day of week are restricted (not `*`), the schedule fires on days that match either. For example,
 * `0 6 1 * 1` fires on the first of each month and on each Monday. 1 to 100 characters.
 */
export type CronSchedule = string;

/** A task that runs an agent on a cron schedule. */
export interface ScheduledTask {
    /** Id of the task. 1 to 2147483647. */
    id: Id;
    /** Name of the task. 1 to 100 characters, not blank. */
    name: ShortName;
    /** What the task is for; may be empty. At most 2000 characters. */
    description: ShortDescription;
    /** Prompt that the agent runs with. 1 to 20000 characters. */
    prompt: Prompt;
    /** Cron expression with five fields, in UTC. 1 to 100 characters. */
    schedule: CronSchedule;
    /** Whether the task runs on its schedule. */
    enabled: boolean;
    /** Id of the agent to run. 1 to 2147483647. */
    agentId: Id;
    /** Name of the agent to run. At most 200 characters. */
    agentName: DisplayName;
    /** User who owns the task. 1 to 128 characters. */
    userId: UserId;
    /** When the last execution started; null before the first one. Format date-time, at most 35 characters. */
    lastRunAt: NullableTimestamp;
    /** When the task runs next; null while it is disabled. Format date-time, at most 35 characters. */
    nextRunAt: NullableTimestamp;
    /** What happens to a slot while an execution is in progress. While 10 executions of the task are in progress, every slot is skipped. */
    overlapPolicy: OpenEnum<TaskOverlapPolicy>;
    /** Maximum age, in seconds, at which a slot (a time at which the schedule fires) still runs. Values below 60 seconds count as 60 seconds. If several slots were not started in time, only the latest can run. 0 to 31536000. */
    catchUpWindowSeconds: CatchUpWindowSeconds;
    /** Why the service disabled the task; null if it did not. */
    pausedReason: OpenEnum<TaskPausedReason> | null;
    /** Number of executions that failed since the last completed one, or since the task was enabled. After 3 failed executions, the service disables the task. The installation can set another number. 0 to 2147483647. */
    consecutiveFailures: Count;
    /** Why the last execution failed. Absent if the last execution completed, and before the first one ended. */
    lastFailure?: RunFailure | undefined;
    /** When the task was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the task was last changed. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/**
 * Why the service disabled a task: `owner_removed` (the owner left the organization), `owner_demoted` (the owner became a guest),
 * `agent_deleted`, or `consecutive_failures` (several executions in a row failed).
 */
export type TaskPausedReason = "owner_removed" | "owner_demoted" | "agent_deleted" | "consecutive_failures";

/**
 * What happens to a slot (a time at which the schedule fires) while an execution is in progress. `skip` skips the slot, and `allow` runs it
 * immediately. `queue_one` runs the slot afterwards, but skips it if another slot is waiting.
 */
export type TaskOverlapPolicy = "skip" | "queue_one" | "allow";

/** A new scheduled task. */
export interface ScheduledTaskCreate {
    /** Name of the task. 1 to 100 characters, not blank. */
    name: ShortName;
    /**
     * What the task is for. At most 2000 characters.
     * @default ""
     */
    description?: ShortDescription | undefined;
    /** Prompt that the agent runs with. 1 to 20000 characters. */
    prompt: Prompt;
    /** Cron expression with five fields, in UTC. 1 to 100 characters. */
    schedule: CronSchedule;
    /** Id of an agent of the organization. 1 to 2147483647. */
    agentId: Id;
    /**
     * Whether the task runs on its schedule.
     * @default true
     */
    enabled?: boolean | undefined;
    /**
     * What happens to a slot while an execution is in progress.
     * @default "skip"
     */
    overlapPolicy?: OpenEnum<TaskOverlapPolicy> | undefined;
    /**
     * Maximum age, in seconds, at which a slot (a time at which the schedule fires) still runs. Values below 60 seconds count as 60 seconds. If several slots were not started in time, only the latest can run. 0 to 31536000.
     * @default 31536000
     */
    catchUpWindowSeconds?: CatchUpWindowSeconds | undefined;
}

/** Changes to a scheduled task. An omitted field keeps its value. */
export interface ScheduledTaskUpdate {
    /** Name of the task. 1 to 100 characters, not blank. */
    name?: ShortName | undefined;
    /** What the task is for. At most 2000 characters. */
    description?: ShortDescription | undefined;
    /** Prompt that the agent runs with. 1 to 20000 characters. */
    prompt?: Prompt | undefined;
    /** Cron expression with five fields, in UTC. 1 to 100 characters. */
    schedule?: CronSchedule | undefined;
    /** Id of an agent of the organization. 1 to 2147483647. */
    agentId?: Id | undefined;
    /** Whether the task runs on its schedule. */
    enabled?: boolean | undefined;
    /** What happens to a slot while an execution is in progress. */
    overlapPolicy?: OpenEnum<TaskOverlapPolicy> | undefined;
    /** Maximum age, in seconds, at which a slot (a time at which the schedule fires) still runs. Values below 60 seconds count as 60 seconds. If several slots were not started in time, only the latest can run. 0 to 31536000. */
    catchUpWindowSeconds?: CatchUpWindowSeconds | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly id?: Id | undefined;
    /** Accepted and ignored. At most 200 characters. */
    readonly agentName?: DisplayName | undefined;
    /** Accepted and ignored. 1 to 128 characters. */
    readonly userId?: UserId | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly lastRunAt?: NullableTimestamp | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly nextRunAt?: NullableTimestamp | undefined;
    /** Accepted and ignored, including null. */
    readonly pausedReason?: (OpenEnum<TaskPausedReason> | null) | undefined;
    /** Accepted and ignored. 0 to 2147483647. */
    readonly consecutiveFailures?: Count | undefined;
    /** Accepted and ignored. */
    readonly lastFailure?: RunFailure | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** The task to delete. */
export interface ScheduledTaskDelete {
    /** Id of the task. Must equal `taskId` of the query if both are present. 1 to 2147483647. */
    taskId: Id;
}

/** The task to enable or disable. */
export interface ScheduledTaskToggle {
    /** Id of the task. 1 to 2147483647. */
    taskId: Id;
    /** Whether the task runs on its schedule from now on. */
    enabled: boolean;
}

/** The task to run now. */
export interface ScheduledTaskRun {
    /** Id of the task. 1 to 2147483647. */
    taskId: Id;
}

/** One execution of a scheduled task. With `include=occurrences`, it can be a slot or a manual execution that did not run. */
export interface TaskExecution {
    /** Id of the execution. 1 to 2147483647. */
    id: Id;
    /** Id of the task. 1 to 2147483647. */
    scheduledTaskId: Id;
    /** `slot`: an execution at a slot of the schedule. `manual`: an execution that `POST /scheduled-tasks/run` started; the audit log names the user. */
    kind: OpenEnum<TaskExecutionKind>;
    /** Conversation of the execution, set when the execution starts. `GET /getConversation` returns it. Null while the execution waits, if no conversation was opened, and after the purge of the conversation. Format uuid, at most 36 characters. */
    conversationId: NullableUuid;
    /** Version of the agent that the execution uses. `GET /agents/versions` lists it. Null if no conversation was opened, and after the purge of the agent. 1 to 2147483647. */
    agentVersionId: NullableId;
    /** `in_progress`: the execution waits or runs. `skipped`: the slot or the execution was not started. `missed`: no worker started the slot in time. Executions with `skipped` or `missed` are returned only with `include=occurrences`. */
    status: OpenEnum<TaskExecutionStatus>;
    /** Slot of the schedule; for `POST /scheduled-tasks/run`, the time of that call. Format date-time, at most 35 characters. */
    scheduledFor: Timestamp;
    /** When the execution started; null while it waits and if it did not run. Format date-time, at most 35 characters. */
    startedAt: NullableTimestamp;
    /** When the execution ended; null before that and if it did not run. Format date-time, at most 35 characters. */
    finishedAt: NullableTimestamp;
    /** Why the execution failed, as a text for users; null if it did not. At most 2000 characters. */
    error: FailureReason;
    /** Why the execution failed, as a code. Present only if it failed. */
    failureCode?: OpenEnum<RunFailureCode> | undefined;
    /** Why the execution did not run, if `status` is `skipped` or `missed`; otherwise null. At most 500 characters. */
    reason: string | null;
    /** When the record was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
}

/**
 * `slot`: an execution at a slot of the schedule. `manual`: an execution that `POST /scheduled-tasks/run` started; the audit log names the
 * user.
 */
export type TaskExecutionKind = "slot" | "manual";

/**
 * `in_progress`: the execution waits or runs. `skipped`: the slot or the execution was not started. `missed`: no worker started the slot in
 * time. Executions with `skipped` or `missed` are returned only with `include=occurrences`.
 */
export type TaskExecutionStatus = "in_progress" | "completed" | "failed" | "skipped" | "missed";

/** Counts of executions by status. Skipped and missed slots are not counted. */
export interface TaskExecutionStats {
    /** Number of executions. 0 to 2147483647. */
    total: Count;
    /** Number of executions that completed. 0 to 2147483647. */
    completed: Count;
    /** Number of executions that failed. 0 to 2147483647. */
    failed: Count;
    /** Number of executions in progress. 0 to 2147483647. */
    in_progress: Count;
}

/** When a schedule fires. */
export interface SchedulePreview {
    /** The next ten times, earliest first. Exactly 10 items, each format date-time, at most 35 characters. */
    next: Timestamp[];
    /** Meaning of the expression in English. 1 to 500 characters. */
    description: string;
}

/** A message to an agent, in the form of this service or in that of the AI SDK's chat client. */
export type ChatBody = ChatRequest | ChatClientRequest;

/** One user message to an agent. */
export interface ChatRequest {
    /** Id of the agent to run. With `threadId`, it must be the agent of that conversation. 1 to 2147483647. */
    agentId: Id;
    /** The message to send. */
    message: ChatMessage;
    /** Id of the conversation to continue. Without it, a conversation is opened. Format uuid, at most 36 characters. */
    threadId?: Uuid | undefined;
    /** IANA time zone of the date and time in the system prompt. Default `UTC`. An unknown name returns 400. 1 to 64 characters, matching `^[A-Za-z0-9_+/-]+$`. */
    timezone?: TimeZone | undefined;
}

/**
 * IANA time zone of the date and time in the system prompt. Default `UTC`. An unknown name returns 400. 1 to 64 characters, matching
 * `^[A-Za-z0-9_+/-]+$`.
 */
export type TimeZone = string;

/** The body of the AI SDK's `DefaultChatTransport`, with `agentId` from its option `body`. */
export interface ChatClientRequest {
    /** Id of the agent to run. It must be the agent of the conversation that is continued. 1 to 2147483647. */
    agentId: Id;
    /** Id of the chat in the client, or of a conversation. Without it, a conversation is opened. 1 to 128 characters. */
    id?: string | undefined;
    /** Messages of the chat. The last message is sent. It must have the role `user` and follow `ChatMessage`. Earlier messages are ignored. Omit them in a long chat, so that the body does not exceed its limits. 1 to 2500 items. */
    messages: ChatClientMessage[];
    /**
     * With `regenerate-message`, the service also uses `messageId`. Default `submit-message`.
     */
    trigger?: OpenEnum<"submit-message" | "regenerate-message"> | undefined;
    /** Id of the answer to regenerate. Used only with `regenerate-message`, and only if no stored message has the `id` of the last message. At most 128 characters. */
    messageId?: string | undefined;
    /** IANA time zone of the date and time in the system prompt. Default `UTC`. An unknown name returns 400. 1 to 64 characters, matching `^[A-Za-z0-9_+/-]+$`. */
    timezone?: TimeZone | undefined;
}

/** A message of the AI SDK's chat client. Other keys are accepted and ignored. At most 50 fields. */
export type ChatClientMessage = {
    /** Id that the client or this service gave the message. At most 128 characters. */
    id?: string | undefined;
    /**
     * Author of the message.
     */
    role: OpenEnum<"user" | "assistant" | "system">;
    /** Content of the message, in order. At most 5000 items. */
    parts: ChatClientPart[];
} & {
    [key: string]: unknown;
};

/**
 * A part of a message. In the last message, parts of the types `text` and `file` follow `ChatTextPart` and `ChatFilePart`. If a file part
 * has a `fileKey`, the service uses it instead of the `url`. If its `mediaType` is an empty text, the service uses the type in its `data:`
 * URL. Other keys and types are accepted and ignored. At most 50 fields.
 */
export type ChatClientPart = {
    /** Type of the part. 1 to 255 characters. */
    type: string;
} & {
    [key: string]: unknown;
};

/** The message to send. */
export interface ChatMessage {
    /** Id with which a chat client can later replace the message. The stored message also gets a UUID. At most 128 characters. */
    id?: string | undefined;
    /**
     * Always `user`.
     */
    role: "user";
    /** Content of the message, in order. 1 to 20 items. */
    parts: ChatMessagePart[];
    /** Metadata of the message in a chat client. Accepted and ignored. At most 200 fields. */
    metadata?: FreeFormObject | undefined;
}

/** A part of a message to send, distinguished by `type`. */
export type ChatMessagePart = ChatTextPart | ChatFilePart;

/** Text to send. */
export interface ChatTextPart {
    /**
     * Always `text`.
     */
    type: "text";
    /** The text. 1 to 100000 characters. */
    text: string;
}

/** A file to send. */
export interface ChatFilePart {
    /**
     * Always `file`.
     */
    type: "file";
    /** Media type of the file, without parameters. At most 255 characters. */
    mediaType: string;
    /** Display name. Absent if the file has none. 1 to 255 characters. */
    filename?: string | undefined;
    /** Content of the file: a base64 `data:` URL, or the `key` of a completed upload. The key must begin with the id of the caller's organization. 1 to 4194304 characters. */
    url: string;
}

/**
 * Server-sent events of the AI SDK's UI-message stream, version 1. Each `data:` line is a JSON object with a
 * `type`: `start`, `start-step`, `text-start`, `text-delta`, `text-end`, `reasoning-start`, `reasoning-delta`,
 * `reasoning-end`, `tool-input-start`, `tool-input-delta`, `tool-input-available`, `tool-input-error`,
 * `tool-output-available`, `tool-output-error`, `file`, `finish-step`, `message-metadata`, `finish`, `abort` (the
 * run was stopped) or `error`. The last line is `data: [DONE]`. Ignore unknown types.
 * Between events, the server sends the comment `: keep-alive` every 15 seconds, so that a client can notice a lost
 * connection.
 * The `messageMetadata` of `start` has the `threadId`. The `messageMetadata` of `message-metadata` has one field:
 * - `warnings`, a list of `RunWarning`: sent before the answer if the run cannot use a tool server of the agent. Not
 *   sent to guests, who cannot read tool servers.
 * - `failureCode`, a `RunFailureCode`: sent before the `error` of a run that failed. At most 104857600 characters.
 */
export type ChatEventStream = string;

/** A message that was stored and whose run continues in the background. */
export interface ChatAccepted {
    /** Id of the conversation, as in the header `X-Thread-ID`. Format uuid, at most 36 characters. */
    threadId: Uuid;
    /**
     * Always `in_progress`.
     */
    status: "in_progress";
}

/**
 * Status of the conversation's last run:
 * - `in_progress`: the run waits or runs.
 * - `completed`: the run ended with an answer.
 * - `stopped`: the run was stopped.
 * - `error`: the run failed, the answer was empty, or the provider's content filter withheld it.
 * - `timeout`: the run exceeded its time limit, or the model sent nothing for too long.
 */
export type StreamStatus = "in_progress" | "completed" | "stopped" | "error" | "timeout";

/**
 * What opened a conversation:
 * - `chat`: a message of a user.
 * - `task`: an execution of a scheduled task.
 * - `trigger`: the trigger of a knowledge base.
 * - `agent`: a call by another agent. The conversation is a sub-conversation.
 */
export type ConversationSource = "chat" | "task" | "trigger" | "agent";

/**
 * Milliseconds from the message that started the last run to the end of the run, including time in the queue. Null before the end, and if no
 * process recorded the end, for example after a crash. 0 to 2147483647.
 */
export type LatencyMs = number | null;

/**
 * Model that the last run used, which may differ from the agent's current model. Null for guests and before the end of the run. Also null if
 * the agent could not be loaded, the owner was not permitted, or no process recorded the end. 3 to 200 characters.
 */
export type RunModel = string | null;

/**
 * Cost of all runs in US dollars, without sub-conversations. The cost of a run is based on the price of its model in `GET /models` at the
 * time of the run. Null for guests, if the price of a run was unknown, and if the process of a run did not record its end. 0 to
 * 1000000000000.
 */
export type RunCostUsd = number | null;

/** An amount in US dollars. 0 to 1000000000000. */
export type CostUsd = number;

/**
 * Why a run of an agent failed:
 * - `model_unavailable`: the model provider is down, fails, or closes the connection before the end of the answer.
 * - `model_rate_limited`: the model provider accepts no more calls for now.
 * - `model_rejected`: the model provider refused the call, for example because of a wrong key or unsupported
 *   input.
 * - `model_not_found`: the model provider does not know the model.
 * - `model_not_configured`: the provider of the agent's model is not configured on the server.
 * - `context_too_long`: the conversation exceeds the context window of the model.
 * - `content_filtered`: the model provider withheld the answer, or a part of it.
 * - `empty_answer`: the model ended without a text, a file or a tool call.
 * - `timed_out`: the run exceeded its time limit, or the model sent nothing for too long.
 * - `agent_not_found`: the agent was deleted.
 * - `owner_not_permitted`: the owner of the conversation left the organization or became a guest.
 * - `storage_unavailable`: a file of the conversation could not be read.
 * - `stopped`: the run of a scheduled task was stopped. Only executions and tasks have this code. The conversation
 *   has the status `stopped`.
 * - `interrupted`: the process of the run ended before the answer was complete, or no worker started the run in
 *   time.
 * - `internal`: any other reason. The log of the server has the details.
 */
export type RunFailureCode = "model_unavailable" | "model_rate_limited" | "model_rejected" | "model_not_found" | "model_not_configured" | "context_too_long" | "content_filtered" | "empty_answer" | "timed_out" | "agent_not_found" | "owner_not_permitted" | "storage_unavailable" | "stopped" | "interrupted" | "internal";

/** Why a run of an agent failed. */
export interface RunFailure {
    /**
     * Why a run of an agent failed:
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
     */
    code: OpenEnum<RunFailureCode>;
    /** The reason, as a text for users. At most 2000 characters. */
    message: ShortDescription;
}

/** A conversation with all its messages. */
export interface Conversation {
    /** Id of the conversation. Format uuid, at most 36 characters. */
    id: Uuid;
    /** Agent of the conversation. 1 to 2147483647. */
    agentId: Id;
    /** Owner of the conversation. 1 to 128 characters. */
    userId: UserId;
    /** Organization of the conversation. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** Title, generated or set by a user. At most 200 characters. */
    name: DisplayName;
    /** Parent conversation of a sub-conversation; null for a top-level conversation. Format uuid, at most 36 characters. */
    upstreamConversationId: NullableUuid;
    /** System prompt of the last run; empty before the first run. Absent for guests, who cannot read agents. At most 1000000 characters. */
    renderedSystemPrompt?: string | undefined;
    /** Status of the last run; null before the first run. */
    streamStatus: OpenEnum<StreamStatus> | null;
    /**
     * What opened a conversation:
     *     - `chat`: a message of a user.
     *     - `task`: an execution of a scheduled task.
     *     - `trigger`: the trigger of a knowledge base.
     *     - `agent`: a call by another agent. The conversation is a sub-conversation.
     */
    source: OpenEnum<ConversationSource>;
    /** Model that the last run used, which may differ from the agent's current model. Null for guests and before the end of the run. Also null if the agent could not be loaded, the owner was not permitted, or no process recorded the end. 3 to 200 characters. */
    model: RunModel;
    /** Milliseconds from the message that started the last run to the end of the run, including time in the queue. Null before the end, and if no process recorded the end, for example after a crash. 0 to 2147483647. */
    latencyMs: LatencyMs;
    /** Cost of all runs in US dollars, without sub-conversations. The cost of a run is based on the price of its model in `GET /models` at the time of the run. Null for guests, if the price of a run was unknown, and if the process of a run did not record its end. 0 to 1000000000000. */
    costUsd: RunCostUsd;
    /** When the conversation was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the last message was added or the last change was made. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** When the conversation was soft-deleted; null if it was not deleted. Format date-time, at most 35 characters. */
    deletedAt: NullableTimestamp;
    /** Always true. Present only if the conversation is soft-deleted. */
    isDeleted?: AlwaysTrue | undefined;
    /** Why the last run did not complete, as a text for users. Present only if `streamStatus` is `error` or `timeout`. At most 2000 characters. */
    failure?: ShortDescription | undefined;
    /** Why the last run did not complete, as a code. Present only if `failure` is. */
    failureCode?: OpenEnum<RunFailureCode> | undefined;
    /** Messages, ordered by creation time. At most 10000 items. */
    messages: Message[];
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** A conversation without its messages and system prompt. */
export interface ConversationSummary {
    /** Id of the conversation, which parameters call `threadId`. Format uuid, at most 36 characters. */
    id: Uuid;
    /** Agent of the conversation. 1 to 2147483647. */
    agentId: Id;
    /** Owner of the conversation. 1 to 128 characters. */
    userId: UserId;
    /** Organization of the conversation. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** Title, generated or set by a user. At most 200 characters. */
    name: DisplayName;
    /** Parent conversation of a sub-conversation; null for a top-level conversation. Format uuid, at most 36 characters. */
    upstreamConversationId: NullableUuid;
    /** Status of the last run; null before the first run. */
    streamStatus: OpenEnum<StreamStatus> | null;
    /**
     * What opened a conversation:
     *     - `chat`: a message of a user.
     *     - `task`: an execution of a scheduled task.
     *     - `trigger`: the trigger of a knowledge base.
     *     - `agent`: a call by another agent. The conversation is a sub-conversation.
     */
    source: OpenEnum<ConversationSource>;
    /** Model that the last run used, which may differ from the agent's current model. Null for guests and before the end of the run. Also null if the agent could not be loaded, the owner was not permitted, or no process recorded the end. 3 to 200 characters. */
    model: RunModel;
    /** Milliseconds from the message that started the last run to the end of the run, including time in the queue. Null before the end, and if no process recorded the end, for example after a crash. 0 to 2147483647. */
    latencyMs: LatencyMs;
    /** Cost of all runs in US dollars, without sub-conversations. The cost of a run is based on the price of its model in `GET /models` at the time of the run. Null for guests, if the price of a run was unknown, and if the process of a run did not record its end. 0 to 1000000000000. */
    costUsd: RunCostUsd;
    /** Why the last run did not complete. Present only if `streamStatus` is `error` or `timeout`. */
    failureCode?: OpenEnum<RunFailureCode> | undefined;
    /** When the conversation was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the last message was added or the last change was made. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** When the conversation was soft-deleted; null if it was not deleted. Format date-time, at most 35 characters. */
    deletedAt: NullableTimestamp;
    /** Always true. Present only if the conversation is soft-deleted. */
    isDeleted?: AlwaysTrue | undefined;
    /** Changes if a field that callers can set changes. Send the etag in the header `If-Match`, so that a changed record is not overwritten or deleted. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag: Etag;
}

/** One page of conversations. */
export interface ConversationPage {
    /** Conversations, most recently updated first. At most 100 items. */
    conversations: ConversationSummary[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/**
 * Kind of an administrative change. Begins with the type of the record. `scheduled_task.run`: the task was started manually; `after` has the
 * `executionId`. `conversation.stopped`: a user other than the owner stopped the runs of the conversation and its sub-conversations; `after`
 * has the `stoppedConversationIds`.
 */
export type AuditAction = "agent.created" | "agent.updated" | "agent.deleted" | "agent.restored" | "agent.rolled_back" | "agent.checkpointed" | "agent_tag.created" | "agent_tag.updated" | "agent_tag.deleted" | "user.added" | "user.updated" | "user.removed" | "user.erased" | "invitation.created" | "invitation.revoked" | "skill.created" | "skill.updated" | "skill.deleted" | "skill.restored" | "skill_file.created" | "skill_file.deleted" | "knowledge_base.created" | "knowledge_base.updated" | "knowledge_base.deleted" | "knowledge_base.restored" | "knowledge_base_file.created" | "knowledge_base_file.retried" | "knowledge_base_file.deleted" | "tool_server.created" | "tool_server.updated" | "tool_server.deleted" | "tool_server.restored" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.deleted" | "scheduled_task.created" | "scheduled_task.updated" | "scheduled_task.deleted" | "scheduled_task.restored" | "scheduled_task.run" | "conversation.updated" | "conversation.deleted" | "conversation.restored" | "conversation.stopped";

/** Type of a changed record. */
export type AuditRecordType = "agent" | "agent_tag" | "user" | "invitation" | "skill" | "skill_file" | "knowledge_base" | "knowledge_base_file" | "tool_server" | "webhook_endpoint" | "scheduled_task" | "conversation";

/** Who made a change. */
export interface AuditActor {
    /**
     * `user`: a request of a user, a consequence of the request, or an agent that runs for the user. `identity_provider`: a webhook, or a reconciliation with the identity provider. `system`: the service itself.
     */
    type: OpenEnum<"user" | "identity_provider" | "system">;
    /** User id; null if `type` is not `user`. 1 to 128 characters. */
    id: NullableUserId;
    /** Email address of the user at the time of the change. If it was not known then, the current address. Null if neither is known. At most 320 characters. */
    email: string | null;
}

/**
 * Fields of a record, by name. Secrets are replaced by `[secret]`. A value of more than 20,000 characters, as text or as JSON, becomes a
 * truncated text that ends with a note. If both truncated texts of a change would be equal, they begin at the first difference, after a note
 * that counts the characters before it. At most 100 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_]+$`.
 */
export type AuditValues = {
    [key: string]: AuditValue;
} | null;

/** Value of a field, of any type. */
export type AuditValue = unknown;

/** An administrative change of a record. */
export interface AuditEntry {
    /** Id of the entry. 1 to 9007199254740991. */
    id: number;
    /** Organization of the record. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    organizationId: OrganizationId;
    /** When the record was changed. Format date-time, at most 35 characters. */
    at: Timestamp;
    /** Who made a change. */
    actor: AuditActor;
    /** Kind of an administrative change. Begins with the type of the record. `scheduled_task.run`: the task was started manually; `after` has the `executionId`. `conversation.stopped`: a user other than the owner stopped the runs of the conversation and its sub-conversations; `after` has the `stoppedConversationIds`. */
    action: OpenEnum<AuditAction>;
    /** Type of a changed record. */
    recordType: OpenEnum<AuditRecordType>;
    /** Id of the record as text. 1 to 128 characters. */
    recordId: string;
    /** Name of the record at the time of the change, or the email address of a user; null if it has none. At most 320 characters. */
    recordName: string | null;
    /** `X-Request-Id` of the request that caused the change, directly or as a consequence; null if there is none. A client can choose this id, so several requests can have the same one. At most 128 characters. */
    requestId: string | null;
    /** Network address of the client; null if no request made the change directly, or if the user was erased. At most 64 characters. */
    clientAddress: string | null;
    /** The changed fields before the change; null for a creation, a new checkpoint, a retry, a run of a task, a stop and an erasure. At most 100 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_]+$`. */
    before: AuditValues;
    /** The changed fields after the change; null for a deletion or removal. If an agent added a file to a knowledge base, also contains `conversationId`, the id of the conversation. At most 100 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_]+$`. */
    after: AuditValues;
}

/** One page of the audit log. */
export interface AuditLogPage {
    /** Entries, newest first. At most 100 items. */
    entries: AuditEntry[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/** Type of a deleted record. */
export type DeletedRecordType = "agent" | "knowledge_base" | "skill" | "tool_server" | "scheduled_task" | "conversation";

/** Id of the record as text. 1 to 36 characters, matching `^[A-Za-z0-9-]+$`. */
export type DeletedRecordId = string;

/** Name of the record. At most 200 characters. */
export type DeletedRecordName = DisplayName;

/** A deleted record that can be restored. */
export interface DeletedRecord {
    /** Type of a deleted record. */
    type: OpenEnum<DeletedRecordType>;
    /** Id of the record as text. 1 to 36 characters, matching `^[A-Za-z0-9-]+$`. */
    id: DeletedRecordId;
    /** Name of the record. At most 200 characters. */
    name: DeletedRecordName;
    /** When the record was deleted. Format date-time, at most 35 characters. */
    deletedAt: Timestamp;
    /** User who deleted the record; null if that was not recorded. 1 to 128 characters. */
    deletedBy: NullableUserId;
    /** Time from which the record cannot be restored. The record is then purged. Format date-time, at most 35 characters. */
    purgeAt: Timestamp;
}

/** One page of deleted records. */
export interface DeletedRecordPage {
    /** Deleted records, most recently deleted first. At most 100 items. */
    records: DeletedRecord[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/** The deleted record to restore. */
export interface DeletedRecordRestore {
    /** Type of a deleted record. */
    type: OpenEnum<DeletedRecordType>;
    /** Id of the record as text. 1 to 36 characters, matching `^[A-Za-z0-9-]+$`. */
    id: DeletedRecordId;
}

/** A record that was restored. */
export interface RestoredRecord {
    /** Type of a deleted record. */
    type: OpenEnum<DeletedRecordType>;
    /** Id of the record as text. 1 to 36 characters, matching `^[A-Za-z0-9-]+$`. */
    id: DeletedRecordId;
    /** Name of the record. At most 200 characters. */
    name: DeletedRecordName;
}

/** The person whose data is erased. */
export interface UserErasure {
    /** Id of the person. 1 to 128 characters. */
    userId: UserId;
}

/** Number of records. 0 to 2147483647. */
export type ErasedCount = Count;

/** What was erased of a person. */
export interface UserErasureReport {
    /** Random id that replaces the person's id in the records that stay. 1 to 64 characters, matching `^erased_[0-9a-f]+$`. */
    erasedAs: string;
    /** Whether the person was a member. A member is removed first. */
    wasMember: boolean;
    /** Numbers of removed records. */
    removed: {
        /** Conversations and sub-conversations. 0 to 2147483647. */
        conversations: ErasedCount;
        /** Messages of these conversations. 0 to 2147483647. */
        messages: ErasedCount;
        /** Ratings by the person. 0 to 2147483647. */
        feedback: ErasedCount;
        /** Scheduled tasks. 0 to 2147483647. */
        scheduledTasks: ErasedCount;
        /** Executions of these tasks. 0 to 2147483647. */
        taskExecutions: ErasedCount;
        /** Deliveries of events about the person to webhook endpoints. 0 to 2147483647. */
        webhookDeliveries: ErasedCount;
    };
    /** Numbers of records that contained the person's id, and that stay without it. */
    anonymized: {
        /** Agents. 0 to 2147483647. */
        agents: ErasedCount;
        /** Versions of agents. 0 to 2147483647. */
        agentVersions: ErasedCount;
        /** Tags. 0 to 2147483647. */
        agentTags: ErasedCount;
        /** Skills and their files. 0 to 2147483647. */
        skills: ErasedCount;
        /** Knowledge bases and their files. 0 to 2147483647. */
        knowledgeBases: ErasedCount;
        /** Tool servers. 0 to 2147483647. */
        toolServers: ErasedCount;
        /** Webhook endpoints. 0 to 2147483647. */
        webhookEndpoints: ErasedCount;
        /** Entries of the audit log. 0 to 2147483647. */
        auditEntries: ErasedCount;
    };
}

/** Lines of JSON, each an `AuditEntry`. At most 1073741824 characters. */
export type AuditLogExport = string;

/** New name of a conversation. */
export interface ConversationUpdate {
    /** New title. If omitted, the title does not change. 1 to 200 characters, not blank. */
    name?: string | undefined;
    /** Accepted and ignored. Format uuid, at most 36 characters. */
    readonly id?: Uuid | undefined;
    /** Accepted and ignored. 1 to 2147483647. */
    readonly agentId?: Id | undefined;
    /** Accepted and ignored. 1 to 128 characters. */
    readonly userId?: UserId | undefined;
    /** Accepted and ignored. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
    readonly organizationId?: OrganizationId | undefined;
    /** Accepted and ignored, including null. Format uuid, at most 36 characters. */
    readonly upstreamConversationId?: NullableUuid | undefined;
    /** Accepted and ignored. At most 1000000 characters. */
    readonly renderedSystemPrompt?: string | undefined;
    /** Accepted and ignored. At most 2000 characters. */
    readonly failure?: ShortDescription | undefined;
    /** Accepted and ignored. */
    readonly failureCode?: OpenEnum<RunFailureCode> | undefined;
    /** Accepted and ignored, including null. */
    readonly streamStatus?: (OpenEnum<StreamStatus> | null) | undefined;
    /** Accepted and ignored. */
    readonly source?: OpenEnum<ConversationSource> | undefined;
    /** Accepted and ignored, including null. 3 to 200 characters. */
    readonly model?: RunModel | undefined;
    /** Accepted and ignored, including null. 0 to 2147483647. */
    readonly latencyMs?: LatencyMs | undefined;
    /** Accepted and ignored, including null. 0 to 1000000000000. */
    readonly costUsd?: RunCostUsd | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly createdAt?: Timestamp | undefined;
    /** Accepted and ignored. Format date-time, at most 35 characters. */
    readonly updatedAt?: Timestamp | undefined;
    /** Accepted and ignored, including null. Format date-time, at most 35 characters. */
    readonly deletedAt?: NullableTimestamp | undefined;
    /** Accepted and ignored. */
    readonly isDeleted?: AlwaysTrue | undefined;
    /** Accepted and ignored. At most 3900 items. */
    readonly messages?: Message[] | undefined;
    /** Accepted and ignored. Send the etag in the header `If-Match` instead. 1 to 64 characters, matching `^[!#-~]+$`. */
    readonly etag?: Etag | undefined;
}

/** The conversation to stop. */
export interface ConversationStop {
    /** Id of the conversation, or of the caller's chat in a chat client. 1 to 128 characters. */
    threadId: string;
}

/** The result of a stop. */
export interface ConversationStopResult {
    /** Always true. */
    success: AlwaysTrue;
    /** Id of the conversation. Format uuid, at most 36 characters. */
    threadId: Uuid;
    /** True if a run was stopped; false if no run was in progress, or if it ended by itself. */
    stopped: boolean;
    /** Status of the last run; null before the first run. */
    streamStatus: OpenEnum<StreamStatus> | null;
}

/** Rating by a user. */
export type FeedbackRating = "helpful" | "not_helpful";

/** Free text; empty if there is none. At most 5000 characters. */
export type FeedbackComment = string;

/** A rating to store. */
export interface ConversationFeedbackCreate {
    /** Id of the conversation. Format uuid, at most 36 characters. */
    threadId: Uuid;
    /** Id of the message to rate. Without it, the conversation as a whole is rated. Format uuid, at most 36 characters. */
    messageId?: Uuid | undefined;
    /** Rating by a user. */
    rating: OpenEnum<FeedbackRating>;
    /**
     * Free text; empty if there is none. At most 5000 characters.
     * @default ""
     */
    comment?: string | undefined;
}

/** A stored rating. */
export interface ConversationFeedback {
    /** Id of the rating. It stays the same if the user rates again. 1 to 2147483647. */
    id: Id;
    /** Id of the conversation. Format uuid, at most 36 characters. */
    threadId: Uuid;
    /** Id of the rated message; null if the conversation as a whole is rated. Format uuid, at most 36 characters. */
    messageId: NullableUuid;
    /** User who rated. 1 to 128 characters. */
    userId: UserId;
    /** Rating by a user. */
    rating: OpenEnum<FeedbackRating>;
    /** Free text; empty if there is none. At most 5000 characters. */
    comment: FeedbackComment;
    /** When the rating was given. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
}

/** The stored rating. */
export interface ConversationFeedbackResult {
    /** Always true. */
    success: AlwaysTrue;
    /** A stored rating. */
    feedback: ConversationFeedback;
}

/** One message of a conversation. */
export interface Message {
    /** Id of the message. Format uuid, at most 36 characters. */
    id: Uuid;
    /** Who wrote the message. */
    role: OpenEnum<MessageRole>;
    /** Content of the message, in order. At most 5000 items. */
    parts: MessagePart[];
    /** When the message was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** Tokens used for this message. Absent on user messages, and if no model call returned anything. */
    usage?: MessageUsage | undefined;
    /** Why the model stopped: `stop`, `length`, `tool_calls`, `content_filter`, `error` or `other`; more values may be added. Absent on user messages, and if the model did not finish. At most 64 characters, matching `^[a-z][a-z_]*$`. */
    finishReason?: string | undefined;
    /** Tool servers that the run could not use. Absent on user messages, if there are none, and for guests, who cannot read tool servers. 1 to 100 items. */
    warnings?: RunWarning[] | undefined;
}

/** A resource of the agent that a run could not use. */
export interface RunWarning {
    /**
     * `tool_server_unavailable`: a tool server failed, or the agent had too many tools. The run had none of the server's tools.
     */
    code: "tool_server_unavailable";
    /** Id of the tool server. 1 to 2147483647. */
    toolServerId: Id;
    /** What was missing and why, as a text for users. At most 2000 characters. */
    message: ShortDescription;
}

/** One page of messages. */
export interface MessagePage {
    /** Messages, oldest first. At most 100 items. */
    messages: Message[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/**
 * Tokens used for a message, including all steps and failed model calls. If the provider reports no count, the service estimates one token
 * per four characters.
 */
export interface MessageUsage {
    /** Tokens sent to the model. 0 to 2147483647. */
    inputTokens: Count;
    /** Tokens from the model. 0 to 2147483647. */
    outputTokens: Count;
    /** Total tokens. 0 to 2147483647. */
    totalTokens: Count;
}

/** A part of a message, distinguished by `type`. */
export type MessagePart = MessageTextPart | MessageReasoningPart | MessageToolPart | MessageStepStartPart | MessageFilePart;

/** Who wrote the message. */
export type MessageRole = "user" | "assistant";

/** Text. */
export interface MessageTextPart {
    /**
     * Always `text`.
     */
    type: "text";
    /** The text. At most 1000000 characters. */
    text: string;
}

/** Reasoning of the model before its answer. */
export interface MessageReasoningPart {
    /**
     * Always `reasoning`.
     */
    type: "reasoning";
    /** The reasoning; empty if the model hides it. At most 1000000 characters. */
    text: string;
}

/**
 * `input-streaming` (the run ended before the arguments were complete), `input-available` (called, no result yet), `output-available`
 * (`output` has the result), or `output-error` (`errorText` has the reason).
 */
export type ToolCallState = "input-streaming" | "input-available" | "output-available" | "output-error";

/** One call of a tool. */
export interface MessageToolPart {
    /** `tool-` and the name of the tool, such as `tool-search_knowledge_base`. The tool `search` of the tool server 3 has the type `tool-mcp_3_search`. 6 to 260 characters. */
    type: string;
    /** Id of the call, unique in the message. 1 to 200 characters. */
    toolCallId: string;
    /** `input-streaming` (the run ended before the arguments were complete), `input-available` (called, no result yet), `output-available` (`output` has the result), or `output-error` (`errorText` has the reason). */
    state: OpenEnum<ToolCallState>;
    /** Arguments of the call. Absent if there are none, if they cannot be read, or if they exceed 1,048,576 bytes of JSON in UTF-8. */
    input?: unknown | undefined;
    /** Result of the call, of any type. Present if `state` is `output-available`. A value of more than 100,000 characters, as text or as JSON, becomes a truncated text that ends with a note. */
    output?: unknown | undefined;
    /** Why the call failed. Present if `state` is `output-error`. At most 10000 characters. */
    errorText?: string | undefined;
    /** True if the model provider ran the tool. Absent otherwise. */
    providerExecuted?: boolean | undefined;
}

/** Start of a step: one roundtrip to the model. */
export interface MessageStepStartPart {
    /**
     * Always `step-start`.
     */
    type: "step-start";
}

/** A file in a message. */
export interface MessageFilePart {
    /**
     * Always `file`.
     */
    type: "file";
    /** Media type of the file. 1 to 255 characters. */
    mediaType: string;
    /** Display name. Absent if the file has none. At most 255 characters. */
    filename?: string | undefined;
    /** Content of the file: a base64 `data:` URL, or a presigned URL if the part has a `fileKey`. The presigned URL expires after 10 minutes. It returns raster images inline and other files as attachments. Types that are not known to be safe, such as HTML and SVG, are returned as `application/octet-stream`. Format uri, at most 4194304 characters, valid for 600 seconds. */
    url: string;
    /** Storage key of the file. Present if the file was sent as the key of an upload. 1 to 1024 characters. */
    fileKey?: FileKey | undefined;
}

/** One conversation with its owner, agent and usage. The counts do not include sub-conversations. */
export interface DashboardInteraction {
    /** Id of the conversation. Format uuid, at most 36 characters. */
    id: Uuid;
    /** Agent of the conversation. 1 to 2147483647. */
    agentId: Id;
    /** Parent conversation of a sub-conversation; null for a top-level conversation. Format uuid, at most 36 characters. */
    upstreamConversationId: NullableUuid;
    /** When the conversation was created. Format date-time, at most 35 characters. */
    createdAt: Timestamp;
    /** When the last message was added or the last change was made. Format date-time, at most 35 characters. */
    updatedAt: Timestamp;
    /** Current name of the agent, even if it was deleted. At most 200 characters. */
    agentName: DisplayName;
    /** Current model of the agent, as `<provider>:<model>`; empty for guests. At most 200 characters. */
    agentModel: string;
    /** URL of the agent's logo; null if it has none. At most 2048 characters. */
    agentLogoUrl: string | null;
    /** Owner of the conversation. 1 to 128 characters. */
    userId: UserId;
    /** Email address of the owner; empty if unknown. At most 320 characters. */
    userEmail: string;
    /** First name of the owner; null if unknown. At most 256 characters. */
    userFirstName: PersonName;
    /** Last name of the owner; null if unknown. At most 256 characters. */
    userLastName: PersonName;
    /** Metadata of the owner in this organization; empty if the owner is no longer a member. At most 1183 fields, at most 8192 bytes. */
    userPublicMetadata: UserMetadata;
    /** The first 1,000 characters of the first text of the first user message; null if there is none. */
    firstMessageText: string | null;
    /** Number of user messages. 0 to 2147483647. */
    userMessageCount: Count;
    /** Number of agent messages. 0 to 2147483647. */
    assistantMessageCount: Count;
    /** Total messages. 0 to 2147483647. */
    totalMessageCount: Count;
    /** Seconds from the first to the last message; null for fewer than two messages. 0 to 9007199254740991. */
    duration: number | null;
    /** Total tokens. 0 to 2147483647. */
    totalTokens: Count;
    /** Tokens sent to the model. 0 to 2147483647. */
    inputTokens: Count;
    /** Tokens from the model. 0 to 2147483647. */
    outputTokens: Count;
    /** Number of files in user messages. 0 to 2147483647. */
    attachmentCount: Count;
    /** Tool calls of the agent, in order. At most 10000 items. */
    toolCalls: DashboardToolCall[];
    /** Why the model ended its last answer, such as `stop`, `length` or `tool_calls`; null if there is none. At most 64 characters. */
    lastFinishReason: string | null;
    /** Status of the last run; null before the first run. */
    streamStatus: OpenEnum<StreamStatus> | null;
    /**
     * What opened a conversation:
     *     - `chat`: a message of a user.
     *     - `task`: an execution of a scheduled task.
     *     - `trigger`: the trigger of a knowledge base.
     *     - `agent`: a call by another agent. The conversation is a sub-conversation.
     */
    source: OpenEnum<ConversationSource>;
    /** Model that the last run used, which may differ from the agent's current model. Null for guests and before the end of the run. Also null if the agent could not be loaded, the owner was not permitted, or no process recorded the end. 3 to 200 characters. */
    model: RunModel;
    /** Milliseconds from the message that started the last run to the end of the run, including time in the queue. Null before the end, and if no process recorded the end, for example after a crash. 0 to 2147483647. */
    latencyMs: LatencyMs;
    /** Cost of all runs in US dollars, without sub-conversations. The cost of a run is based on the price of its model in `GET /models` at the time of the run. Null for guests, if the price of a run was unknown, and if the process of a run did not record its end. 0 to 1000000000000. */
    costUsd: RunCostUsd;
    /** Why the last run did not complete. Present only if `streamStatus` is `error` or `timeout`. */
    failureCode?: OpenEnum<RunFailureCode> | undefined;
    /** Number of ratings; null if there are none. 0 to 2147483647. */
    totalFeedback: NullableCount;
    /** Number of `helpful` ratings; null if there are no ratings. 0 to 2147483647. */
    totalHelpful: NullableCount;
    /** Number of `not_helpful` ratings; null if there are no ratings. 0 to 2147483647. */
    totalNotHelpful: NullableCount;
    /** The ratings, oldest first; null if there are none. At most 10000 items. */
    feedbackData: DashboardFeedback[] | null;
    /** Sub-conversations, most recently updated first, nested to any depth; empty if there are none. At most 10000 items. */
    subConversations: DashboardInteraction[];
}

/** One page of conversations. */
export interface DashboardInteractionPage {
    /** Conversations, most recently updated first. At most 100 items. */
    interactions: DashboardInteraction[];
    /** Value of `cursor` for the next page; null on the last page. 1 to 512 characters, matching `^[A-Za-z0-9_=-]+$`. */
    nextCursor: string | null;
}

/** One tool call of an agent. */
export interface DashboardToolCall {
    /** Name of the tool. 1 to 255 characters. */
    toolName: string;
    /** Arguments of the call. At most 200 fields. */
    args: {
        [key: string]: unknown;
    };
    /** Result of the call, of any type. Always present: null if there is none, the error text if the call failed. A value of more than 10,000 characters, as text or as JSON, becomes a truncated text that ends with a note. */
    result?: unknown | undefined;
}

/** One rating of a conversation or of a message in it. */
export interface DashboardFeedback {
    /** Rating by a user. */
    rating: OpenEnum<FeedbackRating>;
    /** Free text; empty if there is none. At most 5000 characters. */
    comment: FeedbackComment;
    /** When the rating was given. Format date-time, at most 35 characters. */
    timestamp: Timestamp;
}

/** Length of one entry of `series`. */
export type StatsInterval = "hour" | "day" | "week";

/** Totals over conversations. */
export interface DashboardStats {
    /** Number of top-level conversations; with `source=agent`, of the selected sub-conversations. 0 to 2147483647. */
    conversationCount: Count;
    /** Number of top-level conversations whose last run ended with `error` or `timeout`; with `source=agent`, of the selected sub-conversations. 0 to 2147483647. */
    failedConversationCount: Count;
    /** Number of messages of users and agents. 0 to 2147483647. */
    messageCount: Count;
    /** Number of tool calls. 0 to 2147483647. */
    toolCalls: Count;
    /** Total tokens. 0 to 9007199254740991. */
    totalTokens: LargeCount;
    /** Tokens sent to models. 0 to 9007199254740991. */
    inputTokens: LargeCount;
    /** Tokens from models. 0 to 9007199254740991. */
    outputTokens: LargeCount;
    /** Known cost in US dollars of all runs of these conversations, also of runs that used another model than the filter `model`; 0 for guests. Deleted conversations are not counted, so that the cost of a past range falls when users delete conversations. 0 to 1000000000000. */
    costUsd: CostUsd;
    /** Number of conversations, including sub-conversations, whose cost is not in `costUsd`, because it is unknown or the caller is a guest. 0 to 2147483647. */
    unknownCostCount: Count;
    /** Number of different owners. 0 to 2147483647. */
    uniqueUsers: Count;
    /** Number of different agents, including those of sub-conversations. 0 to 2147483647. */
    uniqueAgents: Count;
    /** Number of ratings. 0 to 2147483647. */
    totalFeedback: Count;
    /** Number of `helpful` ratings. 0 to 2147483647. */
    totalHelpful: Count;
    /** Number of `not_helpful` ratings. 0 to 2147483647. */
    totalNotHelpful: Count;
    /** Number of files in the knowledge bases of the organization now; 0 for guests. 0 to 2147483647. */
    kbFileCount: Count;
    /** Number of knowledge bases of the organization now; 0 for guests. 0 to 2147483647. */
    kbCount: Count;
    /** One entry per hour, day or week, oldest first. Present only with `interval`. At most 1000 items. */
    series?: DashboardStatsPoint[] | undefined;
}

/**
 * Totals of an hour, day or week. Users and agents count once per entry, so the sum of `uniqueUsers` or `uniqueAgents` over the entries may
 * exceed the total.
 */
export interface DashboardStatsPoint {
    /** Start of the hour, day or week in UTC. The first entry may start before `from`. Format date-time, at most 35 characters. */
    start: Timestamp;
    /** Number of top-level conversations; with `source=agent`, of the selected sub-conversations. 0 to 2147483647. */
    conversationCount: Count;
    /** Number of top-level conversations whose last run ended with `error` or `timeout`; with `source=agent`, of the selected sub-conversations. 0 to 2147483647. */
    failedConversationCount: Count;
    /** Number of messages of users and agents. 0 to 2147483647. */
    messageCount: Count;
    /** Number of tool calls. 0 to 2147483647. */
    toolCalls: Count;
    /** Total tokens. 0 to 9007199254740991. */
    totalTokens: LargeCount;
    /** Tokens sent to models. 0 to 9007199254740991. */
    inputTokens: LargeCount;
    /** Tokens from models. 0 to 9007199254740991. */
    outputTokens: LargeCount;
    /** Known cost in US dollars of all runs of these conversations, also of runs that used another model than the filter `model`; 0 for guests. Deleted conversations are not counted, so that the cost of a past range falls when users delete conversations. 0 to 1000000000000. */
    costUsd: CostUsd;
    /** Number of conversations, including sub-conversations, whose cost is not in `costUsd`, because it is unknown or the caller is a guest. 0 to 2147483647. */
    unknownCostCount: Count;
    /** Number of different owners. 0 to 2147483647. */
    uniqueUsers: Count;
    /** Number of different agents, including those of sub-conversations. 0 to 2147483647. */
    uniqueAgents: Count;
    /** Number of ratings. 0 to 2147483647. */
    totalFeedback: Count;
    /** Number of `helpful` ratings. 0 to 2147483647. */
    totalHelpful: Count;
    /** Number of `not_helpful` ratings. 0 to 2147483647. */
    totalNotHelpful: Count;
}
