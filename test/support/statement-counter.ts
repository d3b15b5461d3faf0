import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import type { Knex } from 'knex';

/**
 * Returns a function that runs an action and counts the statements of the action, and of all requests that begin
 * meanwhile. Statements that control transactions do not count.
 */
export function createStatementCounter(
  server: Server,
  pools: readonly Knex[],
): (action: () => Promise<unknown>) => Promise<number> {
  // Separates the statements of requests from statements of workers and timers. Used only while statements are counted,
  // because permanent use would take a tenth of the CPU time of all tests.
  const isCounted = new AsyncLocalStorage<true>();
  let countsInProgress = 0;
  const listeners = server.listeners('request');
  server.removeAllListeners('request').on('request', (...given) => {
    const handle = () => listeners.forEach((listener) => listener.apply(server, given));
    if (countsInProgress > 0) isCounted.run(true, handle);
    else handle();
  });

  return async (action) => {
    let count = 0;
    const onQuery = ({ sql }: { sql: string }) => {
      if (isCounted.getStore() && !/^(begin|commit|rollback|savepoint|release)\b/i.test(sql.trim())) count++;
    };
    pools.forEach((pool) => pool.on('query', onQuery));
    countsInProgress++;
    try {
      await isCounted.run(true, action);
    } finally {
      if (--countsInProgress === 0) isCounted.disable();
      pools.forEach((pool) => pool.removeListener('query', onQuery));
    }
    return count;
  };
}
