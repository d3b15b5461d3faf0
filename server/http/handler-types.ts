import type { Caller } from '../platform/caller.js';
import type { Precondition } from '../platform/records/etag.js';
import type { UnitOfWork } from '../platform/unit-of-work/unit-of-work.js';
import type { operations, OperationId } from '../generated/operations.js';
import type { operations as contract } from '../generated/types.js';

type Part<Holder, Key extends PropertyKey> = Holder extends { [K in Key]?: infer Value } ? Value : undefined;
type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;
type OrEmpty<Value> = [NonNullable<Value>] extends [never] ? Record<string, never> : NonNullable<Value>;
type Successes<Id extends OperationId> = Extract<keyof contract[Id]['responses'], 200 | 201 | 202 | 204 | 207>;

/** Query parameters of an operation, validated, with defaults filled in. */
export type Query<Id extends OperationId> = OrEmpty<Part<contract[Id]['parameters'], 'query'>>;
type DeclaredHeaders<Id extends OperationId> = OrEmpty<Part<contract[Id]['parameters'], 'header'>>;
/**
 * Header parameters of the contract by lower-case name. Excludes Idempotency-Key, which handlers do not use, and
 * If-Match, which they receive as the precondition.
 */
export type Headers<Id extends OperationId> =
  DeclaredHeaders<Id> extends infer Declared
    ? { [Name in keyof Declared as Lowercase<Exclude<Name & string, 'Idempotency-Key' | 'If-Match'>>]: Declared[Name] }
    : never;
/** JSON body of a request, or undefined. */
export type Body<Id extends OperationId> =
  Part<contract[Id], 'requestBody'> extends infer Request
    ? [NonNullable<Request>] extends [never]
      ? undefined
      : Json<NonNullable<Request>> | (undefined extends Request ? undefined : never)
    : never;

/**
 * One list of the body can be an AsyncIterable, which the server writes item by item. Each item can contain one
 * AsyncIterable too.
 */
type ObjectBody<Body> = {
  [Name in keyof Body]: Body[Name] extends readonly (infer Item)[]
    ? Body[Name] | AsyncIterable<ItemBody<Item>>
    : Body[Name];
};
type ItemBody<Item> = Item extends object ? ObjectBody<Item> : Item;

/**
 * A body that is a list can also be an AsyncIterable. `nestedIn` names the property in which an item contains further
 * items. Set `endsWithDeadline` if reading the list holds a resource, such as a database connection.
 */
type ItemsOf<Body> = Body extends readonly (infer Item)[]
  ? { body: AsyncIterable<Item>; nestedIn?: keyof Item & string; endsWithDeadline?: boolean }
  : never;

type ReplyBody<Response> = Response extends { content: { 'text/event-stream': unknown } }
  ? { events: ReadableStream<unknown> }
  : Response extends { content: { 'application/x-ndjson': unknown } }
    ? { lines: AsyncIterable<object> }
    : Response extends { content: { 'application/json': infer Body } }
      ? { body: ObjectBody<Body> } | ItemsOf<Body>
      : { body?: never };

/** A success reply that the contract declares for the operation. Errors are thrown as ApiError. */
export type Reply<Id extends OperationId> = {
  [Status in Successes<Id>]: { status: Status; headers?: Record<string, string>; isUnfinished?: boolean } & ReplyBody<
    contract[Id]['responses'][Status]
  >;
}[Successes<Id>];

export interface Input<Id extends OperationId> {
  readonly query: Query<Id>;
  readonly headers: Headers<Id>;
  readonly precondition: 'If-Match' extends keyof DeclaredHeaders<Id> ? Precondition : undefined;
  readonly body: Body<Id>;
  /** The caller; null if the contract requires no token. */
  readonly caller: (typeof operations)[Id]['public'] extends true ? null : Caller;
  readonly requestId: string;
  /** Aborted when the client disconnects, and at the deadline if the reply has not begun or has `endsWithDeadline`. */
  readonly signal: AbortSignal;
  /** The raw body, for signature checks; null if the request has none. */
  readonly rawBody: Buffer | null;
  readonly unit: UnitOfWork;
}

export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>;
