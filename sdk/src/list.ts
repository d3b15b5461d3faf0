import type { Call, FullResponse } from './call.js';
import type { CoreClient } from './core.js';
import { UsageError } from './errors.js';
import { toObject, type Input } from './input.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import { readFrom } from './read-reply.js';

/** How to find the array of a page, and the next page. */
export interface PageRule {
  /** Name of the array in a page. Missing if the page itself is the array. */
  readonly items?: string;
  /** Finds the next page. Missing if the list has only one page. */
  readonly next?: FindNext;
  /** The maximum of `limit`, for a list with one page. */
  readonly maxLimit?: number;
}

/**
 * Returns the input values that request the next page, or null after the last page. Throws if the page does not match
 * the contract. `seen` contains the cursors of earlier pages.
 */
type FindNext = (page: PageFields, items: readonly unknown[], requested: Values, seen: Set<string>) => Values | null;
type Values = Readonly<Record<string, unknown>>;
interface PageFields {
  readonly nextCursor?: unknown;
  readonly totalCount?: unknown;
}

/** Finds the next page by `nextCursor`, and sends the cursor as this parameter. */
export function byCursor(parameter: string): FindNext {
  return ({ nextCursor }, _items, requested, seen) => {
    seen.add(`${requested[parameter]}`);
    // Without this error, a part of the list would look like the whole list.
    if (nextCursor === undefined) throw new TypeError('the page has no cursor');
    if (nextCursor === null) return null;
    // Without this error, a repeated cursor would make the list endless.
    if (seen.has(`${nextCursor}`)) throw new TypeError('the cursor was returned before');
    return { [parameter]: nextCursor };
  };
}

/** Finds the next page by `offset`, until `totalCount` is reached. */
export const byOffset: FindNext = ({ totalCount }, items, requested) => {
  if (typeof totalCount !== 'number') throw new TypeError('the page has no count');
  const offset = Number(requested.offset ?? 0) + items.length;
  if (offset >= totalCount) return null;
  if (items.length === 0) throw new TypeError('the page is empty before the end of the list');
  return { offset };
};

/**
 * A list. Awaiting it returns the first page. Iterating it returns the records of all pages and requests each page when
 * needed. Creating a list sends no request.
 *
 * @example
 * ```ts
 * for await (const user of client.users.list({ role: 'org:admin' })) console.log(user.email);
 * const newest = await client.conversations.list().toArray({ limit: 50 });
 * const { totalCount } = await client.users.list();
 * ```
 */
export interface List<Item, Page> extends Call<Page>, AsyncIterable<Item> {
  /** Iterates the pages, as the server returns them. */
  pages(): AsyncIterable<Page>;
  /**
   * Returns the first `limit` records. `Infinity` returns all.
   *
   * @throws {UsageError} if `limit` is missing
   */
  toArray(options: { limit: number }): Promise<Item[]>;
  /** Returns the first record, or null if there is none. */
  first(): Promise<Item | null>;
}

function readLimit(operation: Operation, wanted: { limit: number }): number {
  const { limit } = Object(wanted) as { limit?: number };
  if (typeof limit !== 'number' || !(limit >= 0))
    throw new UsageError('toArray requires a numeric `limit`; Infinity returns all records', operation);
  return limit;
}

export function createList<Item, Page>(
  client: CoreClient,
  operation: Operation,
  input: Input,
  options: CallOptions | undefined,
  rule: PageRule,
): List<Item, Page> {
  const itemsOf = (page: unknown) => (rule.items ? (page as Record<string, unknown>)[rule.items] : page) as Item[];
  const fetchPage = (page: Input) =>
    client.call<Page>(operation, page, options, (data) => {
      if (!Array.isArray(itemsOf(data))) throw new TypeError('the page has no list');
    });

  async function* pages(): AsyncGenerator<Page> {
    // A list with `maxLimit` has only one page, so request the largest one.
    let next: Input = rule.maxLimit ? { limit: rule.maxLimit, ...toObject(operation, input) } : input;
    const seen = new Set<string>();
    for (;;) {
      const reply: FullResponse<Page> = await fetchPage(next).withResponse();
      const requested = toObject(operation, next);
      const changes = readFrom(operation, reply, (page) =>
        rule.next?.(page as PageFields, itemsOf(page), requested, seen),
      );
      yield reply.data;
      if (!changes) return;
      next = { ...requested, ...changes };
    }
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* itemsOf(page);
  }
  async function toArray(wanted: { limit: number }): Promise<Item[]> {
    const limit = readLimit(operation, wanted);
    const list: Item[] = [];
    if (limit > 0) for await (const item of items()) if (list.push(item) >= limit) break;
    return list;
  }
  let firstPage: Call<Page> | undefined;
  const first = () => (firstPage ??= fetchPage(input));
  return {
    [Symbol.toStringTag]: 'List',
    [Symbol.asyncIterator]: items,
    then: (onData, onError) => first().then(onData, onError),
    catch: (onError) => first().catch(onError),
    finally: (onSettled) => first().finally(onSettled),
    withResponse: () => first().withResponse(),
    pages,
    toArray,
    first: async () => itemsOf(await fetchPage(input))[0] ?? null,
  };
}
