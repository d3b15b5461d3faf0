import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { providerOf } from '../../platform/models/port.js';
import { fillIn } from '../../platform/text-placeholders.js';
import type { KnownModel } from './known-models.js';
import { acceptedSettings, settingWarnings, type SamplingSettings } from './accepted-settings.js';

export type ModelCatalogEntry = components['schemas']['ModelCatalogEntry'];

export interface ModelCatalog {
  /** Returns the available models, sorted by id. With `all`, also returns unavailable models, with the reason. */
  list(options: { all: boolean }): ModelCatalogEntry[];
  /** Returns whether the provider exists. Its key may be missing. */
  hasProvider(model: string): boolean;
  warningsOf(agent: SamplingSettings & { readonly model: string }): Required<ErrorDetail>[];
  /** Returns the settings as the model accepts them. Assumes that an unknown model accepts all settings. */
  acceptedSettings(model: string, settings: SamplingSettings): SamplingSettings;
  /** Returns the cost in US dollars at the current price, or null if the price is unknown. */
  costUsdOf(model: string, tokens: { readonly inputTokens: number; readonly outputTokens: number }): number | null;
}

export interface ModelCatalogDependencies {
  readonly knownModels: readonly KnownModel[];
  /** Names of the configured providers, without the offline provider. */
  readonly configuredProviders: readonly string[];
}

/** The provider that is always available. */
const offline = 'offline';
/** Providers that are available if they have a key. */
const publicProviders: readonly string[] = ['anthropic', 'google', 'openai'];

export const providerNames = (configuredProviders: readonly string[]): ReadonlySet<string> =>
  new Set([offline, ...publicProviders, ...configuredProviders]);

export function createModelCatalog({ knownModels, configuredProviders }: ModelCatalogDependencies): ModelCatalog {
  const existing = providerNames(configuredProviders);
  const available = new Set([offline, ...configuredProviders]);
  const known = new Map(knownModels.map((model) => [model.id, model]));

  const entryOf = (model: KnownModel): ModelCatalogEntry => {
    const provider = providerOf(model.id);
    return available.has(provider)
      ? { ...model, provider, available: true }
      : {
          ...model,
          provider,
          available: false,
          unavailableReason: `No API key is configured for the provider ${provider}`,
        };
  };
  const entries = knownModels.map(entryOf).sort((a, b) => (a.id < b.id ? -1 : 1));

  /** Returns why a run with the model may fail, or null. */
  function problemOf(model: string): string | null {
    const provider = providerOf(model);
    if (!existing.has(provider)) return fillIn(reasons.warning.noProvider, { provider });
    if (!available.has(provider)) return fillIn(reasons.warning.noApiKey, { provider });
    const facts = known.get(model);
    if (facts !== undefined) return facts.uses.includes('chat') ? null : reasons.warning.notChatModel;
    // A model server of the operator may have models that `knownModels` does not contain.
    return provider === offline || publicProviders.includes(provider)
      ? fillIn(reasons.warning.unknownModel, { provider })
      : null;
  }

  return {
    list: ({ all }) => (all ? entries : entries.filter((entry) => entry.available)),
    hasProvider: (model) => existing.has(providerOf(model)),
    warningsOf(agent) {
      const problem = problemOf(agent.model);
      const ofModel = problem === null ? [] : [{ message: problem, path: ['model'], in: 'body' as const }];
      return [...ofModel, ...settingWarnings(known.get(agent.model), agent)];
    },
    acceptedSettings: (model, settings) => acceptedSettings(known.get(model), settings),
    costUsdOf(model, { inputTokens, outputTokens }) {
      const price = known.get(model)?.price ?? null;
      if (price === null) return null;
      const cost =
        (inputTokens * price.inputPerMillionTokens + outputTokens * price.outputPerMillionTokens) / 1_000_000;
      // Remove the rounding errors of binary fractions. Usual prices per token, such as 2e-8 US dollars, have far fewer
      // than 12 decimal places.
      return Number(cost.toFixed(12));
    },
  };
}
