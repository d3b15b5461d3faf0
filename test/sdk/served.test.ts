// Tests uploads, chats, and lists that are read to their end, against the real server and its storage.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sdk from '../../sdk/src/index.js';
import { readAll, startTestStore, storageAt } from '../storage/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { failure } from './failure.js';

let server: TestServer;
let store: Awaited<ReturnType<typeof startTestStore>>;
let client: sdk.Client;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  store = await startTestStore();
  const { accessKeyId, secretAccessKey } = store.credentials;
  server = await startTestServer(
    {
      S3_BUCKET: 'test',
      S3_ENDPOINT: store.endpoint,
      S3_REGION: store.region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    { worker: true },
  );
  client = sdk.createClient({ baseUrl: server.url, token: () => server.tokenFor() });
});
afterAll(async () => {
  await server?.stop();
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sayHello = async () => ({
  agentId: (await client.agents.save({ name: `Echo ${Math.random()}` })).id,
  message: { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hello you' }] },
});

test.each<[string, (input: sdk.ChatInput) => Promise<unknown>]>([
  ['a stream', async (input) => (await client.chat.stream(input)).text()],
  ['a wait', (input) => client.chat.sendAndWait(input)],
])('the error of %s has the failure code of the run', async (_name, run) => {
  const input = { ...(await sayHello()), message: 'fail refused' };
  expect(await failure(run(input))).toMatchObject({
    name: 'JobFailedError',
    status: 'error',
    failureCode: 'model_rejected',
  });
});

describe('upload', () => {
  const bytes = Buffer.alloc(3_000_000, 'E-17 ');
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
  const stored = async (key: string) => sha256(await readAll((await storageAt(store, 'test').get(key)).content));

  test.each<[string, () => sdk.UploadSource]>([
    ['a blob', () => new Blob([bytes], { type: 'text/plain' })],
    ['a stream', () => new Blob([bytes]).stream() as ReadableStream<Uint8Array>],
    ['bytes', () => bytes],
    ['a path', () => (writeFileSync(join(folder, 'notes.txt'), bytes), { path: join(folder, 'notes.txt') })],
  ])('of %s, with and without onProgress', async (_name, source) => {
    const options = { filename: 'notes.txt', contentType: 'text/plain; charset=utf-8' };
    expect(await stored((await client.uploads.upload(source(), options)).key)).toBe(sha256(bytes));
    const seen: sdk.UploadProgress[] = [];
    const counted = await client.uploads.upload(source(), {
      ...options,
      onProgress: (progress) => seen.push(progress),
    });
    expect(await stored(counted.key)).toBe(sha256(bytes));
    expect(seen.at(-1)).toEqual({ sentBytes: bytes.length, totalBytes: bytes.length });
    expect(seen.filter(({ sentBytes }) => sentBytes === bytes.length)).toHaveLength(1);
  });

  test('needs a name, and a path must exist', async () => {
    expect(await failure(client.uploads.upload(new Blob(['x'])))).toBeInstanceOf(sdk.UsageError);
    expect(await failure(client.uploads.upload({ path: join(folder, 'none.txt') }))).toBeInstanceOf(sdk.UsageError);
    expect((await client.uploads.upload({ path: join(folder, 'notes.txt') })).key).toMatch(/\/notes\.txt$/);
  });

  // Returns a client whose fetch changes requests or replies, as a proxy would.
  const between = (change: (request: Request, nth: number) => Promise<Response | Request>) => {
    const puts: Request[] = [];
    const fetch = async (request: Request) => {
      if (request.method !== 'PUT' || request.url.startsWith(server.url)) return globalThis.fetch(request);
      const changed = await change(request, puts.push(request));
      return changed instanceof Request ? globalThis.fetch(changed) : changed;
    };
    return { puts, client: sdk.createClient({ baseUrl: server.url, token: () => server.tokenFor(), fetch }) };
  };
  const send = (through: sdk.Client) =>
    through.uploads.upload(new Blob(['text'], { type: 'text/plain' }), { filename: 'a.txt' });

  test('the access token is not sent to the storage', async () => {
    const { puts, client: through } = between(async (request) => request);
    await send(through);
    expect(puts).toHaveLength(1);
    expect(puts[0]?.headers.has('Authorization')).toBe(false);
  });

  test.each(['content-type', 'x-amz-meta-org-id', 'x-amz-meta-user-id', 'x-amz-meta-file-type'])(
    'the error names the header %s if it was changed on the way',
    async (name) => {
      const { puts, client: through } = between(async (request) => {
        const headers = new Headers(request.headers);
        headers.set(name, 'other');
        return new Request(request.url, { method: 'PUT', headers, body: await request.blob() });
      });
      expect(await failure(send(through))).toMatchObject({
        name: 'UploadError',
        status: 403,
        code: 'SignatureDoesNotMatch',
        header: name,
      });
      expect(puts).toHaveLength(1);
    },
  );

  test.each([
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a fault of the storage', async () => new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 })],
    [
      'an expired URL',
      async () =>
        new Response('<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>', { status: 403 }),
    ],
  ])('after %s the upload is retried once with a new URL', async (_name, fault) => {
    const { puts, client: through } = between((request, nth) => (nth === 1 ? fault() : Promise.resolve(request)));
    expect((await send(through)).fileId).toHaveLength(36);
    expect(new Set(puts.map(({ url }) => url)).size).toBe(2);
    const broken = between(fault);
    expect(await failure(send(broken.client))).toBeInstanceOf(sdk.AgentPlatformError);
    expect(broken.puts).toHaveLength(2);
  });
});

describe('chat', () => {
  test('is read event by event', async () => {
    const stream = await client.chat.stream(await sayHello());
    const types = [];
    for await (const event of stream) types.push(event.type);
    expect(types[0]).toBe('start');
    expect(types).toContain('text-delta');
    expect(types.at(-1)).toBe('finish');
    const conversation = await client.conversations.waitUntilDone({ threadId: stream.threadId ?? '' });
    expect(conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  test('is read as one text', async () => {
    expect(await (await client.chat.stream(await sayHello())).text()).toContain('Hello you');
  });

  test('in the background is awaited until it has ended', async () => {
    const { threadId } = await client.chat.send(await sayHello());
    const { streamStatus, messages } = await client.conversations.waitUntilDone({ threadId });
    expect([streamStatus, messages.length]).toEqual(['completed', 2]);
  });
});

describe('lists', () => {
  test('are read page by page to their end', async () => {
    const before = (await client.conversations.list().toArray({ limit: Infinity })).length;
    for (let count = 0; count < 5; count += 1) await (await client.chat.stream(await sayHello())).text();
    const ids: string[] = [];
    for await (const { id } of client.conversations.list({ limit: 2 })) ids.push(id);
    expect(new Set(ids).size).toBe(before + 5);
    const sizes: number[] = [];
    for await (const page of client.conversations.list({ limit: 2 }).pages()) sizes.push(page.conversations.length);
    expect(sizes.length).toBe(Math.ceil((before + 5) / 2));
    expect((await client.conversations.list({ limit: 2 }).toArray({ limit: 3 })).map(({ id }) => id)).toEqual(
      ids.slice(0, 3),
    );
    expect((await client.conversations.list().first())?.id).toBe(ids[0]);
  });

  test('are read to their end by version id, by offset and without paging', async () => {
    const agent = await client.agents.save({ name: 'Versioned' });
    for (let count = 0; count < 4; count += 1)
      await client.agents.save({ id: agent.id, systemPrompt: `Prompt ${count}` });
    const numbers = (
      await client.agents.versions.list({ agentId: agent.id, limit: 2 }).toArray({ limit: Infinity })
    ).map(({ number }) => number);
    expect(numbers).toEqual([5, 4, 3, 2, 1]);
    for (const userId of ['user_a', 'user_b', 'user_c']) await server.tokenFor({ userId });
    const users = await client.users.list({ limit: 2 }).toArray({ limit: Infinity });
    expect(users.length).toBe((await client.users.list()).totalCount);
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
    expect((await client.agents.list().toArray({ limit: 2 })).length).toBe(2);
    expect(await client.agents.list().toArray({ limit: Infinity })).toEqual(await client.agents.list());
  });
});

test('a wait for an execution rejects if the task is deleted before the execution begins', async () => {
  const idle = await startTestServer({}, { worker: false });
  const own = sdk.createClient({ baseUrl: idle.url, token: () => idle.tokenFor() });
  const { id: agentId } = await own.agents.save({ name: 'Reporter' });
  const { id: taskId } = await own.tasks.create({
    agentId,
    name: 'Report',
    prompt: 'Write it.',
    schedule: '0 9 * * 1',
  });
  const waiting = failure(own.tasks.runAndWait({ taskId }, { waitMs: 60_000 }));
  await eventually(
    () => own.tasks.executions({ taskId }).toArray({ limit: 2 }),
    ({ length }) => length === 1,
  );
  await own.tasks.delete({ taskId });
  await idle.container.startWorker();
  expect(await waiting).toMatchObject({
    name: 'JobFailedError',
    status: 'skipped',
    result: { scheduledTaskId: taskId },
  });
  await idle.stop();
});
