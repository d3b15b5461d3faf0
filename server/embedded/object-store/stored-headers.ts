import type { IncomingHttpHeaders } from 'node:http';

const storedHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];

export function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers)
    .filter(([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name, name === 'content-encoding' ? withoutChunks(String(value)) : String(value)])
    .filter(([, value]) => value !== '');
  return { 'content-type': 'binary/octet-stream', ...(Object.fromEntries(kept) as Record<string, string>) };
}

/** Removes the encoding `aws-chunked`, which describes the upload and not the content. */
const withoutChunks = (encodings: string): string =>
  encodings
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'aws-chunked')
    .join(',');
