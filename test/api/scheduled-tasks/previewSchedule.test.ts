import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { noConsole } from '../access.js';
import { people } from './support.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const show = (schedule?: string, token?: string | null) =>
  server.call('GET', '/scheduled-tasks/preview', {
    query: schedule === undefined ? {} : { schedule },
    ...(token === undefined ? {} : { token }),
  });

describe('GET /scheduled-tasks/preview', () => {
  test('returns the next ten times in UTC and a description of the schedule', async () => {
    const { status, body } = await show('*/15 8-9 * * MON-FRI');
    expect(status).toBe(200);
    expect(body.description).toBe('Every 15 minutes, between 08:00 and 09:59, Monday through Friday');
    expect(body.next).toHaveLength(10);
    const times = (body.next as string[]).map((time) => new Date(time));
    for (const [index, time] of times.entries()) {
      expect(time.getTime()).toBeGreaterThan(index === 0 ? Date.now() : (times[index - 1]?.getTime() ?? 0));
      expect([8, 9]).toContain(time.getUTCHours());
      expect(time.getUTCMinutes() % 15).toBe(0);
      expect([1, 2, 3, 4, 5]).toContain(time.getUTCDay());
    }
  });

  test('a day matches the day of month or the day of week, as in standard cron', async () => {
    const { body } = await show('0 6 1 * 1');
    for (const time of (body.next as string[]).map((text) => new Date(text)))
      expect(time.getUTCDate() === 1 || time.getUTCDay() === 1).toBe(true);
    expect((body.next as string[]).some((text) => new Date(text).getUTCDate() !== 1)).toBe(true);
  });

  test('the 29th of February matches leap years only', async () => {
    const { body } = await show('0 0 29 2 *');
    expect(body.next).toHaveLength(10);
    for (const time of body.next as string[]) expect(time).toMatch(/-02-29T00:00:00.000Z$/);
  });

  test.each(['0 0 30 2 *', '* * * * * *', '@hourly', '0 22-2 * * *', '1 2 3'])(
    'returns 400 and names the parameter for the invalid schedule %s',
    async (schedule) => {
      expectNamed(await show(schedule), ['query', 'schedule']);
    },
  );

  test.each(['\t', '\n', '\r', '\v', '\f', '\u00a0', '\u2003', '\u2028', '\ufeff'])(
    'returns 400 for a schedule that contains %j',
    async (space) => {
      for (const schedule of [
        Array(5).fill('*').join(space),
        `* * * *${space}*`,
        `* * * * ${space}*`,
        `* * * * *${space}`,
      ]) {
        const reply = await show(schedule);
        expectNamed(reply, ['query', 'schedule']);
        expect(reply.body.details[0].message).toMatch(/^must have five fields, separated by spaces/);
      }
    },
  );

  test.each([
    ['  0   6  * * 1 ', 'At 06:00, only on Monday'],
    ['00 06 * * 07', 'At 06:00, only on Sunday'],
  ])('accepts and describes %j', async (schedule, description) => {
    expect(await show(schedule)).toMatchObject({ status: 200, body: { description } });
  });

  test('returns 400 for a number with a sign', async () => {
    expectNamed(await show('* * * * +1'), ['query', 'schedule']);
  });

  test('returns 400 and names the missing parameter', async () => {
    expectNamed(await show(), ['query', 'schedule']);
  });

  test('returns 401 without a token', async () => {
    expect((await show('* * * * *', null)).status).toBe(401);
  });

  test('returns 403 for a guest', async () => {
    expect(await show('* * * * *', (await people(server)).guest)).toMatchObject({
      status: 403,
      body: { error: noConsole },
    });
  });
});
