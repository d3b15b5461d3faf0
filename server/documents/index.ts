// What the rest of the product takes from here.
export { chunkText } from './chunks.js';
export { DocumentError } from './document-error.js';
export type { Chunk, ChunkOptions, DocumentReader } from './port.js';
