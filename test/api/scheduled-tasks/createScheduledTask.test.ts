import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { noConsole } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, people, taskFields } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await save(server)).id;
});
afterAll(() => server?.stop());

const create = (fields: Record<string, unknown>, token?: string) =>
  server.call('POST', '/scheduled-tasks/manage', {
    body: { ...taskFields, agentId, ...fields },
    ...(token ? { token } : {}),
  });

describe('POST /scheduled-tasks/manage', () => {
  test("returns 201 with the contract's defaults and the next time of the schedule as the due time", async () => {
    const { member } = await people(server);
    const before = Date.now();
    const { status, body } = await create({}, member);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...taskFields,
        description: '',
        enabled: true,
        agentId,
        agentName: 'Support Concierge',
        userId: 'user_member',
        lastRunAt: null,
        overlapPolicy: 'skip',
        catchUpWindowSeconds: 31536000,
        pausedReason: null,
        consecutiveFailures: 0,
      },
    });
    const due = new Date(body.nextRunAt);
    expect(due.getTime()).toBeGreaterThan(before);
    expect(due.getTime() - before).toBeLessThanOrEqual(86_400_000);
    expect(body.nextRunAt).toMatch(/T06:00:00.000Z$/);
  });

  test('creates a disabled task without a due time', async () => {
    expect(await create({ enabled: false })).toMatchObject({ status: 201, body: { enabled: false, nextRunAt: null } });
  });

  test.each([
    ['* * * * * *', 'five fields'],
    ['0 6 * *', 'five fields'],
    ['@daily', null],
    ['0 0 30 2 *', 'never'],
    ['0 0 31 4,6,9,11 *', 'never'],
    ['0 22-2 * * *', 'must not end before it begins'],
    ['60 * * * *', '60'],
    ['*/61 * * * *', '60'],
    ['0 0 L * *', 'standard'],
    ['0 0 * * 5#2', 'standard'],
    ['0 0 ? * *', 'standard'],
    ['a b c d e', null],
  ])('returns 400 and names an invalid schedule: %s', async (schedule, reason) => {
    const reply = await create({ schedule });
    expectNamed(reply, ['schedule']);
    if (reason !== null) expect(JSON.stringify(reply.body.details)).toContain(reason);
  });

  test.each(['\t', '\n', '\r', '\v', '\f', '\u00a0', '\u2003', '\u2028', '\ufeff'])(
    'returns 400 for a schedule that contains %j',
    async (space) => {
      for (const schedule of [
        Array(5).fill('*').join(space),
        `* * * *${space}*`,
        `* * * * ${space}*`,
        `* * * * *${space}`,
      ]) {
        const reply = await create({ schedule });
        expectNamed(reply, ['schedule']);
        expect(reply.body.details[0].message).toMatch(/^must have five fields, separated by spaces/);
      }
    },
  );

  test('returns 400 and names a missing, invalid or unknown field', async () => {
    for (const field of ['name', 'prompt', 'schedule', 'agentId'])
      expectNamed(await create({ [field]: undefined }), [field]);
    expectNamed(await create({ name: 'x'.repeat(101) }), ['name']);
    expectNamed(await create({ prompt: 'x'.repeat(20_001) }), ['prompt']);
    expectNamed(await create({ catchUpWindowSeconds: -1 }), ['catchUpWindowSeconds']);
    expectNamed(await create({ overlapPolicy: 'sometimes' }), ['overlapPolicy']);
    expectNamed(await create({ cron: '* * * * *' }), ['cron']);
    expect((await create({ name: 'x'.repeat(100) })).status).toBe(201);
  });

  test('returns 404 for an agent that is missing, deleted or cross-tenant', async () => {
    const { crossTenant } = await people(server);
    const foreign = await save(server, {}, { token: crossTenant });
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    for (const id of [foreign.id, deleted.id, 2_000_000_000])
      expect(await create({ agentId: id })).toMatchObject({ status: 404, body: { error: 'Agent not found' } });
  });

  test('returns 401 without a token', async () => {
    expect(
      await server.call('POST', '/scheduled-tasks/manage', { token: null, body: { ...taskFields, agentId } }),
    ).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
  });

  test('returns 403 for a guest', async () => {
    const { guest } = await people(server);
    expect(await create({}, guest)).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('returns 400 at the limit of scheduled tasks', async () => {
    const { crossTenant } = await people(server);
    const own = await save(server, {}, { token: crossTenant });
    await server.database.raw(
      `insert into scheduled_tasks (organization_id, name, prompt, schedule, enabled, agent_id, user_id,
         catch_up_window_seconds)
       select :organizationId, 'filler', 'x', '0 6 * * *', false, :agentId, 'user_cross_tenant', 0
       from generate_series(1, 10000)`,
      { organizationId: server.otherOrganizationId, agentId: own.id },
    );
    expect(await create({ agentId: own.id }, crossTenant)).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 10000 scheduled tasks' },
    });
    await createTask(server, { agentId });
  });
});
