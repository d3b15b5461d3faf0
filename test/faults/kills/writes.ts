// Makes writes of many kinds, each with an effect that must happen exactly once.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, ConnectionError, TimeoutError, type CallOptions, type Client } from '../../../sdk/src/index.js';
import { skillMd } from '../../api/skills/support.js';
import type { KillablePlatform } from './platform.js';

/**
 * Counts the effects of a write, after all writes. The expected value is 1. Most creations are counted in the database,
 * even those of deleted agents, tasks, knowledge bases and tool servers, whose rows stay. The rows of some tags, skill
 * files and members are gone by then, so the replies to these writes are counted.
 */
type CountEffect = () => Promise<number>;

export interface Acknowledged {
  readonly kind: string;
  readonly count: CountEffect;
}

export interface Journal {
  readonly acknowledged: Acknowledged[];
  /**
   * Errors of writes that were not acknowledged. Includes a retry that is refused because of its own first attempt, for
   * example because that attempt took the name.
   */
  readonly refusals: string[];
  /** Set a minute before the time limit, or when a kill fails. Ends the pending retries. */
  isOver: boolean;
  /** Number of calls that the caller repeated after the SDK's own retries. */
  sentAgain: number;
}

export const organizationId = 'org_2kKills';

type Options = CallOptions | undefined;

const isTransient = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.status === 429 || (error.status === 409 && error.retryAfterMs !== null)));

export interface Scenario {
  readonly platform: KillablePlatform;
  readonly client: Client;
  readonly journal: Journal;
}

/**
 * Sends the request with the same Idempotency-Key until it is acknowledged. Throws if it is refused, or if the test is
 * over. A reply for which `isDone` returns false is a refusal, because it reports that only a part was done.
 */
async function write<Result>(
  { journal }: Scenario,
  kind: string,
  send: (options: Options) => PromiseLike<Result>,
  count: (result: Result) => Promise<number>,
  isDone: (result: Result) => boolean = () => true,
): Promise<Result> {
  const headers = { 'Idempotency-Key': randomUUID() };
  for (;;) {
    try {
      const result = await send({ headers });
      if (!isDone(result)) throw new Error(JSON.stringify(result));
      journal.acknowledged.push({ kind, count: () => count(result) });
      return result;
    } catch (error) {
      if (!isTransient(error) || journal.isOver) throw new Error(`${kind}: ${String(error)}`, { cause: error });
      journal.sentAgain++;
      await sleep(100);
    }
  }
}

const countRows = (
  { platform }: Scenario,
  table: string,
  where: object,
  condition = 'true',
  values: Record<string, string> = {},
): Promise<number> =>
  platform
    .database(table)
    .where({ organization_id: organizationId, ...where })
    .whereRaw(condition, values)
    .count('* as count')
    .then(([row]) => Number(row?.['count']));

const countProviderRows = ({ platform }: Scenario, table: string, where: object): Promise<number> =>
  platform
    .accounts(`embedded_identity.${table}`)
    .where({ organization_id: organizationId, ...where })
    .count('* as count')
    .then(([row]) => Number(row?.['count']));

async function writeAgents(scenario: Scenario, id: string): Promise<number> {
  const { client } = scenario;
  const given = { name: `agent ${id}`, model: 'offline:echo', emailSlug: `slug-${id}` };
  const agent = await write(
    scenario,
    'agent created',
    (options) => client.agents.save(given, options),
    () => countRows(scenario, 'agents', { name: given.name }),
  );
  for (const step of [1, 2]) {
    const change = { id: agent.id, description: `step ${step} of ${id}` };
    const countVersions = () =>
      countRows(scenario, 'agent_versions', {}, "snapshot ->> 'description' = :text", { text: change.description });
    await write(scenario, 'version appended', (options) => client.agents.save(change, options), countVersions);
  }
  const label = `label ${id}`;
  const countLabels = () => countRows(scenario, 'agent_versions', { label });
  await write(
    scenario,
    'version labeled',
    (options) => client.agents.versions.checkpoint({ agentId: agent.id, label }, options),
    countLabels,
  );
  const doomed = await write(
    scenario,
    'agent created',
    (options) => client.agents.save({ name: `doomed ${id}` }, options),
    () => countRows(scenario, 'agents', { name: `doomed ${id}` }),
  );
  await write(
    scenario,
    'agent deleted',
    (options) => client.agents.delete({ agentId: doomed.id }, options),
    () => countRows(scenario, 'agents', { id: doomed.id }, 'deleted_at is not null'),
  );
  return agent.id;
}

async function writeTags(scenario: Scenario, id: string): Promise<void> {
  const { client } = scenario;
  const tag = await write(
    scenario,
    'tag created',
    (options) => client.tags.create({ name: `tag ${id}` }, options),
    ({ id: tagId }) => countRows(scenario, 'agent_tags', { id: tagId }),
  );
  const name = `renamed ${id}`;
  await write(
    scenario,
    'tag renamed',
    (options) => client.tags.update({ id: tag.id, name }, options),
    () => countRows(scenario, 'agent_tags', { name }),
  );
  const doomed = await write(
    scenario,
    'tag created',
    (options) => client.tags.create({ name: `doomed ${id}` }, options),
    async ({ id: tagId }) => Number(tagId > 0),
  );
  const countDeleted = async () => 1 - (await countRows(scenario, 'agent_tags', { id: doomed.id }));
  await write(scenario, 'tag deleted', (options) => client.tags.delete({ id: doomed.id }, options), countDeleted);
}

async function writeSkills(scenario: Scenario, id: string): Promise<void> {
  const { client } = scenario;
  const name = `skill-${id}`;
  const text = { skillMdContent: skillMd({ name }) };
  const { skill } = await write(
    scenario,
    'skill created',
    (options) => client.skills.create(text, options),
    () => countRows(scenario, 'skills', { name }),
  );
  const file = { skillId: skill.id, fileName: `file-${id}.md`, contentType: 'text/markdown' };
  const countFiles = () => countRows(scenario, 'skill_files', { file_name: file.fileName });
  await write(scenario, 'skill file added', (options) => client.skills.files.add(file, options), countFiles);
  const doomed = { ...file, fileName: `doomed-${id}.md` };
  const { file: other } = await write(
    scenario,
    'skill file added',
    (options) => client.skills.files.add(doomed, options),
    async ({ success }) => Number(success),
  );
  const countDeleted = async () => 1 - (await countRows(scenario, 'skill_files', { id: other.id }));
  await write(
    scenario,
    'skill file deleted',
    (options) => client.skills.files.delete({ fileId: other.id }, options),
    countDeleted,
  );
}

async function writeTasks(scenario: Scenario, id: string, agentId: number): Promise<void> {
  const { client } = scenario;
  const given = { name: `task ${id}`, prompt: 'Count.', schedule: '0 6 1 1 *', agentId };
  const task = await write(
    scenario,
    'task created',
    (options) => client.tasks.create(given, options),
    () => countRows(scenario, 'scheduled_tasks', { name: given.name }),
  );
  const countRuns = () => countRows(scenario, 'task_executions', { scheduled_task_id: task.id, kind: 'manual' });
  await write(scenario, 'task run', (options) => client.tasks.run({ taskId: task.id }, options), countRuns);
  const countDeleted = () => countRows(scenario, 'scheduled_tasks', { id: task.id }, 'deleted_at is not null');
  await write(scenario, 'task deleted', (options) => client.tasks.delete({ taskId: task.id }, options), countDeleted);
}

async function writeChats(scenario: Scenario, id: string, agentId: number): Promise<void> {
  const { client } = scenario;
  const text = `message ${id}`;
  // Sends the message without a stream, because a stream cannot be repeated: after a crash, a repeat returns 409.
  const request = { agentId, message: { role: 'user' as const, parts: [{ type: 'text' as const, text }] } };
  const countMessages = () =>
    countRows(scenario, 'messages', { role: 'user' }, "parts -> 0 ->> 'text' = :text", { text });
  const started = await write(scenario, 'chat begun', (options) => client.chat.send(request, options), countMessages);
  const { threadId } = started;
  const comment = `comment ${id}`;
  const countRatings = () => countRows(scenario, 'conversation_feedback', { comment });
  await write(
    scenario,
    'feedback given',
    (options) => client.conversations.createFeedback({ threadId, rating: 'helpful', comment }, options),
    countRatings,
  );
  const name = `conversation ${id}`;
  await write(
    scenario,
    'conversation renamed',
    (options) => client.conversations.rename({ threadId, name }, options),
    () => countRows(scenario, 'conversations', { name }),
  );
}

async function writeKnowledgeBases(scenario: Scenario, id: string): Promise<void> {
  const { client } = scenario;
  const name = `base ${id}`;
  const { knowledgeBase } = await write(
    scenario,
    'knowledge base created',
    (options) => client.knowledgeBases.create({ name, embeddingModel: 'offline:embedding' }, options),
    () => countRows(scenario, 'knowledge_bases', { name }),
  );
  const uploaded = await uploadText(scenario, `text of ${id}`);
  const file = { kbId: knowledgeBase.id, fileName: 'notes.md', contentType: 'text/markdown', ...uploaded };
  const countFiles = () => countRows(scenario, 'knowledge_base_files', { file_id: uploaded.fileId });
  await write(scenario, 'file added', (options) => client.knowledgeBases.files.add(file, options), countFiles);
  const countDeleted = () => countRows(scenario, 'knowledge_bases', { id: knowledgeBase.id }, 'deleted_at is not null');
  await write(
    scenario,
    'knowledge base deleted',
    (options) => client.knowledgeBases.delete({ id: knowledgeBase.id }, options),
    countDeleted,
  );
}

async function uploadText(
  { client, journal }: Scenario,
  text: string,
): Promise<{ fileId: string; fileKey: string; contentKey: string }> {
  for (;;) {
    try {
      const {
        url,
        key: fileKey,
        contentKey,
        fileId,
        metadata,
      } = await client.uploads.presign({ filename: 'notes.md', contentType: 'text/markdown' });
      const headers = {
        'content-type': metadata.contentType,
        'x-amz-meta-file-type': metadata.contentType,
        'x-amz-meta-org-id': metadata.orgId,
        'x-amz-meta-user-id': metadata.userId,
      };
      const response = await fetch(url, { method: 'PUT', body: text, headers });
      if (!response.ok) throw new Error(`the upload failed with ${response.status}`);
      return { fileKey, contentKey, fileId };
    } catch (error) {
      if (!isTransient(error) || journal.isOver) throw error;
      await sleep(100);
    }
  }
}

async function writeToolServers(scenario: Scenario, id: string): Promise<void> {
  const { client } = scenario;
  const name = `server ${id}`;
  const given = { name, url: 'http://127.0.0.1:2/mcp' };
  const { toolServer } = await write(
    scenario,
    'tool server created',
    (options) => client.toolServers.create(given, options),
    () => countRows(scenario, 'tool_servers', { name }),
  );
  const countDeleted = () => countRows(scenario, 'tool_servers', { name }, 'deleted_at is not null');
  await write(
    scenario,
    'tool server deleted',
    (options) => client.toolServers.delete({ id: toolServer.id }, options),
    countDeleted,
  );
}

async function writePeople(scenario: Scenario, id: string): Promise<void> {
  const { client, platform } = scenario;
  const isAll = ({ success }: { success: boolean }) => success;
  const email = `invited-${id}@test.example`;
  const countInvitations = () => countProviderRows(scenario, 'invitations', { email_address: email });
  const created = await write(
    scenario,
    'invitation created',
    (options) => client.invitations.create({ invitations: [{ email }] }, options),
    countInvitations,
    isAll,
  );
  const [entry] = created.results;
  const invitationIds = entry?.type === 'invitation' ? [entry.invitationId] : [];
  const countRevokedInvitations = () =>
    countProviderRows(scenario, 'invitations', { email_address: email, status: 'revoked' });
  await write(
    scenario,
    'invitation revoked',
    (options) => client.invitations.revoke({ invitationIds }, options),
    countRevokedInvitations,
    isAll,
  );
  const { userId } = await platform.provider.addMember({
    organizationId,
    email: `member-${id}@test.example`,
    role: 'org:member',
  });
  const metadata = { team: id };
  const countDeleted = () => countProviderRows(scenario, 'memberships', { user_id: userId }).then((count) => 1 - count);
  await write(
    scenario,
    'metadata replaced',
    (options) => client.users.updateMetadata({ userId, metadata }, options),
    async (result) => Number(result.success),
    isAll,
  );
  await write(
    scenario,
    'member removed',
    (options) => client.users.remove({ userIds: [userId] }, options),
    countDeleted,
    isAll,
  );
}

/** Makes about 30 writes, one after another. */
export async function writeEverything(scenario: Scenario): Promise<void> {
  const id = randomUUID().slice(0, 13);
  const agentId = await writeAgents(scenario, id);
  await writeTags(scenario, id);
  await writeSkills(scenario, id);
  await writeTasks(scenario, id, agentId);
  await writeChats(scenario, id, agentId);
  await writeKnowledgeBases(scenario, id);
  await writeToolServers(scenario, id);
  await writePeople(scenario, id);
}
