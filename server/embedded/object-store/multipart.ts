// Multipart uploads. A separate store in the folder `multipart` holds the uploads. It has one bucket per upload, with
// the parts as objects.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { badChecksum, type ChecksumAlgorithm, type ChecksumType } from './checksums.js';
import { Fault, tooLarge } from './fault.js';
import { verifyContent, type ObjectRecord } from './object-file.js';
import { openObjectFolder, type NewObject, type Objects } from './objects.js';
import { chooseParts, compositeOf, invalidPart, type ChosenPart, type Part } from './parts.js';

export interface MultipartUpload {
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly checksumAlgorithm?: ChecksumAlgorithm;
  readonly checksumType: ChecksumType;
  /** ISO 8601. */
  readonly startedAt: string;
}

export interface Completion {
  readonly chosen: readonly ChosenPart[];
  readonly checkCurrent: NonNullable<NewObject['checkCurrent']>;
  /** Checksum of the object as the client calculated it. */
  readonly expectedChecksum: string | undefined;
}

export interface MultipartUploads {
  start(upload: Omit<MultipartUpload, 'id' | 'startedAt'>): Promise<MultipartUpload>;
  /** Throws NoSuchUpload if the upload does not exist or belongs to another bucket or key. */
  get(id: string, bucket: string, key: string): Promise<MultipartUpload>;
  list(bucket: string): Promise<MultipartUpload[]>;
  writePart(
    upload: MultipartUpload,
    number: number,
    part: Pick<NewObject, 'content' | 'checksumAlgorithm' | 'check'>,
  ): Promise<ObjectRecord>;
  /** Returns the parts in the order of their numbers. */
  parts(upload: MultipartUpload): Promise<Part[]>;
  complete(upload: MultipartUpload, completion: Completion): Promise<ObjectRecord>;
  abort(upload: MultipartUpload): Promise<void>;
}

export interface MultipartOptions {
  readonly folder: string;
  readonly now: () => number;
  readonly objects: Objects;
  readonly maxObjectBytes: number;
}

/** Key of the object that describes the upload. The keys of the parts are their numbers. */
const descriptionKey = 'upload';

const noSuchUpload = (id: string): Fault =>
  new Fault(
    404,
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, ' +
      'or the upload may have been aborted or completed.',
    { UploadId: id },
  );

async function readUpload(stored: Objects, id: string): Promise<MultipartUpload | null> {
  const found = await stored.open(id, descriptionKey);
  if (!found) return null;
  const { file, record } = found;
  try {
    await verifyContent(file, record);
    return JSON.parse((await file.readFile()).toString('utf8', 0, record.size)) as MultipartUpload;
  } finally {
    await file.close();
  }
}

/** Returns null if the upload is missing, or if its description is corrupt, so that other uploads can be listed. */
async function find(stored: Objects, id: string): Promise<MultipartUpload | null> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  try {
    return await readUpload(stored, id);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** Converts the error for a missing file to NoSuchUpload: the upload was completed or aborted during the call. */
const toNoSuchUpload = (id: string, error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? noSuchUpload(id) : error;

async function partsOf(stored: Objects, { id }: MultipartUpload): Promise<Part[]> {
  const records = await stored
    .list(id, (key) => key !== descriptionKey)
    .catch((error: unknown) => {
      throw toNoSuchUpload(id, error);
    });
  return records.map((record) => ({ number: Number(record.key), record })).sort((a, b) => a.number - b.number);
}

async function completeUpload(
  stored: Objects,
  { objects, maxObjectBytes }: MultipartOptions,
  upload: MultipartUpload,
  { chosen, checkCurrent, expectedChecksum }: Completion,
): Promise<ObjectRecord> {
  const parts = chooseParts(await partsOf(stored, upload), chosen);
  const bytes = parts.reduce((sum, { record }) => sum + record.size, 0);
  if (bytes > maxObjectBytes) throw tooLarge(bytes, maxObjectBytes);
  const composite = await compositeOf(parts, upload);
  const record = await objects.write({
    bucket: upload.bucket,
    key: upload.key,
    headers: upload.headers,
    content: joinParts(stored, upload.id, parts),
    checkCurrent,
    composite,
    check({ checksum }) {
      const calculated = composite.checksum?.value ?? checksum;
      if (expectedChecksum === undefined || calculated === null || upload.checksumAlgorithm === undefined) return;
      // Some clients omit the number of parts from the checksum.
      if (![calculated, calculated.replace(/-\d+$/, '')].includes(expectedChecksum))
        throw badChecksum(upload.checksumAlgorithm);
    },
    ...(upload.checksumAlgorithm === undefined ? {} : { checksumAlgorithm: upload.checksumAlgorithm }),
  });
  await stored.removeBucket(upload.id);
  return record;
}

export async function openMultipartUploads(options: MultipartOptions): Promise<MultipartUploads> {
  const { folder, now } = options;
  const stored = await openObjectFolder({ folder: join(folder, 'multipart'), now });

  return {
    async start(fields) {
      const upload = { ...fields, id: randomUUID(), startedAt: new Date(now()).toISOString() };
      await stored.createBucket(upload.id);
      await stored.write({ bucket: upload.id, key: descriptionKey, content: one(JSON.stringify(upload)), headers: {} });
      return upload;
    },

    async get(id, bucket, key) {
      const upload = await find(stored, id);
      if (upload?.bucket !== bucket || upload.key !== key) throw noSuchUpload(id);
      return upload;
    },

    async list(bucket) {
      const all = await Promise.all((await stored.listBuckets()).map(({ name }) => find(stored, name)));
      return all
        .filter((upload) => upload !== null)
        .filter((upload) => upload.bucket === bucket)
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },

    async writePart({ id }, number, part) {
      try {
        return await stored.write({ ...part, bucket: id, key: String(number), headers: {} });
      } catch (error) {
        throw toNoSuchUpload(id, error);
      }
    },

    parts: (upload) => partsOf(stored, upload),

    complete: (upload, completion) => completeUpload(stored, options, upload, completion),

    abort: ({ id }) => stored.removeBucket(id),
  };
}

async function* joinParts(stored: Objects, id: string, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const { number, record } of parts) {
    const part = await stored.open(id, record.key);
    if (!part) throw noSuchUpload(id);
    try {
      // The client may have replaced the part since it was chosen. The object would then not match its entity tag.
      if (part.record.etag !== record.etag) throw invalidPart(number, record.etag);
      await verifyContent(part.file, part.record);
      if (part.record.size === 0) continue;
      const range = { start: 0, end: part.record.size - 1, autoClose: false };
      for await (const chunk of part.file.createReadStream(range)) yield chunk as Buffer;
    } finally {
      await part.file.close();
    }
  }
}

async function* one(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}
