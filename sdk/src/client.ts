// The client with a method for each operation.
import { streamChat, type ChatStream } from './chat.js';
import { createCoreClient, type CoreClient } from './core.js';
import { UsageError } from './errors.js';
import type { Lists } from './generated/lists.js';
import type { Operations } from './generated/operations.js';
import { methods } from './generated/methods.js';
import type {
  ChatRequest,
  Conversation,
  KnowledgeBaseFile,
  PresignedUpload,
  TaskExecution,
} from './generated/schemas.js';
import type { CallOptions, ClientOptions } from './options.js';
import { upload, type UploadOptions } from './upload.js';
import {
  runTaskAndWait,
  waitForConversation,
  waitForKnowledgeBase,
  waitForKnowledgeBaseFile,
  type WaitOptions,
} from './wait.js';

/** A client: one method for each operation of the contract, named as the contract names it, one for each list, and those that do several calls. */
export interface Client extends CoreClient, Operations, Lists {
  /**
   * Calls an operation by its name, for a program that learns the name as it runs. Input and output are those of the method of that name.
   *
   * @throws {UsageError} when there is no such operation
   * @example
   * ```ts
   * const tags = await client.request('listAgentTags');
   * ```
   */
  request<Id extends OperationId>(operationId: Id, ...input: Parameters<Operations[Id]>): ReturnType<Operations[Id]>;
  /** Uploads a file; see the function `upload`. */
  upload(source: Blob | ReadableStream<Uint8Array> | string, options?: UploadOptions): Promise<PresignedUpload>;
  /** Sends a message to an agent and reads the answer while it is written; see the function `streamChat`. */
  streamChat(input: ChatRequest, options?: CallOptions): Promise<ChatStream>;
  /** What takes several calls about knowledge bases. */
  readonly knowledgeBases: {
    /** Waits until every file of a knowledge base is processed; see the function `waitForKnowledgeBase`. */
    waitUntilReady(input: { kbId: number }, options?: WaitOptions): Promise<KnowledgeBaseFile[]>;
    /** Waits until a file of a knowledge base is processed; see the function `waitForKnowledgeBaseFile`. */
    waitForFile(input: { kbId: number; id: number }, options?: WaitOptions): Promise<KnowledgeBaseFile>;
  };
  /** What takes several calls about scheduled tasks. */
  readonly tasks: {
    /** Runs a scheduled task now and waits for its end; see the function `runTaskAndWait`. */
    runAndWait(input: { taskId: number }, options?: WaitOptions): Promise<TaskExecution>;
  };
  /** What takes several calls about conversations. */
  readonly conversations: {
    /** Waits until a conversation has no run in progress; see the function `waitForConversation`. */
    waitUntilDone(input: { threadId: string }, options?: WaitOptions): Promise<Conversation>;
  };
}

/** Name of an operation, as the contract has it. */
export type OperationId = keyof Operations;

type Bound = Record<string, (...args: unknown[]) => unknown>;

/**
 * Creates a client. It keeps no connection and needs no closing.
 *
 * @param options - address, token and defaults for all calls
 * @throws {UsageError} when `baseUrl` is no http address or a time is not over 0
 * @example
 * ```ts
 * const client = createClient({ baseUrl: 'https://api.agent-platform.example', token: () => readToken() });
 * const agents = await client.listAgents();
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const core = createCoreClient(options);
  const bind = (functions: object): Bound =>
    Object.fromEntries(
      Object.entries(functions).map(([name, run]: [string, (...args: unknown[]) => unknown]) => [
        name,
        (...args: unknown[]) => run(core, ...args),
      ]),
    );
  const bound = bind(methods);
  const request = (operationId: string, ...input: unknown[]) => {
    if (!Object.hasOwn(bound, operationId) || operationId.startsWith('iterate'))
      throw new UsageError('there is no such operation', operationId);
    return bound[operationId]?.(...input);
  };
  return {
    ...core,
    ...bound,
    ...bind({ upload, streamChat }),
    request,
    knowledgeBases: bind({ waitUntilReady: waitForKnowledgeBase, waitForFile: waitForKnowledgeBaseFile }),
    tasks: bind({ runAndWait: runTaskAndWait }),
    conversations: bind({ waitUntilDone: waitForConversation }),
  } as unknown as Client;
}
