import type { Database } from '../../platform/database/database.js';
import { readUntilAborted } from '../../platform/database/cancellation.js';
import { streamRows } from '../../platform/database/row-stream.js';
import type { ConversationPosition } from '../conversations/cursor.js';
import type { ConversationFilter } from './filter.js';
import { TooManyConversationsError, treeOf, type Interaction, type TreeRow } from './interaction.js';
import {
  interactionsStatement,
  maxTopLevel,
  pageStatement,
  type InteractionRow,
  type PageRow,
  type Selection,
} from './interaction-queries.js';
import { statsStatement, type StatsQuery, type StatsRow } from './stats-queries.js';

export interface DashboardRepository {
  /**
   * Streams conversations, most recently changed first. The first read throws `TooManyConversationsError` if more than
   * `maxTopLevel` match.
   */
  interactions(
    organizationId: string,
    selection: Selection,
    signal: AbortSignal,
  ): AsyncGenerator<Interaction, void, undefined>;
  page(
    organizationId: string,
    query: { filter: ConversationFilter; after: ConversationPosition | null; limit: number },
    signal: AbortSignal,
  ): Promise<PageRow[]>;
  /**
   * Returns the totals, and one row per hour, day or week with conversations. Without an interval, ignore `entries`.
   */
  stats(
    organizationId: string,
    query: StatsQuery,
    signal: AbortSignal,
  ): Promise<{ totals: StatsRow; entries: StatsRow[] }>;
}

/** Maximum rows per fetch. It is small, because rows contain long texts and tool results. */
const rowsPerBatch = 100;

async function* treesOf(rows: AsyncIterable<InteractionRow>): AsyncGenerator<Interaction, void, undefined> {
  let tree: TreeRow[] = [];
  for await (const row of rows) {
    if (row.topLevelCount > maxTopLevel) throw new TooManyConversationsError();
    const [first] = tree;
    if (first !== undefined && first.topId !== row.topId) {
      yield treeOf(first.topId, tree);
      tree = [];
    }
    tree.push(row as TreeRow);
  }
  const [last] = tree;
  if (last !== undefined) yield treeOf(last.topId, tree);
}

export function createDashboardRepository({
  database,
  streamConnections,
}: {
  database: Database;
  streamConnections: Database;
}): DashboardRepository {
  return {
    interactions(organizationId, selection, signal) {
      const statement = interactionsStatement(streamConnections, organizationId, selection);
      const options = { maxRowsPerFetch: rowsPerBatch, signal };
      return treesOf(streamRows<InteractionRow>(streamConnections, statement, options));
    },

    page: (organizationId, query, signal) =>
      readUntilAborted<PageRow>(database, signal, ...pageStatement(organizationId, query)),

    async stats(organizationId, query, signal) {
      const rows = await readUntilAborted<StatsRow & { isTotal: boolean }>(
        database,
        signal,
        ...statsStatement(organizationId, query),
      );
      const without = ({ isTotal: _isTotal, ...row }: StatsRow & { isTotal: boolean }): StatsRow => row;
      const totals = rows.find(({ isTotal }) => isTotal);
      if (totals === undefined) throw new Error('totals over conversations returned no row');
      return { totals: without(totals), entries: rows.filter(({ isTotal }) => !isTotal).map(without) };
    },
  };
}
