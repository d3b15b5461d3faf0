export { createToolServerClient } from './client.js';
export * from './port.js';
