// An embedding model without training. It hashes words, word prefixes and pairs of prefixes into the dimensions of a
// vector, so that texts that share words are similar.
import type { EmbeddingModelV3 } from '@ai-sdk/provider';

const dimensions = 256;

/** In characters. A prefix represents related words, such as "relea" for "release" and "releasing". */
const prefixLength = 5;
/** Weights of words and of pairs of prefixes, relative to the weight of a prefix. */
const wordWeight = 0.4;
const pairWeight = 0.4;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  // FNV-1a's low bits are weak for short texts, so apply the finalizer of MurmurHash3.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Scripts without spaces between words. The model uses pairs of their letters instead of words. */
const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const runOfOneKind = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, 'gu');
const startsWithPair = new RegExp(`^[${spaceless}]{2}`, 'u');

/** Estimates the significance of a word by its length, because the model has no language statistics. */
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
      // Limit the growth of the text, because normalization turns one ligature (U+FDFA) into 18 characters.
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

/** Returns a unit vector. */
function embedText(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const [feature, weight] of countFeatures(text)) {
    const hashed = hash(feature);
    const dimension = hashed % dimensions;
    // The sign makes features that share a dimension cancel out on average. Beyond a weight of 1, each repetition of a
    // feature adds less than the previous repetition.
    vector[dimension] =
      (vector[dimension] ?? 0) + (hashed & 0x80000000 ? -1 : 1) * (weight <= 1 ? weight : 1 + Math.log(weight));
  }
  const length = Math.hypot(...vector);
  // If all features cancel each other out, the text itself selects the dimension.
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
