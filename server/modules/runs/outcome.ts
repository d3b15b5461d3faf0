// What a run has come to: how it is recorded, what its listener is told last, and whether another try may mend it. No effects.
import type { UIMessageChunk } from 'ai';
import type { ModelFailure, Models } from '../../platform/models/port.js';
import { StorageError } from '../../platform/storage/port.js';
import type { MessagePart, RunFailure, RunWarning, TurnResult } from '../conversations/turns.js';
import { ApiError } from '../../platform/errors.js';
import type { RunEnd, RunEndKind } from './run-end.js';
import type { ModelRunResult } from './run-model.js';

export type Produced = ModelRunResult & { readonly agentVersionId: number; readonly warnings: readonly RunWarning[] };
export type NotBegun = { readonly reason: RunFailure; readonly error: unknown };

/** The owner of the conversation may no longer run the agent. The message is for people. */
export class OwnerError extends Error {}

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

const unknown: RunFailure = { code: 'internal', message: 'The agent could not finish its answer.' };
const withheld: RunFailure = {
  code: 'content_filtered',
  message: "The model provider's content filter withheld the answer, or a part of it.",
};
const empty: RunFailure = { code: 'empty_answer', message: 'The model ended without an answer.' };

/** Why a run failed before the model was called. */
export function reasonOf(error: unknown, models: Pick<Models, 'explain'>): RunFailure {
  if (error instanceof OwnerError) return { code: 'owner_not_permitted', message: error.message };
  if (error instanceof ApiError && error.status === 404)
    return { code: 'agent_not_found', message: 'The agent was deleted.' };
  if (error instanceof StorageError)
    return { code: 'storage_unavailable', message: 'A file of the conversation cannot be read just now.' };
  const explained = models.explain(error);
  // What `explain` does not know is no failure of a provider.
  return explained === error ? { code: codeOfModelFailure[explained.failure], message: explained.message } : unknown;
}

/** How a run that was ended early is recorded. */
const statusOfEnd: Record<RunEndKind, TurnResult['status']> = {
  stop: 'stopped',
  timeout: 'timeout',
  lost: 'error',
  interrupted: 'error',
};

/** Whether another attempt of the run's job may mend it. Calls of models are repeated within the run, not by its job. */
export const isPassing = (ran: Produced | NotBegun): boolean =>
  'reason' in ran && ran.error instanceof StorageError && ran.error.failure === 'unavailable';

/** An agent that did something with its tools may have nothing to say about it. */
const isAnswer = ({ type }: MessagePart): boolean => type === 'text' || type === 'file' || type.startsWith('tool-');

function failureOf(ran: Produced | NotBegun, parts: readonly MessagePart[]): RunFailure | null {
  if ('reason' in ran) return ran.reason;
  if (ran.failure !== null) return { code: codeOfModelFailure[ran.failure.failure], message: ran.failure.message };
  if (ran.finishReason === 'content-filter') return withheld;
  return parts.some(isAnswer) ? null : empty;
}

export function resultOf(parts: MessagePart[], ran: Produced | NotBegun, end: RunEnd | null): TurnResult {
  const { usage = null, finishReason = null, warnings = [] } = 'reason' in ran ? {} : ran;
  const said = { parts, warnings, ...(usage === null ? {} : { usage }) };
  if (end !== null) {
    if (end.kind === 'stop') return { ...said, status: 'stopped' };
    return {
      ...said,
      status: statusOfEnd[end.kind],
      failure: { code: end.kind === 'timeout' ? 'timed_out' : 'interrupted', message: end.message },
    };
  }
  const failure = failureOf(ran, parts);
  const ended = { ...said, ...(finishReason === null ? {} : { finishReason }) };
  if (failure === null) return { ...ended, status: 'completed' };
  return { ...ended, status: failure.code === 'timed_out' ? 'timeout' : 'error', failure };
}

/** The last events: what a listener is told of how the run ended. */
export function lastEventsOf({ status, failure = unknown, finishReason }: TurnResult): UIMessageChunk[] {
  if (status === 'completed')
    return [
      {
        type: 'finish',
        finishReason: (finishReason ?? 'other') as Extract<UIMessageChunk, { type: 'finish' }>['finishReason'],
      },
    ];
  if (status === 'stopped') return [{ type: 'abort' }];
  // The event of a failure has a text and nothing else.
  return [
    { type: 'message-metadata', messageMetadata: { failureCode: failure.code } },
    { type: 'error', errorText: failure.message },
  ];
}
