// A worker for Cloudflare's runtime, whose types replace those of the DOM.
import { createClient } from '@agent-platform/sdk';
import { createFake } from '@agent-platform/sdk/testing';
import { signTestEvent, verifyWebhook } from '@agent-platform/sdk/webhooks';

const secret = 'whsec_bmV3';

async function receive(request: Request): Promise<string> {
  const event = await verifyWebhook(await request.text(), request.headers, secret);
  const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: createFake().fetch });
  const { totalCount } = await client.users.list();
  return totalCount > 0 && event.type === 'user.deleted' ? '' : `${event.type}, ${totalCount} users`;
}

export default {
  async fetch(): Promise<Response> {
    const { body, headers } = await signTestEvent('user.deleted', { id: 'user_1' }, secret);
    const webhook = new Request('http://worker.test', { method: 'POST', body, headers: { ...headers } });
    const problem = await receive(webhook).catch((error: unknown) => String(error));
    return Response.json([{ name: 'worker', problem: problem || null }]);
  },
};
