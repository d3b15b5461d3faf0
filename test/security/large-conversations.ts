// Tests that reads of long conversations neither fill the memory nor block the event loop, and return the correct text.
// By default, the conversations are smaller than the maximum, but four complete replies still exceed the memory limit.
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import { etagOf } from '../../server/platform/records/etag.js';
import { isFullRun } from '../support/full-run.js';
import { maxIterationRatio, type StartedMeasuredServer } from '../support/measured-server.js';
import { sharedServer } from './shared-server.js';

let server: StartedMeasuredServer;
let agentId: number;
beforeAll(async () => {
  server = await sharedServer();
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

const megabyte = 2 ** 20;
/** One copy of four complete replies takes 58 MB, or 130 MB in `npm run test:full`. */
const maxGrowthBytes = 50 * megabyte;
const share = isFullRun ? 1 : 0.45;
const createdAt = '2026-11-20T08:00:00.000Z';

// Keys are in the order in which Postgres stores them, so that the reply has the same text.
const text = (characters: number) => JSON.stringify({ text: 'Ab'.repeat(characters / 2), type: 'text' });
const toolCall = (characters: number) =>
  JSON.stringify({
    type: 'tool-search',
    input: {},
    state: 'output-available',
    output: { rows: Array.from({ length: characters / 50 }, () => 'x'.repeat(47)) },
    toolCallId: 'call_1',
  });
const times = <Value>(count: number, value: Value): Value[] => new Array<Value>(count).fill(value);

interface StoredMessage {
  readonly role: 'user' | 'assistant';
  /** Parts of the message, as JSON. */
  readonly parts: readonly string[];
}

interface Conversation {
  readonly id: string;
  /** The expected reply. */
  readonly body: string;
  /** Messages of the conversation, as JSON. */
  readonly messages: readonly string[];
}

async function addConversation(messages: readonly StoredMessage[]): Promise<Conversation> {
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
  const rows = messages.map(({ role, parts }, index) => ({
    organization_id,
    conversation_id: id,
    id: randomUUID(),
    position: index + 1,
    role,
    created_at: createdAt,
    parts: `[${parts.join(',')}]`,
  }));
  await server.database.batchInsert('messages', rows, messages.length > 100 ? 1_000 : 1);
  const sent = rows.map(
    ({ id: messageId, role, parts }) =>
      `{"id":"${messageId}","role":"${role}","parts":${parts},"createdAt":"${createdAt}"}`,
  );
  const conversation = JSON.stringify({
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
    etag: etagOf({ name: 'Long' }),
    messages: [],
    renderedSystemPrompt: 'Be brief.',
  });
  return { id, body: conversation.replace('[]', `[${sent.join(',')}]`), messages: sent };
}

const get = (path: string) => fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${server.token}` } });

/** Returns the digest of a body, because copies of four bodies would take much memory. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha1');
  await server.read('GET', path, (part) => hash.update(part));
  return hash.digest('hex');
}

const conversations: readonly { title: string; messages: () => StoredMessage[] }[] = [
  {
    title: 'many messages of 3 KB',
    messages: () => times(10_000 * share, { role: 'user', parts: [text(3_300)] }),
  },
  {
    title: 'many messages of 0.95 MB',
    messages: () => times(Math.round(35 * share), { role: 'assistant', parts: [toolCall(950_000)] }),
  },
  {
    title: 'one message of thousands of parts',
    messages: () => [{ role: 'assistant', parts: times(5_000 * share, toolCall(6_600)) }],
  },
  {
    title: 'one message of many parts of 1 MB, between two short messages',
    messages: () => [
      { role: 'user', parts: [text(10)] },
      {
        role: 'assistant',
        parts: [...times(Math.round(16 * share), [toolCall(1_000_000), text(1_000_000)]).flat(), toolCall(1_000_000)],
      },
      { role: 'user', parts: [] },
    ],
  },
];

test.each(conversations)(
  'four concurrent reads take little time and memory: a conversation of $title',
  async ({ messages }) => {
    const { id, body, messages: all } = await addConversation(messages());
    expect(body.length).toBeGreaterThan(31 * share * megabyte);
    const path = `/getConversation?threadId=${id}`;
    // The first request loads the code of the operation, whose memory does not count.
    await server.read('GET', `/getConversation?threadId=${randomUUID()}`);
    const expected = createHash('sha1').update(body).digest('hex');
    const measured = await server.measure(async () => {
      const digests = await Promise.all(Array.from({ length: 4 }, () => digestOf(path)));
      expect(digests).toEqual(digests.map(() => expected));
    }, maxGrowthBytes);
    expect(measured.memoryGrowthBytes).toBeLessThan(maxGrowthBytes);
    expect(measured.longestIterationRatio).toBeLessThan(maxIterationRatio);

    const pages = await server.measure(async () => {
      const page = await (await get(`/conversations/messages?limit=100&threadId=${id}`)).text();
      const [start, end] = [`{"messages":[${all.slice(0, 100).join(',')}]`, page.slice(-100)];
      expect(page.startsWith(start)).toBe(true);
      expect(end.endsWith('"nextCursor":null}')).toBe(all.length <= 100);
    });
    expect(pages.longestIterationRatio).toBeLessThan(maxIterationRatio);
  },
  300_000,
);

test('clients that stop reading a long conversation do not block the database for others', async () => {
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
