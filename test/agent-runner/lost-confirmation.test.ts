// Tests an answer whose commit succeeds, while the connection breaks before the confirmation arrives.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordResult } from '../../server/modules/agent-runner/attempt/record-result.js';
import type { Run, Runs } from '../../server/modules/conversations/runs/runs.js';
import { createEcho, message, readConversation } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(async () => server?.stop());

test('the answer counts as stored', async () => {
  const { id: agentId } = await createEcho(server);
  // No worker runs, so the run stays in progress until this test ends it.
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'say one'),
    headers: { 'X-Stream-Response': 'false' },
  });
  const { organizationId } = server;
  const { answer_id: answerId } = await server.database('conversations').where({ id: body.threadId }).first();
  const { runs } = server.container.modules.conversations;
  const run = (await runs.takeOver({ organizationId, conversationId: body.threadId, answerId })) as Run;
  let calls = 0;
  const finish: Runs['finish'] = async (...given) => {
    const isStored = await runs.finish(...given);
    if (++calls === 1) throw Object.assign(new Error('the connection is broken'), { code: 'ECONNRESET' });
    return isStored;
  };
  const isStored = await recordResult(
    { runs: { finish, isAnswerStored: runs.isAnswerStored }, log: { error: () => undefined } },
    run,
    { status: 'completed', parts: [{ type: 'text', text: 'one' }] },
    () => undefined,
    new AbortController().signal,
  );
  expect({ isStored, calls }).toEqual({ isStored: true, calls: 2 });
  const { streamStatus, messages } = await readConversation(server, body.threadId);
  expect([streamStatus, messages.length]).toEqual(['completed', 2]);
});
