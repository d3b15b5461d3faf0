// The clients that measure.ts runs with the same faults, each with a time limit of one second and two retries if it has
// such settings. OTHER_SDKS names a folder with installed clients that are measured only for sdk/README.md.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClerkClient } from '@clerk/backend';
import { AgentPlatformError, createClient, type ClientOptions } from '../../../sdk/src/index.js';

export interface MeasuredClient {
  name: string;
  call(baseUrl: string, signal: AbortSignal): Promise<unknown>;
  /** The same call with a middleware or a `fetch` that throws. Absent if the client accepts neither. */
  callWithBug?(baseUrl: string): Promise<unknown>;
  /** Reads the text of a stream of events. Absent if the client has no streams. */
  stream?: {
    read(baseUrl: string, signal: AbortSignal): Promise<string>;
    /** Returns the `data` of each event of a stream with this text. */
    events(text: string): string[];
  };
  isTyped(error: unknown): boolean;
}

const bug = (): never => {
  throw new TypeError('a mistake of the caller');
};

const open = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, token: 'secret-token', attemptTimeoutMs: 1000, deadlineMs: 10_000, ...options });

const ours: MeasuredClient = {
  name: '@agent-platform/sdk',
  call: (baseUrl, signal) => open(baseUrl).agents.list({}, { signal }),
  callWithBug: (baseUrl) => open(baseUrl, { middleware: [bug] }).agents.list(),
  stream: {
    read: async (baseUrl, signal) =>
      (await open(baseUrl).chat.stream({ agentId: 1, message: 'Hi' }, { signal })).text(),
    events: (text) => [
      '{"type":"start"}',
      JSON.stringify({ type: 'text-delta', id: '1', delta: text }),
      '{"type":"finish"}',
      '[DONE]',
    ],
  },
  isTyped: (error) => error instanceof AgentPlatformError,
};

const clerk: MeasuredClient = {
  name: '@clerk/backend',
  call: (apiUrl) =>
    createClerkClient({ secretKey: 'sk_test_secret-token', apiUrl, telemetry: { disabled: true } }).users.getUserList(),
  isTyped: (error) =>
    (error as Error).name === 'ClerkAPIResponseError' && (error as { errors?: unknown[] }).errors?.length !== 0,
};

export async function findClients(): Promise<MeasuredClient[]> {
  const folder = process.env.OTHER_SDKS;
  if (folder === undefined) return [ours, clerk];
  const require = createRequire(join(folder, 'package.json'));
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- packages that are not installed here have no types
  const load = async (name: string): Promise<any> => import(pathToFileURL(require.resolve(name)).href);
  const { default: OpenAI } = await load('openai');
  const { default: Stripe } = await load('stripe');
  const { Octokit } = await import(pathToFileURL(join(folder, 'node_modules/@octokit/core/dist-src/index.js')).href);
  const settings = { apiKey: 'secret-token', timeout: 1000, maxRetries: 2 };
  return [
    ours,
    {
      name: 'openai',
      call: (baseURL, signal) => new OpenAI({ ...settings, baseURL }).models.list({ signal }),
      callWithBug: (baseURL) => new OpenAI({ ...settings, baseURL, fetch: bug }).models.list(),
      stream: {
        read: async (baseURL, signal) => {
          const body = { model: 'm', messages: [{ role: 'user', content: 'Hi' }], stream: true };
          let text = '';
          for await (const { choices } of await new OpenAI({ ...settings, baseURL }).chat.completions.create(body, {
            signal,
          }))
            // prettier-ignore
            text += choices[0].delta.content ?? '';
          return text;
        },
        events: (text) => [
          JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] }),
          '{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}',
          '[DONE]',
        ],
      },
      isTyped: (error) => error instanceof OpenAI.OpenAIError,
    },
    {
      name: 'stripe',
      call: (baseUrl) => {
        const { hostname, port, protocol } = new URL(baseUrl);
        return new Stripe('secret-token', {
          host: hostname,
          port: port || 80,
          protocol: protocol.slice(0, -1),
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
      callWithBug: (baseUrl) => new Octokit({ baseUrl, request: { fetch: bug } }).request('GET /user'),
      isTyped: (error) => (error as Error).name === 'HttpError',
    },
    clerk,
  ];
}
