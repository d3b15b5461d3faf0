import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { recordFetch } from '../../mocks/src/record.js';
import { eventually } from '../support/eventually.js';

const folder = mkdtempSync(join(tmpdir(), 'agent-platform-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['text/event-stream', 'application/x-ndjson; charset=utf-8'])(
  'a stream of %s arrives without delay, and is recorded at its end',
  async (type) => {
    const file = join(folder, `${type.replace(/\W/g, '-')}.ndjson`);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { 'content-type': type };
    const send = recordFetch(file, () => Promise.resolve(new Response(readable, { headers })));
    const reply = await send('http://127.0.0.1/export');
    const writer = writable.getWriter();
    await Promise.all([writer.write(Buffer.from('one\n')).then(() => writer.close()), reply.text()]);
    await eventually(() => existsSync(file), Boolean);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      request: { method: 'GET', url: 'http://127.0.0.1/export' },
      response: { status: 200, headers, body: 'one\n' },
    });
  },
  5_000,
);

test('secrets in headers are not recorded', async () => {
  const file = join(folder, 'secrets.ndjson');
  const send = recordFetch(file, () => Promise.resolve(new Response('{}', { headers: { 'set-cookie': 'id=secret' } })));
  const headers = { authorization: 'Bearer secret', cookie: 'id=secret', 'x-api-key': 'secret', accept: 'text/plain' };
  await send('http://127.0.0.1/agents', { headers });
  const recorded = readFileSync(file, 'utf8');
  expect(recorded).not.toContain('secret');
  expect(JSON.parse(recorded)).toMatchObject({
    request: { headers: { authorization: 'Bearer removed', cookie: 'removed', accept: 'text/plain' } },
    response: { headers: { 'set-cookie': 'removed' } },
  });
});
