// Tags of agents.
import { fakeLimits } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeHandlers } from '../contract.js';
import { FakeError, refuseInUse } from '../errors.js';
import type { Store } from '../store.js';
import { byName } from '../values.js';
import { activeAgents } from './agent-records.js';

function findTag(store: Store, id: number): schemas.AgentTag {
  const tag = store.agentTags.find(id);
  if (!tag) throw new FakeError('tag_not_found');
  return tag;
}

function rename(store: Store, id: number, given: string | undefined): schemas.AgentTag {
  const tag = findTag(store, id);
  const name = given?.trim() ?? tag.name;
  if (name === tag.name) return tag;
  if (store.agentTags.all().some((other) => other.name === name))
    throw refuseInUse('tag_name_in_use', 'name', { name });
  return store.agentTags.change(tag, { name, updatedAt: store.clock.timestamp() });
}

function create(store: Store, given: string, userId: string): schemas.AgentTag {
  const name = given.trim();
  const known = store.agentTags.all().find((tag) => tag.name === name);
  if (known) return known;
  if (store.agentTags.all().length >= fakeLimits.agentTags) throw new FakeError('agent_tag_limit_reached');
  const at = store.clock.timestamp();
  const { organizationId } = store.settings;
  const id = store.agentTags.nextId();
  return store.agentTags.put({ id, name, organizationId, createdBy: userId, createdAt: at, updatedAt: at });
}

/** Handlers of tags. */
export const agentTagHandlers = (
  store: Store,
): FakeHandlers<'listAgentTags' | 'createAgentTag' | 'renameAgentTag' | 'deleteAgentTag'> => ({
  listAgentTags() {
    const agents = activeAgents(store);
    const body = byName(store.agentTags.all()).map((tag) => ({
      ...tag,
      agentCount: agents.filter(({ tagIds }) => tagIds.includes(tag.id)).length,
    }));
    return { status: 200, body };
  },
  createAgentTag: ({ body: { name }, caller }) => ({ status: 200, body: create(store, name, caller.userId) }),
  renameAgentTag: ({ query: { id }, body: { name } }) => ({ status: 200, body: rename(store, id, name) }),
  deleteAgentTag({ query: { id } }) {
    findTag(store, id);
    store.agentTags.remove(id);
    for (const agent of store.agents.all())
      if (agent.tagIds.includes(id))
        store.agents.change(agent, { tagIds: agent.tagIds.filter((tagId) => tagId !== id) });
    return { status: 200, body: { success: true, message: 'Tag deleted' } };
  },
});
