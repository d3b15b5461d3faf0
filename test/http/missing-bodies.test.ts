import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../server/generated/operations.js';
import { providerOf, signatureOf } from '../api/organization/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = `Bearer ${await server.tokenFor()}`;
});
afterAll(() => server?.stop());

const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].body === 'required');

test.each(ids)('%s returns 400 with details', async (id) => {
  const { method, path } = operations[id];
  // The identity provider signs its bodies instead of sending a token.
  const headers =
    id === 'receiveIdentityEvent' ? signatureOf('', { secret: providerOf(server).webhookSecret }) : { authorization };
  const reply = await fetch(`${server.url}${path}`, { method: method.toUpperCase(), headers });
  const { details } = (await reply.json()) as { details?: { in?: string; path: string[]; message: string }[] };
  expect(reply.status).toBe(400);
  expect(details?.length).toBeGreaterThan(0);
});
