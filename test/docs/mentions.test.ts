// Finds comments and pages that refer to files, folders or names that do not exist.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
const paths = new Set(tracked);
/** Tracked files by each end of their path: `types.ts`, `generated/types.ts`, `server/generated/types.ts`. */
const byEnd = new Map<string, string[]>();
for (const path of tracked) {
  const parts = path.split('/');
  for (let first = 0; first < parts.length; first += 1) {
    const end = parts.slice(first).join('/');
    byEnd.set(end, [...(byEnd.get(end) ?? []), path]);
  }
}
/** Each part of the path of a folder: `chat`, `modules/chat`, `server/modules/chat`, `server/modules`, … */
const folders = new Set<string>();
for (const end of byEnd.keys()) {
  const parts = end.split('/');
  for (let last = 1; last < parts.length; last += 1) folders.add(parts.slice(0, last).join('/'));
}

/** Texts that look like files or folders of this repository. */
const others: Record<string, string> = {
  'SKILL.md': 'a file of each skill, which users write',
  'credentials.json': 'a file in the folder of the embedded object store',
  'connection.json': 'a file in the folder of the embedded Postgres',
  'worker.mjs': 'a file that tests write to a temporary folder',
  'libraries/javascript/src/webhook.test.ts': 'a file of another repository, which the comment names',
  'express.json': 'a method',
  'application/json': 'a media type',
  'application/octet-stream': 'a media type',
  'text/plain': 'a media type',
  'image/heic': 'a media type',
  'a/b': 'an example of a name with a slash',
  'b/c': 'an example of a name with a slash',
  'sdk/dist': 'a folder that a build writes',
};

const skipped = /(^|\/)generated\/|^sdk\/(released\/|changes-since)|interface\.md$/;
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
/** Blocks with a language. Blocks without a language may list files and folders, so they are not code. */
const codeBlocks = /^ *```\w[\s\S]*?^ *```$/gm;

/** Returns the comments of a program, or a page without its code, with single spaces instead of line breaks. */
function textOf(path: string): string {
  const content = readFileSync(join(root, path), 'utf8');
  const text = path.endsWith('.md') ? content.replace(codeBlocks, '') : (content.match(comments) ?? []).join('\n');
  return text.replace(/\s*\n\s*(\*(?!\/)|\/\/)? ?/g, ' ');
}
const texts = tracked
  .filter((path) => /\.(md|[cm]?[jt]sx?)$/.test(path) && !skipped.test(path))
  .map((path) => ({ path, text: textOf(path) }));

const file = String.raw`(?:\.{1,2}\/)*(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|[cm]js|md|sql|ya?ml|json)`;
const mention = new RegExp(String.raw`(?<![\w./@*<>{}$-])(${file})\b(?![\w/*<-]|\.\w)`, 'g');
/** A path without an extension: in backticks, or below a top-level folder. */
const folderMention =
  /`((?:[a-z][\w-]*\/)+[a-z][\w-]*)\/?`|(?<![\w./@*<>{}$-])((?:codegen|mocks|sdk|server|test)(?:\/[\w-]+)+)(?![\w.*<-])/g;
/** A name in a file: «`name` in `file`», «`name` of `file`», «`name` (`file`)». */
const nameInFile = new RegExp(
  String.raw`\`([a-z]\w+)\`(?: (?:in|of)(?: the file)? | \()\`?(${file})\b(?![\w/*<-]|\.\w)`,
  'g',
);

/** Names that their file does not contain yet. */
const missingNames: Record<string, string> = { bugs: 'set before the first release' };

/** A path that begins with a dot is relative to the folder of `from`. */
function filesOf(from: string, mentioned: string): string[] {
  if (!/^\.{1,2}\//.test(mentioned)) return byEnd.get(mentioned) ?? [];
  const path = join(dirname(from), mentioned);
  return paths.has(path) ? [path] : [];
}

test('every file and folder that a comment or a page names exists', () => {
  const found = texts.flatMap(({ path, text }) =>
    [...text.matchAll(mention), ...text.matchAll(folderMention)].map(([, first, second]) => ({
      path,
      mentioned: first ?? second ?? '',
    })),
  );
  expect(found.length).toBeGreaterThan(900);
  const missing = found.filter(
    ({ path, mentioned }) => filesOf(path, mentioned).length === 0 && !folders.has(mentioned),
  );
  expect(missing.filter(({ mentioned }) => others[mentioned] === undefined)).toEqual([]);
  expect(Object.keys(others).filter((name) => !missing.some(({ mentioned }) => mentioned === name))).toEqual([]);
});

test('the architecture page lists every top-level folder and every folder of server/, and no others', () => {
  const page = readFileSync(join(root, 'server/docs/architecture.md'), 'utf8');
  const [, block = ''] = /^```\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const listed = [...block.matchAll(/^( *)([\w-]+)\/(?: |$)/gm)].map(
    ([, indent, name]) => (indent ? 'server/' : '') + name,
  );
  const existing = tracked.flatMap((path) => /^(?:server\/)?[\w-]+(?=\/)/.exec(path) ?? []);
  expect(listed.sort()).toEqual([...new Set(['server', ...existing])].sort());
  const named = [...page.matchAll(/\bfolders?\s((?:`[\w-]+`(?:,| and)?\s*)+)/g)].flatMap(
    ([, names = '']) => names.match(/[\w-]+(?=`)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((name) => !tracked.some((path) => path.startsWith('server/') && path.includes(`/${name}/`))),
  ).toEqual([]);
});

test('a file contains each name that a comment or a page says it contains', () => {
  const found = texts.flatMap(({ path, text }) =>
    [...text.matchAll(nameInFile)].map(([, name = '', mentioned = '']) => ({ path, name, mentioned })),
  );
  expect(found.length).toBeGreaterThan(10);
  const missing = found.filter(({ path, name, mentioned }) => {
    const files = filesOf(path, mentioned);
    return (
      files.length > 0 &&
      !missingNames[name] &&
      !files.some((one) => readFileSync(join(root, one), 'utf8').includes(name))
    );
  });
  expect(missing).toEqual([]);
});
