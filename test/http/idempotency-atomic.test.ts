// Tests that the reply to a request with an Idempotency-Key commits together with the effect of the request.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { choose, isRequired, recordsOf, requestFor } from '../authorization/cells.js';
import { referencesOf } from '../authorization/requests.js';
import type { Caller } from '../authorization/callers.js';
import { operations, parameters, type RawOperation } from '../contract/support.js';
import { allowSilentUrl } from '../properties/records.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** Operations whose effect does not commit together with the reply. */
const notAtomic = [
  // These take effect at the identity provider.
  'removeUsers',
  'bulkRemoveUsers',
  'eraseUser',
  'updateUserMetadata',
  'createInvitations',
  'revokeInvitations',
  // Commits its effect before it waits for the runs to end.
  'stopConversation',
];

const takesKey = ({ raw }: RawOperation) => parameters(raw).some(({ name }) => name === 'Idempotency-Key');
const atomic = operations.filter((operation) => takesKey(operation) && !notAtomic.includes(operation.id));

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  admin = {
    name: 'admin',
    userId: 'user_atomic',
    role: 'org:admin',
    permissions: [],
    token: await server.tokenFor({ userId: 'user_atomic' }),
  };
  await server.database.raw(`
    create function refuse_reply() returns trigger language plpgsql
    as $$ begin raise exception 'the reply cannot be stored'; end $$`);
});
afterAll(() => server?.stop());

async function whileRepliesCannotBeStored<Result>(work: () => Promise<Result>): Promise<Result> {
  await server.database.raw(`
    create trigger refuse_reply before update on idempotency_keys
    for each row when (new.status is not null) execute function refuse_reply()`);
  try {
    return await work();
  } finally {
    await server.database.raw('drop trigger refuse_reply on idempotency_keys');
  }
}

/** Returns one digest per table, including that of the jobs. */
async function digest(): Promise<Record<string, string>> {
  const { rows } = await server.database.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('idempotency_keys', 'skill_orphaned_objects')
     union all select 'pgboss.job'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await server.database.raw<{ rows: { digest: string }[] }>(
      `select coalesce(md5(string_agg(cast(row as text), ',' order by cast(row as text))), '') as digest
       from ?? as row`,
      [name],
    );
    digests[name] = found[0]?.digest ?? '';
  }
  return digests;
}

test('more than 25 operations are tested, and each exception is an operation of the contract', () => {
  expect(atomic.length).toBeGreaterThan(25);
  expect(operations.map(({ id }) => id)).toEqual(expect.arrayContaining(notAtomic));
});

test.each(atomic.map((operation) => [operation.id, operation] as const))(
  '%s has no effect if its reply cannot be stored',
  async (_id, operation) => {
    const references = referencesOf(operation, []);
    const reference =
      references.find(({ at, place }) => isRequired(operation, place, at)) ??
      (operation.id === 'deleteScheduledTask' ? references[0] : undefined) ??
      null;
    const chosen = await choose(operation, admin, reference, 'own', recordsOf(server));
    const request = await requestFor(server, operation, admin, reference, chosen);
    const headers = {
      'idempotency-key': randomUUID(),
      ...(operation.id === 'chat' ? { 'x-stream-response': 'false' } : {}),
    };
    const send = () =>
      server.call(operation.method.toUpperCase(), operation.path, { token: admin.token, headers, ...request });

    const before = await digest();
    const failed = await whileRepliesCannotBeStored(send);
    expect([operation.id, failed.status]).toEqual([operation.id, 500]);
    expect(await digest()).toEqual(before);

    const reply = await send();
    expect([reply.status < 300, reply.headers.get('idempotency-replayed')]).toEqual([true, null]);
    const repeat = await send();
    expect([repeat.status, repeat.body, repeat.headers.get('idempotency-replayed')]).toEqual([
      reply.status,
      reply.body,
      'true',
    ]);
  },
);
