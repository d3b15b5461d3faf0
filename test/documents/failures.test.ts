// Tests broken, empty and hostile documents.
import { afterAll, expect, test } from '@jest/globals';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { isFullRun } from '../support/full-run.js';
import {
  deflateRepeated,
  docxType,
  fixture,
  pdfOf,
  readingHere,
  readingOf,
  stream,
  tooMuch,
  wordParts,
  xlsxOf,
  zip,
} from './support.js';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Longer than each document takes on a busy machine. */
const timeMs = 60_000;
const reader = createDocumentReader({ limits: { timeMs, memoryBytes: 512 * 2 ** 20 } });
/** Reads documents that exhaust the memory. Has less memory by default, so that the tests take less time. */
const smallReader = isFullRun ? reader : createDocumentReader({ limits: { timeMs, memoryBytes: 160 * 2 ** 20 } });
afterAll(() => Promise.all([reader.close(), smallReader.close()]));

/** Returns the beginning of the text or refusal, so that a failing test prints little. */
const read = async (content: Uint8Array | string, contentType: string): Promise<string> =>
  (await readingOf(reader, content, contentType)).slice(0, 200);
/** Like `read`, for a document that needs little memory and time. */
const readHere = async (content: Uint8Array | string, contentType: string): Promise<string> =>
  (await readingHere(reader, content, contentType)).slice(0, 200);

/** Returns a PDF whose page has this content. Further objects have the numbers from 5 on. */
const page = (content: Buffer, resources = '', ...more: string[]): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<<${resources}>>>>`,
    content,
    ...more,
  ]);

test('the reader refuses an empty file and a document without text', async () => {
  expect(await readHere('', 'text/plain')).toBe('refused: The file is empty');
  expect(await readHere(' \n\u200b-', 'text/plain')).toBe('refused: The document has no text');
  expect(await readHere('<html><body><img src="x"></body></html>', 'text/html')).toBe(
    'refused: The document has no text',
  );
  expect(await readHere(fixture('drawing.pdf'), 'application/pdf')).toBe(
    'refused: The document has no text; there is no OCR, so a scan needs a text layer before it is uploaded',
  );
});

test('the reader refuses a PDF that is protected, truncated or damaged', async () => {
  expect(await readHere(fixture('password.pdf'), 'application/pdf')).toBe(
    'refused: The file is encrypted; save it without a password',
  );
  const whole = fixture('text.pdf');
  expect(await readHere(whole.subarray(0, 300), 'application/pdf')).toMatch(
    /^refused: The (file is damaged or is not a PDF document|document has no text)/,
  );
  expect(await readHere('%PDF-1.7\ngarbage', 'application/pdf')).toBe(
    'refused: The file is damaged or is not a PDF document',
  );
});

test('the reader refuses a PDF whose pages are their own parents, or that has or declares too many pages', async () => {
  expect(
    await read(
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
      'application/pdf',
    ),
  ).toMatch(/^refused: (Page 1 of the document is damaged|The )/);
  expect(
    await read(
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1000000000>>']),
      'application/pdf',
    ),
  ).toMatch(/^refused: /);
  const leaf = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';
  expect(
    await readHere(
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${'3 0 R '.repeat(5001)}]/Count 5001>>`, leaf]),
      'application/pdf',
    ),
  ).toBe('refused: The document has more than 5000 pages');
});

test('the reader refuses a PDF whose drawing contains itself twice', async () => {
  const form =
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length 11>>\nstream\n' +
    '/F Do /F Do\nendstream';
  expect(await read(page(stream(Buffer.from('/F Do')), '/XObject<</F 5 0 R>>', form), 'application/pdf')).toMatch(
    /^refused: /,
  );
});

test('the reader refuses a PDF of 3 MB whose page expands to 0.5 GB', async () => {
  const drawing = deflateRepeated(Buffer.from('(a)Tj '.repeat(2 ** 17)), 684);
  expect(drawing.length).toBeLessThan(4_000_000);
  const content = page(stream(drawing, '/Filter/FlateDecode'));
  expect(await readingOf(smallReader, content, 'application/pdf')).toMatch(tooMuch);
});

test('the reader refuses Word documents that are truncated, encrypted or of another format', async () => {
  const whole = fixture('manual.docx');
  expect(await readHere(whole.subarray(0, whole.length - 200), docxType)).toBe(
    'refused: The file is damaged or cut off',
  );
  expect(await readHere(zip([{ name: 'a.txt', content: Buffer.from('a') }]), docxType)).toBe(
    'refused: The file is a ZIP archive, but not a Word document (.docx)',
  );
  expect(await readHere(zip(wordParts(Buffer.from('<w:document>'))), docxType)).toBe(
    'refused: The file is damaged or is not a Word document (.docx)',
  );
  expect(await readHere(zip(wordParts(Buffer.from('x')).map((part) => ({ ...part, flags: 1 }))), docxType)).toBe(
    'refused: The file is encrypted; save it without a password',
  );
});

test('the reader refuses ZIP bombs: plain, with a false size, of many entries, with a duplicate entry', async () => {
  const zeros = Buffer.alloc(2 ** 20);
  const bomb = zip(wordParts(zeros).map((part) => (part.content === zeros ? { ...part, repetitions: 220 } : part)));
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await read(bomb, docxType)).toBe('refused: The file unpacks to more than 200 MiB');
  const withFalseSize = wordParts(zeros).map((part) => ({
    ...part,
    claimedSize: Math.min(part.content.length, 5000),
  }));
  expect(await readHere(zip(withFalseSize), docxType)).toBe('refused: The file is damaged or cut off');
  const content = Buffer.from('a');
  const many = zip(Array.from({ length: 5001 }, (_value, index) => ({ name: `${index}`, content })));
  expect(await readHere(many, docxType)).toBe('refused: The file has more than 5000 parts');
  expect(await readHere(zip([...wordParts(Buffer.from('x')), ...wordParts(Buffer.from('y'))]), docxType)).toBe(
    'refused: The file is damaged: one of its parts is in it twice',
  );
});

test('the reader expands no entities of a Word document, and refuses a deeply nested document', async () => {
  const entities = Array.from(
    { length: 9 },
    (_value, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('');
  const laughing = `<!DOCTYPE d [<!ENTITY l0 "lol">${entities}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`;
  const result = await read(zip(wordParts(Buffer.from(laughing))), docxType);
  expect(result.startsWith('refused: ') || result.length < 100).toBe(true);
  const deep = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:sdt><w:sdtContent>'.repeat(20_000)}${'</w:sdtContent></w:sdt>'.repeat(20_000)}</w:body></w:document>`;
  expect(await read(zip(wordParts(Buffer.from(deep))), docxType)).toMatch(/^refused: /);
});

test('the reader refuses XML that declares entities, names a server file, is truncated or deeply nested', async () => {
  const declares = 'refused: The XML declares its own entities, which are not supported';
  expect(
    await readHere(
      `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><a>${'&c;'.repeat(1000)}</a>`,
      'application/xml',
    ),
  ).toBe(declares);
  expect(await readHere('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml')).toBe(
    declares,
  );
  for (const xml of [
    '<!-- <a --><!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>',
    '<?note <a ?><!DOCTYPE a [<!-- <a --><!ENTITY b "x">]><a>&b;</a>',
    '<a><!DOCTYPE a [<!ENTITY b "x">]>&b;</a>',
  ])
    expect(await readHere(xml, 'application/xml')).toBe(declares);
  expect(await readHere('<a><![CDATA[<!ENTITY b "x">]]></a>', 'application/xml')).toContain('<!ENTITY b "x">');
  expect(await readHere('<a>\n<b>', 'application/xml')).toMatch(
    /^refused: The file is not well-formed XML \(line \d\), or it is cut off$/,
  );
  expect(await readHere(`${'<a>'.repeat(300)}x${'</a>'.repeat(300)}`, 'application/xml')).toBe(
    'refused: The document is nested more than 200 levels deep',
  );
});

test('the reader refuses JSON that is truncated or deeply nested', async () => {
  expect(await readHere('{"a": [1, 2', 'application/json')).toBe('refused: The file is damaged or is not JSON');
  expect(await read(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 'application/json')).toBe(
    'refused: The document is nested more than 500 levels deep',
  );
});

test('the reader refuses CSV with an unclosed quotation', async () => {
  expect(await readHere('a,b\n"c', 'text/csv')).toMatch(/^refused: The file is not valid CSV/);
});

test('the reader refuses deeply nested HTML quickly', async () => {
  expect(await readHere(`${'<div>'.repeat(5000)}x`, 'text/html')).toBe(
    'refused: The document is nested more than 500 levels deep',
  );
  const megabyte = 1_000_000;
  const startedMs = performance.now();
  for (const form of ['<b>', '<ul><li>', '<table><tr><td>', '<p><span>'])
    expect(await readHere(`${form.repeat(megabyte / form.length)}x`, 'text/html')).toBe(
      'refused: The document is nested more than 500 levels deep',
    );
  // The reader checks the depth before the conversion, which would take up to a minute for each of these pages.
  expect(performance.now() - startedMs).toBeLessThan(20_000);
  expect(await readHere(`${'<div>'.repeat(400)}x`, 'text/html')).toBe('x');
});

const cell = (reference: string, attributes: string, value: string): string =>
  `<c r="${reference}" ${attributes}>${value}</c>`;

test('workbooks: reads a far cell, ignores entities, refuses too many cells, too much text and a bomb', async () => {
  const far = `<row>${cell('XFD1048576', 't="str"', '<v>far</v>')}</row>`;
  expect(await readHere(xlsxOf(far), xlsxType)).toBe('## One\n\n| far |\n| --- |');
  const columns = Array.from({ length: 2000 }, (_value, index) => {
    const letters = [676, 26, 1].map((size) => String.fromCharCode(65 + (Math.floor((index + 702) / size) % 26)));
    return letters.join('');
  });
  const diagonal = columns.map((column) => `<row>${cell(`${column}1`, '', '<v>1</v>')}</row>`).join('');
  expect(await readHere(xlsxOf(diagonal + diagonal), xlsxType)).toBe(
    'refused: The workbook has more than 2000000 cells',
  );
  const repeated = `<row>${cell('A1', 't="s"', '<v>0</v>').repeat(25_000)}</row>`;
  expect(
    await readHere(xlsxOf(repeated, '<styleSheet/>', `<sst><si><t>${'text '.repeat(200)}</t></si></sst>`), xlsxType),
  ).toBe('refused: The document has more than 20000000 characters of text');
  // The same code unpacks Word documents and workbooks, so only the full run tests a bomb that is a workbook.
  if (isFullRun)
    expect(await read(xlsxOf(Buffer.alloc(210 * 2 ** 20, ' ')), xlsxType)).toBe(
      'refused: The file unpacks to more than 200 MiB',
    );
  const laughing = `<!DOCTYPE d [<!ENTITY a "${'ha'.repeat(1000)}">]><sst><si><t>${'&a;'.repeat(1000)}!</t></si></sst>`;
  const text = await readHere(xlsxOf(`<row>${cell('A1', 't="s"', '<v>0</v>')}</row>`, '', laughing), xlsxType);
  expect(text).not.toContain('ha');
});

test('the reader refuses deep nesting in workbooks, Rich Text and emails', async () => {
  const deep = '<a>'.repeat(100_000);
  expect(await readHere(xlsxOf(deep), xlsxType)).toBe('refused: The document is nested more than 500 levels deep');
  expect(await readHere('{\\rtf1 '.concat('{'.repeat(100_000), 'x'), 'application/rtf')).toBe(
    'refused: The document is nested more than 500 levels deep',
  );
  const message = Array.from(
    { length: 2000 },
    (_value, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  ).join('');
  expect(await read(`From: a@b.example\r\n${message}`, 'message/rfc822')).toMatch(/^refused: /);
});

test('the reader reads or refuses Rich Text that claims gigabytes of binary data, or has many escapes', async () => {
  expect(await readHere('{\\rtf1 a\\bin999999999999 b}', 'application/rtf')).toMatch(/^(refused: |a)/);
  expect(await read(`{\\rtf1 ${"\\'e9".repeat(isFullRun ? 2_000_000 : 50_000)}}`, 'application/rtf')).toMatch(
    /^(é|refused: Processing)/,
  );
});

test('the reader refuses encrypted archives, other archives, and files whose content has another type', async () => {
  const archive = zip([{ name: 'a.txt', content: Buffer.from('a') }]);
  expect(await readHere(archive, xlsxType)).toBe(
    'refused: The file is a ZIP archive, but not an Excel workbook (.xlsx)',
  );
  expect(await readHere(fixture('manual.docx'), xlsxType)).toBe(
    'refused: The file is a ZIP archive, but not an Excel workbook (.xlsx)',
  );
  expect(await readHere(archive, 'application/epub+zip')).toBe(
    'refused: The file is a ZIP archive, but not an EPUB book',
  );
  expect(await readHere(archive, 'application/vnd.oasis.opendocument.text')).toBe(
    'refused: The file is a ZIP archive, but not an OpenDocument text (.odt)',
  );
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  expect(
    await readHere(
      zip([
        { name: 'META-INF/manifest.xml', content: Buffer.from(manifest) },
        { name: 'content.xml', content: Buffer.from('x') },
      ]),
      'application/vnd.oasis.opendocument.text',
    ),
  ).toBe('refused: The file is encrypted; save it without a password');
  expect(await readHere('{\\rtf1 a}', 'text/markdown')).toBe(
    'refused: The type of the file is a Markdown text, but its content is a Rich Text document',
  );
  expect(await readHere('Not an email.', 'message/rfc822')).toBe(
    'refused: The file is damaged or is not an email message',
  );
});

test('the reader refuses text and files above the size limits', async () => {
  expect(await readHere('word '.repeat(4_100_000), 'text/plain')).toBe(
    'refused: The document has more than 20000000 characters of text',
  );
  expect(await read(Buffer.alloc(50 * 2 ** 20 + 1, 'a'), 'text/plain')).toBe('refused: The file is larger than 50 MiB');
});

test('the reader refuses a document that exceeds the memory or time limit', async () => {
  const slow = createDocumentReader({ limits: { timeMs: 300 } });
  const many = `[${'1,'.repeat(8_000_000)}1]`;
  // By default, only memory-limit.test.ts exhausts the memory with this document.
  if (isFullRun) {
    const hungry = createDocumentReader({ limits: { memoryBytes: 160 * 2 ** 20, timeMs } });
    expect(await readingOf(hungry, many, 'application/json')).toMatch(tooMuch);
  }
  expect(await readingOf(slow, many, 'application/json')).toBe(
    'refused: Processing the document takes longer than 0.3 s',
  );
});
