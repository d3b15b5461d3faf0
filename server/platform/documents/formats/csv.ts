// Converts CSV to a Markdown table. The first record becomes the head, because most files begin with column names.
import { CsvError, parse } from 'csv-parse/sync';
import { documentError } from '../document-error.js';
import { markdownTable } from './table.js';

const delimiters = [',', ';', '\t', '|'];

/** A first line such as `sep=;` sets the delimiter for Excel, which does not show the line. */
const separatorLine = /^sep=([^\r\n"])(?:\r\n|\r|\n|$)/i;

export function readCsv(given: string): string {
  const separator = separatorLine.exec(given);
  const text = given.slice(separator?.[0].length ?? 0);
  try {
    return markdownTable(
      parse(text, {
        delimiter: separator?.[1] ?? delimiterOf(text),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    );
  } catch (error) {
    if (error instanceof CsvError)
      throw documentError('invalidCsv', { values: { line: String(error.lines ?? 'unknown') }, cause: error });
    throw error;
  }
}

/** Counts delimiters outside of quotes in the first line. Without any, the delimiter is a comma. */
function delimiterOf(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text.slice(0, 65_536).trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => firstLine.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
