// What happens when a file is processed: an agent is run with the file's metadata. When it is not: docs/decisions/knowledge-base-triggers.md
import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors.js';
import type { Standing } from '../organization/organization.js';
import type { Claim, Triggered } from './processing-repository.js';

export interface AgentMessage {
  readonly agentId: number;
  /** Whose conversation it is. */
  readonly userId: string;
  readonly text: string;
}

/**
 * Makes ready a conversation with an agent; the function that it resolves to opens it, as part of the transaction, and answers with its id. In two
 * steps, so that no transaction waits for what the first asks of others. Rejects with ApiError when there is no such agent any more.
 */
export type PrepareConversation = (
  organizationId: string,
  message: AgentMessage,
) => Promise<(transaction: Knex.Transaction) => Promise<string>>;

/** Longer metadata is left out: the message is for orientation, the agent has tools to read. */
const mostMetadataCharacters = 20_000;

/** The prompt and what is known about the file; never its text, which could hold instructions of others. */
function triggerText(
  prompt: string,
  { fileId, fileName, contentType, fileSize, knowledgeBaseId, knowledgeBase, userMetadata }: Claim,
): string {
  const isShort = JSON.stringify(userMetadata).length <= mostMetadataCharacters;
  const metadata = {
    knowledgeBaseId,
    knowledgeBaseName: knowledgeBase.name,
    fileId,
    fileName,
    contentType,
    fileSize,
    ...(isShort ? { userMetadata } : {}),
  };
  return `${prompt}\n\nFile:\n${JSON.stringify(metadata, null, 2)}`;
}

export interface TriggerParts {
  /** Absent: a trigger is kept, and nothing is run. */
  prepareConversation?: PrepareConversation;
  /** What somebody is in the organization, as far as it is known here. */
  standingOf(organizationId: string, userId: string): Promise<Standing>;
  log: { warn(fields: object, message: string): void };
}

type Start = (transaction: Knex.Transaction) => Promise<Triggered>;

export const notTriggered =
  (skippedReason: string | null): Start =>
  () =>
    Promise.resolve({ conversationId: null, skippedReason });

/** Why the trigger must not run; null: it may. */
async function obstacle(
  { standingOf }: TriggerParts,
  { organizationId, userId, startsTrigger }: Claim,
): Promise<string | null> {
  if (!startsTrigger) return 'An agent that ran for a trigger wrote the file.';
  const standing = await standingOf(organizationId, userId);
  if (standing === 'absent') return 'Who added the file is no longer a member of the organization.';
  return standing === 'guest' ? 'Who added the file is a guest in the organization.' : null;
}

/** What opens the conversation of the trigger, where one is to be opened. */
export async function prepareTrigger(parts: TriggerParts, claim: Claim): Promise<Start> {
  const { prepareConversation, log } = parts;
  const { organizationId, userId, fileRecordId, knowledgeBase } = claim;
  const { trigger: wanted } = knowledgeBase;
  if (prepareConversation === undefined || wanted === null || !wanted.enabled) return notTriggered(null);
  const reason = await obstacle(parts, claim);
  if (reason !== null) return notTriggered(reason);
  try {
    const open = await prepareConversation(organizationId, {
      agentId: wanted.agentId,
      userId,
      text: triggerText(wanted.prompt, claim),
    });
    return async (transaction) => ({ conversationId: await open(transaction), skippedReason: null });
  } catch (error) {
    // Such as an agent that was deleted: the file is processed all the same.
    if (!(error instanceof ApiError)) throw error;
    log.warn(
      { err: error, organizationId, fileRecordId, agentId: wanted.agentId },
      'the agent of a trigger was not run',
    );
    return notTriggered(error.status === 404 ? 'The agent of the trigger was deleted.' : 'The agent could not be run.');
  }
}
