// Causes the statuses that many operations share. Each reply must match the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { compileAt, complaints, contract, operation, responses, validRequest } from '../contract/support.js';
import { fastSettings } from '../support/fast-settings.js';
import { startTestServer, type TestServer } from '../support/server.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-statuses-'));
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let server: TestServer;
let limited: TestServer;
let tokens: { server: string; limited: string };

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, settings: fastSettings, log: () => undefined });
  const { host, port, user, database } = postgres.connection;
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  server = await startTestServer({ DATABASE_URL: url, DATABASE_CONNECT_TIMEOUT_MS: '5000' }, { worker: false });
  limited = await startTestServer(
    { RATE_LIMIT_USER: '1', RATE_LIMIT_ADDRESS: '1', RATE_LIMIT_WINDOW_SECONDS: '600' },
    { worker: false },
  );
  tokens = { server: await server.tokenFor(), limited: await limited.tokenFor() };
  await limited.call('GET', '/agents', { token: tokens.limited });
  await limited.call('GET', '/agents', { token: null });
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await limited?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const withStatus = (status: number) =>
  contract.operations
    .filter((one) => one.responses.some((response) => response.status === status))
    .map((one) => [one.id, one] as const);

/** Sends the example request of the operation with changes, and checks the status and the shape of the reply. */
async function expectStatus(
  id: string,
  status: number,
  target: 'server' | 'limited',
  change: { body?: string; contentType?: string; key?: string } = {},
): Promise<void> {
  const { pointer, raw, method, path } = operation(id);
  const { address, body, headers } = validRequest({ method, path, raw });
  const isPublic = headers['authorization'] === undefined;
  const reply = await (target === 'server' ? server : limited).call(method.toUpperCase(), address, {
    token: isPublic ? null : tokens[target],
    body: change.body ?? body ?? undefined,
    headers: {
      ...(change.contentType && { 'content-type': change.contentType }),
      ...(change.key && { 'idempotency-key': change.key }),
    },
  });
  expect({ id, status: reply.status, body: reply.body }).toMatchObject({ id, status });
  const component = responses(raw).find((response) => response.status === status)?.component;
  const check = compileAt(
    (component ? `#/components/responses/${component}` : `${pointer}/responses/${status}`) +
      '/content/application~1json/schema',
  );
  check(reply.body);
  expect({ id, differences: complaints(check) }).toEqual({ id, differences: [] });
}

/** Operations whose reply does not depend on the database, each with the reason. */
const repliesWithoutDatabase: Record<string, string> = {
  createPresignedUpload: 'signs a URL without the database',
  getMyPermissions: 'reads the token and the contract',
  listModels: 'knows its models without the database',
  listTools: 'knows its tools without the database',
  previewSchedule: 'calculates',
  receiveIdentityEvent: 'refuses the event, which the example does not sign',
  addKnowledgeBaseFile: 'looks for the uploaded file first, and finds none',
  createKnowledgeBase: 'requires an embedding model, which this server does not have',
};
const needsNoTable: Record<string, string> = {
  createInvitations: 'keeps invitations at the identity provider',
  listInvitations: 'keeps invitations at the identity provider',
  revokeInvitations: 'keeps invitations at the identity provider',
};

describe('413', () => {
  test.each(withStatus(413))('%s', (id, { bodyLimitBytes }) =>
    expectStatus(id, 413, 'server', { body: JSON.stringify({ text: 'x'.repeat(bodyLimitBytes) }) }),
  );
});
describe('415', () => {
  test.each(withStatus(415))('%s', (id) =>
    expectStatus(id, 415, 'server', { body: '<xml/>', contentType: 'application/xml' }),
  );
});
describe('429', () => {
  test.each(withStatus(429))('%s', (id) => expectStatus(id, 429, 'limited'));
});
describe('409 and 422: the Idempotency-Key of a request in progress, and of a different request', () => {
  // Operations that remove users come last, because updateUserMetadata returns 403 for a removed user. A 403 is not
  // stored.
  const keyed = contract.operations.filter(({ acceptsIdempotencyKey }) => acceptsIdempotencyKey).map(({ id }) => id);
  const inOrder = keyed.sort(
    (one, other) => Number(/removeUsers$|eraseUser/i.test(one)) - Number(/removeUsers$|eraseUser/i.test(other)),
  );
  beforeAll(() =>
    server.tokenFor({
      userId: JSON.parse(validRequest(operation('updateUserMetadata')).body ?? '{}').userId,
      role: 'org:member',
    }),
  );
  test.each(inOrder)('%s', async (id) => {
    const key = `every-status-${id}`;
    const { method, path, raw } = operation(id);
    const { address, body } = validRequest({ method, path, raw });
    await server.call(method.toUpperCase(), address, {
      token: tokens.server,
      body: body ?? undefined,
      headers: { 'idempotency-key': key },
    });
    const change = (what: string) =>
      server.database
        .raw(`update idempotency_keys set ${what} where key = ? returning key`, [key])
        .then(({ rows }: { rows: unknown[] }) => rows.length);
    expect(
      await change(`status = null, headers = null, sealed_body = null, leased_until = now() + interval '1 hour'`),
    ).toBe(1);
    await expectStatus(id, 409, 'server', { key });
    await change(`fingerprint = sha256('another request')`);
    await expectStatus(id, 422, 'server', { key });
  });
});
describe('500: the tables are gone', () => {
  beforeAll(() => server.database.raw('drop schema public cascade'));
  test.each(withStatus(500).filter(([id]) => !(id in repliesWithoutDatabase) && !(id in needsNoTable)))('%s', (id) =>
    expectStatus(id, 500, 'server'),
  );
});
describe('503: the database is down', () => {
  beforeAll(() => postgres.stop(), 30_000);
  test.each(withStatus(503).filter(([id]) => !(id in repliesWithoutDatabase)))('%s', (id) =>
    expectStatus(id, 503, 'server'),
  );
});
