// Why a run ends early. Passed as the reason of the run's signal, so that tools can rethrow it.

/**
 * `stop`: a user stopped the run. `timeout`: it reached its time limit. `lost`: another process took over its lease or
 * the lease expired. `interrupted`: this process is stopping, or the caller cancelled the run.
 */
export type RunEndKind = 'stop' | 'timeout' | 'lost' | 'interrupted';

const messages: Record<RunEndKind, string> = {
  stop: 'The run was stopped.',
  timeout: 'The agent took too long to answer.',
  lost: 'The run was taken over or ended while this process could not reach the database.',
  interrupted: 'The server was stopped while the agent was answering.',
};

export class RunEnd extends Error {
  override readonly name = 'RunEnd';

  constructor(readonly kind: RunEndKind) {
    super(messages[kind]);
  }
}

/** Returns why a signal was aborted, or null. Any reason other than a RunEnd counts as an interruption. */
export const endOf = (signal: AbortSignal): RunEnd | null => {
  if (!signal.aborted) return null;
  return signal.reason instanceof RunEnd ? signal.reason : new RunEnd('interrupted');
};

/** Ends a run when its outer signal is aborted. Returns a function that removes the listener. */
export function followEnd(outer: AbortSignal | undefined, end: (kind: RunEndKind) => void): () => void {
  if (outer === undefined) return () => undefined;
  const follow = () => {
    const kind = endOf(outer)?.kind ?? 'interrupted';
    // The calling run lost its lease, but this run did not.
    end(kind === 'lost' ? 'interrupted' : kind);
  };
  if (outer.aborted) follow();
  outer.addEventListener('abort', follow, { once: true });
  return () => outer.removeEventListener('abort', follow);
}
