// Rules of the files that are bundled with a skill. SKILL.md is one of them, but it is written and replaced with the skill itself.
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { skillKey } from '../uploads/keys.js';
import type { Contents } from './contents.js';
import type { FileRepository } from './files-repository.js';
import { assertHasStorage } from './organization-id.js';
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

export interface SkillFilesParts {
  repository: FileRepository;
  contents: Contents;
  storage: Pick<ObjectStorage, 'presignUpload'>;
  createId(): string;
  now(): Date;
}

const MOST_FILES = limits['SkillFileList.files'].maxItems;
const LIFETIME_SECONDS = limits['SkillFileCreateResult.uploadUrl'].expiresAfterSeconds;
const skillNotFound = () => new ApiError('skill_not_found');

export function createSkillFiles({ repository, contents, storage, createId, now }: SkillFilesParts): SkillFiles {
  return {
    async list(organizationId, skillId) {
      const files = await repository.list(organizationId, skillId);
      if (files.length === 0) throw skillNotFound();
      return files;
    },

    async add({ organizationId, userId }, { skillId, fileName, contentType, fileSize }, unit) {
      assertHasStorage(organizationId);
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
      const outcome = await repository.add(organizationId, userId, file, now(), MOST_FILES, unit);
      switch (outcome.kind) {
        case 'added':
          return { file: outcome.file, uploadUrl };
        case 'skill-missing':
          throw skillNotFound();
        case 'full':
          throw new ApiError('skill_file_limit_reached');
        case 'name-taken':
          throw new ApiError('skill_file_name_in_use', {
            values: { fileName },
            details: [{ message: 'is already in use', path: ['fileName'] }],
          });
      }
    },

    async remove(organizationId, id, unit = autocommit) {
      const at = now();
      const outcome = await repository.remove(organizationId, id, at, contents.quietAfter(at), unit);
      if (outcome.kind === 'file-missing') throw new ApiError('skill_file_not_found');
      if (outcome.kind === 'is-skill-md') throw new ApiError('skill_content_not_deletable');
      await unit.afterCommit(() => contents.remove(outcome.storageKey));
    },
  };
}
