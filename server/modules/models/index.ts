// Builds the module of models, and warns about the default model.
import { createModelCatalog, type ModelCatalog, type ModelCatalogDependencies } from './models.js';

export interface ModelsModuleDependencies extends ModelCatalogDependencies {
  /** Model of an agent that is created without a model, as `<provider>:<model>`. */
  readonly defaultModel: string;
  readonly log: { warn(message: string): void };
}

export function createModelsModule({ defaultModel, log, ...others }: ModelsModuleDependencies): ModelCatalog {
  const models = createModelCatalog(others);
  const defaultAgent = { model: defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of models.warningsOf(defaultAgent)) log.warn(`DEFAULT_MODEL ${defaultModel} ${message}`);
  return models;
}
