import type { KnowledgeForAgents } from '../ports.js';
import type { ToolContext, ToolSettings } from './context.js';
import { ToolFailureError } from './failure.js';

interface Dependencies {
  readonly knowledge: KnowledgeForAgents;
  readonly settings: ToolSettings;
}

function assertAllowed(ids: readonly number[], id: number, verb: string): void {
  if (ids.includes(id)) return;
  const allowed = ids.length === 0 ? 'It may use none.' : `It may use ${ids.join(', ')}.`;
  throw new ToolFailureError(`This agent may not ${verb} knowledge base ${id}. ${allowed}`);
}

interface SearchInput {
  readonly query: string;
  readonly knowledgeBaseId?: number;
  readonly limit: number;
}

export const searchKnowledgeBase =
  ({ knowledge, settings }: Dependencies) =>
  async ({ query, knowledgeBaseId, limit }: SearchInput, { run, signal }: ToolContext) => {
    const ids = settings.accessibleKnowledgeBaseIds ?? [];
    if (knowledgeBaseId !== undefined) assertAllowed(ids, knowledgeBaseId, 'search');
    else if (ids.length === 0) throw new ToolFailureError('This agent may search no knowledge base.');
    return {
      results: await knowledge.search(
        run.organizationId,
        knowledgeBaseId === undefined ? ids : [knowledgeBaseId],
        { query, limit },
        signal,
      ),
    };
  };

interface ReadInput {
  readonly knowledgeBaseId: number;
  readonly fileId: string;
  readonly offset: number;
}

export const readKnowledgeBaseFile =
  ({ knowledge, settings }: Dependencies) =>
  async ({ knowledgeBaseId, fileId, offset }: ReadInput, { run }: ToolContext) => {
    assertAllowed(settings.accessibleKnowledgeBaseIds ?? [], knowledgeBaseId, 'read');
    return knowledge.readFile(run.organizationId, knowledgeBaseId, { fileId, offset });
  };

interface WriteInput {
  readonly knowledgeBaseId: number;
  readonly fileName: string;
  readonly content: string;
}

export const writeToKnowledgeBase =
  ({ knowledge, settings }: Dependencies) =>
  async ({ knowledgeBaseId, fileName, content }: WriteInput, { run }: ToolContext) => {
    assertAllowed(settings.writableKnowledgeBaseIds ?? [], knowledgeBaseId, 'write to');
    return knowledge.writeText(run, knowledgeBaseId, { fileName, content });
  };
