export { createDocumentReader } from './reader.js';
export * from './port.js';
