// Defines which fields of requests refer to records, and how to create a record of each kind for a given owner.
import { randomUUID } from 'node:crypto';
import { createTag, save } from '../api/agents/support.js';
import { agentOf, talk } from '../api/conversations/support.js';
import { addFile, createBase, setFileStatus } from '../api/knowledge-bases/support.js';
import { inviteOne } from '../api/organization/invitations.js';
import { addPerson } from '../api/organization/support.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { newSkill, skillMd } from '../api/skills/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import type { TestServer } from '../support/server.js';

export type Kind =
  | 'agent'
  | 'agentVersion'
  | 'agentTag'
  | 'knowledgeBase'
  | 'knowledgeBaseFile'
  | 'skill'
  | 'skillFile'
  | 'toolServer'
  | 'webhookEndpoint'
  | 'webhookDelivery'
  | 'scheduledTask'
  | 'taskExecution'
  | 'conversation'
  | 'message'
  | 'member'
  | 'invitation'
  | 'deletedRecord';

export interface Owner {
  organizationId: string;
  userId: string;
}

/** A record, and its parent if a request names both. */
export interface MadeRecord {
  id: number | string;
  parent?: { kind: Kind; id: number | string };
}

/** Settings of a server that accepts URLs of a closed port on this machine. */
export const allowSilentUrl = {
  TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1,::1',
  WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1,::1',
};

type Make = (server: TestServer, owner: Owner) => Promise<MadeRecord>;

let count = 0;
const unique = (what: string) => `${what} ${++count}`;

/** Returns a new URL of a closed port on this machine. Needs `allowSilentUrl`. */
const silentUrl = () => `http://127.0.0.1:2/mcp/${++count}`;

const asAdmin = async (server: TestServer, { organizationId }: Owner) => ({
  token: await server.tokenFor({ organizationId }),
});

/** Makes the user the owner of a record that an administrator has created. Only some roles can create records. */
async function handOver(
  server: TestServer,
  table: string,
  id: number,
  { userId }: Owner,
  column = 'created_by',
): Promise<MadeRecord> {
  await server
    .database(table)
    .where({ id })
    .update({ [column]: userId });
  return { id };
}

const agent: Make = async (server, owner) => {
  const { id } = await save(
    server,
    { name: unique('Agent'), model: 'offline:echo', stage: 'released' },
    await asAdmin(server, owner),
  );
  return handOver(server, 'agents', id, owner);
};

const knowledgeBase: Make = async (server, owner) =>
  handOver(
    server,
    'knowledge_bases',
    (await createBase(server, { name: unique('Manuals') }, await asAdmin(server, owner))).id,
    owner,
  );
const skill: Make = async (server, owner) =>
  handOver(server, 'skills', (await newSkill(server, skillMd(), await asAdmin(server, owner))).id, owner);
const conversation: Make = async (server, owner) => {
  const agentId = await agentOf(server, owner.organizationId);
  return { id: (await talk(server, { ...owner, agentId })).conversationId, parent: { kind: 'agent', id: agentId } };
};

const scheduledTask: Make = async (server, owner) => {
  const { id: agentId } = await agent(server, owner);
  const { id } = await createTask(server, { agentId, enabled: false }, await asAdmin(server, owner));
  return handOver(server, 'scheduled_tasks', id, owner, 'user_id');
};

const webhookEndpoint: Make = async (server, owner) => {
  const { id } = await createEndpoint(server, { url: silentUrl() }, await asAdmin(server, owner));
  return handOver(server, 'webhook_endpoints', id, owner);
};

export const makers: Record<Kind, Make> = {
  agent,
  agentVersion: async (server, owner) => {
    const { id: agentId } = await agent(server, owner);
    const { published_version_id: id } = await server
      .database('agents')
      .where({ id: agentId })
      .first('published_version_id');
    return { ...(await handOver(server, 'agent_versions', id, owner)), parent: { kind: 'agent', id: agentId } };
  },
  agentTag: async (server, owner) =>
    handOver(server, 'agent_tags', (await createTag(server, unique('tag'), await asAdmin(server, owner))).id, owner),
  knowledgeBase,
  knowledgeBaseFile: async (server, owner) => {
    const { id: baseId } = await knowledgeBase(server, owner);
    const { id } = await addFile(server, Number(baseId), 'Some text.', {}, await asAdmin(server, owner));
    // Every operation accepts a file whose processing failed.
    await setFileStatus(server, id, 'parse_failed', 'parse');
    return {
      ...(await handOver(server, 'knowledge_base_files', id, owner)),
      parent: { kind: 'knowledgeBase', id: baseId },
    };
  },
  skill,
  skillFile: async (server, owner) => {
    const { id: skillId } = await skill(server, owner);
    const added = await server.call('POST', '/skills/files', {
      body: { skillId, fileName: 'notes.md', contentType: 'text/markdown' },
      ...(await asAdmin(server, owner)),
    });
    return {
      ...(await handOver(server, 'skill_files', added.body.file.id, owner)),
      parent: { kind: 'skill', id: skillId },
    };
  },
  toolServer: async (server, owner) =>
    handOver(
      server,
      'tool_servers',
      (await connectServer(server, { name: unique('Inventory'), url: silentUrl() }, await asAdmin(server, owner))).id,
      owner,
    ),
  webhookEndpoint,
  webhookDelivery: async (server, owner) => {
    const parent = await webhookEndpoint(server, owner);
    const options = { ...(await asAdmin(server, owner)), query: { id: parent.id } };
    const { body } = await server.call('POST', '/webhook-endpoints/test', options);
    return { id: body.delivery.id, parent: { kind: 'webhookEndpoint', id: parent.id } };
  },
  scheduledTask,
  taskExecution: async (server, owner) => {
    const parent = await scheduledTask(server, owner);
    const [execution] = await server
      .database('task_executions')
      .insert({
        organization_id: owner.organizationId,
        scheduled_task_id: parent.id,
        kind: 'manual',
        status: 'completed',
        scheduled_for: new Date(),
        finished_at: new Date(),
      })
      .returning('id');
    return { id: execution.id, parent: { kind: 'scheduledTask', id: parent.id } };
  },
  conversation,
  message: async (server, owner) => {
    const { id: threadId } = await conversation(server, owner);
    const { id } = await server
      .database('messages')
      .where({ conversation_id: threadId, role: 'assistant' })
      .first('id');
    return { id, parent: { kind: 'conversation', id: threadId } };
  },
  member: async (server, { organizationId }) => ({ id: await addPerson(server, { organizationId }) }),
  invitation: async (server, owner) => ({ id: await inviteOne(server, {}, await asAdmin(server, owner)) }),
  /** Makes a deleted agent, because the smallest request has the first value of `type`, which is `agent`. */
  deletedRecord: async (server, owner) => {
    const { id } = await agent(server, owner);
    await server.call('DELETE', '/agents', { body: { agentId: id }, ...(await asAdmin(server, owner)) });
    return { id: String(id) };
  },
};

const byName: Record<string, Kind> = {
  agentId: 'agent',
  callableAgentIds: 'agent',
  versionId: 'agentVersion',
  tagIds: 'agentTag',
  kbId: 'knowledgeBase',
  accessibleKnowledgeBaseIds: 'knowledgeBase',
  writableKnowledgeBaseIds: 'knowledgeBase',
  skillId: 'skill',
  skillIds: 'skill',
  mcpServers: 'toolServer',
  taskId: 'scheduledTask',
  threadId: 'conversation',
  messageId: 'message',
  userId: 'member',
  userIds: 'member',
  actorId: 'member',
  invitationIds: 'invitation',
};

/** The meaning of `id` and `fileId` depends on the operation. */
const byPath: Record<string, Kind> = {
  '/agents id': 'agent',
  '/agents/versions before': 'agentVersion',
  '/scheduled-tasks/executions before': 'taskExecution',
  '/agent-tags id': 'agentTag',
  '/skills/manage id': 'skill',
  '/skills/files fileId': 'skillFile',
  '/skills/files/download fileId': 'skillFile',
  '/kb/manage id': 'knowledgeBase',
  '/admin/deletedRecords/restore id': 'deletedRecord',
  // The first value of `type` is `agent`.
  '/dependents id': 'agent',
  '/kb/files fileId': 'knowledgeBaseFile',
  '/kb/files/retry fileId': 'knowledgeBaseFile',
  '/kb/files/download fileId': 'knowledgeBaseFile',
  '/kb/files/chunks fileId': 'knowledgeBaseFile',
  '/mcp-servers/manage id': 'toolServer',
  '/mcp-servers/test id': 'toolServer',
  '/webhook-endpoints/manage id': 'webhookEndpoint',
  '/webhook-endpoints/rotateSecret id': 'webhookEndpoint',
  '/webhook-endpoints/test id': 'webhookEndpoint',
  '/webhook-endpoints/deliveries endpointId': 'webhookEndpoint',
  '/webhook-endpoints/deliveries/replay deliveryId': 'webhookDelivery',
};

/** Returns the kind of record that a field refers to. `at` is its path in the query or the body, with `*` for items. */
export function kindAt(path: string, at: string[]): Kind | undefined {
  const name = at.filter((part) => part !== '*').at(-1) ?? '';
  // Free-form bodies may have any field name, including `toString`.
  return Object.hasOwn(byName, name) ? byName[name] : byPath[`${path} ${name}`];
}

export const missingId = (kind: Kind): number | string => {
  if (['conversation', 'message', 'webhookDelivery'].includes(kind)) return randomUUID();
  if (kind === 'deletedRecord') return String(2_147_483_000 - ++count);
  return kind === 'member' ? 'user_2kNobody' : kind === 'invitation' ? 'orginv_2kNobody' : 2_147_483_000 - ++count;
};
