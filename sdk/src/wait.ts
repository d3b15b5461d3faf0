import type { ApiError } from './api-errors.js';
import type { Call } from './call.js';
import type { CoreClient } from './core.js';
import { JobFailedError, report, type AgentPlatformError } from './errors.js';
import {
  getConversation,
  listKnowledgeBaseFiles,
  listTaskExecutions,
  runScheduledTask,
} from './generated/operations.js';
import type { ChatAccepted, Conversation, KnowledgeBaseFile, TaskExecution } from './generated/schemas.js';
import type { CallOptions } from './options.js';
import { isTransient } from './retry.js';
import { readFrom, textOf } from './read-reply.js';
import { runCalls } from './several-calls.js';

/** Settings of a wait and of its calls. */
export interface WaitOptions<State = unknown> extends CallOptions {
  /**
   * Maximum duration of the wait, in milliseconds. Then the wait rejects with `TimeoutError`, but the work continues.
   *
   * @default 600000
   */
  waitMs?: number | undefined;
  /** Called with the state of the work after each successful poll. The state of failed work is in the error. */
  onProgress?: ((state: State) => void) | undefined;
}

type ReadReply = <Output, T>(operationId: string, call: Call<Output>, read: (data: Output) => T) => Promise<T>;

type Started = AgentPlatformError['started'];

interface Wait<State, Work extends Started> {
  /** Starts the work, unless it was started before the wait. Returns its record, or null if the record is unknown. */
  start(readReply: ReadReply, options: CallOptions): Promise<Work> | Work;
  /** Polls once. */
  pollOnce(readReply: ReadReply, options: CallOptions, started: Work): Promise<{ state: State; isOver: boolean }>;
}

async function poll<State, Work extends Started>(
  client: CoreClient,
  what: string,
  options: WaitOptions<State> | undefined,
  { start, pollOnce }: Wait<State, Work>,
): Promise<State> {
  const { waitMs = 600_000, onProgress, ...callOptions } = { ...options };
  return runCalls(client, what, waitMs, callOptions.signal, async (limit, sent) => {
    const step = async <T>(work: (readReply: ReadReply, options: CallOptions) => Promise<T> | T): Promise<T> => {
      let counted: Promise<void> | undefined;
      const count = ({ attempts }: { attempts: number }): void => void (sent.attempts += attempts);
      const readReply: ReadReply = async (operationId, call, read) => {
        const reply = call.withResponse();
        counted = reply.then(count, count);
        return readFrom(operationId, await reply, read);
      };
      try {
        return await limit.attempt(Infinity, async (signal) => {
          limit.phase = 'headers';
          return work(readReply, { ...callOptions, signal });
        });
      } finally {
        // Count the requests of an interrupted call too. Their number is known only after the call.
        await counted;
      }
    };
    const started = (sent.started = await step(start));
    let failure: unknown;
    for (let delayMs = 250; ; delayMs = Math.min(delayMs * 1.5, 5000)) {
      let pauseMs = delayMs;
      try {
        const { state, isOver } = await step((readReply, stepOptions) => pollOnce(readReply, stepOptions, started));
        failure = undefined;
        report(onProgress, state);
        if (isOver) return state;
      } catch (error) {
        // Throws if the wait is over.
        limit.check();
        if (!isTransient(error)) throw error;
        // The work continues while the API is unreachable, so the wait continues too.
        failure = error;
        pauseMs = Math.max(delayMs, (error as Partial<ApiError>).retryAfterMs ?? 0);
      }
      await limit.wait(pauseMs, failure);
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
 * @param input - the id of the knowledge base, as `{ kbId }` or a number
 * @param options - signal and time limits; `onProgress` is called with all files
 * @returns its files, all processed
 * @throws {JobFailedError} after all files have ended, if the processing of one failed; `result` has all files
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
  return pollFiles(client, 'waitForKnowledgeBase', input, options, {
    started: null,
    choose: (files) => ({ state: files, files }),
  });
}

/**
 * Waits until a file of a knowledge base is processed.
 *
 * @param client - a client
 * @param input - the ids of the knowledge base and the file
 * @param options - signal and time limits; `onProgress` is called with the file
 * @returns the processed file
 * @throws {JobFailedError} if its processing failed, or if the file does not exist or was deleted
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
  return pollFile(client, 'waitForKnowledgeBaseFile', input, options, null);
}

/** `started` is the file if the caller has just added it, otherwise null. */
export function pollFile(
  client: CoreClient,
  what: string,
  input: { kbId: number; id: number },
  options: WaitOptions<KnowledgeBaseFile> | undefined,
  started: KnowledgeBaseFile | null,
): Promise<KnowledgeBaseFile> {
  let state = started;
  const choose = (files: KnowledgeBaseFile[]) => {
    const file = files.find((other) => withId(other).id === input.id);
    if (!file) throw new JobFailedError(what, 'no such file', null, state);
    state = file;
    return { state, files: [file] };
  };
  return pollFiles(client, what, input, options, { started, choose });
}

/** `choose` selects the files to wait for, and the state that the caller gets. */
function pollFiles<State>(
  client: CoreClient,
  what: string,
  input: { kbId: number } | number,
  options: WaitOptions<State> | undefined,
  {
    started,
    choose,
  }: {
    started: KnowledgeBaseFile | null;
    choose: (files: KnowledgeBaseFile[]) => { state: State; files: KnowledgeBaseFile[] };
  },
): Promise<State> {
  return poll(client, what, options, {
    start: () => started,
    pollOnce(readReply, callOptions) {
      const kbId = typeof input === 'number' ? input : input.kbId;
      return readReply('listKnowledgeBaseFiles', listKnowledgeBaseFiles(client, { kbId }, callOptions), (reply) => {
        const { state, files } = choose(reply.files);
        const isOver = files.every(isProcessed);
        const failed = files.find(({ processingStatus }) => hasFailed(processingStatus));
        if (isOver && failed) throw new JobFailedError(what, failed.processingStatus, failed.processingError, state);
        return { state, isOver };
      });
    },
  });
}

/**
 * Runs a scheduled task now and waits until the execution ends.
 *
 * @param client - a client
 * @param input - the id of the task, as `{ taskId }` or a number
 * @param options - signal and time limits; `onProgress` is called with the execution
 * @returns the completed execution
 * @throws {JobFailedError} if the execution failed, was skipped or was missed; `result` has the execution
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
  const toTaskId = () => (typeof input === 'number' ? input : input.taskId);
  return poll(client, what, options, {
    start: (readReply, callOptions) =>
      readReply('runScheduledTask', runScheduledTask(client, { taskId: toTaskId() }, callOptions), withId),
    async pollOnce(readReply, callOptions, started) {
      const find = (include: { include?: 'occurrences' }) => {
        const query = { taskId: toTaskId(), limit: 500, ...include };
        return readReply('listTaskExecutions', listTaskExecutions(client, query, callOptions), (executions) => {
          const found = executions.find((other) => withId(other).id === started.id);
          if (found !== undefined) textOf(found.status);
          return found;
        });
      };
      // Only the list with `include: 'occurrences'` has skipped executions, but missed executions can fill its 500
      // places. So search the list without `include` first.
      const execution = (await find({})) ?? (await find({ include: 'occurrences' })) ?? started;
      if (/^(failed|skipped|missed)$/.test(execution.status))
        throw new JobFailedError(what, execution.status, execution.error ?? execution.reason, execution);
      return { state: execution, isOver: execution.status === 'completed' };
    },
  });
}

/** Throws if the record has no id, because no poll would find it. */
export function withId<T extends { id: number }>(found: T): T {
  if (typeof found.id !== 'number') throw new TypeError('an id is missing');
  return found;
}

/**
 * Waits until a conversation has no run in progress.
 *
 * @param client - a client
 * @param input - the thread id, as `{ threadId }` or a text
 * @param options - signal and time limits; `onProgress` is called with the conversation
 * @returns the conversation with all its messages; its last run is completed, or there was none
 * @throws {JobFailedError} if the run failed, was stopped or exceeded its time limit; `result` has the conversation
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
  const find = () => (typeof input === 'string' ? input : input.threadId);
  return pollConversation(client, 'waitForConversation', options, { start: () => null, find });
}

/** `find` returns the id of the conversation. */
export function pollConversation<Work extends ChatAccepted | null>(
  client: CoreClient,
  what: string,
  options: WaitOptions<Conversation> | undefined,
  { start, find }: Pick<Wait<Conversation, Work>, 'start'> & { find: (started: Work) => string },
): Promise<Conversation> {
  return poll(client, what, options, {
    start,
    pollOnce: (readReply, callOptions, started) =>
      readReply(
        'getConversation',
        getConversation(client, { threadId: find(started) }, callOptions),
        (conversation) => {
          const { streamStatus } = conversation;
          // Null means that there was no run.
          if (streamStatus !== null) textOf(streamStatus);
          if (/^(error|timeout|stopped)$/.test(streamStatus as string))
            throw new JobFailedError(what, streamStatus as string, conversation.failure, conversation);
          return { state: conversation, isOver: [null, 'completed'].includes(streamStatus) };
        },
      ),
  });
}
