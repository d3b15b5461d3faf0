import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { classifyDatabaseError } from '../../server/platform/database/errors.js';
import { storeAsRoleDefaults } from '../../server/platform/database/pooler.js';
import { acquireTestDatabase, openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../support/pgbouncer.js';
import { describeIf } from '../support/platform.js';
import { startTestServer, type TestServer } from '../support/server.js';

const ignored = 'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options';

describeIf(hasPgBouncer, 'PgBouncer is not installed; the tests behind a pooler need it').each([
  ['with its own defaults', []],
  ['that ignores settings of sessions', [ignored]],
])('behind PgBouncer in transaction mode %s, the server', (_, settings) => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  let server: TestServer;

  beforeAll(async () => {
    database = await acquireTestDatabase();
    bouncer = await startPgBouncer(database.url, settings);
    server = await startTestServer(
      {
        DATABASE_URL: bouncer.url,
        DATABASE_STATEMENT_TIMEOUT_MS: '2000',
        RATE_LIMIT_STORE: 'postgres-exact',
      },
      { worker: true },
    );
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await bouncer.stop();
    await database.release();
  });

  test('serves more concurrent requests than the pooler has connections', async () => {
    const { body: agent } = await server.call('POST', '/agents', { body: { name: 'Pooled' } });
    const rounds = isFullRun ? 100 : 20;
    const calls = Array.from({ length: rounds }, (_unused, n) => [
      server.call('POST', '/agents', { body: { name: `Pooled ${n}`, systemPrompt: 'Be brief.' } }),
      server.call('GET', '/agents', { query: { id: agent.id } }),
      server.call('GET', '/agents'),
    ]).flat();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await server.call('GET', '/agents')).body).toHaveLength(rounds + 1);
  });

  test('answers chats by background jobs', async () => {
    const { body: agent } = await server.call('POST', '/agents', { body: { name: 'Answers' } });
    const headers = { 'x-stream-response': 'false' };
    const body = { agentId: agent.id, message: { role: 'user', parts: [{ type: 'text', text: 'Hello' }] } };
    const { status, body: accepted } = await server.call('POST', '/chat', { headers, body });
    expect(status).toBe(202);
    const { body: conversation } = await eventually(
      () => server.call('GET', '/getConversation', { query: { threadId: accepted.threadId } }),
      (reply) => reply.body.streamStatus !== 'in_progress',
    );
    expect(conversation.streamStatus).toBe('completed');
    expect(conversation.messages).toHaveLength(2);
  });

  test('cancels a statement at its time limit, on every connection', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.database.raw('select pg_sleep(20)').then(
          () => 'no failure',
          (error: unknown) => classifyDatabaseError(error).kind,
        ),
      ),
    );
    expect(new Set(kinds)).toEqual(new Set(['timeout']));
    const { rows } = await database.database.raw<{ rows: { count: number }[] }>(
      `select count(*)::int as count
       from pg_stat_activity
       where query like 'select pg_sleep%' and state = 'active' and pid <> pg_backend_pid()
         and datname = current_database()`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

test('the defaults of the role are written once, so a process can start while the database is read-only', async () => {
  const { url, database, release } = await acquireTestDatabase();
  const settings = { lock_timeout: '2000', jit: 'off' };
  const readOnly = openTestDatabase(url, 1);
  try {
    await storeAsRoleDefaults(database, settings);
    await database.raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
    await storeAsRoleDefaults(readOnly, settings);
    const { rows } = await readOnly.raw('show lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '2s' }]);
    await expect(storeAsRoleDefaults(readOnly, { ...settings, jit: 'on' })).rejects.toMatchObject({ code: '25006' });
  } finally {
    await readOnly.destroy();
    await release();
  }
});
