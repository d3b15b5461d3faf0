import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { changesOf, recordChanges, type Origin } from '../../platform/audit.js';
import { assignmentList, columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { unlessNameTaken } from '../../platform/database/errors.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { readList, type PagedList } from '../../platform/database/paged-list.js';
import { nextId, singleRow } from '../../platform/database/single-row.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { Events } from '../../platform/events/emit-events.js';
import { pick } from '../../platform/records/pick-fields.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { isSameConnection, type ConnectionSettings } from './connection-settings.js';
import { settingNames, storedNames } from './setting-names.js';

type ToolServer = components['schemas']['ToolServer'];

export type ToolServerFields = Pick<ToolServer, (typeof settingNames)[number]> &
  ConnectionSettings & { headerNames: string[] };

export type StoredToolServer = ToolServerFields & {
  id: number;
  lastError: string | null;
  lastErrorAt: Date | null;
  lastSuccessAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

type Saved = { kind: 'saved'; server: StoredToolServer };
export type CreateOutcome = Saved | { kind: 'name-taken' } | { kind: 'limit-reached' };
export type UpdateOutcome = Saved | { kind: 'name-taken' } | { kind: 'server-missing' };

export interface NewToolServer {
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
  fieldsFor(id: number): ToolServerFields;
}

export interface ToolServerRepository {
  list(organizationId: string): AsyncGenerator<StoredToolServer, void, undefined>;
  /** Returns the servers that exist, in the order of the given ids. */
  find(organizationId: string, ids: readonly number[]): Promise<StoredToolServer[]>;
  create(organizationId: string, server: NewToolServer, unit: UnitOfWork): Promise<CreateOutcome>;
  /** `decide` receives the locked server and returns null to leave it unchanged. */
  update(
    organizationId: string,
    id: number,
    change: { at: Date; decide: (current: StoredToolServer) => ToolServerFields | null },
    unit: UnitOfWork,
  ): Promise<UpdateOutcome>;
  /**
   * Stores the outcome of a tool call or of an attempt to connect. `failure` is null after a success. Stores nothing if
   * the server's connection settings have changed. Does not change `updatedAt`.
   */
  recordUse(
    organizationId: string,
    id: number,
    use: { settings: ConnectionSettings; at: Date; failure: string | null },
  ): Promise<void>;
  /**
   * Calls `check` with the locked server, marks the server as deleted and emits `tool_server.deleted`. Returns false if
   * the server does not exist. Keeps the encrypted headers until the purge, so that a restored server works.
   */
  delete(
    organizationId: string,
    id: number,
    deletion: { userId: string; at: Date; check: (current: StoredToolServer) => void },
    unit: UnitOfWork,
  ): Promise<boolean>;
}

const columns = selectList('tool_servers', [...storedNames, 'sealedHeaders']);

const toolServerList = (organizationId: string): PagedList => ({
  table: 'tool_servers',
  alias: 'tool_servers',
  bytes: 'tool_servers.content_bytes',
  organizationId,
  where: 'tool_servers.deleted_at is null',
  order: 'lower(tool_servers.name), tool_servers.id',
  columns,
});

const maxFailureLength = limits['ToolServer.lastError'].maxLength;

const neverUsed = { lastError: null, lastErrorAt: null, lastSuccessAt: null };

type Rows = { rows: StoredToolServer[] };

const only = (query: Promise<Rows>): Promise<StoredToolServer> => singleRow(query, 'saving a tool server');

/** Returns the audited fields. The audit log hides the values of headers. */
const audited = ({ headerNames, sealedHeaders, ...server }: StoredToolServer) => ({
  ...pick(server, settingNames),
  headerNames,
  headers: sealedHeaders?.toString('base64') ?? null,
});

const changeOf = changesOf(audited, { secrets: ['headers'] });
const uniqueName = 'tool_servers_name_key';

async function lockOne(
  transaction: Database,
  organizationId: string,
  id: number,
): Promise<StoredToolServer | undefined> {
  const { rows } = await transaction.raw<Rows>(
    `select ${columns} from tool_servers
     where organization_id = :organizationId and id = :id and deleted_at is null
     for update`,
    { organizationId, id },
  );
  return rows[0];
}

async function create(
  transaction: Database,
  organizationId: string,
  { userId, at, limit, fieldsFor }: NewToolServer,
  origin: Origin,
): Promise<CreateOutcome> {
  if (await isLimitReached(transaction, 'tool_servers', organizationId, limit)) return { kind: 'limit-reached' };
  // Get the id first, because the encrypted headers are bound to it.
  const id = await nextId(transaction, 'tool_servers');
  const record = { ...fieldsFor(id), organizationId, id, createdBy: userId, createdAt: at, updatedAt: at };
  const row = toColumns(record);
  const created = await only(
    transaction.raw<Rows>(
      `insert into tool_servers (${columnList(row)}) overriding system value
       values (${valueList(row)})
       returning ${columns}`,
      row,
    ),
  );
  const entry = changeOf('tool_server.created', null, created);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', server: created };
}

async function update(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, decide }: Parameters<ToolServerRepository['update']>[2],
  origin: Origin,
): Promise<UpdateOutcome> {
  const current = await lockOne(transaction, organizationId, id);
  if (!current) return { kind: 'server-missing' };
  const change = decide(current);
  if (change === null) return { kind: 'saved', server: current };
  const row = toColumns({ ...change, ...(isSameConnection(change, current) ? {} : neverUsed), updatedAt: at });
  const changed = await only(
    transaction.raw<Rows>(
      `update tool_servers set ${assignmentList(row)}
       where organization_id = :organizationId and id = :id
       returning ${columns}`,
      { ...row, organizationId, id },
    ),
  );
  const entry = changeOf('tool_server.updated', current, changed);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', server: changed };
}

async function deleteToolServer(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  id: number,
  { userId, at, check }: Parameters<ToolServerRepository['delete']>[2],
  origin: Origin,
): Promise<boolean> {
  const current = await lockOne(transaction, organizationId, id);
  if (!current) return false;
  check(current);
  await transaction.raw(
    `update tool_servers set deleted_at = :at, deleted_by = :userId
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, userId, at },
  );
  const entry = changeOf('tool_server.deleted', current, null);
  await recordChanges(transaction, origin, organizationId, entry);
  await events.emit(transaction, {
    type: 'tool_server.deleted',
    organizationId,
    toolServerId: id,
    deletedBy: userId,
    requestId: origin.requestId,
  });
  return true;
}

export function createToolServerRepository(database: Database, events: Events): ToolServerRepository {
  return {
    list: (organizationId) => readList(database, toolServerList(organizationId), (row: StoredToolServer) => row),

    async find(organizationId, ids) {
      const { rows } = await database.raw<Rows>(
        `select ${columns} from tool_servers
         where organization_id = :organizationId and id = any(:ids) and deleted_at is null
         order by array_position(:ids, id)`,
        { organizationId, ids },
      );
      return rows;
    },

    create: (organizationId, server, unit) =>
      unlessNameTaken(
        uniqueName,
        unit.transaction(database, (transaction) => create(transaction, organizationId, server, unit.origin)),
      ),

    update: (organizationId, id, change, unit) =>
      unlessNameTaken(
        uniqueName,
        unit.transaction(database, (transaction) => update(transaction, organizationId, id, change, unit.origin)),
      ),

    async recordUse(organizationId, id, { settings: { url, transport, sealedHeaders }, at, failure }) {
      const outcome = failure === null ? 'last_success_at = :at' : 'last_error = :failure, last_error_at = :at';
      await database.raw(
        `update tool_servers set ${outcome}
         where organization_id = :organizationId and id = :id and url = :url and transport = :transport
           and sealed_headers is not distinct from :sealedHeaders`,
        {
          organizationId,
          id,
          url,
          transport,
          sealedHeaders,
          at,
          ...(failure === null ? {} : { failure: failure.slice(0, maxFailureLength) }),
        },
      );
    },

    delete: (organizationId, id, deletion, unit) =>
      unit.transaction(database, (transaction) =>
        deleteToolServer(transaction, events, organizationId, id, deletion, unit.origin),
      ),
  };
}
