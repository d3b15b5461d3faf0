import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../../telemetry/spans.js';
import { interruptGraceMs, type JobAttempt } from '../port.js';
import type { FetchedJob } from './stored-job.js';

export type Interruption =
  /** The attempt exceeded its handler's time limit. If the handler then throws or continues, the attempt fails. */
  | 'time limit'
  /** The worker stops. If the handler then throws or continues, the job is requeued, and the attempt does not count. */
  | 'worker stops'
  /** The lease expired, and another worker may hold the job. The outcome of the attempt is ignored. */
  | 'lease lost';

export type Outcome =
  | { readonly kind: 'completed' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'interrupted'; readonly by: 'worker stops' | 'lease lost' };

export type AttemptControl = Pick<JobAttempt, 'signal' | 'hasNextAttempt'>;

export interface FetchedJobHandler {
  readonly timeLimitMs: number;
  run(job: FetchedJob, control: AttemptControl): Promise<void>;
}

export interface JobInProgress {
  readonly job: FetchedJob;
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  interrupt(by: Interruption): void;
}

/** `outcome` resolves when the handler has ended, or at the latest `interruptGraceMs` after an interruption. */
export function startAttempt(handler: FetchedJobHandler, job: FetchedJob): JobInProgress {
  const controller = new AbortController();
  const { signal } = controller;
  let interruption: Interruption | null = null;
  let abandon: (() => void) | undefined;
  let graceTimer: NodeJS.Timeout | undefined;
  const abandoned = new Promise<void>((resolve) => (abandon = resolve));
  const interrupt = (by: Interruption): void => {
    if (interruption !== null) return;
    interruption = by;
    graceTimer = setTimeout(() => abandon?.(), interruptGraceMs);
    controller.abort(new Error(by === 'time limit' ? `took longer than ${handler.timeLimitMs} ms` : by));
  };
  const limit = setTimeout(() => interrupt('time limit'), handler.timeLimitMs);
  // Must match outcome-reports.ts, which stores the next attempt. After the lease is lost, the result may be wrong.
  const hasNextAttempt = () => !job.isLastAttempt || interruption === 'worker stops';

  const work = async (): Promise<Outcome> => {
    try {
      await runTraced(handler, job, { signal, hasNextAttempt });
      return { kind: 'completed' };
    } catch (error) {
      return interruptedBy(interruption) ?? { kind: 'failed', error };
    }
  };
  const abandonedOutcome = async (): Promise<Outcome> => {
    await abandoned;
    return (
      interruptedBy(interruption) ?? {
        kind: 'failed',
        error: new Error(`${(signal.reason as Error).message}, and did not end when its signal was aborted`),
      }
    );
  };
  const outcome = Promise.race([work(), abandonedOutcome()]).finally(() => {
    clearTimeout(limit);
    clearTimeout(graceTimer);
  });
  return { job, outcome, interrupt };
}

/** Continues the trace in which the job was stored, if there is one. */
function runTraced(handler: FetchedJobHandler, job: FetchedJob, control: AttemptControl): Promise<void> {
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
    handler.run(job, control),
  );
}

function interruptedBy(interruption: Interruption | null): Outcome | null {
  return interruption === 'worker stops' || interruption === 'lease lost'
    ? { kind: 'interrupted', by: interruption }
    : null;
}
