// Why a run is ended before the model has finished. It is the reason of the run's signal, so that whoever waits in a tool can pass it on.

/**
 * `stop`: somebody asked for it. `timeout`: the time limit. `lost`: another process took the run over, or gave it up. `interrupted`: this
 * process must end, or whoever started the run does not want it any more.
 */
export type RunEndKind = 'stop' | 'timeout' | 'lost' | 'interrupted';

const messages: Record<RunEndKind, string> = {
  stop: 'The run was stopped.',
  timeout: 'The agent took too long to answer.',
  lost: 'The run was taken over or given up while this process was out of reach.',
  interrupted: 'The server was stopped while the agent was answering.',
};

export class RunEnd extends Error {
  override readonly name = 'RunEnd';

  constructor(readonly kind: RunEndKind) {
    super(messages[kind]);
  }
}

/** Why a signal was aborted; anything that is no RunEnd is an interruption. */
export const endOf = (signal: AbortSignal): RunEnd | null => {
  if (!signal.aborted) return null;
  return signal.reason instanceof RunEnd ? signal.reason : new RunEnd('interrupted');
};

/** Ends a run when what it is part of ends. Returns the function that lets go. */
export function followEnd(outer: AbortSignal | undefined, end: (kind: RunEndKind) => void): () => void {
  if (outer === undefined) return () => undefined;
  const follow = () => {
    const kind = endOf(outer)?.kind ?? 'interrupted';
    // That the caller lost its lease says nothing of this run's.
    end(kind === 'lost' ? 'interrupted' : kind);
  };
  if (outer.aborted) follow();
  outer.addEventListener('abort', follow, { once: true });
  return () => outer.removeEventListener('abort', follow);
}
