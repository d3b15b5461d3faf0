// Tests that `npm run doctor` detects missing, corrupt, orphaned and undecryptable data.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { encryptSecret } from '../../server/modules/webhook-endpoints/secrets.js';
import { createEncryption } from '../../server/platform/encryption.js';
import { createS3Storage, type S3Storage } from '../../server/platform/storage/index.js';
import { findRunningObjectStore } from '../../server/embedded/object-store/index.js';
import { readEmbeddedPostgresConnection } from '../../server/embedded/postgres/index.js';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { killStartedProcesses, runToEnd, startServer, tokenOf, type RunningServer } from '../start/support.js';
import { acquireTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { createFixture, examineData, objectFile, runDoctor, type Fixture } from './support.js';

jest.setTimeout(300_000);

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-doctor-')));
const environment = { DATA_DIR: dataDir };
let server: RunningServer;
let fixture: Fixture;
beforeAll(async () => {
  server = await startServer(environment);
  fixture = await createFixture({ url: server.url, token: tokenOf(server) });
});
afterAll(async () => {
  await killStartedProcesses();
  removeSocketFolder(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

interface StoredEndpoint {
  readonly organization_id: string;
  readonly id: number;
  readonly sealed_secret: Buffer;
}

async function openStorage(): Promise<S3Storage> {
  const found = await findRunningObjectStore(dataDir, 'agent-platform');
  return createS3Storage({ ...found!, usesPathStyle: true });
}

async function query(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...readEmbeddedPostgresConnection(join(dataDir, 'postgres')) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const statuses = (report: Awaited<ReturnType<typeof runDoctor>>) =>
  Object.fromEntries(report.checks.map(({ name, status }) => [name, status]));

test('the doctor reports everything as ok for intact data', async () => {
  const report = await runDoctor(environment, ['--read-objects']);
  expect(statuses(report)).toEqual({
    database: 'ok',
    schema: 'ok',
    'job tables': 'ok',
    secrets: 'ok',
    store: 'ok',
    files: 'ok',
    contents: 'ok',
    skills: 'ok',
    'skill files': 'ok',
    attachments: 'ok',
    orphaned: 'ok',
  });
  expect(report.checks.find(({ name }) => name === 'files')?.detail).toMatch(
    /^All [1-9]\d* files of knowledge bases are in the store\.$/,
  );
  expect(report.checks.find(({ name }) => name === 'attachments')?.detail).toMatch(
    /^All [1-9]\d* files attached to messages are in the store\.$/,
  );
});

test('the doctor names a skill whose row of SKILL.md is missing, and does not call its object removable', async () => {
  const { organizationId, skillId } = fixture;
  const [row] = await query('delete from skill_files where skill_id = $1 returning *', [skillId]);
  try {
    const report = await examineData(environment);
    const named = (name: string) => report.checks.find((entry) => entry.name === name);
    expect(named('skills')).toMatchObject({
      status: 'failed',
      items: [
        `${organizationId} skill ${skillId}: skill_files has no row for its SKILL.md; ` +
          'restore the row from a backup of the database',
      ],
    });
    expect(named('orphaned')).toMatchObject({
      status: 'warning',
      detail: expect.stringMatching(
        /belong to no row: 1\. Objects to keep until you know why their row is missing: 1\./,
      ),
      items: [`${String(row?.['storage_key'])}: no row of skill_files has this storage_key`],
    });
    const headers = { authorization: `Bearer ${tokenOf(server)}` };
    expect((await fetch(`${server.url}/skills/manage?id=${skillId}`, { headers })).status).toBe(500);
    await eventually(server.output, (output) => output.includes(`skill ${skillId} has no SKILL.md`));
  } finally {
    await query(
      'insert into skill_files overriding system value select * from json_populate_record(null::skill_files, $1)',
      [JSON.stringify(row)],
    );
  }
});

test('the doctor reports missing objects of messages, and objects of organizations without records', async () => {
  const storage = await openStorage();
  const content = await storage.get(fixture.attachmentKey);
  const body = await buffer(content.content);
  const orphan = { key: 'org_gone/skills/11111111-1111-4111-8111-111111111111/SKILL.md', contentType: 'text/markdown' };
  try {
    await storage.remove(fixture.attachmentKey);
    await storage.put({ ...orphan, body: 'text' });
    const report = await examineData(environment);
    expect(report.checks.find(({ name }) => name === 'attachments')).toMatchObject({
      status: 'warning',
      detail: expect.stringContaining('are corrupt or missing; '),
      items: [expect.stringMatching(new RegExp(`message .* ${fixture.attachmentKey}: .*NoSuchKey`))],
    });
    expect(report.checks.find(({ name }) => name === 'orphaned')).toMatchObject({
      detail: expect.stringContaining('Every record to which they could belong was deleted.'),
      items: [`${orphan.key}: can be removed`],
    });
  } finally {
    const { contentType, metadata } = content;
    await storage.put({ key: fixture.attachmentKey, body, contentType, metadata });
    await storage.remove(orphan.key);
    storage.close();
  }
});

test('the doctor names missing, corrupt and orphaned objects, and the server keeps running', async () => {
  const storage = await openStorage();
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  const skillKey = keys.find((key) => key.endsWith('/SKILL.md')) ?? '';
  await storage.remove(skillKey);
  await storage.put({
    key: `${fixture.organizationId}/contents/orphan.md`,
    body: 'text',
    contentType: 'text/markdown',
  });
  for (const key of [fixture.fileKey, fixture.attachmentKey]) {
    const file = objectFile(dataDir, key);
    const bytes = readFileSync(file);
    bytes[0] = bytes[0]! ^ 1;
    writeFileSync(file, bytes);
  }

  const report = await runDoctor(environment, ['--read-objects']);
  expect(statuses(report)).toMatchObject({ files: 'failed', contents: 'ok', skills: 'failed', orphaned: 'warning' });
  const itemsOf = (name: string) => report.checks.find((entry) => entry.name === name)?.items;
  expect(itemsOf('skills')).toEqual([expect.stringContaining(skillKey)]);
  expect(itemsOf('files')).toEqual([expect.stringMatching(/notes\.md: .*ObjectCorrupt$/)]);
  expect(report.checks.find(({ name }) => name === 'attachments')).toMatchObject({
    detail: expect.stringMatching(/^1 of \d+ files attached to messages are corrupt or missing; /),
    items: [expect.stringMatching(/ObjectCorrupt$/)],
  });
  expect(itemsOf('orphaned')).toEqual([
    `${fixture.organizationId}/contents/orphan.md: no row of knowledge_base_files has this content_key`,
  ]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  storage.close();
});

test('the doctor distinguishes corrupt objects from a store that cannot be read', async () => {
  const file = objectFile(dataDir, fixture.fileKey);
  const bytes = readFileSync(file);
  const filesOf = async (changed: Record<string, string>) =>
    (await examineData({ ...environment, ...changed })).checks.filter(({ name }) => /^(files|others)$/.test(name));
  // The object ends with a JSON record and a footer of 24 bytes.
  writeFileSync(file, bytes.with(-26, bytes.at(-26)! ^ 1));
  try {
    expect(await filesOf({})).toEqual([
      expect.objectContaining({ status: 'failed', items: [expect.stringMatching(/notes\.md: .*ObjectCorrupt$/)] }),
    ]);
  } finally {
    writeFileSync(file, bytes);
  }

  const store = createServer(({ url = '' }, response) => {
    const isList = url.includes('list-type=2');
    response.statusCode = isList ? 200 : 503;
    response.end(isList ? '<ListBucketResult/>' : '<Error><Code>SlowDown</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  try {
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const access = { S3_BUCKET: 'objects', S3_ACCESS_KEY_ID: 'someone', S3_SECRET_ACCESS_KEY: 'hunter2' };
    expect(await filesOf({ ...access, S3_ENDPOINT: endpoint })).toEqual([
      {
        name: 'files',
        status: 'failed',
        detail: `The store (bucket objects at ${endpoint}) could not be read: reading an object: SlowDown.`,
        items: [],
      },
      { name: 'others', status: 'skipped', detail: 'The other checks need the store.', items: [] },
    ]);
  } finally {
    store.close();
  }
});

test('the doctor names objects of the schema that are missing although every migration has run', async () => {
  const { database, url, release } = await acquireTestDatabase();
  try {
    await database.raw(`alter table conversation_feedback rename to feedback_before;
      drop index conversations_running_index;
      alter table skills drop column description cascade;
      alter table messages drop constraint messages_role_check;
      drop trigger conversations_stream_status_move on conversations`);
    const report = await examineData({ ...environment, DATABASE_URL: url });
    const { status, detail, items = [] } = report.checks.find(({ name }) => name === 'schema') ?? {};
    expect({ status, detail }).toEqual({
      status: 'failed',
      detail: expect.stringMatching(/^All \d+ migrations have run, but \d+ of their \d+ tables/),
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'table conversation_feedback',
        'index conversations_running_index',
        'column skills.description text',
        'constraint messages_role_check of messages',
        'trigger conversations_stream_status_move',
      ]),
    );
    // Objects of other tables are not reported.
    expect(
      items.filter((item) => !/conversation_feedback|conversations_|skills|messages_role_check/.test(item)),
    ).toEqual([]);
  } finally {
    await release();
  }
});

test('the doctor names missing tables and columns of the job engine', async () => {
  const { database, url, release } = await acquireTestDatabase();
  try {
    await database.raw('drop table pgboss.warning; alter table pgboss.queue drop column dead_letter cascade');
    const report = await examineData({ ...environment, DATABASE_URL: url });
    expect(report.checks.find(({ name }) => name === 'job tables')).toMatchObject({
      status: 'failed',
      items: expect.arrayContaining(['table warning is missing', 'table queue has other columns']),
    });
  } finally {
    await release();
  }
});

test('the doctor names the address of a store that is unreachable, and the cause', async () => {
  const report = await examineData({
    ...environment,
    S3_BUCKET: 'objects',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'someone',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  });
  expect(report.checks.find(({ name }) => name === 'store')).toMatchObject({
    status: 'failed',
    detail: expect.stringMatching(
      /^The store \(bucket objects at http:\/\/127\.0\.0\.1:1\) cannot be listed: listing the objects: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ),
  });
});

test('an export from a store that is unreachable names the cause, without a stack', async () => {
  const store = { S3_BUCKET: 'objects', S3_ENDPOINT: 'http://127.0.0.1:1' };
  const keys = { S3_ACCESS_KEY_ID: 'someone', S3_SECRET_ACCESS_KEY: 'hunter2' };
  const target = join(environment.DATA_DIR, 'exported');
  expect(await runToEnd('objects', { ...environment, ...store, ...keys }, ['export', target])).toMatchObject({
    code: 1,
    output: 'The object store failed: listing the objects: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
});

test('the doctor lists the secrets that were encrypted with a lost key', async () => {
  const report = await examineData({ ...environment, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
  const { status, items = [] } = report.checks.find(({ name }) => name === 'secrets') ?? {};
  expect(status).toBe('failed');
  expect(items.length).toBeGreaterThan(0);
  for (const item of items)
    expect(item).toMatch(/(tool server|webhook endpoint) \d+: encrypted with a key that is not configured$/);
});

test('the doctor reports a lost key for the previous secret of an endpoint until this secret expires', async () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const [endpoint] = await query('select organization_id, id, sealed_secret from webhook_endpoints limit 1', []);
  const { organization_id: organizationId, id, sealed_secret: sealed } = endpoint as unknown as StoredEndpoint;
  const store = (...values: unknown[]) =>
    query(
      `update webhook_endpoints set sealed_secret = $1, previous_sealed_secret = $2, previous_secret_expires_at = $3
       where id = $4`,
      [...values, id],
    );
  const item = `${organizationId} webhook endpoint ${id}: encrypted with a key that is not configured`;
  const listed = async () => {
    const { checks } = await examineData({ ...environment, ENCRYPTION_KEY: key });
    return checks.find(({ name }) => name === 'secrets')?.items?.includes(item);
  };
  const rotated = encryptSecret(createEncryption([key]), organizationId, id, 'whsec_rotated');
  try {
    await store(rotated, sealed, new Date(Date.now() + 60_000));
    expect(await listed()).toBe(true);
    await store(rotated, sealed, new Date(Date.now() - 60_000));
    expect(await listed()).toBe(false);
  } finally {
    await store(sealed, null, null);
  }
});

test('the doctor reports a database that lacks a migration, and one that is unreachable', async () => {
  const database = await acquireTestDatabase();
  try {
    await database.database.raw('delete from migrations where name = (select max(name) from migrations)');
    const report = await examineData({ ...environment, DATABASE_URL: database.url });
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
