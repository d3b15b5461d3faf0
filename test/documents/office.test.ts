// Tests that OpenDocument, RTF, EPUB, presentations, workbooks, emails and source code become Markdown.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { encodingOf, eml, ooxml, readingHere, xlsxOf, zip } from './support.js';

const reader = createDocumentReader();
afterAll(() => reader.close());

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const read = (content: Uint8Array | string, fileName: string): Promise<string> =>
  readingHere(reader, content, 'application/octet-stream', fileName);

const odtOf = (files: Record<string, string>): Buffer =>
  zip(
    Object.entries({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'META-INF/manifest.xml': '<manifest:manifest/>',
      ...files,
    }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
  );

const sentence = 'The arm stops by itself when the joint temperature reaches 40 degrees. Grüße, 東京, don’t.';
const parts = '| Part | Number |\n| --- | --- |\n| Gripper G4 | 7\\|31 |\n| Motor M1 | 12 |';

test.each(['odt', 'rtf', 'epub'])('%s: keeps headings, paragraphs, lists, tables and footnotes', async (type) => {
  const text = await read(fixture(`manual.${type}`), `manual.${type}`);
  expect(text).toContain(`# Arm X2\n\n${sentence}`);
  expect(text).toContain('\n## Parts\n\n- Gripper\n');
  expect(text).toMatch(/^ *- Inner$/m);
  if (type !== 'rtf') expect(text).toMatch(/^ *1\. First\n+ *2\. Second$/m);
  expect(text).toContain(parts);
  expect(text).toContain('Measured at the bearing.');
  expect(text.match(/^# Arm X2 manual$/gm)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('pptx: writes a section per slide with its title, in the order of the presentation', async () => {
  const text = await read(fixture('manual.pptx'), 'manual.pptx');
  expect(text.match(/^## .*$/gm)).toEqual(['## Arm X2 manual', '## Arm X2', '## Slide 3', '## Notes']);
  expect(text).toContain(sentence);
  expect(text).toContain(parts);
});

test('pptx: reads notes, leaves out page numbers and repeated fallbacks, and follows the list of slides', async () => {
  const paragraph = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const shape = (type: string, text: string): string =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph(text)}</p:txBody></p:sp>`;
  const slide = (shapes: string): string => `<p:sld><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
  const presentation = ooxml('ppt/presentation.xml', {
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': { a: ['slide', 'slides/slide1.xml'], b: ['slide', '/ppt/slides/slide2.xml'] },
    'ppt/slides/slide1.xml': slide(
      `${shape('ctrTitle', 'Last')}${shape('sldNum', '2')}<mc:AlternateContent>` +
        `<mc:Choice>${shape('body', 'once')}</mc:Choice><mc:Fallback>${shape('body', 'once')}</mc:Fallback>` +
        '</mc:AlternateContent>',
    ),
    'ppt/slides/slide2.xml': slide(shape('title', 'First &amp; best')),
    'ppt/slides/_rels/slide2.xml.rels': { n: ['notesSlide', '../notesSlides/notes.xml'] },
    'ppt/notesSlides/notes.xml': slide(`${shape('sldNum', '1')}${shape('body', 'Say hello.')}`),
  });
  expect(await read(presentation, 'a.pptx')).toBe('## First & best\n\nNotes:\n\nSay hello.\n\n## Last\n\nonce');
});

test('xlsx: writes a table per sheet, with dates, percentages, formulas and rich text as displayed', async () => {
  expect(await read(fixture('parts.xlsx'), 'parts.xlsx')).toBe(
    [
      '## Parts',
      '',
      '| Part | When | Share | Price | Formula | Flag |',
      '| --- | --- | --- | --- | --- | --- |',
      '| G4 | 2026-03-04 | 12.5% | 12.5 | 2 | TRUE |',
      '| rich text |',
      '|  | 2026-03-04 13:30 |',
      '',
      '## Far',
      '',
      '| far |',
      '| --- |',
    ].join('\n'),
  );
});

test('xlsx: keeps columns aligned, rounds as Excel does, reads inline strings, errors and times', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="C1" t="inlineStr"><is><r><t>b</t></r><r><t> c</t>' +
    '</r><rPh><t>no</t></rPh></is></c></row>' +
    '<row r="3"><c r="C3"><v>0.30000000000000004</v></c></row>' +
    '<row><c t="e"><v>#N/A</v></c><c t="str"><v>x &lt; y</v></c><c s="1"><v>0.5</v></c><c s="2"><v>59</v></c></row>';
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;day&quot;0.0"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  expect(await read(xlsxOf(rows, styles), 'a.xlsx')).toBe(
    '## One\n\n| a |  | b c |\n| --- | --- | --- |\n|  |  | 0.3 |\n| #N/A | x < y | 12:00 | 1900-02-28 |',
  );
});

test('xlsx: cells without a reference follow each other from the first column', async () => {
  const row = (...cells: string[]) =>
    `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  expect(await read(xlsxOf(row('Name', 'Age') + row('Ada', '36')), 'a.xlsx')).toBe(
    '## One\n\n| Name | Age |\n| --- | --- |\n| Ada | 36 |',
  );
});

test('odt: numbers lists as their styles declare, also of nested and continued lists', async () => {
  const level = (number: number, attributes: string) =>
    `<text:list-level-style-number text:level="${number}" style:num-suffix="." ${attributes}/>`;
  const list = (attributes: string, ...items: string[]) =>
    `<text:list ${attributes}>${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
  const p = (text: string) => `<text:p>${text}</text:p>`;
  const numbers = 'text:style-name="N"';
  const odt = odtOf({
    'styles.xml':
      '<office:styles><text:list-style style:name="Named">' +
      `${level(1, 'style:num-format="a" text:start-value="3"')}</text:list-style></office:styles>`,
    'content.xml':
      '<office:document-content><office:automatic-styles><text:list-style style:name="N">' +
      `${level(1, 'style:num-format="1"')}${level(2, 'style:num-format=""')}${level(3, 'style:num-format="i"')}` +
      '</text:list-style></office:automatic-styles><office:body><office:text>' +
      list(numbers, p('one'), p('two') + list('', p('bullet') + list('', p('deep')))) +
      p('Between') +
      list(`${numbers} text:continue-numbering="true"`, p('three')) +
      list(numbers, p('again')) +
      list('text:style-name="Named"', p('c')) +
      list('text:style-name="Unknown"', p('plain')) +
      '</office:text></office:body></office:document-content>',
  });
  const lines = (await read(odt, 'a.odt')).split('\n').filter((line) => line !== '');
  expect(lines.map((line) => line.trim())).toEqual([
    '1. one',
    '2. two',
    '- bullet',
    'i. deep',
    'Between',
    '3. three',
    '1. again',
    'c. c',
    '- plain',
  ]);
});

test('odt: reads repeated spaces and line breaks, leaves out comments, deleted text and picture titles', async () => {
  const odt = odtOf({
    'content.xml':
      '<office:document-content><office:automatic-styles><number:date-style><number:text>style</number:text>' +
      '</number:date-style></office:automatic-styles><office:body><office:text><text:tracked-changes>' +
      '<text:p>deleted</text:p></text:tracked-changes>' +
      '<text:h text:outline-level="9">Deep</text:h><text:p>one<text:s text:c="3"/>two<office:annotation>' +
      '<text:p>comment</text:p></office:annotation><text:line-break/>three<svg:title>picture</svg:title></text:p>' +
      '<text:p><text:title>Report</text:title></text:p></office:text></office:body>' +
      '</office:document-content>',
  });
  expect(await read(odt, 'a.odt')).toBe('###### Deep\n\none\u00a0\u00a0\u00a0two\nthree\n\nReport');
});

test.each([
  ['windows-1251', '\\ansicpg1251', 'Рука останавливается'],
  ['shift_jis', '\\ansicpg932', 'アームは停止します'],
  ['gb18030', '{\\fonttbl{\\f0\\fcharset134 SimSun;}}\\f0', '机械臂停止'],
  ['windows-1253', '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset161 B;}}\\f1', 'Ο βραχίονας σταματά'],
])('rtf: decodes %s', async (encoding, head, text) => {
  const escaped = [...encodingOf(text, encoding)].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');
  expect(await read(`{\\rtf1\\ansi${head} ${escaped}\\par}`, 'a.rtf')).toBe(text);
});

test('rtf: skips fallbacks of Unicode characters, hidden text, pictures and headers', async () => {
  const rtf =
    '{\\rtf1\\ansi{\\header page{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}}' +
    '{\\pict\\wmetafile8 0102}{\\pard\\outlinelevel1 Arm\\par}' +
    "{\\pard{\\listtext 1.\\tab}First \\uc2\\u-10179??\\u-8704??\\uc1 \\u8364\\'80 " +
    '{\\v hidden}\\{ok\\}\\par}{\\*\\unknown lost}}';
  expect(await read(rtf, 'a.rtf')).toBe('## Arm\n\n- First 😀€ {ok}');
});

test('eml: writes the subject, sender, recipients, date, names of attachments and the text', async () => {
  expect(await read(eml, 'a.eml')).toBe(
    '# Grüße from Acme\n\nFrom: Ada <ada@acme.example>\nTo: Bob <bob@acme.example>, <eve@acme.example>\n' +
      'Date: 2026-11-03T10:00:00.000Z\nAttachments: plan.pdf\n\nThe arm stopped.\n\n- at 40°',
  );
});

test('eml: decodes the character set of the message, and reads HTML if there is no text', async () => {
  const text = encodingOf('アームは停止します', 'shift_jis');
  const head = 'From: a@acme.example\r\nSubject: x\r\nContent-Type: ';
  expect(
    await read(Buffer.concat([Buffer.from(`${head}text/plain; charset=shift_jis\r\n\r\n`), text]), 'a.eml'),
  ).toContain('アームは停止します');
  expect(await read(`${head}text/html\r\n\r\n<h2>Arm</h2><p>stops</p><script>x</script>`, 'a.eml')).toContain(
    '## Arm\n\nstops',
  );
});

test.each([
  ['robot.py', 'def stop(arm):\n    return arm.stop()', 'py'],
  ['Dockerfile', 'FROM node:20', 'dockerfile'],
  ['robot.ts', 'const a: string = `x`;', 'ts'],
])('source code: %s becomes a fenced block', async (name, code, language) => {
  expect(await readingHere(reader, code, 'text/plain', name)).toBe(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(await readingHere(reader, code, name === 'robot.ts' ? 'video/mp2t' : '', name)).toContain(code);
});
