// Tests that each type of event is sent when it occurs, signed, and with the data of the contract.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyWebhook } from '../../sdk/src/webhooks.js';
import { chat, createEcho, message, waitForEnd } from '../api/chat/chat-client.js';
import { addProcessed, createBase, upload } from '../api/knowledge-bases/support.js';
import { addPerson, alwaysFresh } from '../api/organization/support.js';
import { createWithSecret } from '../api/webhook-endpoints/support.js';
import { compileAt, complaints, document, escapePointer } from '../contract/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { endpointFor, pauseTask, soon, startReceiver, type Received, type Receiver } from './receiver.js';

const types: string[] = document.components.schemas.WebhookEventType.enum;
let server: TestServer;
let receiver: Receiver;
let other: Receiver;
let secret: string;
beforeAll(async () => {
  server = await startTestServer({ ...soon, ...alwaysFresh }, { worker: true });
  [receiver, other] = [await startReceiver(), await startReceiver()];
  ({ secret } = await endpointFor(server, receiver, { eventTypes: types }));
  await endpointFor(server, other, { eventTypes: types, enabled: false });
  const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
  await createWithSecret(server, { url: other.url, eventTypes: types }, { token });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
  await other?.stop();
});

/** Calls `cause`, waits for an event of this type, and checks it. Fails if a second one has arrived by then. */
async function next(type: string, cause: () => Promise<unknown>): Promise<Received> {
  const before = receiver.received.length;
  await cause();
  const received = await eventually(
    () => receiver.received.slice(before),
    (events) => events.some(({ event }) => event.type === type),
  );
  const those = received.filter(({ event }) => event.type === type);
  expect(those).toHaveLength(1);
  const [{ headers, body, event }] = those as [Received];
  expect(headers['content-type']).toBe('application/json');
  expect(headers['webhook-id']).toBe(event.id);
  expect(event.organizationId).toBe(server.organizationId);
  expect(await verifyWebhook(body, headers, secret)).toEqual(event);
  const validate = compileAt(`#/webhooks/${escapePointer(type)}/post/requestBody/content/application~1json/schema`);
  validate(event);
  expect(complaints(validate)).toEqual([]);
  return those[0] as Received;
}

test('run.completed is sent when a run completes', async () => {
  const { id } = await createEcho(server);
  const { event } = await next('run.completed', async () => {
    const { threadId } = await chat(server, message(id, 'say hello'));
    await waitForEnd(server, threadId);
  });
  expect(event.data).toMatchObject({ agentId: id, userId: 'user_org_admin_', source: 'chat', model: 'offline:echo' });
  expect(event.data.usage.totalTokens).toBeGreaterThan(0);
});

test('run.failed is sent when a run fails', async () => {
  const agent = await server.call('POST', '/agents', { body: { name: 'No key', model: 'openai:gpt-5-mini' } });
  const { event } = await next('run.failed', () => chat(server, message(agent.body.id, 'Hello')));
  expect(event.data.failure).toEqual({ code: 'model_not_configured', message: expect.any(String) });
});

test('file.processed is sent when a file was processed', async () => {
  const base = await createBase(server);
  const { event } = await next('file.processed', () => addProcessed(server, base.id, 'The brake of joint 2.'));
  expect(event.data).toMatchObject({ knowledgeBaseId: base.id });
});

test('file.failed is sent when a file cannot be processed', async () => {
  const base = await createBase(server);
  const contentType = 'application/pdf';
  const broken = { filename: 'broken.pdf', contentType };
  const { event } = await next('file.failed', async () =>
    server.call('POST', '/kb/files', {
      body: { kbId: base.id, ...(await upload(server, 'no PDF', broken)), fileName: 'broken.pdf', contentType },
    }),
  );
  expect(event.data).toMatchObject({ fileName: 'broken.pdf', processingStatus: 'parse_failed' });
});

test('task.paused is sent when a task is paused', async () => {
  const { event } = await next('task.paused', () => pauseTask(server));
  expect(event.data).toMatchObject({ name: 'Digest', pausedReason: 'agent_deleted' });
});

test('member.removed is sent when a member is removed', async () => {
  const userId = await addPerson(server);
  const { event } = await next('member.removed', () =>
    server.call('DELETE', '/admin/users', { body: { userIds: [userId] } }),
  );
  expect(event.data).toEqual({ userId });
});

test('a disabled endpoint and another organization get nothing', async () => {
  expect(other.received).toEqual([]);
  const { rows } = await server.database.raw('select distinct organization_id as id from webhook_deliveries');
  expect(rows).toEqual([{ id: server.organizationId }]);
});

test('an organization without an endpoint of the type stores no job', async () => {
  const organizationId = 'org_2kNoEndpoint';
  const token = await server.tokenFor({ organizationId });
  const { id } = await createEcho(server, {}, { token });
  const { threadId } = await chat(server, message(id, 'say hello'), { token });
  await waitForEnd(server, threadId, { token });
  const jobs = await server.database('pgboss.job').where({ name: 'domain-event' }).select('data');
  expect(jobs.filter(({ data }) => data.organizationId === organizationId)).toEqual([]);
});
