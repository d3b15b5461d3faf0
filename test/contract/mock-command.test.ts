import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { failedStart, startMock, type Mock } from './mock-process.js';
import type { Json } from './support.js';

let mock: Mock;
const authorization = { authorization: 'Bearer any' };
const json = { ...authorization, 'content-type': 'application/json' };

const folder = mkdtempSync(join(tmpdir(), 'agent-platform-mock-'));
const delayMs = 20;
const recording = join(folder, 'traffic.ndjson');

// One process has all options, because a start takes a second of CPU time.
beforeAll(async () => {
  mock = await startMock('--stateful', '--delay', String(delayMs), '--record', recording);
}, 120_000);

afterAll(async () => {
  await mock?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('--record stores no body for a request without a body', async () => {
  await fetch(`${mock.url}/agent-tags`, { headers: authorization });
  await fetch(`${mock.url}/agent-tags`, { method: 'POST', headers: json, body: '{"name":"recorded"}' });
  // The mock writes an exchange after the client has its reply.
  const lines = () => readFileSync(recording, 'utf8').split('\n').slice(0, -1);
  await eventually(
    () => lines().length,
    (count) => count === 2,
  );
  const requests = lines().map((line) => (JSON.parse(line) as Json).request);
  expect(requests).toMatchObject([{ method: 'GET' }, { method: 'POST', body: '{"name":"recorded"}' }]);
  expect(requests[0]).not.toHaveProperty('body');
});

test('--delay separates the events of a stream', async () => {
  const body = JSON.stringify({
    agentId: 1,
    message: { role: 'user', parts: [{ type: 'text', text: 'one two three four' }] },
  });
  const startedMs = performance.now();
  const reply = await fetch(`${mock.url}/chat`, { method: 'POST', headers: json, body });
  expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
  const text = await reply.text();
  const events = text.trimEnd().split('\n\n');
  expect(events.length).toBeGreaterThan(5);
  expect(events.at(-1)).toBe('data: [DONE]');
  // A timer may end up to a millisecond early.
  expect(performance.now() - startedMs).toBeGreaterThan((events.length - 1) * (delayMs - 1));
});

test('the mock prints one line per request', async () => {
  await fetch(`${mock.url}/admin/users?query=424242`, { headers: authorization });
  await fetch(`${mock.url}/agents?id=x424242`, { headers: authorization });
  const lines = () => mock.lines.filter((line) => line.includes('424242'));
  while (lines().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(lines()).toEqual([
    expect.stringMatching(/^GET \/admin\/users\?query=424242 200 listUsers \d+ ms$/),
    expect.stringMatching(/^GET \/agents\?id=x424242 400 listAgents \d+ ms \(query\.id must be an integer\)$/),
  ]);
});

test('--stateful keeps what is created and forgets what is deleted', async () => {
  const call = async (method: string, path: string, body?: object): Promise<Json> => {
    const reply = await fetch(`${mock.url}${path}`, { method, headers: json, body: JSON.stringify(body) });
    return { status: reply.status, body: await reply.json() };
  };
  const { id } = (await call('POST', '/agent-tags', { name: 'new' })).body;
  const names = async () => (await call('GET', '/agent-tags')).body.map(({ name }: Json) => name);
  expect(await names()).toContain('new');
  expect(await call('POST', '/agent-tags', { name: '' })).toMatchObject({ status: 400 });
  await call('DELETE', `/agent-tags?id=${id}`);
  expect(await names()).not.toContain('new');

  const grant = (await call('POST', '/upload/presigned', { filename: 'a.txt', contentType: 'text/plain' })).body;
  const { contentType, orgId, userId } = grant.metadata;
  const signed = { 'x-amz-meta-file-type': contentType, 'x-amz-meta-org-id': orgId, 'x-amz-meta-user-id': userId };
  const sent = new Uint8Array([0x45, 0x00, 0xff, 0x17]);
  const put = { method: 'PUT', headers: { 'content-type': contentType, ...signed }, body: sent };
  expect((await fetch(grant.url, put)).status).toBe(200);
  const { fileId, key: fileKey, contentKey } = grant;
  const file = { kbId: 1, fileId, fileName: 'a.txt', fileKey, contentKey, contentType };
  const added = await call('POST', '/kb/files', file);
  expect(added).toMatchObject({ status: 201, body: { file: { fileSize: 4 } } });
  const addressOf = async (id: number): Promise<string> =>
    (await call('GET', `/kb/files/download?kbId=1&fileId=${id}`)).body.url;
  const downloaded = await fetch(await addressOf(added.body.file.id));
  expect([downloaded.status, downloaded.headers.get('content-type')]).toEqual([200, contentType]);
  expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(sent);
  const ofExample = (await call('GET', '/kb/files?kbId=1')).body.files.find(
    ({ id: fileOfExample }: Json) => fileOfExample !== added.body.file.id,
  );
  const missing = await fetch(await addressOf(ofExample.id));
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<Code>NoSuchKey</Code>')]);
  const preview = await call('GET', '/scheduled-tasks/preview?schedule=0%206%20*%20*%201-5');
  expect(preview.body.description).toBe('At 06:00, Monday through Friday');
  expect(new Set(preview.body.next).size).toBe(10);
  const noStep = await call('GET', '/scheduled-tasks/preview?schedule=0%2006%20*%2F1%20*%2001');
  expect(noStep.body.description).toBe('At 06:00, only on Monday');
  expect(noStep.body.next.map((at: string) => new Date(at).getUTCDay())).toEqual(Array(10).fill(1));
  expect(await call('GET', '/scheduled-tasks/preview?schedule=0%200%2031%202%20*')).toMatchObject({ status: 400 });
  const { createdAt } = (await call('POST', '/agents', { name: 'new' })).body;
  expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
  // The times of the examples move with the current date.
  const signedIn = (await call('GET', '/admin/users')).body.data.map(({ lastSignInAt }: Json) => lastSignInAt ?? 0);
  expect(Date.now() - Math.max(...signedIn)).toBeLessThan(14 * 24 * 60 * 60_000);
  expect((await call('GET', '/admin/auditLog')).body.entries.length).toBeGreaterThan(0);
  // The mock cannot compute the results of a search.
  expect(await call('POST', '/kb/search', { kbId: 1, query: 'E-17' })).toMatchObject({ status: 501 });
});

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".\n'],
  [['--delay=-1'], '--delay must be a whole number from 0 to 60000, not "-1".\n'],
  [['--host', '203.0.113.7'], 'This machine does not have the address 203.0.113.7. Choose another one with --host.\n'],
  [['--record', 'no-such-folder/a.ndjson'], '--record cannot write to no-such-folder/a.ndjson: ENOENT.\n'],
  [['--record', '.'], '--record cannot write to .: EISDIR.\n'],
  [['--contract', 'missing.yaml'], 'missing.yaml does not exist.\n'],
  [['--colour', 'red'], /Unknown option '--colour'/],
])('the mock explains in one line why it does not start with %j', async (given, expected) => {
  const message = await failedStart('0', ...given);
  expect(message).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  expect(message.trim().split('\n')).toHaveLength(1);
});

test('the mock explains in one line that a port is in use', async () => {
  const { port } = new URL(mock.url);
  expect(await failedStart(port)).toBe(
    `Port ${port} is in use. Choose another one with --port; 0 chooses a free port.\n`,
  );
});
