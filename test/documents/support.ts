// Documents for tests: files that other applications have written, and functions that build files byte by byte.
import { readFileSync } from 'node:fs';
import { constants, crc32 as crcOf, deflateRawSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { DocumentError } from '../../server/platform/documents/index.js';
import { documentError } from '../../server/platform/documents/document-error.js';
import { textOfDocument } from '../../server/platform/documents/document-text.js';
import { defaultLimits } from '../../server/platform/documents/limits.js';
import type { ClosableDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { isFullRun } from '../support/full-run.js';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Returns the text of a document, or the reason why it cannot be read. */
export async function readingOf(
  reader: ClosableDocumentReader,
  content: Uint8Array | string,
  contentType: string,
  fileName = '',
): Promise<string> {
  try {
    return (
      await reader.read(
        { content: typeof content === 'string' ? Buffer.from(content) : content, contentType, fileName },
        { organizationId: 'org_1' },
      )
    ).text;
  } catch (error) {
    if (error instanceof DocumentError) return `refused: ${error.message}`;
    throw error;
  }
}

/**
 * Like `readingOf`, but without a separate process, which takes a quarter of a second of CPU time. `npm run test:full`
 * starts a process. Do not use this function for documents that exhaust memory, time or the stack.
 */
export async function readingHere(
  reader: ClosableDocumentReader,
  content: Uint8Array | string,
  contentType: string,
  fileName = '',
): Promise<string> {
  if (isFullRun) return readingOf(reader, content, contentType, fileName);
  const document = { content: Buffer.from(content), contentType, fileName };
  try {
    return await textOfDocument(document, defaultLimits.textLength);
  } catch (error) {
    return `refused: ${(error instanceof DocumentError ? error : documentError('damaged')).message}`;
  }
}

export const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Returns a PDF of the given objects, which get the numbers from 1 on. The first must be the catalog. */
export function pdfOf(objects: ReadonlyArray<string | Buffer>): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = length();
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n` +
        `<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const stream = (content: Buffer, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length}${dictionary}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/**
 * Returns a repeated block in the format of zlib, without the checksum, which PDF readers do not need. Compresses the
 * block once, because compressing half a gigabyte takes 2 s of CPU time.
 */
export function deflateRepeated(block: Buffer, count: number): Buffer {
  const packed = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x01]);
  const emptyLastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([header, ...new Array<Buffer>(count).fill(packed), emptyLastBlock]);
}

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** The unpacked size that the archive declares. Default: the real size. */
  readonly claimedSize?: number;
  readonly flags?: number;
  /** How often the entry repeats the content. If more than once, the checksum is wrong. Default: 1. */
  readonly repetitions?: number;
}

interface PackedEntry {
  readonly packed: Buffer;
  readonly checksum: number;
}

/** Packed contents, because some archives have thousands of entries with the same content. */
const packedEntries = new WeakMap<Buffer, PackedEntry>();

function pack(content: Buffer, repetitions: number): PackedEntry {
  // Without the two bytes of the header of zlib.
  if (repetitions > 1) return { packed: deflateRepeated(content, repetitions).subarray(2), checksum: 0 };
  const known = packedEntries.get(content);
  if (known !== undefined) return known;
  const made = { packed: deflateRawSync(content, { level: 1 }), checksum: crcOf(content) };
  packedEntries.set(content, made);
  return made;
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content, repetitions = 1, claimedSize = content.length * repetitions, flags = 0 } of entries) {
    const { packed, checksum } = pack(content, repetitions);
    // The fields that the local header and the central header share.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize, 18);
    common.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, end, Buffer.from(name));
    const local = [Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed];
    parts.push(...local);
    place += local.reduce((sum, part) => sum + part.length, 0);
  }
  const entriesOfDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(entriesOfDirectory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, entriesOfDirectory, end]);
}

/** Returns the ZIP entries of a Word document whose main part, `word/document.xml`, has this content. */
export const wordParts = (body: Buffer): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    content: Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
  },
  {
    name: '_rels/.rels',
    content: Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
  },
  { name: 'word/document.xml', content: body },
];

/**
 * Returns an Office Open XML package. The value of a part is its content, or the type and target of each relationship,
 * by id.
 */
export function ooxml(
  main: string,
  parts: Readonly<Record<string, string | Buffer | Readonly<Record<string, readonly [type: string, target: string]>>>>,
): Buffer {
  const relationships = (given: Readonly<Record<string, readonly [type: string, target: string]>>): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(given)
      .map(
        ([id, [type, target]]) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  return zip(
    Object.entries({ '_rels/.rels': { main: ['officeDocument', main] as const }, ...parts }).map(([name, content]) => ({
      name,
      content:
        typeof content === 'string' || Buffer.isBuffer(content)
          ? Buffer.from(content)
          : Buffer.from(relationships(content)),
    })),
  );
}

export const xlsxOf = (rows: string | Buffer, styles = '<styleSheet/>', sharedStrings = '<sst/>'): Buffer =>
  ooxml('xl/workbook.xml', {
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': {
      a: ['worksheet', 'worksheets/sheet1.xml'],
      b: ['styles', 'styles.xml'],
      c: ['sharedStrings', 'sharedStrings.xml'],
    },
    'xl/worksheets/sheet1.xml': Buffer.concat([
      Buffer.from('<worksheet><sheetData>'),
      Buffer.from(rows),
      Buffer.from('</sheetData></worksheet>'),
    ]),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': sharedStrings,
  });

export const encodingOf = (text: string, encoding: string): Buffer => iconv.encode(text, encoding);

/** An email message with a text, the same text as HTML, and an attachment. */
export const eml = [
  'From: Ada <ada@acme.example>',
  'To: Bob <bob@acme.example>, eve@acme.example',
  'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?= from Acme',
  'Date: Tue, 03 Nov 2026 11:00:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'The arm stopped.',
  '',
  '- at 40=B0',
  '--inner',
  'Content-Type: text/html',
  '',
  '<p>The arm stopped.</p>',
  '--inner--',
  '--outer',
  'Content-Type: application/pdf; name=plan.pdf',
  'Content-Disposition: attachment; filename=plan.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjc=',
  '--outer--',
  '',
].join('\r\n');

/** The refusal of a document that exceeds the limits of a reader with `timeMs: 60_000`. */
export const tooMuch = /^refused: Processing the document takes (too much memory|longer than 60 s)$/;
