// Compares rows with the objects that they refer to. Postgres and the store can differ, because they share no
// transactions and no backups.
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import { StorageError, type S3Storage } from '../../../platform/storage/index.js';
import { check, maxItems, type Check } from './report.js';

export interface ObjectCheckDependencies {
  readonly database: Knex;
  readonly storage: S3Storage;
  /** Bucket and address of the store. */
  readonly place: string;
  /** Whether to read each object that a row refers to, so that the embedded store verifies its checksum. */
  readsObjects: boolean;
}

interface Reference {
  readonly organizationId: string;
  readonly id: number | string;
  readonly key: string | null;
}

interface Kind {
  readonly name: string;
  readonly what: string;
  /** Type of the record that `id` identifies. */
  readonly owner: string;
  /** Whether a missing object means data loss. If false, the object may never have been uploaded. */
  readonly isRequired: boolean;
  /** A value that sorts before every id. */
  readonly firstId: number | string;
  /** Selects the next references with an `id` above `:after`, ordered by `id`. */
  readonly sql: string;
}

const pageLimit = 'limit 1000';
const filesSql = `from knowledge_base_files f
  join knowledge_bases b on b.organization_id = f.organization_id and b.id = f.knowledge_base_id
  where b.deleted_at is null and f.id > :after`;
const selectKey = (column: string) => `select f.organization_id as "organizationId", f.id, f.${column} as key`;

/** The key is null if a skill has no row for SKILL.md. */
const skillsSql = `select s.organization_id as "organizationId", s.id, f.storage_key as key
  from skills s left join skill_files f
    on f.organization_id = s.organization_id and f.skill_id = s.id and f.file_name = 'SKILL.md'
  where s.deleted_at is null and s.id > :after order by s.id ${pageLimit}`;
const skillFilesSql = `from skill_files f join skills s on s.organization_id = f.organization_id and s.id = f.skill_id
  where s.deleted_at is null and f.file_name <> 'SKILL.md' and f.id > :after`;

/** The limit counts messages, so that a page contains all files of its messages. */
const attachmentsSql = `select m.organization_id as "organizationId", m.id, part ->> 'fileKey' as key
  from (
    select organization_id, id, parts from messages
    where superseded_at is null and jsonb_path_exists(parts, '$[*].fileKey') and id > :after order by id ${pageLimit}
  ) m cross join lateral jsonb_array_elements(m.parts) part
  where part ->> 'fileKey' is not null order by m.id`;

const kinds: readonly Kind[] = [
  {
    name: 'files',
    what: 'files of knowledge bases',
    owner: 'file',
    isRequired: true,
    firstId: 0,
    sql: `${selectKey('file_key')} ${filesSql} order by f.id ${pageLimit}`,
  },
  {
    name: 'contents',
    what: 'texts of files',
    owner: 'file',
    isRequired: true,
    firstId: 0,
    sql: `${selectKey('content_key')} ${filesSql}
      and f.processing_status not in ('parsing', 'parse_failed') order by f.id ${pageLimit}`,
  },
  { name: 'skills', what: 'SKILL.md files', owner: 'skill', isRequired: true, firstId: 0, sql: skillsSql },
  {
    name: 'skill files',
    what: 'further files of skills',
    owner: 'file',
    isRequired: false,
    firstId: 0,
    sql: `${selectKey('storage_key')} ${skillFilesSql} order by f.id ${pageLimit}`,
  },
  {
    name: 'attachments',
    what: 'files attached to messages',
    owner: 'message',
    isRequired: false,
    firstId: '00000000-0000-0000-0000-000000000000',
    sql: attachmentsSql,
  },
];

/**
 * Selects the keys that any row contains, including rows of deleted records, and of orphaned objects, which a periodic
 * task removes.
 */
const knownSql = `select key from (
    select file_key as key from knowledge_base_files union all select content_key from knowledge_base_files
    union all select storage_key from skill_files union all select storage_key from skill_orphaned_objects
  ) known where key = any(:keys)`;

/** Excludes uploads, which may be attached to messages or not yet used. */
const keysThatNeedRow = /^[^/]+\/(contents|skills)\//;

/**
 * Selects keys of skill files if all skills of the organization are deleted, and keys of texts if all its knowledge
 * bases are deleted.
 */
const removableSql = `select key from unnest(cast(:keys as text[])) key
  where case when key like '%/skills/%'
    then not exists (select from skills where organization_id = split_part(key, '/', 1) and deleted_at is null)
    else not exists (select from knowledge_bases where organization_id = split_part(key, '/', 1) and deleted_at is null)
  end`;

const batchSize = 1_000;

export async function checkObjects(dependencies: ObjectCheckDependencies): Promise<Check[]> {
  const { database, storage, place } = dependencies;
  const storedKeys = new Set<string>();
  try {
    for await (const { key } of storage.list()) storedKeys.add(key);
  } catch (error) {
    return [check('store', 'failed', `The store (${place}) cannot be listed: ${(error as Error).message}.`)];
  }
  const checks = [check('store', 'ok', `The store can be reached and has ${storedKeys.size} objects.`)];
  for (const kind of kinds) {
    try {
      checks.push(await compare(kind, dependencies, storedKeys));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const failed = check(kind.name, 'failed', `The store (${place}) could not be read: ${error.message}.`);
      return [...checks, failed, check('others', 'skipped', 'The other checks need the store.')];
    }
  }
  const keys = [...storedKeys].filter((key) => keysThatNeedRow.test(key));
  return [...checks, await findOrphans(database, keys)];
}

const noRow = 'skill_files has no row for its SKILL.md; restore the row from a backup of the database';

async function compare(
  kind: Kind,
  { database, storage, readsObjects }: ObjectCheckDependencies,
  storedKeys: ReadonlySet<string>,
): Promise<Check> {
  const problems: string[] = [];
  let [count, problemCount] = [0, 0];
  for (let after: Reference['id'] | undefined = kind.firstId; after !== undefined;) {
    const { rows }: { rows: Reference[] } = await database.raw(kind.sql, { after });
    after = rows.at(-1)?.id;
    for (const { organizationId, id, key } of rows) {
      count++;
      if (key !== null && storedKeys.has(key) && !readsObjects) continue;
      const problem = key === null ? noRow : await problemOf(storage, key, readsObjects);
      if (problem === null) continue;
      problemCount++;
      if (problems.length < maxItems)
        problems.push([organizationId, kind.owner, id, ...(key === null ? [] : [key])].join(' ') + `: ${problem}`);
    }
  }
  if (problems.length === 0) return check(kind.name, 'ok', `All ${count} ${kind.what} are in the store.`);
  const status = kind.isRequired ? 'failed' : 'warning';
  const reason = kind.isRequired
    ? 'missing or corrupt: restore them from a backup'
    : 'corrupt or missing; a missing file was never uploaded, or was lost';
  return check(kind.name, status, `${problemCount} of ${count} ${kind.what} are ${reason}.`, problems);
}

/**
 * Returns the problem if the object is missing or corrupt, otherwise null. Reads the object even if it was not listed,
 * because it may have been stored since. Throws if the store fails.
 */
async function problemOf(storage: S3Storage, key: string, readsObjects: boolean): Promise<string | null> {
  try {
    // Use GET, because the store does not verify the content for HEAD.
    const { content } = await storage.get(key);
    if (readsObjects) await finished(content.resume());
    else content.destroy();
    return null;
  } catch (error) {
    if (error instanceof StorageError && (error.failure === 'not_found' || error.failure === 'corrupt'))
      return error.message;
    throw error;
  }
}

async function findOrphans(database: Knex, keys: readonly string[]): Promise<Check> {
  const orphans: string[] = [];
  const removable = new Set<string>();
  const select = async (sql: string, keys: readonly string[]): Promise<Set<string>> => {
    const { rows } = await database.raw<{ rows: { key: string }[] }>(sql, { keys });
    return new Set(rows.map(({ key }) => key));
  };
  for (let start = 0; start < keys.length; start += batchSize) {
    const batch = keys.slice(start, start + batchSize);
    const known = await select(knownSql, batch);
    const found = batch.filter((key) => !known.has(key));
    orphans.push(...found);
    for (const key of await select(removableSql, found)) removable.add(key);
  }
  if (orphans.length === 0) return check('orphaned', 'ok', 'Every text and skill file in the store belongs to a row.');
  const kept = orphans.length - removable.size;
  const sentences = [
    `Texts and skill files in the store that belong to no row: ${orphans.length}.`,
    ...(removable.size > 0
      ? [`Objects that can be removed: ${removable.size}. Every record to which they could belong was deleted.`]
      : []),
    ...(kept > 0
      ? [
          `Objects to keep until you know why their row is missing: ${kept}.`,
          'The row may have been lost, or a job may still have to remove the object.',
        ]
      : []),
  ];
  const items = orphans
    .slice(0, maxItems)
    .map((key) => `${key}: ${removable.has(key) ? 'can be removed' : lostRowOf(key)}`);
  return check('orphaned', 'warning', sentences.join(' '), items);
}

const lostRowOf = (key: string): string =>
  /^[^/]+\/skills\//.test(key)
    ? 'no row of skill_files has this storage_key'
    : 'no row of knowledge_base_files has this content_key';
