// Reads the two forms of a chat request: the service's own form, and the form of the AI SDK's chat client. Uses only
// the client's last message, because the database has the others.
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import type { components } from '../../generated/types.js';
import { messageFor } from '../../generated/problem-messages.js';
import type { ClientMessage } from '../conversations/runs/runs.js';

type Schemas = components['schemas'];
type ChatMessagePart = Schemas['ChatMessagePart'];
type ClientPart = Schemas['ChatClientPart'];

export interface SentPart {
  readonly part: ChatMessagePart;
  readonly path: readonly string[];
}

export interface ChatInput {
  readonly agentId: number;
  readonly threadId: string | null;
  readonly timezone: string;
  readonly parts: readonly SentPart[];
  readonly client: ClientMessage;
}

/** The validator does not fill in defaults inside a `oneOf`. */
const defaultTimezone = 'UTC';

/**
 * Returns how a message violates the contract's `ChatMessage`. `valueCount` is the approximate number of values in the
 * message. If the number is large, returns only the first problem.
 */
export type FindMessageProblems = (message: object, valueCount: number) => ErrorDetail[];

/** The client leaves the media type empty if the browser does not know it. The `data:` URL then has a general type. */
const mediaTypeOf = ({ mediaType, url }: ClientPart): unknown =>
  mediaType === '' && typeof url === 'string' ? (/^data:([^;,]+)/.exec(url)?.[1] ?? mediaType) : mediaType;

/** Returns null if parts of this type are not sent to the agent. */
function toSent(given: ClientPart): Record<string, unknown> | null {
  const { type, text, filename, url, fileKey } = given;
  if (type === 'text') return { type, text };
  // A file that the client read from this service has a temporary URL and a key. The agent gets the key.
  if (type !== 'file') return null;
  return {
    type,
    mediaType: mediaTypeOf(given),
    ...(filename === undefined ? {} : { filename }),
    url: fileKey ?? url,
  };
}

function sentPartsOf(
  { parts }: Schemas['ChatClientMessage'],
  path: readonly string[],
  findProblems: FindMessageProblems,
): SentPart[] {
  const all = parts.flatMap((given, index) => {
    const part = toSent(given);
    return part === null ? [] : [{ part, path: [...path, 'parts', String(index)] }];
  });
  // The client adds an empty text to a message that has only files.
  const filled = all.filter(({ part }) => part['text'] !== '');
  const sent = filled.length > 0 ? filled : all;
  const message = { role: 'user', parts: sent.map(({ part }) => part) };
  const details = findProblems(message, 5 * sent.length).map(({ path: [, index, ...rest], ...detail }) => ({
    ...detail,
    path: index === undefined ? [...path, 'parts'] : [...(sent[Number(index)]?.path ?? []), ...rest],
  }));
  if (details.length > 0) throw new ApiError('bad_request', { details });
  return sent as unknown as SentPart[];
}

function fromClient(given: Schemas['ChatClientRequest'], findProblems: FindMessageProblems): ChatInput {
  const { agentId, id = null, messages, trigger, messageId = null, timezone = defaultTimezone } = given;
  const index = messages.length - 1;
  const path = ['messages', String(index)];
  const last = messages[index];
  if (last?.role !== 'user')
    throw new ApiError('bad_request', { details: [{ message: messageFor('const', 'user'), path: [...path, 'role'] }] });
  return {
    agentId,
    threadId: null,
    timezone,
    parts: sentPartsOf(last, path, findProblems),
    client: {
      chatId: id,
      messageId: last.id || null,
      answerId: messageId,
      ifKnown: trigger === 'regenerate-message' ? 'regenerate' : 'edit',
    },
  };
}

/** Throws `bad_request` if the last message of a chat client is invalid. */
export function toChatInput(body: Schemas['ChatBody'], findProblems: FindMessageProblems): ChatInput {
  if ('messages' in body) return fromClient(body, findProblems);
  const { agentId, message, threadId = null, timezone = defaultTimezone } = body;
  return {
    agentId,
    threadId,
    timezone,
    parts: message.parts.map((part, index) => ({ part, path: ['message', 'parts', String(index)] })),
    client: { chatId: null, messageId: message.id || null, answerId: null, ifKnown: 'append' },
  };
}
