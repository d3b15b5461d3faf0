// Determines the type of a document from its content type or its extension. Refuses a document whose first bytes show
// another type.
import { documentTypes, type DocumentType } from '../../generated/document-types.js';
import { documentError } from './document-error.js';

export type { DocumentType };

/** A Map, because the extension of `a.constructor` would find an inherited property of an object. */
const table = (entries: Readonly<Record<string, DocumentType>>): ReadonlyMap<string, DocumentType> =>
  new Map(Object.entries(entries));

/** Returns the type as error texts name it. */
const nameOf = (type: DocumentType): string => documentTypes.types[type];

const byContentType = table(documentTypes.byContentType);
const byExtension = table(documentTypes.byExtension);
const bySuffix = table({ json: 'json', xml: 'xml', yaml: 'yaml' });
const unspecific: ReadonlySet<string> = new Set(documentTypes.unspecificContentTypes);

export const supportedTypes = Object.keys(documentTypes.types).join(', ');

const zipTypes: readonly DocumentType[] = ['docx', 'xlsx', 'pptx', 'odt', 'epub'];
const binaryTypes: readonly DocumentType[] = [...zipTypes, 'pdf', 'rtf'];

/** Returns the extension in lower case, or the whole name of a file such as `Dockerfile`. */
export const extensionOf = (fileName: string): string =>
  /(?:^|\.)([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Returns the type that the content type or the extension states, or null if it is not supported. */
export function statedType({ contentType, fileName }: { contentType: string; fileName: string }): DocumentType | null {
  const mediaType = (contentType.split(';', 1)[0] as string).trim().toLowerCase();
  const declared = byContentType.get(mediaType) ?? bySuffix.get(/^[^+]+\+([a-z]+)$/.exec(mediaType)?.[1] ?? '');
  // Systems disagree about the content types of uncommon files. So if the content type is unspecific or unknown, the
  // extension decides. The exception is an unknown type of media, such as `image/heic`: it shows that the file is not a
  // document.
  const isMedia = /^(audio|font|image|model|video)\//.test(mediaType);
  const isUnspecific = unspecific.has(mediaType) || (declared === undefined && !isMedia);
  return (isUnspecific ? byExtension.get(extensionOf(fileName)) : undefined) ?? declared ?? null;
}

/** Throws a DocumentError if the type is not supported or the content contradicts it. */
export function typeOf(document: { content: Uint8Array; contentType: string; fileName: string }): DocumentType {
  const type = statedType(document);
  if (type === null) throw documentError('typeNotSupported', { values: { types: supportedTypes } });
  const found = foundIn(document.content);
  if (found === null) {
    if (!binaryTypes.includes(type)) return type;
    throw notOfType(type);
  }
  if (found.types.includes(type)) return type;
  if (found.description === null) throw documentError('oldOrEncryptedOffice', { values: { type: nameOf(type) } });
  throw documentError('otherContent', { values: { type: nameOf(type), content: found.description } });
}

export const notOfType = (type: DocumentType, cause?: unknown) =>
  documentError('notOfType', { values: { type: nameOf(type) }, cause });

/** Returns the error for a ZIP archive that is not a document of the stated type. */
export const otherArchive = (type: DocumentType) => documentError('otherArchive', { values: { type: nameOf(type) } });

interface Finding {
  /** Types whose files begin in this way. */
  readonly types: readonly DocumentType[];
  /** Null for old and encrypted Office files, which have their own error. */
  readonly description: string | null;
}

const signatures: ReadonlyArray<{ readonly bytes: readonly number[] } & Finding> = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], types: zipTypes, description: 'a ZIP archive' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], types: zipTypes, description: 'an empty ZIP archive' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], types: ['rtf'], description: 'a Rich Text document' },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    types: [],
    description: null,
  },
  { bytes: [0x89, 0x50, 0x4e, 0x47], types: [], description: 'an image' },
  { bytes: [0xff, 0xd8, 0xff], types: [], description: 'an image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], types: [], description: 'an image' },
  { bytes: [0x1f, 0x8b], types: [], description: 'a compressed file' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], types: [], description: 'a program' },
];

/** Returns what the first bytes show, or null if the bytes could be text. */
function foundIn(content: Uint8Array): Finding | null {
  const found = signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  if (found) return found;
  // PDF readers accept the signature anywhere in the first 1,024 bytes. If all bytes before it could be text, it counts
  // only at the beginning.
  const beginning = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 1024)).toString(
    'latin1',
  );
  return /^[\s\u00ef\u00bb\u00bf]*%PDF-|[^\t\n\r -~\u00a0-\u00ff][^]*%PDF-/.test(beginning)
    ? { types: ['pdf'], description: 'a PDF document' }
    : null;
}
