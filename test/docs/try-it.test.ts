// Sends every request of the reference page with the values that the page fills in, in the order of the page, to a
// fresh `npm start`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestOf, type Json } from '../../server/http/reference/document.js';
import { operations, type OperationId } from '../../server/generated/operations.js';
import { killOrphanedProcesses, startServer, type RunningServer } from '../start/support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-try-it-'));
let server: RunningServer;
let document: Json;
let token: string;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir });
  document = await (await fetch(`${server.url}/docs/openapi.json`)).json();
  ({ token } = (await (await fetch(`${server.url}/docs/session.json`)).json()) as { token: string });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await killOrphanedProcesses();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns the operations in the order of the page: by tag, then by path. */
const inPageOrder = (): { method: string; path: string; operation: Json }[] => {
  const all = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return document.tags.flatMap(({ name }: Json) => all.filter(({ operation }) => operation.tags[0] === name));
};

async function send(method: string, path: string, operation: Json): Promise<string> {
  const request = requestOf(method, path, operation);
  const hasBody = request.body !== undefined;
  const reply = await fetch(`${server.url}${request.path}`, {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
  const text = await reply.text();
  return reply.ok ? 'succeeded' : `${reply.status} ${text}`;
}

describe('the requests of the reference page', () => {
  test('are shown with every error code of their operation', () => {
    for (const { operation } of inPageOrder()) {
      const { errorCodes } = operations[operation.operationId as OperationId];
      for (const code of Object.values<readonly string[]>(errorCodes).flat())
        expect(operation.description).toContain(` \`${code}\`: `);
    }
  });

  test('every operation succeeds with the filled-in values, unless the page shows why it does not', async () => {
    const excused = inPageOrder().filter(({ operation }) => operation.description.includes('**Not from here:**'));
    expect(excused.map(({ operation }) => operation.operationId)).toEqual(['receiveIdentityEvent']);
    const outcomes: Record<string, string> = {};
    for (const { method, path, operation } of inPageOrder())
      outcomes[operation.operationId] = await send(method, path, operation);
    const expected = Object.fromEntries(Object.keys(operations).map((id) => [id, 'succeeded']));
    expect(outcomes).toEqual({ ...expected, receiveIdentityEvent: expect.stringMatching(/^401 /) });
  });

  test('the page sends no Idempotency-Key and no optional parameter', () => {
    const filledIn = inPageOrder().flatMap(({ operation }) =>
      operation.parameters.filter(({ required, example }: Json) => required !== true && example !== undefined),
    );
    expect(filledIn).toEqual([]);
  });

  test('pages of other sites and callers at other addresses get no token', async () => {
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/docs/session.json`, { headers })).status;
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(204);
    expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(204);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(204);
  });
});
