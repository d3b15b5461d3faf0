// The same requests go to the server and to the fake, and must have the same status, error code and body. Ids, times
// and random names differ by nature, so they are replaced by the order in which they first occur.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFake } from '../../../sdk/src/testing/index.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createNormalizer, type Json } from './normalizer.js';
import { sender, type Call, type Result, type Send } from './support.js';

interface Side {
  send: Send;
  tokens: Record<'admin' | 'member' | 'guest', string>;
  put(url: string, metadata: Json): Promise<number>;
}

/** One request. A function reads what earlier requests of the scenario returned. */
type Step = [route: string, call?: Call | ((before: Result[]) => Call), as?: keyof Side['tokens']];

const users = { admin: 'user_1', member: 'user_2', guest: 'user_3' } as const;
let server: TestServer;

beforeAll(async () => {
  // The examples, with which the fake starts, have the models of OpenAI.
  server = await startTestServer({ OPENAI_API_KEY: 'not-a-key' });
}, 60_000);
afterAll(() => server?.stop());

async function sides(): Promise<[Side, Side]> {
  const organizationId = `org_${crypto.randomUUID().replaceAll('-', '')}`;
  const roles = { admin: 'org:admin', member: 'org:member', guest: 'org:guest' } as const;
  const fake = createFake({ seed: false, organizationId, caller: { userId: users.admin } });
  const put = (fetch: (request: Request) => Promise<Response>) => async (url: string, metadata: Json) => {
    const headers = {
      'content-type': metadata.contentType,
      'x-amz-meta-file-type': metadata.contentType,
      'x-amz-meta-org-id': metadata.orgId,
      'x-amz-meta-user-id': metadata.userId,
    };
    return (await fetch(new Request(url, { method: 'PUT', body: 'E-17: joint 2 brake.', headers }))).status;
  };
  const tokensOf = async (tokenFor: (caller: { userId: string; role: Json }) => string | Promise<string>) => {
    const entries = Object.entries(roles).map(async ([name, role]) => {
      return [name, await tokenFor({ userId: users[name as keyof typeof users], role })] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Side['tokens'];
  };
  const real = await tokensOf((caller) => server.tokenFor({ ...caller, organizationId }));
  const faked = await tokensOf((caller) => fake.tokenFor(caller));
  return [
    { send: sender(fetch, server.url, real.admin), tokens: real, put: put(fetch) },
    { send: sender(fake.fetch, 'http://fake.test', faked.admin), tokens: faked, put: put(fake.fetch) },
  ];
}

async function play(side: Side, steps: readonly Step[]): Promise<unknown[]> {
  const normalize = createNormalizer();
  const results: Result[] = [];
  for (const [route, call = {}, as = 'admin'] of steps) {
    const given = typeof call === 'function' ? call(results) : call;
    const result = await side.send(route, { token: side.tokens[as], ...given });
    results.push(result);
    if (route === 'POST /upload/presigned' && result.status === 200)
      expect(await side.put(result.body.url, result.body.metadata)).toBe(200);
  }
  return results.map((result, index) => ({ request: `${index}: ${steps[index]?.[0]}`, ...normalize(result) }));
}

const withDetailsSorted = (results: unknown[]) =>
  JSON.parse(JSON.stringify(results), (key, value: Json) =>
    key === 'details' && Array.isArray(value)
      ? value.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  ) as unknown[];

const match = (etag: string) => ({ headers: { 'If-Match': `"${etag}"` } });
const stale = match('0123456789abcdef');
const id = (index: number) => (before: Result[]) => before[index]?.body.id as number;
/** A change of the record that the first step created, in the state that the step `read` returned. */
const change =
  (kind: 'skill' | 'toolServer' | 'webhookEndpoint' | 'knowledgeBase', body: object, read?: number) =>
  (before: Result[]): object => ({
    query: { id: before[0]?.body[kind].id },
    body,
    ...(read === undefined ? {} : match(before[read]?.body[kind].etag)),
  });
const skillMd = (name: string, more = '') => `---\nname: ${name}\n${more}---\nDo it.\n`;
const tool = { description: 'x', parameters: { type: 'object' } };

const scenarios: Record<string, Step[]> = {
  'agents, versions, rollback and checkpoint': [
    ['POST /agents', { body: { name: 'Zoe' } }],
    [
      'POST /agents',
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
    ['POST /agents', (before) => ({ body: { id: id(0)(before), name: 'Zoe 2', stage: 'released' } })],
    ['POST /agents', (before) => ({ body: { id: id(0)(before), name: 'Zoe 2' } })],
    ['GET /agents/versions', (before) => ({ query: { agentId: id(0)(before) } })],
    ['GET /agents/versions', (before) => ({ query: { agentId: id(0)(before), limit: 1 } })],
    [
      'GET /agents/versions',
      (before) => ({ query: { agentId: id(0)(before), before: before[12]?.body.versions[0].id } }),
    ],
    ['GET /agents/versions', (before) => ({ query: { agentId: id(0)(before), before: 999999 } })],
    [
      'GET /agents/versions',
      (before) => ({ query: { agentId: id(0)(before), versionId: before[12]?.body.versions[0].id } }),
    ],
    ['GET /agents/versions', (before) => ({ query: { agentId: id(0)(before), versionId: 999999 } })],
    [
      'POST /agents/versions',
      (before) => ({
        body: { agentId: id(0)(before), action: 'rollback', versionId: before[12]?.body.versions[1].id },
      }),
    ],
    ['GET /agents', (before) => ({ query: { id: id(0)(before) } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'checkpoint', label: 'kept' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'checkpoint', label: 'again' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'checkpoint' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'publish' } })],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'rollback' } })],
    ['POST /agents/versions', { body: { agentId: 999999, action: 'checkpoint' } }],
    [
      'POST /agents',
      (before) => ({
        body: {
          name: 'Boss',
          tools: { call_agent: { ...tool, config: { callableAgentIds: [id(0)(before), id(1)(before)] } } },
        },
      }),
    ],
    ['POST /agents', (before) => ({ body: { id: id(0)(before), name: 'Lost' }, ...match(before[0]?.body.etag) })],
    ['POST /agents', (before) => ({ body: { id: id(1)(before), name: 'adam' }, ...match(before[1]?.body.etag) })],
    ['POST /agents', (before) => ({ body: { id: id(0)(before), name: 'Lost', tagIds: [12345] }, ...stale })],
    ['POST /agents', (before) => ({ body: { id: id(0)(before), name: 'Lost' }, headers: { 'If-Match': 'no tag' } })],
    ['POST /agents', { body: { id: 999999, name: 'Lost' }, ...stale }],
    ['POST /agents/versions', (before) => ({ body: { agentId: id(0)(before), action: 'checkpoint' }, ...stale })],
    [
      'POST /agents/versions',
      (before) => ({ body: { agentId: id(0)(before), action: 'rollback', versionId: 999999 }, ...stale }),
    ],
    [
      'POST /agents/versions',
      (before) => ({
        body: { agentId: id(0)(before), action: 'rollback', versionId: before[0]?.body.publishedVersionId },
        ...stale,
      }),
    ],
    ['DELETE /agents', (before) => ({ body: { agentId: id(0)(before) }, ...stale })],
    ['DELETE /agents', (before) => ({ body: { agentId: id(0)(before) } })],
    ['DELETE /agents', (before) => ({ body: { agentId: id(0)(before) } })],
    ['DELETE /agents', { body: {} }],
    ['GET /agents', (before) => ({ query: { id: id(0)(before) } })],
    ['POST /agents', { body: { name: 'x' } }, 'member'],
    ['GET /agents', {}, 'guest'],
    ['DELETE /agents', (before) => ({ body: { agentId: id(1)(before) } }), 'member'],
  ],
  tags: [
    ['POST /agent-tags', { body: { name: ' field ' } }],
    ['POST /agent-tags', { body: { name: 'field' } }],
    ['POST /agent-tags', { body: { name: '' } }],
    ['POST /agent-tags', { body: { name: '  ' } }],
    ['POST /agent-tags', { body: { name: 'x'.repeat(51) } }],
    ['POST /agent-tags', { body: { name: 7, more: 1 } }],
    ['POST /agent-tags', { body: { name: 'Alpha' } }],
    ['POST /agents', (before) => ({ body: { name: 'A', tagIds: [id(0)(before), id(6)(before), id(0)(before)] } })],
    ['GET /agent-tags'],
    ['PUT /agent-tags', (before) => ({ query: { id: id(0)(before) }, body: { name: 'Alpha' } })],
    ['PUT /agent-tags', (before) => ({ query: { id: id(0)(before) }, body: { name: 'depot' } })],
    ['PUT /agent-tags', (before) => ({ query: { id: id(0)(before) }, body: {} })],
    ['PUT /agent-tags', { query: { id: 999999 }, body: { name: 'y' } }],
    ['PUT /agent-tags', { query: { id: 'one' }, body: { name: 'y' } }],
    ['PUT /agent-tags', { query: { id: 1, ids: 2 }, body: { name: 'y' } }],
    ['DELETE /agent-tags', (before) => ({ query: { id: id(6)(before) } })],
    ['GET /agents', (before) => ({ query: { id: id(7)(before) } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id(6)(before) } })],
    ['DELETE /agent-tags'],
    ['POST /agent-tags', { body: { name: 'z' } }, 'member'],
  ],
  skills: [
    [
      'POST /skills/manage',
      { body: { skillMdContent: skillMd('report', 'description: Writes reports\nversion: 1.2\nowner: "support"\n') } },
    ],
    ['POST /skills/manage', { body: { skillMdContent: 'no frontmatter' } }],
    ['POST /skills/manage', { body: { skillMdContent: '---\ndescription: x\n---\n' } }],
    ['POST /skills/manage', { body: { skillMdContent: '---\nname: x\n' } }],
    ['POST /skills/manage', { body: {} }],
    ['GET /skills/manage'],
    ['GET /skills/manage', (before) => ({ query: { id: before[0]?.body.skill.id } })],
    ['PUT /skills/manage', change('skill', { name: ' renamed ', description: null })],
    ['PUT /skills/manage', change('skill', { skillMdContent: skillMd('again'), name: 'ignored' })],
    ['PUT /skills/manage', { query: { id: 999999 }, body: { name: 'x' }, ...stale }],
    [
      'POST /skills/files',
      (before) => ({
        body: { skillId: before[0]?.body.skill.id, fileName: 'template.md', contentType: 'text/markdown' },
      }),
    ],
    [
      'POST /skills/files',
      (before) => ({
        body: { skillId: before[0]?.body.skill.id, fileName: 'template.md', contentType: 'text/markdown' },
      }),
    ],
    [
      'POST /skills/files',
      (before) => ({ body: { skillId: before[0]?.body.skill.id, fileName: '../x', contentType: 'text' } }),
    ],
    ['POST /skills/files', { body: { skillId: 999999, fileName: 'a.md', contentType: 'text/markdown' } }],
    ['GET /skills/files', (before) => ({ query: { skillId: before[0]?.body.skill.id } })],
    ['GET /skills/files/download', (before) => ({ query: { fileId: before[14]?.body.files[0].id } })],
    ['GET /skills/files/download', { query: { fileId: 999999 } }],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before[14]?.body.files[0].id } })],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before[10]?.body.file.id } })],
    ['DELETE /skills/files', (before) => ({ query: { fileId: before[10]?.body.file.id } })],
    [
      'POST /agents',
      (before) => ({
        body: { name: 'S', tools: { load_skill: { ...tool, config: { skillIds: [before[0]?.body.skill.id] } } } },
      }),
    ],
    ['GET /skills/manage', (before) => ({ query: { id: before[0]?.body.skill.id } })],
    ['PUT /skills/manage', change('skill', { name: 'lost' }, 0)],
    ['PUT /skills/manage', change('skill', { skillMdContent: skillMd('kept') }, 8)],
    ['DELETE /skills/manage', (before) => ({ query: { id: before[0]?.body.skill.id }, ...stale })],
    ['DELETE /skills/manage', (before) => ({ query: { id: before[0]?.body.skill.id } })],
    ['GET /skills/manage', (before) => ({ query: { id: before[0]?.body.skill.id } })],
    ['GET /skills/files', (before) => ({ query: { skillId: before[0]?.body.skill.id } })],
    ['GET /skills/manage'],
  ],
  'knowledge bases and files': [
    ['POST /kb/manage', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    ['POST /kb/manage', { body: { name: 'Manuals', embeddingModel: 'offline:embedding' } }],
    ['POST /kb/manage', { body: { name: 'Other', embeddingModel: 'nowhere:model' } }],
    ['POST /kb/manage', { body: { name: 'Other' } }],
    [
      'POST /kb/manage',
      { body: { name: 'Other', embeddingModel: 'offline:embedding', trigger: { agentId: 999999, prompt: 'x' } } },
    ],
    ['POST /kb/manage', { body: { name: 'Other', embeddingModel: 'offline:embedding', trigger: { prompt: '' } } }],
    ['GET /kb/manage', (before) => ({ query: { id: before[0]?.body.knowledgeBase.id } })],
    ['PUT /kb/manage', change('knowledgeBase', { description: 'All', source: 'disk' })],
    ['PUT /kb/manage', change('knowledgeBase', { embeddingModel: 'openai:x' })],
    [
      'PUT /kb/manage',
      (before) => ({ query: { id: before[0]?.body.knowledgeBase.id }, body: before[7]?.body.knowledgeBase }),
    ],
    ['PUT /kb/manage', { query: { id: 999999 }, body: { name: 'x' } }],
    ['POST /upload/presigned', { body: { filename: 'notes.txt', contentType: 'text/plain' } }],
    ['POST /upload/presigned', { body: { filename: '', contentType: 'text' } }],
    ['POST /kb/files', (before) => ({ body: fileOf(before, {}) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, {}) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { kbId: 999999 }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileKey: 'org_other/uploads/a/b' }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileKey: `${before[11]?.body.key}x` }) })],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { fileId: 'no uuid' }) })],
    ['POST /kb/files/retry', (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id, fileId: 999999 } })],
    ['GET /kb/files/download', (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id, fileId: 999999 } })],
    ['GET /kb/files/chunks', (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id, fileId: 999999 } })],
    ['GET /kb/files', { query: { kbId: 999999 } }],
    ['DELETE /kb/files', (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id, fileId: 999999 } })],
    ['DELETE /kb/files', { query: { kbId: 1 } }],
    [
      'DELETE /kb/files',
      (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id, fileId: before[13]?.body.file.id } }),
    ],
    ['POST /kb/files', (before) => ({ body: fileOf(before, { contentType: 'image/png', fileName: 'notes.txt' }) })],
    [
      'POST /kb/files',
      (before) => ({ body: fileOf(before, { contentType: 'application/octet-stream', fileName: 'setup.exe' }) }),
    ],
    ['GET /kb/files', (before) => ({ query: { kbId: before[0]?.body.knowledgeBase.id } })],
    ['POST /kb/search', (before) => ({ body: { kbId: before[0]?.body.knowledgeBase.id, query: 'E-17' } })],
    ['POST /kb/search', { body: { kbId: 999999, query: 'E-17' } }],
    ['PUT /kb/manage', change('knowledgeBase', { name: 'Lost' }, 0)],
    ['PUT /kb/manage', change('knowledgeBase', { language: 'german' }, 7)],
    [
      'PUT /kb/manage',
      (before) => ({
        query: { id: before[0]?.body.knowledgeBase.id },
        body: { embeddingModel: 'openai:x' },
        ...stale,
      }),
    ],
    ['PUT /kb/manage', { query: { id: 999999 }, body: { name: 'Lost' }, ...stale }],
    ['GET /kb/manage'],
    ['DELETE /kb/manage', (before) => ({ query: { id: before[0]?.body.knowledgeBase.id }, ...stale })],
    ['DELETE /kb/manage', (before) => ({ query: { id: before[0]?.body.knowledgeBase.id } })],
    ['GET /kb/manage'],
    ['GET /kb/manage', {}, 'guest'],
  ],
  conversations: [
    ['POST /agents', { body: { name: 'Echo', model: 'offline:echo', stage: 'released' } }],
    ['POST /chat', { body: { agentId: 999999, message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] } } }],
    ['POST /chat', (before) => ({ body: { agentId: id(0)(before), message: { role: 'assistant', parts: [] } } })],
    [
      'POST /chat',
      (before) => ({ body: { agentId: id(0)(before), message: { role: 'user', parts: [{ type: 'image' }] } } }),
    ],
    [
      'POST /chat',
      (before) => ({
        body: {
          agentId: id(0)(before),
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
    ['GET /conversations', { query: { minCostUsd: 0.5, model: 'offline:echo' } }],
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
    ['POST /agents', { body: { name: 'Echo', model: 'offline:echo' } }],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'Daily', prompt: 'Report', schedule: '0 6 * * 1-5', agentId: id(0)(before) } }),
    ],
    [
      'POST /scheduled-tasks/manage',
      { body: { name: 'Daily', prompt: 'Report', schedule: '0 6 * * 1-5', agentId: 999999 } },
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'x', prompt: 'x', schedule: 'daily', agentId: id(0)(before) } }),
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'x', prompt: 'x', schedule: '0 0 30 2 *', agentId: id(0)(before) } }),
    ],
    ['POST /scheduled-tasks/manage', { body: { name: '', schedule: 5, overlapPolicy: 'never' } }],
    ['GET /scheduled-tasks/manage'],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) } })],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) } }), 'member'],
    ['GET /scheduled-tasks/manage', { query: { allInOrg: true } }, 'member'],
    [
      'PUT /scheduled-tasks/manage',
      (before) => ({ query: { taskId: id(1)(before) }, body: { name: 'Weekly', schedule: '0 6 * * mon' } }),
    ],
    ['PUT /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) }, body: before[10]?.body })],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id(1)(before), enabled: false } })],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id(1)(before), enabled: true } })],
    ['POST /scheduled-tasks/toggle', { body: { taskId: 999999, enabled: true } }],
    ['POST /scheduled-tasks/toggle', (before) => ({ body: { taskId: id(1)(before), enabled: false }, ...stale })],
    ['PUT /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) }, body: { name: 'x' }, ...stale })],
    [
      'PUT /scheduled-tasks/manage',
      (before) => ({
        query: { taskId: id(1)(before) },
        body: { description: 'x' },
        ...match(before[13]?.body.etag),
      }),
    ],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) }, ...stale })],
    ['GET /scheduled-tasks/executions'],
    ['GET /scheduled-tasks/executions', { query: { stats: true } }],
    ['GET /scheduled-tasks/executions', { query: { taskId: 999999 } }],
    ['GET /scheduled-tasks/executions', { query: { since: '2026-02-30' } }],
    ['POST /scheduled-tasks/run', { body: { taskId: 999999 } }],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) }, body: { taskId: 999999 } })],
    ['DELETE /scheduled-tasks/manage'],
    ['DELETE /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) } })],
    ['GET /scheduled-tasks/manage', (before) => ({ query: { taskId: id(1)(before) } })],
    ['GET /scheduled-tasks/executions', (before) => ({ query: { taskId: id(1)(before) } })],
    ['GET /scheduled-tasks/preview', { query: { schedule: '61 * * * *' } }],
  ],
  'dry runs, and what depends on a record': [
    ['POST /mcp-servers/manage', { body: { name: 'Parts', url: 'https://mcp.example.com/mcp' } }],
    ['POST /skills/manage', { body: { skillMdContent: skillMd('report') } }],
    ['POST /agent-tags', { body: { name: 'field' } }],
    [
      'POST /agents',
      (before) => ({
        body: {
          name: 'A',
          mcpServers: [before[0]?.body.toolServer.id],
          tagIds: [id(2)(before)],
          tools: { load_skill: { ...tool, config: { skillIds: [before[1]?.body.skill.id] } } },
        },
      }),
    ],
    [
      'POST /agents',
      (before) => ({
        body: { name: 'Boss', tools: { call_agent: { ...tool, config: { callableAgentIds: [id(3)(before)] } } } },
      }),
    ],
    [
      'POST /scheduled-tasks/manage',
      (before) => ({ body: { name: 'Daily', prompt: 'x', schedule: '0 6 * * *', agentId: id(3)(before) } }),
    ],
    [
      'POST /kb/manage',
      (before) => ({
        body: {
          ...{ name: 'Manuals', embeddingModel: 'offline:embedding' },
          trigger: { agentId: id(3)(before), prompt: 'Read it.' },
        },
      }),
    ],
    ['GET /dependents', (before) => ({ query: { type: 'tool_server', id: before[0]?.body.toolServer.id } })],
    ['GET /dependents', (before) => ({ query: { type: 'skill', id: before[1]?.body.skill.id } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent_tag', id: id(2)(before) } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id(3)(before) } })],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id(3)(before) } }), 'member'],
    ['GET /dependents', (before) => ({ query: { type: 'agent', id: id(4)(before) } })],
    ['GET /dependents', { query: { type: 'agent', id: 999999 } }],
    ['GET /dependents', { query: { type: 'knowledge_base', id: 'none' } }],
    ['GET /dependents', { query: { type: 'planet', id: 1 } }],
    ['GET /dependents', { query: { type: 'user', id: 'user_2' } }, 'member'],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id(3)(before) } })],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id(3)(before) }, ...stale })],
    ['GET /agents', (before) => ({ query: { id: id(3)(before) } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id(2)(before), dryRun: true } })],
    ['DELETE /agent-tags', (before) => ({ query: { id: id(2)(before), dryRun: 'maybe' } })],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: before[0]?.body.toolServer.id, dryRun: true } })],
    ['GET /agent-tags'],
    ['GET /mcp-servers/manage'],
    ['DELETE /agents', (before) => ({ body: { agentId: id(3)(before) } })],
    ['DELETE /agents', (before) => ({ query: { dryRun: true }, body: { agentId: id(3)(before) } })],
  ],
  'tool servers': [
    [
      'POST /mcp-servers/manage',
      { body: { name: ' Parts ', url: 'https://mcp.example.com/mcp', headers: { Authorization: 'Bearer x' } } },
    ],
    ['POST /mcp-servers/manage', { body: { name: 'Parts', url: 'https://mcp.example.com/mcp' } }],
    ['POST /mcp-servers/manage', { body: { name: 'Bad', url: 'ftp://mcp.example.com' } }],
    ['POST /mcp-servers/manage', { body: { name: 'Bad', url: 'https://user:pass@mcp.example.com' } }],
    ['GET /mcp-servers/manage'],
    ['PUT /mcp-servers/manage', change('toolServer', { enabled: false })],
    ['PUT /mcp-servers/manage', change('toolServer', { url: 'https://other.example.com/mcp' })],
    ['PUT /mcp-servers/manage', { query: { id: 999999 }, body: { enabled: false } }],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: before[0]?.body.toolServer.id }, ...stale })],
    ['PUT /mcp-servers/manage', change('toolServer', { name: 'Lost' }, 5)],
    ['PUT /mcp-servers/manage', change('toolServer', { headers: { 'X-Key': 'y' } }, 6)],
    ['POST /agents', (before) => ({ body: { name: 'P', mcpServers: [before[0]?.body.toolServer.id] } })],
    ['POST /mcp-servers/test', { body: { id: 999999 } }],
    ['POST /mcp-servers/test', { body: {} }],
    ['DELETE /mcp-servers/manage', (before) => ({ query: { id: before[0]?.body.toolServer.id } })],
    ['GET /mcp-servers/manage', (before) => ({ query: { id: before[0]?.body.toolServer.id } })],
    ['GET /mcp-servers/manage', {}, 'member'],
  ],
  'webhook endpoints': [
    ['POST /webhook-endpoints/manage', { body: { url: 'https://a.example/', eventTypes: ['run.failed'] } }],
    ['POST /webhook-endpoints/manage', { body: { url: 'https://user:pass@example.com', eventTypes: ['run.failed'] } }],
    ['PUT /webhook-endpoints/manage', change('webhookEndpoint', { enabled: false })],
    ['PUT /webhook-endpoints/manage', change('webhookEndpoint', { eventTypes: ['task.paused'], enabled: true }, 2)],
    ['POST /webhook-endpoints/rotateSecret', change('webhookEndpoint', {}, 3)],
    ['GET /webhook-endpoints/manage'],
    ['DELETE /webhook-endpoints/manage', change('webhookEndpoint', {}, 3)],
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
    ['POST /agents', { body: { name: 'f', model: 'offline:echo', reasoningEffort: 'low', maxOutputTokens: 10 } }],
    ['POST /agents', { body: { name: 'g', temperature: 3, maxOutputTokens: 0, reasoningEffort: 'little' } }],
    ['POST /agents', (before) => ({ body: { id: id(5)(before), reasoningEffort: null } })],
    ['POST /agents', (before) => ({ body: { id: id(5)(before), model: 'nowhere:model' } })],
    ['GET /models', {}, 'guest'],
    ['GET /models', { query: { all: 'maybe' } }],
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

function fileOf(before: Result[], more: object): object {
  const { fileId, key, contentKey } = before[11]?.body as Json;
  return {
    kbId: before[0]?.body.knowledgeBase.id,
    fileId,
    fileName: 'notes.txt',
    fileKey: key,
    contentKey,
    contentType: 'text/plain',
    ...more,
  };
}

describe('server and fake return the same', () => {
  test.each(Object.entries(scenarios))(
    '%s',
    async (_title, steps) => {
      const [real, faked] = await sides();
      const [expected, received] = [await play(real, steps), await play(faked, steps)].map(withDetailsSorted);
      expect(received).toEqual(expected);
    },
    60_000,
  );
});
