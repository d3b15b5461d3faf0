import { createModelCatalog, type ModelCatalog, type ModelCatalogDependencies } from './model-catalog.js';

export interface ModelCatalogModuleDependencies extends ModelCatalogDependencies {
  /** Model of a new agent if the request names no model. Has the form `<provider>:<model>`. */
  readonly defaultModel: string;
  readonly log: { warn(message: string): void };
}

export function createModelCatalogModule({
  defaultModel,
  log,
  ...others
}: ModelCatalogModuleDependencies): ModelCatalog {
  const catalog = createModelCatalog(others);
  const defaultAgent = { model: defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of catalog.warningsOf(defaultAgent)) log.warn(`DEFAULT_MODEL ${defaultModel} ${message}`);
  return catalog;
}
