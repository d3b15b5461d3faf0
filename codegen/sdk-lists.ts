// Where each list of the contract has its records, and how it is paged.
import { resolve, type Json } from './contract.js';
import type { SdkOperation } from './sdk-model.js';
import { schemaType } from './sdk-schema-type.js';

/** One list. */
export interface List {
  sdk: SdkOperation;
  itemType: string;
  pageType: string;
  /** Name of the array in a page; null when the page is the array. */
  items: string | null;
  /** The parameter that leads to the next page; null when there is one page. */
  next: string | null;
  /** The maximum of `limit`, if there is one page whose size can be chosen. */
  maxLimit: number | null;
}

/** What a reply may contain beside a list. With anything else it is a record that has a list. */
const besideList = ['success', 'nextCursor', 'totalCount', 'total'];

/**
 * Returns the list of an operation: an array, a page beside it, or the one array of a GET that returns no more than the
 * list. Returns null for others.
 */
export function readList(document: Json, sdk: SdkOperation, branch = 0): List | null {
  const { operation } = sdk;
  const reply: Json = resolve(document, operation.responses.find(({ status }) => status === 200)?.schema) ?? {};
  const branches: Json[] = reply.oneOf ?? [operation.responses.find(({ status }) => status === 200)?.schema];
  // With a choice the first branch is the list, and the second may be a page of it; see findReplyChoice.
  const page = branches[branch];
  if (!page) return null;
  const schema = resolve(document, page);
  const arrays = Object.entries<Json>(schema.properties ?? {}).filter(
    ([, property]) => resolve(document, property).type === 'array',
  );
  const [items, array] = schema.type === 'array' ? [null, schema] : (arrays[0] ?? [null, null]);
  if (!array || arrays.length > 1) return null;
  const isOnlyList = Object.keys(schema.properties ?? {}).every((name) => name === items || besideList.includes(name));
  if (items !== null && (operation.method !== 'get' || !isOnlyList)) return null;
  const names = sdk.query.map(({ name }) => name);
  const cursor =
    'nextCursor' in (schema.properties ?? {})
      ? (names.find((name) => name === 'cursor' || name === 'before') ?? null)
      : null;
  const next = cursor ?? (names.includes('offset') ? 'offset' : null);
  // A `limit` that selects another reply is no size of this one.
  const limit = sdk.replyChoice?.decidedBy === 'limit' ? undefined : sdk.query.find(({ name }) => name === 'limit');
  return {
    sdk,
    itemType: schemaType(resolve(document, array).items),
    pageType: schemaType(page),
    items,
    next,
    maxLimit: next === null && limit ? resolve(document, limit.schema).maximum : null,
  };
}
