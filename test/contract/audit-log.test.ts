// Each write of the contract, except those in `excused`, must store exactly one entry in the audit log.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaults } from '../../server/generated/fields.js';
import { upload } from '../api/knowledge-bases/support.js';
import { newAddress } from '../api/organization/invitations.js';
import { save } from '../api/agents/support.js';
import { startRun } from '../api/conversations/support.js';
import { skillMd } from '../api/skills/support.js';
import { expireLease } from '../conversations/support.js';
import { allowSilentUrl, makers, type Kind } from '../properties/records.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { document, operations } from './support.js';

const excused: Record<string, string> = {
  chat: 'a run, whose conversation is its record',
  createConversationFeedback: "the caller's rating, which the dashboard shows",
  createPresignedUpload: 'changes no record; adding the file does',
  searchKnowledgeBase: 'only reads',
  testToolServer: 'only calls the server; its outcome is a field of the record',
  testWebhookEndpoint: 'only calls the receiver; its outcome is in the log of deliveries',
  replayWebhookDelivery: 'changes no record that callers can set; the log of deliveries shows it',
  receiveIdentityEvent: 'records the changes of the identity provider, which listAuditLog.test.ts covers',
};

interface Write {
  action: string;
  query?: Record<string, string | number>;
  body?: object;
  /** The expected values of the entry before and after the change. Default: any value except null. */
  before?: unknown;
  after?: unknown;
}

let server: TestServer;
let token: string;
const userId = 'user_audit_admin';
const own = () => ({ organizationId: server.organizationId, userId });
const others = () => ({ organizationId: server.organizationId, userId: 'user_audit_member' });

beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  token = await server.tokenFor({ userId });
  await server.database.raw(`
    create function refuse_entry() returns trigger language plpgsql
    as $$ begin raise exception 'the entry cannot be stored'; end $$`);
});
afterAll(() => server?.stop());

async function make(kind: Kind): Promise<{ id: number; text: string; parentId: number }> {
  const { id, parent } = await makers[kind](server, kind === 'conversation' ? others() : own());
  return { id: Number(id), text: String(id), parentId: Number(parent?.id) };
}

let people = 0;
const newDescription = { description: 'Changed' };

/** By operation id. Each request changes one record. */
const writes: Record<string, () => Promise<Write>> = {
  saveAgent: async () => ({
    action: 'agent.updated',
    body: { id: (await make('agent')).id, stage: 'development' },
    before: { stage: 'released' },
    after: { stage: 'development' },
  }),
  deleteAgent: async () => ({ action: 'agent.deleted', body: { agentId: (await make('agent')).id }, after: null }),
  changeAgentVersion: async () => {
    const { id, parentId } = await make('agentVersion');
    await save(server, { id: parentId, description: 'Later' }, { token });
    return {
      action: 'agent.rolled_back',
      body: { agentId: parentId, action: 'rollback', versionId: id },
      before: { description: 'Later', publishedVersionId: expect.any(Number) },
      after: { description: '', publishedVersionId: id },
    };
  },
  syncAgentTools: async () => {
    const tool = { description: 'Old', parameters: { type: 'object', properties: {} } };
    await save(server, { name: 'Agent of old tools', tools: { call_agent: tool } }, { token });
    return { action: 'agent.updated', before: { tools: expect.anything() } };
  },
  createAgentTag: async () => ({
    action: 'agent_tag.created',
    body: { name: 'audited' },
    before: null,
    after: { ...defaults.AgentTagCreate, name: 'audited' },
  }),
  updateAgentTag: async () => ({
    action: 'agent_tag.updated',
    query: { id: (await make('agentTag')).id },
    body: { name: 'audited anew' },
    after: { name: 'audited anew' },
  }),
  deleteAgentTag: async () => ({
    action: 'agent_tag.deleted',
    query: { id: (await make('agentTag')).id },
    after: null,
  }),
  removeUsers: async () => ({
    action: 'user.removed',
    body: { userIds: [(await make('member')).text] },
    before: { role: 'org:member', metadata: {} },
    after: null,
  }),
  bulkRemoveUsers: async () => ({
    action: 'user.removed',
    body: { userIds: [(await make('member')).text] },
    after: null,
  }),
  updateUserMetadata: async () => ({
    action: 'user.updated',
    body: { userId: (await make('member')).text, metadata: { team: 'North' } },
    after: { metadata: { team: 'North' } },
  }),
  createInvitations: async () => {
    const email = newAddress();
    return {
      action: 'invitation.created',
      body: { invitations: [{ email }] },
      before: null,
      after: { email, role: 'org:member', metadata: {} },
    };
  },
  revokeInvitations: async () => ({
    action: 'invitation.revoked',
    body: { invitationIds: [(await make('invitation')).text] },
    after: { status: 'revoked' },
  }),
  eraseUser: async () => {
    await makers.conversation(server, { ...own(), userId: `user_left_${++people}` });
    return { action: 'user.erased', body: { userId: `user_left_${people}` }, before: null };
  },
  restoreDeletedRecord: async () => ({
    action: 'agent.restored',
    body: { type: 'agent', id: (await make('deletedRecord')).text },
    before: { deletedAt: expect.any(String) },
    after: { deletedAt: null },
  }),
  createSkill: async () => ({ action: 'skill.created', body: { skillMdContent: skillMd() }, before: null }),
  updateSkill: async () => ({
    action: 'skill.updated',
    query: { id: (await make('skill')).id },
    body: newDescription,
    after: newDescription,
  }),
  deleteSkill: async () => ({ action: 'skill.deleted', query: { id: (await make('skill')).id }, after: null }),
  addSkillFile: async () => ({
    action: 'skill_file.created',
    body: { skillId: (await make('skill')).id, fileName: 'a.md', contentType: 'text/markdown' },
    before: null,
  }),
  deleteSkillFile: async () => ({
    action: 'skill_file.deleted',
    query: { fileId: (await make('skillFile')).id },
    after: null,
  }),
  createKnowledgeBase: async () => ({
    action: 'knowledge_base.created',
    body: { name: 'Audited base', embeddingModel: 'offline:embedding' },
    before: null,
  }),
  updateKnowledgeBase: async () => ({
    action: 'knowledge_base.updated',
    query: { id: (await make('knowledgeBase')).id },
    body: newDescription,
    after: newDescription,
  }),
  deleteKnowledgeBase: async () => ({
    action: 'knowledge_base.deleted',
    query: { id: (await make('knowledgeBase')).id },
    after: null,
  }),
  addKnowledgeBaseFile: async () => ({
    action: 'knowledge_base_file.created',
    body: {
      kbId: (await make('knowledgeBase')).id,
      ...(await upload(server, 'Text', { token })),
      fileName: 'a.txt',
      contentType: 'text/plain',
    },
    before: null,
  }),
  deleteKnowledgeBaseFile: async () => {
    const { id, parentId } = await make('knowledgeBaseFile');
    return { action: 'knowledge_base_file.deleted', query: { kbId: parentId, fileId: id }, after: null };
  },
  retryKnowledgeBaseFile: async () => {
    const { id, parentId } = await make('knowledgeBaseFile');
    return { action: 'knowledge_base_file.retried', query: { kbId: parentId, fileId: id }, before: null };
  },
  createToolServer: async () => ({
    action: 'tool_server.created',
    body: {
      name: 'Audited',
      url: 'https://mcp.weather.example/mcp',
      headers: { Authorization: 'Bearer hidden-value' },
    },
    before: null,
    after: expect.objectContaining({ headers: '[secret]', headerNames: ['Authorization'] }),
  }),
  updateToolServer: async () => ({
    action: 'tool_server.updated',
    query: { id: (await make('toolServer')).id },
    body: { headers: { 'X-Key': 'hidden-value' } },
    before: { headers: null, headerNames: [] },
    after: { headers: '[secret]', headerNames: ['X-Key'] },
  }),
  deleteToolServer: async () => ({
    action: 'tool_server.deleted',
    query: { id: (await make('toolServer')).id },
    after: null,
  }),
  createWebhookEndpoint: async () => ({
    action: 'webhook_endpoint.created',
    body: { url: 'https://hooks.weather.example/events', eventTypes: ['run.failed'] },
    before: null,
    after: {
      ...defaults.WebhookEndpointCreate,
      url: 'https://hooks.weather.example/events',
      eventTypes: ['run.failed'],
      disabledReason: null,
      secret: '[secret]',
    },
  }),
  updateWebhookEndpoint: async () => ({
    action: 'webhook_endpoint.updated',
    query: { id: (await make('webhookEndpoint')).id },
    body: { enabled: false },
    before: { enabled: true },
    after: { enabled: false },
  }),
  deleteWebhookEndpoint: async () => ({
    action: 'webhook_endpoint.deleted',
    query: { id: (await make('webhookEndpoint')).id },
    after: null,
  }),
  rotateWebhookEndpointSecret: async () => ({
    action: 'webhook_endpoint.updated',
    query: { id: (await make('webhookEndpoint')).id },
    before: { secret: '[secret]' },
    after: { secret: '[secret]' },
  }),
  createScheduledTask: async () => ({
    action: 'scheduled_task.created',
    body: { name: 'Audited', prompt: 'Sum up.', schedule: '0 6 * * *', agentId: (await make('agent')).id },
    before: null,
  }),
  updateScheduledTask: async () => ({
    action: 'scheduled_task.updated',
    query: { taskId: (await make('scheduledTask')).id },
    body: newDescription,
    after: newDescription,
  }),
  toggleScheduledTask: async () => ({
    action: 'scheduled_task.updated',
    body: { taskId: (await make('scheduledTask')).id, enabled: true },
    before: { enabled: false },
    after: { enabled: true },
  }),
  deleteScheduledTask: async () => ({
    action: 'scheduled_task.deleted',
    query: { taskId: (await make('scheduledTask')).id },
    after: null,
  }),
  runScheduledTask: async () => ({
    action: 'scheduled_task.run',
    body: { taskId: (await make('scheduledTask')).id },
    before: null,
    after: { executionId: expect.any(Number) },
  }),
  stopConversation: async () => {
    const { conversationId } = await startRun(server, { userId: others().userId });
    await expireLease(server.database, conversationId);
    return {
      action: 'conversation.stopped',
      body: { threadId: conversationId },
      before: null,
      after: { stoppedConversationIds: [conversationId] },
    };
  },
  renameConversation: async () => ({
    action: 'conversation.updated',
    query: { threadId: (await make('conversation')).text },
    body: { name: 'Audited' },
    after: { name: 'Audited' },
  }),
  deleteConversation: async () => ({
    action: 'conversation.deleted',
    query: { threadId: (await make('conversation')).text },
    before: { name: expect.any(String), userId: others().userId },
    after: null,
  }),
};

/** Writes that the identity provider executes before the entry is stored. */
const elsewhere = ['removeUsers', 'bulkRemoveUsers', 'updateUserMetadata', 'createInvitations', 'revokeInvitations'];

const writing = operations.filter(({ method }) => method !== 'get');

let count = 0;
async function send(id: string, { query = {}, body }: Write): Promise<CallResult & { requestId: string }> {
  const { method, path } = writing.find((operation) => operation.id === id)!;
  const requestId = `req_audit_${++count}`;
  const headers = { 'X-Request-Id': requestId };
  return { ...(await server.call(method.toUpperCase(), path, { token, headers, query, body })), requestId };
}

async function entriesOf(requestId: string) {
  const { body } = await server.call('GET', '/admin/auditLog', { token, query: { limit: 100 } });
  return body.entries.filter((entry: { requestId: string | null }) => entry.requestId === requestId);
}

async function digest(): Promise<string> {
  const { rows: tables } = await server.database.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('skill_orphaned_objects', 'members', 'member_mirrors')
     order by table_name`,
  );
  const digests: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.raw<{ rows: { digest: string | null }[] }>(
      `select md5(string_agg(cast(row as text), ',' order by cast(row as text))) as digest from ?? as row`,
      [name],
    );
    digests.push(`${name} ${rows[0]?.digest}`);
  }
  return digests.join('\n');
}

test('every write of the contract stores an entry or is a listed exception', () => {
  expect([...Object.keys(writes), ...Object.keys(excused)].sort()).toEqual(writing.map(({ id }) => id).sort());
});

test('every action of the contract has a record type, and every record type has an action', () => {
  const { AuditAction, AuditRecordType } = document.components.schemas;
  const types = AuditAction.enum.map((action: string) => action.split('.')[0]);
  expect([...new Set(types)]).toEqual(AuditRecordType.enum);
});

describe.each(Object.entries(writes))('%s', (id, prepare) => {
  test('stores one entry in the audit log', async () => {
    const write = await prepare();
    const reply = await send(id, write);
    expect({ status: reply.status < 300, body: reply.body }).toEqual({ status: true, body: reply.body });
    expect(await entriesOf(reply.requestId)).toEqual([
      {
        id: expect.any(Number),
        organizationId: server.organizationId,
        at: expect.any(String),
        actor: { type: 'user', id: userId, email: `${userId}@test.example` },
        action: write.action,
        recordType: write.action.split('.')[0],
        recordId: expect.any(String),
        recordName: ['revokeInvitations', 'eraseUser'].includes(id) ? null : expect.any(String),
        requestId: reply.requestId,
        clientAddress: '127.0.0.1',
        before: write.before === undefined ? expect.anything() : write.before,
        after: write.after === undefined ? expect.anything() : write.after,
      },
    ]);
    expect(JSON.stringify(await entriesOf(reply.requestId))).not.toContain('hidden-value');
  });

  if (elsewhere.includes(id)) return;
  test('changes nothing if its entry in the audit log cannot be stored', async () => {
    const write = await prepare();
    // The first test has used the names of these records.
    const isNamed = ['createAgentTag', 'updateAgentTag', 'createKnowledgeBase', 'createToolServer'].includes(id);
    if (isNamed) write.body = { ...write.body, name: 'Another name' };
    const before = await digest();
    await server.database.raw(
      'create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()',
    );
    try {
      expect((await send(id, write)).status).toBe(500);
    } finally {
      await server.database.raw('drop trigger refuse_entry on audit_log');
    }
    expect(await digest()).toBe(before);
  });
});

test.each([
  ['saveAgent', { body: { id: 2_000_000_000, name: 'Missing' } }],
  ['saveAgent', { body: { name: '' } }],
  ['deleteAgent', { body: { agentId: 2_000_000_000 } }],
  ['updateUserMetadata', { body: { userId: 'user_2kNobody', metadata: {} } }],
  ['removeUsers', { body: { userIds: ['user_2kNobody'] } }],
  ['revokeInvitations', { body: { invitationIds: ['orginv_2kNobody'] } }],
  ['runScheduledTask', { body: { taskId: 2_000_000_000 } }],
  ['stopConversation', { body: { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' } }],
])('a failed %s stores no entry in the audit log', async (id, write) => {
  const { requestId } = await send(id, { action: '', ...write });
  expect(await entriesOf(requestId)).toEqual([]);
});

test("changes of the caller's own conversations and changes without effect store no audit log entry", async () => {
  const { id } = await makers.conversation(server, own());
  const renamed = await send('renameConversation', {
    action: '',
    query: { threadId: String(id) },
    body: { name: 'Mine' },
  });
  const agent = await make('agent');
  const same = await send('saveAgent', { action: '', body: { id: agent.id, stage: 'released' } });
  expect([renamed.status, same.status]).toEqual([200, 200]);
  const { conversationId } = await startRun(server, { userId });
  await expireLease(server.database, conversationId);
  const stopped = await send('stopConversation', { action: '', body: { threadId: conversationId } });
  const ended = await makers.conversation(server, others());
  const idle = await send('stopConversation', { action: '', body: { threadId: String(ended.id) } });
  expect([stopped.body.stopped, idle.body.stopped]).toEqual([true, false]);
  expect(await entriesOf(stopped.requestId)).toEqual([]);
  expect(await entriesOf(idle.requestId)).toEqual([]);
  expect(await entriesOf(renamed.requestId)).toEqual([]);
  expect(await entriesOf(same.requestId)).toEqual([]);
});
