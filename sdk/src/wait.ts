// Waiting for work that goes on after the answer: processing of files, runs of tasks, runs of conversations.
import type { Call } from './call.js';
import type { CoreClient } from './core.js';
import { JobFailedError, UsageError } from './errors.js';
import {
  getConversation,
  listKnowledgeBaseFiles,
  listTaskExecutions,
  runScheduledTask,
} from './generated/operations.js';
import type { Conversation, KnowledgeBaseFile, TaskExecution } from './generated/schemas.js';
import type { CallOptions } from './options.js';
import { readFrom, runSteps } from './steps.js';

/** Settings of a wait, and of the calls it makes. */
export interface WaitOptions extends CallOptions {
  /**
   * Most time to wait in all, in milliseconds. After it the wait rejects with `TimeoutError`; the work itself goes on.
   *
   * @default 600000
   */
  waitMs?: number;
}

/** Waits for a call of an operation and reads its reply. */
type Ask = <Output, T>(operationId: string, call: Call<Output>, read: (data: Output) => T) => Promise<T>;

// `undefined` means: not yet.
async function poll<Result>(
  what: string,
  input: object | undefined,
  options: WaitOptions | undefined,
  check: (ask: Ask, options: CallOptions) => Promise<Result | undefined>,
): Promise<Result> {
  const { waitMs = 600_000, ...callOptions } = { ...options };
  return runSteps(what, waitMs, callOptions.signal, async (limit, sent) => {
    if (!input) throw new UsageError('the input is missing', what);
    const ask: Ask = async (operationId, call, read) => {
      const reply = await call.withResponse();
      sent.attempts += reply.attempts;
      return readFrom(operationId, reply, read);
    };
    for (let delayMs = 250; ; delayMs = Math.min(delayMs * 1.5, 5000)) {
      const result = await limit.attempt(Infinity, (signal) => check(ask, { ...callOptions, signal }));
      if (result !== undefined) return result;
      await limit.wait(delayMs);
    }
  });
}

const isProcessed = ({ processingStatus }: KnowledgeBaseFile) =>
  processingStatus === 'completed' || hasFailed(processingStatus);
const hasFailed = (status: string) => status.endsWith('_failed');

/**
 * Waits until every file of a knowledge base is processed.
 *
 * @param input - which knowledge base
 * @returns its files, all of them `completed`
 * @throws {JobFailedError} when one failed; `result` has all files
 * @example
 * ```ts
 * const files = await client.knowledgeBases.waitUntilReady({ kbId: 1 });
 * ```
 */
export function waitForKnowledgeBase(
  client: CoreClient,
  input: { kbId: number },
  options?: WaitOptions,
): Promise<KnowledgeBaseFile[]> {
  return poll('waitForKnowledgeBase', input, options, (ask, callOptions) =>
    ask('listKnowledgeBaseFiles', listKnowledgeBaseFiles(client, { kbId: input.kbId }, callOptions), ({ files }) => {
      if (!files.every(isProcessed)) return undefined;
      const failed = files.find(({ processingStatus }) => hasFailed(processingStatus));
      if (failed)
        throw new JobFailedError('waitForKnowledgeBase', failed.processingStatus, failed.processingError, files);
      return files;
    }),
  );
}

/**
 * Waits until a file of a knowledge base is processed.
 *
 * @param input - which knowledge base, and the `id` of the file in it
 * @returns the file, `completed`
 * @throws {JobFailedError} when its processing failed, or the file was deleted meanwhile
 * @example
 * ```ts
 * const file = await client.knowledgeBases.waitForFile({ kbId: 1, id: 21 });
 * ```
 */
export function waitForKnowledgeBaseFile(
  client: CoreClient,
  input: { kbId: number; id: number },
  options?: WaitOptions,
): Promise<KnowledgeBaseFile> {
  return poll('waitForKnowledgeBaseFile', input, options, (ask, callOptions) =>
    ask('listKnowledgeBaseFiles', listKnowledgeBaseFiles(client, { kbId: input.kbId }, callOptions), ({ files }) => {
      const file = files.find((other) => other.id === input.id);
      if (file && !isProcessed(file)) return undefined;
      if (file?.processingStatus === 'completed') return file;
      throw new JobFailedError(
        'waitForKnowledgeBaseFile',
        file?.processingStatus ?? 'no such file',
        file?.processingError,
        file,
      );
    }),
  );
}

/**
 * Runs a scheduled task now and waits for its end.
 *
 * @param input - which task
 * @returns the run, `completed`
 * @throws {JobFailedError} when it ended in another way; `result` has the run
 * @example
 * ```ts
 * const execution = await client.tasks.runAndWait({ taskId: 4 }, { waitMs: 60_000 });
 * ```
 */
export function runTaskAndWait(
  client: CoreClient,
  input: { taskId: number },
  options?: WaitOptions,
): Promise<TaskExecution> {
  let id: number | undefined;
  return poll('runTaskAndWait', input, options, async (ask, callOptions) => {
    const { taskId } = input;
    id ??= await ask('runScheduledTask', runScheduledTask(client, { taskId }, callOptions), readId);
    return ask('listTaskExecutions', listTaskExecutions(client, { taskId }, callOptions), (executions) => {
      const execution = executions.find((other) => other.id === id);
      if (execution?.status === 'completed') return execution;
      if (!execution || execution.status === 'in_progress') return undefined;
      throw new JobFailedError('runTaskAndWait', execution.status, execution.error ?? execution.reason, execution);
    });
  });
}

// Without it the run would be waited for to the end of the time.
function readId({ id }: TaskExecution): number {
  if (typeof id !== 'number') throw new TypeError('the run has no id');
  return id;
}

/**
 * Waits until a conversation has no run in progress.
 *
 * @param input - which conversation
 * @returns the conversation with all its messages; its run is completed, was stopped, or there was none
 * @throws {JobFailedError} when the run failed or took too long; `result` has the conversation
 * @example
 * ```ts
 * const { messages } = await client.conversations.waitUntilDone({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
 * ```
 */
export function waitForConversation(
  client: CoreClient,
  input: { threadId: string },
  options?: WaitOptions,
): Promise<Conversation> {
  return poll('waitForConversation', input, options, (ask, callOptions) =>
    ask('getConversation', getConversation(client, { threadId: input.threadId }, callOptions), (conversation) => {
      const { streamStatus } = conversation;
      if (streamStatus === 'in_progress') return undefined;
      if (streamStatus !== 'error' && streamStatus !== 'timeout') return conversation;
      throw new JobFailedError('waitForConversation', streamStatus, null, conversation);
    }),
  );
}
