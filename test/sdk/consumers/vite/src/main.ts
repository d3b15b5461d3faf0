// A web page that Vite builds. It runs in Chromium.
import { createClient } from '@agent-platform/sdk';
import { createFake } from '@agent-platform/sdk/testing';
import { signWebhook, verifyWebhook } from '@agent-platform/sdk/webhooks';

async function run(): Promise<string> {
  const fake = createFake();
  const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
  const { text } = await (await client.chat.stream({ agentId: 1, message: 'Grüße' })).result();
  if (text !== 'Grüße') return `the answer is ${text}`;
  // Browsers set User-Agent themselves.
  if (fake.requests[0]?.headers.has('User-Agent')) return 'a page must not set User-Agent';
  const headers = await signWebhook('{"type":"x"}', 'whsec_bmV3');
  return (await verifyWebhook('{"type":"x"}', { ...headers }, 'whsec_bmV3')).type === ('x' as string) ? '' : 'no event';
}

void run()
  .catch((error: unknown) => String(error))
  .then((problem) => console.log(`OUTCOMES ${JSON.stringify([{ name: 'page', problem: problem || null }])}`));
