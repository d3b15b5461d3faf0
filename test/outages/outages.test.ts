// Network outages under load: nothing arrives for a while, and neither side notices. Afterwards everything works again without a restart.
// The short form is part of `npm test`; `npm run test:full` silences every dependency for up to a minute, in both ways.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { findSecrets } from '../support/secrets.js';
import { dependencies, startSystem, type Dependency, type System } from './system.js';
import { readConnections, startLoad, timeUntilAllWorks } from './work.js';

const RECOVERY_MS = 30_000;
/** Of a run: a request that began in the outage may take until its deadline to give its connection back. */
const REST_MS = 45_000;

type Ending = 'goOn' | 'acceptNewOnly';
type Outage = readonly [dependency: Dependency, seconds: number, ending: Ending];
const endings: readonly Ending[] = ['acceptNewOnly', 'goOn'];
const others = dependencies.filter((dependency) => dependency !== 'postgres');
const short: readonly Outage[] = [
  ['postgres', 5, 'goOn'],
  ['postgres', 15, 'acceptNewOnly'],
  ...others.map((dependency): Outage => [dependency, 5, 'acceptNewOnly']),
];
const long = [5, 15, 60].flatMap((seconds) =>
  dependencies.flatMap((dependency) => endings.map((ending): Outage => [dependency, seconds, ending])),
);

describe('an outage', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
    await timeUntilAllWorks(system, 60_000);
  }, 240_000);
  afterAll(() => system?.stop());

  test.each(isFullRun ? long : short)(
    'of the %s for %d s, then %s: everything works again, and no connection is lost',
    async (dependency, seconds, ending) => {
      const endLoad = startLoad(system, 12);
      await sleep(2_000);
      system.proxies[dependency].hang();
      await sleep(seconds * 1_000);
      system.proxies[dependency][ending]();
      const tookMs = await timeUntilAllWorks(system, RECOVERY_MS);
      const done = await endLoad();
      console.log(
        `${dependency}, ${seconds} s, ${ending}: all works after ${Math.round(tookMs)} ms; ${done} pieces of work`,
      );
      for (const process of ['api', 'worker'] as const) {
        const isAtRest = (counts: Record<string, number>) =>
          Object.entries(counts).every(([name, count]) => name.endsWith('free') || count === 0);
        await eventually(() => readConnections(system, process), isAtRest, REST_MS);
        expect(await system.operator(process, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
      }
      expect([system.api.child.exitCode, system.worker.child.exitCode]).toEqual([null, null]);
    },
    300_000,
  );

  test('leaves no secret in the output of the processes', () => {
    const output = system.api.output() + system.worker.output();
    expect(output).toContain('ETIMEDOUT'); // else nothing was logged of any outage
    expect(Object.keys(system.secrets).length).toBeGreaterThan(8);
    expect(findSecrets(output, system.secrets)).toEqual([]);
  });
});

describe('SIGTERM in the middle of an outage', () => {
  let system: System;
  beforeEach(async () => void (system = await startSystem()), 240_000);
  afterEach(() => system?.stop());

  test.each(isFullRun ? dependencies : (['postgres'] as const))(
    'of the %s ends both processes within their grace, with 0',
    async (dependency) => {
      const endLoad = startLoad(system, 12);
      await sleep(2_000);
      system.proxies[dependency].hang();
      await sleep(3_000);
      const startedAt = performance.now();
      for (const { child } of [system.api, system.worker]) child.kill('SIGTERM');
      const ends = await Promise.all(
        [system.api, system.worker].map(async ({ exited }) => ({
          ...(await exited),
          tookMs: performance.now() - startedAt,
        })),
      );
      await endLoad();
      console.log(
        `SIGTERM in an outage of the ${dependency}: ${ends.map(({ tookMs }) => Math.round(tookMs)).join(' and ')} ms`,
      );
      for (const { code, output, tookMs } of ends) {
        expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
        expect(tookMs).toBeLessThan(8_000 + 6_000); // the grace, and some time for a busy machine
        expect(findSecrets(output, system.secrets)).toEqual([]);
      }
    },
    300_000,
  );
});
