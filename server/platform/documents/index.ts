// What the rest of the product takes from here.
export { DocumentError } from './document-error.js';
export type { Chunk, DocumentReader } from './port.js';
