import type { components } from '../../generated/types.js';
import type { InteractionRow } from './interaction-queries.js';

export type Interaction = components['schemas']['DashboardInteraction'];

/** Thrown if one response cannot contain all top-level conversations of the range. */
export class TooManyConversationsError extends Error {
  override readonly name = 'TooManyConversationsError';
}

export type TreeRow = InteractionRow & { id: string };

function ratingsOf({
  helpfulCount,
  notHelpfulCount,
  feedback,
}: TreeRow): Pick<Interaction, 'totalFeedback' | 'totalHelpful' | 'totalNotHelpful' | 'feedbackData'> {
  if (feedback === null) return { totalFeedback: null, totalHelpful: null, totalNotHelpful: null, feedbackData: null };
  return {
    totalFeedback: helpfulCount + notHelpfulCount,
    totalHelpful: helpfulCount,
    totalNotHelpful: notHelpfulCount,
    feedbackData: feedback.map(({ rating, comment, at }) => ({
      rating,
      comment,
      timestamp: new Date(at).toISOString(),
    })),
  };
}

/** Returns the seconds from the first to the last message, or null if there are fewer than two messages. */
function durationOf({
  firstMessageAt,
  lastMessageAt,
  userMessageCount,
  assistantMessageCount,
}: TreeRow): number | null {
  if (firstMessageAt === null || lastMessageAt === null || userMessageCount + assistantMessageCount < 2) return null;
  return Math.max(0, lastMessageAt.getTime() - firstMessageAt.getTime()) / 1000;
}

function interactionOf(row: TreeRow): Interaction {
  return {
    id: row.id,
    agentId: row.agentId,
    upstreamConversationId: row.upstreamConversationId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    agentName: row.agentName,
    agentModel: row.agentModel,
    agentLogoUrl: row.agentLogoUrl,
    userId: row.userId,
    userEmail: row.userEmail ?? '',
    userFirstName: row.userFirstName,
    userLastName: row.userLastName,
    userPublicMetadata: row.userPublicMetadata ?? {},
    firstMessageText: row.firstMessageText,
    userMessageCount: row.userMessageCount,
    assistantMessageCount: row.assistantMessageCount,
    totalMessageCount: row.userMessageCount + row.assistantMessageCount,
    duration: durationOf(row),
    totalTokens: row.totalTokens,
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    attachmentCount: row.attachmentCount,
    toolCalls: row.toolCalls ?? [],
    lastFinishReason: row.lastFinishReason,
    streamStatus: row.streamStatus,
    source: row.source,
    model: row.model,
    latencyMs: row.latencyMs,
    costUsd: row.costUsd,
    ...(row.failureCode === null ? {} : { failureCode: row.failureCode }),
    ...ratingsOf(row),
    subConversations: [],
  };
}

const lastChangedFirst = (left: Interaction, right: Interaction) =>
  left.updatedAt === right.updatedAt ? (left.id < right.id ? 1 : -1) : left.updatedAt < right.updatedAt ? 1 : -1;

/** Removes the fields that reveal the configuration of agents, also from sub-conversations. */
export const withoutModels = (interaction: Interaction): Interaction => ({
  ...interaction,
  agentModel: '',
  model: null,
  costUsd: null,
  subConversations: interaction.subConversations.map(withoutModels),
});

/** Builds the tree from its rows, which may be in any order. */
export function treeOf(topId: string, rows: readonly TreeRow[]): Interaction {
  const nodes = new Map(rows.map((row) => [row.id, interactionOf(row)]));
  for (const node of nodes.values()) {
    if (node.id !== topId) nodes.get(node.upstreamConversationId ?? '')?.subConversations.push(node);
  }
  for (const { subConversations } of nodes.values())
    if (subConversations.length > 1) subConversations.sort(lastChangedFirst);
  const top = nodes.get(topId);
  if (top === undefined) throw new Error(`no row for the top-level conversation ${topId}`);
  return top;
}
