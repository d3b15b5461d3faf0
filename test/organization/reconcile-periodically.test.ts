import { afterAll, beforeAll, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { addPerson, findUser, listUsers } from '../api/organization/support.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MEMBER_RECONCILE_INTERVAL_SECONDS: '1' }, { worker: true });
  await listUsers(server);
});
afterAll(() => server?.stop());

test('the worker repairs `members` without a request, even if it cannot reconcile another organization', async () => {
  // The provider does not know this organization, which is reconciled first.
  await server.database('member_mirrors').insert({ organization_id: 'org_2kGone' });
  const userId = await addPerson(server);
  // A reconciliation in progress may have listed the members before this one was added.
  await eventually(
    () => findUser(server, userId),
    (user) => user !== null,
  );
  const before = server.logs.length;
  // Deletes the member repeatedly, because a webhook or the read above may repair `members` too.
  await eventually(
    async () => {
      await server.database('members').where({ organization_id: server.organizationId, user_id: userId }).delete();
      return server.logs.slice(before);
    },
    (logs) => logs.some(({ organizationId, changed }) => organizationId === server.organizationId && changed === 1),
  );
  await eventually(
    () => findUser(server, userId),
    (user) => user !== null,
  );
  await eventually(
    () => server.logs,
    (logs) => logs.some(({ organizationId, level }) => organizationId === 'org_2kGone' && level === 50),
  );
});
