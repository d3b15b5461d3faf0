// The clock and database client that the server uses, for tests that replace or watch them. Jest gives each test file
// instances of its own, which the server does not use.
import pg from 'pg';

export const ServerDate = Date;

/** The server's database client. */
export const PostgresClient = pg.Client;
