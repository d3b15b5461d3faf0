// What the runner asks of the nouns whose things agents use in a run. The container fills these.

/** A thing as the model is told of it. */
export interface Summary {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface Passage {
  readonly knowledgeBaseId: number;
  /** UUID of the file. */
  readonly fileId: string;
  readonly fileName: string;
  readonly text: string;
  readonly score: number;
}

/** Every method throws an ApiError 404 for what is not there. Which of it an agent may use is for the runner to check. */
export interface KnowledgeForAgents {
  /** Of those of the ids that exist. */
  summaries(organizationId: string, ids: readonly number[]): Promise<readonly Summary[]>;
  /** The nearest passages of all these knowledge bases together, best first. */
  search(
    organizationId: string,
    ids: readonly number[],
    query: { readonly query: string; readonly limit: number },
    signal: AbortSignal,
  ): Promise<readonly Passage[]>;
  /** A piece of the text of a file, from a character on; `nextOffset` is where the next piece begins, null at the end. */
  readFile(
    organizationId: string,
    id: number,
    file: { readonly fileId: string; readonly offset: number },
  ): Promise<{ fileName: string; text: string; nextOffset: number | null }>;
  /** Adds a text file, which is then processed as any other. */
  writeText(
    owner: { readonly organizationId: string; readonly userId: string; readonly isTriggered: boolean },
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

/** An image of a tool's result, in base64. */
export interface ToolImage {
  readonly mediaType: string;
  readonly data: string;
}

export interface ServerTool {
  /** Unique, and of the form that every model provider takes. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Rejects with an error whose message is fit for the model, or with the signal's reason. */
  call(
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<{ readonly output: unknown; readonly images: readonly ToolImage[] }>;
}

export interface ServerTools {
  readonly tools: readonly ServerTool[];
  /** Servers that are left out, and why, in words that may be shown. */
  readonly problems: readonly { readonly id: number; readonly name: string; readonly reason: string }[];
  close(): Promise<void>;
}

export interface ToolServersForAgents {
  /** Connects to those of the servers that are switched on. */
  toolsOf(organizationId: string, ids: readonly number[], signal: AbortSignal): Promise<ServerTools>;
}
