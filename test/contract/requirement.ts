import type { Operation } from '../../codegen/contract/contract.js';

const roles: Record<Operation['role'], string> = {
  none: 'Requires no access token',
  'org:guest': 'Requires the guest role or higher',
  'org:member': 'Requires the member role or higher',
  'org:agent_manager': 'Requires the agent manager role or higher',
  'org:admin': 'Requires the admin role',
};

/** Returns the first sentence of an operation's description, which says who may call the operation. */
export function requirementOf({ role, permissions }: Pick<Operation, 'role' | 'permissions'>): string {
  const names = permissions.map((permission) => `\`${permission}\``).join(' or ');
  return permissions.length === 0 ? `${roles[role]}.` : `${roles[role]}, or the permission ${names}.`;
}
