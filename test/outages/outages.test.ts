// Tests network outages under load, in which packets are lost without an error. Afterwards, everything must work
// without a restart.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { findSecrets } from '../support/secrets.js';
import { dependencies, startSystem, type Dependency, type System } from './system.js';
import { readConnections, startLoad, timeUntilAllWorks } from './work.js';

const recoveryMs = 30_000;
/** Maximum time until all connections are free. A request may hold its connection until its deadline. */
const restMs = 45_000;

/** An outage ends for all connections, or only for new ones. */
type Ending = 'goOn' | 'acceptNewOnly';
type Outage = readonly [names: readonly Dependency[], seconds: number, ending: Ending];
const endings: readonly Ending[] = ['acceptNewOnly', 'goOn'];
const others = dependencies.filter((dependency) => dependency !== 'postgres');
const short: readonly Outage[] = [
  [['postgres'], 5, 'goOn'],
  [['postgres'], 15, 'acceptNewOnly'],
  [others, 5, 'acceptNewOnly'],
];
const long = [5, 15, 60].flatMap((seconds) =>
  dependencies.flatMap((dependency) => endings.map((ending): Outage => [[dependency], seconds, ending])),
);

let system: System;
beforeAll(async () => {
  system = await startSystem();
  await timeUntilAllWorks(system, 60_000);
}, 420_000);
afterAll(() => system?.stop());

describe('an outage', () => {
  test.each(isFullRun ? long : short)(
    'of %j for %d s, then %s: the system recovers and frees its database connections',
    async (names, seconds, ending) => {
      const endLoad = startLoad(system, 12);
      await sleep(2_000);
      for (const name of names) system.proxies[name].hang();
      await sleep(seconds * 1_000);
      for (const name of names) system.proxies[name][ending]();
      const tookMs = await timeUntilAllWorks(system, recoveryMs);
      const done = await endLoad();
      console.log(
        `${names.join(', ')}, ${seconds} s, ${ending}: ` +
          `all works after ${Math.round(tookMs)} ms; ${done} pieces of work`,
      );
      for (const process of ['api', 'worker'] as const) {
        const isAtRest = (counts: Record<string, number>) =>
          Object.entries(counts).every(([name, count]) => name.endsWith('free') || count === 0);
        await eventually(() => readConnections(system, process), isAtRest, restMs);
        const isReady = ({ status, body }: { status: number; body: object }) =>
          status === 200 && 'status' in body && body.status === 'ready';
        await eventually(() => system.operator(process, '/readyz'), isReady, restMs);
      }
      expect([system.api.child.exitCode, system.worker.child.exitCode]).toEqual([null, null]);
    },
    300_000,
  );

  test('no process prints a secret', () => {
    const output = system.api.output() + system.worker.output();
    expect(output).toContain('ETIMEDOUT'); // otherwise no outage was logged
    expect(Object.keys(system.secrets).length).toBeGreaterThan(8);
    expect(findSecrets(output, system.secrets)).toEqual([]);
  });
});

function stoppingMs(output: string): number {
  const timeOf = (message: string) => {
    const line = output.split('\n').find((candidate) => candidate.includes(`"msg":"${message}"`)) ?? '{}';
    return Date.parse((JSON.parse(line) as { time?: string }).time ?? '');
  };
  return timeOf('stopped') - timeOf('stopping');
}

describe('SIGTERM in the middle of an outage', () => {
  // After 3 s, the processes know that the dependency is unreachable. After 0 s, they notice it only while they stop.
  type Stop = readonly [dependency: Dependency, afterSeconds: Readonly<Record<'api' | 'worker', number>>];
  const all = dependencies.flatMap((dependency): Stop[] => [
    [dependency, { api: 0, worker: 0 }],
    [dependency, { api: 3, worker: 3 }],
  ]);
  test.each<Stop>(isFullRun ? all : [['postgres', { api: 0, worker: 3 }]])(
    'of %s, %j seconds after its start: both processes end in time, with exit code 0',
    async (dependency, afterSeconds) => {
      // The first of these tests uses the system of the tests above, which still runs.
      if (system.api.child.exitCode !== null) {
        await system.stop();
        system = await startSystem();
      }
      const endLoad = startLoad(system, 12);
      await sleep(2_000);
      system.proxies[dependency].hang();
      const stop = async (name: 'api' | 'worker') => {
        await sleep(afterSeconds[name] * 1_000);
        const startedAt = performance.now();
        system[name].child.kill('SIGTERM');
        return { ...(await system[name].exited), tookMs: performance.now() - startedAt };
      };
      const ends = await Promise.all([stop('api'), stop('worker')]);
      await endLoad();
      console.log(
        `SIGTERM after ${JSON.stringify(afterSeconds)} s of an outage of the ${dependency}: ` +
          `${ends.map(({ tookMs }) => Math.round(tookMs)).join(' and ')} ms`,
      );
      for (const { code, output } of ends) {
        expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
        // The grace period, and the 15 s that operations.md allows after it. The time is read from the log, because a
        // busy machine delivers signals late.
        expect(stoppingMs(output)).toBeLessThan(8_000 + 15_000);
        expect(findSecrets(output, system.secrets)).toEqual([]);
      }
    },
    420_000,
  );
});
