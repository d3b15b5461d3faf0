// Stores buckets and objects on disk as `buckets/<bucket>/<hash of the key>`. Hashing makes keys such as `..` harmless,
// and fits keys of any length and character into file names.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder, writeAtomically } from './durable.js';
import { Fault } from './fault.js';
import { appendRecord, corruptObject, readRecord, type ObjectRecord } from './object-file.js';

export interface NewObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
  /** Called after the content is written and before it is visible. If it throws, the object is discarded. */
  check(written: { size: number; md5: Buffer; sha256: Buffer }): void;
}

export interface OpenObject {
  readonly record: ObjectRecord;
  /** Starts with the content. The caller must close it. */
  readonly file: FileHandle;
}

export interface Objects {
  createBucket(bucket: string): Promise<void>;
  hasBucket(bucket: string): Promise<boolean>;
  write(object: NewObject): Promise<ObjectRecord>;
  /**
   * Opens an object, or returns null if it does not exist. The open file does not change if the object is replaced or
   * removed.
   */
  open(bucket: string, key: string): Promise<OpenObject | null>;
  remove(bucket: string, key: string): Promise<void>;
  /**
   * Lists objects sorted by the bytes of their keys. Reads every object of the bucket, which is fast enough for some
   * thousands.
   */
  list(bucket: string, isWanted: (key: string) => boolean): Promise<ObjectRecord[]>;
}

export interface ObjectsOptions {
  readonly folder: string;
  readonly now: () => number;
}

/** Opens the folder and deletes unfinished uploads of a crashed process. The caller must be its only owner. */
export async function openObjects({ folder, now }: ObjectsOptions): Promise<Objects> {
  const unfinished = join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const bucketFolder = (bucket: string) => join(folder, 'buckets', bucket);
  const filePath = (bucket: string, key: string) =>
    join(bucketFolder(bucket), createHash('sha256').update(key).digest('hex'));

  return {
    async createBucket(bucket) {
      await mkdir(bucketFolder(bucket), { recursive: true, mode: 0o700 });
      await syncFolder(join(folder, 'buckets'));
    },

    hasBucket: async (bucket) => (await nullIfMissing(stat(bucketFolder(bucket)))) !== null,

    async write({ bucket, key, content, headers, check }) {
      const place = {
        temporaryPath: join(unfinished, randomUUID()),
        path: filePath(bucket, key),
        folder: bucketFolder(bucket),
      };
      return writeAtomically(place, async (file) => {
        const { size, md5, sha256 } = await copy(content, file);
        check({ size, md5, sha256 });
        const hashes = { etag: md5.toString('hex'), sha256: sha256.toString('hex') };
        const record: ObjectRecord = { key, size, ...hashes, modifiedAt: new Date(now()).toISOString(), headers };
        await appendRecord(file, record);
        return record;
      });
    },

    async open(bucket, key) {
      const file = await nullIfMissing(open(filePath(bucket, key), 'r'));
      if (!file) return null;
      const record = await readOrClose(file);
      if (record.key === key) return { file, record };
      await file.close();
      throw corruptObject('it belongs to another key');
    },

    async remove(bucket, key) {
      await rm(filePath(bucket, key), { force: true });
      await syncFolder(bucketFolder(bucket));
    },

    async list(bucket, isWanted) {
      const records: ObjectRecord[] = [];
      for (const name of await readdir(bucketFolder(bucket))) {
        // It may have been removed meanwhile.
        const file = await nullIfMissing(open(join(bucketFolder(bucket), name), 'r'));
        if (!file) continue;
        const record = await readOrClose(file).catch(skipCorrupt);
        if (record === null) continue;
        await file.close();
        if (isWanted(record.key)) records.push(record);
      }
      return records.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
    },
  };
}

async function copy(content: Readable, file: FileHandle): Promise<{ size: number; md5: Buffer; sha256: Buffer }> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
    size += chunk.length;
    await file.writeFile(chunk); // appends; the next chunk is read only after this
  }
  return { size, md5: md5.digest(), sha256: sha256.digest() };
}

async function readOrClose(file: FileHandle): Promise<ObjectRecord> {
  try {
    return await readRecord(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A corrupt object must not hide the others in a list. Reading it reports the error. */
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
