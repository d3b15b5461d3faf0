// Packages of the server, for tests that replace or watch them. Jest gives each test file its own clock and packages.
import pg from 'pg';

export const ServerDate = Date;

/** The server's database client. */
export const PostgresClient = pg.Client;
