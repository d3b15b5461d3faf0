// Pages refer to files of the repository, which may be renamed. Each reference must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readContract } from '../../codegen/contract.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', '.git', '.data']);

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
/** The generated list of changes quotes patterns that look like links. */
const pages = pagesBelow(root).filter((page) => !page.endsWith('changes-since-release.md'));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

/** Returns the anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (page: string) =>
  [...withoutCode(readFileSync(page, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

test('every relative link leads to a file and, with an anchor, to a heading', () => {
  const broken = pages.flatMap((page) =>
    [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .filter(([, target = '']) => !leadsSomewhere(page, target))
      .map(([, target]) => `${relative(root, page)}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every path of a source file that a page names exists', () => {
  const missing = pages.flatMap((page) => {
    const bases = [root, join(root, 'server'), dirname(page)];
    return [...withoutCode(readFileSync(page, 'utf8')).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|md|sql|yaml))`/g)]
      .filter(([, path = '']) => !bases.some((base) => existsSync(join(base, path))))
      .map(([, path]) => `${relative(root, page)}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('every decision page is listed in the index and has a date and the same sections', () => {
  const folder = join(root, 'server/docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const names = readdirSync(folder).filter((name) => name !== 'README.md');
  const sections = ['**Status**: ', '## Context', '## Decision', '## Alternatives considered', '## Consequences'];
  const faults = names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const places = sections.map((section) => text.indexOf(`\n${section}`));
    const isDated = /^\*\*Status\*\*: accepted, \d{4}-\d{2}-\d{2}\./m.test(text);
    const isInOrder = places.every((place, position) => place > (places[position - 1] ?? -1));
    const title = /^# (.*)$/m.exec(text)?.[1];
    return [
      ...(isDated ? [] : [`${name}: status and date`]),
      ...(isInOrder ? [] : [`${name}: sections`]),
      ...(index.includes(`[${title}](${name})`) ? [] : [`${name}: index`]),
    ];
  });
  expect(names.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the architecture page names the module of every path', () => {
  const page = readFileSync(join(root, 'server/docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`\/[^|]*) \| `([\w-]+)` +\|$/gm)];
  const modules = rows.flatMap(([, paths = '', name = '']) =>
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']): [string, string] => [path, name]),
  );
  const moduleOf = (path: string) =>
    modules
      .filter(([start]) => path === start || path.startsWith(`${start}/`))
      .sort(([one], [other]) => other.length - one.length)[0]?.[1];
  const misplaced = readContract().operations.filter(({ id, path }) => {
    const handlers = join(root, 'server/modules', moduleOf(path) ?? '', 'handlers.ts');
    return !existsSync(handlers) || !new RegExp(`^    (async )?${id}[(:]`, 'm').test(readFileSync(handlers, 'utf8'));
  });
  expect(misplaced.map(({ id, path }) => `${path}: ${id}`)).toEqual([]);
  expect(modules.length).toBeGreaterThan(10);
});
