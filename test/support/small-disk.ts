// A database on a disk that a test can fill: a tablespace on a file system of a few megabytes in memory. Only root may mount one.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, runStatement, type TestDatabaseLocation } from './database-server.js';

export interface SmallDiskDatabase {
  readonly url: string;
  /** Leaves no free byte. */
  fill(): void;
  /** Frees what `fill` took. */
  free(): void;
  release(): Promise<void>;
}

const SIZE = '64m';

export async function acquireSmallDiskDatabase(): Promise<SmallDiskDatabase> {
  const server = JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '{}') as TestDatabaseLocation;
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', folder]);
  const { uid, gid } = statSync(await readSetting(server.url, 'data_directory'));
  chownSync(folder, uid, gid);
  const name = `small_disk_${randomBytes(4).toString('hex')}`;
  await runStatement(server.url, `create tablespace ${name} location '${folder}'`);
  await runStatement(
    server.url,
    `create database ${name} template ${server.template} strategy file_copy tablespace ${name}`,
  );
  const filler = join(folder, 'filler');
  return {
    url: databaseUrl(server.url, name),
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch {
        // Full before the end, which is what is wanted.
      }
    },
    free: () => rmSync(filler),
    async release() {
      rmSync(filler, { force: true });
      await runStatement(server.url, `drop database ${name} with (force)`);
      await runStatement(server.url, `drop tablespace ${name}`);
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function readSetting(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value ?? '';
  } finally {
    await client.end();
  }
}
