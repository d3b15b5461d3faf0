import {
  ModelError,
  type AnswerResult,
  type ModelFailure,
  type UIMessageChunk,
} from '../../../platform/models/port.js';
import { StorageError } from '../../../platform/storage/port.js';
import type { MessagePart, RunFailure, RunWarning, RunResult } from '../../conversations/runs/runs.js';
import { isDatabaseOutage, isNotFound } from '../../../platform/errors.js';
import { reasons } from '../../../generated/reasons.js';

/**
 * `stop`: a stop was requested. `timeout`: the time limit was reached. Either can also come from the calling
 * agent's run. `lost`: the run was ended elsewhere or taken over, or its lease may have expired. `interrupted`: this
 * process is stopping, the job was interrupted, or the calling agent's run lost its lease.
 */
export type EarlyEndKind = 'stop' | 'timeout' | 'lost' | 'interrupted';

const messages: Record<EarlyEndKind, string> = {
  stop: reasons.run.stopped,
  timeout: reasons.run.timeout,
  lost: reasons.run.takenOver,
  interrupted: reasons.run.interrupted,
};

/** Abort reason of the signal of a run that ends early. */
export class EarlyEnd extends Error {
  override readonly name = 'EarlyEnd';

  constructor(readonly kind: EarlyEndKind) {
    super(messages[kind]);
  }
}

/** Returns null if the signal is not aborted. Any reason other than an EarlyEnd counts as an interruption. */
export const earlyEndOf = (signal: AbortSignal): EarlyEnd | null => {
  if (!signal.aborted) return null;
  return signal.reason instanceof EarlyEnd ? signal.reason : new EarlyEnd('interrupted');
};

/** Calls `end` when `outer` is aborted. Returns a function that removes the listener. */
export function endWhenAborted(outer: AbortSignal | undefined, end: (kind: EarlyEndKind) => void): () => void {
  if (outer === undefined) return () => undefined;
  const onAbort = () => {
    const kind = earlyEndOf(outer)?.kind ?? 'interrupted';
    // If the calling agent's run lost its lease, this run still holds its own.
    end(kind === 'lost' ? 'interrupted' : kind);
  };
  if (outer.aborted) onAbort();
  outer.addEventListener('abort', onAbort, { once: true });
  return () => outer.removeEventListener('abort', onAbort);
}

/** How the model's answer ended, or the error before the model was called. */
export type AnswerOutcome =
  | (AnswerResult & { readonly agentVersionId: number; readonly warnings: readonly RunWarning[] })
  | { readonly startError: unknown };

export interface AttemptResult extends RunResult {
  /** False if the lease was lost, the job makes another attempt, or storing failed. */
  readonly isRecorded: boolean;
  /** Version of the agent that ran, or null if the attempt ended before the model was called. */
  readonly agentVersionId: number | null;
}

/** Thrown if the conversation's owner is not permitted to run the agent. Users see the message. */
export class OwnerNotPermittedError extends Error {}

const codeOfModelFailure: Record<ModelFailure, RunFailure['code']> = {
  unknown_provider: 'model_not_configured',
  unknown_model: 'model_not_found',
  rejected: 'model_rejected',
  context_too_long: 'context_too_long',
  content_filtered: 'content_filtered',
  rate_limited: 'model_rate_limited',
  unavailable: 'model_unavailable',
  timed_out: 'timed_out',
};

const unknownFailure: RunFailure = { code: 'internal', message: reasons.run.unknown };
const filtered: RunFailure = { code: 'content_filtered', message: reasons.run.filtered };
const databaseUnavailable: RunFailure = { code: 'internal', message: reasons.run.databaseUnavailable };
const emptyAnswer: RunFailure = { code: 'empty_answer', message: reasons.run.emptyAnswer };

function startFailureOf(error: unknown): RunFailure {
  if (error instanceof OwnerNotPermittedError) return { code: 'owner_not_permitted', message: error.message };
  if (isNotFound(error)) return { code: 'agent_not_found', message: reasons.run.agentDeleted };
  if (error instanceof StorageError) return { code: 'storage_unavailable', message: reasons.run.storageUnavailable };
  if (isDatabaseOutage(error)) return databaseUnavailable;
  return error instanceof ModelError
    ? { code: codeOfModelFailure[error.failure], message: error.message }
    : unknownFailure;
}

const statusOfEnd: Record<EarlyEndKind, RunResult['status']> = {
  stop: 'stopped',
  timeout: 'timeout',
  lost: 'error',
  interrupted: 'error',
};

/**
 * Returns whether the file storage or the database was unavailable before the model was called. Another attempt of the
 * job can then succeed. Failed model calls do not count, because the attempt itself retries them.
 */
export function isTransient(ran: AnswerOutcome): boolean {
  if (!('startError' in ran)) return false;
  const { startError } = ran;
  return startError instanceof StorageError ? startError.failure === 'unavailable' : isDatabaseOutage(startError);
}

/** A tool call counts as an answer, because the agent may have nothing to add. */
const isAnswer = ({ type }: MessagePart): boolean => type === 'text' || type === 'file' || type.startsWith('tool-');

function failureOf(ran: AnswerOutcome, parts: readonly MessagePart[]): RunFailure | null {
  if ('startError' in ran) return startFailureOf(ran.startError);
  if (ran.failure !== null) return { code: codeOfModelFailure[ran.failure.failure], message: ran.failure.message };
  if (ran.finishReason === 'content-filter') return filtered;
  return parts.some(isAnswer) ? null : emptyAnswer;
}

export function resultOf(parts: MessagePart[], ran: AnswerOutcome, end: EarlyEnd | null): RunResult {
  const { usage = null, finishReason = null, warnings = [] } = 'startError' in ran ? {} : ran;
  const recorded = { parts, warnings, ...(usage === null ? {} : { usage }) };
  if (end !== null) {
    if (end.kind === 'stop') return { ...recorded, status: 'stopped' };
    return {
      ...recorded,
      status: statusOfEnd[end.kind],
      failure: { code: end.kind === 'timeout' ? 'timed_out' : 'interrupted', message: end.message },
    };
  }
  const failure = failureOf(ran, parts);
  const ended = { ...recorded, ...(finishReason === null ? {} : { finishReason }) };
  if (failure === null) return { ...ended, status: 'completed' };
  return { ...ended, status: failure.code === 'timed_out' ? 'timeout' : 'error', failure };
}

export function lastEventsOf({ status, failure = unknownFailure, finishReason }: RunResult): UIMessageChunk[] {
  if (status === 'completed')
    return [
      {
        type: 'finish',
        finishReason: (finishReason ?? 'other') as Extract<UIMessageChunk, { type: 'finish' }>['finishReason'],
      },
    ];
  if (status === 'stopped') return [{ type: 'abort' }];
  // An error event has only a text, so send the code as metadata.
  return [
    { type: 'message-metadata', messageMetadata: { failureCode: failure.code } },
    { type: 'error', errorText: failure.message },
  ];
}
