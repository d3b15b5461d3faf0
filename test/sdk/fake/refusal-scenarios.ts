// Steps that the server refuses, and steps with models that it warns of.
import type { Before, Step } from './scenarios.js';

const agentIdIn = (before: Before) => before['agent']?.body.id;

export const refusalScenarios: Record<string, Step[]> = {
  'records that do not exist, and changes of oneself': [
    ['PUT /webhook-endpoints/manage', { query: { id: 999999 }, body: { enabled: false } }],
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
        query: { id: before['created']?.body.toolServer.id },
        body: { headers: { 'X-Key': 'x', 'x-key': 'y', Te: 'x', TE: 'y', proxy: 'z' } },
      }),
    ],
    ['POST /mcp-servers/test', { body: { url: 'https://mcp.example.com', headers: { 'Content-Type': 'x' } } }],
  ],
  'requests that the contract refuses': [
    ['GET /agents', { token: null }],
    ['GET /nothing'],
    ['PUT /agents', { body: {} }],
    ['POST /agent-tags', { body: 'text' }],
    ['POST /agent-tags', { body: null }],
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
