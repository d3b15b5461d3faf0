// Tests the section `webhooks` of the contract. test/webhook-endpoints tests the delivery of the events.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, deliver, providerOf } from '../api/organization/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { compileAt, complaints, document, escapePointer, jsonBody, operation, type Json } from './support.js';

const all = Object.entries<Json>(document.webhooks).map(([event, { post }]) => ({ event, raw: post }));
const received = all.filter(({ raw }) => raw.tags.includes('Webhooks'));
const sent = all.filter(({ raw }) => raw.tags.includes('Webhook endpoints'));
const exampleOf = (raw: Json): Json => Object.values<Json>(jsonBody(raw)?.examples ?? {})[0]?.value;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

test('each received event is listed under its type, and has the parameters of receiveIdentityEvent', () => {
  expect(received.length).toBeGreaterThan(5);
  const { parameters } = operation('receiveIdentityEvent').raw;
  for (const { event, raw } of received) {
    expect(exampleOf(raw).type).toBe(event);
    expect(raw.parameters).toEqual(parameters);
    expect(raw.security).toEqual([]);
  }
});

test('the events that the service sends are those of the enum WebhookEventType, and the test event', () => {
  expect(sent.length + received.length).toBe(all.length);
  const types = document.components.schemas.WebhookEventType.enum;
  expect(sent.map(({ event }) => event)).toEqual([...types, 'webhook.test']);
  const headers = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'];
  for (const { raw } of sent)
    expect(raw.parameters).toEqual(headers.map((name) => ({ $ref: `#/components/parameters/${name}` })));
});

test.each(sent.map(({ event, raw }) => [event, raw] as const))('%s: the example matches its schema', (event, raw) => {
  expect(exampleOf(raw).type).toBe(event);
  const own = compileAt(`#/webhooks/${escapePointer(event)}/post/requestBody/content/application~1json/schema`);
  own(exampleOf(raw));
  expect(complaints(own)).toEqual([]);
});

test.each(received.map(({ event, raw }) => [event, raw] as const))(
  '%s: the example matches its schema',
  (event, raw) => {
    const own = compileAt(`#/webhooks/${escapePointer(event)}/post/requestBody/content/application~1json/schema`);
    const general = compileAt('#/components/schemas/IdentityEvent');
    for (const validate of [own, general]) {
      validate(exampleOf(raw));
      expect(complaints(validate)).toEqual([]);
    }
  },
);

/** Changes the example so that it concerns a member of the test's organization, or this organization itself. */
async function aboutThisOrganization(given: Json): Promise<Json> {
  const event = structuredClone(given);
  const userId = await addPerson(server, {});
  if (event.type !== 'organizationMembership.created')
    await server.container.modules.organization.reconcile(server.organizationId);
  event.timestamp = Date.now();
  const { data } = event;
  if (data.organization) data.organization.id = server.organizationId;
  if (data.public_user_data) data.public_user_data.user_id = userId;
  else data.id = event.type.startsWith('organization.') ? server.organizationId : userId;
  for (const key of ['created_at', 'updated_at', 'last_sign_in_at']) if (data[key]) data[key] = Date.now();
  if (event.type.endsWith('.updated')) Object.assign(data, { first_name: 'Another', role: 'org:guest' });
  return event;
}

// The deletion of the organization comes last.
test.each(received.map(({ event, raw }) => [event, raw] as const))(
  '%s: the server applies the example',
  async (_event, raw) => {
    const event = await aboutThisOrganization(exampleOf(raw));
    const secret = providerOf(server).webhookSecret;
    expect(await deliver(server.call, event, { secret })).toMatchObject({
      status: 200,
      body: { received: true, outcome: 'applied' },
    });
  },
);
