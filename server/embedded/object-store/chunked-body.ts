// Decodes bodies of the content encoding `aws-chunked`: chunks with a length and an optional signature, then trailers.
// docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Authentication } from './authenticate.js';
import { accessDenied, Fault } from './fault.js';

const maxLineBytes = 16 * 1024;
const emptyHash = createHash('sha256').digest('hex');

const incomplete = (): Fault =>
  new Fault(400, 'IncompleteBody', 'The request body terminated unexpectedly or is not aws-chunked.');

export interface ChunkedBody {
  readonly content: AsyncIterable<Buffer>;
  /** Filled when the content has been read to its end. Names are in lower case. */
  readonly trailers: ReadonlyMap<string, string>;
}

/** Each signature covers the previous signature, so a chunk cannot be changed, moved or left out. */
interface ChunkSigner {
  verify(kind: 'PAYLOAD' | 'TRAILER', contentHash: string, signature: string | undefined): void;
}

export function decodeChunks(body: AsyncIterable<Buffer>, authentication: Authentication): ChunkedBody {
  const trailers = new Map<string, string>();
  const { payloadHash } = authentication;
  const signer = payloadHash.startsWith('STREAMING-AWS4-HMAC-SHA256-') ? createSigner(authentication) : null;
  const hasTrailer = payloadHash.endsWith('-TRAILER');
  return { content: decode(new Source(body), { trailers, signer, hasTrailer }), trailers };
}

interface Decoding {
  readonly trailers: Map<string, string>;
  readonly signer: ChunkSigner | null;
  readonly hasTrailer: boolean;
}

async function* decode(source: Source, { trailers, signer, hasTrailer }: Decoding): AsyncGenerator<Buffer> {
  for (;;) {
    const [, size, signature] =
      /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(await source.line()) ?? [];
    if (size === undefined) throw incomplete();
    const length = parseInt(size, 16);
    const hash = createHash('sha256');
    for await (const bytes of source.bytes(length)) {
      if (signer) hash.update(bytes);
      yield bytes;
    }
    signer?.verify('PAYLOAD', hash.digest('hex'), signature);
    if (length === 0) break;
    if ((await source.line()) !== '') throw incomplete();
  }
  if (hasTrailer) await readTrailers(source, trailers, signer);
  else if ((await source.line()) !== '') throw incomplete();
  await source.drain();
}

async function readTrailers(source: Source, trailers: Map<string, string>, signer: ChunkSigner | null): Promise<void> {
  for (let line = await source.line(); line !== ''; line = await source.line()) {
    const colon = line.indexOf(':');
    if (colon < 1) throw incomplete();
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  if (!signer) return;
  const signature = trailers.get('x-amz-trailer-signature');
  const signed = [...trailers].filter(([name]) => name !== 'x-amz-trailer-signature');
  const text = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  signer.verify('TRAILER', createHash('sha256').update(text).digest('hex'), signature);
}

function createSigner({ signature: seed, timestamp, scope, signingKey }: Authentication): ChunkSigner {
  let previous = seed;
  return {
    verify(kind, contentHash, signature) {
      const hashes = kind === 'PAYLOAD' ? [emptyHash, contentHash] : [contentHash];
      const text = [`AWS4-HMAC-SHA256-${kind}`, timestamp, scope.join('/'), previous, ...hashes].join('\n');
      const expected = createHmac('sha256', signingKey).update(text).digest();
      const given = Buffer.from(signature ?? '', 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw accessDenied('The signature of a chunk of the body does not match.');
      previous = expected.toString('hex');
    },
  };
}

class Source {
  readonly #iterator: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(body: AsyncIterable<Buffer>) {
    this.#iterator = body[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\r\n');
      if (end !== -1) {
        const line = this.#rest.toString('latin1', 0, end);
        this.#rest = this.#rest.subarray(end + 2);
        return line;
      }
      // The end of the body counts as an empty line, because some clients omit the last line break.
      if (this.#rest.length > maxLineBytes || !(await this.#readMore())) {
        if (this.#rest.length > 0) throw incomplete();
        return '';
      }
    }
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (this.#rest.length === 0 && !(await this.#readMore())) throw incomplete();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  /** Waits for the end of the body, so that the connection can be reused. Throws if more data arrives. */
  async drain(): Promise<void> {
    if (this.#rest.length > 0 || (await this.#readMore())) throw incomplete();
  }

  async #readMore(): Promise<boolean> {
    const { value, done } = await this.#iterator.next();
    if (done === true) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }
}
