import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { ToolServerError, type ToolServerAddress, type ToolServerClient } from '../../platform/tool-servers/port.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, etagOf, type Precondition } from '../../platform/records/etag.js';
import { createConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import { toRecord } from '../../platform/records/row-to-record.js';
import { pick, withTrimmedName } from '../../platform/records/pick-fields.js';
import { DecryptionError, type Encryption } from '../../platform/encryption.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { defaults } from '../../generated/fields.js';
import { limits } from '../../generated/limits.js';
import { concurrencyLimits, organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { decryptHeaders, problemsOfHeaders, encryptHeaders } from './headers.js';
import { offerTools, type OfferedTools } from './offered-tools.js';
import type { ServerKey } from './session-pool.js';
import { createToolServerSessions, type SessionLimits, type ToolServerSessions } from './sessions.js';
import { settingNames, storedNames } from './setting-names.js';
import type {
  CreateOutcome,
  StoredToolServer,
  ToolServerFields,
  ToolServerRepository,
  UpdateOutcome,
} from './repository.js';

type Schemas = components['schemas'];
export type ToolServer = Schemas['ToolServer'];
export type ToolServerCreate = Schemas['ToolServerCreate'];
export type ToolServerUpdate = Schemas['ToolServerUpdate'];
export type ToolServerTest = Schemas['ToolServerTest'];
export type ToolServerTestReply = Schemas['ToolServerTestReply'];

export interface ToolServers {
  /** Streams the tool servers, sorted by name, without header values. */
  list(organizationId: string): AsyncGenerator<ToolServer, void, undefined>;
  get(organizationId: string, id: number): Promise<ToolServer>;
  create(caller: Caller, given: ToolServerCreate, unit: UnitOfWork): Promise<ToolServer>;
  /** Changes the given fields. If the URL gets another origin and no headers are given, removes the stored headers. */
  update(
    organizationId: string,
    id: number,
    given: ToolServerUpdate,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<ToolServer>;
  delete(caller: Caller, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  /**
   * Connects, lists the tools and disconnects. A failure of the server is a result, not an error. Throws
   * `tool_server_url_not_allowed` if the URL leads to a forbidden address or port.
   */
  test(organizationId: string, target: ToolServerTest, signal: AbortSignal): Promise<ToolServerTestReply>;
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /**
   * Returns the tools of the enabled servers. `problems` contains the enabled servers that failed, or whose tools would
   * exceed the maximum per run. Throws the signal's reason or database errors.
   */
  toolsOf(organizationId: string, ids: readonly number[], signal: AbortSignal): Promise<OfferedTools>;
  close(): Promise<void>;
}

export interface ToolServersDependencies {
  repository: ToolServerRepository;
  client: ToolServerClient;
  encryption: Encryption;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
  sessionLimits?: Partial<SessionLimits>;
}

type Dependencies = Required<Omit<ToolServersDependencies, 'sessionLimits'>> & {
  sessions: ToolServerSessions;
};

const maxDurationMs = limits['ToolServerTestReply.durationMs'].maximum;

const notFound = () => new ApiError('tool_server_not_found');
const refuse = (details: ErrorDetail[]) => new ApiError('bad_request', { details });
const nameTaken = (name: string) =>
  new ApiError('tool_server_name_in_use', {
    values: { name },
    details: [{ message: reasons.request.inUse, path: ['name'] }],
  });

function stateOf({ lastErrorAt, lastSuccessAt }: StoredToolServer): ToolServer['state'] {
  if (lastErrorAt === null) return lastSuccessAt === null ? 'unknown' : 'reachable';
  return lastSuccessAt !== null && lastSuccessAt >= lastErrorAt ? 'reachable' : 'unreachable';
}

/**
 * The entity tag covers the headers in their encrypted form, which differs each time they are set. A hash of the plain
 * values would let a caller verify guesses.
 */
const etagField = (server: StoredToolServer): { etag: string } => ({
  etag: etagOf([pick(server, settingNames), server.sealedHeaders?.toString('base64')]),
});

const toToolServer = (server: StoredToolServer): ToolServer => ({
  ...toRecord<Omit<ToolServer, 'state' | 'etag'>>(pick(server, storedNames)),
  state: stateOf(server),
  ...etagField(server),
});

/** Throws `bad_request` for problems that the contract cannot express. */
function assertValid({ url, headers }: ToolServerUpdate): void {
  const details: ErrorDetail[] = [];
  if (url !== undefined && hasCredentials(url))
    details.push({ message: reasons.request.toolServerUrlWithUser, path: ['url'] });
  details.push(...problemsOfHeaders(headers ?? {}));
  if (details.length > 0) throw refuse(details);
}

const hasCredentials = (url: string): boolean => new URL(url).username !== '' || new URL(url).password !== '';
const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

function assertAllowed({ client }: Dependencies, url: string): void {
  if (!client.isAllowed(url)) throw new ApiError('tool_server_url_not_allowed', { values: { url } });
}

async function findOne({ repository }: Dependencies, organizationId: string, id: number): Promise<StoredToolServer> {
  const [server] = await repository.find(organizationId, [id]);
  if (!server) throw notFound();
  return server;
}

function saved(outcome: CreateOutcome | UpdateOutcome, name: string): StoredToolServer {
  switch (outcome.kind) {
    case 'saved':
      return outcome.server;
    case 'server-missing':
      throw notFound();
    case 'name-taken':
      throw nameTaken(name);
    case 'limit-reached':
      throw new ApiError('tool_server_limit_reached');
  }
}

async function create(
  dependencies: Dependencies,
  { organizationId, userId }: Caller,
  given: ToolServerCreate,
  unit: UnitOfWork,
): Promise<ToolServer> {
  assertValid(given);
  const { url, headers } = given;
  assertAllowed(dependencies, url);
  const fieldsFor = (id: number) => ({
    ...pick(given, settingNames),
    ...encryptHeaders(dependencies.encryption, organizationId, id, url, headers),
  });
  const server = { userId, at: dependencies.now(), limit: organizationLimits.toolServers, fieldsFor };
  return toToolServer(saved(await dependencies.repository.create(organizationId, server, unit), given.name));
}

function changed(
  encryption: Encryption,
  organizationId: string,
  current: StoredToolServer,
  given: ToolServerUpdate,
): ToolServerFields | null {
  const before = pick(current, settingNames);
  const after = { ...before, ...pick(given, settingNames) };
  const hasHeaders = current.headerNames.length > 0 || Object.keys(given.headers ?? {}).length > 0;
  if (given.headers !== undefined && hasHeaders)
    return { ...after, ...encryptHeaders(encryption, organizationId, current.id, after.url, given.headers) };
  // Headers were given for one origin and must not be sent to another.
  if (!isSameOrigin(after.url, current.url)) return { ...after, headerNames: [], sealedHeaders: null };
  const { headerNames, sealedHeaders } = current;
  return isDeepStrictEqual(before, after) ? null : { ...after, headerNames, sealedHeaders };
}

/**
 * After the commit, discards the session if the connection settings have changed, or if the server is disabled or
 * deleted.
 */
const forgetSession = (
  { sessions, log }: Dependencies,
  key: ServerKey,
  server: StoredToolServer | null,
  unit: UnitOfWork,
): Promise<void> =>
  unit.afterCommit(
    () => sessions.forget(key, server?.enabled === true ? server : null),
    (error) => log.warn({ err: error, ...key }, 'the session with a changed tool server was not discarded'),
  );

async function update(
  dependencies: Dependencies,
  organizationId: string,
  { id, given, precondition }: { id: number; given: ToolServerUpdate; precondition: Precondition },
  unit: UnitOfWork,
): Promise<ToolServer> {
  const decide = (current: StoredToolServer) => {
    // Check the entity tag first, because a caller with an outdated tag must read the record again.
    assertMatch(precondition, etagField(current));
    // Do not check an unchanged URL, so that a server can be disabled even if its URL is no longer allowed.
    const { url, ...others } = given;
    if (url === undefined || url === current.url) {
      assertValid(others);
    } else {
      assertValid(given);
      assertAllowed(dependencies, url);
    }
    return changed(dependencies.encryption, organizationId, current, given);
  };
  const outcome = await dependencies.repository.update(organizationId, id, { at: dependencies.now(), decide }, unit);
  const updated = saved(outcome, given.name ?? '');
  await forgetSession(dependencies, { organizationId, id }, updated, unit);
  return toToolServer(updated);
}

/** Throws `bad_request` if a given address is invalid, and ToolServerError if stored headers cannot be decrypted. */
function addressOf(
  dependencies: Dependencies,
  organizationId: string,
  target: Schemas['ToolServerTestAddress'] | StoredToolServer,
): ToolServerAddress {
  if ('id' in target) return storedAddress(dependencies, organizationId, target);
  assertValid(target);
  return {
    url: target.url,
    transport: target.transport ?? defaults.ToolServerCreate.transport,
    headers: target.headers ?? {},
  };
}

function storedAddress(
  { encryption }: Dependencies,
  organizationId: string,
  server: StoredToolServer,
): ToolServerAddress {
  try {
    return {
      url: server.url,
      transport: server.transport,
      headers: decryptHeaders(encryption, organizationId, server),
    };
  } catch (error) {
    if (error instanceof DecryptionError)
      throw new ToolServerError('rejected', reasons.toolServer.headersUnreadable.text, { cause: error });
    throw error;
  }
}

/**
 * Stores the result of testing a stored server. After a success, discards this process's session and earlier failures,
 * so that the next run connects immediately.
 */
async function recordTest(
  { repository, sessions, now }: Dependencies,
  organizationId: string,
  tested: Schemas['ToolServerTestAddress'] | StoredToolServer,
  failure: string | null,
): Promise<void> {
  if (!('id' in tested)) return;
  const { id } = tested;
  if (failure === null) sessions.forget({ organizationId, id });
  await repository.recordUse(organizationId, id, { settings: tested, at: now(), failure });
}

async function test(
  dependencies: Dependencies,
  organizationId: string,
  target: ToolServerTest,
  signal: AbortSignal,
): Promise<ToolServerTestReply> {
  const startedMs = performance.now();
  const durationMs = () => Math.min(maxDurationMs, Math.round(performance.now() - startedMs));
  const tested = 'id' in target ? await findOne(dependencies, organizationId, target.id) : target;
  let url = '';
  try {
    const address = addressOf(dependencies, organizationId, tested);
    url = address.url;
    const connection = await dependencies.client.connect(address, signal);
    void connection.close();
    await recordTest(dependencies, organizationId, tested, null);
    return { success: true, tools: [...connection.tools], error: null, durationMs: durationMs() };
  } catch (error) {
    if (!(error instanceof ToolServerError)) throw error;
    if (error.failure === 'address_refused') throw new ApiError('tool_server_url_not_allowed', { values: { url } });
    await recordTest(dependencies, organizationId, tested, error.message);
    return { success: false, tools: [], error: error.message, durationMs: durationMs() };
  }
}

async function toolsOf(
  dependencies: Dependencies,
  organizationId: string,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<OfferedTools> {
  const { repository, sessions, log } = dependencies;
  const servers = (await repository.find(organizationId, ids)).filter(({ enabled }) => enabled);
  const offered = await offerTools(servers, async (server) =>
    sessions.use(
      { organizationId, id: server.id },
      server,
      () => storedAddress(dependencies, organizationId, server),
      signal,
    ),
  );
  for (const { id, reason } of offered.problems)
    log.warn({ organizationId, toolServerId: id, reason }, 'a tool server is left out of a run');
  return offered;
}

export function createToolServerRules({
  repository,
  now = () => new Date(),
  sessionLimits = {},
  ...others
}: ToolServersDependencies): ToolServers {
  const { client, log } = others;
  const sessions = createToolServerSessions({
    client,
    limits: sessionLimits,
    // A failure to store the state must not fail the run.
    onUsed: ({ organizationId, id }, settings, failure) =>
      repository
        .recordUse(organizationId, id, { settings, at: now(), failure })
        .catch((error: unknown) =>
          log.warn({ err: error, toolServerId: id }, 'the state of a tool server was not stored'),
        ),
  });
  const dependencies: Dependencies = { ...others, now, repository, sessions };
  // Limit concurrent tests, because each may receive a response of the maximum size.
  const testLimit = createConcurrencyLimit(concurrencyLimits.toolServerTests);
  return {
    async *list(organizationId) {
      for await (const server of repository.list(organizationId)) yield toToolServer(server);
    },
    get: async (organizationId, id) => toToolServer(await findOne(dependencies, organizationId, id)),
    create: (caller, given, unit) => create(dependencies, caller, withTrimmedName(given), unit),
    update: (organizationId, id, given, unit, precondition) =>
      update(dependencies, organizationId, { id, given: withTrimmedName(given), precondition }, unit),
    async delete({ organizationId, userId }, id, unit, precondition) {
      const check = (current: StoredToolServer) => assertMatch(precondition, etagField(current));
      if (!(await repository.delete(organizationId, id, { userId, at: now(), check }, unit))) throw notFound();
      await forgetSession(dependencies, { organizationId, id }, null, unit);
    },
    async test(organizationId, target, signal) {
      const release = await testLimit.acquire(organizationId, signal);
      try {
        return await test(dependencies, organizationId, target, signal);
      } finally {
        release();
      }
    },
    async missing(organizationId, ids) {
      const known = new Set((await repository.find(organizationId, ids)).map(({ id }) => id));
      return ids.filter((id) => !known.has(id));
    },
    toolsOf: (organizationId, ids, signal) => toolsOf(dependencies, organizationId, ids, signal),
    close: () => sessions.close(),
  };
}
