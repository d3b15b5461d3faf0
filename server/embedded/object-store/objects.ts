// Stores objects on disk as `buckets/<bucket>/<hash of the key>`. The hash is a safe file name for any key, even `..`.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { startChecksum, type Checksum, type ChecksumAlgorithm } from './checksums.js';
import { syncFolder, writeAtomically } from './durable.js';
import { Fault } from './fault.js';
import { hashContent, type ContentHashes } from './hash-content.js';
import { appendRecord, corruptObject, readRecord, type ObjectRecord } from './object-file.js';

export interface NewObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: AsyncIterable<Buffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Algorithm of the checksum to calculate and store with the object. */
  readonly checksumAlgorithm?: ChecksumAlgorithm;
  /** Called before the object is visible. If `check` throws, the object is discarded. */
  check?(written: ContentHashes): void;
  /**
   * Called with the object to replace, or null. No other write can change that object during the call. If
   * `checkCurrent` throws, the new object is discarded.
   */
  checkCurrent?(current: ObjectRecord | null): void;
  /** Entity tag and checksum to store instead of those calculated from the content. */
  readonly composite?: { readonly etag: string; readonly checksum?: Checksum };
}

export interface OpenObject {
  readonly record: ObjectRecord;
  /** Its first `record.size` bytes are the content. The caller must close it. */
  readonly file: FileHandle;
}

export interface Objects {
  createBucket(bucket: string): Promise<void>;
  hasBucket(bucket: string): Promise<boolean>;
  /** Sorted by name. */
  listBuckets(): Promise<{ name: string; createdAt: Date }[]>;
  /** Deletes a bucket with its objects, if it exists. */
  removeBucket(bucket: string): Promise<void>;
  write(object: NewObject): Promise<ObjectRecord>;
  /** Returns null if the object does not exist. Replacing or removing the object does not change the open file. */
  open(bucket: string, key: string): Promise<OpenObject | null>;
  remove(bucket: string, key: string): Promise<void>;
  /**
   * Lists objects sorted by the bytes of their keys. Leaves out objects with a corrupt record. Opens every object of
   * the bucket, which is fast enough for a few thousand objects.
   */
  list(bucket: string, isWanted: (key: string) => boolean): Promise<ObjectRecord[]>;
}

export interface ObjectsOptions {
  readonly folder: string;
  readonly now: () => number;
}

async function writeContents(
  file: FileHandle,
  { key, content, headers, checksumAlgorithm, check, composite }: NewObject,
  now: () => number,
): Promise<ObjectRecord> {
  const calculation = checksumAlgorithm === undefined ? null : startChecksum(checksumAlgorithm);
  // On an open file, `writeFile` appends.
  const hashes = await hashContent(content, calculation, (chunk) => file.writeFile(chunk));
  check?.(hashes);
  const { size, md5, sha256, checksum } = hashes;
  const record: ObjectRecord = {
    key,
    size,
    etag: md5.toString('hex'),
    sha256: sha256.toString('hex'),
    ...(checksumAlgorithm === undefined || checksum === null
      ? {}
      : { checksum: { algorithm: checksumAlgorithm, value: checksum, type: 'FULL_OBJECT' } }),
    ...composite,
    modifiedAt: new Date(now()).toISOString(),
    headers,
  };
  await appendRecord(file, record);
  return record;
}

async function listRecords(folder: string, isWanted: (key: string) => boolean): Promise<ObjectRecord[]> {
  const records: ObjectRecord[] = [];
  for (const name of await readdir(folder)) {
    // The object may have been removed since `readdir`.
    const file = await nullIfMissing(open(join(folder, name), 'r'));
    if (!file) continue;
    const record = await readOrClose(file).catch(skipCorrupt);
    if (record === null) continue;
    await file.close();
    if (isWanted(record.key)) records.push(record);
  }
  return records.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
}

async function openObject(path: string, key: string): Promise<OpenObject | null> {
  const file = await nullIfMissing(open(path, 'r'));
  if (!file) return null;
  const record = await readOrClose(file);
  if (record.key === key) return { file, record };
  await file.close();
  throw corruptObject('it belongs to another key');
}

/**
 * Opens the objects in the folder, and creates the folder if it is missing. Deletes the files of unfinished writes, so
 * two processes must not use the folder concurrently.
 */
export async function openObjectFolder({ folder, now }: ObjectsOptions): Promise<Objects> {
  const unfinished = join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'buckets'), { recursive: true, mode: 0o700 });
  const serialize = createSerializer();
  const bucketFolder = (bucket: string) => join(folder, 'buckets', bucket);
  const filePath = (bucket: string, key: string) =>
    join(bucketFolder(bucket), createHash('sha256').update(key).digest('hex'));

  return {
    async createBucket(bucket) {
      await mkdir(bucketFolder(bucket), { recursive: true, mode: 0o700 });
      await syncFolder(join(folder, 'buckets'));
    },

    async listBuckets() {
      const names = (await readdir(join(folder, 'buckets'))).sort();
      const buckets = names.map(async (name) => {
        // The bucket may have been removed since `readdir`.
        const found = await nullIfMissing(stat(bucketFolder(name)));
        return found && { name, createdAt: found.birthtime };
      });
      return (await Promise.all(buckets)).filter((bucket) => bucket !== null);
    },

    async removeBucket(bucket) {
      await rm(bucketFolder(bucket), { recursive: true, force: true });
      await syncFolder(join(folder, 'buckets'));
    },

    hasBucket: async (bucket) => (await nullIfMissing(stat(bucketFolder(bucket)))) !== null,

    async write(object) {
      const { bucket, key, checkCurrent } = object;
      const path = filePath(bucket, key);
      const place = { temporaryPath: join(unfinished, randomUUID()), path, folder: bucketFolder(bucket) };
      const writeFile = (file: FileHandle) => writeContents(file, object, now);
      return writeAtomically(place, writeFile, (rename) =>
        serialize(path, async () => {
          checkCurrent?.(await currentRecord(path));
          await rename();
        }),
      );
    },

    open: (bucket, key) => openObject(filePath(bucket, key), key),

    async remove(bucket, key) {
      const path = filePath(bucket, key);
      await serialize(path, () => rm(path, { force: true }));
      await syncFolder(bucketFolder(bucket));
    },

    list: (bucket, isWanted) => listRecords(bucketFolder(bucket), isWanted),
  };
}

async function currentRecord(path: string): Promise<ObjectRecord | null> {
  const file = await nullIfMissing(open(path, 'r'));
  if (!file) return null;
  const record = await readOrClose(file);
  await file.close();
  return record;
}

/** Returns a function that runs one task per path at a time. */
function createSerializer(): (path: string, work: () => Promise<void>) => Promise<void> {
  const lastOf = new Map<string, Promise<void>>();
  return (path, work) => {
    const done = (lastOf.get(path) ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    lastOf.set(path, settled);
    void settled.then(() => {
      if (lastOf.get(path) === settled) lastOf.delete(path);
    });
    return done;
  };
}

async function readOrClose(file: FileHandle): Promise<ObjectRecord> {
  try {
    return await readRecord(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Skips a corrupt object, so that the list shows the other objects. */
function skipCorrupt(error: unknown): null {
  if (error instanceof Fault) return null;
  throw error;
}

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
