// `npm run doctor` finds what is missing, corrupt, orphaned or cannot be decrypted.
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createS3Storage } from '../../server/platform/storage/index.js';
import { findRunningObjectStore } from '../../server/embedded/object-store/index.js';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { killLeftovers, runToEnd, startServer, type RunningServer } from '../start/support.js';
import { acquireTestDatabase } from '../support/database.js';
import { createFixture, objectFile, runDoctor, type Fixture } from './support.js';

// Several processes start one after another.
jest.setTimeout(300_000);

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-doctor-')));
const environment = { DATA_DIR: dataDir };
let server: RunningServer;
let fixture: Fixture;
beforeAll(async () => {
  server = await startServer(environment);
  fixture = await createFixture(server);
});
afterAll(async () => {
  await killLeftovers();
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const statuses = (report: Awaited<ReturnType<typeof runDoctor>>) =>
  Object.fromEntries(report.checks.map(({ name, status }) => [name, status]));

test('beside a server whose data is whole, everything is ok', async () => {
  const report = await runDoctor(environment, ['--read-objects']);
  expect(statuses(report)).toEqual({
    ...{ database: 'ok', schema: 'ok', secrets: 'ok', store: 'ok' },
    ...{ files: 'ok', contents: 'ok', skills: 'ok', 'skill files': 'ok', orphaned: 'ok' },
  });
  expect(report.checks.find(({ name }) => name === 'files')?.detail).toBe(
    'All 1 files of knowledge bases are in the store.',
  );
});

test('missing, corrupt and orphaned objects are named, and the server goes on', async () => {
  const found = await findRunningObjectStore(dataDir, 'agent-platform');
  const storage = createS3Storage({ ...found!, usesPathStyle: true });
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  const skillKey = keys.find((key) => key.endsWith('/SKILL.md')) ?? '';
  await storage.remove(skillKey);
  await storage.put({
    key: `${fixture.organizationId}/contents/orphan.md`,
    body: 'text',
    contentType: 'text/markdown',
  });
  const file = objectFile(dataDir, fixture.fileKey);
  const bytes = readFileSync(file);
  bytes[0] = bytes[0]! ^ 1;
  writeFileSync(file, bytes);

  const report = await runDoctor(environment, ['--read-objects']);
  expect(statuses(report)).toMatchObject({ files: 'failed', contents: 'ok', skills: 'failed', orphaned: 'warning' });
  const itemsOf = (name: string) => report.checks.find((entry) => entry.name === name)?.items;
  expect(itemsOf('skills')).toEqual([expect.stringContaining(skillKey)]);
  expect(itemsOf('files')).toEqual([expect.stringMatching(/notes\.md: .*ObjectCorrupt$/)]);
  expect(itemsOf('orphaned')).toEqual([`${fixture.organizationId}/contents/orphan.md`]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  storage.close();
});

test('a key that is gone is reported for each secret that needs it', async () => {
  const report = await runDoctor({ ...environment, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
  expect(report.checks.find(({ name }) => name === 'secrets')).toMatchObject({
    status: 'failed',
    items: [expect.stringMatching(/tool server \d+: encrypted with a key that is not configured$/)],
  });
});

test('a database without a schema, and one that does not answer', async () => {
  const database = await acquireTestDatabase();
  try {
    await database.database.raw('delete from migrations where name = (select max(name) from migrations)');
    const report = await runDoctor({ ...environment, DATABASE_URL: database.url });
    expect(report.checks.find(({ name }) => name === 'schema')).toMatchObject({
      status: 'failed',
      items: [expect.any(String)],
    });
    expect(statuses(report)).toMatchObject({ others: 'skipped' });
  } finally {
    await database.release();
  }
  const { code, output } = await runToEnd('doctor', {
    ...environment,
    DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/x',
  });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^failed +database +The database cannot be reached: .*ECONNREFUSED/),
  });
  expect(output).not.toContain('hunter2');
});
