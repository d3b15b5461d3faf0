// Starts PgBouncer in transaction mode in front of a test database.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.js';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `settings` are additional lines of PgBouncer's configuration. */
export async function startPgBouncer(databaseUrl: string, settings: readonly string[] = []): Promise<PgBouncer> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-pgbouncer-'));
  const listenPort = await freePort();
  const target = `host=${host} port=${port} user=${user}${password ? ` password=${password}` : ''}`;
  const lines = [
    '[databases]',
    `${database} = ${target} dbname=${database}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 5',
    ...settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${lines.join('\n')}\n`);
  // PgBouncer refuses to run as root. So it runs as the owner of Postgres's socket, who may use the socket. Without a
  // socket, it runs as `nobody`.
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 };
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [file], { stdio: 'ignore', ...identity });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  await eventually(
    async () => {
      const client = new pg.Client({ connectionString: url });
      try {
        await client.connect();
        return 'accepts connections';
      } catch (error) {
        return String(error);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    (state) => state === 'accepts connections',
  );
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
