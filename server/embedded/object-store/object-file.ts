// The file format of objects: the content, a JSON record, then a footer with the length and checksum of the record. An
// object is one file, so that one rename publishes it atomically. The record follows the content, because it contains
// the hash of the content.
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Checksum } from './checksums.js';
import { Fault } from './fault.js';

export interface ObjectRecord {
  readonly key: string;
  readonly size: number;
  /** As in S3: the MD5 of the content. For a multipart upload: `<MD5 of the MD5s of the parts>-<number of parts>`. */
  readonly etag: string;
  /** SHA-256 of the content in hexadecimal digits. Verified before the content is sent or copied. */
  readonly sha256: string;
  readonly checksum?: Checksum;
  /** ISO 8601. */
  readonly modifiedAt: string;
  /** Headers that GetObject and HeadObject return: the type and metadata of the object. */
  readonly headers: Readonly<Record<string, string>>;
}

const formatMark = 'OBJ2';
const lengthBytes = 4;
const checksumBytes = 16;
const footerBytes = lengthBytes + checksumBytes + formatMark.length;

const checksumOf = (json: Buffer): Buffer => createHash('sha256').update(json).digest().subarray(0, checksumBytes);

export const corruptObject = (reason: string): Fault =>
  new Fault(500, 'ObjectCorrupt', `The stored object is corrupt: ${reason}.`);

export async function appendRecord(file: FileHandle, record: ObjectRecord): Promise<void> {
  const json = Buffer.from(JSON.stringify(record));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  await file.writeFile(Buffer.concat([json, length, checksumOf(json), Buffer.from(formatMark)]));
}

export async function readRecord(file: FileHandle): Promise<ObjectRecord> {
  const { size: fileBytes } = await file.stat();
  const footer = await readAt(file, fileBytes - footerBytes, footerBytes);
  const recordStart = fileBytes - footerBytes - footer.readUInt32BE();
  if (footer.toString('latin1', lengthBytes + checksumBytes) !== formatMark || recordStart < 0)
    throw corruptObject('the record is missing');
  const json = await readAt(file, recordStart, fileBytes - footerBytes - recordStart);
  const checksum = footer.subarray(lengthBytes, lengthBytes + checksumBytes);
  if (!checksumOf(json).equals(checksum)) throw corruptObject('its record does not match its checksum');
  const record = JSON.parse(json.toString()) as ObjectRecord;
  if (record.size !== recordStart) throw corruptObject('its size differs from its record');
  return record;
}

/** Reads the whole content, and throws ObjectCorrupt if it does not match the SHA-256 in the record. */
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
  if (bytesRead !== length) throw corruptObject('its file is truncated');
  return buffer;
}
