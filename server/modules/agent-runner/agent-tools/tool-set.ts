import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Logger } from 'pino';
import type { RunWarning } from '../../conversations/runs/runs.js';
import type { AnswerTool, Models, RunnableTool } from '../../../platform/models/port.js';
import { fillIn } from '../../../platform/text-placeholders.js';
import { limits } from '../../../generated/limits.js';
import { reasons } from '../../../generated/reasons.js';
import { toolCatalog, type PlatformTool } from '../../tools/catalog.js';
import type { KnowledgeForAgents, OfferedTool, SkillsForAgents, ToolServersForAgents } from '../ports.js';
import { unlessAborted } from '../../../platform/concurrency/bounded-wait.js';
import { earlyEndOf } from '../attempt/outcome.js';
import { boundedOutput } from './bounded-output.js';
import { callAgentTool, type CallAgent } from './call-agent.js';
import type { AgentConfiguration, RunTool, ToolContext, ToolSettings } from './context.js';
import { toToolFailure, ToolFailureError } from './failure.js';
import { createResultImages } from './result-images.js';
import { readKnowledgeBaseFile, searchKnowledgeBase, writeToKnowledgeBase } from './knowledge-tools.js';
import { loadSkill } from './skill-tool.js';

// ajv-formats is CommonJS. Node imports its function as the default export, but TypeScript expects a namespace.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export interface ToolSetDependencies {
  readonly models: Pick<Models, 'readsImagesOfTools'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  readonly callAgent: CallAgent;
  readonly log: Pick<Logger, 'warn'>;
}

export interface OpenToolSet {
  readonly tools: ReadonlyMap<string, AnswerTool>;
  /** One warning for each tool server whose tools are omitted, at most `maxWarnings`. */
  readonly warnings: readonly RunWarning[];
  /** Returns the message for a model that calls a tool outside the set. */
  explainMissing(name: string): string;
  /** Never rejects. */
  close(): Promise<void>;
}

const ajv = addFormats(
  new Ajv2020({ strict: false, validateSchema: false, meta: false, useDefaults: true, allErrors: false }),
  { mode: 'fast' },
);

function checkOf({ parameters }: PlatformTool): NonNullable<RunnableTool['check']> {
  return (given) => {
    const input: unknown = structuredClone(given);
    // Ajv caches compiled schemas.
    const validate = ajv.compile(parameters);
    return validate(input) ? { input } : { problem: ajv.errorsText(validate.errors, { dataVar: 'input' }) };
  };
}

function platformTool(dependencies: ToolSetDependencies, name: string, settings: ToolSettings): RunTool | null {
  switch (name) {
    case 'search_knowledge_base':
      return searchKnowledgeBase({ ...dependencies, settings });
    case 'read_kb_file':
      return readKnowledgeBaseFile({ ...dependencies, settings });
    case 'write_to_knowledge_base':
      return writeToKnowledgeBase({ ...dependencies, settings });
    case 'load_skill':
      return loadSkill({ ...dependencies, settings });
    case 'call_agent':
      return callAgentTool({ ...dependencies, settings });
    default:
      return null;
  }
}

/**
 * The returned function throws a ToolFailureError if the call fails, or the EarlyEnd if the run ends during the call.
 */
function withFailures(
  name: string,
  call: (input: never) => Promise<unknown>,
  { run, signal }: ToolContext,
  log: ToolSetDependencies['log'],
) {
  return async (input: unknown): Promise<unknown> => {
    try {
      return boundedOutput(await unlessAborted(call(input as never), signal));
    } catch (error) {
      const end = earlyEndOf(signal);
      if (end !== null) throw end;
      const failure = toToolFailure(error);
      if (failure.isUnexpected)
        log.warn({ err: failure.cause ?? failure, tool: name, conversationId: run.conversationId }, 'a tool failed');
      throw failure;
    }
  };
}

/** Keeps the message of an error, because the model may read it. */
const callServer = ({ call }: OfferedTool, { signal }: ToolContext, args: never) =>
  call(args, signal).catch((error: unknown) => {
    throw new ToolFailureError(error instanceof Error ? error.message : String(error), false, { cause: error });
  });

const explainUnknown = (name: string) => `There is no tool "${name}".`;
const maxWarnings = limits['Message.warnings'].maxItems;

function addConfiguredTools(
  tools: Map<string, AnswerTool>,
  dependencies: ToolSetDependencies,
  { tools: definitions, model }: AgentConfiguration,
  context: ToolContext,
): void {
  for (const [name, definition] of Object.entries(definitions)) {
    if ('isProviderTool' in definition && definition.isProviderTool) {
      const [provider, toolName] = name.split(':');
      // A provider runs its tools only for its own models.
      if (toolName !== undefined && model.startsWith(`${provider}:`)) tools.set(toolName, { providerTool: name });
      continue;
    }
    const entry = toolCatalog.platformTools.find((known) => known.name === name);
    const run = platformTool(dependencies, name, ('config' in definition && definition.config) || {});
    // Use the catalog, because a configuration can contain removed tools and outdated copies of schemas.
    if (entry === undefined || run === null) continue;
    tools.set(name, {
      description: entry.description,
      inputSchema: entry.parameters,
      check: checkOf(entry),
      run: withFailures(name, (input) => run(input, context), context, dependencies.log),
    });
  }
}

function addServerTools(
  tools: Map<string, AnswerTool>,
  { models, log }: ToolSetDependencies,
  model: string,
  offered: readonly OfferedTool[],
  context: ToolContext,
): void {
  const images = createResultImages(models.readsImagesOfTools(model));
  for (const serverTool of offered) {
    const { name, description, inputSchema } = serverTool;
    tools.set(name, {
      description,
      inputSchema,
      run(input, toolCallId) {
        const call = async (args: never) => images.keep(toolCallId, await callServer(serverTool, context, args));
        return withFailures(name, call, context, log)(input);
      },
      imagesOf: images.imagesOf,
    });
  }
}

/** Does not throw if a tool server fails. Throws if the run ends or the database is unavailable. */
export async function openToolSet(
  dependencies: ToolSetDependencies,
  agent: AgentConfiguration,
  context: ToolContext,
): Promise<OpenToolSet> {
  const { mcpServers, model } = agent;
  const tools = new Map<string, AnswerTool>();
  addConfiguredTools(tools, dependencies, agent, context);
  if (mcpServers === null || mcpServers.length === 0)
    return { tools, warnings: [], explainMissing: explainUnknown, close: async () => undefined };
  const offered = await unlessAborted(
    dependencies.toolServers.toolsOf(context.run.organizationId, mcpServers, context.signal),
    context.signal,
  );
  addServerTools(tools, dependencies, model, offered.tools, context);
  const warnings = offered.problems.map(({ id, name, reason }): RunWarning => {
    const message = fillIn(reasons.warning.toolServer, { name, reason });
    return { code: 'tool_server_unavailable', toolServerId: id, message };
  });
  // The answer contains this text, and guests read answers, so it does not name the server or the cause.
  const explainMissing = (name: string) =>
    warnings.some(({ toolServerId }) => name.startsWith(`mcp_${toolServerId}_`))
      ? fillIn(reasons.warning.toolOfToolServer, { name })
      : explainUnknown(name);
  return { tools, warnings: warnings.slice(0, maxWarnings), explainMissing, close: () => offered.close() };
}
