import { fakeLimits, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, inUse } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredTag } from '../store.js';
import { byName, isSame, pick } from '../values.js';
import { activeAgents } from './agent-records.js';

const settings = settableFields.agentTags;

const toTag = (tag: StoredTag): schemas.AgentTag => ({ ...tag, etag: etagOf(pick(tag, settings)) });

function findTag(store: Store, id: number): StoredTag {
  const tag = store.agentTags.find(id);
  if (!tag) throw new FakeError('tag_not_found');
  return tag;
}

function update(store: Store, { query, headers, body }: FakeRequest<'updateAgentTag'>): StoredTag {
  const before = findTag(store, query.id);
  assertMatch(headers, toTag(before));
  const after = { ...before, ...pick(body, settings) };
  after.name = after.name.trim();
  if (isSame(before, after)) return before;
  const { name } = after;
  if (store.agentTags.all().some((other) => other.id !== before.id && other.name === name))
    throw inUse('tag_name_in_use', 'name', { name });
  return store.agentTags.put({ ...after, updatedAt: store.clock.timestamp() });
}

function create(store: Store, { body, caller }: FakeRequest<'createAgentTag'>): StoredTag {
  const name = body.name.trim();
  const known = store.agentTags.all().find((tag) => tag.name === name);
  if (known) return known;
  if (store.agentTags.all().length >= fakeLimits.agentTags) throw new FakeError('agent_tag_limit_reached');
  const at = store.clock.timestamp();
  return store.agentTags.put({
    id: store.agentTags.nextId(),
    ...pick(body, settings),
    name,
    organizationId: store.settings.organizationId,
    createdBy: caller.userId,
    createdAt: at,
    updatedAt: at,
  });
}

export const agentTagHandlers = (
  store: Store,
): FakeHandlers<'listAgentTags' | 'createAgentTag' | 'updateAgentTag' | 'deleteAgentTag'> => ({
  listAgentTags() {
    const agents = activeAgents(store);
    const body = byName(store.agentTags.all()).map((tag) => ({
      ...toTag(tag),
      agentCount: agents.filter(({ tagIds }) => tagIds.includes(tag.id)).length,
    }));
    return { status: 200, body };
  },
  createAgentTag: (request) => ({ status: 200, body: toTag(create(store, request)) }),
  updateAgentTag: (request) => ({ status: 200, body: toTag(update(store, request)) }),
  deleteAgentTag({ query: { id }, headers }) {
    assertMatch(headers, toTag(findTag(store, id)));
    store.agentTags.remove(id);
    for (const agent of store.agents.all())
      if (agent.tagIds.includes(id))
        store.agents.change(agent, { tagIds: agent.tagIds.filter((tagId) => tagId !== id) });
    return { status: 200, body: { success: true, message: 'Tag deleted' } };
  },
});
