// The catalog of models, and the checks of an agent's model and its settings.
import type * as schemas from '../../generated/schemas.js';
import { reasons } from '../../generated/fake-contract.js';
import type { FakeHandlers } from '../contract.js';
import { FakeError, fillIn } from '../errors.js';
import type { Store } from '../store.js';

type Configuration = schemas.AgentConfiguration;

/** Providers that exist in every installation, with or without an API key. */
const publicProviders = ['anthropic', 'google', 'openai'];

const providerOf = (model: string): string => model.split(':', 1)[0] ?? '';

export function assertProvider(store: Store, model: string, before: Configuration | null): void {
  const provider = providerOf(model);
  if (model === before?.model || publicProviders.includes(provider)) return;
  if (store.models.all().some((entry) => entry.provider === provider)) return;
  const details = [{ message: reasons.request.providerNotFound, path: ['model'], in: 'body' as const }];
  throw new FakeError('model_provider_not_found', { values: { provider }, details });
}

function problemOf(store: Store, model: string): string | null {
  const provider = providerOf(model);
  const siblings = store.models.all().filter((entry) => entry.provider === provider);
  if (siblings.length === 0 && !publicProviders.includes(provider))
    return fillIn(reasons.warning.noProvider, { provider });
  if (!siblings.some(({ available }) => available)) return fillIn(reasons.warning.noApiKey, { provider });
  const entry = store.models.find(model);
  if (entry === undefined) return fillIn(reasons.warning.unknownModel, { provider });
  return entry.uses.includes('chat') ? null : reasons.warning.notChatModel;
}

export function modelWarnings(store: Store, agent: Configuration): schemas.ErrorDetail[] {
  const { model, temperature, maxOutputTokens, reasoningEffort } = agent;
  const warnings: schemas.ErrorDetail[] = [];
  const warn = (field: string, message: string) => warnings.push({ message, path: [field], in: 'body' });
  const problem = problemOf(store, model);
  if (problem !== null) warn('model', problem);
  const entry = store.models.find(model);
  if (temperature !== null && entry?.acceptsTemperature === false) warn('temperature', reasons.warning.ignored);
  const limit = entry?.maxOutputTokens ?? null;
  if (maxOutputTokens !== null && limit !== null && maxOutputTokens > limit)
    warn('maxOutputTokens', fillIn(reasons.warning.limited, { max: limit }));
  const efforts = entry?.reasoningEfforts ?? null;
  if (reasoningEffort !== null && efforts !== null && !efforts.includes(reasoningEffort)) {
    const { ignored, ignoredExcept } = reasons.warning;
    warn('reasoningEffort', efforts.length === 0 ? ignored : fillIn(ignoredExcept, { efforts: efforts.join(', ') }));
  }
  return warnings;
}

export const modelHandlers = (store: Store): FakeHandlers<'listModels'> => ({
  listModels({ query: { all } }) {
    const models = store.models
      .all()
      .filter(({ available }) => all || available)
      .sort((left, right) => (left.id < right.id ? -1 : 1));
    return { status: 200, body: { total: models.length, models } };
  },
});
