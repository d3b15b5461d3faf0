// Rules of tool servers. What agents get of them is in offered-tools.ts.
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { ToolServerError, type ToolServerAddress, type ToolServerClient } from '../../platform/tool-servers/port.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { DecryptionError, type Encryption } from '../../platform/encryption.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import type { Events } from '../../platform/events.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { openHeaders, problemsOfHeaders, sealHeaders } from './headers.js';
import { offerTools, type OfferedTools } from './offered-tools.js';
import { createToolServerSessions, type SessionLimits, type ToolServerSessions } from './sessions.js';
import {
  createToolServerRepository,
  type StoredToolServer,
  type ToolServerDatabase,
  type ToolServerFields,
  type ToolServerRepository,
} from './repository.js';

type Schemas = components['schemas'];
export type ToolServer = Schemas['ToolServer'];
export type ToolServerCreate = Schemas['ToolServerCreate'];
export type ToolServerUpdate = Schemas['ToolServerUpdate'];
export type ToolServerTest = Schemas['ToolServerTest'];
export type ToolServerTestReply = Schemas['ToolServerTestReply'];

export interface ToolServers {
  /** Sorted by name. Never with the values of headers. */
  list(organizationId: string): Promise<ToolServer[]>;
  get(organizationId: string, id: number): Promise<ToolServer>;
  create(caller: Caller, given: ToolServerCreate, unit?: UnitOfWork): Promise<ToolServer>;
  /** Changes what is given. An address of another server loses the stored headers. */
  update(organizationId: string, id: number, given: ToolServerUpdate, unit?: UnitOfWork): Promise<ToolServer>;
  remove(caller: Caller, id: number, unit?: UnitOfWork): Promise<void>;
  /** Connects, lists the tools and disconnects. That the server fails is a result, not an error. */
  test(organizationId: string, target: ToolServerTest, signal: AbortSignal): Promise<ToolServerTestReply>;
  /** Those of the ids that the organization has no tool server for. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /**
   * Connects to those of the servers that are switched on, unless sessions with them are open. One that fails is a problem of the result; it
   * is not tried again for a while. Rejects only with the signal's reason, or when the database fails.
   */
  toolsOf(organizationId: string, ids: readonly number[], signal: AbortSignal): Promise<OfferedTools>;
  /** Ends all sessions. */
  close(): Promise<void>;
}

export interface ToolServersParts {
  database: ToolServerDatabase;
  client: ToolServerClient;
  encryption: Encryption;
  events: Events;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
  sessionLimits?: Partial<SessionLimits>;
}

type Parts = Required<Omit<ToolServersParts, 'database' | 'events' | 'sessionLimits'>> & {
  repository: ToolServerRepository;
  sessions: ToolServerSessions;
};

/** The contract's longest test. */
const MOST_DURATION_MS = 60_000;

const notFound = () => new ApiError('tool_server_not_found');
const refuse = (details: ErrorDetail[]) => new ApiError('bad_request', { details });
const nameTaken = (name: string) =>
  new ApiError('tool_server_name_in_use', {
    values: { name },
    details: [{ message: 'is already in use', path: ['name'] }],
  });

function stateOf({ lastErrorAt, lastSuccessAt }: StoredToolServer): ToolServer['state'] {
  if (lastErrorAt === null) return lastSuccessAt === null ? 'unknown' : 'reachable';
  return lastSuccessAt !== null && lastSuccessAt >= lastErrorAt ? 'reachable' : 'unreachable';
}

function toToolServer(server: StoredToolServer): ToolServer {
  const {
    id,
    name,
    url,
    transport,
    headerNames,
    enabled,
    lastError,
    lastErrorAt,
    lastSuccessAt,
    createdAt,
    updatedAt,
  } = server;
  return {
    ...{ id, name, url, transport, headerNames, enabled, lastError, state: stateOf(server) },
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** What the contract cannot say about the fields of a tool server. */
function assertValid({ url, headers }: ToolServerUpdate): void {
  const details: ErrorDetail[] = [];
  if (url !== undefined && !URL.canParse(url)) details.push({ message: 'must be a URL', path: ['url'] });
  else if (url !== undefined && hasCredentials(url))
    details.push({ message: 'must not hold a user name or password; send a header', path: ['url'] });
  details.push(...problemsOfHeaders(headers ?? {}));
  if (details.length > 0) throw refuse(details);
}

const hasCredentials = (url: string): boolean => new URL(url).username !== '' || new URL(url).password !== '';
const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

function assertAllowed({ client }: Parts, url: string): void {
  if (!client.isAllowed(url)) throw new ApiError('tool_server_url_not_allowed', { values: { url } });
}

async function findOne({ repository }: Parts, organizationId: string, id: number): Promise<StoredToolServer> {
  const [server] = await repository.find(organizationId, [id]);
  if (!server) throw notFound();
  return server;
}

async function create(
  parts: Parts,
  { organizationId, userId }: Caller,
  given: ToolServerCreate,
  unit?: UnitOfWork,
): Promise<ToolServer> {
  assertValid(given);
  const { url, transport, enabled, headers } = given;
  assertAllowed(parts, url);
  const name = given.name.trim();
  const fieldsFor = (id: number) => ({
    name,
    url,
    transport,
    enabled,
    ...sealHeaders(parts.encryption, organizationId, id, url, headers),
  });
  const limit = organizationLimits.toolServers;
  const created = await parts.repository.create(organizationId, userId, parts.now(), fieldsFor, limit, unit);
  if (created === 'name-taken') throw nameTaken(name);
  if (created === 'limit-reached') throw new ApiError('tool_server_limit_reached');
  return toToolServer(created);
}

/** The fields after a change; null when it changes nothing. */
function changed(
  encryption: Encryption,
  organizationId: string,
  current: StoredToolServer,
  given: ToolServerUpdate,
): ToolServerFields | null {
  const { name = current.name, url = current.url, transport = current.transport, enabled = current.enabled } = given;
  const next = { name: name.trim(), url, transport, enabled };
  if (given.headers !== undefined)
    return { ...next, ...sealHeaders(encryption, organizationId, current.id, url, given.headers) };
  // Headers are meant for the server that they were given for.
  if (!isSameOrigin(url, current.url)) return { ...next, headerNames: [], sealedHeaders: null };
  const isSame =
    next.name === current.name && url === current.url && transport === current.transport && enabled === current.enabled;
  return isSame ? null : { ...next, headerNames: current.headerNames, sealedHeaders: current.sealedHeaders };
}

async function update(
  parts: Parts,
  organizationId: string,
  id: number,
  given: ToolServerUpdate,
  unit?: UnitOfWork,
): Promise<ToolServer> {
  assertValid(given);
  const before = await findOne(parts, organizationId, id);
  // An unchanged address is not checked: a server must be switched off even if its address is no longer allowed.
  if (given.url !== undefined && given.url !== before.url) assertAllowed(parts, given.url);
  const decide = (current: StoredToolServer) => changed(parts.encryption, organizationId, current, given);
  const updated = await parts.repository.update(organizationId, id, parts.now(), decide, unit);
  if (updated === null) throw notFound();
  if (updated === 'name-taken') throw nameTaken(given.name?.trim() ?? '');
  parts.sessions.forget({ organizationId, id });
  return toToolServer(updated);
}

/** What to connect to. A stored server's headers may be out of reach: the key that they were encrypted with is gone. */
async function addressOf(parts: Parts, organizationId: string, target: ToolServerTest): Promise<ToolServerAddress> {
  if ('id' in target) return storedAddress(parts, organizationId, await findOne(parts, organizationId, target.id));
  assertValid(target);
  return { url: target.url, transport: target.transport ?? 'streamable-http', headers: target.headers ?? {} };
}

function storedAddress({ encryption }: Parts, organizationId: string, server: StoredToolServer): ToolServerAddress {
  try {
    return { url: server.url, transport: server.transport, headers: openHeaders(encryption, organizationId, server) };
  } catch (error) {
    if (error instanceof DecryptionError)
      throw new ToolServerError('rejected', 'The stored headers cannot be read any more; set them again', {
        cause: error,
      });
    throw error;
  }
}

/** A test of a stored server says as much of it as a run. */
async function noteTest(
  { repository, sessions, now }: Parts,
  organizationId: string,
  target: ToolServerTest,
  failure: string | null,
): Promise<void> {
  if (!('id' in target)) return;
  if (failure === null) sessions.forget({ organizationId, id: target.id });
  await repository.noteUse(organizationId, target.id, now(), failure);
}

async function test(
  parts: Parts,
  organizationId: string,
  target: ToolServerTest,
  signal: AbortSignal,
): Promise<ToolServerTestReply> {
  const startedMs = performance.now();
  const durationMs = () => Math.min(MOST_DURATION_MS, Math.round(performance.now() - startedMs));
  let url = '';
  try {
    const address = await addressOf(parts, organizationId, target);
    url = address.url;
    const connection = await parts.client.connect(address, signal);
    void connection.close();
    await noteTest(parts, organizationId, target, null);
    return { success: true, tools: [...connection.tools], error: null, durationMs: durationMs() };
  } catch (error) {
    if (!(error instanceof ToolServerError)) throw error;
    if (error.failure === 'address_refused') throw new ApiError('tool_server_url_not_allowed', { values: { url } });
    await noteTest(parts, organizationId, target, error.message);
    return { success: false, tools: [], error: error.message, durationMs: durationMs() };
  }
}

export function createToolServers({
  database,
  events,
  now = () => new Date(),
  sessionLimits = {},
  ...others
}: ToolServersParts): ToolServers {
  const { client, log } = others;
  const repository = createToolServerRepository(database, events);
  const sessions = createToolServerSessions({
    client,
    limits: sessionLimits,
    // What a run does must not fail because this is not stored.
    onUsed: ({ organizationId, id }, failure) =>
      repository
        .noteUse(organizationId, id, now(), failure)
        .catch((error: unknown) =>
          log.warn({ err: error, toolServerId: id }, 'the state of a tool server was not stored'),
        ),
  });
  const parts: Parts = { ...others, now, repository, sessions };
  return {
    list: async (organizationId) => (await repository.list(organizationId)).map(toToolServer),
    get: async (organizationId, id) => toToolServer(await findOne(parts, organizationId, id)),
    create: (caller, given, unit) => create(parts, caller, given, unit),
    update: (organizationId, id, given, unit) => update(parts, organizationId, id, given, unit),
    async remove({ organizationId, userId }, id, unit) {
      if (!(await repository.remove(organizationId, userId, id, unit))) throw notFound();
      sessions.forget({ organizationId, id });
    },
    test: (organizationId, target, signal) => test(parts, organizationId, target, signal),
    async missing(organizationId, ids) {
      const known = new Set((await repository.find(organizationId, ids)).map(({ id }) => id));
      return ids.filter((id) => !known.has(id));
    },
    async toolsOf(organizationId, ids, signal) {
      const servers = (await repository.find(organizationId, ids)).filter(({ enabled }) => enabled);
      const offered = await offerTools(servers, async (server) =>
        sessions.use(
          { organizationId, id: server.id },
          server.updatedAt.getTime(),
          () => storedAddress(parts, organizationId, server),
          signal,
        ),
      );
      for (const { id, reason } of offered.problems)
        log.warn({ organizationId, toolServerId: id, reason }, 'a tool server is left out of a run');
      return offered;
    },
    close: () => sessions.close(),
  };
}
