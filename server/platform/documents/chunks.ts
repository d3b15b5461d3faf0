// Cuts text into chunks of a number of tokens, where the text itself has its joints. Why so: docs/decisions/chunking.md.
// Every choice looks at no more than one chunk's worth of text, so the time grows with the length of the text and no faster.
import { headingPaths, type HeadingPaths } from './heading-paths.js';
import { breaks, outlineOf, type Break, type Enclosure, type Outline } from './outline.js';
import type { Chunk, ChunkOptions } from './port.js';
import { TokenCounter, type Pieces } from './tokens.js';

const leastMaxTokens = 32;

/** The same text and options give the same chunks. A text without anything to read gives none. */
export function chunkText(text: string, { maxTokens = 400, overlapTokens = 60 }: ChunkOptions = {}): Chunk[] {
  if (!Number.isInteger(maxTokens) || maxTokens < leastMaxTokens)
    throw new RangeError(`maxTokens must be an integer of at least ${leastMaxTokens}`);
  if (!Number.isInteger(overlapTokens) || overlapTokens < 0 || overlapTokens > maxTokens / 4)
    throw new RangeError('overlapTokens must be an integer from 0 to a quarter of maxTokens');
  return new Cutter(text, maxTokens, overlapTokens).chunks();
}

/** What is repeated around each part of an enclosure that is cut. */
interface Frame {
  readonly opening: string;
  readonly openingTokens: number;
  readonly closing: string;
}

const noFrame: Frame = { opening: '', openingTokens: 0, closing: '' };

/** Positions in it are numbers of pieces, not of characters. */
class Cutter {
  readonly #text: string;
  readonly #maxTokens: number;
  readonly #overlapTokens: number;
  readonly #counter = new TokenCounter();
  readonly #pieces: Pieces;
  readonly #end: number;
  readonly #outline: Outline;
  readonly #headings: HeadingPaths;
  readonly #frames = new Map<Enclosure, Frame>();
  readonly #graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

  constructor(text: string, maxTokens: number, overlapTokens: number) {
    this.#text = text;
    this.#maxTokens = maxTokens;
    this.#overlapTokens = overlapTokens;
    this.#pieces = this.#counter.pieces(text);
    this.#end = this.#pieces.starts.length - 1;
    this.#outline = outlineOf(text);
    this.#headings = headingPaths(this.#outline.headings);
  }

  chunks(): Chunk[] {
    const chunks: Chunk[] = [];
    for (let from = 0; from < this.#end;) {
      const { to, text, tokenCount } = this.#chunkFrom(from);
      if (text !== '')
        chunks.push({ position: chunks.length, text, tokenCount, heading: this.#headings.above(this.#offset(from)) });
      from = to === this.#end ? to : this.#startAfter(from, to);
    }
    return chunks;
  }

  #chunkFrom(from: number): { to: number; text: string; tokenCount: number } {
    const { opening, openingTokens } = this.#frameAt(from);
    let room = this.#maxTokens - openingTokens;
    for (;;) {
      const to = this.#endOfChunk(from, room);
      const { closing } = this.#frameAt(to);
      const body = this.#slice(from, to);
      const text = body === '' ? '' : opening + body + closing;
      const tokenCount = this.#counter.count(text);
      if (tokenCount <= this.#maxTokens || to === from + 1) return { to, text, tokenCount };
      // The closing fence needs room, and a word can have more tokens without the space before it.
      room = Math.min(room, this.#tokens(from, to)) - (tokenCount - this.#maxTokens);
    }
  }

  #endOfChunk(from: number, maxTokens: number): number {
    let to = from + 1;
    while (to < this.#end && this.#tokens(from, to + 1) <= maxTokens) to += 1;
    for (let place = from + 1; place < to; place += 1) {
      if (this.#isHeading(place) && this.#tokens(from, place) >= maxTokens / 4) return place;
    }
    return to === this.#end ? to : this.#bestBreak(from, to, maxTokens / 2);
  }

  /** The last of the best breaks, with at least `leastTokens` before it. */
  #bestBreak(from: number, to: number, leastTokens: number): number {
    let best: { place: number; quality: Break } | undefined;
    for (let place = to; place > from && this.#tokens(from, place) >= leastTokens; place -= 1) {
      const quality = this.#quality(place);
      if ((best === undefined || quality > best.quality) && this.#isBetweenGraphemes(from, place))
        best = { place, quality };
    }
    return best?.place ?? to;
  }

  /** Where the next chunk begins: before the end of this one, at a sentence if there is one, never in the section or table before. */
  #startAfter(from: number, to: number): number {
    if (this.#isHeading(to)) return to;
    const enclosure = this.#enclosureAt(to);
    let best: { place: number; quality: number } | undefined;
    for (
      let place = to - 1;
      place > from && this.#tokens(place, to) <= this.#overlapTokens && this.#enclosureAt(place) === enclosure;
      place -= 1
    ) {
      const quality = Math.min(this.#quality(place), breaks.sentence);
      if ((best === undefined || quality >= best.quality) && this.#isBetweenGraphemes(from, place))
        best = { place, quality };
      if (this.#isHeading(place)) break;
    }
    return best?.place ?? to;
  }

  #isHeading(place: number): boolean {
    return this.#outline.lineBreaks.get(this.#offset(place)) === breaks.heading;
  }

  #quality(place: number): Break {
    const offset = this.#offset(place);
    return this.#outline.lineBreaks.get(offset) ?? breakWithinLine(this.#text, offset);
  }

  /** Asked of places without a letter beyond Latin beside them, the segmenter would only cost time. */
  #isBetweenGraphemes(from: number, place: number): boolean {
    const [start, offset] = [this.#offset(from), this.#offset(place)];
    if (Math.max(this.#text.charCodeAt(offset - 1), this.#text.charCodeAt(offset)) < 0x300) return true;
    const segments = this.#graphemes.segment(this.#text.slice(start, offset + 32));
    return segments.containing(offset - start)?.index === offset - start;
  }

  /** The table or fenced block whose body is cut when the text is cut here. */
  #enclosureAt(place: number): Enclosure | undefined {
    const offset = this.#offset(place);
    const { enclosures } = this.#outline;
    let [low, high] = [0, enclosures.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((enclosures[middle] as Enclosure).end <= offset) low = middle + 1;
      else high = middle;
    }
    const enclosure = enclosures[low];
    return enclosure !== undefined && enclosure.bodyStart <= offset ? enclosure : undefined;
  }

  /** Measured once for each enclosure: measured again for each chunk, a head of a megabyte would cost a megabyte a chunk. */
  #frameAt(place: number): Frame {
    const enclosure = this.#enclosureAt(place);
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
   * Null for a head of many columns, which would leave no room for rows: it is in the first chunk only. The length is compared as well, because a
   * token may be a hundred characters, and a head that is repeated in each chunk multiplies the size of the text.
   */
  #tokensIfRepeatable(text: string): number | null {
    if (text.length > 2 * this.#maxTokens) return null;
    const tokens = this.#counter.count(text);
    return tokens > this.#maxTokens / 4 ? null : tokens;
  }

  /** Indentation at the beginning of a line has a meaning, other space at the ends has none. */
  #slice(from: number, to: number): string {
    const text = this.#text.slice(this.#offset(from), this.#offset(to)).trimEnd();
    return this.#outline.lineBreaks.has(this.#offset(from)) ? text.replace(/^\n+/, '') : text.trimStart();
  }

  #offset(place: number): number {
    return this.#pieces.starts[place] as number;
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
