/** The first row becomes the head. Short rows are not padded, because padding could greatly expand a small file. */
export function markdownTable(rows: ReadonlyArray<readonly string[]>): string {
  const [head, ...body] = rows;
  if (head === undefined) return '';
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n');
}

const cellText = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
