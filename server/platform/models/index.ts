export { createModels, type ModelsDependencies } from './models.js';
export * from './port.js';
export type { ModelTimeLimits } from './time-limits.js';
