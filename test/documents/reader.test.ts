// Tests the processes that read documents.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { transformSync } from 'esbuild';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { hostileTexts } from './hostile-texts.js';
import { fixture } from './support.js';
import { builtFile } from '../support/built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const onLinux = testIf(isLinux, 'no /proc, where tests look for the processes that read');
const reader = createDocumentReader({ maxProcesses: 2, limits: { timeMs: 30_000 } });
afterAll(() => reader.close());

const organizationId = 'org_1';
const document = (text: string): { content: Uint8Array; contentType: string; fileName: string } => ({
  content: Buffer.from(text),
  contentType: 'text/plain',
  fileName: 'a.txt',
});
/** A document that takes some seconds to read. */
const long = {
  content: Buffer.from(`[${'1,'.repeat(8_000_000)}1]`),
  contentType: 'application/json',
  fileName: 'a.json',
};

/** Returns a file of `/proc`, or an empty text if the process has ended. */
function procFile(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns whether a process reads documents. A zombie has no command line, so it does not count. */
const isReading = (pid: string): boolean => procFile(pid, 'cmdline').includes('reading-process');

/** Returns the ids of the processes that read documents for the process `parent`. Default: this process. */
const readingProcesses = (parent = process.pid): string[] =>
  (procFile(`${parent}`, `task/${parent}/children`).match(/\d+/g) ?? []).filter(isReading);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the reader reads six concurrent documents with no more processes than allowed', async () => {
  let maxRunning = 0;
  const timer = setInterval(() => (maxRunning = Math.max(maxRunning, isLinux ? readingProcesses().length : 1)), 50);
  const texts = await Promise.all(
    Array.from({ length: 6 }, (_value, index) =>
      reader.read(document(`text ${index}`), { organizationId: `org_${index}` }),
    ),
  );
  clearInterval(timer);
  expect(texts.map(({ text }) => text)).toEqual(Array.from({ length: 6 }, (_value, index) => `text ${index}`));
  expect(maxRunning).toBeGreaterThan(0);
  expect(maxRunning).toBeLessThanOrEqual(2);
});

test('a call that is aborted while it reads or waits rejects and releases its permit', async () => {
  const controller = new AbortController();
  const given = ['org_1', 'org_2', 'org_3'].map((id) =>
    reader.read(long, { organizationId: id, signal: controller.signal }),
  );
  const waiting = reader.read(document('patient'), { organizationId: 'org_4' });
  if (isLinux) await until(() => readingProcesses().length === 2);
  controller.abort(new Error('the job was stopped'));
  for (const reading of given) await expect(reading).rejects.toThrow('the job was stopped');
  expect((await waiting).text).toBe('patient');
  await expect(reader.read(document('late'), { organizationId, signal: controller.signal })).rejects.toThrow(
    'the job was stopped',
  );
});

test('the documents of one organization leave a process to other organizations', async () => {
  const controller = new AbortController();
  const slow = Array.from({ length: 3 }, () =>
    reader.read(long, { organizationId, signal: controller.signal }).then(
      () => 'read',
      () => 'aborted',
    ),
  );
  expect((await reader.read(document('of another organization'), { organizationId: 'org_2' })).text).toBe(
    'of another organization',
  );
  controller.abort(new Error('enough'));
  expect(await Promise.all(slow)).toEqual(['aborted', 'aborted', 'aborted']);
});

test('the reader returns a document with its chunks, and chunking its text returns the same chunks', async () => {
  const text = Array.from({ length: 300 }, (_value, index) => `Sentence ${index} says nothing.`).join(' ');
  const read = await reader.read(document(text), { organizationId });
  expect(read.chunks?.length).toBeGreaterThan(3);
  expect(await reader.chunk(read.text, { organizationId })).toEqual(read.chunks);
});

test('the reader returns a text whose chunking times out; chunking the text alone reports the reason', async () => {
  // Chunking the hostile text below takes more than ten times as long as reading a plain text of the same length.
  const length = isFullRun ? 3_000_000 : 1_500_000;
  const startedAt = performance.now();
  await reader.read(document('x'.repeat(length)), { organizationId });
  const timeMs = 100 * Math.ceil((2 * (performance.now() - startedAt)) / 100);
  const slow = createDocumentReader({ limits: { timeMs } });
  const text = hostileTexts['random Chinese characters']?.(length) ?? '';
  const reading = await slow.read(document(text), { organizationId });
  expect(reading.text.length).toBe(length);
  expect(reading.chunks).toBe(null);
  await expect(slow.chunk(text, { organizationId })).rejects.toMatchObject({
    name: 'DocumentError',
    message: `Processing the document takes longer than ${timeMs / 1000} s`,
  });
});

onLinux('a reading process does not inherit PATH, and ends when the reader is closed', async () => {
  const another = createDocumentReader();
  const reading = another.read(long, { organizationId });
  await until(() => readingProcesses().length === 1);
  expect(procFile(readingProcesses()[0]!, 'environ')).not.toContain('PATH=');
  await Promise.all([another.close(), expect(reading).rejects.toThrow('the reader of documents is closed')]);
  expect(readingProcesses()).toEqual([]);
  await expect(another.read(document('late'), { organizationId })).rejects.toThrow('the reader of documents is closed');
});

onLinux('if the server is killed, its reading process ends, although it is busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    const script = join(folder, 'server.mjs');
    const readerUrl = pathToFileURL(builtFile('server/platform/documents/process-adapter.ts')).href;
    writeFileSync(
      script,
      `const { createDocumentReader } = await import(${JSON.stringify(readerUrl)});
      const content = Buffer.from('[' + '1,'.repeat(20_000_000) + '1]');
      const file = { content, contentType: 'application/json', fileName: '' };
      await createDocumentReader().read(file, { organizationId: 'org_1' });`,
    );
    const server = execFile(process.execPath, [script], { cwd: root });
    const exited = once(server, 'exit');
    await until(() => readingProcesses(server.pid).length === 1);
    const [pid] = readingProcesses(server.pid) as [string];
    server.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    await until(() => !isReading(pid));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the reader, compiled to JavaScript, reads a PDF', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  try {
    for (const path of [
      'platform/documents',
      'platform/concurrency/semaphore.ts',
      'platform/text-placeholders.ts',
      'generated/document-types.ts',
      'generated/operations.ts',
      'generated/reasons.ts',
    ])
      cpSync(join(root, 'server', path), join(folder, path), { recursive: true });
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!name.endsWith('.ts')) continue;
      const file = join(folder, name);
      writeFileSync(
        file.replace(/ts$/, 'js'),
        transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm', target: 'node20' }).code,
      );
      rmSync(file);
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'a.pdf'), fixture('text.pdf'));
    writeFileSync(
      join(folder, 'run.js'),
      `import { readFileSync } from 'node:fs';
      import { createDocumentReader } from './platform/documents/process-adapter.js';
      const file = { content: readFileSync('a.pdf'), contentType: 'application/pdf', fileName: 'a.pdf' };
      const { text } = await createDocumentReader().read(file, { organizationId: 'org_1' });
      console.log(text);`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, ['run.js'], { cwd: folder });
    expect(stdout).toBe('One text\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the reader does not report a broken document if a process cannot start', async () => {
  const starved = createDocumentReader({ limits: { memoryBytes: 2 * 2 ** 20 } });
  await expect(starved.read(document('text'), { organizationId })).rejects.not.toHaveProperty('name', 'DocumentError');
});
