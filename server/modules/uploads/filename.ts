// The name of an uploaded file, made safe to stand at the end of a storage key.

const MAX_BYTES = 255;
/** What is longer is no extension, but a name with a dot in it. */
const MAX_EXTENSION_BYTES = 32;
const FALLBACK = 'file';

// Control characters; those that turn the direction of writing, by which `gpj.exe` can be made to look like `exe.jpg`; ends of lines;
// halves of surrogate pairs and code points that are no characters, which UTF-8 or XML cannot carry.
const unsafe = /[/\\\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Takes out separators, control characters, leading dots and white space at both ends, and cuts to 255 bytes of UTF-8 between two
 * characters, the extension kept. Never empty.
 */
export function safeFilename(given: string): string {
  const name = given
    .replace(unsafe, '')
    .replace(/^[\s.]+/u, '')
    .trimEnd();
  if (name === '') return FALLBACK;
  if (Buffer.byteLength(name) <= MAX_BYTES) return name;
  const extension = extensionOf(name);
  const stem = cut(name.slice(0, name.length - extension.length), MAX_BYTES - Buffer.byteLength(extension)).trimEnd();
  // Empty when the first character alone, with a thousand accents, is longer than a name may be.
  return `${stem === '' ? FALLBACK : stem}${extension}`;
}

function extensionOf(name: string): string {
  const extension = /\.[^.\s]+$/u.exec(name)?.[0] ?? '';
  return Buffer.byteLength(extension) <= MAX_EXTENSION_BYTES ? extension : '';
}

/** As people count characters: a flag or an e with two accents is one. */
function cut(text: string, maxBytes: number): string {
  let end = 0;
  let bytes = 0;
  for (const { segment } of characters.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maxBytes) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
