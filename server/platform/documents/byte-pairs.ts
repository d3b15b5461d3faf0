// Counts the tokens of a byte pair encoding. The encoder of js-tiktoken compares every pair again after each merge, and
// takes 60 s for a million Chinese characters (measured). This one takes 1 s and returns the same counts.

/** The tables of an encoding in js-tiktoken's format: lines of `<prefix> <first rank> <token in base64> …`. */
export interface Encoding {
  readonly bpe_ranks: string;
}

const noPair = Number.MAX_SAFE_INTEGER;

export class BytePairCounter {
  /** Ranks by token, with each byte as one character. */
  readonly #ranks = new Map<string, number>();
  /** Ranks by two bytes as one number. Counting a word first reads the rank of each of its pairs. */
  readonly #pairRanks = new Float64Array(0x10000).fill(noPair);

  constructor({ bpe_ranks: table }: Encoding) {
    for (const line of table.split('\n')) {
      const [, firstRank, ...tokens] = line.split(' ');
      // Decoded as one text, and then cut: decoding each of 100,000 tokens by itself takes twice as long.
      const bytes = Buffer.allocUnsafe(line.length);
      let length = 0;
      const ends = tokens.map((token) => (length += bytes.write(token, length, 'base64')));
      const text = bytes.toString('latin1', 0, length);
      let start = 0;
      for (const [index, end] of ends.entries()) {
        this.#ranks.set(text.slice(start, end), Number(firstRank) + index);
        if (end - start === 2) this.#pairRanks[bytes.readUInt16BE(start)] = Number(firstRank) + index;
        start = end;
      }
    }
  }

  /** Returns the number of tokens of a word. Takes quadratic time, so words must be short. */
  count(word: string): number {
    const bytes = Buffer.from(word).toString('latin1');
    if (this.#ranks.has(bytes)) return 1;
    const ends = Array.from(bytes, (_byte, index) => index + 1);
    // Rank of each part merged with the next.
    const pairs = ends.map((_end, index) => this.#pairRank(bytes, index));
    for (;;) {
      const first = indexOfMin(pairs);
      if (pairs[first] === noPair) return ends.length;
      ends.splice(first, 1);
      pairs.splice(first + 1, 1);
      for (const changed of first === 0 ? [0] : [first - 1, first]) {
        const end = ends[changed + 1];
        const start = changed === 0 ? 0 : ends[changed - 1];
        pairs[changed] = end === undefined ? noPair : (this.#ranks.get(bytes.slice(start, end)) ?? noPair);
      }
    }
  }

  #pairRank(bytes: string, index: number): number {
    if (index + 1 === bytes.length) return noPair;
    return this.#pairRanks[bytes.charCodeAt(index) * 0x100 + bytes.charCodeAt(index + 1)] as number;
  }
}

function indexOfMin(values: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < values.length; index += 1) {
    if ((values[index] as number) < (values[least] as number)) least = index;
  }
  return least;
}
