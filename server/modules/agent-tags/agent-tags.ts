import { isDeepStrictEqual } from 'node:util';
import type { FoundDependents, DependentsPage } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { pick, withTrimmedName } from '../../platform/records/pick-fields.js';
import { organizationLimits } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';
import { settingNames, type Settings } from './setting-names.js';
import type { AgentTag, AgentTagWithCount, FindOrCreateOutcome, TagRepository, UpdateOutcome } from './repository.js';

export interface AgentTags {
  list(organizationId: string): Promise<AgentTagWithCount[]>;
  /** Returns the tag with this name, or creates it. */
  create(caller: Caller, settings: Settings, unit: UnitOfWork): Promise<AgentTag>;
  update(
    organizationId: string,
    id: number,
    given: Partial<Settings>,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<AgentTag>;
  /** Deletes the tag and removes it from all agents. */
  delete(organizationId: string, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  agentsWith(organizationId: string, id: number, page: DependentsPage): Promise<FoundDependents>;
}

export interface AgentTagsDependencies {
  repository: TagRepository;
  now?: () => Date;
}

const notFound = () => new ApiError('tag_not_found');

function saved(outcome: FindOrCreateOutcome | UpdateOutcome, name: string): AgentTag {
  switch (outcome.kind) {
    case 'saved':
      return outcome.tag;
    case 'tag-missing':
      throw notFound();
    case 'name-taken':
      throw new ApiError('tag_name_in_use', {
        values: { name },
        details: [{ message: reasons.request.inUse, path: ['name'] }],
      });
    case 'limit-reached':
      throw new ApiError('agent_tag_limit_reached');
  }
}

export function createAgentTagRules({ repository, now = () => new Date() }: AgentTagsDependencies): AgentTags {
  return {
    list: (organizationId) => repository.list(organizationId),

    async create({ organizationId, userId }, given, unit) {
      const settings = withTrimmedName(given);
      const tag = { settings, userId, at: now(), limit: organizationLimits.agentTags };
      return saved(await repository.findOrCreate(organizationId, tag, unit), settings.name);
    },

    async update(organizationId, id, update, unit, precondition) {
      const given = withTrimmedName(update);
      const decide = (current: AgentTag) => {
        assertMatch(precondition, current);
        const before = pick(current, settingNames);
        const after = { ...before, ...pick(given, settingNames) };
        return isDeepStrictEqual(before, after) ? null : after;
      };
      const outcome = await repository.update(organizationId, id, { at: now(), decide }, unit);
      return saved(outcome, given.name ?? '');
    },

    async delete(organizationId, id, unit, precondition) {
      const check = (current: AgentTag) => assertMatch(precondition, current);
      if (!(await repository.delete(organizationId, id, { check }, unit))) throw notFound();
    },

    async agentsWith(organizationId, id, page) {
      const agents = await repository.agentsWith(organizationId, id, page);
      if (agents === null) throw notFound();
      return agents;
    },
  };
}
