// Counts tokens as OpenAI's embedding models do. For models of others the count is an estimate, which is what chunk sizes need.
import encoding from 'js-tiktoken/ranks/cl100k_base';
import { BytePairCounter } from './byte-pairs.js';

/**
 * The counter's time grows with the square of the length of what the pattern takes for one word, and a word may be a megabyte of base64. A
 * longer one is counted in parts.
 */
const maxPieceLength = 32;
/** A UTF-16 unit beyond Latin has up to three bytes, and often as many tokens. */
const maxPieceLengthBeyondLatin = 6;
/** A piece is the least that a chunk can hold, so it must be small against a chunk. */
const maxPieceTokens = 16;

/** No character below it belongs to the one before it. */
const firstMark = 0x300;

/** A text in pieces that are never cut again. Both arrays have one entry more than there are pieces, for the end. */
export interface Pieces {
  /** Where each piece begins in the text. */
  readonly starts: readonly number[];
  /** How many tokens are before it. */
  readonly tokensBefore: readonly number[];
}

// 20 MB of memory and some 100 ms: only for a process that counts, and once.
let counter: BytePairCounter | undefined;

/** Remembers the counts of words it has seen: keep one for a text. */
export class TokenCounter {
  readonly #counter = (counter ??= new BytePairCounter(encoding));
  readonly #counts = new Map<string, number>();

  /** Of a text that begins and ends at the ends of pieces, the pieces are the same as in the text around it. */
  pieces(text: string): Pieces {
    const starts = [0];
    const tokensBefore = [0];
    let position = 0;
    let tokens = 0;
    const add = (piece: string): void => {
      const count = this.#tokensOf(piece);
      if (count > maxPieceTokens) {
        const middle = characterBoundary(piece, piece.length >> 1);
        add(piece.slice(0, middle));
        add(piece.slice(middle));
        return;
      }
      starts.push((position += piece.length));
      tokensBefore.push((tokens += count));
    };
    for (const word of wordsOf(text)) {
      if (word.length <= maxPieceLength && word.charCodeAt(0) < firstMark) add(word);
      else for (const piece of cut(word)) add(piece);
    }
    return { starts, tokensBefore };
  }

  count(text: string): number {
    return this.pieces(text).tokensBefore.at(-1) ?? 0;
  }

  #tokensOf(piece: string): number {
    const known = this.#counts.get(piece);
    if (known !== undefined) return known;
    const count = this.#counter.count(piece);
    this.#counts.set(piece, count);
    return count;
  }
}

/** V8's stack ends within a word of some million characters that are more than one unit, so the pattern sees a part of the text at a time. */
const windowLength = 16_384;

function* wordsOf(text: string): Generator<string> {
  const pattern = new RegExp(encoding.pat_str, 'gu');
  for (let start = 0; start < text.length;) {
    const end = characterBoundary(text, Math.min(start + windowLength, text.length));
    let next = start;
    for (const { 0: word, index } of text.slice(start, end).matchAll(pattern)) {
      // The last word may go on behind the window: it is read again as the first of the next one.
      if (index > 0 && start + index + word.length === end && end < text.length) break;
      yield word;
      next += word.length;
    }
    start = next;
  }
}

function* cut(word: string): Generator<string> {
  // The pattern puts an accent with the letter after it, so that every place between two pieces would be inside a character.
  const start = /^\p{M}*/u.exec(word)?.[0].length ?? 0;
  if (start > 0) yield* cutEvenly(word.slice(0, start), maxPieceLength);
  const rest = word.slice(start);
  if (isLatin(rest)) yield* cutEvenly(rest, maxPieceLength);
  else if (isSimple(rest)) yield* cutEvenly(rest, maxPieceLengthBeyondLatin);
  else yield* cutBetweenGraphemes(rest);
}

function* cutEvenly(word: string, length: number): Generator<string> {
  for (let start = 0; start < word.length;) {
    const end = characterBoundary(word, Math.min(start + length, word.length));
    yield word.slice(start, end);
    start = end;
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pieces that end where a character as people see it does, unless that is longer than any piece. */
function* cutBetweenGraphemes(word: string): Generator<string> {
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && piece.length + segment.length > maxPieceLengthBeyondLatin) {
      yield* cutEvenly(piece, maxPieceLength);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') yield* cutEvenly(piece, maxPieceLength);
}

const isLatin = (word: string): boolean => /^[\0-\u02ff]*$/.test(word);
/** Latin, kana, Chinese characters, Hangul syllables: of these, each unit is a character. The segmenter takes longer than the counter. */
const isSimple = (word: string): boolean =>
  /^[\0-\u02ff\u3001-\u3029\u3041-\u3096\u30a0-\u9fff\uac00-\ud7a3\uff01-\uff0f]*$/.test(word);

/** Not between the halves of a surrogate pair. */
const characterBoundary = (text: string, position: number): number =>
  (text.codePointAt(position - 1) ?? 0) > 0xffff ? position + 1 : position;
