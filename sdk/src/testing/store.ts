import type * as schemas from '../generated/schemas.js';
import type { ChatScript } from './answers.js';
import { createClock, type FakeClock } from './clock.js';
import type { FakeCaller } from './contract.js';
import { Table } from './table.js';

export interface StoredAgent extends schemas.AgentConfiguration {
  id: number;
  publishedVersionId: number;
  tagIds: readonly number[];
  isDeleted: boolean;
  createdAt: string;
  updatedAt: string;
}

export type StoredVersion = Omit<schemas.AgentVersion, 'isPublished'> & { snapshot: schemas.AgentConfiguration };

export type StoredTag = Omit<schemas.AgentTag, 'etag'>;

export type StoredSkill = Omit<schemas.Skill, 'fileCount' | 'etag'> & { isDeleted: boolean };

export type StoredSkillFile = schemas.SkillFile & { skillId: number; key: string };

export type StoredKnowledgeBase = Omit<
  schemas.KnowledgeBase,
  'fileCount' | 'lastFileUploadedAt' | 'totalSize' | 'status' | 'etag'
> & { isDeleted: boolean };

/** `headersId` is new each time the headers are set. It is empty without headers and in the examples. */
export type StoredToolServer = Omit<schemas.ToolServer, 'etag'> & { headersId: string };

export type StoredWebhookEndpoint = Omit<schemas.WebhookEndpoint, 'etag'> & {
  /** Absent in an example endpoint until its secret is rotated. */
  secret?: string;
};

export type StoredTask = Omit<schemas.ScheduledTask, 'agentName' | 'etag'> & {
  isDeleted: boolean;
  /** When the task was disabled, or last rescheduled while disabled. Slots since then are later recorded as skipped. */
  offSince?: string | null;
};

export type StoredUser = Omit<schemas.OrganizationUser, 'etag'>;

export type StoredConversation = Omit<
  schemas.Conversation,
  'messages' | 'isDeleted' | 'renderedSystemPrompt' | 'etag'
> & {
  renderedSystemPrompt: string;
  /** Identifies the run in progress. Null if there is none. */
  runId: string | null;
};

export type StoredMessage = schemas.Message & { conversationId: string };

export interface StoredObject {
  blob: Blob;
  /** Id of the user who uploaded it. Null for a file of a skill. */
  userId: string | null;
}

/** The tables of a store, by the names that `records` accepts. */
export interface Tables {
  agents: Table<StoredAgent>;
  agentVersions: Table<StoredVersion>;
  agentTags: Table<StoredTag>;
  tools: Table<schemas.ToolCatalogEntry & { id: string }>;
  models: Table<schemas.ModelCatalogEntry>;
  users: Table<StoredUser>;
  invitations: Table<schemas.Invitation>;
  skills: Table<StoredSkill>;
  skillFiles: Table<StoredSkillFile>;
  knowledgeBases: Table<StoredKnowledgeBase>;
  knowledgeBaseFiles: Table<schemas.KnowledgeBaseFile & { userId: string }>;
  toolServers: Table<StoredToolServer>;
  webhookEndpoints: Table<StoredWebhookEndpoint>;
  scheduledTasks: Table<StoredTask>;
  taskExecutions: Table<schemas.TaskExecution>;
  conversations: Table<StoredConversation>;
  messages: Table<StoredMessage>;
  feedback: Table<schemas.ConversationFeedback>;
}

export interface StoreSettings {
  /** Id of the organization. */
  readonly organizationId: string;
  /** The user of every token that `tokenFor` did not return. */
  readonly caller: FakeCaller;
  /** Duration of the processing of a file, in milliseconds. Default: 600. */
  readonly processingMs: number;
  /** Duration of a run in the background, in milliseconds. Default: 300. */
  readonly runMs: number;
  /** Dimensions of the embedding models that exist, by `<provider>:<model>`. */
  readonly embeddingModels: Readonly<Record<string, number>>;
  /**
   * Base URL of the presigned URLs. A test with real uploads sets the URL of a server that passes them to the fake's
   * `fetch`.
   */
  readonly storageUrl: string;
  /** Model of an agent that names none. */
  readonly defaultModel: string;
}

export interface Store extends Tables {
  readonly clock: FakeClock;
  readonly settings: StoreSettings;
  /** Uploaded files by their key. */
  readonly objects: Map<string, StoredObject>;
  /** Texts of SKILL.md by the id of the skill. */
  readonly skillTexts: Map<number, string>;
  /** Accounts of people who were members, by lowercase email address. */
  readonly accounts: Map<string, StoredUser>;
  /** Profiles of people who were members and were not erased, by id. */
  readonly formerMembers: Map<string, StoredUser>;
  /** Ids of conversations by user and chat id of a chat client. */
  readonly chatIds: Map<string, string>;
  /** Ids of messages by conversation and message id of a chat client. */
  readonly messageIds: Map<string, string>;
  /** Runs in the background, by the `runId` of their conversation. `end` has an effect only once. */
  readonly running: Map<string, { answerId: string; script: ChatScript; end: () => void }>;
  /** Answers that were set for the next runs. */
  readonly answers: ChatScript[];
  /** Deleted records by type and id. */
  readonly deletions: Map<string, schemas.DeletedRecord & { restore: () => void }>;
}

export const createStore = (settings: StoreSettings, start: Date): Store => ({
  clock: createClock(start),
  settings,
  objects: new Map(),
  skillTexts: new Map(),
  accounts: new Map(),
  formerMembers: new Map(),
  chatIds: new Map(),
  messageIds: new Map(),
  running: new Map(),
  answers: [],
  deletions: new Map(),
  agents: new Table(),
  agentVersions: new Table(),
  agentTags: new Table(),
  tools: new Table(),
  models: new Table(),
  users: new Table(),
  invitations: new Table(),
  skills: new Table(),
  skillFiles: new Table(),
  knowledgeBases: new Table(),
  knowledgeBaseFiles: new Table(),
  toolServers: new Table(),
  webhookEndpoints: new Table(),
  scheduledTasks: new Table(),
  taskExecutions: new Table(),
  conversations: new Table(),
  messages: new Table(),
  feedback: new Table(),
});

/** Undoes the changes that `work` makes in tables and maps. */
export function withoutEffect<Result>(store: Store, work: () => Result): Result {
  const undo = Object.values(store).map((part: unknown) => {
    if (part instanceof Table) return part.remember();
    if (!(part instanceof Map)) return () => undefined;
    const entries = [...part];
    return () => {
      part.clear();
      for (const [key, value] of entries) part.set(key, value);
    };
  });
  try {
    return work();
  } finally {
    for (const one of undo) one();
  }
}
