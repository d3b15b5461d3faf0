// Creates pg-boss on our own pool. queue.ts stores jobs with it, and worker.ts runs them. Reasons:
// server/docs/decisions/job-engine.md.
import type { Database } from '../../database/database.js';
import type { PoolClient } from 'pg';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { listen } from '../../database/listen.js';

/** Schema of pg-boss' tables. pg-boss creates and migrates them, and only its API reads or writes them. */
const schema = 'pgboss';

/** Called only with `useListenNotify`. */
export interface JobNotifications {
  /** A process stored a job in the queue. */
  onStored(queue: string): void;
  /** Notifications of every queue may have been lost. */
  onMissed(): void;
}

const ignored: JobNotifications = { onStored: () => undefined, onMissed: () => undefined };

/**
 * Runs each statement on a connection of the pool. pg-boss sends "BEGIN; …; COMMIT" as one text. If that text fails
 * halfway, the session stays in an aborted transaction, which is therefore rolled back before another caller gets the
 * connection.
 */
export function overPool(database: Database, notified: JobNotifications = ignored): Db {
  const client = database.client;
  return {
    async executeSql(text, values) {
      const connection = (await client.acquireConnection()) as PoolClient & { end(): Promise<void> };
      try {
        return await connection.query(text, values);
      } catch (error) {
        // A connection that cannot roll back is closed, which makes the pool replace it.
        await connection.query('rollback').catch(() => void connection.end().catch(() => undefined));
        throw error;
      } finally {
        await client.releaseConnection(connection);
      }
    },
    // pg-boss calls `listen` only with `useListenNotify`. A notification contains the name of a queue that has received
    // a job.
    listen: (channel, onNotification, onReconnect) =>
      listen(database, channel, {
        onNotification(queue) {
          onNotification(queue);
          notified.onStored(queue);
        },
        onReconnect() {
          onReconnect();
          notified.onMissed();
        },
      }),
  };
}

/**
 * Creates an instance. Without `start()`, it only stores jobs and reads statistics. By default, it runs no migrations
 * and no maintenance.
 */
export function createBoss(
  database: Database,
  options: Omit<ConstructorOptions, 'db' | 'schema'> = {},
  notified?: JobNotifications,
): PgBoss {
  const defaults = { supervise: false, migrate: false, schedule: false };
  return new PgBoss({ ...defaults, ...options, db: overPool(database, notified), schema });
}

/** Creates pg-boss' tables or migrates them to the installed version. Concurrent calls wait for each other. */
export async function installBoss(database: Database): Promise<void> {
  const boss = createBoss(database, { migrate: true });
  // The event `error` reports only failures of background work, and the instance of a worker repeats that work. If the
  // start fails, `start` rejects.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
