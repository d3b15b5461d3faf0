// The filters that find runs: validates them, and returns their SQL conditions. The list of conversations and the
// dashboard use the same ones.
import type { Caller } from '../../platform/caller.js';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import { ApiError } from '../../platform/errors.js';
import { readTimestamp } from '../../platform/records/timestamps.js';
import type { components } from '../../generated/types.js';

type Schemas = components['schemas'];

/** Filters by the last run of a conversation and by what opened it, after validation against the contract. */
export interface RunFilter {
  readonly streamStatus?: readonly Schemas['StreamStatus'][];
  readonly failureCode?: readonly Schemas['RunFailureCode'][];
  readonly source?: Schemas['ConversationSource'];
  readonly model?: string;
  readonly minLatencyMs?: number;
  readonly minCostUsd?: number;
  readonly text?: string;
}

type Value = string | number | readonly string[];

/** Returns a 400 that names one query parameter. */
export const refuseParameter = (parameter: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter] }] });

/** Conversations are stored with milliseconds, so a bound between two milliseconds means the later one. */
export function boundOf(parameter: string, text: string): Date {
  const bound = readTimestamp(text, Math.ceil);
  if (bound === null) throw refuseParameter(parameter, 'must be an existing date');
  return bound;
}

export function assertRange(from: Date | null, to: Date | null): void {
  if (from !== null && to !== null && from > to) throw refuseParameter('from', 'must not be later than to');
}

/** Guests cannot read agents, so models and costs are hidden from them. */
export const isGuest = ({ role }: Caller): boolean => role === 'org:guest';

/** Throws 403 for a filter by what is hidden from the caller. */
export function assertShown(caller: Caller, { model, minCostUsd }: RunFilter): void {
  if (isGuest(caller) && (model !== undefined || minCostUsd !== undefined))
    throw new ApiError('management_access_required');
}

/** Returns the filter without other parameters of the query. */
export const runFilterOf = ({
  streamStatus,
  failureCode,
  source,
  model,
  minLatencyMs,
  minCostUsd,
  text,
}: RunFilter): RunFilter => ({
  ...(streamStatus && { streamStatus }),
  ...(failureCode && { failureCode }),
  ...(source && { source }),
  ...(model !== undefined && { model }),
  ...(minLatencyMs !== undefined && { minLatencyMs }),
  ...(minCostUsd !== undefined && { minCostUsd }),
  ...(text !== undefined && { text }),
});

/** Characters of the first message that `text` searches, as the contract says. */
const searchedCharacters = 1_000;

const sqlOf: Record<keyof RunFilter, (table: string) => string> = {
  streamStatus: (table) => `${table}.stream_status = any(cast(:streamStatus as text[]))`,
  failureCode: (table) => `${table}.failure_code = any(cast(:failureCode as text[]))`,
  source: (table) => `${table}.source = :source`,
  model: (table) => `${table}.model = :model`,
  minLatencyMs: (table) => `${table}.latency_ms >= :minLatencyMs`,
  minCostUsd: (table) => `${table}.cost_usd >= cast(:minCostUsd as numeric)`,
  // Not LIKE, whose wildcards would have to be escaped. Postgres reads only the beginning of a long value.
  text: (table) =>
    `(strpos(lower(${table}.name), lower(:text)) > 0
      or strpos(lower(left(${table}.first_message_text, ${searchedCharacters})), lower(:text)) > 0)`,
};

/** A search for a text reads every conversation of the range, so it gets few of the connections of a process. */
export const createTextSearchLimit = (): ConcurrencyLimit =>
  createConcurrencyLimit({ max: 3, maxPerOrganization: 2, maxWaitMs: 5_000 });

/** Runs a query with the filter, after others if it searches for a text. */
export async function withinTextLimit<Result>(
  textSearches: ConcurrencyLimit,
  organizationId: string,
  { text }: RunFilter,
  search: () => Promise<Result>,
): Promise<Result> {
  if (text === undefined) return search();
  const release = await textSearches.acquire(organizationId);
  try {
    return await search();
  } finally {
    release();
  }
}

/** Returns the conditions of the filter on a table of conversations, and their bindings. */
export function runConditions(
  filter: RunFilter,
  table: string,
): { conditions: string[]; bindings: Record<string, Value> } {
  const entries = Object.entries(filter) as [keyof RunFilter, Value][];
  return { conditions: entries.map(([name]) => sqlOf[name](table)), bindings: Object.fromEntries(entries) };
}

/**
 * Whether the conversations of the filter are sub-conversations. Without a source, lists have top-level conversations
 * only.
 */
export const isOfNested = ({ source }: RunFilter): boolean => source === 'agent';
