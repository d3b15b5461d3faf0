// Builds the chat.
import { createChatModule, type Chat } from '../../modules/chat/index.js';
import { halfOfRunPool, type ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildChat = (
  { config, jobs, storage, log }: ModuleDependencies,
  { conversations: { turns }, runs }: Pick<Modules, 'conversations' | 'runs'>,
): Chat =>
  createChatModule({
    turns,
    runs,
    jobs,
    storage,
    log,
    limits: { maxBeginning: halfOfRunPool(config), maxStreamed: config.maxStreamedRuns },
  });
