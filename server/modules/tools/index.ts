import { toolCatalog } from './catalog.js';
import { createToolRules, type Tools, type ToolsDependencies } from './tools.js';

export type ToolsModuleDependencies = Omit<ToolsDependencies, 'catalog'>;

export const createToolsModule = (dependencies: ToolsModuleDependencies): Tools =>
  createToolRules({ ...dependencies, catalog: toolCatalog });
