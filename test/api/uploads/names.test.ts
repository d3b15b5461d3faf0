import { describe, expect, test } from '@jest/globals';
import { safeFilename } from '../../../server/modules/uploads/filename.js';
import { contentKey, isOwnKey, prefixOf, uploadKey } from '../../../server/modules/uploads/keys.js';

describe('a safe filename', () => {
  test.each([
    ['report.pdf', 'report.pdf'],
    ['visit notes (2).txt', 'visit notes (2).txt'],
    ['../../etc/passwd', 'etcpasswd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['.htaccess', 'htaccess'],
    ['. . .hidden', 'hidden'],
    [' . ', 'file'],
    ['', 'file'],
    ['/', 'file'],
    ['....', 'file'],
    ['a\u0000b\tc\r\nd\u007f\u0085.txt', 'abcd.txt'],
    ['.\u0000./x', 'x'], // removing a character must not leave a leading dot
    ['invoice\u202efdp.exe', 'invoicefdp.exe'], // would otherwise render as invoiceexe.pdf
    ['a\ud800b\uffff.txt', 'ab.txt'],
    ['%2e%2e%2fx', '%2e%2e%2fx'],
    ['name.', 'name.'],
    ['  spaced.txt  ', 'spaced.txt'],
  ])('sanitizes %j to %j', (given, safe) => {
    expect(safeFilename(given)).toBe(safe);
  });

  test('keeps a name of 255 bytes, and truncates one of 256 bytes before its extension', () => {
    expect(safeFilename(`${'x'.repeat(251)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    expect(safeFilename(`${'x'.repeat(252)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    expect(safeFilename(`${'x'.repeat(300)}.tar.gz`)).toBe(`${'x'.repeat(252)}.gz`);
    expect(safeFilename(`a.${'x'.repeat(300)}`)).toBe(`a.${'x'.repeat(253)}`); // not an extension
    const ofBytes = (bytes: number) => `.${'e'.repeat(bytes - 1)}`;
    expect(safeFilename(`${'x'.repeat(300)}${ofBytes(32)}`)).toBe(`${'x'.repeat(223)}${ofBytes(32)}`);
    expect(safeFilename(`${'x'.repeat(300)}${ofBytes(33)}`)).toBe('x'.repeat(255));
  });

  test.each([
    ['two bytes', 'é'],
    ['three bytes', '語'],
    ['four bytes', '𝄞'],
    ['a letter and its accent', 'e\u0301'],
    ['a family of seven code points', '👨‍👩‍👧‍👦'],
    ['a flag', '🇸🇪'],
  ])('never truncates within a character: %s', (_case, character) => {
    for (const lead of ['', 'a', 'ab', 'abc', 'abcd']) {
      const safe = safeFilename(`${lead}${character.repeat(200)}.pdf`);
      const bytes = Buffer.byteLength(safe);
      expect(bytes).toBeLessThanOrEqual(255);
      expect(bytes).toBeGreaterThan(255 - Buffer.byteLength(character));
      expect(safe).toBe(`${lead}${character.repeat((safe.length - lead.length - 4) / character.length)}.pdf`);
    }
  });

  test('drops a single character that is too long', () => {
    expect(safeFilename(`e${'\u0301'.repeat(500)}.pdf`)).toBe('file.pdf');
  });

  test('returns a safe name for random input, and the same name when applied again', () => {
    const alphabet = [
      '.',
      '/',
      '\\',
      ' ',
      '\u0000',
      '\n',
      'a',
      'é',
      '語',
      '👨‍👩‍👧',
      '\ud800',
      '\udc00',
      '\u202e',
      '\u0301',
      '%2f',
      ':',
    ];
    let seed = 1;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 3_000; round++) {
      const given = Array.from({ length: next() % 120 }, () => alphabet[next() % alphabet.length]).join('');
      const safe = safeFilename(given);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
      expect(safe).toMatch(/^[^./\\\s\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]*$/u);
      expect(safeFilename(safe)).toBe(safe);
    }
  });
});

describe('keys', () => {
  const fileId = 'bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55';

  test('have the shapes of the contract', () => {
    expect(uploadKey('org_1', fileId, '../a.pdf')).toBe(`org_1/uploads/${fileId}/a.pdf`);
    expect(contentKey('org_1', fileId)).toBe(`org_1/contents/${fileId}.md`);
    expect(Buffer.byteLength(uploadKey('o'.repeat(128), fileId, '語'.repeat(1024)))).toBeLessThanOrEqual(1024);
  });

  test.each(['', '.', '..', '...', 'a/b', '/', 'org 1', 'org_1\n', 'örg', 'o'.repeat(129)])(
    'rejects the organization id %j',
    (organizationId) => {
      expect(() => prefixOf(organizationId)).toThrow('cannot begin a storage key');
      expect(() => uploadKey(organizationId, fileId, 'a')).toThrow('cannot begin a storage key');
      expect(isOwnKey(organizationId, `${organizationId}/uploads/x/a.pdf`)).toBe(false);
    },
  );

  test.each([
    ['org_1/uploads/x/a.pdf', true],
    ['org_1/contents/x.md', true],
    ['org_1/a..b/.c', true],
    ['org_12/uploads/x/a.pdf', false],
    ['org_2/uploads/x/a.pdf', false],
    ['org_1', false],
    ['org_1/', false],
    ['/org_1/a', false],
    ['ORG_1/a', false],
    ['org_1/../org_2/a', false],
    ['org_1/./a', false],
    ['org_1//a', false],
    ['org_1/a/', false],
  ])('%s belongs to org_1: %s', (key, isOwn) => {
    expect(isOwnKey('org_1', key)).toBe(isOwn);
  });
});
