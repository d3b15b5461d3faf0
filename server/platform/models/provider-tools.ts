import { anthropic } from '@ai-sdk/anthropic';
import { google } from '@ai-sdk/google';
import { openai } from '@ai-sdk/openai';
import type { ToolSet } from 'ai';

type ProviderTool = ToolSet[string];

/** Creates each tool in a version that every model with this tool accepts. */
const makers: Readonly<Record<string, () => unknown>> = {
  'anthropic:code_execution': () => anthropic.tools.codeExecution_20250825(),
  'anthropic:web_fetch': () => anthropic.tools.webFetch_20250910(),
  'anthropic:web_search': () => anthropic.tools.webSearch_20250305(),
  'google:code_execution': () => google.tools.codeExecution({}),
  'google:google_search': () => google.tools.googleSearch({}),
  'google:url_context': () => google.tools.urlContext({}),
  'openai:code_interpreter': () => openai.tools.codeInterpreter(),
  'openai:web_search': () => openai.tools.webSearch(),
};

// The provider packages declare separate copies of the type.
export const providerTool = (name: string): ProviderTool | null =>
  Object.hasOwn(makers, name) ? (makers[name]?.() as ProviderTool) : null;
