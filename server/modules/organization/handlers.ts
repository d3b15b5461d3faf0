import { etagHeader } from '../../platform/records/etag.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { Handlers } from '../../generated/handlers.js';
import {
  failureTexts,
  isProviderFailure,
  type BulkResult,
  type EntryFailure,
  type FailureCode,
} from './administration/bulk.js';
import type { MemberOrder, Organization } from './organization.js';

export type OrganizationOperation =
  | 'listUsers'
  | 'updateUserMetadata'
  | 'removeUsers'
  | 'bulkRemoveUsers'
  | 'listInvitations'
  | 'createInvitations'
  | 'revokeInvitations'
  | 'getMyPermissions'
  | 'receiveIdentityEvent';

/** Parses `orderBy`: `-email` sorts by email address, descending. An unencoded `+` arrives as a space. */
const toOrder = (orderBy: string): MemberOrder => ({
  field: orderBy.replace(/^[-+ ]/, '') as MemberOrder['field'],
  isDescending: orderBy.startsWith('-'),
});

/**
 * If the provider failed for an entry, the entry may still have taken effect. The reply is then marked as unfinished
 * and is not stored, so that a retry with the same Idempotency-Key calls the provider again.
 */
function bulkReply<Success, Failure extends EntryFailure<FailureCode>>(result: BulkResult<Success, Failure>) {
  // Without the cast, the type of `error` would include the texts of all operations.
  const toError = (entry: Failure) => ({ ...entry, error: failureTexts[entry.code as Failure['code']] });
  return {
    status: result.success ? (200 as const) : (207 as const),
    body: { ...result, errors: result.errors.map(toError) },
    isUnfinished: result.errors.some(isProviderFailure),
  };
}

export function organizationHandlers(organization: Organization): Pick<Handlers, OrganizationOperation> {
  const { users, invitations, identityEvents } = organization;

  const removeUsers = async (caller: Caller, userIds: readonly string[], unit: UnitOfWork) => {
    const { body, ...reply } = bulkReply(await users.remove(caller, userIds, unit));
    const { errors, ...result } = body;
    return { ...reply, body: { ...result, ...(errors.length > 0 && { errors }) } };
  };

  return {
    removeUsers: ({ body, caller, unit }) => removeUsers(caller, body.userIds, unit),
    bulkRemoveUsers: ({ body, caller, unit }) => removeUsers(caller, body.userIds, unit),

    async listUsers({ query, caller: { organizationId } }) {
      const { limit, offset, role = null, query: text = null, orderBy } = query;
      return {
        status: 200,
        body: await users.list(organizationId, { limit, offset, role, query: text, orderBy: toOrder(orderBy) }),
      };
    },

    async updateUserMetadata({
      precondition,
      body: { userId, metadata },
      caller: { organizationId },
      unit: { origin },
    }) {
      const user = await users.updateMetadata(organizationId, userId, metadata, origin, precondition);
      return { status: 200, headers: etagHeader(user), body: { success: true, user } };
    },

    async listInvitations({ query, caller: { organizationId } }) {
      const { limit, offset, status: statuses } = query;
      return { status: 200, body: await invitations.list(organizationId, { limit, offset, statuses }) };
    },

    async createInvitations({ body, caller, unit }) {
      return bulkReply(await invitations.create(caller, body.invitations, unit));
    },

    async revokeInvitations({ body, caller, unit }) {
      return bulkReply(await invitations.revoke(caller, body.invitationIds, unit));
    },

    async getMyPermissions({ caller }) {
      return { status: 200, body: organization.permissionsOf(caller) };
    },

    async receiveIdentityEvent({ headers, body, rawBody }) {
      const outcome = await identityEvents.receive({ headers, rawBody: rawBody ?? Buffer.alloc(0), event: body });
      return { status: 200, body: { received: true, outcome } };
    },
  };
}
