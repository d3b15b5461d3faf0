export { createToolServerClient } from './mcp-adapter.js';
export * from './port.js';
