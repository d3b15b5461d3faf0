// Runs an agent after a file was processed. See server/docs/decisions/knowledge-base-triggers.md.
import { reasons } from '../../generated/reasons.js';
import { ApiError, isNotFound } from '../../platform/errors.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import type { Organization } from '../organization/organization.js';
import type { Claim, TriggerOutcome } from './repository.js';

export interface AgentMessage {
  readonly agentId: number;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly text: string;
}

/**
 * Prepares a conversation. The returned function opens it in the given transaction and returns its id. Prepare outside
 * a transaction, because preparation may call the identity provider. Both functions throw `agent_not_found` if the
 * agent does not exist.
 */
export type PrepareConversation = (
  organizationId: string,
  message: AgentMessage,
) => Promise<(transaction: Transaction) => Promise<string>>;

/** Maximum characters of user metadata as indented JSON. The prompt omits longer metadata. */
const maxMetadataCharacters = 20_000;

/**
 * Returns the prompt with metadata of the file. Excludes the file's text, because it could contain instructions of
 * third parties.
 */
function triggerText(
  prompt: string,
  { fileId, fileName, contentType, fileSize, knowledgeBaseId, knowledgeBase, userMetadata }: Claim,
): string {
  const isShort = JSON.stringify(userMetadata, null, 2).length <= maxMetadataCharacters;
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

export interface TriggerDependencies {
  prepareConversation: PrepareConversation;
  lastKnownMembershipStatusOf: Organization['lastKnownMembershipStatusOf'];
  log: { warn(fields: object, message: string): void };
}

type StartConversation = (transaction: Transaction) => Promise<TriggerOutcome>;

const skipTrigger =
  (skippedReason: string | null): StartConversation =>
  () =>
    Promise.resolve({ conversationId: null, skippedReason });

/** Skips the trigger after an error. The reason is null if the knowledge base has no enabled trigger. */
export const skipFailedTrigger = ({ knowledgeBase: { trigger } }: Claim): StartConversation =>
  skipTrigger(trigger?.enabled ? reasons.trigger.agentNotRun : null);

async function skipReasonOf(
  { lastKnownMembershipStatusOf }: TriggerDependencies,
  { organizationId, userId, startsTrigger }: Claim,
): Promise<string | null> {
  if (!startsTrigger) return reasons.trigger.writtenByAgent;
  const status = await lastKnownMembershipStatusOf(organizationId, userId);
  if (status === 'absent') return reasons.trigger.userLeft;
  return status === 'guest' ? reasons.trigger.userIsGuest : null;
}

/** Returns a function that opens the trigger's conversation, or that only returns why the trigger is skipped. */
export async function prepareTrigger(dependencies: TriggerDependencies, claim: Claim): Promise<StartConversation> {
  const { prepareConversation, log } = dependencies;
  const { organizationId, userId, fileRecordId, knowledgeBase } = claim;
  const { trigger } = knowledgeBase;
  if (trigger === null || !trigger.enabled) return skipTrigger(null);
  const reason = await skipReasonOf(dependencies, claim);
  if (reason !== null) return skipTrigger(reason);
  try {
    const open = await prepareConversation(organizationId, {
      agentId: trigger.agentId,
      userId,
      text: triggerText(trigger.prompt, claim),
    });
    return async (transaction) => ({ conversationId: await open(transaction), skippedReason: null });
  } catch (error) {
    // Complete the file even if the agent cannot run.
    if (!(error instanceof ApiError)) throw error;
    log.warn(
      { err: error, organizationId, fileRecordId, agentId: trigger.agentId },
      'the agent of a trigger was not run',
    );
    return skipTrigger(isNotFound(error) ? reasons.trigger.agentDeleted : reasons.trigger.agentNotRun);
  }
}
