// Operations on buckets: CreateBucket, HeadBucket, ListObjectsV2.
import { Fault, invalidArgument, notImplemented } from './fault.js';
import { requireKnownQuery, type Call } from './call.js';
import { queryValue, type Target } from './target.js';
import { listXml } from './xml.js';

const MAX_KEYS = 1000;
const listParameters = ['list-type', 'prefix', 'max-keys', 'start-after', 'continuation-token', 'encoding-type'];

export async function handleBucketCall(call: Call): Promise<void> {
  const { request, response, target, objects } = call;
  requireKnownQuery(call, request.method === 'GET' ? listParameters : []);
  switch (request.method) {
    case 'PUT':
      await objects.createBucket(target.bucket);
      response.setHeader('location', `/${target.bucket}`);
      break;
    case 'HEAD':
      break;
    case 'GET':
      response.setHeader('content-type', 'application/xml');
      response.end(await list(call));
      return;
    default:
      throw new Fault(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
  response.end();
}

async function list({ target, objects }: Call): Promise<string> {
  if (queryValue(target, 'list-type') !== '2') throw notImplemented('any list but ListObjectsV2');
  const { bucket } = target;
  const prefix = queryValue(target, 'prefix') ?? '';
  const maxKeys = readMaxKeys(target);
  const token = queryValue(target, 'continuation-token');
  const after = Buffer.from(
    token === undefined ? (queryValue(target, 'start-after') ?? '') : Buffer.from(token, 'base64url').toString(),
  );
  const found = await objects.list(
    bucket,
    (key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0,
  );
  const records = found.slice(0, maxKeys);
  const last = records.at(-1);
  const nextToken =
    last !== undefined && found.length > records.length ? Buffer.from(last.key).toString('base64url') : null;
  return listXml({
    bucket,
    prefix,
    maxKeys,
    records,
    nextToken,
    isEncoded: queryValue(target, 'encoding-type') === 'url',
  });
}

function readMaxKeys(target: Target): number {
  const text = queryValue(target, 'max-keys') ?? String(MAX_KEYS);
  if (!/^\d{1,9}$/.test(text)) throw invalidArgument('max-keys must be a whole number');
  return Math.min(Number(text), MAX_KEYS);
}
