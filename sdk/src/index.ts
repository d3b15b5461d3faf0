// The public face of the package.
export { createClient, type Client } from './client.js';
export { createCoreClient, type CoreClient } from './core.js';
export type { Call, FullResponse } from './call.js';
export type { CallOptions, ClientOptions, Deprecation, Middleware, MiddlewareContext, SharedOptions } from './options.js';
export type { Operation } from './operation.js';
export type { TokenProvider, TokenRequest } from './token.js';
export type { Fetch } from './transport.js';
export * from './api-errors.js';
export * from './errors.js';
export * from './generated/operations.js';
export type * from './generated/operation-types.js';
export type { Operations } from './generated/client-operations.js';
export type { ErrorText } from './generated/error-text.js';
export type * from './generated/schemas.js';
