// SKILL.md is one of the files of a skill, but skills.ts writes it.
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import { ApiError } from '../../platform/errors.js';
import { fields } from '../../generated/fields.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { isSafeOrganizationId, skillKey } from '../uploads/keys.js';
import type { SkillObjects } from './skill-objects.js';
import type { FileRepository } from './files-repository.js';
import type { SkillFile } from './repository.js';

type Schemas = components['schemas'];

export interface SkillFiles {
  /** Returns SKILL.md first, then the other files by name. */
  list(organizationId: string, skillId: number): Promise<SkillFile[]>;
  /** Records a file and returns an upload URL. Does not check whether the file is uploaded. */
  add(
    caller: Caller,
    given: Schemas['SkillFileCreate'],
    unit: UnitOfWork,
  ): Promise<{ file: SkillFile; uploadUrl: string }>;
  getDownload(organizationId: string, id: number): Promise<Omit<Schemas['SkillFileDownload'], 'success'>>;
  delete(organizationId: string, id: number, unit: UnitOfWork): Promise<void>;
}

export interface SkillFilesDependencies {
  repository: FileRepository;
  contents: SkillObjects;
  storage: Pick<ObjectStorage, 'presignUpload' | 'presignDownload'>;
  createId(): string;
  now(): Date;
}

const maxFiles = limits['SkillFileList.files'].maxItems;
const lifetimeSeconds = limits['SkillFileCreateResult.uploadUrl'].expiresAfterSeconds;
const downloadLifetimeSeconds = limits['SkillFileDownload.url'].expiresAfterSeconds;
const skillNotFound = () => new ApiError('skill_not_found');

/** Rejects ids that cannot be part of a storage key. Token issuers other than Clerk may use such ids. */
export function assertSafeOrganizationId(organizationId: string): void {
  if (isSafeOrganizationId(organizationId)) return;
  throw new ApiError('bad_request', {
    details: [{ message: reasons.request.unsafeOrganizationId, path: [] }],
  });
}

async function add(
  { repository, storage, createId, now }: SkillFilesDependencies,
  { organizationId, userId }: Caller,
  given: Schemas['SkillFileCreate'],
  unit: UnitOfWork,
): Promise<{ file: SkillFile; uploadUrl: string }> {
  assertSafeOrganizationId(organizationId);
  const { fileName, contentType } = given;
  const fileId = createId();
  const storageKey = skillKey(organizationId, fileId, fileName);
  // Sign the URL first, so that no file is recorded without a URL.
  const uploadUrl = await storage.presignUpload({
    key: storageKey,
    contentType,
    metadata: {},
    expiresInSeconds: lifetimeSeconds,
  });
  const file = { ...pick(given, fields.SkillFileCreate), fileId, storageKey };
  const outcome = await repository.add(organizationId, { userId, at: now(), limit: maxFiles, file }, unit);
  switch (outcome.kind) {
    case 'added':
      return { file: outcome.file, uploadUrl };
    case 'skill-missing':
      throw skillNotFound();
    case 'limit-reached':
      throw new ApiError('skill_file_limit_reached');
    case 'name-taken':
      throw new ApiError('skill_file_name_in_use', {
        values: { fileName },
        details: [{ message: reasons.request.inUse, path: ['fileName'] }],
      });
  }
}

export function createSkillFiles(dependencies: SkillFilesDependencies): SkillFiles {
  const { repository, contents, storage, now } = dependencies;
  return {
    async list(organizationId, skillId) {
      const files = await repository.list(organizationId, skillId);
      if (files.length === 0) throw skillNotFound();
      return files;
    },

    add: (caller, given, unit) => add(dependencies, caller, given, unit),

    async getDownload(organizationId, id) {
      const found = await repository.get(organizationId, id);
      if (found === null) throw new ApiError('skill_file_not_found');
      const { fileName, contentType } = found.file;
      const grant = { key: found.storageKey, contentType, expiresInSeconds: downloadLifetimeSeconds };
      return { fileName, contentType, url: await storage.presignDownload(grant) };
    },

    async delete(organizationId, id, unit) {
      const at = now();
      const outcome = await repository.delete(
        organizationId,
        id,
        { at, removableAt: contents.removableAfter(at) },
        unit,
      );
      if (outcome.kind === 'file-missing') throw new ApiError('skill_file_not_found');
      if (outcome.kind === 'is-skill-md') throw new ApiError('skill_content_not_deletable');
      await contents.removeAfterCommit(unit, outcome.storageKey);
    },
  };
}
