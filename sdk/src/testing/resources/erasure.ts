import type * as schemas from '../../generated/schemas.js';
import type { FakeHandlers } from '../contract.js';
import { FakeError } from '../errors.js';
import type { Store } from '../store.js';
import type { Identified, Table } from '../table.js';
import { removeUsers } from './users.js';

function removeAll<Kept extends Identified>(table: Table<Kept>, matches: (record: Kept) => boolean): number {
  const removed = table.all().filter(matches);
  for (const { id } of removed) table.remove(id);
  return removed.length;
}

function replaceAuthor<Kept extends Identified & { createdBy: string }>(
  table: Table<Kept>,
  userId: string,
  createdBy: string,
): number {
  const own = table.all().filter((record) => record.createdBy === userId);
  for (const record of own) table.put({ ...record, createdBy });
  return own.length;
}

function erase(store: Store, userId: string): Pick<schemas.UserErasureReport, 'erasedAs' | 'removed' | 'anonymized'> {
  const erasedAs = `erased_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const isOwn = (record: { userId: string }) => record.userId === userId;
  const conversations = store.conversations.all().filter(isOwn);
  const conversationIds = conversations.map(({ id }) => id);
  const taskIds = store.scheduledTasks
    .all()
    .filter(isOwn)
    .map(({ id }) => id);
  for (const [key, deletion] of store.deletions) {
    const { type, id, deletedBy } = deletion;
    if (
      type === 'conversation' ? conversationIds.includes(id) : type === 'scheduled_task' && taskIds.includes(Number(id))
    )
      store.deletions.delete(key);
    else if (deletedBy === userId) store.deletions.set(key, { ...deletion, deletedBy: erasedAs });
  }
  store.formerMembers.delete(userId);
  const removed = {
    messages: removeAll(store.messages, ({ conversationId }) => conversationIds.includes(conversationId)),
    feedback: removeAll(store.feedback, isOwn),
    conversations: removeAll(store.conversations, isOwn),
    taskExecutions: removeAll(store.taskExecutions, ({ scheduledTaskId }) => taskIds.includes(scheduledTaskId)),
    scheduledTasks: removeAll(store.scheduledTasks, isOwn),
    webhookDeliveries: 0,
  };
  const used = JSON.stringify([store.knowledgeBaseFiles.all(), store.messages.all()]);
  for (const [key, object] of store.objects)
    if (object.userId === userId && !used.includes(JSON.stringify(key))) store.objects.delete(key);
  const knowledgeBases = store.knowledgeBases.all().filter(isOwn);
  for (const one of knowledgeBases) store.knowledgeBases.change(one, { userId: erasedAs });
  const files = store.knowledgeBaseFiles.all().filter(isOwn);
  for (const one of files) store.knowledgeBaseFiles.change(one, { userId: erasedAs });
  const anonymized = {
    ...{ agents: 0, skills: 0, toolServers: 0, webhookEndpoints: 0, auditEntries: 0 },
    agentTags: replaceAuthor(store.agentTags, userId, erasedAs),
    agentVersions: replaceAuthor(store.agentVersions, userId, erasedAs),
    knowledgeBases: knowledgeBases.length + files.length,
  };
  return { erasedAs, removed, anonymized };
}

export const erasureHandlers = (store: Store): FakeHandlers<'eraseUser'> => ({
  eraseUser({ body: { userId }, caller }) {
    if (userId === caller.userId) throw new FakeError('cannot_erase_yourself');
    const wasMember = store.users.find(userId) !== undefined;
    if (wasMember) removeUsers(store, caller, [userId]);
    const isKnown = store.formerMembers.has(userId);
    const { erasedAs, removed, anonymized } = erase(store, userId);
    const isEmpty = [...Object.values(removed), ...Object.values(anonymized)].every((count) => count === 0);
    if (!isKnown && isEmpty) throw new FakeError('user_not_found');
    return { status: 200, body: { erasedAs, wasMember, removed, anonymized } };
  },
});
