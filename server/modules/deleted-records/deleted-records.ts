import { decodeCursor, encodeCursor, readCursorTimestamp } from '../../platform/records/cursor.js';
import { ApiError, type ErrorDetail, type PlainErrorCode } from '../../platform/errors.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import type {
  DeletedPosition,
  DeletedRecordRepository,
  DeletedRecordType,
  RecordReference,
  TypeWithUniqueValue,
} from './repository.js';

type Schemas = components['schemas'];

export interface DeletedRecords {
  list(
    organizationId: string,
    query: { readonly type?: DeletedRecordType; readonly limit: number; readonly cursor?: string },
  ): Promise<Schemas['DeletedRecordPage']>;
  restore(organizationId: string, record: RecordReference, unit: UnitOfWork): Promise<Schemas['RestoredRecord']>;
  /** Records that were deleted at or before the returned time are due for the purge and cannot be restored. */
  cutoff(): Date;
}

export interface DeletedRecordsDependencies {
  readonly repository: DeletedRecordRepository;
  readonly retentionDays: number;
  now?(): Date;
}

const dayMs = 86_400_000;

/** Maximum records of a type per organization, and the error if it is reached. Null for no limit. */
const limitsOfTypes: Record<DeletedRecordType, { limit: number; code: PlainErrorCode } | null> = {
  agent: { limit: organizationLimits.agents, code: 'agent_limit_reached' },
  knowledge_base: { limit: organizationLimits.knowledgeBases, code: 'knowledge_base_limit_reached' },
  skill: { limit: organizationLimits.skills, code: 'skill_limit_reached' },
  tool_server: { limit: organizationLimits.toolServers, code: 'tool_server_limit_reached' },
  scheduled_task: { limit: organizationLimits.scheduledTasks, code: 'scheduled_task_limit_reached' },
  conversation: null,
};

function taken(type: TypeWithUniqueValue, value: string): ApiError {
  const details: ErrorDetail[] = [{ message: reasons.request.restoredNameInUse, path: ['id'] }];
  switch (type) {
    case 'agent':
      return new ApiError('email_slug_in_use', { values: { slug: value }, details });
    case 'knowledge_base':
      return new ApiError('knowledge_base_name_in_use', { values: { name: value }, details });
    case 'tool_server':
      return new ApiError('tool_server_name_in_use', { values: { name: value }, details });
  }
}

const cursorOf = ({ deletedAt, type, id }: DeletedPosition): string =>
  encodeCursor([deletedAt.toISOString(), type, id]);

const isType = (type: unknown): type is DeletedRecordType =>
  typeof type === 'string' && Object.hasOwn(limitsOfTypes, type);

function readCursor(cursor: string): DeletedPosition {
  const [timestamp, type, id, ...more] = decodeCursor(cursor) ?? [];
  const deletedAt = readCursorTimestamp(timestamp);
  const isId = typeof id === 'string' && /^[0-9a-f-]{1,36}$/.test(id);
  if (deletedAt !== null && isType(type) && isId && more.length === 0) return { deletedAt, type, id };
  throw new ApiError('bad_request', {
    details: [{ message: reasons.request.foreignCursor, path: ['cursor'] }],
  });
}

export function createDeletedRecordRules({
  repository,
  retentionDays,
  now = () => new Date(),
}: DeletedRecordsDependencies): DeletedRecords {
  const retentionMs = retentionDays * dayMs;
  const cutoff = () => new Date(now().getTime() - retentionMs);
  return {
    cutoff,

    async list(organizationId, { type, limit, cursor }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const filter = { type: type ?? null, deletedAfter: cutoff(), after, limit: limit + 1 };
      const rows = await repository.list(organizationId, filter);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        records: page.map(({ deletedAt, ...row }) => ({
          ...row,
          deletedAt: deletedAt.toISOString(),
          purgeAt: new Date(deletedAt.getTime() + retentionMs).toISOString(),
        })),
        nextCursor: last ? cursorOf(last) : null,
      };
    },

    async restore(organizationId, { type, id: given }, unit) {
      const id = given.toLowerCase();
      const limited = limitsOfTypes[type];
      const bounds = { deletedAfter: cutoff(), limit: limited?.limit ?? null };
      const outcome = await repository.restore(organizationId, { type, id }, bounds, unit);
      switch (outcome.kind) {
        case 'restored':
          return { type, id, name: outcome.name };
        case 'record-missing':
          throw new ApiError('deleted_record_not_found');
        case 'limit-reached':
          if (limited === null) throw new Error(`records of the type ${type} have no limit`);
          throw new ApiError(limited.code);
        case 'value-taken':
          throw taken(outcome.type, outcome.value);
      }
    },
  };
}
