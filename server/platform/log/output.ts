import { writeSync } from 'node:fs';
import { pino } from 'pino';

/** Maximum length of the lines that wait until standard output can be written again. Further lines are dropped. */
const maxWaitingLength = 1_000_000;

/**
 * Returns the destination of the log: standard output. If it cannot be written, for example because its disk is full,
 * the service runs on, and standard error says so once. Each new line tries to write the waiting lines first.
 */
export function openLogOutput(fd = 1): { write(line: string): void } {
  const output = pino.destination({ fd, sync: true, maxLength: maxWaitingLength, retryEAGAIN: () => false });
  let isReported = false;
  output.on('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
    if (isReported) return;
    isReported = true;
    try {
      writeSync(
        2,
        `The log cannot be written to standard output (${code}). The process runs on, and drops log lines.\n`,
      );
    } catch {
      // Standard error often has the same destination.
    }
  });
  // Return only `write`: pino would call `flushSync` after a fatal line, which repeats a failing write forever.
  return { write: (line) => void output.write(line) };
}
