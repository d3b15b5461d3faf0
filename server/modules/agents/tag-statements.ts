import type { Database } from '../../platform/database/database.js';
import type { Agent } from './statements.js';

/**
 * Returns the given tags that exist, sorted by name, and the first given id that does not exist. Locks the tags against
 * deletion until the transaction ends. Otherwise, a concurrent deletion could make the save fail with a foreign key
 * error, which names no tag.
 */
export async function lockTags(
  transaction: Database,
  organizationId: string,
  tagIds: readonly number[],
): Promise<{ tags: Agent['tags']; missing: number | undefined }> {
  if (tagIds.length === 0) return { tags: [], missing: undefined };
  const { rows: tags } = await transaction.raw<{ rows: Agent['tags'] }>(
    `select id, name from agent_tags
     where organization_id = :organizationId and id = any(:tagIds)
     order by lower(name), id
     for key share`,
    { organizationId, tagIds },
  );
  return { tags, missing: tagIds.find((tagId) => !tags.some(({ id }) => id === tagId)) };
}

/** Sets the tags of an agent. The tags must be locked. */
export async function assignTags(
  transaction: Database,
  organizationId: string,
  agentId: number,
  tagIds: readonly number[],
): Promise<void> {
  await transaction.raw(
    `with dropped as (
       delete from agent_tag_assignments
       where organization_id = :organizationId and agent_id = :agentId
         and not tag_id = any(:tagIds)
     )
     insert into agent_tag_assignments (organization_id, agent_id, tag_id)
     select :organizationId, :agentId, tag_id from unnest(cast(:tagIds as integer[])) as tag_id
     on conflict do nothing`,
    { organizationId, agentId, tagIds },
  );
}
