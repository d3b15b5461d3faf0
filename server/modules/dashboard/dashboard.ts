import { isGuest, type Caller } from '../../platform/caller.js';
import { limits } from '../../generated/limits.js';
import { concurrencyLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { conversationCursor, readConversationCursor } from '../conversations/cursor.js';
import { refuseParameter } from '../conversations/run-filter.js';
import { withinTextLimit } from '../conversations/text-search-limit.js';
import { filterOf, type ConversationFilter, type FilterQuery } from './filter.js';
import { TooManyConversationsError, withoutModels, type Interaction } from './interaction.js';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import { fillIn } from '../../platform/text-placeholders.js';
import type { DashboardRepository } from './repository.js';
import { countEntries, startsOf, type Interval } from './series.js';

type Schemas = components['schemas'];

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

export type InteractionPage = Omit<Schemas['DashboardInteractionPage'], 'interactions'> & {
  interactions: AsyncGenerator<Interaction, void, undefined>;
};

export interface Dashboard {
  /**
   * Streams the selected conversations with their sub-conversations, most recently changed first. Throws the errors of
   * `filterOf`, and `bad_request` if the query has a cursor. The first read throws `bad_request` if there are too many
   * conversations, and `service_unavailable` if it waits too long for other lists.
   */
  getInteractions(
    caller: Caller,
    query: FilterQuery & Pick<PageQuery, 'cursor'>,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<Interaction, void, undefined>>;
  /**
   * Returns one page of the list that `getInteractions` streams. The conversations of the page are read while the page
   * is sent.
   */
  getInteractionPage(caller: Caller, query: FilterQuery & PageQuery, signal: AbortSignal): Promise<InteractionPage>;
  getStats(
    caller: Caller,
    query: FilterQuery & { interval?: Interval },
    signal: AbortSignal,
  ): Promise<Schemas['DashboardStats']>;
}

export interface DashboardDependencies {
  repository: DashboardRepository;
  /** Maximum concurrent lists, each with its own database connection. */
  maxConcurrentLists: number;
  /**
   * Limits the concurrent text searches of pages and statistics, together with those of `GET /conversations`. Text
   * searches of `getInteractions` count towards `maxConcurrentLists` instead.
   */
  textSearchLimit: ConcurrencyLimit;
  /**
   * Reconciles the mirror of the organization's members if it is outdated and the identity provider is available. See
   * server/docs/decisions/dashboard-queries.md.
   */
  refreshMembers(organizationId: string): Promise<void>;
  countKnowledge(organizationId: string): Promise<{ kbCount: number; kbFileCount: number }>;
}

const maxEntries = limits['DashboardStats.series'].maxItems;

const noUsage = {
  conversationCount: 0,
  failedConversationCount: 0,
  messageCount: 0,
  toolCalls: 0,
  totalTokens: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  unknownCostCount: 0,
  uniqueUsers: 0,
  uniqueAgents: 0,
  totalFeedback: 0,
  totalHelpful: 0,
  totalNotHelpful: 0,
};

/** Guests see zeros, because they cannot read knowledge bases. */
const noKnowledge = { kbCount: 0, kbFileCount: 0 };

const shownMax = limits['getInteractions 200'].maxItems.toLocaleString('en-US');

async function* withRangeError(
  interactions: AsyncGenerator<Interaction, void, undefined>,
): AsyncGenerator<Interaction, void, undefined> {
  try {
    yield* interactions;
  } catch (error) {
    if (error instanceof TooManyConversationsError)
      throw refuseParameter('to', fillIn(reasons.request.tooManyConversations, { max: shownMax }));
    throw error;
  }
}

async function* shownTo(
  caller: Caller,
  interactions: AsyncGenerator<Interaction, void, undefined>,
): AsyncGenerator<Interaction, void, undefined> {
  for await (const interaction of interactions) yield isGuest(caller) ? withoutModels(interaction) : interaction;
}

/** Holds a permit from the first requested item to the end of the list. */
async function* withinLimit<Item>(
  acquire: () => Promise<() => void>,
  items: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const release = await acquire();
  try {
    yield* items;
  } finally {
    release();
  }
}

/** Fills in zeros for entries without conversations, which have no row. */
function seriesOf(
  interval: Interval,
  filter: ConversationFilter,
  rows: readonly { start: Date | null }[],
): Schemas['DashboardStatsPoint'][] {
  const usageByStart = new Map(rows.map(({ start, ...usage }) => [start?.getTime(), usage]));
  return startsOf(interval, filter).map((start) => ({
    start: start.toISOString(),
    ...noUsage,
    ...usageByStart.get(start.getTime()),
  }));
}

async function getStats(
  { repository, textSearchLimit, refreshMembers, countKnowledge }: DashboardDependencies,
  caller: Caller,
  query: FilterQuery & { interval?: Interval },
  signal: AbortSignal,
): Promise<Schemas['DashboardStats']> {
  const { interval = null, ...filterQuery } = query;
  const { organizationId } = caller;
  const filter = filterOf(caller, filterQuery);
  if (interval !== null && countEntries(interval, filter) > maxEntries)
    throw refuseParameter(
      'interval',
      fillIn(reasons.request.tooManyEntries, { max: maxEntries.toLocaleString('en-US'), interval }),
    );
  // Statistics use the mirror of the members only for filters by metadata.
  if (filter.metadataKey !== null || filter.metadataValue !== null) await refreshMembers(organizationId);
  const [{ totals, entries }, knowledge] = await Promise.all([
    withinTextLimit(textSearchLimit, { organizationId, text: filter.runs.text, signal }, () =>
      repository.stats(organizationId, { filter, interval, hidesCosts: isGuest(caller) }, signal),
    ),
    isGuest(caller) ? noKnowledge : countKnowledge(organizationId),
  ]);
  const { start: _start, ...usage } = totals;
  return { ...usage, ...knowledge, ...(interval !== null && { series: seriesOf(interval, filter, entries) }) };
}

export function createDashboardRules(dependencies: DashboardDependencies): Dashboard {
  const { repository, maxConcurrentLists, textSearchLimit, refreshMembers } = dependencies;
  const listLimit = createConcurrencyLimit({ max: maxConcurrentLists, ...concurrencyLimits.interactionLists });

  return {
    async getInteractions(caller, { cursor, ...query }, signal) {
      if (cursor !== undefined) throw refuseParameter('cursor', reasons.request.cursorWithoutLimit);
      const filter = filterOf(caller, query);
      await refreshMembers(caller.organizationId);
      const { organizationId } = caller;
      const entries = shownTo(caller, repository.interactions(organizationId, filter, signal));
      return withRangeError(withinLimit(() => listLimit.acquire(organizationId, signal), entries));
    },

    async getInteractionPage(caller, { limit, cursor, ...query }, signal) {
      const filter = filterOf(caller, query);
      const after = cursor === undefined ? null : readConversationCursor(cursor);
      if (cursor !== undefined && after === null) throw refuseParameter('cursor', reasons.request.foreignCursor);
      const { organizationId } = caller;
      await refreshMembers(organizationId);
      const rows = await withinTextLimit(textSearchLimit, { organizationId, text: filter.runs.text, signal }, () =>
        repository.page(organizationId, { filter, after, limit: limit + 1 }, signal),
      );
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const entries = shownTo(
        caller,
        repository.interactions(organizationId, { ids: page.map(({ id }) => id) }, signal),
      );
      return {
        interactions: withinLimit(() => listLimit.acquire(organizationId, signal), entries),
        nextCursor: last ? conversationCursor(last) : null,
      };
    },

    getStats: (caller, query, signal) => getStats(dependencies, caller, query, signal),
  };
}
