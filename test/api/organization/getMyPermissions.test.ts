import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { startTestServer, type TestServer } from '../../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const mine = (options = {}) => server.call('GET', '/me/permissions', options);

interface Operation {
  operationId: string;
  'x-required-role': string;
}
const contract = load(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const requiring = (roles: string[]) =>
  operations
    .filter((operation) => roles.includes(operation['x-required-role']))
    .map(({ operationId }) => operationId)
    .sort();

describe('GET /me/permissions', () => {
  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token'])
      expect(await mine({ token })).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
  });

  test('returns 403 for a token without a role', async () => {
    await server.tokenFor({ role: '', userId: 'user_no_role' });
    expect(await mine({ token: await server.tokenFor({ role: '', userId: 'user_no_role' }) })).toMatchObject({
      status: 403,
      body: { error: 'Unauthorized: An organization role is required' },
    });
  });

  test.each([
    ['org:guest', ['org:guest']],
    ['org:member', ['org:guest', 'org:member']],
    ['org:agent_manager', ['org:guest', 'org:member', 'org:agent_manager']],
    ['org:admin', ['org:guest', 'org:member', 'org:agent_manager', 'org:admin']],
  ])('returns the caller and exactly the operations that the contract opens to %s', async (role, opened) => {
    const userId = `user_${role.slice(4)}_mine`;
    const reply = await mine({ token: await server.tokenFor({ role, userId }) });
    const body = {
      userId,
      organizationId: server.organizationId,
      role,
      permissions: [],
      operations: requiring(opened),
    };
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 200, body });
  });

  test("returns the token's permissions and the operations they open", async () => {
    const permissions = ['org:manage_agents:create'];
    const reply = await mine({ token: await server.tokenFor({ role: 'org:member', permissions }) });
    expect(reply.body).toMatchObject({ role: 'org:member', permissions });
    expect(reply.body.operations).toEqual([...requiring(['org:guest', 'org:member']), 'saveAgent'].sort());
  });

  test('treats a custom role of the identity provider as org:member', async () => {
    const reply = await mine({ token: await server.tokenFor({ role: 'org:billing' }) });
    expect(reply).toMatchObject({
      status: 200,
      body: { role: 'org:member', operations: requiring(['org:guest', 'org:member']) },
    });
  });

  test('operations that are not listed return 403 to the caller, and listed ones do not', async () => {
    const token = await server.tokenFor({ role: 'org:member' });
    const listed = new Set((await mine({ token })).body.operations);
    for (const [path, item] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation['x-required-role'] === 'none') continue;
        const { status } = await server.call(method.toUpperCase(), path, { token, query: { unknownName: 'x' } });
        expect({ id: operation.operationId, isRefused: status === 403 }).toEqual({
          id: operation.operationId,
          isRefused: !listed.has(operation.operationId),
        });
      }
    }
  });

  test('returns 400 and names an unknown parameter', async () => {
    expect(await mine({ query: { unknownName: 'x' } })).toMatchObject({
      status: 400,
      body: { details: [{ path: ['unknownName'], in: 'query' }] },
    });
  });

  test('returns 400 for a token without an organization', async () => {
    await server.tokenFor();
    const token = await server.container.identityProvider!.mintToken({
      userId: 'user_org_admin_',
      lifetimeSeconds: 60,
    });
    expect(await mine({ token })).toMatchObject({
      status: 400,
      body: { error: 'User is not part of any organization' },
    });
  });
});
