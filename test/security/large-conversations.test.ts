// Conversations of the maximum size. Reading one neither fills the memory nor blocks the event loop, and the reply is
// the same as if it were written at once.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { etagOf } from '../../server/platform/records/etag.js';
import { startMeasuredServer, type StartedMeasuredServer } from '../support/measured-server.js';

let server: StartedMeasuredServer;
let agentId: number;
beforeAll(async () => {
  // Requests wait for a connection instead of being refused as overload.
  server = await startMeasuredServer({ DATABASE_MAX_WAITING: '1000' });
  const [agent] = await server
    .database('agents')
    .insert({
      organization_id: server.organizationId,
      created_by: 'user_1',
      configuration: JSON.stringify({ name: 'Agent', model: 'offline:echo' }),
    })
    .returning<{ id: number }[]>('id');
  agentId = agent!.id;
}, 300_000);
afterAll(() => server?.stop());

const megabyte = 2 ** 20;
/**
 * A reply that is held whole grows memory by 130 MB for each copy. Garbage that is not yet collected takes up to 96 MB.
 */
const maxGrowthBytes = 130 * megabyte;
const createdAt = '2026-11-20T08:00:00.000Z';

const text = (characters: number) => ({ type: 'text', text: 'Ab'.repeat(characters / 2) });
const toolCall = (characters: number) => ({
  type: 'tool-search',
  toolCallId: 'call_1',
  state: 'output-available',
  input: {},
  output: { rows: Array.from({ length: characters / 50 }, () => 'x'.repeat(47)) },
});

interface StoredMessage {
  readonly role: 'user' | 'assistant';
  readonly parts: readonly object[];
}

/** Stores a conversation. Returns its id and the reply that the contract requires. */
async function addConversation(messages: readonly StoredMessage[]): Promise<{ id: string; body: string }> {
  const id = randomUUID();
  const organization_id = server.organizationId;
  await server.database('conversations').insert({
    organization_id,
    id,
    agent_id: agentId,
    user_id: 'user_1',
    name: 'Long',
    rendered_system_prompt: 'Be brief.',
    created_at: createdAt,
    updated_at: createdAt,
  });
  const ids = messages.map(() => randomUUID());
  const rows = messages.map(({ role, parts }, index) => ({
    organization_id,
    conversation_id: id,
    id: ids[index],
    position: index + 1,
    role,
    created_at: createdAt,
    parts: JSON.stringify(parts),
  }));
  await server.database.batchInsert('messages', rows, messages.length > 100 ? 1_000 : 1);
  // In the order in which Postgres keeps the properties of an object.
  const stored = await server.database.raw<{ rows: { parts: object[] }[] }>(
    'select parts from messages where conversation_id = ? order by position',
    [id],
  );
  const body = JSON.stringify({
    id,
    agentId,
    userId: 'user_1',
    organizationId: organization_id,
    name: 'Long',
    upstreamConversationId: null,
    streamStatus: null,
    source: 'chat',
    model: null,
    latencyMs: null,
    costUsd: null,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    etag: etagOf(['Long']),
    messages: messages.map(({ role }, index) => ({
      id: ids[index],
      role,
      parts: stored.rows[index]!.parts,
      createdAt,
    })),
    renderedSystemPrompt: 'Be brief.',
  });
  return { id, body };
}

const get = (path: string) => fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${server.token}` } });

const lengthOf = async (path: string): Promise<number> => (await server.read('GET', path)).bytes;

const conversations: readonly { title: string; messages: () => StoredMessage[] }[] = [
  {
    title: '10,000 messages of 3 KB',
    messages: () => Array.from({ length: 10_000 }, () => ({ role: 'user', parts: [text(3_300)] })),
  },
  {
    title: '35 messages of 0.95 MB',
    messages: () => Array.from({ length: 35 }, () => ({ role: 'assistant', parts: [toolCall(950_000)] })),
  },
  {
    title: 'one message of 5,000 parts and 33 MB',
    messages: () => [{ role: 'assistant', parts: Array.from({ length: 5_000 }, () => toolCall(6_600)) }],
  },
  {
    title: 'one message of 33 parts of 1 MB, between two short ones',
    messages: () => [
      { role: 'user', parts: [text(10)] },
      {
        role: 'assistant',
        parts: Array.from({ length: 33 }, (_, index) => (index % 2 === 0 ? toolCall(1_000_000) : text(1_000_000))),
      },
      { role: 'user', parts: [] },
    ],
  },
];

test.each(conversations)(
  'one read and four concurrent ones of a conversation of $title',
  async ({ messages }) => {
    const { id, body } = await addConversation(messages());
    expect(body.length).toBeGreaterThan(31 * megabyte);
    const path = `/getConversation?threadId=${id}`;
    expect((await (await get(path)).text()) === body).toBe(true);

    const measured = await server.measure(async () => {
      const lengths = await Promise.all(Array.from({ length: 4 }, () => lengthOf(path)));
      expect(lengths).toEqual(lengths.map(() => body.length));
    }, 200);
    expect(measured.memoryGrowthBytes).toBeLessThan(maxGrowthBytes);
    expect(measured.longestTurnMs).toBeLessThan(200);

    const one = await server.measure(async () => expect(await lengthOf(path)).toBe(body.length), 100);
    expect(one.longestTurnMs).toBeLessThan(100);

    const pages = await server.measure(async () => {
      const first = (await (await get(`/conversations/messages?limit=100&threadId=${id}`)).text()) as string;
      const whole = (JSON.parse(body) as { messages: unknown[] }).messages;
      const { messages: page, nextCursor } = JSON.parse(first) as { messages: unknown[]; nextCursor: string | null };
      expect(JSON.stringify(page) === JSON.stringify(whole.slice(0, 100))).toBe(true);
      expect(nextCursor === null).toBe(whole.length <= 100);
    }, 200);
    expect(pages.longestTurnMs).toBeLessThan(200);
  },
  300_000,
);

test('clients that stop reading a long conversation leave the database to others', async () => {
  const { id } = await addConversation(conversations[1]!.messages());
  const requests = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const request = http.get(`${server.url}/getConversation?threadId=${id}`, {
        agent: false,
        headers: { authorization: `Bearer ${server.token}` },
      });
      await new Promise<void>((resolve, reject) => {
        request.once('error', reject);
        request.once('response', (response) => response.pause() && resolve());
      });
      return request;
    }),
  );
  expect((await get('/agent-tags')).status).toBe(200);
  requests.forEach((request) => request.destroy());
}, 60_000);
