export const roles = [
  { value: 'org:admin', label: 'Admin' },
  { value: 'org:agent_manager', label: 'Agent manager' },
  { value: 'org:member', label: 'Member' },
  { value: 'org:guest', label: 'Guest' },
];

export const roleName = (role: string): string => roles.find(({ value }) => value === role)?.label ?? role;
