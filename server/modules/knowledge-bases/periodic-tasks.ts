import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { FullTextRepository } from './search/full-text-repository.js';
import type { VectorStore } from './search/vector-store/port.js';

export interface KnowledgeBaseTaskDependencies {
  vectors: Pick<VectorStore, 'maintain'>;
  fullText: Pick<FullTextRepository, 'maintain'>;
}

export const knowledgeBaseTasks = ({ vectors, fullText }: KnowledgeBaseTaskDependencies): PeriodicTask[] => [
  {
    name: 'knowledge-bases.maintain-vector-indexes',
    everyMs: 60_000,
    run: (signal) => vectors.maintain(signal),
  },
  {
    name: 'knowledge-bases.maintain-text-index',
    everyMs: 60_000,
    run: (signal) => fullText.maintain(signal),
  },
];
