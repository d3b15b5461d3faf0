// A receiver of webhooks that records its requests.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import { createWithSecret } from '../api/webhook-endpoints/support.js';
import { eventually } from '../support/eventually.js';
import { startServer } from '../support/tool-server.js';
import type { CallResult, TestServer } from '../support/server.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of every shape
type Json = any;

export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly event: Json;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Writes the response to each request. A test may replace it. */
  respond: (response: ServerResponse, request: IncomingMessage) => void;
  stop(): Promise<void>;
}

export const accept = (response: ServerResponse): void => void response.writeHead(204).end();
export const respondWith =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = await startServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      receiver.respond(response, request);
    });
  });
  const receiver: Receiver = { url: `${server.origin}/events`, received, respond: accept, stop: server.stop };
  return receiver;
}

/** Settings that let the server call this machine, and retry a delivery after 0 and 1 seconds. */
export const soon = { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1', WEBHOOK_RETRY_SECONDS: '0,1' };

export async function deliveriesOf(
  server: TestServer,
  endpointId: number,
  query: Record<string, string | number> = {},
): Promise<Json[]> {
  const { status, body } = await server.call('GET', '/webhook-endpoints/deliveries', {
    query: { endpointId, ...query },
  });
  expect(status).toBe(200);
  return body.deliveries;
}

/** Waits until the endpoint has at least this many deliveries, and none of them is pending. Returns the deliveries. */
export const settled = (server: TestServer, endpointId: number, count = 1): Promise<Json[]> =>
  eventually(
    () => deliveriesOf(server, endpointId),
    (deliveries) => deliveries.length >= count && deliveries.every(({ status }) => status !== 'pending'),
  );

/** Causes the event `task.paused`: creates a scheduled task, and deletes its agent. */
export async function pauseTask(server: TestServer): Promise<void> {
  const { body: agent } = await server.call('POST', '/agents', { body: { name: 'Paused', model: 'offline:echo' } });
  const task = { name: 'Digest', prompt: 'Sum up.', schedule: '0 6 * * *', agentId: agent.id };
  expect((await server.call('POST', '/scheduled-tasks/manage', { body: task })).status).toBe(201);
  expect((await server.call('DELETE', '/agents', { body: { agentId: agent.id } })).status).toBe(200);
}

export const endpointFor = (
  server: TestServer,
  { url }: Pick<Receiver, 'url'>,
  fields: Record<string, unknown> = {},
): Promise<CallResult['body']> => createWithSecret(server, { url, eventTypes: ['task.paused'], ...fields });
