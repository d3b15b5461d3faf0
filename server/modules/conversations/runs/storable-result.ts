import { limits } from '../../../generated/limits.js';
import { cut, storableText, toolCallsOf, type PartRules } from './message-parts.js';
import type { RunResult } from './run-types.js';
import type { Spent, StorableResult } from './runs-repository.js';

const maxFailureLength = limits['RunFailure.message'].maxLength;
const maxTokens = limits['MessageUsage.totalTokens'].maximum;

const toTokenCount = (count: number): number =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), maxTokens) : 0;

/** A reason that does not fit the contract's format becomes `other`. */
function finishReasonOf(reason: string): string {
  const normalized = reason.toLowerCase().replaceAll('-', '_');
  return /^[a-z][a-z_]{0,63}$/.test(normalized) ? normalized : 'other';
}

export const spentOf = ({ usage, costUsd }: Pick<RunResult, 'usage' | 'costUsd'>): Spent => ({
  usage:
    usage === undefined
      ? null
      : {
          inputTokens: toTokenCount(usage.inputTokens),
          outputTokens: toTokenCount(usage.outputTokens),
          totalTokens: toTokenCount(usage.totalTokens),
        },
  costUsd: costUsd === undefined ? (usage === undefined ? 0 : null) : costUsd,
});

export async function storableResultOf(rules: PartRules, result: RunResult): Promise<StorableResult> {
  const { status, failure, model, parts: given, finishReason, warnings = [] } = result;
  const parts = await rules.storable(given);
  return {
    status,
    failure:
      failure === undefined
        ? null
        : { code: failure.code, message: cut(storableText(failure.message), maxFailureLength) },
    ...spentOf(result),
    model: model ?? null,
    message:
      parts.length === 0
        ? null
        : {
            parts,
            finishReason: finishReason === undefined ? null : finishReasonOf(finishReason),
            toolCalls: toolCallsOf(parts),
            warnings: warnings.length === 0 ? null : warnings,
          },
  };
}
