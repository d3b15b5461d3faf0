// Waiting for work that goes on after the answer: processing of files, runs of tasks, runs of conversations.
import type { CoreClient } from './core.js';
import { JobFailedError } from './errors.js';
import { getConversation, listKnowledgeBaseFiles, listTaskExecutions, runScheduledTask } from './generated/operations.js';
import type { Conversation, KnowledgeBaseFile, TaskExecution } from './generated/schemas.js';
import { startLimit } from './limit.js';
import type { CallOptions } from './options.js';

/** Settings of a wait, and of the calls it makes. */
export interface WaitOptions extends CallOptions {
  /**
   * Most time to wait in all, in milliseconds. After it the wait rejects with `TimeoutError`; the work itself goes on.
   *
   * @default 600000
   */
  waitMs?: number;
}

// `undefined` means: not yet.
async function poll<Result>(what: string, options: WaitOptions, check: (options: CallOptions) => Promise<Result | undefined>): Promise<Result> {
  const { waitMs = 600_000, ...callOptions } = options;
  const limit = startLimit(what, waitMs, options.signal);
  try {
    for (let delayMs = 250; ; delayMs = Math.min(delayMs * 1.5, 5000)) {
      const result = await limit.attempt(Infinity, (signal) => check({ ...callOptions, signal }));
      if (result !== undefined) return result;
      await limit.wait(delayMs);
    }
  } finally {
    limit.release();
  }
}

const isProcessed = ({ processingStatus }: KnowledgeBaseFile) => processingStatus === 'completed' || hasFailed(processingStatus);
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
export function waitForKnowledgeBase(client: CoreClient, { kbId }: { kbId: number }, options: WaitOptions = {}): Promise<KnowledgeBaseFile[]> {
  return poll('waitForKnowledgeBase', options, async (callOptions) => {
    const { files } = await listKnowledgeBaseFiles(client, { kbId }, callOptions);
    if (!files.every(isProcessed)) return undefined;
    const failed = files.find(({ processingStatus }) => hasFailed(processingStatus));
    if (failed) throw new JobFailedError('waitForKnowledgeBase', failed.processingStatus, failed.processingError, files);
    return files;
  });
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
export function waitForKnowledgeBaseFile(client: CoreClient, { kbId, id }: { kbId: number; id: number }, options: WaitOptions = {}): Promise<KnowledgeBaseFile> {
  return poll('waitForKnowledgeBaseFile', options, async (callOptions) => {
    const { files } = await listKnowledgeBaseFiles(client, { kbId }, callOptions);
    const file = files.find((other) => other.id === id);
    if (file && !isProcessed(file)) return undefined;
    if (file?.processingStatus === 'completed') return file;
    throw new JobFailedError('waitForKnowledgeBaseFile', file?.processingStatus ?? 'no such file', file?.processingError, file);
  });
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
export async function runTaskAndWait(client: CoreClient, { taskId }: { taskId: number }, options: WaitOptions = {}): Promise<TaskExecution> {
  const { waitMs: _waitMs, ...runOptions } = options;
  const { id } = await runScheduledTask(client, { taskId }, runOptions);
  return poll('runTaskAndWait', options, async (callOptions) => {
    const executions = await listTaskExecutions(client, { taskId }, callOptions);
    const execution = executions.find((other) => other.id === id);
    if (execution?.status === 'completed') return execution;
    if (!execution || execution.status === 'in_progress') return undefined;
    throw new JobFailedError('runTaskAndWait', execution.status, execution.error ?? execution.reason, execution);
  });
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
export function waitForConversation(client: CoreClient, { threadId }: { threadId: string }, options: WaitOptions = {}): Promise<Conversation> {
  return poll('waitForConversation', options, async (callOptions) => {
    const conversation = await getConversation(client, { threadId }, callOptions);
    const { streamStatus } = conversation;
    if (streamStatus === 'in_progress') return undefined;
    if (streamStatus !== 'error' && streamStatus !== 'timeout') return conversation;
    throw new JobFailedError('waitForConversation', streamStatus, null, conversation);
  });
}
