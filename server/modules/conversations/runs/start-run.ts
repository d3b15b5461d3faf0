// Opens or continues the conversation, and stores the user's message and the run, in one transaction.
import type { Transaction } from '../../../platform/unit-of-work/unit-of-work.js';
import { ApiError, type ErrorDetail } from '../../../platform/errors.js';
import { fillIn } from '../../../platform/text-placeholders.js';
import { limits } from '../../../generated/limits.js';
import { organizationLimits } from '../../../generated/operations.js';
import { reasons } from '../../../generated/reasons.js';
import { assertOwnFiles, cut, isFilePart, storableText, type PartRules } from './message-parts.js';
import { firstTextOf, titleOf } from '../title.js';
import type { NewRun, Run } from './run-types.js';
import type { ExpiryRules } from './expired-run-statements.js';
import type { ConversationSize, RunCounts, RunStart, StartRunStatements, UserMessage } from './start-run-statements.js';
import type { StartWork } from './runs-repository.js';

/** Maximum time that a background run waits for its job, for example while no worker is running. */
const maxWaitForJobMs = 60 * 60_000;

/**
 * A conversation is full if a further message and its answer would exceed `maxMessages`. It is also full if its
 * messages have at least `fullAtBytes`, not counting uploaded files. The limits exist because a run holds all messages
 * in memory.
 */
const { maxItems: maxMessages, fullAtBytes } = limits['Conversation.messages'];

export const expiryRules: ExpiryRules = {
  maxWaitForJobMs,
  failure: reasons.run.expired,
};

/** The conversation in which a run starts. `isStored`: whether the conversation already contains the user's message. */
interface Entry {
  readonly conversationId: string;
  readonly startedAt: Date;
  readonly isTriggered: boolean;
  readonly isStored: boolean;
}

export interface StartRunDependencies {
  readonly rules: PartRules;
  readonly leaseMs: number;
  createId(): string;
}

/** Called in the transaction that starts the run, after the other statements. Rejects to cancel the start. */
export type BeforeCommit = (transaction: Transaction, run: Run) => Promise<void>;

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });
const conversationNotFound = () => new ApiError('conversation_not_found');
const agentNotFound = () => new ApiError('agent_not_found');

async function openConversation(
  { createId }: StartRunDependencies,
  statements: StartRunStatements,
  run: NewRun,
  start: RunStart,
): Promise<Entry> {
  const {
    client,
    organizationId,
    userId,
    agentId,
    upstreamConversationId = null,
    isTriggered = false,
    isScheduled = false,
    parts,
    name = titleOf(parts),
  } = run;
  if (
    upstreamConversationId !== null &&
    !(await statements.lockParent({ organizationId, conversationId: upstreamConversationId }, userId))
  )
    throw conversationNotFound();
  const conversationId = createId();
  const conversation = {
    id: conversationId,
    clientId: client?.chatId ?? null,
    agentId,
    userId,
    name: cut(storableText(name), limits['Conversation.name'].maxLength),
    upstreamConversationId,
    firstMessageText: firstTextOf(parts),
    isTriggered,
    isScheduled,
  };
  const started = await statements.startInNewConversation(organizationId, conversation, start);
  if (started !== null) return { conversationId, ...started, isStored: false };
  // Either the agent does not exist, or a concurrent first message of the same chat has opened the conversation.
  const existing = await findChat(statements, run);
  if (existing === null) throw agentNotFound();
  return continueConversation(statements, run, existing, start);
}

const findChat = async (
  statements: StartRunStatements,
  { organizationId, userId, client }: NewRun,
): Promise<string | null> => (client?.chatId ? statements.findByClientId(organizationId, userId, client.chatId) : null);

/** Replaces messages if the client edits a message or requests another answer. */
async function replaceMessages(
  statements: StartRunStatements,
  { client, parts }: NewRun,
  key: { organizationId: string; conversationId: string },
): Promise<'message-kept' | 'message-replaced' | 'nothing-replaced'> {
  if (client === undefined || client.ifKnown === 'append') return 'nothing-replaced';
  const answerId = client.ifKnown === 'regenerate' ? client.answerId : null;
  const known = await statements.findKnown(key, { messageId: client.messageId, answerId, parts: [...parts] });
  if (known === null) return 'nothing-replaced';
  const isStored = known.hasSameParts || !known.isFoundByMessageId;
  const from = isStored ? known.position + 1 : known.position;
  await statements.supersede(key, { from, firstMessageText: firstTextOf(parts) });
  return isStored ? 'message-kept' : 'message-replaced';
}

async function continueConversation(
  statements: StartRunStatements,
  run: NewRun,
  conversationId: string,
  start: RunStart,
): Promise<Entry> {
  const { organizationId, userId, agentId, client } = run;
  const key = { organizationId, conversationId };
  const held = await statements.lock(key, userId);
  if (held === null) throw conversationNotFound();
  if (!held.agentExists) throw agentNotFound();
  if (held.agentId !== agentId) throw refuse({ message: reasons.request.otherAgent, path: ['agentId'] });
  // End an expired run now instead of waiting for the periodic task.
  if (held.isRunning && !(await statements.failIfExpired(key, expiryRules)))
    throw new ApiError('conversation_run_in_progress');
  const outcome = await replaceMessages(statements, run, key);
  const isStored = outcome === 'message-kept';
  const { startedAt, isTriggered, ...size } = await statements.startInConversation(key, start);
  assertNotFull(size, isStored, client?.chatId ? 'id' : 'threadId');
  return { conversationId, startedAt, isTriggered, isStored };
}

function assertNotFull({ messageCount, messageBytes }: ConversationSize, isStored: boolean, field: string): void {
  const full = (message: string) => refuse({ message, path: [field] });
  const { tooManyMessages, tooManyMessageBytes } = reasons.request;
  // Count the answer, and also the message if it is not stored yet.
  if (messageCount + (isStored ? 1 : 2) > maxMessages) throw full(fillIn(tooManyMessages, { messages: messageCount }));
  if (messageBytes >= fullAtBytes) throw full(fillIn(tooManyMessageBytes, { bytes: messageBytes }));
}

/**
 * Checks a run that a user starts. The counts include the new run. They also include runs of scheduled tasks and
 * triggers, which start without this check. See server/docs/decisions/organization-concurrency.md.
 */
function assertBelowRunLimits(
  { streamedOfUser, backgroundOfUser, ofOrganization }: RunCounts,
  isBackground: boolean,
): void {
  const isOverUser = isBackground
    ? backgroundOfUser > organizationLimits.backgroundRunsOfUser
    : streamedOfUser > organizationLimits.streamedRunsOfUser;
  if (isOverUser) throw new ApiError('user_run_limit_reached');
  if (ofOrganization > organizationLimits.runsInProgress) throw new ApiError('organization_run_limit_reached');
}

async function prepare({ rules, createId, leaseMs }: StartRunDependencies, given: NewRun) {
  const { organizationId, isBackground = false } = given;
  assertOwnFiles(organizationId, given.parts);
  const run: NewRun = {
    ...given,
    conversationId: given.conversationId?.toLowerCase() ?? null,
    parts: await rules.storable(given.parts),
  };
  const message: UserMessage = {
    id: createId(),
    clientId: run.client?.messageId ?? null,
    parts: [...run.parts],
    attachmentCount: run.parts.filter(isFilePart).length,
  };
  const answerId = createId();
  const start = {
    answerId,
    lease: isBackground ? answerId : createId(),
    leaseMs: isBackground ? 0 : leaseMs,
    isBackground,
    renderedSystemPrompt: cut(
      storableText(given.renderedSystemPrompt),
      limits['Conversation.renderedSystemPrompt'].maxLength,
    ),
  };
  return { run, message, start };
}

export async function startRun(
  dependencies: StartRunDependencies,
  given: NewRun,
  inTransaction: (work: StartWork<Run>) => Promise<Run>,
  beforeCommit?: BeforeCommit,
): Promise<Run> {
  const { organizationId, userId, agentId, isBackground = false, isLimited = false } = given;
  const { run, message, start } = await prepare(dependencies, given);
  const { answerId, lease, renderedSystemPrompt } = start;
  return inTransaction(async (statements, transaction) => {
    const existing = run.conversationId ?? (await findChat(statements, run));
    const { conversationId, startedAt, isTriggered, isStored } =
      existing === null
        ? await openConversation(dependencies, statements, run, start)
        : await continueConversation(statements, run, existing, start);
    const key = { organizationId, conversationId };
    if (isLimited)
      assertBelowRunLimits(await statements.countRunsInProgress(organizationId, userId, expiryRules), isBackground);
    if (!isStored) await statements.addUserMessage(key, message, startedAt);
    const started: Run = {
      ...key,
      userId,
      agentId,
      renderedSystemPrompt,
      lease,
      answerId,
      isTriggered,
      history: await statements.history(key),
    };
    await beforeCommit?.(transaction, started);
    return started;
  });
}
