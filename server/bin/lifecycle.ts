// How a process ends: on the first signal it drains, on the second it goes at once, and it never hangs.
import type { Server } from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Container } from '../container.js';

export interface LifecycleParts {
  container: Container;
  /** Null in a process that serves no requests. */
  server: Server | null;
  logger: Logger;
  /** How long to go on serving first, while /readyz answers 503 and balancers take this process out. */
  delayMs: number;
  /** How long requests and jobs under way may take to finish then. */
  graceMs: number;
}

function closeServer(server: Server | null, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  if (server === null) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    const closeIdle = () => {
      server.closeIdleConnections();
      // Opened in advance, as browsers and balancers do it, and never used: Node does not count these as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    closeIdle();
    // Connections kept alive by their client become idle one by one.
    const sweep = setInterval(closeIdle, 100);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}

/** Installs the handlers of signals and of failures that nobody caught. */
export function superviseProcess({ container, server, logger, delayMs, graceMs }: LifecycleParts): void {
  let stopping = false;
  const sockets = new Set<Socket>();
  server?.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) {
      logger.warn({ reason }, 'told to stop again: exiting at once');
      process.exit(1);
    }
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => {
      logger.error('parts did not close in time');
      process.exit(1);
    }, delayMs + graceMs + 15_000).unref();
    container.announceStop();
    if (server !== null) await setTimeoutPromise(delayMs);
    await Promise.all([closeServer(server, sockets, graceMs), container.stopWorker(graceMs)]);
    await container.close();
    logger.info({ reason }, 'stopped');
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, 0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    logger.fatal({ err: error }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });
  void container.failed.then((reason) => {
    logger.fatal({ reason }, 'a part failed');
    void stop(reason, 1);
  });
}
