// Exports or imports the objects of the store, with content types and metadata.
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { StorageError, type S3Storage } from '../../platform/storage/index.js';
import { readConfig } from '../../app/config/config.js';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import { createLogger } from '../../platform/log/logger.js';
import { exitWith } from '../process/explain.js';
import { closeCommand, openCommandStorage, type Command } from './command-dependencies.js';

const usage = `usage: npm run objects -- export FOLDER | import FOLDER
  export  writes every object of the store into FOLDER, which must be empty or new
  import  stores every object of FOLDER; replaces objects with the same key and keeps the others`;

/** A line of the index. */
interface ExportedObject {
  readonly key: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly size: number;
  readonly sha256: string;
}

/** The last line of the index. Without it, the export is incomplete. */
interface IndexEnd {
  readonly count: number;
}

const indexPath = (folder: string) => join(folder, 'index.jsonl');
const sha256Of = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
/** The file name is a hash, because a key may contain characters that a file name cannot contain. */
const contentPath = (folder: string, key: string) => join(folder, 'objects', sha256Of(key));

async function exportObjects(storage: S3Storage, folder: string): Promise<number> {
  await mkdir(join(folder, 'objects'), { recursive: true });
  await writeFile(indexPath(folder), '', { flag: 'wx' });
  let count = 0;
  for await (const { key } of storage.list()) {
    try {
      const { contentType, metadata, content } = await storage.get(key);
      const bytes = await buffer(content);
      await writeFile(contentPath(folder, key), bytes);
      const line: ExportedObject = { key, contentType, metadata, size: bytes.length, sha256: sha256Of(bytes) };
      await appendFile(indexPath(folder), `${JSON.stringify(line)}\n`);
      count++;
    } catch (error) {
      // Skip an object that the service removed after the object was listed.
      if (!(error instanceof StorageError && error.failure === 'not_found')) throw error;
    }
  }
  const end: IndexEnd = { count };
  await appendFile(indexPath(folder), `${JSON.stringify(end)}\n`);
  return count;
}

async function importObjects(storage: S3Storage, folder: string): Promise<number> {
  const lines = (await readFile(indexPath(folder), 'utf8')).split('\n');
  const objects = lines.slice(0, -2);
  const [end = ''] = lines.slice(-2);
  if (end !== JSON.stringify({ count: objects.length } satisfies IndexEnd))
    throw new EnvironmentError(`${folder} is incomplete: the export did not end. Export again into a new folder.`);
  for (const line of objects) {
    const { key, contentType, metadata, sha256 } = JSON.parse(line) as ExportedObject;
    const body = await readFile(contentPath(folder, key));
    if (sha256Of(body) !== sha256)
      throw new EnvironmentError(
        `${contentPath(folder, key)} is corrupt: it differs from the exported content of ${key}.`,
      );
    await storage.put({ key, body, contentType, metadata });
  }
  return objects.length;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [direction, folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0 || (direction !== 'export' && direction !== 'import'))
    throw new EnvironmentError(usage);
  const config = readConfig(process.env);
  const command: Command = { config, logger: createLogger('silent'), closers: [] };
  try {
    const storage = await openCommandStorage(command);
    const count = await (direction === 'export' ? exportObjects : importObjects)(storage, resolve(folder));
    console.log(`${direction === 'export' ? 'Exported' : 'Imported'} ${count} objects.`);
  } finally {
    await closeCommand(command);
  }
}

main().catch(exitWith);
