// Brings an agent's copies of platform tools up to the catalog. No effects.
import type { ToolCatalog } from '../tools/catalog.js';
import type { Configuration } from './configuration.js';

type AgentTools = Configuration['tools'];

/** The tools with the catalog's descriptions and parameters; what an agent may do with them (`config`) stays. */
export function refreshTools(tools: AgentTools, { platformTools }: ToolCatalog): AgentTools {
  const refreshed = Object.entries(tools).map(([name, tool]) => {
    const known = platformTools.find((platformTool) => platformTool.name === name);
    if (!known || 'isProviderTool' in tool) return [name, tool] as const;
    return [name, { ...tool, description: known.description, parameters: known.parameters }] as const;
  });
  return Object.fromEntries(refreshed) as AgentTools;
}

/** Names of tools that the catalog does not have any more, sorted. */
export function retiredTools(tools: AgentTools, { platformTools, providerTools }: ToolCatalog): string[] {
  const names = new Set([...platformTools, ...providerTools].map(({ name }) => name));
  return Object.keys(tools)
    .filter((name) => !names.has(name))
    .sort();
}
