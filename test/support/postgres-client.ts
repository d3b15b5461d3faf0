// The database client that the server uses, for tests that watch it. Node.js loads this file outside of Jest's context
// (.config/modules-outside-jest.cjs). In that context, each test file has a copy of `pg` that the server does not use.
import pg from 'pg';

export const PostgresClient = pg.Client;
