import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, jest } from '@jest/globals';
import { readEmbeddedPostgresConnection } from '../../server/embedded/postgres/index.js';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { postmasterOf, processesIn, query, waitUntil } from '../embedded/support.js';
import { isLinux, testIf } from '../support/platform.js';
import { fillDisk, mayMount } from '../support/small-disk.js';
import { killStartedProcesses, startServer } from './support.js';

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-postgres-fails-')));
const postgresDir = join(dataDir, 'postgres');
const parent = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-small-disk-')));
afterEach(killStartedProcesses);
afterAll(() => {
  removeSocketFolder(postgresDir);
  for (const folder of [dataDir, parent]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

jest.setTimeout(300_000);

const onLinux = testIf(isLinux, 'no /proc, where the test looks for the processes of Postgres');
const onSmallDisk = testIf(mayMount(), 'a full disk needs a file system of its own, which only root may mount');

onLinux(
  'a frozen embedded Postgres is killed, the server still exits with 0, and the next server starts on its data',
  async () => {
    const server = await startServer({ DATA_DIR: dataDir, SHUTDOWN_GRACE_MS: '2000' });
    for (const pid of processesIn(postgresDir)) process.kill(pid, 'SIGSTOP');
    const startedAt = performance.now();
    server.child.kill('SIGTERM');
    const { code, output } = await server.exited;
    const tookMs = performance.now() - startedAt;
    console.log(`stopped after ${Math.round(tookMs)} ms`);
    expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
    // The sum of the grace period and the 15 s that operations.md allows after it.
    expect(tookMs).toBeLessThan(2_000 + 15_000);
    expect(await waitUntil(() => processesIn(postgresDir).length === 0, 60_000)).toBe(true);
    const again = await startServer({ DATA_DIR: dataDir });
    // Sends the signal twice, like a user who presses Ctrl+C twice.
    again.child.kill('SIGINT');
    again.child.kill('SIGINT');
    await again.exited;
    expect(await waitUntil(() => processesIn(postgresDir).length === 0, 60_000)).toBe(true);
  },
);

onLinux('if the embedded Postgres exits during a stop, the server completes the stop and exits with 0', async () => {
  const environment = { DATA_DIR: dataDir, SHUTDOWN_DELAY_MS: '60000', SHUTDOWN_GRACE_MS: '60000' };
  const server = await startServer(environment);
  const startedAt = performance.now();
  server.child.kill('SIGTERM');
  await waitUntil(() => server.output().includes('"msg":"stopping"'), 10_000);
  // On SIGINT, Postgres disconnects its clients and exits.
  process.kill(postmasterOf(postgresDir), 'SIGINT');
  const { code, output } = await server.exited;
  expect(output).toContain('the embedded Postgres exited');
  expect(output).not.toContain('second stop request');
  expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
  // The stop does not wait until the delay has passed, because no request can succeed without the database.
  expect(performance.now() - startedAt).toBeLessThan(40_000);
});

onSmallDisk('a full disk that ends the embedded Postgres is named in the log', async () => {
  const disk = mkdtempSync(join(parent, 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0711', 'tmpfs', disk]);
  try {
    // Uses the database of the previous test, because creating one takes 2 s of CPU time.
    await cp(dataDir, disk, { recursive: true });
    const server = await startServer({ DATA_DIR: disk });
    const connection = readEmbeddedPostgresConnection(join(disk, 'postgres'))!;
    fillDisk(disk);
    // Writes to the write-ahead log until another segment is needed.
    const write = `select pg_logical_emit_message(true, 'test', repeat('x', 1000000)) from generate_series(1, 200)`;
    await expect(query(connection, write)).rejects.toThrow();
    const { code, output } = await server.exited;
    expect(code).toBe(1);
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const exit = lines
      .map((line) => JSON.parse(line) as { level: number; msg: string; lines?: string[] })
      .find(({ msg, level }) => level === 50 && msg === 'the embedded Postgres exited');
    expect(exit?.lines?.join('\n')).toMatch(/(?:PANIC|FATAL): .*No space left on device/);
  } finally {
    await killStartedProcesses();
    await waitUntil(() => processesIn(disk).length === 0, 30_000);
    removeSocketFolder(join(disk, 'postgres'));
    execFileSync('umount', ['-l', disk]);
  }
});
