// CSV → a Markdown table. The first record is taken for the head: most files have one, and in the others the first record stays readable.
import { CsvError, parse } from 'csv-parse/sync';
import { DocumentError } from '../document-error.js';
import { markdownTable } from './table.js';

const delimiters = [',', ';', '\t', '|'];

export function readCsv(text: string): string {
  try {
    return markdownTable(
      parse(text, {
        delimiter: delimiterOf(text),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    );
  } catch (error) {
    if (error instanceof CsvError)
      throw new DocumentError(`The file is not valid CSV (line ${error.lines ?? 'unknown'})`, { cause: error });
    throw error;
  }
}

/** The one that stands most often in the first line outside of quotes; a comma when none does. */
function delimiterOf(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text.slice(0, 65_536).trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => firstLine.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
