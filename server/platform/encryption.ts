// Encrypts customers' secrets at rest with AES-256-GCM. The owner of a text is authenticated with it, so a ciphertext
// copied to another row or organization cannot be decrypted there.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface Encryption {
  /** Encrypts with the first key. `context` identifies the owner of the text; `decrypt` needs the same context. */
  encrypt(text: string, context: readonly string[]): Buffer;
  /** Decrypts with the key that encrypted it. Throws DecryptionError. */
  decrypt(sealed: Uint8Array, context: readonly string[]): string;
}

/** The key is not configured, or the bytes were not encrypted for this context. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

const ALGORITHM = 'aes-256-gcm';
// Layout: version, id of the key, nonce, tag, ciphertext.
const VERSION = 1;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** Identifies a key without revealing it. */
const idOf = (key: Buffer): string =>
  createHash('sha256')
    .update('key id')
    .update(key)
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES);

/** JSON, because joining with a separator would make `a/b` and `c` the same as `a` and `b/c`. */
const authenticated = (context: readonly string[]): Buffer => Buffer.from(JSON.stringify(context));

/** `keys`: each 32 bytes in base64. The first encrypts and all decrypt, so that keys can be rotated. */
export function createEncryption(keys: readonly string[]): Encryption {
  const byId = new Map(keys.map((text) => Buffer.from(text, 'base64')).map((key) => [idOf(key), key]));
  const [first] = byId;
  if (!first) throw new Error('encryption without a key');
  const [firstId, firstKey] = first;
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, firstKey, nonce, { authTagLength: TAG_BYTES }).setAAD(
        authenticated(context),
      );
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([
        Buffer.from([VERSION]),
        Buffer.from(firstId, 'hex'),
        nonce,
        cipher.getAuthTag(),
        ciphertext,
      ]);
    },

    decrypt(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION) throw new DecryptionError('not an encrypted text');
      const nonceAt = 1 + KEY_ID_BYTES;
      const tagAt = nonceAt + NONCE_BYTES;
      const key = byId.get(bytes.toString('hex', 1, nonceAt));
      if (!key) throw new DecryptionError('encrypted with a key that is not configured');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(nonceAt, tagAt), { authTagLength: TAG_BYTES })
        .setAAD(authenticated(context))
        .setAuthTag(bytes.subarray(tagAt, HEAD_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new DecryptionError('changed, or encrypted for something else', { cause: error });
      }
    },
  };
}
