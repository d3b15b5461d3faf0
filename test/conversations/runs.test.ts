// Tests a run from its message to its reply, in the database.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import type { MessagePart, Run, RunResult } from '../../server/modules/conversations/runs/runs.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { insertAgent, startRunBench, type RunBench } from './support.js';

let bench: RunBench;
beforeAll(async () => void (bench = await startRunBench()));
afterAll(() => bench?.release());

const text = (value: string): MessagePart => ({ type: 'text', text: value });
const done = (...parts: MessagePart[]): RunResult => ({
  status: 'completed',
  parts,
  usage: { inputTokens: 10, outputTokens: 3, totalTokens: 13 },
  finishReason: 'stop',
});
const start = (run = bench.newRun()) => bench.runs.start(run, autocommit);
const inSame = ({ conversationId }: Run) => bench.newRun({ conversationId });
const positionsOf = (conversationId: string) =>
  bench.database('messages').where({ conversation_id: conversationId }).orderBy('position').pluck('position');

describe('starting a run', () => {
  test('creates a conversation with the message, a title and a lease', async () => {
    const run = await start(bench.newRun({ parts: [text('  Our Arm X2 stops\nat 40 degrees ')] }));
    expect(run.history).toEqual([
      {
        id: expect.any(String),
        role: 'user',
        parts: [text('  Our Arm X2 stops\nat 40 degrees ')],
        createdAt: expect.any(String),
      },
    ]);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      name: 'Our Arm X2 stops at 40 degrees',
      stream_status: 'in_progress',
      lease_holder: run.lease,
      answer_id: run.answerId,
      user_message_count: 1,
      first_message_text: '  Our Arm X2 stops\nat 40 degrees ',
      assistant_message_count: 0,
      last_finish_reason: null,
      rendered_system_prompt: 'Be brief.',
    });
  });

  test('continues a finished conversation with its whole history', async () => {
    const first = await start();
    await bench.runs.finish(first, done(text('The brake of joint 2.')));
    const second = await start({
      ...inSame(first),
      parts: [text('And then?')],
      renderedSystemPrompt: 'Be kind.',
    });
    expect(second.history.map(({ role, parts }) => [role, parts])).toEqual([
      ['user', [text('What is E-17?')]],
      ['assistant', [text('The brake of joint 2.')]],
      ['user', [text('And then?')]],
    ]);
    expect(second.history[1]).toMatchObject({
      id: first.answerId,
      usage: { inputTokens: 10, outputTokens: 3, totalTokens: 13 },
      finishReason: 'stop',
    });
    expect(await bench.conversation(first.conversationId)).toMatchObject({
      stream_status: 'in_progress',
      name: 'What is E-17?',
      rendered_system_prompt: 'Be kind.',
    });
  });

  test('runs one of twenty concurrent messages to one conversation and refuses the others', async () => {
    const first = await start();
    await bench.runs.finish(first, done(text('Yes.')));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => start(inSame(first))));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(19);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conversation_run_in_progress' });
    expect(await positionsOf(first.conversationId)).toEqual([1, 2, 3]);
    expect(await bench.conversation(first.conversationId)).toMatchObject({
      user_message_count: 2,
      assistant_message_count: 1,
    });
  });

  test("writes the caller's changes in the same transaction", async () => {
    let started: Run | undefined;
    const failing = bench.runs.start(bench.newRun(), autocommit, async (transaction, run) => {
      started = run;
      const messages = (transaction as Knex.Transaction)('messages');
      expect(await messages.where({ conversation_id: run.conversationId })).toHaveLength(1);
      throw new Error('no job today');
    });
    await expect(failing).rejects.toThrow('no job today');
    expect(started).toBeDefined();
    expect(await bench.database('conversations').where({ id: started?.conversationId })).toEqual([]);
  });

  test('refuses a deleted agent, in a new and in an existing conversation', async () => {
    const agentId = await insertAgent(bench.database, bench.organizationId);
    const run = await start(bench.newRun({ agentId }));
    await bench.runs.finish(run, done(text('Yes.')));
    await bench.database('agents').where({ id: agentId }).update({ deleted_at: new Date() });
    const gone = { code: 'agent_not_found' };
    await expect(start(bench.newRun({ agentId }))).rejects.toMatchObject(gone);
    await expect(start({ ...inSame(run), agentId })).rejects.toMatchObject(gone);
  });

  test('refuses records of another user, organization or agent, and missing ones', async () => {
    const run = await start();
    await bench.runs.finish(run, done());
    const theirAgentId = await insertAgent(bench.database, 'org_2kOther');
    const missing = { code: 'conversation_not_found' };
    await expect(start({ ...inSame(run), userId: 'user_2' })).rejects.toMatchObject(missing);
    await expect(start({ ...inSame(run), organizationId: 'org_2kOther' })).rejects.toMatchObject(missing);
    await expect(start(bench.newRun({ conversationId: randomUUID() }))).rejects.toMatchObject(missing);
    await expect(start(bench.newRun({ agentId: theirAgentId }))).rejects.toMatchObject({
      text: 'Agent not found',
    });
    const agentId = await insertAgent(bench.database, bench.organizationId);
    await expect(start({ ...inSame(run), agentId })).rejects.toMatchObject({
      code: 'bad_request',
      details: [{ path: ['agentId'] }],
    });
  });

  test("creates a sub-conversation only for the parent's owner, while the parent exists", async () => {
    const { conversationId: upstreamConversationId } = await start();
    const below = await start(bench.newRun({ upstreamConversationId, name: 'Brake kit' }));
    expect(await bench.conversation(below.conversationId)).toMatchObject({
      upstream_conversation_id: upstreamConversationId,
      name: 'Brake kit',
    });
    const missing = { code: 'conversation_not_found' };
    await expect(start(bench.newRun({ upstreamConversationId, userId: 'user_2' }))).rejects.toMatchObject(missing);
    await expect(start(bench.newRun({ upstreamConversationId: randomUUID() }))).rejects.toMatchObject(missing);
  });

  test('refuses a message whose reply would exceed the maximum number of messages', async () => {
    const run = await start();
    await bench.runs.finish(run, done(text('Yes.')));
    await bench.database('conversations').where({ id: run.conversationId }).update({ user_message_count: 9_998 });
    await expect(start(inSame(run))).rejects.toMatchObject({
      code: 'bad_request',
      details: [{ path: ['threadId'] }],
    });
  });

  test('refuses a message to a conversation that holds 32 MiB, and accepts one if it holds a byte less', async () => {
    const run = await start();
    await bench.runs.finish(run, done(text('Yes.')));
    const sizeOf = () =>
      bench
        .database('messages')
        .where({ conversation_id: run.conversationId })
        .sum({ bytes: bench.database.raw('octet_length(parts::text)') })
        .first();
    const growBy = (bytes: number) =>
      bench.database.raw(
        `update messages
         set parts = jsonb_set(parts::jsonb, '{0,text}', to_jsonb((parts::jsonb #>> '{0,text}') || repeat('x', ?)))
         where conversation_id = ? and role = 'assistant'`,
        [bytes, run.conversationId],
      );
    await growBy(32 * 1024 * 1024 - Number((await sizeOf())?.['bytes']));
    expect(Number((await sizeOf())?.['bytes'])).toBe(32 * 1024 * 1024);
    await expect(start(inSame(run))).rejects.toMatchObject({
      code: 'bad_request',
      details: [{ message: expect.stringContaining('33554432 bytes'), path: ['threadId'] }],
    });
    await bench.database.raw(
      `update messages
       set parts = jsonb_set(parts::jsonb, '{0,text}', to_jsonb(substr(parts::jsonb #>> '{0,text}', 2)))
       where conversation_id = ? and role = 'assistant'`,
      [run.conversationId],
    );
    expect((await start(inSame(run))).history).toHaveLength(3);
  });

  test('keeps the key of an uploaded file, and refuses one of another organization', async () => {
    const fileKey = `${bench.organizationId}/uploads/${randomUUID()}/a.jpg`;
    const file = {
      type: 'file' as const,
      mediaType: 'image/jpeg',
      filename: 'a.jpg',
      url: 'https://storage.example/a.jpg?X-Amz-Expires=600',
      fileKey,
    };
    const run = await start(bench.newRun({ parts: [file] }));
    expect(run.history[0]?.parts).toEqual([{ ...file, url: fileKey }]);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      name: 'a.jpg',
      attachment_count: 1,
      first_message_text: null,
    });
    const theirs = { ...file, fileKey: fileKey.replace(bench.organizationId, 'org_2kOther') };
    await expect(start(bench.newRun({ parts: [theirs] }))).rejects.toMatchObject({
      code: 'bad_request',
      details: [{ path: ['message', 'parts', '0', 'url'] }],
    });
  });
});

describe('finishing a run', () => {
  const answer: MessagePart[] = [
    { type: 'step-start' },
    {
      type: 'tool-search',
      toolCallId: 'call_1',
      state: 'output-available',
      input: { query: 'E-17' },
      output: [1, 'two'],
    },
    {
      type: 'tool-search',
      toolCallId: 'call_2',
      state: 'output-error',
      input: 'not an object',
      errorText: 'Too slow.',
    },
    { type: 'tool-search', toolCallId: 'call_3', state: 'input-available', input: {} },
    text('The brake.'),
  ];

  test('stores reply, tool calls and counters together', async () => {
    const run = await start();
    expect(await bench.runs.finish(run, { ...done(...answer), finishReason: 'tool-calls' })).toBe(true);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      stream_status: 'completed',
      lease_holder: null,
      answer_id: null,
      user_message_count: 1,
      assistant_message_count: 1,
      tool_call_count: 3,
      input_tokens: 10,
      output_tokens: 3,
      total_tokens: 13,
      attachment_count: 0,
      last_finish_reason: 'tool_calls',
      failure: null,
    });
    expect(
      await bench
        .database('tool_calls')
        .where({ message_id: run.answerId })
        .orderBy('position')
        .select('position', 'tool_name', 'args', 'result'),
    ).toEqual([
      { position: 1, tool_name: 'search', args: { query: 'E-17' }, result: [1, 'two'] },
      { position: 2, tool_name: 'search', args: {}, result: 'Too slow.' },
      { position: 3, tool_name: 'search', args: {}, result: null },
    ]);
  });

  test('without parts, stores the reason and the tokens, but no reply', async () => {
    const run = await start();
    const usage = { inputTokens: Number.NaN, outputTokens: 2.5, totalTokens: 1e12 };
    expect(
      await bench.runs.finish(run, {
        status: 'error',
        parts: [],
        failure: { code: 'model_unavailable', message: 'The model is down.' },
        usage,
      }),
    ).toBe(true);
    expect(await bench.conversation(run.conversationId)).toMatchObject({
      stream_status: 'error',
      failure: 'The model is down.',
      failure_code: 'model_unavailable',
      assistant_message_count: 0,
      input_tokens: 0,
      output_tokens: 2,
      total_tokens: 2_147_483_647,
    });
    expect(await positionsOf(run.conversationId)).toEqual([1]);
  });

  test('stores no second reply to a run', async () => {
    const run = await start();
    const outcomes = await Promise.all([1, 2, 3].map(() => bench.runs.finish(run, done(text('Yes.')))));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await positionsOf(run.conversationId)).toEqual([1, 2]);
  });

  test('truncates a reply at the limits, and removes or replaces what Postgres cannot store', async () => {
    const run = await start();
    const part: MessagePart = {
      type: 'tool-x',
      toolCallId: '1',
      state: 'output-error',
      input: { 'a\0': ['b\0', '\ud800c'] },
      errorText: 'e'.repeat(20_000),
    };
    await bench.runs.finish(run, done(part, text(`n\0ul ${'x'.repeat(1_000_000)}`)));
    const [message] = await bench.database('messages').where({ id: run.answerId });
    expect(message.parts[0]).toEqual({ ...part, input: { a: ['b', '\ufffdc'] }, errorText: 'e'.repeat(10_000) });
    expect(message.parts[1].text).toHaveLength(1_000_000);
    expect(message.parts[1].text).toMatch(/^nul x/);
  });

  test('rejects a result that the contract does not allow, and the run continues', async () => {
    const run = await start();
    await expect(bench.runs.finish(run, done({ type: 'poem' } as unknown as MessagePart))).rejects.toThrow(TypeError);
    expect(await bench.runs.finish(run, done(text('Yes.')))).toBe(true);
  });
});
