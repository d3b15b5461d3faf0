import { setImmediate as nextIteration } from 'node:timers/promises';

const maxBlockedMs = 10;

/** Maps the items in order. Lets the event loop run whenever the work has taken `maxBlockedMs`. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedMs = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() - startedMs < maxBlockedMs) continue;
    await nextIteration();
    startedMs = performance.now();
  }
  return results;
}

export async function listToJson(items: readonly unknown[]): Promise<string> {
  return `[${(await mapYielding(items, (item) => JSON.stringify(item))).join()}]`;
}
