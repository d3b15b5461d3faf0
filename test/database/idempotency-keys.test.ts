import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { largeIdempotentReplies } from '../../server/generated/operations.js';
import { createEncryption } from '../../server/platform/encryption.js';
import {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type KeyedRequest,
  type StoredReply,
} from '../../server/platform/idempotency/keys.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

let testDatabase: TestDatabase;
let keys: IdempotencyKeys;
beforeAll(async () => {
  testDatabase = await acquireTestDatabase();
  keys = createIdempotencyKeys({
    database: testDatabase.database,
    encryption: createEncryption([randomBytes(32).toString('base64')]),
    leaseMs: 60_000,
  });
});
afterAll(() => testDatabase?.release());

const newRequest = (): KeyedRequest => ({
  organizationId: 'org_1',
  userId: 'user_1',
  operationId: 'saveAgent',
  key: randomUUID(),
  fingerprint: createHash('sha256').update('request').digest(),
});
const replyWith = (body: string | null): StoredReply => ({ status: 200, headers: { 'X-Thread-ID': 'c0a8' }, body });
const tooLarge = JSON.stringify('x'.repeat(4 * 1024 * 1024));
const rows = (key?: string) => testDatabase.database('idempotency_keys').where(key === undefined ? {} : { key });
const endLease = ({ key }: KeyedRequest) => rows(key).update({ leased_until: testDatabase.database.raw('now()') });

async function claim(request: KeyedRequest): Promise<string> {
  const claimed = await keys.claim(request);
  if (claimed.kind !== 'claimed') throw new Error(`the key is ${claimed.kind}`);
  return claimed.attempt;
}

test('an attempt that exceeds its lease changes neither the reply nor the key of the next attempt', async () => {
  const request = newRequest();
  const late = await claim(request);
  await endLease(request);
  const next = await claim(request);
  for (const body of ['"late"', tooLarge]) expect(await keys.store(request, late, replyWith(body))).toBe('lost');
  await keys.release(request, late);
  expect(await keys.claim(request)).toEqual({ kind: 'in-progress', retryAfterSeconds: expect.closeTo(60, -1) });
  expect(await keys.store(request, next, replyWith('"next"'))).toBe('stored');
  await keys.release(request, next);
  expect(await keys.claim(request)).toEqual({ kind: 'stored', reply: replyWith('"next"') });
});

test('only one of many concurrent attempts takes over an expired lease', async () => {
  const request = newRequest();
  await claim(request);
  await endLease(request);
  const claims = await Promise.all(Array.from({ length: 20 }, () => keys.claim(request)));
  expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === 'in-progress')).toHaveLength(19);
});

test('a stored reply is returned unchanged, and only for the key with which it was stored', async () => {
  const [request, other] = [newRequest(), newRequest()];
  const bodies = [null, '{"a":"Café \u{1F916}"}'];
  for (const [index, body] of bodies.entries()) {
    const one = { ...request, operationId: `operation${index}` };
    await keys.store(one, await claim(one), replyWith(body));
    expect(await keys.claim(one)).toEqual({ kind: 'stored', reply: replyWith(body) });
  }
  // Moves a stored reply to another key, as a person with database access could.
  await keys.store(other, await claim(other), replyWith('"own"'));
  const [foreign] = await rows(request.key).whereNotNull('sealed_body');
  await rows(other.key).update({ sealed_body: foreign.sealed_body });
  await expect(keys.claim(other)).rejects.toMatchObject({ name: 'DecryptionError' });
});

test('the deletion of expired keys deletes any number of them, and no other keys', async () => {
  const request = newRequest();
  await claim(request);
  await testDatabase.database.raw(`
    insert into idempotency_keys (organization_id, user_id, operation, key, fingerprint, attempt, leased_until,
      expires_at)
    select 'org_1', 'user_1', 'saveAgent', 'expired ' || number, sha256('request'), gen_random_uuid(), now(),
      now() - number * interval '1 second'
    from generate_series(1, 2500) number`);
  expect(await keys.deleteExpired()).toBe(2500);
  expect(await rows(request.key)).toHaveLength(1);
  expect(await rows().where('expires_at', '<=', testDatabase.database.raw('now()'))).toEqual([]);
});

test('an attempt keeps its key while its process renews the lease', async () => {
  const { database } = testDatabase;
  const encryption = createEncryption([randomBytes(32).toString('base64')]);
  const leaseMs = 900;
  const [process, other] = [0, 1].map(() => createIdempotencyKeys({ database, encryption, leaseMs })) as [
    IdempotencyKeys,
    IdempotencyKeys,
  ];
  const [request, ended] = [newRequest(), newRequest()];
  await process.claim(request);
  const over = await process.claim(ended);
  await process.endLease(ended, over.kind === 'claimed' ? over.attempt : '');
  const claims: string[] = [];
  for (const startedMs = performance.now(); performance.now() - startedMs < 2 * leaseMs;) {
    await process.renewLeases();
    claims.push((await other.claim(request)).kind);
    await new Promise((resolve) => setTimeout(resolve, leaseMs / 6));
  }
  expect(new Set(claims)).toEqual(new Set(['in-progress']));
  // From here on, `process` no longer renews the lease, as after a crash.
  await new Promise((resolve) => setTimeout(resolve, leaseMs + 100));
  expect(await other.claim(request)).toMatchObject({ kind: 'claimed', repeatedSince: expect.any(Date) });
  expect(await other.claim(ended)).toMatchObject({ kind: 'claimed', repeatedSince: expect.any(Date) });
});

test('a reply above the size limit is not stored, and its key can be claimed again', async () => {
  const request = newRequest();
  const attempt = await claim(request);
  expect(await keys.store(request, attempt, replyWith(tooLarge))).toBe('too-large');
  expect(await keys.claim(request)).toMatchObject({ kind: 'claimed', repeatedSince: null });
});

test("the table's constraint and index have the sizes of the contract", async () => {
  const { rows: definitions } = await testDatabase.database.raw<{ rows: { definition: string }[] }>(`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'idempotency_keys_body_check'
    union all
    select pg_get_indexdef('idempotency_keys_large_index'::regclass)`);
  expect(definitions.map(({ definition }) => /octet_length\(sealed_body\) (.+?)\)/.exec(definition)?.[1])).toEqual([
    `<= ${largeIdempotentReplies.maxBytes}`,
    `> ${largeIdempotentReplies.overBytes}`,
  ]);
});
