// The SDK and others over the same faults. The others are measured once in a while for sdk/README.md and are no
// dependency of the project: the folder that they are installed in is named by OTHER_SDKS. Each gets a time of one
// second and two retries, where it has such settings.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClerkClient } from '@clerk/backend';
import { AgentPlatformError, createClient } from '../../../sdk/src/index.js';

/** One client: a call that reads something, and what its typed errors are. */
export interface MeasuredClient {
  name: string;
  call(baseUrl: string, signal: AbortSignal): Promise<unknown>;
  isTyped(error: unknown): boolean;
}

const ours: MeasuredClient = {
  name: '@agent-platform/sdk',
  call: (baseUrl, signal) =>
    createClient({ baseUrl, token: 'secret-token', attemptTimeoutMs: 1000, deadlineMs: 10_000 }).agents.list(
      {},
      { signal },
    ),
  isTyped: (error) => error instanceof AgentPlatformError,
};

const clerk: MeasuredClient = {
  name: '@clerk/backend',
  call: (apiUrl) =>
    createClerkClient({ secretKey: 'sk_test_secret-token', apiUrl, telemetry: { disabled: true } }).users.getUserList(),
  isTyped: (error) =>
    (error as Error).name === 'ClerkAPIResponseError' && (error as { errors?: unknown[] }).errors?.length !== 0,
};

/** All clients that are there. */
export async function findClients(): Promise<MeasuredClient[]> {
  const folder = process.env.OTHER_SDKS;
  if (folder === undefined) return [ours, clerk];
  const require = createRequire(join(folder, 'package.json'));
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- packages that are not installed here have no types
  const load = async (name: string): Promise<any> => import(pathToFileURL(require.resolve(name)).href);
  const { default: OpenAI } = await load('openai');
  const { default: Stripe } = await load('stripe');
  const { Octokit } = await import(pathToFileURL(join(folder, 'node_modules/@octokit/core/dist-src/index.js')).href);
  return [
    ours,
    {
      name: 'openai',
      call: (baseURL, signal) =>
        new OpenAI({ apiKey: 'secret-token', baseURL, timeout: 1000, maxRetries: 2 }).models.list({ signal }),
      isTyped: (error) => error instanceof OpenAI.OpenAIError,
    },
    {
      name: 'stripe',
      call: (baseUrl) => {
        const { hostname, port } = new URL(baseUrl);
        return new Stripe('secret-token', {
          host: hostname,
          port,
          protocol: 'http',
          timeout: 1000,
          maxNetworkRetries: 2,
        }).customers.list();
      },
      isTyped: (error) => error instanceof Stripe.errors.StripeError,
    },
    {
      name: '@octokit/core',
      call: (baseUrl, signal) =>
        new Octokit({ auth: 'secret-token', baseUrl }).request('GET /user', { request: { signal } }),
      isTyped: (error) => (error as Error).name === 'HttpError',
    },
    clerk,
  ];
}
