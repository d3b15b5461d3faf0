// The comparison of members as the worker runs it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { addPerson, findUser, listUsers } from '../api/organization/support.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MEMBER_RECONCILE_INTERVAL_SECONDS: '1' });
  await listUsers(server);
});
afterAll(() => server?.stop());

test('a mirror that was broken by hand is right again without anybody asking, and an organization that cannot be compared stops no other', async () => {
  // The mirror alone knows it, and it comes first.
  await server.database('member_mirrors').insert({ organization_id: 'org_2kGone' });
  const userId = await addPerson(server);
  await server.container.organization.reconcile(server.organizationId);
  expect(await findUser(server, userId)).not.toBeNull();
  await server.database('members').where({ organization_id: server.organizationId, user_id: userId }).delete();
  expect(await findUser(server, userId)).toBeNull();
  await eventually(
    () => findUser(server, userId),
    (user) => user !== null,
  );
  await eventually(
    () => server.logs,
    (logs) => logs.some(({ organizationId, level }) => organizationId === 'org_2kGone' && level === 50),
  );
  await eventually(
    () => server.logs,
    (logs) => logs.some(({ organizationId, changed }) => organizationId === server.organizationId && changed === 1),
  );
});
