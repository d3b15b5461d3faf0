// Tests a stop signal that a server gets before it is ready, or while its database is unreachable. Only
// `npm run test:full` runs all cases, because each starts a server.
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { removeSocketFolder } from '../../server/embedded/postgres/socket-folder.js';
import { processesIn } from '../embedded/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startDatabaseProxy, type FaultyProxy } from '../support/faulty-proxy.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { killStartedProcesses, runBin, startServer, tokenOf, type RunningServer } from './support.js';

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'agent-platform-stop-early-')));
const newFolder = () => mkdtempSync(join(parent, 'data-'));
afterEach(killStartedProcesses);
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));

describe('SIGTERM while the database', () => {
  let database: TestDatabase;
  let proxy: FaultyProxy;
  beforeAll(async () => void (database = await acquireTestDatabase()));
  afterEach(() => proxy?.stop());
  afterAll(() => database?.release());

  /**
   * Starts a streamed reply that takes over a minute. Resolves when its first words have arrived. At the end, `rest`
   * resolves with the whole text.
   */
  async function beginStream(server: RunningServer): Promise<{ rest: Promise<string> }> {
    const send = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(server)}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const agent = (await (await send('/agents', { name: 'Slow', model: 'offline:echo' })).json()) as { id: number };
    const text = `slow 500\nsay ${'word '.repeat(200)}`;
    const reply = await send('/chat', {
      agentId: agent.id,
      message: { role: 'user', parts: [{ type: 'text', text }] },
    });
    expect(reply.status).toBe(200);
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('text-delta')) received += (await reader.read()).value;
    const readRest = async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return received;
        received += value;
      }
    };
    return { rest: readRest().catch((error: unknown) => `broken: ${String(error)}`) };
  }

  const ways = [
    ['refuses connections', 'stop'],
    ['does not reply', 'hang'],
  ] as const;
  const cases = ways.flatMap(([what, way]) => [[what, 'known', way] as const, [what, 'not yet known', way] as const]);
  const short = cases.filter(([, knowledge, way]) => (way === 'stop') === (knowledge === 'known'));
  test.each(isFullRun ? cases : short)(
    '%s (outage %s) ends streams with the error event, and ends the grace period early',
    async (_what, knowledge, way) => {
      const started = await startDatabaseProxy(database.url);
      proxy = started.proxy;
      const server = await startServer({
        DATA_DIR: newFolder(),
        DATABASE_URL: started.url,
        SHUTDOWN_DELAY_MS: '60000',
        SHUTDOWN_GRACE_MS: '60000',
      });
      const streams = [await beginStream(server), await beginStream(server)];
      await proxy[way]();
      if (knowledge === 'known')
        await eventually(
          async () => (await fetch(`${server.url}/readyz`)).status,
          (status) => status === 503,
        );
      const startedAt = performance.now();
      server.child.kill('SIGTERM');
      const replies = await Promise.all(streams.map(({ rest }) => rest));
      const streamsMs = performance.now() - startedAt;
      for (const reply of replies) {
        expect(reply).toContain('{"type":"error","errorText":"The server was stopped while the agent was answering."}');
        expect(reply.trimEnd()).toMatch(/data: \[DONE\]$/);
      }
      const { code, output } = await server.exited;
      const exitMs = performance.now() - startedAt;
      console.log(`${way}, ${knowledge}: streams ${Math.round(streamsMs)} ms, exit ${Math.round(exitMs)} ms`);
      expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
      // Measured on an idle machine: 1 s if the outage is known, otherwise 4 s.
      expect(Math.max(streamsMs, exitMs)).toBeLessThan(30_000);
    },
    120_000,
  );
});

describe('before the server is ready,', () => {
  const signals = isFullRun ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

  test.each(signals)('%s while the database does not reply ends the process with exit code 0', async (signal) => {
    const sockets: Socket[] = [];
    const silent = net.createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const started = runBin('start', {
      DATA_DIR: newFolder(),
      DATABASE_URL: `postgresql://user@127.0.0.1:${(silent.address() as AddressInfo).port}/app`,
      DATABASE_CONNECT_TIMEOUT_MS: '60000',
    });
    await eventually(
      () => sockets.length,
      (count) => count > 0,
    );
    const startedAt = performance.now();
    started.child.kill(signal);
    expect(await started.exited).toMatchObject({
      code: 0,
      signal: null,
      output: expect.stringContaining('the start did not end in time'),
    });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });

  const handlesSignal = 'handles SIGTERM';
  const onLinux = testIf(isLinux, 'no /proc, where the test looks for processes that are left behind');
  type Stage = readonly [title: string, isReached: (output: string, folder: string) => boolean];
  const afterPostgres: Stage = [
    'when the embedded Postgres is running',
    (output) => output.includes('ready: embedded Postgres'),
  ];
  onLinux.each<Stage>([
    ['as soon as it handles the signal', (output) => output.includes(handlesSignal)],
    ['while the embedded Postgres is started', (_output, folder) => processesIn(folder).length > 0],
    ...(isFullRun ? [afterPostgres] : []),
    ['when the identity provider is running', (output) => output.includes('ready: embedded identity')],
  ])('SIGTERM %s ends the process with exit code 0 and leaves no Postgres', async (_title, isReached) => {
    const folder = newFolder();
    // Until the program has a handler, the signal kills the process.
    const report = `process.on('newListener',(event)=>event==='SIGTERM'&&console.log('${handlesSignal}'))`;
    const started = runBin('start', {
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(report)}`,
    });
    await eventually(
      () => isReached(started.output(), folder),
      (reached) => reached,
    );
    started.child.kill('SIGTERM');
    const { code, signal, output } = await started.exited;
    expect(output).not.toContain('"msg":"ready"');
    expect({ code, signal, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({
      code: 0,
      signal: null,
      output: '',
    });
    await eventually(
      () => processesIn(folder),
      (left) => left.length === 0,
    );
    removeSocketFolder(join(folder, 'postgres'));
  });
});
