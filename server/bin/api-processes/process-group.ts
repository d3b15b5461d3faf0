// Starts the API processes of a primary process and restarts those that end.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { processNumberVariable, type MessageToProcess, type MessageToPrimary, type StopSignal } from './messages.js';

export interface ProcessGroupOptions {
  readonly size: number;
  /** Added to the environment of the processes. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logger: Logger;
  /** Called if a process exits before it is ready, and no other process is ready. */
  onNoProcessReady(): void;
}

export interface ApiProcess {
  readonly number: number;
  /** Null while the process is not running. */
  readonly worker: Worker | null;
  readonly isReady: boolean;
}

export interface ProcessGroup {
  readonly processes: readonly ApiProcess[];
  /**
   * Starts one process before the others, so that a common problem is reported once. Resolves with the port when all
   * processes are ready.
   */
  start(): Promise<number>;
  /** Resolves with whether all processes exited with code 0. */
  stop(signal: StopSignal): Promise<boolean>;
  kill(): void;
}

const firstDelayMs = 200;
const maxDelayMs = 10_000;

/** If a process was ready for longer than this, its next restart uses the first delay. */
const reliableAfterMs = 60_000;

interface RestartableProcess {
  readonly number: number;
  worker: Worker | null;
  isReady: boolean;
  readyAtMs: number;
  restarts: number;
  restartTimer: NodeJS.Timeout | undefined;
}

const newProcess = (number: number): RestartableProcess => ({
  number,
  worker: null,
  isReady: false,
  readyAtMs: 0,
  restarts: 0,
  restartTimer: undefined,
});

export function send(worker: Worker, message: MessageToProcess): void {
  // Ignore the error of a process that has exited, because `onExit` handles the exit.
  worker.send(message, () => undefined);
}

async function stopWorker(worker: Worker, signal: StopSignal): Promise<boolean> {
  send(worker, { type: 'stop', signal });
  const [code] = (await once(worker, 'exit')) as [number | null];
  return code === 0;
}

export function createProcessGroup({ size, environment, logger, onNoProcessReady }: ProcessGroupOptions): ProcessGroup {
  const processes = Array.from({ length: size }, (_, index) => newProcess(index + 1));
  const running = () => processes.flatMap(({ worker }) => (worker === null ? [] : [worker]));
  let isStopping = false;

  /** Calls `onReady` when the process, or a process that replaces it, is ready. */
  const fork = (apiProcess: RestartableProcess, onReady: (port: number) => void) => {
    const worker = cluster.fork({ ...environment, [processNumberVariable]: String(apiProcess.number) });
    apiProcess.worker = worker;
    logger.info({ process: apiProcess.number, pid: worker.process.pid }, 'started an API process');
    worker.on('message', (message: MessageToPrimary) => {
      if (message.type === 'iterate') send(worker, { type: 'iterated', id: message.id });
    });
    worker.once('listening', ({ port }) => {
      apiProcess.isReady = true;
      apiProcess.readyAtMs = performance.now();
      onReady(port);
    });
    worker.once('exit', (code, signal) => onExit(apiProcess, { code, signal }, () => fork(apiProcess, onReady)));
  };
  const forkUntilReady = (apiProcess: RestartableProcess) =>
    new Promise<number>((resolve) => fork(apiProcess, resolve));

  const onExit = (apiProcess: RestartableProcess, ended: { code: number; signal: string }, restart: () => void) => {
    const wasReady = apiProcess.isReady;
    apiProcess.worker = null;
    apiProcess.isReady = false;
    if (isStopping) return;
    if (!wasReady && !processes.some(({ isReady }) => isReady)) return onNoProcessReady();
    if (wasReady && performance.now() - apiProcess.readyAtMs > reliableAfterMs) apiProcess.restarts = 0;
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** apiProcess.restarts++);
    logger.error({ process: apiProcess.number, ...ended, restartsInMs: delayMs }, 'an API process ended');
    apiProcess.restartTimer = setTimeout(restart, delayMs);
  };

  return {
    processes,
    async start() {
      const [first, ...others] = processes as [RestartableProcess, ...RestartableProcess[]];
      const port = await forkUntilReady(first);
      if (!isStopping) await Promise.all(others.map(forkUntilReady));
      return port;
    },
    async stop(signal) {
      isStopping = true;
      for (const { restartTimer } of processes) clearTimeout(restartTimer);
      const exits = await Promise.all(running().map((worker) => stopWorker(worker, signal)));
      return exits.every((isClean) => isClean);
    },
    kill: () => running().forEach(({ process: child }) => void child.kill('SIGKILL')),
  };
}
