// Prepares message parts for storage, so that stored messages satisfy the contract.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ApiError } from '../../../platform/errors.js';
import { limits } from '../../../generated/limits.js';
import { mapYielding } from '../../../platform/event-loop/yielding.js';
import { isObject } from '../../../platform/records/json.js';
import { componentSchemas } from '../../../generated/reply-schemas.js';
import type { components } from '../../../generated/types.js';
import { reasons } from '../../../generated/reasons.js';
import { isOwnKey } from '../../uploads/keys.js';

export type MessagePart = components['schemas']['MessagePart'];
type ToolPart = components['schemas']['MessageToolPart'];
export type FilePart = components['schemas']['MessageFilePart'];

/** A tool call as the dashboard shows it. */
export interface ToolCall {
  readonly toolName: string;
  readonly args: Record<string, unknown>;
  readonly result: unknown;
}

export interface PartRules {
  /**
   * Removes or replaces characters that Postgres cannot store, and cuts the list of parts and their texts to the
   * limits. Throws TypeError if a part violates the contract. Yields to the event loop between parts, because an answer
   * can have tens of megabytes.
   */
  storable(parts: readonly MessagePart[]): Promise<MessagePart[]>;
}

const maxTextLength = limits['MessageTextPart.text'].maxLength;
const maxErrorTextLength = limits['MessageToolPart.errorText'].maxLength;
const maxParts = limits['Message.parts'].maxItems;

export const isToolPart = (part: MessagePart): part is ToolPart => part.type.startsWith('tool-');
export const isFilePart = (part: MessagePart): part is FilePart => part.type === 'file';

/** Removes NUL and replaces unpaired surrogates. Models and tools can produce both, but Postgres cannot store them. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** If the cut splits a surrogate pair, U+FFFD replaces the remaining half. */
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
  // Store the key of an uploaded file instead of its URL, because each reader gets a new URL.
  if (isFilePart(part)) return part.fileKey === undefined ? part : { ...part, url: part.fileKey };
  if (isToolPart(part))
    return part.errorText === undefined ? part : { ...part, errorText: cut(part.errorText, maxErrorTextLength) };
  return part.type === 'text' || part.type === 'reasoning' ? { ...part, text: cut(part.text, maxTextLength) } : part;
}

function compilePartCheck(): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } });
  for (const format of ['int32', 'int64', 'double', 'date-time', 'uuid', 'uri']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'contract', components: { schemas: componentSchemas } });
  return ajv.compile({ $ref: 'contract#/components/schemas/MessagePart' });
}

export function createPartRules(): PartRules {
  const isPart = compilePartCheck();
  return {
    storable: (parts) =>
      mapYielding(parts.slice(0, maxParts), (part, index) => {
        // Convert to plain JSON first: a Date becomes a string, and undefined values disappear.
        const plain: unknown = JSON.parse(JSON.stringify(part));
        const storable = withinBounds(storableValue(plain) as MessagePart);
        if (!isPart(storable as unknown))
          throw new TypeError(
            `part ${index} of the message, of type ${JSON.stringify(storable.type)}, does not match the contract`,
          );
        return storable;
      }),
  };
}

/**
 * Throws `bad_request` if a file part has a storage key of another organization. Otherwise, members who read the
 * message could download that organization's file.
 */
export function assertOwnFiles(organizationId: string, parts: readonly MessagePart[]): void {
  const wrong = parts.findIndex(
    (part) => isFilePart(part) && part.fileKey !== undefined && !isOwnKey(organizationId, part.fileKey),
  );
  if (wrong < 0) return;
  const path = ['message', 'parts', String(wrong), 'url'];
  throw new ApiError('bad_request', { details: [{ message: reasons.request.keyOfOtherOrganization, path }] });
}

export function toolCallsOf(parts: readonly MessagePart[]): ToolCall[] {
  return parts.filter(isToolPart).map(({ type, input, output, errorText }) => ({
    toolName: type.slice('tool-'.length, 255 + 'tool-'.length),
    args: isObject(input) ? input : {},
    result: errorText ?? output ?? null,
  }));
}
