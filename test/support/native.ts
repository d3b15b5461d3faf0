// The database client that the server uses, for tests that watch it. Jest gives each test file its own copy of `pg`,
// which the server does not use.
import pg from 'pg';

/** The server's database client. */
export const PostgresClient = pg.Client;
