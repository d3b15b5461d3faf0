import { inProgress } from './stale-files-repository.js';

/**
 * Makes the unfinished files of a restored knowledge base stale, so that the periodic task restarts them. Their jobs
 * may have ended while the knowledge base was deleted.
 */
export const restartUnfinishedFiles = `
  update knowledge_base_files set active_at = 'epoch', is_held = false
  where organization_id = :organizationId and knowledge_base_id = :id and ${inProgress}`;
