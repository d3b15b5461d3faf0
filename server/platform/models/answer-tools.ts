import { jsonSchema, tool, type JSONSchema7, type JSONValue, type ToolSet } from 'ai';
import type { AnswerTool, RunnableTool } from './port.js';
import { providerTool } from './provider-tools.js';

/** An error whose message the model and the client receive. */
export class ToolError extends Error {}

const toToolError = (error: unknown): ToolError =>
  new ToolError(error instanceof Error ? error.message : String(error), { cause: error });

function toTool({ description, inputSchema, check, run, imagesOf }: RunnableTool): ToolSet[string] {
  const validate = (value: unknown) => {
    const checked = check?.(value) ?? { input: value };
    return 'input' in checked
      ? { success: true as const, value: checked.input }
      : { success: false as const, error: new Error(checked.problem) };
  };
  return tool({
    description,
    inputSchema: jsonSchema<unknown>(inputSchema as JSONSchema7, check === undefined ? {} : { validate }),
    async execute(input, { toolCallId }) {
      try {
        return await run(input, toolCallId);
      } catch (error) {
        throw toToolError(error);
      }
    },
    ...(imagesOf === undefined
      ? {}
      : { toModelOutput: ({ toolCallId, output }) => toModelOutput(output, imagesOf(toolCallId)) }),
  });
}

type ModelOutput = Awaited<ReturnType<NonNullable<ToolSet[string]['toModelOutput']>>>;

function toModelOutput(output: unknown, images: ReturnType<NonNullable<RunnableTool['imagesOf']>>): ModelOutput {
  if (images.length === 0)
    return typeof output === 'string'
      ? { type: 'text', value: output }
      : { type: 'json', value: (output ?? null) as JSONValue };
  const text = typeof output === 'string' ? output : JSON.stringify(output);
  return {
    type: 'content',
    value: [{ type: 'text', text }, ...images.map((image) => ({ type: 'image-data' as const, ...image }))],
  };
}

export function toToolSet(tools: ReadonlyMap<string, AnswerTool>): ToolSet {
  // A model may call a tool "constructor", so the object for the SDK's lookup has no prototype.
  const set = Object.create(null) as ToolSet;
  for (const [name, given] of tools) {
    const converted = 'providerTool' in given ? providerTool(given.providerTool) : toTool(given);
    if (converted !== null) set[name] = converted;
  }
  return set;
}
