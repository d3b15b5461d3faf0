import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { defaultLeaseMs, type RunIds } from '../../server/modules/conversations/runs/runs.js';
import { startRunBench, type RunBench } from '../conversations/support.js';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';

interface RunsProcess {
  /** The runs that the process has reported so far. */
  readonly started: RunIds[];
  first(): Promise<RunIds>;
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
}

let bench: RunBench;
const running: RunsProcess[] = [];
beforeEach(async () => void (bench = await startRunBench()));
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.kill()));
  await bench?.release();
});

function start(mode: 'hold' | 'churn', isBackground = false): RunsProcess {
  const settings = [
    mode,
    bench.url,
    bench.organizationId,
    String(bench.agentId),
    ...(isBackground ? ['background'] : []),
  ];
  // Omits the flags for Jest in NODE_OPTIONS.
  const child = spawn(process.execPath, [...briefProcess, builtFile('test/faults/runs-process.ts'), ...settings], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started: RunIds[] = [];
  const firstLine = new Promise<RunIds>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      started.push(JSON.parse(line) as RunIds);
      resolve(started[0] as RunIds);
    });
    child.once('exit', () => reject(new Error('the process ended before its first run')));
  });
  firstLine.catch(() => undefined);
  const runsProcess: RunsProcess = {
    started,
    first: () => firstLine,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  running.push(runsProcess);
  return runsProcess;
}

const statusOf = async ({ conversationId }: RunIds) => (await bench.conversation(conversationId))['stream_status'];

test('after a kill, a run without a job fails, and one with a job can be taken over; others continue', async () => {
  const [killed, killedWithJob, untouched] = [start('hold'), start('hold', true), start('hold')];
  const [killedRun, runWithJob, untouchedRun] = await Promise.all([
    killed.first(),
    killedWithJob.first(),
    untouched.first(),
  ]);
  await pause(2_000);
  const killedAt = performance.now();
  await Promise.all([killed.kill(), killedWithJob.kill()]);
  const failed = await eventually(
    () => bench.runs.failExpiredRuns(),
    (count) => count > 0,
    defaultLeaseMs + 30_000,
  );
  const endedAfterMs = performance.now() - killedAt;
  expect([failed, await statusOf(killedRun), await statusOf(untouchedRun), await statusOf(runWithJob)]).toEqual([
    1,
    'error',
    'in_progress',
    'in_progress',
  ]);
  expect(await bench.database('messages').where({ conversation_id: killedRun.conversationId }).pluck('role')).toEqual([
    'user',
  ]);
  // Takes over the run in this process, as the next attempt of its job does.
  const takeOver = () => bench.runs.takeOver({ ...runWithJob, organizationId: bench.organizationId });
  let takenOver = await takeOver();
  // The killed processes extended their leases at different times, so the lease of
  // `runWithJob` may expire after that of `killedRun`.
  for (let look = 0; takenOver === 'held' && look < 100; look++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    takenOver = await takeOver();
  }
  if (typeof takenOver === 'string') throw new Error(`the run was not taken over: ${takenOver}`);
  expect(await bench.runs.finish(takenOver, { status: 'completed', parts: [{ type: 'text', text: 'Yes.' }] })).toBe(
    true,
  );
  console.log(
    `kill -9: ended ${(endedAfterMs / 1000).toFixed(1)} s after the kill (lease ${defaultLeaseMs / 1000} s); ` +
      "the job's run was taken over; the other run continued",
  );
});

/** Selects the conversations whose counters or state differ from their messages. */
const differences = `
  select conversations.id, positions, counts.*
  from conversations join lateral (
    select count(*) filter (where role = 'user') as users, count(*) filter (where role = 'assistant') as assistants,
      coalesce(sum(input_tokens), 0) as input, coalesce(sum(total_tokens), 0) as total, max(created_at) as last,
      array_agg(position order by position) as positions,
      (select count(*) from tool_calls where tool_calls.conversation_id = conversations.id) as calls
    from messages where messages.conversation_id = conversations.id
  ) counts on true
  where user_message_count <> users or assistant_message_count <> assistants or input_tokens <> input
    or total_tokens <> total
    or attachment_count <> users or tool_call_count <> calls or last_message_at <> last or calls <> assistants
    or positions <> array(select generate_series(1, users + assistants)::integer)
    or (stream_status = 'completed') <> (users = assistants)`;

test('processes killed during writes leave consistent counters, positions and states', async () => {
  const rounds = isFullRun ? 8 : 4;
  let started = 0;
  let cutOff = 0;
  for (let round = 0; round < rounds; round++) {
    const churning = start('churn');
    await eventually(
      () => churning.started.length,
      (count) => count > 5,
      30_000,
    );
    await pause(Math.random() * 250);
    await churning.kill();
    started += churning.started.length;
    // Postgres may still be executing the last statement of the killed process.
    await pause(300);
    const { rows } = await bench.database.raw(differences);
    expect(rows).toEqual([]);
    const open: string[] = await bench.database('conversations').where({ stream_status: 'in_progress' }).pluck('id');
    expect(open.length).toBeLessThanOrEqual(3);
    cutOff += open.length;
    await Promise.all(open.map((id) => bench.expireLease(id)));
    expect(await bench.runs.failExpiredRuns()).toBe(open.length);
  }
  console.log(
    `kill -9 in the middle of writes: ${rounds} processes, ${started} runs started, ${cutOff} cut off, all ended; ` +
      '0 differences between counters and messages',
  );
}, 120_000);
