// Tests that a request to test an endpoint leaves the queue for permits when its caller disconnects.
import { expect, test } from '@jest/globals';
import {
  createWebhookDeliveries,
  type WebhookDeliveriesDependencies,
} from '../../server/modules/webhook-endpoints/deliveries.js';

const caller = { organizationId: 'org_1', userId: 'user_1', role: 'org:admin', permissions: [] } as const;
const endpoint = { id: 1, url: 'https://localhost/', sealedSecret: 'sealed', previousSecretExpiresAt: null };

test('a test that waits for a permit is rejected with the reason of its signal', async () => {
  let sent = 0;
  // These dependencies have only the methods that are called before the receiver replies.
  const deliveries = createWebhookDeliveries({
    endpoints: { find: async () => endpoint },
    encryption: { decrypt: () => 'whsec_bWluZQ==' },
    sender: {
      send() {
        sent += 1;
        return new Promise(() => undefined);
      },
    },
  } as unknown as WebhookDeliveriesDependencies);
  const running = new AbortController().signal;
  for (let count = 0; count < 5; count += 1) void deliveries.test(caller, 1, running);
  const reason = new Error('the caller has disconnected');
  const disconnect = new AbortController();
  const waiting = deliveries.test(caller, 1, disconnect.signal);
  await new Promise(setImmediate);
  disconnect.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  expect(sent).toBe(5);
});
