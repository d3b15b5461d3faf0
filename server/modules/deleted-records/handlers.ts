import type { Handlers } from '../../generated/handlers.js';
import type { DeletedRecords } from './deleted-records.js';

export function deletedRecordHandlers(
  deletedRecords: DeletedRecords,
): Pick<Handlers, 'listDeletedRecords' | 'restoreDeletedRecord'> {
  return {
    async listDeletedRecords({ query, caller: { organizationId } }) {
      return { status: 200, body: await deletedRecords.list(organizationId, query) };
    },

    async restoreDeletedRecord({ body, caller: { organizationId }, unit }) {
      return { status: 200, body: await deletedRecords.restore(organizationId, body, unit) };
    },
  };
}
