// The process that reads one document and ends. It gets the bytes on its standard input, the rest as a message, and answers with messages.
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { DocumentError } from './document-error.js';
import { textOfDocument } from './document-text.js';
import type { Chunk } from './port.js';

export interface ReadingTask {
  /** Null: the bytes are a text already, as UTF-8. */
  readonly document: { readonly contentType: string; readonly fileName: string } | null;
  readonly maxTextLength: number;
  readonly memoryBytes: number;
}

export type ReadingReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'chunks'; readonly chunks: readonly Chunk[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string; readonly detail: string };

/** Chunks of one message. The server takes one message at a time, and must not be busy with it for long. */
const chunksPerMessage = 200;

/**
 * The limit of V8's heap knows nothing of the memory of buffers, and a parser that is busy lets no timer of its own thread fire. So another
 * thread looks at the memory of the whole process, and whether the server that asked is still there. JavaScript in a string, because a thread
 * has no loader for TypeScript.
 */
const watch = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.memoryBytes || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

/**
 * The server may have been killed, even before this process was there to hear of it. To send then is an error, and to report that error is to
 * send again: without the look at `connected` a process that nobody waits for would run, and be busy, for ever.
 */
function reply(message: ReadingReply): void {
  if (!process.connected) process.exit();
  process.send?.(message, () => undefined);
}

function refuse(error: unknown): void {
  const detail = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'no error';
  reply({
    kind: 'refused',
    reason:
      error instanceof DocumentError ? error.reason : 'The document is damaged, or made in a way that cannot be read',
    detail,
  });
}

async function work({ document, maxTextLength }: ReadingTask): Promise<void> {
  const content = await buffer(process.stdin);
  const text = document === null ? content.toString() : await textOfDocument({ ...document, content }, maxTextLength);
  if (document !== null) reply({ kind: 'text', text });
  // The tables of tokens are loaded only here: a document without text does not need them.
  const chunks = (await import('./chunks.js')).chunkText(text);
  for (let start = 0; start < chunks.length; start += chunksPerMessage) {
    reply({ kind: 'chunks', chunks: chunks.slice(start, start + chunksPerMessage) });
  }
  reply({ kind: 'done' });
}

process.once('message', (task: ReadingTask) => {
  new Worker(watch, { eval: true, workerData: { memoryBytes: task.memoryBytes, parent: process.ppid } }).unref();
  work(task).catch(refuse);
});
// A library may fail where nobody waits for it; the document is at fault all the same.
process.on('uncaughtException', refuse).on('unhandledRejection', refuse);
process.once('disconnect', () => process.exit());
reply({ kind: 'ready' });
