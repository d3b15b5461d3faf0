// Tests the controls of the fake: time, faults, fixed replies, scripted answers, tokens and recorded requests.
import { describe, expect, test } from '@jest/globals';
import { AgentPlatformError, createClient } from '../../../sdk/src/index.js';
import { createFake, NotModelledError } from '../../../sdk/src/testing/index.js';
import { startFake, uploadHeaders } from './support.js';

const message = (text: string) => ({ role: 'user', parts: [{ type: 'text', text }] });
const eventsIn = (body: string) =>
  body
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);

describe('time', () => {
  test('processing of a file moves through its states and ends after its time', async () => {
    const { fake, send } = startFake({ processingMs: 60_000 });
    const { body: grant } = await send('POST /upload/presigned', {
      body: { filename: 'notes.txt', contentType: 'text/plain' },
    });
    const { contentType, orgId, userId } = grant.metadata;
    const put = await fake.fetch(
      new Request(grant.url, {
        method: 'PUT',
        body: 'E-17',
        headers: {
          'content-type': contentType,
          'x-amz-meta-file-type': contentType,
          'x-amz-meta-org-id': orgId,
          'x-amz-meta-user-id': userId,
        },
      }),
    );
    expect(put.status).toBe(200);
    const added = await send('POST /kb/files', {
      body: {
        kbId: 1,
        fileId: grant.fileId,
        fileName: 'notes.txt',
        fileKey: grant.key,
        contentKey: grant.contentKey,
        contentType,
      },
    });
    expect(added.status).toBe(201);
    expect(added.body.file).toMatchObject({ processingStatus: 'parsing', fileSize: 4 });
    const statuses: string[] = [];
    for (let step = 0; step < 4; step++) {
      const { body } = await send('GET /kb/files', { query: { kbId: 1 } });
      statuses.push(body.files.find(({ id }: { id: number }) => id === added.body.file.id).processingStatus);
      fake.advance(20_000);
    }
    expect(statuses).toEqual(['parsing', 'parsed', 'chunking', 'completed']);
  });

  test('files can be downloaded as they were uploaded', async () => {
    const { fake, send } = startFake();
    const { body: grant } = await send('POST /skills/files', {
      body: { skillId: 5, fileName: 'notes.md', contentType: 'text/markdown' },
    });
    const query = { fileId: grant.file.id };
    const download = async (method = 'GET') => {
      const { body } = await send('GET /skills/files/download', { query });
      return fake.fetch(new Request(body.url, { method }));
    };
    expect((await download()).status).toBe(404);
    const headers = { 'content-type': 'text/markdown' };
    await fake.fetch(new Request(grant.uploadUrl, { method: 'PUT', body: 'E-17', headers }));
    const reply = await download();
    expect([await reply.text(), reply.headers.get('content-type')]).toEqual(['E-17', 'text/markdown']);
    expect((await download('PUT')).status).toBe(403);

    await send('PUT /skills/manage', {
      query: { id: 5 },
      body: { skillMdContent: '---\nname: visit\ndescription: Visits\n---\nGreet.\n' },
    });
    const { body: list } = await send('GET /skills/files', { query: { skillId: 5 } });
    query.fileId = list.files.find(({ fileName }: { fileName: string }) => fileName === 'SKILL.md').id;
    expect(await (await download()).text()).toMatch(/Greet\.\n$/);
  });

  test('the URL of the text of a file is null if its parsing failed, but not if only its chunking failed', async () => {
    const { fake, send } = startFake();
    const [file] = fake.records('knowledgeBaseFiles');
    const query = { kbId: file!.knowledgeBaseId, fileId: file!.id };
    const textUrl = async (processingStatus: 'parse_failed' | 'chunk_failed') => {
      fake.setRecords('knowledgeBaseFiles', [{ ...file!, processingStatus }]);
      expect((await send('GET /kb/files/chunks', { query })).body.chunks).toEqual([]);
      return (await send('GET /kb/files/download', { query })).body.textUrl;
    };
    expect([await textUrl('parse_failed'), await textUrl('chunk_failed')]).toEqual([null, expect.any(String)]);
  });

  test('a background run ends after its time, and a task runs at each slot of its schedule', async () => {
    const { fake, send } = startFake({ runMs: 60_000 });
    const chat = { agentId: 1, message: message('Hello there') };
    const { status, body } = await send('POST /chat', { body: chat, headers: { 'X-Stream-Response': 'false' } });
    expect(status).toBe(202);
    const again = await send('POST /chat', { body: { ...chat, threadId: body.threadId } });
    expect(again.code).toBe('conversation_run_in_progress');
    fake.advance(60_000);
    const conversation = (await send('GET /getConversation', { query: { threadId: body.threadId } })).body;
    expect(conversation.streamStatus).toBe('completed');
    expect(conversation.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);

    const task = { name: 'Daily', prompt: 'Report', schedule: '0 6 * * *', agentId: 1 };
    const { body: created } = await send('POST /scheduled-tasks/manage', { body: task });
    fake.advance(3 * 86_400_000);
    const { body: runs } = await send('GET /scheduled-tasks/executions', { query: { taskId: created.id } });
    expect(runs.map(({ scheduledFor }: { scheduledFor: string }) => scheduledFor)).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-22T06:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
    ]);
    const { body: stats } = await send('GET /scheduled-tasks/executions', {
      query: { taskId: created.id, stats: true },
    });
    expect(stats).toEqual({ total: 3, completed: 3, failed: 0, in_progress: 0 });
  });

  test('three failed executions in a row disable a task; a completed execution removes `lastFailure`', async () => {
    const { fake, send } = startFake();
    const { body: task } = await send('POST /scheduled-tasks/manage', {
      body: { name: 'Hourly', prompt: 'Report', schedule: '0 * * * *', agentId: 1 },
    });
    const failure = { code: 'model_unavailable', message: 'The model provider failed' } as const;
    for (let run = 0; run < 3; run++) fake.answer({ failure });
    fake.advance(5 * 3_600_000);
    const { body } = await send('GET /scheduled-tasks/manage', { query: { taskId: task.id } });
    expect(body).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: 'consecutive_failures',
      consecutiveFailures: 3,
      lastFailure: failure,
    });
    const toggled = await send('POST /scheduled-tasks/toggle', { body: { taskId: task.id, enabled: true } });
    expect(toggled.body).toMatchObject({ consecutiveFailures: 0, lastFailure: failure });
    fake.advance(3_600_000);
    const { body: completed } = await send('GET /scheduled-tasks/manage', { query: { taskId: task.id } });
    expect(completed).toMatchObject({ enabled: true, consecutiveFailures: 0 });
    expect(completed).not.toHaveProperty('lastFailure');
  });
});

describe('answers of agents', () => {
  test('a scripted answer is streamed, stored and counted', async () => {
    const { fake, send } = startFake({ seed: false });
    const { body: agent } = await send('POST /agents', { body: { name: 'Concierge' } });
    fake.answer({
      toolCalls: [{ toolName: 'search_knowledge_base', input: { query: 'E-17' }, output: { results: [] } }],
      text: 'Check the brake.',
      usage: { inputTokens: 10, outputTokens: 4, totalTokens: 14 },
    });
    const { headers, body } = await send('POST /chat', { body: { agentId: agent.id, message: message('E-17?') } });
    const events = eventsIn(body);
    expect(events.map(({ delta }) => delta ?? '').join('')).toBe('Check the brake.');
    expect(events.map(({ type }) => type)).toContain('tool-output-available');
    const threadId = headers.get('X-Thread-ID') ?? '';
    const { body: conversation } = await send('GET /getConversation', { query: { threadId } });
    expect(conversation.name).toBe('E-17?');
    expect(conversation.messages.at(-1)).toMatchObject({ finishReason: 'stop', usage: { totalTokens: 14 } });
    const range = { from: '2026-11-01', to: '2026-12-01' };
    expect((await send('GET /dashboard/getStats', { query: range })).body).toMatchObject({
      conversationCount: 1,
      messageCount: 2,
      toolCalls: 1,
      totalTokens: 14,
      uniqueUsers: 1,
    });
    const [interaction] = (await send('GET /dashboard/getInteractions', { query: range })).body;
    expect(interaction).toMatchObject({ agentName: 'Concierge', firstMessageText: 'E-17?', totalMessageCount: 2 });
    expect(interaction.toolCalls).toEqual([
      { toolName: 'search_knowledge_base', args: { query: 'E-17' }, result: { results: [] } },
    ]);
  });

  test('without a script, the agent repeats the message, and the stream ends with [DONE]', async () => {
    const { send } = startFake();
    const { headers, body } = await send('POST /chat', { body: { agentId: 1, message: message('Hello there') } });
    const events = eventsIn(body);
    expect(events.map(({ delta }) => delta ?? '').join('')).toBe('Hello there');
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
    const threadId = headers.get('X-Thread-ID') ?? '';
    const { body: stored } = await send('GET /getConversation', { query: { threadId } });
    const inputTokens = Math.ceil(`${stored.renderedSystemPrompt}\nHello there`.length / 4);
    expect(stored.messages.at(-1).usage).toEqual({ inputTokens, outputTokens: 3, totalTokens: inputTokens + 3 });
    expect(stored.costUsd).toBeGreaterThan(0);
  });

  test('a failed run ends its stream with the error, and the conversation has the failure code', async () => {
    const { fake, send } = startFake();
    fake.answer({ failure: { code: 'timed_out', message: 'The run took too long' } });
    const { headers, body } = await send('POST /chat', { body: { agentId: 1, message: message('Hi') } });
    expect(eventsIn(body).at(-1)).toEqual({ type: 'error', errorText: 'The run took too long' });
    const threadId = headers.get('X-Thread-ID') ?? '';
    const { body: conversation } = await send('GET /getConversation', { query: { threadId } });
    expect(conversation).toMatchObject({ streamStatus: 'timeout', failureCode: 'timed_out' });
  });

  test("the AI SDK's chat client can continue, edit and regenerate a conversation by ids that it chose", async () => {
    const { send } = startFake();
    const say = (id: string, text: string) => ({
      id,
      role: 'user',
      parts: [{ type: 'text', text }, { type: 'step-start' }],
    });
    const chat = async (messages: object[], more: object = {}) =>
      (await send('POST /chat', { body: { agentId: 1, id: 'chat-1', messages, ...more } })).headers.get(
        'X-Thread-ID',
      ) ?? '';
    const threadId = await chat([say('a', 'one')]);
    const texts = async () => {
      const { body } = await send('GET /getConversation', { query: { threadId: 'chat-1' } });
      expect(body.id).toBe(threadId);
      return body.messages.map(({ parts }: { parts: { text: string }[] }) => parts.at(-1)?.text);
    };
    expect(await chat([say('a', 'one'), say('b', 'two')])).toBe(threadId);
    expect(await texts()).toEqual(['one', 'one', 'two', 'two']);
    await chat([say('a', 'one'), say('b', 'two')], { trigger: 'regenerate-message' });
    expect(await texts()).toEqual(['one', 'one', 'two', 'two']);
    await chat([say('a', 'three')]);
    expect(await texts()).toEqual(['three', 'three']);
    await chat([say('a', 'four')], { trigger: 'regenerate-message' });
    expect(await texts()).toEqual(['four', 'four']);
    const empty = { agentId: 1, messages: [{ role: 'user', parts: [{ type: 'step-start' }] }] };
    expect((await send('POST /chat', { body: empty })).body.details[0].path).toEqual(['messages', '0', 'parts']);
  });

  test('a run in the background can be resumed and stopped by the id of the chat', async () => {
    const { send } = startFake({ runMs: 60_000 });
    const messages = [{ id: 'a', role: 'user', parts: [{ type: 'text', text: 'Hello' }] }];
    const resume = () => send('GET /chat/stream', { query: { threadId: 'chat-1' } });
    const start = () =>
      send('POST /chat', {
        body: { agentId: 1, id: 'chat-1', messages },
        headers: { 'X-Stream-Response': 'false' },
      });
    expect((await resume()).status).toBe(204);
    const started = await start();
    expect((await start()).code).toBe('conversation_run_in_progress');
    const { headers, body } = await resume();
    expect(headers.get('X-Thread-ID')).toBe(started.body.threadId);
    expect(
      eventsIn(body)
        .map(({ delta }) => delta ?? '')
        .join(''),
    ).toBe('Hello');
    // A stream that was read to its end has ended its run.
    expect((await resume()).status).toBe(204);
    expect((await start()).status).toBe(202);
    expect((await send('POST /conversations/stop', { body: { threadId: 'chat-1' } })).body.stopped).toBe(true);
    expect((await resume()).status).toBe(204);
  });

  test('variables of a system prompt are replaced, and unknown ones reported', async () => {
    const { send } = startFake();
    const { body: agent } = await send('POST /agents', {
      body: { name: 'Concierge', systemPrompt: '{{AGENT_NAME}} {{constructor}}' },
    });
    expect(agent.warnings).toMatchObject([{ path: ['systemPrompt'] }]);
    const { headers } = await send('POST /chat', { body: { agentId: agent.id, message: message('Hi') } });
    const threadId = headers.get('X-Thread-ID') ?? '';
    const { body } = await send('GET /getConversation', { query: { threadId } });
    expect(body.renderedSystemPrompt).toContain('Concierge {{constructor}}');
  });
});

describe('a control', () => {
  test('rejects a name that does not exist', () => {
    const fake = createFake();
    expect(() => fake.fault('typo' as never, { status: 503 })).toThrow('there is no operation typo');
    expect(() => fake.reply('typo' as never, {} as never)).toThrow('there is no operation typo');
    expect(() => fake.answer({ error: 'x' } as never)).toThrow('an answer has no error');
  });
});

describe('what is not modelled', () => {
  test('throws an error whose message has the line of code that sets a reply, and this line works', async () => {
    const { fake, send } = startFake();
    const search = () => send('POST /kb/search', { body: { kbId: 1, query: 'E-17' } });
    const error = await search().then(() => null, (thrown: unknown) => thrown); // prettier-ignore
    expect(error).toBeInstanceOf(NotModelledError);
    expect(error).toBeInstanceOf(AgentPlatformError);
    const line = /fake\.reply\('(\w+)', (.*)\);$/.exec((error as Error).message);
    expect(line?.[1]).toBe('searchKnowledgeBase');
    fake.reply('searchKnowledgeBase', JSON.parse(line?.[2] ?? ''));
    expect((await search()).body).toEqual({ results: [] });
    fake.reply('searchKnowledgeBase', ({ body }) => ({
      status: 200,
      body: {
        results: [
          {
            fileId: '1',
            fileName: (body as { query: string }).query,
            text: '',
            score: 1,
            scores: { text: 0.2, vector: 1 },
          },
        ],
      },
    }));
    expect((await search()).body.results[0].fileName).toBe('E-17');
  });

  test('rejects a call of a client with NotModelledError, at the first attempt', async () => {
    const fake = createFake();
    const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
    const error = await client.knowledgeBases.search({ kbId: 1, query: 'E-17' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotModelledError);
    expect(fake.requests).toHaveLength(1);
  });

  test('known failures, and the search of a knowledge base without files, are modelled', async () => {
    const { send } = startFake();
    expect((await send('POST /kb/search', { body: { kbId: 99, query: 'x' } })).code).toBe('knowledge_base_not_found');
    expect((await send('POST /kb/search', { body: { kbId: 2, query: 'x' } })).body).toEqual({ results: [] });
    expect((await send('POST /mcp-servers/test', { body: { id: 99 } })).code).toBe('tool_server_not_found');
    const preview = await send('GET /scheduled-tasks/preview', { query: { schedule: 'daily' } });
    expect(preview.body.details[0].message).toBe(
      'must have five fields, separated by spaces: minute, hour, day of month, month, day of week',
    );
  });
});

describe('faults', () => {
  test('a status with headers is returned for the given number of requests, then the operation succeeds', async () => {
    const { fake, send } = startFake();
    fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '7' }, times: 1 });
    const first = await send('GET /agents');
    expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '7']);
    expect((await send('GET /agents')).status).toBe(200);
    fake.fault('listAgents', { status: 503, times: 0 });
    expect((await send('GET /agents')).status).toBe(200);
  });

  test('a connection breaks before the operation has its effect, or after it, in the body of the reply', async () => {
    const { fake, send } = startFake({ seed: false });
    fake.fault('createAgentTag', { breaks: 'before', times: 1 });
    fake.fault('createAgentTag', { breaks: 'body', times: 1 });
    await expect(send('POST /agent-tags', { body: { name: 'one' } })).rejects.toThrow('fetch failed');
    expect(fake.records('agentTags')).toEqual([]);
    await expect(send('POST /agent-tags', { body: { name: 'one' } })).rejects.toThrow();
    expect(fake.records('agentTags')).toMatchObject([{ name: 'one' }]);
  });

  test('a reply without a body can be lost after the operation took effect', async () => {
    const { fake, send } = startFake();
    fake.fault('deleteScheduledTask', { breaks: 'body', times: 1 });
    await expect(send('DELETE /scheduled-tasks/manage', { query: { taskId: 7 } })).rejects.toThrow('fetch failed');
    expect((await send('DELETE /scheduled-tasks/manage', { query: { taskId: 7 } })).status).toBe(404);
  });

  test.each([204, 205, 304])('the status %i is returned without a body', async (status) => {
    const { fake } = startFake();
    fake.fault('listAgents', { status, headers: { ETag: '"one"' } });
    const reply = await fake.fetch(
      new Request('http://fake.test/agents', { headers: { authorization: 'Bearer any' } }),
    );
    expect([reply.status, reply.headers.get('ETag'), await reply.text()]).toEqual([status, '"one"', '']);
  });

  test('a fault cannot return a status and break the connection', () => {
    const { fake } = startFake();
    expect(() => fake.fault('listAgents', { status: 503, breaks: 'body' })).toThrow('cannot have both');
  });

  test('a delay ends when the request is aborted', async () => {
    const { fake } = startFake();
    fake.fault('listAgents', { delayMs: 60_000 });
    const controller = new AbortController();
    const headers = { authorization: 'Bearer any' };
    const pending = fake.fetch(new Request('http://fake.test/agents', { headers, signal: controller.signal }));
    controller.abort();
    await expect(pending).rejects.toThrow();
  });
});

describe('requests and records', () => {
  test('requests are recorded with their bodies, and two fakes share nothing', async () => {
    const [one, other] = [startFake(), startFake()];
    await one.send('POST /agent-tags', { body: { name: 'new' } });
    expect(one.fake.requests).toMatchObject([{ operationId: 'createAgentTag', body: { name: 'new' } }]);
    expect(one.fake.requests[0]?.headers.get('authorization')).toBe('Bearer any');
    expect(other.fake.requests).toEqual([]);
    expect(other.fake.records('agentTags').map(({ name }) => name)).not.toContain('new');
  });

  test('records can be replaced, and lists return the new records in pages', async () => {
    const { fake, send } = startFake();
    const [user] = fake.records('users');
    if (!user) throw new Error('no user');
    fake.setRecords(
      'users',
      Array.from({ length: 7 }, (_value, index) => ({ ...user, id: `user_${index}` })),
    );
    const { body } = await send('GET /admin/users', { query: { limit: 3, offset: 6 } });
    expect([body.data.length, body.totalCount]).toEqual([1, 7]);
  });

  test('a change to a record that was read does not change the fake', () => {
    const fake = createFake();
    const [agent] = fake.records('agents');
    if (agent) agent.name = 'changed';
    expect(fake.records('agents').map(({ name }) => name)).not.toContain('changed');
  });

  test('a request has the role of its token, and gets 401 without a token', async () => {
    const { fake, send } = startFake();
    const guest = fake.tokenFor({ userId: 'user_2kDenizKaya8wV2yUa6Nf', role: 'org:guest' });
    expect((await send('GET /agents', { token: guest })).code).toBe('management_access_required');
    expect((await send('GET /me/permissions', { token: guest })).body.operations).toContain('chat');
    const member = fake.tokenFor({ userId: 'user_2kChiaraRossi6uR9vTx4Le', role: 'org:member' });
    expect((await send('DELETE /agents', { token: member, body: { agentId: 1 } })).code).toBe('admin_required');
    expect((await send('GET /agents', { token: null })).status).toBe(401);
  });

  test('an Idempotency-Key that is repeated with other permissions is idempotency_key_reused', async () => {
    const { fake, send } = startFake();
    const rename = (permissions: string[]) =>
      send('POST /agents', {
        token: fake.tokenFor({ role: 'org:agent_manager', permissions }),
        headers: { 'Idempotency-Key': 'mine' },
        body: { id: 1, name: 'Renamed' },
      });
    const [create, update] = ['org:manage_agents:create', 'org:manage_agents:update'];
    expect((await rename([create!, update!])).status).toBe(200);
    expect((await rename([update!, create!])).status).toBe(200);
    expect((await rename([update!])).code).toBe('idempotency_key_reused');
  });

  test('an Idempotency-Key can be used for another request after 24 hours', async () => {
    const { fake, send } = startFake();
    const create = (name: string) => send('POST /agents', { headers: { 'Idempotency-Key': 'mine' }, body: { name } });
    const first = await create('Monday');
    fake.advance(23 * 3_600_000);
    expect(await create('Monday')).toMatchObject({ status: first.status, body: first.body });
    expect((await create('Tuesday')).code).toBe('idempotency_key_reused');
    fake.advance(3_600_000);
    expect(await create('Tuesday')).toMatchObject({ status: first.status, body: { name: 'Tuesday' } });
  });

  test('the dashboard shows guests their own conversations without models and costs', async () => {
    const { fake, send } = startFake();
    const query = { from: '2026-11-01', to: '2026-12-01' };
    const tokenOf = (role: 'org:guest' | 'org:member') =>
      fake.tokenFor({ userId: 'user_2kChiaraRossi6uR9vTx4Le', role });
    const [guest, member] = [tokenOf('org:guest'), tokenOf('org:member')];
    const shown = (await send('GET /dashboard/getInteractions', { token: member, query })).body;
    expect(shown[0].agentModel).not.toBe('');
    const { body } = await send('GET /dashboard/getInteractions', { token: guest, query });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(shown.map(({ id }: { id: string }) => id));
    expect(body[0]).toMatchObject({ agentModel: '', model: null, costUsd: null });
    const totals = (await send('GET /dashboard/getStats', { token: guest, query })).body;
    expect(totals).toMatchObject({ conversationCount: body.length, costUsd: 0, kbCount: 0, kbFileCount: 0 });
    expect(totals.unknownCostCount).toBeGreaterThanOrEqual(body.length);
  });

  test('an upload is refused if a header differs from the signed one', async () => {
    const { fake, send } = startFake();
    const { body: grant } = await send('POST /upload/presigned', {
      body: { filename: 'a.txt', contentType: 'text/plain' },
    });
    const refused = await fake.fetch(
      new Request(grant.url, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/html' } }),
    );
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('<Code>SignatureDoesNotMatch</Code>');
    expect(fake.uploads.size).toBe(0);
  });

  test('a presigned URL is refused if the request has a token, or if the URL was changed', async () => {
    const { fake, send } = startFake();
    const { body: grant } = await send('POST /upload/presigned', {
      body: { filename: 'a.txt', contentType: 'text/plain' },
    });
    const headers = uploadHeaders(grant.metadata);
    const put = async (url: string, more: Record<string, string> = {}) => {
      const reply = await fake.fetch(new Request(url, { method: 'PUT', body: 'x', headers: { ...headers, ...more } }));
      return [reply.status, /<Code>(.*)<\/Code>/.exec(await reply.text())?.[1]];
    };
    expect(await put(grant.url, { authorization: 'Bearer any' })).toEqual([400, 'InvalidArgument']);
    for (const [part, other] of [
      ['X-Amz-Signature=', 'X-Amz-Signature=!'],
      ['a.txt', '%'],
    ] as const)
      expect(await put(grant.url.replace(part, other))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(fake.uploads.size).toBe(0);
    expect(await put(grant.url)).toEqual([200, undefined]);
  });
});

test('a test sets the reply of an export as lines', async () => {
  const fake = createFake();
  fake.reply('exportAuditLog', { status: 200, lines: [{ id: 2 }, { id: 1 }] });
  const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
  expect(await new Response(await client.auditLog.export()).text()).toBe('{"id":2}\n{"id":1}\n');
});
