import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readContract } from '../../codegen/contract/contract.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', '.git', '.data']);

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
const sections = [
  '**Status**: ',
  '## Context',
  '## Decision',
  '## Alternatives considered',
  '## Consequences',
  '## Revisit when',
];
/** Maximum lines of a decision page. */
const maxLines = 60;
/** Excludes the generated list of changes, because it quotes patterns that look like links. */
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

describe('the decision pages', () => {
  const folder = join(root, 'server/docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const decisions = readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

  test.each(decisions)(
    '$name is listed in the index with its status, and has all sections in order, and at most 60 lines',
    (decision) => {
      const { name, text } = decision;
      const title = /^# (.*)$/m.exec(text)?.[1];
      const status = /^\*\*Status\*\*: (accepted, \d{4}-\d{2}-\d{2})\./m.exec(text)?.[1];
      expect(index.split('\n')).toContain(`- [${title}](${name}): ${status}`);
      const places = sections.map((section) => text.indexOf(`\n${section}`));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(text.split('\n').length - 1).toBeLessThanOrEqual(maxLines);
    },
  );

  test.each(decisions)('$name ends with one to three reasons to revisit it and the tests that pin it', ({ text }) => {
    const [, last = ''] = text.split('\n## Revisit when\n\n');
    const [bullets = '', pinned = '', ...more] = last.trimEnd().split('\n\n');
    expect(more).toEqual([]);
    const count = bullets.split('\n').filter((line) => line.startsWith('- ')).length;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(3);
    // test/docs/mentions.test.ts checks that the named tests exist.
    expect(pinned.replace(/\s+/g, ' ')).toMatch(
      /^(No test pins it\.|Pinned by: (`test\/[\w/-]+\.test\.ts`(, |\.$))+)$/,
    );
  });

  test('decision pages exist', () => expect(decisions.length).toBeGreaterThan(0));
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
