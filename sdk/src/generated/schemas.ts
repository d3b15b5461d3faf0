// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { components } from './types.js';

/** An error. `X-Error-Code` in the headers of the reply has its code. */
export type Error = components['schemas']['Error'];

/** Code of an error. `x-errors` at the beginning of this document has the status, text and remedy of each. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** Id of a record. 1 to 2147483647. */
export type Id = components['schemas']['Id'];

/** Moment as ISO 8601 text with zone; answers are in UTC with milliseconds. Format date-time, at most 35 characters. */
export type Timestamp = components['schemas']['Timestamp'];

/**
 * ISO 8601 date (`2026-11-02`, midnight UTC) or date and time (`2026-11-02T09:30:00Z`). A time without a zone is in UTC. A date that the
 * calendar does not have is a 400. At most 35 characters.
 */
export type DateOrDateTime = components['schemas']['DateOrDateTime'];

/** Moment as milliseconds since 1970-01-01T00:00:00Z. 0 to 9007199254740991. */
export type EpochMilliseconds = components['schemas']['EpochMilliseconds'];

/** User id of the identity provider. 1 to 128 characters. */
export type UserId = components['schemas']['UserId'];

/** Organization id of the identity provider. 1 to 128 characters, matching `^[A-Za-z0-9_.-]+$`. */
export type OrganizationId = components['schemas']['OrganizationId'];

/** Model, as `<provider>:<model>`. 3 to 200 characters. */
export type ModelId = components['schemas']['ModelId'];

/** The call succeeded. */
export type SuccessMessage = components['schemas']['SuccessMessage'];

/**
 * What is wrong with the request, one entry for each problem. Absent unless the status is 400. Lists the first problem only if the body
 * holds more than 500 values. At most 20 items.
 */
export type ErrorDetails = components['schemas']['ErrorDetails'];

/** One thing that is wrong with the request. */
export type ErrorDetail = components['schemas']['ErrorDetail'];

/** Part of the request that the path is in. */
export type RequestPart = components['schemas']['RequestPart'];

/** An agent, its live configuration and its tags. */
export type Agent = components['schemas']['Agent'];

/** Tags of the agent, sorted by name. At most 100 items. */
export type AgentTagReferences = components['schemas']['AgentTagReferences'];

/** A tag as an agent shows it. */
export type AgentTagReference = components['schemas']['AgentTagReference'];

/** Name of a tag, 1 to 50 characters. White space at both ends is removed before it is stored. Not blank. */
export type TagName = components['schemas']['TagName'];

/** Stage of an agent. */
export type AgentStage = components['schemas']['AgentStage'];

/** Suggested first messages shown to users. At most 50 items, each 1 to 1000 characters. */
export type ConversationStarters = components['schemas']['ConversationStarters'];

/**
 * Ids of the connected tool servers whose tools the agent may use; null or empty when there are none. At most 100 items, each 1 to
 * 2147483647.
 */
export type AgentToolServerIds = components['schemas']['AgentToolServerIds'];

/**
 * Tool definitions keyed by tool name: the name of a platform tool, or `provider:tool` for a tool that runs on the side of the model's
 * provider. At most 200 fields, names 1 to 128 characters, matching `^[A-Za-z0-9_.:-]+$`.
 */
export type AgentTools = components['schemas']['AgentTools'];

/** A tool that the platform runs. */
export type PlatformToolDefinition = components['schemas']['PlatformToolDefinition'];

/** A tool that runs on the side of the model's provider; its key is `provider:tool`. */
export type ProviderToolDefinition = components['schemas']['ProviderToolDefinition'];

/** What one agent may do with a tool. Kept when tools are synchronized. */
export type ToolConfig = components['schemas']['ToolConfig'];

/** A new agent (`name` required), or with `id` the changes to one. */
export type AgentSave = components['schemas']['AgentSave'];

/** Which agent to delete. */
export type AgentDelete = components['schemas']['AgentDelete'];

/**
 * The configuration of an agent: what a version keeps, and what a rollback restores. A new agent gets the default of each field that is
 * omitted, and so does a version that is older than the field.
 */
export type AgentConfiguration = components['schemas']['AgentConfiguration'];

/** One entry of an agent's history. */
export type AgentVersion = components['schemas']['AgentVersion'];

/** A page of an agent's history, newest first. */
export type AgentVersionPage = components['schemas']['AgentVersionPage'];

/** What made the version. */
export type AgentVersionSource = components['schemas']['AgentVersionSource'];

/** One version in full. */
export type AgentVersionDetail = components['schemas']['AgentVersionDetail'];

/** One field that differs from the version before. */
export type AgentVersionDifference = components['schemas']['AgentVersionDifference'];

/** A rollback or a checkpoint. */
export type AgentVersionChange = components['schemas']['AgentVersionChange'];

/** Restore the live configuration from a version. */
export type AgentRollback = components['schemas']['AgentRollback'];

/** Keep the live configuration as a version. */
export type AgentCheckpoint = components['schemas']['AgentCheckpoint'];

/** Answer to a rollback. */
export type AgentRollbackResult = components['schemas']['AgentRollbackResult'];

/** Answer to a checkpoint. */
export type AgentCheckpointResult = components['schemas']['AgentCheckpointResult'];

/** Answer to a synchronization of tools. */
export type AgentToolSync = components['schemas']['AgentToolSync'];

/** An agent, by id and name. */
export type AgentReference = components['schemas']['AgentReference'];

/** A tool of an agent that the catalog does not have. */
export type RetiredTool = components['schemas']['RetiredTool'];

/** A tag that agents can carry. */
export type AgentTag = components['schemas']['AgentTag'];

/** A tag with the number of agents that carry it. */
export type AgentTagWithCount = components['schemas']['AgentTagWithCount'];

/** A new tag. */
export type AgentTagCreate = components['schemas']['AgentTagCreate'];

/** A new name for a tag. */
export type AgentTagUpdate = components['schemas']['AgentTagUpdate'];

/** The tool catalog. */
export type ToolCatalog = components['schemas']['ToolCatalog'];

/** One tool of the catalog. */
export type ToolCatalogEntry = components['schemas']['ToolCatalogEntry'];

/**
 * Role of a person in the organization, from the most powerful to the least: `org:admin` may do everything, `org:agent_manager` also manages
 * agents, `org:member` is an ordinary member, `org:guest` may only chat. A further role set up at the identity provider counts, and is
 * shown, as `org:member`.
 */
export type OrganizationRole = components['schemas']['OrganizationRole'];

/**
 * What the organization keeps about one of its members: any keys with any JSON values, 8,192 bytes of JSON in UTF-8 at most. Customary keys
 * are `role`, `department`, `team`, `level` and `vnum`; none is required. At most 2000 fields.
 */
export type UserMetadata = components['schemas']['UserMetadata'];

/** A member of the organization. */
export type OrganizationUser = components['schemas']['OrganizationUser'];

/** One page of members. */
export type OrganizationUserPage = components['schemas']['OrganizationUserPage'];

/** Which users to remove from the organization. */
export type UserRemoval = components['schemas']['UserRemoval'];

/** What became of each user of a removal. */
export type UserRemovalResult = components['schemas']['UserRemovalResult'];

/** A user that was removed. */
export type UserRemovalSuccess = components['schemas']['UserRemovalSuccess'];

/** A user that was not removed. */
export type UserRemovalFailure = components['schemas']['UserRemovalFailure'];

/** New metadata for one member. */
export type UserMetadataUpdate = components['schemas']['UserMetadataUpdate'];

/** The member after the change. */
export type UserMetadataUpdateResult = components['schemas']['UserMetadataUpdateResult'];

/** A member as shown after a change of metadata. */
export type UpdatedUser = components['schemas']['UpdatedUser'];

/** Id of an invitation, given by the identity provider. 8 to 128 characters, matching `^orginv_[A-Za-z0-9_-]+$`. */
export type InvitationId = components['schemas']['InvitationId'];

/**
 * State of an invitation: `pending` can still be accepted, `accepted` made a member, `revoked` was taken back, `expired` was not accepted
 * within 30 days.
 */
export type InvitationStatus = components['schemas']['InvitationStatus'];

/** An invitation to join the organization. Good for 2592000 seconds. */
export type Invitation = components['schemas']['Invitation'];

/** One page of invitations. */
export type InvitationPage = components['schemas']['InvitationPage'];

/** Whom to invite. */
export type InvitationsCreate = components['schemas']['InvitationsCreate'];

/** One person to invite. */
export type InvitationCreate = components['schemas']['InvitationCreate'];

/** What became of each address. */
export type InvitationsCreateResult = components['schemas']['InvitationsCreateResult'];

/** An address that got an invitation. */
export type InvitationCreated = components['schemas']['InvitationCreated'];

/** An address whose owner is now a member, or was one before. */
export type DirectMembershipCreated = components['schemas']['DirectMembershipCreated'];

/** An address that could not be invited. */
export type InvitationCreateFailure = components['schemas']['InvitationCreateFailure'];

/** Which invitations to revoke. */
export type InvitationRevocation = components['schemas']['InvitationRevocation'];

/** What became of each invitation. */
export type InvitationRevocationResult = components['schemas']['InvitationRevocationResult'];

/** An invitation that was revoked. */
export type InvitationRevoked = components['schemas']['InvitationRevoked'];

/** An invitation that was not revoked. */
export type InvitationRevocationFailure = components['schemas']['InvitationRevocationFailure'];

/** Who the caller is and what the caller may do. */
export type CallerPermissions = components['schemas']['CallerPermissions'];

/**
 * An event as the identity provider sends it. Further keys of the provider's envelope are accepted and ignored, 50 keys in all at most. At
 * most 50 fields.
 */
export type IdentityEvent = components['schemas']['IdentityEvent'];

/** The event was taken; the provider need not send it again. */
export type IdentityEventReceipt = components['schemas']['IdentityEventReceipt'];

/** MIME type of a file, such as `application/pdf`, with its parameters if it has any. 3 to 255 characters. */
export type MediaType = components['schemas']['MediaType'];

/** The file to upload. */
export type PresignedUploadCreate = components['schemas']['PresignedUploadCreate'];

/** Where and how to send the file of an upload. */
export type PresignedUpload = components['schemas']['PresignedUpload'];

/** Values that must be sent as headers with the file. */
export type PresignedUploadMetadata = components['schemas']['PresignedUploadMetadata'];

/** Name of a skill, as in the frontmatter of its SKILL.md. 1 to 200 characters, not blank. */
export type SkillName = components['schemas']['SkillName'];

/**
 * Whole text of a SKILL.md file: YAML frontmatter between two lines `---`, then the instructions. 102,400 bytes of UTF-8 at most. 1 to
 * 102400 characters.
 */
export type SkillMdContent = components['schemas']['SkillMdContent'];

/**
 * Every field of the frontmatter of SKILL.md beside `name` and `description`. 102,400 bytes of JSON, 5,000 values and 32 levels at most;
 * numbers that JSON cannot hold without loss must be quoted. At most 200 fields.
 */
export type SkillMetadata = components['schemas']['SkillMetadata'];

/** A skill as listed. */
export type Skill = components['schemas']['Skill'];

/** One skill with its files, its agents and the text of SKILL.md. */
export type SkillDetail = components['schemas']['SkillDetail'];

/** An agent that may load a skill. */
export type SkillAgent = components['schemas']['SkillAgent'];

/** All skills of the organization. */
export type SkillList = components['schemas']['SkillList'];

/** The one skill asked for. */
export type SkillDetailResult = components['schemas']['SkillDetailResult'];

/** A skill to create. */
export type SkillCreate = components['schemas']['SkillCreate'];

/** The skill that was created. */
export type SkillCreateResult = components['schemas']['SkillCreateResult'];

/** A skill as shown when it was created. */
export type CreatedSkill = components['schemas']['CreatedSkill'];

/** What to change about a skill. What is left out stays as it is. */
export type SkillUpdate = components['schemas']['SkillUpdate'];

/** The skill after a change. */
export type SkillUpdateResult = components['schemas']['SkillUpdateResult'];

/** A skill as shown after a change. */
export type UpdatedSkill = components['schemas']['UpdatedSkill'];

/** The skill was deleted. */
export type SkillDeleteResult = components['schemas']['SkillDeleteResult'];

/** A file of a skill. */
export type SkillFile = components['schemas']['SkillFile'];

/**
 * Name of a file within its skill, with `/` between folders. No part is empty or begins with a dot; no backslash or control character. 1 to
 * 255 characters.
 */
export type SkillFileName = components['schemas']['SkillFileName'];

/** The files of a skill. */
export type SkillFileList = components['schemas']['SkillFileList'];

/** A file to add to a skill. */
export type SkillFileCreate = components['schemas']['SkillFileCreate'];

/** The new file record and where to send the bytes. */
export type SkillFileCreateResult = components['schemas']['SkillFileCreateResult'];

/** The file was deleted. */
export type SkillFileDeleteResult = components['schemas']['SkillFileDeleteResult'];

/** A set of files whose text agents and users can search by meaning. */
export type KnowledgeBase = components['schemas']['KnowledgeBase'];

/** `empty` without files, `ready` with at least one. */
export type KnowledgeBaseStatus = components['schemas']['KnowledgeBaseStatus'];

/** Agent that is run once for every file that was processed. It gets the file's metadata and the prompt, not the text. */
export type KnowledgeBaseTrigger = components['schemas']['KnowledgeBaseTrigger'];

/** The trigger to set; it replaces the one that is there. */
export type KnowledgeBaseTriggerSave = components['schemas']['KnowledgeBaseTriggerSave'];

/** A new knowledge base. */
export type KnowledgeBaseCreate = components['schemas']['KnowledgeBaseCreate'];

/** The fields of a knowledge base to change. A field that is left out keeps its value. */
export type KnowledgeBaseUpdate = components['schemas']['KnowledgeBaseUpdate'];

/** Every knowledge base of the organization. */
export type KnowledgeBaseList = components['schemas']['KnowledgeBaseList'];

/** One knowledge base. */
export type KnowledgeBaseReply = components['schemas']['KnowledgeBaseReply'];

/** Confirms that a knowledge base was deleted. */
export type KnowledgeBaseDeleted = components['schemas']['KnowledgeBaseDeleted'];

/** A file in a knowledge base, with the state of its processing. */
export type KnowledgeBaseFile = components['schemas']['KnowledgeBaseFile'];

/**
 * State of the processing: `parsing` (text is being taken out), `parsed`, `chunking` (text is being cut and embedded), `completed`; or
 * `parse_failed`, `chunk_failed`, `extract_failed` (the text can be searched, the data is missing).
 */
export type KnowledgeBaseFileStatus = components['schemas']['KnowledgeBaseFileStatus'];

/** An uploaded file to add to a knowledge base. */
export type KnowledgeBaseFileCreate = components['schemas']['KnowledgeBaseFileCreate'];

/** Every file of one knowledge base. */
export type KnowledgeBaseFileList = components['schemas']['KnowledgeBaseFileList'];

/** One file of a knowledge base. */
export type KnowledgeBaseFileReply = components['schemas']['KnowledgeBaseFileReply'];

/** Confirms that a file was deleted. */
export type KnowledgeBaseFileDeleted = components['schemas']['KnowledgeBaseFileDeleted'];

/** A search in one knowledge base. */
export type KnowledgeBaseSearch = components['schemas']['KnowledgeBaseSearch'];

/** The passages that were found. */
export type KnowledgeBaseSearchReply = components['schemas']['KnowledgeBaseSearchReply'];

/** One passage of a file. */
export type KnowledgeBaseSearchResult = components['schemas']['KnowledgeBaseSearchResult'];

/** A tool server (Model Context Protocol) that agents can be connected to. Its header values are never in a reply. */
export type ToolServer = components['schemas']['ToolServer'];

/**
 * Outcome of the newest attempt to use the tool server, by a run of an agent or by `POST /mcp-servers/test` with its id: `reachable`,
 * `unreachable`, or `unknown` before the first attempt and after a change of its address or headers.
 */
export type ToolServerState = components['schemas']['ToolServerState'];

/** Transport of the Model Context Protocol. */
export type ToolServerTransport = components['schemas']['ToolServerTransport'];

/**
 * Headers sent with every call to the tool server, name to value; never given out. Stored encrypted. Each name once, whatever its case.
 * Those that the connection and the protocol need for themselves are refused: `Host`, `Content-Length`, `Content-Type`, `Connection`,
 * `Keep-Alive`, `Transfer-Encoding`, `Upgrade`, `TE`, `Trailer`, `Expect`, `Accept`, `Accept-Encoding`, `Last-Event-ID`, `MCP-Session-Id`,
 * `MCP-Protocol-Version`, and all that begin with `Proxy-`. At most 50 fields, names at most 100 characters, matching
 * ``^[A-Za-z0-9!#$%&'*+.^_`|~-]+$``, values at most 8192 characters, matching `^[\t\x20-\x7E]*$`.
 */
export type ToolServerHeaders = components['schemas']['ToolServerHeaders'];

/** A tool server to connect. */
export type ToolServerCreate = components['schemas']['ToolServerCreate'];

/** The fields of a tool server to change. A field that is left out keeps its value. */
export type ToolServerUpdate = components['schemas']['ToolServerUpdate'];

/** Every tool server of the organization. */
export type ToolServerList = components['schemas']['ToolServerList'];

/** One tool server. */
export type ToolServerReply = components['schemas']['ToolServerReply'];

/** Confirms that a tool server was deleted. */
export type ToolServerDeleted = components['schemas']['ToolServerDeleted'];

/** The tool server to try, stored or not. */
export type ToolServerTest = components['schemas']['ToolServerTest'];

/** A stored tool server to try. */
export type ToolServerTestStored = components['schemas']['ToolServerTestStored'];

/** A tool server to try before it is stored. */
export type ToolServerTestAddress = components['schemas']['ToolServerTestAddress'];

/** What a test of a tool server found. */
export type ToolServerTestReply = components['schemas']['ToolServerTestReply'];

/** A tool that a tool server offers. */
export type ToolServerTool = components['schemas']['ToolServerTool'];

/**
 * Cron expression in UTC with five fields: minute, hour, day of month, month, day of week (0 and 7 are Sunday). `*`, lists, ranges, steps
 * and English three-letter names (MON, JAN) are allowed; seconds and macros such as `@daily` are not. When both the day of month and the day
 * of week are restricted (neither is `*`), the schedule fires on a day that matches either of them, as in standard cron: `0 6 1 * 1` fires
 * on the first of each month and on each Monday. 1 to 100 characters.
 */
export type CronSchedule = components['schemas']['CronSchedule'];

/** A task that runs an agent on a cron schedule. */
export type ScheduledTask = components['schemas']['ScheduledTask'];

/**
 * Why the service switched a task off: its owner left the organization (`owner_removed`) or became a guest (`owner_demoted`), its agent
 * was deleted (`agent_deleted`), or three runs in a row failed (`consecutive_failures`).
 */
export type TaskPausedReason = components['schemas']['TaskPausedReason'];

/**
 * What happens when a slot comes while a run is in progress: `skip` leaves the slot out, `queue_one` runs it afterwards (at most one waits),
 * `allow` runs it at once beside the other.
 */
export type TaskOverlapPolicy = components['schemas']['TaskOverlapPolicy'];

/** A new scheduled task. */
export type ScheduledTaskCreate = components['schemas']['ScheduledTaskCreate'];

/** The fields of a scheduled task to change. A field that is left out keeps its value. */
export type ScheduledTaskUpdate = components['schemas']['ScheduledTaskUpdate'];

/** The task to delete. */
export type ScheduledTaskDelete = components['schemas']['ScheduledTaskDelete'];

/** The task to switch on or off. */
export type ScheduledTaskToggle = components['schemas']['ScheduledTaskToggle'];

/** The task to run now. */
export type ScheduledTaskRun = components['schemas']['ScheduledTaskRun'];

/** One run of a scheduled task, or with `include=occurrences` one slot that did not run. */
export type TaskExecution = components['schemas']['TaskExecution'];

/**
 * `in_progress` (waiting or running) becomes `completed` or `failed`. `skipped` (another run was in progress, or the task was off) and
 * `missed` (no worker ran) come only with `include=occurrences`.
 */
export type TaskExecutionStatus = components['schemas']['TaskExecutionStatus'];

/** Counts of runs by status. Skipped and missed slots are not counted. */
export type TaskExecutionStats = components['schemas']['TaskExecutionStats'];

/** When a schedule would fire. */
export type SchedulePreview = components['schemas']['SchedulePreview'];

/** One user message to an agent. */
export type ChatRequest = components['schemas']['ChatRequest'];

/** The message to send. The last message of the AI SDK's chat client can be sent as it is. */
export type ChatMessage = components['schemas']['ChatMessage'];

/** One part of a message to send; `type` tells which. */
export type ChatMessagePart = components['schemas']['ChatMessagePart'];

/** Text to send. */
export type ChatTextPart = components['schemas']['ChatTextPart'];

/** A file to send. */
export type ChatFilePart = components['schemas']['ChatFilePart'];

/**
 * Server-sent events of the AI SDK's UI-message stream, version 1. Each `data:` line is a JSON object with a `type`: `start`,
 * `start-step`, `text-start`, `text-delta`, `text-end`, `reasoning-start`, `reasoning-delta`, `reasoning-end`, `tool-input-start`,
 * `tool-input-delta`, `tool-input-available`, `tool-input-error`, `tool-output-available`, `tool-output-error`, `finish-step`,
 * `message-metadata`, `finish`,
 * `abort` (the run was stopped) or `error`. The last line is `data: [DONE]`. Ignore types that you do not know.
 * The `messageMetadata` of a `message-metadata` event holds `warnings` (a list of `RunWarning`) before the answer of a run that cannot use
 * everything that its agent has, and `failureCode` (a `RunFailureCode`) before the `error` of a run that failed. At most 104857600
 * characters.
 */
export type ChatEventStream = components['schemas']['ChatEventStream'];

/** Answer to a message whose run goes on in the background. */
export type ChatAccepted = components['schemas']['ChatAccepted'];

/**
 * State of the conversation's latest run: `in_progress`; `completed`; `stopped` by a user; `error` (also when the answer is empty or
 * was withheld by the provider's content filter); `timeout` (the run exceeded its time limit, or the model sent nothing for too long).
 * A new message moves a finished one to `in_progress`.
 */
export type StreamStatus = components['schemas']['StreamStatus'];

/**
 * Why a run of an agent failed:
 * - `model_unavailable`: the model provider is down, fails, or closed the connection before the end of the answer.
 * - `model_rate_limited`: the model provider accepts no more calls for now.
 * - `model_rejected`: the model provider refused the call, for example because of a wrong key or an input that the model does not take.
 * - `model_not_found`: the model provider does not know the model.
 * - `model_not_configured`: the provider of the agent's model is not configured on this server.
 * - `context_too_long`: the conversation is longer than the context window of the model.
 * - `content_filtered`: the model provider withheld the answer, or a part of it.
 * - `empty_answer`: the model ended without a text, a file or a tool call.
 * - `timed_out`: the run exceeded its time limit, or the model sent nothing for too long.
 * - `agent_not_found`: the agent was deleted.
 * - `owner_not_permitted`: the owner of the conversation left the organization, or became a guest, who may only chat.
 * - `storage_unavailable`: a file of the conversation could not be read.
 * - `stopped`: a user stopped the run. Only on runs of scheduled tasks; the conversation then has the status `stopped`.
 * - `interrupted`: the process that ran the agent ended before the answer was complete.
 * - `internal`: any other reason; the server's log has the details.
 */
export type RunFailureCode = components['schemas']['RunFailureCode'];

/** Why a run of an agent failed. */
export type RunFailure = components['schemas']['RunFailure'];

/** A conversation with all its messages. */
export type Conversation = components['schemas']['Conversation'];

/** A conversation without its messages and system prompt. */
export type ConversationSummary = components['schemas']['ConversationSummary'];

/** One page of conversations. */
export type ConversationPage = components['schemas']['ConversationPage'];

/** New name of a conversation. */
export type ConversationUpdate = components['schemas']['ConversationUpdate'];

/** The conversation whose run is to be stopped. */
export type ConversationStop = components['schemas']['ConversationStop'];

/** State of a conversation after a stop. */
export type ConversationStopResult = components['schemas']['ConversationStopResult'];

/** Rating by a user. */
export type FeedbackRating = components['schemas']['FeedbackRating'];

/** A rating to store. */
export type ConversationFeedbackCreate = components['schemas']['ConversationFeedbackCreate'];

/** A stored rating. */
export type ConversationFeedback = components['schemas']['ConversationFeedback'];

/** Answer to a rating. */
export type ConversationFeedbackResult = components['schemas']['ConversationFeedbackResult'];

/** One message of a conversation. */
export type Message = components['schemas']['Message'];

/** Something that the agent has and that a run could not use. */
export type RunWarning = components['schemas']['RunWarning'];

/** One page of messages. */
export type MessagePage = components['schemas']['MessagePage'];

/**
 * Tokens used for a message, summed over its steps and over the calls of the model that failed. Where the provider did not report a count,
 * it is estimated at one token for four characters.
 */
export type MessageUsage = components['schemas']['MessageUsage'];

/** One part of a message; `type` tells which. */
export type MessagePart = components['schemas']['MessagePart'];

/** Who wrote the message. */
export type MessageRole = components['schemas']['MessageRole'];

/** Text. */
export type MessageTextPart = components['schemas']['MessageTextPart'];

/** Reasoning that the model shows before it answers. */
export type MessageReasoningPart = components['schemas']['MessageReasoningPart'];

/**
 * `input-streaming`: the arguments were not complete when the run ended. `input-available`: called, without a result yet.
 * `output-available`: `output` holds the result. `output-error`: `errorText` tells what failed.
 */
export type ToolCallState = components['schemas']['ToolCallState'];

/** One call of a tool. */
export type MessageToolPart = components['schemas']['MessageToolPart'];

/** Start of a step, which is one roundtrip to the model. */
export type MessageStepStartPart = components['schemas']['MessageStepStartPart'];

/** A file in a message. */
export type MessageFilePart = components['schemas']['MessageFilePart'];

/** One conversation with its owner, agent and usage. The counts do not include sub-conversations. */
export type DashboardInteraction = components['schemas']['DashboardInteraction'];

/** One tool call of an agent. */
export type DashboardToolCall = components['schemas']['DashboardToolCall'];

/** One rating of a conversation or of a message in it. */
export type DashboardFeedback = components['schemas']['DashboardFeedback'];

/** Length of one entry of `series`. */
export type StatsInterval = components['schemas']['StatsInterval'];

/** Totals over conversations. */
export type DashboardStats = components['schemas']['DashboardStats'];

/** Totals of one hour, day or week. Users and agents are counted once in each entry, so their sum may exceed the total. */
export type DashboardStatsPoint = components['schemas']['DashboardStatsPoint'];
