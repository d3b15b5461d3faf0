import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, createWithSecret, expectEndpointNotFound, readEndpoint } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const rotate = (id: unknown, options = {}) =>
  server.call('POST', '/webhook-endpoints/rotateSecret', { query: { id: String(id) }, ...options });

describe('POST /webhook-endpoints/rotateSecret', () => {
  testAccess(
    () => server,
    async (options) => rotate((await createEndpoint(server)).id, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns a new secret and the time at which the previous one expires', async () => {
    const { webhookEndpoint, secret } = await createWithSecret(server);
    const before = Date.now();
    const { status, body } = await rotate(webhookEndpoint.id);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        webhookEndpoint: {
          ...webhookEndpoint,
          etag: expect.any(String),
          previousSecretExpiresAt: expect.any(String),
          updatedAt: expect.any(String),
        },
        secret: expect.stringMatching(/^whsec_/),
      },
    });
    expect(body.secret).not.toBe(secret);
    const hours = (Date.parse(body.webhookEndpoint.previousSecretExpiresAt) - before) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(24.1);
    expect(await readEndpoint(server, webhookEndpoint.id)).toEqual(body.webhookEndpoint);
  });

  test('changes the entity tag, so that an update or rotation with the old tag is refused', async () => {
    const { id, etag } = await createEndpoint(server);
    const headers = { 'If-Match': `"${etag}"` };
    const first = await rotate(id, { headers });
    expect(first.body.webhookEndpoint.etag).not.toBe(etag);
    expect(await rotate(id, { headers })).toMatchObject({ status: 412 });
    expect(
      await server.call('PUT', '/webhook-endpoints/manage', { query: { id }, body: { enabled: false }, headers }),
    ).toMatchObject({ status: 412 });
    const current = { 'If-Match': `"${first.body.webhookEndpoint.etag}"` };
    const second = await rotate(id, { headers: current });
    expect(second.status).toBe(200);
    expect(second.body.webhookEndpoint.etag).not.toBe(first.body.webhookEndpoint.etag);
  });

  test('`previousSecretExpiresAt` is null after the previous secret has expired', async () => {
    const { id } = await createEndpoint(server);
    await rotate(id);
    await server
      .database('webhook_endpoints')
      .where({ id })
      .update({ previous_secret_expires_at: new Date(Date.now() - 1000) });
    expect(await readEndpoint(server, id)).toMatchObject({ previousSecretExpiresAt: null });
  });

  test('rotates once for two calls with the same Idempotency-Key', async () => {
    const { id } = await createEndpoint(server);
    const headers = { 'Idempotency-Key': 'rotate-1' };
    expect((await rotate(id, { headers })).body).toEqual((await rotate(id, { headers })).body);
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () => expectEndpointNotFound(server, rotate));

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('POST', '/webhook-endpoints/rotateSecret'), ['query', 'id']);
    expectNamed(await rotate('one'), ['query', 'id']);
  });
});
