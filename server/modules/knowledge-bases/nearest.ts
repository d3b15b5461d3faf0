// Nearness of embeddings. A calculation: no effects.

/** A chunk, and how near it is: the cosine of the angle between two embeddings, -1 to 1. */
export interface Match {
  readonly fileRecordId: number;
  readonly position: number;
  readonly score: number;
}

/** Nearest first; equally near ones in the order of the text, so that a search answers the same every time. */
export const byNearness = (one: Match, other: Match): number =>
  other.score - one.score || one.fileRecordId - other.fileRecordId || one.position - other.position;

/** Of two embeddings of length 1, which is what is stored, the dot product is the cosine. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}

/** Keeps the nearest of all that it is shown, never more than `limit`. */
export function createNearest(limit: number): { add(match: Match): void; matches(): Match[] } {
  const best: Match[] = [];
  return {
    add(match) {
      const last = best[limit - 1];
      if (last !== undefined && byNearness(match, last) >= 0) return;
      // Almost every chunk ends above; the few that do not may as well shift a list of at most 50.
      const insertAt = best.findIndex((other) => byNearness(match, other) < 0);
      best.splice(insertAt === -1 ? best.length : insertAt, 0, match);
      best.length = Math.min(best.length, limit);
    },
    matches: () => [...best],
  };
}

/** An embedding as it is stored: float32 in little-endian order, which is that of every machine Node.js runs on in practice. */
export const toBytes = (embedding: Float32Array): Buffer =>
  Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength);

export function fromBytes(bytes: Buffer): Float32Array {
  // A view must begin at a multiple of 4, which a slice of Node's buffer pool need not.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  return new Float32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}
