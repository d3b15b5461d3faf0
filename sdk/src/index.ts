// The public face of the package.
export { createClient, type Client, type OperationId } from './client.js';
export { createCoreClient, type CoreClient } from './core.js';
export type { Call, FullResponse } from './call.js';
export type {
  CallOptions,
  ClientOptions,
  Deprecation,
  Middleware,
  MiddlewareContext,
  SharedOptions,
} from './options.js';
export { streamChat, type ChatStream } from './chat.js';
export type { ChatEvent, ChatEvents, ChatMessageMetadata } from './chat-events.js';
export { upload, UploadError, type UploadOptions, type UploadProgress } from './upload.js';
export {
  runTaskAndWait,
  waitForConversation,
  waitForKnowledgeBase,
  waitForKnowledgeBaseFile,
  type WaitOptions,
} from './wait.js';
export type { Pages } from './pages.js';
export type { Operation } from './operation.js';
export type { TokenProvider, TokenRequest } from './token.js';
export type { Fetch } from './transport.js';
export * from './api-errors.js';
export * from './errors.js';
export * from './generated/operations.js';
export * from './generated/lists.js';
export { contractSha256, contractVersion } from './generated/contract-version.js';
export type * from './generated/operation-types.js';
export type { ErrorCode } from './generated/error-code.js';
export type * from './generated/schemas.js';
