export {
  createClient,
  type Chat,
  type Client,
  type Conversations,
  type KnowledgeBaseFiles,
  type KnowledgeBases,
  type Tasks,
  type Uploads,
} from './client.js';
export { createCoreClient, type CoreClient } from './core.js';
export type { Call, FullResponse } from './call.js';
export type { Clock } from './clock.js';
export type {
  CallOptions,
  ClientOptions,
  Deprecation,
  Middleware,
  MiddlewareContext,
  SharedOptions,
  Fetch,
} from './options.js';
// `resumeChat`, `sendChat` and `streamChat` replace the generated functions of the same names.
export {
  resumeChat,
  sendChat,
  sendChatAndWait,
  streamChat,
  type ChatInput,
  type ChatMessageInput,
  type ChatStream,
} from './chat.js';
export type { ChatResult, ToolCall } from './chat-answer.js';
export type { ChatEvent, ChatEvents, ChatMessageMetadata, KnownChatEvent, UnknownChatEvent } from './chat-events.js';
export {
  uploadKnowledgeBaseFile,
  type KnowledgeBaseFileProgress,
  type UploadAndWaitOptions,
} from './knowledge-file.js';
export { upload, UploadError, type UploadOptions, type UploadProgress, type UploadSource } from './upload.js';
export {
  runTaskAndWait,
  waitForConversation,
  waitForKnowledgeBase,
  waitForKnowledgeBaseFile,
  type WaitOptions,
} from './wait.js';
export type { List } from './list.js';
export type { Input } from './input.js';
export type { Operation } from './operation.js';
export type { TokenProvider, TokenRequest } from './token.js';
export {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InternalServerError,
  isApiError,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RateLimitError,
  ServiceUnavailableError,
  UnauthorizedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from './api-errors.js';
export {
  AbortError,
  AgentPlatformError,
  ConnectionError,
  JobFailedError,
  MiddlewareError,
  RedirectError,
  ResponseParseError,
  TimeoutError,
  TokenError,
  UsageError,
  type OperationName,
  type Phase,
} from './errors.js';
export * from './generated/operations.js';
export { contractSha256, contractVersion, sdkVersion } from './generated/version.js';
export type * from './generated/methods.js';
export type * from './generated/operation-types.js';
export type { ErrorCode } from './generated/error-code.js';
export type * from './generated/schemas.js';
export type { paths } from './generated/types.js';
