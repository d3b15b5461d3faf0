import { limits } from '../../generated/limits.js';
import type { RunFilter } from './run-filter.js';

type Value = string | number | readonly string[];

const { maxLength: maxFirstMessageCharacters } = limits['DashboardInteraction.firstMessageText'];

const sqlOf: Record<keyof RunFilter, (table: string) => string> = {
  streamStatus: (table) => `${table}.stream_status = any(cast(:streamStatus as text[]))`,
  failureCode: (table) => `${table}.failure_code = any(cast(:failureCode as text[]))`,
  source: (table) => `${table}.source = :source`,
  model: (table) => `${table}.model = :model`,
  minLatencyMs: (table) => `${table}.latency_ms >= :minLatencyMs`,
  minCostUsd: (table) => `${table}.cost_usd >= cast(:minCostUsd as numeric)`,
  // Uses `strpos` instead of LIKE, whose wildcards would have to be escaped.
  text: (table) =>
    `(strpos(lower(${table}.name), lower(:text)) > 0
      or strpos(lower(left(${table}.first_message_text, ${maxFirstMessageCharacters})), lower(:text)) > 0)`,
};

export function runConditions(
  filter: RunFilter,
  table: string,
): { conditions: string[]; bindings: Record<string, Value> } {
  const entries = Object.entries(filter) as [keyof RunFilter, Value][];
  return { conditions: entries.map(([name]) => sqlOf[name](table)), bindings: Object.fromEntries(entries) };
}
