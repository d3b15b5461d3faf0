// Rules of the files that are bundled with a skill. SKILL.md is one of them, but it is written and replaced with the skill itself.
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError, errorText } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { skillKey } from '../uploads/keys.js';
import type { Contents } from './contents.js';
import type { FileRepository } from './files-repository.js';
import { assertSafeOrganizationId } from './organization-id.js';
import type { SkillFile } from './repository.js';

type Schemas = components['schemas'];

export interface SkillFiles {
  /** SKILL.md first, then the others by name. */
  list(organizationId: string, skillId: number): Promise<SkillFile[]>;
  /** Records a file and grants its upload for ten minutes. Whether the bytes arrive is not known here. */
  add(
    caller: Caller,
    given: Schemas['SkillFileCreate'],
    unit?: UnitOfWork,
  ): Promise<{ file: SkillFile; uploadUrl: string }>;
  /** Removes a file from database and storage. */
  remove(organizationId: string, id: number, unit?: UnitOfWork): Promise<void>;
}

export interface SkillFilesDependencies {
  repository: FileRepository;
  contents: Contents;
  storage: Pick<ObjectStorage, 'presignUpload'>;
  createId(): string;
  now(): Date;
}

const MAX_FILES = limits['SkillFileList.files'].maxItems;
const LIFETIME_SECONDS = limits['SkillFileCreateResult.uploadUrl'].expiresAfterSeconds;
const skillNotFound = () => new ApiError('not_found', 'Skill not found');

export function createSkillFiles({ repository, contents, storage, createId, now }: SkillFilesDependencies): SkillFiles {
  return {
    async list(organizationId, skillId) {
      const files = await repository.list(organizationId, skillId);
      if (files.length === 0) throw skillNotFound();
      return files;
    },

    async add({ organizationId, userId }, { skillId, fileName, contentType, fileSize }, unit) {
      assertSafeOrganizationId(organizationId);
      const fileId = createId();
      const storageKey = skillKey(organizationId, fileId, fileName);
      // Signed before anything is recorded: it needs no answer of the storage, and when it fails there is no file without an address.
      const uploadUrl = await storage.presignUpload({
        key: storageKey,
        contentType,
        metadata: {},
        expiresInSeconds: LIFETIME_SECONDS,
      });
      const file = { skillId, fileId, fileName, contentType, fileSize, storageKey };
      const outcome = await repository.add(organizationId, userId, file, now(), MAX_FILES, unit);
      switch (outcome.kind) {
        case 'added':
          return { file: outcome.file, uploadUrl };
        case 'skill-missing':
          throw skillNotFound();
        case 'full':
          throw new ApiError('bad_request', 'A skill can have at most 20 files');
        case 'name-taken':
          throw new ApiError('bad_request', errorText('skillFileNameTaken', { fileName }), {
            details: [{ message: 'is already in use', path: ['fileName'] }],
          });
      }
    },

    async remove(organizationId, id, unit = autocommit) {
      const at = now();
      const outcome = await repository.remove(organizationId, id, at, contents.removableAfter(at), unit);
      if (outcome.kind === 'file-missing') throw new ApiError('not_found', 'Skill file not found');
      if (outcome.kind === 'is-skill-md')
        throw new ApiError('bad_request', 'SKILL.md cannot be deleted; replace it with PUT /skills/manage');
      await unit.afterCommit(() => contents.remove(outcome.storageKey));
    },
  };
}
