// Tests that text in common encodings becomes text that Postgres can store.
import { expect, test } from '@jest/globals';
import { clean } from '../../server/platform/documents/clean.js';
import { decode } from '../../server/platform/documents/decode.js';
import { encodingOf } from './support.js';
import { DocumentError } from '../../server/platform/documents/index.js';

const text = 'Grüße, 東京 👋';
const utf16be = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little-endian', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big-endian', utf16be],
])('decodes %s', async (_name, bytes) => {
  expect(clean(await decode(bytes, 'text/plain', 'txt'))).toBe(text);
});

test.each([
  ['no character set is named and it is not UTF-8', 'text/plain', 'txt', 'Gr\u00fc\u00dfe \u0080', 'Grüße €'],
  ['the content type names the encoding', 'text/plain; charset=iso-8859-2', 'txt', '\u00a3\u00f3d\u00bc', 'Łódź'],
  [
    'the XML names the encoding',
    'application/xml',
    'xml',
    '<?xml version="1.0" encoding="iso-8859-2"?><a>\u00a3</a>',
    '<?xml version="1.0" encoding="iso-8859-2"?><a>Ł</a>',
  ],
  [
    'the HTML names the encoding',
    'text/html',
    'html',
    '<meta charset="iso-8859-2">\u00a3',
    '<meta charset="iso-8859-2">Ł',
  ],
  ['the name of the encoding is unknown', 'text/plain; charset=x-none', 'txt', 'abc', 'abc'],
] as const)('decodes single-byte text if %s', async (_name, contentType, kind, bytes, expected) => {
  expect(await decode(Buffer.from(bytes, 'latin1'), contentType, kind)).toBe(expected);
});

const sentences = {
  shift_jis: 'ロボットアームは関節の温度が40度に達すると自動的に停止します。',
  'euc-jp': 'ロボットアームは関節の温度が40度に達すると自動的に停止します。',
  gb18030: '机械臂的关节温度达到四十度时会自动停止。请定期润滑轴承。',
  big5: '機械手臂的關節溫度達到四十度時會自動停止。請定期潤滑軸承。',
  'euc-kr': '로봇 팔은 관절 온도가 40도에 도달하면 자동으로 정지합니다.',
  'koi8-r': 'Рука робота останавливается сама, когда температура сустава достигает 40 градусов.',
  'iso-8859-2': 'Ramię robota zatrzymuje się samo, gdy temperatura przegubu osiągnie 40 stopni. Łożysko.',
  'windows-1250': 'Ramię robota zatrzymuje się samo, gdy temperatura przegubu osiągnie 40 stopni. Łożysko.',
  'windows-1251': 'Рука робота останавливается сама, когда температура сустава достигает 40 градусов.',
  'windows-1252': 'Le bras s’arrête de lui-même dès que la température de l’articulation dépasse 40 degrés – 5 €.',
  'windows-1253': 'Ο ρομποτικός βραχίονας σταματά μόνος του όταν η θερμοκρασία φτάσει τους 40 βαθμούς. Άκρο',
  'windows-1254': 'Robot kolu, eklem sıcaklığı 40 dereceye ulaştığında kendiliğinden durur. Yatağı yağlayın, lütfen.',
  'windows-1255': 'זרוע הרובוט נעצרת מעצמה כאשר טמפרטורת המפרק מגיעה ל-40 מעלות.',
  'windows-1256': 'تتوقف ذراع الروبوت من تلقاء نفسها عندما تصل درجة حرارة المفصل إلى 40 درجة.',
  'windows-1257':
    'Roboto ranka sustoja pati, kai sąnario temperatūra pasiekia 40 laipsnių. Guolį tepkite kas 500 valandų, prašome.',
};

test.each(Object.entries(sentences))('detects %s, even after a long ASCII text', async (encoding, sentence) => {
  expect(await decode(encodingOf(sentence, encoding), 'text/plain', 'txt')).toBe(sentence);
  const late = `${'plain text\n'.repeat(10_000)}${sentence}`;
  expect(await decode(encodingOf(late, encoding), 'text/plain', 'txt')).toBe(late);
});

test.each(['£5', 'café, Müller & Söhne', 'Name;Straße\nWeiß;Am Hölzchen 4, Düren, Köln\n'])(
  'reads a text with few letters beyond ASCII as Windows-1252: %j',
  async (sentence) => {
    expect(await decode(encodingOf(sentence, 'windows-1252'), 'text/plain', 'txt')).toBe(sentence);
  },
);

test('decoding rejects binary content', async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_value, index) => index % 256);
  await expect(decode(bytes, 'text/plain', 'txt')).rejects.toThrow(DocumentError);
});

test('cleaning a text removes or replaces the characters that Postgres rejects', () => {
  expect(clean(`a\0b\u0007c \ud800 d \udc00 👋`)).toBe('abc \ufffd d \ufffd 👋');
  const units = Array.from({ length: 0x10000 }, (_value, unit) => String.fromCharCode(unit)).join('x');
  expect(clean(units)).not.toMatch(/\0|\p{Surrogate}/u);
});
