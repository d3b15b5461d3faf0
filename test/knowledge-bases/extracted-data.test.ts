// Tests the extraction of data from files by a model that is called over HTTP.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addFile, addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { document } from '../contract/support.js';
import { repliesWithText, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  server = await startTestServer(
    {
      MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
    },
    { worker: true },
  );
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const {
  'x-max-bytes': maxBytes,
  'x-max-characters-read': maxCharactersRead,
  maxProperties,
} = document.components.schemas.KnowledgeBaseFile.properties.extractedData;

const ofBytes = (bytes: number) => ({ k: 'x'.repeat(bytes - 8) });
const ofKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

test.each([
  ['bytes', maxBytes as number, ofBytes],
  ['keys', maxProperties as number, ofKeys],
])(
  'data with the maximum number of %s is stored, and data with one more ends the file as extract_failed',
  async (_what, limit, dataOf: (size: number) => object) => {
    const { id } = await createBase(server, { extractionModel: 'local:tiny', extractionSchema: { type: 'object' } });
    provider.respondWith(repliesWithText(JSON.stringify(dataOf(limit))));
    expect(await addProcessed(server, id, 'A text.')).toMatchObject({
      processingStatus: 'completed',
      extractedData: dataOf(limit),
    });
    provider.respondWith(repliesWithText(JSON.stringify(dataOf(limit + 1))));
    expect(await addProcessed(server, id, 'A text.')).toMatchObject({
      processingStatus: 'extract_failed',
      processingError: 'The model returned more data than can be stored',
      extractedData: null,
    });
  },
  60_000,
);

test('the model gets the beginning of a long text, up to the limit of the contract', async () => {
  const { id } = await createBase(server, { extractionModel: 'local:tiny', extractionSchema: { type: 'object' } });
  provider.respondWith(repliesWithText('{}'));
  const text = `${'word '.repeat(maxCharactersRead / 5 - 1)}last beyond`;
  expect(await addProcessed(server, id, text)).toMatchObject({ processingStatus: 'completed' });
  const { content } = provider.calls.at(-1)!.body.messages.at(-1);
  expect(JSON.stringify(content)).toMatch(/word last [^a-z]*$/);
}, 60_000);

test('extraction is attempted four times, however often earlier steps of the file failed', async () => {
  const idle = await startTestServer(
    { MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]) },
    { worker: false },
  );
  const { id } = await createBase(idle, { extractionModel: 'local:tiny', extractionSchema: { type: 'object' } });
  const { id: fileRecordId, contentKey } = await addFile(idle, id);
  const [handler] = idle.container.work.jobs.filter(({ queue }) => queue === 'knowledge-base-file');
  const file = () => idle.database('knowledge_base_files').where({ id: fileRecordId }).first();
  provider.respondWith((response) => void response.writeHead(429).end());
  const run = () =>
    handler!.run({
      id: 'job',
      data: { organizationId: idle.organizationId, fileRecordId, contentKey } as never,
      signal: new AbortController().signal,
      attempt: 9,
      hasNextAttempt: () => true,
    });
  for (let attempt = 1; attempt < 4; attempt++) {
    await expect(run()).rejects.toThrow();
    expect(await file()).toMatchObject({ processing_status: 'chunking', next_step: 'extract' });
  }
  await run();
  expect(await file()).toMatchObject({ processing_status: 'extract_failed' });
  await idle.stop();
});
