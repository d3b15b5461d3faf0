// Reads Excel workbooks as streams. A library that returns all cells of a sheet also creates the empty cells before the
// last cell: up to 17 billion.
import { documentError } from '../document-error.js';
import { cellText, type NumberFormat } from './xlsx-values.js';
import { readNumberFormats } from './xlsx-formats.js';
import { openPackage, referencedParts } from './ooxml.js';
import { markdownTable } from './table.js';
import { readXmlEvents } from './xml-events.js';
import type { ZipArchive } from './zip.js';

/** Maximum number of cells per workbook. An empty cell counts if the table contains it. */
const maxCells = 2_000_000;

interface Workbook {
  readonly archive: ZipArchive;
  readonly sharedStrings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly has1904Dates: boolean;
}

/** Cells of a row by column, from 0. */
type Row = ReadonlyMap<number, string>;

/** Number of cells and characters that may still be read from a workbook. */
interface Limits {
  cells: number;
  characters: number;
  readonly maxCharacters: number;
}

export async function readXlsx(content: Uint8Array, maxTextLength: number): Promise<string> {
  const { archive, main } = await openPackage(content, 'xl/', 'xlsx');
  const { relationships, found: sheets } = await referencedParts(archive, main, 'sheet');
  const partOf = (type: string): string | undefined =>
    [...relationships.values()].find((one) => one.type === type && archive.names.has(one.target))?.target;
  const workbook = {
    archive,
    sharedStrings: await readSharedStrings(archive, partOf('sharedStrings')),
    formats: await readNumberFormats(archive, partOf('styles')),
    has1904Dates: await uses1904Dates(archive, main),
  };
  const limits = { cells: maxCells, characters: maxTextLength, maxCharacters: maxTextLength };
  const texts: string[] = [];
  for (const { name, target } of sheets) {
    const table = tableOf(await readRows(workbook, target, limits), limits);
    if (table !== '') texts.push(`## ${(name ?? 'Sheet').replace(/\s+/g, ' ')}\n\n${table}`);
  }
  return texts.join('\n\n');
}

async function uses1904Dates(archive: ZipArchive, main: string): Promise<boolean> {
  let isUsed = false;
  await readXmlEvents(archive.read(main), {
    onOpen(name, { date1904 }) {
      if (name === 'workbookPr') isUsed = date1904 === '1' || date1904 === 'true';
    },
  });
  return isUsed;
}

/** Collects the text of `t` elements, without the phonetic readings of Japanese words. */
class RichText {
  text = '';
  #isText = false;
  #readings = 0;

  open(name: string): void {
    if (name === 'rPh') this.#readings += 1;
    if (name === 't') this.#isText = this.#readings === 0;
  }

  add(text: string): void {
    if (this.#isText) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#readings -= 1;
    if (name === 't') this.#isText = false;
  }
}

async function readSharedStrings(archive: ZipArchive, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let current = new RichText();
  await readXmlEvents(archive.read(part), {
    onOpen(name) {
      if (name === 'si') current = new RichText();
      else current.open(name);
    },
    onText: (text) => current.add(text),
    onClose(name) {
      if (name === 'si') strings.push(current.text);
      else current.close(name);
    },
  });
  return strings;
}

async function readRows(
  { archive, sharedStrings, formats, has1904Dates }: Workbook,
  part: string,
  limits: Limits,
): Promise<Row[]> {
  const rows: Row[] = [];
  let row = new Map<number, string>();
  let cell = { column: -1, type: 'n', format: 'general' as NumberFormat, inline: new RichText() };
  let value = '';
  let isValue = false;
  await readXmlEvents(archive.read(part), {
    onOpen(name, { r, s, t }) {
      if (name === 'row') row = new Map();
      else if (name === 'c') {
        const column = r === undefined ? cell.column + 1 : columnOf(r);
        cell = { column, type: t ?? 'n', format: formats[Number(s ?? 0)] ?? 'general', inline: new RichText() };
        value = '';
      } else if (name === 'v') isValue = true;
      else cell.inline.open(name);
    },
    onText(text) {
      if (isValue) value += text;
      else cell.inline.add(text);
    },
    onClose(name) {
      if (name === 'v') isValue = false;
      else if (name === 'row') {
        if (row.size > 0) rows.push(row);
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const text =
          cell.type === 's'
            ? (sharedStrings[Number(value)] ?? '')
            : cell.type === 'inlineStr'
              ? cell.inline.text
              : cellText(value, cell.type, cell.format, has1904Dates);
        if (text.trim() === '') return;
        row.set(cell.column, text);
        spend(limits, 1, text.length);
      } else cell.inline.close(name);
    },
  });
  return rows;
}

function spend(limits: Limits, cells: number, characters: number): void {
  limits.cells -= cells;
  limits.characters -= characters;
  if (limits.cells < 0) throw documentError('tooManyCells', { values: { cells: maxCells } });
  if (limits.characters < 0) throw documentError('tooManyCharacters', { values: { characters: limits.maxCharacters } });
}

/** Returns the column of a reference such as `AB12`, from 0. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? 'A')].reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Omits the columns without text. */
function tableOf(rows: readonly Row[], limits: Limits): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort((one, other) => one - other);
  const places = new Map(columns.map((column, place) => [column, place]));
  return markdownTable(
    rows.map((row) => {
      const length = Math.max(...[...row.keys()].map((column) => places.get(column) ?? 0)) + 1;
      spend(limits, length - row.size, 0);
      return columns.slice(0, length).map((column) => row.get(column) ?? '');
    }),
  );
}
