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
 * can be logged at any level. Connections that Postgres refuses while it starts, stops or recovers do not count. After
 * a crash, their many lines would push the cause of the crash out of the list of last errors.
 */
export const isSevere = (line: string): boolean => /PANIC: |FATAL: +(?!the database system is )/.test(line);
