import type { Logger } from 'pino';
import { createChatAdmission, type ChatLimits } from './chat-admission.js';
import type { FindMessageProblems } from './chat-input.js';
import { createChat, type Chat, type ChatDependencies } from './chat.js';

export interface ChatModule extends Chat {
  /**
   * Checks the last message in the request of a chat client. Request validation checks messages only against the less
   * strict schema `ChatClientMessage`.
   */
  readonly findMessageProblems: FindMessageProblems;
}

export interface ChatModuleDependencies extends Omit<ChatDependencies, 'admission'> {
  readonly limits: ChatLimits;
  readonly findMessageProblems: FindMessageProblems;
  readonly log: Logger;
}

export const createChatModule = ({
  limits,
  findMessageProblems,
  log,
  ...others
}: ChatModuleDependencies): ChatModule => ({
  ...createChat({ ...others, log, admission: createChatAdmission({ limits, log }) }),
  findMessageProblems,
});
