import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addPerson, findUser } from '../api/organization/support.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const quoted = ({ etag }: { etag: string }) => `"${etag}"`;
const stale = '"0123456789abcdef"';
const changed = { status: 412, body: { error: 'Record was changed since it was read' } };

describe('the metadata of a member', () => {
  const update = (userId: string, metadata: object, tag?: string, options: CallOptions = {}) =>
    server.call('POST', '/admin/updateUserMetadata', {
      body: { userId, metadata },
      ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }),
      ...options,
    });
  const isWaitingForLock = async () => {
    const { rows } = await server.database.raw<{ rows: unknown[] }>(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%from members where%'`,
    );
    return rows.length > 0;
  };
  const metadata = { team: 'North', level: 1, nested: { b: 1, aa: 2 } };
  const newMember = async () => {
    const id = await addPerson(server);
    expect((await update(id, metadata)).status).toBe(200);
    return findUser(server, id);
  };

  test('is replaced with its current ETag, with *, and without If-Match, but not with an outdated ETag', async () => {
    const before = await newMember();
    const first = await update(before.id, { level: 2 }, quoted(before));
    expect([first.status, first.headers.get('ETag')]).toEqual([200, quoted(first.body.user)]);
    const reply = await update(before.id, { level: 3 }, quoted(before));
    expect(reply).toMatchObject(changed);
    expect(reply.headers.get('ETag')).toBe(quoted(first.body.user));
    const current = await findUser(server, before.id);
    expect([current.publicMetadata, current.etag]).toEqual([{ level: 2 }, first.body.user.etag]);
    expect((await update(before.id, { level: 4 }, quoted(current))).status).toBe(200);
    for (const accepted of [undefined, '*']) expect((await update(before.id, {}, accepted)).status).toBe(200);
  });

  test('has its former ETag again after its former values were restored, in any order of keys', async () => {
    const { id, etag } = await newMember();
    await update(id, {});
    const reply = await update(id, { nested: { aa: 2, b: 1 }, level: 1, team: 'North' });
    expect([reply.body.user.etag, (await findUser(server, id)).etag]).toEqual([etag, etag]);
  });

  test('accepts the repeat of a successful change with the same ETag', async () => {
    const before = await newMember();
    const replies = [
      await update(before.id, { a: 1 }, quoted(before)),
      await update(before.id, { a: 1 }, quoted(before)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is replaced by only one of 8 concurrent requests that read the same state', async () => {
    const before = await newMember();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_none, n) => update(before.id, { n }, quoted(before))),
    );
    const winners = replies.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect((await findUser(server, before.id)).publicMetadata).toEqual({ n: winners[0] });
  });

  test('is not replaced by a request that lost its lease after it had compared the ETag', async () => {
    const before = await newMember();
    const lock = await server.database.transaction();
    await lock.raw('lock table members in access exclusive mode');
    const late = update(before.id, { late: true }, quoted(before));
    // The request has compared the ETag, and waits to read `members`. Meanwhile, another process takes its lease.
    while (!(await isWaitingForLock())) await sleep(10);
    const lease = server.database('leases').where({ name: `member:${before.id}` });
    expect(await lease.update({ holder: randomUUID(), expires_at: new Date() })).toBe(1);
    await lock('embedded_identity.memberships')
      .where({ user_id: before.id })
      .update({ public_metadata: { other: true } });
    await lock.commit();
    expect((await late).status).toBe(503);
    await server.container.modules.organization.reconcile(server.organizationId);
    expect((await findUser(server, before.id)).publicMetadata).toEqual({ other: true });
  });

  test('returns 400 for a weak ETag, and 403 for a person of another organization', async () => {
    const member = await newMember();
    expect((await update(member.id, {}, 'W/"abc"')).status).toBe(400);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    for (const tag of [quoted(member), stale, '*']) {
      const reply = await update(member.id, {}, tag, { token });
      expect([reply.status, reply.headers.get('ETag')]).toEqual([403, null]);
    }
    expect((await findUser(server, member.id)).publicMetadata).toEqual(member.publicMetadata);
  });
});
