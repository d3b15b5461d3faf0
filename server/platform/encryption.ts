// Encrypts texts at rest, such as customers' secrets and stored replies, with AES-256-GCM. The owner of a text is
// additional authenticated data, so a ciphertext copied to another row or organization cannot be decrypted there.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface Encryption {
  /** Encrypts with the first key. `context` identifies the owner of the text. `decrypt` needs the same context. */
  encrypt(text: string, context: readonly string[]): Buffer;
  /** Throws DecryptionError. */
  decrypt(sealed: Uint8Array, context: readonly string[]): string;
}

/** The key is not configured, the bytes were changed, or they were encrypted for another context. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

const algorithm = 'aes-256-gcm';
// Layout: version, id of the key, nonce, tag, ciphertext.
const formatVersion = 1;
const keyIdBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes + nonceBytes + tagBytes;

/** Identifies a key without revealing it. */
const idOf = (key: Buffer): string =>
  createHash('sha256')
    .update('key id')
    .update(key)
    .digest('hex')
    .slice(0, 2 * keyIdBytes);

/** JSON, because a separator would make `a/b` and `c` the same as `a` and `b/c`. */
const authenticated = (context: readonly string[]): Buffer => Buffer.from(JSON.stringify(context));

/** Each key has 32 bytes, in base64. The first encrypts and all decrypt, so that keys can be rotated. */
export function createEncryption(keys: readonly string[]): Encryption {
  const byId = new Map(keys.map((text) => Buffer.from(text, 'base64')).map((key) => [idOf(key), key]));
  const [first] = byId;
  if (!first) throw new Error('encryption needs at least one key');
  const [firstId, firstKey] = first;
  return {
    encrypt(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, firstKey, nonce, { authTagLength: tagBytes }).setAAD(
        authenticated(context),
      );
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([
        Buffer.from([formatVersion]),
        Buffer.from(firstId, 'hex'),
        nonce,
        cipher.getAuthTag(),
        ciphertext,
      ]);
    },

    decrypt(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < headBytes || bytes[0] !== formatVersion) throw new DecryptionError('not an encrypted text');
      const nonceAt = 1 + keyIdBytes;
      const tagAt = nonceAt + nonceBytes;
      const key = byId.get(bytes.toString('hex', 1, nonceAt));
      if (!key) throw new DecryptionError('encrypted with a key that is not configured');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(nonceAt, tagAt), { authTagLength: tagBytes })
        .setAAD(authenticated(context))
        .setAuthTag(bytes.subarray(tagAt, headBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new DecryptionError('the ciphertext was changed, or was encrypted for another context', { cause: error });
      }
    },
  };
}
