// Counts tokens as OpenAI's embedding models do. For long words and other models, the count is an estimate, which is
// sufficient for chunk sizes.
import encoding from 'js-tiktoken/ranks/cl100k_base';
import { BytePairCounter } from './byte-pairs.js';

/**
 * Maximum length of a piece of Latin text. The counter takes quadratic time in the length of a piece, and a word may be
 * 1 MB of base64.
 */
const maxPieceLength = 32;
/** Maximum length of other pieces. A UTF-16 unit of other scripts often has three bytes, with one token each. */
const maxPieceLengthBeyondLatin = 6;
/** Maximum tokens of a piece. A chunk consists of whole pieces, so a piece must be much smaller than a chunk. */
const maxPieceTokens = 16;

/** The first combining character. No character below it combines with the previous one. */
const firstMark = 0x300;

/** The indivisible pieces of a text. Each array has an additional last entry for the end of the text. */
export interface Pieces {
  /** Offset of each piece in the text. */
  readonly starts: readonly number[];
  /** Number of tokens before each piece. */
  readonly tokensBefore: readonly number[];
}

// Created on first use, because it takes 5 MB of memory and 20 ms.
let counter: BytePairCounter | undefined;

/** Use one instance per text, because it caches the count of every word. */
export class TokenCounter {
  readonly #counter = (counter ??= new BytePairCounter(encoding));
  readonly #counts = new Map<string, number>();

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
      else for (const piece of split(word)) add(piece);
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

/** The pattern is matched in windows of this length. A word of a million surrogate pairs would overflow V8's stack. */
const windowLength = 16_384;

function* wordsOf(text: string): Generator<string> {
  const pattern = new RegExp(encoding.pat_str, 'gu');
  for (let start = 0; start < text.length;) {
    const end = characterBoundary(text, Math.min(start + windowLength, text.length));
    let next = start;
    for (const { 0: word, index } of text.slice(start, end).matchAll(pattern)) {
      // The last word may continue after the window, so it is read again as the first word of the next window.
      if (index > 0 && start + index + word.length === end && end < text.length) break;
      yield word;
      next += word.length;
    }
    start = next;
  }
}

function* split(word: string): Generator<string> {
  // The pattern joins combining marks to the next letter instead of the previous one, so separate the marks.
  const start = /^\p{M}*/u.exec(word)?.[0].length ?? 0;
  if (start > 0) yield* splitEvenly(word.slice(0, start), maxPieceLength);
  const rest = word.slice(start);
  if (isLatin(rest)) yield* splitEvenly(rest, maxPieceLength);
  else if (isSimple(rest)) yield* splitEvenly(rest, maxPieceLengthBeyondLatin);
  else yield* splitBetweenGraphemes(rest);
}

function* splitEvenly(word: string, length: number): Generator<string> {
  for (let start = 0; start < word.length;) {
    const end = characterBoundary(word, Math.min(start + length, word.length));
    yield word.slice(start, end);
    start = end;
  }
}

// Created on first use, because it takes 10 ms, and texts in Latin letters do not need it.
let segmenter: Intl.Segmenter | undefined;

export const graphemesOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);

/** Yields pieces that end at grapheme boundaries, unless a grapheme is longer than a piece. */
function* splitBetweenGraphemes(word: string): Generator<string> {
  let piece = '';
  for (const { segment } of graphemesOf(word)) {
    if (piece !== '' && piece.length + segment.length > maxPieceLengthBeyondLatin) {
      yield* splitEvenly(piece, maxPieceLength);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') yield* splitEvenly(piece, maxPieceLength);
}

const isLatin = (word: string): boolean => /^[\0-\u02ff]*$/.test(word);
/** Returns whether each UTF-16 unit is a grapheme. Such words do not need the segmenter, which is slow. */
const isSimple = (word: string): boolean =>
  /^[\0-\u02ff\u3001-\u3029\u3041-\u3096\u30a0-\u9fff\uac00-\ud7a3\uff01-\uff0f]*$/.test(word);

/** Returns the position, moved forward by one if it is inside a surrogate pair. */
const characterBoundary = (text: string, position: number): number =>
  (text.codePointAt(position - 1) ?? 0) > 0xffff ? position + 1 : position;
