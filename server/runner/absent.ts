// For as long as tool servers are not built: none exists.
import type { ToolServersForAgents } from './ports.js';

export const noToolServers: ToolServersForAgents = { toolsOf: () => Promise.resolve({ tools: [], problems: [], close: () => Promise.resolve() }) };
