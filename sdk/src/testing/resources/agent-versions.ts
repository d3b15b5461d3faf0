import type * as schemas from '../../generated/schemas.js';
import { reasons } from '../../generated/fake-contract.js';
import type { FakeHandlers } from '../contract.js';
import { FakeError, refuseField } from '../errors.js';
import { assertMatch } from '../etag.js';
import type { Store, StoredAgent, StoredVersion } from '../store.js';
import { isSame } from '../values.js';
import { activeAgents, configurationOf, etagOfAgent, findAgent, publish, versionsOf } from './agent-records.js';

const toVersion = (
  { snapshot: _snapshot, ...version }: StoredVersion,
  { publishedVersionId }: StoredAgent,
): schemas.AgentVersion => ({ ...version, isPublished: version.id === publishedVersionId });

function findVersion(store: Store, agentId: number, versionId: number): StoredVersion {
  const version = store.agentVersions.find(versionId);
  if (version?.agentId !== agentId) throw new FakeError('version_not_found');
  return version;
}

function toDetail(store: Store, agent: StoredAgent, version: StoredVersion): schemas.AgentVersionDetail {
  const previous = versionsOf(store, agent.id).find(({ number }) => number === version.number - 1)?.snapshot ?? null;
  const { snapshot } = version;
  const changes = (Object.keys(snapshot) as (keyof typeof snapshot)[])
    .filter((field) => previous === null || !isSame(previous[field], snapshot[field]))
    .map((field) => ({ field, before: previous?.[field] ?? null, after: snapshot[field] }));
  return { ...toVersion(version, agent), snapshot, changes } as schemas.AgentVersionDetail;
}

function listPage(
  store: Store,
  agent: StoredAgent,
  { limit, before }: { limit: number; before?: number },
): schemas.AgentVersionPage {
  const all = versionsOf(store, agent.id);
  const cursor = all.find(({ id }) => id === before);
  if (before !== undefined && !cursor) throw refuseField(reasons.request.foreignVersion, ['before'], 'query');
  const rest = cursor ? all.filter(({ number }) => number < cursor.number) : all;
  const versions = rest.slice(0, limit).map((version) => toVersion(version, agent));
  return { versions, nextCursor: rest.length > limit ? (versions.at(-1)?.id ?? null) : null };
}

function rollback(store: Store, agent: StoredAgent, versionId: number): schemas.AgentRollbackResult {
  const { snapshot } = findVersion(store, agent.id, versionId);
  const slug = snapshot.emailSlug;
  if (slug !== null && activeAgents(store).some((other) => other.id !== agent.id && other.emailSlug === slug))
    throw new FakeError('version_email_slug_in_use', { values: { slug } });
  if (agent.publishedVersionId !== versionId || !isSame(configurationOf(agent), snapshot))
    store.agents.change(agent, {
      ...snapshot,
      publishedVersionId: versionId,
      updatedAt: store.clock.timestamp(),
    });
  return { success: true, publishedVersionId: versionId };
}

function checkpoint(
  store: Store,
  agent: StoredAgent,
  label: string | null,
  userId: string,
): schemas.AgentCheckpointResult {
  const [newest] = versionsOf(store, agent.id);
  const configuration = configurationOf(agent);
  if (newest && isSame(configuration, newest.snapshot)) {
    const kept = store.agentVersions.change(newest, { label: label ?? newest.label });
    return { success: true, version: toVersion(kept, agent), created: false };
  }
  const version = publish(store, agent, configuration, { source: 'checkpoint', label, createdBy: userId });
  return { success: true, version: toVersion(version, findAgent(store, agent.id)), created: true };
}

export const agentVersionHandlers = (store: Store): FakeHandlers<'listAgentVersions' | 'changeAgentVersion'> => ({
  listAgentVersions({ query: { agentId, versionId, ...page } }) {
    const agent = findAgent(store, agentId);
    const body =
      versionId === undefined
        ? listPage(store, agent, page)
        : toDetail(store, agent, findVersion(store, agentId, versionId));
    return { status: 200, body };
  },
  changeAgentVersion({ headers, body, caller: { userId } }) {
    const agent = findAgent(store, body.agentId);
    if ('versionId' in body) findVersion(store, agent.id, body.versionId);
    assertMatch(headers, { etag: etagOfAgent(agent) });
    const result =
      'versionId' in body
        ? rollback(store, agent, body.versionId)
        : checkpoint(store, agent, body.label ?? null, userId);
    return { status: 200, body: result };
  },
});
