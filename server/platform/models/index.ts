export { createModels, type AiSdkModels, type ModelsDependencies } from './ai-sdk-adapter.js';
export * from './port.js';
export type { ModelTimeLimits } from './time-limits.js';
