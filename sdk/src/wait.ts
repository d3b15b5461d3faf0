// Waits for background work: processing of files, and runs of tasks and conversations.
import type { Call } from './call.js';
import type { CoreClient } from './core.js';
import { JobFailedError } from './errors.js';
import {
  getConversation,
  listKnowledgeBaseFiles,
  listTaskExecutions,
  runScheduledTask,
} from './generated/operations.js';
import type { Conversation, KnowledgeBaseFile, TaskExecution } from './generated/schemas.js';
import type { CallOptions } from './options.js';
import { report } from './report.js';
import { readFrom, runSteps, textOf } from './steps.js';

/** Settings of a wait and of its calls. */
export interface WaitOptions<State = unknown> extends CallOptions {
  /**
   * Maximum duration of the wait, in milliseconds. After it, the wait rejects with `TimeoutError`; the work continues.
   *
   * @default 600000
   */
  waitMs?: number | undefined;
  /** Called with the state of the work after each poll, until the work has ended. */
  onProgress?: ((state: State) => void) | undefined;
}

/** Calls an operation and reads its reply. */
type ReadReply = <Output, T>(operationId: string, call: Call<Output>, read: (data: Output) => T) => Promise<T>;

/** State of the work, and whether the work has ended. */
interface Progress<State> {
  state: State;
  isOver: boolean;
}

async function poll<State>(
  client: CoreClient,
  what: string,
  options: WaitOptions<State> | undefined,
  pollOnce: (readReply: ReadReply, options: CallOptions) => Promise<Progress<State>>,
): Promise<State> {
  const { waitMs = 600_000, onProgress, ...callOptions } = { ...options };
  return runSteps(client, what, waitMs, callOptions.signal, async (limit, sent) => {
    const readReply: ReadReply = async (operationId, call, read) => {
      const reply = await call.withResponse();
      sent.attempts += reply.attempts;
      return readFrom(operationId, reply, read);
    };
    for (let delayMs = 250; ; delayMs = Math.min(delayMs * 1.5, 5000)) {
      const { state, isOver } = await limit.attempt(Infinity, (signal) => {
        limit.phase = 'headers';
        return pollOnce(readReply, { ...callOptions, signal });
      });
      report(onProgress, state);
      if (isOver) return state;
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
 * @param client - a client
 * @param input - the knowledge base, or its id
 * @param options - signal and time limits; `onProgress` is called with all files
 * @returns its files, all of them `completed`
 * @throws {JobFailedError} if one failed; `result` has all files
 * @example
 * ```ts
 * const files = await waitForKnowledgeBase(core, 1);
 * ```
 */
export function waitForKnowledgeBase(
  client: CoreClient,
  input: { kbId: number } | number,
  options?: WaitOptions<KnowledgeBaseFile[]>,
): Promise<KnowledgeBaseFile[]> {
  return pollFiles(client, 'waitForKnowledgeBase', input, options, (files) => ({ state: files, files }));
}

/**
 * Waits until a file of a knowledge base is processed.
 *
 * @param client - a client
 * @param input - the knowledge base, and the `id` of the file in it
 * @param options - signal and time limits; `onProgress` is called with the file
 * @returns the file, `completed`
 * @throws {JobFailedError} if its processing failed, or the file was deleted meanwhile
 * @example
 * ```ts
 * const file = await waitForKnowledgeBaseFile(core, { kbId: 1, id: 21 });
 * ```
 */
export function waitForKnowledgeBaseFile(
  client: CoreClient,
  input: { kbId: number; id: number },
  options?: WaitOptions<KnowledgeBaseFile>,
): Promise<KnowledgeBaseFile> {
  const what = 'waitForKnowledgeBaseFile';
  return pollFiles(client, what, input, options, (files) => {
    const file = files.find((other) => withId(other).id === input.id);
    if (!file) throw new JobFailedError(what, 'no such file', null, file);
    return { state: file, files: [file] };
  });
}

/** Waits until files are processed. `choose` returns them, and the state that the caller gets. */
function pollFiles<State>(
  client: CoreClient,
  what: string,
  input: { kbId: number } | number,
  options: WaitOptions<State> | undefined,
  choose: (files: KnowledgeBaseFile[]) => { state: State; files: KnowledgeBaseFile[] },
): Promise<State> {
  return poll(client, what, options, (readReply, callOptions) => {
    const kbId = typeof input === 'number' ? input : input.kbId;
    return readReply('listKnowledgeBaseFiles', listKnowledgeBaseFiles(client, { kbId }, callOptions), (reply) => {
      const { state, files } = choose(reply.files);
      const isOver = files.every(isProcessed);
      const failed = files.find(({ processingStatus }) => hasFailed(processingStatus));
      if (isOver && failed) throw new JobFailedError(what, failed.processingStatus, failed.processingError, state);
      return { state, isOver };
    });
  });
}

/**
 * Runs a scheduled task now and waits for its end.
 *
 * @param client - a client
 * @param input - the task, or its id
 * @param options - signal and time limits; `onProgress` is called with the run
 * @returns the run, `completed`
 * @throws {JobFailedError} if it ended in another way; `result` has the run
 * @example
 * ```ts
 * const execution = await runTaskAndWait(core, 7, { waitMs: 60_000 });
 * ```
 */
export function runTaskAndWait(
  client: CoreClient,
  input: { taskId: number } | number,
  options?: WaitOptions<TaskExecution>,
): Promise<TaskExecution> {
  const what = 'runTaskAndWait';
  let started: TaskExecution | undefined;
  return poll(client, what, options, async (readReply, callOptions) => {
    const taskId = typeof input === 'number' ? input : input.taskId;
    started ??= await readReply('runScheduledTask', runScheduledTask(client, { taskId }, callOptions), withId);
    const { id } = started;
    return readReply('listTaskExecutions', listTaskExecutions(client, { taskId }, callOptions), (executions) => {
      const execution = executions.find((other) => withId(other).id === id) ?? (started as TaskExecution);
      textOf(execution.status);
      if (['failed', 'skipped', 'missed'].includes(execution.status))
        throw new JobFailedError(what, execution.status, execution.error ?? execution.reason, execution);
      return { state: execution, isOver: execution.status === 'completed' };
    });
  });
}

// A record without an id would be looked for until the time limit, or be taken for deleted.
function withId<T extends { id: number }>(found: T): T {
  if (typeof found.id !== 'number') throw new TypeError('an id is missing');
  return found;
}

/**
 * Waits until a conversation has no run in progress.
 *
 * @param client - a client
 * @param input - the conversation, or its thread id
 * @param options - signal and time limits; `onProgress` is called with the conversation
 * @returns the conversation with all its messages; its run is completed, was stopped, or there was none
 * @throws {JobFailedError} if the run failed or took too long; `result` has the conversation
 * @example
 * ```ts
 * const { messages } = await waitForConversation(core, 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6');
 * ```
 */
export function waitForConversation(
  client: CoreClient,
  input: { threadId: string } | string,
  options?: WaitOptions<Conversation>,
): Promise<Conversation> {
  return pollConversation(client, 'waitForConversation', options, async () =>
    typeof input === 'string' ? input : input.threadId,
  );
}

/** Waits until a conversation has no run in progress. `find` returns its id before each poll. */
export function pollConversation(
  client: CoreClient,
  what: string,
  options: WaitOptions<Conversation> | undefined,
  find: (readReply: ReadReply, options: CallOptions) => Promise<string>,
): Promise<Conversation> {
  return poll(client, what, options, async (readReply, callOptions) => {
    const threadId = await find(readReply, callOptions);
    return readReply('getConversation', getConversation(client, { threadId }, callOptions), (conversation) => {
      const { streamStatus } = conversation;
      // Null means that there was no run.
      if (streamStatus !== null) textOf(streamStatus);
      if (streamStatus === 'error' || streamStatus === 'timeout')
        throw new JobFailedError(what, streamStatus, conversation.failure, conversation);
      return { state: conversation, isOver: [null, 'completed', 'stopped'].includes(streamStatus) };
    });
  });
}
