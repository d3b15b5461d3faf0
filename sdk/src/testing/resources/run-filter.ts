// The filters that the list of conversations and the dashboard share.
import type * as schemas from '../../generated/schemas.js';
import { fakeLimits, reasons } from '../../generated/fake-contract.js';
import { FakeError, refuseField } from '../errors.js';
import type { Store, StoredConversation } from '../store.js';
import { readTimestamp } from '../values.js';

export interface RunFilter {
  streamStatus?: readonly string[];
  failureCode?: readonly string[];
  source?: string;
  model?: string;
  minLatencyMs?: number;
  minCostUsd?: number;
  text?: string;
}

export function boundOf(parameter: string, text: string): Date {
  const bound = readTimestamp(text, Math.ceil);
  if (bound === null) throw refuseField(reasons.request.noSuchDate, [parameter], 'query');
  return bound;
}

export function assertRange(from: Date | null, to: Date | null): void {
  if (from && to && from > to) throw refuseField(reasons.request.fromAfterTo, ['from'], 'query');
}

export function firstMessageTextOf(store: Store, threadId: string): string | null {
  const first = store.messages.all().find(({ conversationId, role }) => conversationId === threadId && role === 'user');
  const part = first?.parts.find(({ type }) => type === 'text');
  return part && 'text' in part ? [...part.text].slice(0, fakeLimits.firstMessageCharacters).join('') : null;
}

/** Without a `source`, the filter selects only top-level conversations. */
export function isSelected(
  store: Store,
  { streamStatus, failureCode, source, model, minLatencyMs, minCostUsd, text }: RunFilter,
  one: StoredConversation,
): boolean {
  const contains = (value: string | null) => value?.toLowerCase().includes((text ?? '').toLowerCase()) ?? false;
  return (
    (source === undefined ? one.upstreamConversationId === null : one.source === source) &&
    (!streamStatus || streamStatus.includes(one.streamStatus ?? '')) &&
    (!failureCode || failureCode.includes(one.failureCode ?? '')) &&
    (model === undefined || one.model === model) &&
    (minLatencyMs === undefined || (one.latencyMs !== null && one.latencyMs >= minLatencyMs)) &&
    (minCostUsd === undefined || (one.costUsd !== null && one.costUsd >= minCostUsd)) &&
    (text === undefined || contains(one.name) || contains(firstMessageTextOf(store, one.id)))
  );
}

/** Hides models and costs from guests, who cannot read agents. */
export const shownTo = <Shown extends Pick<schemas.ConversationSummary, 'model' | 'costUsd'>>(
  role: string | null,
  shown: Shown,
): Shown => (role === 'org:guest' ? { ...shown, model: null, costUsd: null } : shown);

/** Throws 403 if a guest filters by a field that `shownTo` hides. */
export function assertShown(role: string | null, { model, minCostUsd }: { model?: string; minCostUsd?: number }): void {
  if (role === 'org:guest' && (model !== undefined || minCostUsd !== undefined))
    throw new FakeError('management_access_required');
}
