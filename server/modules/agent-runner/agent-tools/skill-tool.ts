import type { SkillsForAgents } from '../ports.js';
import type { ToolContext, ToolSettings } from './context.js';
import { ToolFailureError } from './failure.js';

interface LoadInput {
  readonly skillId: number;
  readonly fileName?: string;
}

const list = (names: readonly string[]) => (names.length === 0 ? 'no files' : names.join(', '));

export const loadSkill =
  ({ skills, settings }: { readonly skills: SkillsForAgents; readonly settings: ToolSettings }) =>
  async ({ skillId, fileName }: LoadInput, { run }: ToolContext) => {
    if (!(settings.skillIds ?? []).includes(skillId))
      throw new ToolFailureError(`This agent may not load skill ${skillId}.`);
    const loaded = await skills.load(run.organizationId, skillId, fileName);
    switch (loaded.kind) {
      case 'text':
        return {
          skillId,
          name: loaded.skill.name,
          fileName: loaded.fileName,
          content: loaded.text,
          files: loaded.fileNames,
        };
      case 'skill-missing':
        throw new ToolFailureError(`Skill ${skillId} no longer exists.`);
      case 'file-missing':
        throw new ToolFailureError(`The skill has no file "${fileName ?? ''}". It has ${list(loaded.fileNames)}.`);
      case 'not-uploaded':
        if (fileName === undefined || fileName === 'SKILL.md')
          throw new ToolFailureError('SKILL.md of the skill is missing in the file storage.', true);
        throw new ToolFailureError('The file was recorded, but never uploaded.');
      case 'too-large':
        throw new ToolFailureError('The file is too large to be read.');
      case 'not-text':
        throw new ToolFailureError('The file is not a text file.');
    }
  };
