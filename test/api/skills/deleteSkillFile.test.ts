import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { StorageError } from '../../../server/platform/storage/index.js';
import { storageAt, type StoreAccess } from '../../storage/support.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, keyOf, newFile, newSkill, readSkill, upload } from './support.js';

let server: TestServer;
let skillId: number;
let names = 0;
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-test-'));
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: dataDir });
  ({ id: skillId } = await newSkill(server));
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/skills/files', { query: { fileId: String(id) }, ...options });
const add = () => newFile(server, { skillId, fileName: `file ${++names}` });
const isStored = async (uploadUrl: string): Promise<boolean> => {
  const credentials = JSON.parse(
    readFileSync(join(dataDir, 'object-store/credentials.json'), 'utf8'),
  ) as StoreAccess['credentials'];
  const storage = storageAt(
    { endpoint: new URL(uploadUrl).origin, region: 'us-east-1', credentials },
    'agent-platform',
  );
  return storage.head(keyOf(uploadUrl)).then(
    () => true,
    (error: unknown) =>
      error instanceof StorageError && error.failure === 'not_found' ? false : Promise.reject(error),
  );
};

describe('DELETE /skills/files', () => {
  testAccess(
    () => server,
    async (options) => {
      const { file } = await add();
      const reply = await remove(file.id, options);
      await remove(file.id);
      return reply;
    },
    { allowed: ['org:admin', 'org:agent_manager', 'org:member'], refused: ['org:guest'], text: noConsole },
  );

  test('removes the file from database and storage and frees its name', async () => {
    const { file, uploadUrl } = await add();
    await upload(uploadUrl, 'text');
    expect(await isStored(uploadUrl)).toBe(true);
    expect(await remove(file.id)).toMatchObject({ status: 200, body: { success: true, message: 'File deleted' } });
    expect((await readSkill(server, skillId)).files).toHaveLength(1);
    expect(await server.container.modules.skills.load(server.organizationId, skillId, file.fileName)).toEqual({
      kind: 'file-missing',
      fileNames: ['SKILL.md'],
    });
    expect(await isStored(uploadUrl)).toBe(false);
    const again = await newFile(server, { skillId, fileName: file.fileName });
    expect(again.file.fileId).not.toBe(file.fileId);
    await remove(again.file.id);
  });

  test('removes an object that is uploaded later through the still valid URL', async () => {
    const { file, uploadUrl } = await add();
    await remove(file.id);
    expect((await upload(uploadUrl, 'late')).status).toBe(200);
    expect(await server.container.modules.skills.removeOrphanedObjects()).toBe(0);
    expect(await isStored(uploadUrl)).toBe(true);
    await server
      .database('skill_orphaned_objects')
      .where({ storage_key: keyOf(uploadUrl) })
      .update({ removable_at: new Date(0) });
    expect(await server.container.modules.skills.removeOrphanedObjects()).toBe(1);
    expect(await isStored(uploadUrl)).toBe(false);
    expect(await server.database('skill_orphaned_objects').where({ storage_key: keyOf(uploadUrl) })).toEqual([]);
  });

  test('deletes a file that was never uploaded', async () => {
    expect((await remove((await add()).file.id)).status).toBe(200);
  });

  test('returns 400 for SKILL.md, with an error text that says how to replace it', async () => {
    const before = await readSkill(server, skillId);
    expect(await remove(before.files[0].id)).toMatchObject({
      status: 400,
      body: { error: 'SKILL.md cannot be deleted; replace it with PUT /skills/manage' },
    });
    expect(await readSkill(server, skillId)).toEqual(before);
  });

  test('returns 404 for a missing, deleted or cross-tenant file, and for a file of a deleted skill', async () => {
    const { file, uploadUrl } = await add();
    await upload(uploadUrl, 'kept');
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = [
      await remove(file.id, { token }),
      await remove((await readSkill(server, skillId)).files[0].id, { token }),
    ];
    expect(await server.container.modules.skills.load(server.organizationId, skillId, file.fileName)).toMatchObject({
      text: 'kept',
    });
    expect((await remove(file.id)).status).toBe(200);
    const gone = await newSkill(server);
    const { file: fileOfGone } = (await addFile(server, { skillId: gone.id, fileName: 'a.md' })).body;
    await server.call('DELETE', '/skills/manage', { query: { id: gone.id } });
    expectSameNotFound(
      [await remove(2_000_000_000), await remove(file.id), await remove(fileOfGone.id), ...foreign],
      'Skill file not found',
    );
  });

  test('one of 10 concurrent calls deletes the file, and the others return 404', async () => {
    const { file } = await add();
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(file.id, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  test('returns 400 and names `fileId` if it is not a valid id', async () => {
    for (const id of ['0', 'x', '9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33', '2147483648'])
      expectNamed(await remove(id), ['query', 'fileId']);
  });
});
