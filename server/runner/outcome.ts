// What a run has come to: how it is recorded, what its listener is told last, and whether another try may mend it. No effects.
import type { UIMessageChunk } from 'ai';
import { ModelError, type Models } from '../adapters/models/port.js';
import { StorageError } from '../adapters/storage/port.js';
import type { MessagePart, TurnResult } from '../conversations/turns.js';
import { ApiError } from '../errors.js';
import type { RunEnd, RunEndKind } from './run-end.js';
import type { ModelRunResult } from './run-model.js';

export type Produced = ModelRunResult & { readonly agentVersionId: number };
export type NotBegun = { readonly reason: string; readonly error: unknown };

/** The owner of the turn may not run the agent any longer. The message is for people. */
export class OwnerError extends Error {}

/** What failed before the model was asked, in words for people. */
export function plainReason(error: unknown, models: Pick<Models, 'explain'>): string {
  if (error instanceof OwnerError) return error.message;
  if (error instanceof ApiError && error.code === 'not_found') return 'The agent was deleted.';
  if (error instanceof StorageError) return 'A file of the conversation cannot be read just now.';
  const explained = models.explain(error);
  // What `explain` does not know is no failure of a provider.
  return explained === error ? explained.message : 'The agent could not finish its answer.';
}

/** How a run that was ended early is recorded. */
const statusOfEnd: Record<RunEndKind, TurnResult['status']> = { stop: 'stopped', timeout: 'timeout', lost: 'error', interrupted: 'error' };

/** Whether another try may mend it: something that is down or over its limits, and nothing was done that would be done twice. */
export function isPassing(ran: Produced | NotBegun, parts: readonly MessagePart[]): boolean {
  const error = 'reason' in ran ? ran.error : ran.failure;
  if (error instanceof StorageError) return error.failure === 'unavailable';
  return error instanceof ModelError && (error.failure === 'unavailable' || error.failure === 'rate_limited') && !parts.some(({ type }) => type.startsWith('tool-'));
}

export function resultOf(parts: MessagePart[], ran: Produced | NotBegun, end: RunEnd | null): TurnResult {
  const { usage = null, finishReason = null, failure = null } = 'reason' in ran ? {} : ran;
  const said = { parts, ...(usage === null ? {} : { usage }) };
  if (end !== null) return { ...said, status: statusOfEnd[end.kind], ...(end.kind === 'stop' ? {} : { failure: end.message }) };
  const reason = 'reason' in ran ? ran.reason : failure?.message;
  if (reason !== undefined) return { ...said, status: 'error', failure: reason };
  return { ...said, status: 'completed', ...(finishReason === null ? {} : { finishReason }) };
}

/** The last event: what a listener is told of how it ended. */
export function lastEventOf({ status, failure, finishReason }: TurnResult): UIMessageChunk {
  if (status === 'completed') return { type: 'finish', finishReason: (finishReason ?? 'other') as Extract<UIMessageChunk, { type: 'finish' }>['finishReason'] };
  return status === 'stopped' ? { type: 'abort' } : { type: 'error', errorText: failure ?? 'The agent could not finish its answer.' };
}
