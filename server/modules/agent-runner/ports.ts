import type { Run } from '../conversations/runs/runs.js';
import type { SamplingSettings } from '../../platform/models/port.js';

/** The part of a resource that the model sees. */
export interface Summary {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface Passage {
  readonly knowledgeBaseId: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly text: string;
  readonly score: number;
  readonly scores: { readonly text: number | null; readonly vector: number | null };
}

/**
 * `writeText`, and `search` with one id, throw `knowledge_base_not_found` if the knowledge base does not exist.
 * `readFile` throws `file_not_found` if the knowledge base or the file does not exist. The caller checks which
 * knowledge bases the agent may use.
 */
export interface KnowledgeForAgents {
  /** Ignores ids that do not exist. */
  summaries(organizationId: string, ids: readonly number[]): Promise<readonly Summary[]>;
  /** Returns the best passages, best first. If several ids are given, ignores the ids that do not exist. */
  search(
    organizationId: string,
    ids: readonly number[],
    query: { readonly query: string; readonly limit: number },
    signal: AbortSignal,
  ): Promise<readonly Passage[]>;
  /** Returns a piece of a file's text from the character at `offset`. `nextOffset` is null for the last piece. */
  readFile(
    organizationId: string,
    id: number,
    file: { readonly fileId: string; readonly offset: number },
  ): Promise<{ fileName: string; text: string; nextOffset: number | null }>;
  /** Adds a text file and enqueues its processing. If `isTriggered` is true, the file starts no trigger. */
  writeText(
    run: Pick<Run, 'organizationId' | 'userId' | 'isTriggered' | 'conversationId'>,
    id: number,
    file: { readonly fileName: string; readonly content: string },
  ): Promise<{ fileId: string; fileName: string }>;
}

export type SkillText =
  | {
      readonly kind: 'text';
      readonly skill: Summary;
      readonly fileName: string;
      readonly text: string;
      readonly fileNames: readonly string[];
    }
  | { readonly kind: 'skill-missing' }
  | { readonly kind: 'file-missing'; readonly fileNames: readonly string[] }
  | { readonly kind: 'not-uploaded' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-text' };

export interface SkillsForAgents {
  summaries(organizationId: string, ids: readonly number[]): Promise<readonly Summary[]>;
  load(organizationId: string, id: number, fileName?: string): Promise<SkillText>;
}

/** An image in a tool's result, in base64. */
export interface ToolImage {
  readonly mediaType: string;
  readonly data: string;
}

export interface OfferedTool {
  /** Unique among the tools of a run, and valid for every model provider. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Throws an error whose message may be shown to the model. If the signal is aborted, throws its reason. */
  call(
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<{ readonly output: unknown; readonly images: readonly ToolImage[] }>;
}

export interface OfferedTools {
  readonly tools: readonly OfferedTool[];
  /**
   * Tool servers whose tools are omitted, because the server failed or the run would have too many tools. `reason` may
   * be shown to users.
   */
  readonly problems: readonly { readonly id: number; readonly name: string; readonly reason: string }[];
  close(): Promise<void>;
}

export interface ModelsForAgents {
  /** Replaces settings that the model ignores with null, and limits `maxOutputTokens` to the model's maximum. */
  acceptedSettings(model: string, settings: SamplingSettings): SamplingSettings;
  /** Returns the cost of the tokens in US dollars, or null if the price of the model is unknown. */
  costUsdOf(model: string, tokens: { readonly inputTokens: number; readonly outputTokens: number }): number | null;
}

export interface NamesForAgents {
  ofOrganization(organizationId: string): Promise<string>;
  ofUser(organizationId: string, userId: string): Promise<{ readonly email: string; readonly name: string }>;
}

export interface ToolServersForAgents {
  /** Connects to the given servers that are enabled. */
  toolsOf(organizationId: string, ids: readonly number[], signal: AbortSignal): Promise<OfferedTools>;
}
