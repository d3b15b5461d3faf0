// The database client that the server uses, for tests that watch it. Node.js loads this file outside of Jest's context
// (.config/modules-outside-jest.cjs). Inside of it, each test file has its own copy of `pg`, which the server does not
// use.
import pg from 'pg';

export const PostgresClient = pg.Client;
