import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { findBodyProblem } from '../../codegen/copied/parsed-body.js';
import type { Contract, Operation } from './contract.js';
import { errorReply, invalidRequestReply, type Reply } from './reply.js';

/** A body and its text, or the reply that rejects it. */
export type BodyResult = { body: unknown; text: string } | { refusal: Reply; text: string };

/** Reads the whole body, because clients send all of it before they read a reply. Keeps at most `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<{ size: number; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return { size, bytes: Buffer.concat(chunks) };
}

const decoders: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  identity: (bytes) => bytes,
};

/** Returns whether a content type is JSON in UTF-8. Ignores all parameters except the charset. */
function isJson(contentType: string): boolean {
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  return mediaType === 'application/json' && charsets.every((charset) => /^charset="?utf-?8"?$/.test(charset));
}

const isTooLarge = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

/** Ignores the body if the operation takes none, as the server does. */
export async function readBody(
  request: IncomingMessage,
  contract: Contract,
  operation: Operation,
): Promise<BodyResult> {
  const limit = operation.bodyLimitBytes ?? 0;
  const { size, bytes } = await readBytes(request, limit);
  if (operation.bodyLimitBytes === null || size === 0) return { body: undefined, text: '' };
  const { request: reasons } = contract.document['x-reasons'];
  let text = bytes.toString('utf8');
  const rejectedBody = (message: string, path: string[] = []): BodyResult => ({
    refusal: invalidRequestReply(contract, operation, [{ message, path, in: 'body' }]),
    text,
  });
  const { 'content-type': contentType = '', 'content-encoding': coding = 'identity' } = request.headers;
  const decode = Object.hasOwn(decoders, coding.toLowerCase()) ? decoders[coding.toLowerCase()] : undefined;
  if (!isJson(contentType) || decode === undefined)
    return { refusal: errorReply(contract.error('unsupported_media_type')), text };
  const tooLarge = { refusal: errorReply(contract.error('payload_too_large')), text: '' };
  if (size > limit) return tooLarge;
  let decoded: Buffer;
  try {
    decoded = decode(bytes, { maxOutputLength: limit });
  } catch (error) {
    return isTooLarge(error) ? tooLarge : rejectedBody(reasons.unreadableBody);
  }
  text = decoded.toString('utf8');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decoded));
  } catch (error) {
    return rejectedBody(error instanceof SyntaxError ? reasons.notJson : reasons.notUtf8);
  }
  const levels: number = contract.document['x-body-limits'].depth;
  const problem = findBodyProblem(text, body, { reasons, levels });
  return problem ? rejectedBody(problem.message, problem.path) : { body, text };
}
