/**
 * Returns a Markdown table whose first row is the head. Short rows are not padded, because padding could expand a small
 * file without limit.
 */
export function markdownTable(rows: ReadonlyArray<readonly string[]>): string {
  const [head, ...body] = rows;
  if (head === undefined) return '';
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n');
}

const cellText = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
