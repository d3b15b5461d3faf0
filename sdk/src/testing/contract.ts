// Types of the requests that handlers receive and of the replies that they return.
import type { FakeExchanges } from '../generated/fake-contract.js';
import type * as schemas from '../generated/schemas.js';

export type { FakeExchanges };

/** An operation that the fake serves. */
export type FakeOperationId = keyof FakeExchanges;

/** The user that a request comes from. */
export interface FakeCaller {
  /** Id of the user. */
  userId: string;
  /** Role in the organization. */
  role: schemas.OrganizationRole;
  /** Permissions of the token. Default: those of the role. */
  permissions: readonly string[];
}

/** A request that matches the contract, with its defaults filled in. */
export type FakeRequest<Id extends FakeOperationId> = Pick<FakeExchanges[Id], 'query' | 'headers' | 'body'> & {
  caller: FakeCaller;
};

/** A successful reply of an operation. `events` replaces the body of a streamed chat, `lines` the body of an export. */
export type FakeReply<Id extends FakeOperationId> = FakeExchanges[Id]['reply'] & {
  headers?: Readonly<Record<string, string>>;
  events?: readonly object[];
  lines?: readonly object[];
};

export type FakeHandlers<Id extends FakeOperationId = FakeOperationId> = {
  /** `onRead` is called when the client has read all events. */
  [One in Id]: (request: FakeRequest<One>) => FakeReply<One> & { onRead?: () => void };
};
