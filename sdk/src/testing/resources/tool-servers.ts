// Tool servers. The fake connects to none.
import { fakeLimits } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, notModelled } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredToolServer } from '../store.js';
import { byName, isSame } from '../values.js';
import { removeReference } from './references.js';

function findServer(store: Store, id: number): StoredToolServer {
  const server = store.toolServers.find(id);
  if (!server) throw new FakeError('tool_server_not_found');
  return server;
}

const etagOfServer = ({ name, url, transport, enabled, headersId }: StoredToolServer): string =>
  etagOf([name, url, transport, enabled, headersId]);

const toServer = ({ headersId, ...server }: StoredToolServer): schemas.ToolServer => ({
  ...server,
  etag: etagOfServer({ ...server, headersId }),
});

function assertUrl(url: string | undefined): void {
  if (url === undefined) return;
  const refuse = (message: string) =>
    new FakeError('bad_request', { details: [{ message, path: ['url'], in: 'body' }] });
  if (!URL.canParse(url)) throw refuse('must be a URL');
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw refuse('must not hold a user name or password; send a header');
}

function assertNameIsFree(store: Store, name: string, ownId?: number): void {
  if (store.toolServers.all().some((other) => other.name === name && other.id !== ownId))
    throw new FakeError('tool_server_name_in_use', {
      values: { name },
      details: [{ message: 'is already in use', path: ['name'], in: 'body' }],
    });
}

function create(store: Store, given: schemas.ToolServerCreate): StoredToolServer {
  const { url, transport = 'streamable-http', headers = {}, enabled = true } = given;
  assertUrl(url);
  const name = given.name.trim();
  assertNameIsFree(store, name);
  if (store.toolServers.all().length >= fakeLimits.toolServers) throw new FakeError('tool_server_limit_reached');
  const at = store.clock.timestamp();
  return store.toolServers.put({
    id: store.toolServers.nextId(),
    ...{ name, url, transport, enabled },
    headerNames: Object.keys(headers),
    headersId: given.headers ? crypto.randomUUID() : '',
    state: 'unknown',
    lastError: null,
    lastErrorAt: null,
    lastSuccessAt: null,
    createdAt: at,
    updatedAt: at,
  });
}

function update(
  store: Store,
  id: number,
  { headers: conditions, body: given }: FakeRequest<'updateToolServer'>,
): StoredToolServer {
  assertUrl(given.url);
  const before = findServer(store, id);
  assertMatch(conditions, { etag: etagOfServer(before) });
  const { url = before.url, transport = before.transport, enabled = before.enabled, headers } = given;
  const name = (given.name ?? before.name).trim();
  assertNameIsFree(store, name, id);
  // Headers were given for one server and are not sent to another.
  const isSameOrigin = new URL(url).origin === new URL(before.url).origin;
  const headerNames = headers ? Object.keys(headers) : isSameOrigin ? before.headerNames : [];
  const headersId = headers ? crypto.randomUUID() : isSameOrigin ? before.headersId : '';
  const after = { ...before, name, url, transport, enabled, headerNames, headersId };
  if (isSame(before, after)) return before;
  return store.toolServers.put({ ...after, updatedAt: store.clock.timestamp() });
}

/** Handlers of tool servers. */
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
    assertMatch(headers, { etag: etagOfServer(findServer(store, id)) });
    store.toolServers.remove(id);
    removeReference(store, { kind: 'toolServers', id }, userId);
    return { status: 200, body: { success: true } };
  },
  testToolServer({ body }) {
    if ('id' in body) findServer(store, body.id);
    else assertUrl(body.url);
    throw notModelled('testToolServer', 'connections to tool servers', {
      status: 200,
      body: { success: true, tools: [], error: null, durationMs: 12 },
    });
  },
});
