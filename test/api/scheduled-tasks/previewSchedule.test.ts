import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, noConsole } from '../agents/support.js';
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
  test('200 with the next ten times in UTC and the meaning in words', async () => {
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

  test('200: a day that matches either the day of month or the day of week, as in standard cron', async () => {
    const { body } = await show('0 6 1 * 1');
    for (const time of (body.next as string[]).map((text) => new Date(text)))
      expect(time.getUTCDate() === 1 || time.getUTCDay() === 1).toBe(true);
    expect((body.next as string[]).some((text) => new Date(text).getUTCDate() !== 1)).toBe(true);
  });

  test('200 for the 29th of February: leap years', async () => {
    const { body } = await show('0 0 29 2 *');
    for (const time of body.next as string[]) expect(time).toMatch(/-02-29T00:00:00.000Z$/);
  });

  test.each(['0 0 30 2 *', '* * * * * *', '@hourly', '0 22-2 * * *', '1 2 3'])(
    '400 tells why %s is refused',
    async (schedule) => {
      expectNamed(await show(schedule), ['query', 'schedule']);
    },
  );

  test('400 names the parameter when it is missing', async () => {
    expectNamed(await show(), ['query', 'schedule']);
  });

  test('401 without a token', async () => {
    expect((await show('* * * * *', null)).status).toBe(401);
  });

  test('403 for a guest', async () => {
    expect(await show('* * * * *', (await people(server)).guest)).toMatchObject({
      status: 403,
      body: { error: noConsole },
    });
  });
});
