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
 * it is safe to log. Excludes refused connections, such as `the database system is starting up`. After a crash, many
 * such lines would hide the cause.
 */
export const isSevere = (line: string): boolean => /PANIC: |FATAL: +(?!the database system is )/.test(line);
