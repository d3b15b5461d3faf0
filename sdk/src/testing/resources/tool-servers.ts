// The fake does not connect to tool servers.
import { fakeLimits, reasons, reservedToolServerHeaders, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, notModelled, inUse } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredToolServer } from '../store.js';
import { byName, isReserved, isSame, pick } from '../values.js';
import { assertBelowLimit, recordDeletion, refuseTaken } from './deleted-records.js';
import { removeReference } from './references.js';

function findServer(store: Store, id: number): StoredToolServer {
  const server = store.toolServers.find(id);
  if (!server) throw new FakeError('tool_server_not_found');
  return server;
}

/** Fields that are stored. Of `headers`, only the names are stored. */
const settings = settableFields.toolServers.filter((name) => name !== 'headers');

const newHeadersId = (headers: schemas.ToolServerHeaders): string =>
  Object.keys(headers).length === 0 ? '' : crypto.randomUUID();

const etagOfServer = (server: StoredToolServer): string => etagOf(pick(server, [...settings, 'headersId']));

const toServer = ({ headersId, ...server }: StoredToolServer): schemas.ToolServer => ({
  ...server,
  etag: etagOfServer({ ...server, headersId }),
});

function problemsOfUrl(url: string): schemas.ErrorDetail[] {
  const { username, password } = new URL(url);
  return username === '' && password === ''
    ? []
    : [{ message: reasons.request.toolServerUrlWithUser, path: ['url'], in: 'body' }];
}

function problemsOfHeaders(headers: schemas.ToolServerHeaders): schemas.ErrorDetail[] {
  const seen = new Set<string>();
  return Object.keys(headers).flatMap((name) => {
    const lowerCase = name.toLowerCase();
    const messages = [
      ...(isReserved(lowerCase, reservedToolServerHeaders) ? [reasons.request.reservedHeader] : []),
      ...(seen.has(lowerCase) ? [reasons.request.repeatedHeader] : []),
    ];
    seen.add(lowerCase);
    return messages.map((message): schemas.ErrorDetail => ({ message, path: ['headers', name], in: 'body' }));
  });
}

/** Checks rules that a schema cannot express. */
function assertValid({ url, headers = {} }: FakeExchanges['updateToolServer']['body']): void {
  const details = [...(url === undefined ? [] : problemsOfUrl(url)), ...problemsOfHeaders(headers)];
  if (details.length > 0) throw new FakeError('bad_request', { details });
}

function assertNameIsFree(store: Store, name: string, ownId?: number): void {
  if (store.toolServers.all().some((other) => other.name === name && other.id !== ownId))
    throw inUse('tool_server_name_in_use', 'name', { name });
}

const notContacted = { state: 'unknown', lastError: null, lastErrorAt: null, lastSuccessAt: null } as const;

type Create = FakeExchanges['createToolServer']['body'];

function create(store: Store, given: Create): StoredToolServer {
  assertValid(given);
  const name = given.name.trim();
  if (store.toolServers.all().length >= fakeLimits.toolServers) throw new FakeError('tool_server_limit_reached');
  assertNameIsFree(store, name);
  const at = store.clock.timestamp();
  return store.toolServers.put({
    id: store.toolServers.nextId(),
    ...pick(given, settings),
    name,
    headerNames: Object.keys(given.headers).sort(),
    headersId: newHeadersId(given.headers),
    ...notContacted,
    createdAt: at,
    updatedAt: at,
  });
}

function update(
  store: Store,
  id: number,
  { headers: conditions, body: given }: FakeRequest<'updateToolServer'>,
): StoredToolServer {
  const before = findServer(store, id);
  assertMatch(conditions, { etag: etagOfServer(before) });
  assertValid(given);
  const changed = { ...before, ...pick(given, settings) };
  const name = changed.name.trim();
  assertNameIsFree(store, name, id);
  // Headers can contain credentials for the previous server, which another server must not get.
  const isSameOrigin = new URL(changed.url).origin === new URL(before.url).origin;
  const { headers } = given;
  const headerNames = headers ? Object.keys(headers).sort() : isSameOrigin ? before.headerNames : [];
  const headersId = headers ? newHeadersId(headers) : isSameOrigin ? before.headersId : '';
  const after = { ...changed, name, headerNames, headersId };
  if (isSame(before, after)) return before;
  const address = ['url', 'transport', 'headersId'] as const;
  const isOtherAddress = !isSame(pick(before, address), pick(after, address));
  return store.toolServers.put({
    ...after,
    ...(isOtherAddress && notContacted),
    updatedAt: store.clock.timestamp(),
  });
}

export const toolServerHandlers = (
  store: Store,
): FakeHandlers<
  'listToolServers' | 'createToolServer' | 'updateToolServer' | 'deleteToolServer' | 'testToolServer'
> => ({
  listToolServers({ query: { id } }) {
    if (id !== undefined) return { status: 200, body: { success: true, toolServer: toServer(findServer(store, id)) } };
    return { status: 200, body: { success: true, toolServers: byName(store.toolServers.all()).map(toServer) } };
  },
  createToolServer: ({ body }) => ({ status: 201, body: { success: true, toolServer: toServer(create(store, body)) } }),
  updateToolServer: (request) => ({
    status: 200,
    body: { success: true, toolServer: toServer(update(store, request.query.id, request)) },
  }),
  deleteToolServer({ query: { id }, headers, caller: { userId } }) {
    const server = findServer(store, id);
    assertMatch(headers, { etag: etagOfServer(server) });
    store.toolServers.remove(id);
    recordDeletion(store, 'tool_server', server, userId, () => {
      const { name } = server;
      const others = store.toolServers.all();
      assertBelowLimit('toolServers', others.length, 'tool_server_limit_reached');
      if (others.some((other) => other.name === name)) refuseTaken('tool_server_name_in_use', { name });
      store.toolServers.put(server);
    });
    removeReference(store, { kind: 'toolServers', id }, userId);
    return { status: 200, body: { success: true } };
  },
  testToolServer({ body }) {
    if ('id' in body) findServer(store, body.id);
    else assertValid(body);
    throw notModelled('testToolServer', 'connections to tool servers', {
      status: 200,
      body: { success: true, tools: [], error: null, durationMs: 12 },
    });
  },
});
