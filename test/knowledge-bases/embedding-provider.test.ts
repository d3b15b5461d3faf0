// Tests searches and file processing with an embedding model that is called over HTTP.
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { addProcessed, createBase, processed } from '../api/knowledge-bases/support.js';
import { agentWith, call, run } from '../agent-runner/support.js';
import { fails, hangs, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  const models = { baseUrl: provider.baseUrl, apiKey: serverKey };
  server = await startTestServer(
    {
      MODEL_SERVERS: JSON.stringify([
        { name: 'local', ...models },
        { name: 'silent', ...models },
      ]),
    },
    { worker: true },
  );
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const embeds: Parameters<ChatServer['respondWith']>[0] = (response, call) =>
  fails(200, {
    object: 'list',
    model: 'tiny',
    data: call.body.input.map((_text: string, index: number) => ({ object: 'embedding', index, embedding: [1, 2] })),
    usage: { prompt_tokens: 4, total_tokens: 4 },
  })(response, call);
beforeEach(() => provider.respondWith(embeds));

async function filledBase(embeddingModel: string): Promise<number> {
  const { id } = await createBase(server, { embeddingModel });
  expect(await addProcessed(server, id, 'Oil the hinge.')).toMatchObject({ processingStatus: 'completed' });
  provider.calls.splice(0);
  return id;
}

test('a disconnected client cancels the embedding call of its search', async () => {
  const kbId = await filledBase('local:tiny');
  let isCancelled = false;
  provider.respondWith((response) => void response.once('close', () => (isCancelled = true)));
  const client = new AbortController();
  const reply = fetch(`${server.url}/kb/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenFor()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kbId, query: 'hinge' }),
    signal: client.signal,
  });
  await eventually(
    () => provider.calls.length,
    (calls) => calls === 1,
  );
  client.abort();
  await expect(reply).rejects.toThrow();
  await eventually(() => isCancelled, Boolean);
  expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('an agent that searches several knowledge bases embeds the query once', async () => {
  const ids = [await filledBase('local:tiny'), await filledBase('local:tiny'), await filledBase('local:tiny')];
  const { id } = await agentWith(server, { search_knowledge_base: { accessibleKnowledgeBaseIds: ids } });
  const { calls } = await run(server, id, call('search_knowledge_base', { query: 'hinge', limit: 5 }));
  const found = calls[0].output.results.map((passage: { knowledgeBaseId: number }) => passage.knowledgeBaseId);
  expect(new Set(found)).toEqual(new Set(ids));
  expect(provider.calls.map(({ body }) => body.input)).toEqual([['hinge']]);
});

test('a retried file keeps the chunks that were embedded before, and embeds the others once', async () => {
  const { id: kbId } = await createBase(server, { embeddingModel: 'local:tiny' });
  provider.calls.splice(0);
  // One chunk per section: three batches of at most 64 chunks.
  const sections = Array.from({ length: 150 }, (_, index) => `# Hinge ${index}\n\n${'Oil the hinge. '.repeat(30)}`);
  provider.respondWith((response, called) =>
    (provider.calls.length === 3 ? fails(400, { error: { message: 'too busy' } }) : embeds)(response, called),
  );
  const file = await addProcessed(server, kbId, sections.join('\n\n'));
  expect(file).toMatchObject({ processingStatus: 'chunk_failed' });
  const embedded = provider.calls.slice(0, 2).flatMap(({ body }) => body.input as string[]);
  expect(embedded).toHaveLength(128);

  provider.calls.splice(0);
  provider.respondWith(embeds);
  const retried = await server.call('POST', '/kb/files/retry', { query: { kbId, fileId: file.id } });
  expect(retried).toMatchObject({ status: 200 });
  expect(await processed(server, kbId)).toMatchObject([{ processingStatus: 'completed' }]);
  embedded.push(...provider.calls.flatMap(({ body }) => body.input as string[]));
  const numbersOf = (texts: string[]) => texts.map((text) => Number(/Hinge (\d+)/.exec(text)?.[1]));
  expect(numbersOf(embedded)).toEqual([...sections.keys()]);
  const chunks = server.database('knowledge_base_chunks').where({ file_record_id: file.id }).orderBy('position');
  expect(numbersOf(await chunks.pluck('text'))).toEqual([...sections.keys()]);
});

test('calls to a silent embedding provider count as failures, and ten of them open its circuit', async () => {
  const kbId = await filledBase('silent:tiny');
  provider.respondWith(hangs);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const shortened = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 15_000 ? 100 : ms));
  try {
    for (let count = 0; count < 12; count++) {
      const reply = await server.call('POST', '/kb/search', { body: { kbId, query: 'hinge' } });
      expect(reply.status).toBe(503);
    }
  } finally {
    shortened.mockRestore();
  }
  expect(provider.calls).toHaveLength(10);
});
