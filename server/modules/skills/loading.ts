// What agents read of skills in a run: which there are, SKILL.md of one, and the text of its files.
import type { Contents, ReadText } from './contents.js';
import type { SkillRepository, SkillSummary } from './repository.js';
import { SKILL_MD } from './statements.js';

/** `not-uploaded`: the file is recorded, but its bytes never arrived. */
export type LoadOutcome =
  | { kind: 'text'; skill: SkillSummary; fileName: string; text: string; fileNames: string[] }
  | { kind: 'skill-missing' }
  | { kind: 'file-missing'; fileNames: string[] }
  | Exclude<ReadText, { kind: 'text' }>;

export interface SkillLoading {
  /** Those of the ids that the organization has no skill of. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /** Name and description of those of the ids that are skills of the organization, sorted by name. */
  summaries(organizationId: string, ids: readonly number[]): Promise<SkillSummary[]>;
  /** The text of SKILL.md or of another file, with the names of all files. Which skills an agent may load is for the caller to check. */
  load(organizationId: string, id: number, fileName?: string): Promise<LoadOutcome>;
}

/** What a model can make something of; more is no text to read but data. */
const MAX_BYTES = 1_048_576;

export function createSkillLoading({
  repository,
  contents,
}: {
  repository: SkillRepository;
  contents: Contents;
}): SkillLoading {
  return {
    async missing(organizationId, ids) {
      const found = new Set((await repository.summaries(organizationId, ids)).map(({ id }) => id));
      return ids.filter((id) => !found.has(id));
    },

    summaries: (organizationId, ids) => repository.summaries(organizationId, ids),

    async load(organizationId, id, fileName = SKILL_MD) {
      const skill = await repository.find(organizationId, id);
      if (skill === null) return { kind: 'skill-missing' };
      const fileNames = skill.files.map((file) => file.fileName);
      const file = skill.files.find((each) => each.fileName === fileName);
      if (file === undefined) return { kind: 'file-missing', fileNames };
      const read = await contents.read(file.storageKey, MAX_BYTES);
      if (read.kind !== 'text') return read;
      const { name, description } = skill;
      return { kind: 'text', skill: { id, name, description }, fileName, text: read.text, fileNames };
    },
  };
}
