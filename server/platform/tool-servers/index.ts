export { createToolServerClient, type ToolServerClientOptions } from './client.js';
export * from './port.js';
