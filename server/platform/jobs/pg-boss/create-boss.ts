// Creates instances of pg-boss that use our connection pools. See server/docs/decisions/job-engine.md.
import type { Database } from '../../database/database.js';
import type { PoolClient } from 'pg';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { listen } from '../../database/listen.js';

/** The schema that pg-boss creates and migrates. Only pg-boss' API reads or writes its tables. */
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
 * transaction stays open, so roll it back before another caller gets the connection.
 */
export function pgBossDatabase(database: Database, notified: JobNotifications = ignored): Db {
  const client = database.client;
  return {
    async executeSql(text, values) {
      const connection = (await client.acquireConnection()) as PoolClient & { end(): Promise<void> };
      try {
        return await connection.query(text, values);
      } catch (error) {
        // Close a connection that cannot roll back, so that the pool replaces it.
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
  // Without a listener, an event `error` would end the process. Ignore these events: they report failures of background
  // work, which the workers repeat. If the start fails, `start` rejects.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
