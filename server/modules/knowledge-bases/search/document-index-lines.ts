// Separates lines of indexes and tables of contents from prose. These lines are as short as a query, so they would rank
// above the sentences about their subject.

/** A dot leader and a page number: `..... 12`. The lookbehind keeps the time linear in the number of dots. */
const leader = /(?<![.·…_]\s?)((?:[.·…_]\s?){2,})\s*(?:\d{1,5}(?![-.,_/:+@#\d\p{L}])|[ivxl]{1,7}(?=\s*$))/giu;
const minLeaderDots = 4;
const dotsOf = (text: string): number => text.replaceAll('…', '...').replace(/\s/g, '').length;
/** Maximum characters of an entry before its dot leader. Earlier text of the line is prose. */
const maxEntryLength = 120;
/** `brake, 12, 45–47`: a subject with at least two page numbers. */
const indexEntry = /^[^\d]{1,80}(?:,\s*\d{1,5}(?:\s?[-–]\s?\d{1,5})?){2,}\.?$/u;
/**
 * `brake, 12`: an index entry only if at least `minPossibleEntries` lines match, and at least half of the non-blank
 * lines match.
 */
const possibleIndexEntry = /^[^\d]{1,60},\s*\d{1,5}(?:\s?[-–]\s?\d{1,5})?\.?$/u;
const minPossibleEntries = 5;
/** `12`, `Page 3 of 9` or `第 3 页`. */
const pageNumber =
  /^[-–|\s]*(?:page|seite|página|pagina|第)?\s*\d{1,5}\s*(?:(?:of|von|de|di|sur|\/)\s*\d{1,5})?\s*(?:页|頁|ページ)?[-–|\s]*$/iu;
const maxLineLength = 300;

export interface SeparatedText {
  readonly content: string;
  /** Lines of indexes and tables of contents, and page numbers. */
  readonly index: string;
}

export function separateIndexLines(text: string): SeparatedText {
  const lines = text.split('\n');
  const isShort = (line: string) => line.length <= maxLineLength;
  const isPossible = (line: string) => isShort(line) && possibleIndexEntry.test(line.trim());
  const nonBlank = lines.filter((line) => line.trim() !== '').length;
  const possible = lines.filter(isPossible).length;
  const isIndexPage = possible >= minPossibleEntries && possible >= nonBlank / 2;
  const content: string[] = [];
  const index: string[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (isShort(line) && (indexEntry.test(trimmed) || pageNumber.test(trimmed) || (isIndexPage && isPossible(line))))
      index.push(line);
    else separateLeaders(line, content, index);
  }
  return { content: content.join('\n'), index: index.join('\n') };
}

/**
 * Adds each entry with a dot leader to `index`, and the other text of the line to `content`. In PDF files, a table of
 * contents may be one long line.
 */
function separateLeaders(line: string, content: string[], index: string[]): void {
  let end = 0;
  for (const match of line.matchAll(leader)) {
    if (dotsOf(match[1] ?? '') < minLeaderDots) continue;
    const start = Math.max(end, match.index - maxEntryLength);
    if (start > end) content.push(line.slice(end, start));
    end = match.index + match[0].length;
    index.push(line.slice(start, end));
  }
  content.push(line.slice(end));
}

const minWeight = 0.25;

/** Returns `minWeight` for an index, 1 for prose, and a number between them for a mixture. */
export function contentWeight(text: string): number {
  const { content, index } = separateIndexLines(text);
  const length = content.trim().length + index.length;
  return length === 0 ? 1 : 1 - (1 - minWeight) * (index.length / length);
}

/** Multiplies a chunk's embedding by its `contentWeight`, so that indexes get lower scores in searches. */
export function weightedEmbedding(text: string, embedding: Float32Array): Float32Array {
  const weight = contentWeight(text);
  return weight === 1 ? embedding : embedding.map((value) => value * weight);
}
