/** Object storage without an account anywhere: S3's protocol on this machine, for development, tests and the demo. How it works: README.md. */
export { startEmbeddedObjectStore, type EmbeddedObjectStore, type EmbeddedObjectStoreOptions } from './store.js';
export { findRunningObjectStore } from './announcement.js';
