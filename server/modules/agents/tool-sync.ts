import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import type { ToolCatalog } from '../tools/catalog.js';
import { changed, isSameConfiguration, type Configuration } from './configuration.js';
import type { AgentRepository } from './repository.js';

type AgentTools = Configuration['tools'];

const maxRetiredTools = limits['AgentToolSync.retiredTools'].maxItems;

/** Gives platform tools the description and parameters of the catalog. */
function refreshTools(tools: AgentTools, { platformTools }: ToolCatalog): AgentTools {
  const refreshed = Object.entries(tools).map(([name, tool]) => {
    const known = platformTools.find((platformTool) => platformTool.name === name);
    if (!known || 'isProviderTool' in tool) return [name, tool] as const;
    return [name, { ...tool, description: known.description, parameters: known.parameters }] as const;
  });
  return Object.fromEntries(refreshed) as AgentTools;
}

/** Returns the sorted names of the tools that are not in the catalog. */
function retiredTools(tools: AgentTools, { platformTools, providerTools }: ToolCatalog): string[] {
  const names = new Set([...platformTools, ...providerTools].map(({ name }) => name));
  return Object.keys(tools)
    .filter((name) => !names.has(name))
    .sort();
}

export interface ToolSyncDependencies {
  readonly repository: Pick<AgentRepository, 'updateAll'>;
  readonly catalog: ToolCatalog;
  now(): Date;
}

export async function syncTools(
  { repository, catalog, now }: ToolSyncDependencies,
  { organizationId, userId }: Caller,
  unit: UnitOfWork,
): Promise<components['schemas']['AgentToolSync']> {
  const decide = (current: Configuration) => {
    const configuration = changed(current, { tools: refreshTools(current.tools, catalog) });
    return {
      configuration: isSameConfiguration(current, configuration) ? null : configuration,
      retiredTools: retiredTools(current.tools, catalog),
    };
  };
  const {
    total,
    changed: updated,
    retired,
  } = await repository.updateAll(organizationId, { userId, at: now, decide }, unit);
  return {
    success: true,
    updated: updated.length,
    total,
    agents: updated,
    retiredTools: retired.slice(0, maxRetiredTools),
  };
}
