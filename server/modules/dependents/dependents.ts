// Lists what the deletion of a record changes in other records. The reactions of the modules find these records. For a
// tag, the module agent-tags finds them.
import type { DependentsPage, EffectOnDependents, FoundDependents } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import { ApiError, type PlainErrorCode } from '../../platform/errors.js';
import type { Reaction } from '../../platform/events/reaction-definition.js';
import type { RemovalEvent } from '../../platform/events/domain-events.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import type { AgentTags } from '../agent-tags/agent-tags.js';
import type { Agents } from '../agents/agents.js';
import type { Organization } from '../organization/organization.js';

type Schemas = components['schemas'];
export type DependentList = Schemas['Dependents'];
type RecordType = Schemas['ReferencedRecordType'];

export interface Dependents {
  /** Returns what the deletion changes. Records that the caller may not read are counted, but not listed. */
  list(caller: Caller, type: RecordType, id: string): Promise<DependentList>;
}

interface RecordModule {
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
}

interface RecordModules {
  readonly agents: Pick<Agents, 'get'>;
  readonly agentTags: Pick<AgentTags, 'agentsWith'>;
  readonly knowledgeBases: RecordModule;
  readonly organization: Pick<Organization, 'membershipStatusOf'>;
  readonly skills: RecordModule;
  readonly toolServers: RecordModule;
}

export interface DependentsDependencies<Modules extends RecordModules> {
  readonly reactions: readonly Pick<Reaction<Modules>, 'type' | 'change'>[];
  readonly modules: Modules;
}

const maxListed = limits['Dependents.dependents'].maxItems / limits['Dependents.totals'].maxItems;
const maxId = limits.Id.maximum;

type Found = EffectOnDependents & FoundDependents;

/** Returns 0 if the text is not an id. No record has the id 0. */
const numberOf = (id: string): number => (/^[1-9]\d*$/.test(id) && Number(id) <= maxId ? Number(id) : 0);

async function assertExists(
  module: RecordModule,
  organizationId: string,
  id: number,
  code: PlainErrorCode,
): Promise<void> {
  if ((await module.missing(organizationId, [id])).length > 0) throw new ApiError(code);
}

/**
 * Returns the event that the deletion would emit. Throws an ApiError if the record does not exist. For a user, also
 * throws if the caller is not an admin.
 */
async function removalOf(
  { agents, knowledgeBases, organization, skills, toolServers }: RecordModules,
  { organizationId, userId, role }: Caller,
  type: Exclude<RecordType, 'agent_tag'>,
  id: string,
): Promise<RemovalEvent> {
  const deletion = { organizationId, deletedBy: userId, requestId: null };
  const number = numberOf(id);
  switch (type) {
    case 'agent':
      await agents.get(organizationId, number);
      return { ...deletion, type: 'agent.deleted', agentId: number };
    case 'knowledge_base':
      await assertExists(knowledgeBases, organizationId, number, 'knowledge_base_not_found');
      return { ...deletion, type: 'knowledge_base.deleted', knowledgeBaseId: number };
    case 'skill':
      await assertExists(skills, organizationId, number, 'skill_not_found');
      return { ...deletion, type: 'skill.deleted', skillId: number };
    case 'tool_server':
      await assertExists(toolServers, organizationId, number, 'tool_server_not_found');
      return { ...deletion, type: 'tool_server.deleted', toolServerId: number };
    case 'user':
      if (role !== 'org:admin') throw new ApiError('admin_required');
      if ((await organization.membershipStatusOf(organizationId, id)) === 'absent')
        throw new ApiError('user_not_member');
      return { type: 'member.removed', organizationId, userId: id };
  }
}

export function createDependentRules<Modules extends RecordModules>({
  reactions,
  modules,
}: DependentsDependencies<Modules>): Dependents {
  async function afterRemoval(removal: RemovalEvent, page: DependentsPage): Promise<Found[]> {
    const changes = reactions.flatMap(({ type, change }) => (type === removal.type && change ? [change] : []));
    const found: Found[] = [];
    for (const { type, effect, find } of changes) found.push({ type, effect, ...(await find(removal, modules, page)) });
    return found;
  }

  // Deleting a tag removes it from its agents in the same transaction, so no reaction lists these agents.
  async function afterTagRemoval(organizationId: string, id: string, page: DependentsPage): Promise<Found[]> {
    const agents = await modules.agentTags.agentsWith(organizationId, numberOf(id), page);
    return [{ type: 'agent', effect: 'tag_removed', ...agents }];
  }

  return {
    async list(caller, type, id) {
      const page = { ownerId: caller.role === 'org:admin' ? null : caller.userId, limit: maxListed };
      const found =
        type === 'agent_tag'
          ? await afterTagRemoval(caller.organizationId, id, page)
          : await afterRemoval(await removalOf(modules, caller, type, id), page);
      return {
        dependents: found.flatMap(({ type: dependentType, effect, records }) =>
          records.map((record) => ({ type: dependentType, ...record, effect })),
        ),
        totals: found.filter(({ total }) => total > 0).map(({ effect, total }) => ({ effect, total })),
      };
    },
  };
}
