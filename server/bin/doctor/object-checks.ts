// Compares rows that refer to objects with the objects in the store. Postgres and the store share no transactions, and
// their backups are not simultaneous.
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { S3Storage } from '../../platform/storage/index.js';
import { check, type Check } from './report.js';

export interface ObjectCheckDependencies {
  readonly database: Knex;
  readonly storage: S3Storage;
  /** Whether to read each object to its end, so that the store verifies its checksum. */
  readsObjects: boolean;
}

interface NamedObject {
  readonly organizationId: string;
  readonly id: number;
  readonly key: string;
}

interface Kind {
  readonly name: string;
  /** Plural, for a sentence. */
  readonly what: string;
  /** Whether a missing object is data loss. Other files may never have been uploaded. */
  readonly isRequired: boolean;
  /** Selects `organizationId`, `id` and `key` of rows with an `id` above `:after`, ordered by `id`. */
  readonly sql: string;
}

const FILES = `from knowledge_base_files f
  join knowledge_bases b on b.organization_id = f.organization_id and b.id = f.knowledge_base_id
  where b.deleted_at is null and f.id > :after`;
const SKILL_FILES = `from skill_files f join skills s on s.organization_id = f.organization_id and s.id = f.skill_id
  where s.deleted_at is null and f.id > :after`;
const PAGE = 'order by f.id limit 1000';
const named = (column: string) => `select f.organization_id as "organizationId", f.id, f.${column} as key`;

const kinds: readonly Kind[] = [
  { name: 'files', what: 'files of knowledge bases', isRequired: true, sql: `${named('file_key')} ${FILES} ${PAGE}` },
  {
    name: 'contents',
    what: 'texts of files',
    isRequired: true,
    sql: `${named('content_key')} ${FILES} and f.processing_status not in ('parsing', 'parse_failed') ${PAGE}`,
  },
  {
    name: 'skills',
    what: 'SKILL.md files',
    isRequired: true,
    sql: `${named('storage_key')} ${SKILL_FILES} and f.file_name = 'SKILL.md' ${PAGE}`,
  },
  {
    name: 'skill files',
    what: 'further files of skills',
    isRequired: false,
    sql: `${named('storage_key')} ${SKILL_FILES} and f.file_name <> 'SKILL.md' ${PAGE}`,
  },
];

/**
 * Selects the keys that a row refers to, including those of deleted parents and of objects that are yet to be removed.
 */
const KNOWN = `select key from (
    select file_key as key from knowledge_base_files union all select content_key from knowledge_base_files
    union all select storage_key from skill_files union all select storage_key from skill_leftovers
  ) known where key = any(:keys)`;

/**
 * Keys whose objects must belong to a row. Uploads are excluded: they may be attached to messages or be unused yet.
 * docs/operations.md describes how to remove unused uploads.
 */
const OWNED_BY_ROWS = /^[^/]+\/(contents|skills)\//;

const MAX_ITEMS = 1_000;
const BATCH_SIZE = 1_000;

export async function checkObjects({ database, storage, readsObjects }: ObjectCheckDependencies): Promise<Check[]> {
  const objects = new Map<string, number>();
  try {
    for await (const { key, size } of storage.list()) objects.set(key, size);
  } catch (error) {
    return [check('store', 'failed', `The store cannot be listed: ${(error as Error).message}.`)];
  }
  const checks = [check('store', 'ok', `The store can be reached and has ${objects.size} objects.`)];
  for (const kind of kinds) checks.push(await compare(kind, { database, storage, readsObjects }, objects));
  checks.push(
    await findOrphans(
      database,
      [...objects.keys()].filter((key) => OWNED_BY_ROWS.test(key)),
    ),
  );
  return checks;
}

async function compare(
  kind: Kind,
  { database, storage, readsObjects }: ObjectCheckDependencies,
  objects: ReadonlyMap<string, number>,
): Promise<Check> {
  const problems: string[] = [];
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows }: { rows: NamedObject[] } = await database.raw(kind.sql, { after });
    after = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
    for (const { organizationId, id, key } of rows) {
      count++;
      if (objects.has(key) && !readsObjects) continue;
      const problem = await problemOf(storage, key, readsObjects);
      if (problem !== null && problems.length < MAX_ITEMS) problems.push(`${organizationId} ${id} ${key}: ${problem}`);
    }
  }
  if (problems.length === 0) return check(kind.name, 'ok', `All ${count} ${kind.what} are in the store.`);
  const status = kind.isRequired ? 'failed' : 'warning';
  const reason = kind.isRequired
    ? 'missing or corrupt: restore them from a backup of the bucket'
    : 'not in the store: never uploaded, or lost';
  return check(kind.name, status, `${problems.length} of ${count} ${kind.what} are ${reason}.`, problems);
}

/**
 * Returns the problem of an object, or null. Reads the store itself, because an object may have been stored after the
 * list was read.
 */
async function problemOf(storage: S3Storage, key: string, readsObjects: boolean): Promise<string | null> {
  try {
    if (!readsObjects) await storage.head(key);
    else {
      const { content } = await storage.get(key);
      await finished(content.resume());
    }
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function findOrphans(database: Knex, keys: readonly string[]): Promise<Check> {
  const orphans: string[] = [];
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const batch = keys.slice(start, start + BATCH_SIZE);
    const { rows } = await database.raw<{ rows: { key: string }[] }>(KNOWN, { keys: batch });
    const known = new Set(rows.map(({ key }) => key));
    orphans.push(...batch.filter((key) => !known.has(key)));
  }
  if (orphans.length === 0) return check('orphaned', 'ok', 'Every text and skill file in the store belongs to a row.');
  const detail = `${orphans.length} texts and skill files in the store belong to no row and can be removed.`;
  return check('orphaned', 'warning', detail, orphans.slice(0, MAX_ITEMS));
}
