// Tests runs that end early: by their time limit, a lost lease, or the end of the process.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createEcho, message, openStream, readConversation, textPart, waitForEnd } from '../api/chat/chat-client.js';
import { expireLease } from '../conversations/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { agentWith, call } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({ RUN_TIME_LIMIT_SECONDS: '2' }, { worker: true });
  agentId = (await createEcho(server)).id;
});
afterAll(() => server?.stop());

test('the time limit ends a run whose provider never replies, with status timeout and without an answer', async () => {
  const stream = await openStream(server, message(agentId, 'hang'));
  expect(await stream.nextEvent('error')).toEqual({ type: 'error', errorText: 'The agent took too long to answer.' });
  const conversation = await readConversation(server, stream.threadId);
  expect(conversation).toMatchObject({ streamStatus: 'timeout', messages: [{ role: 'user' }] });
});

test('the time limit ends a slow run, and the partial answer is kept', async () => {
  const stream = await openStream(server, message(agentId, 'slow 500\nsay one two three four five six seven'));
  await stream.nextEvent('error');
  const { streamStatus, messages } = await readConversation(server, stream.threadId);
  expect(streamStatus).toBe('timeout');
  expect(messages[1].parts[1].text).toMatch(/^one two/);
});

test('the time limit also ends the run of a called agent, with status timeout', async () => {
  const { id } = await agentWith(server, { call_agent: { callableAgentIds: [agentId] } });
  const stream = await openStream(server, message(id, call('call_agent', { agentId, message: 'hang' })));
  await stream.nextEvent('error');
  const conversation = await readConversation(server, stream.threadId);
  expect(conversation).toMatchObject({
    streamStatus: 'timeout',
    messages: [
      {},
      { parts: [{}, { type: 'tool-call_agent', state: expect.stringMatching(/input-available|output-error/) }] },
    ],
  });
  // The two runs store their outcomes independently.
  await eventually(
    () => server.database('conversations').where({ upstream_conversation_id: stream.threadId }).pluck('stream_status'),
    (statuses) => statuses.join() === 'timeout',
  );
  // A call without a result does not prevent the next message.
  const next = await openStream(server, message(id, 'say on we go', { threadId: stream.threadId }));
  expect(await next.nextEvent('finish')).toEqual({ type: 'finish', finishReason: 'stop' });
});

test('the time limit applies to background runs', async () => {
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'hang'),
    headers: { 'X-Stream-Response': 'false' },
  });
  expect(await waitForEnd(server, body.threadId)).toMatchObject({ streamStatus: 'timeout' });
});

describe('with the default time limit', () => {
  let patient: TestServer;
  let patientAgentId: number;
  beforeAll(async () => {
    // Without a worker, no periodic task ends the run whose lease has ended.
    patient = await startTestServer({}, { worker: false });
    patientAgentId = (await createEcho(patient)).id;
  });
  afterAll(() => patient?.stop());

  test('a run that lost its lease stores nothing, and reports the loss', async () => {
    const stream = await openStream(patient, message(patientAgentId, 'slow 250\nsay one two three four five six'));
    await stream.nextEvent('text-delta');
    await expireLease(patient.database, stream.threadId);
    expect(await patient.container.modules.conversations.runs.failExpiredRuns()).toBe(1);
    expect((await stream.nextEvent('error')).errorText).toMatch(/taken over or ended/);
    expect(await readConversation(patient, stream.threadId)).toMatchObject({
      streamStatus: 'error',
      messages: [{ role: 'user' }],
    });
  });

  test('a process that stops also waits for a run that begins after the stop request', async () => {
    const stopping = await startTestServer({}, { worker: false });
    const { id } = await createEcho(stopping);
    const first = await openStream(stopping, message(id, 'slow 200\nsay one two'));
    await first.nextEvent('text-delta');
    let noMore = () => undefined as void;
    const stopped = stopping.container.stopRuns(20_000, new Promise<void>((resolve) => (noMore = resolve)));
    await first.nextEvent('finish');
    const second = await openStream(stopping, message(id, 'slow 200\nsay one two three'));
    noMore();
    await second.nextEvent('finish');
    await stopped;
    expect(await readConversation(stopping, second.threadId)).toMatchObject({ streamStatus: 'completed' });
    await stopping.stop();
  });

  test('a run interrupted by the stop of its process keeps its partial answer and streams the reason', async () => {
    const stream = await openStream(patient, message(patientAgentId, 'slow 400\nsay one two three four five'));
    await stream.nextEvent('text-delta');
    await patient.container.stopRuns(0);
    expect(await stream.nextEvent('error')).toEqual({
      type: 'error',
      errorText: 'The server was stopped while the agent was answering.',
    });
    const conversation = await readConversation(patient, stream.threadId);
    expect(conversation).toMatchObject({ streamStatus: 'error', messages: [{}, { parts: [{}, textPart('one')] }] });
  });

  test('a run that begins after the grace period of the stop is interrupted immediately', async () => {
    const stopped = patient.container.stopRuns(0); // From now on, this server interrupts every run.
    const stream = await openStream(patient, message(patientAgentId, 'slow 400\nsay one two three four five'));
    expect(await stream.nextEvent('error')).toEqual({
      type: 'error',
      errorText: 'The server was stopped while the agent was answering.',
    });
    await stopped;
    const conversation = await readConversation(patient, stream.threadId);
    expect(conversation).toMatchObject({ streamStatus: 'error', messages: [{ role: 'user' }] });
  });
});
