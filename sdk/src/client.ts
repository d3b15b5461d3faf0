import { resumeChat, sendChat, sendChatAndWait, streamChat, type ChatInput, type ChatStream } from './chat.js';
import type { Call } from './call.js';
import { createCoreClient, type CoreClient } from './core.js';
import {
  methods,
  type AgentsMethods,
  type AuditLogMethods,
  type ConversationsMethods,
  type DashboardMethods,
  type DeletedRecordsMethods,
  type DependentsMethods,
  type InvitationsMethods,
  type KnowledgeBasesFilesMethods,
  type KnowledgeBasesMethods,
  type MeMethods,
  type ModelsMethods,
  type SkillsMethods,
  type TagsMethods,
  type TasksMethods,
  type ToolServersMethods,
  type WebhookEndpointsMethods,
  type ToolsMethods,
  type UploadsMethods,
  type UsersMethods,
} from './generated/methods.js';
import { stopConversation } from './generated/operations.js';
import type {
  ChatAccepted,
  Conversation,
  ConversationStopResult,
  KnowledgeBaseFile,
  PresignedUpload,
  TaskExecution,
} from './generated/schemas.js';
import { uploadKnowledgeBaseFile, type UploadAndWaitOptions } from './knowledge-file.js';
import type { CallOptions, ClientOptions } from './options.js';
import { upload, type UploadOptions, type UploadSource } from './upload.js';
import {
  runTaskAndWait,
  waitForConversation,
  waitForKnowledgeBase,
  waitForKnowledgeBaseFile,
  type WaitOptions,
} from './wait.js';

export type { OperationId } from './generated/operation-types.js';

/** Chats with agents. */
export interface Chat {
  /**
   * Sends a message and reads the answer while it is written. Resolves when the headers of the reply arrive. Reading
   * rejects if the connection breaks; `resume` then reads the same run from its beginning. More in `streamChat`.
   */
  stream(input: ChatInput, options?: CallOptions): Promise<ChatStream>;
  /** Sends a message and starts a run in the background. Returns the id of the conversation. More in `sendChat`. */
  send(input: ChatInput, options?: CallOptions): Call<ChatAccepted>;
  /**
   * Sends a message and waits for the answer, at most `waitMs` (default: 10 minutes). Returns the conversation. Rejects
   * with `JobFailedError` if the run failed or was stopped. More in `sendChatAndWait`.
   */
  sendAndWait(input: ChatInput, options?: WaitOptions<Conversation>): Promise<Conversation>;
  /** Reads a run in progress from its beginning. Returns null if none can be resumed. More in `resumeChat`. */
  resume(input: { threadId: string } | string, options?: CallOptions): Promise<ChatStream | null>;
  /** Stops the run of a conversation. Leaving the stream does not stop the run. More in `stopConversation`. */
  stop(input: { threadId: string } | string, options?: CallOptions): Call<ConversationStopResult>;
}

/** Conversations, their messages, and waiting for their runs. */
export interface Conversations extends ConversationsMethods {
  /**
   * Waits until a conversation has no run in progress, at most `waitMs` (default: 10 minutes). Rejects with
   * `JobFailedError` if the run failed or was stopped. More in `waitForConversation`.
   */
  waitUntilDone(input: { threadId: string } | string, options?: WaitOptions<Conversation>): Promise<Conversation>;
}

/** Files of knowledge bases, their upload, and waiting for their processing. */
export interface KnowledgeBaseFiles extends KnowledgeBasesFilesMethods {
  /**
   * Uploads a file, adds it to the knowledge base and waits until it can be searched, at most `waitMs` (default: 10
   * minutes). `filename` is required unless the source is a `File` or `{ path }`. Rejects with `UploadError` if the
   * storage refuses the file, or with `JobFailedError` if processing failed. More in `uploadKnowledgeBaseFile`.
   */
  uploadAndWait(kbId: number, source: UploadSource, options?: UploadAndWaitOptions): Promise<KnowledgeBaseFile>;
  /**
   * Waits until a file is processed, at most `waitMs` (default: 10 minutes). Rejects with `JobFailedError` if
   * processing failed. More in `waitForKnowledgeBaseFile`.
   */
  waitUntilReady(
    input: { kbId: number; id: number },
    options?: WaitOptions<KnowledgeBaseFile>,
  ): Promise<KnowledgeBaseFile>;
}

/** Knowledge bases, their files, and waiting for their processing. */
export interface KnowledgeBases extends Omit<KnowledgeBasesMethods, 'files'> {
  /** Files of knowledge bases. */
  readonly files: KnowledgeBaseFiles;
  /**
   * Waits until every file is processed, at most `waitMs` (default: 10 minutes). Rejects with `JobFailedError` if a
   * file failed. More in `waitForKnowledgeBase`.
   */
  waitUntilReady(
    input: { kbId: number } | number,
    options?: WaitOptions<KnowledgeBaseFile[]>,
  ): Promise<KnowledgeBaseFile[]>;
}

/** Scheduled tasks and their executions. */
export interface Tasks extends TasksMethods {
  /**
   * Runs a task now and waits for the end, at most `waitMs` (default: 10 minutes). Returns the execution. Rejects with
   * `JobFailedError` if it failed, was skipped or was missed. More in `runTaskAndWait`.
   */
  runAndWait(input: { taskId: number } | number, options?: WaitOptions<TaskExecution>): Promise<TaskExecution>;
}

/** Uploads of files. */
export interface Uploads extends UploadsMethods {
  /**
   * Uploads a file and returns its `fileId`, `key` and `contentKey`. `filename` is required unless the source is a
   * `File` or `{ path }`. Rejects with `UploadError` if the storage refuses the file. More in `upload`.
   */
  upload(source: UploadSource, options?: UploadOptions): Promise<PresignedUpload>;
}

/** A client: the operations of the contract as methods, in groups. */
export interface Client extends CoreClient {
  /** Agents and their versions. */
  readonly agents: AgentsMethods;
  /** Tags of agents. */
  readonly tags: TagsMethods;
  /** The catalog of tools. */
  readonly tools: ToolsMethods;
  /** The catalog of models. */
  readonly models: ModelsMethods;
  /** Members of the organization. */
  readonly users: UsersMethods;
  /** Invitations to the organization. */
  readonly invitations: InvitationsMethods;
  /** Administrative changes of the organization. */
  readonly auditLog: AuditLogMethods;
  /** Deleted records that can be restored. */
  readonly deletedRecords: DeletedRecordsMethods;
  /** What the deletion of a record changes in other records. */
  readonly dependents: DependentsMethods;
  /** The caller. */
  readonly me: MeMethods;
  /** Skills and their files. */
  readonly skills: SkillsMethods;
  /** Knowledge bases and their files. */
  readonly knowledgeBases: KnowledgeBases;
  /** Uploads of files. */
  readonly uploads: Uploads;
  /** Chats with agents. */
  readonly chat: Chat;
  /** Conversations and their messages. */
  readonly conversations: Conversations;
  /** Usage data. */
  readonly dashboard: DashboardMethods;
  /** Scheduled tasks and their executions. */
  readonly tasks: Tasks;
  /** Connected tool servers. */
  readonly toolServers: ToolServersMethods;
  /** URLs that receive the events of the organization. */
  readonly webhookEndpoints: WebhookEndpointsMethods;
}

// Methods that the generated groups lack, and handwritten ones that replace generated methods.
const helpers = {
  chat: {
    stream: streamChat,
    send: sendChat,
    sendAndWait: sendChatAndWait,
    resume: resumeChat,
    stop: stopConversation,
  },
  conversations: { waitUntilDone: waitForConversation },
  knowledgeBases: {
    waitUntilReady: waitForKnowledgeBase,
    files: { uploadAndWait: uploadKnowledgeBaseFile, waitUntilReady: waitForKnowledgeBaseFile },
  },
  tasks: { runAndWait: runTaskAndWait },
  uploads: { upload },
};

type Method = (client: CoreClient, ...input: never[]) => unknown;
interface Table {
  readonly [name: string]: Method | Table;
}

/**
 * Creates a client. A client keeps no connection, so it need not be closed.
 *
 * @param options - base URL, token and defaults for all calls
 * @throws {UsageError} if a setting is missing or invalid
 * @example
 * ```ts
 * const client = createClient({ baseUrl: 'https://api.agent-platform.example', token: () => readToken() });
 * const agents = await client.agents.list();
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const core = createCoreClient(options);
  return { ...core, ...bind(core, methods, helpers) } as unknown as Client;
}

/** Binds the functions of a group and of its subgroups to the client. */
function bind(core: CoreClient, group: Table, helpersOfGroup: Table = {}): object {
  const bound = Object.entries({ ...group, ...helpersOfGroup }).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...input: never[]) => value(core, ...input)
      : bind(core, group[name] as Table, helpersOfGroup[name] as Table | undefined),
  ]);
  return Object.fromEntries(bound);
}
