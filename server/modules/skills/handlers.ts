import type { Handlers } from '../../generated/handlers.js';
import type { Skills } from './skills.js';

export type SkillOperation =
  'listSkills' | 'createSkill' | 'updateSkill' | 'deleteSkill' | 'listSkillFiles' | 'addSkillFile' | 'deleteSkillFile';

export function skillHandlers({ skills }: { skills: Skills }): Pick<Handlers, SkillOperation> {
  return {
    async listSkills({ query, caller: { organizationId } }) {
      if (query.id === undefined) return { status: 200, body: { success: true, skills: skills.list(organizationId) } };
      return { status: 200, body: { success: true, skill: await skills.get(organizationId, query.id) } };
    },

    async createSkill({ body, caller, unit }) {
      const { id, name, description, fileCount } = await skills.create(caller, body.skillMdContent, unit);
      return { status: 201, body: { success: true, skill: { id, name, description, fileCount } } };
    },

    async updateSkill({ query, body, caller, unit }) {
      const { id, name, description, metadata, fileCount } = await skills.update(caller, query.id, body, unit);
      return { status: 200, body: { success: true, skill: { id, name, description, metadata, fileCount } } };
    },

    async deleteSkill({ query, caller, unit }) {
      await skills.remove(caller, query.id, unit);
      return { status: 200, body: { success: true, message: 'Skill deleted' } };
    },

    async listSkillFiles({ query, caller }) {
      return {
        status: 200,
        body: { success: true, files: await skills.files.list(caller.organizationId, query.skillId) },
      };
    },

    async addSkillFile({ body, caller, unit }) {
      return { status: 201, body: { success: true, ...(await skills.files.add(caller, body, unit)) } };
    },

    async deleteSkillFile({ query, caller, unit }) {
      await skills.files.remove(caller.organizationId, query.fileId, unit);
      return { status: 200, body: { success: true, message: 'File deleted' } };
    },
  };
}
