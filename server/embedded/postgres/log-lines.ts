// Reads the output of Postgres and initdb.

/** Returns the text of the most severe line. */
export function mainReason(lines: readonly string[]): string {
  const levels = [/(?:PANIC|FATAL): +(.*)/, /(?:error|ERROR|could not).*/];
  for (const level of levels) {
    const found = lines.map((line) => level.exec(line)).find((match) => match !== null);
    if (found !== undefined && found !== null) return (found[1] ?? found[0]).replace(/\.$/, '');
  }
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? 'it printed no reason';
}

/**
 * Returns whether the line reports an error that ends a process of Postgres. Such a line contains no SQL statement, so
 * it is safe to log. Connections that Postgres refuses while it starts, stops or recovers do not count. After a crash,
 * their many lines would hide the cause of the crash.
 */
export const isSevere = (line: string): boolean => /PANIC: |FATAL: +(?!the database system is )/.test(line);
