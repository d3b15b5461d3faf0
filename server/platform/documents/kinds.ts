// Determines the kind of a document from its content type, otherwise from its extension. The first bytes must agree.
import { DocumentError } from './document-error.js';

export const kinds = ['txt', 'md', 'json', 'csv', 'xml', 'yaml', 'html', 'pdf', 'docx'] as const;
export type Kind = (typeof kinds)[number];

/** A Map instead of an object, because a file may be called `a.constructor`. */
const table = (entries: Readonly<Record<string, Kind>>): ReadonlyMap<string, Kind> => new Map(Object.entries(entries));

const byContentType = table({
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/x-markdown': 'md',
  'application/json': 'json',
  'text/json': 'json',
  'text/csv': 'csv',
  'application/csv': 'csv',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/yaml': 'yaml',
  'application/x-yaml': 'yaml',
  'text/yaml': 'yaml',
  'text/x-yaml': 'yaml',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
});

const bySuffix = table({ json: 'json', xml: 'xml', yaml: 'yaml' });

const byExtension = table({
  txt: 'txt',
  text: 'txt',
  log: 'txt',
  md: 'md',
  markdown: 'md',
  json: 'json',
  csv: 'csv',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  pdf: 'pdf',
  docx: 'docx',
});

/** Unspecific content types. The file extension takes precedence over them. */
const unspecific = new Set([
  '',
  'text/plain',
  'application/octet-stream',
  'binary/octet-stream',
  'application/zip',
  'application/vnd.ms-excel',
]);

const descriptions: Readonly<Record<Kind, string>> = {
  txt: 'a text',
  md: 'a Markdown text',
  json: 'JSON',
  csv: 'CSV',
  xml: 'XML',
  yaml: 'YAML',
  html: 'HTML',
  pdf: 'a PDF document',
  docx: 'a Word document (.docx)',
};

/** Returns the kind. Throws a DocumentError if it is not supported or the content contradicts it. */
export function kindOf(document: { content: Uint8Array; contentType: string; fileName: string }): Kind {
  const kind = claimedKind(document);
  const found = foundIn(document.content);
  const claimsBinary = kind === 'pdf' || kind === 'docx';
  if (found?.kind === kind || (found === null && !claimsBinary)) return kind;
  if (found === null)
    throw new DocumentError(`The file is not ${descriptions[kind]}, although its type says so, or it is damaged`);
  throw new DocumentError(
    `The type of the file is ${descriptions[kind]}, but its content is ${found.description}${found.advice ?? ''}`,
  );
}

function claimedKind({ contentType, fileName }: { contentType: string; fileName: string }): Kind {
  const mediaType = (contentType.split(';', 1)[0] as string).trim().toLowerCase();
  const extension = /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const declared = byContentType.get(mediaType) ?? bySuffix.get(/^[^+]+\+([a-z]+)$/.exec(mediaType)?.[1] ?? '');
  const kind = unspecific.has(mediaType) ? (byExtension.get(extension) ?? declared) : declared;
  if (kind !== undefined) return kind;
  throw new DocumentError(`Files of this type cannot be read; these can: ${kinds.join(', ')}`);
}

interface Finding {
  readonly kind: Kind | null;
  readonly description: string;
  readonly advice?: string;
}

const signatures: ReadonlyArray<{ readonly bytes: readonly number[] } & Finding> = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], kind: 'docx', description: 'a ZIP archive' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], kind: 'docx', description: 'an empty ZIP archive' },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    kind: null,
    description: 'an old Office file or an encrypted one',
    advice: '; save it as .docx without a password',
  },
  { bytes: [0x89, 0x50, 0x4e, 0x47], kind: null, description: 'an image' },
  { bytes: [0xff, 0xd8, 0xff], kind: null, description: 'an image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], kind: null, description: 'an image' },
  { bytes: [0x1f, 0x8b], kind: null, description: 'a compressed file' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], kind: null, description: 'a program' },
];

/** Returns the kind that the first bytes show, or null if the bytes could be text. */
function foundIn(content: Uint8Array): Finding | null {
  const found = signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  if (found) return found;
  // PDF readers accept the signature anywhere in the first 1,024 bytes. In a text, it counts only at the beginning.
  const beginning = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 1024)).toString(
    'latin1',
  );
  return /^[\s\u00ef\u00bb\u00bf]*%PDF-|[^\t\n\r -~\u00a0-\u00ff][^]*%PDF-/.test(beginning)
    ? { kind: 'pdf', description: 'a PDF document' }
    : null;
}
