// Long synchronous work, split so that the event loop runs in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_TURN_MS = 10;

/** Maps the items in order. Lets the event loop run whenever the work has taken 10 ms. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedMs = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() - startedMs < MAX_TURN_MS) continue;
    await nextTurn();
    startedMs = performance.now();
  }
  return results;
}

/** Returns the JSON of a list. */
export async function listToJson(items: readonly unknown[]): Promise<string> {
  return `[${(await mapInTurns(items, (item) => JSON.stringify(item))).join()}]`;
}
