// What a tool server says, made fit to be stored, sent on and shown: it is somebody else's text of any shape.
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { ToolServerError, type ServerTool, type ToolImage, type ToolResult } from './port.js';

const MOST_LEVELS = 64;
const MOST_NAME_CHARACTERS = 256;
const MOST_DESCRIPTION_CHARACTERS = 20_000;
const MOST_SCHEMA_PROPERTIES = 200;

/** Postgres stores neither NUL nor half of a surrogate pair. */
export const cleanText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');

/** The same value with texts that can be stored. Throws when it is nested more deeply than anything of use. */
function clean(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (level === MOST_LEVELS)
    throw new ToolServerError('invalid_reply', 'The tool server sent a value that is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => clean(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '__proto__' ? [] : [[cleanText(key), clean(item, level + 1)]],
    ),
  );
}

/** The first characters, as the contract counts them. */
const cut = (text: string, most: number): string => (text.length <= most ? text : [...text].slice(0, most).join(''));

/** Empty when no model could use the tool: its name or its schema is beyond all measure. */
export function toServerTool({ name, description, inputSchema }: Tool): ServerTool[] {
  try {
    const cleanName = cleanText(name);
    const schema = clean(inputSchema) as Record<string, unknown>;
    if (
      cleanName === '' ||
      [...cleanName].length > MOST_NAME_CHARACTERS ||
      Object.keys(schema).length > MOST_SCHEMA_PROPERTIES
    )
      return [];
    return [
      {
        name: cleanName,
        description: description === undefined ? null : cut(cleanText(description), MOST_DESCRIPTION_CHARACTERS),
        inputSchema: schema,
      },
    ];
  } catch (error) {
    if (error instanceof ToolServerError) return [];
    throw error;
  }
}

type Part = CallToolResult['content'][number];

/** Types that every provider takes whose models read images. */
const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const imagesOf = (content: readonly Part[]): ToolImage[] =>
  content.flatMap((part) =>
    part.type === 'image' && imageTypes.includes(part.mimeType) ? [{ mediaType: part.mimeType, data: part.data }] : [],
  );

/** As text, base64 would only fill a model's context. */
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

/** The answer of a tool. Throws when the tool says that it failed. */
export function readResult(result: CallToolResult): ToolResult {
  const { content, isError } = result;
  if (isError === true)
    throw new ToolServerError('tool_failed', cleanText(textOf(content)) || 'The tool failed and did not say why');
  return { output: outputOf(result), images: imagesOf(content) };
}
