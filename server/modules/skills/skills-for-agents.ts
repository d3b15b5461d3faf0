import type { SkillObjects, ReadText } from './skill-objects.js';
import type { SkillRepository, SkillSummary } from './repository.js';
import { skillMdName } from './skill-md.js';

/** `not-uploaded`: the file is recorded, but the storage has no object. */
export type LoadOutcome =
  | { kind: 'text'; skill: SkillSummary; fileName: string; text: string; fileNames: string[] }
  | { kind: 'skill-missing' }
  | { kind: 'file-missing'; fileNames: string[] }
  | Exclude<ReadText, { kind: 'text' }>;

export interface SkillsForAgents {
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /** Returns the skills that exist, sorted by name. */
  summaries(organizationId: string, ids: readonly number[]): Promise<SkillSummary[]>;
  /**
   * Returns the text of SKILL.md or another file, and the names of all files. The caller must check whether the agent
   * may load the skill.
   */
  load(organizationId: string, id: number, fileName?: string): Promise<LoadOutcome>;
}

const maxBytes = 1_048_576;

export function createSkillsForAgents({
  repository,
  contents,
}: {
  repository: SkillRepository;
  contents: SkillObjects;
}): SkillsForAgents {
  return {
    async missing(organizationId, ids) {
      const found = new Set((await repository.summaries(organizationId, ids)).map(({ id }) => id));
      return ids.filter((id) => !found.has(id));
    },

    summaries: (organizationId, ids) => repository.summaries(organizationId, ids),

    async load(organizationId, id, fileName = skillMdName) {
      const skill = await repository.find(organizationId, id);
      if (skill === null) return { kind: 'skill-missing' };
      const fileNames = skill.files.map((file) => file.fileName);
      const file = skill.files.find((each) => each.fileName === fileName);
      if (file === undefined) return { kind: 'file-missing', fileNames };
      const read = await contents.read(file.storageKey, maxBytes);
      if (read.kind !== 'text') return read;
      const { name, description } = skill;
      return { kind: 'text', skill: { id, name, description }, fileName, text: read.text, fileNames };
    },
  };
}
