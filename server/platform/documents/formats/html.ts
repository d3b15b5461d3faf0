// Converts HTML to Markdown without link targets, images and scripts.
import { convert, type DomNode, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { Parser } from 'htmlparser2';
import { documentError } from '../document-error.js';
import { fenced } from './fence.js';
import { markdownTable } from './table.js';

const heading: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  const marks = '#'.repeat(Number(element.name?.slice(1)));
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (text) => (text.trim() === '' ? '' : `${marks} ${text.trim().replace(/\s+/g, ' ')}`),
  });
};

const preformatted: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ isPre: true, leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 2, blockTransform: (text) => (text.trim() === '' ? '' : fenced(text)) });
};

/** A table with one column, or inside another table, is usually for layout, so its cells become paragraphs. */
const table: FormatCallback = (element, walk, builder) => {
  const rows = [...rowsOf(element)].map((row) => row.children.filter(({ name }) => name === 'td' || name === 'th'));
  for (const caption of element.children.filter(({ name }) => name === 'caption'))
    paragraph(caption, walk, builder, {});
  if (isInTable(element) || rows.every((cells) => cells.length < 2)) {
    for (const cell of rows.flat()) paragraph(cell, walk, builder, {});
    return;
  }
  builder.openTable();
  for (const cells of rows) {
    builder.openTableRow();
    for (const cell of cells) {
      builder.openTableCell({});
      walk(cell.children, builder);
      builder.closeTableCell({});
    }
    builder.closeTableRow();
  }
  builder.closeTable({
    leadingLineBreaks: 2,
    trailingLineBreaks: 2,
    tableToString: (cells) => markdownTable(cells.map((row) => row.map(({ text }) => text))),
  });
};

const paragraph: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

function* rowsOf(element: DomNode): Generator<DomNode> {
  for (const child of element.children) {
    if (child.name === 'tr') yield child;
    else if (child.name === 'thead' || child.name === 'tbody' || child.name === 'tfoot') yield* rowsOf(child);
  }
}

function isInTable(element: DomNode): boolean {
  for (let { parent } = element; parent; parent = parent.parent) if (parent.name === 'table') return true;
  return false;
}

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: Number.MAX_SAFE_INTEGER },
  formatters: { heading, preformatted, table },
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, format: 'heading' })),
    { selector: 'pre', format: 'preformatted' },
    { selector: 'table', format: 'table' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'hr', 'script', 'style', 'template'].map((selector) => ({ selector, format: 'skip' })),
  ],
};

/** Maximum depth of elements. The converter's time grows with the square of the depth. */
const maxDepth = 500;
const pieceCharacters = 64 * 1024;

/** Checks the depth before the converter builds a tree of the whole document. */
function assertDepth(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > maxDepth) throw documentError('tooManyLevels', { values: { levels: maxDepth } });
    },
    onclosetag: () => (depth -= 1),
  });
  for (let start = 0; start < html.length; start += pieceCharacters)
    parser.write(html.slice(start, start + pieceCharacters));
  parser.end();
}

export function readHtml(html: string): string {
  assertDepth(html);
  return convert(html, options);
}
