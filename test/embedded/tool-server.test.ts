// Tests which HTTP requests the embedded tool server rejects.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  startEmbeddedToolServer,
  toolServerKey,
  type EmbeddedToolServer,
} from '../../server/embedded/tool-server/index.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-tools-'));
let server: EmbeddedToolServer;
beforeAll(async () => {
  server = await startEmbeddedToolServer({ dataDir, port: 0, log: { error: () => undefined } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = async (body: string, authorization = toolServerKey): Promise<number> =>
  (await fetch(server.url, { method: 'POST', headers: { authorization }, body })).status;

test('a call without the key is rejected', async () => expect(await post('{}', 'Bearer other')).toBe(401));

test.each([
  ['is not JSON', '{'],
  ['is larger than 64 KiB', JSON.stringify('x'.repeat(2 ** 20))],
])('a body that %s is rejected', async (_name, body) => expect(await post(body)).toBe(400));
