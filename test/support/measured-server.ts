// Starts measured-process.ts on its own database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { builtFile } from './built.js';
import { acquireTestDatabase } from './database.js';
import type { Begin, MeasuredServer, Measurement } from './measured-process.js';

/**
 * Maximum `longestIterationRatio` of costly requests: 0.4 s of CPU time on a quiet machine. A message with a file
 * of 20 MB needs half of it. On a busy machine, an iteration reads more data, because more has accumulated.
 */
export const maxIterationRatio = 16;

export interface StartedMeasuredServer extends MeasuredServer {
  readonly organizationId: string;
  readonly database: Knex;
  /**
   * Returns what the action costs the server. Measures the memory only with `maxGrowthBytes`. If the cost exceeds
   * `maxIterationRatio` or `maxGrowthBytes`, runs the action up to two more times. Returns the lowest values, because
   * other processes can only increase them.
   */
  measure(action: () => Promise<unknown>, maxGrowthBytes?: number): Promise<Measurement>;
  /**
   * Reads a reply to its end without keeping it, as clients of large replies do. `fetch` takes twice the CPU time.
   * `onData` receives each part of the body.
   */
  read(method: string, path: string, onData?: (part: Buffer) => void): Promise<{ status: number; bytes: number }>;
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
    // A small heap makes V8 collect garbage early, so that the measured memory contains little garbage.
    execArgv: ['--expose-gc', '--max-old-space-size=200', '--max-semi-space-size=16'],
    env: {
      PATH: process.env.PATH,
      // Makes the C library return freed buffers of 128 KiB or more to the system immediately. Returning smaller ones
      // too, such as chunks of sockets, would take a third of the CPU time.
      MALLOC_MMAP_THRESHOLD_: '131072',
      NODE_ENV: 'development',
      DATABASE_URL: testDatabase.url,
      DATABASE_CONNECT_TIMEOUT_MS: '30000',
      DATA_DIR: dataDir,
      EMBEDDED_IDENTITY_PORT: '0',
      EMBEDDED_STORAGE_PORT: '0',
      EMBEDDED_TOOL_SERVER_PORT: '0',
      REQUEST_DEADLINE_MS: '240000',
      ...unlimited,
      ...environment,
    },
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the measured server ended with ${String(code)}`)),
  );
  ended.catch(() => undefined);
  const message = async <Message>() => (await Promise.race([once(child, 'message'), ended]))[0] as Message;
  const ask = async <Message>(question: Begin | 'end') => {
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
    async measure(action, maxGrowthBytes) {
      const lowest: Measurement = { longestIterationRatio: Infinity, memoryGrowthBytes: null };
      const isTooHigh = () =>
        lowest.longestIterationRatio > maxIterationRatio ||
        (lowest.memoryGrowthBytes ?? 0) > (maxGrowthBytes ?? Infinity);
      for (let round = 0; round < 3 && isTooHigh(); round++) {
        await ask({ collectAboveBytes: maxGrowthBytes ?? null });
        await action();
        const { longestIterationRatio, memoryGrowthBytes } = await ask<Measurement>('end');
        lowest.longestIterationRatio = Math.min(lowest.longestIterationRatio, longestIterationRatio);
        if (memoryGrowthBytes !== null)
          lowest.memoryGrowthBytes = Math.min(lowest.memoryGrowthBytes ?? Infinity, memoryGrowthBytes);
      }
      return lowest;
    },
    read: (method, path, onData = () => undefined) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${started.token}` };
        const request = http.request(started.url + path, { method, headers }, (response) => {
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            bytes += part.length;
            onData(part);
          });
          response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
        });
        request.once('error', reject).end();
      }),
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
