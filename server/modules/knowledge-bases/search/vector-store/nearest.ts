import type { Match } from './port.js';

/** Sorts by descending score. Equal scores keep a stable order. */
export const byNearness = (one: Match, other: Match): number =>
  other.score - one.score || one.fileRecordId - other.fileRecordId || one.position - other.position;

export function createNearest(limit: number): { add(match: Match): void; matches(): Match[] } {
  const best: Match[] = [];
  return {
    add(match) {
      const last = best[limit - 1];
      if (last !== undefined && byNearness(match, last) >= 0) return;
      // Few matches reach this line, so a sorted insert is fast enough.
      const insertAt = best.findIndex((other) => byNearness(match, other) < 0);
      best.splice(insertAt === -1 ? best.length : insertAt, 0, match);
      best.length = Math.min(best.length, limit);
    },
    matches: () => [...best],
  };
}
