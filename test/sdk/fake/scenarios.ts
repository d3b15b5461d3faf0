// Sequences of requests for which the server and the fake must return the same replies, by subject.
import type { Json } from './normalizer.js';
import { change, id, match, skillMd, stale, tool, type Before, type Step } from './steps.js';

const fields = (count: number) => Array.from({ length: count }, (_none, index) => `field${index}: v\n`).join('');

const say = (before: Before, text: string) => ({
  agentId: before['agent']?.body.id as number,
  message: { role: 'user', parts: [{ type: 'text', text }] },
});
const threadOf = (before: Before): string => before['chat']?.headers.get('x-thread-id') ?? '';

export const scenarios: Record<string, Step[]> = {
  'an answer, and its tokens': [
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo', systemPrompt: 'Be brief.' } }],
    ['POST /chat as chat', (before) => ({ body: say(before, 'What does E-17 mean?') })],
    ['POST /chat', (before) => ({ body: { ...say(before, 'And E-18?'), threadId: threadOf(before) } })],
    ['GET /conversations/messages', (before) => ({ query: { threadId: threadOf(before) } })],
  ],
  skills: [
    [
      'POST /skills/manage as created',
      { body: { skillMdContent: skillMd('report', 'description: Writes reports\nversion: 1.2\nowner: "support"\n') } },
    ],
    ['POST /skills/manage', { body: { skillMdContent: 'no frontmatter' } }],
    ['POST /skills/manage', { body: { skillMdContent: skillMd('x', `a: 1${'\n'.repeat(600)}`) } }],
    ['POST /skills/manage', { body: { skillMdContent: skillMd('x', fields(201)) } }],
    ['POST /skills/manage', { body: { skillMdContent: skillMd('x', 'toString: v\n') } }],
    ['POST /skills/manage', { body: { skillMdContent: '---\ndescription: x\n---\n' } }],
    ['POST /skills/manage', { body: { skillMdContent: '---\nname: x\n' } }],
    ['POST /skills/manage', { body: {} }],
    ['GET /skills/manage'],
    ['GET /skills/manage', (before) => ({ query: { id: before['created']?.body.skill.id } })],
    ['PUT /skills/manage', change('skill', { name: ' renamed ', description: null })],
    ['PUT /skills/manage as rewritten', change('skill', { skillMdContent: skillMd('again'), name: 'ignored' })],
    ['PUT /skills/manage', { query: { id: 999999 }, body: { name: 'x' }, ...stale }],
    [
      'POST /skills/files as fileAdded',
      (before) => ({
        body: { skillId: before['created']?.body.skill.id, fileName: 'template.md', contentType: 'text/markdown' },
      }),
    ],
    [
      'POST /skills/files',
      (before) => ({
        body: { skillId: before['created']?.body.skill.id, fileName: 'template.md', contentType: 'text/markdown' },
      }),
    ],
    [
      'POST /skills/files',
      (before) => ({ body: { skillId: before['created']?.body.skill.id, fileName: '../x', contentType: 'text' } }),
    ],
    ['POST /skills/files', { body: { skillId: 999999, fileName: 'a.md', contentType: 'text/markdown' } }],
    ['GET /skills/files as files', (before) => ({ query: { skillId: before['created']?.body.skill.id } })],
    ['GET /skills/files/download', (before) => ({ query: { fileId: before['files']?.body.files[0].id } })],
    ['GET /skills/files/download', { query: { fileId: 999999 } }],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before['files']?.body.files[0].id } })],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before['fileAdded']?.body.file.id } })],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before['fileAdded']?.body.file.id } })],
    [
      'POST /agents',
      (before) => ({
        body: {
          name: 'S',
          tools: { load_skill: { ...tool, config: { skillIds: [before['created']?.body.skill.id] } } },
        },
      }),
    ],
    [
      'POST /agents',
      (before) => ({
        body: {
          name: 'T',
          tools: { call_agent: { ...tool, config: { skillIds: [before['created']?.body.skill.id] } } },
        },
      }),
    ],
    ['GET /skills/manage', (before) => ({ query: { id: before['created']?.body.skill.id } })],
    ['PUT /skills/manage', change('skill', { name: 'lost' }, 'created')],
    ['PUT /skills/manage', change('skill', { skillMdContent: skillMd('kept') }, 'rewritten')],
    ['DELETE /skills/manage', (before) => ({ query: { id: before['created']?.body.skill.id }, ...stale })],
    ['DELETE /skills/manage', (before) => ({ query: { id: before['created']?.body.skill.id } })],
    ['GET /skills/manage', (before) => ({ query: { id: before['created']?.body.skill.id } })],
    ['GET /skills/files', (before) => ({ query: { skillId: before['created']?.body.skill.id } })],
    ['GET /skills/manage'],
  ],
  'knowledge bases and files': [
    ['POST /kb/manage as created', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    ['POST /kb/manage', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    ['POST /kb/manage', { body: { name: 'Other', embeddingModel: 'nowhere:model' } }],
    ['POST /kb/manage', { body: { name: 'Other' } }],
    [
      'POST /kb/manage',
      { body: { name: 'Other', embeddingModel: 'offline:embedding', trigger: { agentId: 999999, prompt: 'x' } } },
    ],
    ['POST /kb/manage', { body: { name: 'Other', embeddingModel: 'offline:embedding', trigger: { prompt: '' } } }],
    ['GET /kb/manage', (before) => ({ query: { id: before['created']?.body.knowledgeBase.id } })],
    ['PUT /kb/manage as described', change('knowledgeBase', { description: 'All', source: 'disk' })],
    ['PUT /kb/manage', change('knowledgeBase', { embeddingModel: 'openai:x' })],
    [
      'PUT /kb/manage',
      (before) => ({
        query: { id: before['created']?.body.knowledgeBase.id },
        body: before['described']?.body.knowledgeBase,
      }),
    ],
    ['PUT /kb/manage', { query: { id: 999999 }, body: { name: 'x' } }],
    ['POST /upload/presigned as upload', { body: { filename: 'notes.txt', contentType: 'text/plain' } }],
    ['POST /upload/presigned', { body: { filename: '', contentType: 'text' } }],
    ['POST /upload/presigned', { body: { filename: `.a/${'ü'.repeat(200)}.pdf`, contentType: 'application/pdf' } }],
    ['POST /kb/files as file', (before) => ({ body: fileOf(before, {}) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, {}) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { kbId: 999999 }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileKey: 'org_other/uploads/a/b' }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileKey: `${before['upload']?.body.key}x` }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileId: 'no uuid' }) })],
    [
      'POST /kb/files/retry',
      (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: 999999 } }),
    ],
    [
      'POST /kb/files/retry',
      (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: before['file']?.body.file.id } }),
    ],
    [
      'GET /kb/files/download',
      (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: 999999 } }),
    ],
    [
      'GET /kb/files/chunks',
      (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: 999999 } }),
    ],
    ['GET /kb/files', { query: { kbId: 999999 } }],
    ['DELETE /kb/files', (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: 999999 } })],
    ['DELETE /kb/files', { query: { kbId: 1 } }],
    [
      'DELETE /kb/files',
      (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id, fileId: before['file']?.body.file.id } }),
    ],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { contentType: 'image/png', fileName: 'notes.txt' }) })],
    [
      'POST /kb/files',
      (before) => ({ body: fileOf(before, { contentType: 'application/octet-stream', fileName: 'setup.exe' }) }),
    ],
    ['GET /kb/files', (before) => ({ query: { kbId: before['created']?.body.knowledgeBase.id } })],
    ['POST /kb/search', (before) => ({ body: { kbId: before['created']?.body.knowledgeBase.id, query: 'E-17' } })],
    ['POST /kb/search', { body: { kbId: 999999, query: 'E-17' } }],
    ['PUT /kb/manage', change('knowledgeBase', { name: 'Lost' }, 'created')],
    ['PUT /kb/manage', change('knowledgeBase', { language: 'german' }, 'described')],
    [
      'PUT /kb/manage',
      (before) => ({
        query: { id: before['created']?.body.knowledgeBase.id },
        body: { embeddingModel: 'openai:x' },
        ...stale,
      }),
    ],
    ['PUT /kb/manage', { query: { id: 999999 }, body: { name: 'Lost' }, ...stale }],
    ['GET /kb/manage'],
    ['DELETE /kb/manage', (before) => ({ query: { id: before['created']?.body.knowledgeBase.id }, ...stale })],
    ['DELETE /kb/manage', (before) => ({ query: { id: before['created']?.body.knowledgeBase.id } })],
    ['GET /kb/manage'],
    ['GET /kb/manage', {}, 'guest'],
  ],
  conversations: [
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo', stage: 'released' } }],
    ['POST /chat', { body: { agentId: 999999, message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] } } }],
    ['POST /chat', (before) => ({ body: { agentId: id('agent')(before), message: { role: 'assistant', parts: [] } } })],
    [
      'POST /chat',
      (before) => ({ body: { agentId: id('agent')(before), message: { role: 'user', parts: [{ type: 'image' }] } } }),
    ],
    [
      'POST /chat',
      (before) => ({
        body: {
          agentId: id('agent')(before),
          timezone: 'Mars',
          message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] },
        },
      }),
    ],
    ['GET /getConversation', { query: { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' } }],
    ['GET /getConversation'],
    ['GET /conversations', { query: { userId: 'user_2' } }],
    ['GET /conversations', { query: { allInOrg: true } }, 'member'],
    ['GET /conversations', { query: { cursor: 'abc' } }],
    ['GET /conversations', { query: { limit: 0 } }],
    ['GET /conversations', { query: { from: '2027-01-01', to: '2026-01-01' } }],
    ['GET /conversations', { query: { streamStatus: 'error,timeout', source: 'task', text: 'E-17', minLatencyMs: 5 } }],
    ['GET /conversations', { query: { streamStatus: 'failed' } }],
    ['GET /conversations', { query: { minCostUsd: 0.5, model: 'offline:echo' } }, 'guest'],
    ['GET /conversations', { query: { minCostUsd: 1.0000000000000002e-6, model: 'offline:echo' } }],
    ['PATCH /conversations', { query: { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' }, body: { name: 'x' } }],
    ['POST /conversations/stop', { body: { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' } }],
    ['POST /conversations/feedback', { body: { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6', rating: 'great' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2026-01-01', to: '2027-01-01' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2026-01-01', to: '2027-01-01', limit: 5, source: 'agent' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2026-01-01', to: '2027-01-01', cursor: 'abc' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2026-01-01', to: '2027-01-01', limit: 5, cursor: 'abc' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2026-02-30', to: '2027-01-01' } }],
    ['GET /dashboard/getInteractions', { query: { from: '2027-01-01', to: '2026-01-01' } }],
    ['GET /dashboard/getStats', { query: { from: '2026-01-01', to: '2026-01-03', interval: 'day' } }],
    ['GET /dashboard/getStats', { query: { from: '2020-01-01', to: '2026-01-03', interval: 'hour' } }],
    ['GET /dashboard/getStats', { query: { from: '2026-01-01', to: '2026-01-03', userId: 'user_9' } }],
    ['GET /dashboard/getStats', { query: { from: '2026-01-01', to: '2026-01-03', allInOrg: true } }, 'member'],
  ],
  'scheduled tasks': [
    ['POST /agents as agent', { body: { name: 'Echo', model: 'offline:echo' } }],
    [
      'POST /scheduled-tasks/manage as daily',
      (before) => ({
        body: { name: 'Daily', prompt: 'Report', schedule: '0 6 * * 1-5', agentId: id('agent')(before) },
      }),
    ],
    [
      'POST /scheduled-tasks/manage',
      { body: { name: 'Daily', prompt: 'Report', schedule: '0 6 * * 1-5', agentId: 999999 } },
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'x', prompt: 'x', schedule: 'daily', agentId: id('agent')(before) } }),
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'x', prompt: 'x', schedule: '0 0 30 2 *', agentId: id('agent')(before) } }),
    ],
    ['POST /scheduled-tasks/manage', { body: { name: '', schedule: 5, overlapPolicy: 'never' } }],
    ['GET /scheduled-tasks/manage'],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id('daily')(before) } })],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id('daily')(before) } }), 'member'],
    ['GET /scheduled-tasks/manage', { query: { allInOrg: true } }, 'member'],
    [
      'PUT /scheduled-tasks/manage as weekly',
      (before) => ({ query: { taskId: id('daily')(before) }, body: { name: 'Weekly', schedule: '0 6 * * mon' } }),
    ],
    [
      'PUT /scheduled-tasks/manage',
      (before) => ({ query: { taskId: id('daily')(before) }, body: before['weekly']?.body }),
    ],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id('daily')(before), enabled: false } })],
    ['POST /scheduled-tasks/toggle as enabled', (before) => ({ body: { taskId: id('daily')(before), enabled: true } })],
    ['POST /scheduled-tasks/toggle', { body: { taskId: 999999, enabled: true } }],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id('daily')(before), enabled: false }, ...stale })],
    [
      'PUT /scheduled-tasks/manage',
      (before) => ({ query: { taskId: id('daily')(before) }, body: { name: 'x' }, ...stale }),
    ],
    [
      'PUT /scheduled-tasks/manage',
      (before) => ({
        query: { taskId: id('daily')(before) },
        body: { description: 'x' },
        ...match(before['enabled']?.body.etag),
      }),
    ],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id('daily')(before) }, ...stale })],
    ['GET /scheduled-tasks/executions'],
    ['GET /scheduled-tasks/executions', { query: { stats: true } }],
    ['GET /scheduled-tasks/executions', { query: { taskId: 999999 } }],
    ['GET /scheduled-tasks/executions', { query: { since: '2026-02-30' } }],
    ['GET /scheduled-tasks/executions', { query: { before: 999999 } }],
    ['GET /scheduled-tasks/executions', { query: { before: 999999, stats: true } }],
    ['POST /scheduled-tasks/run', { body: { taskId: 999999 } }],
    [
      'DELETE /scheduled-tasks/manage',
      (before) => ({ query: { taskId: id('daily')(before) }, body: { taskId: 999999 } }),
    ],
    ['DELETE /scheduled-tasks/manage'],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id('daily')(before) } })],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id('daily')(before) } })],
    ['GET /scheduled-tasks/executions', (before) => ({ query: { taskId: id('daily')(before) } })],
    ['GET /scheduled-tasks/preview', { query: { schedule: '61 * * * *' } }],
  ],
  'tool servers': [
    [
      'POST /mcp-servers/manage as created',
      { body: { name: ' Parts ', url: 'https://mcp.example.com/mcp', headers: { Authorization: 'Bearer x' } } },
    ],
    ['POST /mcp-servers/manage', { body: { name: 'Parts', url: 'https://mcp.example.com/mcp' } }],
    ['POST /mcp-servers/manage', { body: { name: 'Bad', url: 'ftp://mcp.example.com' } }],
    ['POST /mcp-servers/manage', { body: { name: 'Bad', url: 'https://user:pass@mcp.example.com' } }],
    ['GET /mcp-servers/manage'],
    ['PUT /mcp-servers/manage as disabled', change('toolServer', { enabled: false })],
    ['PUT /mcp-servers/manage as moved', change('toolServer', { url: 'https://other.example.com/mcp' })],
    ['PUT /mcp-servers/manage', { query: { id: 999999 }, body: { enabled: false } }],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: before['created']?.body.toolServer.id }, ...stale })],
    ['PUT /mcp-servers/manage', change('toolServer', { name: 'Lost' }, 'disabled')],
    ['PUT /mcp-servers/manage', change('toolServer', { headers: { 'X-Key': 'y' } }, 'moved')],
    ['POST /agents', (before) => ({ body: { name: 'P', mcpServers: [before['created']?.body.toolServer.id] } })],
    ['POST /mcp-servers/test', { body: { id: 999999 } }],
    ['POST /mcp-servers/test', { body: {} }],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: before['created']?.body.toolServer.id } })],
    ['GET /mcp-servers/manage', (before) => ({ query: { id: before['created']?.body.toolServer.id } })],
    ['GET /mcp-servers/manage', {}, 'member'],
  ],
  'webhook endpoints': [
    ['POST /webhook-endpoints/manage as created', { body: { url: 'https://a.example/', eventTypes: ['run.failed'] } }],
    ['POST /webhook-endpoints/manage', { body: { url: 'https://user:pass@example.com', eventTypes: ['run.failed'] } }],
    ['PUT /webhook-endpoints/manage as disabled', change('webhookEndpoint', { enabled: false })],
    [
      'PUT /webhook-endpoints/manage as enabled',
      change('webhookEndpoint', { eventTypes: ['task.paused'], enabled: true }, 'disabled'),
    ],
    ['POST /webhook-endpoints/rotateSecret', change('webhookEndpoint', {}, 'enabled')],
    ['GET /webhook-endpoints/manage'],
    ['DELETE /webhook-endpoints/manage', change('webhookEndpoint', {}, 'enabled')],
  ],
};

function fileOf(before: Before, more: object): object {
  const { fileId, key, contentKey } = before['upload']?.body as Json;
  return {
    kbId: before['created']?.body.knowledgeBase.id,
    fileId,
    fileName: 'notes.txt',
    fileKey: key,
    contentKey,
    contentType: 'text/plain',
    ...more,
  };
}
