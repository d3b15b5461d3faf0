import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho, message, openStream, readConversation } from '../api/chat/chat-client.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { startDatabaseProxy, type FaultyProxy } from '../support/faulty-proxy.js';
import { startTestServer, type TestServer } from '../support/server.js';

let database: TestDatabase;
let proxy: FaultyProxy;
let server: TestServer;
beforeAll(async () => {
  database = await acquireTestDatabase();
  const through = await startDatabaseProxy(database.url);
  proxy = through.proxy;
  server = await startTestServer({ DATABASE_URL: through.url }, { worker: false });
});
afterAll(async () => {
  await server?.stop();
  await proxy?.stop();
  await database?.release();
});

// The outage lasts longer than a restart of Postgres, and longer than a lease.
test('an answer that ends during an outage of 35 s is stored after the outage', async () => {
  const { id } = await createEcho(server);
  const stream = await openStream(server, message(id, 'slow 200\nsay all of this is kept'));
  await stream.nextEvent('text-delta');
  proxy.refuse();
  await sleep(35_000);
  proxy.accept();
  await stream.nextEvent('finish');
  const { messages, streamStatus } = await readConversation(server, stream.threadId);
  expect({ streamStatus, roles: messages.map(({ role }: { role: string }) => role) }).toEqual({
    streamStatus: 'completed',
    roles: ['user', 'assistant'],
  });
  expect(JSON.stringify(messages[1].parts)).toContain('all of this is kept');
}, 90_000);

test('a stopped run whose answer cannot be stored is reported as stopped', async () => {
  await server.database.raw(`
    create function refuse_end() returns trigger language plpgsql
    as $$ begin raise exception 'the end of the run cannot be stored'; end $$;
    create trigger refuse_end before update on conversations
    for each row when (old.stream_status = 'in_progress' and new.stream_status = 'stopped')
    execute function refuse_end()`);
  const { id } = await createEcho(server);
  const stream = await openStream(server, message(id, 'slow 200\nsay none of this is kept'));
  await stream.nextEvent('text-delta');
  await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
  expect(await stream.nextEvent('abort')).toEqual({ type: 'abort' });
}, 90_000);
