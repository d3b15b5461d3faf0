// Receives Postgres' notifications on a separate connection, and replaces the connection if it is lost. Notifications
// sent before the replacement listens are lost, so callers must also work without them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.js';
import type { WatchedClient } from './watched-client.js';

interface Listening {
  close(): Promise<void>;
}

interface ListeningCallbacks {
  onNotification(payload: string): void;
  onReconnect(): void;
}

const checkIntervalMs = 10_000;
const checkTimeoutMs = 5_000;

/** Resolves when the first connection listens. Rejects if it cannot be opened. */
export async function listen(
  database: Database,
  channel: string,
  { onNotification, onReconnect }: ListeningCallbacks,
): Promise<Listening> {
  const client = database.client;
  const closing = new AbortController();

  async function open(): Promise<WatchedClient> {
    const connection = (await client.acquireRawConnection()) as WatchedClient;
    connection.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await connection.query(`listen "${channel}"`);
    } catch (error) {
      await client.destroyRawConnection(connection);
      throw error;
    }
    return connection;
  }

  async function watch(first: WatchedClient): Promise<void> {
    let connection = first;
    const pause = () => sleep(checkIntervalMs, undefined, { signal: closing.signal }).catch(() => undefined);
    for (await pause(); !closing.signal.aborted; await pause()) {
      if (!connection.hasEnded && (await connection.isResponding(checkTimeoutMs))) continue;
      void client.destroyRawConnection(connection);
      // If `open` fails, the next check tries again.
      await open().then(
        (next) => {
          connection = next;
          onReconnect();
        },
        () => undefined,
      );
    }
    await client.destroyRawConnection(connection);
  }

  const watching = watch(await open());
  return {
    async close() {
      closing.abort();
      await watching;
    },
  };
}
