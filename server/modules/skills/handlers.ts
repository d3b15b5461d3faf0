import type { Handlers } from '../../generated/handlers.js';
import { fields } from '../../generated/fields.js';
import { etagHeader } from '../../platform/records/etag.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { Skills } from './skills.js';

export type SkillOperation =
  | 'listSkills'
  | 'createSkill'
  | 'updateSkill'
  | 'deleteSkill'
  | 'listSkillFiles'
  | 'addSkillFile'
  | 'deleteSkillFile'
  | 'getSkillFileDownload';

export function skillHandlers(skills: Skills): Pick<Handlers, SkillOperation> {
  return {
    async listSkills({ query, caller: { organizationId } }) {
      if (query.id === undefined) return { status: 200, body: { success: true, skills: skills.list(organizationId) } };
      const skill = await skills.get(organizationId, query.id);
      return { status: 200, headers: etagHeader(skill), body: { success: true, skill } };
    },

    async createSkill({ body, caller, unit }) {
      const skill = pick(await skills.create(caller, body, unit), [...fields.CreatedSkill, 'etag']);
      return { status: 201, headers: etagHeader(skill), body: { success: true, skill } };
    },

    async updateSkill({ query, precondition, body, caller, unit }) {
      const updated = await skills.update(caller, query.id, body, unit, precondition);
      const skill = pick(updated, [...fields.UpdatedSkill, 'etag']);
      return { status: 200, headers: etagHeader(skill), body: { success: true, skill } };
    },

    async deleteSkill({ query, precondition, caller, unit }) {
      await skills.delete(caller, query.id, unit, precondition);
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

    async getSkillFileDownload({ query, caller }) {
      return {
        status: 200,
        body: { success: true, ...(await skills.files.getDownload(caller.organizationId, query.fileId)) },
      };
    },

    async deleteSkillFile({ query, caller, unit }) {
      await skills.files.delete(caller.organizationId, query.fileId, unit);
      return { status: 200, body: { success: true, message: 'File deleted' } };
    },
  };
}
