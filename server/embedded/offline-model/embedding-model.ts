// An embedding model without training. It hashes words, word prefixes and pairs of prefixes into 256 dimensions, so
// that texts that share words are similar.
import type { EmbeddingModelV3 } from '@ai-sdk/provider';

const dimensions = 256;

/**
 * Length of a prefix. A prefix represents related words: "brake" for "brakes", "relea" for "release" and "releasing".
 */
const prefixLength = 5;
/**
 * Weights relative to the weight of a prefix. The weight of words favors texts with the same form of a word. The weight
 * of pairs favors texts with the same phrase.
 */
const wordWeight = 0.4;
const pairWeight = 0.4;

/** Hashes with FNV-1a, which distributes well and returns the same value on each platform. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  // FNV-1a's low bits are weak for short texts, so apply the finalizer of MurmurHash3.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Scripts without spaces between words. For these scripts, the model uses pairs of letters instead of words. */
const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const runOfOneKind = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, 'gu');
const startsWithPair = new RegExp(`^[${spaceless}]{2}`, 'u');

/**
 * Without language statistics, length is the best estimate of a word's significance: "the" gets a low weight, "brake" a
 * high one.
 */
const weightOf = (word: string) => {
  if (/\d/.test(word)) return 1.5;
  return startsWithPair.test(word) ? 0.75 : Math.min(word.length, 8) / 8;
};

function wordsOf(run: string): string[] {
  if (!startsWithPair.test(run)) return [run];
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function countFeatures(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  const runs =
    text
      .normalize('NFKD')
      // Normalization turns most letters into at most three letters, but a few ligatures into 18.
      .slice(0, 4 * text.length)
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = runs.flatMap((run) => run.match(runOfOneKind) ?? []).flatMap(wordsOf);
  const prefixes = words.map((word) => word.slice(0, prefixLength));
  words.forEach((word, index) => {
    const prefix = prefixes[index] ?? word;
    add(prefix, weightOf(word));
    add(`=${word}`, wordWeight * weightOf(word));
    const following = words[index + 1];
    if (following !== undefined)
      add(`${prefix} ${prefixes[index + 1]}`, pairWeight * Math.min(weightOf(word), weightOf(following)));
  });
  // Make a text without words similar only to itself.
  if (features.size === 0) add(`=${text}`, 1);
  return features;
}

/** Returns the vector of a text, of length 1. */
function embedText(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const [feature, weight] of countFeatures(text)) {
    const hashed = hash(feature);
    const dimension = hashed % dimensions;
    // The sign makes features with the same dimension cancel out on average instead of adding up. Beyond a weight of 1,
    // each repetition of a feature adds less than the previous repetition.
    vector[dimension] =
      (vector[dimension] ?? 0) + (hashed & 0x80000000 ? -1 : 1) * (weight <= 1 ? weight : 1 + Math.log(weight));
  }
  const length = Math.hypot(...vector);
  // If all features cancel each other out, treat the text as a text without features.
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
