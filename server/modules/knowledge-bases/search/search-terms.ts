// Splits text into search terms, because the result of Postgres's own parser depends on the locale of the database.
// Postgres receives separate words, which it only stems or drops as stop words.
import { limits } from '../../../generated/limits.js';
import { separateIndexLines } from './document-index-lines.js';

/** Maximum characters of a term. Longer terms are data, such as a hexadecimal number, and are ignored. */
const maxTermLength = 128;
/** Maximum characters of a query, also after Unicode normalization, which can expand one character to 18. */
const maxQueryLength = limits['KnowledgeBaseSearch.query'].maxLength;
/** Maximum positions stored for an exact term of a chunk. Further occurrences hardly change the rank. */
const maxOccurrences = 4;

const spacelessScripts = ['Han', 'Hira', 'Kana', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'];
/** A letter of a script without spaces between words, or of Korean, for which Postgres has no stemmer. */
const spaceless = `(?:(?=[\\p{L}\\p{M}\\p{N}])[${spacelessScripts.map((script) => `\\p{scx=${script}}`).join('')}])`;
const startsSpaceless = new RegExp(`^${spaceless}`, 'u');
const word = `(?:(?!${spaceless})[\\p{L}\\p{M}\\p{N}])+`;
/**
 * Matches letters of a script without spaces, a word, or words that punctuation joins: `E-17`, `max_connections`,
 * `v2.3.1`. In `エラーE-17は`, `E-17` is a match of its own.
 */
const spacelessOrCompound = new RegExp(`${spaceless}+|${word}(?:[-._/:+@#]{1,2}${word})*`, 'gu');
const separators = /[^\p{L}\p{M}\p{N}]+/u;
const camelHump = /(?<=\p{Ll})(?=\p{Lu})/u;

export interface Terms {
  readonly words: string[];
  /** Identifiers. For scripts without spaces, also pairs of letters and some single letters. */
  readonly exact: string[];
}

/** Matches an ASCII word, which has no accents. Skipping such words halves the time to split a chunk into terms. */
const ascii = /^[\w]*$/;

/** Removes accents: `reseau` for `réseau`, and `strasse` for `straße`. */
const folded = (word: string): string =>
  !ascii.test(word) && /\p{Script=Latin}/u.test(word)
    ? word
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
    : word;

/**
 * Adds each pair of neighboring letters as a term, or a letter that stands alone. In a chunk, also adds each Chinese
 * character, because it may be a word.
 */
function addPairs(run: string, { exact }: Terms, isQuery: boolean): void {
  const characters = [...run];
  if (characters.length === 1 || !isQuery)
    exact.push(...characters.filter((character) => characters.length === 1 || /\p{Script=Han}/u.test(character)));
  characters.slice(1).forEach((character, index) => exact.push(`${characters[index]}${character}`));
}

function addWord(segment: string, terms: Terms): void {
  const parts = segment.split(camelHump).map((part) => part.toLowerCase());
  if (parts.length > 1) terms.exact.push(segment.toLowerCase());
  for (const part of parts) {
    if (part.length > maxTermLength) continue;
    terms.words.push(part);
    const plain = folded(part);
    if (plain !== part) terms.words.push(plain);
  }
}

function addCompound(text: string, terms: Terms): void {
  const segments = text.split(separators);
  if (segments.length > 1) {
    terms.exact.push(text.toLowerCase());
    // The query `E17` finds `E-17`, but `35` does not find `3.5`.
    if (/\p{L}/u.test(text)) terms.exact.push(segments.join('').toLowerCase());
  }
  for (const segment of segments) addWord(segment, terms);
}

function termsOf(text: string, isQuery: boolean): Terms {
  const terms: Terms = { words: [], exact: [] };
  const normalized = text
    .normalize('NFKC')
    .slice(0, isQuery ? maxQueryLength : undefined)
    .replace(/[‐‑]/g, '-');
  for (const [found] of normalized.matchAll(spacelessOrCompound)) {
    if (startsSpaceless.test(found)) addPairs(found, terms, isQuery);
    else addCompound(found, terms);
  }
  return { words: terms.words, exact: terms.exact.filter(({ length }) => length <= maxTermLength) };
}

export const queryTerms = (query: string): Terms => {
  const { words, exact } = termsOf(query, true);
  return { words, exact: [...new Set(exact)] };
};

export interface ChunkTerms {
  readonly words: string;
  /** The exact terms as a `tsvector` literal. */
  readonly exact: string;
}

/** Returns whether a term has a digit and is not just a number of up to five digits, such as a page number. */
const isIdentifier = (term: string): boolean => /\d/.test(term) && !/^\d{1,5}$/.test(term);

/**
 * Returns the terms of a chunk. Lines of an index or table of contents add only identifiers, because other words would
 * rank these lines above prose on the same subject. Identifiers count, because a parts list may look like an index.
 */
export function chunkTerms(heading: string | null, text: string): ChunkTerms {
  const { content, index } = separateIndexLines(text);
  const { words, exact } = termsOf(heading === null ? content : `${heading}\n\n${content}`, false);
  const listed = termsOf(index, false);
  const counts = new Map<string, number>();
  for (const term of [...exact, ...[...listed.words, ...listed.exact].filter(isIdentifier)])
    counts.set(term, Math.min(maxOccurrences, (counts.get(term) ?? 0) + 1));
  const literals = [...counts].map(([term, count]) => {
    const positions = Array.from({ length: count }, (_, position) => position + 1);
    return `${quoted(term)}:${positions.join(',')}`;
  });
  return { words: words.join(' '), exact: literals.join(' ') };
}

export const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
