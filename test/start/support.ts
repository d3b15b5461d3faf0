// Starts the programs of the server as separate processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';
import { copyDataFolder } from '../support/data-folder.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { addSigningKey } from '../support/signing-key.js';

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Returns what the process has written to stdout and stderr so far. */
  readonly output: () => string;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
}

export interface RunningServer extends RunningProcess {
  readonly url: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set<ChildProcess>();

/**
 * Runs server/bin/<name>.js with the given environment, and with defaults such as free ports. `stdout` is an open file
 * for standard output. `unread` opens a pipe, and reads nothing from it.
 */
export function runBin(
  name: string,
  environment: Record<string, string>,
  args: string[] = [],
  stdout?: number | 'unread',
): RunningProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    EMBEDDED_IDENTITY_PORT: '0',
    EMBEDDED_STORAGE_PORT: '0',
    EMBEDDED_TOOL_SERVER_PORT: '0',
    PORT: '0',
    SHUTDOWN_DELAY_MS: '0',
    ...environment,
  };
  const child = spawn(process.execPath, [...briefProcess, builtFile(`server/bin/${name}.ts`), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', typeof stdout === 'number' ? stdout : 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of stdout === undefined ? [child.stdout, child.stderr] : [child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, stdout === 'unread' ? 'exit' : 'close').then(([code, signal]) => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, output: text };
  });
  return { child, output: () => text, exited };
}

export const runToEnd = (name: string, environment: Record<string, string>, args: string[] = []) =>
  runBin(name, environment, args).exited;

/**
 * Fills a new data folder with all that a server creates at its first start. Does nothing in `npm run test:full`, where
 * each server fills its folder itself.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  if (isFullRun) return;
  await copyDataFolder(dataDir, async (folder) => {
    const server = await startServer({ DATA_DIR: folder }, 'start', { isFirstStart: true });
    await demoFilesProcessed(server);
    server.child.kill('SIGTERM');
    const { code, output } = await server.exited;
    if (code !== 0) throw new Error(output);
  });
}

/**
 * Waits until the files of the demo are processed. Otherwise, each server with a copy of the folder would process them,
 * which takes a second of CPU time.
 */
async function demoFilesProcessed(server: RunningServer): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(server)}` };
  const read = async (path: string) => {
    const response = await fetch(server.url + path, { headers });
    return (await response.json()) as {
      knowledgeBases: { id: number }[];
      files: { processingStatus: string }[];
    };
  };
  for (const { id } of (await read('/kb/manage')).knowledgeBases)
    await eventually(
      async () => (await read(`/kb/files?kbId=${id}`)).files,
      (files) => files.every(({ processingStatus: status }) => status === 'completed' || status.endsWith('_failed')),
    );
}

/**
 * Resolves when the banner is printed. Unless `isFirstStart` is true, a new data folder is filled before the start.
 * With `DATABASE_URL`, the folder gets only the signing key of the test run.
 */
export async function startServer(
  environment: Record<string, string>,
  name: 'start' | 'api' = 'start',
  { isFirstStart = false }: { isFirstStart?: boolean } = {},
): Promise<RunningServer> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment;
  if (dataDir !== undefined && !isFirstStart) {
    if (databaseUrl === undefined) await fillDataFolder(dataDir);
    addSigningKey(dataDir);
  }
  const started = runBin(name, environment);
  let hasEnded = false;
  void started.exited.then(() => (hasEnded = true));
  while (!/^curl .*\n/m.test(started.output())) {
    if (hasEnded) throw new Error(`the server ended instead of starting:\n${started.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { ...started, url: /API +(\S+)/.exec(started.output())?.[1] ?? '' };
}

/** Kills all processes that this test file has started and that are still running. */
export async function killStartedProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }),
  );
}

/** Reads the token from the file that the banner names. */
export const tokenOf = ({ output }: RunningServer): string =>
  readFileSync(/\$\(cat (\S+)\)/.exec(output())?.[1] ?? '', 'utf8');
