import type { components } from '../../generated/types.js';
import type { PlatformTool, ProviderTool, ToolCatalog } from './catalog.js';

export type ToolCatalogEntry = components['schemas']['ToolCatalogEntry'];

export interface Tools {
  /** Returns the available tools, sorted by name. With `all`, also returns unavailable tools, with the reason. */
  list(options: { all: boolean }): ToolCatalogEntry[];
}

function platformEntry({ name, displayName, description, category, parameters }: PlatformTool): ToolCatalogEntry {
  return {
    name,
    displayName,
    description,
    category,
    parameters,
    requiredIntegration: null,
    isPrivate: false,
    isProviderTool: false,
    available: true,
  };
}

function providerEntry(tool: ProviderTool, configured: ReadonlySet<string>): ToolCatalogEntry {
  const { name, displayName, description, category, provider } = tool;
  const available = configured.has(provider);
  return {
    name,
    displayName,
    description,
    category,
    parameters: null,
    requiredIntegration: provider,
    isPrivate: false,
    isProviderTool: true,
    provider,
    available,
    ...(available ? {} : { unavailableReason: `No API key is configured for the provider ${provider}` }),
  };
}

export interface ToolsDependencies {
  readonly catalog: Pick<ToolCatalog, 'platformTools' | 'providerTools'>;
  readonly configuredProviders: readonly string[];
}

export function createToolRules({ catalog, configuredProviders }: ToolsDependencies): Tools {
  const configured = new Set(configuredProviders);
  const entries = [
    ...catalog.platformTools.map(platformEntry),
    ...catalog.providerTools.map((tool) => providerEntry(tool, configured)),
  ];
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { list: ({ all }) => (all ? entries : entries.filter(({ available }) => available)) };
}
