// Tests the SDK's webhooks with an independent implementation of Standard Webhooks and with the server.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { UsageError } from '../../sdk/src/errors.js';
import { signTestEvent, signWebhook, verifyWebhook, WebhookVerificationError } from '../../sdk/src/webhooks.js';
import { startTestServer, type TestServer } from '../support/server.js';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`;
const other = `whsec_${Buffer.from('another one').toString('base64')}`;
const payload = '{"type":"user.deleted","object":"event","data":{"id":"user_ü"}}';
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: WebhookVerificationError) => error instanceof WebhookVerificationError && error.reason,
  );

describe('with an independent implementation', () => {
  test('each implementation verifies the signatures of the other', async () => {
    const now = new Date();
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
      'webhook-signature': new Webhook(secret).sign('msg_1', now, payload),
    };
    expect(await verifyWebhook(payload, headers, secret)).toEqual(JSON.parse(payload));
    expect(await signWebhook(payload, secret, { id: 'msg_1', timestamp: now })).toEqual(headers);
    expect(new Webhook(secret).verify(payload, { ...(await signWebhook(payload, secret)) })).toEqual(
      JSON.parse(payload),
    );
  });
});

describe('verifyWebhook', () => {
  test("accepts several secrets, several signatures, Headers, and Svix's names", async () => {
    const headers = { ...(await signWebhook(payload, secret)) };
    expect(await verifyWebhook(payload, headers, [other, secret])).toMatchObject({ type: 'user.deleted' });
    const several = { ...headers, 'webhook-signature': `v1a,abc v1,!!! v1,AAAA ${headers['webhook-signature']}` };
    expect(await verifyWebhook(payload, new Headers(several), secret)).toMatchObject({ type: 'user.deleted' });
    const svix = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.replace('webhook', 'svix'), value]),
    );
    expect(await verifyWebhook(payload, svix, secret)).toMatchObject({ type: 'user.deleted' });
  });

  test('rejects other signatures, headers, secrets and payloads, and timestamps outside the tolerance', async () => {
    const headers = { ...(await signWebhook(payload, secret)) };
    const signedAt = async (timestamp: Date) => ({ ...(await signWebhook(payload, secret, { timestamp })) });
    expect(await reasonOf(verifyWebhook(payload, headers, other))).toBe('signature');
    expect(await reasonOf(verifyWebhook(`${payload} `, headers, secret))).toBe('signature');
    expect(await reasonOf(verifyWebhook(payload, { ...headers, 'webhook-id': 'msg_other' }, secret))).toBe('signature');
    expect(await reasonOf(verifyWebhook(payload, { ...headers, 'webhook-signature': '' }, secret))).toBe('headers');
    expect(await reasonOf(verifyWebhook(payload, {}, secret))).toBe('headers');
    expect(await reasonOf(verifyWebhook(payload, await signedAt(new Date(Date.now() - 301_000)), secret))).toBe(
      'timestamp',
    );
    expect(await reasonOf(verifyWebhook(payload, await signedAt(new Date(Date.now() + 302_000)), secret))).toBe(
      'timestamp',
    );
    expect(await reasonOf(verifyWebhook(payload, { ...headers, 'webhook-timestamp': 'now' }, secret))).toBe(
      'timestamp',
    );
    expect(
      await reasonOf(
        verifyWebhook(payload, await signedAt(new Date(Date.now() - 301_000)), secret, { toleranceMs: 400_000 }),
      ),
    ).toBe('none');
    expect(await reasonOf(verifyWebhook(payload, headers, ''))).toBe('secret');
    expect(await reasonOf(verifyWebhook(payload, headers, []))).toBe('secret');
    expect(await reasonOf(verifyWebhook('no json', { ...(await signWebhook('no json', secret)) }, secret))).toBe(
      'payload',
    );
  });
});

describe('arguments that the types forbid', () => {
  test.each([NaN, 'x', '300000', -1, null])('a toleranceMs of %j is a UsageError', async (toleranceMs) => {
    const headers = { ...(await signWebhook(payload, secret, { timestamp: new Date(0) })) };
    const work = verifyWebhook(payload, headers, secret, { toleranceMs: toleranceMs as never });
    await expect(work).rejects.toBeInstanceOf(UsageError);
  });

  test.each([new Date(NaN), new Date(-1000), 'now'])('a timestamp of %s is a UsageError', async (timestamp) => {
    await expect(signWebhook(payload, secret, { timestamp: timestamp as never })).rejects.toBeInstanceOf(UsageError);
    await expect(
      signTestEvent('user.deleted', { id: 'u' }, secret, { timestamp: timestamp as never }),
    ).rejects.toBeInstanceOf(UsageError);
  });

  test('without a secret or without headers, verification fails', async () => {
    const headers = { ...(await signWebhook(payload, secret)) };
    for (const secrets of [undefined, null, [undefined], [secret, undefined]])
      expect(await reasonOf(verifyWebhook(payload, headers, secrets as never))).toBe('secret');
    for (const none of [undefined, null])
      expect(await reasonOf(verifyWebhook(payload, none as never, secret))).toBe('headers');
    expect(await reasonOf(signWebhook(payload, undefined as never))).toBe('secret');
  });

  test.each(['null', '5', '[]', '"text"'])(
    '%s is rejected even with a signature, because it is not an event',
    async (body) => {
      expect(await reasonOf(verifyWebhook(body, { ...(await signWebhook(body, secret)) }, secret))).toBe('payload');
    },
  );
});

test('signTestEvent creates an event of the platform', async () => {
  const data = { userId: 'user_gone' };
  const { body, headers } = await signTestEvent('member.removed', data, secret, { id: 'evt_1' });
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({ id: 'evt_1' });
  const event = await verifyWebhook(body, { ...headers }, secret);
  if (event.type !== 'member.removed') throw new Error('another type');
  expect(event.data.userId).toBe('user_gone');
  expect(event).toEqual({
    id: 'evt_1',
    type: 'member.removed',
    timestamp: expect.any(String),
    organizationId: 'org_test',
    data,
  });
});

describe('signTestEvent', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ IDENTITY_WEBHOOK_SECRETS: secret })));
  afterAll(() => server?.stop());

  test('creates a request that the server accepts, unless another secret signed it', async () => {
    const post = async (key: string) => {
      const { body, headers } = await signTestEvent('user.deleted', { id: 'user_gone' }, key);
      return (await fetch(`${server.url}/webhooks/identity`, { method: 'POST', body, headers: { ...headers } })).status;
    };
    expect([await post(secret), await post(other)]).toEqual([200, 401]);
  });
});
