// The byte order mark decides the encoding of a text. Without a mark, these encodings are tried in order: the character
// set of the content type or of the document, UTF-8, and the encodings that the bytes resemble. The last resort is
// Windows-1252, in which every byte is valid.
import { documentError } from './document-error.js';
import type { DocumentType } from './kinds.js';

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Maximum proportion of control characters in a text. */
const maxControlCharacterRatio = 0.01;

export async function decode(content: Uint8Array, contentType: string, type: DocumentType): Promise<string> {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  const text = mark ? new TextDecoder(mark.encoding).decode(content) : await decodeUnmarked(content, contentType, type);
  // eslint-disable-next-line no-control-regex -- control characters are counted on purpose
  const controlCharacters = text.match(/[\0-\x08\x0e-\x1f\ufffe\uffff]/g)?.length ?? 0;
  if (controlCharacters > text.length * maxControlCharacterRatio) throw documentError('notText');
  return text;
}

async function decodeUnmarked(content: Uint8Array, contentType: string, type: DocumentType): Promise<string> {
  const named = namedEncoding(content, contentType, type);
  for (const encoding of named === null ? ['utf-8'] : [named, 'utf-8']) {
    const text = decodeStrictly(encoding, content);
    if (text !== null) return text;
  }
  // Loaded on demand, because most texts are UTF-8.
  const { likelyEncodings } = await import('./likely-encodings.js');
  for (const encoding of likelyEncodings(content)) {
    const text = decodeStrictly(encoding, content);
    if (text !== null) return text;
  }
  return decodeAs('windows-1252', content, false);
}

/** Returns null if the encoding is unknown or the bytes are not valid in it. */
function decodeStrictly(encoding: string, content: Uint8Array): string | null {
  try {
    return decodeAs(encoding, content, true);
  } catch {
    return null;
  }
}

/** The bytes 0x80 to 0x9f in Windows-1252. Node.js 20 decodes them as control characters of Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes as the Encoding Standard does. Throws if the encoding is unknown. */
export function decodeAs(encoding: string, content: Uint8Array, fatal: boolean): string {
  const decoder = new TextDecoder(encoding, { fatal });
  const text = decoder.decode(content);
  return decoder.encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80))
    : text;
}

function namedEncoding(content: Uint8Array, contentType: string, type: DocumentType): string | null {
  const ofContentType = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1];
  if (ofContentType !== undefined) return ofContentType;
  const beginning = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 1024)).toString(
    'latin1',
  );
  if (type === 'xml')
    return /^\s*<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/.exec(beginning)?.[1] ?? null;
  if (type === 'html')
    return /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(beginning)?.[1] ?? null;
  return null;
}
