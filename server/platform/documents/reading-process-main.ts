// Entry point of the process that reads one document. It receives the bytes on standard input and the task as a
// message, and replies with messages.
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { textOfDocument } from './document-text.js';
import { statedType, type DocumentType } from './kinds.js';
import { documentError } from './document-error.js';
import { DocumentError, type Chunk, type DocumentFailure } from './port.js';

export interface ReadingTask {
  /** Null if the input is already a text in UTF-8. */
  readonly document: { readonly contentType: string; readonly fileName: string } | null;
  readonly maxTextLength: number;
  readonly memoryBytes: number;
}

export type ReadingReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'text'; readonly piece: string; readonly isLast: boolean }
  | { readonly kind: 'chunks'; readonly chunks: readonly Chunk[] }
  | { readonly kind: 'done' }
  | Refusal;

/** `detail` describes the original error for the log. */
interface Refusal {
  readonly kind: 'refused';
  readonly failure: DocumentFailure;
  readonly message: string;
  readonly detail: string;
}

// Maximum size of messages, so that none occupies the server for long.
const chunksPerMessage = 200;
const charactersPerMessage = 1_000_000;

/**
 * Source of the watchdog thread, which checks the memory of the process and whether the server is still running. V8's
 * heap limit does not cover buffers, and a busy parser blocks the timers of its own thread. The source is a JavaScript
 * string because a thread has no TypeScript loader.
 */
const watchdog = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.memoryBytes || process.ppid !== workerData.parent)
    process.kill(process.pid, 'SIGKILL');
}, 20);
`;

/**
 * Sends a message, and resolves when the whole message is written. Exits if the connection to the server is closed,
 * because no process can receive the message.
 */
function reply(message: ReadingReply): Promise<void> {
  if (!process.connected) process.exit();
  return new Promise((resolve) => void process.send?.(message, () => resolve()));
}

function refuse(error: unknown): void {
  const detail = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'no error';
  const { failure, message } = error instanceof DocumentError ? error : documentError('damaged');
  void reply({ kind: 'refused', failure, message, detail });
}

async function sendText(text: string): Promise<void> {
  for (let start = 0; start < text.length; start += charactersPerMessage) {
    const end = start + charactersPerMessage;
    await reply({ kind: 'text', piece: text.slice(start, end), isLast: end >= text.length });
  }
}

/** Document types that need no parser. */
const plainTypes: readonly (DocumentType | null)[] = ['txt', 'md', 'yaml', 'source code'];
/** Maximum size of a text that is read without the watchdog. Such a text takes at most 0.1 s and 20 MB (measured). */
const maxUnwatchedBytes = 50_000;

const isShortText = ({ document }: ReadingTask, content: Buffer): boolean =>
  content.length <= maxUnwatchedBytes && (document === null || plainTypes.includes(statedType(document)));

async function work(task: ReadingTask): Promise<void> {
  const { document, maxTextLength, memoryBytes } = task;
  const content = await buffer(process.stdin);
  // Starting the watchdog takes 50 ms of CPU time, a third of the total time for a short text.
  if (!isShortText(task, content))
    new Worker(watchdog, { eval: true, workerData: { memoryBytes, parent: process.ppid } }).unref();
  const text = document === null ? content.toString() : await textOfDocument({ ...document, content }, maxTextLength);
  // Wait until the text is sent. Chunking blocks this thread, and would delay the rest of an unfinished message.
  if (document !== null) await sendText(text);
  // The token tables are loaded only here, because a document without text does not need them.
  const { chunkParts } = await import('./chunks.js');
  for (const chunks of chunkParts(text)) {
    for (let start = 0; start < chunks.length; start += chunksPerMessage)
      await reply({ kind: 'chunks', chunks: chunks.slice(start, start + chunksPerMessage) });
  }
  void reply({ kind: 'done' });
}

process.once('message', (task: ReadingTask) => void work(task).catch(refuse));
// A library may fail outside of a promise chain. The document is at fault in this case too.
process.on('uncaughtException', refuse).on('unhandledRejection', refuse);
process.once('disconnect', () => process.exit());
void reply({ kind: 'ready' });
