// Checks the SDK's guarantees with code that runs in every runtime: no test runner, no Node modules.
import * as sdk from '@agent-platform/sdk';
import { createFake } from '@agent-platform/sdk/testing';
import { signWebhook, verifyWebhook } from '@agent-platform/sdk/webhooks';

export interface Outcome {
  name: string;
  problem: string | null;
}

// prettier-ignore
const nameOf = async (work: Promise<unknown>) => work.then(() => 'no error', (error: Error) => error.name);

function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`expected ${other}, got ${one}`);
}

export async function runSuite(serverUrl: string): Promise<Outcome[]> {
  const at = (path: string, options: Partial<sdk.ClientOptions> = {}) =>
    sdk.createClient({ baseUrl: `${serverUrl}${path}`, token: 'token', maxRetries: 0, deadlineMs: 3000, ...options });

  const guarantees: Record<string, () => Promise<void>> = {
    'a reply is parsed': async () => equal(await at('/ok').agents.list(), []),
    'a refusal is typed': async () => equal(await nameOf(at('/404').agents.list()), 'NotFoundError'),
    'HTML on 200 is a ResponseParseError': async () =>
      equal(await nameOf(at('/html').agents.list()), 'ResponseParseError'),
    'a reset is a ConnectionError': async () => equal(await nameOf(at('/reset').agents.list()), 'ConnectionError'),
    'half a body is a ConnectionError': async () => equal(await nameOf(at('/half').agents.list()), 'ConnectionError'),
    'a redirect is not followed': async () => equal(await nameOf(at('/redirect').agents.list()), 'RedirectError'),
    'a stall in headers times out': async () =>
      equal(await nameOf(at('/stall', { attemptTimeoutMs: 200 }).agents.list()), 'TimeoutError'),
    'a stall in the body times out': async () =>
      equal(await nameOf(at('/stall-body', { attemptTimeoutMs: 200 }).agents.list()), 'TimeoutError'),
    'failed attempts are repeated with one key': async () => {
      const { attempts } = await at('/flaky', { maxRetries: 2 }).tags.create({ name: 'x' }).withResponse();
      equal(attempts, 3);
    },
    'a long Retry-After is a RateLimitError': async () =>
      equal(await nameOf(at('/later', { maxRetries: 2 }).agents.list()), 'RateLimitError'),
    'an abort rejects within a second': async () => {
      const controller = new AbortController();
      const call = nameOf(at('/stall').agents.list({}, { signal: controller.signal }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.abort();
      const later = new Promise((resolve) => setTimeout(() => resolve('later'), 1000));
      equal(await Promise.race([call, later]), 'AbortError');
    },
    'a refused token is refreshed': async () => {
      const client = at('/private', { token: ({ refresh }) => (refresh ? 'new' : 'old') });
      equal(await Promise.all([client.agents.list(), client.agents.list()]), [[], []]);
    },
    'a chat is read as text': async () => {
      const stream = await at('/chat').chat.stream({ agentId: 1, message: 'Hi' });
      equal(await stream.text(), 'Grüße');
    },
    'the fake keeps records': async () => {
      const fake = createFake({ seed: false });
      const client = sdk.createClient({ baseUrl: 'http://fake.test', token: 't', fetch: fake.fetch });
      await client.tags.create({ name: 'x' });
      equal((await client.tags.list().toArray({ limit: 5 })).length, 1);
      await client.uploads.upload(new Blob(['text']), { filename: 'a.txt' });
      equal(fake.uploads.size, 1);
    },
    'a webhook is verified': async () => {
      const headers = { ...(await signWebhook('{"type":"x"}', 'whsec_bmV3')) };
      equal((await verifyWebhook('{"type":"x"}', headers, 'whsec_bmV3')).type, 'x');
      equal(await nameOf(verifyWebhook('{"type":"y"}', headers, 'whsec_bmV3')), 'WebhookVerificationError');
    },
  };

  const outcomes: Outcome[] = [];
  for (const [name, check] of Object.entries(guarantees)) {
    const problem = await check().then(() => null, (error: unknown) => String(error)); // prettier-ignore
    outcomes.push({ name, problem });
  }
  return outcomes;
}
