// How an object lies on the disk: its content, then a record of it as JSON, then a footer with the length and the checksum of the record. One file,
// so that one rename makes all of it appear; and the record last, because size and hash are known only once the content has gone by.
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Fault } from './fault.js';

export interface ObjectRecord {
  readonly key: string;
  readonly size: number;
  /** MD5 of the content, as S3 makes it. */
  readonly etag: string;
  /** SHA-256 of the content in hexadecimal digits: what is read must match it. */
  readonly sha256: string;
  /** ISO 8601. */
  readonly modifiedAt: string;
  /** Sent with every answer about the object: its type, its metadata. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The checksum is new in the second version of the format. */
const MARK = 'OBJ2';
const LENGTH_BYTES = 4;
const CHECKSUM_BYTES = 16;
const FOOTER_BYTES = LENGTH_BYTES + CHECKSUM_BYTES + MARK.length;

const checksumOf = (json: Buffer): Buffer => createHash('sha256').update(json).digest().subarray(0, CHECKSUM_BYTES);

/** The disk has changed what was written, or the file was edited. Reading again gives the same. */
export const corruptObject = (reason: string): Fault =>
  new Fault(500, 'ObjectCorrupt', `The stored object is corrupt: ${reason}.`);

/** Writes at the place where the content ended. */
export async function appendRecord(file: FileHandle, record: ObjectRecord): Promise<void> {
  const json = Buffer.from(JSON.stringify(record));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  await file.writeFile(Buffer.concat([json, length, checksumOf(json), Buffer.from(MARK)]));
}

/** Throws ObjectCorrupt if the record is not the one that was written. */
export async function readRecord(file: FileHandle): Promise<ObjectRecord> {
  const { size: fileBytes } = await file.stat();
  const footer = await readAt(file, fileBytes - FOOTER_BYTES, FOOTER_BYTES);
  const recordStart = fileBytes - FOOTER_BYTES - footer.readUInt32BE();
  if (footer.toString('latin1', LENGTH_BYTES + CHECKSUM_BYTES) !== MARK || recordStart < 0)
    throw corruptObject('it has no record');
  const json = await readAt(file, recordStart, fileBytes - FOOTER_BYTES - recordStart);
  const checksum = footer.subarray(LENGTH_BYTES, LENGTH_BYTES + CHECKSUM_BYTES);
  if (!checksumOf(json).equals(checksum)) throw corruptObject('its record does not match its checksum');
  const record = JSON.parse(json.toString()) as ObjectRecord;
  if (record.size !== recordStart) throw corruptObject('its size is not the one in its record');
  return record;
}

/** Reads the whole content. Throws ObjectCorrupt if it does not match the checksum in the record. */
export async function verifyContent(file: FileHandle, { size, sha256 }: ObjectRecord): Promise<void> {
  const hash = createHash('sha256');
  if (size > 0) {
    for await (const chunk of file.createReadStream({ start: 0, end: size - 1, autoClose: false }))
      hash.update(chunk as Buffer);
  }
  if (hash.digest('hex') !== sha256) throw corruptObject('its content does not match its checksum');
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw corruptObject('its file is too short');
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw corruptObject('its file is shorter than it was');
  return buffer;
}
