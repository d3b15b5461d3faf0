export { createSignatureVectorStore } from './signature-adapter.js';
export { createPgvectorStore, enablePgvector } from './pgvector-adapter.js';
export * from './port.js';
