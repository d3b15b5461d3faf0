// Checks a ZIP archive before it is unpacked: inflates every entry once as a stream and counts the bytes.
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { DocumentError } from '../document-error.js';

export interface ZipLimits {
  readonly maxEntries: number;
  /** Total unpacked size of all entries. */
  readonly maxUnpackedBytes: number;
}

const openArchive = promisify<Buffer, { lazyEntries: true; autoClose: false }, ZipFile>(fromBuffer);

/**
 * Returns the names of the entries. Throws a DocumentError if the archive is damaged, encrypted or too large, or
 * unpacks to a size other than declared.
 */
export async function inspectZip(content: Uint8Array, limits: ZipLimits): Promise<ReadonlySet<string>> {
  try {
    const archive = await openArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength), {
      lazyEntries: true,
      autoClose: false,
    });
    if (archive.entryCount > limits.maxEntries)
      throw new DocumentError(`The file has more than ${limits.maxEntries} parts`);
    const names = new Set<string>();
    let unpackedBytes = 0;
    for await (const entry of entriesOf(archive)) {
      if (names.has(entry.fileName)) throw new DocumentError('The file is damaged: one of its parts is in it twice');
      if (entry.isEncrypted()) throw new DocumentError('The file is encrypted; save it without a password');
      names.add(entry.fileName);
      for await (const part of await contentOf(archive, entry)) {
        unpackedBytes += (part as Buffer).length;
        if (unpackedBytes > limits.maxUnpackedBytes)
          throw new DocumentError(`The file unpacks to more than ${Math.floor(limits.maxUnpackedBytes / 2 ** 20)} MB`);
      }
    }
    return names;
  } catch (error) {
    throw error instanceof DocumentError
      ? error
      : new DocumentError('The file is damaged or cut off', { cause: error });
  }
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

/** Returns the content of the entry. It fails if its size is not the declared size. */
function contentOf(archive: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) =>
    archive.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}
