import type { Clock } from '../clock.js';
import { fakeOperations } from '../generated/fake-contract.js';
import { assertScript, type ChatScript } from './answers.js';
import type { FakeCaller, FakeOperationId, FakeReply } from './contract.js';
import { assertOperation, createFaults, withFault, type Fault } from './faults.js';
import { toResponse, type WireReply } from './replies.js';
import { isStorage, serveStorage } from './resources/uploads.js';
import { createSeed, seedModels, seedRecords, seedTools, seedUsers, timeOfExamples } from './seed.js';
import { createRequestHandler, findRoute, withoutRoute, type Route } from './handle-request.js';
import { createStore, type Store, type StoreSettings, type Tables } from './store.js';
import type { Identified, Table } from './table.js';

/** A request that arrived. */
export interface RecordedRequest {
  /** Null for a request to the storage or to no operation. */
  operationId: FakeOperationId | null;
  /** HTTP method. */
  method: string;
  /** The whole URL. */
  url: string;
  /** Headers, including the token. */
  headers: Headers;
  /** The parsed body. A body that is not JSON is a string. Undefined for a request to the storage or without a body. */
  body: unknown;
}

/** Settings of a fake. */
export interface FakeOptions extends Partial<Omit<StoreSettings, 'caller'>> {
  /**
   * Whether the organization contains the records of the contract's examples.
   *
   * @default true
   */
  seed?: boolean | undefined;
  /**
   * Time at which the fake starts. The times of the examples move with it, by whole weeks.
   *
   * @default the time of the examples
   */
  now?: Date | undefined;
  /**
   * The user of every token that `tokenFor` did not return.
   *
   * @default the administrator of the examples
   */
  caller?: Partial<FakeCaller> | undefined;
}

/** A reply that a test sets for an operation: the reply itself, or a function of the request. */
export type FixedReply<Id extends FakeOperationId> = FakeReply<Id> | ((request: RecordedRequest) => FakeReply<Id>);

/** The name of a kind of record. */
export type RecordName = keyof Tables;

/** A record as the fake stores it. */
export type FakeRecord<Name extends RecordName> = Tables[Name] extends Table<infer Kept> ? Kept : never;

/** A service in memory. */
export interface Fake {
  /** Replies to requests. Pass it to `createClient`. */
  fetch(request: Request): Promise<Response>;
  /** Every request that arrived, in order. */
  requests: RecordedRequest[];
  /**
   * Injects a fault, such as an error status, into requests of an operation. If the operation has several faults, each
   * begins when the previous one has reached its `times`.
   */
  fault(operationId: FakeOperationId, fault: Fault): void;
  /** Sets the reply of an operation, for what the fake does not model. The operation then has no effect. */
  reply<Id extends FakeOperationId>(operationId: Id, reply: FixedReply<Id>): void;
  /**
   * Sets what the agent does in the next run. Further calls set the following runs. In a run without a script, the
   * agent repeats the message, and a token has four characters.
   */
  answer(script: ChatScript): void;
  /** Moves the time of the fake forward, and does the processing, runs and scheduled tasks that become due. */
  advance(milliseconds: number): void;
  /** The current time of the fake. */
  now(): Date;
  /**
   * The fake's time as a clock. With this clock, a client does not wait: each delay between attempts and each wait
   * advances the time of the fake.
   */
  clock: Clock;
  /** Returns a token of another user or role. */
  tokenFor(caller: Partial<FakeCaller>): string;
  /** The stored records of one kind, such as `agents`. */
  records<Name extends RecordName>(name: Name): FakeRecord<Name>[];
  /** Replaces the stored records of one kind. */
  setRecords<Name extends RecordName>(name: Name, records: readonly FakeRecord<Name>[]): void;
  /** Uploaded files by their key. */
  uploads: ReadonlyMap<string, { readonly blob: Blob }>;
}

/** Permissions that the identity provider gives with a role. */
const permissionsOf = (role: string): string[] =>
  ({ 'org:admin': ['create', 'update', 'delete'], 'org:agent_manager': ['create', 'update'] })[role]?.map(
    (action) => `org:manage_agents:${action}`,
  ) ?? [];

const defaults: StoreSettings = {
  organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8',
  caller: { userId: 'user_2kAdaOkafor5tN8wQy3Kd', role: 'org:admin', permissions: permissionsOf('org:admin') },
  processingMs: 600,
  runMs: 300,
  embeddingModels: { 'openai:text-embedding-3-small': 1536, 'offline:embedding': 256 },
  storageUrl: 'https://storage.fake.test',
  defaultModel: 'offline:echo',
};

function readBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** A caller without explicit permissions has the permissions of its role. */
function completeCaller(base: FakeCaller, given: Partial<FakeCaller>): FakeCaller {
  const caller = { ...base, ...given };
  return { ...caller, permissions: given.permissions ?? permissionsOf(caller.role) };
}

function createTokens(caller: FakeCaller) {
  const callers = new Map<string, FakeCaller>();
  return {
    tokenFor(given: Partial<FakeCaller>): string {
      const token = `fake-token-${callers.size + 1}`;
      callers.set(token, completeCaller(caller, given));
      return token;
    },
    callerOf: (token: string): FakeCaller => callers.get(token) ?? caller,
  };
}

function createSeededStore(settings: StoreSettings, now: Date, hasRecords: boolean): Store {
  const store = createStore(settings, now);
  const records = createSeed(now);
  seedUsers(store, records, hasRecords);
  seedTools(store, records);
  seedModels(store, records);
  if (hasRecords) seedRecords(store, records);
  return store;
}

function createFixedReplies() {
  const replies = new Map<string, FixedReply<FakeOperationId>>();
  return {
    set<Id extends FakeOperationId>(operationId: Id, reply: FixedReply<Id>): void {
      assertOperation(operationId);
      replies.set(operationId, reply as FixedReply<FakeOperationId>);
    },

    find(operationId: FakeOperationId, request: RecordedRequest): Response | null {
      const fixed = replies.get(operationId);
      if (fixed === undefined) return null;
      const reply = typeof fixed === 'function' ? fixed(request) : fixed;
      return toResponse({ headers: {}, ...reply } as WireReply, fakeOperations[operationId] ?? null);
    },
  };
}

/** Describes a request. The body is added later. */
const recordOf = ({ method, headers }: Request, url: URL, route: Route | null): RecordedRequest => ({
  operationId: route?.id ?? null,
  method,
  url: url.href,
  headers,
  body: undefined,
});

/**
 * Creates a service in memory. It follows the contract and the rules of the service: roles, validation, references,
 * versions, idempotency keys, uploads, processing, runs and schedules. An operation whose result the fake cannot
 * compute, such as a search by meaning, throws `NotModelledError` until the test sets a reply.
 *
 * @example
 * ```ts
 * const fake = createFake();
 * const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
 * fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '0' }, times: 1 });
 * const agents = await client.agents.list(); // the second attempt succeeds
 * ```
 */
export function createFake(options: FakeOptions = {}): Fake {
  const { seed = true, now = timeOfExamples, caller: givenCaller, ...settings } = options;
  const caller = completeCaller(defaults.caller, givenCaller ?? {});
  const store = createSeededStore({ ...defaults, ...settings, caller }, now, seed);
  const { tokenFor, callerOf } = createTokens(caller);
  const handleRequest = createRequestHandler(store, callerOf);
  const requests: RecordedRequest[] = [];
  const faults = createFaults();
  const replies = createFixedReplies();

  function replyTo(route: Route, request: Request, text: string, recorded: RecordedRequest): Response {
    store.clock.runDueWork();
    return replies.find(route.id, recorded) ?? handleRequest(route, request, text);
  }

  const tableOf = (name: RecordName) => store[name] as Table<Identified>;
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const route = isStorage(url) ? null : findRoute(request.method, url.pathname);
      const recorded = recordOf(request, url, route);
      requests.push(recorded);
      if (isStorage(url)) return serveStorage(store, request, url);
      const text = await request.text();
      recorded.body = readBody(text);
      if (!route) return withoutRoute(url.pathname);
      return withFault(faults.take(route.id), request.signal, () => replyTo(route, request, text, recorded));
    },
    requests,
    fault: faults.add,
    reply: replies.set,
    answer(script) {
      assertScript(script);
      store.answers.push(script);
    },
    advance: (milliseconds) => store.clock.advance(milliseconds),
    now: () => store.clock.now(),
    clock: {
      now: () => store.clock.now().getTime(),
      sleep: async (delayMs) => store.clock.advance(delayMs),
    },
    tokenFor,
    records: <Name extends RecordName>(name: Name) => structuredClone(tableOf(name).all()) as FakeRecord<Name>[],
    setRecords: (name, records) => tableOf(name).replace(structuredClone([...records])),
    uploads: store.objects,
  };
}
