/** A Markdown table whose first row is its head. Short rows stay short: filling them up would let a small file grow without bound. */
export function markdownTable(rows: ReadonlyArray<readonly string[]>): string {
  const [head, ...body] = rows;
  if (head === undefined) return '';
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n');
}

const cellText = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
