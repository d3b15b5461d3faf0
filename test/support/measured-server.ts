// Starts measured-process.ts on a database of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { builtFile } from './built.js';
import { acquireTestDatabase } from './database.js';
import type { MeasuredServer, Measurement } from './measured-process.js';

export interface StartedMeasuredServer extends MeasuredServer {
  readonly organizationId: string;
  readonly database: Knex;
  /** What the action costs the server. */
  measure(action: () => Promise<unknown>): Promise<Measurement>;
  stop(): Promise<void>;
}

const unlimited = {
  RATE_LIMIT_STORE: 'memory',
  RATE_LIMIT_USER: '1000000',
  RATE_LIMIT_ORGANIZATION: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
};

export async function startMeasuredServer(environment: Record<string, string> = {}): Promise<StartedMeasuredServer> {
  const testDatabase = await acquireTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-measured-'));
  const child = fork(builtFile('test/support/measured-process.ts'), [], {
    // With little room V8 collects what is no longer used at once: what is measured is what is held.
    execArgv: ['--expose-gc', '--max-old-space-size=200'],
    env: {
      ...{
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        DATABASE_URL: testDatabase.url,
        DATABASE_CONNECT_TIMEOUT_MS: '30000',
        DATA_DIR: dataDir,
      },
      ...{ EMBEDDED_IDENTITY_PORT: '0', EMBEDDED_STORAGE_PORT: '0', REQUEST_DEADLINE_MS: '240000', ...unlimited },
      ...environment,
    },
  });
  const message = async <Message>() => {
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the measured server ended with ${String(code)}`)),
    );
    return (await Promise.race([once(child, 'message'), ended]))[0] as Message;
  };
  const ask = async <Message>(question: 'begin' | 'end') => {
    const answer = message<Message>();
    child.send(question);
    return answer;
  };
  const started = await message<MeasuredServer>();
  const database = knex({ client: 'pg', connection: testDatabase.url, pool: { min: 0, max: 2 } });
  return {
    ...started,
    organizationId: 'org_2kTestMain',
    database,
    async measure(action) {
      await ask('begin');
      await action();
      return ask<Measurement>('end');
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await database.destroy();
      await testDatabase.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
