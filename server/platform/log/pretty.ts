// Prints log lines for people, in a terminal.

/** Returns a destination for a logger. The package is loaded only here, because servers in production log JSON. */
export async function prettyDestination(hasColors: boolean): Promise<{ write(line: string): void }> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    colorize: hasColors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    sync: true,
  });
}
