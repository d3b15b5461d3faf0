// Excel stores dates and percentages as numbers. Only the format of a cell distinguishes them from other numbers.
import { readXmlEvents } from './xml-events.js';
import type { NumberFormat } from './xlsx-values.js';
import type { ZipArchive } from './zip.js';

/** Returns the number format of each cell style, by its index. */
export async function readNumberFormats(archive: ZipArchive, part: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (part === undefined) return formats;
  const codes = new Map<number, string>();
  let isCellStyles = false;
  await readXmlEvents(archive.read(part), {
    onOpen(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles) {
        const id = Number(numFmtId ?? 0);
        formats.push(builtIn(id) ?? formatOf(codes.get(id) ?? ''));
      }
    },
    onClose(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}

/** Workbooks do not list the formats that are built into Excel (ECMA-376, part 1, 18.8.30). */
function builtIn(id: number): NumberFormat | undefined {
  if (id === 9 || id === 10) return 'percent';
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    ? 'date'
    : undefined;
}

/**
 * Ignores texts in quotes, and colors and conditions in brackets. Keeps a bracketed hour, minute or second, as in
 * `[h]:mm`, because a duration is formatted like a date.
 */
function formatOf(code: string): NumberFormat {
  const placeholders = code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/[ymdhs]/i.test(placeholders)) return 'date';
  return placeholders.includes('%') ? 'percent' : 'general';
}
