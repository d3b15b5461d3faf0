// Converts a document of any type to Markdown. Runs in a separate process with limits of memory and time
// (reading-process-main.ts).
import { clean } from './clean.js';
import { decode } from './decode.js';
import { documentError } from './document-error.js';
import { fenced } from './formats/fence.js';
import { extensionOf, typeOf, type DocumentType } from './kinds.js';

export interface Document {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

type Convert = (document: Document, maxTextLength: number) => string | Promise<string>;

const ofText =
  (type: DocumentType, convert: (text: string, document: Document) => string | Promise<string>): Convert =>
  async (document) =>
    convert(await decode(document.content, document.contentType, type), document);

// Each parser is loaded on demand: loading all takes three times as long as starting Node.js.
const formats: Readonly<Record<DocumentType, Convert>> = {
  txt: ofText('txt', (text) => text),
  md: ofText('md', (text) => text),
  yaml: ofText('yaml', (text) => fenced(text, 'yaml')),
  'source code': ofText('source code', (text, { fileName }) => fenced(text, extensionOf(fileName))),
  json: ofText('json', async (text) => (await import('./formats/json.js')).readJson(text)),
  csv: ofText('csv', async (text) => (await import('./formats/csv.js')).readCsv(text)),
  xml: ofText('xml', async (text) => (await import('./formats/xml.js')).readXml(text)),
  html: ofText('html', async (text) => (await import('./formats/html.js')).readHtml(text)),
  pdf: async ({ content }, maxTextLength) => (await import('./formats/pdf.js')).readPdf(content, maxTextLength),
  docx: async ({ content }) => (await import('./formats/docx.js')).readDocx(content),
  xlsx: async ({ content }, maxTextLength) => (await import('./formats/xlsx.js')).readXlsx(content, maxTextLength),
  pptx: async ({ content }) => (await import('./formats/pptx.js')).readPptx(content),
  odt: async ({ content }) => (await import('./formats/odt.js')).readOdt(content),
  rtf: async ({ content }) => (await import('./formats/rtf.js')).readRtf(content),
  epub: async ({ content }, maxTextLength) => (await import('./formats/epub.js')).readEpub(content, maxTextLength),
  eml: async ({ content }) => (await import('./formats/eml.js')).readEml(content),
};

export async function textOfDocument(document: Document, maxTextLength: number): Promise<string> {
  if (document.content.byteLength === 0) throw documentError('empty');
  const type = typeOf(document);
  const text = clean(await convert(document, type, maxTextLength));
  if (!/[\p{L}\p{N}]/u.test(text)) throw documentError(type === 'pdf' ? 'noTextLayer' : 'noText');
  if (text.length > maxTextLength) throw documentError('tooManyCharacters', { values: { characters: maxTextLength } });
  return text;
}

async function convert(document: Document, type: DocumentType, maxTextLength: number): Promise<string> {
  try {
    return await formats[type](document, maxTextLength);
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message))
      throw documentError('tooDeep', { cause: error });
    throw error;
  }
}
