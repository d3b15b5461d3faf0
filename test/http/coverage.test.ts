// Walks the contract: every operation has a file of tests, with a case for each kind of answer.
//
// The convention: test/api/<noun>/<operationId>.test.ts, where the title of a test begins with the status it is about (`404 for a missing
// and a deleted one`). A test of a success may be called anything that says what it does; `testAccess(…)` of test/api/agents/support.ts
// stands for a 2xx for each role of `allowed`, a 401, and a 403 for each role of `refused`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../server/generated/operations.js';

const folder = new URL('../api/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
const operationIds = Object.keys(operations) as OperationId[];

/** The titles of all tests in a text: what stands first in `test(…)` and `it(…)`, and in the second brackets of their `.each(…)(…)`. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(/(?:\b(?:test|it)\(|\]\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title]) => title ?? '',
  );
}

function casesIn(text: string): Set<string> {
  const cases = new Set(titlesIn(text).map((title) => /^[345]\d\d\b/.exec(title)?.[0] ?? '2xx'));
  const [, access] = /testAccess\(([\s\S]*?)\n?\s*\}\);/.exec(text) ?? [];
  if (access !== undefined) {
    cases.add('401');
    if (/allowed: \[\s*'/.test(access)) cases.add('2xx');
    if (/refused: \[\s*'/.test(access)) cases.add('403');
  }
  return cases;
}

function casesNeeded(id: OperationId): string[] {
  const { statuses, public: isPublic } = operations[id] as { statuses: readonly number[]; public: boolean };
  const failures = [400, 401, 403, 404].filter((status) => statuses.includes(status) && !(isPublic && status === 403));
  return ['2xx', ...failures.map(String)];
}

test('titles are found in every way of writing them', () => {
  const text = `test('404 a', f); it("a '400'", f); test.each([\n['x'],\n])('403 %s', f); describe('500', f); test.each(list)('401', f)`;
  expect(titlesIn(text)).toEqual(['404 a', "a '400'", '403 %s']);
});

test.each(operationIds)('%s', (id) => {
  const names = files.filter((name) => name.split('/').at(-1) === `${id}.test.ts`);
  expect({ operation: id, files: names.length }).toEqual({ operation: id, files: 1 });
  const text = readFileSync(new URL(names[0] ?? '', folder), 'utf8');
  const { method, path } = operations[id];
  expect(text).toContain(`${method.toUpperCase()} ${path}`);
  const cases = casesIn(text);
  expect({ operation: id, missing: casesNeeded(id).filter((name) => !cases.has(name)) }).toEqual({
    operation: id,
    missing: [],
  });
});
