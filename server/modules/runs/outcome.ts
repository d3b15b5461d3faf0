// The result of a run: what is stored, which events its listener gets last, and whether another attempt may succeed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { UIMessageChunk } from 'ai';
import type { Logger } from 'pino';
import type { ModelFailure, Models } from '../../platform/models/port.js';
import { StorageError } from '../../platform/storage/port.js';
import type { MessagePart, RunFailure, RunWarning, Turn, TurnResult, Turns } from '../conversations/turns.js';
import { ApiError } from '../../platform/errors.js';
import type { RunEnd, RunEndKind } from './run-end.js';
import type { ModelRunResult } from './run-model.js';

export type Produced = ModelRunResult & { readonly agentVersionId: number; readonly warnings: readonly RunWarning[] };
export type FailedStart = { readonly reason: RunFailure; readonly error: unknown };

/** Thrown if the owner of the conversation may no longer run the agent. The message is shown to users. */
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

const unknownFailure: RunFailure = { code: 'internal', message: 'The agent could not finish its answer.' };
const filtered: RunFailure = {
  code: 'content_filtered',
  message: "The model provider's content filter withheld the answer, or a part of it.",
};
const emptyAnswer: RunFailure = { code: 'empty_answer', message: 'The model ended without an answer.' };

/** Returns why a run failed before the model was called. */
export function startFailureOf(error: unknown, models: Pick<Models, 'explain'>): RunFailure {
  if (error instanceof OwnerNotPermittedError) return { code: 'owner_not_permitted', message: error.message };
  if (error instanceof ApiError && error.status === 404)
    return { code: 'agent_not_found', message: 'The agent was deleted.' };
  if (error instanceof StorageError)
    return { code: 'storage_unavailable', message: 'A file of the conversation is temporarily unavailable.' };
  const explained = models.explain(error);
  // `explain` returns an error of a provider unchanged. Any other error is unexpected.
  return explained === error
    ? { code: codeOfModelFailure[explained.failure], message: explained.message }
    : unknownFailure;
}

/** Recorded status of a run that ended early. */
const statusOfEnd: Record<RunEndKind, TurnResult['status']> = {
  stop: 'stopped',
  timeout: 'timeout',
  lost: 'error',
  interrupted: 'error',
};

/** Whether another attempt of the job may succeed. Model calls are retried within a run, not by its job. */
export const isTransient = (ran: Produced | FailedStart): boolean =>
  'reason' in ran && ran.error instanceof StorageError && ran.error.failure === 'unavailable';

/** A completed tool call counts as an answer, because the agent may have nothing to add. */
const isAnswer = ({ type }: MessagePart): boolean => type === 'text' || type === 'file' || type.startsWith('tool-');

function failureOf(ran: Produced | FailedStart, parts: readonly MessagePart[]): RunFailure | null {
  if ('reason' in ran) return ran.reason;
  if (ran.failure !== null) return { code: codeOfModelFailure[ran.failure.failure], message: ran.failure.message };
  if (ran.finishReason === 'content-filter') return filtered;
  return parts.some(isAnswer) ? null : emptyAnswer;
}

export function resultOf(parts: MessagePart[], ran: Produced | FailedStart, end: RunEnd | null): TurnResult {
  const { usage = null, finishReason = null, warnings = [] } = 'reason' in ran ? {} : ran;
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

/** Returns the last events of the stream, which report how the run ended. */
export function lastEventsOf({ status, failure = unknownFailure, finishReason }: TurnResult): UIMessageChunk[] {
  if (status === 'completed')
    return [
      {
        type: 'finish',
        finishReason: (finishReason ?? 'other') as Extract<UIMessageChunk, { type: 'finish' }>['finishReason'],
      },
    ];
  if (status === 'stopped') return [{ type: 'abort' }];
  // An error event carries only a text, so send the code as metadata.
  return [
    { type: 'message-metadata', messageMetadata: { failureCode: failure.code } },
    { type: 'error', errorText: failure.message },
  ];
}

/** Recorded and reported if the answer itself cannot be stored. */
export const notStored = { code: 'internal', message: 'The answer could not be stored.' } as const;

const retryDelaysMs = [200, 1_000, 3_000, 8_000];

/** Stores the result, with retries during short outages of the database. Returns false if the lease was lost. */
export async function record(
  { turns, log }: { turns: Pick<Turns, 'finish'>; log: Pick<Logger, 'error'> },
  turn: Turn,
  result: TurnResult,
): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await turns.finish(turn, result);
    } catch (error) {
      const delayMs = retryDelaysMs[attempt];
      log.error({ err: error, conversationId: turn.conversationId, attempt }, 'an answer could not be stored');
      if (error instanceof TypeError)
        return turns.finish(turn, { status: 'error', parts: [], failure: notStored }).catch(() => false);
      if (delayMs === undefined) return false;
      await sleep(delayMs);
    }
  }
}
