// Infers headings and paragraphs from the size and distance of lines.

export interface PdfLine {
  readonly text: string;
  /** Height of the letters, in points. */
  readonly size: number;
  /** Distance of the baseline from the bottom of the page. */
  readonly bottom: number;
  readonly right: number;
}

/** Minimum ratio of a heading's letter size to the body's. */
const headingRatio = 1.15;
/** Maximum length of a heading, in characters. */
const maxHeadingLength = 200;
/** Maximum ratio of line distance to letter size within a paragraph. */
const paragraphRatio = 1.6;
/** Minimum ratio of a line's right end to the rightmost end on the page. A shorter line keeps its line break. */
const fullLineRatio = 0.8;

export function layOutPages(pages: ReadonlyArray<readonly PdfLine[]>): string {
  const lines = pages.flat();
  const bodySize = commonestSize(lines);
  const headingSizes = [
    ...new Set(lines.filter((line) => isHeading(line, bodySize)).map(({ size }) => Math.round(size))),
  ].sort((a, b) => b - a);
  const levelOf = ({ size }: PdfLine): number => Math.min(6, headingSizes.indexOf(Math.round(size)) + 1);
  return pages.map((page) => layOut(page, (line) => (isHeading(line, bodySize) ? levelOf(line) : 0))).join('\n\n');
}

function commonestSize(lines: readonly PdfLine[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines)
    characters.set(Math.round(size), (characters.get(Math.round(size)) ?? 0) + text.length);
  return [...characters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

const isHeading = ({ size, text }: PdfLine, bodySize: number): boolean =>
  bodySize > 0 && size >= bodySize * headingRatio && text.length <= maxHeadingLength && /\p{L}/u.test(text);

function layOut(page: readonly PdfLine[], levelOf: (line: PdfLine) => number): string {
  const pageRight = page.reduce((right, line) => Math.max(right, line.right), 0);
  let text = '';
  let previous: { line: PdfLine; level: number } | undefined;
  for (const line of page) {
    const level = levelOf(line);
    text += previous === undefined ? '' : separator(previous, { line, level }, pageRight);
    const continues = level > 0 && previous?.level === level && text.endsWith(' ');
    text += level > 0 && !continues ? `${'#'.repeat(level)} ${line.text}` : line.text;
    previous = { line, level };
  }
  return text;
}

function separator(
  previous: { line: PdfLine; level: number },
  next: { line: PdfLine; level: number },
  pageRight: number,
): string {
  const step = previous.line.bottom - next.line.bottom;
  const size = Math.max(previous.line.size, next.line.size);
  const isNear = step >= -size / 2 && step <= size * paragraphRatio;
  // An upward step leads to the next column, in which the paragraph may continue.
  if (previous.level !== next.level || (!isNear && step >= 0)) return '\n\n';
  if (next.level > 0) return isNear ? ' ' : '\n\n';
  return previous.line.right >= pageRight * fullLineRatio ? ' ' : '\n';
}
