// A program that aborts a call in every phase, and prints the resources that are open before, during and after each
// call. active-resources.test.ts runs it.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type AgentPlatformError, type Client, type ClientOptions } from '../../sdk/src/index.js';

const { API: api = '', SILENT: silent = '' } = process.env;
const message = { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hi' }] };
const list = (client: Client, signal: AbortSignal): Promise<unknown> => client.agents.list({}, { signal });

interface Phase {
  /** Path that selects the reply of the server. */
  path?: string;
  options?: Partial<ClientOptions>;
  call?: (client: Client, signal: AbortSignal) => Promise<unknown>;
}

const phases: Record<string, Phase> = {
  token: { options: { token: () => new Promise(() => {}) } },
  // The server does not reply to the TLS handshake, so the client waits for the connection.
  connect: { options: { baseUrl: silent.replace('http:', 'https:') } },
  headers: { path: 'headers' },
  body: { path: 'body' },
  backoff: { path: 'backoff' },
  'token refresh': { path: 'refused', options: { token: ({ refresh }) => (refresh ? new Promise(() => {}) : 't') } },
  'upload to the storage': {
    path: 'upload',
    call: (client, signal) =>
      client.uploads.upload(new Blob(['x'.repeat(100_000)]), { filename: 'a.txt', signal, onProgress: () => {} }),
  },
  iterator: {
    path: 'page',
    call: (client, signal) => client.conversations.list({}, { signal }).toArray({ limit: Infinity }),
  },
  'events of a chat': {
    path: 'stream',
    call: async (client, signal) => (await client.chat.stream({ agentId: 1, message }, { signal })).text(),
  },
  wait: { path: 'wait', call: (client, signal) => client.knowledgeBases.waitUntilReady({ kbId: 1 }, { signal }) },
};

// Leaves out the streams of the program's output.
const open = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => !/^(TTYWrap|PipeWrap|FSReq)/.test(name))
    .sort();
const same = (one: string[], other: string[]) => one.join() === other.join();

/**
 * Waits at most 30 s until the open resources are the expected ones, and returns the open resources. A socket closes
 * after the end of its call. If it is still connecting, it closes only at the connection timeout of the runtime.
 */
async function settle(expected: string[]): Promise<string[]> {
  for (let looks = 0; looks < 3000 && !same(open(), expected); looks += 1) await sleep(10);
  return open();
}

// The first request opens resources of the runtime itself.
await createClient({ baseUrl: `${api}/ok`, token: 't' }).agents.list();
await settle([]);

const results: Record<string, unknown> = {};
for (const [name, { path = 'ok', options, call = list }] of Object.entries(phases)) {
  const before = open();
  const controller = new AbortController();
  const client = createClient({ baseUrl: `${api}/${path}`, token: 't', ...options });
  const ended = call(client, controller.signal).then(
    () => 'none',
    (error: AgentPlatformError) => error.name,
  );
  // Long enough to reach the phase, and far shorter than any limit of the calls.
  await sleep(400);
  const during = open();
  controller.abort();
  results[name] = { error: await ended, before, during, after: await settle(before) };
}
console.log(JSON.stringify(results));
