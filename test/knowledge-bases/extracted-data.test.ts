// Tests the exact limit of data that is extracted from a file, with a model over HTTP.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { document } from '../contract/support.js';
import { repliesWithText, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  server = await startTestServer({
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const { 'x-max-bytes': maxBytes, maxProperties } =
  document.components.schemas.KnowledgeBaseFile.properties.extractedData;

const ofBytes = (bytes: number) => ({ k: 'x'.repeat(bytes - 8) });
const ofKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

test.each([
  ['bytes', maxBytes as number, ofBytes],
  ['keys', maxProperties as number, ofKeys],
])(
  '%s',
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
