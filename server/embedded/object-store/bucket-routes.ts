import { requireKnownHeaders, requireKnownQuery, type Call } from './call.js';
import { Fault, notImplemented } from './fault.js';
import { listParameters, listV2Parameters, listXml, readEncoding, readMax } from './list.js';
import { uploadsXml } from './multipart-routes.js';
import { uploadHeaders } from './receive.js';
import { noSuchMethod, sendXml } from './replies.js';
import { malformedXml, readEntries, textOf } from './request-xml.js';
import { queryValue } from './target.js';
import { documentXml, element, elements } from './xml.js';

const maxDeleted = 1000;

export async function listBuckets(call: Call): Promise<void> {
  if (call.request.method !== 'GET') throw noSuchMethod();
  requireKnownQuery(call, []);
  const buckets = (await call.objects.listBuckets()).map(({ name, createdAt }) =>
    element('Bucket', elements({ Name: name, CreationDate: createdAt.toISOString() })),
  );
  const owner = element('Owner', elements({ ID: 'local', DisplayName: 'local' }));
  sendXml(call, documentXml('ListAllMyBucketsResult', `${owner}${element('Buckets', buckets.join(''))}`));
}

export async function handleBucketCall(call: Call): Promise<void> {
  const { request, response, target, objects } = call;
  switch (request.method) {
    case 'PUT':
      requireKnownQuery(call, []);
      await objects.createBucket(target.bucket);
      response.setHeader('location', `/${target.bucket}`);
      response.end();
      return;
    case 'HEAD':
      requireKnownQuery(call, []);
      response.end();
      return;
    case 'GET':
      return readBucket(call);
    case 'POST':
      return deleteObjects(call);
    case 'DELETE':
      return deleteBucket(call);
    default:
      throw noSuchMethod();
  }
}

async function readBucket(call: Call): Promise<void> {
  const { target } = call;
  const has = (name: string) => queryValue(target, name) !== undefined;
  if (has('location')) {
    requireKnownQuery(call, ['location']);
    sendXml(call, documentXml('LocationConstraint', '')); // S3 returns an empty element for us-east-1
  } else if (has('versioning')) {
    requireKnownQuery(call, ['versioning']);
    sendXml(call, documentXml('VersioningConfiguration', '')); // as in S3 if versioning was never enabled
  } else if (has('uploads')) {
    await listUploads(call);
  } else {
    const version = queryValue(target, 'list-type') === undefined ? 1 : 2;
    if (version === 2 && queryValue(target, 'list-type') !== '2') throw notImplemented('this type of list');
    requireKnownQuery(call, version === 1 ? listParameters : listV2Parameters);
    sendXml(call, await listXml(call, version));
  }
}

async function listUploads(call: Call): Promise<void> {
  const { target, uploads } = call;
  const parameters = ['prefix', 'delimiter', 'key-marker', 'upload-id-marker', 'max-uploads', 'encoding-type'];
  requireKnownQuery(call, ['uploads', ...parameters]);
  // Some clients send these parameters without a value, which has no effect.
  const marker = ['key-marker', 'upload-id-marker'].find((name) => (queryValue(target, name) ?? '') !== '');
  if (marker !== undefined) throw notImplemented(`${marker} of a list of uploads`);
  const prefix = queryValue(target, 'prefix') ?? '';
  const found = (await uploads.list(target.bucket)).filter(({ key }) => key.startsWith(prefix));
  const maxUploads = readMax(target, 'max-uploads');
  if (found.length > maxUploads) throw notImplemented('pages of a list of uploads');
  const delimiter = queryValue(target, 'delimiter') ?? '';
  sendXml(call, uploadsXml(target.bucket, found, { prefix, delimiter, maxUploads, isEncoded: readEncoding(target) }));
}

async function deleteBucket(call: Call): Promise<void> {
  const { target, objects, response } = call;
  requireKnownQuery(call, []);
  if ((await objects.list(target.bucket, () => true)).length > 0)
    throw new Fault(409, 'BucketNotEmpty', 'The bucket you tried to delete is not empty', {
      BucketName: target.bucket,
    });
  await objects.removeBucket(target.bucket);
  response.statusCode = 204;
  response.end();
}

async function deleteObjects(call: Call): Promise<void> {
  const { target, objects } = call;
  if (queryValue(target, 'delete') === undefined) throw noSuchMethod();
  requireKnownQuery(call, ['delete']);
  requireKnownHeaders(call, { known: uploadHeaders });
  const { entries, fields } = await readEntries(call, 'Delete', 'Object');
  if (entries.length === 0 || entries.length > maxDeleted) throw malformedXml();
  const keys = entries.map((entry) => {
    const key = textOf(entry, 'Key');
    if (key === undefined || key === '') throw malformedXml();
    const condition = ['ETag', 'LastModifiedTime', 'Size', 'VersionId'].find((name) => entry[name] !== undefined);
    if (condition !== undefined) throw notImplemented(`${condition} of an object to delete`);
    return key;
  });
  for (const key of keys) await objects.remove(target.bucket, key);
  const isQuiet = textOf(fields, 'Quiet') === 'true';
  const deleted = isQuiet ? [] : keys.map((key) => element('Deleted', elements({ Key: key })));
  sendXml(call, documentXml('DeleteResult', deleted.join('')));
}
