// Tests that an abort leaves no resource open. A separate process (abort-everywhere.ts) makes the calls.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import {
  json,
  startMisbehavingServer,
  startRawServer,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';

let server: MisbehavingServer;
let silent: Awaited<ReturnType<typeof startRawServer>>;
let folder: string;

// A closed connection is not reused for the next request, so the list shows only what the SDK left open.
const closing = { Connection: 'close' };
const grant = () => ({
  url: `${server.url}/storage/key`,
  fileId: 'f',
  key: 'k',
  contentKey: 'c',
  metadata: { contentType: 'text/plain', orgId: 'o', userId: 'u' },
});
const replies: Record<string, Misbehaviour> = {
  ok: json(200, [], closing),
  headers: () => {},
  body: (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', ...closing }).write('['),
  stream: (_request, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/event-stream', ...closing })
      .write('data: {"type":"start"}\n\n'),
  backoff: json(503, { error: 'x' }, { 'Retry-After': '60', ...closing }),
  refused: json(401, { error: 'Unauthorized' }, closing),
  upload: (request, response) => json(200, grant(), closing)(request, response),
  page: (request, response) =>
    request.url?.includes('cursor=')
      ? undefined
      : json(200, { conversations: [{ id: 'a' }], nextCursor: 'b' }, closing)(request, response),
  wait: json(200, { files: [{ id: 1, processingStatus: 'parsing' }] }, closing),
};

beforeAll(async () => {
  server = await startMisbehavingServer();
  silent = await startRawServer('');
  // The first path segment selects the reply. The storage never replies.
  server.behave((request, response) => replies[request.url?.split('/')[1] ?? '']?.(request, response));
  folder = mkdtempSync(join(tmpdir(), 'agent-platform-resources-'));
  const entry = fileURLToPath(new URL('abort-everywhere.ts', import.meta.url));
  await build({
    entryPoints: [entry],
    outfile: join(folder, 'run.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});
afterAll(async () => {
  await server?.close();
  await silent?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('after an abort in every phase, the process has the same open resources as before', async () => {
  const env = { ...process.env, NODE_OPTIONS: '', API: server.url, SILENT: silent.url };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'run.mjs')], { env, timeout: 100_000 });
  const phases = JSON.parse(stdout) as Record<
    string,
    { error: string; before: string[]; during: string[]; after: string[] }
  >;
  expect(Object.keys(phases).length).toBe(10);
  for (const [name, { error, before, during, after }] of Object.entries(phases)) {
    // The call must have opened a resource; otherwise the test would prove nothing.
    expect({ name, error, hadSomething: during.length > before.length, after }).toEqual({
      name,
      error: 'AbortError',
      hadSomething: true,
      after: before,
    });
  }
});
