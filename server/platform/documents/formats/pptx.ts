// Converts each slide of a PowerPoint presentation to a section. Texts in charts and diagrams are not read.
import { escapeHtml } from './escape.js';
import { readHtml } from './html.js';
import { openPackage, referencedParts, relationshipsOf } from './ooxml.js';
import { readXmlEvents } from './xml-events.js';
import type { ZipArchive } from './zip.js';

/** Placeholders whose text repeats on each slide. */
const repeated = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg']);

const elements: Readonly<Record<string, string>> = { p: 'p', tbl: 'table', tr: 'tr', tc: 'td' };

export async function readPptx(content: Uint8Array): Promise<string> {
  const { archive, main } = await openPackage(content, 'ppt/', 'pptx');
  const { found: slides } = await referencedParts(archive, main, 'sldId');
  const html: string[] = [];
  for (const [index, { target }] of slides.entries()) {
    const { title, body } = await readSlide(archive, target);
    html.push(`<h2>${escapeHtml(title || `Slide ${index + 1}`)}</h2>`, body);
    const notes = [...(await relationshipsOf(archive, target)).values()].find(({ type }) => type === 'notesSlide');
    if (notes === undefined || !archive.names.has(notes.target)) continue;
    const { body: text } = await readSlide(archive, notes.target);
    if (/[^\s<>/p]/.test(text)) html.push('<p>Notes:</p>', text);
  }
  return readHtml(html.join('\n'));
}

async function readSlide(archive: ZipArchive, part: string): Promise<{ title: string; body: string }> {
  const title: string[] = [];
  const body: string[] = [];
  /** The placeholder type of the current shape. */
  let placeholder = '';
  let fallbacks = 0;
  let isText = false;
  const isTitle = (): boolean => placeholder === 'title' || placeholder === 'ctrTitle';
  const add = (html: string): void => void (isTitle() || repeated.has(placeholder) || body.push(html));
  await readXmlEvents(archive.read(part), {
    onOpen(name, { type }) {
      // A `Fallback` element repeats the text of the `Choice` element before it.
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === 'ph') placeholder = type ?? '';
      else if (name === 't') isText = true;
      else if (name === 'br' || name === 'tab') {
        title.push(' ');
        add(name === 'br' ? '<br>' : ' ');
      } else if (Object.hasOwn(elements, name)) add(`<${elements[name]}>`);
    },
    onText(text) {
      if (!isText) return;
      if (isTitle()) title.push(text);
      else add(escapeHtml(text));
    },
    onClose(name) {
      if (name === 'Fallback') fallbacks -= 1;
      if (fallbacks > 0) return;
      if (name === 't') isText = false;
      else if (name === 'sp') placeholder = '';
      else if (name === 'graphicFrame') placeholder = '';
      else if (Object.hasOwn(elements, name)) {
        if (name === 'p') title.push(' ');
        add(`</${elements[name]}>`);
      }
    },
  });
  return { title: title.join('').trim().replace(/\s+/g, ' '), body: body.join('') };
}
