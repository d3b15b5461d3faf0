import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { isDeepStrictEqual } from 'node:util';
import { changesOf, recordChanges, type Origin } from '../../platform/audit.js';
import { assignmentList, columnList, toColumns, valueList } from '../../platform/database/columns.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { readList } from '../../platform/database/paged-list.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { Events } from '../../platform/events/emit-events.js';
import {
  addOrphanedObject,
  fileColumns,
  fileOrder,
  fromFilesOfSkill,
  lockSkill,
  readSkill,
  skillColumns,
  skillList,
  adoptObject,
  toSkill,
} from './statements.js';
import { settingNames, type Settings } from './setting-names.js';
import { skillMdName, type SkillMd } from './skill-md.js';
import type { Skill, SkillRow, StoredFile } from './statements.js';

export type { Skill, SkillFile, StoredFile } from './statements.js';
export type FoundSkill = Skill & { files: StoredFile[] };
export type SkillSummary = Pick<Skill, 'id' | 'name' | 'description'>;

export interface StoredSkillMd {
  /** The fields from the text, and the other fields from the request. */
  settings: SkillMd & Partial<Settings>;
  text: string;
  fileId: string;
  storageKey: string;
  sizeInBytes: number;
}

/** Called with the locked skill before it changes. An error cancels the change. */
type SkillCheck = (current: Skill) => void;

export interface NewSkill {
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
  readonly skillMd: StoredSkillMd;
}

/** `object-claimed`: the request took too long, and the object of its text is already being removed. */
export type SkillOutcome =
  { kind: 'saved'; skill: Skill } | { kind: 'skill-missing' } | { kind: 'limit-reached' } | { kind: 'object-claimed' };

export interface TextChange {
  readonly skillMd: StoredSkillMd;
  /** The text that the caller has read, for the audit log, and its object. Null if the object has no text. */
  readonly before: { readonly storageKey: string; readonly text: string | null };
  readonly at: Date;
  readonly removableAt: Date;
  readonly check: SkillCheck;
}

export interface SkillRepository {
  list(organizationId: string): AsyncGenerator<Skill, void, undefined>;
  find(organizationId: string, id: number): Promise<FoundSkill | null>;
  /** Returns the skills that exist, sorted by name. */
  summaries(organizationId: string, ids: readonly number[]): Promise<SkillSummary[]>;
  /** Returns the agents that may load the skill, sorted by name. */
  agentsUsing(organizationId: string, skillId: number): Promise<{ id: number; name: string }[]>;
  create(organizationId: string, skill: NewSkill, unit: UnitOfWork): Promise<SkillOutcome>;
  /** Replaces SKILL.md, and allows the removal of the old object from `removableAt` on. */
  replaceText(organizationId: string, id: number, change: TextChange, unit: UnitOfWork): Promise<SkillOutcome>;
  /** An omitted setting keeps its value. Returns null if the skill does not exist. */
  updateFields(
    organizationId: string,
    id: number,
    change: { settings: Partial<Settings>; at: Date; check: SkillCheck },
    unit: UnitOfWork,
  ): Promise<Skill | null>;
  /** Marks the skill as deleted and emits `skill.deleted`. Returns false if it does not exist. */
  delete(
    organizationId: string,
    id: number,
    deletion: { userId: string; at: Date; check: SkillCheck },
    unit: UnitOfWork,
  ): Promise<boolean>;
}

type AuditedSkill = Skill & { skillMdContent?: string | null };

const changeOf = changesOf((skill: AuditedSkill) => pick(skill, [...settingNames, 'metadata', 'skillMdContent']));

async function readWritten(transaction: Database, organizationId: string, id: number): Promise<Skill> {
  const skill = await readSkill(transaction, organizationId, id);
  if (skill === null) throw new Error(`skill ${id} does not exist in the transaction that wrote it`);
  return skill;
}

async function create(
  transaction: Database,
  organizationId: string,
  { userId, at, limit, skillMd }: NewSkill,
  origin: Origin,
): Promise<SkillOutcome> {
  if (await isLimitReached(transaction, 'skills', organizationId, limit)) return { kind: 'limit-reached' };
  const { settings, text, fileId, storageKey, sizeInBytes } = skillMd;
  if (!(await adoptObject(transaction, organizationId, storageKey))) return { kind: 'object-claimed' };
  const skill = toColumns({ ...settings, organizationId, createdBy: userId, createdAt: at, updatedAt: at });
  const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
    `insert into skills (${columnList(skill)}) values (${valueList(skill)}) returning id`,
    skill,
  );
  const [row] = rows;
  if (!row) throw new Error('inserting a skill returned no id');
  await transaction.raw(
    `insert into skill_files (organization_id, skill_id, file_id, file_name, content_type, file_size, storage_key,
       created_by, created_at)
     values (:organizationId, :id, :fileId, :skillMdName, 'text/markdown', :sizeInBytes, :storageKey, :userId, :at)`,
    { organizationId, id: row.id, fileId, skillMdName, sizeInBytes, storageKey, userId, at },
  );
  const created = await readWritten(transaction, organizationId, row.id);
  const entry = changeOf('skill.created', null, { ...created, skillMdContent: text });
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', skill: created };
}

async function store(
  transaction: Database,
  organizationId: string,
  id: number,
  settings: Partial<Settings & SkillMd>,
  at: Date,
): Promise<Skill> {
  const row = toColumns({ ...settings, updatedAt: at });
  await transaction.raw(
    `update skills set ${assignmentList(row)} where organization_id = :organizationId and id = :id`,
    { ...row, organizationId, id },
  );
  return readWritten(transaction, organizationId, id);
}

async function replaceText(
  transaction: Database,
  organizationId: string,
  id: number,
  { skillMd, before, at, removableAt, check }: TextChange,
  origin: Origin,
): Promise<SkillOutcome> {
  const current = await lockSkill(transaction, organizationId, id);
  if (current === null) return { kind: 'skill-missing' };
  check(current);
  const { settings, text, fileId, storageKey, sizeInBytes } = skillMd;
  if (!(await adoptObject(transaction, organizationId, storageKey))) return { kind: 'object-claimed' };
  const file = { organizationId, id, skillMdName };
  const { rows } = await transaction.raw<{ rows: { storageKey: string }[] }>(
    `select storage_key as "storageKey" from skill_files
     where organization_id = :organizationId and skill_id = :id and file_name = :skillMdName`,
    file,
  );
  const [replaced] = rows;
  if (!replaced) throw new Error(`skill ${id} has no SKILL.md`);
  await transaction.raw(
    `update skill_files set file_id = :fileId, storage_key = :storageKey, file_size = :sizeInBytes
     where organization_id = :organizationId and skill_id = :id and file_name = :skillMdName`,
    { ...file, fileId, storageKey, sizeInBytes },
  );
  await addOrphanedObject(transaction, organizationId, replaced.storageKey, removableAt);
  const skill = await store(transaction, organizationId, id, settings, at);
  // If a concurrent request has replaced the text since the caller read it, that request's entry has the text.
  const textBefore = before.storageKey === replaced.storageKey ? before.text : null;
  const auditedBefore = { ...current, skillMdContent: textBefore };
  const entry = changeOf('skill.updated', auditedBefore, { ...skill, skillMdContent: text });
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', skill };
}

async function deleteSkill(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  id: number,
  { userId, at, check }: Parameters<SkillRepository['delete']>[2],
  origin: Origin,
): Promise<boolean> {
  const current = await lockSkill(transaction, organizationId, id);
  if (current === null) return false;
  check(current);
  await transaction.raw(
    `update skills set deleted_at = :at, deleted_by = :userId
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, userId, at },
  );
  const entry = changeOf('skill.deleted', current, null);
  await recordChanges(transaction, origin, organizationId, entry);
  await events.emit(transaction, {
    type: 'skill.deleted',
    organizationId,
    skillId: id,
    deletedBy: userId,
    requestId: origin.requestId,
  });
  return true;
}

async function find(database: Database, organizationId: string, id: number): ReturnType<SkillRepository['find']> {
  const { rows } = await database.raw<{ rows: (SkillRow & { files: StoredFile[] })[] }>(
    `select ${skillColumns}, (
       select coalesce(json_agg(file), '[]')
       from (select ${fileColumns}, storage_key as "storageKey" ${fromFilesOfSkill} order by ${fileOrder}) as file
     ) as files
     from skills
     where organization_id = :organizationId and id = :id and deleted_at is null`,
    { organizationId, id },
  );
  const [row] = rows;
  if (!row) return null;
  // In JSON, Postgres ends timestamps with an offset instead of `Z`.
  const files = row.files.map((file) => ({ ...file, createdAt: new Date(file.createdAt).toISOString() }));
  return { ...toSkill(row), files };
}

async function agentsUsing(
  database: Database,
  organizationId: string,
  skillId: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await database.raw<{ rows: { id: number; name: string }[] }>(
    `select id, name from agents
     where organization_id = :organizationId and deleted_at is null and configuration @> cast(:using as jsonb)
     order by lower(name), id`,
    { organizationId, using: JSON.stringify({ tools: { load_skill: { config: { skillIds: [skillId] } } } }) },
  );
  return rows;
}

export function createSkillRepository(database: Database, events: Events): SkillRepository {
  return {
    list: (organizationId) => readList(database, skillList(organizationId), toSkill),

    find: (organizationId, id) => find(database, organizationId, id),

    async summaries(organizationId, ids) {
      const { rows } = await database.raw<{ rows: SkillSummary[] }>(
        `select id, name, description from skills
         where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))
         order by lower(name), id`,
        { organizationId, ids },
      );
      return rows;
    },

    agentsUsing: (organizationId, skillId) => agentsUsing(database, organizationId, skillId),

    create: (organizationId, skill, unit) =>
      unit.transaction(database, (transaction) => create(transaction, organizationId, skill, unit.origin)),

    replaceText: (organizationId, id, change, unit) =>
      unit.transaction(database, (transaction) => replaceText(transaction, organizationId, id, change, unit.origin)),

    updateFields: (organizationId, id, { settings, at, check }, unit) =>
      unit.transaction(database, async (transaction) => {
        const current = await lockSkill(transaction, organizationId, id);
        if (current === null) return null;
        check(current);
        if (isDeepStrictEqual({ ...current, ...settings }, current)) return current;
        const updated = await store(transaction, organizationId, id, settings, at);
        await recordChanges(transaction, unit.origin, organizationId, changeOf('skill.updated', current, updated));
        return updated;
      }),

    delete: (organizationId, id, deletion, unit) =>
      unit.transaction(database, (transaction) =>
        deleteSkill(transaction, events, organizationId, id, deletion, unit.origin),
      ),
  };
}
