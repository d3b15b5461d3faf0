// The servers of a test run share a key that signs tokens, because creating a key takes 0.2 s of CPU time.
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyIn = (folder: string): string => join(folder, 'signing-key.json');

/** Creates the key in the folder of the compiled tree. */
export function createSigningKey(buildFolder: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(keyIn(buildFolder), JSON.stringify(privateKey.export({ format: 'jwk' })));
}

/** Gives the key to an embedded identity provider, unless its data folder has one. */
export function addSigningKey(dataDir: string): void {
  const folder = join(dataDir, 'identity');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(keyIn(folder))) copyFileSync(keyIn(process.env['TEST_BUILD'] ?? ''), keyIn(folder));
}
