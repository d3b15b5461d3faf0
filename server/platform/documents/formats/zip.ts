// Checks a ZIP archive before anything in it is used: inflates every entry as a stream, and counts the bytes.
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { documentError } from '../document-error.js';
import { DocumentError } from '../port.js';

const maxEntries = 5000;
/** Maximum total unpacked size of all entries. */
const maxUnpackedBytes = 200 * 2 ** 20;

export interface ZipArchive {
  readonly names: ReadonlySet<string>;
  /** Inflates an entry as a stream. Throws a DocumentError if the archive does not have it. */
  read(name: string): AsyncGenerator<Buffer>;
}

const openArchive = promisify<Buffer, { lazyEntries: true; autoClose: false }, ZipFile>(fromBuffer);

/**
 * Returns the archive. Throws a DocumentError if the archive is damaged, encrypted or too large, repeats a name, or
 * unpacks to a size other than declared.
 */
export async function openZip(content: Uint8Array): Promise<ZipArchive> {
  const archive = await withDocumentErrors(() =>
    openArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength), {
      lazyEntries: true,
      autoClose: false,
    }),
  );
  const entries = await withDocumentErrors(() => inspect(archive));
  return {
    names: new Set(entries.keys()),
    async *read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw documentError('missingPart');
      for await (const part of await contentOf(archive, entry)) yield part as Buffer;
    },
  };
}

export async function contentOfEntry(archive: ZipArchive, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of archive.read(name)) parts.push(part);
  return Buffer.concat(parts);
}

async function withDocumentErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof DocumentError ? error : documentError('damagedArchive', { cause: error });
  }
}

async function inspect(archive: ZipFile): Promise<Map<string, Entry>> {
  if (archive.entryCount > maxEntries) throw documentError('tooManyParts', { values: { parts: maxEntries } });
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  for await (const entry of entriesOf(archive)) {
    if (entries.has(entry.fileName)) throw documentError('repeatedPart');
    if (entry.isEncrypted()) throw documentError('encrypted');
    entries.set(entry.fileName, entry);
    for await (const part of await contentOf(archive, entry)) {
      unpackedBytes += (part as Buffer).length;
      if (unpackedBytes > maxUnpackedBytes)
        throw documentError('tooManyUnpackedBytes', { values: { mebibytes: maxUnpackedBytes / 2 ** 20 } });
    }
  }
  return entries;
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      archive.removeAllListeners();
      archive
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      archive.readEntry();
    });
    if (entry === null) return;
    yield entry;
  }
}

/** The stream fails if the size of the content differs from the declared size. */
function contentOf(archive: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) =>
    archive.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}
