import type { ObjectStorage } from '../../platform/storage/port.js';
import { limits } from '../../generated/limits.js';
import type { Messages, StoredMessage } from './message-queries.js';
import { isFilePart, type FilePart, type MessagePart } from './runs/message-parts.js';

type Storage = Pick<ObjectStorage, 'presignDownload'>;

const downloadLifetimeSeconds = limits['MessageFilePart.url'].expiresAfterSeconds;

const isUpload = (part: MessagePart): part is FilePart & { fileKey: string } =>
  isFilePart(part) && part.fileKey !== undefined;

async function partWithUrl(storage: Storage, part: MessagePart): Promise<MessagePart> {
  if (!isUpload(part)) return part;
  const grant = { key: part.fileKey, contentType: part.mediaType, expiresInSeconds: downloadLifetimeSeconds };
  return { ...part, url: await storage.presignDownload(grant) };
}

async function* streamPartsWithUrls(
  storage: Storage,
  parts: AsyncIterable<MessagePart>,
): AsyncGenerator<MessagePart, void, undefined> {
  for await (const part of parts) yield partWithUrl(storage, part);
}

const partsWithUrls = async (storage: Storage, parts: MessagePart[]): Promise<MessagePart[]> =>
  parts.some(isUpload) ? Promise.all(parts.map((part) => partWithUrl(storage, part))) : parts;

async function* streamMessagesWithUrls(
  storage: Storage,
  messages: AsyncIterable<StoredMessage>,
): AsyncGenerator<StoredMessage, void, undefined> {
  for await (const message of messages) {
    const { parts } = message;
    const isWhole = Array.isArray(parts);
    yield { ...message, parts: isWhole ? await partsWithUrls(storage, parts) : streamPartsWithUrls(storage, parts) };
  }
}

export async function messagesWithUrls(storage: Storage, messages: Messages): Promise<Messages> {
  if (!Array.isArray(messages)) return streamMessagesWithUrls(storage, messages);
  return Promise.all(
    messages.map(async (message) => ({ ...message, parts: await partsWithUrls(storage, message.parts) })),
  );
}
