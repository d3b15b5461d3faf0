// Tests how the reader determines the type of a document, and that documents of common types become Markdown.
import { afterAll, expect, test } from '@jest/globals';
import { statedType, typeOf } from '../../server/platform/documents/kinds.js';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { docxType, fixture, readingHere, readingOf } from './support.js';

const reader = createDocumentReader();
afterAll(() => reader.close());

const read = (content: Uint8Array | string, contentType: string, fileName?: string): Promise<string> =>
  readingHere(reader, content, contentType, fileName);

/** Reads in a separate process. By default, only the tests of formats with large libraries or data files do so. */
const readInChildProcess = (content: Uint8Array | string, contentType: string): Promise<string> =>
  readingOf(reader, content, contentType);

test('keeps plain text and Markdown, with unified line ends', async () => {
  expect(await read('one\r\ntwo\rthree  \n\n\n\nfour\n', 'text/plain', 'a.txt')).toBe('one\ntwo\nthree\n\nfour');
  expect(await read('# Arm\n\n- stops\n', 'text/markdown')).toBe('# Arm\n\n- stops');
});

test('JSON gets one line per value, keeps all digits and decodes escapes', async () => {
  const json = '{"id":12345678901234567890,"name":"Gr\\u00fc\\u00dfe","list":[1,2.50,[],{}],"nothing":null}';
  expect(await read(json, 'application/json')).toBe(
    [
      '```json',
      '{',
      '  "id": 12345678901234567890,',
      '  "name": "Grüße",',
      '  "list": [',
      '    1,',
      '    2.50,',
      '    [],',
      '    {}',
      '  ],',
      '  "nothing": null',
      '}',
      '```',
    ].join('\n'),
  );
});

test.each([',', ';', '\t'])('CSV with the separator %j becomes a table', async (delimiter) => {
  const csv = [['part', 'note'], ['G4', '"a | b\nc"'], ['G5']].map((record) => record.join(delimiter)).join('\r\n');
  expect(await read(csv, 'text/csv')).toBe('| part | note |\n| --- | --- |\n| G4 | a \\| b c |\n| G5 |');
});

test.each(['sep=;\r\n', '\ufeffSEP=;\n'])('CSV that begins with %j has the separator of this line', async (line) => {
  expect(await read(`${line}a,b;c\n1;2`, 'text/csv')).toBe('| a,b | c |\n| --- | --- |\n| 1 | 2 |');
  expect(await read(`sep=;;\nb,c`, 'text/csv')).toContain('sep=');
});

test('XML becomes an outline, and inline markup stays within its sentence', async () => {
  const xml =
    '<?xml version="1.0"?><!DOCTYPE manual><manual version="2"><!-- no -->' +
    '<step>Hold the <b>red</b> button &amp; wait.</step><empty/><part no="7"><![CDATA[a < b]]></part></manual>';
  expect(await read(xml, 'application/xml')).toBe(
    '- manual (version: 2)\n  - step: Hold the red button & wait.\n  - empty\n  - part (no: 7): a < b',
  );
});

test('YAML stays unchanged in a fence that its content cannot close', async () => {
  expect(await read('a: |\n  ```\n  x\n', 'application/yaml')).toBe('````yaml\na: |\n  ```\n  x\n````');
});

test('HTML keeps headings, lists, tables and code, and drops scripts, styles and images', async () => {
  const html =
    '<!doctype html><html><head><title>t</title><style>p{}</style></head><body><script>alert(1)</script>' +
    `<h2>Arm <em>X2</em></h2>
    <p>It stops at <a href="https://acme.example">40&nbsp;degrees</a>.</p><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>
    <table><caption>Parts</caption><thead><tr><th>Part</th><th>No</th></tr></thead>` +
    `<tbody><tr><td>G4</td><td>7</td></tr></tbody></table>
    <pre>a\n  b</pre><img src="x" alt="picture"></body></html>`;
  expect(await read(html, 'text/html')).toBe(
    [
      '## Arm X2',
      '',
      'It stops at 40\u00a0degrees.',
      '',
      '- one',
      '  - inner',
      '- two',
      '',
      'Parts',
      '',
      '| Part | No |',
      '| --- | --- |',
      '| G4 | 7 |',
      '',
      '```',
      'a',
      '  b',
      '```',
    ].join('\n'),
  );
});

test('PDF: joins sentences across lines, detects headings by font size, and keeps page order', async () => {
  const sentence =
    'The arm stops by itself when the joint temperature reaches 40 degrees, ' +
    'and it starts again when it has cooled down to 30 degrees.';
  expect(await read(fixture('manual.pdf'), 'application/pdf')).toBe(
    `# Arm X2\n\n${sentence}\n\nSecond paragraph.\n\n## Parts\n\nGripper G4, Grüße`,
  );
});

test('PDF: removes repeated headers and footers, except on the first page', async () => {
  const text = await read(fixture('headers.pdf'), 'application/pdf');
  expect(text.match(/Arm X2 manual|Page \d of 4/g)).toEqual(['Arm X2 manual', 'Page 1 of 4']);
  expect(text.match(/Text \d on page \d\./g)).toHaveLength(12);
});

test('PDF: reads an encrypted file with an empty password', async () => {
  expect(await read(fixture('owner-password.pdf'), 'application/pdf')).toBe('Open to all');
});

test('PDF: reads Japanese and Chinese fonts that are not embedded', async () => {
  const text = await readInChildProcess(fixture('cjk.pdf'), 'application/pdf');
  for (const line of [
    '日本語の取扱説明書です。ブレーキの点検を毎月行う。',
    '每月检查制动器和安全罩。',
    'English pangolin line',
  ])
    expect(text).toContain(line);
});

test('Word documents keep headings, lists and tables', async () => {
  expect(await readInChildProcess(fixture('manual.docx'), docxType)).toBe(
    [
      '# Arm X2',
      '',
      'The arm stops by itself when the joint temperature reaches 40 degrees.',
      '',
      '## Parts',
      '',
      '- Gripper',
      '',
      '| Part | Number |',
      '| --- | --- |',
      '| Gripper G4 | 7\\|31 |',
    ].join('\n'),
  );
});

test.each([
  ['application/octet-stream', 'table.csv', 'csv'],
  ['text/plain', 'table.CSV', 'csv'],
  ['', 'table.csv', 'csv'],
  ['text/plain', 'table', 'txt'],
  ['Text/CSV ; header=present', 'table.txt', 'csv'],
  ['text/markdown; charset=utf-8', 'table.csv', 'md'],
  ['application/problem+json', '', 'json'],
  ['application/vnd.acme+json;v=2', '', 'json'],
  ['image/svg+xml', '', 'xml'],
  ['application/x-unknown', 'parts.xlsx', 'xlsx'],
  ['application/vnd.ms-excel', 'parts.csv', 'csv'],
  ['video/mp2t', 'robot.ts', 'source code'],
  ['text/x-python', 'robot', 'source code'],
  ['application/octet-stream', 'Makefile', 'source code'],
])(
  'content type %j with file name %j: the content type decides unless it is unspecific or unknown',
  (contentType, fileName, kind) => {
    expect(statedType({ contentType, fileName })).toBe(kind);
  },
);

const unsupported =
  'Files of this type cannot be read; supported types: txt, md, json, csv, xml, yaml, html, pdf, docx, xlsx, pptx, ' +
  'odt, rtf, epub, eml, source code';

test.each([
  ['an unsupported type', 'video/mp4', 'a.mp4', 'abc', unsupported],
  ['no type and no extension', 'application/octet-stream', 'README', 'abc', unsupported],
  ['an extension that is the name of a property of every object', '', 'a.constructor', 'abc', unsupported],
  ['a text with the type of a PDF', 'application/pdf', '', 'abc', 'The file is damaged or is not a PDF document'],
  [
    'a PDF with the type of a text',
    'text/markdown',
    '',
    '%PDF-1.7',
    'The type of the file is a Markdown text, but its content is a PDF document',
  ],
  [
    'an archive with the type JSON',
    'application/json',
    '',
    'PK\x03\x04',
    'The type of the file is JSON, but its content is a ZIP archive',
  ],
  [
    'an old Word document',
    docxType,
    '',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'The type of the file is a Word document (.docx), but its content is an old Office file or an encrypted one; ' +
      'save it as .docx, .xlsx or .pptx without a password',
  ],
  [
    'an image with the type of a PDF',
    'application/pdf',
    '',
    '\x89PNG',
    'The type of the file is a PDF document, but its content is an image',
  ],
])('the reader rejects %s', (_name, contentType, fileName, bytes, reason) => {
  expect(() => typeOf({ content: Buffer.from(bytes, 'latin1'), contentType, fileName })).toThrow(
    expect.objectContaining({ name: 'DocumentError', message: reason }),
  );
});
