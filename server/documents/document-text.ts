// A document of any kind → Markdown. Runs in a process of its own (reading-process.ts): nothing here has to defend the memory or the time.
import { clean } from './clean.js';
import { decode } from './decode.js';
import { DocumentError } from './document-error.js';
import { readCsv } from './formats/csv.js';
import { readDocx } from './formats/docx.js';
import { fenced } from './formats/fence.js';
import { readHtml } from './formats/html.js';
import { readJson } from './formats/json.js';
import { readPdf } from './formats/pdf.js';
import { readXml } from './formats/xml.js';
import { kindOf, type Kind } from './kinds.js';

export interface Document {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

const textFormats: Readonly<Record<Exclude<Kind, 'pdf' | 'docx'>, (text: string) => string>> = {
  txt: (text) => text,
  md: (text) => text,
  yaml: (text) => fenced(text, 'yaml'),
  json: readJson,
  csv: readCsv,
  xml: readXml,
  html: readHtml,
};

export async function textOfDocument(document: Document, maxTextLength: number): Promise<string> {
  if (document.content.byteLength === 0) throw new DocumentError('The file is empty');
  const kind = kindOf(document);
  const text = clean(await convert(document, kind, maxTextLength));
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new DocumentError(kind === 'pdf' ? 'The document has no text; a scan needs OCR before it is uploaded' : 'The document has no text');
  }
  if (text.length > maxTextLength) throw new DocumentError(`The document has more than ${maxTextLength} characters of text`);
  return text;
}

async function convert({ content, contentType }: Document, kind: Kind, maxTextLength: number): Promise<string> {
  try {
    if (kind === 'pdf') return await readPdf(content, maxTextLength);
    if (kind === 'docx') return await readDocx(content);
    return textFormats[kind](decode(content, contentType, kind));
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) throw new DocumentError('The document is nested too deeply', { cause: error });
    throw error;
  }
}
