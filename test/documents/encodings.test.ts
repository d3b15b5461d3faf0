// Whatever a text is encoded in, what comes out can be stored in Postgres.
import { expect, test } from '@jest/globals';
import { clean } from '../../server/platform/documents/clean.js';
import { decode } from '../../server/platform/documents/decode.js';
import { DocumentError } from '../../server/platform/documents/index.js';

const text = 'Grüße, 東京 👋';
const utf16be = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', utf16be],
])('%s', (_name, bytes) => {
  expect(clean(decode(bytes, 'text/plain', 'txt'))).toBe(text);
});

test.each([
  ['no character set is named and it is not UTF-8', 'text/plain', 'txt', 'Gr\u00fc\u00dfe \u0080', 'Grüße €'],
  ['the content type names it', 'text/plain; charset=iso-8859-2', 'txt', '\u00a3\u00f3d\u00bc', 'Łódź'],
  [
    'the XML names it',
    'application/xml',
    'xml',
    '<?xml version="1.0" encoding="iso-8859-2"?><a>\u00a3</a>',
    '<?xml version="1.0" encoding="iso-8859-2"?><a>Ł</a>',
  ],
  ['the HTML names it', 'text/html', 'html', '<meta charset="iso-8859-2">\u00a3', '<meta charset="iso-8859-2">Ł'],
  ['a name that nobody knows', 'text/plain; charset=x-none', 'txt', 'abc', 'abc'],
] as const)('one byte a character: %s', (_name, contentType, kind, bytes, expected) => {
  expect(decode(Buffer.from(bytes, 'latin1'), contentType, kind)).toBe(expected);
});

test('bytes that are no text are refused', () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_value, index) => index % 256);
  expect(() => decode(bytes, 'text/plain', 'txt')).toThrow(DocumentError);
});

test('what Postgres refuses is taken out', () => {
  expect(clean(`a\0b\u0007c \ud800 d \udc00 👋`)).toBe('abc \ufffd d \ufffd 👋');
  const units = Array.from({ length: 0x10000 }, (_value, unit) => String.fromCharCode(unit)).join('x');
  expect(clean(units)).not.toMatch(/\0|\p{Surrogate}/u);
});
