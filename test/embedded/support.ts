import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgresConnection } from '../../server/embedded/postgres/index.js';
import { builtFile } from '../support/built.js';

export interface OwnerMessage {
  readonly event: 'started' | 'ready' | 'failed';
  readonly name?: string;
  readonly message?: string;
  readonly connection?: EmbeddedPostgresConnection;
}

export interface OwnerProcess {
  readonly pid: number;
  /** Resolves with the first message that is not `started`. */
  readonly outcome: Promise<OwnerMessage>;
  readonly started: Promise<void>;
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
}

export function spawnOwner(dataDir: string): OwnerProcess {
  // Omits the flags for Jest in NODE_OPTIONS.
  const child = spawn(process.execPath, [builtFile('test/embedded/owner-process.ts'), dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  return {
    pid: child.pid ?? 0,
    ...messagesOf(child),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function messagesOf(child: ChildProcess): Pick<OwnerProcess, 'started' | 'outcome'> {
  if (!child.stdout) throw new Error('no output to read');
  const lines = createInterface({ input: child.stdout });
  const next = (isWanted: (message: OwnerMessage) => boolean): Promise<OwnerMessage> =>
    new Promise((resolve) => {
      lines.on('line', (line) => {
        const message = JSON.parse(line) as OwnerMessage;
        if (isWanted(message)) resolve(message);
      });
    });
  return {
    started: next(({ event }) => event === 'started').then(() => undefined),
    outcome: next(({ event }) => event !== 'started'),
  };
}

export async function query(connection: EmbeddedPostgresConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Returns the ids of the processes whose working folder is inside the data folder: a Postgres server, its children, an
 * initdb. Linux only.
 */
export function processesIn(dataDir: string): number[] {
  return allProcesses().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
    } catch {
      return false; // ended in between, or a zombie
    }
  });
}

export function sessionOf(pid: number): { pid: number; command: string }[] {
  const fieldsOf = (id: number): string[] => {
    const status = readFileSync(`/proc/${id}/stat`, 'utf8');
    return [
      status.slice(status.indexOf('(') + 1, status.lastIndexOf(')')),
      ...status.slice(status.lastIndexOf(')') + 2).split(' '),
    ];
  };
  const session = fieldsOf(pid)[4];
  return allProcesses().flatMap((id) => {
    try {
      const fields = fieldsOf(id);
      return fields[4] === session ? [{ pid: id, command: fields[0] ?? '' }] : [];
    } catch {
      return [];
    }
  });
}

export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) if (condition()) return true;
  return condition();
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}
