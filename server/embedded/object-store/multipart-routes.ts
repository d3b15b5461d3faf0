import { requireKnownHeaders, requireKnownQuery, type Call } from './call.js';
import { checksumAlgorithms, checksumFields, headerOf, readAlgorithm } from './checksums.js';
import { writeCondition } from './conditions.js';
import { copySourceHeaders, openCopySource } from './copy.js';
import { invalidArgument, invalidRequest } from './fault.js';
import { commonPrefix } from './list.js';
import type { MultipartUpload } from './multipart.js';
import type { ChosenPart } from './parts.js';
import { receiveBody, uploadHeaders } from './receive.js';
import { copyResultXml, sendXml, showHashes } from './replies.js';
import { malformedXml, readEntries, textOf } from './request-xml.js';
import { keptHeaders } from './stored-headers.js';
import { queryValue } from './target.js';
import { documentXml, element, elements } from './xml.js';

const maxPartNumber = 10_000;

export async function startUpload(call: Call): Promise<void> {
  const { request, response, target, uploads } = call;
  requireKnownQuery(call, ['uploads']);
  requireKnownHeaders(call, {
    known: ['x-amz-checksum-algorithm', 'x-amz-checksum-type', 'x-amz-sdk-checksum-algorithm'],
  });
  const named = request.headers['x-amz-checksum-algorithm'];
  const algorithm = named === undefined ? undefined : readAlgorithm(String(named));
  const type = request.headers['x-amz-checksum-type'] ?? (algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE');
  if (type !== 'FULL_OBJECT' && type !== 'COMPOSITE')
    throw invalidRequest('x-amz-checksum-type must be FULL_OBJECT or COMPOSITE.');
  const upload = await uploads.start({
    bucket: target.bucket,
    key: target.key,
    headers: keptHeaders(request.headers),
    checksumType: type,
    ...(algorithm === undefined ? {} : { checksumAlgorithm: algorithm }),
  });
  if (algorithm !== undefined) {
    response.setHeader('x-amz-checksum-algorithm', algorithm);
    response.setHeader('x-amz-checksum-type', type);
  }
  const fields = { Bucket: target.bucket, Key: target.key, UploadId: upload.id };
  sendXml(call, documentXml('InitiateMultipartUploadResult', elements(fields)));
}

export async function uploadPart(call: Call): Promise<void> {
  const { request, response, target, uploads } = call;
  requireKnownQuery(call, ['uploadId', 'partNumber']);
  const isCopy = request.headers['x-amz-copy-source'] !== undefined;
  requireKnownHeaders(call, { known: [...uploadHeaders, ...(isCopy ? copySourceHeaders : [])] });
  const upload = await findUpload(call);
  const number = Number(queryValue(target, 'partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > maxPartNumber)
    throw invalidArgument(`Part number must be an integer between 1 and ${maxPartNumber}, inclusive`);
  if (!isCopy) {
    const record = await uploads.writePart(
      upload,
      number,
      receiveBody(call, { defaultAlgorithm: upload.checksumAlgorithm }),
    );
    showHashes(call, record);
    response.end();
    return;
  }
  const source = await openCopySource(call);
  try {
    const { checksumAlgorithm } = upload;
    const algorithm = checksumAlgorithm === undefined ? {} : { checksumAlgorithm };
    const record = await uploads.writePart(upload, number, { content: source.content(), ...algorithm });
    sendXml(call, copyResultXml('CopyPartResult', record));
  } finally {
    await source.close();
  }
}

export async function listParts(call: Call): Promise<void> {
  const { target, uploads } = call;
  requireKnownQuery(call, ['uploadId', 'max-parts', 'part-number-marker']);
  const upload = await findUpload(call);
  const after = Number(queryValue(target, 'part-number-marker') ?? 0);
  const maxParts = Math.min(Number(queryValue(target, 'max-parts') ?? 1000), 1000);
  if (!Number.isInteger(after) || !Number.isInteger(maxParts) || maxParts < 1)
    throw invalidArgument('max-parts must be an integer of at least 1, and part-number-marker an integer');
  const found = (await uploads.parts(upload)).filter(({ number }) => number > after);
  const page = found.slice(0, maxParts);
  const fields = {
    Bucket: upload.bucket,
    Key: upload.key,
    UploadId: upload.id,
    PartNumberMarker: after,
    NextPartNumberMarker: page.at(-1)?.number ?? 0,
    MaxParts: maxParts,
    IsTruncated: found.length > page.length,
    StorageClass: 'STANDARD',
  };
  const parts = page.map(({ number, record: { size, etag, modifiedAt, checksum } }) => {
    const { ChecksumType: _type, ...value } = checksumFields(checksum);
    const part = { PartNumber: number, LastModified: modifiedAt, ETag: `"${etag}"`, Size: size, ...value };
    return element('Part', elements(part));
  });
  sendXml(call, documentXml('ListPartsResult', `${elements(fields)}${parts.join('')}`));
}

export async function completeUpload(call: Call): Promise<void> {
  const { request, uploads } = call;
  requireKnownQuery(call, ['uploadId']);
  requireKnownHeaders(call, {
    known: [...uploadHeaders, 'x-amz-checksum-type', 'x-amz-mp-object-size'],
  });
  const upload = await findUpload(call);
  const chosen = await readChosenParts(call);
  const algorithm = upload.checksumAlgorithm;
  const record = await uploads.complete(upload, {
    chosen,
    checkCurrent: writeCondition(request.headers),
    expectedChecksum: algorithm === undefined ? undefined : request.headers[headerOf(algorithm)]?.toString(),
  });
  const address = `http://${request.headers.host ?? ''}/${upload.bucket}/${encodeURI(upload.key)}`;
  const fields = { Location: address, Bucket: upload.bucket, Key: upload.key, ETag: `"${record.etag}"` };
  const reply = elements({ ...fields, ...checksumFields(record.checksum) });
  sendXml(call, documentXml('CompleteMultipartUploadResult', reply));
}

/** Ignores the checksum header, which describes the object and not this body. */
async function readChosenParts(call: Call): Promise<ChosenPart[]> {
  const { entries } = await readEntries(call, 'CompleteMultipartUpload', 'Part', { ignoresChecksum: true });
  if (entries.length === 0) throw malformedXml();
  return entries.map((entry) => {
    const number = Number(textOf(entry, 'PartNumber'));
    const etag = textOf(entry, 'ETag');
    if (!Number.isInteger(number) || etag === undefined) throw malformedXml();
    const checksum = checksumAlgorithms.map((name) => textOf(entry, `Checksum${name}`)).find((text) => text);
    return { number, etag: etag.trim().replaceAll('"', ''), checksum };
  });
}

export async function abortUpload(call: Call): Promise<void> {
  requireKnownQuery(call, ['uploadId']);
  requireKnownHeaders(call);
  await call.uploads.abort(await findUpload(call));
  call.response.statusCode = 204;
  call.response.end();
}

function findUpload({ target, uploads }: Call): Promise<MultipartUpload> {
  return uploads.get(queryValue(target, 'uploadId') ?? '', target.bucket, target.key);
}

interface UploadListOptions {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxUploads: number;
  readonly isEncoded: boolean;
}

export function uploadsXml(
  bucket: string,
  uploads: readonly MultipartUpload[],
  { prefix, delimiter, maxUploads, isEncoded }: UploadListOptions,
): string {
  const written = (key: string) => (isEncoded ? encodeURIComponent(key) : key);
  const groups = new Set<string>();
  const entries = uploads.flatMap(({ key, id, startedAt }) => {
    const group = commonPrefix(key, prefix, delimiter);
    if (group !== null) groups.add(group);
    const fields = { Key: written(key), UploadId: id, Initiated: startedAt, StorageClass: 'STANDARD' };
    return group === null ? [element('Upload', elements(fields))] : [];
  });
  const prefixes = [...groups].map((group) => element('CommonPrefixes', elements({ Prefix: written(group) })));
  const fields = elements({
    Bucket: bucket,
    Prefix: written(prefix),
    ...(delimiter === '' ? {} : { Delimiter: written(delimiter) }),
    MaxUploads: maxUploads,
    IsTruncated: false,
    ...(isEncoded ? { EncodingType: 'url' } : {}),
  });
  return documentXml('ListMultipartUploadsResult', `${fields}${entries.join('')}${prefixes.join('')}`);
}
