// Tests how the model receives the files of messages.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chat, createEcho, message, readConversation, textPart } from '../api/chat/chat-client.js';
import { upload } from '../api/knowledge-bases/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await createEcho(server)).id;
});
afterAll(() => server?.stop());

const file = (mediaType: string, url: string, filename?: string) => ({
  type: 'file',
  mediaType,
  url,
  ...(filename === undefined ? {} : { filename }),
});
const dataUrl = (mediaType: string, content: string) =>
  `data:${mediaType};base64,${Buffer.from(content).toString('base64')}`;
const send = (parts: object[], more = {}) => chat(server, { agentId, message: { role: 'user', parts }, ...more });

test('the model receives an image unchanged, whether its content or the key of an upload was sent', async () => {
  expect((await send([textPart('Look'), file('image/png', dataUrl('image/png', 'abc'))])).text).toBe(
    'Look\n[image/png, 3 bytes]',
  );
  const { fileKey } = await upload(server, 'abcdef', { filename: 'label.png', contentType: 'image/png' });
  const { text, threadId } = await send([textPart('Look'), file('image/png', fileKey, 'label.png')]);
  expect(text).toBe('Look\n[image/png, 6 bytes]');
  const [question] = (await readConversation(server, threadId)).messages;
  expect(question.parts[1]).toMatchObject({
    type: 'file',
    mediaType: 'image/png',
    filename: 'label.png',
    fileKey,
    url: expect.stringMatching(/^http/),
  });
});

test('the model receives a text file as text', async () => {
  expect((await send([textPart('Read'), file('text/csv', dataUrl('text/csv', 'a,b\n1,2'), 'n.csv')])).text).toBe(
    'Read\n[The user attached "n.csv" (text/csv):]\na,b\n1,2',
  );
});

test('the model receives the name and type of a file of an unsupported type', async () => {
  expect((await send([file('application/zip', dataUrl('application/zip', 'PK'), 'a.zip')])).text).toBe(
    '[The user attached "a.zip" (application/zip). Files of this type cannot be shown to you.]',
  );
});

test('a conversation continues after one of its files was removed from storage', async () => {
  const { fileKey } = await upload(server, 'abc', { filename: 'label.png', contentType: 'image/png' });
  const { threadId } = await send([file('image/png', fileKey, 'label.png')]);
  await server.container.platform.storage.remove(fileKey);
  expect((await chat(server, message(agentId, 'say still here', { threadId }))).text).toBe('still here');
});

test('the model receives the newest file, even if the files of a conversation exceed the maximum size', async () => {
  const { fileKey } = await upload(server, 'x'.repeat(19_000_000), { contentType: 'image/png' });
  const first = await send([textPart('number 1'), file('image/png', fileKey)]);
  expect(first.text).toBe('number 1\n[image/png, 19000000 bytes]');
  const url = dataUrl('image/png', 'x'.repeat(3_000_000));
  const second = await send([textPart('number 2'), file('image/png', url)], { threadId: first.threadId });
  expect(second.text).toBe('number 2\n[image/png, 3000000 bytes]');
});
