import type { DependentsPage, FoundDependents } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import { originOfUser } from '../../platform/audit.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { autocommitOf, type UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { components } from '../../generated/types.js';
import type { ToolCatalog } from '../tools/catalog.js';
import { changed, isSameConfiguration } from './configuration.js';
import { nameOf, withoutReference, type Reference } from './references.js';
import type { Agent } from './repository.js';
import { agentNotFound, createAgent, updateAgent, type AgentSave, type SavingDependencies } from './saving.js';
import { syncTools } from './tool-sync.js';
import type { Versions } from './versions.js';

export type { Agent } from './repository.js';

export type AgentToolSync = components['schemas']['AgentToolSync'];
type Author = Pick<Caller, 'organizationId' | 'userId'> & { readonly requestId: string | null };

export interface Agents {
  /** Throws `agent_not_found` if the agent does not exist. */
  get(organizationId: string, id: number): Promise<Agent>;
  /**
   * Yields the agents that are not deleted, sorted by name case-insensitively. Reads pages of agents while the caller
   * consumes them.
   */
  list(organizationId: string): AsyncGenerator<Agent, void, undefined>;
  /**
   * Creates an agent, or changes the given fields of the agent with the given id. The result contains warnings about
   * possible mistakes. A creation ignores `precondition`.
   */
  save(caller: Caller, given: AgentSave, unit: UnitOfWork, precondition?: Precondition): Promise<Agent>;
  /** Marks the agent as deleted and returns its last state. */
  delete(caller: Caller, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<Agent>;
  /** Removes the reference from all agents. Each changed agent gets a version saved by `author`. */
  removeReference(author: Author, reference: Reference, signal: AbortSignal): Promise<void>;
  /** Returns the agents from which `removeReference` would remove the reference. */
  referringTo(organizationId: string, reference: Reference, page: DependentsPage): Promise<FoundDependents>;
  /** Updates the platform tools of all agents to their definitions in the catalog. */
  syncTools(caller: Caller, unit: UnitOfWork): Promise<AgentToolSync>;
  readonly versions: Versions;
}

export interface AgentsDependencies extends SavingDependencies {
  readonly versions: Versions;
  readonly catalog: ToolCatalog;
}

const referringAgentsPerPage = 100;

async function removeReference(
  { repository, now }: AgentsDependencies,
  author: Author,
  reference: Reference,
  signal: AbortSignal,
): Promise<void> {
  const { organizationId, userId, requestId } = author;
  for (let ids: number[] = [], isLast = false; !isLast;) {
    const page = { after: ids.at(-1) ?? 0, limit: referringAgentsPerPage };
    ids = await repository.idsReferringTo(organizationId, reference, page);
    isLast = ids.length < referringAgentsPerPage;
    for (const id of ids) {
      signal.throwIfAborted();
      const decide = (current: Agent) => {
        const configuration = changed(current, withoutReference(current, reference));
        return {
          configuration: isSameConfiguration(current, configuration) ? null : configuration,
          tagIds: null,
          label: `${nameOf[reference.kind]} ${reference.id} was deleted`,
          at: now(),
        };
      };
      // Commit each agent separately, so that the next attempt continues where an interrupted attempt ended.
      await repository.update(organizationId, id, { userId, decide }, autocommitOf(originOfUser(userId, requestId)));
    }
  }
}

export function createAgentRules(dependencies: AgentsDependencies): Agents {
  const { repository, versions, now } = dependencies;
  return {
    list: (organizationId) => repository.list(organizationId),
    async get(organizationId, id) {
      const agent = await repository.find(organizationId, id);
      if (agent === null) throw agentNotFound();
      return agent;
    },
    save: (caller, given, unit, precondition) =>
      given.id === undefined
        ? createAgent(dependencies, caller, given, unit)
        : updateAgent(dependencies, caller, { id: given.id, given, precondition }, unit),
    async delete({ organizationId, userId }, id, unit, precondition) {
      const check = (current: Agent) => assertMatch(precondition, current);
      const agent = await repository.delete(organizationId, id, { userId, at: now(), check }, unit);
      if (agent === null) throw agentNotFound();
      return agent;
    },
    removeReference: (author, reference, signal) => removeReference(dependencies, author, reference, signal),
    referringTo: (organizationId, reference, page) => repository.referringTo(organizationId, reference, page),
    syncTools: (caller, unit) => syncTools(dependencies, caller, unit),
    versions,
  };
}
