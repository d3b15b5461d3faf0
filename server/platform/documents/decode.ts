// Decodes bytes to text. The byte order mark decides the encoding, otherwise the character set of the content type or
// of the document. If neither exists, the encoding is UTF-8 if the bytes are valid, otherwise the one that the bytes
// resemble. The last resort is Windows-1252, in which every byte is valid.
import { DocumentError } from './port.js';
import type { DocumentType } from './kinds.js';

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Maximum proportion of control characters in a text. */
const maxControlCharacters = 0.01;

export async function decode(content: Uint8Array, contentType: string, type: DocumentType): Promise<string> {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  const text = mark ? new TextDecoder(mark.encoding).decode(content) : await decodeUnmarked(content, contentType, type);
  // eslint-disable-next-line no-control-regex -- control characters are counted on purpose
  const controlCharacters = text.match(/[\0-\x08\x0e-\x1f\ufffe\uffff]/g)?.length ?? 0;
  if (controlCharacters > text.length * maxControlCharacters)
    throw new DocumentError('The file is not a text: it has too many characters that cannot be read');
  return text;
}

async function decodeUnmarked(content: Uint8Array, contentType: string, type: DocumentType): Promise<string> {
  const named = namedEncoding(content, contentType, type);
  for (const encoding of named === null ? ['utf-8'] : [named, 'utf-8']) {
    const text = decodeStrictly(encoding, content);
    if (text !== null) return text;
  }
  // A generator, because the bytes are only analysed if they are not UTF-8.
  for await (const encoding of likelyEncodings(content)) {
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

/** Decodes as the Encoding Standard does. Throws a RangeError if the encoding is unknown. */
export function decodeAs(encoding: string, content: Uint8Array, fatal: boolean): string {
  const decoder = new TextDecoder(encoding, { fatal });
  const text = decoder.decode(content);
  return decoder.encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80))
    : text;
}

/** Number of bytes that are analysed. More do not change the result, and the analysis reads them once per encoding. */
const sampleLength = 32_768;
/** Of a long line. */
const maxLineLength = 4096;
/** Minimum bytes beyond ASCII in the sample. With fewer, a pound sign alone would decide that the text is Hungarian. */
const minBytesBeyondAscii = 4;
/** In percent. Below it, the bytes resemble several encodings equally little. */
const minConfidence = 15;

/** ISO encodings whose Windows counterpart contains the same letters and more. Files rarely use the ISO encoding. */
const windowsCounterparts: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

async function* likelyEncodings(content: Uint8Array): AsyncGenerator<string> {
  const sample = sampleOf(content);
  if (sample.filter(isBeyondAscii).length < minBytesBeyondAscii) return;
  // Loaded on demand, because most texts are UTF-8.
  const { analyse } = await import('chardet');
  for (const { name, confidence, lang } of analyse(sample)) {
    if (confidence < minConfidence) return;
    if (name === 'ISO-8859-2' && lang === 'pl' && isWindowsPolish(sample)) yield 'windows-1250';
    else if (name === 'ISO-8859-7' && isWindowsGreek(sample)) yield 'windows-1253';
    else yield windowsCounterparts[name] ?? name;
  }
}

/** Returns the first lines with bytes beyond ASCII. Other lines look like English and would outweigh them. */
function sampleOf(content: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  for (let index = 0; index < content.length && length < sampleLength; index += 1) {
    if (!isBeyondAscii(content[index] as number)) continue;
    const start = Math.max(content.lastIndexOf(newline, index) + 1, index - maxLineLength / 2);
    const end = content.indexOf(newline, index);
    const line = content.subarray(start, Math.min(end === -1 ? content.length : end + 1, start + maxLineLength));
    lines.push(line);
    length += line.length;
    index = start + line.length - 1;
  }
  return Buffer.concat(lines);
}

const newline = 0x0a;

const isBeyondAscii = (byte: number): boolean => byte > 0x7f;

/**
 * Returns whether Polish text is in Windows-1250. The analysis only sees the difference at the letters ś and ź, but ą
 * differs as well: 0xb9, which is š in ISO-8859-2 and is not a Polish letter.
 */
const isWindowsPolish = (sample: Uint8Array): boolean => sample.includes(0xb9) && !sample.includes(0xb1);

/** Returns whether Greek text is in Windows-1253: 0xa2 before a letter is Ά, but a closing quote in ISO-8859-7. */
const isWindowsGreek = (sample: Uint8Array): boolean =>
  sample.some((byte, index) => byte === 0xa2 && (sample[index + 1] ?? 0) >= 0xc0 && (sample[index - 1] ?? 0) < 0x80);

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
