// Kills (SIGKILL) API processes, the worker and Postgres while callers write.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '../../sdk/src/index.js';
import { isFullRun } from '../support/full-run.js';
import { startKillablePlatform, type KillablePlatform, type Target } from './kills/platform.js';
import { organizationId, writeEverything, type Journal } from './kills/writes.js';

const minKills = Number(process.env['KILLS'] ?? (isFullRun ? 48 : 3));
const minWrites = Number(process.env['WRITES'] ?? (isFullRun ? 3_200 : 100));
const callers = isFullRun ? 8 : 2;
const timeLimitMs = Math.max(600_000, minKills * 60_000);
/**
 * The targets of a sequence are killed one after the other, and the sequences run concurrently. The full run kills
 * Postgres less often, because callers cannot write while it is down.
 */
const sequences: readonly (readonly Target[])[] = isFullRun
  ? [['first API process'], ['second API process'], ['worker', 'worker', 'Postgres']]
  : [['first API process'], ['worker'], ['Postgres']];

let platform: KillablePlatform;
beforeAll(async () => void (platform = await startKillablePlatform()), 420_000);
afterAll(() => platform?.stop());

async function countEffects({
  acknowledged,
}: Journal): Promise<{ lost: string[]; doubled: string[]; byKind: Record<string, number> }> {
  const byKind: Record<string, number> = {};
  const [lost, doubled]: [string[], string[]] = [[], []];
  for (const { kind, count } of acknowledged) {
    byKind[kind] = (byKind[kind] ?? 0) + 1;
    const effects = await count();
    if (effects < 1) lost.push(kind);
    if (effects > 1) doubled.push(`${kind}: ${effects}`);
  }
  return { lost, doubled, byKind };
}

test(
  'every acknowledged write takes effect once',
  async () => {
    await platform.provider.addOrganization({ id: organizationId, name: 'Kills' });
    const { userId } = await platform.provider.addMember({
      organizationId,
      email: 'admin@test.example',
      role: 'org:admin',
    });
    const token = await platform.provider.mintToken({ userId, organizationId, lifetimeSeconds: 4 * 3_600 });
    const client = createClient({ baseUrl: platform.url, token });
    const journal: Journal = { acknowledged: [], refusals: [], sentAgain: 0, isOver: false };
    let [begun, kills] = [0, 0];
    const timer = setTimeout(() => (journal.isOver = true), timeLimitMs - 60_000);
    const isOver = () =>
      journal.isOver || (kills >= minKills && journal.acknowledged.length >= minWrites) || journal.refusals.length > 20;

    const killOneByOne = async (sequence: readonly Target[]) => {
      for (let count = 0; !isOver(); count++) {
        // Spreads the kills over all writes, each after a random delay. Otherwise, many kills could hit processes that
        // are starting and write nothing.
        const writesBefore = begun++ * (minWrites / minKills);
        while (!isOver() && journal.acknowledged.length < writesBefore) await sleep(20);
        await sleep(Math.random() * 1_000);
        if (isOver()) return;
        await platform.kill(sequence[count % sequence.length] as Target);
        kills++;
        if (kills % 5 === 0)
          process.stderr.write(`${kills} kills, ${journal.acknowledged.length} acknowledged writes\n`);
      }
    };
    const killing = Promise.all(sequences.map(killOneByOne)).catch((error: unknown) => {
      journal.isOver = true;
      throw error;
    });
    const writing = Array.from({ length: callers }, async () => {
      while (!isOver())
        await writeEverything({ platform, client, journal }).catch(
          (error: unknown) => void journal.refusals.push(String(error)),
        );
    });
    const [outcome] = await Promise.allSettled([killing, ...writing]);
    clearTimeout(timer);
    if (outcome?.status === 'rejected') throw outcome.reason;

    const { lost, doubled, byKind } = await countEffects(journal);
    const { acknowledged, refusals, sentAgain } = journal;
    console.log(
      `${kills} kills, ${acknowledged.length} acknowledged writes: ${lost.length} lost, ${doubled.length} doubled, ` +
        `${refusals.length} refused; ${sentAgain} calls sent again after the SDK's own retries\n` +
        JSON.stringify(byKind),
    );
    expect({ lost, doubled, refusals }).toEqual({ lost: [], doubled: [], refusals: [] });
    expect(acknowledged.length).toBeGreaterThanOrEqual(minWrites);
    expect(kills).toBeGreaterThanOrEqual(minKills);
  },
  timeLimitMs,
);
