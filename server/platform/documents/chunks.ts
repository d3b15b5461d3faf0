// Splits text into chunks at natural boundaries, in time linear in its length. See server/docs/decisions/chunking.md.
import { headingPaths, type HeadingPaths } from './heading-paths.js';
import { breaks, outlineOf, type Break, type Context, type Enclosure, type Outline } from './outline.js';
import type { Chunk, ChunkOptions } from './port.js';
import { graphemesOf, TokenCounter, type Pieces } from './tokens.js';

const minMaxTokens = 32;

/** Maximum characters of a part. The outline of a part takes at most about 60 bytes of memory per character. */
const defaultMaxPartLength = 5_000_000;

/** A blank text has no chunks. */
export const chunkText = (text: string, options: ChunkOptions = {}): Chunk[] => [...chunkParts(text, options)].flat();

/**
 * Splits a text of any length part by part, and yields the chunks of each part. Each part continues the headings and
 * the open table or code block of the previous part.
 */
export function* chunkParts(
  text: string,
  { maxTokens = 400, overlapTokens = 60 }: ChunkOptions = {},
  maxPartLength = defaultMaxPartLength,
): Generator<Chunk[]> {
  if (!Number.isInteger(maxTokens) || maxTokens < minMaxTokens)
    throw new RangeError(`maxTokens must be an integer of at least ${minMaxTokens}`);
  if (!Number.isInteger(overlapTokens) || overlapTokens < 0 || overlapTokens > maxTokens / 4)
    throw new RangeError('overlapTokens must be an integer from 0 to a quarter of maxTokens');
  let context: Context = { headings: [], enclosure: null };
  let position = 0;
  for (let start = 0; start < text.length;) {
    const end = endOfPart(text, start, maxPartLength);
    const splitter = new Splitter(text.slice(start, end), maxTokens, overlapTokens, context);
    const chunks = splitter.chunks(position);
    yield chunks;
    context = splitter.contextAtEnd();
    position += chunks.length;
    start = end;
  }
}

/** Ends a part after an empty line, line break or space in its last tenth, otherwise at the maximum length. */
function endOfPart(text: string, start: number, maxLength: number): number {
  const end = start + maxLength;
  if (end >= text.length) return text.length;
  for (const separator of ['\n\n', '\n', ' ']) {
    const found = text.lastIndexOf(separator, end - separator.length);
    if (found > end - maxLength / 10) return found + separator.length;
  }
  return /^[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end;
}

/** Text to repeat in each chunk of a split table or fenced block. */
interface Frame {
  readonly opening: string;
  readonly openingTokens: number;
  readonly closing: string;
}

const noFrame: Frame = { opening: '', openingTokens: 0, closing: '' };

/** Splits one part of a text. `from`, `to` and `index` are indexes of pieces, not of characters. */
class Splitter {
  readonly #text: string;
  readonly #maxTokens: number;
  readonly #overlapTokens: number;
  readonly #counter = new TokenCounter();
  readonly #pieces: Pieces;
  readonly #end: number;
  readonly #outline: Outline;
  readonly #headings: HeadingPaths;
  readonly #frames = new Map<Enclosure, Frame>();

  constructor(text: string, maxTokens: number, overlapTokens: number, context: Context) {
    this.#text = text;
    this.#maxTokens = maxTokens;
    this.#overlapTokens = overlapTokens;
    this.#pieces = this.#counter.pieces(text);
    this.#end = this.#pieces.starts.length - 1;
    this.#outline = outlineOf(text, context.enclosure);
    this.#headings = headingPaths(this.#outline.headings, context.headings);
  }

  chunks(firstPosition: number): Chunk[] {
    const chunks: Chunk[] = [];
    for (let from = 0; from < this.#end;) {
      const { to, text, tokenCount } = this.#chunkFrom(from);
      if (text !== '')
        chunks.push({
          position: firstPosition + chunks.length,
          text,
          tokenCount,
          heading: this.#headings.above(this.#offset(from)),
        });
      from = to === this.#end ? to : this.#startAfter(from, to);
    }
    return chunks;
  }

  /** Returns the context of the next part. Call this after `chunks`. */
  contextAtEnd(): Context {
    return { headings: this.#headings.atEnd(), enclosure: this.#outline.openEnclosure };
  }

  #chunkFrom(from: number): { to: number; text: string; tokenCount: number } {
    const { opening, openingTokens } = this.#frameAt(from);
    let availableTokens = this.#maxTokens - openingTokens;
    for (;;) {
      const to = this.#endOfChunk(from, availableTokens);
      const { closing } = this.#frameAt(to);
      const body = this.#slice(from, to);
      const text = body === '' ? '' : opening + body + closing;
      const tokenCount = this.#counter.count(text);
      if (tokenCount <= this.#maxTokens || to === from + 1) return { to, text, tokenCount };
      // The closing fence takes tokens too, and a word can have more tokens without the space before it. So try again
      // with fewer tokens.
      availableTokens = Math.min(availableTokens, this.#tokens(from, to)) - (tokenCount - this.#maxTokens);
    }
  }

  #endOfChunk(from: number, maxTokens: number): number {
    let to = from + 1;
    while (to < this.#end && this.#tokens(from, to + 1) <= maxTokens) to += 1;
    for (let index = from + 1; index < to; index += 1) {
      if (this.#isHeading(index) && this.#tokens(from, index) >= maxTokens / 4) return index;
    }
    return to === this.#end ? to : this.#bestBreak(from, to, maxTokens / 2);
  }

  /** Returns the best break with at least `minTokens` before it. Of equally good breaks, returns the last. */
  #bestBreak(from: number, to: number, minTokens: number): number {
    let best: { index: number; quality: Break } | undefined;
    for (let index = to; index > from && this.#tokens(from, index) >= minTokens; index -= 1) {
      const quality = this.#quality(index);
      if ((best === undefined || quality > best.quality) && this.#isBetweenGraphemes(from, index))
        best = { index, quality };
    }
    return best?.index ?? to;
  }

  /**
   * Returns where the next chunk begins: up to `#overlapTokens` before the end of the current chunk, at a sentence if
   * possible. The overlap never extends into an earlier section, table or fenced block.
   */
  #startAfter(from: number, to: number): number {
    if (this.#isHeading(to)) return to;
    const enclosure = this.#enclosureAt(to);
    let best: { index: number; quality: number } | undefined;
    for (
      let index = to - 1;
      index > from && this.#tokens(index, to) <= this.#overlapTokens && this.#enclosureAt(index) === enclosure;
      index -= 1
    ) {
      const quality = Math.min(this.#quality(index), breaks.sentence);
      if ((best === undefined || quality >= best.quality) && this.#isBetweenGraphemes(from, index))
        best = { index, quality };
      if (this.#isHeading(index)) break;
    }
    return best?.index ?? to;
  }

  #isHeading(index: number): boolean {
    return this.#outline.lineBreaks.get(this.#offset(index)) === breaks.heading;
  }

  #quality(index: number): Break {
    const offset = this.#offset(index);
    return this.#outline.lineBreaks.get(offset) ?? breakWithinLine(this.#text, offset);
  }

  /**
   * Of the characters below U+0300, only CR and LF combine, and the text contains no CR. So these characters do not
   * need the slow segmenter.
   */
  #isBetweenGraphemes(from: number, index: number): boolean {
    const [start, offset] = [this.#offset(from), this.#offset(index)];
    if (Math.max(this.#text.charCodeAt(offset - 1), this.#text.charCodeAt(offset)) < 0x300) return true;
    const segments = graphemesOf(this.#text.slice(start, offset + 32));
    return segments.containing(offset - start)?.index === offset - start;
  }

  /**
   * Returns the table or fenced block whose body contains the start of the piece. The end of the text, after the last
   * piece, belongs to the table or block that is still open there.
   */
  #enclosureAt(index: number): Enclosure | undefined {
    const offset = this.#offset(index);
    const { enclosures, openEnclosure } = this.#outline;
    if (openEnclosure !== null && offset === this.#text.length) return enclosures.at(-1);
    let [low, high] = [0, enclosures.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((enclosures[middle] as Enclosure).end <= offset) low = middle + 1;
      else high = middle;
    }
    const enclosure = enclosures[low];
    return enclosure !== undefined && enclosure.bodyStart <= offset ? enclosure : undefined;
  }

  /** Computes each frame once, because counting its tokens takes time. */
  #frameAt(index: number): Frame {
    const enclosure = this.#enclosureAt(index);
    if (enclosure === undefined) return noFrame;
    const known = this.#frames.get(enclosure);
    if (known !== undefined) return known;
    const openingTokens = this.#tokensIfRepeatable(enclosure.opening);
    const frame = {
      opening: openingTokens === null ? '' : enclosure.opening,
      openingTokens: openingTokens ?? 0,
      closing: this.#tokensIfRepeatable(enclosure.closing) === null ? '' : enclosure.closing,
    };
    this.#frames.set(enclosure, frame);
    return frame;
  }

  /**
   * Returns the number of tokens, or null if the text is too long to repeat in each chunk. An example is a table head
   * with many columns. The characters are limited too, because one token may have a hundred characters.
   */
  #tokensIfRepeatable(text: string): number | null {
    if (text.length > 2 * this.#maxTokens) return null;
    const tokens = this.#counter.count(text);
    return tokens > this.#maxTokens / 4 ? null : tokens;
  }

  /** Returns the text of the pieces `from` to `to - 1`, trimmed except for indentation at the start of a line. */
  #slice(from: number, to: number): string {
    const text = this.#text.slice(this.#offset(from), this.#offset(to)).trimEnd();
    return this.#outline.lineBreaks.has(this.#offset(from)) ? text.replace(/^\n+/, '') : text.trimStart();
  }

  #offset(index: number): number {
    return this.#pieces.starts[index] as number;
  }

  #tokens(from: number, to: number): number {
    return (this.#pieces.tokensBefore[to] as number) - (this.#pieces.tokensBefore[from] as number);
  }
}

const endsSentence = new Set('.!?…。！？');
const endsSentenceWithoutSpace = new Set('。！？');
const closesQuotation = new Set(`"'”’)]」』`);

function breakWithinLine(text: string, offset: number): Break {
  const before = text.charAt(offset - 1);
  const last = closesQuotation.has(before) ? text.charAt(offset - 2) : before;
  if (endsSentenceWithoutSpace.has(last)) return breaks.sentence;
  if (text.charAt(offset).trim() !== '') return breaks.none;
  return endsSentence.has(last) ? breaks.sentence : breaks.word;
}
