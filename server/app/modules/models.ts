// Builds the catalog of models, and warns about the default model.
import { createModelCatalog, type ModelCatalog } from '../../modules/models/models.js';
import type { ModuleDependencies } from './dependencies.js';

export function buildModels({ config, log }: ModuleDependencies): ModelCatalog {
  const { defaultModel, knownModels, modelProviders } = config;
  const models = createModelCatalog({ knownModels, configuredProviders: modelProviders.map(({ name }) => name) });
  const defaultAgent = { model: defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of models.warningsOf(defaultAgent)) log.warn(`DEFAULT_MODEL ${defaultModel} ${message}`);
  return models;
}
