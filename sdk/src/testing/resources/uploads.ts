// Presigned URLs, and the storage that they lead to.
import { fakeLimits } from '../../generated/fake-contract.js';
import { safeFilename } from '../../generated/safe-filename.js';
import type { FakeHandlers } from '../contract.js';
import type { Store } from '../store.js';

const uploadKey = (store: Store, fileId: string, filename: string): string =>
  `${store.settings.organizationId}/uploads/${fileId}/${safeFilename(filename)}`;

/** Refuses segments such as `..`, which could lead to files of another organization. */
export function isOwnKey(store: Store, key: string): boolean {
  const [organizationId, ...parts] = key.split('/');
  const isSafe = parts.length > 0 && parts.every((part) => /[^.]/.test(part));
  return isSafe && organizationId === store.settings.organizationId;
}

export const contentKey = (store: Store, fileId: string): string =>
  `${store.settings.organizationId}/contents/${fileId}.md`;

export const skillFileKey = (store: Store, fileId: string, fileName: string): string =>
  `${store.settings.organizationId}/skills/${fileId}/${safeFilename(fileName.slice(fileName.lastIndexOf('/') + 1))}`;

type SignedHeaders = readonly (readonly [name: string, value: string])[];

/** Returns the path without the part that the setting `storageUrl` adds. */
const pathOf = (url: URL): string => url.pathname.replace(/^.*?(?=\/agent-platform\/)/, '');

const signatureOf = (method: string, url: URL, date: string, headers: SignedHeaders): string =>
  btoa(JSON.stringify([method, pathOf(url), date, headers])).replaceAll('=', '');

/** Uses the real clock, because the SDK's `upload` compares the date in the URL with the real clock. */
function presign(store: Store, key: string, method: 'GET' | 'PUT', headers: Readonly<Record<string, string>>): string {
  const url = new URL(
    `${store.settings.storageUrl}/agent-platform/${key.split('/').map(encodeURIComponent).join('/')}`,
  );
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const signed = Object.entries({ host: '', ...headers }).sort(([one], [other]) => (one < other ? -1 : 1));
  const values = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Date': date,
    'X-Amz-Expires': `${fakeLimits.uploadSeconds}`,
    'X-Amz-SignedHeaders': signed.map(([name]) => name).join(';'),
    'X-Amz-Signature': signatureOf(method, url, date, signed),
  };
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

export const presignUpload = (store: Store, key: string, headers: Readonly<Record<string, string>>): string =>
  presign(store, key, 'PUT', headers);

export const presignDownload = (store: Store, key: string): string => presign(store, key, 'GET', {});

export const isStorage = (url: URL): boolean => url.searchParams.has('X-Amz-Signature');

const failure = (status: number, code: string, message: string, more = ''): Response =>
  new Response(`<Error><Code>${code}</Code><Message>${message}</Message>${more}</Error>`, {
    status,
    headers: { 'Content-Type': 'application/xml' },
  });

/** Any hash will do, because storages compute the entity tag differently. */
async function etagOf(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Leaves out invalid names, for which `Headers.get` throws. */
function signedHeadersOf(request: Request, url: URL): SignedHeaders {
  const names = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  return names
    .filter((name) => /^[a-z0-9-]+$/.test(name))
    .map((name) => [name, name === 'host' ? '' : (request.headers.get(name) ?? '')]);
}

export async function serveStorage(store: Store, request: Request, url: URL): Promise<Response> {
  const { method } = request;
  if (request.headers.has('Authorization')) return failure(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const signedAt = date.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
  if (Date.now() > Date.parse(signedAt) + fakeLimits.uploadSeconds * 1000)
    return failure(403, 'AccessDenied', 'Request has expired');
  const signed = signedHeadersOf(request, url);
  if (url.searchParams.get('X-Amz-Signature') !== signatureOf(method, url, date, signed)) {
    const received = signed.filter(([name]) => name !== 'host').map(([name, value]) => `${name}:${value}`);
    const canonical = `<CanonicalRequest>${method}\n${received.join('\n')}\n</CanonicalRequest>`;
    return failure(403, 'SignatureDoesNotMatch', 'The signature does not match', canonical);
  }
  const key = decodeURIComponent(pathOf(url)).replace('/agent-platform/', '');
  if (method === 'GET') {
    const object = store.objects.get(key);
    if (object === undefined) return failure(404, 'NoSuchKey', 'The specified key does not exist');
    return new Response(object.blob, { headers: { 'Content-Disposition': 'attachment' } });
  }
  const blob = await request.blob();
  store.objects.set(key, { blob, userId: new Map(signed).get('x-amz-meta-user-id') ?? null });
  return new Response(null, { status: 200, headers: { ETag: await etagOf(blob) } });
}

export const uploadHandlers = (store: Store): FakeHandlers<'createPresignedUpload'> => ({
  createPresignedUpload({ body: { filename, contentType }, caller: { userId } }) {
    const fileId = crypto.randomUUID();
    const key = uploadKey(store, fileId, filename);
    const { organizationId: orgId } = store.settings;
    const url = presignUpload(store, key, {
      'content-type': contentType,
      'x-amz-meta-file-type': contentType,
      'x-amz-meta-org-id': orgId,
      'x-amz-meta-user-id': userId,
    });
    const metadata = { contentType, orgId, userId };
    return { status: 200, body: { url, method: 'PUT', fileId, key, contentKey: contentKey(store, fileId), metadata } };
  },
});
