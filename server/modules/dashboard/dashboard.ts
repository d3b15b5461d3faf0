// Rules of the dashboard: who may look at which conversations, and what is told of them.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { filterOf, refuse, type ConversationFilter, type FilterQuery } from './filter.js';
import type { Interaction } from './interaction.js';
import { createReaders } from '../../platform/large-replies.js';
import { createDashboardRepository, TooManyConversations, type DashboardDatabase } from './repository.js';
import { countEntries, startsOf, type Interval } from './series.js';

type Schemas = components['schemas'];

export interface Dashboard {
  /**
   * Top-level conversations with those below them nested, the last changed first. They are read while they are taken; what is wrong with
   * the question is thrown at the latest with the first.
   */
  interactions(caller: Caller, query: FilterQuery): Promise<AsyncGenerator<Interaction, void, undefined>>;
  stats(caller: Caller, query: FilterQuery & { interval?: Interval }): Promise<Schemas['DashboardStats']>;
}

export interface DashboardParts {
  database: DashboardDatabase;
  /** The list is read from it, at the pace of its reader. */
  streams: DashboardDatabase;
  /** How many lists of conversations may be under way, each with a connection of its own. */
  mostReaders: number;
  /** Brings what is known of the organization's members up to date where that is too old. */
  refreshMembers(organizationId: string): Promise<void>;
  /** Knowledge bases of the organization and the files in them, as they are now. */
  countKnowledge(organizationId: string): Promise<{ kbCount: number; kbFileCount: number }>;
  log: { warn(fields: object, message: string): void };
}

const mostEntries = limits['DashboardStats.series'].maxItems;

/** Most are done in a fraction of a second; then it is the next one's turn. */
const mostReadersOfOne = 2;
const readersPatienceMs = 5_000;

const noUsage = {
  conversationCount: 0,
  messageCount: 0,
  toolCalls: 0,
  totalTokens: 0,
  inputTokens: 0,
  outputTokens: 0,
  uniqueUsers: 0,
  uniqueAgents: 0,
  totalFeedback: 0,
  totalHelpful: 0,
  totalNotHelpful: 0,
};

async function* refusingTooMany(
  interactions: AsyncGenerator<Interaction, void, undefined>,
): AsyncGenerator<Interaction, void, undefined> {
  try {
    yield* interactions;
  } catch (error) {
    if (error instanceof TooManyConversations)
      throw refuse('to', 'the range has more than 10,000 conversations; ask for smaller ranges');
    throw error;
  }
}

/** Holds a place from the first item that is asked for to the end. */
async function* inPlace<Item>(
  enter: () => Promise<() => void>,
  items: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const leave = await enter();
  try {
    yield* items;
  } finally {
    leave();
  }
}

/** Only of those entries that had conversations is there a row. */
function seriesOf(
  interval: Interval,
  filter: ConversationFilter,
  rows: readonly { start: Date | null }[],
): Schemas['DashboardStatsPoint'][] {
  const known = new Map(rows.map(({ start, ...usage }) => [start?.getTime(), usage]));
  return startsOf(interval, filter).map((start) => ({
    start: start.toISOString(),
    ...noUsage,
    ...known.get(start.getTime()),
  }));
}

export function createDashboard({
  database,
  streams,
  mostReaders,
  refreshMembers,
  countKnowledge,
  log,
}: DashboardParts): Dashboard {
  const repository = createDashboardRepository({ database, streams });
  const readers = createReaders({ most: mostReaders, mostOfOne: mostReadersOfOne, patienceMs: readersPatienceMs });

  /** What the identity provider does not tell now, the mirror tells as it was: docs/decisions/dashboard-queries.md. */
  const refresh = async (organizationId: string) => {
    try {
      await refreshMembers(organizationId);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 503 || error.status === 429)) {
        log.warn({ err: error.cause ?? error, organizationId }, 'a dashboard shows members as they were last known');
      } else throw error;
    }
  };

  return {
    async interactions(caller, query) {
      const filter = filterOf(caller, query);
      await refresh(caller.organizationId);
      const { organizationId } = caller;
      return refusingTooMany(
        inPlace(() => readers.enter(organizationId), repository.interactions(organizationId, filter)),
      );
    },

    async stats(caller, { interval = null, ...query }) {
      const filter = filterOf(caller, query);
      if (interval !== null && countEntries(interval, filter) > mostEntries)
        throw refuse('interval', `the range has more than 1,000 entries of one ${interval}`);
      // Names are not shown here; who the members are matters to filters by metadata only.
      if (filter.metadataKey !== null || filter.metadataValue !== null) await refresh(caller.organizationId);
      const [{ totals, entries }, knowledge] = await Promise.all([
        repository.stats(caller.organizationId, filter, interval),
        countKnowledge(caller.organizationId),
      ]);
      const { start: _start, ...usage } = totals;
      return { ...usage, ...knowledge, ...(interval !== null && { series: seriesOf(interval, filter, entries) }) };
    },
  };
}
