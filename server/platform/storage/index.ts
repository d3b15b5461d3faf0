export { createS3Storage, type S3Options, type S3Storage } from './s3.js';
export * from './port.js';
