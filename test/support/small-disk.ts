// A database on a disk that a test can fill: a tablespace on a small file system in memory, which only root can mount.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, runStatement, type TestDatabaseLocation } from './database-server.js';

export interface SmallDiskDatabase {
  readonly url: string;
  fill(): void;
  free(): void;
  release(): Promise<void>;
}

const diskSize = '64m';

export function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

const fillerOf = (folder: string) => join(folder, 'filler');

/** Fills the disk of the folder to the last byte. */
export function fillDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(fillerOf(folder), Buffer.alloc(bavail * bsize));
  } catch {
    // The write fails once the disk is full, as intended.
  }
}

export async function acquireSmallDiskDatabase(): Promise<SmallDiskDatabase> {
  const server = JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '{}') as TestDatabaseLocation;
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=0700`, 'tmpfs', folder]);
  const { uid, gid } = statSync(await readSetting(server.url, 'data_directory'));
  chownSync(folder, uid, gid);
  const name = `small_disk_${randomBytes(4).toString('hex')}`;
  await runStatement(server.url, `create tablespace ${name} location '${folder}'`);
  await runStatement(
    server.url,
    `create database ${name} template ${server.template} strategy file_copy tablespace ${name}`,
  );
  return {
    url: databaseUrl(server.url, name),
    fill: () => fillDisk(folder),
    free: () => rmSync(fillerOf(folder)),
    async release() {
      rmSync(fillerOf(folder), { force: true });
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
