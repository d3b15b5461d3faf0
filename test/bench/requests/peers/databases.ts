import knex from 'knex';
import pg from 'pg';
import type { Database, Send, Statement } from './statements.js';

const poolSize = 10;

/** Sends prepared statements through pg's own pool, which is the fastest that Node.js and Postgres allow. */
export function preparedDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const sendOn =
    (client: pg.Pool | pg.PoolClient): Send =>
    async <Row>({ name, text }: Statement, values: readonly unknown[]) =>
      (await client.query({ name, text, values: [...values] })).rows as Row[];
  return {
    send: sendOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(sendOn(client));
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    },
  };
}

/** Knex as its manual shows it. */
export function knexDatabase(url: string): Database {
  const database = knex({ client: 'pg', connection: url, pool: { min: 0, max: poolSize } });
  const sendOn =
    (connection: knex.Knex): Send =>
    async <Row>({ text }: Statement, values: readonly unknown[]) => {
      const bindings = Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value as knex.Knex.Value]));
      return (await connection.raw<{ rows: Row[] }>(text.replaceAll(/\$(\d)/g, ':v$1'), bindings)).rows;
    };
  return { send: sendOn(database), transaction: (work) => database.transaction((trx) => work(sendOn(trx))) };
}
