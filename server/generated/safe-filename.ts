// Copied from codegen/copied/safe-filename.ts by `npm run generate`. Do not edit: the next run overwrites it.

// Makes the name of an uploaded file safe as the end of a storage key. The server and the SDK's fake have copies.

const maxNameBytes = 255;
/** Maximum length of an extension. A longer suffix counts as part of the name. */
const maxExtensionBytes = 32;
const fallbackName = 'file';

// Path separators, line separators, control characters, and characters that UTF-8 or XML cannot represent.
// Bidirectional controls can make `gpj.exe` look like `exe.jpg`.
const unsafe = /[/\\\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

// The fake can run in web pages, which have no `Buffer`.
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Removes unsafe characters, leading dots and surrounding white space. Cuts the name to at most `maxNameBytes` of UTF-8
 * without splitting a character, and keeps the extension. Never returns an empty name.
 */
export function safeFilename(given: string): string {
  const name = given
    .replace(unsafe, '')
    .replace(/^[\s.]+/u, '')
    .trimEnd();
  if (name === '') return fallbackName;
  if (bytesOf(name) <= maxNameBytes) return name;
  const extension = extensionOf(name);
  const stem = cut(name.slice(0, name.length - extension.length), maxNameBytes - bytesOf(extension)).trimEnd();
  // The stem is empty if its first character is too long, for example with a thousand accents.
  return `${stem === '' ? fallbackName : stem}${extension}`;
}

function extensionOf(name: string): string {
  const extension = /\.[^.\s]+$/u.exec(name)?.[0] ?? '';
  return bytesOf(extension) <= maxExtensionBytes ? extension : '';
}

/** Cuts between characters as users see them: a flag, or a letter with two accents, is one character. */
function cut(text: string, maxBytes: number): string {
  let end = 0;
  let bytes = 0;
  for (const { segment } of characters.segment(text)) {
    bytes += bytesOf(segment);
    if (bytes > maxBytes) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
