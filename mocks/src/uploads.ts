// Creates presigned URLs that lead to the mock, and checks uploads to them as an object storage does.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { safeFilename } from '../../codegen/copied/safe-filename.js';
import type { Json } from '../../codegen/contract/document.js';
import type { Reply } from './reply.js';

const lifetimeSeconds = 600;
const bucket = '/agent-platform';

/** The access key in URLs that the mock signs. URLs of the SDK's fake have none. */
const accessKey = 'mock';

type SignedHeaders = Readonly<Record<string, string>>;

const signatureOf = (path: string, date: string, headers: SignedHeaders): string =>
  createHash('sha256')
    .update(JSON.stringify([path, date, Object.entries(headers)]))
    .digest('hex');

const toAmzDate = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
const fromAmzDate = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function sign(origin: string, key: string, headers: SignedHeaders): string {
  const path = `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const date = toAmzDate(new Date());
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': accessKey,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(lifetimeSeconds),
    'X-Amz-SignedHeaders': Object.keys(headers).join(';'),
    'X-Amz-Signature': signatureOf(path, date, headers),
  });
  return `${origin}${path}?${query}`;
}

interface UploadOptions {
  origin: string;
  /** Id of the new file. If undefined, the reply keeps its generated id, which depends only on the seed. */
  newId: string | undefined;
}

/**
 * For each operation, a function that puts the data of the requested upload, and a URL of the mock, into the example.
 */
const presigned: Record<string, (example: Json, sent: Json, options: UploadOptions) => Json> = {
  createPresignedUpload(example, { filename, contentType }, { origin, newId: fileId = example.fileId }) {
    const { orgId, userId } = example.metadata;
    const key = `${orgId}/uploads/${fileId}/${safeFilename(filename)}`;
    const url = sign(origin, key, {
      'content-type': contentType,
      'x-amz-meta-file-type': contentType,
      'x-amz-meta-org-id': orgId,
      'x-amz-meta-user-id': userId,
    });
    const metadata = { ...example.metadata, contentType };
    return { ...example, url, fileId, key, contentKey: `${orgId}/contents/${fileId}.md`, metadata };
  },
  addSkillFile(example, { fileName, contentType, fileSize = example.file.fileSize }, options) {
    const { origin, newId: fileId = example.file.fileId } = options;
    const file = { ...example.file, fileId, fileName, contentType, fileSize };
    // As on the server, the key lacks the folders of `fileName`.
    const key = `skills/${fileId}/${safeFilename(fileName.slice(fileName.lastIndexOf('/') + 1))}`;
    const uploadUrl = sign(origin, key, { 'content-type': contentType });
    return { ...example, file, uploadUrl };
  },
};

export function withUpload(operationId: string, body: Json, sent: Json, options: UploadOptions): Json {
  return presigned[operationId]?.(body, sent, options) ?? body;
}

/** Returns whether a request sends or reads a file at a presigned URL. */
export const isStorage = (method: string | undefined, { pathname, searchParams }: URL): boolean =>
  ['GET', 'HEAD', 'PUT'].includes(method ?? '') &&
  pathname.startsWith(`${bucket}/`) &&
  searchParams.has('X-Amz-Signature');

/** With `--stateful`, the mock signs the URLs in replies that `Prefer` selects, and the SDK's fake signs the others. */
export const isSignedByMock = ({ searchParams }: URL): boolean => searchParams.get('X-Amz-Credential') === accessKey;

function storageError(code: string, message: string, status = 403): Reply {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'Content-Type': 'application/xml' }, body, note: `${code}: ${message}` };
}

/** Checks an upload as a storage does. Does not keep the file. */
export function acceptUpload(method: string, url: URL, headers: IncomingHttpHeaders): Reply {
  if (headers.authorization !== undefined)
    return storageError('InvalidArgument', 'Only one auth mechanism allowed', 400);
  if (method !== 'PUT') return storageError('SignatureDoesNotMatch', 'The address is signed for PUT');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const names = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const given = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  if (url.searchParams.get('X-Amz-Signature') !== signatureOf(url.pathname, date, given))
    return storageError('SignatureDoesNotMatch', `A signed header is missing or differs: ${names.join(', ')}`);
  if (!(Date.now() < fromAmzDate(date) + lifetimeSeconds * 1000))
    return storageError('AccessDenied', 'Request has expired');
  return { status: 200, headers: { ETag: `"${createHash('md5').update(url.pathname).digest('hex')}"` }, body: '' };
}
