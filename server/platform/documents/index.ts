export { createDocumentReader } from './process-adapter.js';
export * from './port.js';
