// Tests the AI SDK's chat client, with its default transport and default ids, against a real server.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { UIMessage } from 'ai';
import { createEcho, readConversation, textPart, waitForEnd } from '../api/chat/chat-client.js';
import { expectNamed } from '../api/errors.js';
import { upload } from '../api/knowledge-bases/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createChat, textOf, threadIdOf, versions, type Chat, type ChatSettings } from './ai-sdk-chat.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await createEcho(server, { systemPrompt: 'Be brief.' })).id;
});
afterAll(() => server?.stop());

const textsOf = (messages: { parts: UIMessage['parts'] }[]) => messages.map((message) => textOf(message as UIMessage));
const stored = async (chat: Chat) => readConversation(server, threadIdOf(chat));
const rowsOf = (threadId: string) =>
  server.database('messages').where({ conversation_id: threadId }).orderBy('position').select('*');

describe.each(versions)('AI SDK %s', (version) => {
  let chat: Chat;
  const create = (settings?: ChatSettings) => createChat(server, version, agentId, settings);
  beforeEach(async () => void (chat = await create()));

  test('sends messages to one conversation, each stored once', async () => {
    await chat.sendMessage({ text: 'say one' });
    const threadId = threadIdOf(chat);
    await chat.sendMessage({ text: 'say two' });
    expect(chat.error).toBeUndefined();
    expect(textsOf(chat.messages)).toEqual(['say one', 'one', 'say two', 'two']);
    expect(threadIdOf(chat)).toBe(threadId);
    const conversation = await stored(chat);
    expect(textsOf(conversation.messages)).toEqual(['say one', 'one', 'say two', 'two']);
    expect(conversation.messages[3].id).toBe(chat.messages[3]?.id);
    expect(await server.database('conversations').where({ client_id: chat.id }).pluck('id')).toEqual([threadId]);
  });

  test('opens a conversation again with only the chat id of the client', async () => {
    await chat.sendMessage({ text: 'say one' });
    const query = { threadId: chat.id };
    const { body: conversation } = await server.call('GET', '/getConversation', { query });
    expect(conversation.id).toBe(threadIdOf(chat));
    const page = (more: object = {}) =>
      server.call('GET', '/conversations/messages', { query: { ...query, limit: '1', ...more } });
    const { body: first } = await page();
    const { body: second } = await page({ cursor: first.nextCursor });
    expect([first.messages[0].id, second.messages[0].id]).toEqual(
      conversation.messages.map(({ id }: { id: string }) => id),
    );
    const reopened = await create({ id: chat.id, messages: conversation.messages });
    await reopened.sendMessage({ text: 'say two' });
    expect(textsOf((await stored(reopened)).messages)).toEqual(['say one', 'one', 'say two', 'two']);
    const token = await server.tokenFor({ userId: 'user_other', role: 'org:admin' });
    expect(await server.call('GET', '/getConversation', { query, token })).toMatchObject({ status: 404 });
  });

  test('replaces the last answer, and keeps the replaced one for audits', async () => {
    await chat.sendMessage({ text: 'say one' });
    await chat.sendMessage({ text: 'say two' });
    const before = await stored(chat);
    await chat.regenerate();
    const after = await stored(chat);
    expect(textsOf(after.messages)).toEqual(['say one', 'one', 'say two', 'two']);
    expect(after.messages[3].id).toBe(chat.messages[3]?.id);
    expect(after.messages.slice(0, 3)).toEqual(before.messages.slice(0, 3));
    expect(after.messages[3].id).not.toBe(before.messages[3].id);
    // The model did not see the replaced answer, and saw the message only once.
    expect(after.messages[3].usage.inputTokens).toBe(before.messages[3].usage.inputTokens);
    const rows = await rowsOf(threadIdOf(chat));
    expect(rows.filter(({ superseded_at: at }) => at !== null).map(({ id }) => id)).toEqual([before.messages[3].id]);
    expect(rows).toHaveLength(5);
  });

  test('replaces an earlier answer and all later messages', async () => {
    await chat.sendMessage({ text: 'say one' });
    await chat.sendMessage({ text: 'say two' });
    await chat.regenerate({ messageId: chat.messages[1]!.id });
    expect(textsOf((await stored(chat)).messages)).toEqual(['say one', 'one']);
  });

  test('replaces a message that the client edited in its list before it requested another answer', async () => {
    await chat.sendMessage({ text: 'say one' });
    await chat.sendMessage({ text: 'say two' });
    const [first] = chat.messages;
    chat.messages = [{ ...first!, parts: [{ type: 'text', text: 'say three' }] }];
    await chat.regenerate();
    expect(textsOf((await stored(chat)).messages)).toEqual(['say three', 'three']);
    expect(await rowsOf(threadIdOf(chat))).toHaveLength(6);
  });

  test('replaces an edited message and all later messages', async () => {
    await chat.sendMessage({ text: 'call call_agent {}' });
    await chat.sendMessage({ text: 'say two' });
    const threadId = threadIdOf(chat);
    await chat.sendMessage({ text: 'say three', messageId: chat.messages[0]!.id });
    expect(threadIdOf(chat)).toBe(threadId);
    const conversation = await stored(chat);
    expect(textsOf(conversation.messages)).toEqual(['say three', 'three']);
    const from = conversation.createdAt.slice(0, 10);
    const { body } = await server.call('GET', '/dashboard/getInteractions', {
      query: { from, to: '2999-01-01', allInOrg: true },
    });
    expect(body.find(({ id }: { id: string }) => id === threadId)).toMatchObject({
      firstMessageText: 'say three',
      userMessageCount: 1,
      assistantMessageCount: 1,
      totalMessageCount: 2,
      toolCalls: [],
    });
    await chat.sendMessage({ text: 'say four' });
    expect(textsOf((await stored(chat)).messages)).toEqual(['say three', 'three', 'say four', 'four']);
    expect(await rowsOf(threadId)).toHaveLength(8);
  });

  test('sends a file to the model, and stores it in the conversation', async () => {
    const url = 'data:image/png;base64,iVBORw0KGgo=';
    await chat.sendMessage({ text: '', files: [{ type: 'file', mediaType: 'image/png', filename: 'a.png', url }] });
    expect(textOf(chat.messages[1])).toBe('[image/png, 8 bytes]');
    await chat.sendMessage({ text: 'say seen' });
    const { messages } = await stored(chat);
    expect(messages[0].parts).toEqual([{ type: 'file', mediaType: 'image/png', filename: 'a.png', url }]);
    expect(messages).toHaveLength(4);
  });

  test('sends a file whose type the browser does not know', async () => {
    const url = 'data:application/octet-stream;base64,QUJD';
    await chat.sendMessage({ text: 'Look', files: [{ type: 'file', mediaType: '', filename: 'a.step', url }] });
    expect(chat.error).toBeUndefined();
    const file = { type: 'file', mediaType: 'application/octet-stream', filename: 'a.step', url };
    expect((await stored(chat)).messages[0].parts).toContainEqual(file);
  });

  test('can disconnect while the answer is written, and finds the whole answer later', async () => {
    const sending = chat.sendMessage({ text: 'slow 100\nsay one two three four five' });
    await eventually(
      () => textOf(chat.messages[1]),
      (text) => text.startsWith('one'),
    );
    await chat.stop();
    await sending;
    const conversation = await waitForEnd(server, threadIdOf(chat));
    expect(textsOf(conversation.messages)[1]).toBe('one two three four five');
    expect(conversation.messages[1].id).toBe(chat.messages[1]?.id);
    await chat.sendMessage({ text: 'say more' });
    expect(await stored(chat)).toMatchObject({ messages: [{}, {}, {}, { parts: [{}, textPart('more')] }] });
  });

  test('continues a conversation that was read from the service, with the ids of the service', async () => {
    const { fileKey } = await upload(server, 'abc', { filename: 'a.png', contentType: 'image/png' });
    const files = [{ type: 'file' as const, mediaType: 'image/png', url: fileKey }];
    await chat.sendMessage({ text: 'Look', files });
    const { id, messages } = await stored(chat);
    const reloaded = await create({ id, messages });
    await reloaded.regenerate();
    await reloaded.sendMessage({ text: 'Look again', files: messages[0].parts.slice(0, 1), messageId: messages[0].id });
    expect(reloaded.error).toBeUndefined();
    const conversation = await readConversation(server, id);
    expect(conversation.messages).toMatchObject([
      { parts: [{ fileKey }, textPart('Look again')] },
      { parts: [{}, { text: 'Look again\n[image/png, 3 bytes]' }] },
    ]);
    expect(await rowsOf(id)).toHaveLength(5);
  });

  test('can send a message again after the service refused it', async () => {
    const refused = await createChat(server, version, 999_999, { id: chat.id });
    await refused.sendMessage({ text: 'say one' });
    expect(refused.error?.message).toContain('Agent not found');
    const retried = await create({ id: chat.id, messages: refused.messages });
    await retried.regenerate();
    expect(textsOf((await stored(retried)).messages)).toEqual(['say one', 'one']);
  });

  test('opens one conversation for two concurrent first messages', async () => {
    const other = await create({ id: chat.id });
    await Promise.all([chat, other].map((one) => one.sendMessage({ text: 'slow 200\nsay one' })));
    expect([chat, other].filter(({ error }) => error?.message.includes('run in progress'))).toHaveLength(1);
    expect(await server.database('conversations').where({ client_id: chat.id })).toHaveLength(1);
  });
});

describe('POST /chat with the messages of the AI SDK', () => {
  const send = (messages: object[], more: object = {}, token?: string) =>
    server.call('POST', '/chat', { ...(token && { token }), body: { agentId, messages, ...more } });
  const user = (parts: object[], more: object = {}) => ({ role: 'user', parts, ...more });

  test('ignores parts and keys that only the client knows', async () => {
    const parts = [
      { type: 'step-start' },
      { type: 'data-location', id: 'x', data: { city: 'Rome' } },
      { type: 'reasoning', text: 'hm', state: 'done' },
      { type: 'source-url', sourceId: 's', url: 'https://example.com' },
      { type: 'tool-weather', toolCallId: 'c', state: 'output-available', input: {}, output: 1 },
      { type: 'text', text: 'say kept', state: 'done', providerMetadata: { a: { b: 1 } } },
    ];
    const history = [user([{ type: 'text', text: '' }]), { id: 'x', role: 'assistant', parts, metadata: null }];
    const reply = await send([...history, user(parts, { id: 'u1', metadata: { a: 1 }, createdAt: 'today' })]);
    const { messages } = await readConversation(server, reply.headers.get('x-thread-id') ?? '');
    expect(messages).toMatchObject([{ parts: [textPart('say kept')] }, { role: 'assistant' }]);
    expect(messages[0].parts).toHaveLength(1);
  });

  test('gives each user with the same chat id a separate conversation', async () => {
    const token = await server.tokenFor({ userId: 'user_eve', role: 'org:member' });
    const message = user([textPart('say one')], { id: 'u1' });
    const [mine, others] = [await send([message], { id: 'shared' }), await send([message], { id: 'shared' }, token)];
    const ids = [mine, others].map(({ headers }) => headers.get('x-thread-id'));
    expect(ids[0]).not.toBe(ids[1]);
    const foreign = await send([message], { id: ids[0] }, token);
    expect(ids).not.toContain(foreign.headers.get('x-thread-id'));
  });

  test('does not continue a deleted conversation', async () => {
    const { headers } = await send([user([textPart('say one')])], { id: 'deleted' });
    const query = { threadId: headers.get('x-thread-id') ?? '' };
    expect((await server.call('DELETE', '/conversations', { query })).status).toBe(200);
    expect(await send([user([textPart('say two')])], { id: 'deleted' })).toMatchObject({ status: 404 });
  });

  test('keeps the stored message, and replaces its answer, if the same message is sent again', async () => {
    const message = user([textPart('say one')], { id: 'u1' });
    const { headers } = await send([message], { id: 'twice' });
    await send([message], { id: 'twice' });
    const rows = await rowsOf(headers.get('x-thread-id') ?? '');
    expect(rows.map(({ role, superseded_at: at }) => [role, at !== null])).toEqual([
      ['user', false],
      ['assistant', true],
      ['assistant', false],
    ]);
  });

  test('uses the id of the replaced answer to find a message whose own id is unknown', async () => {
    const { headers } = await send([user([textPart('say one')])], { id: 'unnamed' });
    const threadId = headers.get('x-thread-id') ?? '';
    const { messages } = await readConversation(server, threadId);
    const again = { id: 'unnamed', trigger: 'regenerate-message', messageId: messages[1].id };
    await send([user([textPart('say one')], { id: 'new' })], again);
    expect((await readConversation(server, threadId)).messages).toHaveLength(2);
  });

  const text = textPart('Hello');
  test.each([
    ['the last message is an answer', [user([text]), { role: 'assistant', parts: [text] }], ['messages', '1', 'role']],
    ['no part can be sent', [user([{ type: 'step-start' }])], ['messages', '0', 'parts']],
    ['the text is empty', [user([textPart('')])], ['messages', '0', 'parts', '0', 'text']],
    [
      'a text is not a string',
      [user([{ type: 'data-x' }, { type: 'text', text: 1 }])],
      ['messages', '0', 'parts', '1', 'text'],
    ],
    [
      'a file has a web address',
      [user([text, { type: 'file', mediaType: 'image/png', url: 'https://example.com/a.png' }])],
      ['messages', '0', 'parts', '1', 'url'],
    ],
    [
      'a file has a data URL without base64',
      [user([{ type: 'file', mediaType: 'text/plain', url: 'data:text/plain,abc' }])],
      ['messages', '0', 'parts', '0', 'url'],
    ],
    [
      'neither a file nor its data URL has a type',
      [user([{ type: 'file', mediaType: '', url: 'data:;base64,QUJD' }])],
      ['messages', '0', 'parts', '0', 'mediaType'],
    ],
    [
      'a file is missing',
      [user([text, { type: 'file', mediaType: 'image/png', url: 'org_2kTestMain/uploads/x/a.png' }])],
      ['messages', '0', 'parts', '1', 'url'],
    ],
    ['there are too many parts', [user(Array.from({ length: 21 }, () => text))], ['messages', '0', 'parts']],
    ['there are no messages', [], ['messages']],
  ])('returns 400 if %s', async (_title, messages, path) => {
    expectNamed(await send(messages), path);
  });

  test('returns 400 if the request has both message and messages', async () => {
    expectNamed(await send([user([text])], { message: user([text]) }), ['messages']);
  });
});
