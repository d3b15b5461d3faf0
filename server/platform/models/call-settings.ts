import type { SharedV3ProviderOptions } from '@ai-sdk/provider';
import type { SamplingSettings } from './port.js';

interface CallSettings {
  readonly temperature?: number;
  readonly maxOutputTokens?: number;
  readonly providerOptions?: SharedV3ProviderOptions;
}

type Effort = NonNullable<SamplingSettings['reasoningEffort']>;
type Options = NonNullable<CallSettings['providerOptions']>[string];

/** Tokens that older models of Anthropic and Google may use for reasoning. Anthropic requires at least 1,024. */
const budgetTokens: Record<Effort, number> = {
  none: 0,
  minimal: 1_024,
  low: 2_048,
  medium: 8_192,
  high: 24_576,
  xhigh: 24_576,
  max: 24_576,
};

/** Models before Claude Opus 4.6 require a budget for reasoning. Newer models derive it from the effort. */
const anthropicBudgetModel = /^claude-(\d|[a-z]+-4-[0-5](-|$)|[a-z]+-4-\d{8})/;

function anthropicOptions(model: string, effort: Effort): Options {
  if (effort === 'none') return { thinking: { type: 'disabled' } };
  if (anthropicBudgetModel.test(model)) return { thinking: { type: 'enabled', budgetTokens: budgetTokens[effort] } };
  return { thinking: { type: 'adaptive' }, effort: effort === 'minimal' ? 'low' : effort };
}

/** Models before Gemini 3 require a budget for reasoning. Newer models accept a level. */
const googleBudgetModel = /^gemini-[12]\./;

function googleOptions(model: string, effort: Effort): Options {
  if (googleBudgetModel.test(model)) return { thinkingConfig: { thinkingBudget: budgetTokens[effort] } };
  const levels = { none: 'minimal', xhigh: 'high', max: 'high' } as const;
  return { thinkingConfig: { thinkingLevel: effort in levels ? levels[effort as keyof typeof levels] : effort } };
}

function optionsOf(provider: string, model: string, effort: Effort): CallSettings['providerOptions'] {
  switch (provider) {
    case 'openai':
      return { openai: { reasoningEffort: effort } };
    case 'anthropic':
      return { anthropic: anthropicOptions(model, effort) };
    case 'google':
      return { google: googleOptions(model, effort) };
    default:
      return { openaiCompatible: { reasoningEffort: effort } };
  }
}

/** `name` has the form `<provider>:<model>`. */
export function callSettingsOf(
  name: string,
  { temperature, maxOutputTokens, reasoningEffort }: SamplingSettings,
): CallSettings {
  const colon = name.indexOf(':');
  return {
    ...(temperature === null ? {} : { temperature }),
    ...(maxOutputTokens === null ? {} : { maxOutputTokens }),
    ...(reasoningEffort === null
      ? {}
      : { providerOptions: optionsOf(name.slice(0, colon), name.slice(colon + 1), reasoningEffort) }),
  };
}
