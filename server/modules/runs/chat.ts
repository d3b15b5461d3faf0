// Begins turns: for a person who waits for the answer, for one who does not, and for what starts conversations by itself.
import type { UIMessageChunk } from 'ai';
import type { Knex } from 'knex';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { Caller } from '../../platform/caller.js';
import type { MessagePart, NewTurn, Turn, Turns } from '../conversations/turns.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import type { components } from '../../generated/types.js';
import type { JobQueue } from '../../platform/jobs/jobs.js';
import { isOwnKey } from '../uploads/keys.js';
import { turnJob } from './jobs.js';
import { createLiveEvents } from './live-events.js';
import type { Runner } from './runner.js';
import { isTimezone } from './system-prompt.js';

type Schemas = components['schemas'];
type ChatRequest = Schemas['ChatRequest'];
type ChatMessagePart = Schemas['ChatMessagePart'];

/** A conversation that nobody waits for, such as that of a scheduled task. */
export interface NewConversation {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  readonly text: string;
  /** Title. Default: the beginning of the text. */
  readonly name?: string;
  /** The trigger of a knowledge base opens it. Default: false. */
  readonly isTriggered?: boolean;
}

/** Stores the conversation with its job as part of the transaction. Answers with its id. Takes no other connection. */
export type StoreConversation = (transaction: Knex.Transaction) => Promise<string>;

export interface Chat {
  /** Stores the message and runs the agent in this process, whether or not somebody goes on listening. */
  stream(
    caller: Caller,
    request: ChatRequest,
    unit?: UnitOfWork,
  ): Promise<{ conversationId: string; events: ReadableStream<UIMessageChunk> }>;
  /** Stores the message with a job that runs the agent. */
  enqueue(caller: Caller, request: ChatRequest, unit?: UnitOfWork): Promise<{ conversationId: string }>;
  /** First half of a conversation that is begun within somebody's transaction: what has to be read. ApiError 404 `Agent not found`. */
  prepareConversation(conversation: NewConversation): Promise<StoreConversation>;
  /** Both halves. Where many do so at one time, the halves are better called apart: this one takes a second connection. */
  startConversation(transaction: Knex.Transaction, conversation: NewConversation): Promise<string>;
  /** Begins a durable turn of a new conversation, for a job that resumes it and runs it with `Runner.runTurn`; `alongside` is part of the transaction. */
  beginConversation(
    conversation: NewConversation,
    alongside?: (transaction: Knex.Transaction, turn: Turn) => Promise<void>,
  ): Promise<Turn>;
}

export interface ChatParts {
  readonly agents: Pick<Agents, 'get'>;
  readonly turns: Turns;
  readonly runner: Runner;
  readonly jobs: JobQueue;
  readonly storage: Pick<ObjectStorage, 'head'>;
}

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });

/** Not by a pattern of the contract: of a text of megabytes that repeats, V8 has been seen to run out of room. This one looks for a single character. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=');
  return !/[^A-Za-z0-9+/=]/.test(text) && (padding < 0 || (padding >= text.length - 2 && text.endsWith('=')));
}

/** A file is named by its key once it is uploaded; what is there under the key of another organization is nobody's business. */
async function toStoredPart(
  { storage }: ChatParts,
  { organizationId, userId, role }: Caller,
  part: ChatMessagePart,
  index: number,
): Promise<MessagePart> {
  if (part.type === 'text') return part;
  const path = ['message', 'parts', String(index), 'url'];
  if (part.url.startsWith('data:')) {
    if (!isBase64(part.url.slice(part.url.indexOf(',') + 1)))
      throw refuse({ message: 'must be in base64 after the comma', path });
    return part;
  }
  if (!isOwnKey(organizationId, part.url)) throw refuse({ message: 'is not a key of this organization', path });
  const missing = () => refuse({ message: 'does not refer to an uploaded file', path });
  const { metadata } = await storage.head(part.url).catch((error: unknown) => {
    throw error instanceof StorageError && error.failure === 'not_found' ? missing() : error;
  });
  // Agents name the files of knowledge bases, which guests may not open: only what the agent reads out of them.
  if (role === 'org:guest' && metadata['user-id'] !== userId) throw missing();
  return { ...part, fileKey: part.url };
}

/** Guests know only the agents that are offered to them; any other does not exist for them. */
async function assertOffered({ agents }: ChatParts, { organizationId, role }: Caller, agentId: number): Promise<void> {
  if (role !== 'org:guest') return;
  const { stage, showInChat } = await agents.get(organizationId, agentId);
  if (stage !== 'released' || !showInChat) throw new ApiError('agent_not_found');
}

async function toTurn(parts: ChatParts, caller: Caller, request: ChatRequest): Promise<NewTurn> {
  const { organizationId, userId } = caller;
  const { agentId, message, threadId = null, timezone } = request;
  if (!isTimezone(timezone)) throw refuse({ message: 'is not a time zone', path: ['timezone'] });
  await assertOffered(parts, caller, agentId);
  const renderedSystemPrompt = await parts.runner.prompts.render(organizationId, agentId, timezone);
  const stored = await Promise.all(message.parts.map((part, index) => toStoredPart(parts, caller, part, index)));
  return {
    organizationId,
    userId,
    agentId,
    conversationId: threadId,
    parts: stored,
    renderedSystemPrompt,
    isLimited: true,
  };
}

export function createChat(parts: ChatParts): Chat {
  const { turns, runner, jobs } = parts;

  async function toFirstTurn({
    organizationId,
    userId,
    agentId,
    text,
    name,
    isTriggered = false,
  }: NewConversation): Promise<NewTurn> {
    const renderedSystemPrompt = await runner.prompts.render(organizationId, agentId, 'UTC');
    return {
      organizationId,
      userId,
      agentId,
      conversationId: null,
      ...(name === undefined ? {} : { name }),
      parts: [{ type: 'text', text }],
      renderedSystemPrompt,
      isTriggered,
    };
  }

  async function prepareConversation(conversation: NewConversation): Promise<StoreConversation> {
    const first = await toFirstTurn(conversation);
    return async (transaction) => {
      const turn = await turns.beginWithin(transaction, { ...first, isDurable: true });
      await jobs.enqueue(transaction, [turnJob(turn)]);
      return turn.conversationId;
    };
  }

  return {
    async stream(caller, request, unit = autocommit) {
      const turn = await turns.begin(await toTurn(parts, caller, request), undefined, unit);
      const { stream, say, end } = createLiveEvents();
      // Not awaited: the answer is read while the agent runs.
      await unit.afterCommit(() => void runner.runTurn(turn, { say }).finally(end));
      return { conversationId: turn.conversationId, events: stream };
    },

    async enqueue(caller, request, unit) {
      const turn = { ...(await toTurn(parts, caller, request)), isDurable: true };
      const withJob = (transaction: Knex.Transaction, begun: Turn) => jobs.enqueue(transaction, [turnJob(begun)]);
      const { conversationId } = await turns.begin(turn, withJob, unit);
      return { conversationId };
    },

    prepareConversation,
    startConversation: async (transaction, conversation) => (await prepareConversation(conversation))(transaction),
    beginConversation: async (conversation, alongside) =>
      turns.begin({ ...(await toFirstTurn(conversation)), isDurable: true }, alongside),
  };
}
