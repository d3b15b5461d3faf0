// Finds what a deletion would change: deletes the record, compares the states, and undoes the deletion.
import { fakeLimits } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeCaller, FakeHandlers } from '../contract.js';
import { FakeError } from '../errors.js';
import { withoutEffect, type Store } from '../store.js';
import { isSame } from '../values.js';

type Deletions = FakeHandlers<
  'deleteAgent' | 'deleteAgentTag' | 'deleteKnowledgeBase' | 'deleteSkill' | 'deleteToolServer' | 'removeUsers'
>;

interface Found {
  type: schemas.Dependent['type'];
  effect: schemas.DependentEffect;
  records: readonly { id: number | string; name: string; userId?: string }[];
}

function remove(store: Store, deletions: Deletions, type: string, id: string, caller: FakeCaller): void {
  const number = /^[1-9]\d*$/.test(id) ? Number(id) : 0;
  const request = { query: { id: number, dryRun: false }, headers: {}, body: undefined, caller };
  const query = { dryRun: false };
  if (type === 'agent') deletions.deleteAgent({ ...request, query, body: { agentId: number } });
  if (type === 'agent_tag') deletions.deleteAgentTag(request);
  if (type === 'knowledge_base') deletions.deleteKnowledgeBase(request);
  if (type === 'skill') deletions.deleteSkill(request);
  if (type === 'tool_server') deletions.deleteToolServer(request);
  if (type !== 'user') return;
  if (caller.role !== 'org:admin') throw new FakeError('admin_required');
  if (!store.users.find(id)) throw new FakeError('user_not_member');
  // `removeUsers` refuses to remove its caller, but callers can also list their own dependents. So use another caller.
  deletions.removeUsers({ ...request, query, body: { userIds: [id] }, caller: { ...caller, userId: '' } });
}

/**
 * Returns the records that `work` changes, and undoes `work`. A change replaces the object of a record, so the objects
 * in `before` keep their values.
 */
function changes(store: Store, work: () => void): Found[] {
  const { agents, knowledgeBases, scheduledTasks, conversations } = store;
  const before = [agents.all(), conversations.all(), knowledgeBases.all(), scheduledTasks.all()] as const;
  return withoutEffect(store, () => {
    work();
    const [allAgents, allConversations, allBases, allTasks] = before;
    const remaining = allAgents.filter(({ id }) => agents.find(id)?.isDeleted === false);
    return [
      {
        ...{ type: 'agent', effect: 'reference_removed' },
        records: remaining.filter(
          ({ id, publishedVersionId }) => agents.find(id)?.publishedVersionId !== publishedVersionId,
        ),
      },
      {
        ...{ type: 'agent', effect: 'tag_removed' },
        records: remaining.filter(({ id, tagIds }) => !isSame(agents.find(id)?.tagIds, tagIds)),
      },
      {
        ...{ type: 'conversation', effect: 'run_stopped' },
        records: allConversations.filter(
          ({ id, streamStatus }) => conversations.find(id)?.streamStatus !== streamStatus,
        ),
      },
      {
        ...{ type: 'knowledge_base', effect: 'trigger_disabled' },
        records: allBases
          .filter(({ isDeleted }) => !isDeleted)
          .filter(({ id, trigger }) => trigger?.enabled !== knowledgeBases.find(id)?.trigger?.enabled)
          .map(({ id, name }) => ({ id, name })),
      },
      {
        ...{ type: 'scheduled_task', effect: 'task_disabled' },
        records: allTasks.filter(({ id, enabled }) => scheduledTasks.find(id)?.enabled !== enabled),
      },
    ];
  });
}

export const dependentHandlers = (store: Store, deletions: Deletions): FakeHandlers<'listDependents'> => ({
  listDependents({ query: { type, id }, caller }) {
    const found = changes(store, () => remove(store, deletions, type, id, caller));
    const mayRead = ({ userId = caller.userId }) => caller.role === 'org:admin' || userId === caller.userId;
    const dependents = found.flatMap(({ records, ...kind }) =>
      records
        .filter(mayRead)
        .slice(0, fakeLimits.dependentsOfEffect)
        .map(({ id: recordId, name }) => ({ ...kind, id: String(recordId), name })),
    );
    const totals = found.map(({ effect, records }) => ({ effect, total: records.length }));
    return { status: 200, body: { dependents, totals: totals.filter(({ total }) => total > 0) } };
  },
});
