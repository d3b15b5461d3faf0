// Scenarios of agents, their tags and the records that depend on them.
import { change, id, match, skillMd, stale, tool, type Before, type Step } from './steps.js';

const restore = (type: string, idIn: (before: Before) => number) => (before: Before) => ({
  body: { type, id: String(idIn(before)) },
});

export const agentScenarios: Record<string, Step[]> = {
  'agents, versions, rollback and checkpoint': [
    ['POST /agents as zoe', { body: { name: 'Zoe' } }],
    [
      'POST /agents as adam',
      { body: { name: 'adam', systemPrompt: 'Be brief.', model: 'openai:gpt-5-mini', emailSlug: 'adam' } },
    ],
    ['POST /agents', { body: { name: 'Eve', emailSlug: 'adam' } }],
    ['POST /agents', { body: { name: 'Eve', emailSlug: 'admin' } }],
    ['POST /agents', { body: { systemPrompt: 'no name' } }],
    ['POST /agents', { body: { name: 'Eve', tagIds: [12345] } }],
    [
      'POST /agents',
      { body: { name: 'Eve', tools: { call_agent: { ...tool, config: { callableAgentIds: [12345] } } } } },
    ],
    ['POST /agents', { body: { name: 'Eve', tools: { 'openai:web_search': tool } } }],
    [
      'POST /agents',
      { body: { name: 'Eve', colour: 'red', maxToolRoundtrips: 0, tools: [], conversationStarters: [7] } },
    ],
    ['GET /agents'],
    ['POST /agents', (before) => ({ body: { id: id('zoe')(before), name: 'Zoe 2', stage: 'released' } })],
    ['POST /agents', (before) => ({ body: { id: id('zoe')(before), name: 'Zoe 2' } })],
    ['GET /agents/versions as history', (before) => ({ query: { agentId: id('zoe')(before) } })],
    ['GET /agents/versions', (before) => ({ query: { agentId: id('zoe')(before), limit: 1 } })],
    [
      'GET /agents/versions',
      (before) => ({ query: { agentId: id('zoe')(before), before: before['history']?.body.versions[0].id } }),
    ],
    ['GET /agents/versions', (before) => ({ query: { agentId: id('zoe')(before), before: 999999 } })],
    [
      'GET /agents/versions',
      (before) => ({ query: { agentId: id('zoe')(before), versionId: before['history']?.body.versions[0].id } }),
    ],
    ['GET /agents/versions', (before) => ({ query: { agentId: id('zoe')(before), versionId: 999999 } })],
    [
      'POST /agents/versions',
      (before) => ({
        body: { agentId: id('zoe')(before), action: 'rollback', versionId: before['history']?.body.versions[1].id },
      }),
    ],
    ['GET /agents', (before) => ({ query: { id: id('zoe')(before) } })],
    [
      'POST /agents/versions',
      (before) => ({ body: { agentId: id('zoe')(before), action: 'checkpoint', label: 'kept' } }),
    ],
    [
      'POST /agents/versions',
      (before) => ({ body: { agentId: id('zoe')(before), action: 'checkpoint', label: 'again' } }),
    ],
    ['POST /agents/versions', (before) => ({ body: { agentId: id('zoe')(before), action: 'checkpoint' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id('zoe')(before), action: 'publish' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id('zoe')(before), action: 'rollback' } })],
    ['POST /agents/versions', { body: { agentId: 999999, action: 'checkpoint' } }],
    [
      'POST /agents',
      (before) => ({
        body: {
          name: 'Boss',
          tools: { call_agent: { ...tool, config: { callableAgentIds: [id('zoe')(before), id('adam')(before)] } } },
        },
      }),
    ],
    [
      'POST /agents',
      (before) => ({ body: { id: id('zoe')(before), name: 'Lost' }, ...match(before['zoe']?.body.etag) }),
    ],
    [
      'POST /agents',
      (before) => ({ body: { id: id('adam')(before), name: 'adam' }, ...match(before['adam']?.body.etag) }),
    ],
    ['POST /agents', (before) => ({ body: { id: id('zoe')(before), name: 'Lost', tagIds: [12345] }, ...stale })],
    [
      'POST /agents',
      (before) => ({ body: { id: id('zoe')(before), name: 'Lost' }, headers: { 'If-Match': 'no tag' } }),
    ],
    ['POST /agents', { body: { id: 999999, name: 'Lost' }, ...stale }],
    ['POST /agents/versions', (before) => ({ body: { agentId: id('zoe')(before), action: 'checkpoint' }, ...stale })],
    [
      'POST /agents/versions',
      (before) => ({ body: { agentId: id('zoe')(before), action: 'rollback', versionId: 999999 }, ...stale }),
    ],
    [
      'POST /agents/versions',
      (before) => ({
        body: { agentId: id('zoe')(before), action: 'rollback', versionId: before['zoe']?.body.publishedVersionId },
        ...stale,
      }),
    ],
    ['DELETE /agents', (before) => ({ body: { agentId: id('zoe')(before) }, ...stale })],
    ['DELETE /agents', (before) => ({ body: { agentId: id('zoe')(before) } })],
    ['DELETE /agents', (before) => ({ body: { agentId: id('zoe')(before) } })],
    ['DELETE /agents', { body: {} }],
    ['GET /agents', (before) => ({ query: { id: id('zoe')(before) } })],
    ['POST /agents', { body: { name: 'x' } }, 'member'],
    ['GET /agents', {}, 'guest'],
    ['DELETE /agents', (before) => ({ body: { agentId: id('adam')(before) } }), 'member'],
  ],
  tags: [
    ['POST /agent-tags as field', { body: { name: ' field ' } }],
    ['POST /agent-tags', { body: { name: 'field' } }],
    ['POST /agent-tags', { body: { name: '' } }],
    ['POST /agent-tags', { body: { name: '  ' } }],
    ['POST /agent-tags', { body: { name: 'x'.repeat(51) } }],
    ['POST /agent-tags', { body: { name: 7, more: 1 } }],
    ['POST /agent-tags as alpha', { body: { name: 'Alpha' } }],
    [
      'POST /agents as agent',
      (before) => ({ body: { name: 'A', tagIds: [id('field')(before), id('alpha')(before), id('field')(before)] } }),
    ],
    ['GET /agent-tags'],
    ['PUT /agent-tags', (before) => ({ query: { id: id('field')(before) }, body: { name: 'Alpha' } })],
    ['PUT /agent-tags', (before) => ({ query: { id: id('field')(before) }, body: { name: 'depot' } })],
    ['PUT /agent-tags', (before) => ({ query: { id: id('field')(before) }, body: {} })],
    ['PUT /agent-tags', { query: { id: 999999 }, body: { name: 'y' } }],
    ['PUT /agent-tags', { query: { id: 'one' }, body: { name: 'y' } }],
    ['PUT /agent-tags', { query: { id: 1, ids: 2 }, body: { name: 'y' } }],
    ['DELETE /agent-tags', (before) => ({ query: { id: id('alpha')(before) } })],
    ['GET /agents', (before) => ({ query: { id: id('agent')(before) } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id('alpha')(before) } })],
    ['DELETE /agent-tags'],
    ['POST /agent-tags', { body: { name: 'z' } }, 'member'],
  ],
  'restores of deleted records': [
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo', emailSlug: 'restored' } }],
    [
      'POST /scheduled-tasks/manage as task',
      (before) => ({ body: { name: 'Daily', prompt: 'x', schedule: '0 6 * * *', agentId: id('agent')(before) } }),
    ],
    [
      'POST /kb/manage as base',
      (before) => ({
        body: {
          name: 'Manuals',
          embeddingModel: 'offline:embedding',
          trigger: { agentId: id('agent')(before), prompt: 'Read it.' },
        },
      }),
    ],
    ['POST /skills/manage as created', { body: { skillMdContent: skillMd('report') } }],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id('task')(before) } })],
    ['DELETE /kb/manage', (before) => ({ query: { id: before['base']?.body.knowledgeBase.id } })],
    ['DELETE /skills/manage', change('skill', {})],
    ['DELETE /agents', (before) => ({ body: { agentId: id('agent')(before) } })],
    ['GET /admin/deletedRecords as page', { query: { limit: 3 } }],
    ['GET /admin/deletedRecords', (before) => ({ query: { limit: 3, cursor: before['page']?.body.nextCursor } })],
    ['GET /admin/deletedRecords', { query: { type: 'skill' } }],
    ['GET /admin/deletedRecords', { query: { cursor: 'abc' } }],
    ['POST /admin/deletedRecords/restore', restore('scheduled_task', id('task'))],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id('task')(before) } })],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id('task')(before), enabled: true } })],
    ['POST /scheduled-tasks/run', (before) => ({ body: { taskId: id('task')(before) } })],
    ['PUT /scheduled-tasks/manage', (before) => ({ query: { taskId: id('task')(before) }, body: { name: 'x' } })],
    ['POST /admin/deletedRecords/restore', restore('knowledge_base', ({ base }) => base?.body.knowledgeBase.id)],
    ['GET /kb/manage'],
    ['POST /admin/deletedRecords/restore', restore('skill', ({ created }) => created?.body.skill.id)],
    ['GET /skills/manage'],
    ['POST /agents', { body: { name: 'Other', model: 'offline:echo', emailSlug: 'restored' } }],
    ['POST /admin/deletedRecords/restore', restore('agent', id('agent'))],
    ['GET /scheduled-tasks/executions', { query: { include: 'occurrences' } }],
  ],
  'dry runs, and what depends on a record': [
    ['POST /mcp-servers/manage as toolServer', { body: { name: 'Parts', url: 'https://mcp.example.com/mcp' } }],
    ['POST /skills/manage as skill', { body: { skillMdContent: skillMd('report') } }],
    ['POST /agent-tags as tag', { body: { name: 'field' } }],
    [
      'POST /agents as agent',
      (before) => ({
        body: {
          name: 'A',
          mcpServers: [before['toolServer']?.body.toolServer.id],
          tagIds: [id('tag')(before)],
          tools: { load_skill: { ...tool, config: { skillIds: [before['skill']?.body.skill.id] } } },
        },
      }),
    ],
    [
      'POST /agents as boss',
      (before) => ({
        body: { name: 'Boss', tools: { call_agent: { ...tool, config: { callableAgentIds: [id('agent')(before)] } } } },
      }),
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'Daily', prompt: 'x', schedule: '0 6 * * *', agentId: id('agent')(before) } }),
    ],
    [
      'POST /kb/manage',
      (before) => ({
        body: {
          name: 'Manuals',
          embeddingModel: 'offline:embedding',
          trigger: { agentId: id('agent')(before), prompt: 'Read it.' },
        },
      }),
    ],
    ['GET /dependents', (before) => ({ query: { type: 'tool_server', id: before['toolServer']?.body.toolServer.id } })],
    ['GET /dependents', (before) => ({ query: { type: 'skill', id: before['skill']?.body.skill.id } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent_tag', id: id('tag')(before) } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id('agent')(before) } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id('agent')(before) } }), 'member'],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id('boss')(before) } })],
    ['GET /dependents', { query: { type: 'agent', id: 999999 } }],
    ['GET /dependents', { query: { type: 'knowledge_base', id: 'none' } }],
    ['GET /dependents', { query: { type: 'planet', id: 1 } }],
    ['GET /dependents', { query: { type: 'user', id: 'user_2' } }, 'member'],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id('agent')(before) } })],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id('agent')(before) }, ...stale })],
    ['GET /agents', (before) => ({ query: { id: id('agent')(before) } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id('tag')(before), dryRun: true } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id('tag')(before), dryRun: 'maybe' } })],
    [
      'DELETE /mcp-servers/manage',
      (before) => ({ query: { id: before['toolServer']?.body.toolServer.id, dryRun: true } }),
    ],
    ['GET /agent-tags'],
    ['GET /mcp-servers/manage'],
    ['DELETE /agents', (before) => ({ body: { agentId: id('agent')(before) } })],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id('agent')(before) } })],
  ],
  'what depends on a knowledge base and on a member': [
    ['POST /kb/manage as base', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    [
      'POST /agents as agent',
      (before) => {
        const config = { accessibleKnowledgeBaseIds: [before['base']?.body.knowledgeBase.id] };
        const tools = { search_knowledge_base: { ...tool, config } };
        return { body: { name: 'Reader', model: 'offline:echo', stage: 'released', tools } };
      },
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'Daily', prompt: 'x', schedule: '0 6 * * *', agentId: id('agent')(before) } }),
      'member',
    ],
    [
      'POST /chat as chat',
      (before) => ({
        headers: { 'X-Stream-Response': 'false' },
        body: { agentId: id('agent')(before), message: { role: 'user', parts: [{ type: 'text', text: 'hang' }] } },
      }),
      'member',
    ],
    ['GET /dependents', (before) => ({ query: { type: 'knowledge_base', id: before['base']?.body.knowledgeBase.id } })],
    ['GET /dependents', { query: { type: 'user', id: 'user_2' } }],
    ['GET /dependents', { query: { type: 'user', id: 'user_1' } }],
    ['POST /conversations/stop', (before) => ({ body: { threadId: before['chat']?.body.threadId } }), 'member'],
  ],
};
