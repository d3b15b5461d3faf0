import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, expectEndpointNotFound, readEndpoint } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const update = (id: unknown, body: Record<string, unknown>, options = {}) =>
  server.call('PUT', '/webhook-endpoints/manage', { query: { id: String(id) }, body, ...options });

describe('PUT /webhook-endpoints/manage', () => {
  testAccess(
    () => server,
    async (options) => update((await createEndpoint(server)).id, { enabled: false }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('changes the given fields, keeps the others, and accepts an endpoint exactly as it was returned', async () => {
    const one = await createEndpoint(server, { description: 'Alerts' });
    const reply = await update(one.id, { eventTypes: ['member.removed'] });
    expect(reply.body).toEqual({
      success: true,
      webhookEndpoint: {
        ...one,
        eventTypes: ['member.removed'],
        updatedAt: expect.any(String),
        etag: expect.not.stringMatching(one.etag),
      },
    });
    expect((await update(one.id, one)).body.webhookEndpoint).toMatchObject({ eventTypes: ['run.failed'] });
  });

  test('an update without a change changes nothing', async () => {
    const one = await createEndpoint(server);
    expect((await update(one.id, { ...one })).body.webhookEndpoint).toEqual(one);
  });

  test('enabling an endpoint that the service disabled clears the reason', async () => {
    const { id } = await createEndpoint(server);
    await server
      .database('webhook_endpoints')
      .where({ id })
      .update({ enabled: false, disabled_reason: 'failing', failing_since: new Date() });
    const failing = { enabled: false, disabledReason: 'failing', failingSince: expect.any(String) };
    expect(await readEndpoint(server, id)).toMatchObject(failing);
    expect((await update(id, { description: 'Broken' })).body.webhookEndpoint).toMatchObject(failing);
    expect((await update(id, { enabled: true })).body.webhookEndpoint).toMatchObject({
      enabled: true,
      disabledReason: null,
      failingSince: null,
    });
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () =>
    expectEndpointNotFound(server, (id) => update(id, { enabled: false })));

  test('returns 400 for an address that is not allowed, and changes nothing', async () => {
    const one = await createEndpoint(server);
    expect(await update(one.id, { description: 'x', url: 'http://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: { error: 'Webhook endpoint URL "http://10.0.0.1/" leads to an address or port that is not allowed' },
    });
    expect(await readEndpoint(server, one.id)).toEqual(one);
  });

  test('an endpoint whose address is no longer allowed can be disabled', async () => {
    const one = await createEndpoint(server);
    await server.database('webhook_endpoints').where({ id: one.id }).update({ url: 'http://10.0.0.1/' });
    expect(await update(one.id, { ...one, url: 'http://10.0.0.1/', enabled: false })).toMatchObject({
      status: 200,
      body: { webhookEndpoint: { enabled: false } },
    });
  });

  test('a disallowed address that is sent again is refused if a concurrent update replaces the address', async () => {
    const { id, url } = await createEndpoint(server);
    const stored = () => server.database('webhook_endpoints').where({ id });
    await stored().update({ url: 'http://10.0.0.1/' });
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'webhook_endpoints', id },
      () => update(id, { url: 'http://10.0.0.1/' }),
      (transaction) => transaction('webhook_endpoints').where({ id }).update({ url }),
    );
    expect([reply.status, await stored().pluck('url')]).toEqual([400, [url]]);
  });

  test('returns 400 and names an invalid or unknown field', async () => {
    const { id } = await createEndpoint(server);
    expectNamed(await update('one', {}), ['query', 'id']);
    expectNamed(await update(id, { url: 'ftp://example.com' }), ['url']);
    expectNamed(await update(id, { eventTypes: [] }), ['eventTypes']);
    expectNamed(await update(id, { unknownName: 'x' }), ['unknownName']);
  });
});
