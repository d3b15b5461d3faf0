// Parts of messages on their way into the database: what the contract promises about them holds before they are stored.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import { componentSchemas } from '../../generated/reply-schemas.js';
import type { components } from '../../generated/types.js';
import { isOwnKey } from '../uploads/keys.js';

export type MessagePart = components['schemas']['MessagePart'];
type ToolPart = components['schemas']['MessageToolPart'];
type FilePart = components['schemas']['MessageFilePart'];

/** A call of a tool as the dashboard shows it. */
export interface ToolCall {
  readonly toolName: string;
  readonly args: Record<string, unknown>;
  readonly result: unknown;
}

export interface PartRules {
  /** The parts as they can be stored: without what Postgres refuses, texts cut to their bounds. Throws TypeError when they are not the contract's. */
  storable(parts: readonly MessagePart[]): MessagePart[];
}

/** Bounds of the contract for what models and tools write, who know nothing of them. */
const longestText = limits['MessageTextPart.text'].maxLength;
const longestErrorText = limits['MessageToolPart.errorText'].maxLength;
const mostParts = limits['Message.parts'].maxItems;

export const isToolPart = (part: MessagePart): part is ToolPart => part.type.startsWith('tool-');
export const isFilePart = (part: MessagePart): part is FilePart => part.type === 'file';
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Text without NUL and without halves of surrogate pairs, which Postgres cannot store; models and tools do write them. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Never ends with half of a surrogate pair. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : storableText(text.slice(0, length));

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storableValue(inner)]));
  return value;
}

function withinBounds(part: MessagePart): MessagePart {
  // The address of a stored file is made anew for each reader: what is kept is its key.
  if (isFilePart(part)) return part.fileKey === undefined ? part : { ...part, url: part.fileKey };
  if (isToolPart(part))
    return part.errorText === undefined ? part : { ...part, errorText: cut(part.errorText, longestErrorText) };
  return part.type === 'text' || part.type === 'reasoning' ? { ...part, text: cut(part.text, longestText) } : part;
}

function compilePartCheck(): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  for (const format of ['int32', 'int64', 'double', 'date-time', 'uuid', 'uri']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'contract', components: { schemas: componentSchemas } });
  return ajv.compile({ $ref: 'contract#/components/schemas/MessagePart' });
}

export function createPartRules(): PartRules {
  const isPart = compilePartCheck();
  return {
    storable(parts) {
      // Through JSON first, which is what becomes of them: a Date of a tool is a text from here on, and undefined is gone.
      const plain = JSON.parse(JSON.stringify(parts.slice(0, mostParts))) as MessagePart[];
      const storable = plain.map((part) => withinBounds(storableValue(part) as MessagePart));
      const wrong = storable.findIndex((part) => !isPart(part));
      if (wrong >= 0)
        throw new TypeError(
          `part ${wrong} of the message, of type ${JSON.stringify(storable[wrong]?.type)}, is none of the contract's`,
        );
      return storable;
    },
  };
}

/** A key of another organization would let its reader see that organization's file. */
export function assertOwnFiles(organizationId: string, parts: readonly MessagePart[]): void {
  const wrong = parts.findIndex(
    (part) => isFilePart(part) && part.fileKey !== undefined && !isOwnKey(organizationId, part.fileKey),
  );
  if (wrong < 0) return;
  const path = ['message', 'parts', String(wrong), 'url'];
  throw new ApiError('bad_request', { details: [{ message: 'is not a key of this organization', path }] });
}

/** The tool calls of an answer, in order. */
export function toolCallsOf(parts: readonly MessagePart[]): ToolCall[] {
  return parts.filter(isToolPart).map(({ type, input, output, errorText }) => ({
    toolName: type.slice('tool-'.length, 255 + 'tool-'.length),
    args: isObject(input) ? input : {},
    result: errorText ?? output ?? null,
  }));
}
