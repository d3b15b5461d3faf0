// Agents and their versions as stored, for the resources that read or change them.
import { agentDefaults, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import { FakeError } from '../errors.js';
import { etagOf } from '../etag.js';
import type { Store, StoredAgent, StoredVersion } from '../store.js';
import { byName, pick } from '../values.js';

type Configuration = schemas.AgentConfiguration;

/** Returns only the configuration fields, with defaults for missing ones. */
export const configurationOf = (from: Partial<Configuration>): Configuration =>
  // Keep the order of the contract, because a version lists its changes in this order.
  pick(
    { ...structuredClone(agentDefaults), ...pick(from as Configuration, settableFields.agents) } as Configuration,
    settableFields.agents,
  );

export const etagOfAgent = (agent: StoredAgent): string =>
  etagOf([configurationOf(agent), [...agent.tagIds].sort((one, other) => one - other)]);

export function findAgent(store: Store, id: number): StoredAgent {
  const agent = store.agents.find(id);
  if (!agent || agent.isDeleted) throw new FakeError('agent_not_found');
  return agent;
}

export const activeAgents = (store: Store): StoredAgent[] =>
  byName(store.agents.all().filter(({ isDeleted }) => !isDeleted));

/** Returns the versions, newest first. */
export const versionsOf = (store: Store, agentId: number): StoredVersion[] =>
  store.agentVersions
    .all()
    .filter((version) => version.agentId === agentId)
    .sort((left, right) => right.number - left.number);

/** Appends a version of an agent and publishes it. */
export function publish(
  store: Store,
  agent: StoredAgent,
  snapshot: schemas.AgentConfiguration,
  by: Pick<schemas.AgentVersion, 'source' | 'label' | 'createdBy'>,
): StoredVersion {
  const at = store.clock.timestamp();
  const number = (versionsOf(store, agent.id)[0]?.number ?? 0) + 1;
  const id = store.agentVersions.nextId();
  const version = store.agentVersions.put({ id, agentId: agent.id, number, createdAt: at, ...by, snapshot });
  store.agents.change(agent, { ...snapshot, publishedVersionId: id, updatedAt: at });
  return version;
}
