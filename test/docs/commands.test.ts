// Tests the npm scripts that pages name, and the form of pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['configuration', 'processes', 'operations', 'maintenance', 'benchmarks', 'architecture'].map(
    (name) => `server/docs/${name}.md`,
  ),
  ...readdirSync(new URL('server/docs/guides', root)).map((name) => `server/docs/guides/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The test that runs each script, or the file that the script starts. */
const testOf: Record<string, string> = {
  start: 'test/start/start.test.ts',
  'start:api': 'test/start/roles.test.ts',
  worker: 'test/start/roles.test.ts',
  token: 'test/start/start.test.ts',
  migrate: 'test/start/environment.test.ts',
  doctor: 'test/operations/doctor.test.ts',
  objects: 'test/operations/backup.test.ts',
  mock: 'test/contract/mock-command.test.ts',
  generate: 'test/contract/generated.test.ts',
  test: 'test/docs/commands.test.ts',
};

/** Names of npm scripts in the code of a page. */
const scriptsIn = (text: string): string[] => {
  const code = [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  return code.flatMap((part) =>
    [...part.matchAll(/\bnpm (?:run (?:--silent |-s )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, name, short]) => name ?? short ?? '',
    ),
  );
};

const shown = [...new Set(pages.flatMap((page) => scriptsIn(read(page))))].sort();

test('every npm script that a page names exists', () => {
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('every npm script that a page names has a test in `testOf`, or is listed as not run', () => {
  const [, notRun = ''] = /\n## Commands that no test runs\n([\s\S]*?)(?=\n## )/.exec(read('CONTRIBUTING.md')) ?? [];
  const listed = scriptsIn(notRun);
  expect(shown.filter((name) => testOf[name] === undefined && !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => testOf[name] !== undefined)).toEqual([]);
  expect(Object.values(testOf).filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('the README has at most 120 lines, and pages with at least five sections have a table of contents', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
  const without = pages.filter((page) => {
    const text = read(page);
    const headings = text.match(/^## /gm)?.length ?? 0;
    return page !== 'README.md' && headings >= 5 && !/^- \[[^\]]+\]\(#/m.test(text);
  });
  expect(without).toEqual([]);
});
