/** Returns the cosine similarity if both embeddings have the Euclidean length 1. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}

/** Encodes an embedding as float32 in the machine's byte order, which is little-endian on x64 and ARM. */
export const toBytes = (embedding: Float32Array): Buffer =>
  Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength);

export function fromBytes(bytes: Buffer): Float32Array {
  // A Float32Array must start at a multiple of 4 bytes. A slice of Node's buffer pool may not.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  return new Float32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}

/** A signature marks only entries whose absolute value exceeds this fraction of the root mean square of the entries. */
const maxZero = 0.6;
/**
 * Maximum entries of an embedding that its signature covers. The signature then has at most 2,048 bytes. It is part of
 * an index, and an index entry of Postgres has at most 2,704 bytes.
 */
const maxSignedEntries = 8_192;

/**
 * `signature` is a bit string as hexadecimal text. Its first half marks the large positive entries, and its second half
 * the large negative ones. `opposite` has the halves swapped. The similarity of two embeddings is the number of bits
 * that their signatures share, minus the number that one signature shares with the other's `opposite`.
 */
export function signaturesOf(embedding: Float32Array): { signature: string; opposite: string } {
  const entries = embedding.subarray(0, maxSignedEntries);
  const limit = maxZero * Math.sqrt(dotProduct(entries, entries) / entries.length);
  const half = (isSet: (value: number) => boolean): string => {
    const bytes = Buffer.alloc(Math.ceil(entries.length / 8));
    entries.forEach((value, index) => {
      if (isSet(value)) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
    });
    return bytes.toString('hex');
  };
  const [positive, negative] = [half((value) => value > limit), half((value) => value < -limit)];
  return { signature: `x${positive}${negative}`, opposite: `x${negative}${positive}` };
}
