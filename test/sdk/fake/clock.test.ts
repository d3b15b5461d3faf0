// Tests the `clock` of a client. With the clock of a fake, retries and waits advance only the fake's time.
import { expect, jest, test } from '@jest/globals';
import * as sdk from '../../../sdk/src/index.js';
import { createFake, type FakeOptions } from '../../../sdk/src/testing/index.js';
import { failure } from '../failure.js';

const minuteMs = 60_000;

function start(options?: FakeOptions, clientOptions?: Partial<sdk.ClientOptions>) {
  const fake = createFake(options);
  const { clock } = fake;
  const client = sdk.createClient({
    baseUrl: 'http://fake.test',
    token: 't',
    fetch: fake.fetch,
    clock,
    ...clientOptions,
  });
  /** Awaits the work. Returns its result, and how far the fake's time advanced. */
  async function timed<T>(work: Promise<T>): Promise<{ result: T; elapsedMs: number }> {
    const startedAtMs = fake.now().getTime();
    const result = await work;
    return { result, elapsedMs: fake.now().getTime() - startedAtMs };
  }
  return { fake, client, timed };
}

test('a wait for the processing of a file moves the time of the fake', async () => {
  const { client, timed } = start({ processingMs: 5 * minuteMs });
  const steps: string[] = [];
  const upload = client.knowledgeBases.files.uploadAndWait(1, new Blob(['E-17']), {
    filename: 'notes.txt',
    onProgress: (progress) => steps.push(progress.step === 'upload' ? 'upload' : progress.file.processingStatus),
  });
  const { result, elapsedMs } = await timed(upload);
  expect(result.processingStatus).toBe('completed');
  expect([steps[0], steps.at(-1)]).toEqual(['upload', 'completed']);
  expect(new Set(steps).size).toBeGreaterThan(3);
  expect(elapsedMs).toBeGreaterThanOrEqual(5 * minuteMs);
});

test('a wait for an execution of a task, or for an answer, ends when the run of the agent ends', async () => {
  const { client, timed } = start({ runMs: 2 * minuteMs });
  const task = await client.tasks.create({ name: 'Daily', prompt: 'Report', schedule: '0 6 * * *', agentId: 1 });
  const run = await timed(client.tasks.runAndWait(task.id));
  expect([run.result.status, run.elapsedMs >= 2 * minuteMs]).toEqual(['completed', true]);
  const answer = await timed(client.chat.sendAndWait({ agentId: 1, message: 'Hi' }));
  expect(answer.result.messages.at(-1)?.role).toBe('assistant');
  expect(answer.elapsedMs).toBeGreaterThanOrEqual(2 * minuteMs);
});

test('a wait ends after waitMs in the time of the fake', async () => {
  const { client } = start({ runMs: 60 * minuteMs });
  const error = await failure<sdk.TimeoutError>(
    client.chat.sendAndWait({ agentId: 1, message: 'Hi' }, { waitMs: 10 * minuteMs }),
  );
  expect(error).toMatchObject({ name: 'TimeoutError', kind: 'deadline', phase: 'backoff' });
  expect(error.elapsedMs).toBeGreaterThanOrEqual(error.timeoutMs);
});

test('a retry waits as long as Retry-After says, within the deadline', async () => {
  const { fake, client, timed } = start();
  fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '40' }, times: 2 });
  const { elapsedMs } = await timed(client.agents.list().toArray({ limit: 1 }));
  expect(elapsedMs).toBeGreaterThanOrEqual(80_000);
  expect(fake.requests).toHaveLength(3);
  fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '40' }, times: 4 });
  const error = await failure(client.agents.list({}, { maxRetries: 4 }));
  // The third delay would end at the deadline of 120 s.
  expect(error).toMatchObject({ name: 'ServiceUnavailableError', attempts: 3 });
});

test('a clock gets each delay, with a signal that is aborted when the call is aborted', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.999_999);
  const delays: number[] = [];
  let nowMs = 0;
  const clock: sdk.Clock = {
    now: () => nowMs,
    sleep: async (delayMs) => {
      delays.push(Math.round(delayMs));
      nowMs += delayMs;
    },
  };
  const { fake, client } = start({}, { clock, maxRetries: 7 });
  fake.fault('listAgents', { breaks: 'before' });
  await failure(client.agents.list());
  random.mockRestore();
  expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);

  let aborted = false;
  const sleepless: sdk.Clock = {
    now: () => 0,
    sleep: (_delayMs, signal) =>
      new Promise(() => signal.addEventListener('abort', () => (aborted = true), { once: true })),
  };
  const stuck = start({}, { clock: sleepless });
  stuck.fake.fault('listAgents', { breaks: 'before' });
  const controller = new AbortController();
  const call = failure(stuck.client.agents.list({}, { signal: controller.signal }));
  while (stuck.fake.requests.length === 0) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError', phase: 'backoff' });
  expect(aborted).toBe(true);
});
