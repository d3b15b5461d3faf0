// Search in knowledge bases by words, by meaning, or by both. See server/docs/decisions/search.md.
import type { Models } from '../../../platform/models/port.js';
import { limits } from '../../../generated/limits.js';
import type { components } from '../../../generated/types.js';
import { knowledgeBaseNotFound } from '../knowledge-bases.js';
import { embedQuery } from '../model-calls.js';
import type { PassageRepository, RankedChunk } from './passages-repository.js';
import { fuse, type Mode, type Scores } from './rank-fusion.js';
import type { KnowledgeBase, KnowledgeBaseRepository } from '../repository.js';
import type { FullTextRepository } from './full-text-repository.js';
import type { Match, VectorStore } from './vector-store/port.js';

export type SearchResult = components['schemas']['KnowledgeBaseSearchResult'];

export interface Query {
  readonly query: string;
  readonly limit: number;
  readonly mode: Mode;
}

export type SearchIn = (organizationId: string, knowledgeBaseId: number) => Promise<SearchResult[]>;

/**
 * Returns a function that searches one knowledge base per call, best passages first. Calls for the same model and
 * number of dimensions share one embedding of the query.
 */
export type Search = (query: Query, signal: AbortSignal) => SearchIn;

export interface SearchDependencies {
  repository: Pick<KnowledgeBaseRepository, 'find'>;
  passages: PassageRepository;
  vectors: Pick<VectorStore, 'nearest'>;
  fullText: Pick<FullTextRepository, 'find'>;
  models: Models;
}

const maxTextCharacters = limits['KnowledgeBaseSearchResult.text'].maxLength;
/** Maximum chunks in each ranking. */
const rankedChunks = 100;
/** Minimum text score relative to the best score. Chunks with a lower score usually contain only common words. */
const minShareOfBest = 0.3;

/** Clamps a score to the range of the contract. A cosine similarity can be negative, or exceed 1 by rounding. */
const toScore = (score: number): number => Math.min(1, Math.max(0, score));

async function findByText(
  { fullText }: SearchDependencies,
  organizationId: string,
  { id: knowledgeBaseId, language }: KnowledgeBase,
  query: string,
  signal: AbortSignal,
): Promise<Match[]> {
  const space = { knowledgeBaseId, language, limit: rankedChunks, signal };
  const matches = await fullText.find(organizationId, space, query);
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best * minShareOfBest);
}

type EmbedFor = (knowledgeBase: KnowledgeBase) => Promise<Float32Array>;

function createEmbedFor(models: Models, query: string, signal: AbortSignal): EmbedFor {
  const embeddings = new Map<string, Promise<Float32Array>>();
  return ({ embeddingModel, embeddingDimensions }) => {
    const key = `${embeddingModel} ${embeddingDimensions}`;
    const embedding = embeddings.get(key) ?? embedQuery(models, embeddingModel, embeddingDimensions, query, signal);
    embeddings.set(key, embedding);
    return embedding;
  };
}

async function findByVector(
  { vectors }: SearchDependencies,
  organizationId: string,
  knowledgeBase: KnowledgeBase,
  embedFor: EmbedFor,
  signal: AbortSignal,
): Promise<Match[]> {
  const embedding = await embedFor(knowledgeBase);
  return vectors.nearest(organizationId, { knowledgeBaseId: knowledgeBase.id, limit: rankedChunks, signal }, embedding);
}

function join(byText: readonly Match[], byVector: readonly Match[]): Omit<RankedChunk, 'score'>[] {
  const chunks = new Map<string, Omit<RankedChunk, 'score'> & { scores: Scores }>();
  const add = (part: keyof Scores, { fileRecordId, position, score }: Match) => {
    const key = `${fileRecordId} ${position}`;
    const scores = chunks.get(key)?.scores ?? { text: null, vector: null };
    chunks.set(key, { fileRecordId, position, scores: { ...scores, [part]: toScore(score) } });
  };
  byText.forEach((match) => add('text', match));
  byVector.forEach((match) => add('vector', match));
  return [...chunks.values()];
}

export function createSearch(dependencies: SearchDependencies): Search {
  const { repository, passages, models } = dependencies;
  return ({ query, limit, mode }, signal) => {
    const embedFor = createEmbedFor(models, query, signal);
    return async (organizationId, knowledgeBaseId) => {
      const knowledgeBase = await repository.find(organizationId, knowledgeBaseId);
      if (knowledgeBase === null) throw knowledgeBaseNotFound();
      if (knowledgeBase.status === 'empty') return [];
      const [byText, byVector] = await Promise.all([
        mode === 'vector' ? [] : findByText(dependencies, organizationId, knowledgeBase, query, signal),
        mode === 'text' ? [] : findByVector(dependencies, organizationId, knowledgeBase, embedFor, signal),
      ]);
      const chunks = join(byText, byVector);
      const ranked =
        mode === 'hybrid' ? fuse(chunks) : chunks.map((chunk) => ({ ...chunk, score: chunk.scores[mode] ?? 0 }));
      const found = await passages.read(organizationId, knowledgeBaseId, ranked.slice(0, limit));
      return found.map(({ text, ...passage }) => ({ ...passage, text: text.slice(0, maxTextCharacters) }));
    };
  };
}
