// Counts repeated log lines instead of writing them, because an outage produces thousands of equal warnings.
import { types } from 'node:util';
import type { LoggerOptions } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

export interface RepeatedLinesOptions {
  /** Interval between the counts of a repeated line. Default: 30 s. */
  intervalMs?: number;
}

interface SeenLine {
  repeatedCount: number;
  /** Writes the number of repetitions since the last call, if any. Returns whether it wrote a line. */
  writeCount(): boolean;
}

const defaultIntervalMs = 30_000;
/** Maximum distinct lines to count. Further lines are written without counting. */
const maxSeenLines = 1_000;
const warnLevel = 40;
const fatalLevel = 60;

/**
 * Returns a hook for pino. It writes the first of several equal warnings or errors immediately. Every `intervalMs`, it
 * writes the number of repetitions, if any. Lines are equal if their level, message and fields are equal. `describe`
 * selects the fields of an error that are compared.
 */
export function countRepeatedLines({ intervalMs = defaultIntervalMs }: RepeatedLinesOptions = {}): LogMethod {
  const seenLines = new Map<string, SeenLine>();
  const writeCountsAtExit = () => seenLines.forEach((line) => line.writeCount());

  return function logMethod(values, method, level) {
    const key = level < warnLevel || level >= fatalLevel ? null : keyOf(level, values);
    const seen = key === null ? undefined : seenLines.get(key);
    if (seen !== undefined) {
      seen.repeatedCount++;
      return;
    }
    method.apply(this, values);
    if (key === null || seenLines.size >= maxSeenLines) return;
    if (seenLines.size === 0) process.once('exit', writeCountsAtExit);
    const line: SeenLine = {
      repeatedCount: 0,
      writeCount: () => {
        const { repeatedCount } = line;
        if (repeatedCount > 0) method.apply(this, withCount(values, repeatedCount));
        line.repeatedCount = 0;
        return repeatedCount > 0;
      },
    };
    seenLines.set(key, line);
    const timer = setInterval(() => {
      if (line.writeCount()) return;
      clearInterval(timer);
      seenLines.delete(key);
      if (seenLines.size === 0) process.removeListener('exit', writeCountsAtExit);
    }, intervalMs);
    timer.unref();
  };
}

/** Returns the text that equal lines share, or null if the values cannot be compared as text. */
function keyOf(level: number, values: readonly unknown[]): string | null {
  try {
    return JSON.stringify([level, ...values], (_name, value: unknown) =>
      types.isNativeError(value) ? describe(value) : value,
    );
  } catch {
    return null;
  }
}

/** Omits the stack, which is expensive to compare. `keyOf` also applies this function to the cause. */
const describe = ({ name, message, code, cause }: Error & { code?: unknown }) => ({ name, message, code, cause });

function withCount(values: readonly unknown[], repeatedCount: number): Parameters<LogMethod>[0] {
  const [first, ...rest] = values;
  const hasFields = typeof first === 'object' && first !== null;
  const fields = types.isNativeError(first) ? { err: first } : hasFields ? first : {};
  const [message = '', ...parameters] = hasFields ? rest : values;
  return [
    { ...fields, repeatedCount },
    `${String(message)} (repeated ${repeatedCount} times)`,
    ...parameters,
  ] as unknown as Parameters<LogMethod>[0];
}
