// Reads the text of the chunks that a search found.
import type { Knex } from 'knex';
import type { Match } from './nearest.js';
import { searchable } from './exact-repository.js';

export interface Passage {
  readonly fileId: string;
  readonly fileName: string;
  readonly text: string;
}

export interface PassageRepository {
  /** Returns the matches that still exist, in the given order. */
  read(
    organizationId: string,
    knowledgeBaseId: number,
    matches: readonly Match[],
  ): Promise<(Passage & { score: number })[]>;
}

export function createPassageRepository(database: Knex): PassageRepository {
  return {
    async read(organizationId, knowledgeBaseId, matches) {
      if (matches.length === 0) return [];
      const { rows } = await database.raw<{ rows: (Passage & { place: number })[] }>(
        `select files.file_id as "fileId", files.file_name as "fileName", chunks.text, cast(found.place as integer) as place
         from unnest(cast(:fileRecordIds as integer[]), cast(:positions as integer[])) with ordinality as found (file_record_id, position, place)
         join knowledge_base_chunks as chunks
           on chunks.organization_id = :organizationId and chunks.knowledge_base_id = :knowledgeBaseId
             and chunks.file_record_id = found.file_record_id and chunks.position = found.position
         join knowledge_base_files as files
           on files.organization_id = chunks.organization_id and files.knowledge_base_id = chunks.knowledge_base_id and files.id = chunks.file_record_id and ${searchable}
         join knowledge_bases
           on knowledge_bases.organization_id = files.organization_id and knowledge_bases.id = files.knowledge_base_id and knowledge_bases.deleted_at is null
         order by found.place`,
        {
          organizationId,
          knowledgeBaseId,
          fileRecordIds: matches.map(({ fileRecordId }) => fileRecordId),
          positions: matches.map(({ position }) => position),
        },
      );
      return rows.map(({ place, ...passage }) => ({ ...passage, score: matches[place - 1]?.score ?? 0 }));
    },
  };
}
