import type { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/columns.js';
import type { PagedList } from '../../platform/database/paged-list.js';
import { etagOf } from '../../platform/records/etag.js';
import { pick } from '../../platform/records/pick-fields.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { settingNames } from './setting-names.js';
import { skillMdName } from './skill-md.js';

type Schemas = components['schemas'];
export type Skill = Schemas['Skill'];
export type SkillFile = Schemas['SkillFile'];
/** A file with its storage key, which no response contains. */
export type StoredFile = SkillFile & { storageKey: string };

export const fromFilesOfSkill = `from skill_files
  where skill_files.organization_id = skills.organization_id and skill_files.skill_id = skills.id`;

const fileCount = `(select count(*) ${fromFilesOfSkill})`;

export const skillColumns = `
  ${selectList('skills', fields.Skill, { fileCount })},
  (select file_id ${fromFilesOfSkill} and skill_files.file_name = '${skillMdName}') as "textId"`;

export const skillList = (organizationId: string): PagedList => ({
  table: 'skills',
  alias: 'skills',
  bytes: 'skills.content_bytes',
  organizationId,
  where: 'skills.deleted_at is null',
  order: 'lower(skills.name), skills.id',
  columns: skillColumns,
});

export const fileColumns = selectList('skill_files', fields.SkillFile);

export const fileOrder = `
  skill_files.file_name <> '${skillMdName}', lower(skill_files.file_name), skill_files.file_name`;

/** `textId` changes with each text of SKILL.md. */
export type SkillRow = Stored<Omit<Skill, 'etag'>> & { id: number; textId: string };
export type FileRow = Stored<SkillFile>;

export const toSkill = ({ textId, ...row }: SkillRow): Skill => ({
  ...toRecord<Omit<Skill, 'etag'>>(row),
  etag: etagOf([pick(row, settingNames), textId]),
});
export const toFile = (row: FileRow) => toRecord<SkillFile>(row);

export async function readSkill(database: Database, organizationId: string, id: number): Promise<Skill | null> {
  const { rows } = await database.raw<{ rows: SkillRow[] }>(
    `select ${skillColumns} from skills where organization_id = :organizationId and id = :id and deleted_at is null`,
    { organizationId, id },
  );
  return rows[0] ? toSkill(rows[0]) : null;
}

/** Serializes changes of the skill and its files. */
export async function lockSkill(transaction: Database, organizationId: string, id: number): Promise<Skill | null> {
  await transaction.raw(
    'select from skills where organization_id = :organizationId and id = :id and deleted_at is null for update',
    { organizationId, id },
  );
  return readSkill(transaction, organizationId, id);
}

/** Sets `updated_at`, because the files are part of the skill. */
export async function touchSkill(transaction: Database, organizationId: string, id: number, at: Date): Promise<void> {
  await transaction.raw(
    `update skills set updated_at = :at
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, at },
  );
}

export async function addOrphanedObject(
  database: Database,
  organizationId: string,
  storageKey: string,
  removableAt: Date,
): Promise<void> {
  await database.raw(
    `insert into skill_orphaned_objects (organization_id, storage_key, removable_at)
     values (:organizationId, :storageKey, :removableAt)`,
    { organizationId, storageKey, removableAt },
  );
}

/**
 * Marks an object as no longer orphaned, so that a file can refer to it. Returns false if the object is already being
 * removed, because the request took too long.
 */
export async function adoptObject(transaction: Database, organizationId: string, storageKey: string): Promise<boolean> {
  const { rowCount } = await transaction.raw<{ rowCount: number }>(
    `delete from skill_orphaned_objects
     where organization_id = :organizationId and storage_key = :storageKey and not is_claimed`,
    { organizationId, storageKey },
  );
  return rowCount > 0;
}
