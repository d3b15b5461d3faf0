export { createModels, type ModelsDependencies as ModelsParts } from './models.js';
export * from './port.js';
export type { ModelTimeLimits } from './time-limits.js';
