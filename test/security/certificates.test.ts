// Tests that the service sends no request to servers without TLS or a valid certificate, and reports the reason.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer, type Server as PlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import { createCertificates, hasOpenssl, withoutOpenssl } from '../support/certificates.js';
import { testIf } from '../support/platform.js';
import { startTestServer, type TestServer } from '../support/server.js';

const folder = mkdtempSync(join(tmpdir(), 'agent-platform-certificates-'));
const servers: Server[] = [];
let server: TestServer;
beforeAll(async () => {
  if (hasOpenssl) createCertificates(folder);
  const environment = { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1', TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' };
  server = await startTestServer(environment, { worker: false });
});
afterAll(async () => {
  await server?.stop();
  for (const one of servers) one.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server with a certificate. Returns its URL, and a function that counts its requests. */
async function listen(certificate: string): Promise<{ url: string; countRequests: () => number }> {
  let requests = 0;
  const read = (name: string) => readFileSync(join(folder, name));
  const own = createServer({ key: read('leaf.key'), cert: read(`${certificate}.pem`) }, (_request, response) => {
    requests += 1;
    response.end();
  });
  servers.push(own);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return { url: `https://localhost:${(own.address() as AddressInfo).port}/`, countRequests: () => requests };
}

describe('a server without TLS', () => {
  let plain: PlainServer;
  let url: string;
  beforeAll(async () => {
    plain = createPlainServer((_request, response) => void response.end());
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    url = `https://localhost:${(plain.address() as AddressInfo).port}/`;
  });
  afterAll(() => void plain.close());

  test('makes a delivery to a webhook endpoint fail', async () => {
    const { id } = await createEndpoint(server, { url });
    const { body } = await server.call('POST', '/webhook-endpoints/test', { query: { id } });
    const error = 'The TLS handshake with the receiver failed';
    expect(body).toMatchObject({ delivery: { status: 'failed', error } });
  });

  test('makes the test of a tool server fail', async () => {
    const { body } = await server.call('POST', '/mcp-servers/test', { body: { url } });
    expect(body).toMatchObject({ success: false, error: 'The TLS handshake with the tool server failed' });
  });
});

describe.each(['self-signed', 'expired', 'unknown'])('the certificate "%s"', (certificate) => {
  testIf(hasOpenssl, withoutOpenssl)('makes a delivery to a webhook endpoint fail', async () => {
    const { url, countRequests } = await listen(certificate);
    const { id } = await createEndpoint(server, { url });
    const { body } = await server.call('POST', '/webhook-endpoints/test', { query: { id } });
    expect(body).toMatchObject({ delivery: { status: 'failed', error: 'The receiver has no valid certificate' } });
    expect(countRequests()).toBe(0);
  });

  testIf(hasOpenssl, withoutOpenssl)('makes the test of a tool server fail', async () => {
    const { url, countRequests } = await listen(certificate);
    const { body } = await server.call('POST', '/mcp-servers/test', { body: { url } });
    expect(body).toMatchObject({ success: false, error: 'The tool server has no valid certificate' });
    expect(countRequests()).toBe(0);
  });
});
