// Kills (SIGKILL) worker processes at every step of file processing.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chunkText } from '../../server/platform/documents/chunks.js';
import { addFile, createBase, filesOf, readBase, search } from '../api/knowledge-bases/support.js';
import { killStartedProcesses, runBin, type RunningProcess } from '../start/support.js';
import { isFullRun } from '../support/full-run.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

const allSteps = ['parse', 'embed (parsed)', 'embed (chunking)', 'extract', 'trigger'];
const fileCount = allSteps.length * (isFullRun ? 10 : 1);
const sectionCount = isFullRun ? 60 : 15;
/** Number of files that a worker processes concurrently, and that one kill interrupts. */
const filesPerKill = 4;
const killCount = Math.ceil(fileCount / filesPerKill);
const schema = { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] };

let server: TestServer;
const options = { worker: false, blocksEventLoop: 'the test itself cuts texts into chunks' };
const settings = { WORKER_LEASE_SECONDS: '1', ORGANIZATION_CONCURRENT_FILES: String(filesPerKill) };
beforeAll(async () => void (server = await startTestServer(settings, options)));
afterAll(async () => {
  await killStartedProcesses();
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
  const untilReady = async () => {
    while (!worker.output().includes('"ready"')) await sleep(20);
  };
  await Promise.race([
    untilReady(),
    worker.exited.then(({ output }) => Promise.reject(new Error(`the worker ended:\n${output}`))),
  ]);
  return worker;
}

/** Makes the first attempt at a file wait at the end of a step. The step depends on the id of the file. */
const holdFiles = `
  create function hold() returns trigger language plpgsql as $$
  declare
    status text := old.processing_status;
    step text := case old.next_step when 'embed' then format('embed (%s)', status) else old.next_step end;
  begin
    if new.claim_number = 1 and step = (array['${allSteps.join("','")}'])[1 + old.id % ${allSteps.length}] then
      perform pg_sleep(600);
    end if;
    return new;
  end $$;
  create trigger hold before update on knowledge_base_files for each row
    when (old.processing_status <> new.processing_status or old.next_step <> new.next_step) execute function hold();`;

const held = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
const countHeld = async () =>
  (await server.database.raw<{ rows: { count: number }[] }>(`select count(*) ${held}`)).rows[0]?.count ?? 0;

/** Kills the worker when this number of its files are held. Returns the steps of these files. */
async function killDuring(count: number, worker: RunningProcess): Promise<string[]> {
  await eventually(countHeld, (found) => found === count);
  const rows = await server
    .database('knowledge_base_files')
    .whereIn('processing_status', ['parsing', 'parsed', 'chunking'])
    .where({ claim_number: 1 })
    .select('processing_status', 'next_step');
  worker.child.kill('SIGKILL');
  await worker.exited;
  // Rolls back the held writes, as Postgres does once it notices the lost client.
  await server.database.raw(`select pg_terminate_backend(pid) ${held}`);
  await eventually(countHeld, (found) => found === 0);
  return rows.map(({ processing_status: status, next_step: step }) =>
    step === 'embed' ? `${step} (${status})` : step,
  );
}

/** Waits until all files are processed or have failed, or until none ends within 30 seconds. */
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
  await server.database.raw(holdFiles);
  const hit: string[] = [];
  for (let left = fileCount; left > 0; left -= filesPerKill)
    hit.push(...(await killDuring(Math.min(left, filesPerKill), await startWorker())));
  await Promise.all(Array.from({ length: isFullRun ? 2 : 1 }, startWorker));
  await untilNothingMoves(kbId);
  // A file whose worker was killed twice has failed, and can be retried.
  const failed = (await filesOf(server, kbId)).filter(({ processingStatus }) => processingStatus !== 'completed');
  for (const { id, processingStatus, processingError } of failed) {
    expect({ processingStatus, processingError }).toEqual({
      processingStatus: expect.stringMatching(/_failed$/),
      processingError:
        'Processing was given up: the process that worked on the file crashed or stopped responding more than once',
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
  expect((await search(server, kbId, 'what part 97 is for', { limit: 1 }))[0].text).toContain(
    'File 4 says in section 3 ',
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
  // The test is meaningful only if the kills hit every file, and every step.
  expect(new Set(hit)).toEqual(new Set(allSteps));
  expect(rows[0]?.again).toBe(fileCount);
}, 600_000);
