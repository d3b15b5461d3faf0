// Finds the lists of the contract: the property that contains the records, and the parameter that selects a page.
import { resolve, type Json } from '../contract/document.js';
import type { SdkOperation } from './model.js';
import { schemaType } from './schema-type.js';

export interface List {
  sdk: SdkOperation;
  itemType: string;
  pageType: string;
  /** Name of the array in a page. Null if the page is the array itself. */
  items: string | null;
  /** Name of the parameter that selects the next page. Null if the list has only one page. */
  next: string | null;
  /** Maximum of `limit` if the list has only one page. Null if the list has more pages or no `limit`. */
  maxLimit: number | null;
}

/** Properties that a page can have in addition to its array. A reply with other properties is a record, not a page. */
const pageFields = ['success', 'nextCursor', 'totalCount', 'total'];

/**
 * Returns the list of an operation whose reply is an array or, for GET, a page with one array. Returns null for any
 * other reply.
 */
export function readList(document: Json, sdk: SdkOperation, branch = 0): List | null {
  const { operation } = sdk;
  const reply: Json = resolve(document, operation.responses.find(({ status }) => status === 200)?.schema) ?? {};
  const branches: Json[] = reply.oneOf ?? [operation.responses.find(({ status }) => status === 200)?.schema];
  // Of two reply shapes, the first is the complete list. The second is one page of the list, or another reply, such as
  // one record.
  const page = branches[branch];
  if (!page) return null;
  const schema = resolve(document, page);
  const arrays = Object.entries<Json>(schema.properties ?? {}).filter(
    ([, property]) => resolve(document, property).type === 'array',
  );
  const [items, array] = schema.type === 'array' ? [null, schema] : (arrays[0] ?? [null, null]);
  if (!array || arrays.length > 1) return null;
  const isOnlyList = Object.keys(schema.properties ?? {}).every((name) => name === items || pageFields.includes(name));
  if (items !== null && (operation.method !== 'get' || !isOnlyList)) return null;
  const names = sdk.query.map(({ name }) => name);
  const cursor =
    'nextCursor' in (schema.properties ?? {})
      ? (names.find((name) => name === 'cursor' || name === 'before') ?? null)
      : null;
  const next = cursor ?? (names.includes('offset') ? 'offset' : null);
  // If `limit` selects the reply, the request for the whole list has no `limit`.
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
