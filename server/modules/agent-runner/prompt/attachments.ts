// Passes images, audio and PDF to the model unchanged, and text files and SVG as text. Other files are only mentioned.
import { buffer } from 'node:stream/consumers';
import type { PromptMessage, TextUIPart } from '../../../platform/models/port.js';
import { StorageError, type ObjectStorage } from '../../../platform/storage/port.js';
import type { components } from '../../../generated/types.js';
import { cut } from '../../conversations/runs/message-parts.js';

type FilePart = components['schemas']['MessageFilePart'];

export interface Attachments {
  /**
   * Converts a file. Pass the newest file first, because files beyond `maxBytes` are only mentioned. Throws
   * StorageError if the storage is unavailable.
   */
  read(part: FilePart): Promise<PromptMessage['parts'][number]>;
}

/** Maximum bytes of all files in one prompt, before they are encoded in base64. */
const maxBytes = 20 * 1024 * 1024;
const maxTextCharacters = 200_000;

const passedUnchanged = /^(image|audio)\/|^application\/pdf$/;
const passedAsText = /^text\/|^application\/(json|xml|x-yaml|yaml|javascript|x-ndjson)$|\+(json|xml)$/;

const nameOf = ({ filename, mediaType }: FilePart) =>
  filename === undefined ? `a file of type ${mediaType}` : `"${filename}" (${mediaType})`;
const note = (text: string): TextUIPart => ({ type: 'text', text: `[${text}]` });

function toTextPart(part: FilePart, bytes: Buffer): TextUIPart {
  // A UTF-8 character has at most four bytes. Decoding all of a large file would block the process.
  const text = bytes.toString('utf8', 0, 4 * maxTextCharacters);
  const isCut = text.length > maxTextCharacters;
  const excerpt = isCut ? `${cut(text, maxTextCharacters)}\n[The rest is left out.]` : text;
  return { type: 'text', text: `[The user attached ${nameOf(part)}:]\n${excerpt}` };
}

export function createAttachments(storage: Pick<ObjectStorage, 'get'>): Attachments {
  let bytesLeft = maxBytes;

  /** Returns null if the file does not exist, or `'too-large'` if it exceeds the remaining bytes. */
  async function load({ url, fileKey }: FilePart): Promise<Buffer | 'too-large' | null> {
    if (fileKey === undefined) {
      const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      return bytes.length > bytesLeft ? 'too-large' : bytes;
    }
    try {
      const { size, content } = await storage.get(fileKey);
      if (size <= bytesLeft) return await buffer(content);
      content.destroy();
      return 'too-large';
    } catch (error) {
      if (error instanceof StorageError && error.failure === 'not_found') return null;
      throw error;
    }
  }

  return {
    async read(part) {
      const { mediaType, filename } = part;
      if (!passedUnchanged.test(mediaType) && !passedAsText.test(mediaType))
        return note(`The user attached ${nameOf(part)}. Files of this type cannot be shown to you.`);
      const bytes = await load(part);
      if (bytes === null) return note(`The user attached ${nameOf(part)}. It can no longer be read.`);
      if (bytes === 'too-large') return note(`The user attached ${nameOf(part)}. It is too large to be shown to you.`);
      bytesLeft -= bytes.length;
      if (passedAsText.test(mediaType)) return toTextPart(part, bytes);
      return { type: 'data-file', data: { mediaType, ...(filename === undefined ? {} : { filename }), bytes } };
    },
  };
}
