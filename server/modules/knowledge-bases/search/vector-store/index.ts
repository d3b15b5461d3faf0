export { createExactVectorStore } from './exact-adapter.js';
export { createPgvectorStore, enablePgvector } from './pgvector-adapter.js';
export * from './port.js';
