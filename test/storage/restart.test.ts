// Tests that confirmed objects survive restarts and `kill -9`, and that partial uploads do not appear.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DataFolderInUseError } from '../../server/embedded/postgres/index.js';
import { grantFor, readAll, rightHeaders, send, startTestStore, storageAt, type StoreAccess } from './support.js';
import { builtFile } from '../support/built.js';

let dataDir = '';
const running: { stop?(): Promise<void>; kill?(): Promise<void> }[] = [];
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-storage-'))));
afterEach(async () => {
  for (const each of running.splice(0)) await (each.stop?.() ?? each.kill?.());
  rmSync(dataDir, { recursive: true, force: true });
});

const filesIn = (folder: string) => readdirSync(join(dataDir, 'object-store', folder));

async function start(port = 0) {
  const store = await startTestStore({ dataDir, port });
  running.push(store);
  return store;
}

interface StoreProcess extends StoreAccess {
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
}

async function startProcess(): Promise<StoreProcess> {
  // Omits the flags for Jest in NODE_OPTIONS.
  const child = spawn(process.execPath, [builtFile('test/storage/store-process.ts'), dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const ready = await firstLine(child);
  const store = { ...(JSON.parse(ready) as Omit<StoreAccess, 'region'>), region: 'us-east-1', kill };
  running.push(store);
  return store;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('the store ended')));
  });
}

test('objects, keys and URLs survive a restart', async () => {
  const first = await start();
  const storage = storageAt(first, 'test');
  await storage.put({ key: 'org_1/kept', body: 'kept', contentType: 'text/plain', metadata: { source: 'a' } });
  const url = await storage.presignUpload(grantFor('org_1/later'));
  await first.stop();
  await expect(storage.head('org_1/kept')).rejects.toMatchObject({ name: 'StorageError', failure: 'unavailable' });

  const second = await start(Number(new URL(first.endpoint).port));
  expect(second.credentials).toEqual(first.credentials);
  expect(await storage.head('org_1/kept')).toMatchObject({
    size: 4,
    contentType: 'text/plain',
    metadata: { source: 'a' },
  });
  expect((await send(url, { headers: rightHeaders, body: 'x' })).status).toBe(200);
});

test('a stop aborts uploads in progress and deletes their partial data', async () => {
  const store = await start();
  const upload = await beginUpload(store, 'org_1/stopped');
  await store.stop();
  await upload.ended;
  expect(filesIn('unfinished')).toEqual([]);
  expect(filesIn('buckets/test')).toEqual([]);
  await store.stop();
});

test('a second store on the same folder or port does not start', async () => {
  const store = await start();
  await expect(startTestStore({ dataDir })).rejects.toThrow(DataFolderInUseError);
  const other = mkdtempSync(join(tmpdir(), 'agent-platform-storage-'));
  await expect(startTestStore({ dataDir: other, port: Number(new URL(store.endpoint).port) })).rejects.toThrow(
    'is in use; configure another one',
  );
  const free = await startTestStore({ dataDir: other }); // the failed start has released its folder
  await free.stop();
  rmSync(other, { recursive: true });
});

interface Upload {
  /** Resolves when the connection breaks. */
  readonly ended: Promise<void>;
}

/** Announces 1 MB and sends half of it. Resolves when the store has begun to write. */
async function beginUpload(store: StoreAccess, key: string): Promise<Upload> {
  const before = filesIn('unfinished').length;
  const url = await storageAt(store, 'test').presignUpload(grantFor(key));
  const request = http.request(url, {
    method: 'PUT',
    headers: { ...rightHeaders, 'content-length': '1000000' },
    agent: false,
  });
  const ended = new Promise<void>((resolve) => request.on('error', () => resolve()));
  request.write(Buffer.alloc(500_000, 'half '));
  while (filesIn('unfinished').length === before) await sleep(5);
  return { ended };
}

test('a start after kill -9 during an upload keeps earlier objects and removes partial ones', async () => {
  const first = await startProcess();
  await storageAt(first, 'test').put({
    key: 'org_1/replaced',
    body: 'before',
    contentType: 'text/plain',
    metadata: { version: '1' },
  });
  const uploads = [await beginUpload(first, 'org_1/replaced'), await beginUpload(first, 'org_1/new')];
  await first.kill();
  await Promise.all(uploads.map(({ ended }) => ended));
  expect(filesIn('unfinished')).toHaveLength(2);

  const second = await start();
  expect(filesIn('unfinished')).toEqual([]);
  expect(filesIn('buckets/test')).toHaveLength(1);
  const storage = storageAt(second, 'test');
  const { content, ...described } = await storage.get('org_1/replaced');
  expect(described).toMatchObject({ size: 6, contentType: 'text/plain', metadata: { version: '1' } });
  expect((await readAll(content)).toString()).toBe('before');
  await expect(storage.head('org_1/new')).rejects.toMatchObject({ failure: 'not_found' });
});

test('kill -9 during many writes keeps every confirmed object complete', async () => {
  const lengthOf = (number: number) => 1 + ((number * 7919) % 400_000);
  for (let round = 0; round < 4; round++) {
    const store = await startProcess();
    const storage = storageAt(store, 'test', { timeoutMs: 2_000 });
    const confirmed = new Map<string, number>();
    const write = async (writer: number) => {
      for (let number = writer; ; number += 4) {
        const key = `org_1/round-${round}/${number % 20}`; // each key is overwritten repeatedly
        await storage.put({
          key,
          body: Buffer.alloc(lengthOf(number), number % 256),
          contentType: 'application/octet-stream',
          metadata: { number: String(number) },
        });
        confirmed.set(key, number);
      }
    };
    const writers = [0, 1, 2, 3].map((writer) => write(writer).catch(() => undefined));
    while (confirmed.size === 0) await sleep(5);
    await sleep(50 + round * 97);
    await store.kill();
    await Promise.all(writers);

    const again = await startTestStore({ dataDir });
    const reader = storageAt(again, 'test');
    for (const [key, number] of confirmed) {
      const { content, metadata } = await reader.get(key);
      const found = Number(metadata['number']);
      expect(found % 20).toBe(number % 20);
      expect(found).toBeGreaterThanOrEqual(number); // a later write may have been stored without a confirmation
      expect((await readAll(content)).equals(Buffer.alloc(lengthOf(found), found % 256))).toBe(true);
    }
    await again.stop();
  }
});
