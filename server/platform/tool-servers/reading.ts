// Sanitizes the replies of tool servers, which are untrusted, so that they can be stored, forwarded and shown.
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { ToolServerError, type ServerTool, type ToolImage, type ToolResult } from './port.js';

const MAX_LEVELS = 64;
const MAX_NAME_CHARACTERS = 256;
const MAX_DESCRIPTION_CHARACTERS = 20_000;
const MAX_SCHEMA_PROPERTIES = 200;

/** Removes NUL and unpaired surrogates, which Postgres cannot store. */
export const cleanText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');

/** Returns the value with storable texts. Throws if it is nested too deeply. */
function clean(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (level === MAX_LEVELS)
    throw new ToolServerError('invalid_reply', 'The tool server sent a value that is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => clean(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '__proto__' ? [] : [[cleanText(key), clean(item, level + 1)]],
    ),
  );
}

/** Truncates to the first characters, counted as the contract counts them. */
const truncate = (text: string, max: number): string => (text.length <= max ? text : [...text].slice(0, max).join(''));

/** Returns an empty list if the name or schema of the tool is invalid or too large for any model. */
export function toServerTool({ name, description, inputSchema }: Tool): ServerTool[] {
  try {
    const cleanName = cleanText(name);
    const schema = clean(inputSchema) as Record<string, unknown>;
    if (
      cleanName === '' ||
      [...cleanName].length > MAX_NAME_CHARACTERS ||
      Object.keys(schema).length > MAX_SCHEMA_PROPERTIES
    )
      return [];
    return [
      {
        name: cleanName,
        description: description === undefined ? null : truncate(cleanText(description), MAX_DESCRIPTION_CHARACTERS),
        inputSchema: schema,
      },
    ];
  } catch (error) {
    if (error instanceof ToolServerError) return [];
    throw error;
  }
}

type Part = CallToolResult['content'][number];

/** Types that every provider with image input accepts. */
const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const imagesOf = (content: readonly Part[]): ToolImage[] =>
  content.flatMap((part) =>
    part.type === 'image' && imageTypes.includes(part.mimeType) ? [{ mediaType: part.mimeType, data: part.data }] : [],
  );

/** Removes base64 data, which would only fill a model's context. */
function withoutBinary(part: Part): unknown {
  if (part.type === 'image' || part.type === 'audio') return { type: part.type, mimeType: part.mimeType };
  if (part.type !== 'resource' || !('blob' in part.resource)) return part;
  const { blob: _blob, ...resource } = part.resource;
  return { type: part.type, resource };
}

const textOf = (content: readonly Part[]): string =>
  content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

function outputOf({ content, structuredContent }: CallToolResult): unknown {
  if (structuredContent !== undefined) return clean(structuredContent);
  if (content.every(({ type }) => type === 'text')) return cleanText(textOf(content));
  return clean(content.map(withoutBinary));
}

/** Returns the result of a tool. Throws if the tool reports a failure. */
export function readResult(result: CallToolResult): ToolResult {
  const { content, isError } = result;
  if (isError === true)
    throw new ToolServerError('tool_failed', cleanText(textOf(content)) || 'The tool failed and did not say why');
  return { output: outputOf(result), images: imagesOf(content) };
}
