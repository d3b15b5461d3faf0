// Tests the language of code and pages. test/contract/words.test.ts tests that of the contract.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { unclearPhrases } from '../support/phrases.js';
import { commentsOf, longSentences, paragraphsOf } from '../support/sentences.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files whose texts come from elsewhere, and the list of phrases. */
const skipped = /(^|\/)generated\/|interface\.md$|^sdk\/(released\/|api-report)|^test\/support\/phrases\.ts$/;
const isRead = (path: string) => /\.(tsx?|md|cjs|mjs|js)$/.test(path) && !skipped.test(path);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isRead)
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

test('texts use the terms of the trade', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => unclearPhrases(line).map((phrase) => `${path}:${index + 1}: ${phrase}`)),
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
