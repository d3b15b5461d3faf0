// Tests statements of test/contract/interface.md over HTTP.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { callerOf, expectError, notAdmin, skillMd, type Caller } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

const call = callerOf(() => server);
const member: Caller = { role: 'org:member', userId: 'user_interface_member' };

const createSkill = async (skillMdContent = skillMd('name: report')) =>
  (await call('POST', '/skills/manage', { body: { skillMdContent } })).body.skill;
const readSkill = async (id: number) => (await call('GET', '/skills/manage', { query: { id } })).body.skill;
const skillFiles = async (skillId: number) =>
  (await call('GET', '/skills/files', { query: { skillId } })).body.files as { id: number; fileName: string }[];

describe('POST /skills/manage', () => {
  test('name and description are parsed from the frontmatter; any other field becomes metadata', async () => {
    const text = skillMd('name: report\ndescription: Writes reports\nowner: support\nlevel: 3');
    const reply = await call('POST', '/skills/manage', { body: { skillMdContent: text } });
    expect(reply.body).toMatchObject({
      success: true,
      skill: { id: expect.any(Number), name: 'report', description: 'Writes reports', fileCount: 1 },
    });
    expect((await readSkill(reply.body.skill.id)).metadata).toEqual({ owner: 'support', level: 3 });
  });

  test('name is required and description optional', async () => {
    const nameless = { skillMdContent: skillMd('description: no name') };
    expect((await call('POST', '/skills/manage', { body: nameless })).status).toBe(400);
    expect((await createSkill()).description).toBeNull();
  });

  test('SKILL.md has at most 100KB', async () => {
    const text = (bytes: number) => skillMd('name: long', '').padEnd(bytes, 'x');
    for (const [bytes, status] of [
      [102_400, 201],
      [102_401, 400],
    ] as const)
      expect((await call('POST', '/skills/manage', { body: { skillMdContent: text(bytes) } })).status).toBe(status);
  });

  test('needs the role org:admin', async () => {
    const body = { skillMdContent: skillMd('name: report') };
    expectError(await call('POST', '/skills/manage', { body, as: member }), 403, notAdmin);
  });
});

describe('PUT /skills/manage', () => {
  const update = (id: number, body: object) => call('PUT', '/skills/manage', { query: { id }, body });

  test('with skillMdContent, name and description are parsed again, and those of the body are ignored', async () => {
    const { id } = await createSkill();
    const skillMdContent = skillMd('name: new name\ndescription: new text');
    expect((await update(id, { skillMdContent, name: 'ignored', description: 'ignored' })).status).toBe(200);
    expect(await readSkill(id)).toMatchObject({ name: 'new name', description: 'new text', skillMdContent });
  });

  test('without skillMdContent only name and description change', async () => {
    const { id } = await createSkill();
    const { skillMdContent } = await readSkill(id);
    expect((await update(id, { name: 'renamed', description: null })).status).toBe(200);
    expect(await readSkill(id)).toMatchObject({ name: 'renamed', description: null, skillMdContent });
  });

  test('returns 400 for an invalid SKILL.md or a missing name, and 404 for an unknown skill', async () => {
    const { id } = await createSkill();
    for (const skillMdContent of ['no frontmatter', skillMd('description: no name')])
      expect((await update(id, { skillMdContent })).status).toBe(400);
    expectError(await update(2_000_000_000, { name: 'x' }), 404, 'Skill not found');
  });

  test('is open to any member, because the interface states no role', async () => {
    const { id } = await createSkill();
    const query = { id };
    expect((await call('PUT', '/skills/manage', { query, body: { name: 'mine' }, as: member })).status).toBe(200);
    expect((await call('DELETE', '/skills/manage', { query, as: member })).status).toBe(200);
  });
});

describe('skill files', () => {
  test('DELETE /skills/manage deletes softly: the skill is no longer listed and its files are retained', async () => {
    const { id } = await createSkill();
    const { body } = await call('DELETE', '/skills/manage', { query: { id } });
    expect(body).toEqual({ success: true, message: expect.any(String) });
    const { skills } = (await call('GET', '/skills/manage')).body;
    expect(skills.map((skill: { id: number }) => skill.id)).not.toContain(id);
    expect(await server.database('skill_files').where({ skill_id: id })).toHaveLength(1);
  });

  test('GET /skills/files lists the bundled files, including SKILL.md', async () => {
    const { id: skillId } = await createSkill();
    await call('POST', '/skills/files', { body: { skillId, fileName: 'a.md', contentType: 'text/markdown' } });
    expect((await skillFiles(skillId)).map(({ fileName }) => fileName).sort()).toEqual(['SKILL.md', 'a.md']);
  });

  test('DELETE /skills/files removes a file, but not SKILL.md', async () => {
    const { id: skillId } = await createSkill();
    await call('POST', '/skills/files', { body: { skillId, fileName: 'a.md', contentType: 'text/markdown' } });
    for (const { id: fileId, fileName } of await skillFiles(skillId)) {
      const { status, body } = await call('DELETE', '/skills/files', { query: { fileId } });
      expect([status, body.success]).toEqual(fileName === 'SKILL.md' ? [400, undefined] : [200, true]);
    }
    expect((await skillFiles(skillId)).map(({ fileName }) => fileName)).toEqual(['SKILL.md']);
  });
});

describe('GET /admin/users', () => {
  const list = (query = {}) => call('GET', '/admin/users', { query });

  test('returns {data, totalCount} of active members; pending invitations are not listed', async () => {
    const email = 'pending@interface.example';
    await call('POST', '/admin/invitations', { body: { invitations: [{ email }] } });
    const { body } = await list();
    expect(body.totalCount).toBe(body.data.length);
    expect(body.data.map((user: { email: string }) => user.email)).not.toContain(email);
  });

  test('the page size is 1 to 500 and the offset at least 0', async () => {
    for (const [query, status] of [
      [{ limit: 1 }, 200],
      [{ limit: 500 }, 200],
      [{ limit: 0 }, 400],
      [{ limit: 501 }, 400],
      [{ offset: 0 }, 200],
      [{ offset: -1 }, 400],
    ] as const)
      expect({ query, status: (await list(query)).status }).toEqual({ query, status });
  });

  test('the role filter takes org:admin or org:member', async () => {
    await call('GET', '/agents', { as: member });
    for (const role of ['org:admin', 'org:member']) {
      const { data } = (await list({ role })).body;
      expect([...new Set(data.map((user: { role: string }) => user.role))]).toEqual([role]);
    }
    expect((await list({ role: 'org:owner' })).status).toBe(400);
  });

  test('a sort with - is the reverse of a sort with +', async () => {
    const emails = async (orderBy: string) =>
      ((await list({ orderBy })).body.data as { email: string }[]).map(({ email }) => email);
    expect(await emails('-email')).toEqual((await emails('+email')).reverse());
    for (const field of ['created_at', 'last_sign_in_at']) expect((await list({ orderBy: field })).status).toBe(200);
  });

  test('needs the role org:admin', async () =>
    expectError(await call('GET', '/admin/users', { as: member }), 403, notAdmin));
});

describe('POST /admin/updateUserMetadata', () => {
  const update = (userId: string, metadata: object, as?: Caller) =>
    call('POST', '/admin/updateUserMetadata', { body: { userId, metadata }, ...(as ? { as } : {}) });

  test('the object replaces the metadata fully, and the listing shows it immediately', async () => {
    await call('GET', '/agents', { as: member });
    await update(member.userId!, { department: 'Sales', level: 2 });
    const { status, body } = await update(member.userId!, { team: 'North' });
    expect([status, body.success, body.user.publicMetadata]).toEqual([200, true, { team: 'North' }]);
    const { data } = (await call('GET', '/admin/users')).body;
    expect(data.find(({ id }: { id: string }) => id === member.userId).publicMetadata).toEqual({ team: 'North' });
  });

  test('metadata belongs to the membership: another organization has its own', async () => {
    const elsewhere = { userId: member.userId!, organizationId: server.otherOrganizationId };
    await update(member.userId!, { team: 'North' });
    await update(member.userId!, { team: 'South' }, { ...elsewhere, role: 'org:admin' });
    const { data } = (await call('GET', '/admin/users')).body;
    expect(data.find(({ id }: { id: string }) => id === member.userId).publicMetadata).toEqual({ team: 'North' });
  });

  test('returns 400 for invalid data, 403 for a member or an unknown user, and 405 for GET', async () => {
    expect((await call('POST', '/admin/updateUserMetadata', { body: { metadata: {} } })).status).toBe(400);
    expect((await update(member.userId!, {}, member)).status).toBe(403);
    expect((await update('user_of_nowhere', {})).status).toBe(403);
    expect((await call('GET', '/admin/updateUserMetadata')).status).toBe(405);
    expect((await server.call('POST', '/admin/updateUserMetadata', { token: null, body: {} })).status).toBe(401);
  });
});

describe.each([
  ['POST', '/admin/bulkRemove'],
  ['DELETE', '/admin/users'],
])('%s %s', (method, path) => {
  const remove = (userIds: string[]) => call(method, path, { body: { userIds }, as: { userId: 'user_remover' } });
  const join = async (userId: string) => {
    await call('GET', '/agents', { as: { userId, role: 'org:member' } });
    return userId;
  };

  test('returns 200 without errors if all are removed, and 207 if only some are; keeps the caller', async () => {
    const [first, second] = [await join(`user_1_${method}`), await join(`user_2_${method}`)];
    const all = await remove([first]);
    expect([all.status, all.body]).toEqual([
      200,
      { success: true, total: 1, successful: 1, failed: 0, results: [{ userId: first, success: true }] },
    ]);
    const some = await remove(['user_remover', second]);
    expect([some.status, some.body]).toEqual([
      207,
      {
        success: false,
        total: 2,
        successful: 1,
        failed: 1,
        results: [{ userId: second, success: true }],
        errors: [{ userId: 'user_remover', success: false, code: 'cannot_remove_yourself', error: expect.any(String) }],
      },
    ]);
    expect((await remove(['user_remover'])).status).toBe(400);
  });

  test('access is lost immediately', async () => {
    const userId = await join(`user_3_${method}`);
    const token = await server.tokenFor({ userId, role: 'org:member' });
    expect((await server.call('GET', '/agents', { token })).status).toBe(200);
    await remove([userId]);
    expect([401, 403]).toContain((await server.call('GET', '/agents', { token })).status);
  });

  test('rejects 0 and 51 ids', async () => {
    for (const count of [0, 51])
      expect((await remove(Array.from({ length: count }, (_, index) => `user_${index}`))).status).toBe(400);
  });
});

test('PUT /admin/bulkRemove returns 405', async () =>
  expect((await call('PUT', '/admin/bulkRemove', { body: {} })).status).toBe(405));

test('DELETE /admin/invitations revokes pending invitations, 1 to 50 at a time', async () => {
  const invited = await call('POST', '/admin/invitations', {
    body: { invitations: [{ email: 'ann@interface.example' }] },
  });
  const { invitationId } = invited.body.results[0];
  expect(invitationId).toMatch(/^orginv_/);
  const revoke = (invitationIds: string[], as: Caller = {}) =>
    call('DELETE', '/admin/invitations', { body: { invitationIds }, as });
  expectError(await revoke([invitationId], member), 403, notAdmin);
  expect((await revoke([invitationId])).body).toEqual({
    success: true,
    total: 1,
    successful: 1,
    failed: 0,
    results: [{ invitationId, success: true }],
    errors: [],
  });
  const { data } = (await call('GET', '/admin/invitations', { query: { status: 'pending' } })).body;
  expect(data.map(({ id }: { id: string }) => id)).not.toContain(invitationId);
  for (const count of [0, 51])
    expect((await revoke(Array.from({ length: count }, (_, index) => `orginv_${index}`))).status).toBe(400);
});
