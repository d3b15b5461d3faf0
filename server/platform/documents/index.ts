// The public interface of this folder.
export { DocumentError } from './document-error.js';
export { statedType, supportedTypes } from './kinds.js';
export type { Chunk, DocumentReader } from './port.js';
