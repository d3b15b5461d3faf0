// Rules for agent tags.
import type { DependentsPage, FoundDependents } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { organizationLimits } from '../../generated/operations.js';
import type { AgentTag, AgentTagWithCount, TagRepository } from './repository.js';

export interface AgentTags {
  list(organizationId: string): Promise<AgentTagWithCount[]>;
  /** Returns the tag with this name. Creates it if it does not exist. */
  create(caller: Caller, name: string, unit: UnitOfWork): Promise<AgentTag>;
  /** Renames the tag. Without a name it stays unchanged. */
  rename(organizationId: string, id: number, name: string | undefined, unit: UnitOfWork): Promise<AgentTag>;
  /** Deletes the tag and removes it from all agents. */
  remove(organizationId: string, id: number, unit: UnitOfWork): Promise<void>;
  /** Returns the agents that have the tag. */
  agentsWith(organizationId: string, id: number, page: DependentsPage): Promise<FoundDependents>;
}

export interface AgentTagsDependencies {
  repository: TagRepository;
  now?: () => Date;
}

const notFound = () => new ApiError('tag_not_found');

export function createAgentTagRules({ repository, now = () => new Date() }: AgentTagsDependencies): AgentTags {
  return {
    list: (organizationId) => repository.list(organizationId),
    async create({ organizationId, userId }, name, unit) {
      const given = { name: name.trim(), userId, at: now() };
      const tag = await repository.findOrCreate(organizationId, given, organizationLimits.agentTags, unit);
      if (tag === 'limit-reached') throw new ApiError('agent_tag_limit_reached');
      return tag;
    },
    async rename(organizationId, id, given, unit) {
      const name = given === undefined ? null : given.trim();
      const renamed = await repository.rename(organizationId, id, { name, at: now() }, unit);
      if (renamed === null) throw notFound();
      if (renamed === 'name-taken') {
        throw new ApiError('tag_name_in_use', {
          values: { name: name ?? '' },
          details: [{ message: 'is already in use', path: ['name'] }],
        });
      }
      return renamed;
    },
    async remove(organizationId, id, unit) {
      if (!(await repository.remove(organizationId, id, unit))) throw notFound();
    },
    async agentsWith(organizationId, id, page) {
      const agents = await repository.agentsWith(organizationId, id, page);
      if (agents === null) throw notFound();
      return agents;
    },
  };
}
