// Validates the filters that the list of conversations and the dashboard share.
import { isGuest, type Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import { readTimestamp } from '../../platform/records/timestamps.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';

type Schemas = components['schemas'];

export interface RunFilter {
  readonly streamStatus?: readonly Schemas['StreamStatus'][];
  readonly failureCode?: readonly Schemas['RunFailureCode'][];
  readonly source?: Schemas['ConversationSource'];
  readonly model?: string;
  readonly minLatencyMs?: number;
  readonly minCostUsd?: number;
  readonly text?: string;
}

export const refuseParameter = (parameter: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter] }] });

/** Rounds up to a whole millisecond, because the timestamps of conversations are whole milliseconds. */
export function boundOf(parameter: string, text: string): Date {
  const bound = readTimestamp(text, Math.ceil);
  if (bound === null) throw refuseParameter(parameter, reasons.request.noSuchDate);
  return bound;
}

export function assertRange(from: Date | null, to: Date | null): void {
  if (from !== null && to !== null && from > to) throw refuseParameter('from', reasons.request.fromAfterTo);
}

/** Refuses guests who filter by model or cost, because replies hide both from guests. */
export function assertShown(caller: Caller, { model, minCostUsd }: RunFilter): void {
  if (isGuest(caller) && (model !== undefined || minCostUsd !== undefined))
    throw new ApiError('management_access_required');
}

export const runFilterOf = ({
  streamStatus,
  failureCode,
  source,
  model,
  minLatencyMs,
  minCostUsd,
  text,
}: RunFilter): RunFilter => ({
  ...(streamStatus && { streamStatus }),
  ...(failureCode && { failureCode }),
  ...(source && { source }),
  ...(model !== undefined && { model }),
  ...(minLatencyMs !== undefined && { minLatencyMs }),
  ...(minCostUsd !== undefined && { minCostUsd }),
  ...(text !== undefined && { text }),
});

/** With the source `agent`, a filter selects sub-conversations. Any other filter selects top-level conversations. */
export const selectsSubConversations = ({ source }: RunFilter): boolean => source === 'agent';
