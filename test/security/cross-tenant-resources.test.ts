// Tests that the id of another organization's record gets the same reply as an id that does not exist.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chat, createEcho, message, waitForEnd } from '../api/chat/chat-client.js';
import { addProcessed, createBase, upload } from '../api/knowledge-bases/support.js';
import { createTask, ended } from '../api/scheduled-tasks/support.js';
import { newFile, newSkill } from '../api/skills/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import { agentWith, call, run } from '../agent-runner/support.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';

let server: TestServer;
let crossTenantToken: string;
type Attempt = [method: string, path: string, options: CallOptions];
let ids: Record<'agent' | 'base' | 'file' | 'skill' | 'skillFile' | 'task' | 'toolServer' | 'webhookEndpoint', number>;
let threadId: string;
let messageId: string;
let fileOfBase: Record<'fileId' | 'fileKey' | 'contentKey', string>;
let uploaded: Record<'fileId' | 'fileKey' | 'contentKey', string>;
let theirs: { agent: number; base: number };

beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  crossTenantToken = await server.tokenFor({ organizationId: server.otherOrganizationId, userId: 'user_cross_tenant' });
  const [agent, base, skill, toolServer] = [
    await createEcho(server, { name: 'Ours' }),
    await createBase(server, { name: 'Ours' }),
    await newSkill(server),
    await connectServer(server),
  ];
  const file = await addProcessed(server, base.id, 'Our secret brake of joint 2.');
  fileOfBase = file;
  uploaded = await upload(server);
  const skillFile = await newFile(server, { skillId: skill.id, fileName: 'ours.md' });
  const task = await createTask(server, { agentId: agent.id });
  await ended(server, (await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } })).body.id);
  ({ threadId } = await chat(server, message(agent.id, 'say our secret')));
  messageId = (await waitForEnd(server, threadId)).messages[1].id;
  ids = {
    agent: agent.id,
    base: base.id,
    file: file.id,
    skill: skill.id,
    skillFile: skillFile.file.id,
    task: task.id,
    toolServer: toolServer.id,
    webhookEndpoint: (await createEndpoint(server)).id,
  };
  const options = { token: crossTenantToken };
  theirs = { agent: (await createEcho(server, {}, options)).id, base: (await createBase(server, {}, options)).id };
}, 60_000);
afterAll(() => server?.stop());

/** Returns the rows of the main organization, by table. */
async function ours(): Promise<unknown> {
  const { rows } = await server.database.raw<{ rows: { name: string }[] }>(
    `select table_name as name
     from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id'
     order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows)
    found[name] = await server.database(name).where({ organization_id: server.organizationId }).orderByRaw('1, 2');
  return found;
}

/** Matches texts of the main organization that replies to the other organization must not contain. */
const privateTexts = /Ours|ours\.md|secret|org_2kTestMain|user_org_admin/;

test('cross-tenant ids in queries and bodies are treated as ids that do not exist', async () => {
  const gone = 2_000_000_000;
  const attemptsWith = (id: (name: keyof typeof ids) => number, thread: string): Attempt[] => [
    ['GET', '/kb/manage', { query: { id: id('base') } }],
    ['PUT', '/kb/manage', { query: { id: id('base') }, body: { name: 'Theirs' } }],
    ['PUT', '/kb/manage', { query: { id: theirs.base }, body: { trigger: { agentId: id('agent'), prompt: 'x' } } }],
    ['DELETE', '/kb/manage', { query: { id: id('base') } }],
    ['GET', '/kb/files', { query: { kbId: id('base') } }],
    ['DELETE', '/kb/files', { query: { kbId: id('base'), fileId: id('file') } }],
    ['DELETE', '/kb/files', { query: { kbId: theirs.base, fileId: id('file') } }],
    ['POST', '/kb/files/retry', { query: { kbId: theirs.base, fileId: id('file') } }],
    ...['/kb/files/download', '/kb/files/chunks'].flatMap((path): Attempt[] =>
      [id('base'), theirs.base].map((kbId) => ['GET', path, { query: { kbId, fileId: id('file') } }]),
    ),
    ['POST', '/kb/search', { body: { kbId: id('base'), query: 'brake' } }],
    ['GET', '/skills/manage', { query: { id: id('skill') } }],
    ['PUT', '/skills/manage', { query: { id: id('skill') }, body: { name: 'theirs' } }],
    ['DELETE', '/skills/manage', { query: { id: id('skill') } }],
    ['GET', '/skills/files', { query: { skillId: id('skill') } }],
    ['POST', '/skills/files', { body: { skillId: id('skill'), fileName: 'a.md', contentType: 'text/markdown' } }],
    ['GET', '/skills/files/download', { query: { fileId: id('skillFile') } }],
    ['DELETE', '/skills/files', { query: { fileId: id('skillFile') } }],
    ['GET', '/mcp-servers/manage', { query: { id: id('toolServer') } }],
    ['PUT', '/mcp-servers/manage', { query: { id: id('toolServer') }, body: { name: 'Theirs' } }],
    ['DELETE', '/mcp-servers/manage', { query: { id: id('toolServer') } }],
    ['POST', '/mcp-servers/test', { body: { id: id('toolServer') } }],
    ['GET', '/webhook-endpoints/manage', { query: { id: id('webhookEndpoint') } }],
    ['PUT', '/webhook-endpoints/manage', { query: { id: id('webhookEndpoint') }, body: { enabled: false } }],
    ['DELETE', '/webhook-endpoints/manage', { query: { id: id('webhookEndpoint') } }],
    ['POST', '/webhook-endpoints/rotateSecret', { query: { id: id('webhookEndpoint') } }],
    ['POST', '/webhook-endpoints/test', { query: { id: id('webhookEndpoint') } }],
    ['GET', '/webhook-endpoints/deliveries', { query: { endpointId: id('webhookEndpoint') } }],
    ['GET', '/scheduled-tasks/manage', { query: { taskId: id('task') } }],
    ['PUT', '/scheduled-tasks/manage', { query: { taskId: id('task') }, body: { name: 'Theirs' } }],
    ['DELETE', '/scheduled-tasks/manage', { query: { taskId: id('task') } }],
    ['POST', '/scheduled-tasks/toggle', { body: { taskId: id('task'), enabled: false } }],
    ['POST', '/scheduled-tasks/run', { body: { taskId: id('task') } }],
    ['GET', '/scheduled-tasks/executions', { query: { taskId: id('task') } }],
    [
      'POST',
      '/scheduled-tasks/manage',
      { body: { name: 'x', prompt: 'x', schedule: '* * * * *', agentId: id('agent') } },
    ],
    ['POST', '/chat', { body: message(id('agent'), 'hello') }],
    ['POST', '/chat', { body: message(theirs.agent, 'hello', { threadId: thread }) }],
    ['GET', '/getConversation', { query: { threadId: thread } }],
    ['GET', '/conversations/messages', { query: { threadId: thread } }],
    ['PATCH', '/conversations', { query: { threadId: thread }, body: { name: 'Theirs' } }],
    ['DELETE', '/conversations', { query: { threadId: thread } }],
    ['POST', '/conversations/stop', { body: { threadId: thread } }],
    ['POST', '/conversations/feedback', { body: { threadId: thread, messageId, rating: 'helpful' } }],
    ['POST', '/agents', { body: { name: 'x', model: 'offline:echo', mcpServers: [id('toolServer')] } }],
    [
      'POST',
      '/agents',
      {
        body: {
          name: 'x',
          model: 'offline:echo',
          tools: { load_skill: { description: 'd', parameters: {}, config: { skillIds: [id('skill')] } } },
        },
      },
    ],
    [
      'POST',
      '/agents',
      {
        body: {
          name: 'x',
          model: 'offline:echo',
          tools: {
            search_knowledge_base: {
              description: 'd',
              parameters: {},
              config: { accessibleKnowledgeBaseIds: [id('base')] },
            },
          },
        },
      },
    ],
  ];
  const before = await ours();
  const [real, invented] = [attemptsWith((name) => ids[name], threadId), attemptsWith(() => gone, randomUUID())];
  for (const [index, [method, path, options]] of real.entries()) {
    const reply = await server.call(method, path, { ...options, token: crossTenantToken });
    const [, , inventedOptions] = invented[index]!;
    const same = await server.call(method, path, { ...inventedOptions, token: crossTenantToken });
    const withoutIds = (body: unknown) => JSON.stringify(body).replace(/\d{1,10}/g, 'n');
    expect({ method, path, options, status: reply.status, body: withoutIds(reply.body) }).toEqual({
      method,
      path,
      options,
      status: same.status,
      body: withoutIds(same.body),
    });
    expect([400, 404]).toContain(reply.status);
    expect(JSON.stringify(reply.body)).not.toMatch(privateTexts);
  }
  expect(await ours()).toEqual(before);
});

test('cross-tenant file keys grant no access', async () => {
  const before = await ours();
  for (const keys of [uploaded, fileOfBase]) {
    const { fileId, fileKey, contentKey } = keys;
    const attempts: Attempt[] = [
      [
        'POST',
        '/kb/files',
        { body: { kbId: theirs.base, fileId, fileKey, contentKey, fileName: 'a.md', contentType: 'text/markdown' } },
      ],
      [
        'POST',
        '/kb/files',
        {
          body: {
            kbId: theirs.base,
            fileId,
            fileKey: `${server.otherOrganizationId}/../${fileKey}`,
            contentKey: `${server.otherOrganizationId}/contents/${fileId}.md`,
            fileName: 'a.md',
            contentType: 'text/markdown',
          },
        },
      ],
      ...[fileKey, contentKey, `${server.otherOrganizationId}/../${fileKey}`].map((url): Attempt => [
        'POST',
        '/chat',
        {
          body: {
            agentId: theirs.agent,
            message: { role: 'user', parts: [{ type: 'file', mediaType: 'text/markdown', url }] },
          },
        },
      ]),
    ];
    for (const [method, path, options] of attempts)
      expect({ options, ...(await server.call(method, path, { ...options, token: crossTenantToken })) }).toMatchObject({
        options,
        status: 400,
      });
  }
  expect(await ours()).toEqual(before);
});

test('an agent of another organization reads no record of ours, whatever its prompt requests', async () => {
  const before = await ours();
  const asOtherOrganization = {
    ...server,
    call: (method: string, path: string, options: CallOptions = {}) =>
      server.call(method, path, { ...options, token: crossTenantToken }),
  };
  const names = ['search_knowledge_base', 'read_kb_file', 'write_to_knowledge_base', 'load_skill', 'call_agent'];
  const own = await agentWith(asOtherOrganization, Object.fromEntries(names.map((name) => [name, {}])));
  // Stores the references directly, because the server would refuse them.
  const config = {
    accessibleKnowledgeBaseIds: [ids.base],
    writableKnowledgeBaseIds: [ids.base],
    skillIds: [ids.skill],
    callableAgentIds: [ids.agent],
  };
  const tools = Object.fromEntries(names.map((name) => [name, { description: 'd', parameters: {}, config }]));
  await server
    .database('agents')
    .where({ id: own.id })
    .update({
      configuration: server.database.raw('configuration || cast(? as jsonb)', [
        JSON.stringify({ tools, mcpServers: [ids.toolServer] }),
      ]),
    });
  const lines = [
    call('search_knowledge_base', { query: 'brake', knowledgeBaseId: ids.base }),
    call('read_kb_file', { knowledgeBaseId: ids.base, fileId: fileOfBase.fileId }),
    call('write_to_knowledge_base', { knowledgeBaseId: ids.base, fileName: 'a.md', content: 'theirs' }),
    call('load_skill', { skillId: ids.skill }),
    call('call_agent', { agentId: ids.agent, message: 'hello' }),
  ];
  const { calls, conversation } = await run(asOtherOrganization, own.id, lines.join('\n'));
  expect(calls.map(({ state }) => state)).toEqual(lines.map(() => 'output-error'));
  expect(JSON.stringify(conversation)).not.toMatch(/secret brake|Ours|ours\.md/);
  expect(await ours()).toEqual(before);
});

test("a cross-tenant cursor returns only the caller's own records", async () => {
  await chat(server, message(ids.agent, 'another one'));
  const page = await server.call('GET', '/conversations', { query: { limit: 1 } });
  expect(page.body.nextCursor).toEqual(expect.any(String));
  const reply = await server.call('GET', '/conversations', {
    token: crossTenantToken,
    query: { cursor: page.body.nextCursor, allInOrg: true },
  });
  expect(JSON.stringify(reply.body)).not.toMatch(/secret|another one|org_2kTestMain/);
  const messages = await server.call('GET', '/conversations/messages', { query: { threadId, limit: 1 } });
  expect(
    (
      await server.call('GET', '/conversations/messages', {
        token: crossTenantToken,
        query: { threadId, cursor: messages.body.nextCursor },
      })
    ).status,
  ).toBe(404);
});

test('dashboard filters with cross-tenant ids count nothing', async () => {
  const range = { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z', allInOrg: true };
  const before = (await server.call('GET', '/dashboard/getInteractions', { token: crossTenantToken, query: range }))
    .body as {
    agentId: number;
  }[];
  expect(before.some(({ agentId }) => agentId === ids.agent)).toBe(false);
  const filters: Record<string, string | number>[] = [{ agentId: ids.agent }, { userId: 'user_org_admin_' }];
  for (const filter of filters) {
    const list = await server.call('GET', '/dashboard/getInteractions', {
      token: crossTenantToken,
      query: { ...range, ...filter },
    });
    expect([list.status, list.body]).toEqual([200, []]);
    const stats = await server.call('GET', '/dashboard/getStats', {
      token: crossTenantToken,
      query: { ...range, ...filter },
    });
    expect(stats.status).toBe(200);
    expect(stats.body).toMatchObject({ conversationCount: 0, messageCount: 0 });
  }
});

describe('fields that only the server sets', () => {
  test.each([
    'organizationId',
    'userId',
    'createdBy',
    'startsTrigger',
    'isTriggered',
    'isLimited',
    'id',
    '__proto__',
    'constructor',
  ])('are refused or ignored in a body: %s', async (field) => {
    const bodies: [string, Record<string, unknown>][] = [
      ['/kb/manage', { name: `mine ${field}`, embeddingModel: 'offline:embedding' }],
      ['/scheduled-tasks/manage', { name: 'mine', prompt: 'x', schedule: '0 0 1 1 *', agentId: theirs.agent }],
      ['/mcp-servers/manage', { name: `mine ${field}`, url: 'https://93.184.216.34/mcp' }],
      ['/chat', message(theirs.agent, 'say x')],
    ];
    const value = field === 'userId' ? 'user_org_admin_' : server.organizationId;
    const before = await ours();
    for (const [path, fields] of bodies) {
      const text = JSON.stringify(fields).replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`);
      const reply = await server.call('POST', path, {
        token: crossTenantToken,
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      expect([200, 201, 400]).toContain(reply.status);
      expect(JSON.stringify(reply.body)).not.toContain(value);
    }
    expect(await ours()).toEqual(before);
    const { rows } = await server.database.raw<{ rows: { count: number }[] }>(
      `select count(*) from (
         select user_id from conversations where organization_id = :other
         union all
         select user_id from scheduled_tasks where organization_id = :other
         union all
         select created_by from knowledge_bases where organization_id = :other
         union all
         select created_by from tool_servers where organization_id = :other
       ) as owned
       where user_id <> 'user_cross_tenant'`,
      { other: server.otherOrganizationId },
    );
    expect(Number(rows[0]?.count)).toBe(0);
  });
});

test.each([
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://[64:ff9b::7f00:1]/',
  'file:///etc/passwd',
  'http://user:pass@127.0.0.1/',
])('the server refuses to save or test a tool server at %s', async (url) => {
  expect(
    await server.call('POST', '/mcp-servers/manage', {
      token: crossTenantToken,
      body: { name: url.slice(0, 60), url },
    }),
  ).toMatchObject({ status: 400 });
  const tested = await server.call('POST', '/mcp-servers/test', { token: crossTenantToken, body: { url } });
  expect(tested.status === 400 || tested.body.success === false).toBe(true);
});

test('HTML pages do not execute text of the request', async () => {
  const script = '<script>alert(1)</script>';
  for (const path of [
    '/docs',
    '/openapi.json',
    `/${encodeURIComponent(script)}`,
    `/docs?x=${encodeURIComponent(script)}`,
    `/agents?${encodeURIComponent(script)}=1`,
  ]) {
    const reply = await fetch(`${server.url}${path}`, {
      headers: { 'x-request-id': 'evil"><script>', authorization: `Bearer ${crossTenantToken}`, accept: 'text/html' },
    });
    const text = await reply.text();
    if (reply.headers.get('content-type')?.includes('html')) {
      expect(text).not.toContain(script);
      expect(reply.headers.get('content-security-policy')).toMatch(/default-src|script-src/);
    }
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('x-request-id')).not.toContain('script');
  }
});
