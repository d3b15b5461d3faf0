// Kills (SIGKILL) real worker processes at every step of file processing. In the end each file is stored once and
// complete. There is one kill at every step by default, and more files and kills in `npm run test:full`.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chunkText } from '../../server/platform/documents/chunks.js';
import { addFile, createBase, filesOf, readBase, search } from '../api/knowledge-bases/support.js';
import { killOrphanedProcesses, runBin, type RunningProcess } from '../start/support.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';

const allSteps = ['parse', 'embed (parsed)', 'embed (chunking)', 'extract', 'trigger'];
const fileCount = isFullRun ? 50 : 8;
const sectionCount = isFullRun ? 60 : 15;
const killCount = isFullRun ? 2 * allSteps.length : allSteps.length;
/** Time in which a worker on a busy machine brings a file to its last step. */
const longestWaitMs = 60_000;
const schema = { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] };

let server: TestServer;
const options = { worker: false, blocksEventLoop: 'the test itself cuts texts into chunks' };
beforeAll(async () => void (server = await startTestServer({ WORKER_LEASE_SECONDS: '1' }, options)));
afterAll(async () => {
  await killOrphanedProcesses();
  await server?.stop();
});

const textOf = (index: number): string =>
  [
    `number: ${index}`,
    ...Array.from(
      { length: sectionCount },
      (_, line) =>
        `# Section ${line}\n\n` +
        `File ${index} says in section ${line} what part ${line * 31 + index} is for. `.repeat(4).trim(),
    ),
  ].join('\n\n');

async function startWorker(): Promise<RunningProcess> {
  const worker = runBin('worker', server.environment);
  const isReady = async () => {
    while (!worker.output().includes('"ready"')) await sleep(20);
  };
  await Promise.race([
    isReady(),
    worker.exited.then(({ output }) => Promise.reject(new Error(`the worker ended:\n${output}`))),
  ]);
  return worker;
}

/** Delays each state change of a file, because most steps are too short for a kill. */
const slowDown = `
  create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$;
  create trigger pause before update on knowledge_base_files for each row
    when (old.processing_status <> new.processing_status or old.next_step <> new.next_step) execute function pause();`;

/** Returns the steps in progress, according to the files, of the worker that started at that time. */
async function stepsInProgress(since: Date): Promise<string[]> {
  const rows = await server
    .database('knowledge_base_files')
    .whereIn('processing_status', ['parsing', 'parsed', 'chunking'])
    .where('active_at', '>', since)
    .where('claim_number', '>', 0)
    .select('processing_status', 'next_step');
  return rows.map(({ processing_status: status, next_step: step }) =>
    step === 'embed' ? `${step} (${status})` : step,
  );
}

/** Waits until a file is in this step. Returns the steps in progress. */
async function waitForStep(step: string, since: Date): Promise<string[]> {
  for (const deadline = Date.now() + longestWaitMs; ; await sleep(50)) {
    const steps = await stepsInProgress(since);
    if (steps.includes(step) || Date.now() > deadline) return steps;
  }
}

/** Waits until all files are processed, have failed, or make no progress. */
async function untilNothingMoves(kbId: number): Promise<void> {
  const left = async () =>
    Number(
      (
        await server
          .database('knowledge_base_files')
          .where({ knowledge_base_id: kbId })
          .whereNot({ processing_status: 'completed' })
          .whereNot('processing_status', 'like', '%_failed')
          .count('* as count')
          .first()
      )?.['count'],
    );
  let before = await left();
  for (let movedAt = Date.now(); before > 0 && Date.now() - movedAt < 30_000; await sleep(250)) {
    const now = await left();
    if (now !== before) movedAt = Date.now();
    before = now;
  }
}

test(`${fileCount} files, kill -9 ${killCount} times: no file is lost, and no chunk is stored twice`, async () => {
  const token = await server.tokenFor();
  const { id: kbId } = await createBase(server, { extractionModel: 'offline:echo', extractionSchema: schema });
  const contents = new Map<number, string>();
  for (let index = 0; index < fileCount; index++)
    contents.set((await addFile(server, kbId, textOf(index), {}, { token })).id, textOf(index));

  const startedAt = performance.now();
  await server.database.raw(slowDown);
  const hit: string[] = [];
  for (let kill = 0; kill < killCount; kill++) {
    const since = new Date();
    const worker = await startWorker();
    const wanted = allSteps[kill % allSteps.length] ?? '';
    if ((await waitForStep(wanted, since)).includes(wanted)) hit.push(wanted);
    worker.child.kill('SIGKILL');
    await worker.exited;
  }
  await server.database.raw('drop trigger pause on knowledge_base_files');
  await Promise.all([startWorker(), startWorker()]);
  await untilNothingMoves(kbId);
  // A file whose worker was killed twice has failed. Its owner reads the reason and may retry.
  const failed = (await filesOf(server, kbId)).filter(({ processingStatus }) => processingStatus !== 'completed');
  for (const { id, processingStatus, processingError } of failed) {
    expect({ processingStatus, processingError }).toEqual({
      processingStatus: expect.stringMatching(/_failed$/),
      processingError:
        'Processing was given up: the process that worked on the file crashed or stopped responding more than once.',
    });
    expect((await server.call('POST', '/kb/files/retry', { query: { kbId, fileId: id } })).status).toBe(200);
  }
  await untilNothingMoves(kbId);
  const tookMs = Math.round(performance.now() - startedAt);

  const files = await filesOf(server, kbId);
  expect(files.filter(({ processingStatus }) => processingStatus !== 'completed')).toEqual([]);
  expect(files).toHaveLength(fileCount);
  let chunkCount = 0;
  for (const { id, extractedData } of files) {
    const content = contents.get(id) ?? '';
    const wanted = chunkText(content).map(({ position, text }) => ({ position, text }));
    const chunks = await server
      .database('knowledge_base_chunks')
      .where({ file_record_id: id })
      .orderBy('position')
      .select('position', 'text');
    expect(chunks).toEqual(wanted);
    expect(extractedData).toEqual({ number: Number(/\d+/.exec(content)?.[0]) });
    chunkCount += chunks.length;
  }
  expect(await server.database('knowledge_base_chunks').count('* as count').first()).toEqual({ count: chunkCount });
  expect(await readBase(server, kbId)).toMatchObject({ fileCount, status: 'ready' });
  expect((await search(server, kbId, 'what part 100 is for', { limit: 1 }))[0].text).toContain(
    'File 7 says in section 3 ',
  );
  const { rows } = await server.database.raw<{ rows: { again: number; runs: number }[] }>(
    `select count(*) filter (where claim_number > 1) as again, sum(claim_number) as runs
     from knowledge_base_files
     where knowledge_base_id = ?`,
    [kbId],
  );
  console.log(
    `${fileCount} files, ${chunkCount} chunks, ${killCount} kills in ${tookMs} ms; in the middle of: ` +
      `${hit.join(', ')}; ${rows[0]?.again} files were processed again, ${rows[0]?.runs} runs in all, ` +
      `${failed.length} have failed`,
  );
  // The test is meaningful only if the kills hit every step.
  expect(new Set(hit)).toEqual(new Set(allSteps));
  expect(Number(rows[0]?.runs)).toBeGreaterThanOrEqual(fileCount + killCount);
}, 600_000);
