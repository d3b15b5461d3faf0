import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Document } from './document-text.js';
import type { DocumentLimits } from './limits.js';
import { documentError } from './document-error.js';
import { DocumentError, type Chunk } from './port.js';
import type { ReadingReply, ReadingTask } from './reading-process-main.js';

/** A start takes a fraction of a second. If it takes this long, the machine is overloaded. */
const startTimeMs = 60_000;
const megabyte = 2 ** 20;

/** A document, or a text that was extracted from a document earlier. */
export type ReadingInput = Document | { readonly text: string };

export interface Reading {
  /** Null if the input is a text. */
  text: string | null;
  /** Null if only the text was extracted. */
  chunks: Chunk[] | null;
}

/**
 * Reads the input in a new process. Rejects with a DocumentError, the signal's reason, or another error if the process
 * cannot start.
 */
export async function readInChildProcess(
  input: ReadingInput,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<Reading> {
  signal.throwIfAborted();
  const child = start(limits);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  try {
    return await exchangeMessages(child, input, limits, signal);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

function start(limits: DocumentLimits): ChildProcess {
  // Under tsx and Jest, this file and the entry point of the process are TypeScript.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const loader =
    extension === 'ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(fileURLToPath(new URL(`./reading-process-main.${extension}`, import.meta.url)), [], {
    execArgv: [
      ...loader,
      `--max-old-space-size=${Math.floor((limits.memoryBytes * 2) / 3 / megabyte)}`,
      '--disallow-code-generation-from-strings',
    ],
    // The process must not get secrets or options of Node.js.
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
}

function createCollector() {
  const pieces: string[] = [];
  const chunks: Chunk[] = [];
  let text: string | null = null;
  return {
    addText({ piece, isLast }: { piece: string; isLast: boolean }): void {
      pieces.push(piece);
      if (isLast) text = pieces.join('');
    },
    addChunks: (more: readonly Chunk[]): void => void chunks.push(...more),
    reading: (): Reading => ({ text, chunks }),
    /** Null until the text is complete. */
    textOnly: (): Reading | null => (text === null ? null : { text, chunks: null }),
  };
}

function sendTask(child: ChildProcess, input: ReadingInput, limits: DocumentLimits): void {
  const document = 'text' in input ? null : { contentType: input.contentType, fileName: input.fileName };
  const task = { document, maxTextLength: limits.textLength, memoryBytes: limits.memoryBytes } satisfies ReadingTask;
  child.send(task, () => undefined);
  child.stdin?.end('text' in input ? input.text : input.content);
}

function onAbortOrStartFailure(child: ChildProcess, signal: AbortSignal, callback: (error: Error) => void): void {
  const abort = (): void => callback(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  child.once('close', () => signal.removeEventListener('abort', abort));
  child.once('error', (error) =>
    callback(new Error('a process to read a document could not be started', { cause: error })),
  );
}

/** Calls back with the exit code or signal, whether memory ran out, and the error output. */
function onExit(
  child: ChildProcess,
  callback: (how: string | number | null, isMemoryExhausted: boolean, cause: Error) => void,
): void {
  let errorOutput = '';
  child.stderr?.on('data', (part: Buffer) => (errorOutput = (errorOutput + part.toString()).slice(-2000)));
  // Ignore EPIPE after the process has ended, because `exit` reports the cause.
  child.stdin?.on('error', () => undefined);
  child.once('exit', (code, exitSignal) =>
    callback(exitSignal ?? code, isOutOfMemory(code, exitSignal), new Error(errorOutput)),
  );
}

function exchangeMessages(
  child: ChildProcess,
  input: ReadingInput,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<Reading> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    const collector = createCollector();
    /**
     * Rejects if the text is incomplete. Otherwise resolves with the text alone, because `DocumentReader.chunk` can
     * split it later in a new process.
     */
    const fail = (error: Error): void => {
      const text = collector.textOnly();
      if (text === null) reject(error);
      else resolve(text);
    };
    const onTimeout = () => fail(documentError('tooSlow', { values: { seconds: limits.timeMs / 1000 } }));
    let timer = setTimeout(() => reject(new Error('a process to read a document did not start in time')), startTimeMs);
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, limits.timeMs);
    };
    child.once('close', () => clearTimeout(timer));
    onAbortOrStartFailure(child, signal, reject);
    onExit(child, (how, isMemoryExhausted, cause) => {
      if (isReady) fail(documentError(isMemoryExhausted ? 'tooMuchMemory' : 'damaged', { cause }));
      else reject(new Error(`a process to read a document exited before it was ready (${how})`, { cause }));
    });
    child.on('message', (reply: ReadingReply) => {
      switch (reply.kind) {
        case 'ready':
          isReady = true;
          restartTimer();
          return sendTask(child, input, limits);
        case 'text':
          restartTimer();
          return collector.addText(reply);
        case 'chunks':
          // Each part of a long text has its own time limit.
          restartTimer();
          return collector.addChunks(reply.chunks);
        case 'done':
          return resolve(collector.reading());
        case 'refused':
          return fail(new DocumentError(reply.failure, reply.message, { cause: new Error(reply.detail) }));
      }
    });
  });
}

/**
 * Returns whether the process ran out of memory. Its watchdog, the kernel or V8 then ends it with a signal. A shell
 * reports SIGABRT as code 134.
 */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;
