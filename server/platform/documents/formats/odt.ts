import { otherArchive } from '../kinds.js';
import { documentError } from '../document-error.js';
import { escapeHtml } from './escape.js';
import { readHtml } from './html.js';
import { createOdtLists, type OdtLists } from './odt-lists.js';
import { attribute, readXmlEvents, type Attributes } from './xml-events.js';
import { openZip } from './zip.js';

const elements: Readonly<Record<string, string>> = {
  p: 'p',
  'list-item': 'li',
  'list-header': 'li',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
};
/** Elements whose text is left out, such as comments, deleted text and descriptions of pictures. */
const skipped = new Set(['annotation', 'tracked-changes', 'note-citation', 'title', 'desc', 'sequence-decls', 'forms']);
/** Maximum number of spaces of one element `s`. A small file can declare any number. */
const maxSpaces = 100;

function createHtmlWriter(lists: OdtLists) {
  const html: string[] = [];
  const headings: string[] = [];
  let paragraphs = 0;
  const isNested = () => paragraphs > 1;
  return {
    text: (text: string): void => void (paragraphs > 0 && html.push(escapeHtml(text))),
    html: () => html.join(''),

    open(name: string, attributes: Attributes): void {
      if (name === 'h') {
        const level = Math.min(6, Math.max(1, Number(attribute(attributes, 'outline-level')) || 1));
        headings.push(`</h${level}>`);
        html.push(`<h${level}>`);
        paragraphs += 1;
      } else if (name === 'note') html.push(' (');
      else if (name === 's') html.push('&nbsp;'.repeat(Math.min(maxSpaces, Number(attribute(attributes, 'c')) || 1)));
      else if (name === 'tab') html.push(' ');
      else if (name === 'line-break') html.push('<br>');
      else if (name === 'list') html.push(lists.open(attributes));
      else if (Object.hasOwn(elements, name)) {
        // A paragraph within a paragraph belongs to a footnote or a text box.
        if (name === 'p') paragraphs += 1;
        if (name === 'list-item') lists.onItem();
        html.push(name === 'p' && isNested() ? ' ' : `<${elements[name]}>`);
      }
    },

    close(name: string): void {
      if (name === 'h') {
        html.push(headings.pop() ?? '');
        paragraphs -= 1;
      } else if (name === 'note') html.push(')');
      else if (name === 'list') html.push(lists.close());
      else if (Object.hasOwn(elements, name)) {
        html.push(name === 'p' && isNested() ? ' ' : `</${elements[name]}>`);
        if (name === 'p') paragraphs -= 1;
      }
    },
  };
}

export async function readOdt(content: Uint8Array): Promise<string> {
  const archive = await openZip(content);
  if (!archive.names.has('content.xml') || !archive.names.has('META-INF/manifest.xml')) throw otherArchive('odt');
  await readXmlEvents(archive.read('META-INF/manifest.xml'), {
    onOpen(name) {
      if (name === 'encryption-data') throw documentError('encrypted');
    },
  });
  const lists = createOdtLists();
  const writer = createHtmlWriter(lists);
  if (archive.names.has('styles.xml')) await readXmlEvents(archive.read('styles.xml'), { onOpen: lists.readStyle });
  let skippedDepth = 0;
  let isBody = false;
  let hasText = false;
  await readXmlEvents(archive.read('content.xml'), {
    onOpen(name, attributes, prefix) {
      // `text:title` is a field with the title of the document. `svg:title` describes a picture.
      const isSkipped = skipped.has(name) && !(prefix === 'text' && name === 'title');
      if (skippedDepth > 0 || isSkipped) skippedDepth += 1;
      else if (name === 'body') isBody = true;
      else if (isBody && name === 'text') hasText = true;
      else if (isBody) writer.open(name, attributes);
      else lists.readStyle(name, attributes);
    },
    onText(text) {
      if (skippedDepth === 0) writer.text(text);
    },
    onClose(name) {
      if (skippedDepth > 0) skippedDepth -= 1;
      else if (isBody) writer.close(name);
    },
  });
  if (!hasText) throw documentError('otherOpenDocument');
  return readHtml(writer.html());
}
