// Reading a list to its end, whatever way the contract pages it.
import type { Call } from './call.js';

/** Where a page has its items, and how the next one is asked for: a number of items to skip, or the parameter that takes `nextCursor`. */
export interface PageRule {
  readonly items?: string;
  readonly next?: string;
}

/**
 * The records of a list. Pages are fetched as they are needed; nothing is sent before that.
 *
 * @example
 * ```ts
 * for await (const user of client.iterateUsers({ role: 'org:admin' })) console.log(user.email);
 * const first50 = await client.iterateConversations().toArray({ limit: 50 });
 * ```
 */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** Page by page, as the server gives them. */
  pages(): AsyncIterable<Page>;
  /** The first `limit` records; `Infinity` for all. */
  toArray(options: { limit: number }): Promise<Item[]>;
  /** The first record; null when there is none. */
  first(): Promise<Item | null>;
}

/** The list that `fetchPage` reads. */
export function createPages<Input extends object, Item, Page>(fetchPage: (input: Input) => Call<unknown>, input: Input | undefined, rule: PageRule): Pages<Item, Page> {
  const itemsOf = (page: unknown) => (rule.items ? (page as Record<string, unknown>)[rule.items] : page) as Item[];
  async function* pages(): AsyncGenerator<Page> {
    let next = { ...input } as Record<string, unknown>;
    const seen = new Set<unknown>();
    for (;;) {
      const page = (await fetchPage(next as Input)) as { nextCursor?: unknown; totalCount?: number };
      yield page as Awaited<Page>;
      if (!rule.next) return;
      let value: unknown = page.nextCursor;
      if (rule.next === 'offset') {
        const count = itemsOf(page).length;
        const offset = Number(next.offset ?? 0) + count;
        value = count > 0 && offset < Number(page.totalCount) ? offset : null;
      }
      // A cursor that comes again would be read for ever.
      if ((value ?? null) === null || seen.has(value)) return;
      seen.add(value);
      next = { ...next, [rule.next]: value };
    }
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* itemsOf(page);
  }
  async function toArray({ limit }: { limit: number }): Promise<Item[]> {
    const list: Item[] = [];
    if (limit > 0) for await (const item of items()) if (list.push(item) >= limit) break;
    return list;
  }
  return { pages, toArray, first: async () => (await toArray({ limit: 1 }))[0] ?? null, [Symbol.asyncIterator]: items };
}
