// Tests how the result of a run is recorded if the confirmation of the commit is lost, or if the answer violates the
// contract.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notStored, recordResult } from '../../server/modules/agent-runner/attempt/record-result.js';
import type { MessagePart, Run, RunResult, Runs } from '../../server/modules/conversations/runs/runs.js';
import { createEcho, message, readConversation } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(async () => server?.stop());

/** Starts a run that stays in progress, because no worker executes it. */
async function startRun(): Promise<{ run: Run; runs: Runs }> {
  const { id: agentId } = await createEcho(server);
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'say one'),
    headers: { 'X-Stream-Response': 'false' },
  });
  const { organizationId } = server;
  const { answer_id: answerId } = await server.database('conversations').where({ id: body.threadId }).first();
  const { runs } = server.container.modules.conversations;
  return { run: (await runs.takeOver({ organizationId, conversationId: body.threadId, answerId })) as Run, runs };
}

const record = (runs: Pick<Runs, 'finish' | 'hasEndedAs'>, run: Run, result: RunResult) =>
  recordResult({ runs, log: { error: () => undefined } }, run, result, () => undefined, new AbortController().signal);

const answer: MessagePart[] = [{ type: 'text', text: 'one' }];

test.each([
  { status: 'completed', parts: answer },
  { status: 'stopped', parts: [] },
] as const)(
  'a $status run whose commit succeeded counts as recorded if the confirmation is lost',
  async ({ status, parts }) => {
    const { run, runs } = await startRun();
    let calls = 0;
    const finish: Runs['finish'] = async (...given) => {
      const isStored = await runs.finish(...given);
      if (++calls === 1) throw Object.assign(new Error('the connection is broken'), { code: 'ECONNRESET' });
      return isStored;
    };
    const result = { status, parts };
    expect(await record({ finish, hasEndedAs: runs.hasEndedAs }, run, result)).toEqual(result);
    expect(calls).toBe(2);
    const { streamStatus, messages } = await readConversation(server, run.conversationId);
    expect([streamStatus, messages.length]).toEqual([status, 1 + parts.length]);
  },
);

test('a run that another process has ended with another status does not count as recorded', async () => {
  const { run, runs } = await startRun();
  let calls = 0;
  const finish: Runs['finish'] = async (...given) => {
    if (++calls > 1) return runs.finish(...given);
    await runs.finish(run, { status: 'stopped', parts: [] });
    throw Object.assign(new Error('the connection is broken'), { code: 'ECONNRESET' });
  };
  expect(await record({ finish, hasEndedAs: runs.hasEndedAs }, run, { status: 'completed', parts: answer })).toBeNull();
});

test('an answer that violates the contract is recorded and reported as a failure, with its usage', async () => {
  const { run, runs } = await startRun();
  const usage = { inputTokens: 3, outputTokens: 2, totalTokens: 5 };
  const parts = [{ type: 'poem' } as unknown as MessagePart];
  expect(await record(runs, run, { status: 'completed', parts, usage })).toEqual({
    status: 'error',
    parts: [],
    usage,
    failure: notStored,
  });
  const { streamStatus, failureCode } = await readConversation(server, run.conversationId);
  expect([streamStatus, failureCode]).toEqual(['error', 'internal']);
});
