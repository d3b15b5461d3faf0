// Looks into a ZIP archive before anything unpacks it: every entry is inflated once, a little at a time, and counted.
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { DocumentError } from '../document-error.js';

export interface ZipLimits {
  readonly maxEntries: number;
  /** All entries together, unpacked. */
  readonly maxUnpackedBytes: number;
}

const openArchive = promisify<Buffer, { lazyEntries: true; autoClose: false }, ZipFile>(fromBuffer);

/** The names of its entries. A DocumentError when it is damaged, encrypted, too large, or unpacks to another size than it says. */
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

/** Fails when the entry inflates to more or less than the archive says. */
function contentOf(archive: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) =>
    archive.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}
