import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, createWithSecret, newUrl } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const create = (body: Record<string, unknown>, options = {}) =>
  server.call('POST', '/webhook-endpoints/manage', {
    body: { url: newUrl(), eventTypes: ['run.failed'], ...body },
    ...options,
  });

describe('POST /webhook-endpoints/manage', () => {
  testAccess(
    () => server,
    (options) => create({}, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
      status: 201,
    },
  );

  test('returns 201 with the fields and the secret', async () => {
    const fields = { url: newUrl(), description: 'Alerts', eventTypes: ['task.paused', 'run.failed'], enabled: false };
    const reply = await create(fields);
    expect({ status: reply.status, body: reply.body }).toMatchObject({
      status: 201,
      body: {
        success: true,
        webhookEndpoint: {
          ...fields,
          id: expect.any(Number),
          disabledReason: null,
          failingSince: null,
          previousSecretExpiresAt: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: reply.body.webhookEndpoint.createdAt,
          etag: expect.stringMatching(/^[\w-]{16}$/),
        },
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      },
    });
  });

  test('stores a repeated event type only once', async () => {
    const { body } = await create({ eventTypes: ['run.failed', 'task.paused', 'run.failed'] });
    expect(body.webhookEndpoint.eventTypes).toEqual(['run.failed', 'task.paused']);
  });

  test('stores the secret encrypted; neither a later read nor a log line contains it', async () => {
    const { secret, webhookEndpoint } = await createWithSecret(server);
    expect((await createWithSecret(server)).secret).not.toBe(secret);
    const text = secret.slice('whsec_'.length);
    const { rows } = await server.database.raw<{ rows: { text: string }[] }>(
      `select row_to_json(webhook_endpoints)::text || encode(sealed_secret, 'escape') as text from webhook_endpoints`,
    );
    for (const row of rows) expect(row.text).not.toContain(text);
    expect(JSON.stringify(server.logs)).not.toContain(text);
    const { body } = await server.call('GET', '/webhook-endpoints/manage', { query: { id: webhookEndpoint.id } });
    expect(body).toEqual({ success: true, webhookEndpoint });
  });

  test('returns the same secret to a repeat with the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'webhook-endpoint-1' };
    const url = newUrl();
    const first = await create({ url }, { headers });
    const second = await create({ url }, { headers });
    expect(second.body).toEqual(first.body);
  });

  test('accepts a host name that cannot be resolved, because it is resolved only on delivery', async () => {
    expect((await create({ url: 'https://hooks.acme-robotics.invalid/events' })).status).toBe(201);
  });

  test.each([
    'http://169.254.169.254/events',
    'http://127.0.0.1:8080/',
    'http://localhost/events',
    'http://[::1]/events',
    'http://[::ffff:10.0.0.1]/events',
    'http://0x7f000001/',
    'https://hooks.acme-robotics.example:25/events',
    'http://93.184.216.34:6667/events',
  ])('returns 400 for an address that is not allowed: %s', async (url) => {
    expect(await create({ url })).toMatchObject({
      status: 400,
      body: { error: `Webhook endpoint URL "${url}" leads to an address or port that is not allowed` },
    });
  });

  test.each([
    [{ url: 'ftp://example.com/' }, ['url']],
    [{ url: 'https://user:password@example.com/' }, ['url']],
    [{ url: 'no url' }, ['url']],
    [{ url: 'http://[::1' }, ['url']],
    [{ url: undefined }, ['url']],
    [{ eventTypes: undefined }, ['eventTypes']],
    [{ eventTypes: [] }, ['eventTypes']],
    [{ eventTypes: ['run.started'] }, ['eventTypes', '0']],
    [{ description: 'x'.repeat(2001) }, ['description']],
    [{ secret: 'whsec_bWluZQ==' }, ['secret']],
  ])('returns 400 and names the field in %j', async (body, path) => {
    expectNamed(await create(body), path);
  });

  test('returns 400 at the limit of webhook endpoints', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kFull' });
    for (let count = 0; count < 20; count++) await createEndpoint(server, {}, { token });
    expect(await create({}, { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 20 webhook endpoints' },
    });
  });

  test('concurrent calls do not exceed the limit', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kRacing' });
    const replies = await Promise.all(Array.from({ length: 30 }, () => create({}, { token })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
  });

  test("of the addresses on this machine, only that of the demo's receiver is allowed", async () => {
    const { origin } = new URL(server.container.platform.toolServer!.url);
    expect((await create({ url: `${origin}/events` })).status).toBe(201);
    for (const path of ['/mcp', '/events?x=1', '/'])
      expect(await create({ url: `${origin}${path}` })).toMatchObject({ status: 400 });
  });
});
