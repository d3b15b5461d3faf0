import cluster from 'node:cluster';
import type { GroupMember } from '../../app/startup/startup-context.js';
import {
  processNumberVariable,
  type MessageToProcess,
  type MessageToPrimary,
  type ProcessReports,
  type StopSignal,
} from './messages.js';

export interface PrimaryLink {
  readonly processNumber: number;
  readonly group: GroupMember;
  /** Calls the listener for each stop request, including earlier requests. */
  onStop(listener: (signal: StopSignal) => void): void;
  /**
   * Resolves when the primary process has run an iteration of its event loop. By then, this process has received
   * the connections that the primary process accepted for it before the call.
   */
  nextIteration(): Promise<void>;
}

/** Returns null if this process was not started by a primary process. */
export function connectToPrimary(environment: NodeJS.ProcessEnv): PrimaryLink | null {
  const processNumber = Number(environment[processNumberVariable] ?? 0);
  if (!cluster.isWorker || processNumber === 0) return null;
  const stops: StopSignal[] = [];
  let onStop: (signal: StopSignal) => void = (signal) => void stops.push(signal);
  const iterations = new Map<number, () => void>();
  let iterationCount = 0;
  let read: { readonly [Name in keyof ProcessReports]: () => Promise<ProcessReports[Name]> } | null = null;
  const send = (message: MessageToPrimary) => void process.send?.(message);

  const reply = async ({ id, report }: Extract<MessageToProcess, { type: 'read' }>) => {
    // Before the metrics are published, do not reply, so that the primary process counts this process as not ready.
    if (read !== null) send({ type: 'report', id, value: await read[report]() });
  };
  process.on('message', (message: MessageToProcess) => {
    switch (message.type) {
      case 'stop':
        return onStop(message.signal);
      case 'read':
        return void reply(message);
      case 'iterated':
        iterations.get(message.id)?.();
        return void iterations.delete(message.id);
    }
  });
  return {
    processNumber,
    group: {
      startsFirst: cluster.worker?.id === 1,
      publishMetrics(metrics, readiness) {
        read = { metrics: () => metrics.values(), readiness: async () => readiness() };
      },
    },
    onStop(listener) {
      onStop = listener;
      stops.forEach(listener);
    },
    nextIteration: () =>
      new Promise((resolve) => {
        iterations.set(++iterationCount, resolve);
        send({ type: 'iterate', id: iterationCount });
      }),
  };
}
