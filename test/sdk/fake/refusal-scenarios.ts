// Scenarios with requests that the server refuses, or accepts with warnings about models.
import type { Json } from './normalizer.js';
import type { Before, Step } from './steps.js';
import type { Call } from './support.js';

const agentIdIn = (before: Before) => before['agent']?.body.id;
const toolServerIdIn = (before: Before) => before['created']?.body.toolServer.id;

/** Returns a request that sends a file as a message. */
const chatWithFile =
  (urlIn: (before: Before) => string, more: (before: Before) => object = () => ({})) =>
  (before: Before): Call => ({
    body: {
      agentId: agentIdIn(before),
      message: { role: 'user', parts: [{ type: 'file', mediaType: 'text/plain', url: urlIn(before) }] },
      ...more(before),
    },
  });

/** Adds the file of the step `upload` to the base of the step `base`. `fields` replaces fields of the body. */
const addFile =
  (fields: (key: string) => object) =>
  (before: Before): Call => {
    const { fileId, key, contentKey } = before['upload']?.body as Json;
    const kbId = before['base']?.body.knowledgeBase.id;
    const given = { kbId, fileId, fileName: 'notes.txt', fileKey: key, contentKey, contentType: 'text/plain' };
    return { body: { ...given, ...fields(key) } };
  };

/** Returns a value in so many lists. */
const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

export const refusalScenarios: Record<string, Step[]> = {
  'records that do not exist, removal of oneself, and an email slug that is taken': [
    ['PUT /webhook-endpoints/manage', { query: { id: 999999 }, body: { enabled: false } }],
    ['PUT /mcp-servers/manage', { query: { id: 999999 }, body: { url: 'https://a:b@mcp.example.com' } }],
    ['GET /webhook-endpoints/deliveries', { query: { endpointId: 999999, cursor: 'abc' } }],
    ['GET /kb/files/chunks', { query: { kbId: 999999, fileId: 999999, cursor: 'abc' } }],
    ['POST /webhook-endpoints/deliveries/replay', { query: { deliveryId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' } }],
    ['POST /admin/deletedRecords/restore', { body: { type: 'agent', id: '999999' } }],
    ['DELETE /admin/users', { body: { userIds: ['user_1'] } }],
    ['POST /admin/users/erase', { body: { userId: 'user_1' } }],
    ['POST /admin/users/erase', { body: { userId: 'user_9' } }],
    ['GET /dependents', { query: { type: 'user', id: 'user_9' } }],
    ['POST /kb/manage', { body: { name: 'a', embeddingModel: 'offline:embedding', extractionSchema: { type: 'x' } } }],
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo', emailSlug: 'echo', stage: 'released' } }],
    ['POST /agents', (before) => ({ body: { id: agentIdIn(before), name: 'Echo', emailSlug: null } })],
    ['POST /agents', { body: { name: 'Other', model: 'offline:echo', emailSlug: 'echo' } }],
    ['GET /agents/versions as history', (before) => ({ query: { agentId: agentIdIn(before) } })],
    [
      'POST /agents/versions',
      (before) => ({
        body: {
          agentId: agentIdIn(before),
          action: 'rollback',
          versionId: before['history']?.body.versions[1].id,
        },
      }),
    ],
    [
      'POST /chat as chat',
      (before) => ({
        headers: { 'X-Stream-Response': 'false' },
        body: {
          agentId: agentIdIn(before),
          message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] },
        },
      }),
    ],
    [
      'POST /conversations/feedback',
      (before) => ({
        body: {
          threadId: before['chat']?.body.threadId,
          messageId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
          rating: 'helpful',
        },
      }),
    ],
  ],
  'bodies and queries that no schema describes': [
    ['POST /agent-tags', { text: '{"name":"a\\ud800"}' }],
    ['POST /agent-tags', { text: '{"name":"a\\u0000"}' }],
    ['POST /agent-tags', { text: '{"a\\ud800":"name"}' }],
    ['POST /skills/manage', { text: '{"name":"a","metadata":{"b":[0,1e999]}}' }],
    ['POST /skills/manage', { text: '{"name":"a","metadata":{"__proto__":1}}' }],
    ['POST /skills/manage', { text: '{"name":"a","metadata":{"constructor":{"prototype":1}}}' }],
    ['POST /skills/manage', { text: `{"name":"a","metadata":${'['.repeat(3000)}${']'.repeat(3000)}}` }],
    ['POST /skills/manage', { text: `{"name":"deep","metadata":{"a":${nested(63)}}}` }],
    ['POST /skills/manage', { text: `{"name":"deeper","metadata":{"a":${nested(64)}}}` }],
    ['GET /admin/users?query=%25', {}],
    ['GET /admin/users?query=%FF', {}],
    ['GET /admin/users?query=%ED%A0%80', {}],
    ['GET /admin/users?query=a%00', {}],
    ['GET /agents?id=01', {}],
    ['GET /agents?id=1%00', {}],
    ['GET /agents?id=1&id=2', {}],
    ['GET /admin/auditLog?from=2026-02-30', {}],
    ['GET /admin/auditLog?from=2026-02-02&to=2026-02-01', {}],
    ['GET /admin/auditLog?cursor=abc', {}],
    ['GET /admin/auditLog/export?to=2026-02-30', {}],
    ['GET /getConversations?limit=1&failureCode=timed_out&failureCode=x', {}],
  ],
  'requests that break two rules': [
    ['POST /agents', { body: { name: 'First', model: 'offline:echo', emailSlug: 'first' } }],
    ['POST /agents', { body: { name: 'Other', model: 'nowhere:model', emailSlug: 'first' } }],
    ['POST /agents', { body: { name: 'Other', model: 'offline:echo', emailSlug: 'first', mcpServers: [999999] } }],
    ['POST /agents', { body: { name: 'Other', model: 'nowhere:model', emailSlug: 'postmaster' } }],
    [
      'POST /kb/manage',
      { body: { name: 'Base', embeddingModel: 'nowhere:model', trigger: { agentId: 999999, prompt: 'x' } } },
    ],
  ],
  'models and sampling settings of agents': [
    ['POST /agents', { body: { name: 'a', model: 'nowhere:model' } }],
    ['POST /agents', { body: { name: 'b', model: 'openai:gpt-nope' } }],
    ['POST /agents', { body: { name: 'c', model: 'openai:text-embedding-3-small' } }],
    ['POST /agents', { body: { name: 'd', model: 'anthropic:claude-sonnet-5-5', systemPrompt: '{{NOTHING}}' } }],
    [
      'POST /agents',
      {
        body: { name: 'e', model: 'openai:gpt-5-mini', temperature: 0.5, maxOutputTokens: 9e6, reasoningEffort: 'max' },
      },
    ],
    [
      'POST /agents as offline',
      { body: { name: 'f', model: 'offline:echo', reasoningEffort: 'low', maxOutputTokens: 10 } },
    ],
    ['POST /agents', { body: { name: 'g', temperature: 3, maxOutputTokens: 0, reasoningEffort: 'little' } }],
    ['POST /agents', (before) => ({ body: { id: before['offline']?.body.id, reasoningEffort: null } })],
    ['POST /agents', (before) => ({ body: { id: before['offline']?.body.id, model: 'nowhere:model' } })],
    ['GET /models', {}, 'guest'],
    ['GET /models', { query: { all: 'maybe' } }],
  ],
  'headers of tool servers': [
    ['POST /mcp-servers/manage as created', { body: { name: 'Parts', url: 'https://mcp.example.com' } }],
    [
      'POST /mcp-servers/manage',
      { body: { name: 'Bad', url: 'https://a:b@mcp.example.com', headers: { HOST: 'x', 'Proxy-A': 'x', 'X-A': 'x' } } },
    ],
    [
      'PUT /mcp-servers/manage',
      (before) => ({
        query: { id: toolServerIdIn(before) },
        body: { headers: { 'X-Key': 'x', 'x-key': 'y', Te: 'x', TE: 'y', proxy: 'z' } },
      }),
    ],
    [
      'PUT /mcp-servers/manage',
      (before) => ({
        headers: { 'If-Match': '"0123456789abcdef"' },
        query: { id: toolServerIdIn(before) },
        body: { url: 'https://a:b@mcp.example.com' },
      }),
    ],
    ['POST /mcp-servers/test', { body: { url: 'https://mcp.example.com', headers: { 'Content-Type': 'x' } } }],
  ],
  'files of messages and of knowledge bases': [
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo' } }],
    ['POST /agents as other', { body: { name: 'Other', model: 'offline:echo' } }],
    ['POST /upload/presigned as upload', { body: { filename: 'notes.txt', contentType: 'text/plain' } }],
    ['POST /chat', chatWithFile(() => 'data:text/plain;base64,E-17')],
    ['POST /chat', chatWithFile(() => 'data:text/plain;base64,QQ=')],
    ['POST /chat', chatWithFile(() => 'data:text/plain;base64,A')],
    ['POST /chat', chatWithFile(() => 'org_other/uploads/a/b')],
    ['POST /chat', chatWithFile((before) => `${before['upload']?.body.key}x`)],
    ['POST /chat', chatWithFile((before) => `${before['upload']?.body.metadata.orgId}/uploads/../a`)],
    ['POST /chat', chatWithFile((before) => `${before['upload']?.body.metadata.orgId}/uploads//a`)],
    ['POST /chat', chatWithFile((before) => `${before['upload']?.body.metadata.orgId}`)],
    [
      'POST /chat as chat',
      (before) => ({
        headers: { 'X-Stream-Response': 'false' },
        ...chatWithFile(() => 'data:text/plain;base64,RS0xNw==')(before),
      }),
    ],
    [
      'POST /chat',
      chatWithFile(
        () => 'data:text/plain;base64,RS0xNw==',
        (before) => ({ agentId: before['other']?.body.id, threadId: before['chat']?.body.threadId }),
      ),
    ],
    ['POST /kb/manage as base', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    ['POST /kb/files', addFile(() => ({ fileId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' }))],
    ['POST /kb/files', addFile((key) => ({ contentKey: key }))],
  ],
  'values that no schema refuses, and a restore whose name is taken': [
    ['POST /agents', { body: { name: 'a', tools: { web_search: { isProviderTool: true } } } }],
    ['POST /skills/manage', { body: { skillMdContent: 'é'.repeat(60_000) } }],
    ['POST /admin/updateUserMetadata', { body: { userId: 'user_1', metadata: { note: 'x'.repeat(9000) } } }],
    ['POST /mcp-servers/manage', { body: { name: 'Bad', url: 'http://[::1' } }],
    ['POST /webhook-endpoints/manage', { body: { url: 'https://[::1', eventTypes: ['run.failed'] } }],
    ['POST /mcp-servers/manage as created', { body: { name: 'Parts', url: 'https://mcp.example.com' } }],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: toolServerIdIn(before) } })],
    ['POST /mcp-servers/manage', { body: { name: 'Parts', url: 'https://mcp.example.com' } }],
    [
      'POST /admin/deletedRecords/restore',
      (before) => ({ body: { type: 'tool_server', id: String(toolServerIdIn(before)) } }),
    ],
  ],
  'requests that the contract refuses, permissions, and a repeated Idempotency-Key': [
    ['GET /agents', { token: null }],
    ['GET /nothing'],
    ['PUT /agents', { body: {} }],
    ['POST /agent-tags', { body: 'text' }],
    ['POST /agent-tags', { body: null }],
    ['POST /agent-tags', { text: '{' }],
    ['GET /agents?id=1&id=2'],
    ['GET /tools', { query: { all: '' } }],
    ['GET /agents', { query: { id: 0 } }],
    ['GET /agents', { query: { id: '1e3' } }],
    ['GET /tools', { query: { all: 'maybe' } }],
    ['GET /admin/users', { query: { limit: 501, offset: -1, role: 'org:boss', orderBy: 'age' } }],
    ['GET /admin/invitations', { query: { status: 'pending,lost' } }],
    ['DELETE /admin/users', { body: { userIds: [] } }],
    ['DELETE /admin/invitations', { body: { invitationIds: ['x'] } }],
    ['POST /admin/invitations', { body: { invitations: [{ email: 'nobody' }, { role: 'org:boss' }] } }],
    ['POST /admin/updateUserMetadata', { body: { userId: 'user_9', metadata: [] } }],
    ['GET /me/permissions', {}, 'guest'],
    ['GET /me/permissions', {}, 'member'],
    ['POST /agents', { body: { name: 'x' }, headers: { 'Idempotency-Key': 'mine' } }],
    ['POST /agents', { body: { name: 'x' }, headers: { 'Idempotency-Key': 'mine' } }],
    ['POST /agents', { body: { name: 'y' }, headers: { 'Idempotency-Key': 'mine' } }],
    ['POST /agents', { body: { name: 'y' }, headers: { 'Idempotency-Key': '' } }],
    ['POST /agents', { body: { name: 'y' }, headers: { 'content-type': 'text/plain' } }],
  ],
};
