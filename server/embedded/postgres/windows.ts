// Runs Postgres on Windows, which has no folder modes that protect a Unix socket. So the server listens on 127.0.0.1
// with a password. pg_ctl starts it without administrator rights, because Postgres rejects them. NOT TESTED on
// Windows. If Node is killed, the server continues to run until the next start stops it.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.js';
import type { EmbeddedPostgresConnection } from './connection-file.js';
import { postmasterPid } from './orphan.js';
import { processMark } from './process-identity.js';
import type { PostgresExit, PostgresServer } from './supervisor.js';

export interface WindowsOptions {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly clusterFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

const livenessIntervalMs = 500;

export async function startOnWindows(
  options: WindowsOptions,
): Promise<PostgresServer & { connection: Omit<EmbeddedPostgresConnection, 'database'> }> {
  const { binaries, dataDir, clusterFolder, settings, log } = options;
  const password = ensurePassword(dataDir);
  ensureCluster(binaries, clusterFolder, join(dataDir, 'password'));
  const control = (...parameters: string[]): void => run(binaries.pgCtl, [...parameters, '-D', clusterFolder, '-w']);
  const previous = postmasterPid(clusterFolder);
  if (previous !== undefined && processMark(previous) !== undefined) control('stop', '-m', 'fast');

  const port = await freePort();
  const serverSettings = { ...settings, listen_addresses: '127.0.0.1', port: String(port) };
  const serverOptions = Object.entries(serverSettings).map(([name, value]) => `-c ${name}="${value}"`);
  control('start', '-l', join(dataDir, 'postgres.log'), '-o', serverOptions.join(' '));
  log(`Postgres listens on 127.0.0.1:${port}; its log is ${join(dataDir, 'postgres.log')}`);

  const pid = postmasterPid(clusterFolder) ?? 0;
  const exited = new Promise<PostgresExit>((resolve) => {
    const timer = setInterval(() => {
      if (processMark(pid) !== undefined) return;
      clearInterval(timer);
      resolve({ status: null, signal: null, lastErrors: [] });
    }, livenessIntervalMs);
  });
  const stop = async (): Promise<void> => {
    if (processMark(pid) !== undefined) {
      try {
        control('stop', '-m', 'fast', '-t', '5');
      } catch {
        control('stop', '-m', 'immediate', '-t', '5');
      }
    }
    await exited;
  };
  return { connection: { host: '127.0.0.1', port, user: 'postgres', password }, exited, stop };
}

function ensureCluster(binaries: PostgresBinaries, clusterFolder: string, passwordFile: string): void {
  if (existsSync(join(clusterFolder, 'PG_VERSION'))) return;
  rmSync(clusterFolder, { recursive: true, force: true });
  run(binaries.initdb, [
    '-D',
    clusterFolder,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ]);
}

function ensurePassword(dataDir: string): string {
  const path = join(dataDir, 'password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function run(program: string, parameters: readonly string[]): void {
  // The server inherits open handles, so with pipes this call would wait until the server exits.
  const { status, error } = spawnSync(program, parameters, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} ${parameters[0]} failed with status ${status}`, { cause: error });
}
