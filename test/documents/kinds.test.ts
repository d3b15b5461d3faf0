// Every kind of document, as people have them, becomes Markdown.
import { afterAll, expect, test } from '@jest/globals';
import { kindOf } from '../../server/platform/documents/kinds.js';
import { DocumentError } from '../../server/platform/documents/index.js';
import { createDocumentReader } from '../../server/platform/documents/reader.js';
import { docx, docxType, pdf, readingOf } from './support.js';

const reader = createDocumentReader();
afterAll(() => reader.close());

const read = (content: Uint8Array | string, contentType: string, fileName?: string): Promise<string> =>
  readingOf(reader, content, contentType, fileName);

test('plain text and Markdown stay as they are, with one kind of line end', async () => {
  expect(await read('one\r\ntwo\rthree  \n\n\n\nfour\n', 'text/plain', 'a.txt')).toBe('one\ntwo\nthree\n\nfour');
  expect(await read('# Arm\n\n- stops\n', 'text/markdown')).toBe('# Arm\n\n- stops');
});

test('JSON gets a line a value; numbers keep all their digits, and letters are written as letters', async () => {
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

test.each([',', ';', '\t'])('CSV with %j between its fields becomes a table', async (delimiter) => {
  const csv = [['part', 'note'], ['G4', '"a | b\nc"'], ['G5']].map((record) => record.join(delimiter)).join('\r\n');
  expect(await read(csv, 'text/csv')).toBe('| part | note |\n| --- | --- |\n| G4 | a \\| b c |\n| G5 |');
});

test('XML becomes an outline; what is marked up within a sentence stays in it', async () => {
  const xml =
    '<?xml version="1.0"?><!DOCTYPE manual><manual version="2"><!-- no --><step>Hold the <b>red</b> button &amp; wait.</step><empty/><part no="7"><![CDATA[a < b]]></part></manual>';
  expect(await read(xml, 'application/xml')).toBe(
    '- manual (version: 2)\n  - step: Hold the red button & wait.\n  - empty\n  - part (no: 7): a < b',
  );
});

test('YAML stays as it is, in a fence that nothing in it can end', async () => {
  expect(await read('a: |\n  ```\n  x\n', 'application/yaml')).toBe('````yaml\na: |\n  ```\n  x\n````');
});

test('HTML keeps headings, lists, tables and code, and loses scripts, styles and pictures', async () => {
  const html = `<!doctype html><html><head><title>t</title><style>p{}</style></head><body><script>alert(1)</script><h2>Arm <em>X2</em></h2>
    <p>It stops at <a href="https://acme.example">40&nbsp;degrees</a>.</p><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>
    <table><caption>Parts</caption><thead><tr><th>Part</th><th>No</th></tr></thead><tbody><tr><td>G4</td><td>7</td></tr></tbody></table>
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

test('PDF: sentences are whole across lines, large letters are headings, pages follow each other', async () => {
  const sentence =
    'The arm stops by itself when the joint temperature reaches 40 degrees, and it starts again when it has cooled down to 30 degrees.';
  const content = await pdf((document) => {
    document.fontSize(20).text('Arm X2');
    document.fontSize(11).text(sentence).moveDown().text('Second paragraph.');
    document.addPage().fontSize(15).text('Parts').fontSize(11).text('Gripper G4, Grüße');
  });
  expect(await read(content, 'application/pdf')).toBe(
    `# Arm X2\n\n${sentence}\n\nSecond paragraph.\n\n## Parts\n\nGripper G4, Grüße`,
  );
});

test('PDF: one that is encrypted for everybody to read is read', async () => {
  expect(
    await read(
      await pdf((document) => document.text('Open to all'), {
        ownerPassword: 'secret',
        permissions: { printing: 'lowResolution' },
      }),
      'application/pdf',
    ),
  ).toBe('Open to all');
});

test('Word documents keep headings, lists and tables', async () => {
  expect(await read(await docx(), docxType)).toBe(
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
])(
  'content type %j with file name %j: the content type decides unless it says nothing',
  (contentType, fileName, kind) => {
    expect(kindOf({ content: Buffer.from('[1]'), contentType, fileName })).toBe(kind);
  },
);

test.each([
  [
    'a type nobody reads',
    'video/mp4',
    'a.mp4',
    'abc',
    'Files of this type cannot be read; these can: txt, md, json, csv, xml, yaml, html, pdf, docx',
  ],
  [
    'no type and no extension',
    'application/octet-stream',
    'README',
    'abc',
    'Files of this type cannot be read; these can: txt, md, json, csv, xml, yaml, html, pdf, docx',
  ],
  [
    'a name like a property of every object',
    '',
    'a.constructor',
    'abc',
    'Files of this type cannot be read; these can: txt, md, json, csv, xml, yaml, html, pdf, docx',
  ],
  [
    'a text said to be a PDF',
    'application/pdf',
    '',
    'abc',
    'The file is not a PDF document, although its type says so, or it is damaged',
  ],
  [
    'a PDF said to be a text',
    'text/markdown',
    '',
    '%PDF-1.7',
    'The type of the file is a Markdown text, but its content is a PDF document',
  ],
  [
    'an archive said to be JSON',
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
    'The type of the file is a Word document (.docx), but its content is an old Office file or an encrypted one; save it as .docx without a password',
  ],
  [
    'a picture said to be a PDF',
    'application/pdf',
    '',
    '\x89PNG',
    'The type of the file is a PDF document, but its content is an image',
  ],
])('refused: %s', (_name, contentType, fileName, bytes, reason) => {
  expect(() => kindOf({ content: Buffer.from(bytes, 'latin1'), contentType, fileName })).toThrow(
    new DocumentError(reason),
  );
});
