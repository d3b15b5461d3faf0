// The keys of the embedded provider. They are stored in the data folder, so that tokens stay valid after a restart.
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { corruptFile, readStoredFile } from '../data-folder.js';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

export interface Secrets {
  readonly signingKey: CryptoKey;
  /** The public key, as `/v1/jwks` returns it. */
  readonly publicJwk: JWK & { readonly kid: string };
  /** Authenticates callers of the Backend API. */
  readonly secretKey: string;
  /** Signs webhooks. Format: `whsec_` followed by base64. */
  readonly webhookSecret: string;
}

/** What another process needs to use the running provider. */
export interface RunningProvider {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const folderName = 'identity';
const files = { signingKey: 'signing-key.json', secretKey: 'secret-key', webhookSecret: 'webhook-secret', url: 'url' };

export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const folder = join(dataDir, folderName);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const makeSecret = (prefix: string, encoding: 'base64' | 'base64url') => () =>
    `${prefix}${randomBytes(32).toString(encoding)}`;
  const secretKey = await readOrCreateSecret(
    join(folder, files.secretKey),
    makeSecret('sk_test_', 'base64url'),
    isSecretKey,
  );
  const webhookSecret = await readOrCreateSecret(
    join(folder, files.webhookSecret),
    makeSecret('whsec_', 'base64'),
    isWebhookSecret,
  );
  const signingKeyFile = join(folder, files.signingKey);
  const privateJwk = JSON.parse(await readOrCreateSecret(signingKeyFile, makeSigningKey, isJson)) as JWK;
  const { kty, n, e } = privateJwk;
  const signingKey = await importJWK(privateJwk, 'RS256').catch((error: unknown) => {
    throw corruptFile(signingKeyFile, remedy, error);
  });
  const publicPart = { kty, n, e } as JWK;
  const kid = `ins_${(await calculateJwkThumbprint(publicPart)).slice(0, 27)}`;
  return {
    signingKey: signingKey as CryptoKey,
    publicJwk: { ...publicPart, kid, use: 'sig', alg: 'RS256' },
    secretKey,
    webhookSecret,
  };
}

export function announceRunning(dataDir: string, url: string): void {
  writePrivately(join(dataDir, folderName, files.url), url);
}

export function withdrawRunning(dataDir: string): void {
  rmSync(join(dataDir, folderName, files.url), { force: true });
}

/**
 * Returns the provider that wrote its URL to this data folder, or undefined. After a crash, the URL remains, so the
 * provider may not be running.
 */
export function findRunningProvider(dataDir: string): RunningProvider | undefined {
  const folder = join(dataDir, folderName);
  const urlFile = join(folder, files.url);
  if (!existsSync(urlFile)) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { url: read(files.url), secretKey: read(files.secretKey), webhookSecret: read(files.webhookSecret) };
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

const remedy =
  'Restore it from a backup, or delete it: the next start creates a missing file. ' +
  'A new signing key makes earlier tokens invalid.';
const isSecretKey = (text: string) => /^sk_test_[\w-]+$/.test(text);
const isWebhookSecret = (text: string) => /^whsec_[A-Za-z0-9+/]+=*$/.test(text);
const isJson = (text: string) => typeof JSON.parse(text) === 'object' && JSON.parse(text) !== null;

async function readOrCreateSecret(
  path: string,
  make: () => string | Promise<string>,
  isWhole: (text: string) => boolean,
): Promise<string> {
  if (!existsSync(path)) writePrivately(path, await make());
  chmodSync(path, 0o600); // a copy or a backup may have changed the file mode
  return readStoredFile(path, remedy, (text) => (isWhole(text) ? text : undefined));
}

function writePrivately(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path); // a rename is atomic, so a crash leaves no partial key
}
