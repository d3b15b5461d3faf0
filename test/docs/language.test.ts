// Tests the language of code and pages. test/contract/words.test.ts tests that of the contract.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { commentsOf, longSentences, paragraphsOf } from '../support/sentences.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const phrases: [phrase: RegExp, instead: string][] = [
  [/\b([Ss]omebody|[Nn]obody|[Ww]hoever|[Aa]nybody|[Ee]verybody)\b/, 'the caller, another worker, no process'],
  [/\bstrangers?\b/i, 'cross-tenant'],
  [/\bleftovers?\b/i, 'orphaned objects'],
  [/\b(is|are|was|were) answered with\b/i, 'returns'],
  [/\bunder way\b/i, 'in progress'],
  [/\bfor ever\b/i, 'indefinitely'],
  [/\bany more\b/i, 'no longer'],
  [/\bat one time\b/i, 'concurrently'],
  [/\bas good as\b/i, 'equivalent to'],
  [/\bnever was\b/i, 'does not exist'],
  [/\b(told|tells)\b/i, 'emits, reports, notifies'],
  [/\bturnstile\b/i, 'semaphore'],
];

/** Files whose texts come from elsewhere, and the lists of these phrases. */
const skipped =
  /(^|\/)generated\/|interface\.md$|^sdk\/(released\/|api-report)|^test\/contract\/words\.test\.ts$|^test\/docs\/language/;
const isRead = (path: string) => /\.(tsx?|md|cjs|mjs|js)$/.test(path) && !skipped.test(path);
/** The name of the Unix user without rights. */
const names = /[`'"]nobody[`'"]/g;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isRead)
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

test('texts use the terms of the trade', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        phrases
          .filter(([phrase]) => phrase.test(line.replace(names, '')))
          .map(([, instead]) => `${path}:${index + 1}: ${line.trim()} → ${instead}`),
      ),
  );
  expect(found).toEqual([]);
});

test('sentences have at most 25 words', () => {
  const paragraphs = files
    .filter(({ path, text }) => !/CHANGELOG\.md$|\/fixtures\//.test(path) && !text.startsWith('<!-- Generated'))
    .flatMap(({ path, text }) =>
      (path.endsWith('.md') ? paragraphsOf : commentsOf)(text).map((paragraph) => ({ path, paragraph })),
    );
  expect(paragraphs.length).toBeGreaterThan(8000);
  const found = paragraphs.flatMap(({ path, paragraph }) =>
    longSentences(paragraph).map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});
