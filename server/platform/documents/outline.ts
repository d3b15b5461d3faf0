// Finds where a Markdown text can be split, and what must be repeated after a split. Reads the lines once.

/** How well a chunk can end at a position, from worst to best. */
export const breaks = { none: 0, word: 1, sentence: 2, item: 3, block: 4, heading: 5 } as const;
export type Break = (typeof breaks)[keyof typeof breaks];

export interface Heading {
  readonly start: number;
  /** 1 to 6. */
  readonly level: number;
  readonly title: string;
}

/** A table or fenced code block. Each of its chunks repeats the opening, unless the opening is too long. */
export interface Enclosure {
  readonly start: number;
  readonly end: number;
  /** Where the opening ends. */
  readonly bodyStart: number;
  readonly opening: string;
  /** Empty for a table. */
  readonly closing: string;
}

/** The headings and the open table or fenced block that a part of a text continues. */
export interface Context {
  /** Outermost first. */
  readonly headings: readonly Heading[];
  readonly enclosure: OpenEnclosure | null;
}

/** A table or fenced block that continues in the next part. */
export interface OpenEnclosure {
  readonly opening: string;
  readonly closing: string;
  /** Null for a table. */
  readonly fence: string | null;
}

export interface Outline {
  /** Break quality at the start of every line with text. */
  readonly lineBreaks: ReadonlyMap<number, Break>;
  readonly headings: readonly Heading[];
  readonly enclosures: readonly Enclosure[];
  /** The table or fenced block that is still open at the end of the text, and continues if more text follows. */
  readonly openEnclosure: OpenEnclosure | null;
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** Includes its newline. */
  readonly text: string;
}

/** Maximum characters of `Heading.title`. The text itself keeps the whole title. */
const maxTitleLength = 100;

/** `continued` is the table or fenced block within which the text begins, if any. */
export function outlineOf(text: string, continued: OpenEnclosure | null = null): Outline {
  const lineBreaks = new Map<number, Break>();
  const headings: Heading[] = [];
  const enclosures: Enclosure[] = [];
  const lines = [...linesOf(text)];
  let openEnclosure: OpenEnclosure | null = null;
  let outer = continued;
  let before: 'heading' | 'nothing' | 'block' = 'nothing';
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    if (line.text.trim() === '') {
      if (before === 'block') before = 'nothing';
      continue;
    }
    const continuation = outer === null ? [] : linesWithin(lines, index, outer.fence);
    const enclosed = continuation.length > 0 ? continuation : linesOfEnclosure(lines, index);
    const heading = enclosed.length > 0 ? null : headingIn(line);
    // A heading stays in one chunk with the text below it, even if another heading is between them.
    const quality =
      before === 'heading'
        ? breaks.none
        : heading
          ? breaks.heading
          : enclosed.length > 0 || before === 'nothing'
            ? breaks.block
            : breakWithinBlock(line);
    lineBreaks.set(line.start, quality);
    if (heading) {
      headings.push(heading);
      before = 'heading';
    } else if (enclosed.length > 0) {
      const enclosure =
        outer !== null && enclosed === continuation ? continuationOf(enclosed, outer) : enclosureOf(enclosed);
      enclosures.push(enclosure);
      if (index + enclosed.length === lines.length) openEnclosure = ifOpen(enclosed, enclosure, outer);
      for (const inner of enclosed.slice(1))
        lineBreaks.set(inner.start, inner.start <= enclosure.bodyStart ? breaks.none : breaks.item);
      index += enclosed.length - 1;
      before = 'nothing';
    } else before = 'block';
    outer = null;
  }
  return { lineBreaks, headings, enclosures, openEnclosure };
}

/** A line break within a paragraph counts as the end of a sentence, because it may separate the entries of a log. */
const breakWithinBlock = (line: Line): Break =>
  /^\s*([-*+]|\d{1,9}[.)])\s/.test(line.text) ? breaks.item : breaks.sentence;

function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    yield { start, end, text: text.slice(start, end) };
    start = end;
  }
}

function headingIn(line: Line): Heading | null {
  const marks = /^ {0,3}(#{1,6})[ \t]/.exec(line.text)?.[1];
  if (marks === undefined) return null;
  const title = line.text.trim().slice(marks.length).trim();
  return {
    start: line.start,
    level: marks.length,
    title: Array.from(title.slice(0, 2 * maxTitleLength))
      .slice(0, maxTitleLength)
      .join('')
      .replace(/\s#+$/, ''),
  };
}

/** Returns the lines of the table or fenced block that begins here, or no lines. */
function linesOfEnclosure(lines: readonly Line[], from: number): readonly Line[] {
  const first = (lines[from] as Line).text;
  const fence = fenceOf(first);
  if (fence !== null) return [lines[from] as Line, ...linesWithin(lines, from + 1, fence)];
  if (!first.startsWith('|') || !isTableRule(lines[from + 1]?.text ?? '')) return [];
  return [lines[from] as Line, lines[from + 1] as Line, ...linesWithin(lines, from + 2, null)];
}

/** Returns the lines up to the end of the fenced block or, if `fence` is null, of the table. */
function linesWithin(lines: readonly Line[], from: number, fence: string | null): readonly Line[] {
  let end = from;
  if (fence === null) {
    while (lines[end]?.text.startsWith('|') === true) end += 1;
    return lines.slice(from, end);
  }
  while (end < lines.length && !closes((lines[end] as Line).text, fence)) end += 1;
  return lines.slice(from, end + 1);
}

const closes = (line: string, fence: string): boolean =>
  fenceOf(line)?.startsWith(fence) === true && line.trim() === fenceOf(line);

// A line with backticks after the first run of backticks is inline code.
const fenceOf = (line: string): string | null => /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;

/** Returns whether the line is the row of dashes between a table's head and body. */
const isTableRule = (line: string): boolean =>
  line.startsWith('|') && line.includes('-') && /^[|:\- \t]+$/.test(line.trimEnd());

function enclosureOf(lines: readonly Line[]): Enclosure {
  const first = lines[0] as Line;
  const last = lines.at(-1) as Line;
  const fence = fenceOf(first.text);
  const head = fence === null ? lines.slice(0, 2) : [first];
  return {
    start: first.start,
    end: last.end,
    bodyStart: (head.at(-1) as Line).end,
    opening: head.map(({ text }) => `${text.trimEnd()}\n`).join(''),
    closing: fence === null ? '' : `\n${fence}`,
  };
}

function continuationOf(lines: readonly Line[], { opening, closing }: OpenEnclosure): Enclosure {
  const { start } = lines[0] as Line;
  return { start, end: (lines.at(-1) as Line).end, bodyStart: start, opening, closing };
}

/** Returns null if the last line is the closing fence. */
function ifOpen(lines: readonly Line[], enclosure: Enclosure, outer: OpenEnclosure | null): OpenEnclosure | null {
  const { opening, closing } = enclosure;
  const fence = outer === null ? fenceOf((lines[0] as Line).text) : outer.fence;
  const inner = outer === null ? lines.slice(1) : lines;
  const last = inner.at(-1);
  return fence !== null && last !== undefined && closes(last.text, fence) ? null : { opening, closing, fence };
}
