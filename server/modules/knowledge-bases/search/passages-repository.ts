import type { Database } from '../../../platform/database/database.js';
import type { Scores } from './rank-fusion.js';
import { searchable } from '../files-repository.js';

export interface Passage {
  readonly fileId: string;
  readonly fileName: string;
  readonly text: string;
}

export interface RankedChunk {
  readonly fileRecordId: number;
  readonly position: number;
  readonly score: number;
  readonly scores: Scores;
}

export interface PassageRepository {
  /** Returns the passages in the given order. Omits chunks that were removed or are no longer searchable. */
  read(
    organizationId: string,
    knowledgeBaseId: number,
    chunks: readonly RankedChunk[],
  ): Promise<(Passage & Pick<RankedChunk, 'score' | 'scores'>)[]>;
}

export function createPassageRepository(database: Database): PassageRepository {
  return {
    async read(organizationId, knowledgeBaseId, ranked) {
      if (ranked.length === 0) return [];
      const { rows } = await database.raw<{ rows: (Passage & { place: number })[] }>(
        `select files.file_id as "fileId", files.file_name as "fileName", chunks.text,
          cast(found.place as integer) as place
         from unnest(cast(:fileRecordIds as integer[]),
           cast(:positions as integer[])) with ordinality as found (file_record_id, position, place)
         join knowledge_base_chunks as chunks
           on chunks.organization_id = :organizationId and chunks.knowledge_base_id = :knowledgeBaseId
             and chunks.file_record_id = found.file_record_id and chunks.position = found.position
         join knowledge_base_files as files
           on files.organization_id = chunks.organization_id and files.knowledge_base_id = chunks.knowledge_base_id
             and files.id = chunks.file_record_id and ${searchable}
         join knowledge_bases
           on knowledge_bases.organization_id = files.organization_id and knowledge_bases.id = files.knowledge_base_id
             and knowledge_bases.deleted_at is null
         order by found.place`,
        {
          organizationId,
          knowledgeBaseId,
          fileRecordIds: ranked.map(({ fileRecordId }) => fileRecordId),
          positions: ranked.map(({ position }) => position),
        },
      );
      return rows.map(({ place, ...passage }) => {
        const { score = 0, scores = { text: null, vector: null } } = ranked[place - 1] ?? {};
        return { ...passage, score, scores };
      });
    },
  };
}
