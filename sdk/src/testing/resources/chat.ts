// Runs of agents, streamed or in the background. Triggers and scheduled tasks start runs in the background.
import { defaultTitles, fakeLimits, promptVariables, reasons } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import { eventsOf, partsOf, type ChatScript } from '../answers.js';
import type { FakeCaller, FakeHandlers } from '../contract.js';
import { FakeError, refuseField } from '../errors.js';
import type { Store, StoredAgent, StoredConversation } from '../store.js';
import { findAgent } from './agent-records.js';
import {
  conversationIdOf,
  findChat,
  readMessage,
  rememberIds,
  replaceMessages,
  type SentMessage,
} from './chat-client.js';
import { isOwnKey } from './uploads.js';

type Part = schemas.ChatMessagePart;

const textOf = (parts: readonly Part[]): string | null =>
  parts.flatMap((part) => ('text' in part ? [part.text] : []))[0] ?? null;

/** Returns the beginning of the message's text in one line. For a message without text, uses the name of its file. */
function titleOf(parts: readonly Part[]): string {
  const [filename] = parts.flatMap((part) => ('filename' in part ? [part.filename] : []));
  const line = (textOf(parts)?.trim() ? (textOf(parts) ?? '') : (filename ?? '')).replace(/\s+/g, ' ').trim();
  if (line === '') return defaultTitles.withoutText;
  const characters = [...line];
  if (characters.length <= defaultTitles.characters) return line;
  const beginning = characters.slice(0, defaultTitles.characters - 1).join('');
  const lastSpace = beginning.lastIndexOf(' ');
  return `${(lastSpace > defaultTitles.characters / 2 ? beginning.slice(0, lastSpace) : beginning).trimEnd()}…`;
}

function systemPromptOf(
  store: Store,
  { systemPrompt, name }: StoredAgent,
  { userId, timezone = 'UTC' }: NewRun,
): string {
  const now = store.clock.now();
  const { email = userId, firstName, lastName, username } = store.users.find(userId) ?? {};
  const values: Record<string, string> = {
    CURRENT_DATE: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now),
    USER_EMAIL: email,
    USER_NAME: [firstName, lastName].filter(Boolean).join(' ') || username || email,
    ORG_NAME: store.settings.organizationId,
    AGENT_NAME: name,
  };
  const instructions = systemPrompt.replace(RegExp(promptVariables.pattern, 'g'), (written, variable: string) =>
    Object.hasOwn(values, variable) ? `${values[variable]}` : written,
  );
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, ...options }).format(now);
  const time = show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'longOffset' });
  const sentence = `It is ${show({ dateStyle: 'full' })}, ${time} (time zone ${timezone}).`;
  return [...(instructions.trim() === '' ? [] : [instructions]), sentence].join('\n\n');
}

export interface NewRun {
  agentId: number;
  userId: string;
  /** Text of the message. Ignored if `parts` is given. */
  text?: string;
  parts?: readonly schemas.MessagePart[];
  /** Title of a new conversation. Default: the result of `titleOf`. */
  name?: string;
  timezone?: string;
  client?: schemas.ChatClientRequest | null;
  source?: 'chat' | 'task' | 'trigger';
}

function addMessage(
  store: Store,
  { id: conversationId }: StoredConversation,
  message: Pick<schemas.Message, 'role' | 'parts'> & Partial<schemas.Message>,
): schemas.Message {
  const id = message.id ?? crypto.randomUUID();
  return store.messages.put({ ...message, id, conversationId, createdAt: store.clock.timestamp() });
}

function start(store: Store, given: NewRun, conversation: StoredConversation | null): StoredConversation {
  const { agentId, userId, text = '', parts = [{ type: 'text', text }] } = given;
  const agent = findAgent(store, agentId);
  const at = store.clock.timestamp();
  const run = {
    runId: crypto.randomUUID(),
    streamStatus: 'in_progress' as const,
    renderedSystemPrompt: systemPromptOf(store, agent, given),
    updatedAt: at,
    model: null,
    latencyMs: null,
  };
  const started = conversation
    ? store.conversations.put({ ...withoutFailure(conversation), ...run })
    : store.conversations.put({
        id: crypto.randomUUID(),
        agentId,
        userId,
        organizationId: store.settings.organizationId,
        name: (given.name ?? titleOf(parts as readonly Part[])).slice(0, fakeLimits.titleCharacters),
        upstreamConversationId: null,
        source: given.source ?? 'chat',
        costUsd: 0,
        createdAt: at,
        deletedAt: null,
        ...run,
      });
  const client = given.client ?? null;
  const known = conversation && client ? replaceMessages(store, conversation, client, parts) : null;
  const { id } = known ?? addMessage(store, started, { role: 'user', parts: [...parts] });
  if (client) rememberIds(store, started, client, id);
  return started;
}

const withoutFailure = ({ failure: _failure, failureCode: _failureCode, ...conversation }: StoredConversation) =>
  conversation as StoredConversation;

/** If the test has set no answer, the agent repeats the message, and a token has four characters. */
function nextAnswer(store: Store, { id, renderedSystemPrompt }: StoredConversation): ChatScript {
  const given = store.answers.shift();
  if (given) return given;
  const messages = store.messages.all().filter(({ conversationId }) => conversationId === id);
  const text = textOf((messages.at(-1)?.parts ?? []) as readonly Part[]) ?? 'The message has no text.';
  const parts = messages.flatMap((message) => message.parts as readonly Part[]);
  const prompt = [renderedSystemPrompt, ...parts.map((part) => ('text' in part ? part.text : ''))].join('\n');
  const [inputTokens, outputTokens] = [Math.ceil(prompt.length / 4), Math.ceil(text.length / 4)];
  return { text, usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens } };
}

/** Stores the answer and ends the run. Does nothing if the run was stopped. */
function finish(store: Store, { id, runId }: StoredConversation, answerId: string, script: ChatScript): void {
  const conversation = store.conversations.find(id);
  if (!conversation || conversation.runId !== runId) return;
  const { failure, usage, finishReason = 'stop' } = script;
  const model = store.agents.find(conversation.agentId)?.model ?? null;
  const cost = usage ? costOf(store, model, usage) : 0;
  const hasAnswer = script.text !== undefined || (script.toolCalls ?? []).length > 0;
  if (hasAnswer)
    addMessage(store, conversation, {
      id: answerId,
      role: 'assistant',
      parts: partsOf(script),
      ...(usage && { usage }),
      ...(failure ? {} : { finishReason }),
    });
  store.conversations.put({
    ...conversation,
    runId: null,
    streamStatus: failure ? (failure.code === 'timed_out' ? 'timeout' : 'error') : 'completed',
    ...(failure && { failure: failure.message, failureCode: failure.code }),
    ...{ model, costUsd: cost === null || conversation.costUsd === null ? null : conversation.costUsd + cost },
    latencyMs: Math.max(0, store.clock.now().getTime() - Date.parse(conversation.updatedAt)),
    updatedAt: store.clock.timestamp(),
  });
}

/** Returns US dollars, or null if the price of the model is unknown. */
function costOf(store: Store, model: string | null, usage: schemas.MessageUsage): number | null {
  const price = model === null ? null : store.models.find(model)?.price;
  if (!price) return null;
  const { inputPerMillionTokens, outputPerMillionTokens } = price;
  const cost = (usage.inputTokens * inputPerMillionTokens + usage.outputTokens * outputPerMillionTokens) / 1_000_000;
  return Number(cost.toFixed(12));
}

/** Runs an agent in the background, in a new conversation. */
export function startConversation(store: Store, run: NewRun, onEnd?: (failure: schemas.RunFailure | null) => void) {
  return runLater(store, start(store, run, null), onEnd);
}

function runLater(
  store: Store,
  conversation: StoredConversation,
  onEnd?: (failure: schemas.RunFailure | null) => void,
): StoredConversation {
  const script = nextAnswer(store, conversation);
  const answerId = crypto.randomUUID();
  const runId = conversation.runId ?? '';
  const end = () => {
    if (!store.running.delete(runId)) return;
    finish(store, conversation, answerId, script);
    const { streamStatus } = store.conversations.find(conversation.id) ?? {};
    const stopped = { code: 'stopped', message: reasons.run.stopped } as const;
    onEnd?.(streamStatus === 'stopped' ? stopped : (script.failure ?? null));
  };
  store.running.set(runId, { answerId, script, end });
  store.clock.after(store.settings.runMs, end);
  return conversation;
}

/** Returns the conversation to continue, or null for a new one. */
function findOwn(store: Store, sent: SentMessage, userId: string): StoredConversation | null {
  const { threadId, agentId, client } = sent;
  const conversation =
    threadId === undefined ? findChat(store, client, userId) : store.conversations.find(threadId.toLowerCase());
  if (threadId === undefined && !conversation) return null;
  if (!conversation || conversation.deletedAt !== null || conversation.userId !== userId)
    throw new FakeError('conversation_not_found');
  findAgent(store, conversation.agentId);
  if (conversation.agentId !== agentId) throw refuseField(reasons.request.otherAgent, ['agentId']);
  if (conversation.streamStatus === 'in_progress') throw new FakeError('conversation_run_in_progress');
  return conversation;
}

function toStoredPart(
  store: Store,
  caller: FakeCaller,
  { part, path }: SentMessage['parts'][number],
): schemas.MessagePart {
  if (!('url' in part)) return part as schemas.MessagePart;
  const refuse = (message: string) => refuseField(message, [...path, 'url']);
  if (part.url.startsWith('data:')) {
    const data = part.url.slice(part.url.indexOf(',') + 1);
    const unpadded = data.replace(/={1,2}$/, '');
    const isComplete = unpadded === data ? data.length % 4 !== 1 : data.length % 4 === 0;
    if (!isComplete || /[^A-Za-z0-9+/]/.test(unpadded)) throw refuse(reasons.request.notBase64);
    return part as schemas.MessagePart;
  }
  if (!isOwnKey(store, part.url)) throw refuse(reasons.request.keyOfOtherOrganization);
  const object = store.objects.get(part.url);
  // Guests can use only files that they uploaded.
  if (!object || (caller.role === 'org:guest' && object.userId !== caller.userId))
    throw refuse(reasons.request.notUploaded);
  return { ...part, fileKey: part.url } as schemas.MessagePart;
}

function assertTimezone(name: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (/^[A-Za-z]/.test(name)) return;
  } catch {
    // Not a time zone.
  }
  throw refuseField(reasons.request.notTimeZone, ['timezone']);
}

/** Streamed runs end immediately, so their limit per user is never reached. */
function assertBelowRunLimits(store: Store, userId: string, isBackground: boolean): void {
  const running = store.conversations.all().filter(({ streamStatus }) => streamStatus === 'in_progress');
  const own = running.filter((conversation) => conversation.userId === userId);
  if (isBackground && own.length >= fakeLimits.backgroundRunsOfUser) throw new FakeError('user_run_limit_reached');
  if (running.length >= fakeLimits.runsInProgress) throw new FakeError('organization_run_limit_reached');
}

export const chatHandlers = (store: Store): FakeHandlers<'chat' | 'resumeChat'> => ({
  chat({ body, headers, caller }) {
    const sent = readMessage(body);
    const { agentId, timezone, client } = sent;
    assertTimezone(timezone);
    const agent = findAgent(store, agentId);
    if (caller.role === 'org:guest' && (agent.stage !== 'released' || !agent.showInChat))
      throw new FakeError('agent_not_found');
    const parts = sent.parts.map((part) => toStoredPart(store, caller, part));
    const known = findOwn(store, sent, caller.userId);
    const isBackground = headers['X-Stream-Response'] === 'false';
    assertBelowRunLimits(store, caller.userId, isBackground);
    const conversation = start(store, { agentId, userId: caller.userId, parts, timezone, client }, known);
    const threadId = conversation.id;
    const named: Record<string, string> = { 'X-Thread-ID': threadId };
    if (isBackground) {
      runLater(store, conversation);
      return { status: 202, headers: named, body: { threadId, status: 'in_progress' } };
    }
    const script = nextAnswer(store, conversation);
    const answerId = crypto.randomUUID();
    finish(store, conversation, answerId, script);
    return {
      status: 200,
      headers: { ...named, 'X-Vercel-AI-UI-Message-Stream': 'v1' },
      events: eventsOf(threadId, answerId, script),
    };
  },
  // Streamed runs end immediately, so only runs in the background are in progress. A client that has read the whole
  // answer can expect that the run has ended.
  resumeChat({ query: { threadId: given }, caller: { userId, role } }) {
    const id = conversationIdOf(store, userId, given);
    const conversation = store.conversations.find(id);
    const isReadable = conversation && (conversation.userId === userId || role === 'org:admin');
    const run =
      isReadable && conversation.streamStatus === 'in_progress' && store.running.get(conversation.runId ?? '');
    if (!run) return { status: 204 };
    return {
      status: 200,
      headers: { 'X-Thread-ID': id, 'X-Vercel-AI-UI-Message-Stream': 'v1' },
      events: eventsOf(id, run.answerId, run.script),
      onRead: run.end,
    };
  },
});
