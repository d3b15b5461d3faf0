export { createModels, type ModelProvider, type ModelsParts } from './models.js';
export * from './port.js';
