export { createWebhookSender } from './sender.js';
export * from './port.js';
