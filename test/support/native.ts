// The clock and packages that the server uses, for tests that replace or watch them. Jest gives each test file other
// instances.
import pg from 'pg';

export const ServerDate = Date;

/** The server's database client. */
export const PostgresClient = pg.Client;
