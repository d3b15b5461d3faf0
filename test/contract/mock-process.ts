// Starts the mock as a process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';

export interface Mock {
  url: string;
  /** The lines that the process has printed so far. */
  lines: string[];
  stop(): Promise<void>;
}

/** The arguments of `npm run mock`, with a bundle in place of the sources. */
const argumentsFor = (port: string, ...more: string[]) => [
  '--disable-warning=DEP0040',
  ...briefProcess,
  builtFile('mocks/src/cli.ts'),
  '--port',
  port,
  ...more,
];
const options = { cwd: fileURLToPath(new URL('../..', import.meta.url)), env: { ...process.env, NODE_OPTIONS: '' } };

/** Returns the error output of a mock that cannot start. */
export function failedStart(port: string, ...more: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, argumentsFor(port, ...more), options, (error, _stdout, stderr) =>
      error ? resolve(stderr) : reject(new Error('the mock ended without a failure')),
    );
  });
}

/** Starts the mock with the arguments of its command. Streams have no pauses unless the arguments set `--delay`. */
export async function startMock(...more: string[]): Promise<Mock> {
  const child = spawn(process.execPath, argumentsFor('0', '--delay', '0', ...more), {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const firstLine = once(reader, 'line').then(([line]) => line as string);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the mock ended with ${String(code)}`)));
  ended.catch(() => undefined); // after the start, nothing else handles the rejection
  const url = /http:\/\/[\d.]+:\d+/.exec(await Promise.race([firstLine, ended]))?.[0] as string;
  return {
    url,
    lines,
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
