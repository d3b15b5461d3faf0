export { createWebhookSender } from './http-adapter.js';
export * from './port.js';
