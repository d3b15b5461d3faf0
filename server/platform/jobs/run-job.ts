// One attempt of one job: its time limit, and what becomes of it.
import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../telemetry/spans.js';
import type { FetchedJob } from './stored-job.js';

/** Why a run is told to end before it is done. */
export type Interruption =
  /** It took longer than its handler's time limit: a failed attempt. */
  | 'time limit'
  /** The worker ends: the job goes back into the queue as if it had not been taken. */
  | 'worker stops'
  /** The lease ran out and the job is no longer ours: whatever we say about it counts for nothing. */
  | 'lease lost';

export type Outcome =
  | { readonly kind: 'completed' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'interrupted'; readonly by: 'worker stops' | 'lease lost' };

/** A handler as the worker calls it. */
export interface FetchedJobHandler {
  readonly timeLimitMs: number;
  run(job: FetchedJob, signal: AbortSignal): Promise<void>;
}

export interface JobInProgress {
  readonly job: FetchedJob;
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  interrupt(by: Interruption): void;
}

/** How long a run that was told to end may take to do so; then it is left to itself. */
export const WIND_UP_MS = 2_000;

export function startJob(handler: FetchedJobHandler, job: FetchedJob): JobInProgress {
  const controller = new AbortController();
  const { signal } = controller;
  let interruption: Interruption | null = null;
  let giveUp: (() => void) | undefined;
  let windUp: NodeJS.Timeout | undefined;
  const abandoned = new Promise<void>((resolve) => (giveUp = resolve));
  const interrupt = (by: Interruption): void => {
    if (interruption !== null) return;
    interruption = by;
    windUp = setTimeout(() => giveUp?.(), WIND_UP_MS);
    controller.abort(new Error(by === 'time limit' ? `took longer than ${handler.timeLimitMs} ms` : by));
  };
  const limit = setTimeout(() => interrupt('time limit'), handler.timeLimitMs);

  const work = async (): Promise<Outcome> => {
    try {
      await runTraced(handler, job, signal);
      return { kind: 'completed' };
    } catch (error) {
      return interruptedBy(interruption) ?? { kind: 'failed', error };
    }
  };
  const left = async (): Promise<Outcome> => {
    await abandoned;
    return (
      interruptedBy(interruption) ?? {
        kind: 'failed',
        error: new Error(`${(signal.reason as Error).message}, and did not end when told to`),
      }
    );
  };
  const outcome = Promise.race([work(), left()]).finally(() => {
    clearTimeout(limit);
    clearTimeout(windUp);
  });
  return { job, outcome, interrupt };
}

/** In a span of the trace of the request that stored the job, if that was traced. */
function runTraced(handler: FetchedJobHandler, job: FetchedJob, signal: AbortSignal): Promise<void> {
  const { id, queue, data, attempt, traceparent } = job;
  const fields = Object.entries(data)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [`agent_platform.job.${name}`, value]);
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'agent_platform.job.attempt': attempt,
    ...(Object.fromEntries(fields) as Record<string, string | number>),
  };
  return inSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes, traceparent }, () =>
    handler.run(job, signal),
  );
}

function interruptedBy(interruption: Interruption | null): Outcome | null {
  return interruption === 'worker stops' || interruption === 'lease lost'
    ? { kind: 'interrupted', by: interruption }
    : null;
}
