// Detects a pooler that shares connections by transaction, such as PgBouncer, and applies session settings behind it.
// Such a pooler refuses or ignores the settings of a session, and may give the next statement another session.
import type { Database } from './database.js';
import pg from 'pg';

export type SessionSettings = Readonly<Record<string, string>>;

/** An arbitrary value that no operator configures. */
const probeMs = 8_765_432;
const protocolViolation = '08P01';

export async function isBehindPooler(connection: pg.ClientConfig, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    idle_in_transaction_session_timeout: probeMs,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // Without a listener, a connection error would end the process. The error also rejects the statement in progress.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'idle_in_transaction_session_timeout'",
    );
    return rows[0]?.setting !== String(probeMs);
  } catch (error) {
    if ((error as { code?: string }).code === protocolViolation) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the settings the default of this role in this database, for later sessions. Takes a lock, because Postgres
 * refuses concurrent changes of a role. Writes nothing if the settings are the default already, so that a process can
 * start while the database is read-only.
 */
export async function storeAsRoleDefaults(database: Database, settings: SessionSettings): Promise<void> {
  const defaults = await readRoleDefaults(database);
  if (Object.entries(settings).every(([name, value]) => defaults.includes(`${name}=${value}`))) return;
  await database.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(hashtextextended('agent-platform: defaults of the role', 0))");
    for (const [name, value] of Object.entries(settings)) {
      const { rows } = await transaction.raw<{ rows: { statement: string }[] }>(
        `select format('alter role current_user in database %I set %I = %L', current_database(), :name::text,
          :value::text) as statement`,
        { name, value },
      );
      await transaction.raw(rows[0]?.statement ?? '');
    }
  });
}

/** Returns settings in the form `name=value`. */
async function readRoleDefaults(database: Database): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { setting: string }[] }>(
    `select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = current_database() and s.setrole = current_user::regrole`,
  );
  return rows.map(({ setting }) => setting);
}

/**
 * Applies the settings to a new connection, whose session the pooler may have opened before the role had its defaults.
 */
export async function applyToSession(connection: pg.Client, settings: SessionSettings): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await connection.query('select set_config($1, $2, false)', [name, value]);
}
