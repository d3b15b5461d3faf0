// The store's one key. It is made once and kept in the data folder, readable by its owner only: addresses that were signed before a restart
// stay good.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeptFile } from '../data-folder.js';
import { writeWhole } from './durable.js';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const REMEDY =
  'Restore it from a backup, or delete it: a new key is made then, and upload addresses given out before are refused.';

function parseCredentials(text: string): Credentials | undefined {
  const { accessKeyId, secretAccessKey } = JSON.parse(text) as Partial<Credentials>;
  const areTexts = typeof accessKeyId === 'string' && typeof secretAccessKey === 'string';
  return areTexts && accessKeyId !== '' && secretAccessKey !== '' ? { accessKeyId, secretAccessKey } : undefined;
}

export async function loadCredentials(folder: string): Promise<Credentials> {
  const path = join(folder, 'credentials.json');
  if (!existsSync(path)) {
    const credentials: Credentials = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    };
    await writeWhole({ temporaryPath: `${path}.${randomUUID()}`, path, folder }, (file) =>
      file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`),
    );
  }
  await chmod(path, 0o600); // a copy or a backup may have brought other rights
  return readKeptFile(path, REMEDY, parseCredentials);
}
