import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MessagePart, RunResult } from '../../../server/modules/conversations/runs/runs.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { completed, talk, text } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const file: MessagePart = {
  type: 'file',
  mediaType: 'image/png',
  filename: 'label.png',
  url: 'data:image/png;base64,iVBORw0KGgo=',
};
const answer: MessagePart[] = [
  { type: 'step-start' },
  { type: 'reasoning', text: 'The code names a joint.' },
  {
    type: 'tool-openai:web_search',
    toolCallId: 'call_1',
    state: 'output-available',
    input: { query: 'E-17' },
    output: { results: [] },
    providerExecuted: true,
  },
  {
    type: 'tool-call_agent',
    toolCallId: 'call_2',
    state: 'output-error',
    input: { agentId: 3, message: 'Which kit?' },
    errorText: 'The agent did not answer in time.',
  },
  file,
  text('Check the brake.'),
];
const warnings: RunResult['warnings'] = [
  { code: 'tool_server_unavailable', toolServerId: 3, message: 'The tool server did not respond' },
];

const messagesOf = async (conversationId: string) => {
  const query = { threadId: conversationId };
  const whole = (await server.call('GET', '/getConversation', { query })).body.messages;
  const { messages } = (await server.call('GET', '/conversations/messages', { query })).body;
  expect(messages).toEqual(whole);
  return messages;
};

describe('messages', () => {
  test('are returned with every kind of part, and with warnings', async () => {
    const { conversationId } = await talk(
      server,
      { parts: [text('What is on this label?'), file] },
      { ...completed(...answer), warnings },
    );
    expect(await messagesOf(conversationId)).toMatchObject([
      { role: 'user', parts: [text('What is on this label?'), file] },
      {
        role: 'assistant',
        parts: answer,
        usage: { inputTokens: 10, outputTokens: 3, totalTokens: 13 },
        finishReason: 'stop',
        warnings,
      },
    ]);
  });
});

describe('a run that failed', () => {
  const failure = { code: 'model_unavailable', message: 'The model provider failed' } as const;
  const failed = { ...completed(), status: 'error', failure } as const;

  test('shows its reason in the conversation, and its code in summaries', async () => {
    const { conversationId: id } = await talk(server, {}, failed);
    const query = { threadId: id };
    const code = { streamStatus: 'error', failureCode: failure.code };
    expect((await server.call('GET', '/getConversation', { query })).body).toMatchObject({
      ...code,
      failure: failure.message,
    });
    const listed = await server.call('GET', '/conversations', { query: { allInOrg: true } });
    expect(listed.body.conversations.find((one: { id: string }) => one.id === id)).toMatchObject(code);
    const renamed = await server.call('PATCH', '/conversations', { query, body: { name: `Renamed ${randomUUID()}` } });
    expect(renamed.body).toMatchObject(code);
    expect((await server.call('DELETE', '/conversations', { query })).body).toMatchObject({ ...code, isDeleted: true });
    expect((await server.call('GET', '/getConversation', { query })).body).toMatchObject({ ...code, isDeleted: true });
  });
});
