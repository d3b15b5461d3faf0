// For as long as a noun is not built: nothing of it exists.
import { ApiError } from '../errors.js';
import type { KnowledgeForAgents, ToolServersForAgents } from './ports.js';

const noKnowledgeBase = () => Promise.reject(new ApiError('not_found', 'Knowledge base not found'));

export const noKnowledge: KnowledgeForAgents = {
  summaries: () => Promise.resolve([]),
  search: noKnowledgeBase,
  readFile: noKnowledgeBase,
  writeText: noKnowledgeBase,
};

export const noToolServers: ToolServersForAgents = { toolsOf: () => Promise.resolve({ tools: [], problems: [], close: () => Promise.resolve() }) };
