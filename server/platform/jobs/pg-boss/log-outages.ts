import type { Logger } from 'pino';

/** Wraps an action so that it never rejects. Logs only the beginning and the end of an outage. */
export function logOutages(what: string, log: Logger, action: () => Promise<void>): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await action();
      if (isFailing) log.info(`${what} works again`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, `${what} fails; it is retried until it works`);
      isFailing = true;
    }
  };
}
