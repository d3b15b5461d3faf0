import { fakeLimits, reasons } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeCaller, FakeExchanges, FakeHandlers } from '../contract.js';
import { FakeError, fillIn, refuseField } from '../errors.js';
import type { Store, StoredConversation, StoredMessage } from '../store.js';
import { compare } from '../values.js';
import { decode, encode } from '../cursor.js';
import { messagesOf } from './conversations.js';
import { activeKnowledgeBases, filesOf } from './knowledge-bases.js';
import { assertRange, assertShown, boundOf, firstMessageTextOf, isSelected, shownTo } from './run-filter.js';

type Interaction = schemas.DashboardInteraction;
type Query = Partial<FakeExchanges['getStats']['query']> & { from: string; to: string };
type Filter = (conversation: StoredConversation) => boolean;

/** Returns the owner to filter by, or null for all owners. */
function ownerOf({ role, userId: own }: FakeCaller, { allInOrg = false, userId }: Query): string | null {
  const isAdmin = role === 'org:admin';
  if (allInOrg && !isAdmin) throw new FakeError('admin_required');
  if (allInOrg) return userId ?? null;
  if (userId === undefined || userId === own) return own;
  if (!isAdmin) throw new FakeError('admin_required');
  throw refuseField(reasons.request.otherUser, ['userId'], 'query');
}

const isText = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function hasMetadata(metadata: Record<string, unknown> | undefined, { metadataKey: key, metadataValue: value }: Query) {
  if (key === undefined && value === undefined) return true;
  if (key !== undefined && value === undefined) return metadata?.[key] !== undefined;
  const candidates = key === undefined ? Object.values(metadata ?? {}) : [metadata?.[key]];
  return candidates.some((one) => isText(one) && String(one) === value);
}

function rangeOf(query: Query): { from: Date; to: Date } {
  const [from, to] = [boundOf('from', query.from), boundOf('to', query.to)];
  assertRange(from, to);
  return { from, to };
}

function filterOf(store: Store, caller: FakeCaller, query: Query): Filter {
  const owner = ownerOf(caller, query);
  assertShown(caller.role, query);
  const { from, to } = rangeOf(query);
  const { agentId } = query;
  return (conversation) => {
    const { createdAt, deletedAt, userId, agentId: conversationAgentId } = conversation;
    const at = new Date(createdAt);
    const isInRange = at >= from && at < to && deletedAt === null && isSelected(store, query, conversation);
    const hasOwnerAndAgent =
      (owner === null || userId === owner) && (agentId === undefined || conversationAgentId === agentId);
    return isInRange && hasOwnerAndAgent && hasMetadata(store.users.find(userId)?.publicMetadata, query);
  };
}

const childrenOf = (store: Store, id: string): StoredConversation[] =>
  store.conversations
    .all()
    .filter(({ upstreamConversationId, deletedAt }) => upstreamConversationId === id && deletedAt === null);

const lastChangedFirst = (left: Interaction, right: Interaction): number =>
  compare(right.updatedAt, left.updatedAt) || compare(right.id, left.id);

const toolCallsOf = (messages: readonly StoredMessage[]): Interaction['toolCalls'] =>
  messages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.type.startsWith('tool-') && 'input' in part
        ? [{ toolName: part.type.slice(5), args: part.input, result: 'output' in part ? part.output : null }]
        : [],
    ),
  ) as Interaction['toolCalls'];

function tokensOf(messages: readonly StoredMessage[]) {
  const sum = (name: keyof schemas.MessageUsage) =>
    messages.reduce((total, { usage }) => total + (usage?.[name] ?? 0), 0);
  return { totalTokens: sum('totalTokens'), inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') };
}

function feedbackOf(store: Store, threadId: string) {
  const all = store.feedback
    .all()
    .filter((one) => one.threadId === threadId)
    .sort((left, right) => compare(left.timestamp, right.timestamp) || left.id - right.id);
  const helpful = all.filter(({ rating }) => rating === 'helpful').length;
  return { all, helpful, notHelpful: all.length - helpful };
}

function ratingsOf(store: Store, threadId: string) {
  const { all, helpful, notHelpful } = feedbackOf(store, threadId);
  if (all.length === 0) return { totalFeedback: null, totalHelpful: null, totalNotHelpful: null, feedbackData: null };
  const feedbackData = all.map(({ rating, comment, timestamp }) => ({ rating, comment, timestamp }));
  return { totalFeedback: all.length, totalHelpful: helpful, totalNotHelpful: notHelpful, feedbackData };
}

function countsOf(messages: readonly StoredMessage[]) {
  const ofUser = messages.filter(({ role }) => role === 'user');
  const [first, last] = [messages[0], messages.at(-1)];
  const parts = ofUser.flatMap((message) => message.parts);
  return {
    userMessageCount: ofUser.length,
    assistantMessageCount: messages.length - ofUser.length,
    totalMessageCount: messages.length,
    duration:
      first && last && messages.length > 1
        ? Math.max(0, Date.parse(last.createdAt) - Date.parse(first.createdAt)) / 1000
        : null,
    attachmentCount: parts.filter(({ type }) => type === 'file').length,
    toolCalls: toolCallsOf(messages),
    lastFinishReason: [...messages].reverse().find(({ role }) => role === 'assistant')?.finishReason ?? null,
  };
}

function toInteraction(store: Store, role: FakeCaller['role'], conversation: StoredConversation): Interaction {
  const { id, agentId, upstreamConversationId, createdAt, updatedAt, userId, streamStatus, failureCode } = conversation;
  const { source, model, latencyMs, costUsd } = shownTo(role, conversation);
  const agent = store.agents.find(agentId);
  const user = store.users.find(userId) ?? store.formerMembers.get(userId);
  const messages = messagesOf(store, id);
  return {
    ...{ id, agentId, upstreamConversationId, createdAt, updatedAt, userId, streamStatus },
    ...{ source, model, latencyMs, costUsd, firstMessageText: firstMessageTextOf(store, id) },
    ...(failureCode === undefined ? {} : { failureCode }),
    agentName: agent?.name ?? '',
    agentModel: role === 'org:guest' ? '' : (agent?.model ?? ''),
    agentLogoUrl: agent?.logoUrl ?? null,
    userEmail: user?.email ?? '',
    userFirstName: user?.firstName ?? null,
    userLastName: user?.lastName ?? null,
    userPublicMetadata: user?.publicMetadata ?? {},
    ...countsOf(messages),
    ...tokensOf(messages),
    ...ratingsOf(store, id),
    subConversations: childrenOf(store, id)
      .map((child) => toInteraction(store, role, child))
      .sort(lastChangedFirst),
  };
}

const treeOf = (store: Store, top: StoredConversation): StoredConversation[] => [
  top,
  ...childrenOf(store, top.id).flatMap((child) => treeOf(store, child)),
];

const isFailed = ({ streamStatus }: StoredConversation) => streamStatus === 'error' || streamStatus === 'timeout';

/** Sub-conversations count towards the messages, tokens, costs and ratings of their top-level conversation. */
function usageOf(store: Store, role: FakeCaller['role'], selected: readonly StoredConversation[]) {
  const all = selected.flatMap((one) => (one.upstreamConversationId === null ? treeOf(store, one) : [one]));
  const costs = all.map((one) => shownTo(role, one)).flatMap(({ costUsd }) => (costUsd === null ? [] : [costUsd]));
  const messages = all.flatMap(({ id }) => messagesOf(store, id));
  const feedback = all.map(({ id }) => feedbackOf(store, id));
  const [helpful, notHelpful] = (['helpful', 'notHelpful'] as const).map((name) =>
    feedback.reduce((sum, one) => sum + one[name], 0),
  ) as [number, number];
  return {
    conversationCount: selected.length,
    failedConversationCount: selected.filter(isFailed).length,
    messageCount: messages.length,
    toolCalls: toolCallsOf(messages).length,
    ...tokensOf(messages),
    costUsd: Number(costs.reduce((sum, cost) => sum + cost, 0).toFixed(12)),
    unknownCostCount: all.length - costs.length,
    uniqueUsers: new Set(selected.map(({ userId }) => userId)).size,
    uniqueAgents: new Set(all.map(({ agentId }) => agentId)).size,
    totalFeedback: helpful + notHelpful,
    totalHelpful: helpful,
    totalNotHelpful: notHelpful,
  };
}

const dayMs = 86_400_000;
const lengthMs = { hour: dayMs / 24, day: dayMs, week: 7 * dayMs };

/** Returns the starts of the hours, days or weeks that overlap the range. Weeks start on Monday. */
function startsOf(interval: keyof typeof lengthMs, { from, to }: { from: Date; to: Date }): number[] {
  const length = lengthMs[interval];
  const origin = interval === 'week' ? 4 * dayMs : 0;
  const first = Math.floor((from.getTime() - origin) / length) * length + origin;
  const count = from >= to ? 0 : Math.ceil((to.getTime() - first) / length);
  if (count > fakeLimits.statsEntries)
    throw refuseField(
      fillIn(reasons.request.tooManyEntries, { max: fakeLimits.statsEntries.toLocaleString('en-US'), interval }),
      ['interval'],
      'query',
    );
  return Array.from({ length: count }, (_entry, index) => first + index * length);
}

function stats(store: Store, caller: FakeCaller, query: FakeExchanges['getStats']['query']): schemas.DashboardStats {
  const selected = store.conversations.all().filter(filterOf(store, caller, query));
  const { interval } = query;
  const series =
    interval &&
    startsOf(interval, rangeOf(query)).map((start) => {
      const isInEntry = ({ createdAt }: StoredConversation) =>
        Date.parse(createdAt) >= start && Date.parse(createdAt) < start + lengthMs[interval];
      return { start: new Date(start).toISOString(), ...usageOf(store, caller.role, selected.filter(isInEntry)) };
    });
  const knowledgeBases = caller.role === 'org:guest' ? [] : activeKnowledgeBases(store);
  return {
    ...usageOf(store, caller.role, selected),
    kbCount: knowledgeBases.length,
    kbFileCount: knowledgeBases.reduce((sum, { id }) => sum + filesOf(store, id).length, 0),
    ...(series && { series }),
  };
}

function pageOf(
  store: Store,
  role: FakeCaller['role'],
  selected: readonly StoredConversation[],
  { limit, cursor }: { limit: number; cursor: string | undefined },
): schemas.DashboardInteractionPage {
  const after = cursor === undefined ? null : decode(cursor).map(String);
  const rows = [...selected]
    .sort((left, right) => compare(right.updatedAt, left.updatedAt) || compare(right.id, left.id))
    .filter(({ updatedAt, id }) => {
      const [at = '', afterId = ''] = after ?? [];
      return after === null || compare(updatedAt, at) < 0 || (updatedAt === at && id < afterId);
    });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    interactions: page.map((one) => toInteraction(store, role, one)),
    nextCursor: last ? encode([last.updatedAt, last.id]) : null,
  };
}

export const dashboardHandlers = (store: Store): FakeHandlers<'getInteractions' | 'getStats'> => ({
  getInteractions({ query, caller }) {
    const { limit, cursor } = query;
    if (limit === undefined && cursor !== undefined)
      throw refuseField(reasons.request.cursorWithoutLimit, ['cursor'], 'query');
    const selected = store.conversations.all().filter(filterOf(store, caller, query));
    if (limit !== undefined) return { status: 200, body: pageOf(store, caller.role, selected, { limit, cursor }) };
    if (selected.length > fakeLimits.interactions)
      throw refuseField(
        fillIn(reasons.request.tooManyConversations, { max: fakeLimits.interactions.toLocaleString('en-US') }),
        ['to'],
        'query',
      );
    return { status: 200, body: selected.map((one) => toInteraction(store, caller.role, one)).sort(lastChangedFirst) };
  },
  getStats: ({ query, caller }) => ({ status: 200, body: stats(store, caller, query) }),
});
