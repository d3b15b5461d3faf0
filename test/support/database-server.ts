// One Postgres server per test run, with one migrated template database that each test file copies.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../server/platform/database/pool.js';
import { migrate } from '../../server/platform/database/migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgresConnection } from '../../server/embedded/postgres/index.js';
import { fastSettings } from './fast-settings.js';

/** Passed to the Jest workers in an environment variable. */
export interface TestDatabaseLocation {
  /** URL of the server, with a database that always exists. */
  readonly url: string;
  readonly template: string;
}

export interface TestDatabaseServer {
  readonly location: TestDatabaseLocation;
  stop(): Promise<void>;
}

/**
 * Starts a Postgres server, or uses the server at `givenUrl`: Postgres 15 or newer, with a user who may create
 * databases.
 */
export async function startTestDatabaseServer(givenUrl: string | undefined): Promise<TestDatabaseServer> {
  const server = givenUrl === undefined ? await startServer() : { url: givenUrl, stop: async () => undefined };
  const template = `agent_platform_template_${randomBytes(4).toString('hex')}`;
  const stop = async () => {
    await runStatement(server.url, `drop database if exists ${template} with (force)`).finally(() => server.stop());
  };
  try {
    await runStatement(server.url, `create database ${template}`);
    await migrateTemplate(databaseUrl(server.url, template));
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { location: { url: server.url, template }, stop };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: fastSettings, log: () => undefined });
  return {
    url: databaseUrl(urlOf(postgres.connection), 'postgres'),
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the connection URL. A socket folder is not a valid host name, so it goes into the query. */
export function urlOf({ host, port, user, password = '' }: EmbeddedPostgresConnection, database = ''): string {
  if (host.startsWith('/'))
    return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return `postgresql://${user}:${password}@${host}:${port}/${database}`;
}

async function migrateTemplate(url: string): Promise<void> {
  const log = { warn: console.warn, error: console.error, debug: () => undefined };
  const connection = { connectionString: url };
  const database = createDatabase({
    connection,
    poolSize: 1,
    applicationName: 'test-template',
    statementTimeoutMs: 60_000,
    acquireTimeoutMs: 30_000,
    log,
  });
  try {
    await migrate(database);
  } finally {
    await database.destroy(); // Postgres copies a database only if no session is connected to it.
  }
}
