// Tests the log of a run's events in this process.
import { expect, test } from '@jest/globals';
import type { UIMessageChunk } from 'ai';
import { createEventLog } from '../../server/modules/agent-runner/stream/event-log.js';

const ignored = { store: async () => undefined, onFailure: () => undefined };

async function readAll(stream: ReadableStream<string> | null): Promise<UIMessageChunk[]> {
  const events: UIMessageChunk[] = [];
  for await (const json of stream ?? []) events.push(JSON.parse(json) as UIMessageChunk);
  return events;
}

test('an answer that was too large to follow can be followed after a restart, from its start event', async () => {
  const log = createEventLog(ignored);
  const add = (chunk: UIMessageChunk) => log.add(chunk, JSON.stringify(chunk));
  const delta = (text: string): UIMessageChunk => ({ type: 'text-delta', id: 'text', delta: text });
  add({ type: 'start', messageId: 'answer' });
  for (let megabytes = 0; megabytes < 17; megabytes++) add(delta('x'.repeat(2 ** 20)));
  add({ type: 'message-metadata', messageMetadata: { conversationId: 'conversation' } });
  expect(log.follow()).toBeNull();
  log.restart();
  add(delta('short'));
  const followed = log.follow();
  await log.end();
  expect(await readAll(followed)).toEqual([
    { type: 'start', messageId: 'answer' },
    { type: 'message-metadata', messageMetadata: { conversationId: 'conversation' } },
    delta('short'),
  ]);
});
