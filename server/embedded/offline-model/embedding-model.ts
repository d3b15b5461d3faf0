// An embedding model without weights: words, beginnings of words and pairs of them, hashed into 256 dimensions. Texts that share words are near.
import type { EmbeddingModelV3 } from '@ai-sdk/provider';

const dimensions = 256;

/** Beginnings stand for a family of words: "brake" for "brakes", "relea" for "release" and "releasing". */
const beginningLength = 5;
/** How much a feature counts against a beginning. The word itself puts its own form first; pairs let a phrase win over its words apart. */
const wordWeight = 0.4;
const pairWeight = 0.4;

/** FNV-1a: well spread, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  // Its low bits are weak for short texts; this is the end of MurmurHash3.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Without statistics of a language, length is the best guess at how much a word says: "the" little, "brake" much. */
const weightOf = (word: string) => (/\d/.test(word) ? 1.5 : Math.min(word.length, 8) / 8);

function countFeatures(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = words.map((word) => word.slice(0, beginningLength));
  words.forEach((word, index) => {
    const beginning = beginnings[index] ?? word;
    add(beginning, weightOf(word));
    add(`=${word}`, wordWeight * weightOf(word));
    const following = words[index + 1];
    if (following !== undefined)
      add(`${beginning} ${beginnings[index + 1]}`, pairWeight * Math.min(weightOf(word), weightOf(following)));
  });
  // A text without a word is at least near itself.
  if (features.size === 0) add(`=${text}`, 1);
  return features;
}

/** The vector of a text, of length 1. */
function embedText(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const [feature, weight] of countFeatures(text)) {
    const hashed = hash(feature);
    const place = hashed % dimensions;
    // The sign makes features that share a place cancel out on average instead of adding up. Repetition counts, but less each time.
    vector[place] =
      (vector[place] ?? 0) + (hashed & 0x80000000 ? -1 : 1) * (weight <= 1 ? weight : 1 + Math.log(weight));
  }
  const length = Math.hypot(...vector);
  // Features that cancel each other out entirely are as good as none.
  if (length === 0) return vector.with(hash(text) % dimensions, 1);
  return vector.map((value) => value / length);
}

export function createHashedEmbeddingModel(): EmbeddingModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'offline',
    modelId: 'embedding',
    maxEmbeddingsPerCall: 256,
    supportsParallelCalls: false,
    async doEmbed({ values, abortSignal }) {
      abortSignal?.throwIfAborted();
      const tokens = values.reduce((sum, { length }) => sum + Math.ceil(length / 4), 0);
      return { embeddings: values.map(embedText), usage: { tokens }, warnings: [] };
    },
  };
}
