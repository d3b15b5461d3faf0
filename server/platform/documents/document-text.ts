// Converts a document of any kind to Markdown. Runs in its own process (reading-process.ts), which limits memory and
// time.
import { clean } from './clean.js';
import { decode } from './decode.js';
import { DocumentError } from './document-error.js';
import { fenced } from './formats/fence.js';
import { kindOf, type Kind } from './kinds.js';

export interface Document {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

// Each parser is loaded on demand: loading all takes three times as long as starting Node.js.
const textFormats: Readonly<Record<Exclude<Kind, 'pdf' | 'docx'>, (text: string) => string | Promise<string>>> = {
  txt: (text) => text,
  md: (text) => text,
  yaml: (text) => fenced(text, 'yaml'),
  json: async (text) => (await import('./formats/json.js')).readJson(text),
  csv: async (text) => (await import('./formats/csv.js')).readCsv(text),
  xml: async (text) => (await import('./formats/xml.js')).readXml(text),
  html: async (text) => (await import('./formats/html.js')).readHtml(text),
};

export async function textOfDocument(document: Document, maxTextLength: number): Promise<string> {
  if (document.content.byteLength === 0) throw new DocumentError('The file is empty');
  const kind = kindOf(document);
  const text = clean(await convert(document, kind, maxTextLength));
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new DocumentError(
      kind === 'pdf' ? 'The document has no text; a scan needs OCR before it is uploaded' : 'The document has no text',
    );
  }
  if (text.length > maxTextLength)
    throw new DocumentError(`The document has more than ${maxTextLength} characters of text`);
  return text;
}

async function convert({ content, contentType }: Document, kind: Kind, maxTextLength: number): Promise<string> {
  try {
    if (kind === 'pdf') return await (await import('./formats/pdf.js')).readPdf(content, maxTextLength);
    if (kind === 'docx') return await (await import('./formats/docx.js')).readDocx(content);
    return await textFormats[kind](decode(content, contentType, kind));
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message))
      throw new DocumentError('The document is nested too deeply', { cause: error });
    throw error;
  }
}
