// Every kind of caller, and the operations that the contract allows them to call.
import { errorsOf, type RawOperation } from '../contract/support.js';
import type { TestServer } from '../support/server.js';

export interface Caller {
  name: string;
  userId: string;
  role?: string;
  permissions: string[];
  /** The reply of every operation that requires a token. Absent for a caller with a valid token of an organization. */
  refusal?: { status: number; error: string };
  token: string | null;
}

const permissions = ['org:manage_agents:create', 'org:manage_agents:update', 'org:manage_agents:delete'];

const members: { role: string; permissions: string[] }[] = [
  ...['org:admin', 'org:agent_manager', 'org:member', 'org:guest', 'org:a_role_of_their_own'].map((role) => ({
    role,
    permissions: [],
  })),
  ...permissions.map((permission) => ({ role: 'org:member', permissions: [permission] })),
  { role: 'org:guest', permissions },
];

export async function createCallers(server: TestServer): Promise<Caller[]> {
  const provider = server.container.identityProvider!;
  const known = await Promise.all(
    members.map(async (member, index): Promise<Caller> => {
      const userId = `user_matrix_${index}`;
      return {
        name: [member.role, ...member.permissions].join(' + '),
        userId,
        ...member,
        token: await server.tokenFor({ userId, ...member }),
      };
    }),
  );
  const userId = known[0]!.userId;
  const unauthorized = { status: 401, error: 'Unauthorized' };
  return [
    ...known,
    { name: 'no token', userId, permissions: [], refusal: unauthorized, token: null },
    {
      name: 'expired token',
      userId,
      permissions: [],
      refusal: unauthorized,
      token: await provider.mintToken({ userId, organizationId: server.organizationId, lifetimeSeconds: -3600 }),
    },
    {
      name: 'no organization',
      userId,
      permissions: [],
      refusal: { status: 400, error: 'User is not part of any organization' },
      token: await provider.mintToken({ userId }),
    },
  ];
}

/** The roles from lowest to highest. A role unknown to the contract counts as member. */
const ranks = ['org:guest', 'org:member', 'org:agent_manager', 'org:admin'];
export const rankOf = (role: string) => (ranks.includes(role) ? ranks.indexOf(role) : ranks.indexOf('org:member'));

/** Returns whether the contract allows the caller to call the operation. */
export function isOpenTo({ raw }: RawOperation, { role = '', permissions: held }: Caller, body: unknown): boolean {
  const required = raw['x-required-role'];
  if (rankOf(role) >= rankOf(required)) return true;
  if (role === 'org:guest') return false;
  const byField = raw['x-required-permission-by-field'];
  if (byField) return held.includes(Object.hasOwn(body as object, byField.field) ? byField.present : byField.absent);
  return (raw['x-required-permission'] ?? []).some((permission: string) => held.includes(permission));
}

export const errorTexts = ({ id }: RawOperation, status: number): string[] =>
  errorsOf(id, status).map(({ text }) => text);
