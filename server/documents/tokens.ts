// Counts tokens as OpenAI's embedding models do. For models of others the count is an estimate, which is what chunk sizes need.
import { Tiktoken } from 'js-tiktoken/lite';
import encoding from 'js-tiktoken/ranks/cl100k_base';

/**
 * The encoder's time grows with the square of the length of what the pattern takes for one word, and a word may be a megabyte of base64. A
 * longer one is counted in parts.
 */
const maxPieceLength = 32;
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

// 50 MB of memory and some 300 ms: only for a process that counts, and once.
let encoder: Tiktoken | undefined;

/** Remembers the counts of words it has seen: keep one for a text. */
export class TokenCounter {
  readonly #encoder = (encoder ??= new Tiktoken(encoding));
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
    for (const [word] of text.matchAll(new RegExp(encoding.pat_str, 'gu'))) {
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
    // Text like `<|endoftext|>` is text here, not a command.
    const count = this.#encoder.encode(piece, [], []).length;
    this.#counts.set(piece, count);
    return count;
  }
}

function* cut(word: string): Generator<string> {
  // The pattern puts an accent with the letter after it, so that every place between two pieces would be inside a character.
  const start = /^\p{M}*/u.exec(word)?.[0].length ?? 0;
  if (start > 0) yield* cutEvenly(word.slice(0, start));
  if (start < word.length) yield* cutEvenly(word.slice(start));
}

function* cutEvenly(word: string): Generator<string> {
  let start = 0;
  while (word.length - start > maxPieceLength) {
    const end = characterBoundary(word, start + maxPieceLength);
    yield word.slice(start, end);
    start = end;
  }
  yield word.slice(start);
}

/** Not between the halves of a surrogate pair. */
const characterBoundary = (text: string, position: number): number => ((text.codePointAt(position - 1) ?? 0) > 0xffff ? position + 1 : position);
