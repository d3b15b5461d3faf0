export { createS3Storage, type S3Options, type S3Storage } from './s3-adapter.js';
export * from './port.js';
