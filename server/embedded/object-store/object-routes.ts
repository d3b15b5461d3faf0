import { pipeline } from 'node:stream/promises';
import { requireKnownHeaders, requireKnownQuery, type Call } from './call.js';
import { isUnchanged, writeCondition } from './conditions.js';
import { copyObject } from './copy.js';
import { Fault } from './fault.js';
import { abortUpload, completeUpload, listParts, startUpload, uploadPart } from './multipart-routes.js';
import { verifyContent, type ObjectRecord } from './object-file.js';
import { parseRange } from './range.js';
import { receiveBody, uploadHeaders } from './receive.js';
import { noSuchMethod, sendXml, showHashes } from './replies.js';
import { keptHeaders } from './stored-headers.js';
import { queryValue } from './target.js';
import { documentXml, element } from './xml.js';

const maxKeyBytes = 1024;
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];
/** Query parameters that override headers of the reply. */
const overrides = {
  'response-content-type': 'content-type',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-cache-control': 'cache-control',
  'response-expires': 'expires',
};

export async function handleObjectCall(call: Call): Promise<void> {
  const { request, target } = call;
  if (Buffer.byteLength(target.key) > maxKeyBytes)
    throw new Fault(400, 'KeyTooLongError', 'Your key is too long', { MaxSizeAllowed: String(maxKeyBytes) });
  const isPart = queryValue(target, 'uploadId') !== undefined;
  switch (request.method) {
    case 'PUT':
      if (isPart) return uploadPart(call);
      return request.headers['x-amz-copy-source'] === undefined ? storeObject(call) : copyObject(call);
    case 'POST':
      if (isPart) return completeUpload(call);
      if (queryValue(target, 'uploads') !== undefined) return startUpload(call);
      throw noSuchMethod();
    case 'GET':
      if (isPart) return listParts(call);
      if (queryValue(target, 'tagging') !== undefined) return showTags(call);
      return sendObject(call);
    case 'HEAD':
      return sendObject(call);
    case 'DELETE':
      return isPart ? abortUpload(call) : removeObject(call);
    default:
      throw noSuchMethod();
  }
}

async function storeObject(call: Call): Promise<void> {
  const { request, response, target, objects } = call;
  requireKnownQuery(call, []);
  requireKnownHeaders(call, { known: uploadHeaders, unsupported: ['if-modified-since', 'if-unmodified-since'] });
  const record = await objects.write({
    bucket: target.bucket,
    key: target.key,
    headers: keptHeaders(request.headers),
    checkCurrent: writeCondition(request.headers),
    ...receiveBody(call),
  });
  showHashes(call, record);
  response.end();
}

async function removeObject(call: Call): Promise<void> {
  const { response, target, objects } = call;
  requireKnownQuery(call, []);
  requireKnownHeaders(call, { unsupported: conditions });
  await objects.remove(target.bucket, target.key);
  response.statusCode = 204;
  response.end();
}

/** Objects have no tags, but the AWS CLI reads the tags before it copies an object in parts. */
async function showTags(call: Call): Promise<void> {
  requireKnownQuery(call, ['tagging']);
  await (await openObject(call)).file.close();
  sendXml(call, documentXml('Tagging', element('TagSet', '')));
}

async function openObject({ target, objects }: Call) {
  const found = await objects.open(target.bucket, target.key);
  if (!found) throw new Fault(404, 'NoSuchKey', 'The specified key does not exist.', { Key: target.key });
  return found;
}

async function sendObject(call: Call): Promise<void> {
  const { request, response } = call;
  requireKnownQuery(call, Object.keys(overrides));
  requireKnownHeaders(call);
  const { record, file } = await openObject(call);
  try {
    if (isUnchanged(request.headers, record)) {
      response.statusCode = 304;
      response.setHeader('etag', `"${record.etag}"`);
      response.end();
      return;
    }
    // Verify the content before the first byte is sent, because the status cannot be changed afterwards.
    if (request.method === 'GET') await verifyContent(file, record);
    // A request with If-Range gets the whole object, which is always a correct reply.
    const range = parseRange(
      request.headers['if-range'] === undefined ? request.headers.range : undefined,
      record.size,
    );
    const { first, last } = range ?? { first: 0, last: record.size - 1 };
    response.statusCode = range ? 206 : 200;
    describeObject(call, record);
    response.setHeader('content-length', last - first + 1);
    if (range) response.setHeader('content-range', `bytes ${first}-${last}/${record.size}`);
    // A reply with a range has no checksum, because the stored checksum is that of the whole object.
    else if (request.headers['x-amz-checksum-mode'] === 'ENABLED') showHashes(call, record);
    if (request.method === 'HEAD' || record.size === 0) response.end();
    else await pipeline(file.createReadStream({ start: first, end: last, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

function describeObject({ response, target }: Call, record: ObjectRecord): void {
  for (const [name, value] of Object.entries(record.headers)) response.setHeader(name, value);
  for (const [parameter, name] of Object.entries(overrides)) {
    const value = queryValue(target, parameter);
    if (value !== undefined) response.setHeader(name, value);
  }
  if (!response.hasHeader('content-disposition')) response.setHeader('content-disposition', 'attachment');
  response.setHeader('etag', `"${record.etag}"`);
  response.setHeader('last-modified', new Date(record.modifiedAt).toUTCString());
  response.setHeader('accept-ranges', 'bytes');
}
