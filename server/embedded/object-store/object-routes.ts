// Operations on objects: PutObject, GetObject, HeadObject, DeleteObject.
import { pipeline } from 'node:stream/promises';
import { requireKnownHeaders, requireKnownQuery, type Call } from './call.js';
import { Fault, notImplemented } from './fault.js';
import { verifyContent } from './object-file.js';
import { parseRange } from './range.js';
import { queryValue } from './target.js';

const MAX_KEY_BYTES = 1024;
const storedHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];
/** Query parameters that override headers of the reply. */
const overrides = { 'response-content-type': 'content-type', 'response-content-disposition': 'content-disposition' };

export async function handleObjectCall(call: Call): Promise<void> {
  const { request, response, target, objects } = call;
  if (Buffer.byteLength(target.key) > MAX_KEY_BYTES)
    throw new Fault(400, 'KeyTooLongError', 'Your key is too long', { MaxSizeAllowed: String(MAX_KEY_BYTES) });
  switch (request.method) {
    case 'PUT':
      requireKnownQuery(call, []);
      requireKnownHeaders(call, conditions);
      return storeObject(call);
    case 'GET':
    case 'HEAD':
      requireKnownQuery(call, Object.keys(overrides));
      // Ignores the other conditions: they only save a transfer, so sending the object is always correct.
      requireKnownHeaders(call, ['if-match', 'if-unmodified-since']);
      return sendObject(call);
    case 'DELETE':
      requireKnownQuery(call, []);
      requireKnownHeaders(call, conditions);
      await objects.remove(target.bucket, target.key);
      response.statusCode = 204;
      response.end();
      return;
    default:
      throw new Fault(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
}

async function storeObject({ request, response, target, payloadHash, objects, maxObjectBytes }: Call): Promise<void> {
  const { headers } = request;
  if (payloadHash.startsWith('STREAMING-') || headers['content-encoding']?.includes('aws-chunked'))
    throw notImplemented('uploads in signed chunks');
  const length = headers['content-length'];
  if (length === undefined)
    throw new Fault(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(length) > maxObjectBytes) {
    const sizes = { ProposedSize: length, MaxSizeAllowed: String(maxObjectBytes) };
    throw new Fault(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', sizes);
  }
  if (headers.expect !== undefined) response.writeContinue();
  const kept = Object.entries(headers).filter(
    ([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const { etag } = await objects.write({
    bucket: target.bucket,
    key: target.key,
    content: request,
    headers: {
      'content-type': 'binary/octet-stream',
      ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    },
    check({ size, md5, sha256 }) {
      if (size !== Number(length))
        throw new Fault(
          400,
          'IncompleteBody',
          'You did not provide the number of bytes specified by the Content-Length HTTP header',
        );
      if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256.toString('hex')) {
        throw new Fault(
          400,
          'XAmzContentSHA256Mismatch',
          "The provided 'x-amz-content-sha256' header does not match what was computed.",
        );
      }
      const given = headers['content-md5'];
      if (given !== undefined && given !== md5.toString('base64'))
        throw new Fault(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
    },
  });
  response.setHeader('etag', `"${etag}"`);
  response.end();
}

async function sendObject({ request, response, target, objects }: Call): Promise<void> {
  const found = await objects.open(target.bucket, target.key);
  if (!found) throw new Fault(404, 'NoSuchKey', 'The specified key does not exist.', { Key: target.key });
  const { record, file } = found;
  try {
    // Before the first byte is sent, because the status cannot be changed afterwards.
    if (request.method === 'GET') await verifyContent(file, record);
    // With If-Range, sending the whole object is always correct.
    const range = parseRange(
      request.headers['if-range'] === undefined ? request.headers.range : undefined,
      record.size,
    );
    const { first, last } = range ?? { first: 0, last: record.size - 1 };
    response.statusCode = range ? 206 : 200;
    for (const [name, value] of Object.entries(record.headers)) response.setHeader(name, value);
    for (const [parameter, name] of Object.entries(overrides)) {
      const value = queryValue(target, parameter);
      if (value !== undefined) response.setHeader(name, value);
    }
    if (!response.hasHeader('content-disposition')) response.setHeader('content-disposition', 'attachment');
    response.setHeader('content-length', last - first + 1);
    response.setHeader('etag', `"${record.etag}"`);
    response.setHeader('last-modified', new Date(record.modifiedAt).toUTCString());
    response.setHeader('accept-ranges', 'bytes');
    if (range) response.setHeader('content-range', `bytes ${first}-${last}/${record.size}`);
    if (request.method === 'HEAD' || record.size === 0) response.end();
    else await pipeline(file.createReadStream({ start: first, end: last, autoClose: false }), response);
  } finally {
    await file.close();
  }
}
