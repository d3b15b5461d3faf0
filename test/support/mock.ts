// Starts the mock in the Jest worker, which loads Prism once, because loading takes a second of CPU time. For tests of
// its command, test/contract/mock-process.ts starts the mock as a process.
import { pathToFileURL } from 'node:url';
import type { MockOptions } from '../../mocks/src/index.js';
import { builtFile } from './built.js';

export interface Mock {
  url: string;
  stop(): Promise<void>;
}

/** Starts a mock without pauses in streams, unless `eventDelayMs` is set. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const bundle = pathToFileURL(builtFile('mocks/src/index.ts')).href;
  const { startMock: start } = (await import(bundle)) as typeof import('../../mocks/src/index.js');
  const onError = (error: unknown) => console.error(error);
  const { url, close } = await start({ port: 0, eventDelayMs: 0, onError, ...options });
  return { url, stop: close };
}
