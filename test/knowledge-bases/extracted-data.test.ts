// How much data may be read out of a file, to the byte, with a model that is reached over HTTP.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { document } from '../contract/support.js';
import { answersText, serverKey, startChatServer, type ChatServer } from '../models/support.js';
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

const { 'x-max-bytes': mostBytes, maxProperties } =
  document.components.schemas.KnowledgeBaseFile.properties.extractedData;

const ofBytes = (bytes: number) => ({ k: 'x'.repeat(bytes - 8) });
const ofKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

test.each([
  ['bytes', mostBytes as number, ofBytes],
  ['keys', maxProperties as number, ofKeys],
])(
  '%s',
  async (_what, limit, dataOf: (size: number) => object) => {
    const { id } = await createBase(server, { extractionModel: 'local:tiny', extractionSchema: { type: 'object' } });
    provider.answerWith(answersText(JSON.stringify(dataOf(limit))));
    expect(await addProcessed(server, id, 'A text.')).toMatchObject({
      processingStatus: 'completed',
      extractedData: dataOf(limit),
    });
    provider.answerWith(answersText(JSON.stringify(dataOf(limit + 1))));
    expect(await addProcessed(server, id, 'A text.')).toMatchObject({
      processingStatus: 'extract_failed',
      processingError: 'The model answered with more data than can be kept',
      extractedData: null,
    });
  },
  60_000,
);
