import { requireKnownHeaders, requireKnownQuery, type Call } from './call.js';
import { expectedChecksum, readAlgorithm } from './checksums.js';
import { requireSourceConditions, writeCondition } from './conditions.js';
import { Fault, invalidArgument, invalidRequest, notImplemented } from './fault.js';
import { verifyContent, type ObjectRecord } from './object-file.js';
import { parseRange } from './range.js';
import { copyResultXml, sendXml } from './replies.js';
import { keptHeaders } from './stored-headers.js';
import { parseTarget } from './target.js';

export const copySourceHeaders = [
  'x-amz-copy-source',
  'x-amz-copy-source-range',
  'x-amz-copy-source-if-match',
  'x-amz-copy-source-if-none-match',
  'x-amz-copy-source-if-modified-since',
  'x-amz-copy-source-if-unmodified-since',
];

export async function copyObject(call: Call): Promise<void> {
  const { request, target, objects } = call;
  const { headers } = request;
  requireKnownQuery(call, []);
  // Objects have no tags, so both values of the tagging directive have the same effect.
  const directives = ['x-amz-metadata-directive', 'x-amz-tagging-directive', 'x-amz-checksum-algorithm'];
  requireKnownHeaders(call, { known: [...copySourceHeaders, ...directives, 'x-amz-sdk-checksum-algorithm'] });
  const replacesHeaders = headers['x-amz-metadata-directive'] === 'REPLACE';
  const source = await openCopySource(call);
  try {
    if (!replacesHeaders && source.bucket === target.bucket && source.record.key === target.key)
      throw invalidRequest(
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's " +
          'metadata.',
      );
    const named = headers['x-amz-checksum-algorithm'];
    const algorithm =
      named === undefined
        ? (expectedChecksum(headers)?.algorithm ?? source.record.checksum?.algorithm)
        : readAlgorithm(String(named));
    const record = await objects.write({
      bucket: target.bucket,
      key: target.key,
      content: source.content(),
      headers: replacesHeaders ? keptHeaders(headers) : source.record.headers,
      checkCurrent: writeCondition(headers),
      ...(algorithm === undefined ? {} : { checksumAlgorithm: algorithm }),
    });
    sendXml(call, copyResultXml('CopyObjectResult', record));
  } finally {
    await source.close();
  }
}

export interface CopySource {
  readonly bucket: string;
  readonly record: ObjectRecord;
  /** The object, or the requested range of it. */
  content(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** Opens the object that `x-amz-copy-source` names. The caller must close it. */
export async function openCopySource({ request, objects }: Call): Promise<CopySource> {
  const name = String(request.headers['x-amz-copy-source']);
  const { bucket, key, query } = parseTarget(name.startsWith('/') ? name : `/${name}`);
  if (bucket === '' || key === '') throw invalidArgument('Copy Source must mention the source bucket and key');
  if (query.length > 0) throw notImplemented('versions of objects');
  if (!/^[a-z0-9.-]{3,63}$/.test(bucket) || !(await objects.hasBucket(bucket)))
    throw new Fault(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  const found = await objects.open(bucket, key);
  if (!found) throw new Fault(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
  const { record, file } = found;
  try {
    requireSourceConditions(request.headers, record);
    await verifyContent(file, record);
    const range = parseRange(request.headers['x-amz-copy-source-range'] as string | undefined, record.size);
    const { first, last } = range ?? { first: 0, last: record.size - 1 };
    const content = (): AsyncIterable<Buffer> =>
      record.size === 0 ? nothing() : file.createReadStream({ start: first, end: last, autoClose: false });
    return { bucket, record, content, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* nothing(): AsyncGenerator<Buffer> {
  // An empty file has no range, so nothing is read.
}
