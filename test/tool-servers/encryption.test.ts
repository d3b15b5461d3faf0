// Tests the encryption of stored secrets, and the generated default key.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { loadEncryptionKey } from '../../server/embedded/encryption-key.js';
import { createEncryption, DecryptionError } from '../../server/platform/encryption.js';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const context = ['headers', 'org_1', '7'];

describe('encryption', () => {
  const encryption = createEncryption([key(1)]);

  test('decrypts what it encrypted, and never produces the same ciphertext twice', () => {
    for (const text of ['', 'Bearer hunter2', 'grün 🏷']) {
      const sealed = encryption.encrypt(text, context);
      expect(encryption.decrypt(sealed, context)).toBe(text);
      if (text !== '') expect(sealed.includes(text)).toBe(false);
      expect(encryption.encrypt(text, context).equals(sealed)).toBe(false);
    }
  });

  test.each([
    [['headers', 'org_2', '7']],
    [['headers', 'org_1', '8']],
    [['other', 'org_1', '7']],
    [['headers', 'org_1']],
    [['headers,org_1', '7']],
    [[]],
  ])('does not decrypt with another context: %j', (other) => {
    expect(() => encryption.decrypt(encryption.encrypt('secret', context), other)).toThrow(DecryptionError);
  });

  test('detects a change of any byte', () => {
    const sealed = encryption.encrypt('secret', context);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => encryption.decrypt(changed, context)).toThrow(DecryptionError);
    }
    for (let length = 0; length < sealed.length; length++)
      expect(() => encryption.decrypt(sealed.subarray(0, length), context)).toThrow(DecryptionError);
  });

  test('encrypts with the new key, decrypts with the old one, and rejects a removed one', () => {
    const [old, rotated, renewed] = [
      createEncryption([key(1)]),
      createEncryption([key(2), key(1)]),
      createEncryption([key(2)]),
    ];
    const before = old.encrypt('secret', context);
    expect(rotated.decrypt(before, context)).toBe('secret');
    expect(renewed.decrypt(rotated.encrypt('secret', context), context)).toBe('secret');
    expect(() => renewed.decrypt(before, context)).toThrow(DecryptionError);
    expect(() => old.decrypt(rotated.encrypt('secret', context), context)).toThrow(
      'encrypted with a key that is not configured',
    );
  });

  test('requires a key', () => {
    expect(() => createEncryption([])).toThrow();
  });
});

describe('the key in the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encryption-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is created once, readable by its owner only, and leaves no other file', () => {
    const made = loadEncryptionKey(join(folder, 'new'));
    expect(Buffer.from(made, 'base64')).toHaveLength(32);
    expect(loadEncryptionKey(join(folder, 'new'))).toBe(made);
    expect(loadEncryptionKey(join(folder, 'other'))).not.toBe(made);
    expect(readdirSync(join(folder, 'new'))).toEqual(['encryption-key']);
    const path = join(folder, 'new', 'encryption-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    loadEncryptionKey(join(folder, 'new'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
