// Fills one data folder per test run with a database and demo data, and copies it for each server. Filling takes 2.6 s
// of CPU time, copying 0.1 s.
import { existsSync, renameSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { builtFile } from './built.js';
import type { TestDatabaseLocation } from './database-server.js';

/** Key of an advisory lock that all Jest workers share. .config/jest-environment.mjs has the other keys. */
const lock = 3;

/** Copies the filled folder, unless `dataDir` has a database. `fill` is called once per test run. */
export async function copyDataFolder(dataDir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(join(dataDir, 'postgres'))) return;
  const folder = builtFile('data-folder');
  const { url } = JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '') as TestDatabaseLocation;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    if (!existsSync(folder)) {
      await fill(`${folder}-unfinished`);
      renameSync(`${folder}-unfinished`, folder);
    }
  } finally {
    await client.end();
  }
  // In Node.js 24, `cpSync` does not keep the modes of folders, which Postgres checks.
  await cp(folder, dataDir, { recursive: true });
}
