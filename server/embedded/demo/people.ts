import type { Caller } from '../../platform/caller.js';
import { demoOrganizationId } from '../identity/index.js';

const member = (userId: string, role: string): Caller => ({
  userId,
  organizationId: demoOrganizationId,
  role,
  permissions: [],
});

export const ada = member('user_2kAdaOkafor5tN8wQy3Kd', 'org:admin');
export const ben = member('user_2kBenLindqvist4sM7xPz2Jc', 'org:agent_manager');
export const chiara = member('user_2kChiaraRossi6uR9vTx4Le', 'org:member');
