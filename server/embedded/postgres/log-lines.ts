// Reads the output of Postgres and initdb.

/** Returns the text of the most severe line, for a message of one sentence. */
export function mainReason(lines: readonly string[]): string {
  const levels = [/(?:PANIC|FATAL): +(.*)/, /(?:error|ERROR|could not).*/];
  for (const level of levels) {
    const found = lines.map((line) => level.exec(line)).find((match) => match !== null);
    if (found !== undefined && found !== null) return (found[1] ?? found[0]).replace(/\.$/, '');
  }
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? 'it printed no reason';
}

/**
 * Returns whether the line reports an error that ends a process of Postgres. Such a line contains no statement, so it
 * can be logged at any level. Refused connections do not count. While Postgres recovers from a crash, it refuses many
 * connections. Their lines would push the cause of the crash out of the list of last errors.
 */
export const isSevere = (line: string): boolean => /PANIC: |FATAL: +(?!the database system is )/.test(line);
