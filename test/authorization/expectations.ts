// Derives the expected reply from the contract. The tables contain the rules that only descriptions of the contract
// state. Text in «» is quoted from the descriptions.
import { responses, type RawOperation } from '../contract/support.js';
import { errorTexts, isOpenTo, type Caller } from './callers.js';
import type { PlainRequest, Reference } from './requests.js';

export const ownerships = ['own', "another member's", "another organization's", 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

export interface Expected {
  statuses: number[];
  error?: string;
}

const successes = ({ raw }: RawOperation) =>
  responses(raw)
    .map(({ status }) => status)
    .filter((status) => status < 300);
const keyOf = ({ id }: RawOperation, { place, at }: Reference) => `${id} ${place} ${at.join('.')}`;
const notAdmin = 'Unauthorized: User is not an admin in this organization';

/**
 * Kinds of records that belong to a user. For the records of others, members who are not administrators get 404
 * (`hidden`) or 403 (`refused`).
 */
const personal: Partial<Record<Reference['kind'], 'hidden' | 'refused'>> = {
  conversation: 'hidden', // «is not available to the caller»
  message: 'hidden',
  scheduledTask: 'refused', // «other callers get 403»
  taskExecution: 'hidden',
};

/** Places where a missing record does not return 404. */
const absent: Record<string, { statuses: number[]; because: string }> = {
  'listAgentVersions query before': {
    statuses: [400],
    because: 'it is the start of the page, not the requested record',
  },
  'listTaskExecutions query before': {
    statuses: [400],
    because: 'it is the start of the page, not the requested record',
  },
  'listConversations query agentId': { statuses: [200], because: 'a filter: an unknown agent gives an empty list' },
  'getInteractions query agentId': { statuses: [200], because: 'a filter: an unknown agent gives an empty list' },
  'listAuditLog query actorId': { statuses: [200], because: 'a filter: an unknown user gives an empty list' },
  'exportAuditLog query actorId': { statuses: [200], because: 'a filter: an unknown user gives no lines' },
  'getStats query agentId': { statuses: [200], because: 'a filter: an unknown agent gives zeros' },
  'updateUserMetadata body userId': {
    statuses: [403],
    because: '«Returns 403 if the user is not a member of the organization»',
  },
  'removeUsers body userIds.*': { statuses: [207], because: 'each entry has its own outcome' },
  'bulkRemoveUsers body userIds.*': { statuses: [207], because: 'each entry has its own outcome' },
  'revokeInvitations body invitationIds.*': { statuses: [207], because: 'each entry has its own outcome' },
};

/** Filters by user. Without `allInOrg`, they may name only the caller. */
const filtersByPerson = ['listConversations query userId', 'getInteractions query userId', 'getStats query userId'];

const special: Record<string, Partial<Record<Ownership, Expected>>> = {
  // «You cannot remove yourself from the organization»
  'removeUsers body userIds.*': { own: { statuses: [400] } },
  'bulkRemoveUsers body userIds.*': { own: { statuses: [400] } },
  // «You cannot erase yourself»
  'eraseUser body userId': { own: { statuses: [400] } },
  // «adds the message to that conversation, which must belong to the caller»
  'chat body threadId': { "another member's": { statuses: [404], error: 'Conversation not found' } },
};

/** Returns the reply to a caller who may not call the operation, or null for other callers. */
export function refusalOf(operation: RawOperation, caller: Caller, body: PlainRequest['body']): Expected | null {
  if (operation.raw['x-required-role'] === 'none') return null;
  if (caller.refusal) return { statuses: [caller.refusal.status], error: caller.refusal.error };
  if (isOpenTo(operation, caller, body)) return null;
  return { statuses: [403], error: errorTexts(operation, 403)[0] };
}

export function expectedOf(
  operation: RawOperation,
  caller: Caller,
  reference: Reference,
  ownership: Ownership,
): Expected {
  const key = keyOf(operation, reference);
  const isAdmin = caller.role === 'org:admin';
  const found = { statuses: successes(operation) };
  const given = special[key]?.[ownership];
  if (given) return given;
  if (filtersByPerson.includes(key) && ownership !== 'own')
    return isAdmin ? { statuses: [400] } : { statuses: [403], error: notAdmin };
  if (ownership === 'own') return found;
  if (ownership === "another member's") {
    const rule = personal[reference.kind];
    if (rule === undefined || isAdmin) return found;
    if (rule === 'refused')
      return {
        statuses: [403],
        error: errorTexts(operation, 403).find((text) => text.includes('belongs to another user')),
      };
  }
  return { statuses: absent[key]?.statuses ?? [404] };
}
