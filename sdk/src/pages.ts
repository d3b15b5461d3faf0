// Reading a list to its end, whatever way the contract pages it.
import type { Call } from './call.js';
import type { CoreClient } from './core.js';
import { UsageError } from './errors.js';
import type { CallOptions } from './options.js';
import { readFrom } from './steps.js';

/** Where a page has its items, and how the next one is asked for: a number of items to skip, or the parameter that takes `nextCursor`. */
export interface PageRule {
  /** The operation that gives a page. */
  readonly id: string;
  readonly items?: string;
  readonly next?: string;
  /** Of a list without a next page that has a `limit`: the most that it takes. */
  readonly most?: number;
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
  /**
   * The first `limit` records; `Infinity` for all.
   *
   * @throws {UsageError} when there is no limit
   */
  toArray(options: { limit: number }): Promise<Item[]>;
  /** The first record; null when there is none. */
  first(): Promise<Item | null>;
  /** How many records there are on all pages, as the page that was read last says it; before that the first one is fetched. Null where the contract tells no count. */
  totalCount(): Promise<Page extends { totalCount: infer Count } ? Count : null>;
}

/** The list whose pages an operation gives. */
export function createPages<Input extends object, Item, Page>(
  fetchPage: (client: CoreClient, input: Input, options?: CallOptions) => Call<unknown>,
  client: CoreClient,
  input: Input | undefined,
  options: CallOptions | undefined,
  rule: PageRule,
): Pages<Item, Page> {
  const itemsOf = (page: unknown) => (rule.items ? (page as Record<string, unknown>)[rule.items] : page) as Item[];
  let totalCount: unknown;
  async function* pages(): AsyncGenerator<Page> {
    let next: Record<string, unknown> = { ...input };
    if (rule.most) next.limit ??= rule.most;
    // A cursor that comes again, the first one too, would be read for ever.
    const seen = new Set([next[rule.next ?? '']]);
    for (;;) {
      const reply = await fetchPage(client, next as Input, options).withResponse();
      const page = reply.data as { nextCursor?: unknown; totalCount?: number };
      const count = readFrom(rule.id, reply, () => {
        if (!Array.isArray(itemsOf(page))) throw new TypeError('the page has no list');
        return itemsOf(page).length;
      });
      totalCount = page.totalCount ?? null;
      yield page as Awaited<Page>;
      if (!rule.next) return;
      let value: unknown = page.nextCursor;
      if (rule.next === 'offset') {
        const offset = Number(next.offset ?? 0) + count;
        value = count > 0 && offset < Number(page.totalCount) ? offset : null;
      }
      if ((value ?? null) === null || seen.has(value)) return;
      seen.add(value);
      next = { ...next, [rule.next]: value };
    }
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* itemsOf(page);
  }
  async function toArray(wanted: { limit: number }): Promise<Item[]> {
    const { limit } = Object(wanted) as { limit?: number };
    if (typeof limit !== 'number' || !(limit >= 0))
      throw new UsageError('toArray needs { limit }, a number; Infinity for all', rule.id);
    const list: Item[] = [];
    if (limit > 0) for await (const item of items()) if (list.push(item) >= limit) break;
    return list;
  }
  return {
    pages,
    toArray,
    first: async () => (await toArray({ limit: 1 }))[0] ?? null,
    async totalCount() {
      if (totalCount === undefined) await pages().next();
      return totalCount as Awaited<ReturnType<Pages<Item, Page>['totalCount']>>;
    },
    [Symbol.asyncIterator]: items,
  };
}
