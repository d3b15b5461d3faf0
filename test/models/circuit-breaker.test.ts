import { expect, test } from '@jest/globals';
import { createCircuitBreaker } from '../../server/platform/concurrency/circuit-breaker.js';

function start() {
  let timeMs = 0;
  const breaker = createCircuitBreaker({ failuresToOpen: 2, openMs: 1_000, maxOpenMs: 8_000, now: () => timeMs });
  return { breaker, passMs: (ms: number) => void (timeMs += ms) };
}

test('a circuit breaker opens after consecutive failures, and stays open twice as long after a failed trial', () => {
  const { breaker, passMs } = start();
  breaker.enter().fail();
  expect(breaker.enter().waitMs).toBe(0);
  breaker.enter().fail();
  expect(breaker.enter().waitMs).toBe(1_000);
  passMs(1_000);
  const trial = breaker.enter();
  expect(trial.waitMs).toBe(0);
  expect(breaker.enter().waitMs).toBeGreaterThan(0);
  trial.fail();
  expect(breaker.enter().waitMs).toBe(2_000);
  passMs(2_000);
  breaker.enter().succeed();
  expect([breaker.enter().waitMs, breaker.enter().waitMs]).toEqual([0, 0]);
});

test.each(['fail', 'succeed', 'cancel'] as const)(
  'a circuit breaker ignores the end (%s) of a call that began before it opened',
  (end) => {
    const { breaker, passMs } = start();
    const slow = breaker.enter();
    breaker.enter().fail();
    breaker.enter().fail();
    passMs(1_001);
    const trial = breaker.enter();
    slow[end]();
    expect(trial.waitMs).toBe(0);
    // The trial still runs, so no second trial begins.
    expect(breaker.enter().waitMs).toBe(1_000);
    trial.fail();
    expect(breaker.enter().waitMs).toBe(2_000);
  },
);
