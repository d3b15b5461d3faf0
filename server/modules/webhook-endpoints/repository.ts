import type { Database } from '../../platform/database/database.js';
import { changesOf, recordChanges } from '../../platform/audit.js';
import { assignmentList, columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { nextId, singleRow } from '../../platform/database/single-row.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { components } from '../../generated/types.js';
import { settingNames, storedNames, type Settings } from './setting-names.js';

type WebhookEndpoint = components['schemas']['WebhookEndpoint'];

export interface EncryptedSecrets {
  sealedSecret: Buffer;
  previousSealedSecret: Buffer | null;
  previousSecretExpiresAt: Date | null;
}

export type StoredEndpoint = Settings &
  EncryptedSecrets & {
    id: number;
    disabledReason: WebhookEndpoint['disabledReason'];
    failingSince: Date | null;
    /** Whether the last attempt took longer than `slowMs` in deliveries-repository.ts. Test events do not count. */
    isSlow: boolean;
    createdAt: Date;
    updatedAt: Date;
  };

export interface NewEndpoint {
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
  readonly settings: Settings;
  /** Receives the new id, to which the secrets are bound. */
  secretsFor(id: number): EncryptedSecrets;
}

export type CreateOutcome = { kind: 'created'; endpoint: StoredEndpoint } | { kind: 'limit-reached' };

export type EndpointChange = Partial<Omit<StoredEndpoint, 'id' | 'createdAt' | 'updatedAt'>>;

export interface EndpointDecision {
  readonly at: Date;
  /** Receives the locked endpoint. Returns null for no change. */
  decide(current: StoredEndpoint): EndpointChange | null;
}

export interface WebhookEndpointRepository {
  list(organizationId: string): Promise<StoredEndpoint[]>;
  find(organizationId: string, id: number): Promise<StoredEndpoint | null>;
  create(organizationId: string, endpoint: NewEndpoint, unit: UnitOfWork): Promise<CreateOutcome>;
  /** Returns null if the endpoint does not exist. */
  update(
    organizationId: string,
    id: number,
    decision: EndpointDecision,
    unit: UnitOfWork,
  ): Promise<StoredEndpoint | null>;
  /**
   * `check` receives the locked endpoint, and throws to cancel the deletion. Returns false if the endpoint does not
   * exist. Keeps the deliveries until their retention ends, so that the transaction is short.
   */
  delete(
    organizationId: string,
    id: number,
    deletion: { check: (current: StoredEndpoint) => void },
    unit: UnitOfWork,
  ): Promise<boolean>;
}

const columns = selectList('webhook_endpoints', [...storedNames, 'sealedSecret', 'previousSealedSecret', 'isSlow']);

type Rows = { rows: StoredEndpoint[] };

const only = (query: Promise<Rows>): Promise<StoredEndpoint> => singleRow(query, 'saving a webhook endpoint');

/** An endpoint has no name, so its entries in the audit log show its URL. */
const changeOf = changesOf(
  ({ sealedSecret, disabledReason, ...endpoint }: StoredEndpoint & { readonly name: string }) => ({
    ...pick(endpoint, settingNames),
    disabledReason,
    secret: sealedSecret.toString('base64'),
  }),
  { secrets: ['secret'] },
);
const named = (endpoint: StoredEndpoint | null) => endpoint && { ...endpoint, name: endpoint.url };

async function record(
  transaction: Database,
  { origin }: Pick<UnitOfWork, 'origin'>,
  organizationId: string,
  before: StoredEndpoint | null,
  after: StoredEndpoint | null,
): Promise<void> {
  const action = before === null ? 'created' : after === null ? 'deleted' : 'updated';
  const entry = changeOf(`webhook_endpoint.${action}`, named(before), named(after));
  await recordChanges(transaction, origin, organizationId, entry);
}

async function lockOne(transaction: Database, organizationId: string, id: number): Promise<StoredEndpoint | undefined> {
  const { rows } = await transaction.raw<Rows>(
    `select ${columns} from webhook_endpoints where organization_id = :organizationId and id = :id for update`,
    { organizationId, id },
  );
  return rows[0];
}

async function create(
  transaction: Database,
  organizationId: string,
  { userId, at, limit, settings, secretsFor }: NewEndpoint,
  unit: Pick<UnitOfWork, 'origin'>,
): Promise<CreateOutcome> {
  if (await isLimitReached(transaction, 'webhook_endpoints', organizationId, limit)) return { kind: 'limit-reached' };
  const id = await nextId(transaction, 'webhook_endpoints');
  const row = toColumns({
    ...settings,
    ...secretsFor(id),
    organizationId,
    id,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  });
  const created = await only(
    transaction.raw<Rows>(
      `insert into webhook_endpoints (${columnList(row)}) overriding system value
       values (${valueList(row)})
       returning ${columns}`,
      row,
    ),
  );
  await record(transaction, unit, organizationId, null, created);
  return { kind: 'created', endpoint: created };
}

/** Implements `WebhookEndpointRepository.update` in the given transaction. */
export async function updateEndpoint(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, decide }: EndpointDecision,
  unit: Pick<UnitOfWork, 'origin'>,
): Promise<StoredEndpoint | null> {
  const current = await lockOne(transaction, organizationId, id);
  if (!current) return null;
  const change = decide(current);
  if (change === null) return current;
  const row = toColumns({ ...change, updatedAt: at });
  const changed = await only(
    transaction.raw<Rows>(
      `update webhook_endpoints set ${assignmentList(row)}
       where organization_id = :organizationId and id = :id
       returning ${columns}`,
      { ...row, organizationId, id },
    ),
  );
  await record(transaction, unit, organizationId, current, changed);
  return changed;
}

export function createWebhookEndpointRepository(database: Database): WebhookEndpointRepository {
  return {
    async list(organizationId) {
      const { rows } = await database.raw<Rows>(
        `select ${columns} from webhook_endpoints where organization_id = :organizationId order by id`,
        { organizationId },
      );
      return rows;
    },

    async find(organizationId, id) {
      const { rows } = await database.raw<Rows>(
        `select ${columns} from webhook_endpoints where organization_id = :organizationId and id = :id`,
        { organizationId, id },
      );
      return rows[0] ?? null;
    },

    create: (organizationId, endpoint, unit) =>
      unit.transaction(database, (transaction) => create(transaction, organizationId, endpoint, unit)),

    update: (organizationId, id, change, unit) =>
      unit.transaction(database, (transaction) => updateEndpoint(transaction, organizationId, id, change, unit)),

    delete: (organizationId, id, { check }, unit) =>
      unit.transaction(database, async (transaction) => {
        const current = await lockOne(transaction, organizationId, id);
        if (!current) return false;
        check(current);
        await transaction.raw(
          `delete from webhook_endpoints
           where organization_id = :organizationId and id = :id`,
          { organizationId, id },
        );
        await record(transaction, unit, organizationId, current, null);
        return true;
      }),
  };
}
