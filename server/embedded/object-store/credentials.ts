// The store's access key. It is stored in the data folder, so that signed URLs stay valid after a restart.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredFile } from '../data-folder.js';
import { writeAtomically } from './durable.js';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const remedy =
  'Restore it from a backup, or delete it: the next start creates a missing file. ' +
  'A new key makes earlier presigned URLs invalid.';

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
    await writeAtomically({ temporaryPath: `${path}.${randomUUID()}`, path, folder }, (file) =>
      file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`),
    );
  }
  await chmod(path, 0o600); // a copy or a backup may have changed the file mode
  return readStoredFile(path, remedy, parseCredentials);
}
