/** An object store that implements the S3 protocol, for development, tests and the demo. See README.md. */
export { startEmbeddedObjectStore, type EmbeddedObjectStore, type EmbeddedObjectStoreOptions } from './store.js';
export { findRunningObjectStore } from './announcement.js';
