// Stops an HTTP server gradually. An immediate stop would reset connections that the kernel has accepted but Node.js
// has not.
import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { waitAtMost } from '../../platform/concurrency/bounded-wait.js';

export interface Drain {
  /** Closes each connection after its next reply, so that clients reconnect to another process. */
  announce(): void;
  /**
   * Serves the connections in the accept queue, stops listening, and waits up to `graceMs` for requests in progress.
   * When `endEarly` is aborted, requests have only `lastMs` left.
   */
  close(graceMs: number, endEarly: AbortSignal, lastMs: number): Promise<void>;
}

/** The accept queue counts as empty after this many consecutive iterations of the event loop without a connection. */
const idleIterationsUntilEmpty = 3;
/** Maximum time for emptying the accept queue while clients keep connecting. */
const maxAcceptMs = (graceMs: number): number => Math.min(5_000, graceMs / 4);
/**
 * Time for which unused connections stay open after the server has stopped listening, because a request may be
 * arriving.
 */
const lingerMs = 500;
const sweepIntervalMs = 100;

export interface DrainDependencies {
  readonly server: Server;
  /** Waits for an iteration of the event loop in the process that accepts connections. Default: this process. */
  readonly nextIteration?: (() => Promise<void>) | undefined;
}

function watchConnections(server: Server) {
  const open = new Set<Socket>();
  let acceptedCount = 0;
  server.on('connection', (socket) => {
    acceptedCount++;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    acceptedCount: () => acceptedCount,

    /**
     * Closes the connections without a request. First lets the event loop read the sockets, so that a connection with a
     * received request stays open.
     */
    closeUnused: () =>
      void setImmediate(() => {
        server.closeIdleConnections();
        // Browsers and load balancers open connections in advance. Node does not count these as idle.
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }),
  };
}

export function createDrain({ server, nextIteration = immediate }: DrainDependencies): Drain {
  const connections = watchConnections(server);
  const replies = new Set<ServerResponse>();
  let isAnnounced = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isAnnounced;
    if (isAnnounced) return;
    replies.add(response);
    response.once('close', () => replies.delete(response));
  });

  const emptyAcceptQueue = async (graceMs: number): Promise<void> => {
    const deadlineMs = performance.now() + maxAcceptMs(graceMs);
    for (let idleIterations = 0; idleIterations < idleIterationsUntilEmpty && performance.now() < deadlineMs;) {
      const before = connections.acceptedCount();
      await waitAtMost(nextIteration(), deadlineMs - performance.now());
      idleIterations = connections.acceptedCount() === before ? idleIterations + 1 : 0;
    }
  };

  return {
    announce() {
      isAnnounced = true;
      for (const response of replies) response.shouldKeepAlive = false;
      replies.clear();
    },

    async close(graceMs, endEarly, lastMs) {
      let isCut = false;
      const cut = () => {
        isCut = true;
        server.closeAllConnections();
      };
      const timers = [setTimeout(cut, graceMs)];
      const shorten = () => void timers.push(setTimeout(cut, lastMs));
      if (endEarly.aborted) shorten();
      else endEarly.addEventListener('abort', shorten, { once: true });
      await emptyAcceptQueue(graceMs);
      // `close()` of http.Server would destroy idle connections immediately, even if a client is already sending a
      // request.
      const closed = new Promise<void>((resolve) => void net.Server.prototype.close.call(server, () => resolve()));
      await Promise.race([closed, sleep(Math.min(lingerMs, graceMs), undefined, { ref: false })]);
      connections.closeUnused();
      // Repeat the call, because a connection becomes unused when its reply ends.
      const sweep = setInterval(() => (isCut ? cut() : connections.closeUnused()), sweepIntervalMs);
      await closed;
      clearInterval(sweep);
      endEarly.removeEventListener('abort', shorten);
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
