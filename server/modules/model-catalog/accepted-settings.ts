import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { fillIn } from '../../platform/text-placeholders.js';
import type { KnownModel } from './known-models.js';

export type SamplingSettings = Pick<
  components['schemas']['AgentConfiguration'],
  'temperature' | 'maxOutputTokens' | 'reasoningEffort'
>;

type Model = KnownModel | undefined;

const ignoresTemperature = (model: Model) => model?.acceptsTemperature === false;
const ignoresEffort = (model: Model, effort: NonNullable<SamplingSettings['reasoningEffort']>) =>
  model !== undefined && model.reasoningEfforts !== null && !model.reasoningEfforts.includes(effort);

/**
 * Removes the settings that the model does not accept, and limits `maxOutputTokens` to the model's maximum. Otherwise,
 * some providers would refuse the call, and an agent could stop working after a change of its model.
 */
export function acceptedSettings(
  model: Model,
  { temperature, maxOutputTokens, reasoningEffort }: SamplingSettings,
): SamplingSettings {
  const limit = model?.maxOutputTokens ?? Infinity;
  return {
    temperature: ignoresTemperature(model) ? null : temperature,
    maxOutputTokens: maxOutputTokens === null ? null : Math.min(maxOutputTokens, limit),
    reasoningEffort: reasoningEffort !== null && ignoresEffort(model, reasoningEffort) ? null : reasoningEffort,
  };
}

/** Returns a warning for each setting that `acceptedSettings` removes or limits. */
export function settingWarnings(
  model: Model,
  { temperature, maxOutputTokens, reasoningEffort }: SamplingSettings,
): Required<ErrorDetail>[] {
  const warnings: Required<ErrorDetail>[] = [];
  const warn = (field: keyof SamplingSettings, message: string) =>
    warnings.push({ message, path: [field], in: 'body' });
  if (temperature !== null && ignoresTemperature(model)) warn('temperature', reasons.warning.ignored);
  const limit = model?.maxOutputTokens ?? null;
  if (maxOutputTokens !== null && limit !== null && maxOutputTokens > limit)
    warn('maxOutputTokens', fillIn(reasons.warning.limited, { max: limit }));
  if (reasoningEffort !== null && ignoresEffort(model, reasoningEffort)) {
    const efforts = model?.reasoningEfforts ?? [];
    const { ignored, ignoredExcept } = reasons.warning;
    warn('reasoningEffort', efforts.length === 0 ? ignored : fillIn(ignoredExcept, { efforts: efforts.join(', ') }));
  }
  return warnings;
}
