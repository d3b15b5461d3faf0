// Starts the runs that callers request, streamed or in the background.
import type { Logger } from 'pino';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { Agent } from '../agents/agents.js';
import type { Caller } from '../../platform/caller.js';
import type { MessagePart, NewRun, Run, Runs } from '../conversations/runs/runs.js';
import type { Transaction, UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import { isOwnKey } from '../uploads/keys.js';
import type { ChatAdmission } from './chat-admission.js';
import type { ChatInput, SentPart } from './chat-input.js';
import { eventsShownTo } from './events-for-guests.js';
import type { AgentAndOwner } from '../agent-runner/agent-and-owner.js';
import { runJob } from '../agent-runner/queues.js';
import type { AgentRunner } from '../agent-runner/agent-runner.js';
import { createClientStream } from '../agent-runner/stream/client-stream.js';

export interface Chat {
  /**
   * Stores the message and runs the agent in this process. The run continues if the caller disconnects. Throws
   * `service_unavailable` if the process has too many chats, and the signal's reason if the signal is aborted while the
   * chat waits.
   */
  stream(
    caller: Caller,
    input: ChatInput,
    signal: AbortSignal,
    unit: UnitOfWork,
  ): Promise<{ conversationId: string; events: ReadableStream<string> }>;
  /**
   * Stores the message and a job that executes the run. Throws `service_unavailable` if too many chats wait to begin,
   * and the signal's reason if the signal is aborted while the chat waits.
   */
  enqueue(caller: Caller, input: ChatInput, signal: AbortSignal, unit: UnitOfWork): Promise<{ conversationId: string }>;
  readonly resume: AgentRunner['follow'];
}

export interface ChatDependencies {
  readonly admission: ChatAdmission;
  readonly runs: Runs;
  readonly agentRunner: Pick<AgentRunner, 'loadAgentAndOwner' | 'execute' | 'prompts' | 'follow'>;
  readonly jobs: JobQueue;
  readonly storage: Pick<ObjectStorage, 'head'>;
  readonly log: Pick<Logger, 'error'>;
}

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });

/**
 * The contract has no pattern for base64, because V8 failed to match such a pattern against repetitive texts of several
 * megabytes.
 */
function isBase64(text: string): boolean {
  const unpadded = text.replace(/={1,2}$/, '');
  const padding = text.length - unpadded.length;
  // The padding may be omitted. A last group of one character is invalid, because it encodes less than a byte.
  const isComplete = padding === 0 ? unpadded.length % 4 !== 1 : text.length % 4 === 0;
  return isComplete && !/[^A-Za-z0-9+/]/.test(unpadded);
}

/**
 * Returns the part to store, with the `fileKey` of an uploaded file. Throws `bad_request` if a `data:` URL is not valid
 * base64, the file does not exist, or the caller may not use the file.
 */
async function toStoredPart(
  { storage }: ChatDependencies,
  { organizationId, userId, role }: Caller,
  { part, path: pathOfPart }: SentPart,
): Promise<MessagePart> {
  if (part.type === 'text') return part;
  const path = [...pathOfPart, 'url'];
  if (part.url.startsWith('data:')) {
    if (!isBase64(part.url.slice(part.url.indexOf(',') + 1)))
      throw refuse({ message: reasons.request.notBase64, path });
    return part;
  }
  if (!isOwnKey(organizationId, part.url)) throw refuse({ message: reasons.request.keyOfOtherOrganization, path });
  const missing = () => refuse({ message: reasons.request.notUploaded, path });
  const { metadata } = await storage.head(part.url).catch((error: unknown) => {
    throw error instanceof StorageError && error.failure === 'not_found' ? missing() : error;
  });
  // Guests may use only files that they uploaded. Otherwise, a guest could open a knowledge base file whose key an
  // agent has mentioned.
  if (role === 'org:guest' && metadata['user-id'] !== userId) throw missing();
  return { ...part, fileKey: part.url };
}

function assertOffered({ stage, showInChat }: Agent, { role }: Caller): void {
  if (role === 'org:guest' && (stage !== 'released' || !showInChat)) throw new ApiError('agent_not_found');
}

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // `Intl` also accepts offsets such as +02:00, which are not names.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/**
 * Checks the input and prepares the run. Called before the reply begins, so that an error can still set the status of
 * the reply.
 */
async function toNewRun(
  dependencies: ChatDependencies,
  caller: Caller,
  input: ChatInput,
): Promise<{ newRun: NewRun; agentAndOwner: AgentAndOwner }> {
  const { organizationId, userId } = caller;
  const { agentId, threadId, timezone, parts, client } = input;
  if (!isTimezone(timezone)) throw refuse({ message: reasons.request.notTimeZone, path: ['timezone'] });
  const { agentRunner } = dependencies;
  const agentAndOwner = await agentRunner.loadAgentAndOwner({ organizationId, userId, agentId });
  assertOffered(agentAndOwner.agent, caller);
  const prompt = { organizationId, userId, agentId, timezone };
  const renderedSystemPrompt = await agentRunner.prompts.render(prompt, agentAndOwner.agent);
  const stored = await Promise.all(parts.map((part) => toStoredPart(dependencies, caller, part)));
  const newRun: NewRun = {
    organizationId,
    userId,
    agentId,
    client,
    renderedSystemPrompt,
    conversationId: threadId,
    parts: stored,
    isLimited: true,
  };
  return { newRun, agentAndOwner };
}

export function createChat(dependencies: ChatDependencies): Chat {
  const { runs, agentRunner, jobs, admission, log } = dependencies;

  return {
    async stream(caller, input, signal, unit) {
      const release = admission.reserveStream();
      try {
        const begun = await admission.begin(caller.organizationId, signal, async () => {
          const { newRun, agentAndOwner } = await toNewRun(dependencies, caller, input);
          const run = await runs.start(newRun, unit);
          const { stream, emit, end } = createClientStream();
          // Do not wait for the run, because the caller reads the answer while the agent runs.
          const execute = () => {
            const close = admission.countStream();
            void agentRunner.execute(run, { onEvent: emit, agentAndOwner }).finally(() => {
              end();
              close();
            });
          };
          await unit.afterCommit(execute, (error) => {
            log.error({ err: error, conversationId: run.conversationId }, 'the run of a stored message did not start');
            end();
          });
          return { conversationId: run.conversationId, events: eventsShownTo(caller, stream) };
        });
        // Keep the reservation until the unit has ended. By then, `countStream` counts the run.
        unit.afterEnd(release);
        return begun;
      } catch (error) {
        release();
        throw error;
      }
    },

    enqueue: (caller, input, signal, unit) =>
      admission.begin(caller.organizationId, signal, async () => {
        const { newRun } = await toNewRun(dependencies, caller, input);
        const withJob = (transaction: Transaction, run: Run) => jobs.enqueue(transaction, [runJob(run)]);
        const { conversationId } = await runs.start({ ...newRun, isBackground: true }, unit, withJob);
        return { conversationId };
      }),

    async resume(caller, id) {
      const followed = await agentRunner.follow(caller, id);
      return followed && { ...followed, events: eventsShownTo(caller, followed.events) };
    },
  };
}
