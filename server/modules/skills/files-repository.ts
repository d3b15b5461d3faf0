import type { Database } from '../../platform/database/database.js';
import { recordChanges, type AuditAction, type AuditedChange, type Origin } from '../../platform/audit.js';
import { columnList, toColumns, valueList } from '../../platform/database/columns.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { skillMdName } from './skill-md.js';
import {
  addOrphanedObject,
  fileColumns,
  fileOrder,
  lockSkill,
  touchSkill,
  toFile,
  type FileRow,
  type SkillFile,
} from './statements.js';

export type NewFile = components['schemas']['SkillFileCreate'] & { fileId: string; storageKey: string };

export type AddOutcome =
  { kind: 'added'; file: SkillFile } | { kind: 'skill-missing' } | { kind: 'limit-reached' } | { kind: 'name-taken' };
export type RemoveOutcome =
  { kind: 'removed'; storageKey: string } | { kind: 'file-missing' } | { kind: 'is-skill-md' };

export interface FileRepository {
  /**
   * Returns SKILL.md first, then the other files by name. The list is empty only if the skill does not exist, because
   * every skill has a SKILL.md.
   */
  list(organizationId: string, skillId: number): Promise<SkillFile[]>;
  /** Returns null if the file does not exist or its skill was deleted. */
  get(organizationId: string, id: number): Promise<{ file: SkillFile; storageKey: string } | null>;
  add(
    organizationId: string,
    addition: { userId: string; at: Date; limit: number; file: NewFile },
    unit: UnitOfWork,
  ): Promise<AddOutcome>;
  /** Removes the file, and allows the removal of its object from `removableAt` on. */
  delete(
    organizationId: string,
    id: number,
    deletion: { at: Date; removableAt: Date },
    unit: UnitOfWork,
  ): Promise<RemoveOutcome>;
}

function changeOf(action: AuditAction, skillId: number, file: Omit<SkillFile, 'createdAt'>): AuditedChange {
  const { id: recordId, fileName: recordName } = file;
  const audited = pick({ skillId, ...file }, fields.SkillFileCreate);
  const isNew = action === 'skill_file.created';
  return { action, recordId, recordName, before: isNew ? null : audited, after: isNew ? audited : null };
}

async function add(
  transaction: Database,
  organizationId: string,
  { userId, at, limit, file }: Parameters<FileRepository['add']>[1],
  origin: Origin,
): Promise<AddOutcome> {
  const { skillId, fileName } = file;
  // Without the lock, concurrent calls could exceed the limit.
  if (!(await lockSkill(transaction, organizationId, skillId))) return { kind: 'skill-missing' };
  const { rows: files } = await transaction.raw<{ rows: { fileName: string }[] }>(
    `select file_name as "fileName" from skill_files
     where organization_id = :organizationId and skill_id = :skillId`,
    { organizationId, skillId },
  );
  if (files.some((other) => other.fileName === fileName)) return { kind: 'name-taken' };
  if (files.length >= limit) return { kind: 'limit-reached' };
  const stored = toColumns({ ...file, organizationId, createdBy: userId, createdAt: at });
  const { rows } = await transaction.raw<{ rows: FileRow[] }>(
    `insert into skill_files (${columnList(stored)}) values (${valueList(stored)}) returning ${fileColumns}`,
    stored,
  );
  const [row] = rows;
  if (!row) throw new Error('inserting a file of a skill returned no row');
  await touchSkill(transaction, organizationId, skillId, at);
  const added = toFile(row);
  const entry = changeOf('skill_file.created', skillId, added);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'added', file: added };
}

async function deleteFile(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, removableAt }: Parameters<FileRepository['delete']>[2],
  origin: Origin,
): Promise<RemoveOutcome> {
  const { rows: known } = await transaction.raw<{ rows: { skillId: number; fileName: string }[] }>(
    `select skill_id as "skillId", file_name as "fileName" from skill_files
     where organization_id = :organizationId and id = :id`,
    { organizationId, id },
  );
  const [found] = known;
  // Lock order: skill, then file. A different order could deadlock.
  if (!found || !(await lockSkill(transaction, organizationId, found.skillId))) return { kind: 'file-missing' };
  if (found.fileName === skillMdName) return { kind: 'is-skill-md' };
  const { rows } = await transaction.raw<{ rows: (FileRow & { storageKey: string })[] }>(
    `delete from skill_files
     where organization_id = :organizationId and id = :id
     returning ${fileColumns}, storage_key as "storageKey"`,
    { organizationId, id },
  );
  const [removed] = rows;
  if (!removed) return { kind: 'file-missing' };
  const { storageKey, ...row } = removed;
  await addOrphanedObject(transaction, organizationId, storageKey, removableAt);
  const entry = changeOf('skill_file.deleted', found.skillId, toFile(row));
  await recordChanges(transaction, origin, organizationId, entry);
  await touchSkill(transaction, organizationId, found.skillId, at);
  return { kind: 'removed', storageKey };
}

export function createFileRepository(database: Database): FileRepository {
  return {
    async list(organizationId, skillId) {
      const { rows } = await database.raw<{ rows: FileRow[] }>(
        `select ${fileColumns} from skill_files
         join skills on skills.organization_id = skill_files.organization_id and skills.id = skill_files.skill_id
         where skill_files.organization_id = :organizationId and skill_files.skill_id = :skillId
           and skills.deleted_at is null
         order by ${fileOrder}`,
        { organizationId, skillId },
      );
      return rows.map(toFile);
    },

    async get(organizationId, id) {
      const { rows } = await database.raw<{ rows: (FileRow & { storageKey: string })[] }>(
        `select ${fileColumns}, skill_files.storage_key as "storageKey" from skill_files
         join skills on skills.organization_id = skill_files.organization_id and skills.id = skill_files.skill_id
         where skill_files.organization_id = :organizationId and skill_files.id = :id and skills.deleted_at is null`,
        { organizationId, id },
      );
      const [row] = rows;
      if (row === undefined) return null;
      const { storageKey, ...file } = row;
      return { file: toFile(file), storageKey };
    },

    add: (organizationId, addition, unit) =>
      unit.transaction(database, (transaction) => add(transaction, organizationId, addition, unit.origin)),

    delete: (organizationId, id, deletion, unit) =>
      unit.transaction(database, (transaction) => deleteFile(transaction, organizationId, id, deletion, unit.origin)),
  };
}
