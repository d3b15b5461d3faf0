import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { send } from '../../storage/support.js';
import { expectNamed } from '../errors.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const pdf = { filename: 'gripper-g4-manual.pdf', contentType: 'application/pdf' };
const start = (body: unknown = pdf, options: CallOptions = {}) =>
  server.call('POST', '/upload/presigned', { body, ...options });
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface Grant {
  url: string;
  key: string;
  metadata: { contentType: string; orgId: string; userId: string };
}

/** Returns the headers that the upload must send. */
const headersOf = ({ metadata }: Grant): Record<string, string> => ({
  'content-type': metadata.contentType,
  'x-amz-meta-file-type': metadata.contentType,
  'x-amz-meta-org-id': metadata.orgId,
  'x-amz-meta-user-id': metadata.userId,
});

describe('POST /upload/presigned: authorization', () => {
  test.each(['org:admin', 'org:agent_manager', 'org:member', 'org:guest'])('returns 200 for %s', async (role) => {
    expect((await start(pdf, { token: await server.tokenFor({ role }) })).status).toBe(200);
  });

  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token'])
      expect(await start(pdf, { token })).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
  });

  test('returns 400 for a token without an organization', async () => {
    await server.tokenFor({ userId: 'user_alone' });
    const token = await server.container.identityProvider?.mintToken({ userId: 'user_alone' });
    expect(await start(pdf, { token })).toMatchObject({
      status: 400,
      body: { error: 'User is not part of any organization' },
    });
  });

  test('returns 403 for a token without a role', async () => {
    const userId = 'user_without_role';
    await server.tokenFor({ userId });
    await server.database('embedded_identity.memberships').where({ user_id: userId }).update({ role: '' });
    const token = await server.container.identityProvider?.mintToken({
      userId,
      organizationId: server.organizationId,
      version: 1,
    });
    expect((await start(pdf, { token })).status).toBe(403);
  });
});

describe('POST /upload/presigned: the reply', () => {
  test('returns 200 with every field', async () => {
    const { status, body } = await start(pdf, { token: await server.tokenFor({ userId: 'user_ada' }) });
    const { fileId } = body;
    expect(fileId).toMatch(uuid);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        url: expect.any(String),
        method: 'PUT',
        fileId,
        key: `${server.organizationId}/uploads/${fileId}/gripper-g4-manual.pdf`,
        contentKey: `${server.organizationId}/contents/${fileId}.md`,
        metadata: { contentType: 'application/pdf', orgId: server.organizationId, userId: 'user_ada' },
      },
    });
    const { searchParams, pathname } = new URL(body.url);
    expect(pathname.endsWith(`/${body.key}`)).toBe(true);
    expect(searchParams.get('X-Amz-Expires')).toBe('600');
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-type;host;x-amz-meta-file-type;x-amz-meta-org-id;x-amz-meta-user-id',
    );
  });

  test('returns a new key each time, and sends no statement', async () => {
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(pdf, { token })));
    expect(new Set(replies.map(({ body }) => body.key)).size).toBe(10);
    expect(await server.countStatements(() => start(pdf, { token }))).toBe(0);
  });

  test.each([
    ['../../org_2kTestOther/uploads/x.pdf', 'org_2kTestOtheruploadsx.pdf'],
    ['C:\\Users\\ada\\Plan.docx', 'C:UsersadaPlan.docx'],
    ['...', 'file'],
    ['日本語 レポート.pdf', '日本語 レポート.pdf'],
    [`${'é'.repeat(400)}.pdf`, `${'é'.repeat(125)}.pdf`],
  ])('returns 200 with a safe name for %j', async (filename, safe) => {
    const { status, body } = await start({ ...pdf, filename });
    expect(status).toBe(200);
    expect(body.key).toBe(`${server.organizationId}/uploads/${body.fileId}/${safe}`);
    expect((await send(body.url, { headers: headersOf(body), body: 'x' })).status).toBe(200);
  });
});

describe('POST /upload/presigned: the upload', () => {
  test.each(['application/pdf', 'text/plain; charset=utf-8'])(
    'returns 200 for a PUT by fetch with the four headers and the content type %s',
    async (contentType) => {
      const { body } = await start({ filename: 'notes.txt', contentType });
      const response = await fetch(body.url, {
        method: body.method,
        headers: headersOf(body),
        body: new Blob(['some notes'], { type: 'text/html' }),
      });
      expect(response.status).toBe(200);
    },
  );

  test.each(['content-type', 'x-amz-meta-file-type', 'x-amz-meta-org-id', 'x-amz-meta-user-id'])(
    'returns 403 SignatureDoesNotMatch if %s is missing or differs',
    async (name) => {
      const { body } = await start();
      const { [name]: _right, ...others } = headersOf(body);
      for (const headers of [others, { ...others, [name]: 'other' }]) {
        expect(await send(body.url, { headers, body: 'x' })).toMatchObject({
          status: 403,
          code: 'SignatureDoesNotMatch',
        });
      }
    },
  );

  test('returns 403 for a key, method, header or lifetime that was not granted', async () => {
    const { body } = await start();
    const headers = headersOf(body);
    const otherKey = body.url.replace(server.organizationId, server.otherOrganizationId);
    expect(await send(otherKey, { headers, body: 'x' })).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    expect((await send(body.url, { method: 'GET', headers })).status).toBe(403);
    expect(await send(body.url, { headers: { ...headers, 'x-amz-meta-role': 'admin' }, body: 'x' })).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    });
    expect(
      (await send(body.url.replace('X-Amz-Expires=600', 'X-Amz-Expires=604800'), { headers, body: 'x' })).status,
    ).toBe(403);
  });

  test('returns 403 for the URL of one organization with the headers of another', async () => {
    const { body: mine } = await start();
    const { body: theirs } = await start(pdf, {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    expect(theirs.key.startsWith(`${server.otherOrganizationId}/uploads/`)).toBe(true);
    expect((await send(theirs.url, { headers: headersOf(mine), body: 'x' })).status).toBe(403);
  });
});

describe('POST /upload/presigned: validation', () => {
  test.each([
    ['filename', {}],
    ['filename', { filename: '' }],
    ['filename', { filename: null }],
    ['filename', { filename: 'x'.repeat(1025) }],
    ['filename', { filename: 'a\u0000.pdf' }],
    ['filename', { filename: 'half \ud800.pdf' }],
    ['contentType', { contentType: undefined }],
    ['contentType', { contentType: 'pdf' }],
    ['contentType', { contentType: 'text/plain\r\nx-amz-acl: public-read' }],
    ['contentType', { contentType: 'text/plain; charset="utf-8"' }],
    ['expiresIn', { expiresIn: 86_400 }],
    ['key', { key: 'org_2kTestOther/uploads/x' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    expectNamed(
      await start(
        field === 'filename' && Object.keys(fields).length === 0
          ? { contentType: pdf.contentType }
          : { ...pdf, ...fields },
      ),
      [field],
    );
  });

  test.each([
    ['user id', { userId: 'användare' }],
    ['organization id', { organizationId: 'org_2kTestMain/uploads' }],
    ['organization id', { organizationId: '..' }],
  ])("returns 400 for a token's %s that cannot be part of an upload: %j", async (what, person) => {
    const reply = await start(pdf, { token: await server.tokenFor(person) });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        error: 'Bad Request',
        details: [{ message: `the token's ${what} cannot be part of an upload`, path: [], in: 'body' }],
      },
    });
  });

  test('returns 405 for another method, 413 for a body that is too large and 415 for another media type', async () => {
    expect((await server.call('GET', '/upload/presigned')).status).toBe(405);
    expect((await start({ ...pdf, filename: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(
      (await start('filename=x', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status,
    ).toBe(415);
  });
});
