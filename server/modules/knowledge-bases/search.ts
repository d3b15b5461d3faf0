// Semantic search in one knowledge base.
import type { Models } from '../../platform/models/port.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { knowledgeBaseNotFound } from './knowledge-bases.js';
import { embedQuery } from './models.js';
import type { PassageRepository } from './passages-repository.js';
import type { KnowledgeBaseRepository } from './repository.js';
import type { VectorStore } from './vector-store.js';

export type SearchResult = components['schemas']['KnowledgeBaseSearchResult'];

/** Returns the most similar passages, best first. */
export type Search = (
  organizationId: string,
  knowledgeBaseId: number,
  query: string,
  limit: number,
  signal: AbortSignal,
) => Promise<SearchResult[]>;

export interface SearchDependencies {
  repository: Pick<KnowledgeBaseRepository, 'find'>;
  passages: PassageRepository;
  vectors: Pick<VectorStore, 'nearest'>;
  models: Models;
}

const maxTextCharacters = limits['KnowledgeBaseSearchResult.text'].maxLength;

/** Clamps a cosine similarity to the contract's range of 0 to 1. Rounding can exceed 1. */
const toScore = (nearness: number): number => Math.min(1, Math.max(0, nearness));

export function createSearch({ repository, passages, vectors, models }: SearchDependencies): Search {
  return async (organizationId, knowledgeBaseId, query, limit, signal) => {
    const knowledgeBase = await repository.find(organizationId, knowledgeBaseId);
    if (knowledgeBase === null) throw knowledgeBaseNotFound();
    if (knowledgeBase.status === 'empty') return [];
    const embedding = await embedQuery(models, knowledgeBase.embeddingModel, knowledgeBase.embeddingDimensions, query);
    const matches = await vectors.nearest(organizationId, { knowledgeBaseId, limit, signal }, embedding);
    const found = await passages.read(organizationId, knowledgeBaseId, matches);
    return found.map(({ fileId, fileName, text, score }) => ({
      fileId,
      fileName,
      text: text.slice(0, maxTextCharacters),
      score: toScore(score),
    }));
  };
}
