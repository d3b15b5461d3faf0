// Converts PDF to Markdown. Most PDF files do not mark headings and paragraphs, so pdf-layout.ts infers them.
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { notOfType } from '../kinds.js';
import { documentError } from '../document-error.js';
import { layOutPages, type PdfLine } from './pdf-layout.js';
import { withoutRepeatedMargins } from './pdf-margins.js';

const maxPages = 5000;

/** Character maps of Chinese, Japanese and Korean fonts. unpdf does not contain them. See ../cmaps/README.md. */
const cMapUrl = fileURLToPath(new URL('../cmaps/', import.meta.url));

export async function readPdf(content: Uint8Array, maxTextLength: number): Promise<string> {
  const document = await open(content);
  if (document.numPages > maxPages) throw documentError('tooManyPages', { values: { pages: maxPages } });
  const pages: PdfLine[][] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch((error: unknown) => {
      throw documentError('damagedPage', { values: { page: number }, cause: error });
    });
    const lines = linesOf((await page.getTextContent()).items);
    page.cleanup();
    pages.push(lines);
    length += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (length > maxTextLength) break;
  }
  return layOutPages(withoutRepeatedMargins(pages));
}

async function open(content: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    // Pass a copy, because pdf.js rejects a Buffer and detaches the memory of its input.
    return await getDocumentProxy(new Uint8Array(content), {
      verbosity: 0,
      cMapUrl,
      cMapPacked: true,
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw documentError('encrypted', { cause: error });
    throw notOfType('pdf', error);
  }
}

/** A run of letters from pdf.js. Marked content, the other kind of item, has no `str`. */
interface TextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

function linesOf(items: ReadonlyArray<TextRun | { readonly type: string }>): PdfLine[] {
  const lines: PdfLine[] = [];
  let runs: TextRun[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    runs.push(item);
    if (item.hasEOL) {
      lines.push(...lineOf(runs));
      runs = [];
    }
  }
  return [...lines, ...lineOf(runs)];
}

function lineOf(runs: readonly TextRun[]): PdfLine[] {
  const written = runs.filter(({ str }) => str.trim() !== '');
  if (written.length === 0) return [];
  const text = runs
    .map(({ str }) => str)
    .join('')
    .trim();
  const sizes = written.map(({ height }) => height);
  const bottoms = written.map(({ transform }) => transform[5] ?? 0);
  const rights = written.map(({ transform, width }) => (transform[4] ?? 0) + width);
  return [{ text, size: Math.max(...sizes), bottom: Math.min(...bottoms), right: Math.max(...rights) }];
}
