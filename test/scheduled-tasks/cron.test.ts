import { describe, expect, test } from '@jest/globals';
import { fc } from '../support/fast-check.js';
import { nextSlot, preview, problemOf, slotsBetween } from '../../server/modules/scheduled-tasks/schedule/cron.js';

const at = (text: string) => new Date(`${text}Z`);
const short = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(0, 16));
const from = at('2026-11-21T09:26:53');

describe('the next slot', () => {
  test.each([
    ['* * * * *', '2026-11-21T09:27:00', '2026-11-21T09:28:00', 'is after the timestamp, not on it'],
    ['* * * * *', '2026-11-21T09:26:59.999', '2026-11-21T09:27:00', 'may be a millisecond away'],
    ['59 23 31 12 *', '2026-12-31T23:59:00', '2027-12-31T23:59:00', 'wraps around the year'],
    ['0 0 1 * *', '2026-12-15T00:00:00', '2027-01-01T00:00:00', 'wraps around the month'],
    ['50-59/5 22-23 * * *', '2026-11-21T23:55:00', '2026-11-22T22:50:00', 'wraps around the day'],
    ['0 6 29 2 *', '2026-11-21T00:00:00', '2028-02-29T06:00:00', 'waits for a leap year'],
    ['0 6 29 2 *', '2096-03-01T00:00:00', '2104-02-29T06:00:00', 'skips 2100, which is not a leap year'],
    ['0 6 31 * *', '2026-11-01T00:00:00', '2026-12-31T06:00:00', 'skips months that are too short'],
    [
      '30 2 * * *',
      '2026-03-29T00:00:00',
      '2026-03-29T02:30:00',
      'exists on the day on which clocks go forward in Europe, because slots are in UTC',
    ],
    [
      '30 2 * * *',
      '2026-10-25T02:30:00',
      '2026-10-26T02:30:00',
      'comes once on the day on which clocks go back in Europe',
    ],
    [
      '0 0 13 * 5',
      '2026-11-21T00:00:00',
      '2026-11-27T00:00:00',
      'is on the day of the week if it comes before the given day of the month',
    ],
    [
      '0 0 13 * 5',
      '2026-12-12T00:00:00',
      '2026-12-13T00:00:00',
      'is on the day of the month if it comes before the given day of the week',
    ],
    ['0 0 * * 7', '2026-11-21T00:00:00', '2026-11-22T00:00:00', 'takes 7 for Sunday'],
    ['0 9 * jan,MAR mon-fri', '2026-11-21T00:00:00', '2027-01-01T09:00:00', 'reads names of months and weekdays'],
  ])('of %s after %s is %s: %s', (schedule, after, expected) => {
    expect(nextSlot(schedule, at(after))).toEqual(at(expected));
  });

  test('is in the future, on a whole minute, and the same for every time until then', () => {
    const field = (least: number, most: number) =>
      fc.oneof(
        fc.constant('*'),
        fc.integer({ min: least, max: most }).map(String),
        fc.integer({ min: 2, max: 6 }).map((step) => `*/${step}`),
      );
    fc.assert(
      fc.property(
        field(0, 59),
        field(0, 23),
        field(1, 28),
        field(0, 6),
        fc.date({ min: at('2020-01-01'), max: at('2090-01-01'), noInvalidDate: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (minute, hour, day, weekday, timestamp, share) => {
          const schedule = `${minute} ${hour} ${day} * ${weekday}`;
          const next = nextSlot(schedule, timestamp);
          expect(next.getTime()).toBeGreaterThan(timestamp.getTime());
          expect(next.getTime() % 60_000).toBe(0);
          const between = new Date(
            timestamp.getTime() + Math.floor(share * (next.getTime() - 1 - timestamp.getTime())),
          );
          expect(nextSlot(schedule, between)).toEqual(next);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a cron expression', () => {
  test.each(['0 6 30 2 *', '0 6 31 4,6,9,11 *', '0 0 31 2 *'])(
    'never fires if its date does not exist: %s',
    (schedule) => {
      expect(problemOf(schedule, from)).toBe('never fires: no such date exists');
    },
  );

  test('with a date that does not exist still fires on its day of the week', () => {
    expect(problemOf('0 6 30 2 1', from)).toBeNull();
    expect(short([nextSlot('0 6 30 2 1', from)])).toEqual(['2027-02-01T06:00']);
  });

  test.each([
    '',
    '* * * *',
    '* * * * * *',
    '@daily',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
    '0 0 L * *',
    '0 0 15W * *',
    '0 0 * * 5#2',
    '0 0 ? * 1',
    'a b c d e',
    '1,,2 * * * *',
    '0 0 1 *,1 *',
    '0 0 * * 1,*',
    '-1 * * * *',
    '* * * * +1',
    '*\t*\t*\t*\t*',
    '* * * * *\n',
  ])('is rejected: "%s"', (schedule) => {
    expect(problemOf(schedule, from)).not.toBeNull();
  });

  test.each([
    ['* * 32 * *', 'day of month must be 1 to 31; it is 32'],
    ['60 * * * *', 'minute must be 0 to 59; it is 60'],
    ['MON * * * *', 'minute must be 0 to 59; it is MON'],
    ['* 0-24 * * *', 'hour must be 0 to 23; it is 24'],
    ['* * * 0 *', 'month must be 1 to 12 or jan to dec; it is 0'],
    ['* * * * 1,8', 'day of week must be 0 to 7 or sun to sat; it is 8'],
    ['-1 * * * *', 'minute must be 0 to 59; it is -1'],
    ['1,,2 * * * *', 'minute has a comma without a value'],
    ['*/0 * * * *', 'the step of minute must be 1 to 60; it is 0'],
    ['*/ * * * *', 'the step of minute must be 1 to 60; it is missing'],
    ['* 5/2 * * *', 'the step of hour must follow * or a range; it follows 5'],
    ['* * * * fri-mon', 'the range of day of week must not end before it begins; it is fri-mon'],
    [
      '1-2-3 * * * *',
      'minute must be *, a value, a range such as 1-5, or a range with a step such as */5; it is 1-2-3',
    ],
    ['0 0 L * *', 'must be standard cron: @, L, W, # and ? are not supported'],
  ])('is rejected with an explanation: %s', (schedule, problem) => expect(problemOf(schedule, from)).toBe(problem));

  test('is rejected with a reason that names the problem, never with the general reason', () => {
    const characters = fc.constantFrom(...'0123456789', '*', '/', '-', ',', 'mon', 'jan', 'x', '+', '.');
    const field = fc.array(characters, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.tuple(field, field, field, field, field), (fields) => {
        expect(problemOf(fields.join(' '), from) ?? '').not.toBe('is not a cron expression');
      }),
      { numRuns: 2_000 },
    );
    for (const index of [0, 1, 2, 3, 4]) {
      const one = (text: string) => [0, 1, 2, 3, 4].map((other) => (other === index ? text : '*')).join(' ');
      fc.assert(
        fc.property(field, (text) => {
          expect(problemOf(one(text), from) ?? '').not.toBe('is not a cron expression');
        }),
        { numRuns: 500 },
      );
    }
  });

  test.each([
    '* * * * *',
    '*/15 0-6,22-23 1,15 * *',
    '0 6 29 2 *',
    '  0   6 * * mon ',
    '0 0 * jul *',
    '00 06 01 01 07',
  ])('is accepted: "%s"', (schedule) => {
    expect(problemOf(schedule, from)).toBeNull();
  });

  test.each([
    ['0 0 */10 * *', 'At 00:00, on day 1, 11, 21, and 31 of the month'],
    ['0 0 * */5 *', 'At 00:00, every day, only in January, June, and November'],
    ['0 0 * * */3', 'At 00:00, only on Sunday, Wednesday, and Saturday'],
    ['0 0 * * mon-fri/2', 'At 00:00, only on Monday, Wednesday, and Friday'],
    ['0 */5,7 * * *', 'At 00:00, 05:00, 07:00, 10:00, 15:00 and 20:00, every day'],
    ['0 0 * * 0,7', 'At 00:00, only on Sunday'],
    ['0 0 * * 1-5', 'At 00:00, Monday through Friday'],
    // A day matches if either field matches, and one of the two matches every day.
    ['0 0 1-31 * 1', 'At 00:00, every day'],
    ['0 0 1 * 0-6', 'At 00:00, every day'],
    ['0 0 1 * 1', 'At 00:00, on day 1 of the month, and on Monday'],
  ])('of %s is described as "%s"', (schedule, description) => {
    expect(preview(schedule, from, 1).description).toBe(description);
  });

  test.each([
    ['0 0 */1 * 1', '0 0 * * 1'],
    ['0 0 1 * */1', '0 0 1 * *'],
  ])('of %s is described like %s, because a step of one changes nothing', (schedule, plain) => {
    expect(preview(schedule, from, 5)).toEqual(preview(plain, from, 5));
  });

  test("is described in words, with times independent of the server's time zone", () => {
    expect(preview('0 6 * * 1', from, 2)).toEqual({
      next: [at('2026-11-23T06:00:00'), at('2026-11-30T06:00:00')],
      description: expect.stringMatching(/06:00.*Monday/),
    });
  });
});

describe('the slots between two times', () => {
  test('include both ends', () => {
    const slots = slotsBetween('*/10 * * * *', at('2026-11-21T09:00:00'), at('2026-11-21T09:30:00'), 100);
    expect(short(slots.times)).toEqual([
      '2026-11-21T09:00',
      '2026-11-21T09:10',
      '2026-11-21T09:20',
      '2026-11-21T09:30',
    ]);
    expect(slots.isTruncated).toBe(false);
  });

  test('contain one slot if both times are that slot', () => {
    expect(slotsBetween('0 * * * *', at('2026-11-21T09:00:00'), at('2026-11-21T09:00:00'), 5)).toEqual({
      times: [at('2026-11-21T09:00:00')],
      isTruncated: false,
    });
  });

  test('are an empty list if no slot is due', () => {
    expect(slotsBetween('0 * * * *', at('2026-11-21T09:00:01'), at('2026-11-21T09:59:59.999'), 5)).toEqual({
      times: [],
      isTruncated: false,
    });
  });

  test('omit the oldest above the limit, and report the omission', () => {
    const slots = slotsBetween('* * * * *', at('2026-11-21T08:00:00'), at('2026-11-21T09:00:30'), 3);
    expect(short(slots.times)).toEqual(['2026-11-21T08:58', '2026-11-21T08:59', '2026-11-21T09:00']);
    expect(slots.isTruncated).toBe(true);
    expect(slotsBetween('* * * * *', at('2026-11-21T08:58:00'), at('2026-11-21T09:00:30'), 3)).toMatchObject({
      times: slots.times,
      isTruncated: false,
    });
  });

  test('equal those found by stepping from slot to slot', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('*/7 * * * *', '0 */5 * * *', '15 3 * * 2,4', '0 0 1 */2 *'),
        fc.date({ min: at('2024-01-01'), max: at('2028-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 200 * 60_000 }),
        (schedule, start, lengthMs) => {
          const until = new Date(start.getTime() + lengthMs);
          const followed: Date[] = [];
          let next = nextSlot(schedule, new Date(start.getTime() - 1));
          for (; next <= until; next = nextSlot(schedule, next)) followed.push(next);
          expect(slotsBetween(schedule, start, until, 1_000)).toEqual({ times: followed, isTruncated: false });
        },
      ),
      { numRuns: 60 },
    );
  });
});
