// Creates instances of pg-boss that use our connection pools. server/docs/decisions/job-engine.md explains why pg-boss
// is used.
import type { Database } from '../../database/database.js';
import type { PoolClient } from 'pg';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { listen } from '../../database/listen.js';

/** Schema of pg-boss' tables. pg-boss creates and migrates them, and only its API reads or writes them. */
const schema = 'pgboss';

/** Called only with `useListenNotify`. */
export interface JobNotifications {
  onStored(queue: string): void;
  /** Called when notifications of any queue may have been lost. */
  onMissed(): void;
}

const ignored: JobNotifications = { onStored: () => undefined, onMissed: () => undefined };

/**
 * Runs the statements of pg-boss on our pool. pg-boss sends "BEGIN; …; COMMIT" as one text. If a part fails, the
 * transaction stays open. So roll it back before another caller gets the connection.
 */
export function pgBossDatabase(database: Database, notified: JobNotifications = ignored): Db {
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

/** A process that runs no jobs can use the instance without `start()`. */
export function createBoss(
  database: Database,
  options: Omit<ConstructorOptions, 'db' | 'schema'> = {},
  notified?: JobNotifications,
): PgBoss {
  const defaults = { supervise: false, migrate: false, schedule: false };
  return new PgBoss({ ...defaults, ...options, db: pgBossDatabase(database, notified), schema });
}

/** Creates pg-boss' tables or migrates them to the installed version. Concurrent calls wait for each other. */
export async function installBoss(database: Database): Promise<void> {
  const boss = createBoss(database, { migrate: true });
  // Without a listener, an event `error` would end the process. The event reports only failures of background work, and
  // the workers repeat that work. If the start fails, `start` rejects.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
