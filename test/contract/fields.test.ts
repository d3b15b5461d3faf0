// Tests the fields that a caller can set. They come from the contract, so that new fields are tested too.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTag, readAgent, save, versionsOf } from '../api/agents/support.js';
import { talk } from '../api/conversations/support.js';
import { addFile, createBase, filesOf, readBase } from '../api/knowledge-bases/support.js';
import { createTask, readTask } from '../api/scheduled-tasks/support.js';
import { newSkill, readSkill } from '../api/skills/support.js';
import { createEndpoint, readEndpoint } from '../api/webhook-endpoints/support.js';
import { connectServer, readServer } from '../api/tool-servers/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { defaultOf } from '../../codegen/contract/contract.js';
import { defaults } from '../../server/generated/fields.js';
import { otherValue as findOtherValue } from './other-value.js';
import { document, fieldWalks, operations, type Json } from './support.js';

type Fields = Record<string, unknown>;

let server: TestServer;
const ids = { agent: 0, otherAgent: 0, toolServer: 0 };

const otherValue = (schema: string, name: string, current: unknown): unknown =>
  findOtherValue(schema, name, current, {
    model: 'local:other',
    agentId: ids.otherAgent,
    toolServerId: ids.toolServer,
  });

const settable = (schema: string, except?: string): string[] =>
  Object.entries<Json>(document.components.schemas[schema].properties)
    .filter(([name, property]) => property.readOnly !== true && name !== except)
    .map(([name]) => name);

/** The agent has a model of `MODEL_SERVERS`. The catalog has no facts about it, so a save returns no warnings. */
const newAgent = () => save(server, { model: 'local:model' });

/** Returns the newest entry of a record in the audit log. */
async function entryOf(recordType: string, recordId: number | string): Promise<Json> {
  const { body } = await server.call('GET', '/admin/auditLog', { query: { recordType, recordId, limit: 1 } });
  return body.entries[0];
}

beforeAll(async () => {
  server = await startTestServer({
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: 'http://127.0.0.1:1/v1' }]),
  });
  ids.toolServer = (await connectServer(server)).id;
  ids.agent = (await newAgent()).id;
  ids.otherAgent = (await newAgent()).id;
});
afterAll(() => server?.stop());

describe('the configuration of an agent', () => {
  const configuration = document.components.schemas.AgentConfiguration.properties as Record<string, Json>;
  const names = Object.keys(configuration);
  const versionOf = async (agentId: number, versionId: number) =>
    (await server.call('GET', '/agents/versions', { query: { agentId, versionId } })).body;
  const change = (body: Fields) => server.call('POST', '/agents/versions', { body });
  const newest = async (agentId: number) => (await versionsOf(server, agentId))[0];

  test('has the same fields in AgentSave and Agent', () => {
    for (const schema of ['AgentSave', 'Agent'])
      expect(Object.keys(document.components.schemas[schema].properties)).toEqual(expect.arrayContaining(names));
  });

  test('has a default for each field except the name and the model', () => {
    expect(names.filter((name) => defaultOf(configuration[name] ?? {}) === undefined)).toEqual(['name', 'model']);
  });

  test('a new agent has the defaults', async () => {
    const agent = await newAgent();
    const defaults = Object.entries(configuration).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    expect(defaults.map(([name]) => [name, agent[name]])).toEqual(defaults);
  });

  describe.each(names)('%s', (name) => {
    test('is saved, shown, versioned, rolled back and recorded by a checkpoint; a repeat changes nothing', async () => {
      const agent = await newAgent();
      const value = otherValue('AgentConfiguration', name, agent[name]);
      expect(value).not.toEqual(agent[name]);

      expect((await save(server, { id: agent.id, [name]: value }))[name]).toEqual(value);
      const saved = await readAgent(server, agent.id);
      expect((await entryOf('agent', agent.id)).after).toMatchObject({ [name]: value });
      expect(saved).toEqual({
        ...agent,
        [name]: value,
        updatedAt: expect.any(String),
        publishedVersionId: expect.any(Number),
        etag: expect.any(String),
      });
      expect(await versionOf(agent.id, saved.publishedVersionId)).toMatchObject({
        snapshot: { [name]: value },
        changes: [{ field: name, before: agent[name], after: value }],
      });

      expect(await save(server, { id: agent.id, [name]: value })).toEqual(saved);
      expect(await save(server, { id: agent.id, description: saved.description })).toEqual(saved);

      await change({ agentId: agent.id, action: 'rollback', versionId: agent.publishedVersionId });
      expect((await readAgent(server, agent.id))[name]).toEqual(agent[name]);
      expect((await change({ agentId: agent.id, action: 'checkpoint' })).body.created).toBe(true);
      expect((await versionOf(agent.id, (await newest(agent.id)).id)).changes).toMatchObject([
        { field: name, before: value, after: agent[name] },
      ]);
      await server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    });

    const fallback = configuration[name]?.default;
    if (fallback === undefined) return;
    test('has its default in a version that was stored before the field existed', async () => {
      const agent = await newAgent();
      const drop = (table: string, column: string, key: Fields) =>
        server
          .database(table)
          .where(key)
          .update(column, server.database.raw(`${column} - ?::text`, [name]));
      await drop('agents', 'configuration', { id: agent.id });
      await drop('agent_versions', 'snapshot', { agent_id: agent.id });
      expect(await readAgent(server, agent.id)).toEqual(agent);
      expect((await versionOf(agent.id, agent.publishedVersionId)).snapshot[name]).toEqual(fallback);
      expect(await save(server, { id: agent.id, [name]: fallback })).toEqual(agent);
      expect((await change({ agentId: agent.id, action: 'checkpoint' })).body.created).toBe(false);
      await save(server, { id: agent.id, [name]: otherValue('AgentConfiguration', name, agent[name]) });
      await change({ agentId: agent.id, action: 'rollback', versionId: agent.publishedVersionId });
      expect((await readAgent(server, agent.id))[name]).toEqual(fallback);
    });
  });
});

interface Kind {
  title: string;
  recordType: string;
  path: string;
  /** Method of a change. Default: PUT. */
  method?: string;
  idField: string;
  /** Schema of a change. */
  schema: string;
  /** A field of `schema` that is tested elsewhere. */
  except?: string;
  /** Schema of a creation. Absent if clients create the record in another way. */
  creation?: string;
  /** Creates a record in a state in which each field can change. */
  create: () => Promise<Json>;
  read: (id: number | string) => Promise<Json>;
}

/** Makes the names of agent tags unique. */
let made = 0;

const readConversation = async (threadId: number | string): Promise<Json> =>
  (await server.call('GET', '/getConversation', { query: { threadId } })).body;

const kinds: Kind[] = [
  {
    title: 'an agent tag',
    recordType: 'agent_tag',
    path: '/agent-tags',
    idField: 'id',
    schema: 'AgentTagUpdate',
    creation: 'AgentTagCreate',
    create: () => createTag(server, `tag ${++made}`),
    // No operation reads a single tag.
    read: async (id) => (await server.call('GET', '/agent-tags')).body.find((tag: Json) => tag.id === id),
  },
  {
    title: 'a skill',
    recordType: 'skill',
    path: '/skills/manage',
    idField: 'id',
    schema: 'SkillUpdate',
    except: 'skillMdContent',
    create: () => newSkill(server).then(({ id }) => readSkill(server, id)),
    read: (id) => readSkill(server, Number(id)),
  },
  {
    title: 'a conversation',
    recordType: 'conversation',
    path: '/conversations',
    method: 'PATCH',
    idField: 'threadId',
    schema: 'ConversationUpdate',
    // The audit log has no changes of the caller's own conversations, so another user creates the conversation.
    create: async () => readConversation((await talk(server, { userId: 'user_another' })).conversationId),
    read: (id) => readConversation(id),
  },
  {
    title: 'a scheduled task',
    recordType: 'scheduled_task',
    path: '/scheduled-tasks/manage',
    idField: 'taskId',
    schema: 'ScheduledTaskUpdate',
    creation: 'ScheduledTaskCreate',
    create: () => createTask(server, { agentId: ids.agent }),
    read: async (id) => (await readTask(server, Number(id))).body,
  },
  {
    title: 'a knowledge base',
    recordType: 'knowledge_base',
    path: '/kb/manage',
    idField: 'id',
    schema: 'KnowledgeBaseUpdate',
    except: 'embeddingModel',
    creation: 'KnowledgeBaseCreate',
    create: () => createBase(server),
    read: (id) => readBase(server, Number(id)),
  },
  {
    title: 'a tool server',
    recordType: 'tool_server',
    path: '/mcp-servers/manage',
    idField: 'id',
    schema: 'ToolServerUpdate',
    except: 'headers',
    creation: 'ToolServerCreate',
    create: () => connectServer(server),
    read: (id) => readServer(server, Number(id)),
  },
  {
    title: 'a webhook endpoint',
    recordType: 'webhook_endpoint',
    path: '/webhook-endpoints/manage',
    idField: 'id',
    schema: 'WebhookEndpointUpdate',
    creation: 'WebhookEndpointCreate',
    create: () => createEndpoint(server),
    read: (id) => readEndpoint(server, Number(id)),
  },
];

test('`fieldWalks` lists the operations that this file calls for each field', () => {
  const walks = kinds.flatMap(({ path, method = 'PUT', creation, schema }) =>
    operations
      .filter((operation) => operation.path === path)
      .filter((operation) => operation.method === method.toLowerCase() || (operation.method === 'post' && creation))
      .map(({ id }) => [id, schema]),
  );
  const others = { saveAgent: 'AgentConfiguration', addKnowledgeBaseFile: 'KnowledgeBaseFileCreate' };
  expect(fieldWalks).toEqual({ ...others, ...Object.fromEntries(walks) });
});

describe.each(kinds)('$title', (kind) => {
  const { recordType, path, method = 'PUT', idField, schema, except, creation = '', create, read } = kind;
  const fields = settable(schema, except);
  const defaultsOfCreation = (defaults as Record<string, Fields>)[creation] ?? {};
  const update = (id: number | string, body: Fields) => server.call(method, path, { query: { [idField]: id }, body });

  /** Creates a record with the given fields of the record `model`. */
  async function createLike(model: Json, names: string[], others: Fields = {}): Promise<Json> {
    const body = {
      ...Object.fromEntries(names.map((name) => [name, model[name]])),
      // For some kinds of records, names or URLs must be unique.
      ...('name' in model ? { name: `${model.name} again` } : {}),
      ...('url' in model ? { url: `${model.url}/again` } : {}),
      ...('embeddingModel' in model ? { embeddingModel: model.embeddingModel } : {}),
      ...others,
    };
    const reply = await server.call('POST', path, { body });
    expect(reply.status).toBeLessThan(300);
    return reply.body.knowledgeBase ?? reply.body.toolServer ?? reply.body.webhookEndpoint ?? reply.body;
  }

  test.each(fields)('%s is saved, shown and audited; other fields stay, and a repeat changes nothing', async (name) => {
    const before = await create();
    const value = otherValue(schema, name, before[name]);
    expect(value).not.toEqual(before[name]);
    expect((await update(before.id, { [name]: value })).status).toBe(200);

    const after = await read(before.id);
    expect(after).toMatchObject({ [name]: value });
    const others = fields.filter((other) => other !== name);
    for (const other of others) expect({ [other]: after[other] }).toEqual({ [other]: before[other] });

    expect(after.etag).not.toBe(before.etag);
    const entry = await entryOf(recordType, before.id);
    expect(entry.after).toMatchObject({ [name]: value });
    expect(entry.before).toHaveProperty(name);

    await update(before.id, { [name]: value });
    expect(await read(before.id)).toEqual(after);
    expect((await entryOf(recordType, before.id)).id).toBe(entry.id);
  });

  if (creation === '') return;
  for (const name of fields.filter((field) => field in defaultsOfCreation))
    test(`${name} has its default if a creation omits it`, async () => {
      const required = fields.filter((field) => !(field in defaultsOfCreation));
      const created = await createLike(await create(), required);
      expect((await read(created.id))[name]).toEqual(defaultsOfCreation[name]);
      await server.call('DELETE', path, { query: { [idField]: created.id } });
    });

  test.each(fields)('%s is saved and audited by a creation', async (name) => {
    const model = await create();
    const value = otherValue(schema, name, model[name]);
    const created = await createLike(model, fields, { [name]: value });
    expect(await read(created.id)).toMatchObject({ [name]: value });
    expect((await entryOf(recordType, created.id)).after).toMatchObject({ [name]: value });
    await server.call('DELETE', path, { query: { [idField]: created.id } });
  });
});

describe('a file of a knowledge base, which no operation changes', () => {
  const fromUpload = ['kbId', 'fileId', 'fileKey', 'contentKey', 'contentType', 'fileSize'];
  const fields = settable('KnowledgeBaseFileCreate').filter((name) => !fromUpload.includes(name));

  test.each(fields)('%s is saved, shown and audited by the creation', async (name) => {
    const { id } = await createBase(server);
    const value = otherValue('KnowledgeBaseFileCreate', name, undefined);
    const file = await addFile(server, id, 'Some text.', { [name]: value });
    expect((await filesOf(server, id))[0]).toMatchObject({ [name]: value });
    expect((await entryOf('knowledge_base_file', file.id)).after).toMatchObject({ [name]: value });
  });

  test('has the defaults of omitted fields', async () =>
    expect(await addFile(server, (await createBase(server)).id)).toMatchObject(defaults.KnowledgeBaseFileCreate));
});
