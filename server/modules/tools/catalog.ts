/** A tool that the platform runs. */
export interface PlatformTool {
  readonly name: string;
  readonly displayName: string;
  /** Shown to the model. Agents have a copy that `/agents/sync-tools` updates. */
  readonly description: string;
  readonly category: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A tool that the model's provider runs. Its name is `provider:tool`. */
export interface ProviderTool {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly category: string;
  readonly provider: string;
}

export interface ToolCatalog {
  readonly platformTools: readonly PlatformTool[];
  readonly providerTools: readonly ProviderTool[];
}

const text = (description: string, maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  // As in requests, a text must not be blank.
  pattern: '\\S',
  description,
});
const integer = { type: 'integer', format: 'int32' };
const recordId = (description: string) => ({ ...integer, minimum: 1, maximum: 2147483647, description });

const platformTools: readonly PlatformTool[] = [
  {
    name: 'call_agent',
    displayName: 'Call agent',
    description: 'Hands a task to another agent of the organization and returns its answer.',
    category: 'agents',
    parameters: {
      type: 'object',
      properties: {
        agentId: recordId('Id of the agent to call.'),
        message: text('Message to the agent, which sees nothing else of this conversation.', 100_000),
      },
      required: ['agentId', 'message'],
      additionalProperties: false,
    },
  },
  {
    name: 'search_knowledge_base',
    displayName: 'Search knowledge base',
    description:
      'Searches the knowledge bases the agent may read, by keyword and meaning, ' +
      'and returns the best passages with the file each comes from.',
    category: 'knowledge',
    parameters: {
      type: 'object',
      properties: {
        query: text('Question or keywords to search for.', 2000),
        knowledgeBaseId: recordId(
          'Id of the one knowledge base to search. Omit it to search all that the agent may read.',
        ),
        limit: {
          ...integer,
          minimum: 1,
          maximum: 50,
          default: 10,
          description: 'Maximum number of passages to return.',
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
  },
  {
    name: 'read_kb_file',
    displayName: 'Read knowledge base file',
    description:
      'Returns the text of one file of a knowledge base the agent may read. Long files come in pieces: ' +
      'continue at the offset that the result names.',
    category: 'knowledge',
    parameters: {
      type: 'object',
      properties: {
        knowledgeBaseId: recordId('Id of the knowledge base that holds the file.'),
        fileId: { type: 'string', format: 'uuid', description: 'UUID of the file, as a search returns it.' },
        offset: { ...integer, minimum: 0, default: 0, description: 'Character to start at.' },
      },
      required: ['knowledgeBaseId', 'fileId'],
      additionalProperties: false,
    },
  },
  {
    name: 'write_to_knowledge_base',
    displayName: 'Write to knowledge base',
    description:
      'Adds a text file to a knowledge base the agent may write to. ' +
      'Searches find the file once it has been processed.',
    category: 'knowledge',
    parameters: {
      type: 'object',
      properties: {
        knowledgeBaseId: recordId('Id of the knowledge base to write to.'),
        fileName: text('Name of the new file, such as visit-2026-11-18.md.', 255),
        content: text('Text of the file; Markdown is kept as it is.', 500_000),
      },
      required: ['knowledgeBaseId', 'fileName', 'content'],
      additionalProperties: false,
    },
  },
  {
    name: 'load_skill',
    displayName: 'Load skill',
    description:
      'Returns the instructions of a skill, or one of the files bundled with it. ' +
      'Load the skill for a task before you begin the task.',
    category: 'skills',
    parameters: {
      type: 'object',
      properties: {
        skillId: recordId('Id of the skill to load.'),
        fileName: text('Name of a bundled file. Omit it to get the instructions, SKILL.md.', 255),
      },
      required: ['skillId'],
      additionalProperties: false,
    },
  },
];

const providerTool = (
  provider: string,
  tool: string,
  displayName: string,
  category: string,
  description: string,
): ProviderTool => ({
  name: `${provider}:${tool}`,
  displayName,
  description,
  category,
  provider,
});

/** Contains only tools without settings, because an agent stores only `{isProviderTool: true}` for a provider tool. */
const providerTools: readonly ProviderTool[] = [
  providerTool(
    'anthropic',
    'code_execution',
    'Code execution (Anthropic)',
    'code',
    "Runs code in a sandbox of the model's provider.",
  ),
  providerTool('anthropic', 'web_fetch', 'Web fetch (Anthropic)', 'web', 'Reads web pages at the model provider.'),
  providerTool('anthropic', 'web_search', 'Web search (Anthropic)', 'web', 'Searches the web at the model provider.'),
  providerTool(
    'google',
    'code_execution',
    'Code execution (Google)',
    'code',
    "Runs code in a sandbox of the model's provider.",
  ),
  providerTool(
    'google',
    'google_search',
    'Google Search',
    'web',
    'Searches the web with Google Search at the model provider.',
  ),
  providerTool('google', 'url_context', 'URL context (Google)', 'web', 'Reads web pages at the model provider.'),
  providerTool(
    'openai',
    'code_interpreter',
    'Code interpreter (OpenAI)',
    'code',
    "Runs Python in a sandbox of the model's provider.",
  ),
  providerTool('openai', 'web_search', 'Web search (OpenAI)', 'web', 'Searches the web at the model provider.'),
];

export const toolCatalog: ToolCatalog = { platformTools, providerTools };
