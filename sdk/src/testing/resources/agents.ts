import { fakeLimits, promptVariables, reasons, reservedEmailSlugs } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import { messageFor } from '../../generated/problem-messages.js';
import type { FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, fillIn, refuseField, inUse } from '../errors.js';
import { assertMatch } from '../etag.js';
import type { Store, StoredAgent } from '../store.js';
import { byName, isReserved, isSame } from '../values.js';
import { activeAgents, configurationOf, etagOfAgent, findAgent, publish } from './agent-records.js';
import { assertBelowLimit, recordDeletion, refuseTaken } from './deleted-records.js';
import { activeKnowledgeBases } from './knowledge-bases.js';
import { assertProvider, modelWarnings } from './models.js';
import { checkReferences, checkTags, removeReference } from './references.js';
import { disableTasks } from './task-records.js';

type Configuration = schemas.AgentConfiguration;

function toAgent(store: Store, agent: StoredAgent): schemas.Agent {
  const { id, publishedVersionId, createdAt, updatedAt, tagIds } = agent;
  const tags = byName(tagIds.flatMap((tagId) => store.agentTags.find(tagId) ?? []));
  return {
    id,
    ...configurationOf(agent),
    publishedVersionId,
    createdAt,
    updatedAt,
    etag: etagOfAgent(agent),
    tags: tags.map((tag) => ({ id: tag.id, name: tag.name })),
  };
}

/** Checks rules that a schema cannot express. */
function assertToolKeys(tools: Partial<Configuration>['tools'] = {}): void {
  const details = Object.entries(tools).flatMap(([key, tool]): schemas.ErrorDetail[] => {
    const isProviderTool = 'isProviderTool' in tool;
    const path = ['tools', key];
    if (isProviderTool && !/^[^:]+:[^:]+$/.test(key))
      return [{ message: reasons.request.providerToolKey, path, in: 'body' }];
    if (!isProviderTool && key.includes(':')) return [{ message: reasons.request.otherToolKey, path, in: 'body' }];
    return [];
  });
  if (details.length > 0) throw new FakeError('bad_request', { details });
}

function assertSlugAllowed(slug: string | null, before: StoredAgent | null): void {
  if (slug === null || slug === before?.emailSlug || !isReserved(slug, reservedEmailSlugs)) return;
  throw new FakeError('email_slug_reserved', {
    values: { slug },
    details: [{ message: reasons.request.reserved, path: ['emailSlug'], in: 'body' }],
  });
}

function assertSlugIsFree(store: Store, slug: string | null, before: StoredAgent | null): void {
  if (slug !== null && activeAgents(store).some((agent) => agent.emailSlug === slug && agent.id !== before?.id))
    throw inUse('email_slug_in_use', 'emailSlug', { slug });
}

function promptWarnings({ systemPrompt }: StoredAgent): schemas.ErrorDetail[] {
  const names = [...systemPrompt.matchAll(RegExp(promptVariables.pattern, 'g'))].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !(promptVariables.names as readonly string[]).includes(name))
    .map((name) => ({
      message: fillIn(reasons.warning.unknownVariable, { variable: `{{${name}}}` }),
      path: ['systemPrompt'],
      in: 'body',
    }));
}

function create(store: Store, given: schemas.AgentSave, userId: string): StoredAgent {
  const { name, model = store.settings.defaultModel, tagIds = [] } = given;
  if (name === undefined) throw refuseField(messageFor('required', true), ['name']);
  assertToolKeys(given.tools);
  const configuration = configurationOf({ ...given, name, model });
  assertSlugAllowed(configuration.emailSlug, null);
  assertProvider(store, configuration.model, null);
  checkReferences(store, null, configuration);
  assertBelowLimit('agents', activeAgents(store).length, 'agent_limit_reached');
  checkTags(store, tagIds);
  assertSlugIsFree(store, configuration.emailSlug, null);
  const at = store.clock.timestamp();
  const agent = store.agents.put({
    id: store.agents.nextId(),
    ...configuration,
    publishedVersionId: 0,
    tagIds: [...new Set(tagIds)],
    isDeleted: false,
    createdAt: at,
    updatedAt: at,
  });
  publish(store, agent, configuration, { source: 'save', label: null, createdBy: userId });
  return findAgent(store, agent.id);
}

function update(
  store: Store,
  id: number,
  { headers, body: given, caller: { userId } }: FakeRequest<'saveAgent'>,
): StoredAgent {
  assertToolKeys(given.tools);
  const before = findAgent(store, id);
  assertMatch(headers, { etag: etagOfAgent(before) });
  const configuration = configurationOf({ ...before, ...given });
  assertSlugAllowed(configuration.emailSlug, before);
  assertProvider(store, configuration.model, before);
  checkReferences(store, before, configuration);
  checkTags(store, given.tagIds);
  assertSlugIsFree(store, configuration.emailSlug, before);
  const tagIds = [...new Set(given.tagIds ?? before.tagIds)];
  const hasNewTags = !isSame([...tagIds].sort(), [...before.tagIds].sort());
  if (hasNewTags) store.agents.change(before, { tagIds, updatedAt: store.clock.timestamp() });
  if (!isSame(configuration, configurationOf(before)))
    publish(store, findAgent(store, id), configuration, { source: 'save', label: null, createdBy: userId });
  return findAgent(store, id);
}

function syncTools(store: Store, userId: string): schemas.AgentToolSync {
  const catalog = new Map(store.tools.all().map((tool) => [tool.name, tool]));
  const agents = activeAgents(store);
  const updated = agents.filter((agent) => {
    const tools = Object.entries(agent.tools).map(([name, tool]) => {
      const known = catalog.get(name);
      if (!known || known.isProviderTool || 'isProviderTool' in tool) return [name, tool];
      return [name, { ...tool, description: known.description, parameters: known.parameters }];
    });
    const configuration = configurationOf({ ...agent, tools: Object.fromEntries(tools) as Configuration['tools'] });
    if (isSame(configuration, configurationOf(agent))) return false;
    publish(store, agent, configuration, { source: 'save', label: null, createdBy: userId });
    return true;
  });
  const retiredTools = agents.flatMap((agent) =>
    Object.keys(agent.tools)
      .filter((name) => !catalog.has(name))
      .sort()
      .map((toolName) => ({ agentId: agent.id, toolName })),
  );
  return {
    success: true,
    updated: updated.length,
    total: agents.length,
    agents: updated.map(({ id, name }) => ({ id, name })),
    retiredTools,
  };
}

export const agentHandlers = (
  store: Store,
): FakeHandlers<'listAgents' | 'saveAgent' | 'deleteAgent' | 'syncAgentTools' | 'listTools'> => ({
  listAgents: ({ query: { id } }) => ({
    status: 200,
    body:
      id === undefined
        ? activeAgents(store).map((agent) => toAgent(store, agent))
        : toAgent(store, findAgent(store, id)),
  }),
  saveAgent: (request) => {
    const { body, caller } = request;
    const saved = body.id === undefined ? create(store, body, caller.userId) : update(store, body.id, request);
    const warnings = [...modelWarnings(store, saved), ...promptWarnings(saved)].slice(0, fakeLimits.agentWarnings);
    return { status: 200, body: { ...toAgent(store, saved), ...(warnings.length > 0 && { warnings }) } };
  },
  deleteAgent({ headers, body: { agentId }, caller: { userId } }) {
    const agent = findAgent(store, agentId);
    const body = toAgent(store, agent);
    assertMatch(headers, body);
    store.agents.change(agent, { isDeleted: true });
    recordDeletion(store, 'agent', agent, userId, () => {
      const { emailSlug: slug } = agent;
      const others = activeAgents(store);
      assertBelowLimit('agents', others.length, 'agent_limit_reached');
      if (slug !== null && others.some(({ emailSlug }) => emailSlug === slug))
        refuseTaken('email_slug_in_use', { slug });
      store.agents.change(store.agents.find(agentId) ?? agent, { isDeleted: false });
    });
    removeReference(store, { kind: 'agents', id: agentId }, userId);
    disableTasks(store, ({ agentId: id }) => id === agentId, 'agent_deleted');
    const updatedAt = store.clock.timestamp();
    for (const knowledgeBase of activeKnowledgeBases(store)) {
      const { trigger } = knowledgeBase;
      if (trigger?.agentId === agentId && trigger.enabled)
        store.knowledgeBases.change(knowledgeBase, { trigger: { ...trigger, enabled: false }, updatedAt });
    }
    return { status: 200, body };
  },
  syncAgentTools: ({ caller: { userId } }) => ({ status: 200, body: syncTools(store, userId) }),
  listTools({ query: { all } }) {
    const tools = store.tools
      .all()
      .map(({ id: _id, ...tool }) => tool)
      .filter(({ available }) => all || available);
    return { status: 200, body: { total: tools.length, tools } };
  },
});
