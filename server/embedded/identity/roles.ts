import { invalid } from './fault.js';

const manageAgents = (...actions: string[]): string[] => actions.map((action) => `org:manage_agents:${action}`);

const permissionsByRole: Readonly<Record<string, readonly string[]>> = {
  'org:admin': manageAgents('create', 'update', 'delete'),
  'org:agent_manager': manageAgents('create', 'update'),
  'org:member': [],
  'org:guest': [],
};

export const permissionsOf = (role: string): readonly string[] => permissionsByRole[role] ?? [];

export function requireKnownRole(role: string): void {
  if (!Object.hasOwn(permissionsByRole, role))
    throw invalid('form_param_value_invalid', `The role ${role} does not exist.`);
}
