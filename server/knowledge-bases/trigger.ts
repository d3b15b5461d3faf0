// What happens when a file is processed: an agent is run with the file's metadata.
import type { Knex } from 'knex';
import type { Claim } from './processing-repository.js';

export interface AgentMessage {
  readonly agentId: number;
  /** Whose conversation it is. */
  readonly userId: string;
  readonly text: string;
}

/** Opens a conversation with an agent and has it run; part of the transaction. Rejects with ApiError when there is no such agent any more. */
export type StartConversation = (organizationId: string, message: AgentMessage, transaction: Knex.Transaction) => Promise<string>;

/** Longer metadata is left out: the message is for orientation, the agent has tools to read. */
const mostMetadataCharacters = 20_000;

/** The prompt and what is known about the file; never its text, which could hold instructions of others. */
export function triggerText(prompt: string, { fileId, fileName, contentType, fileSize, knowledgeBaseId, knowledgeBase, userMetadata }: Claim): string {
  const isShort = JSON.stringify(userMetadata).length <= mostMetadataCharacters;
  const metadata = { knowledgeBaseId, knowledgeBaseName: knowledgeBase.name, fileId, fileName, contentType, fileSize, ...(isShort ? { userMetadata } : {}) };
  return `${prompt}\n\nFile:\n${JSON.stringify(metadata, null, 2)}`;
}
