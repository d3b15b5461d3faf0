// What a handler receives and answers, derived from the contract's types. Types only: at run time there is the table in generated/operations.ts.
import type { Caller } from '../platform/caller.js';
import type { UnitOfWork } from '../platform/unit-of-work.js';
import type { operations, OperationId } from '../generated/operations.js';
import type { operations as contract } from '../generated/types.js';

type Part<Holder, Key extends PropertyKey> = Holder extends { [K in Key]?: infer Value } ? Value : undefined;
type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;
type OrEmpty<Value> = [NonNullable<Value>] extends [never] ? Record<string, never> : NonNullable<Value>;
type Successes<Id extends OperationId> = Extract<keyof contract[Id]['responses'], 200 | 201 | 202 | 204 | 207>;

/** Query parameters of an operation, validated, with defaults filled in. */
export type Query<Id extends OperationId> = OrEmpty<Part<contract[Id]['parameters'], 'query'>>;
/** Header parameters that the contract declares, keyed by their names in small letters. An Idempotency-Key is no business of handlers. */
export type Headers<Id extends OperationId> =
  OrEmpty<Part<contract[Id]['parameters'], 'header'>> extends infer Declared
    ? { [Name in keyof Declared as Lowercase<Exclude<Name & string, 'Idempotency-Key'>>]: Declared[Name] }
    : never;
/** JSON body of a request; undefined where the contract has none. */
export type Body<Id extends OperationId> =
  Part<contract[Id], 'requestBody'> extends infer Request
    ? [NonNullable<Request>] extends [never]
      ? undefined
      : Json<NonNullable<Request>> | (undefined extends Request ? undefined : never)
    : never;

/** One list in an object may come item by item; then it is written while it is read. */
type ObjectBody<Body> = {
  [Name in keyof Body]: Body[Name] extends readonly (infer Item)[] ? Body[Name] | AsyncIterable<Item> : Body[Name];
};

/**
 * A bare list may come item by item as well. `nestedIn` names the field in which items hold items of their kind.
 * `endsWithDeadline` is for a list that keeps something while it is read, such as a connection to the database: it is cut at the deadline.
 */
type ItemsOf<Body> = Body extends readonly (infer Item)[]
  ? { body: AsyncIterable<Item>; nestedIn?: keyof Item & string; endsWithDeadline?: boolean }
  : never;

type ReplyBody<Response> = Response extends { content: { 'text/event-stream': unknown } }
  ? { events: ReadableStream<unknown> }
  : Response extends { content: { 'application/json': infer Body } }
    ? { body: ObjectBody<Body> } | ItemsOf<Body>
    : { body?: never };

/** A success that the contract declares for the operation. Failures are thrown as ApiError. */
export type Reply<Id extends OperationId> = {
  [Status in Successes<Id>]: { status: Status; headers?: Record<string, string>; isUnfinished?: boolean } & ReplyBody<
    contract[Id]['responses'][Status]
  >;
}[Successes<Id>];

/** Everything a handler may know of a request. */
export interface Input<Id extends OperationId> {
  readonly query: Query<Id>;
  readonly headers: Headers<Id>;
  readonly body: Body<Id>;
  /** Who calls; null only where the contract asks for no token. */
  readonly caller: (typeof operations)[Id]['public'] extends true ? null : Caller;
  readonly requestId: string;
  /** Aborted when the client goes away or the request's deadline passes. */
  readonly signal: AbortSignal;
  /** The body as it came, for signatures over it; null when there was none. */
  readonly rawBody: Buffer | null;
  /** What the request writes to Postgres commits with it. */
  readonly unit: UnitOfWork;
}

/** Serves one operation: translates, decides nothing. */
export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>;
