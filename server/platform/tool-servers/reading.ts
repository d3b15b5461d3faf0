// Sanitizes the replies of tool servers, which are untrusted, so that they can be stored, forwarded and shown.
import type { Result } from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../records/json.js';
import { toolServerError } from './tool-server-error.js';
import { ToolServerError, type ServerTool, type ToolImage, type ToolResult } from './port.js';

const maxLevels = 64;
const maxItems = 1000;
const maxNameCharacters = 256;
const maxDescriptionCharacters = 20_000;
const maxSchemaProperties = 200;
const maxSchemaCharacters = 65_536;
const maxFailureCharacters = 10_000;

/** Removes NUL and unpaired surrogates, which Postgres cannot store. */
export const cleanText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');

/** Applies `cleanText` to all texts of a value. Throws if the value is nested too deeply. */
function clean(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (level === maxLevels) throw toolServerError('tooDeep');
  if (Array.isArray(value)) return value.map((item) => clean(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '__proto__' ? [] : [[cleanText(key), clean(item, level + 1)]],
    ),
  );
}

/** Truncates the text to `max` characters. The contract counts code points, so a surrogate pair is one character. */
const truncate = (text: string, max: number): string =>
  text.length <= max
    ? text
    : Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('');

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the list if it contains only objects. Replaces the schemas of the MCP SDK, which can take minutes: they try
 * several types for each item and describe every invalid value.
 */
function objectsOf(list: unknown): Fields[] {
  if (!Array.isArray(list)) throw toolServerError('notMcp');
  if (list.length > maxItems) throw toolServerError('tooMuch');
  if (!list.every(isObject)) throw toolServerError('notMcp');
  return list;
}

/**
 * Returns a page of tools. Throws if a tool has no name or no schema. Leaves out tools whose name is empty, or whose
 * name or schema exceeds the limits.
 */
export function readTools({ tools, nextCursor }: Result): { tools: ServerTool[]; nextCursor: string | undefined } {
  return {
    tools: objectsOf(tools).flatMap(toServerTool),
    nextCursor: typeof nextCursor === 'string' ? nextCursor : undefined,
  };
}

function toServerTool({ name, description, inputSchema }: Fields): ServerTool[] {
  if (typeof name !== 'string' || !isObject(inputSchema)) throw toolServerError('notMcp');
  try {
    const schema = clean(inputSchema) as Record<string, unknown>;
    if (
      name.length > 2 * maxNameCharacters ||
      Object.keys(schema).length > maxSchemaProperties ||
      JSON.stringify(schema).length > maxSchemaCharacters
    )
      return [];
    const cleanName = cleanText(name);
    if (cleanName === '' || [...cleanName].length > maxNameCharacters) return [];
    return [
      {
        name: cleanName,
        description:
          typeof description === 'string' ? cleanText(truncate(description, maxDescriptionCharacters)) : null,
        inputSchema: schema,
      },
    ];
  } catch (error) {
    if (error instanceof ToolServerError) return [];
    throw error;
  }
}

/** Types that every provider with image input accepts. */
const imageTypes: readonly unknown[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const imagesOf = (content: readonly Fields[]): ToolImage[] =>
  content.flatMap(({ type, mimeType, data }) =>
    type === 'image' && imageTypes.includes(mimeType) && typeof data === 'string'
      ? [{ mediaType: mimeType as string, data }]
      : [],
  );

/** Removes base64 data, which would only fill a model's context. */
function withoutBinary(part: Fields): unknown {
  const { type, mimeType, resource } = part;
  if (type === 'image' || type === 'audio') return { type, mimeType };
  if (type !== 'resource' || !isObject(resource) || !('blob' in resource)) return part;
  const { blob: _blob, ...rest } = resource;
  return { type, resource: rest };
}

const isText = (part: Fields): part is { type: 'text'; text: string } =>
  part['type'] === 'text' && typeof part['text'] === 'string';

const textOf = (content: readonly Fields[]): string =>
  content.flatMap((part) => (isText(part) ? [part.text] : [])).join('\n');

/** Returns the result of a tool. Throws if the tool reports a failure. */
export function readResult({ content: given, structuredContent, isError }: Result): ToolResult {
  const content = given === undefined ? [] : objectsOf(given);
  // Some servers send the string 'true' instead of a boolean.
  if (isError === true || isError === 'true') {
    const message = cleanText(textOf(content).slice(0, maxFailureCharacters));
    if (message === '') throw toolServerError('toolFailedSilently');
    throw toolServerError('toolFailed', { values: { message } });
  }
  const images = imagesOf(content);
  if (structuredContent !== undefined) return { output: clean(structuredContent), images };
  if (content.every(isText)) return { output: cleanText(textOf(content)), images };
  return { output: clean(content.map(withoutBinary)), images };
}
