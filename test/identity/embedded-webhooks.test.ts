import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createClerkClient } from '@clerk/backend';
import { verifyWebhook } from '@clerk/backend/webhooks';
import type { EmbeddedIdentityProvider } from '../../server/embedded/identity/index.js';
import {
  prepareProvider,
  startWebhookReceiver,
  type ProviderFixture,
  type ReceivedWebhook,
  type WebhookReceiver,
} from './provider-support.js';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await prepareProvider();
});
afterAll(() => fixture.release());

describe('webhooks of the embedded identity provider', () => {
  let receiver: WebhookReceiver;
  let provider: EmbeddedIdentityProvider;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    provider = await fixture.start({ webhook: { url: receiver.url, retryDelaysMs: [10, 20, 30] } });
  });
  afterEach(async () => {
    await provider.stop();
    await receiver.close();
  });

  const verify = ({ headers, body }: ReceivedWebhook, signingSecret = provider.webhookSecret) =>
    verifyWebhook(new Request('http://x.test/', { method: 'POST', headers, body }), { signingSecret });
  const typesReceived = (): string[] =>
    receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();

  test('are signed so that @clerk/backend accepts them and rejects modified ones', async () => {
    const { id: organizationId } = await provider.addOrganization({ name: 'Hooks' });
    await provider.whenWebhooksSettled();
    const [webhook] = receiver.received;
    const event = await verify(webhook!);
    expect(event).toMatchObject({ type: 'organization.created', data: { id: organizationId, name: 'Hooks' } });
    // The result of @clerk/backend lacks the event's timestamp. Receivers read it from the body.
    expect(JSON.parse(webhook!.body)).toMatchObject({ timestamp: expect.any(Number) });
    await expect(verify({ ...webhook!, body: `${webhook!.body} ` })).rejects.toThrow();
    await expect(verify({ ...webhook!, headers: { ...webhook!.headers, 'svix-id': 'msg_other' } })).rejects.toThrow();
    await expect(verify(webhook!, `whsec_${Buffer.from('another secret').toString('base64')}`)).rejects.toThrow();
  });

  test('report every change, regardless of its origin', async () => {
    const clerk = createClerkClient({
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      telemetry: { disabled: true },
    });
    const { id: organizationId } = await provider.addOrganization({ name: 'Changes' });
    const { userId } = await provider.addMember({ organizationId, email: 'hooks@acme.example', role: 'org:member' });
    // The user is a member already, so this sends no webhook.
    await provider.addMember({ organizationId, userId, email: 'hooks@acme.example', role: 'org:admin' });
    await clerk.organizations.updateOrganizationMembershipMetadata({
      organizationId,
      userId,
      publicMetadata: { a: 1 },
    });
    const invitation = { organizationId, emailAddress: 'hooked@acme.example', role: 'org:member' };
    const { id: invitationId } = await clerk.organizations.createOrganizationInvitation(invitation);
    await provider.acceptInvitation(invitationId);
    await clerk.organizations.deleteOrganizationMembership({ organizationId, userId });
    await clerk.organizations.createOrganizationMembership({ organizationId, userId, role: 'org:guest' });
    await clerk.users.deleteUser(userId);
    await clerk.organizations.deleteOrganization(organizationId);
    await provider.whenWebhooksSettled();
    expect(typesReceived()).toEqual([
      'organization.created',
      'organization.deleted',
      'organizationInvitation.accepted',
      'organizationInvitation.created',
      'organizationMembership.created',
      'organizationMembership.created',
      'organizationMembership.created',
      'organizationMembership.deleted',
      'organizationMembership.deleted',
      'organizationMembership.updated',
      'user.created',
      'user.created',
      'user.deleted',
    ]);
  });

  test('can be ordered, because concurrent changes of one membership have distinct times', async () => {
    const clerk = createClerkClient({
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      telemetry: { disabled: true },
    });
    const { id: organizationId } = await provider.addOrganization({ name: 'Order' });
    const { userId } = await provider.addMember({ organizationId, email: 'order@acme.example', role: 'org:member' });
    const change = (n: number) =>
      clerk.organizations.updateOrganizationMembershipMetadata({ organizationId, userId, publicMetadata: { n } });
    const times = (await Promise.all(Array.from({ length: 10 }, (_, n) => change(n)))).map(
      ({ updatedAt }) => updatedAt,
    );
    expect(new Set(times).size).toBe(10);
  });

  test('are retried under the same id until they arrive', async () => {
    receiver.statuses.push(500, 503);
    await provider.addOrganization({ name: 'Retried' });
    await provider.whenWebhooksSettled();
    expect(new Set(receiver.received.map(({ headers }) => headers['svix-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
    await verify(receiver.received[2]!);
  });

  test('are abandoned after four attempts, and immediately when the provider stops', async () => {
    receiver.statuses.push(500, 500, 500, 500);
    await provider.addOrganization({ name: 'Given up' });
    await provider.whenWebhooksSettled();
    expect(receiver.received).toHaveLength(4);

    const patient = await fixture.start({ webhook: { url: 'http://127.0.0.1:9/', retryDelaysMs: [60_000] } });
    await patient.addOrganization({ name: 'Stopped' });
    await patient.stop();
  });
});
