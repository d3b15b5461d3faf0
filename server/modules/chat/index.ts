// Composes the chat from the module that runs agents.
import type { Logger } from 'pino';
import { createChatAdmission, type ChatLimits } from './chat-admission.js';
import { createChat, type Chat, type ChatDependencies } from './chat.js';

export type { Chat } from './chat.js';

export interface ChatModuleDependencies extends Omit<ChatDependencies, 'admission'> {
  readonly limits: ChatLimits;
  readonly log: Logger;
}

export const createChatModule = ({ limits, log, ...dependencies }: ChatModuleDependencies): Chat =>
  createChat({ ...dependencies, admission: createChatAdmission({ limits, log }) });
