// Injects faults inside Postgres. A named write fails at its first attempt and blocks at its second, so that a test can
// kill the blocked process.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Object id of the advisory lock that a second attempt waits for. */
const gateLock = 471_100;

const waiting = `from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and objid = ${gateLock} and not granted and datname = current_database()`;

export interface InjectedFaults {
  /** Makes these writes fail at the first attempt from now on, and block at the second. */
  arm(writes: readonly string[]): Promise<void>;
  /** Number of attempts of each armed write. */
  attempts(): Promise<Record<string, number>>;
  /** Resolves when writes are blocked and none was added for a second, or when `isOver` returns true. */
  whenWaiting(isOver: () => Promise<boolean>): Promise<void>;
  /** Rolls back the blocked writes, as Postgres does once it notices the lost client. Returns their number. */
  undoWaiting(): Promise<number>;
  /** Ends the blocking of second attempts. */
  openGate(): Promise<void>;
}

/** Adds triggers that inject the faults. They count attempts in sequences, which keep their value after a rollback. */
export async function injectFaults(database: Knex): Promise<InjectedFaults> {
  const armed: string[] = [];
  await database.raw(`
    create function injected_fault() returns trigger language plpgsql as $$
    declare
      after jsonb := to_jsonb(new);
      before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      write text := case
        when tg_table_name = 'scheduled_tasks' and after -> 'paused_reason' <> before -> 'paused_reason'
          then after ->> 'paused_reason'
        when tg_table_name = 'conversations' and before ->> 'stop_requested_at' is null
          and after ->> 'stop_requested_at' is not null then 'stop'
        when tg_table_name = 'knowledge_bases' and before ->> 'trigger_enabled' = 'true'
          and after ->> 'trigger_enabled' = 'false' then 'trigger'
        when tg_table_name = 'agent_versions' and after ->> 'number' = '2' then 'agent_' || (after ->> 'agent_id')
        when tg_table_name = 'members' and before ->> 'removed_at' is null
          and after ->> 'removed_at' is not null then 'removal'
      end;
      attempt bigint;
    begin
      if to_regclass('fault_' || write) is null then return new; end if;
      attempt := nextval('fault_' || write);
      if attempt = 1 then raise exception 'injected fault of %', write; end if;
      if attempt = 2 then perform pg_advisory_xact_lock_shared(0, ${gateLock}); end if;
      return new;
    end $$;`);
  for (const table of ['scheduled_tasks', 'conversations', 'knowledge_bases', 'agent_versions', 'members']) {
    await database.raw(
      'create trigger injected_fault before insert or update on ?? for each row execute function injected_fault()',
      [table],
    );
  }
  const gate = await database.transaction();
  // The pool's time limit for idle transactions would open the gate during the test.
  await gate.raw('set local idle_in_transaction_session_timeout = 0');
  await gate.raw(`select pg_advisory_xact_lock(0, ${gateLock})`);
  const countWaiting = async () =>
    (await database.raw<{ rows: { count: number }[] }>(`select count(*) ${waiting}`)).rows[0]?.count ?? 0;
  return {
    async arm(writes) {
      for (const write of writes) await database.raw('create sequence ??', [`fault_${write}`]);
      armed.push(...writes);
    },
    async attempts() {
      const counted: Record<string, number> = {};
      for (const write of armed) {
        const [row] = (
          await database.raw<{ rows: { value: number; isCalled: boolean }[] }>(
            'select last_value as value, is_called as "isCalled" from ??',
            [`fault_${write}`],
          )
        ).rows;
        counted[write] = row?.isCalled ? row.value : 0;
      }
      return counted;
    },
    async whenWaiting(isOver) {
      while ((await countWaiting()) === 0 && !(await isOver())) await sleep(100);
      // Waits for all writes whose retries are due, because each further process costs a second of CPU time.
      for (let before = 0, count = await countWaiting(); count > before; count = await countWaiting()) {
        before = count;
        await sleep(1_000);
      }
    },
    async undoWaiting() {
      const { rows } = await database.raw<{ rows: unknown[] }>(`select pg_terminate_backend(pid) ${waiting}`);
      while ((await countWaiting()) > 0) await sleep(20);
      return rows.length;
    },
    openGate: async () => void (await gate.rollback()),
  };
}
