// How an object lies on the disk: its content, then a record of it as JSON, then the length of the record. One file, so that one rename
// makes both appear; and the record last, because size and hash are known only once the content has gone by.
import type { FileHandle } from 'node:fs/promises';

export interface ObjectRecord {
  readonly key: string;
  readonly size: number;
  /** MD5 of the content, as S3 makes it. */
  readonly etag: string;
  /** ISO 8601. */
  readonly modifiedAt: string;
  /** Sent with every answer about the object: its type, its metadata. */
  readonly headers: Readonly<Record<string, string>>;
}

const MARK = 'OBJ1';
const FOOTER_BYTES = 8;

/** Writes at the place where the content ended. */
export async function appendRecord(file: FileHandle, record: ObjectRecord): Promise<void> {
  const json = Buffer.from(JSON.stringify(record));
  const footer = Buffer.alloc(FOOTER_BYTES);
  footer.writeUInt32BE(json.length);
  footer.write(MARK, 4, 'latin1');
  await file.writeFile(Buffer.concat([json, footer]));
}

export async function readRecord(file: FileHandle): Promise<ObjectRecord> {
  const { size: fileBytes } = await file.stat();
  const footer = await readAt(file, fileBytes - FOOTER_BYTES, FOOTER_BYTES);
  const jsonBytes = footer.readUInt32BE();
  const recordStart = fileBytes - FOOTER_BYTES - jsonBytes;
  if (footer.toString('latin1', 4) !== MARK || recordStart < 0) throw new Error('the file of an object has no record');
  const record = JSON.parse((await readAt(file, recordStart, jsonBytes)).toString()) as ObjectRecord;
  if (record.size !== recordStart) throw new Error('the file of an object has another size than its record');
  return record;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw new Error('the file of an object is too short');
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new Error('the file of an object is shorter than it was a moment ago');
  return buffer;
}
