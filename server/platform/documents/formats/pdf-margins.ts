// Removes headers and footers that repeat on the pages of a PDF. Otherwise, a search for a word of a header would find
// chunks of every page.
import type { PdfLine } from './pdf-layout.js';

/** Number of lines at each end of a page, top and bottom, that may be a header or footer. */
const marginLines = 2;
const minPages = 3;
/** Positions are rounded to multiples of this many points, because they differ slightly between pages. */
const heightStep = 4;

/** Returns the lines in the margins of a page, each with a key. A line that repeats has the same key on every page. */
function marginOf(page: readonly PdfLine[]): Map<PdfLine, string> {
  // On a page with few lines, such as a slide, the margins cannot be distinguished from the text.
  if (page.length <= 2 * marginLines) return new Map();
  const fromTop = [...page].sort((one, other) => other.bottom - one.bottom);
  const outermost = [fromTop[0], fromTop.at(-1)];
  return new Map(
    [...fromTop.slice(0, marginLines), ...fromTop.slice(-marginLines)].map((line) => {
      // Page numbers are usually in the outermost lines. Further inside, lines that differ only in a number are text.
      const text = outermost.includes(line) ? line.text.replace(/\d+/g, '#') : line.text;
      return [line, `${Math.round(line.bottom / heightStep)} ${text}`];
    }),
  );
}

/** Removes repeated margin lines, but keeps the first occurrence of each, which may be the title of the document. */
export function withoutRepeatedMargins(pages: ReadonlyArray<readonly PdfLine[]>): PdfLine[][] {
  const margins = pages.map(marginOf);
  const counts = new Map<string, number>();
  for (const margin of margins) for (const key of new Set(margin.values())) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = new Set<string>();
  return pages.map((page, index) =>
    page.filter((line) => {
      const key = margins[index]?.get(line);
      if (key === undefined || (counts.get(key) ?? 0) < minPages) return true;
      const isFirst = !kept.has(key);
      kept.add(key);
      return isFirst;
    }),
  );
}
