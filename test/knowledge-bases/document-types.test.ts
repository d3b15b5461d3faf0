import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { documentTypes } from '../../server/generated/document-types.js';
import { addFile, createBase, processed, search, upload } from '../api/knowledge-bases/support.js';
import { eml, encodingOf, fixture } from '../documents/support.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true, readsDocumentsHere: false });
});
afterAll(() => server?.stop());

const stops = 'The arm stops by itself when the joint temperature reaches 40 degrees.';

/** For each type: the file, its name, and words in its text. */
const files: Readonly<Record<keyof typeof documentTypes.types, () => Promise<[string | Buffer, string, string]>>> = {
  txt: async () => [stops, 'manual.txt', 'joint temperature'],
  md: async () => [`# Arm\n\n${stops}`, 'manual.md', 'joint temperature'],
  json: async () => ['{"part":"Gripper G4"}', 'part.json', 'Gripper G4'],
  csv: async () => ['part;number\nGripper G4;7', 'parts.csv', 'Gripper G4'],
  xml: async () => ['<part>Gripper G4</part>', 'part.xml', 'Gripper G4'],
  yaml: async () => ['part: Gripper G4', 'part.yml', 'Gripper G4'],
  html: async () => ['<p>Gripper G4</p>', 'part.html', 'Gripper G4'],
  pdf: async () => [fixture('manual.pdf'), 'manual.pdf', 'joint temperature'],
  docx: async () => [fixture('manual.docx'), 'manual.docx', 'joint temperature'],
  xlsx: async () => [fixture('parts.xlsx'), 'parts.xlsx', 'rich text'],
  pptx: async () => [fixture('manual.pptx'), 'manual.pptx', 'joint temperature'],
  odt: async () => [fixture('manual.odt'), 'manual.odt', 'joint temperature'],
  rtf: async () => [fixture('manual.rtf'), 'manual.rtf', 'joint temperature'],
  epub: async () => [fixture('manual.epub'), 'manual.epub', 'joint temperature'],
  eml: async () => [eml, 'message.eml', 'arm stopped'],
  'source code': async () => ['def stop(arm):\n    arm.stop()', 'robot.py', 'arm.stop'],
};

const contentTypeOf = (type: string): string =>
  Object.entries(documentTypes.byContentType).find(([, found]) => found === type)?.[0] ?? '';

test('a file of each supported type is processed and found by its words', async () => {
  const { id: kbId } = await createBase(server);
  const added = [];
  for (const [type, file] of Object.entries(files)) {
    const [content, fileName, words] = await file();
    const contentType = contentTypeOf(type);
    const { fileId } = await addFile(server, kbId, content, { fileName, contentType });
    added.push({ type, fileId, words });
  }
  const ended = await processed(server, kbId);
  expect(ended.filter(({ processingStatus }) => processingStatus !== 'completed')).toEqual([]);
  for (const { type, fileId, words } of added) {
    const found = await search(server, kbId, words, { mode: 'text', limit: 20 });
    expect({ type, found: found.map((passage) => passage.fileId) }).toEqual({
      type,
      found: expect.arrayContaining([fileId]),
    });
  }
}, 180_000);

/** Encodings that only `npm run test:full` tests here. test/documents/encodings.test.ts always tests their decoding. */
const moreEncodings = [
  ['gb18030', '机械臂的关节温度达到四十度时会自动停止。请定期润滑轴承。', '润滑轴承'],
  ['euc-kr', '로봇 팔은 관절 온도가 40도에 도달하면 자동으로 정지합니다.', '자동으로'],
  ['windows-1251', 'Рука робота останавливается сама, когда температура достигает 40 градусов.', 'температура'],
] as const;

test.each([
  ['shift_jis', 'ロボットアームは関節の温度が40度に達すると自動的に停止します。', '自動的に停止'],
  ['windows-1252', 'Le bras s’arrête de lui-même dès que la température dépasse 40 degrés.', 'température'],
  ...(isFullRun ? moreEncodings : []),
])('a text in %s is found by its words', async (encoding, text, words) => {
  const { id: kbId } = await createBase(server);
  const { fileId } = await addFile(server, kbId, encodingOf(text, encoding), {
    fileName: 'notes.txt',
    contentType: 'text/plain',
  });
  expect(await processed(server, kbId)).toMatchObject([{ processingStatus: 'completed' }]);
  expect(await search(server, kbId, words, { mode: 'text' })).toMatchObject([{ fileId, text }]);
});

test.each([
  ['image/png', 'scan.png'],
  ['video/mp4', 'notes.txt'],
  ['application/octet-stream', 'README'],
  ['application/msword', 'old.doc'],
  ['application/vnd.ms-excel', 'old.xls'],
  ['application/zip', 'archive.zip'],
])('a file of type %s with the name %s is refused with the list of supported types', async (contentType, fileName) => {
  const { id: kbId } = await createBase(server);
  const keys = await upload(server, 'x', { contentType });
  const reply = await server.call('POST', '/kb/files', { body: { kbId, ...keys, contentType, fileName } });
  expect(reply).toMatchObject({
    status: 400,
    body: {
      error: `File type is not supported; supported types: ${Object.keys(documentTypes.types).join(', ')}`,
    },
  });
  expect(reply.headers.get('x-error-code')).toBe('file_type_not_supported');
});

test('a file whose content does not match its type ends as parse_failed with the reason', async () => {
  const { id: kbId } = await createBase(server);
  await addFile(server, kbId, 'not a workbook', {
    fileName: 'parts.xlsx',
    contentType: contentTypeOf('xlsx'),
  });
  expect(await processed(server, kbId)).toMatchObject([
    {
      processingStatus: 'parse_failed',
      processingError: 'The file is damaged or is not an Excel workbook (.xlsx)',
    },
  ]);
});

// In the default run, test/documents/chunking-cost.test.ts chunks a text of this length.
if (isFullRun)
  test('a text of more than 5 million characters is cut into parts and found to its end', async () => {
    const { id: kbId } = await createBase(server, {});
    const line = 'The arm of this robot writes the same line into its log again and again.\n';
    const text = `${line.repeat(Math.ceil(5_500_000 / line.length))}\nThe last entry names the bearing zweckform.`;
    await addFile(server, kbId, text, { fileName: 'robot.log', contentType: 'text/plain' });
    expect(await processed(server, kbId)).toMatchObject([{ processingStatus: 'completed' }]);
    const [found] = await search(server, kbId, 'zweckform', { mode: 'text', limit: 1 });
    expect(found).toMatchObject({ text: expect.stringContaining('zweckform') });
  }, 180_000);

test('a description in the contract lists every supported type', async () => {
  const contract = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(contract).toContain(`Supported types: ${Object.keys(documentTypes.types).join(', ')}.`);
});
