import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSignatureCheck } from '../../../server/modules/organization/identity-events/signature.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { save } from '../agents/support.js';
import { createTask, readDisabledTask } from '../scheduled-tasks/support.js';
import { addPerson, deliver, expectNamed, findUser, listUsers, newUserId, providerOf, signed } from './support.js';

const previousSecret = `whsec_${Buffer.from('the secret that is being replaced').toString('base64')}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ IDENTITY_WEBHOOK_SECRETS: previousSecret }, { worker: true });
  await listUsers(server);
});
afterAll(() => server?.stop());

type Options = Partial<Parameters<typeof deliver>[2]>;
const send = (event: unknown, options: Options = {}) =>
  deliver(server.call, event, { secret: providerOf(server).webhookSecret, ...options });
const event = (type: string, data: unknown, timestamp = Date.now()) => ({ object: 'event', type, timestamp, data });

/** Returns a member who is in the table `members`, and a factory of the provider's membership records. */
async function knownMember(fields: Record<string, unknown> = {}) {
  const userId = await addPerson(server, fields);
  await server.container.modules.organization.reconcile(server.organizationId);
  const { joinedAt } = await findUser(server, userId);
  const membership = (changes: Record<string, unknown> = {}) => ({
    id: `orgmem_${userId}`,
    object: 'organization_membership',
    role: 'org:member',
    public_metadata: {},
    created_at: joinedAt,
    organization: { id: server.organizationId },
    public_user_data: { user_id: userId, identifier: `${userId}@test.example` },
    ...changes,
  });
  return { userId, joinedAt: joinedAt as number, membership };
}

const updated = (data: unknown, timestamp?: number) => event('organizationMembership.updated', data, timestamp);
const deleted = (data: unknown, timestamp?: number) => event('organizationMembership.deleted', data, timestamp);
const receipt = (outcome: string) => ({ status: 200, body: { received: true, outcome } });
const refusal = (error: string) => ({ status: 401, body: { error } });
const noSignature = refusal('Invalid webhook signature');

describe('POST /webhooks/identity: authentication', () => {
  test.each(['svix', 'webhook'] as const)('returns 200 with the %s headers', async (prefix) => {
    const { userId, membership } = await knownMember();
    expect(await send(updated(membership({ role: 'org:guest' })), { prefix })).toMatchObject(receipt('applied'));
    expect(await findUser(server, userId)).toMatchObject({ role: 'org:guest' });
  });

  test('accepts any configured secret during rotation', async () => {
    const { membership } = await knownMember();
    expect(await send(updated(membership()), { secret: previousSecret })).toMatchObject(receipt('applied'));
  });

  test('returns 200 if one of several signatures is valid', async () => {
    const { headers, body } = signed(event('session.created', {}), { secret: previousSecret });
    const others = `v1,${Buffer.alloc(32).toString('base64')} v2,x v1, nonsense`;
    const reply = await server.call('POST', '/webhooks/identity', {
      token: null,
      body,
      headers: { ...headers, 'svix-signature': `${others} ${headers['svix-signature']}` },
    });
    expect(reply).toMatchObject(receipt('ignored'));
  });

  test('prefers the svix headers: returns 200 if they are valid and 401 if only the webhook headers are', async () => {
    const good = signed(event('session.created', {}), { secret: previousSecret, id: 'msg_both_1' });
    const wrong = { 'webhook-id': 'msg_both_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AA==' };
    expect(
      await server.call('POST', '/webhooks/identity', {
        token: null,
        body: good.body,
        headers: { ...good.headers, ...wrong },
      }),
    ).toMatchObject(receipt('ignored'));
    const other = signed(event('session.created', {}), { secret: previousSecret, id: 'msg_both_2', prefix: 'webhook' });
    const wrongSvix = {
      'svix-id': 'msg_both_2',
      'svix-timestamp': other.headers['webhook-timestamp']!,
      'svix-signature': 'v1,AA==',
    };
    expect(
      await server.call('POST', '/webhooks/identity', {
        token: null,
        body: other.body,
        headers: { ...other.headers, ...wrongSvix },
      }),
    ).toMatchObject(noSignature);
  });

  test('returns 401 and changes nothing if a part is modified or missing', async () => {
    const { userId, membership } = await knownMember();
    const good = () => signed(updated(membership({ role: 'org:admin' })), { secret: previousSecret });
    const attempts = [
      { ...good(), body: good().body.replace('org:admin', 'org:guest') },
      { ...good(), body: `${good().body} ` },
      { ...good(), headers: { ...good().headers, 'svix-id': 'msg_other' } },
      {
        ...good(),
        headers: { ...good().headers, 'svix-timestamp': String(Number(good().headers['svix-timestamp']) + 1) },
      },
      { ...good(), headers: { ...good().headers, 'svix-timestamp': `${good().headers['svix-timestamp']}.0` } },
      {
        ...good(),
        headers: { ...good().headers, 'svix-signature': good().headers['svix-signature']!.replace('v1,', 'v2,') },
      },
      { ...good(), headers: { ...good().headers, 'svix-signature': 'v1,' } },
      signed(updated(membership({ role: 'org:admin' })), {
        secret: `whsec_${Buffer.from('another secret altogether').toString('base64')}`,
      }),
      ...['svix-id', 'svix-timestamp', 'svix-signature'].map((name) => ({
        ...good(),
        headers: Object.fromEntries(Object.entries(good().headers).filter(([key]) => key !== name)) as Record<
          string,
          string
        >,
      })),
      { ...good(), headers: {} },
    ];
    for (const { headers, body } of attempts) {
      expect(
        await server.call('POST', '/webhooks/identity', { token: null, headers, body: body as string }),
      ).toMatchObject(noSignature);
    }
    expect(await server.call('POST', '/webhooks/identity', { body: updated(membership()) })).toMatchObject(noSignature);
    expect(await findUser(server, userId)).toMatchObject({ role: 'org:member' });
  });

  test('returns 401 for a timestamp more than 5 minutes before or after now, otherwise 200', async () => {
    const at = (seconds: number) => send(event('session.created', {}), { at: new Date(Date.now() + seconds * 1000) });
    for (const seconds of [-301, 310, -86_400])
      expect(await at(seconds)).toMatchObject(refusal('Webhook timestamp is outside the tolerance'));
    for (const seconds of [-290, 300]) expect(await at(seconds)).toMatchObject(receipt('ignored'));
  });

  // Uses a stopped clock, because over HTTP a second can pass between signing and the check.
  test.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('the limit is 300 seconds: a timestamp %d s from now is accepted: %s', (seconds, isTaken) => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const { headers, body } = signed(event('session.created', {}), {
      secret: previousSecret,
      at: new Date(now.getTime() + seconds * 1000),
    });
    const check = () => createSignatureCheck([previousSecret], () => now)(headers, Buffer.from(body));
    if (isTaken) expect(check()).toMatchObject({ timestamp: now.getTime() / 1000 + seconds });
    else expect(check).toThrow(expect.objectContaining({ text: 'Webhook timestamp is outside the tolerance' }));
  });
});

describe('POST /webhooks/identity: deduplication', () => {
  test("returns 401 for a copy of a delivery, and 200 (duplicate) for the provider's retry", async () => {
    const { userId, membership } = await knownMember();
    const { id, now } = { id: `msg_${newUserId()}`, now: Date.now() };
    const first = updated(membership({ role: 'org:guest' }));
    expect(await send(first, { id, at: new Date(now - 3000) })).toMatchObject(receipt('applied'));
    expect(await send(first, { id, at: new Date(now - 3000) })).toMatchObject(refusal('Webhook was already received'));
    await send(updated(membership({ role: 'org:admin' })));
    expect(await send(first, { id, at: new Date(now) })).toMatchObject(receipt('duplicate'));
    for (const back of [0, 3000])
      expect(await send(first, { id, at: new Date(now - back) })).toMatchObject(
        refusal('Webhook was already received'),
      );
    expect(await findUser(server, userId)).toMatchObject({ role: 'org:admin' });
  });

  test('one of several concurrent copies returns 200, the others 401', async () => {
    const { membership } = await knownMember();
    const [id, at] = [`msg_${newUserId()}`, new Date()];
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(updated(membership()), { id, at })))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  test('accepts the retry of an event that was refused for its age', async () => {
    const { membership } = await knownMember();
    const id = `msg_${newUserId()}`;
    expect((await send(updated(membership()), { id, at: new Date(Date.now() - 400_000) })).status).toBe(401);
    expect(await send(updated(membership()), { id })).toMatchObject(receipt('applied'));
  });

  test('deletes deliveries older than any retry', async () => {
    await server
      .database('identity_events')
      .insert({ event_id: 'msg_old', type: 'x', deliveries: [1], received_at: new Date(Date.now() - 8 * 86_400_000) });
    await send(event('session.created', {}));
    expect(await server.database('identity_events').where({ event_id: 'msg_old' })).toEqual([]);
  });
});

describe('POST /webhooks/identity: effects', () => {
  test('updated: ignores the earlier of two updates if it arrives after the later one', async () => {
    const { userId, membership, joinedAt } = await knownMember();
    const [earlier, later] = [
      updated(membership({ role: 'org:admin', public_metadata: { n: 1 } }), joinedAt + 10),
      updated(membership({ role: 'org:guest', public_metadata: { n: 2 } }), joinedAt + 20),
    ];
    expect(await send(later)).toMatchObject(receipt('applied'));
    expect(await send(earlier)).toMatchObject(receipt('ignored'));
    expect(await findUser(server, userId)).toMatchObject({ role: 'org:guest', publicMetadata: { n: 2 } });
  });

  test('updated: orders by the time of the change, then by the time of the event', async () => {
    const { userId, membership, joinedAt } = await knownMember();
    const at = (updated_at: number, n: number) =>
      membership({ updated_at: joinedAt + updated_at, public_metadata: { n } });
    await send(updated(at(20, 1), joinedAt + 21));
    expect(await send(updated(at(19, 2), joinedAt + 500))).toMatchObject(receipt('ignored'));
    expect(await send(updated(at(20, 3), joinedAt + 20))).toMatchObject(receipt('ignored'));
    expect(await send(updated(at(20, 4), joinedAt + 22))).toMatchObject(receipt('applied'));
    expect(await findUser(server, userId)).toMatchObject({ publicMetadata: { n: 4 } });
  });

  test('created: reads an unknown member from the provider', async () => {
    await knownMember();
    const userId = await addPerson(server, { firstName: 'New', username: 'newcomer', publicMetadata: { a: 1 } });
    expect(await findUser(server, userId)).toBeNull();
    const data = {
      organization: { id: server.organizationId },
      public_user_data: { user_id: userId },
      role: 'org:member',
    };
    expect(await send(event('organizationMembership.created', data))).toMatchObject(receipt('applied'));
    expect(await findUser(server, userId)).toMatchObject({
      firstName: 'New',
      username: 'newcomer',
      publicMetadata: { a: 1 },
    });
  });

  test('created, updated: do not restore a member whom the provider has removed', async () => {
    const { userId, membership } = await knownMember({ publicMetadata: { secret: 1 } });
    await server.database('embedded_identity.memberships').where({ user_id: userId }).delete();
    expect(await send(deleted(membership()))).toMatchObject(receipt('applied'));
    for (const late of [
      event('organizationMembership.created', membership()),
      updated(membership({ public_metadata: { secret: 2 } })),
    ]) {
      expect(await send(late)).toMatchObject(receipt('ignored'));
    }
    expect(await findUser(server, userId)).toBeNull();
    expect(await server.database('members').where({ user_id: userId }).first('public_metadata')).toEqual({
      public_metadata: {},
    });
  });

  test('deleted: a removal of an earlier membership does not affect the current one', async () => {
    const { userId, membership, joinedAt } = await knownMember();
    await server.database('embedded_identity.memberships').where({ user_id: userId }).delete();
    await server.call('POST', '/admin/invitations', {
      body: { invitations: [{ email: `${userId}@test.example`, metadata: { fresh: true } }] },
    });
    const again = await findUser(server, userId);
    expect(again).toMatchObject({ publicMetadata: { fresh: true } });
    expect(again.joinedAt).toBeGreaterThan(joinedAt);
    expect(await send(deleted(membership()))).toMatchObject(receipt('ignored'));
    expect(await send(deleted(membership({ created_at: undefined }), joinedAt + 1))).toMatchObject(receipt('ignored'));
    expect(await send(updated(membership({ role: 'org:admin' })))).toMatchObject(receipt('ignored'));
    expect(await findUser(server, userId)).toEqual(again);
  });

  test('deleted: removes metadata immediately, before any reconciliation', async () => {
    const { userId, membership } = await knownMember({ publicMetadata: { secret: 1 } });
    await send(deleted(membership({ public_metadata: { secret: 1 } })));
    expect(await server.database('members').where({ user_id: userId }).first()).toMatchObject({
      public_metadata: {},
      removed_at: expect.any(Number),
    });
  });

  test('user.updated: applies to every organization, and ignores a change older than the last one', async () => {
    const { userId } = await knownMember();
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    await addPerson(server, { userId, organizationId: server.otherOrganizationId });
    await server.container.modules.organization.reconcile(server.otherOrganizationId);
    const account = (first_name: string, updated_at: number) => ({
      id: userId,
      object: 'user',
      first_name,
      last_name: null,
      username: first_name.toLowerCase(),
      email_addresses: [
        { id: 'idn_1', email_address: 'old@test.example' },
        { id: 'idn_2', email_address: `${first_name}@test.example` },
      ],
      primary_email_address_id: 'idn_2',
      last_sign_in_at: 1_795_000_000_000,
      updated_at,
    });
    const now = Date.now();
    expect(await send(event('user.updated', account('Later', now + 20)))).toMatchObject(receipt('applied'));
    expect(await send(event('user.updated', account('Earlier', now + 10)))).toMatchObject(receipt('ignored'));
    const shown = {
      firstName: 'Later',
      lastName: null,
      username: 'later',
      email: 'Later@test.example',
      lastSignInAt: 1_795_000_000_000,
    };
    expect(await findUser(server, userId)).toMatchObject(shown);
    expect(await findUser(server, userId, other)).toMatchObject(shown);
  });

  test('deleted: a person who is not in the table `members` loses access, and their tasks are disabled', async () => {
    const { membership } = await knownMember();
    const userId = await addPerson(server);
    const token = await server.tokenFor({ userId, role: 'org:member' });
    const { id: agentId } = await save(server);
    const { id: taskId } = await createTask(server, { agentId }, { token });
    await server.database('embedded_identity.memberships').where({ user_id: userId }).delete();
    const at = Date.now();
    const event = deleted(membership({ public_user_data: { user_id: userId }, created_at: undefined }), at);
    expect(await send(event)).toMatchObject(receipt('applied'));
    // Other processes read this record and refuse the person's tokens.
    expect(await server.database('members').where({ user_id: userId }).first()).toMatchObject({
      removed_at: at,
      joined_at: 0,
    });
    expect((await server.call('GET', '/agents', { token })).status).toBe(401);
    expect(await readDisabledTask(server, taskId)).toMatchObject({ enabled: false, pausedReason: 'owner_removed' });

    await addPerson(server, { userId });
    await server.container.modules.organization.reconcile(server.organizationId);
    expect(await findUser(server, userId)).toMatchObject({ email: `${userId}@test.example` });
  });

  test('user.deleted: removes the user from every organization', async () => {
    const { userId } = await knownMember();
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    await addPerson(server, { userId, organizationId: server.otherOrganizationId });
    await server.container.modules.organization.reconcile(server.otherOrganizationId);
    expect(await findUser(server, userId, other)).not.toBeNull();
    expect(await send(event('user.deleted', { id: userId, object: 'user', deleted: true }))).toMatchObject(
      receipt('applied'),
    );
    expect(await findUser(server, userId)).toBeNull();
    expect(await findUser(server, userId, other)).toBeNull();
    expect(await send(event('user.deleted', { id: 'user_2kNobody', deleted: true }))).toMatchObject(receipt('ignored'));
  });

  test('organization.deleted: removes the members and ignores later events about them', async () => {
    const organizationId = 'org_2kEnding';
    const userId = await addPerson(server, { organizationId, publicMetadata: { secret: 1 } });
    await server.container.modules.organization.reconcile(organizationId);
    const at = Date.now();
    expect(
      await send(event('organization.deleted', { id: organizationId, object: 'organization', deleted: true }, at)),
    ).toMatchObject(receipt('applied'));
    const row = () => server.database('members').where({ organization_id: organizationId, user_id: userId }).first();
    expect(await row()).toMatchObject({ public_metadata: {}, removed_at: at });
    const late = { organization: { id: organizationId }, public_user_data: { user_id: userId }, role: 'org:member' };
    expect(await send(updated(late))).toMatchObject(receipt('ignored'));
    expect(await row()).toMatchObject({ public_metadata: {}, removed_at: at });
  });

  test('organization.deleted: a member who joined after the event keeps access', async () => {
    const organizationId = 'org_2kReturning';
    const userId = await addPerson(server, { organizationId });
    await server.container.modules.organization.reconcile(organizationId);
    const token = await server.tokenFor({ userId, organizationId, role: 'org:member' });
    const data = { id: organizationId, object: 'organization', deleted: true };
    expect(await send(event('organization.deleted', data, Date.now() - 600_000))).toMatchObject(receipt('ignored'));
    expect((await server.call('GET', '/agents', { token })).status).toBe(200);
  });

  test('ignores other types with 200', async () => {
    for (const type of [
      'user.created',
      'organization.updated',
      'organizationInvitation.accepted',
      'session.created',
      '__proto__',
    ]) {
      expect(await send(event(type, { id: 'x' }))).toMatchObject(receipt('ignored'));
    }
  });

  test('checks the signature before it parses the body', async () => {
    for (const body of ['{"type":"user.deleted"}', '{', '']) {
      const reply = await fetch(`${server.url}/webhooks/identity`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect([body, reply.status, reply.headers.get('x-error-code')]).toEqual([body, 401, 'invalid_webhook_signature']);
    }
  });

  test('returns 400 for a signed body that is not a usable event, and does not record it', async () => {
    const id = `msg_${newUserId()}`;
    expectNamed(await send(updated({ organization: {} }), { id }), ['data', 'organization', 'id']);
    expectNamed(await send(event('user.deleted', {}), { id }), ['data', 'id']);
    expectNamed(await send({ object: 'event', data: {} }), ['type']);
    expectNamed(await send({ object: 'thing', type: 'x', data: {} }), ['object']);
    expect(await send(event('session.created', {}), { id })).toMatchObject(receipt('ignored'));
  });
});

test("the embedded provider's own webhooks update the table `members`", async () => {
  server.container.announceAddress(server.url);
  const provider = providerOf(server);
  const { userId } = await provider.addMember({
    organizationId: server.organizationId,
    email: 'webhook@test.example',
    role: 'org:member',
  });
  await provider.whenWebhooksSettled();
  expect(await findUser(server, userId)).toMatchObject({ email: 'webhook@test.example', role: 'org:member' });
  const api = (method: string, path: string, body?: unknown) =>
    fetch(`${provider.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${provider.secretKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  await api('PATCH', `/organizations/${server.organizationId}/memberships/${userId}`, { role: 'org:guest' });
  await api('PATCH', `/organizations/${server.organizationId}/memberships/${userId}/metadata`, {
    public_metadata: { a: 1 },
  });
  await api('PATCH', `/users/${userId}`, { first_name: 'Changed' });
  await provider.whenWebhooksSettled();
  expect(await findUser(server, userId)).toMatchObject({
    role: 'org:guest',
    publicMetadata: { a: 1 },
    firstName: 'Changed',
  });
  await api('DELETE', `/users/${userId}`);
  await provider.whenWebhooksSettled();
  expect(await findUser(server, userId)).toBeNull();
});
