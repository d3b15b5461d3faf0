// Reciprocal rank fusion: merges two rankings whose scores cannot be compared.
import type { components } from '../../../generated/types.js';

export type Scores = components['schemas']['KnowledgeBaseSearchScores'];
export type Mode = components['schemas']['KnowledgeBaseSearchMode'];

/** The usual constant of reciprocal rank fusion. It keeps the first ranks from dominating. */
const rankConstant = 60;

function addRanks<Item extends { readonly scores: Scores }>(
  items: readonly Item[],
  part: keyof Scores,
  totals: Map<Item, number>,
): void {
  items
    .filter(({ scores }) => scores[part] !== null)
    .sort((one, other) => (other.scores[part] ?? 0) - (one.scores[part] ?? 0))
    .forEach((item, index) => totals.set(item, (totals.get(item) ?? 0) + 1 / (rankConstant + index + 1)));
}

/** Sorts the items by their merged rank, best first. The score is 1 for an item that is first in both rankings. */
export function fuse<Item extends { readonly scores: Scores }>(items: readonly Item[]): (Item & { score: number })[] {
  const totals = new Map<Item, number>();
  addRanks(items, 'text', totals);
  addRanks(items, 'vector', totals);
  return items
    .map((item) => ({ ...item, score: ((totals.get(item) ?? 0) * (rankConstant + 1)) / 2 }))
    .sort((one, other) => other.score - one.score || (other.scores.text ?? 0) - (one.scores.text ?? 0));
}
