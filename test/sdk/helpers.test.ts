// Tests the functions that make several calls: their streams break, their work fails, and their cursors repeat.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from '../../sdk/src/index.js';
import {
  inTurn,
  json,
  startMisbehavingServer,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';
import { eventTypes } from '../contract/chat-events.js';
import { failure } from './failure.js';

let server: MisbehavingServer;
let client: sdk.Client;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = sdk.createClient({ baseUrl: server.url, token: 't' });
});
afterAll(() => server.close());

const message = { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hi' }] };

describe('streamChat', () => {
  const events =
    (chunks: string[], end = true): Misbehaviour =>
    async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Thread-ID': 'thread' });
      for (const chunk of chunks) {
        response.write(chunk);
        await sleep(5);
      }
      if (end) response.end();
    };
  const read = async (options?: sdk.CallOptions) => {
    const seen: sdk.ChatEvent[] = [];
    for await (const event of await client.chat.stream({ agentId: 1, message }, options)) seen.push(event);
    return seen;
  };

  test('reads events in pieces, comments, line ends with and without CR, and unknown types', async () => {
    const all =
      ': ping\r\n\r\ndata: {"type":"start"}\r\n\r\ndata:{"type":"later","x":"ü"}\n\n' +
      'data: {"type":"text-delta","id":"1",\ndata: "delta":"Grüße"}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n';
    const bytes = Buffer.from(all);
    server.behave((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
      response.end();
    });
    expect(await read()).toEqual([
      { type: 'start' },
      { type: 'unknown', event: { type: 'later', x: 'ü' } },
      { type: 'text-delta', id: '1', delta: 'Grüße' },
      { type: 'finish' },
    ]);
  });

  test('no [DONE] or a broken connection is a ConnectionError, and a broken event a ResponseParseError', async () => {
    server.behave(events(['data: {"type":"start"}\n\n']));
    expect(await failure(read())).toMatchObject({ name: 'ConnectionError', phase: 'body' });
    server.behave((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"type":"start"}\n\n');
      setTimeout(() => request.socket.destroy(), 20);
    });
    expect(await failure(read())).toMatchObject({ name: 'ConnectionError', phase: 'body' });
    server.behave(events(['data: {"type"\n\n']));
    expect(await failure(read())).toMatchObject({ name: 'ResponseParseError', bodyStart: '{"type"' });
  });

  test('[DONE] without an event that ends the answer is a ConnectionError, and no answer is returned', async () => {
    const half = 'data: {"type":"start"}\n\ndata: {"type":"text-delta","id":"1","delta":"Half"}\n\n';
    server.behave(events([`${half}data: [DONE]\n\n`]));
    const stream = await client.chat.stream({ agentId: 1, message });
    const error = await failure(stream.text());
    expect(error).toMatchObject({ name: 'ConnectionError', phase: 'body' });
    expect(await failure(stream.result())).toBe(error);
    for (const end of ['finish', 'abort', 'error']) {
      server.behave(events([`${half}data: {"type":"${end}","errorText":"x"}\n\ndata: [DONE]\n\n`]));
      expect((await read()).at(-1)).toMatchObject({ type: end });
    }
  });

  test.each(['text-delta', 'reasoning-delta'])('a %s without a text is a ResponseParseError', async (type) => {
    for (const event of [
      { type, id: '1' },
      { type, id: '1', delta: 5 },
    ]) {
      server.behave(events([`data: ${JSON.stringify(event)}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n`]));
      const stream = await client.chat.stream({ agentId: 1, message });
      expect(await failure(stream.text())).toMatchObject({
        name: 'ResponseParseError',
        bodyStart: JSON.stringify(event),
      });
    }
  });

  test.each([
    { type: 'tool-input-start', toolName: 'search' },
    { type: 'tool-input-available', toolCallId: '1', input: {} },
    { type: 'tool-output-available', output: 1 },
    { type: 'tool-output-error', toolCallId: '1' },
    { type: 'file', mediaType: 'image/png' },
    { type: 'message-metadata' },
    { type: 'error' },
  ])('%j, which lacks a field, is a ResponseParseError', async (event) => {
    server.behave(events([`data: ${JSON.stringify(event)}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n`]));
    const stream = await client.chat.stream({ agentId: 1, message });
    expect(await failure(stream.toolCalls())).toMatchObject({
      name: 'ResponseParseError',
      bodyStart: JSON.stringify(event),
    });
  });

  test('the stream passes on every type of event that the contract lists, and wraps other types', async () => {
    const fields = {
      ...{ delta: '', messageMetadata: {}, errorText: '' },
      ...{ toolCallId: '1', toolName: 'x', mediaType: 'image/png', url: 'data:,' },
    };
    const types = [...eventTypes.filter((type) => type !== 'error' && type !== 'abort'), 'newer', 'abort'];
    const lines = types.map((type) => `data: ${JSON.stringify({ type, ...fields })}\n\n`).join('');
    server.behave(events([`${lines}data: [DONE]\n\n`]));
    expect((await read()).map(({ type }) => type)).toEqual(types.map((type) => (type === 'newer' ? 'unknown' : type)));
  });

  test('usage() of a conversation without messages is a ResponseParseError', async () => {
    server.behave(
      inTurn(events(['data: {"type":"start"}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n']), json(200, {})),
    );
    const stream = await client.chat.stream({ agentId: 1, message });
    expect(await failure(stream.usage())).toMatchObject({
      name: 'ResponseParseError',
      operationId: 'getConversation',
      bodyStart: '{}',
    });
  });

  test('text() rejects if the run failed', async () => {
    server.behave(
      events([
        'data: {"type":"text-delta","id":"1","delta":"So far"}\n\ndata: {"type":"error","errorText":"No model"}\n\n' +
          'data: [DONE]\n\n',
      ]),
    );
    expect(await failure((async () => (await client.chat.stream({ agentId: 1, message })).text())())).toMatchObject({
      name: 'JobFailedError',
      result: { text: 'So far' },
      message: expect.stringContaining('No model'),
    });
  });

  test('the stream ends at deadlineMs, or when the loop is left', async () => {
    server.behave(events(['data: {"type":"start"}\n\n'], false));
    expect(await failure(read({ deadlineMs: 150 }))).toMatchObject({
      name: 'TimeoutError',
      kind: 'deadline',
      timeoutMs: 150,
    });
    const closed = new Promise((resolve) => server.behave((_request, response) => {
      response.on('close', () => resolve('closed')).writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: {"type":"start"}\n\n');
    })); // prettier-ignore
    for await (const event of await client.chat.stream({ agentId: 1, message })) if (event.type === 'start') break;
    expect(await Promise.race([closed, sleep(1000, undefined, { ref: false })])).toBe('closed');
  });

  test('an error reply is an ApiError with the code of the reply', async () => {
    server.behave(json(404, { error: 'Agent not found' }, { 'X-Error-Code': 'agent_not_found' }));
    expect(sdk.isApiError(await failure(client.chat.stream({ agentId: 1, message })), 'agent_not_found')).toBe(true);
  });
});

describe('an answer without a stream', () => {
  test('no body is a ResponseParseError', async () => {
    const fetch = async () => new Response(null, { headers: { 'Content-Type': 'text/event-stream' } });
    const bodyless = sdk.createClient({ baseUrl: 'http://api.test', token: 't', fetch });
    const unreadable = { name: 'ResponseParseError', operationId: 'chat', status: 200 };
    expect(await failure(bodyless.chat.stream({ agentId: 1, message }))).toMatchObject(unreadable);
    expect(await failure(bodyless.chat.resume('t'))).toMatchObject({ name: 'ResponseParseError', status: 200 });
  });

  test('JSON in place of the stream is a ResponseParseError too', async () => {
    server.behave(json(202, { threadId: 'x' }));
    const call = client.chat.stream({ agentId: 1, message });
    expect(await failure(call)).toMatchObject({
      name: 'ResponseParseError',
      operationId: 'chat',
      status: 202,
      bodyStart: '{"threadId":"x"}',
    });
  });
});

describe('without input', () => {
  const careless = () => client as unknown as { [group: string]: Record<string, () => Promise<unknown>> };
  test.each([
    ['tasks', 'runAndWait', 'runTaskAndWait'],
    ['knowledgeBases', 'waitUntilReady', 'waitForKnowledgeBase'],
    ['conversations', 'waitUntilDone', 'waitForConversation'],
  ])('%s.%s is a UsageError, and nothing is sent', async (group, name, operationId) => {
    server.behave(json(200, {}));
    expect(await failure(careless()[group]?.[name]?.() as Promise<unknown>)).toMatchObject({
      name: 'UsageError',
      operationId,
      attempts: 0,
      url: null,
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('waiting', () => {
  const files = (...statuses: string[]) =>
    json(200, {
      success: true,
      files: statuses.map((processingStatus, index) => ({ id: index + 1, processingStatus, processingError: null })),
    });

  test('for the files of a knowledge base', async () => {
    server.behave(inTurn(files('parsing'), files('completed', 'chunking'), files('completed', 'completed')));
    expect(await client.knowledgeBases.waitUntilReady({ kbId: 1 })).toHaveLength(2);
    expect(server.requests).toHaveLength(3);
    server.behave(files('completed', 'parse_failed'));
    expect(await failure(client.knowledgeBases.waitUntilReady({ kbId: 1 }))).toMatchObject({
      name: 'JobFailedError',
      status: 'parse_failed',
      result: [{ id: 1 }, { id: 2 }],
    });
  });

  test('for one file, and an unknown status means that processing continues', async () => {
    server.behave(inTurn(files('parse_failed', 'polishing'), files('parse_failed', 'completed')));
    expect(await client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 2 })).toMatchObject({ id: 2 });
    server.behave(files('completed'));
    expect(await failure(client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 2 }))).toMatchObject({
      name: 'JobFailedError',
      status: 'no such file',
      result: null,
    });
  });

  test('for one file that disappears: the error has its last state', async () => {
    server.behave(inTurn(files('completed', 'chunking'), files('completed')));
    expect(await failure(client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 2 }))).toMatchObject({
      name: 'JobFailedError',
      status: 'no such file',
      result: { id: 2, processingStatus: 'chunking' },
    });
  });

  test.each(['completed', 'failed', 'skipped', 'missed'])(
    'for an execution of a task that ends as %s',
    async (status) => {
      server.behave(
        inTurn(
          json(202, { id: 9, status: 'in_progress' }),
          json(200, [
            { id: 9, status: 'in_progress' },
            { id: 8, status: 'failed' },
          ]),
          json(200, [{ id: 9, status, error: null, reason: 'why' }]),
        ),
      );
      const run = client.tasks.runAndWait({ taskId: 4 });
      if (status === 'completed') expect(await run).toMatchObject({ id: 9, status });
      else
        expect(await failure(run)).toMatchObject({
          name: 'JobFailedError',
          status,
          result: { id: 9 },
          message: expect.stringContaining('why'),
        });
    },
  );

  const run = json(202, { id: 9, status: 'in_progress' });
  const unreadable: [string, string, Misbehaviour, () => Promise<unknown>][] = [
    ['conversations.waitUntilDone', 'getConversation', json(200, {}), () => client.conversations.waitUntilDone('t')],
    ['chat.sendAndWait', 'chat', json(202, {}), () => client.chat.sendAndWait({ agentId: 1, message })],
    ['knowledgeBases.waitUntilReady', 'listKnowledgeBaseFiles', json(200, { files: [{ id: 1 }] }),
      () => client.knowledgeBases.waitUntilReady(1)],
    ['knowledgeBases.files.waitUntilReady', 'listKnowledgeBaseFiles', json(200, { files: [{}] }),
      () => client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 1 })],
    ['tasks.runAndWait', 'runScheduledTask', json(202, {}), () => client.tasks.runAndWait(4)],
    ['tasks.runAndWait, later', 'listTaskExecutions', inTurn(run, json(200, [{ id: 9 }])),
      () => client.tasks.runAndWait(4)],
    ['tasks.runAndWait, without ids', 'listTaskExecutions', inTurn(run, json(200, [{}])),
      () => client.tasks.runAndWait(4)],
  ]; // prettier-ignore
  test.each(unreadable)(
    '%s rejects with ResponseParseError if the field that it reads is missing',
    async (_name, operationId, misbehaviour, wait) => {
      server.behave(misbehaviour);
      expect(await failure(wait())).toMatchObject({ name: 'ResponseParseError', operationId });
    },
  );

  test.each([null, 'completed'])('for a conversation whose run is %s', async (streamStatus) => {
    const conversation = (status: unknown) => json(200, { id: 't', streamStatus: status });
    server.behave(inTurn(conversation('queued'), conversation('in_progress'), conversation(streamStatus)));
    expect(await client.conversations.waitUntilDone('t')).toMatchObject({ id: 't', streamStatus });
    expect(server.requests).toHaveLength(3);
  });

  /** Replies by method, because the client may repeat the first request on a busy machine. */
  const startThenRead =
    (start: Misbehaviour, read: Misbehaviour): Misbehaviour =>
    (request, response) =>
      (request.method === 'POST' ? start : read)(request, response);
  const accepted = json(202, { threadId: 't' });
  test.each<[string, Misbehaviour, () => Promise<unknown>]>([
    ['conversation', json(200, { id: 't', streamStatus: 'queued' }),
      () => client.conversations.waitUntilDone('t', { waitMs: 300 })],
    ['chat', startThenRead(accepted, json(200, { id: 't', streamStatus: 'queued' })),
      () => client.chat.sendAndWait({ agentId: 1, message }, { waitMs: 300 })],
    ['task', startThenRead(run, json(200, [{ id: 9, status: 'queued' }])),
      () => client.tasks.runAndWait(4, { waitMs: 300 })],
  ])('an unknown status of a %s means that the work continues', async (_name, misbehaviour, wait) => {
    server.behave(misbehaviour);
    expect(await failure(wait())).toMatchObject({ name: 'TimeoutError', timeoutMs: 300 });
  }); // prettier-ignore

  test('the error of an abort during the first request has the phase `headers`', async () => {
    server.behave(() => {});
    const sending = client.chat.sendAndWait({ agentId: 1, message }, { signal: AbortSignal.timeout(100) });
    expect(await failure(sending)).toMatchObject({ name: 'AbortError', phase: 'headers' });
  });

  test('the error has the number of requests that were sent', async () => {
    server.behave(inTurn(files('parsing'), files('parse_failed')));
    expect(await failure(client.knowledgeBases.waitUntilReady({ kbId: 1 }))).toMatchObject({
      name: 'JobFailedError',
      operationId: 'waitForKnowledgeBase',
      attempts: 2,
      url: null,
    });
    server.behave(files('parsing'));
    const late = await failure(client.knowledgeBases.waitUntilReady({ kbId: 1 }, { waitMs: 500 }));
    expect(late).toMatchObject({ name: 'TimeoutError', operationId: 'waitForKnowledgeBase', url: null });
    expect(late.attempts).toBe(server.requests.length);
    server.behave(json(404, { error: 'Knowledge base not found' }));
    expect(await failure(client.knowledgeBases.waitUntilReady({ kbId: 1 }))).toMatchObject({
      name: 'NotFoundError',
      operationId: 'listKnowledgeBaseFiles',
      attempts: 1,
      url: `${server.url}/kb/files`,
    });
  });

  test('ends after waitMs', async () => {
    server.behave(files('parsing'));
    expect(await failure(client.knowledgeBases.waitUntilReady({ kbId: 1 }, { waitMs: 100 }))).toMatchObject({
      name: 'TimeoutError',
      kind: 'deadline',
      timeoutMs: 100,
    });
  });

  test.each([
    ['timeout', 'JobFailedError'],
    ['error', 'JobFailedError'],
    ['stopped', 'JobFailedError'],
  ])('for a conversation that ends as %s', async (streamStatus, name) => {
    server.behave(json(200, { id: 't', streamStatus, failure: 'The model is overloaded' }));
    expect(await failure(client.conversations.waitUntilDone({ threadId: 't' }))).toMatchObject({
      name,
      message: `waitForConversation: ${streamStatus}: The model is overloaded`,
      status: streamStatus,
      result: { id: 't' },
    });
  });
});

describe('iterators', () => {
  test('toArray requires a limit', async () => {
    const list = client.conversations.list() as unknown as { toArray(options?: unknown): Promise<unknown> };
    for (const options of [undefined, null, {}, { limit: undefined }, { limit: '5' }, { limit: NaN }, { limit: -1 }]) {
      expect(await failure(list.toArray(options))).toMatchObject({
        name: 'UsageError',
        operationId: 'listConversations',
        message: expect.stringContaining('Infinity returns all'),
      });
    }
  });

  test('awaiting a list returns its first page with the count, and sends one request', async () => {
    server.behave(json(200, { data: [{ id: 'a' }], totalCount: 7 }, { 'X-Request-Id': 'req_7' }));
    const users = client.users.list({ limit: 1 });
    expect(await users).toEqual({ data: [{ id: 'a' }], totalCount: 7 });
    expect(await users.withResponse()).toMatchObject({ status: 200, requestId: 'req_7', attempts: 1 });
    expect(server.requests).toHaveLength(1);
    const [one, invitations] = await Promise.all([client.users.list(), client.invitations.list()]);
    expect([one.totalCount, server.requests.length]).toEqual([7, 3]);
    expect(invitations).toEqual(one);
  });

  test.each([{}, { error: 'Agent not found' }, { data: 'none' }])(
    'awaiting a list rejects if the reply is %j',
    async (body) => {
      server.behave(json(200, body));
      for (const list of [client.agents.list(), client.users.list(), client.tools.list()])
        expect(await failure(list)).toMatchObject({ name: 'ResponseParseError', status: 200, attempts: 1 });
    },
  );

  const unending = { name: 'ResponseParseError', operationId: 'listConversations', attempts: 1 };
  const conversations = (...nextCursor: unknown[]) =>
    inTurn(...nextCursor.map((next) => json(200, { conversations: [{ id: 'a' }], nextCursor: next })));
  const readAll = (input = {}) => client.conversations.list(input).toArray({ limit: Infinity });

  test.each<[string, Misbehaviour, number, object?]>([
    ['that is missing', conversations(undefined), 1],
    ['that is missing, after a cursor in the input', conversations(undefined), 1, { cursor: 'first' }],
    ['that is missing on the second page', conversations('b', undefined), 2],
    ['that was returned before', conversations('same'), 2],
    ['that was returned before the last one', conversations('a', 'b', 'a', null), 3],
  ])('reject at a cursor %s', async (...row) => {
    const [, misbehaviour, requests, input] = row;
    server.behave(misbehaviour);
    expect(await failure(readAll(input))).toMatchObject(unending);
    expect(server.requests).toHaveLength(requests);
  });

  test('end at a cursor of null', async () => {
    server.behave(conversations('a', 'b', null));
    expect(await readAll()).toHaveLength(3);
    server.behave(conversations(null));
    expect(await readAll({ cursor: null })).toHaveLength(1);
  });

  test('of executions without a `limit` request the largest page, but first() requests the default page', async () => {
    server.behave(json(200, [{ id: 1 }]));
    await client.tasks.executions({ taskId: 4 }).toArray({ limit: Infinity });
    await client.tasks.executions({ limit: undefined }).toArray({ limit: Infinity });
    await client.tasks.executions({ limit: 20 }).toArray({ limit: 30 });
    await client.tasks.executions().first();
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/scheduled-tasks/executions?limit=500&taskId=4',
      '/scheduled-tasks/executions?limit=500',
      '/scheduled-tasks/executions?limit=20',
      '/scheduled-tasks/executions',
    ]);
  });

  test.each(['{}', '{"conversations":null}', '{"conversations":"abc"}'])(
    'a page %s is a ResponseParseError',
    async (body) => {
      server.behave(json(200, JSON.parse(body)));
      expect(await failure(client.conversations.list().first())).toMatchObject({
        name: 'ResponseParseError',
        operationId: 'listConversations',
        bodyStart: body,
      });
    },
  );

  const user = { id: 'a' };
  test.each([
    ['is empty before totalCount is reached', { data: [], totalCount: 150 }],
    ['has no totalCount', { data: [user] }],
  ])('a second page by offset that %s is a ResponseParseError', async (_name, page) => {
    server.behave(inTurn(json(200, { data: [user], totalCount: 150 }), json(200, page)));
    expect(await failure(client.users.list().toArray({ limit: Infinity }))).toMatchObject({
      name: 'ResponseParseError',
      operationId: 'listUsers',
      bodyStart: JSON.stringify(page),
    });
    expect(server.requests.map(({ url }) => url)).toEqual(['/admin/users', '/admin/users?offset=1']);
  });

  test('an empty page past the last record ends the list', async () => {
    server.behave(json(200, { data: [], totalCount: 150 }));
    expect(await client.users.list({ offset: 200 }).toArray({ limit: Infinity })).toEqual([]);
  });

  test('send nothing before they are read', async () => {
    server.behave(conversations(null));
    const list = client.conversations.list();
    await sleep(50);
    expect(server.requests).toHaveLength(0);
    expect(await list.toArray({ limit: Infinity })).toHaveLength(1);
  });

  test('reject with the typed error of the page that fails', async () => {
    server.behave(
      inTurn(json(200, { conversations: [{ id: 'a' }], nextCursor: 'b' }), json(400, { error: 'Bad Request' })),
    );
    expect(await failure(client.conversations.list().toArray({ limit: Infinity }))).toBeInstanceOf(sdk.BadRequestError);
    expect(await client.conversations.list().toArray({ limit: 0 })).toEqual([]);
  });
});
