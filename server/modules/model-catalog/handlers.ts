import type { Handlers } from '../../generated/handlers.js';
import type { ModelCatalog } from './model-catalog.js';

export function modelCatalogHandlers(catalog: ModelCatalog): Pick<Handlers, 'listModels'> {
  return {
    async listModels({ query }) {
      const models = catalog.list({ all: query.all });
      return { status: 200, body: { models, total: models.length } };
    },
  };
}
